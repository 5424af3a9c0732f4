/** What one more answer would add. */
import { listText, lowerFirst } from '#calculators/kernel/format.ts'
import type { CardAnswer } from '#calculators/situation/card-answer.ts'
import { cards } from '#calculators/situation/cards.ts'
import type { FactLine } from '#site/content/facts-list.ts'

const MOST = 5

type Wish = { readonly fact: string; readonly gains: readonly string[] }

/** Answers that bring a card by themselves, the one that brings most first; before the first card those it takes. */
function wishes(answers: readonly CardAnswer[]): readonly Wish[] {
  const gains = new Map<string, string[]>()
  const add = (fact: string, gain: string) => gains.set(fact, [...(gains.get(fact) ?? []), gain])
  const short = answers.flatMap((one) => (one.status === 'missing' ? [one.facts.length] : []))
  const fewest = Math.min(...short, Number.POSITIVE_INFINITY)
  for (const one of answers) {
    const card = cards.find(({ key }) => key === one.key)
    if (card === undefined) continue
    if (one.status === 'known' && one.sharper !== undefined && card.sharper) add(one.sharper, card.sharper.gain)
    if (one.status === 'missing' && one.facts.length === Math.max(1, Math.min(fewest, 3)))
      for (const fact of one.facts) add(fact, card.gain)
  }
  return [...gains]
    .map(([fact, own]) => ({ fact, gains: [...new Set(own)] }))
    .toSorted((one, other) => other.gains.length - one.gains.length)
    .slice(0, MOST)
}

const KNOWN = 'kennen we '

/** "kennen we je kinderbijslag en je belasting": the verb once. */
export const gainsText = ([first = '', ...others]: readonly string[]): string =>
  listText([first, ...others.map((gain) => (first.startsWith(KNOWN) ? gain.replace(KNOWN, '') : gain))])

function goTo(fact: string) {
  const field = document.getElementById(`feit-${fact}`)
  const group = field?.closest('details')
  if (group) group.open = true
  field?.focus()
}

type Props = { readonly answers: readonly CardAnswer[]; readonly lines: readonly FactLine[]; readonly count: number }

export function NextAnswers({ answers, lines, count }: Props) {
  const found = wishes(answers).flatMap(({ fact, gains }) => {
    const line = lines.find((one) => one.fact === fact)
    return line ? [{ fact, label: lowerFirst(line.label), gains: gains.slice(0, 2) }] : []
  })
  if (found.length === 0) return null
  return (
    <div className="situ-group no-print">
      <h3>{count === 0 ? 'Nog even, dan zie je iets' : 'Met één antwoord meer'}</h3>
      <ul className="situ-wishes">
        {found.map(({ fact, label, gains }) => (
          <li key={fact}>
            Met{' '}
            <button type="button" className="link-button" onClick={() => goTo(fact)}>
              {/^(?:je|jouw) /.test(label) ? label : `“${label}”`}
            </button>{' '}
            {gainsText(gains)}.
          </li>
        ))}
      </ul>
    </div>
  )
}
