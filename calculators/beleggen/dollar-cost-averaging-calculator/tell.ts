import type { Spreading, Choice } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { brokerNotices } from '#calculators/beleggen/broker-fields.ts'
import { eur0, longDate, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import { tellOwn } from './tell-own.ts'
import { charts, DOTS, MARKETS, tables } from './views.ts'

const outOf = (share: number | null) => `**${Math.round((share ?? 0) * DOTS)} op ${DOTS}**`
const percent = (share: number | null) => `**${pct(share ?? 0, 0, 0)}**`

function sentence({ values, out }: Spreading, work: Choice): string {
  const { described, market } = work
  const difference = (described ? out.gemiddeldVerschil : out.verschilHistorisch) ?? 0
  const verdict = described
    ? `Bij gemiddeld ${pct(market.mean)} per jaar en ${pct(market.volatility)} schommeling wint alles ineens in ${outOf(out.kansIneens)} gesimuleerde markten.`
    : `Alles ineens won op echte koersen in ${outOf(out.kansHistorisch)} periodes (${MARKETS[values.markt].name}, ${longDate(work.from)} tot ${longDate(work.to)}).`
  return `${verdict} Gemiddeld ${described ? 'geeft' : 'gaf'} het ${Math.abs(difference) < 0.5 ? 'evenveel als' : `${eur0(Math.abs(difference))} ${difference > 0 ? 'meer' : 'minder'} dan`} spreiden over ${values.maanden} maanden.`
}

function steps({ values, out }: Spreading, { orders, from, to, tobFigures, market, described }: Choice): Step[] {
  return [
    {
      text: `Ineens koop je vandaag voor ${eur0(orders.lump.invested)}. De rest, **${eur0(out.orderkostenIneens)}**, is makelaarsloon en beurstaks.`,
      law: tobFigures,
    },
    {
      text: `Gespreid koop je ${values.maanden} keer voor ${eur0(orders.part.invested)}. Samen kosten die orders **${eur0(out.orderkostenGespreid)}**.`,
    },
    {
      text: `Het geld dat nog wacht, brengt intussen **${eur0(out.renteWachtgeld ?? 0)}** rente op aan ${pct(values.spaarrente)} per jaar.`,
    },
    {
      text: `Op echte koersen van ${longDate(from)} tot ${longDate(to)} won ineens in ${percent(out.kansHistorisch)} van de periodes van ${values.maanden} maanden.`,
      formula: `${num(out.vensters ?? 0, 0)} periodes die telkens een maand later beginnen`,
    },
    {
      text: described
        ? `In ${num(out.paden ?? 0, 0)} markten met jouw rendement en schommeling wint ineens in ${percent(out.kansIneens)}. Dat is het antwoord hierboven.`
        : `Ter controle: in ${num(out.paden ?? 0, 0)} gesimuleerde markten met hetzelfde rendement en dezelfde schommeling wint ineens in ${percent(out.kansIneens)}.`,
      formula: `onafhankelijke maanden, gemiddeld ${pct(market.mean)} per jaar, schommeling ${pct(market.volatility)}`,
    },
  ]
}

/** Too few to be sure of anything. */
const FEW = 10

function notices({ values }: Spreading, work: Choice): Notice[] {
  const found: Notice[] = [...brokerNotices(work.broker)]
  if (work.orderShare > 0.01) {
    found.push({
      tone: 'warning',
      text: `Elke deelorder kost ${pct(work.orderShare)} van het bedrag. Minder maar grotere orders zijn goedkoper.`,
    })
  }
  found.push({
    tone: work.apart < FEW ? 'warning' : 'info',
    text: `De periodes uit het verleden overlappen elkaar. Naast elkaar passen er ${work.apart}: het aantal zegt dus minder dan het lijkt.${values.markt === 'amerika' ? '' : ` Deze koersen beginnen in ${longDate(work.from)}: de crisissen van 2000 en 2008 zitten er niet in.`}`,
  })
  return found
}

export function tell(solved: Spreading): Telling<keyof typeof outputs> {
  const { values, work } = solved
  if (work.kind === 'eigen') return tellOwn(solved, work)
  return {
    headline: work.described ? 'kansIneens' : 'kansHistorisch',
    key: work.described
      ? ['gemiddeldVerschil', 'ineensSlecht', 'gespreidSlecht']
      : ['verschilHistorisch', 'slechtHistorischIneens', 'slechtHistorischGespreid'],
    captions: {
      verschilHistorisch: { label: 'Gemiddeld verschil op echte koersen, ineens min gespreid' },
      gemiddeldVerschil: { label: 'Gemiddeld verschil in de simulatie, ineens min gespreid' },
    },
    sentence: sentence(solved, work),
    charts: charts(work, values.maanden),
    tables: tables(work, values.markt),
    steps: steps(solved, work),
    notices: notices(solved, work),
    assumptions: [
      `Verleden: ${MARKETS[values.markt].source}.`,
      'Simulatie: maanden die niet van elkaar afhangen. Dezelfde invoer geeft overal dezelfde cijfers.',
      'We kopen aan het begin van elke maand en vergelijken op het einde van de spreiding. Kosten gaan van het bedrag af.',
      'Wachtend geld staat op een spaarrekening; belasting op de rente boven de vrijstelling tellen we niet.',
    ],
    excluded: ['Meerwaardebelasting bij een latere verkoop.', 'Getrouwheidspremie op het geld dat wacht.'],
    next: [
      next('etf-calculator', 'Wat houd je netto over na alle taksen?', {
        bedragIneens: by('bedrag'),
        perMaand: madeOf(0, 'bedrag'),
        makelaar: by('makelaar'),
      }),
      next('beleggingsrente-calculator', 'En daarna: de waaier op lange termijn', {
        startbedrag: by('bedrag'),
        perMaand: madeOf(0, 'bedrag'),
      }),
      next('noodfonds-calculator', 'Eerst een buffer? Bereken je noodfonds'),
    ],
  }
}
