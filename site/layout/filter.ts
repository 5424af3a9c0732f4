/** A field that shortens a long list on the page to the lines that hold all its words. Without script the list is whole. */
import { wordsOf } from '#calculators/search.ts'

export function startFilter(): void {
  const box = document.querySelector<HTMLElement>('[data-filter]')
  const field = box?.querySelector('input')
  const said = box?.querySelector('[data-filter-said]')
  if (!box || !field || !said) return
  const lines = [...document.querySelectorAll<HTMLElement>('[data-filter-line]')].map((line) => {
    // The heading above counts too: "beurstaks" finds all its rates.
    const heading = line.closest('[data-filter-group]')?.querySelector('h3')?.textContent ?? ''
    return { line, text: wordsOf(`${heading} ${line.textContent}`).join(' ') }
  })
  const groups = [...document.querySelectorAll<HTMLElement>('[data-filter-group]')]
  field.addEventListener('input', () => {
    const words = wordsOf(field.value)
    let found = 0
    for (const { line, text } of lines) {
      line.hidden = !words.every((word) => text.includes(word))
      if (!line.hidden) found++
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-filter-line]:not([hidden])')
    said.textContent = words.length === 0 ? '' : `${found} van ${lines.length} cijfers`
  })
}
