/** Facts that follow from what the visitor keeps, filled in on the open page. */
import type { Dispatch, SetStateAction } from 'react'
import { askedFacts, type FactTexts, filledFrom } from '#calculators/kernel/facts.ts'
import type { Env, Inputs } from '#calculators/kernel/fields.ts'
import { DERIVABLE } from '#calculators/situation/derivable.ts'
import { type PageState, withFacts } from '#site/calculator/state/page-link.ts'
import { readSituation } from '#site/calculator/state/situation.ts'

type Page = {
  readonly inputs: Inputs
  readonly env: Env
  /** What came along. */
  readonly carried: FactTexts
  readonly setState: Dispatch<SetStateAction<PageState>>
}

/** Whoever types in a field meanwhile has the last word; without an answer the page starts where it always does. */
export async function fill({ inputs, env, carried, setState }: Page, isOld: () => boolean): Promise<void> {
  const facts = { ...readSituation(), ...carried }
  const wanted = askedFacts(inputs)
    .map(({ fact }) => fact)
    .filter((fact) => DERIVABLE.has(fact) && !Object.hasOwn(facts, fact))
  if (wanted.length === 0) return
  // The cards that work it out are fetched only where something is to be worked out.
  const { derive } = await import('#site/situation/derive-work.ts')
  const found = filledFrom(inputs, await derive(facts, wanted, env.today), env)
  if (isOld()) return
  setState((now) => {
    const open = Object.entries(found).filter(([key]) => !(key in now.typed))
    return open.length === 0 ? now : withFacts(now, Object.fromEntries(open), 'derived')
  })
}
