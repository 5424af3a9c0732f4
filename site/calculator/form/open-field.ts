/** The folds around an element must be open before it can take the focus. */
export function focusOn(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  element.focus()
}

/** Brings a visitor to a field. */
export function openField(path: string): void {
  const named = document.querySelector<HTMLFormElement>('form.form')?.elements.namedItem(path)
  const field = document.getElementById(path) ?? (named instanceof HTMLElement ? named : null)
  if (field) focusOn(field)
}
