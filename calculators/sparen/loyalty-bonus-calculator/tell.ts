import type { Ledger } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { rateNotice } from '#calculators/sparen/account.ts'
import { next } from '#calculators/next.ts'
import { codesRoerendInkomen } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import {
  maxOverdrachten,
  minimumOverdracht,
  premieTermijn,
  spaarvrijstelling,
  voorheffingSpaarrekening,
} from '#rules/sparen-beleggen/sparen.figures.ts'
import { charts } from './charts.ts'
import type { outputs } from './outputs.ts'
import { periodTable, waitTable } from './tables.ts'

/** Smaller premiums are no date to keep. */
const WORTH_A_WORD = 1

/** The balance may be asked on another day than today. */
const onDay = (day: string, today: string, now: string) => (day === today ? now : `op ${dateText(day)}`)

/** What I have, what I lose, and until when to wait. */
function sentence({ values, out, work }: Ledger, today: string): string {
  if (work.book.short > 0)
    return `Je opnames zijn **${eur(work.book.short)}** hoger dan wat er op de rekening stond. Kijk ze na.`
  if (out.grootstePremie === null || out.grootstePremieOp === null)
    return `Je verdiende ${out.verworven > 0 ? `**${eur(out.verworven)}**` : 'nog **geen**'} premie. Er loopt nu geen premiejaar.`
  if (out.verworven === 0 && out.grootstePremie === 0)
    return 'Deze rekening geeft geen getrouwheidspremie: je verdient alleen de basisrente.'
  const have =
    out.verworven === 0
      ? `Er loopt **${eur(out.lopend)}** premie en er is nog niets verworven.`
      : `Je hebt **${eur(out.verworven)}** premie verworven en er loopt **${eur(out.lopend)}**.`
  const lose =
    work.taken === 0
      ? ''
      : out.verliesVandaag === 0
        ? ` Neem je ${onDay(values.standOp, today, 'nu')} ${eur(work.taken)} op, dan verlies je niets.`
        : ` Neem je ${onDay(values.standOp, today, 'nu')} ${eur(work.taken)} op, dan verlies je ${eur(out.verliesVandaag)}.`
  return `${have}${lose} De grootste premie, ${eur(out.grootstePremie)}, is vol op ${dateText(out.grootstePremieOp)}.`
}

function notices({ values, out, work }: Ledger, { law, today }: Env): Notice[] {
  const found: Notice[] = []
  if (work.book.short > 0)
    found.push({
      tone: 'warning',
      text: `Je neemt ${eur(work.book.short)} meer op dan er op de rekening staat. Kijk je opnames na.`,
    })
  if (out.verliesVandaag > 0 && work.best)
    found.push({
      tone: 'info',
      text: `Wil je ${eur(work.taken)} opnemen? Wacht ${plural(work.best.days, 'dag', 'dagen')}${values.standOp === today ? '' : ` na ${dateText(values.standOp)}`}, tot ${dateText(work.best.date)}: dan verlies je ${work.best.loss === 0 ? 'niets' : eur(work.best.loss)} in plaats van ${eur(out.verliesVandaag)}.`,
    })
  if (work.refusedTransfer)
    found.push({
      tone: 'law',
      text: `Een premiejaar loopt alleen door bij hoogstens ${law(maxOverdrachten)} overschrijvingen per jaar, vanaf ${eur(law(minimumOverdracht), 0)} elk. Voor de andere verlies je de lopende premie; vul ze in als opname.`,
    })
  if (values.opname > out.saldo)
    found.push({
      tone: 'warning',
      text:
        out.saldo > 0
          ? `Er staat maar ${eur(out.saldo)} op de rekening; meer kun je niet opnemen.`
          : 'Er staat nu niets op de rekening: er valt niets op te nemen.',
    })
  if (values.alOntvangen > 0 && work.taxable > 0)
    found.push({
      tone: 'law',
      text: `Elke bank past de vrijstelling apart toe. Samen krijg je in ${work.year} meer dan ${eur(work.exempt, 0)}: het deel waarop geen voorheffing is ingehouden, geef je zelf aan (code ${law(codesRoerendInkomen).spaarrente}).`,
    })
  return [...found, ...rateNotice(work.lawThen, work.wrong, 'je rekening')]
}

