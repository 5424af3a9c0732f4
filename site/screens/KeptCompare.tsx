/** Two kept calculations side by side, as they come out today. Of two calculators only the answers can be laid beside each other. */
import { useEffect, useState } from 'react'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import { dateText } from '#calculators/kernel/format.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { type Kept, sameAnswer } from '#site/calculator/keep/kept.ts'
import { type Today, workedOut } from '#site/calculator/keep/today.ts'
import { type CompareRow, compareRows, inputRows } from '#site/calculator/tools/compare.ts'
import { SideBySide } from '#site/calculator/tools/SideBySide.tsx'

type Both = { readonly left: Kept; readonly right: Kept }
type Found = readonly [Today, Today]

const cell = (value: string) => ({ value, difference: '' })

/** The answers of the days on which they were kept. */
const keptRow = ({ left, right }: Both): CompareRow => ({
  label: left.label === right.label ? left.label : 'Antwoord',
  cells: [left, right].map(({ label, headline }) =>
    cell(left.label === right.label ? headline : `${label}: ${headline}`),
  ),
})

const todayText = ({ report }: Today): string =>
  report ? `${report.headline.label}: ${showFigure(report.headline)}` : '–'

export function rowsOf(both: Both, [left, right]: Found): readonly CompareRow[] {
  if (both.left.path !== both.right.path)
    return [
      { label: 'Rekenhulp', cells: [cell(both.left.title), cell(both.right.title)] },
      { label: 'Antwoord', cells: [cell(todayText(left)), cell(todayText(right))] },
    ]
  const figures =
    left.report && right.report
      ? compareRows([
          { name: both.left.name, report: left.report },
          { name: both.right.name, report: right.report },
        ])
      : [keptRow(both)]
  return [...inputRows(left.calculator.inputs, [left, right]), ...figures]
}

/** What a visitor has to know before comparing: an answer that moved since it was kept, or that is no longer there. */
export function remarks(kept: Kept, { report, changes }: Today): readonly string[] {
  const now = report ? showFigure(report.headline) : null
  const moved = now !== null && !sameAnswer(now, kept.headline)
  const since = `op ${dateText(belgianDay(new Date(kept.on)))} was het ${kept.headline}`
  return [
    ...(moved ? [`‘${kept.name}’ komt vandaag anders uit: ${since}, nu ${now}.`] : []),
    ...(now === null ? [`‘${kept.name}’ heeft vandaag geen antwoord: ${since}.`] : []),
    ...changes.map((text) => `‘${kept.name}’: ${text}`),
  ]
}

export function KeptCompare(both: Both) {
  const { left, right } = both
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  useEffect(() => {
    let gone = false
    Promise.all([workedOut(left), workedOut(right)]).then(
      (pair) => gone || setFound(pair),
      () => gone || setFound('failed'),
    )
    return () => {
      gone = true
    }
  }, [left, right])
  if (found === null) return <p className="spinner">Even rekenen...</p>
  const said =
    found === 'failed'
      ? ['We kunnen deze berekeningen nu niet opnieuw maken: je ziet de antwoorden van toen.']
      : [...remarks(left, found[0]), ...remarks(right, found[1])]
  return (
    <section className="block tool" aria-labelledby="naast-elkaar">
      <h2 id="naast-elkaar">Naast elkaar</h2>
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <SideBySide
        names={[left.name, right.name]}
        rows={found === 'failed' ? [keptRow(both)] : rowsOf(both, found)}
        beside={1}
      >
        Twee bewaarde berekeningen, met wat verschilt
      </SideBySide>
    </section>
  )
}
