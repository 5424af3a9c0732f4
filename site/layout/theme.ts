/** Light, dark or what the system says. The choice is kept in this browser and follows in other tabs. */
const KEY = 'thema'

function stored(): string {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'licht' || value === 'donker' ? value : 'systeem'
  } catch {
    return 'systeem'
  }
}

function apply(theme: string): void {
  const root = document.documentElement
  if (theme === 'systeem') delete root.dataset.theme
  else root.dataset.theme = theme
}

export function startThemeSwitch(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')]
  const show = (theme: string) => {
    apply(theme)
    for (const radio of radios) radio.checked = radio.value === theme
  }
  show(stored())
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      apply(radio.value)
      try {
        if (radio.value === 'systeem') localStorage.removeItem(KEY)
        else localStorage.setItem(KEY, radio.value)
      } catch {
        // Storage is blocked or full: the choice holds for this page.
      }
    })
  }
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) show(stored())
  })
}
