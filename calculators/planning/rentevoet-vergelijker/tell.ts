import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, eur, num, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { FORMS, FORMULAS } from './choices-forms.ts'
import type { inputs } from './inputs.ts'
import { levelChart, levelTable } from './tell-levels.ts'
import type { outputs } from './outputs.ts'
import type { Quote, solve } from './solve.ts'

type Rates = Case<typeof inputs, typeof outputs, typeof solve>

/** A gap between two rates is counted in points, not in percent. */
const points = (gap: number) => `${num(asPercent(gap), 2, 2)} procentpunt`
const nameOf = ({ name, place }: Quote) => name ?? `Tarief ${place}`
const formOf = ({ row }: Quote) => FORMS.find(({ value }) => value === row.vorm)?.label ?? ''

function sentence({ out, work: { winner, runnerUp, repay } }: Rates): string {
  if (runnerUp && out.verschil !== null) {
    if (out.verschil === 0)
      return `${nameOf(winner)} en ${nameOf(runnerUp)} zijn echt **evenveel**: ${pct(winner.final)} per jaar.`
    const how = winner.loan ? 'goedkoper dan' : 'meer waard dan'
    return `**${nameOf(winner)}** is echt ${points(out.verschil)} per jaar ${how} ${nameOf(runnerUp)}: ${pct(winner.final)} tegenover ${pct(runnerUp.final)}.`
  }
  const gap = out.aflossenOfSparen ?? 0
  if (!repay) {
    const yearly = winner.row.vorm === 'effectief'
    const name = winner.name ?? `${pct(winner.row.rente)} ${yearly ? 'per jaar' : formOf(winner)}`
    if (yearly && winner.final === winner.row.rente) return `${name} is **${pct(winner.all.monthly, 4)}** per maand.`
    return `${name} is echt **${pct(winner.final)}** per jaar.`
  }
  return gap >= 0
    ? `**Aflossen** van ${nameOf(repay.from)} levert ${points(gap)} per jaar meer op dan sparen bij ${nameOf(repay.to)}.`
    : `**Sparen** bij ${nameOf(repay.to)} levert ${points(-gap)} per jaar meer op dan ${nameOf(repay.from)} aflossen.`
}

const ladderChart = ({ work: { ladder } }: Rates): Chart => ({
  kind: 'strips',
  key: 'ladder',
  title: 'Wat er staat en wat het echt is',
  sentence: `Van hoog naar laag: ${ladder.map((quote) => `${nameOf(quote)} ${pct(quote.final)}`).join(', ')}.`,
  y: { unit: 'percent' },
  dots: true,
  strips: ladder.map((quote) => ({
    label: nameOf(quote),
    parts: [
      { label: 'er staat', value: quote.row.rente },
      { label: 'echt per jaar', value: quote.final },
    ],
  })),
})

const ladderTable = ({ work: { ladder, winner } }: Rates): Table => ({
  key: 'omrekening',
  title: 'De ladder, van hoog naar laag',
  columns: [
    { key: 'naam', label: 'Tarief', unit: 'text' },
    { key: 'echt', label: 'Echt per jaar', unit: 'percent' },
    { key: 'soort', label: 'Soort', unit: 'text' },
    { key: 'geschreven', label: 'Zoals het er staat', unit: 'percent' },
    { key: 'effectief', label: 'Effectief', unit: 'percent' },
    { key: 'nominaal', label: 'Nominaal, 12 keer', unit: 'percent' },
    { key: 'maand', label: 'Per maand', unit: 'percent', decimals: 4 },
  ],
  rows: ladder.map((quote) => [
    nameOf(quote),
    quote.final,
    quote.loan ? 'lenen' : 'sparen',
    quote.row.rente,
    quote.all.effective,
    quote.all.nominal12,
    quote.all.monthly,
  ]),
  strong: [ladder.indexOf(winner)],
})

