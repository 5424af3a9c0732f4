import { madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import { asPercent, eur, money, num, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type RealRate = Case<typeof inputs, typeof outputs, typeof solve>

const PRODUCTS = {
  spaarrekening: 'Gereglementeerde spaarrekening',
  termijn: 'Termijnrekening of kasbon',
  obligatie: 'Obligatie of staatsbon',
  geen: 'Zonder belasting',
} as const

/** A difference between two rates. */
const points = (fraction: number) => `${num(asPercent(fraction), 2)} procentpunt`

function sentence({ values, out }: RealRate): string {
  const amount = `${money(Math.abs(out.koopkracht))} op ${money(values.bedrag)}`
  const even = (rate: number) => Math.abs(rate) < 0.00005
  const ahead =
    values.verwachteInflatie === values.inflatie
      ? ''
      : ` Bij ${pct(values.verwachteInflatie)} inflatie ${even(out.reeleRenteVerwacht) ? 'houd je precies je koopkracht' : out.reeleRenteVerwacht < 0 ? `verlies je ${pct(0 - out.reeleRenteVerwacht)}` : `win je ${pct(out.reeleRenteVerwacht)}`}.`
  if (even(out.reeleRente)) return `Na belasting en inflatie houd je precies je koopkracht: **${pct(out.reeleRente)}**.`
  if (out.reeleRente > 0)
    return `Na belasting en inflatie win je **${pct(out.reeleRente)}** koopkracht per jaar: ${amount}.${ahead}`
  const needed = out.nodigeBrutorente === null ? '' : ` Met ${pct(out.nodigeBrutorente)} bruto verlies je niets.`
  return `Na belasting en inflatie verlies je **${pct(-out.reeleRente)}** koopkracht per jaar: ${amount}.${needed}${ahead}`
}

const chart = ({ values, out }: RealRate): Chart => ({
  kind: 'waterfall',
  key: 'vanBrutoNaarReeel',
  title: 'Van brutorente naar reële rente',
  sentence: `Van ${pct(values.brutorente)} bruto gaat ${points(out.belastingPunten)} naar belasting ${out.inflatiePunten < 0 ? `en komt er ${points(0 - out.inflatiePunten)} bij door dalende prijzen` : `en ${points(out.inflatiePunten)} naar inflatie`}. Er blijft ${pct(out.reeleRente)} over.`,
  y: { unit: 'percent' },
  bars: [
    { label: 'Bruto', value: values.brutorente, total: true },
    { label: 'Belasting', value: -out.belastingPunten, tone: 'tax' },
    { label: 'Inflatie', value: -out.inflatiePunten },
    { label: 'Reëel', value: out.reeleRente, total: true },
  ],
})

const productTable = ({ work }: RealRate): Table => ({
  key: 'producten',
  title: 'Dezelfde brutorente in elk product',
  columns: [
    { key: 'product', label: 'Product', unit: 'text' },
    { key: 'reeel', label: 'Reëel', unit: 'percent' },
    { key: 'netto', label: 'Netto', unit: 'percent' },
    { key: 'rente', label: 'Rente in euro', unit: 'euro' },
    { key: 'belasting', label: 'Belasting', unit: 'euro' },
  ],
  rows: work.perProduct.map((one) => [PRODUCTS[one.product], one.real, one.net, one.gross, one.tax]),
})

const gridTable = ({ work }: RealRate): Table => ({
  key: 'raster',
  title: 'Reële rente bij andere inflatie',
  columns: [
    { key: 'rente', label: 'Brutorente', unit: 'percent' },
    ...work.inflations.map((each) => ({
      key: `i${asPercent(each)}`,
      label: `Inflatie ${pct(each, 0, 0)}`,
      unit: 'percent' as const,
    })),
  ],
  rows: work.grid,
})

function taxStep({ values, out, work }: RealRate): Step {
  switch (values.product) {
    case 'geen':
      return { text: 'Er gaat geen belasting af.' }
    case 'spaarrekening':
      return {
        text: `${work.exempt === 0 ? 'Je vrijstelling is al op: je betaalt' : `De eerste ${eur(work.exempt, 0)} is vrij; op de rest betaal je`} ${pct(work.savingsTax, 0, 0)}: **${eur(out.belasting)}**.`,
        law: [spaarvrijstelling, voorheffingSpaarrekening],
      }
    default:
      return {
        text: `Daar gaat ${pct(work.taxRate, 0, 0)} af: **${eur(out.belasting)}**.`,
        law: [roerendeVoorheffing],
      }
  }
}

function steps(solved: RealRate): Step[] {
  const { values, out } = solved
  const expected: Step = {
    text: `Met de inflatie die je verwacht (${pct(values.verwachteInflatie)}) is het **${pct(out.reeleRenteVerwacht, 4)}**.`,
  }
  return [
    {
      text: `${pct(values.brutorente)} op ${money(values.bedrag)} is **${eur(out.rentePerJaar)}** rente in een jaar.`,
      formula: `${money(values.bedrag)} × ${num(asPercent(values.brutorente), 4)} %`,
    },
    taxStep(solved),
    {
      text: `Netto krijg je dus **${pct(out.nettoRente, 4)}**.`,
      formula: `(${eur(out.rentePerJaar)} − ${eur(out.belasting)}) ÷ ${money(values.bedrag)}`,
    },
    {
      text: `Na ${pct(values.inflatie)} inflatie blijft **${pct(out.reeleRente, 4)}** over. De vuistregel, netto min inflatie, geeft ${pct(out.vuistregel, 4)}.`,
      formula: `(1 + ${num(out.nettoRente, 6)}) ÷ (1 + ${num(values.inflatie, 6)}) − 1`,
    },
    expected,
  ]
}

const notices = ({ out }: RealRate): Notice[] =>
  out.belastingOpInflatie > 0
    ? [
        {
          tone: 'info',
          text: `Je betaalt ${eur(out.belastingOpInflatie)} belasting op rente die enkel de inflatie goedmaakt.`,
        },
      ]
    : []

export function tell(solved: RealRate): Telling<keyof typeof outputs> {
  const { values, out } = solved
  const carried = (rate: number, low: number, high: number) =>
    asPercent(Number(Math.max(low, Math.min(high, rate)).toFixed(4)))
  return {
    headline: 'reeleRente',
    key: ['koopkracht', 'nettoRente', 'belasting', 'nodigeBrutorente'],
    sentence: sentence(solved),
    charts: [chart(solved)],
    tables: [productTable(solved), gridTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Alles over één jaar, met de rente van het hele jaar.',
      'De inflatie bovenaan start met die van het voorbije jaar. Wat je voor het komende verwacht, vul je in bij “Andere vragen”.',
    ],
    excluded: ['De getrouwheidspremie die je pas na 12 maanden verdient.', 'Meerwaarden en andere belastingen.'],
    next: [
      next('rentevoet-vergelijker', 'Meer tarieven op één ladder leggen'),
      next('geldontwaarding-calculator', 'Wat doet dit over 15 jaar met je geld?', {
        nettoRente: madeOf(carried(out.nettoRente, 0, 0.15), 'brutorente'),
        inflatie: madeOf(carried(values.inflatie, -0.02, 0.2), 'inflatie'),
      }),
      next('hoogste-spaarrente-belgie', 'Een betere spaarrente zoeken', {
        startbedrag: madeOf(Math.min(1_000_000, values.bedrag), 'bedrag'),
      }),
    ],
  }
}
