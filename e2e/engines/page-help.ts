/** What the checks use inside a page. These functions travel as text: they may use each other, and nothing else from here. */

/** Looks again every few milliseconds, for as long as a slow machine may need. */
export async function until<T>(what: string, look: () => T | null | undefined | false): Promise<T> {
  for (const start = performance.now(); performance.now() - start < 60_000;) {
    const found = look()
    if (found !== null && found !== undefined && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  throw new Error(`waited in vain: ${what}`)
}

export const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
export const headline = () => tidy(document.querySelector('#resultaat .headline')?.textContent)

/** Brings the calculator to life and waits until form, charts and tables work. */
export async function alive(): Promise<void> {
  await until('the page is alive', () => {
    // Again and again, as a pointer would: the first may come before anything listens.
    document.querySelector('.calculator')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    const fault = document.querySelector('.calculator [role=alert]')
    if (fault) throw new Error(`the page says: ${tidy(fault.textContent)}`)
    return document.querySelector('.loading.loaded')
  })
  await until('charts and tables are alive', () => document.querySelector('.sections[data-alive]'))
}

/** A button by the beginning of what it says. */
export async function button(name: string): Promise<HTMLButtonElement> {
  return until(`button "${name}"`, () =>
    [...document.querySelectorAll('button')].find(
      (each) => tidy(each.getAttribute('aria-label') ?? each.textContent).startsWith(name) && each.offsetWidth > 0,
    ),
  )
}

/** Opens what one can do with the answer, and presses one of it. */
export async function takeAlong(name: string): Promise<void> {
  const chip = await button('Deel, bewaar, druk af')
  if (chip.getAttribute('aria-expanded') === 'false') chip.click()
  ;(await button(name)).click()
}

/** A field of the form by its name, which is its key in links. */
export async function field(name: string): Promise<HTMLInputElement | HTMLSelectElement> {
  return until(`field ${name}`, () =>
    document.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`),
  )
}

/** With the focus and its text selected: the next key takes its place. */
export async function ready(name: string): Promise<void> {
  const control = await field(name)
  control.scrollIntoView({ block: 'center' })
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
}

/** Waits for another headline than this one. */
export const otherThan = async (before: string): Promise<string> =>
  until(`another headline than ${before}`, () => headline() !== before && headline())

const helpers = { until, tidy, headline, alive, button, takeAlong, field, ready, otherThan }
const written = Object.entries(helpers)
  .map(([name, code]) => `const ${name} = ${code.toString()};`)
  .join('\n')

/** An expression that runs this code in a page and promises its outcome as JSON, and how to read that. */
export function inPage<A extends readonly unknown[], R>(code: (...args: A) => R | Promise<R>, args: A) {
  const expression = `(async () => { ${written}\nreturn (${code.toString()})(...${JSON.stringify(args)}) })().then(
    (made) => JSON.stringify({ made }), (error) => JSON.stringify({ error: String(error) }))`
  const outcome = (json: string): R => {
    const { made, error } = JSON.parse(json) as { made: R; error?: string }
    if (error !== undefined) throw new Error(error)
    return made
  }
  return { expression, outcome }
}
