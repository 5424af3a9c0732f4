/** Two-part notice, indemnity, and the steps, charts and letter of the page. */
import { dateText, duration, eur, longDate, num, plural } from '#calculators/format.ts'
import type { Chart, Report, Step, Table } from '#calculators/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import {
  anciennieteit,
  grensHogeBediende,
  opzegDeel1,
  type Opzegger,
  opzegMaximum,
  opzegWerkgever,
  opzegWerknemer,
  wekenOpzeg,
} from '#rules/opzeg.ts'

type Profile = 'hogereBediende' | 'lagereBediende' | 'zelfInvullen'

export type Part1 = { readonly maanden: number; readonly weken: number; readonly tekst: string }

/** Part 1 of the notice: the rights built up until 31 December 2013, in outline. */
export function firstPart(
  law: Law,
  values: {
    readonly wie: Opzegger
    readonly inDienst: string
    readonly profiel2013: Profile
    readonly weken2013: number
  },
  unified: string,
): Part1 {
  if (values.profiel2013 === 'zelfInvullen') {
    return { maanden: 0, weken: values.weken2013, tekst: plural(values.weken2013, 'week', 'weken') }
  }
  const rule = law(opzegDeel1)
  const higher = values.profiel2013 === 'hogereBediende'
  const months = anciennieteit(values.inDienst, unified)
  const years = Math.floor(months / 12) + (months % 12 > 0 || months === 0 ? 1 : 0)
  const fives = Math.ceil(years / 5)
  const byEmployer = higher
    ? Math.max(rule.hoger.minimum, years * rule.hoger.maandenPerJaar)
    : Math.max(rule.lager.minimum, fives * rule.lager.maandenPerVijfJaar)
  const byEmployee = Math.min(
    higher ? rule.werknemer.maximumHoger : rule.werknemer.maximumLager,
    fives * rule.werknemer.perVijfJaar,
  )
  const amount = values.wie === 'werkgever' ? byEmployer : byEmployee
  const whole = Math.floor(amount)
  // Half a month is counted as two weeks and a bit: 52 weeks in 12 months.
  const weken = roundCents(((amount - whole) * 52) / 12)
  return { maanden: whole, weken, tekst: plural(amount, 'maand', 'maanden') }
}

/** Who resigns never has more than the longest notice of today, unless part 1 alone is longer (art. 69). */
export function roomAfterPart1(law: Law, weeks: number, part1: Part1): number {
  const longest = wekenOpzeg(law, Number.MAX_SAFE_INTEGER, 'werknemer')
  const before = (part1.maanden * 52) / 12 + part1.weken
  return Math.max(0, Math.min(weeks, Math.floor(longest - before)))
}

export type Indemnity = { readonly deel1: number; readonly deel2: number; readonly totaal: number }

export function indemnity(yearly: number, weeks: number, part1: Part1 | null): Indemnity {
  const deel1 = part1 ? roundCents((yearly / 12) * part1.maanden + (yearly / 52) * part1.weken) : 0
  const deel2 = roundCents((yearly / 52) * weeks)
  return { deel1, deel2, totaal: roundCents(deel1 + deel2) }
}

type Outcome = {
  readonly effective: string
  readonly start: string
  readonly end: string
  readonly months: number
  readonly weeks: number
  readonly capped: boolean
  readonly part1: Part1 | null
  readonly yearly: number
  readonly pay: Indemnity
}

