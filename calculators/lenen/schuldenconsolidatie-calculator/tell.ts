import type { Debts } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, duration, eur, eur0, listText, pct, plural } from '#calculators/kernel/format.ts'
import { tellMoves } from '#calculators/kernel/tell-moves.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { creditNotices, kredietregels } from '#calculators/lenen/credit-words.ts'
import { monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { scheduleTable } from '#calculators/lenen/schedule-table.ts'
import { next } from '#calculators/next.ts'
import {
  jkpFormule,
  maximaleJkp,
  maximaleLooptijd,
  vergoedingVervroegd,
  vergoedingVervroegdLaatsteJaar,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import type { outputs } from './outputs.ts'
import { balanceChart, debtName, debtTable, wayChart, wayTable } from './tables.ts'
import type { WayKey } from './model-ways.ts'

const PLAIN: Readonly<Record<WayKey, string>> = {
  lawine: 'de duurste schuld eerst (lawine)',
  sneeuwbal: 'de kleinste schuld eerst (sneeuwbal)',
  verdeeld: 'je extra geld verdelen over alle schulden',
  samenvoegen: 'samenvoegen en evenveel blijven betalen',
}

const alone = ({ debts }: Debts['work']) => debts.length === 1

/** Without extra money the ways differ only in where a freed instalment goes, and often not even there. */
const noneToChoose = ({ values, work }: Debts) =>
  values.extraPerMaand === 0 && (['lawine', 'sneeuwbal', 'verdeeld'] as const).every((key) => work.tied.includes(key))

/** "de duurste schuld eerst (lawine) of de kleinste schuld eerst (sneeuwbal)" when they cost the same. */
function bestWay(solved: Debts): string {
  const { values, work } = solved
  // One debt has no order.
  if (alone(work) && work.best.key !== 'samenvoegen') return `${eur(values.extraPerMaand)} meer per maand betalen`
  if (noneToChoose(solved)) return 'evenveel blijven betalen tot alles weg is'
  return listText(
    work.tied.map((key) => PLAIN[key]),
    'of',
  )
}

function mergeSentence({ values, out, work }: Debts): string {
  const { verschilMaandlast: relief, verschilTotaal: difference } = out
  const term = `Samenvoegen op ${plural(values.looptijdNieuw, 'maand', 'maanden')}`
  // A notice says what the law allows.
  if (!work.legal) return `${term} aan ${pct(values.jkpNieuw)} mag niet.`
  const apart = (amount: number, more: boolean) =>
    amount === 0 ? 'evenveel' : `${eur(Math.abs(amount))} ${more ? 'meer' : 'minder'}`
  if (difference === null)
    return `${term} kost ${eur(out.nieuweMaandlast)} per maand, in totaal ${eur(out.totaalSamenvoegen)}.`
  const joined = relief * difference > 0 ? ', maar' : ' en'
  return `${term}: ${apart(relief, relief < 0)} per maand${joined} ${apart(difference, difference > 0)} in totaal.`
}

const movesOf = ({ values, work, moves }: Debts) =>
  tellMoves(moves, (key) => {
    const index = Number(key.replace('schuld', '')) - 1
    const debt = work.debts[index]
    const name = debt ? debtName(debt) : key
    return values.schulden[index]?.apart ? `je ${name} mee samenvoegt` : `je ${name} apart houdt`
  })

function sentence(solved: Debts): string {
  const { values, out, work } = solved
  const { best } = work
  const which = alone(work) ? 'deze schuld' : 'minstens één schuld'
  const start = out.totaalNu === null ? `Zoals je nu betaalt, raakt ${which} **nooit afbetaald**. ` : ''
  if (best.total === null || best.length === null)
    return `${start}${values.extraPerMaand > 0 ? `Ook met ${eur(out.budget)} per maand lukt het niet. ` : ''}${mergeSentence(solved)}`
  const other = movesOf(solved)
  const set = other?.together ?? other?.each[0]
  if (work.nothingToGain) {
    const less =
      set && set.after < (out.totaalNu ?? 0)
        ? `, behalve als ${set.text}: dan betaal je ${eur(set.after)} in totaal, en nu ${eur(out.totaalNu ?? 0)}`
        : ''
    return `Van deze wegen kost niets veranderen **het minst**${less}. ${mergeSentence(solved)}`
  }
  const subset = set ? ` Als ${set.text}, dan betaal je nog ${eur(set.gain)} minder: ${eur(set.after)} in totaal.` : ''
  const gain = out.besparing === null ? `**${eur(best.total)}** in totaal` : `**${eur(out.besparing)} minder** dan nu`
  return `${start}Van deze wegen kost **${bestWay(solved)}** het minst: ${gain}.${subset} ${mergeSentence(solved)}`
}

function steps({ values, out, work }: Debts): Step[] {
  const { keep, avalanche, snowball, balance, moved, fees, merged, loan, test } = work
  return [
    keep.length === null
      ? { text: 'Minstens één schuld wordt zo **nooit afbetaald**: de maandlast dekt de rente niet.' }
      : {
          text: `Verander je niets, dan betaal je nog **${eur(keep.paid)}**. De laatste schuld is weg na ${duration(keep.length)}.`,
          sum: [
            { label: 'Openstaande schulden', value: balance },
            { label: 'Rente die nog komt', value: keep.interest },
            { label: 'Nog te betalen', value: keep.paid },
          ],
        },
    {
      text: `Met ${eur(out.budget)} per maand gaat bij de lawine alles wat overblijft eerst naar de duurste schuld: ${avalanche.length === null ? '**nooit afbetaald**' : `**${eur(avalanche.paid)}** in ${duration(avalanche.length)}`}. Bij de sneeuwbal eerst naar de kleinste: ${snowball.length === null ? 'nooit afbetaald' : eur(snowball.paid)}.`,
      sum: [
        { label: 'Je afbetalingen van vandaag', value: out.maandlastNu },
        { label: 'Extra per maand', value: values.extraPerMaand },
        { label: 'Maandbudget', value: out.budget },
      ],
    },
    {
      text: `Samenvoegen vraagt een krediet van **${eur(merged)}**.`,
      sum: [
        { label: 'Schulden die je samenvoegt', value: moved },
        { label: 'Vergoedingen voor vervroegd aflossen', value: fees },
        ...(values.kostenNieuw > 0 ? [{ label: 'Dossierkosten', value: values.kostenNieuw }] : []),
        { label: 'Nieuw krediet', value: merged },
      ],
      law: [vergoedingVervroegd, vergoedingVervroegdLaatsteJaar],
    },
    {
      text: `Aan ${pct(values.jkpNieuw)} over ${plural(values.looptijdNieuw, 'maand', 'maanden')} is dat **${eur(loan.payment)}** per maand, samen ${eur(loan.totalPaid)}.`,
      formula: monthlyRateFormula(values.jkpNieuw, work.rate, values.renteomzetting),
    },
    ...(out.jkpNu !== null && out.jkpSamenvoegen !== null
      ? [
          {
            text: `Op je schulden van vandaag betaal je nu samen een JKP van ${pct(out.jkpNu)}; na samenvoegen, met vergoedingen en kosten, **${pct(out.jkpSamenvoegen)}**.`,
            law: [jkpFormule],
          },
        ]
      : []),
    ...(work.samePaceTotal !== null && out.effectLooptijd !== null
      ? [
          {
            text: `Zou je het nieuwe krediet aflossen met je maandlast van vandaag (${eur(out.maandlastNu)}), dan betaal je ${eur(work.samePaceTotal)}. De rest van het verschil, **${eur(out.effectLooptijd)}**, komt enkel van de andere looptijd.`,
          },
        ]
      : []),
    {
      text: `Voor ${eur0(merged)} mag het JKP hoogstens **${pct(test.maxJkp)}** zijn en de looptijd hoogstens **${plural(test.maxLooptijd, 'maand', 'maanden')}**.`,
      law: [maximaleJkp, maximaleLooptijd],
    },
  ]
}

function notices({ work }: Debts): Notice[] {
  const never = work.debts.flatMap((debt, index): Notice[] =>
    work.settled[index]?.months === null
      ? [
          {
            tone: 'warning',
            text: `${debtName(debt)} wordt zo nooit afbetaald: de rente is ${eur(work.interestNow[index] ?? 0)} per maand en je betaalt ${eur(debt.payment)}.`,
          },
        ]
      : [],
  )
  return [
    ...creditNotices(work.test),
    ...never,
    {
      tone: 'info',
      text: 'Lukt betalen niet meer? Een erkende schuldbemiddelaar bij het OCMW of het CAW helpt gratis. Wacht niet op een brief van een deurwaarder.',
    },
  ]
}

export function tell(solved: Debts, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const difference = out.verschilTotaal ?? 0
  return {
    headline: out.besparing === null || work.nothingToGain ? 'totaalSchuld' : 'besparing',
    key: ['maandenBeste', 'totaalBeste', 'nieuweMaandlast', 'meerOfMinder'],
    sentence: sentence(solved),
    captions: {
      besparing: {
        label:
          work.best.key === 'samenvoegen'
            ? 'Bespaard met samenvoegen'
            : alone(work)
              ? 'Bespaard met wat je meer betaalt'
              : `Bespaard met de ${work.best.key === 'verdeeld' ? 'verdeling' : work.best.key}`,
      },
      maandenBeste: { note: `Met ${eur(out.budget)} per maand` },
      nieuweMaandlast: { note: `Op ${plural(values.looptijdNieuw, 'maand', 'maanden')}, nu ${eur(out.maandlastNu)}` },
      meerOfMinder: {
        label: difference > 0 ? 'Samenvoegen kost in totaal meer' : 'Samenvoegen kost in totaal minder',
        note: 'Tegenover niets veranderen',
      },
      maxJkp: { note: `Sinds ${dateText(work.test.sinds)}` },
    },
    charts: [wayChart(solved), balanceChart(solved)],
    tables: [
      wayTable(solved),
      debtTable(solved),
      scheduleTable(work.view, { title: 'Aflossing van het nieuwe krediet' }),
    ],
    steps: steps(solved),
    notices: notices(solved),
    moves: movesOf(solved),
    assumptions: [
      'Elke schuld houdt haar rente en haar maandlast. Er komt niets bij op kaarten of geldreserves.',
      'De vier wegen geven elke maand hetzelfde uit: ook een vrijgekomen maandlast gaat naar wat nog openstaat.',
      `Vulde je geen kost in, dan is de vergoeding het wettelijke maximum: ${pct(law(vergoedingVervroegd), 1, 0)} van het kapitaal bij leningen, ${pct(law(vergoedingVervroegdLaatsteJaar), 1, 0)} in het laatste jaar, niets bij een kredietopening.`,
      kredietregels(law),
    ],
    excluded: [
      'Achterstallen, nalatigheidsinterest en kosten van invordering.',
      'Een woonkrediet: dat volgt andere regels.',
      'Een schuldsaldoverzekering bij het nieuwe krediet.',
    ],
    next: [
      next('budget-planner', 'Hoeveel kun je elke maand missen?'),
      next('kredietvergelijker-belgie', 'Reken het JKP van een aanbod na', {
        bedrag: madeOf(Math.min(500_000, out.nieuwKredietbedrag), 'schulden'),
        looptijd: by('looptijdNieuw'),
      }),
      next('kredietkaart-calculator', 'Alleen een kaart? Bekijk het minimum en een vast bedrag'),
    ],
  }
}
