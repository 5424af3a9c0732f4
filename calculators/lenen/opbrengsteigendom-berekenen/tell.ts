import type { Let } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, longDate, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { nbbLtvVerhuur } from '#rules/krediet/woonkrediet.figures.ts'
import { meerwaardeGebouwJaren } from '#rules/wonen/verhuur.figures.ts'
import type { outputs } from './outputs.ts'
import { stepsOf } from './steps.ts'
import { tablesOf } from './tables.ts'

function verdict({ values, out }: Let): string {
  const after = `na ${values.duur} jaar`
  if (out.verschil === 0) return `Een ETF met hetzelfde geld komt ${after} op hetzelfde uit.`
  const etf = out.etfRendement === null ? '' : ` (${pct(out.etfRendement, 1)} per jaar)`
  return out.verschil > 0
    ? `Dat is beter dan een ETF${etf}: ${after} heb je ${eur0(out.voordeel)} meer.`
    : `Een ETF met hetzelfde geld${etf} doet het beter: ${after} heb je dan ${eur0(out.voordeel)} meer.`
}

function sentence(solved: Let): string {
  const { out, work } = solved
  const rate = work.reference
    ? ` De rente van de lening is ${pct(work.reference.rate)} (richtwaarde van ${longDate(work.reference.month)}).`
    : ''
  const own =
    out.irr === null
      ? 'Er is geen rendement op je eigen geld: je legt niets in, of verliest alles.'
      : out.irr < 0
        ? `Na alle kosten en belasting verlies je met de woning **${pct(0 - out.irr, 1)} per jaar** van je eigen geld.`
        : `De woning brengt na alle kosten en belasting **${pct(out.irr, 1)} per jaar** op je eigen geld op.`
  const even =
    out.evenwicht !== null && out.evenwicht > 0
      ? `De woning wint van een ETF vanaf **${pct(out.evenwicht, 1)}** prijsstijging per jaar. `
      : ''
  return `${even}${own} ${verdict(solved)}${rate}`
}

/** The rent of a year, cut in slices down to what stays. */
const rentChart = ({ work: { due, vacancy, first } }: Let): Chart => ({
  kind: 'waterfall',
  key: 'huur',
  title: 'De huur van één jaar, tot wat blijft',
  sentence: `Van ${eur0(due)} huur blijft in het eerste jaar ${eur0(first.net)} over, voor de lening.`,
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

function notices({ values, out, work }: Let, law: Law): Notice[] {
  const found: Notice[] = []
  if (work.tooMuch)
    found.push({
      tone: 'warning',
      text: `Je leent meer dan ${pct(law(nbbLtvVerhuur), 0, 0)} van de prijs. Voor een verhuurde woning geven banken dat zelden.`,
    })
  if (work.tax.from === 'estimate')
    found.push({
      tone: 'info',
      text:
        values.postcode === ''
          ? 'De onroerende voorheffing is een raming. Vul onder “Andere vragen” de postcode in.'
          : 'Van deze gemeente kennen we de opcentiemen niet. Vul het bedrag van het aanslagbiljet in.',
    })
  if (out.cashflow < 0)
    found.push({
      tone: 'info',
      text: `De huur dekt de lening en de kosten niet. In het eerste jaar leg je ${eur(0 - out.cashflow)} bij.`,
    })
  if (out.meerwaardebelasting > 0)
    found.push({
      tone: 'law',
      text: `Je verkoopt binnen ${law(meerwaardeGebouwJaren)} jaar: op de meerwaarde betaal je dan ${eur0(out.meerwaardebelasting)} belasting.`,
    })
  return found
}

export function tell(solved: Let, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const { duur } = values
  const short = out.cashflow < 0
  return {
    headline: 'irr',
    // What was typed is no news; less of it was needed is.
    key: [
      'evenwicht',
      'etfRendement',
      'voordeel',
      'perMaand',
      solved.out.inleg === solved.values.eigenGeld ? 'nettoRendement' : 'inleg',
    ],
    sentence: sentence(solved),
    captions: {
      irr: { note: `Als je na ${duur} jaar verkoopt` },
      voordeel: { label: out.verschil < 0 ? 'De ETF wint met' : 'De woning wint met', note: `Na ${duur} jaar` },
      perMaand: {
        label: short ? 'Bij te leggen per maand' : 'Over per maand',
        note: out.lening > 0 ? 'Eerste jaar, na de lening' : 'Eerste jaar',
      },
      nettoRendement: { note: 'Eerste jaar, op alles wat de woning kost' },
    },
    charts: [rentChart(solved), chart(solved)],
    tables: tablesOf(solved),
    steps: stepsOf(solved),
    notices: notices(solved, law),
    assumptions: [
      'De huur, de kosten en de belasting stijgen elk jaar even snel als de prijzen.',
      'Beide wegen kosten evenveel geld. Wat de woning opbrengt, beleg je in dezelfde ETF; wat ze extra vraagt, gaat anders in de ETF.',
      'De ETF herbelegt zijn dividend. Beurstaks en meerwaardebelasting zijn die van de ETF-pagina.',
      `De gemeentebelasting is ${pct(work.municipal, 0)}. De bijzondere bijdrage is die van een alleenstaande werknemer.`,
    ],
    excluded: [
      'Grote renovaties en een verplicht beter energielabel.',
      'Een lager tarief voor wie aan een woonmaatschappij verhuurt.',
      'Gemeubeld verhuren en verhuren aan je vennootschap.',
      'Nieuwbouw met btw.',
      'De vergoeding aan de bank als je vroeger verkoopt.',
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
        duur: by('duur'),
      }),
      next('kredietcapaciteit-calculator', 'Kun je die lening krijgen?', {
        enigeEigenWoning: false,
        huurinkomsten: by('huur'),
        rente: by('rente'),
      }),
      next('huurindexatie-berekenen', 'De huur elk jaar indexeren', {
        basishuur: by('huur'),
        gewest: madeOf(work.tax.region, 'postcode', 'gewest'),
      }),
    ],
  }
}
