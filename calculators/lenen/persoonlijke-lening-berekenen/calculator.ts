import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, duration, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import { scheduleTable, yearChart } from '#calculators/lenen/aflossing.ts'
import { renovationLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { renovationLoanRate } from '#calculators/common/loan-rates.ts'
import { monthlyRateFormula, roundingOf } from '#calculators/lenen/rente.ts'
import { kredietregels, toetsKrediet } from '#calculators/lenen/wettelijk.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { effectiveFromPeriodic, nominalFromPeriodic } from '#finance/rate.ts'
import {
  jkpFormule,
  kleinsteKredietbedrag,
  maximaleJkp,
  maximaleLooptijd,
  vergoedingVervroegd,
  vergoedingVervroegdLaatsteJaar,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import { vergoedingConsument } from '#rules/krediet/consumentenkrediet.ts'
import { inputs } from './inputs.ts'
import { costsInJkp, personalPlan } from './plan.ts'

const TERMS = [12, 18, 24, 30, 36, 42, 48, 60, 72, 84, 96, 120, 240]

export default defineLegacy({
  inputs,

  check(values, { law }) {
    const smallest = law(kleinsteKredietbedrag)
    if (values.gezocht !== 'bedrag' && values.bedrag < smallest)
      return { bedrag: `Onder ${eur(smallest, 0)} gelden niet alle regels voor consumentenkrediet. Vul meer in.` }
    if (personalPlan(values) !== null) return undefined
    if (costsInJkp(values) && values.gezocht === 'looptijd')
      return { debetrente: 'Een JKP bevat de kosten al. Vul de debetrentevoet in om de looptijd te kennen.' }
    if (costsInJkp(values))
      return {
        kosten: `Een JKP van ${pct(values.jkp)} is te laag voor ${eur(values.kosten)} kosten. Kijk ze na of vul de debetrentevoet in.`,
      }
    if (values.gezocht === 'jkp' && values.maandbedrag * values.looptijd >= values.bedrag)
      return { maandbedrag: 'Dit maandbedrag is te hoog voor een zinvol JKP. Kijk bedrag en looptijd na.' }
    if (values.gezocht === 'jkp')
      return {
        maandbedrag: `Met ${eur(values.maandbedrag)} per maand betaal je minder terug dan je leent. Verhoog het maandbedrag of de looptijd.`,
      }
    if (values.gezocht === 'bedrag')
      return { maandbedrag: 'Met dit maandbedrag dek je niet eens de kosten. Verhoog het maandbedrag.' }
    return {
      maandbedrag: `Met ${eur(values.maandbedrag)} per maand raak je nooit van de schuld af: de rente is hoger. Verhoog het maandbedrag.`,
    }
  },

  compute(values, env) {
    const { law } = env
    const { gezocht, jkpHoog, vervroegdNa, doel } = values
    const plan = personalPlan(values)
    if (!plan) throw new Error('check refuses values without a loan')
    const { amount, principal, rate, months, schedule, jkp } = plan
    const payment = schedule.payment
    const toets = toetsKrediet(law, { bedrag: amount, looptijd: months, jkp })
    const cost = roundCents(sum([schedule.totalPaid, plan.startCosts]) - amount)
    const yearly = plan.derived ? effectiveFromPeriodic(rate, 12) : (values.debetrente ?? values.jkp)

    const high =
      gezocht === 'maandlast' && jkpHoog !== null && jkpHoog > values.jkp && values.debetrente === null
        ? (personalPlan({ ...values, jkp: jkpHoog })?.schedule ?? null)
        : null

    const early = vervroegdNa !== null && vervroegdNa < schedule.periods ? earlyRepayment(vervroegdNa) : null

    function earlyRepayment(after: number) {
      const balance = schedule.rows[after - 1]?.balance ?? 0
      const interestLeft = sum(schedule.rows.slice(after).map((row) => row.interest))
      const fee = vergoedingConsument(law, balance, schedule.periods - after, interestLeft)
      return { after, balance, interestLeft, fee, gain: roundCents(interestLeft - fee) }
    }

    const maandlast = figure('maandlast', 'Maandlast', payment)
    const leenbedrag = figure('leenbedrag', 'Leenbedrag', amount)
    const jkpFigure = figure('jkp', 'JKP', jkp, 'percent', { note: 'Nagerekend op de betalingen' })
    const looptijd = figure('looptijd', 'Looptijd', months, 'months')
    const headline = { maandlast, bedrag: leenbedrag, jkp: jkpFigure, looptijd }[gezocht]
    const main = [maandlast, leenbedrag, jkpFigure, looptijd].filter((candidate) => candidate !== headline)
    const figures: Figure[] = [
      ...main,
      ...(high ? [figure('maandlastHoog', `Maandlast bij ${pct(jkpHoog ?? 0)}`, high.payment)] : []),
      figure('kredietkost', 'Totale kost van het krediet', cost),
      figure('totaalTeBetalen', 'Totaal te betalen', roundCents(schedule.totalPaid + plan.startCosts)),
      figure(
        'totaalGelijkeTermijnen',
        `${schedule.periods} keer de maandlast`,
        roundCents(payment * schedule.periods),
        'euro',
        {
          note: 'Zo staat het totaal in een aanbod',
        },
      ),
      figure(
        'renteGelijkeTermijnen',
        'Rente als elke afbetaling gelijk is',
        roundCents(payment * schedule.periods - principal),
        'euro',
        { note: 'Zo staat de rente in een aanbod' },
      ),
      figure('totaleRente', 'Totale rente', schedule.totalInterest),
      figure('laatsteAfbetaling', 'Laatste afbetaling', schedule.lastPayment),
      figure('kostPer1000', 'Kost per 1.000 euro geleend', roundCents((cost / amount) * 1_000)),
      figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
      figure('nominaleRente', 'Nominale rente (12 × maandrente)', nominalFromPeriodic(rate, 12), 'percent', {
        decimals: 3,
      }),
      figure('maxJkp', 'Hoogste toegelaten JKP', toets.maxJkp, 'percent', { note: `Sinds ${dateText(toets.sinds)}` }),
      figure('margeJkp', 'Ruimte tot het hoogste JKP', jkp === null ? null : toets.maxJkp - jkp, 'percent', {
        note: 'In procentpunten; negatief: te duur',
      }),
      figure('maxLooptijd', 'Langste toegelaten looptijd', toets.maxLooptijd, 'months'),
      figure('eersteRente', 'Rente in de eerste afbetaling', schedule.rows[0]?.interest ?? 0),
      figure('eersteKapitaal', 'Kapitaal in de eerste afbetaling', schedule.rows[0]?.capital ?? 0),
      ...(early
        ? [
            figure('saldoVervroegd', `Nog te betalen na ${plural(early.after, 'maand', 'maanden')}`, early.balance),
            figure('vergoedingVervroegd', 'Hoogste vergoeding', early.fee),
            figure('winstVervroegd', 'Bespaarde rente na vergoeding', early.gain),
          ]
        : []),
    ]

    const terms = [...new Set([...TERMS.filter((term) => term <= Math.max(60, toets.maxLooptijd)), months])].toSorted(
      (a, b) => a - b,
    )
    const scheduleOf = (term: number): LoanSchedule | undefined => {
      if (term === months) return schedule
      if (costsInJkp(values))
        return personalPlan({ ...values, gezocht: 'maandlast', bedrag: amount, looptijd: term })?.schedule
      return loanSchedule({ principal, periods: term, periodicRate: rate, rounding: roundingOf(values.afronding) })
    }
    const options = terms.flatMap((term) => {
      const option = scheduleOf(term)
      if (!option) return []
      return [{ term, payment: option.payment, cost: roundCents(option.totalPaid + plan.startCosts - amount) }]
    })
    const termTable: Table = {
      key: 'looptijden',
      title: 'Hetzelfde bedrag, een andere looptijd',
      columns: [
        { key: 'looptijd', label: 'Looptijd', unit: 'months' },
        { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
        { key: 'kost', label: 'Kost van het krediet', unit: 'euro' },
      ],
      rows: options.map((option) => [option.term, option.payment, option.cost]),
      strong: [options.findIndex((option) => option.term === months)],
      greyed: Object.fromEntries(
        options.flatMap(({ term }, index) =>
          term > toets.maxLooptijd
            ? [[index, `Te lang voor ${eur(amount, 0)}: hoogstens ${toets.maxLooptijd} maanden.`]]
            : [],
        ),
      ),
    }
    const allowed = options.filter((option) => option.term <= toets.maxLooptijd)
    const chart: Chart = {
      kind: 'bar',
      key: 'kostPerLooptijd',
      title: 'Langer lenen kost meer',
      sentence: `De kost gaat van ${eur(allowed[0]?.cost ?? cost)} op ${duration(allowed[0]?.term ?? months)} tot ${eur(allowed.at(-1)?.cost ?? cost)} op ${duration(allowed.at(-1)?.term ?? months)}.`,
      categories: allowed.map((option) => `${option.term} m`),
      y: { unit: 'euro0' },
      series: [{ key: 'kost', label: 'Kost van het krediet', values: allowed.map((option) => option.cost) }],
    }

    const steps: Step[] = [
      {
        text: `Een rente van ${pct(yearly)} per jaar is **${num(rate * 100, 4, 4)} %** per maand.`,
        formula: monthlyRateFormula(yearly, rate, plan.derived ? 'actuarieel' : values.renteomzetting),
        law: [jkpFormule],
      },
      {
        text: `Je lost ${eur(principal)} af in ${plural(months, 'maand', 'maanden')}: **${eur(payment)}** per maand.`,
        formula: `${eur(principal)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${months})`,
      },
      {
        text: `Het krediet kost je in totaal **${eur(cost)}**.`,
        sum: [
          { label: 'Alle afbetalingen', value: schedule.totalPaid },
          ...(plan.startCosts > 0 ? [{ label: 'Kosten bij de start', value: plan.startCosts }] : []),
          { label: 'Wat je kreeg', value: -amount },
          { label: 'Kost van het krediet', value: cost },
        ],
      },
      {
        text: `Voor ${eur(amount, 0)} mag het JKP hoogstens **${pct(toets.maxJkp)}** zijn en de looptijd hoogstens **${plural(toets.maxLooptijd, 'maand', 'maanden')}**.`,
        law: [maximaleJkp, maximaleLooptijd],
      },
    ]
    if (early) {
      steps.push({
        text: `Betaal je na ${plural(early.after, 'maand', 'maanden')} alles terug, dan bespaar je **${eur(early.gain)}**.`,
        sum: [
          { label: 'Rente die wegvalt', value: early.interestLeft },
          { label: 'Vergoeding, hoogstens', value: 0 - early.fee },
          { label: 'Winst', value: early.gain },
        ],
        law: [schedule.periods - early.after <= 12 ? vergoedingVervroegdLaatsteJaar : vergoedingVervroegd],
      })
    }

    const notices: Notice[] = [...toets.notices]
    if (high && jkpHoog !== null && jkpHoog > toets.maxJkp) {
      notices.push({
        tone: 'law',
        text: `Je hoogste JKP van ${pct(jkpHoog)} ligt boven het wettelijke maximum van ${pct(toets.maxJkp)}.`,
      })
    }
    if (doel === 'renovatie') {
      notices.push({
        tone: 'info',
        text: `Voor een verbouwing bestaan aparte leningen. ${renovationLoanHint(env)} Die staat op ${pct(renovationLoanRate(env).rate)}.`,
      })
    }
    if (doel === 'wagen')
      notices.push({ tone: 'info', text: 'Voor een wagen is een autolening meestal goedkoper. Reken ze apart uit.' })
    if (vervroegdNa !== null && vervroegdNa >= schedule.periods) {
      notices.push({ tone: 'info', text: `Na ${plural(vervroegdNa, 'maand', 'maanden')} is deze lening al afgelost.` })
    }

    const range = high
      ? `tussen ${eur(payment)} en ${eur(high.payment)} per maand`
      : `${schedule.periods} keer ${eur(payment)}`
    return report({
      headline,
      sentence: `Voor ${eur(amount)} betaal je **${range}**. De totale kost van het krediet is ${eur(cost)}${jkp === null ? '' : `${high ? ' bij' : ','} een JKP van ${pct(jkp)}`}.`,
      figures,
      charts: [chart, yearChart(schedule)],
      tables: [
        termTable,
        scheduleTable({
          schedule,
          principal,
          first: values.eersteAflossing,
          rateKey: plan.derived ? undefined : 'maandrente',
        }),
      ],
      steps,
      notices,
      assumptions: [
        'Zonder kosten is het JKP ook de rente: de maandlast volgt uit het JKP, actuarieel omgezet.',
        'Een JKP bevat de verplichte kosten al. Vul je er een debetrentevoet bij in, dan rekenen we het JKP zelf uit.',
        'De laatste afbetaling sluit het saldo en kan enkele cent afwijken van de andere.',
        `De maxima gelden sinds ${dateText(toets.sinds)}. Ze worden elke 1 juni en 1 december herbekeken.`,
        kredietregels(law),
      ],
      excluded: [
        'Een vrijwillige verzekering, zoals een schuldsaldoverzekering.',
        'Kosten bij te late betaling.',
        'Overheidspremies en renteloze leningen.',
      ],
      next: [
        {
          slug: 'kredietvergelijker-belgie',
          text: 'Leg twee aanbiedingen naast elkaar',
          carry: { bedrag: amount, looptijd: months },
        },
        { slug: 'schuldenconsolidatie-calculator', text: 'Heb je al andere leningen? Bekijk ze samen.' },
        {
          slug: 'autolening-berekenen',
          text: 'Gaat het om een wagen? Reken met slotsom en restwaarde.',
          carry: {
            looptijd: months,
            ...(jkp === null ? {} : { jkp: Math.min(25, Math.max(0, Number(asPercent(jkp).toFixed(2)))) }),
          },
        },
      ],
      inflation: values.inflatie,
    })
  },
})
