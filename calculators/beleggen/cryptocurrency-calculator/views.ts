/** The pictures and tables of the answer. */
import { soldTable } from '#calculators/beleggen/sold-table.ts'
import { eur } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { inputs } from './inputs.ts'
import { POINTS_TO, SIGNS } from './signs.ts'
import type { Crypto } from './tell.ts'

export const charts = ({ out }: Crypto): Chart[] => [
  {
    kind: 'bar',
    key: 'profielen',
    title: 'Drie manieren om dezelfde winst te belasten',
    sentence: `Normaal beheer kost ${eur(out.belastingNormaal)}, speculatie ${eur(out.belastingSpeculatief)}, een beroep ${eur(out.belastingBeroep)}.`,
    categories: ['Normaal beheer', 'Speculatief', 'Beroep'],
    y: { unit: 'euro' },
    series: [
      {
        key: 'belasting',
        label: 'Belasting',
        values: [out.belastingNormaal, out.belastingSpeculatief, out.belastingBeroep],
      },
    ],
  },
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
  note: 'Aan de prijs die je bij “Meer opties” geeft, anders aan de laatste prijs uit je lijst.',
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