function steps({ work: { quotes } }: Rates): Step[] {
  return [
    ...quotes.map((quote): Step => {
      const { kosten, soort, vorm } = quote.row
      const changed = [
        ...(quote.tax > 0 ? [`${pct(quote.tax, 2, 0)} belasting`] : []),
        ...(kosten > 0 ? [`${eur(kosten)} kosten`] : []),
      ]
      return {
        text: `${nameOf(quote)} is effectief **${pct(quote.rate, 4)}** per jaar${changed.length > 0 ? `, en ${pct(quote.final, 4)} met ${changed.join(' en ')}` : ''}.`,
        formula: FORMULAS[vorm],
        law: quote.tax > 0 ? [soort === 'termijnrekening' ? roerendeVoorheffing : voorheffingSpaarrekening] : [],
      }
    }),
    ...(quotes.length > 1
      ? [{ text: 'Daarna staat alles op één ladder. Bij lenen is laag goed, bij sparen hoog.' }]
      : []),
  ]
}

function notices({ out, work: { quotes, repay, runnerUp } }: Rates): Notice[] {
  const flat = quotes
    .filter((quote) => quote.row.vorm === 'forfaitPerMaand')
    .map((quote): Notice => ({
      tone: 'warning',
      text: `${nameOf(quote)}: ${pct(quote.row.rente)} forfait per maand lijkt laag, maar is echt ${pct(quote.rate)} per jaar.`,
    }))
  if (!repay || !runnerUp || out.aflossenOfSparen === null || out.aflossenOfSparen <= 0) return flat
  return [
    ...flat,
    {
      tone: 'info',
      text: `Aflossen van ${nameOf(repay.from)} brengt ${points(out.aflossenOfSparen)} per jaar meer op dan sparen bij ${nameOf(repay.to)}.`,
    },
  ]
}

export function tell(rates: Rates, { market }: Env): Telling<keyof typeof outputs> {
  const { values, work } = rates
  const duel = work.runnerUp !== null
  return {
    headline: duel ? 'verschil' : work.repay ? 'aflossenOfSparen' : 'naKosten',
    key: duel
      ? ['beste', 'naKosten', 'tweede', 'aflossenOfSparen']
      : work.repay
        ? ['beste', 'naKosten']
        : ['perMaand1', 'nominaal1'],
    captions: {
      ...(duel || work.repay
        ? {}
        : {
            naKosten: { label: 'Echte rente' },
            perMaand1: { label: 'Per maand' },
            nominaal1: { label: 'Nominaal, twaalf keer per jaar' },
          }),
      beste: {
        ...(duel ? {} : { label: 'Beste spaarvorm' }),
        ...(work.winner.name === null ? { note: 'Nummer in je lijst' } : {}),
      },
    },
    sentence: sentence(rates),
    charts: [ladderChart(rates), levelChart(market)].filter((shown) => shown !== null),
    tables: [ladderTable(rates), levelTable(market)],
    steps: steps(rates),
    notices: notices(rates),
    assumptions: [
      'Leningen worden terugbetaald met gelijke maandbedragen.',
      values.kostenMeelenen
        ? 'Kosten van een lening worden meegeleend, bovenop het bedrag dat je invulde.'
        : 'Kosten betaal je op de eerste dag, op het bedrag dat je invulde.',
      'De belasting valt op de hele rente. Blijft je spaarboekje onder de vrijstelling, kies dan “spaarboekje, vrijgesteld”.',
    ],
    excluded: ['Verplichte verzekeringen en rekeningen.', 'Rentes die later veranderen.', 'Inflatie.'],
    next: [
      next('kredietvergelijker-belgie', 'Offertes met hun volledige kost vergelijken'),
      next('hoogste-spaarrente-belgie', 'Spaarrekeningen op jouw bedrag', {
        startbedrag: madeOf(Math.min(1_000_000, values.bedrag), 'bedrag'),
      }),
      next('reele-rente-berekenen', 'Wat blijft er na inflatie?', { bedrag: by('bedrag') }),
    ],
  }
}
