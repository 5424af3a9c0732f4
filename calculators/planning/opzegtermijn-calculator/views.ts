/** The steps, charts, table and letter of the notice page. */
import { dateText, duration, eur, eur0, longDate, num, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Report, Step, Table } from '#calculators/kernel/report.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import {
  grensHogeBediende,
  grensTopBediende,
  ontslagcompensatie,
  opzegDeel1,
  opzegMaximum,
  opzegPensioen,
  opzegWerkgever,
  opzegWerknemer,
  opzegWerknemerMaximum,
  tegenopzeg,
} from '#rules/loon/opzeg.figures.ts'
import type { Dismissal } from './case.ts'
import type { Values } from './inputs.ts'
import type { Cap } from './model-plan.ts'

const CAPS: Readonly<Record<Cap, { readonly figure: Dated<number | null>; readonly text: string }>> = {
  nieuwContract: { figure: opzegMaximum, text: 'het maximum voor nieuwe contracten' },
  eigenOntslag: { figure: opzegWerknemerMaximum, text: 'het maximum bij eigen ontslag, ook met oude dienstjaren' },
  pensioen: { figure: opzegPensioen, text: 'het maximum bij de pensioenleeftijd' },
}
const TABLES = { werkgever: opzegWerkgever, werknemer: opzegWerknemer, tegenopzeg } as const
const WHO: Readonly<Record<Values['wie'], string>> = {
  werkgever: 'Door de werkgever',
  werknemer: 'Door de werknemer',
  tegenopzeg: 'Tegenopzeg',
}

/** The weeks of the old years still have to be filled in. */
export const lacksOldWeeks = ({ work: { plan } }: Dismissal): boolean =>
  plan.part1 !== null && plan.part1.maanden + plan.part1.dagen + plan.part1.weken === 0

/** Months, weeks and days as the law gives them: "10 maanden en 39 weken". */
export function span(solved: Dismissal): string {
  const { plan } = solved.work
  const { part1 } = plan
  const table = plan.weeks > 0 || part1 === null ? [plural(plan.weeks, 'week', 'weken')] : []
  if (part1 === null || (table.length > 0 && lacksOldWeeks(solved))) return table.join('')
  const old =
    part1.dagen > 0
      ? plural(part1.dagen, 'dag', 'dagen')
      : part1.maanden > 0
        ? plural(part1.maanden, 'maand', 'maanden')
        : plural(part1.weken, 'week', 'weken')
  return [old, ...table].join(' en ')
}

function startSteps({ values, work: { plan } }: Dismissal): Step[] {
  if (values.vorm === 'verbreken')
    return [{ text: `Het contract stopt meteen, op **${longDate(plan.start)}**. Je werkt geen opzegtermijn.` }]
  return [
    {
      text:
        values.wijze === 'aangetekend'
          ? `De aangetekende brief van ${dateText(values.kennisgeving)} werkt vanaf de derde werkdag: **${longDate(plan.effective)}**. Zaterdag telt mee, zon- en feestdagen niet.`
          : `De brief werkt dezelfde dag: **${longDate(plan.effective)}**.`,
    },
    { text: `De opzeg begint de maandag daarna: **${longDate(plan.start)}**.` },
  ]
}

function oldStep(solved: Dismissal): Step[] {
  const { values, out } = solved
  const { plan } = solved.work
  if (plan.part1 === null || lacksOldWeeks(solved)) return []
  const typed = values.profiel2013 === 'zelfInvullen'
  const clerk = !typed && values.profiel2013 !== 'arbeider'
  return [
    {
      text: `Voor de oude dienstjaren gelden de oude regels: **${clerk ? plural(plan.part1.maanden, 'maand', 'maanden') : plural(out.wekenDeel1 ?? 0, 'week', 'weken')}**.`,
      law: clerk ? [opzegDeel1, grensHogeBediende, grensTopBediende] : typed ? undefined : [opzegDeel1],
    },
  ]
}

export function steps(solved: Dismissal): Step[] {
  const { values, out, work } = solved
  const { plan } = work
  const { part1, cap } = plan
  const table = TABLES[values.wie]
  const since = part1 ? `Sinds ${longDate(work.unified)} tel je` : 'Op die dag tel je'
  const instead: Step = {
    text: `Wie opzegt zonder de termijn te laten werken, betaalt de andere **${eur(out.vergoeding)}** bruto.`,
    formula: `${eur(plan.yearly)} ÷ 52 × ${num(plan.weeks)}${part1 ? ` + ${eur(plan.pay.deel1)} voor deel 1` : ''}`,
  }
  return [
    ...startSteps(solved),
    ...oldStep(solved),
    {
      text: cap
        ? `Met ${duration(plan.service)} anciënniteit geldt **${plural(cap.weeks, 'week', 'weken')}**: ${CAPS[cap.why].text}.`
        : `${since} ${duration(plan.months)} anciënniteit. Dat geeft **${plural(plan.weeks, 'week', 'weken')}**${plan.weeks < plan.table ? ', omdat deel 1 al aan het maximum zit' : ''}.`,
      law: cap ? [table, CAPS[cap.why].figure] : [table],
    },
    ...(values.vorm === 'verbreken' ? [] : [{ text: `De laatste dag van de opzeg is **${longDate(plan.end)}**.` }]),
    ...(out.vergoeding === 0 ? [] : [instead]),
    ...(out.compensatieWeken === null
      ? []
      : [
          {
            text: `Met de regels van nu voor je hele loopbaan had je **${plural(out.compensatieWeken, 'week', 'weken')}** meer. De RVA past dat netto bij${out.compensatieNetto === null ? '' : `, ongeveer ${eur0(out.compensatieNetto)}`}.`,
            law: [ontslagcompensatie, opzegWerkgever],
          },
        ]),
  ]
}

