/** Buttons that copy the text beside them. */
import { copyText } from '#site/layout/copy-text.ts'

export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const said = button.parentElement?.querySelector('[role=status]')
    const copy = async () => {
      const source = button.closest('[data-copied]')?.querySelector('code')
      const copied = await copyText(source?.textContent ?? '')
      if (!copied && source) getSelection()?.selectAllChildren(source)
      if (!said) return
      said.textContent = copied
        ? 'Gekopieerd.'
        : 'Kopiëren mag niet van je browser. De tekst is geselecteerd: gebruik Ctrl+C.'
    }
    button.addEventListener('click', () => void copy())
  }
}
