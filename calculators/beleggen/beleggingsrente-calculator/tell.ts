import type { Plan } from './case.ts'
import { by } from '#calculators/kernel/carry.ts'
import { eur0, listText, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import {
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { outputs } from './outputs.ts'
import { charts, PROFILE_LABELS, tables } from './views.ts'

/** The shortest time for which shares make sense. */
const SHORT = 5
const WILD = 0.08

function sentence({ values, out, work }: Plan): string {
  const range =
    work.plan.volatility === 0
      ? `**${eur0(out.nettoMediaan)}**`
      : `in 8 op 10 gevallen tussen **${eur0(out.nettoLaag)}** en **${eur0(out.nettoHoog)}**, met ${eur0(out.nettoMediaan)} in het midden`
  const years = values.duur === 1 ? 'één jaar' : `${values.duur} jaar`
  const risk = out.kansOnderInleg < 0.005 ? 'kleiner dan 1\u00a0%' : pct(out.kansOnderInleg, 0, 0)
  return `Je legt ${eur0(out.ingelegd)} in. Na ${years} heb je ${range}. De kans op minder dan je inleg is ${risk}.`
}

function steps({ values, out, work }: Plan): Step[] {
  const { plan } = work
  const paid = [
    ...(values.startbedrag > 0 ? [`${eur0(values.startbedrag)} nu`] : []),
    ...(values.perMaand > 0 ? [`${values.duur * 12} keer ${eur0(values.perMaand)}`] : []),
  ]
  const swings = plan.volatility > 0
  return [
    {
      text: `Je legt **${eur0(out.ingelegd)}** in: ${listText(paid)}.`,
    },
    {
      text: `Het gemiddelde rendement is ${pct(plan.mean)} per jaar, min ${pct(plan.fee)} kosten: **${pct(work.netMean)}**.${swings ? ` Per jaar kan dat ${pct(plan.volatility)} hoger of lager uitvallen.` : ''}`,
      formula: `(1 + ${pct(plan.mean)}) × (1 − ${pct(plan.fee)}) − 1`,
    },
    ...(swings
      ? [
          {
            text: `Gemiddeld ${pct(plan.mean)} is niet elk jaar ${pct(plan.mean)}: een verlies van de helft vraagt daarna een verdubbeling. Elk jaar precies zoveel zou **${eur0(work.steady)}** geven, zoals op de ETF-pagina; met schommelingen ligt het midden lager.`,
          },
        ]
      : []),
    {
      text: `We rekenen ${num(out.paden, 0)} mogelijke markten door. De helft eindigt boven **${eur0(out.mediaan)}**, voor belasting.`,
    },
    ...(values.belasting
      ? [
          {
            text:
              out.meerwaardebelasting > 0
                ? `Verkoop je dan alles, dan betaal je in het midden **${eur0(out.meerwaardebelasting)}** meerwaardebelasting en houd je ${eur0(out.nettoMediaan)} over.`
                : 'In het midden betaal je bij de verkoop **geen** meerwaardebelasting.',
            law: work.taxed ? [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum] : [],
          },
        ]
      : []),
    {
      text: `Zonder kosten was dat ${eur0(work.free)}. Met ${pct(values.kostenAnder)} kosten per jaar wordt het ${eur0(work.dear)}, of **${eur0(Math.abs(out.kostenVerschil))}** ${out.kostenVerschil >= 0 ? 'minder' : 'meer'} dan met ${pct(values.kosten)}.`,
    },
  ]
}

function notices({ values, out, work }: Plan): Notice[] {
  const found: Notice[] = []
  if (work.past) {
    found.push({
      tone: 'info',
      text: `In het verleden, met Amerikaanse aandelen in euro van ${work.historyYears.first} tot ${work.historyYears.last}, gaf dit plan tussen ${eur0(work.past.low)} en ${eur0(work.past.high)}, met ${eur0(work.past.middle)} in het midden. Dat zijn euro’s van dan, uit ${work.past.periods} periodes die overlappen. Die jaren gaven gemiddeld ${pct(work.historyMean, 1, 0)}; wij rekenen met ${pct(work.plan.mean, 1, 0)}.`,
    })
  }
  if (values.duur < SHORT && work.plan.volatility > WILD) {
    found.push({
      tone: 'warning',
      text: `Op ${values.duur} jaar is de kans op verlies ${pct(out.kansOnderInleg, 0, 0)}. Geld dat je binnen vijf jaar nodig hebt, loopt zo veel risico.`,
    })
  }
  if (out.kansOnderInflatie > out.kansOnderInleg + 0.05) {
    found.push({
      tone: 'info',
      text: `De kans dat je geld de inflatie niet bijhoudt, is ${pct(out.kansOnderInflatie, 0, 0)}.`,
    })
  }
  return found
}

/** Everything but what was paid in stands at the end of the plan. */
const atEnd = (years: number) => ({
  nettoMediaan: years,
  nettoLaag: years,
  nettoHoog: years,
  meerwaardebelasting: years,
  kostenTotaal: years,
  kostenVerschil: years,
  historischLaag: years,
  historischMidden: years,
  historischHoog: years,
  mediaan: years,
})

export function tell(solved: Plan): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  return {
    headline: 'nettoMediaan',
    key: ['nettoLaag', 'nettoHoog', 'ingelegd', 'kansOnderInleg'],
    captions: {
      kostenVerschil: {
        label: `Met ${pct(values.kostenAnder)} kosten houd je ${out.kostenVerschil >= 0 ? 'minder' : 'meer'} over`,
      },
    },
    inflation: values.inflatie,
    inYears: atEnd(values.duur),
    ofToday: {
      ingelegd: work.paidInToday,
      vandaag: out.vandaag,
      winst: out.vandaag - work.paidInToday,
      // Less than was paid in, in purchasing power.
      kansOnderInleg: out.kansOnderInflatie,
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      `We rekenen ${num(out.paden, 0)} mogelijke markten door, met jaren die niet van elkaar afhangen. Dezelfde invoer geeft overal dezelfde cijfers.`,
      `Rendement en schommeling per profiel zijn eigen aannames: ${PROFILE_LABELS}.`,
      ...(values.belasting
        ? [
            'Alle bedragen zijn na meerwaardebelasting, alsof je dat jaar alles verkoopt en je vrijstelling niet voor iets anders gebruikt.',
          ]
        : []),
      'Je stort elke maand hetzelfde bedrag.',
    ],
    excluded: [
      ...(values.belasting ? [] : ['Meerwaardebelasting bij de verkoop.']),
      'Beurstaks, makelaarsloon en dividendbelasting: die staan op de ETF-pagina.',
      'Reynderstaks op fondsen met obligaties.',
      'Langere goede en slechte periodes dan in onze aannames.',
    ],
    next: [
      next('etf-calculator', 'Reken met een echte ETF, met alle taksen', {
        bedragIneens: by('startbedrag'),
        perMaand: by('perMaand'),
        duur: by('duur'),
      }),
      next('samengestelde-interest-berekenen', 'Hetzelfde plan met een vaste rente, zonder risico', {
        startbedrag: by('startbedrag'),
        inleg: by('perMaand'),
        duur: by('duur'),
      }),
      next('fire-calculator', 'Wanneer kun je van je vermogen leven?'),
    ],
  }
}
