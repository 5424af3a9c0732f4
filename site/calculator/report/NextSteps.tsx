/** Questions that follow from this one: each opens its page with these figures, and says its answer already. */
import { useEffect, useState } from 'react'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { encodePlain, plainText } from '#calculators/kernel/write-link.ts'
import type { Market } from '#calculators/kernel/market.ts'
import type { NextStep } from '#calculators/kernel/report.ts'
import { encodeFacts } from '#site/calculator/state/facts-link.ts'
import type { NextAnswer } from '#site/calculator/report/next-answers.ts'
import type { Sisters } from '#site/calculator/state/props.ts'
import { useInView, useRested } from '#site/calculator/state/use-settled.ts'
import { Icon } from '#site/ui/Icon.tsx'

/** Fields by name, then the facts of the household: the next page takes those it asks. */
function carried({ carry = {}, spare = {} }: NextStep, facts: FactTexts): string {
  const fields = encodePlain(carry)
  const spared = Object.fromEntries(Object.entries(spare).map(([key, value]) => [key, plainText(value)]))
  const known = { ...spared, ...facts }
  // A page that was given nothing opens the next one as it is.
  if (fields === '' && Object.keys(known).length === 0) return ''
  return `#${[fields, encodeFacts(known)].filter(Boolean).join('&')}`
}

export type KnownStep = {
  readonly slug: string
  readonly text: string
  readonly category: string
  readonly path: string
}

type Props = {
  readonly next: readonly NextStep[]
  readonly facts: FactTexts
  readonly sisters: Sisters
  readonly today: string
  readonly market: Market
}

/** The code of the sister pages is fetched once the list is in sight, and each is asked again after a rest. */
function useAnswers(steps: readonly KnownStep[], { today, market }: Pick<Props, 'today' | 'market'>) {
  const [list, inView] = useInView<HTMLUListElement>(false)
  const [seen, setSeen] = useState(false)
  if (inView && !seen) setSeen(true)
  const [answers, setAnswers] = useState<Readonly<Record<string, NextAnswer>>>({})
  const rested = useRested(steps.map(({ path }) => path).join(' '), 600)
  useEffect(() => {
    if (!seen) return
    let isOld = false
    void import('#site/calculator/report/next-answers.ts')
      .then(async ({ nextAnswers }) => nextAnswers(rested.split(' ').filter(Boolean), { today, market }))
      .then((found) => {
        if (!isOld) setAnswers(found)
      })
      // The list leads on without its answers too.
      .catch(() => undefined)
    return () => {
      isOld = true
    }
  }, [seen, rested, today, market])
  return { list, answers }
}

export function NextSteps({ next, facts, sisters, today, market }: Props) {
  const known = next.flatMap((step): KnownStep[] => {
    const { slug, text } = step
    const category = Object.keys(sisters).find((one) => sisters[one]?.split(' ').includes(slug))
    return category !== undefined ? [{ slug, text, category, path: `${category}/${slug}${carried(step, facts)}` }] : []
  })
  const { list, answers } = useAnswers(known, { today, market })
  if (known.length === 0) return null
  return (
    <section id="neem-mee" className="block block-wide no-print">
      <h2>Verder met deze cijfers</h2>
      <ul className="go" ref={list}>
        {known.map(({ slug, text, category, path }) => {
          const [name, amount] = answers[path] ?? []
          return (
            <li key={slug} data-category={category}>
              <a href={`/${path}`}>
                <span>
                  {text}
                  <small>{name}</small>
                </span>
                <b>{amount}</b>
                <Icon name="arrow" />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
