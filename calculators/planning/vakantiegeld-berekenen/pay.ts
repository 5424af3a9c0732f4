/** Holiday pay in the four situations of the page, and the views that show it. */
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { arbeiderBasis } from '#rules/loon/loon.figures.ts'
import {
  arbeiderEnkelDeel,
  dubbelVakantiegeld,
  vakantiegeldArbeider,
  vakantiegeldRszDeel,
  variabelDagenPerMaand,
  vertrekBijkomend,
  vertrekDubbel,
  vertrekEnkel,
  voorheffingVakantiekas,
} from '#rules/loon/vakantiegeld.figures.ts'
import {
  dubbelVoorBediende,
  jaarloonNaRsz,
  type MetSchaal,
  type NettoVakantiegeld,
  vakantiegeldOpVariabel,
  vakantiegeldVoorArbeider,
  withScale,
} from '#rules/loon/vakantiegeld.ts'

export type Ask = {
  readonly situatie: 'bediende' | 'variabel' | 'vertrek' | 'arbeider'
  readonly maandloon: number
  readonly jaarloon: number
  readonly variabelLoon: number
  readonly vakantiedagen: number
  readonly maanden: number
  readonly factor: number
  readonly kinderen: number
  readonly alOntvangen: number
  /** Leaving: gross pay of last year, and the part of its holidays that is not taken. */
  readonly loonVorigJaar: number
  readonly deelOver: number
  readonly dubbelBetaald: boolean
  /** Leaving: holiday pay on the same wage that was paid during the year. */
  readonly enkelOntvangen: number
  readonly dubbelOntvangen: number
  readonly grensVakantiekas: number | null
}

/** Single and double part, and what is taxed on the holiday scale. */
type Answer = {
  readonly pay: NettoVakantiegeld
  readonly scaled: MetSchaal | null
  readonly yearlyPay: number | null
  readonly enkel: number
}

/**
 * On this year's pay, and on last year's as far as its holidays are not taken and its double pay is not paid; what was
 * paid on the same wage goes off. The double pay keeps its proportion of a legal and an additional part.
 */
export function leavingParts(law: Law, ask: Ask) {
  const single = ask.jaarloon + ask.loonVorigJaar * ask.deelOver
  const double = ask.jaarloon + (ask.dubbelBetaald ? 0 : ask.loonVorigJaar)
  const legal = roundCents(double * law(vertrekDubbel))
  const total = roundCents(legal + roundCents(double * law(vertrekBijkomend)))
  const left = Math.max(0, roundCents(total - ask.dubbelOntvangen))
  const dubbel = total > 0 ? roundCents((left * legal) / total) : 0
  return {
    enkel: Math.max(0, roundCents(single * law(vertrekEnkel) - ask.enkelOntvangen)),
    dubbel,
    bijkomend: roundCents(left - dubbel),
  }
}

export function holidayPay(law: Law, ask: Ask): Answer {
  if (ask.situatie === 'arbeider') {
    return {
      pay: vakantiegeldVoorArbeider(law, ask.jaarloon, ask.grensVakantiekas),
      scaled: null,
      yearlyPay: null,
      enkel: roundCents(ask.jaarloon * law(arbeiderBasis) * law(arbeiderEnkelDeel)),
    }
  }
  if (ask.situatie === 'vertrek') {
    const { enkel, dubbel, bijkomend } = leavingParts(law, ask)
    const yearlyPay = jaarloonNaRsz(law, ask.maandloon)
    const scaled = withScale(law, sum([enkel, dubbel, bijkomend]), sum([enkel, dubbel]), yearlyPay, ask.kinderen)
    return { pay: scaled, scaled, yearlyPay, enkel }
  }
  const variable = ask.situatie === 'variabel' ? ask.variabelLoon : 0
  const fixed = dubbelVoorBediende(law, ask.maandloon, ask.maanden, ask.factor, ask.kinderen)
  const onVariable = vakantiegeldOpVariabel(law, variable, ask.maanden)
  const legalShare = law(vakantiegeldRszDeel) / law(dubbelVakantiegeld)
  const bruto = roundCents(Math.max(0, fixed.bruto + onVariable.dubbel - ask.alOntvangen))
  const yearlyPay = jaarloonNaRsz(law, ask.maandloon + variable / 12)
  const scaled = withScale(law, bruto, roundCents(bruto * legalShare), yearlyPay, ask.kinderen)
  return { pay: scaled, scaled, yearlyPay, enkel: roundCents(onVariable.perDag * ask.vakantiedagen) }
}

