/** The assessment told step by step, and its table. */
import { municipalityName } from '#calculators/common/municipality-words.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Step, Table } from '#calculators/kernel/report.ts'
import {
  autonomiefactor,
  belastingschijven,
  belastingvrijeSom,
  forfaitBaten,
  forfaitMaximum,
  forfaitMaximumBaten,
  forfaitMaximumBedrijfsleider,
  forfaitTarief,
  forfaitTariefBedrijfsleider,
  gewestelijkeOpcentiemen,
  huwelijksquotientAandeel,
  huwelijksquotientMaximum,
  schijvenVrijeSom,
} from '#rules/belasting/personenbelasting.figures.ts'
import { toeslagenVrijeSom } from '#rules/belasting/ten-laste.figures.ts'
import {
  basisrenteVoorafbetaling,
  vermeerderingBasis,
  vermeerderingBeperking,
  vermeerderingFactoren,
} from '#rules/belasting/voorafbetaling.figures.ts'
import { bbszJaar } from '#rules/loon/loon.figures.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'
import type { Tax } from './case.ts'
import type { Values } from './inputs.ts'

type Column = Tax['work']['columns'][number]
type Line = { readonly label: string; readonly value: number }

const nonZero = (lines: readonly Line[]): readonly Line[] => lines.filter((line) => line.value !== 0)

type ColumnLine = readonly [label: string, value: (column: Column) => number, shown?: 'always']

const INCOME: readonly ColumnLine[] = [
  ['Inkomen', (column) => column.inkomen, 'always'],
  ['Sociale bijdragen', (column) => 0 - column.socialeBijdragen],
  ['Beroepskosten', (column) => 0 - column.kosten],
  ['Pensioen en uitkeringen', (column) => column.vervanging],
  ['Huwelijksquotiënt', (column) => column.quotient],
  ['Onroerend inkomen', (column) => column.onroerend],
  ['Onderhoudsgeld', (column) => 0 - column.afgetrokken],
  ['Belastbaar inkomen', (column) => column.belastbaar, 'always'],
]
const LINES: readonly ColumnLine[] = [
  ...INCOME,
  ['Basisbelasting', (column) => column.basisbelasting, 'always'],
  ['Vermindering belastingvrije som', (column) => 0 - column.vermindering],
  ['Vermindering pensioen en uitkeringen', (column) => 0 - column.pensioenvermindering],
  ['Hoofdsom', (column) => column.hoofdsom, 'always'],
  ['Deel van de Staat', (column) => column.staat],
  ['Deel van het gewest', (column) => column.gewestelijk],
  ['Belastingverminderingen', (column) => 0 - column.verminderingen],
  ['Belasting Staat en gewest', (column) => column.belasting, 'always'],
]

export function assessmentTable({ work: { columns } }: Tax): Table {
  const lines = LINES.filter(([, value, shown]) => shown ?? columns.some((column) => value(column) !== 0))
  return {
    key: 'aanslag',
    title: 'Je aanslag, lijn per lijn',
    columns: [
      { key: 'lijn', label: 'Lijn', unit: 'text' },
      { key: 'jij', label: 'Jij', unit: 'euro' },
      ...(columns.length > 1 ? [{ key: 'partner', label: 'Je partner', unit: 'euro' } as const] : []),
    ],
    rows: lines.map(([label, value]) => [label, ...columns.map(value)]),
    strong: [lines.length - 1],
  }
}

const flatRate = [forfaitTarief, forfaitMaximum]
const LUMP_SUMS: Readonly<Record<Values['statuut'], Step['law']>> = {
  bediende: flatRate,
  arbeider: flatRate,
  ambtenaar: flatRate,
  zelfstandige: flatRate,
  vrijBeroep: [forfaitBaten, forfaitMaximumBaten],
  bedrijfsleider: [forfaitTariefBedrijfsleider, forfaitMaximumBedrijfsleider],
  gepensioneerde: undefined,
  werkloos: undefined,
  ziek: undefined,
}

const incomeStep = (column: Column, who: string, law: Step['law']): Step => ({
  text: `${who}: van ${eur(column.gross)} blijft **${eur(column.belastbaar)}** belastbaar inkomen over.`,
  sum: INCOME.filter(([, value, shown]) => shown ?? value(column) !== 0).map(([label, value]) => ({
    label,
    value: value(column),
  })),
  law: column.kosten > 0 ? law : undefined,
})

