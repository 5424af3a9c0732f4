/** The pictures and tables of the answer. */
import { soldTable } from '#calculators/beleggen/sold-table.ts'
import { eur, eur0 } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { inputs } from './inputs.ts'
import { POINTS_TO, SIGNS } from './choices-signs.ts'
import type { Crypto } from './case.ts'

/** The exemption as a tank that the gains of the year fill. What an earlier year used is no part of what is left now. */
const tank = ({ out, work }: Crypto): Chart => ({
  kind: 'split',
  key: 'vrijstelling',
  title: `Je vrijstelling in ${work.roomYear}`,
  sentence: `Van je winst is ${eur(out.vrijgesteld)} vrijgesteld. Er is nog ${eur(out.nogVrij)} vrij.`,
  y: { unit: 'euro0' },
  rows: [
    {
      parts: [
        { label: 'vrij gebruikt', value: out.vrijgesteld, tone: 'main' },
        { label: 'nog vrij', value: out.nogVrij, tone: 'open' },
        { label: 'belast', value: work.taxable, tone: 'tax' },
      ],
    },
  ],
  marks: [{ x: out.vrijgesteld + out.nogVrij, label: `vrij tot ${eur0(out.vrijgesteld + out.nogVrij)}`, strong: true }],
})

const profileChart = ({ values, out }: Crypto): Chart => ({
  kind: 'strips',
  key: 'profielen',
  title: 'Drie manieren om dezelfde winst te belasten',
  sentence: `Normaal beheer kost ${eur(out.belastingNormaal)}, speculatie ${eur(out.belastingSpeculatief)}, een beroep ${eur(out.belastingBeroep)}.`,
  y: { unit: 'euro' },
  strips: (
    [
      ['normaal', 'Normaal beheer', out.belastingNormaal],
      ['speculatief', 'Speculatief', out.belastingSpeculatief],
      ['beroep', 'Beroep', out.belastingBeroep],
    ] as const
  ).map(([key, label, value]) => ({
    label,
    parts: [{ label: 'Belasting', value, tone: key === values.profiel ? 'tax' : 'spared' }],
  })),
})

export const charts = (solved: Crypto): Chart[] => [
  ...(solved.out.vrijgesteld + solved.out.nogVrij + solved.work.taxable > 0 && solved.work.oneYear
    ? [tank(solved)]
    : []),
  profileChart(solved),
]

const sales = ({ values, work }: Crypto): Table =>
  soldTable(work.settlement.slices, {
    key: 'verkopen',
    title: 'Per verkoop: welke munten weggingen',
    asset: 'Munt',
    decimals: 8,
    kinds: values.verkopen.map(({ soort }) => soort),
  })

const profiles = ({ values, out, work }: Crypto): Table => ({
  key: 'profielen',
  title: 'De drie profielen naast elkaar',
  columns: [
    { key: 'profiel', label: 'Profiel', unit: 'text' },
    { key: 'belasting', label: 'Belasting samen', unit: 'euro' },
    { key: 'grondslag', label: 'Belaste winst', unit: 'euro' },
    { key: 'tarief', label: 'Tarief', unit: 'percent' },
    { key: 'gemeente', label: 'Gemeentebelasting', unit: 'euro' },
  ],
  rows: [
    ['Normaal beheer', out.belastingNormaal, work.taxable, work.rates.normal, 0],
    [
      'Speculatief',
      out.belastingSpeculatief,
      work.speculative.base,
      work.rates.speculative,
      work.speculative.surcharge,
    ],
    ['Beroep', out.belastingBeroep, work.professional.base, values.beroepstarief, work.surcharge],
  ],
  strong: [{ normaal: 0, speculatief: 1, beroep: 2 }[values.profiel]],
  note: 'Bij een beroep komen er nog sociale bijdragen bij. Bij speculatie en beroep telt de echte aankoopprijs, niet de prijs op de fotodag.',
})

const left = ({ work }: Crypto): Table => ({
  key: 'over',
  title: 'Wat je nog hebt',
  columns: [
    { key: 'munt', label: 'Munt', unit: 'text' },
    { key: 'waarde', label: 'Waarde', unit: 'euro', total: true },
    { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 8 },
    { key: 'kost', label: 'Betaald', unit: 'euro', total: true },
    { key: 'gekocht', label: 'Gekocht', unit: 'date' },
  ],
  rows: work.left.map((item) => [item.name, item.value, item.units, item.cost, item.date]),
  note: 'Aan de prijs die je bij “Andere vragen” geeft, anders aan de laatste prijs uit je lijst.',
})

const signs = ({ values, out }: Crypto): Table => ({
  key: 'aanwijzingen',
  title: `Normaal beheer of niet: ${out.aanwijzingen} van de ${SIGNS.length} aanwijzingen`,
  columns: [
    { key: 'vraag', label: 'Aanwijzing', unit: 'text' },
    { key: 'antwoord', label: 'Jouw antwoord', unit: 'text' },
    { key: 'richting', label: 'Wijst eerder op', unit: 'text' },
  ],
  rows: SIGNS.map((name) => [inputs[name].label, values[name] ? 'ja' : 'nee', POINTS_TO[name]]),
  strong: SIGNS.flatMap((name, index) => (values[name] ? [index] : [])),
  note: 'Geen enkel antwoord beslist alleen. De fiscus kijkt naar het geheel.',
})

export const tables = (solved: Crypto): Table[] => [
  ...(solved.values.verkopen.length > 0 ? [sales(solved)] : []),
  profiles(solved),
  ...(solved.work.left.length > 0 ? [left(solved)] : []),
  signs(solved),
]