export function steps(
  law: Law,
  values: {
    readonly wie: Opzegger
    readonly wijze: 'aangetekend' | 'afgegeven'
    readonly kennisgeving: string
    readonly inDienst: string
    readonly profiel2013: Profile
  },
  outcome: Outcome,
): Step[] {
  const { part1, pay } = outcome
  const tableFigure = values.wie === 'werkgever' ? opzegWerkgever : opzegWerknemer
  const list: Step[] = [
    {
      text:
        values.wijze === 'aangetekend'
          ? `De aangetekende brief van ${dateText(values.kennisgeving)} werkt vanaf de derde werkdag: **${longDate(outcome.effective)}**. Zaterdag telt mee, zon- en feestdagen niet.`
          : `De brief werkt dezelfde dag: **${longDate(outcome.effective)}**.`,
    },
    { text: `De opzeg begint de maandag daarna: **${longDate(outcome.start)}**.` },
  ]
  if (part1) {
    const isClerk = values.profiel2013 !== 'zelfInvullen'
    list.push({
      text: `Voor de jaren tot eind 2013 gelden de oude regels: **${part1.tekst}**.`,
      law: isClerk ? [opzegDeel1, grensHogeBediende] : undefined,
    })
  }
  list.push(
    {
      text: `${part1 ? 'Vanaf 2014 tel je' : 'Op die dag tel je'} ${duration(outcome.months)} anciënniteit. Dat geeft **${plural(outcome.weeks, 'week', 'weken')}**${outcome.capped ? ', het maximum voor nieuwe contracten' : ''}${part1 && values.wie === 'werknemer' ? ', omdat deel 1 al meetelt voor het maximum' : ''}.`,
      law: outcome.capped ? [tableFigure, opzegMaximum] : [tableFigure],
    },
    { text: `De laatste dag van de opzeg is **${longDate(outcome.end)}**.` },
    {
      text: `Wie opzegt zonder de termijn te laten werken, betaalt de andere **${eur(pay.totaal)}** bruto.`,
      formula: `${eur(outcome.yearly)} ÷ 52 × ${num(outcome.weeks)}${part1 ? ` + ${eur(pay.deel1)} voor deel 1` : ''}`,
    },
  )
  return list
}

export function timeline(
  values: { readonly kennisgeving: string },
  {
    effective,
    start,
    end,
    part1End,
  }: { readonly effective: string; readonly start: string; readonly end: string; readonly part1End: string | null },
): Chart {
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
    series:
      wie === 'werkgever'
        ? [
            { key: 'werkgever', label: 'Door de werkgever', values: weeks('werkgever') },
            { key: 'werknemer', label: 'Door de werknemer', values: weeks('werknemer'), dashed: true },
          ]
        : [
            { key: 'werknemer', label: 'Door de werknemer', values: weeks('werknemer') },
            { key: 'werkgever', label: 'Door de werkgever', values: weeks('werkgever'), dashed: true },
          ],
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
    ],
    rows: LADDER.map((step) => [step, wekenOpzeg(law, step, 'werkgever'), wekenOpzeg(law, step, 'werknemer')]),
    strong: own >= 0 ? [own] : [],
    note: `In weken. Jouw rij is gemarkeerd (${wie === 'werkgever' ? 'opzeg door de werkgever' : 'opzeg door jou'}).`,
  }
}

export function noticeLetter(details: {
  readonly start: string
  readonly weeks: number
  readonly part1: string | null
  readonly sentOn: string
  readonly service: string
}): NonNullable<Report['letter']> {
  const weeks = plural(details.weeks, 'week', 'weken')
  const period = details.part1 ? `${details.part1}${details.weeks > 0 ? ` en ${weeks}` : ''}` : weeks
  return {
    title: 'Ontslagbrief',
    paragraphs: [
      'Aangetekend',
      `[Plaats], ${details.sentOn}`,
      'Geachte heer, mevrouw,',
      'Hierbij zeg ik mijn arbeidsovereenkomst op.',
      `Met ${details.service} anciënniteit bedraagt de opzeggingstermijn ${period}. De termijn gaat in op maandag ${longDate(details.start)}.`,
      'Ik vraag u mij tijdig mijn vakantieattest, mijn individuele rekening en het formulier C4 te bezorgen.',
      'Met vriendelijke groeten,',
      '[Naam en handtekening]',
    ],
  }
}
