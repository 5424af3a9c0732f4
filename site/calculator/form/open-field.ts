/** Brings a visitor to a field. The fold around it must be open before it can take the focus. */
export function openField(path: string): void {
  const named = document.querySelector<HTMLFormElement>('form.form')?.elements.namedItem(path)
  const field = document.getElementById(path) ?? (named instanceof HTMLElement ? named : null)
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
