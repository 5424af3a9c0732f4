/** The words of the home loan page: the sentence under the result, the steps and the notices. */
import { duration, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import { monthlyRateFormula } from '#calculators/lenen/rente.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { roundCents, sum } from '#finance/money.ts'
import { jkpFormule } from '#rules/krediet/consumentenkrediet.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { hypotheekrecht, registratierechtHypotheek } from '#rules/krediet/kredietakte.figures.ts'
import {
  hoogsteFactorVeranderlijk,
  nbbLtvEigenWoning,
  omzettingRentevoet,
  stijgingDerdeJaar,
  stijgingTweedeJaar,
  wederbeleggingMaanden,
} from '#rules/krediet/woonkrediet.figures.ts'
import type { Explanation } from './bank.ts'
import type { HomeLoanValues } from './inputs.ts'
import { limitsOf, type Plan } from './plan.ts'

export type Context = {
  readonly values: HomeLoanValues
  readonly plan: Plan
  readonly law: Law
  readonly jkp: number | null
  readonly startCosts: number
  readonly bank: Explanation | null
}

const saved = ({ signed, actual }: Plan) => roundCents(signed.totalInterest - actual.totalInterest)

/** How the instalments go: only a plain annuity can be told as so many times the same amount. */
function paymentsInWords({ values, plan }: Context): string {
  const { signed, actual, grace } = plan
  const { aflossing, schijven } = values
  const first = eur(signed.payment)
  if (aflossing === 'alleenRente' && values.delen.length === 0)
    return `Je betaalt ${actual.periods} keer ${first} rente en op het einde het kapitaal`
  if (aflossing === 'vastKapitaal')
    return `Je betaalt ${actual.periods} keer, de eerste keer ${first} en daarna telkens minder`
  if (values.delen.length > 0 || (actual !== signed && values.extraGevolg === 'lager'))
    return `Je betaalt ${first} per maand in het begin, ${actual.periods} maanden lang met dalende bedragen`
  if (grace > 0 && schijven.length > 0)
    return `Je betaalt eerst ${plural(grace, 'maand', 'maanden')} rente op wat je al opnam en daarna ${actual.periods - grace} keer ${first}`
  if (grace > 0)
    return `Je betaalt eerst ${grace} keer ${eur(signed.rows[0]?.payment ?? 0)} rente en daarna ${actual.periods - grace} keer ${first}`
  return `Je betaalt ${actual.periods} keer ${first}`
}

export function sentenceOf(context: Context): string {
  const { signed, actual, worst, principal, fee } = context.plan
  const bullet = context.values.aflossing === 'alleenRente'
  const interest = `${bullet ? 'samen is dat' : 'daarvan is'} **${eur(actual.totalInterest)}** rente op ${eur(principal, 0)} kapitaal`
  const shorter =
    actual === signed
      ? ''
      : ` Door je extra aflossing bespaar je ${eur(saved(context.plan))} rente${signed.periods > actual.periods ? ` en ben je ${duration(signed.periods - actual.periods)} vroeger klaar` : ''}${fee > 0 ? `; de bank mag daarvoor hoogstens ${eur(fee)} vergoeding vragen` : ''}.`
  const risk = worst
    ? ` In het slechtste geval loopt de maandlast op tot ${eur(Math.max(...worst.rows.slice(0, -1).map((row) => row.payment), worst.payment))}.`
    : ''
  return `${paymentsInWords(context)}; ${interest}.${shorter}${risk}`
}

export function stepsOf({ values, plan, jkp, startCosts }: Context): Step[] {
  const { leenbedrag, rente, formule, aflossing, renteomzetting } = values
  const { signed, actual, rate, yearly, months, principal, grace } = plan
  const single = values.delen.length === 0
  const repaying = months - grace
  const steps: Step[] = [
    {
      text: `Je rente van ${pct(rente, 4, 2)} per ${values.rentePer} wordt **${num(rate * 100, 4, 4)} %** per maand.`,
      formula:
        values.rentePer === 'jaar'
          ? monthlyRateFormula(rente, rate, renteomzetting)
          : `per ${values.rentePer}: ${pct(rente, 4)}`,
      law: [omzettingRentevoet],
    },
  ]
  if (aflossing === 'annuiteit') {
    steps.push({
      text: `Met die maandrente los je ${eur(leenbedrag)} af in ${plural(repaying, 'maand', 'maanden')}: **${eur(signed.rows[grace]?.payment ?? 0)}** per maand${single ? '' : ', samen met de andere delen'}.`,
      formula: `${eur(leenbedrag)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${repaying})`,
    })
  } else if (aflossing === 'vastKapitaal') {
    steps.push({
      text: `Elke maand gaat er hetzelfde kapitaal af: **${eur(leenbedrag / repaying)}**. De rente op de rest daalt mee.`,
      formula: `${eur(leenbedrag)} ÷ ${repaying}`,
    })
  } else {
    steps.push({
      text: `Je betaalt maandelijks alleen rente en op het einde **${eur(leenbedrag)}** kapitaal.`,
      formula: `${eur(leenbedrag)} × ${num(rate * 100, 6)} %`,
    })
  }
  steps.push({
    text: `Alles samen betaal je **${eur(actual.totalPaid)}** terug.`,
    sum: [
      { label: 'Geleend kapitaal', value: principal },
      { label: 'Rente', value: actual.totalInterest },
      { label: 'Totaal terugbetaald', value: actual.totalPaid },
    ],
  })
  if (values.schijven.length > 0) {
    steps.push({
      text: `Bij de start krijg je ${eur(leenbedrag - sum(values.schijven.map(({ bedrag }) => bedrag)))}. De rest komt in ${plural(values.schijven.length, 'schijf', 'schijven')}; tot dan betaal je enkel rente op wat je al opnam: **${eur(sum(signed.rows.slice(0, grace).map((row) => row.interest)))}**.`,
    })
  }
  if (actual !== signed) {
    const repaid = sum(actual.rows.map((row) => row.extra))
    steps.push({
      text: `Je lost ${eur(repaid)} extra af. Na de hoogste vergoeding win je **${eur(saved(plan) - plan.fee)}**.`,
      sum: [
        { label: 'Rente die wegvalt', value: saved(plan) },
        { label: 'Wederbeleggingsvergoeding, hoogstens', value: 0 - plan.fee },
        { label: 'Winst', value: sum([saved(plan), 0 - plan.fee]) },
      ],
      law: [wederbeleggingMaanden],
    })
  }
  if (plan.worst && plan.revisions[0]) {
    const last = plan.revisions.at(-1) ?? plan.revisions[0]
    const cap = num(limitsOf(values, yearly).rise * 100, 2)
    steps.push({
      text: `De rente kan nooit hoger worden dan **${pct(last.highest)}**: je cap van ${cap} procentpunt, en wettelijk hoogstens het dubbele van de startrente.`,
      formula: `min(${pct(yearly)} + ${cap} punt; 2 × ${pct(yearly)})`,
      law: [hoogsteFactorVeranderlijk, ...(formule === '1-1-1' ? [stijgingTweedeJaar, stijgingDerdeJaar] : [])],
    })
  }
  if (jkp !== null) {
    steps.push({
      text: `Met ${eur(startCosts)} kosten bij de start kom je op een JKP van **${pct(jkp)}**. Dat is de rente waarbij alles wat je krijgt en betaalt in evenwicht is.`,
      law: [jkpFormule, ...(values.hypotheekkosten ? [registratierechtHypotheek, hypotheekrecht] : [])],
    })
  }
  return steps
}

export function noticesOf({ values, plan, law, jkp, bank }: Context): Notice[] {
  const { leenbedrag, waarde, maandlastBank } = values
  const { principal, yearly } = plan
  const notices: Notice[] = []
  if (values.renteomzetting === 'proportioneel' && values.rentePer === 'jaar') {
    notices.push({
      tone: 'warning',
      text: `Je rekent met jaarrente ÷ 12. Dat komt neer op ${pct(yearly, 3)} per jaar; Belgische banken rekenen actuarieel.`,
    })
  }
  if (values.formule !== 'vast' && values.cap > values.floor) {
    notices.push({
      tone: 'law',
      text: 'De rente mag niet verder stijgen dan ze kan dalen. Een cap groter dan de floor is niet toegelaten (art. VII.143 WER).',
    })
  }
  if (waarde !== null && principal > waarde * law(nbbLtvEigenWoning)) {
    notices.push({
      tone: 'info',
      text: `Je leent ${pct(principal / waarde, 1)} van de waarde. De Nationale Bank verwacht hoogstens ${pct(law(nbbLtvEigenWoning), 0)} voor een eigen woning; daarboven is vaak een hogere rente of een waarborg nodig.`,
    })
  }
  if (values.aflossing === 'alleenRente') {
    notices.push({
      tone: 'warning',
      text: `Op het einde moet je ${eur(leenbedrag, 0)} in één keer terugbetalen. Zorg dat je weet waar dat geld vandaan komt.`,
    })
  }
  if (values.extraBedrag > 0 && plan.actual === plan.signed) {
    notices.push({
      tone: 'info',
      text: `Na ${plural(values.extraNa, 'maand', 'maanden')} is de lening al afgelost: de extra aflossing telt niet mee.`,
    })
  }
  if (jkp === null)
    notices.push({
      tone: 'warning',
      text: 'Met deze kosten bestaat er geen JKP: de kosten zijn te groot tegenover de lening.',
    })
  if (maandlastBank !== null && maandlastBank > 0 && !bank) {
    notices.push({
      tone: 'info',
      text: 'De rekenwijze van je bank zoeken we enkel bij één lening met vaste maandlast, zonder uitstel of schijven.',
    })
  }
  if (maandlastBank !== null && bank) {
    notices.push({
      tone: 'info',
      text: `Je bank rekent ${eur(maandlastBank)}: ${bank.text}${bank.rate === null ? '' : `. Die maandlast hoort bij een rente van ${pct(bank.rate, 3)}`}.`,
    })
  }
  return notices
}