const taxSteps = (column: Column): Step[] => [
  {
    text: `Volgens de schijven is de basisbelasting **${eur(column.basisbelasting)}**.`,
    brackets: column.incomeLines,
    law: [belastingschijven],
  },
  {
    text: `De belastingvrije som van ${eur(column.vrijeSom, 0)} haalt daar **${eur(column.vermindering)}** af.`,
    brackets: column.freeLines,
    law: [belastingvrijeSom, toeslagenVrijeSom, schijvenVrijeSom],
  },
  ...(column.pensioenvermindering > 0
    ? [
        {
          text: `Voor pensioen en uitkeringen is er een vermindering van **${eur(column.pensioenvermindering)}**.`,
          law: [pensioenvermindering],
        },
      ]
    : []),
  {
    text: `Van ${eur(column.hoofdsom)} gaat ${eur(column.staat)} naar de Staat en ${eur(column.gewestelijk)} naar het gewest. Na verminderingen blijft **${eur(column.belasting)}**.`,
    law: [autonomiefactor, gewestelijkeOpcentiemen],
  },
]

function surchargeStep({ work: { bill } }: Tax): Step[] {
  const extra = bill.vermeerdering
  if (extra === null || extra.bruto === 0) return []
  const text =
    extra.bedrag > 0
      ? `Je betaalde te weinig vooraf. Dat kost een vermeerdering van **${eur(extra.bedrag)}**.`
      : 'Je betaalde genoeg vooraf: er is **geen vermeerdering**.'
  return [
    {
      text,
      formula: `(${eur(extra.basis)} × ${pct(extra.tarief)} − ${eur(extra.voordeel)}) × ${pct(extra.beperking, 0)}`,
      law: [basisrenteVoorafbetaling, vermeerderingFactoren, vermeerderingBasis, vermeerderingBeperking],
    },
  ]
}

export function assessmentSteps(solved: Tax): Step[] {
  const { values, out, work } = solved
  const { bill, columns } = work
  const quotient: Step = {
    text: `Je gezin krijgt een huwelijksquotiënt: **${eur(bill.quotient)}** inkomen gaat naar de partner die minder verdient.`,
    law: [huwelijksquotientAandeel, huwelijksquotientMaximum],
  }
  return [
    ...(bill.quotient > 0 ? [quotient] : []),
    ...columns.flatMap((column, index) => [
      incomeStep(
        column,
        index === 0 ? 'Jij' : 'Je partner',
        LUMP_SUMS[index === 0 ? values.statuut : values.statuutPartner],
      ),
      ...taxSteps(column),
    ]),
    {
      text: `${municipalityName(work.home)} voegt ${pct(work.home.gemeentebelasting)} toe op ${eur(bill.belasting)}: **${eur(bill.gemeentebelasting)}**.`,
    },
    ...(bill.bbsz > 0
      ? [
          {
            text: `Op het gezinsinkomen van werknemers komt nog **${eur(bill.bbsz)}** bijzondere bijdrage voor de sociale zekerheid.`,
            law: [bbszJaar],
          },
        ]
      : []),
    ...surchargeStep(solved),
    {
      text: work.settled
        ? `Na wat je al betaalde is het saldo **${eur(out.bijTeBetalen ?? out.terug ?? 0)}** ${out.terug === null ? 'bij te betalen' : 'terug'}.`
        : out.totaalVerschuldigd < 0
          ? `Alles samen krijg je **${eur(0 - out.totaalVerschuldigd)}** van de Staat.`
          : `Alles samen is dat **${eur(out.totaalVerschuldigd)}**.`,
      sum: [
        { label: 'Belasting Staat en gewest', value: bill.belasting },
        ...nonZero([
          { label: 'Gemeentebelasting', value: bill.gemeentebelasting },
          { label: 'Bijzondere bijdrage', value: bill.bbsz },
          { label: 'Vermeerdering', value: bill.vermeerdering?.bedrag ?? 0 },
          { label: 'Belastingkredieten', value: 0 - work.credits },
          { label: 'Voorheffing en voorafbetalingen', value: 0 - bill.voorheffingen },
        ]),
        { label: 'Saldo', value: bill.saldo },
      ],
    },
  ]
}
