/** What stands below the answer. */
import type { Let } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Below } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { stepsOf } from './steps.ts'
import { tablesOf } from './tables.ts'

/** The rent of a year, cut in slices down to what stays. */
const rentChart = ({ out, work: { due, vacancy, first } }: Let): Chart => ({
  kind: 'waterfall',
  key: 'huur',
  title: 'De huur van één jaar, tot wat blijft',
  sentence: `Van ${eur0(due)} huur blijft in het eerste jaar ${eur0(first.net)} over${out.lening > 0 ? ', voor de lening' : ''}.`,
  y: { unit: 'euro0' },
  bars: [
    { label: 'Huur', value: due, total: true },
    { label: 'Leegstand', value: 0 - vacancy },
    { label: 'Onderhoud', value: 0 - first.upkeep },
    { label: 'Kosten', value: 0 - first.costs },
    { label: 'Onroerende voorheffing', value: 0 - first.propertyTax, tone: 'tax' as const },
    { label: 'Belasting op de huur', value: 0 - first.incomeTax, tone: 'tax' as const },
    { label: 'Blijft over', value: first.net, total: true },
  ].filter(({ value, total }) => total === true || value !== 0),
})

const chart = ({ values, out, work: { start, years } }: Let): Chart => ({
  kind: 'line',
  key: 'vermogen',
  title: 'Je vermogen: verhuren of een ETF',
  sentence: `Na ${values.duur} jaar heb je ${eur0(out.vermogenHuis)} met de woning en ${eur0(out.vermogenEtf)} met de ETF.`,
  x: { label: 'Jaar', values: [0, ...years.map(({ year }) => year)] },
  y: { unit: 'euro0' },
  series: [
    { key: 'woning', label: 'Woning verhuren', values: [start.house, ...years.map(({ house }) => house)] },
    { key: 'etf', label: 'ETF', values: [start.etf, ...years.map(({ etf }) => etf)], dashed: true },
  ],
})

export function below(solved: Let): Below {
  const { values, out, work } = solved
  return {
    charts: [rentChart(solved), chart(solved)],
    tables: tablesOf(solved),
    steps: stepsOf(solved),
    assumptions: [
      'De huur, de kosten en de belasting stijgen elk jaar even snel als de prijzen.',
      'Beide wegen kosten evenveel geld. Wat de woning opbrengt, beleg je in dezelfde ETF; wat ze vraagt, gaat anders in de ETF.',
      'De ETF herbelegt zijn dividend. Beurstaks en meerwaardebelasting als op de ETF-pagina.',
      `Je belasting is die van een alleenstaande werknemer uit hetzelfde gewest, met ${pct(work.municipal, 0)} gemeentebelasting.`,
    ],
    excluded: [
      'Grote renovaties en een verplicht beter energielabel.',
      'Gemeubeld verhuren, of aan een woonmaatschappij of je vennootschap.',
      'Nieuwbouw met btw.',
      ...(out.lening > 0 ? ['De vergoeding aan de bank als je vroeger verkoopt.'] : []),
      'Makelaarsloon voor de ETF.',
    ],
    next: [
      next('registratierechten-berekenen', 'De kosten van de aankoop in detail', {
        prijs: by('prijs'),
        krediet: madeOf(out.lening, 'prijs', 'eigenGeld'),
        gewest: madeOf(work.tax.region, 'postcode', 'gewest'),
        enigeEigenWoning: false,
      }),
      next('etf-calculator', 'Wat brengt een ETF op?', {
        bedragIneens: madeOf(Math.round(out.inleg), 'prijs', 'eigenGeld'),
        perMaand: 0,
        duur: madeOf(values.duur, 'prijs', 'eigenGeld', 'duur'),
      }),
      ...(out.lening > 0
        ? [
            next('kredietcapaciteit-calculator', 'Kun je die lening krijgen?', {
              enigeEigenWoning: false,
              leenbedrag: madeOf(out.lening, 'prijs', 'eigenGeld'),
              huurinkomsten: by('huur'),
              rente: by('rente'),
            }),
          ]
        : []),
      next('huurindexatie-berekenen', 'De huur elk jaar indexeren', {
        basishuur: madeOf(values.huur > 0 ? values.huur : null, 'huur'),
        gewest: madeOf(work.tax.region, 'postcode', 'gewest'),
      }),
    ],
  }
}
