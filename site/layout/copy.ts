/** Buttons that copy the text beside them. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const said = button.parentElement?.querySelector('[role=status]')
    button.addEventListener('click', () => {
      const source = button.closest('[data-copied]')?.querySelector('code')
      navigator.clipboard.writeText(source?.textContent ?? '').then(
        () => said && (said.textContent = 'Gekopieerd.'),
        () => {
          if (source) getSelection()?.selectAllChildren(source)
          if (said) said.textContent = 'Kopiëren mag niet van je browser. De tekst is geselecteerd: gebruik Ctrl+C.'
        },
      )
    })
  }
}
