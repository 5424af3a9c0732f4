import { shortMonth } from '#calculators/common/short-month.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import { eur, longDate, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { groeipakketBasis } from '#rules/familie/groeipakket.figures.ts'
import { brusselBasis, wallonieBasis } from '#rules/familie/kinderbijslag.figures.ts'
import { CREDIT_ROW, groupLabel, HOME_ROW, type inputs, WAGE_ROW } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Budget = Case<typeof inputs, typeof outputs, typeof solve>

const OWN_NAMES: Readonly<Record<string, string>> = { partner: 'Loon van je partner', groeipakket: 'Kinderbijslag' }
const incomeName = (name: string) => OWN_NAMES[name] ?? (name || 'Inkomst')

const calendarChart = ({ work: { ahead, lowest } }: Budget): Chart => ({
  kind: 'columns',
  key: 'saldo',
  title: 'Je jaar, maand per maand',
  sentence: `Boven de lijn wat binnenkomt, eronder wat buitengaat. Je laagste stand is ${eur(lowest.balance)} in ${longDate(lowest.month)}.`,
  y: { label: 'Saldo', unit: 'euro0' },
  columns: ahead.map((each) => ({
    label: shortMonth(longDate(each.month)),
    strong: each === lowest,
    parts: [
      { label: 'Binnen', value: each.income, tone: each === lowest ? 'main' : 'third' },
      { label: 'Buiten', value: 0 - each.spent, tone: 'compare' },
    ],
  })),
  line: { key: 'saldo', label: 'Saldo', values: ahead.map((each) => each.balance) },
})

function groupChart({ work: { groups } }: Budget): Chart {
  const top = groups.toSorted((one, other) => other.year - one.year)[0]
  return {
    kind: 'split',
    key: 'groepen',
    title: 'Waar je geld naartoe gaat',
    sentence: top
      ? `De grootste groep is ${groupLabel(top.key).toLowerCase()}.`
      : 'Je hebt nog geen uitgaven ingevuld.',
    y: { unit: 'euro0' },
    rows: [
      {
        parts: groups
          .toSorted((one, other) => other.year - one.year)
          .map((group, index) => ({
            label: groupLabel(group.key),
            value: group.month,
            tone: index === 0 ? 'main' : 'third',
          })),
      },
    ],
  }
}

const calendarTable = ({ work: { ahead } }: Budget): Table => ({
  key: 'kalender',
  title: 'Kalender van twaalf maanden',
  columns: [
    { key: 'maand', label: 'Maand', unit: 'month' },
    { key: 'saldo', label: 'Saldo', unit: 'euro' },
    { key: 'in', label: 'Binnen', unit: 'euro', total: true },
    { key: 'uit', label: 'Buiten', unit: 'euro', total: true },
    { key: 'verschil', label: 'Verschil', unit: 'euro', total: true, formula: '{in}-{uit}' },
  ],
  rows: ahead.map((each) => [each.month, each.balance, each.income, each.spent, each.difference]),
})

const groupTable = ({ work: { groups } }: Budget): Table => ({
  key: 'groepen',
  title: 'Per groep, naast het gemiddelde gezin',
  columns: [
    { key: 'groep', label: 'Groep', unit: 'text' },
    { key: 'maand', label: 'Per maand', unit: 'euro' },
    { key: 'aandeel', label: 'Aandeel', unit: 'percent', decimals: 1 },
    { key: 'gemiddeld', label: 'Gemiddeld gezin', unit: 'percent', decimals: 1 },
    { key: 'jaar', label: 'Per jaar', unit: 'euro', total: true },
  ],
  rows: groups.map((group) => [groupLabel(group.key), group.month, group.share, group.average, group.year]),
})

const lineTable = ({ work: { incomes, costs } }: Budget): Table => ({
  key: 'lijnen',
  title: 'Al je lijnen',
  columns: [
    { key: 'wat', label: 'Wat', unit: 'text' },
    { key: 'maand', label: 'Per maand', unit: 'euro' },
    { key: 'groep', label: 'Groep', unit: 'text' },
    { key: 'jaar', label: 'Per jaar', unit: 'euro0', total: true },
  ],
  rows: [
    ...incomes.map((line) => [incomeName(line.name), line.month, 'Inkomst', line.year]),
    ...costs.map((line) => [line.name || 'Uitgave', 0 - line.month, groupLabel(line.group), 0 - line.year]),
  ],
})

function notices({ values, out, work: { home, lowest } }: Budget): Notice[] {
  const replaced = [
    ...(values.nettoInkomen > 0 ? [`${WAGE_ROW} ${eur(values.nettoInkomen)}`] : []),
    ...(home > 0 ? [`${HOME_ROW} ${eur(home)}`] : []),
    ...(values.lopendeKredieten > 0 ? [`${CREDIT_ROW} ${eur(values.lopendeKredieten)}`] : []),
  ]
  const found: Notice[] = []
  if (replaced.length > 0)
    found.push({ tone: 'info', text: `Dit komt uit je antwoorden, niet uit je lijst: ${replaced.join(', ')}.` })
  if (out.verschil < 0)
    found.push({
      tone: 'warning',
      text: `Je geeft ${eur(out.over)} per maand meer uit dan er binnenkomt. Gratis hulp vind je bij het OCMW of een erkende dienst voor schuldbemiddeling.`,
    })
  if (lowest.balance < 0)
    found.push({
      tone: 'warning',
      text: `In ${longDate(lowest.month)} ga je ${eur(0 - lowest.balance)} onder nul. Zet in de maanden ervoor geld opzij.`,
    })
  return found
}