/** How far a border that we derived can be off. */
const DOUBT = 0.02

/** Close to the border between the two rates the other one is possible. */
export function fundNotice(law: Law, taxable: number, own: number | null): Notice[] {
  const { grens, laag, hoog } = law(voorheffingVakantiekas)
  if (own !== null || Math.abs(taxable - grens) > grens * DOUBT) return []
  const text = `De grens tussen ${pct(laag)} en ${pct(hoog)} voorheffing is ${eur(grens)} en wordt elk jaar geïndexeerd. Jouw bedrag ligt er vlakbij: het andere tarief kan gelden.`
  return [{ tone: 'warning', text }]
}

export function leavingFigures(law: Law, ask: Ask) {
  const { enkel, dubbel, bijkomend } = leavingParts(law, ask)
  return [
    figure(
      'percentageVertrek',
      'Vertrekvakantiegeld in procent van het jaarloon',
      law(vertrekEnkel) + law(vertrekDubbel) + law(vertrekBijkomend),
      'percent',
    ),
    figure('vertrekEnkelBruto', 'Vertrek: enkel deel', enkel),
    figure('vertrekDubbelBruto', 'Vertrek: wettelijk dubbel deel', dubbel),
    figure('vertrekBijkomendBruto', 'Vertrek: bijkomend deel', bijkomend),
  ]
}

export function grossStep(law: Law, ask: Ask, pay: NettoVakantiegeld, enkel: number): Step {
  if (ask.situatie === 'arbeider') {
    return {
      text: `De vakantiekas betaalt ${pct(law(vakantiegeldArbeider))} van je brutojaarloon, dat aan ${pct(law(arbeiderBasis), 0)} telt: **${eur(pay.bruto)}**.`,
      formula: `${eur(ask.jaarloon)} × ${pct(law(arbeiderBasis), 0)} × ${pct(law(vakantiegeldArbeider))}`,
      law: [vakantiegeldArbeider, arbeiderBasis],
    }
  }
  if (ask.situatie === 'vertrek') {
    const { dubbel, bijkomend } = leavingParts(law, ask)
    const received = roundCents(ask.enkelOntvangen + ask.dubbelOntvangen)
    const earlier =
      ask.loonVorigJaar > 0
        ? ` en ${eur(ask.loonVorigJaar)} van vorig jaar, waarvan ${pct(ask.deelOver, 0)} van de vakantie niet is opgenomen${ask.dubbelBetaald ? ' en het dubbel vakantiegeld al betaald is' : ''},`
        : ''
    return {
      text: `Op ${eur(ask.jaarloon)} brutoloon${earlier} is het vertrekvakantiegeld${received > 0 ? `, na aftrek van ${eur(received)} die je al kreeg,` : ''} **${eur(pay.bruto)}**.`,
      sum: [
        { label: `Enkel deel (${pct(law(vertrekEnkel))})`, value: enkel },
        { label: `Wettelijk dubbel deel (${pct(law(vertrekDubbel))})`, value: dubbel },
        { label: `Bijkomend deel (${pct(law(vertrekBijkomend))})`, value: bijkomend },
        { label: 'Vertrekvakantiegeld', value: pay.bruto },
      ],
      law: [vertrekEnkel, vertrekDubbel, vertrekBijkomend],
    }
  }
  const fixed = roundCents(ask.maandloon * law(dubbelVakantiegeld) * (ask.maanden / 12) * ask.factor)
  const lines = [
    { label: `${pct(law(dubbelVakantiegeld), 0)} van je maandloon, ${num(ask.maanden)}/12`, value: fixed },
    ...(ask.situatie === 'variabel'
      ? [
          {
            label: `${pct(law(dubbelVakantiegeld), 0)} van je variabel loon per maand, ${num(ask.maanden)}/12`,
            value: vakantiegeldOpVariabel(law, ask.variabelLoon, ask.maanden).dubbel,
          },
        ]
      : []),
    ...(ask.alOntvangen > 0 ? [{ label: 'Al ontvangen bij je vorige werkgever', value: 0 - ask.alOntvangen }] : []),
    { label: 'Bruto dubbel vakantiegeld', value: pay.bruto },
  ]
  return {
    text: `Je dubbel vakantiegeld is ${pct(law(dubbelVakantiegeld), 0)} van een maandloon voor een vol jaar: **${eur(pay.bruto)}** bruto.`,
    sum: lines,
    law: ask.situatie === 'variabel' ? [dubbelVakantiegeld, variabelDagenPerMaand] : [dubbelVakantiegeld],
  }
}

