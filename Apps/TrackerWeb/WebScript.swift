/// The script of pages, without which all of it works, too: it swaps pages instead of loading them.
enum WebScript {
    static let text = """
        (() => {
        let waits = false
        const find = selector => document.querySelector(selector)
        const name = e => e?.closest?.('body *') && [e.closest('[id]')?.id, e.name, e.title, e.getAttribute('href')].join()
        function show(html, url) {
          const page = new DOMParser().parseFromString(html, 'text/html'), focus = name(document.activeElement), y = scrollY
          document.title = page.title
          document.body.replaceWith(document.adoptNode(page.body))
          if (url) history.replaceState(null, '', url)
          scrollTo(0, y)
          const own = find('[autofocus]'), all = document.querySelectorAll('button,a,input')
          ;(own || focus && [...all].find(e => name(e) == focus))?.focus({preventScroll: !own})
        }
        document.addEventListener('submit', async event => {
          const form = event.target, button = event.submitter, mark = button?.getAttribute('aria-pressed')
          if (form.method != 'post') return
          event.preventDefault()
          if (waits) return
          waits = true
          const press = value => mark && button.setAttribute('aria-pressed', value)
          const body = new URLSearchParams(new FormData(form, button))
          press(mark != 'true')
          button?.setAttribute('aria-busy', 'true')
          try {
            const answer = await fetch(form.getAttribute('action') || location.search || '?', {method: 'POST', body})
            show(await answer.text(), answer.redirected && answer.url)
          } catch {
            press(mark)
            button?.removeAttribute('aria-busy')
            const note = find('.notice') || document.body.appendChild(document.createElement('div'))
            note.outerHTML = '<div class="notice" role="alert"><p></p></div>'
            find('.notice p').textContent = document.body.dataset.offline
          }
          waits = false
        })
        document.addEventListener('visibilitychange', async () => {
          if (document.hidden || waits || find('.sheet')) return
          try { show(await (await fetch(location.href)).text()) } catch {}
        })
        })()

        """
}
