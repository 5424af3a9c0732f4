/** Waits until a search field is used; only then the code and the index of the search are fetched. */
export function startSearch(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('[data-search]')]
  for (const form of forms) {
    const load = () => {
      import('#site/search/search-box.ts')
        .then(({ attachSearch }) => attachSearch(form))
        .catch(() => {
          // The form still leads to the list of all pages.
        })
    }
    form.addEventListener('focusin', load, { once: true })
  }

  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    if (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
    const visible = forms.map((form) => form.querySelector('input')).find((input) => (input?.offsetWidth ?? 0) > 0)
    const menu = document.querySelector<HTMLDetailsElement>('.mobile-menu')
    event.preventDefault()
    if (visible) visible.focus()
    else if (menu) {
      menu.open = true
      menu.querySelector('input')?.focus()
    }
  })
}
