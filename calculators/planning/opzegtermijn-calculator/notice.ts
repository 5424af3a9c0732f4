/** The steps, charts, table and letter of the notice page. */
import { dateText, duration, eur, longDate, num, plural } from '#calculators/kernel/format.ts'
import type { Chart, Report, Step, Table } from '#calculators/kernel/report.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import {
  grensHogeBediende,
  grensTopBediende,
  opzegDeel1,
  opzegMaximum,
  opzegPensioen,
  opzegWerkgever,
  opzegWerknemer,
  opzegWerknemerMaximum,
  tegenopzeg,
} from '#rules/loon/opzeg.figures.ts'
import { type Opzegger, wekenOpzeg } from '#rules/loon/opzeg.ts'
import type { Cap, Plan, Values } from './plan.ts'

const CAPS: Readonly<Record<Cap, { readonly figure: Dated<number | null>; readonly text: string }>> = {
  nieuwContract: { figure: opzegMaximum, text: 'het maximum voor nieuwe contracten' },
  eigenOntslag: { figure: opzegWerknemerMaximum, text: 'het maximum bij eigen ontslag, ook met jaren van voor 2014' },
  pensioen: { figure: opzegPensioen, text: 'het maximum bij de pensioenleeftijd' },
}
const TABLES = { werkgever: opzegWerkgever, werknemer: opzegWerknemer, tegenopzeg } as const

export function steps(values: Values, plan: Plan): Step[] {
  const { part1, pay, cap } = plan
  const table = TABLES[values.wie]
  const breaks = values.vorm === 'verbreken'
  const list: Step[] = []
  if (breaks)
    list.push({ text: `Het contract stopt meteen, op **${longDate(plan.start)}**. Je werkt geen opzegtermijn.` })
  else
    list.push(
      {
        text:
          values.wijze === 'aangetekend'
            ? `De aangetekende brief van ${dateText(values.kennisgeving)} werkt vanaf de derde werkdag: **${longDate(plan.effective)}**. Zaterdag telt mee, zon- en feestdagen niet.`
            : `De brief werkt dezelfde dag: **${longDate(plan.effective)}**.`,
      },
      { text: `De opzeg begint de maandag daarna: **${longDate(plan.start)}**.` },
    )
  if (part1) {
    const isClerk = values.profiel2013 !== 'zelfInvullen' && values.profiel2013 !== 'arbeider'
    list.push({
      text: `Voor de jaren tot eind 2013 gelden de oude regels: **${part1.tekst}**.`,
      law: isClerk
        ? [opzegDeel1, grensHogeBediende, grensTopBediende]
        : values.profiel2013 === 'arbeider'
          ? [opzegDeel1]
          : undefined,
    })
  }
  list.push({
    text: cap
      ? `Met ${duration(plan.service)} anciënniteit geldt **${plural(cap.weeks, 'week', 'weken')}**: ${CAPS[cap.why].text}.`
      : `${part1 ? 'Vanaf 2014 tel je' : 'Op die dag tel je'} ${duration(plan.months)} anciënniteit. Dat geeft **${plural(plan.weeks, 'week', 'weken')}**${plan.weeks < plan.table ? ', omdat deel 1 al aan het maximum zit' : ''}.`,
    law: cap ? [table, CAPS[cap.why].figure] : [table],
  })
  if (!breaks) list.push({ text: `De laatste dag van de opzeg is **${longDate(plan.end)}**.` })
  list.push({
    text: `Wie opzegt zonder de termijn te laten werken, betaalt de andere **${eur(pay.totaal)}** bruto.`,
    formula: values.weekloonAfronden
      ? `${eur(plan.weekly)} × ${num(plan.weeks)}${part1 ? ` + ${eur(pay.deel1)} voor deel 1` : ''}`
      : `${eur(plan.yearly)} ÷ 52 × ${num(plan.weeks)}${part1 ? ` + ${eur(pay.deel1)} voor deel 1` : ''}`,
  })
  return list
}

