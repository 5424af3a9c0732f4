import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { dateText, duration, eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import { jkpOfLine, type LineRun, minimumPayment, type Payment, runLine } from '#calculators/lenen/kredietlijn.ts'
import { MINIMUM_WORDS } from '#calculators/lenen/minimum-fields.ts'
import { monthlyRate, monthlyRateFormula } from '#calculators/lenen/rente.ts'
import { isBovenMaximum } from '#calculators/lenen/wettelijk.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { shiftMonth } from '#finance/dates.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { hoogsteJkp, langsteLooptijd, maximaleJkpSinds, nulstellingMaanden } from '#rules/krediet/consumentenkrediet.ts'
import {
  jkpFormule,
  jkpKredietopening,
  kleinsteKredietbedrag,
  maximaleJkp,
  minimumBetaling,
  nulstellingMetAflossing,
  nulstellingPlafond,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import { cardCosts, deferred } from './deferred.ts'
import { type CardValues, inputs } from './inputs.ts'

const PLAN_WORDS = { vast: 'Je vaste bedrag', minimum: 'Alleen het minimum', meer: 'Minimum plus' } as const
/** Rows of the month table and points of the chart; a longer run is cut off with a note. */
const SHOWN_MONTHS = 240

const ledger = (run: LineRun): Table => ({
  key: 'verloop',
  title: 'Maand per maand',
  columns: [
    { key: 'maand', label: 'Maand', unit: 'text' },
    { key: 'rente', label: 'Rente', unit: 'euro', total: true },
    { key: 'aankopen', label: 'Nieuwe aankopen', unit: 'euro', total: true },
    { key: 'betaling', label: 'Betaling', unit: 'euro', total: true },
    { key: 'saldo', label: 'Saldo erna', unit: 'euro' },
  ],
  rows: run.months
    .slice(0, SHOWN_MONTHS)
    .map((row) => [String(row.month), row.interest, row.spent, row.payment, row.balance]),
  ...(run.months.length > SHOWN_MONTHS ? { note: `Enkel de eerste ${SHOWN_MONTHS} maanden.` } : {}),
})

export default defineLegacy({
  inputs,

  compute(values, { law }) {
    if (values.kaart === 'uitgesteld') return deferred(values)
    const { saldo, betaling, bedrag, aankopen, kredietlijn, debetrente } = values
    const yearlyRate = debetrente ?? values.jkp
    const rate = monthlyRate(yearlyRate, values.renteomzetting)
    const minimum = minimumPayment(values.minimumPercentage, values.minimumBedrag, values.minimumOver)
    const plans: Record<CardValues['betaling'], Payment> = {
      vast: () => bedrag,
      minimum,
      meer: (owed, interest) => minimum(owed, interest) + bedrag,
    }
    const run = (payment: Payment) => runLine({ balance: saldo, rate, payment, spent: () => aankopen })
    const own = run(plans[betaling])
    const least = betaling === 'minimum' ? own : run(minimum)
    const more = run((owed, interest) => plans[betaling](owed, interest) + 10)
    const firstInterest = roundCents(saldo * rate)
    const firstOwed = roundCents(saldo + firstInterest + aankopen)
    const firstMinimum = Math.min(firstOwed, roundCents(minimum(firstOwed, firstInterest)))
    const end = own.length === null ? null : shiftMonth(values.startmaand, own.length - 1)
    const never = own.length === null
    const yearly = cardCosts(values)
    const costs = own.length === null ? null : roundCents((yearly * own.length) / 12)
    const limit = Math.max(kredietlijn, saldo)
    const maxJkp = hoogsteJkp(law, 'kaart', limit)
    // With a debit rate and a fee the JKP is ours to find; else it is the one that was typed in.
    const jkp = debetrente === null ? values.jkp : jkpOfLine(law, limit, rate, values.jaarbijdrage)
    const zeroMonths = values.nulstelling ?? nulstellingMaanden(law, limit, true, rate)

    const term =
      own.length === null ? langsteLooptijd(law, saldo) : Math.max(1, Math.min(own.length, langsteLooptijd(law, saldo)))
    const loan = loanSchedule({ principal: saldo, periods: term, periodicRate: monthlyRate(values.jkpLening) })

    const figures: Figure[] = [
      figure('totaleRente', 'Rente die je betaalt', never ? null : own.interest),
      figure('totaalBetaald', 'Totaal betaald', never ? null : own.paid),
      figure('datumVrij', 'Schuldenvrij in', end, 'month'),
      figure('maandenMinimum', 'Met alleen het minimum', least.length, 'months'),
      figure('renteMinimum', 'Rente met alleen het minimum', least.length === null ? null : least.interest),
      figure('totaalMinimum', 'Totaal met alleen het minimum', least.length === null ? null : least.paid),
      figure(
        'renteBespaard',
        'Rente minder dan met het minimum',
        never || least.length === null ? null : roundCents(least.interest - own.interest),
      ),
      figure('eersteMinimum', 'Eerste minimumbetaling', firstMinimum),
      figure('eersteRente', 'Rente in de eerste maand', firstInterest),
      figure(
        'besparingPer10',
        'Bespaard met 10 euro meer per maand',
        never || more.length === null ? null : roundCents(own.interest - more.interest),
      ),
      figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
      ...(debetrente === null ? [] : [figure('jkp', 'JKP van de hele lijn', jkp, 'percent')]),
      figure('kaartkostenPerJaar', 'Kaartkosten buiten de rente, per jaar', yearly),
      figure('totaleKost', 'Rente en kaartkosten samen', costs === null ? null : roundCents(own.interest + costs)),
      figure('nulstellingMaanden', 'Nulstelling binnen', zeroMonths, 'months'),
      figure('maxJkp', 'Hoogste toegelaten JKP', maxJkp, 'percent', {
        note: `Sinds ${dateText(maximaleJkpSinds(law))}`,
      }),
      figure('leningMaandlast', `Gewone lening op ${plural(term, 'maand', 'maanden')}`, loan.payment),
      figure('leningRente', 'Rente van die gewone lening', loan.totalInterest),
    ]

    const shown = Math.min(SHOWN_MONTHS, Math.max(own.months.length, least.months.length))
    const balances = ({ months }: LineRun) => [
      saldo,
      ...Array.from(
        { length: shown },
        (_, index) => months[index]?.balance ?? (months.at(-1)?.balance === 0 ? 0 : null),
      ),
    ]
    const chart: Chart = {
      kind: 'line',
      key: 'saldo',
      title: 'Zo daalt je saldo',
      sentence: `${PLAN_WORDS[betaling]}: ${own.length === null ? 'nooit afbetaald' : duration(own.length)}. Alleen het minimum: ${least.length === null ? 'nooit afbetaald' : duration(least.length)}.`,
      x: { label: 'Maand', values: Array.from({ length: shown + 1 }, (_, index) => index) },
      y: { unit: 'euro0' },
      series: [
        { key: 'eigen', label: PLAN_WORDS[betaling], values: balances(own) },
        ...(betaling === 'minimum'
          ? []
          : [{ key: 'minimum', label: 'Alleen het minimum', values: balances(least), dashed: true }]),
      ],
      ...(own.length !== null && zeroMonths <= shown ? { marks: [{ x: zeroMonths, label: 'nulstelling' }] } : {}),
    }

    const levels = [
      ...new Set([0.03, 0.05, 0.075, 0.1, 0.2, 1 / 3].map((share) => Math.max(5, Math.round((saldo * share) / 5) * 5))),
    ]
    const levelTable: Table = {
      key: 'bedragen',
      title: 'Meer betalen, minder rente',
      columns: [
        { key: 'bedrag', label: 'Per maand', unit: 'euro' },
        { key: 'maanden', label: 'Afbetaald na', unit: 'months' },
        { key: 'rente', label: 'Rente', unit: 'euro' },
        { key: 'totaal', label: 'Totaal', unit: 'euro' },
      ],
      rows: levels.map((level) => {
        const option = run(() => level)
        return [
          level,
          option.length,
          option.length === null ? null : option.interest,
          option.length === null ? null : option.paid,
        ]
      }),
      note: 'Een streepje betekent: met dit bedrag betaal je de kaart nooit af.',
    }

    const steps: Step[] = [
      {
        text: `Een ${debetrente === null ? 'JKP' : 'debetrente'} van ${pct(yearlyRate)} is **${num(rate * 100, 4, 4)} %** per maand. In de eerste maand is dat ${eur(firstInterest)} rente.`,
        formula: monthlyRateFormula(yearlyRate, rate, values.renteomzetting),
      },
      {
        text: `Je kaart vraagt minstens ${pct(values.minimumPercentage, 2)} ${MINIMUM_WORDS[values.minimumOver]}, en nooit minder dan ${eur(values.minimumBedrag)}: eerst **${eur(firstMinimum)}**.`,
        law: [minimumBetaling],
      },
      {
        text: never
          ? `Met ${eur(plans[betaling](firstOwed, firstInterest))} per maand daalt je saldo niet tot nul: **nooit afbetaald**.`
          : `Elke maand komt er rente bij en gaat je betaling eraf. Na **${plural(own.length ?? 0, 'maand', 'maanden')}** staat het saldo op nul.`,
        ...(never
          ? {}
          : {
              sum: [
                { label: 'Saldo vandaag', value: saldo },
                { label: 'Nieuwe aankopen', value: sum(own.months.map((row) => row.spent)) },
                { label: 'Rente', value: own.interest },
                { label: 'Totaal betaald', value: own.paid },
              ],
            }),
      },
      {
        text: `Binnen **${duration(zeroMonths)}** moet het saldo minstens één keer op nul staan (nulstelling).`,
        law: [nulstellingMetAflossing, nulstellingPlafond],
      },
      {
        text: `Voor een kredietlijn van ${eur0(limit)} mag het JKP hoogstens **${pct(maxJkp)}** zijn.`,
        law: [maximaleJkp],
      },
    ]

    if (debetrente !== null && jkp !== null)
      steps.push({
        text: `Met ${eur(values.jaarbijdrage)} jaarbijdrage is het JKP van de hele lijn **${pct(jkp)}**: ${eur0(limit)} meteen opgenomen en in ${law(jkpKredietopening)} gelijke delen terugbetaald.`,
        law: [jkpFormule, jkpKredietopening],
      })

    const notices: Notice[] = []
    if (never) {
      notices.push({
        tone: 'warning',
        text: `Nooit afbetaald: de rente en je nieuwe aankopen zijn samen minstens zo groot als je betaling. Betaal meer dan ${eur(firstInterest + aankopen)} per maand.`,
      })
    }
    if (jkp !== null && isBovenMaximum(jkp, maxJkp))
      notices.push({
        tone: 'law',
        text: `Een JKP van ${pct(jkp)} ligt boven het wettelijke maximum van ${pct(maxJkp)} voor een kaart met een lijn van ${eur0(limit)}.`,
      })
    if (own.length === null || own.length > zeroMonths) {
      notices.push({
        tone: 'law',
        text: `Je haalt de nulstelling niet: na ${duration(zeroMonths)} moet het saldo op nul staan. Je kredietgever verwittigt je twee maanden vooraf.`,
      })
    }
    if (betaling === 'vast' && bedrag < firstMinimum) {
      notices.push({
        tone: 'warning',
        text: `${eur(bedrag)} is minder dan het minimum van ${eur(firstMinimum)}. Daarmee kom je in gebreke.`,
      })
    }
    if (!never && loan.totalInterest < own.interest && loan.periods >= (own.length ?? 0)) {
      notices.push({
        tone: 'info',
        text: `Een gewone lening aan ${pct(values.jkpLening)} over dezelfde tijd kost ${eur(loan.totalInterest)} rente, tegenover ${eur(own.interest)} op de kaart.`,
      })
    }
    if (saldo > kredietlijn)
      notices.push({
        tone: 'info',
        text: `Je saldo is hoger dan de kredietlijn die je invulde. We rekenen met een lijn van ${eur0(saldo)}.`,
      })

    const minimumText =
      least.length === null
        ? 'Met alleen het minimum raak je er nooit vanaf.'
        : `Met alleen het minimum: ${duration(least.length)} en ${eur(least.interest)} rente.`
    return report({
      headline: figure('maanden', 'Afbetaald na', own.length, 'months'),
      sentence: never
        ? `Zo wordt je kaart **nooit afbetaald**. ${minimumText}`
        : `Je bent in ${longDate(end ?? values.startmaand)} schuldenvrij, na **${duration(own.length ?? 0)}** en ${eur(own.interest)} rente.${betaling === 'minimum' ? '' : ` ${minimumText}`}`,
      figures,
      charts: [chart],
      tables: [levelTable, ledger(own)],
      steps,
      notices,
      assumptions: [
        'Elke maand komt er rente bij op het hele saldo, daarna gaat je betaling eraf.',
        'Rente en betaling worden per maand op de cent afgerond.',
        'Het JKP blijft gelijk. Bij een veranderlijke rente kan het elke 1 juni en 1 december wijzigen.',
      ],
      excluded: [
        'Kosten bij te late betaling.',
        'Punten, verzekeringen en andere voordelen van de kaart.',
        'Renteloze periodes na een aankoop.',
      ],
      next: [
        {
          slug: 'persoonlijke-lening-berekenen',
          text: 'Wat kost een gewone lening voor dit saldo?',
          carry: { bedrag: Math.max(law(kleinsteKredietbedrag), saldo) },
        },
        {
          slug: 'doorlopend-krediet-calculator',
          text: 'Neem je telkens nieuw geld op? Reken met opnames.',
          carry: { kredietlijn },
        },
        { slug: 'schuldenconsolidatie-calculator', text: 'Meer dan één schuld? Bekijk ze samen.' },
      ],
    })
  },
})
