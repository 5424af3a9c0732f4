/**
 * The disclosure buttons of the header. CSS opens a panel on hover; a click keeps it open until it is closed.
 * Escape closes whatever is open, also by hover, and gives the focus back to the button.
 */
export function startMenus(): void {
  const menus = [...document.querySelectorAll<HTMLElement>('.hub-menu')]
  const buttonOf = (menu: HTMLElement) => menu.querySelector<HTMLButtonElement>('.hub-button')
  const isOpen = (menu: HTMLElement) => buttonOf(menu)?.getAttribute('aria-expanded') === 'true'
  const set = (menu: HTMLElement, open: boolean) => buttonOf(menu)?.setAttribute('aria-expanded', String(open))

  for (const menu of menus) {
    buttonOf(menu)?.addEventListener('click', () => {
      const open = !isOpen(menu)
      for (const other of menus) set(other, other === menu && open)
      // A closing click must win over the pointer that still hovers.
      menu.toggleAttribute('data-dismissed', !open)
    })
    menu.addEventListener('pointerleave', () => menu.removeAttribute('data-dismissed'))
    menu.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node) || !menu.contains(event.relatedTarget)) set(menu, false)
    })
  }

  const mobile = document.querySelector<HTMLDetailsElement>('.mobile-menu')
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of menus) {
      const within = menu.contains(document.activeElement)
      if (isOpen(menu) || menu.matches(':hover')) menu.setAttribute('data-dismissed', '')
      if (isOpen(menu) && within) buttonOf(menu)?.focus()
      set(menu, false)
    }
    if (mobile?.open) {
      mobile.open = false
      mobile.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('pointerdown', (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) set(menu, false)
    if (mobile?.open && !mobile.contains(event.target as Node)) mobile.open = false
  })
}
