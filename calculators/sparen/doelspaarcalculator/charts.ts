/** The picture of the page: the goals one after the other on a track that fills. */
import { dateText, eur, plural } from '#calculators/kernel/format.ts'
import type { Chart, ChartMark, Part } from '#calculators/kernel/chart.ts'
import type { Saving } from './case.ts'

export const nameOf = (name: string, place: number) => name.trim() || `Doel ${place + 1}`

export function charts({ out, work }: Saving): Chart[] {
  const late = work.goals.filter((goal) => !goal.reached).length
  const goals = work.goals
    .map((goal, place) => ({ ...goal, name: nameOf(goal.name, place) }))
    .toSorted((a, b) => a.due.localeCompare(b.due))
  let end = 0
  const marks = goals.map(({ name, target, due, reached }): ChartMark => {
    end += target
    return { x: end, label: `${name} ${dateText(due)}`, strong: !reached }
  })
  const parts = goals.flatMap(({ name, target, short, reached }): Part[] => [
    { label: name, value: target - short, tone: reached ? 'main' : 'third' },
    ...(short > 0 ? [{ label: 'te weinig', value: short, hollow: true } as const] : []),
  ])
  return [
    {
      kind: 'split',
      key: 'doelen',
      title: 'Hoe vol elk doel is op zijn datum',
      sentence:
        late === 0
          ? 'Elk doel is op tijd vol.'
          : `${plural(late, 'doel is', 'doelen zijn')} niet vol op de datum: samen ${eur(out.tekort)} te weinig.`,
      y: { unit: 'euro0' },
      rows: [{ parts }],
      marks,
    },
  ]
}