export function timeline(values: Values, { effective, start, end, part1End }: Plan): Chart {
  return {
    kind: 'timeline',
    key: 'tijdlijn',
    title: 'Van brief tot laatste dag',
    sentence: `De brief vertrekt op ${dateText(values.kennisgeving)}, de opzeg loopt van ${dateText(start)} tot ${dateText(end)}.`,
    from: values.kennisgeving,
    to: end,
    bars: [
      { label: 'Brief onderweg', from: values.kennisgeving, to: effective },
      { label: 'Wachten tot maandag', from: effective, to: start },
      ...(part1End
        ? [
            { label: 'Opzeg deel 1', from: start, to: part1End },
            { label: 'Opzeg deel 2', from: part1End, to: end },
          ]
        : [{ label: 'Opzegtermijn', from: start, to: end }]),
    ],
  }
}

const WHO: Readonly<Record<Opzegger, string>> = {
  werkgever: 'Door de werkgever',
  werknemer: 'Door de werknemer',
  tegenopzeg: 'Tegenopzeg',
}
const LADDER = [0, 3, 4, 5, 6, 9, 12, 15, 18, 21, 24, 36, 48, 60, 72, 84, 96, 120, 180, 240, 300] as const

export function ladderChart(law: Law, wie: Opzegger, months: number): Chart {
  const years = Array.from({ length: 26 }, (_, year) => year)
  const weeks = (by: Opzegger) => years.map((year) => wekenOpzeg(law, year * 12, by))
  return {
    kind: 'step',
    key: 'tabel',
    title: 'Weken opzeg volgens je anciënniteit',
    sentence: `De opzeg door een werkgever blijft stijgen; zelf opzeggen is nooit meer dan ${weeks('werknemer').at(-1)} weken.`,
    x: { label: 'Jaren dienst', values: years },
    y: { unit: 'number', label: 'Weken' },
    series: (['werkgever', 'werknemer', 'tegenopzeg'] as const)
      .filter((by) => by !== 'tegenopzeg' || wie === 'tegenopzeg')
      .toSorted((one, other) => Number(other === wie) - Number(one === wie))
      .map((by) => ({ key: by, label: WHO[by], values: weeks(by), dashed: by !== wie })),
    marks: months <= 300 ? [{ x: months / 12, label: 'Jij' }] : [],
  }
}

export function ladderTable(law: Law, wie: Opzegger, months: number): Table {
  const own = LADDER.findLastIndex((step) => step <= months)
  return {
    key: 'tabel',
    title: 'De wettelijke tabel',
    columns: [
      { key: 'vanaf', label: 'Anciënniteit vanaf', unit: 'months' },
      { key: 'werkgever', label: 'Werkgever zegt op', unit: 'number', decimals: 0 },
      { key: 'werknemer', label: 'Werknemer zegt op', unit: 'number', decimals: 0 },
      { key: 'tegenopzeg', label: 'Tegenopzeg', unit: 'number', decimals: 0 },
    ],
    rows: LADDER.map((step) => [
      step,
      wekenOpzeg(law, step, 'werkgever'),
      wekenOpzeg(law, step, 'werknemer'),
      wekenOpzeg(law, step, 'tegenopzeg'),
    ]),
    strong: own >= 0 ? [own] : [],
    note: `In weken. Jouw rij is gemarkeerd (${wie === 'werkgever' ? 'opzeg door de werkgever' : wie === 'werknemer' ? 'opzeg door jou' : 'tegenopzeg'}).`,
  }
}

export function noticeLetter(details: {
  readonly start: string
  readonly weeks: number
  readonly part1: string | null
  readonly sentOn: string
  readonly service: string
  readonly counter: boolean
}): NonNullable<Report['letter']> {
  const weeks = plural(details.weeks, 'week', 'weken')
  const period = details.part1 ? `${details.part1}${details.weeks > 0 ? ` en ${weeks}` : ''}` : weeks
  return {
    title: details.counter ? 'Tegenopzeg' : 'Ontslagbrief',
    paragraphs: [
      'Aangetekend',
      `[Plaats], ${details.sentOn}`,
      'Geachte heer, mevrouw,',
      details.counter
        ? 'U hebt mijn arbeidsovereenkomst opgezegd. Ik heb een andere job gevonden en zeg ze op met een verkorte termijn.'
        : 'Hierbij zeg ik mijn arbeidsovereenkomst op.',
      `Met ${details.service} anciënniteit bedraagt de opzeggingstermijn ${period}. De termijn gaat in op maandag ${longDate(details.start)}.`,
      'Ik vraag u mij tijdig mijn vakantieattest, mijn individuele rekening en het formulier C4 te bezorgen.',
      'Met vriendelijke groeten,',
      '[Naam en handtekening]',
    ],
  }
}