const pays = (ask: Ask): readonly number[] => {
  const base = ask.situatie === 'arbeider' || ask.situatie === 'vertrek' ? 6_000 : 500
  const own = ask.situatie === 'arbeider' || ask.situatie === 'vertrek' ? ask.jaarloon : ask.maandloon
  const first = Math.max(base, Math.floor(own / base) * base - 3 * base)
  return Array.from({ length: 8 }, (_, index) => first + index * base)
}

const withPay = (ask: Ask, amount: number): Ask => {
  if (ask.situatie === 'arbeider') return { ...ask, jaarloon: amount }
  return ask.situatie === 'vertrek'
    ? { ...ask, jaarloon: amount, maandloon: amount / 12 }
    : { ...ask, maandloon: amount }
}

export function sensitivity(law: Law, ask: Ask): Chart {
  const amounts = pays(ask)
  const answers = amounts.map((amount) => holidayPay(law, withPay(ask, amount)).pay)
  return {
    kind: 'bar',
    key: 'anderLoon',
    title: 'Netto en inhoudingen bij een ander loon',
    sentence: 'Elke kolom toont het netto vakantiegeld en wat ervan afgaat bij een hoger of lager loon.',
    stacked: true,
    categories: amounts.map((amount) => eur(amount, 0)),
    y: { unit: 'euro0' },
    series: [
      { key: 'netto', label: 'Netto', values: answers.map((pay) => pay.netto) },
      { key: 'inhoudingen', label: 'Inhoudingen', values: answers.map((pay) => roundCents(pay.bruto - pay.netto)) },
    ],
  }
}

export function otherCases(law: Law, ask: Ask): Table {
  const byMonths = ask.situatie === 'bediende' || ask.situatie === 'variabel'
  const cases = byMonths ? [1, 3, 6, 9, 12] : pays(ask)
  return {
    key: 'varianten',
    title: byMonths ? 'Hetzelfde loon, minder gewerkte maanden' : 'Hetzelfde statuut, ander jaarloon',
    columns: [
      { key: 'geval', label: byMonths ? 'Gewerkte maanden' : 'Brutojaarloon', unit: 'text' },
      { key: 'bruto', label: 'Bruto', unit: 'euro' },
      { key: 'tarief', label: 'Voorheffing', unit: 'percent' },
      { key: 'netto', label: 'Netto', unit: 'euro' },
    ],
    rows: cases.map((amount) => {
      const { pay } = holidayPay(law, byMonths ? { ...ask, maanden: amount } : withPay(ask, amount))
      return [byMonths ? plural(amount, 'maand', 'maanden') : eur(amount, 0), pay.bruto, pay.tarief, pay.netto]
    }),
  }
}
