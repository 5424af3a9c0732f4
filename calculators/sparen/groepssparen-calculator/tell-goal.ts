/** Saving together for one goal, in words. */
import { eur, longDate, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table } from '#calculators/kernel/report.ts'
import type { Group } from './case.ts'

export type Goal = NonNullable<Group['work']['goal']>

/** More names than this make a sentence nobody reads. */
const NAMED_IN_SENTENCE = 4

export function goalSentence({ values, out }: Group, goal: Goal): string {
  const end =
    out.gehaaldIn === null
      ? `In ${longDate(values.datum)} hebben jullie ${out.pot === 0 ? 'niets' : eur(out.pot)}: ${eur(out.tekort ?? 0)} te weinig.`
      : `Zo is het doel gehaald in ${longDate(out.gehaaldIn)}.`
  if (goal.equal) return `Ieder legt **${eur(out.bijdrage)}** per maand in. ${end}`
  const shares =
    goal.results.length <= NAMED_IN_SENTENCE
      ? `: ${goal.results.map(({ member, perMonth }) => `${member.name} ${eur(perMonth)}`).join(', ')}`
      : ''
  return `Samen leggen jullie **${eur(out.bijdrage)}** per maand in${shares}. ${end}`
}

/** A lane per person into one pot. Who stops takes money out, or leaves it: the difference is said. */
export function goalChart({ values, out }: Group, goal: Goal): Chart {
  const lanes = goal.members.map((member, index) => ({
    label: member.name,
    value: goal.totals[index]?.at(-1) ?? 0,
    tone: 'third' as const,
  }))
  const interest = out.rente ?? 0
  const rest = out.pot - interest - lanes.reduce((sum, { value }) => sum + value, 0)
  return {
    kind: 'waterfall',
    key: 'pot',
    title: 'Wie wat in de pot bracht',
    sentence: `Na ${plural(goal.months, 'maand', 'maanden')} zit er ${eur(out.pot)} in de pot, voor een doel van ${eur(values.doelbedrag)}.`,
    y: { unit: 'euro0' },
    bars: [
      ...lanes,
      ...(Math.abs(rest) >= 0.5 ? [{ label: rest > 0 ? 'Bijgepast' : 'Uitgestapt', value: rest }] : []),
      ...(interest > 0 ? [{ label: 'Rente', value: interest, tone: 'second' as const }] : []),
      { label: 'De pot', value: out.pot, total: true },
    ],
  }
}

export const goalTables = (goal: Goal): Table[] => [
  {
    key: 'deelnemers',
    title: 'Afrekening per deelnemer',
    columns: [
      { key: 'naam', label: 'Naam', unit: 'text' },
      { key: 'perMaand', label: 'Per maand', unit: 'euro' },
      { key: 'deel', label: 'Krijgt uit de pot', unit: 'euro', total: true, formula: '{betaald}+{rente}' },
      { key: 'betaald', label: 'Betaald', unit: 'euro', total: true },
      { key: 'rente', label: 'Rente', unit: 'euro', total: true },
      { key: 'achterstand', label: 'Achterstand', unit: 'euro', total: true },
      { key: 'opmerking', label: 'Opmerking', unit: 'text' },
    ],
    rows: goal.results.map((result) => [
      result.member.name,
      result.perMonth,
      result.share,
      result.paid,
      result.interest,
      result.arrears,
      result.leftIn === null ? '' : `stapte uit na maand ${result.leftIn}`,
    ]),
  },
  {
    key: 'maanden',
    title: 'Maand per maand',
    columns: [
      { key: 'maand', label: 'Maand', unit: 'month' },
      ...goal.members.map((member, index) => ({
        key: `d${index}`,
        label: member.name,
        unit: 'euro' as const,
        total: true,
      })),
      { key: 'pot', label: 'In de pot', unit: 'euro' },
    ],
    rows: goal.ledger.map((row) => [row.date, ...row.paid, row.pot]),
  },
]

export function goalNotices({ values, out }: Group, goal: Goal): Notice[] {
  const found: Notice[] = []
  if (goal.nobodyStays)
    found.push({ tone: 'warning', text: 'Niemand blijft tot de einddatum, dus het doel kan niet gehaald worden.' })
  else if ((out.tekort ?? 0) > 0)
    found.push({ tone: 'warning', text: `Jullie komen ${eur(out.tekort ?? 0)} tekort in ${longDate(values.datum)}.` })
  for (const { member, arrears, leftIn, share, interest } of goal.results) {
    if (arrears > 0) found.push({ tone: 'info', text: `${member.name} heeft ${eur(arrears)} achterstand.` })
    if (leftIn !== null)
      found.push({
        tone: 'info',
        text: `${member.name} stopt na maand ${leftIn} en krijgt ${eur(share)} terug: de eigen inleg plus ${eur(interest)} rente.`,
      })
  }
  return found
}

export const goalSteps = ({ values, out }: Group, goal: Goal): Step[] => [
  { text: `Jullie hebben ${plural(goal.months, 'maand', 'maanden')} tot ${longDate(values.datum)}.` },
  {
    text:
      values.verdeling === 'vrij'
        ? `Samen leggen jullie **${eur(out.totaalPerMaand ?? 0)}** per maand in.`
        : `Om ${eur(values.doelbedrag)} te halen, leggen jullie samen **${eur(out.totaalPerMaand ?? 0)}** per maand in.`,
    sum: [
      ...goal.results.map((result) => ({ label: result.member.name, value: result.perMonth })),
      { label: 'Samen per maand', value: out.totaalPerMaand ?? 0 },
    ],
  },
  {
    text: `Met ${pct(values.rente)} rente groeit de pot tot **${eur(out.pot)}**. Daarvan is ${eur(goal.interestOfStayers)} rente.`,
    formula: 'maandrente = (1 + jaarrente)^(1/12) − 1',
  },
  { text: 'Ieders deel is de eigen inleg plus de rente daarop. De delen zijn samen precies de pot, tot op de cent.' },
]