function steps({ values, out, work }: Ledger, today: string): Step[] {
  const taxStep: Step = {
    text: `In ${work.year} is je rente ${eur(out.renteDitJaar ?? 0)}. Daarvan ligt ${eur(work.taxable)} boven ${values.alOntvangen > 0 ? 'wat overblijft van ' : ''}je vrijstelling van ${eur(work.exempt, 0)}: **${eur(out.belasting ?? 0)}** roerende voorheffing.`,
    law: [spaarvrijstelling, voorheffingSpaarrekening],
  }
  const yieldStep: Step = {
    text: `Samen is dat ${pct(out.rendement)} per jaar op je gemiddelde saldo van ${eur(work.capital)}, tegenover ${pct(work.own.base + work.own.premium)} als je beide tarieven optelt.`,
    formula: `${eur(work.interest)} ÷ ${eur(work.capital)} ÷ ${num(work.held, 2)} jaar`,
  }
  const before = work.earnedBefore
  return [
    {
      text: `Elke storting begint een eigen premiejaar van ${work.term} maanden aan het percentage van die dag.`,
      law: [premieTermijn],
    },
    {
      text: `Volle premiejaren leverden je **${out.verworven === 0 ? 'nog niets' : eur(out.verworven)}** op.`,
      sum: [
        ...(before === 0 ? [] : [{ label: 'Vroegere premiejaren', value: before }]),
        ...work.earnedLast.map((period) => ({
          label: `${eur(period.amount)} × ${pct(period.rate)}, vol op ${dateText(period.earnedOn)}`,
          value: period.premium,
        })),
        { label: 'Verworven premie', value: out.verworven },
      ],
    },
    {
      text: `De lopende premiejaren zijn samen al **${eur(out.lopend)}** waard, maar dat krijg je pas als ze vol zijn.`,
    },
    {
      text: `De basisrente liep elke dag: **${eur(out.basisrenteBedrag)}** van ${dateText(work.firstDate)} tot ${dateText(values.standOp)}.`,
      formula: 'som van saldo × basisrente × dagen ÷ 365 (366 in een schrikkeljaar)',
    },
    ...(work.taken === 0
      ? []
      : [
          {
            text: `Neem je ${onDay(values.standOp, today, 'vandaag')} ${eur(work.taken)} op, dan gaat het jongste geld eerst en verlies je **${eur(out.verliesVandaag)}** lopende premie.`,
          },
        ]),
    ...(work.held > 0 && work.capital > 0 ? [yieldStep] : []),
    ...((out.belasting ?? 0) > 0 ? [taxStep] : []),
  ]
}

export function tell(solved: Ledger, env: Env): Telling<keyof typeof outputs> {
  const { today } = env
  const { values, out, work } = solved
  const waits = out.grootstePremie !== null
  const ofRates = ['basisrente', 'premie', 'wijzigingen'] as const
  const spaarrente = madeOf(asPercent(work.rates.base), ...ofRates)
  const spaarpremie = madeOf(asPercent(work.rates.premium), ...ofRates)
  // One event a day, for all deposits whose year is full on it.
  const worth = work.coming.filter(({ premium }) => premium >= WORTH_A_WORD)
  return {
    headline: waits ? 'opgebouwd' : 'verworven',
    key: waits
      ? [
          'verworven',
          'lopend',
          ...(work.taken === 0 ? [] : (['verliesVandaag', 'besteDag'] as const)),
          'grootstePremieOp',
        ]
      : ['alBetaald', 'verloren', 'saldo'],
    captions: {
      verliesVandaag: { label: `Verlies als je ${onDay(values.standOp, today, 'vandaag')} opneemt` },
      renteDitJaar: { label: `Rente en premies van ${work.year}, bruto` },
      belasting: { label: `Roerende voorheffing in ${work.year}` },
    },
    sentence: sentence(solved, today),
    charts: charts(solved),
    tables: [periodTable(solved), ...(work.taken === 0 ? [] : [waitTable(solved)])],
    steps: steps(solved, today),
    notices: notices(solved, env),
    assumptions: [
      values.valuta === 'volgendeDag'
        ? 'Geld telt mee vanaf de dag na de storting; op de dag van de opname telt het niet meer.'
        : 'Geld telt mee vanaf de dag van de storting; op de dag van de opname telt het niet meer.',
      'De basisrente komt één keer per jaar op de rekening, met valutadatum 1 januari.',
      'Een verworven premie wordt betaald op de eerste dag van het volgende kwartaal, en vroeger pas op 1 januari.',
      'Een premie wordt belast in het jaar waarin ze betaald wordt; de basisrente hoort bij het jaar waarin ze liep.',
    ],
    excluded: [
      'De basisrente van de andere rekening na een overdracht: we rekenen door met die van deze rekening.',
      ...(work.unknownBefore === null
        ? []
        : [`Belasting: de vrijstelling van vóór ${work.unknownBefore} kennen we niet.`]),
    ],
    next: [
      next('spaarrekening-vergelijker', 'Loont het om over te stappen, en wanneer?', {
        saldo: madeOf(Math.max(0, out.saldo), 'bewegingen'),
        laatsteStorting: madeOf(work.largestSince, 'bewegingen'),
        basisrenteNu: spaarrente,
        premieNu: spaarpremie,
      }),
      next('hoogste-spaarrente-belgie', 'Welke rekening brengt mij het meest op?', {
        startbedrag: madeOf(Math.max(0, out.saldo), 'bewegingen'),
      }),
      next('deposito-calculator', 'Het geld liever kort vastzetten', {
        bedrag: madeOf(Math.max(100, out.saldo), 'bewegingen'),
        spaarrente,
        spaarpremie,
      }),
    ],
    downloads:
      worth.length === 0
        ? []
        : [
            {
              name: 'getrouwheidspremies.ics',
              label: 'Zet de premiedata in je agenda',
              events: worth.map(({ date, premium }) => ({
                date,
                title: `Getrouwheidspremie ${eur(premium)} verworven`,
              })),
              madeOn: values.standOp,
            },
          ],
  }
}
