/**
 * Theme, form and accent that a host asked for, set before the first paint. The function stands inline in the page, as text, so it
 * uses nothing from outside; the server hashes it for the content security policy.
 */
export function look(root: HTMLElement, query: string): void {
  const asked = new URLSearchParams(query)
  root.classList.add('js')
  const theme = asked.get('thema')
  if (theme === 'licht' || theme === 'donker') root.dataset.theme = theme
  if (asked.get('vorm') === 'compact') root.dataset.compact = ''
  const accent = asked.get('accent') ?? ''
  if (!/^[0-9a-f]{6}$/i.test(accent)) return
  root.dataset.accent = ''
  root.style.setProperty('--host', `#${accent}`)
}

export const lookScript = `(${look.toString()})(document.documentElement,location.search)`