export const timeline = ({ values, out, work: { plan } }: Dismissal): Chart => ({
  kind: 'timeline',
  key: 'tijdlijn',
  title: 'Van brief tot laatste dag',
  sentence: `De brief vertrekt op ${dateText(values.kennisgeving)}, de opzeg loopt van ${dateText(plan.start)} tot ${dateText(plan.end)}.`,
  from: values.kennisgeving,
  to: plan.end,
  bars: plan.part1End
    ? [
        { label: 'Opzeg deel 1', from: plan.start, to: plan.part1End },
        { label: 'Opzeg deel 2', from: plan.part1End, to: plan.end, tone: 'second' },
      ]
    : [{ label: `${plural(out.weken, 'week', 'weken')} opzeg`, from: plan.start, to: plan.end }],
  events: [
    { date: values.kennisgeving, label: 'brief' },
    { date: plan.start, label: 'termijn begint' },
    { date: plan.end, label: 'laatste dag' },
  ],
})

export function ladderChart({ values, work: { curves, plan } }: Dismissal): Chart {
  const shown = (['werkgever', 'werknemer', 'tegenopzeg'] as const)
    .filter((by) => by !== 'tegenopzeg' || values.wie === 'tegenopzeg')
    .toSorted((one, other) => Number(other === values.wie) - Number(one === values.wie))
  return {
    kind: 'step',
    key: 'tabel',
    title: 'Weken opzeg volgens je anciënniteit',
    sentence: `De opzeg door een werkgever blijft stijgen. Zelf opzeggen is nooit meer dan ${curves.at(-1)?.werknemer ?? 0} weken.`,
    x: { label: 'Jaren dienst', values: curves.map(({ year }) => year) },
    y: { unit: 'number', label: 'Weken' },
    series: shown.map((by) => ({
      key: by,
      label: WHO[by],
      values: curves.map((one) => one[by]),
      dashed: by !== values.wie,
    })),
    marks:
      plan.months <= 300
        ? [{ x: plan.months / 12, label: `Jij: ${plural(plan.weeks, 'week', 'weken')}`, strong: true }]
        : [],
  }
}

export const ladderTable = ({ values, work: { ladder, ownRow } }: Dismissal): Table => ({
  key: 'tabel',
  title: 'De wettelijke tabel',
  columns: [
    { key: 'vanaf', label: 'Anciënniteit vanaf', unit: 'months' },
    { key: 'werkgever', label: 'Werkgever zegt op', unit: 'weeks' },
    { key: 'werknemer', label: 'Werknemer zegt op', unit: 'weeks' },
    { key: 'tegenopzeg', label: 'Tegenopzeg', unit: 'weeks' },
  ],
  rows: ladder.map((one) => [one.months, one.werkgever, one.werknemer, one.tegenopzeg]),
  strong: ownRow >= 0 ? [ownRow] : [],
  note: `Jouw rij is gemarkeerd (${WHO[values.wie].toLowerCase()}).`,
})

export function letter(solved: Dismissal): Report['letter'] {
  const { values, work } = solved
  if (values.wie === 'werkgever' || values.vorm === 'verbreken') return undefined
  const counter = values.wie === 'tegenopzeg'
  return {
    title: counter ? 'Tegenopzeg' : 'Ontslagbrief',
    paragraphs: [
      ...(values.wijze === 'aangetekend' ? ['Aangetekend'] : []),
      `[Plaats], ${dateText(values.kennisgeving)}`,
      'Geachte heer, mevrouw,',
      counter
        ? 'U hebt mijn arbeidsovereenkomst opgezegd. Ik heb een andere job gevonden en zeg ze op met een verkorte termijn.'
        : 'Hierbij zeg ik mijn arbeidsovereenkomst op.',
      `Met ${duration(work.plan.service)} anciënniteit bedraagt de opzeggingstermijn ${span(solved)}. De termijn gaat in op maandag ${longDate(work.plan.start)}.`,
      'Ik vraag u mij tijdig mijn vakantieattest, mijn individuele rekening en het formulier C4 te bezorgen.',
      'Met vriendelijke groeten,',
      '[Naam en handtekening]',
    ],
  }
}