function steps({ values, out, work }: Budget): Step[] {
  return [
    ...(out.groeipakketMaand > 0
      ? [
          {
            text: `De kinderbijslag geeft **${eur(out.groeipakketMaand)}** per maand.`,
            formula: `${values.kinderen} × het basisbedrag`,
            law: [{ vlaanderen: groeipakketBasis, brussel: brusselBasis, wallonie: wallonieBasis }[values.gewest]],
          },
        ]
      : []),
    {
      text: `Je inkomsten zijn samen **${eur(work.inYear)}** per jaar, gemiddeld ${eur(out.inkomstenPerMaand)} per maand.`,
      sum: [
        ...work.incomes.map((line) => ({ label: incomeName(line.name), value: line.year })),
        { label: 'Samen per jaar', value: work.inYear },
      ],
    },
    {
      text: `Je uitgaven zijn samen **${eur(work.outYear)}** per jaar.`,
      formula: 'per week × 52, per maand × 12, per kwartaal × 4',
    },
    {
      text: `Er ${out.verschil >= 0 ? 'blijft' : 'ontbreekt'} **${eur(out.over)}** per maand${out.verschil >= 0 ? ' over' : ''}.`,
      formula: `(${eur(work.inYear)} − ${eur(work.outYear)}) ÷ 12`,
    },
    {
      text: `De zwaarste maand is ${longDate(work.heaviest.month).split(' ')[0]}, met **${eur(work.heaviest.spent)}** uitgaven.`,
    },
  ]
}

export function tell(solved: Budget): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const short = out.verschil < 0
  const ruleNote = (share: number) => ({ note: `De regel zegt ${pct(share, 0)}` })
  return {
    headline: 'over',
    key: ['inkomstenPerMaand', 'uitgavenPerMaand', 'gladstrijken', 'laagsteSaldo'],
    captions: {
      over: { label: short ? 'Tekort per maand' : 'Over per maand' },
      laagsteSaldo: { note: `In ${longDate(out.laagsteMaand)}` },
      aandeelMoet: ruleNote(work.rule.needs),
      aandeelWensen: ruleNote(work.rule.wants),
      aandeelSparen: ruleNote(work.rule.saving),
    },
    sentence: `Gemiddeld ${short ? `kom je **${eur(out.over)}** per maand tekort` : out.over === 0 ? 'kom je **precies rond**' : `houd je **${eur(out.over)}** per maand over`}.${out.gladstrijken > 0 ? ` Leg elke maand ${eur(out.gladstrijken)} opzij voor de rekeningen die niet elke maand komen.` : ''}`,
    charts: [calendarChart(solved), groupChart(solved)],
    tables: [calendarTable(solved), groupTable(solved), lineTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Een jaar telt 52 weken. Weekbedragen verdelen we gelijk over de maanden.',
      'De regel 50/30/20 komt uit Amerika. We tonen hem ter vergelijking, niet als norm.',
      'Wat niet elke maand komt, valt in de maand die je invult.',
      `Gemiddelden: Statbel, huishoudbudgetonderzoek. ${pct(work.housing, 1)} gaat naar wonen en energie.`,
    ],
    excluded: [
      'Onverwachte kosten: daarvoor dient je noodfonds.',
      'Prijsstijgingen tijdens het jaar.',
      'De toeslagen van de kinderbijslag, zoals de sociale toeslag: vul die in bij je inkomsten.',
    ],
    next: [
      next('noodfonds-calculator', 'Hoe groot is een buffer voor jou?', {
        vasteKosten: madeOf(Math.round(work.needsMonth), 'uitgaven', 'uitgavenKoppel', 'uitgavenGezin'),
        levensonderhoud: madeOf(0, 'uitgaven', 'uitgavenKoppel', 'uitgavenGezin'),
        // Whose wage counts there too.
        gezin: madeOf(
          values.huishouden !== 'alleen' && values.partnerloon > 0 ? 'partnerMetInkomen' : null,
          'partnerloon',
        ),
      }),
      next('doelspaarcalculator', 'Het overschot sparen voor een doel', {
        perMaand: madeOf(short ? 0 : Math.round(out.over), 'inkomsten', 'uitgaven', 'uitgavenKoppel', 'uitgavenGezin'),
      }),
      next('huren-of-kopen-calculator', 'Huren of kopen: wat is beter?'),
      next('schuldenconsolidatie-calculator', 'Te veel kredieten? Zet ze naast elkaar'),
    ],
  }
}
