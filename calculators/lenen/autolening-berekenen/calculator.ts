import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import { scheduleTable } from '#calculators/lenen/aflossing.ts'
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { carLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { carLoanRate } from '#calculators/common/loan-rates.ts'
import { monthlyRateFormula } from '#calculators/lenen/rente.ts'
import { isBovenMaximum, kredietregels, toetsKrediet } from '#calculators/lenen/wettelijk.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { futureValue } from '#finance/growth.ts'
import { roundCents, sum } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import {
  jkpFormule,
  kleinsteKredietbedrag,
  maximaleJkp,
  maximaleLooptijd,
  voorschotVerkoopOpAfbetaling,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { amountOf, balloonOf, balloonSchedule, carPlan, offeredPayments } from './plan.ts'

/** Final sum shown as an illustration while the visitor has none. */
const SHOWN_BALLOON = 0.3

export default defineLegacy({
  inputs,

  check(values, { law }) {
    const amount = amountOf(values)
    const smallest = law(kleinsteKredietbedrag)
    if (amount < smallest && values.leenbedrag !== null)
      return { leenbedrag: `Onder ${eur(smallest, 0)} gelden niet alle regels voor consumentenkrediet. Vul meer in.` }
    if (amount < smallest)
      return { eigenInbreng: `Je hebt genoeg eigen geld: er blijft minder dan ${eur(smallest, 0)} te lenen over.` }
    if (carPlan(values)) return undefined
    return {
      [values.slotsom === null ? 'slotsomPercentage' : 'slotsom']:
        `De slotsom van ${eur(balloonOf(values))} moet kleiner zijn dan het leenbedrag van ${eur(amount)}, en de looptijd minstens 2 maanden.`,
    }
  },

  compute(values, env) {
    const { law } = env
    const { prijs, looptijd, soort, restwaarde, kilometers } = values
    const plan = carPlan(values)
    if (!plan) throw new Error('check refuses values without a loan')
    const { amount, balloon, rate, schedule, plain, value } = plan
    const payments = schedule.rows.map((row) => row.payment)
    const jkp = jkpOf({ amount, payments })
    // A rate divided by twelve is no JKP: then the one behind the payments is tested.
    const tested = values.renteomzetting === 'actuarieel' ? values.jkp : jkp
    const toets = toetsKrediet(law, { bedrag: amount, looptijd, jkp: tested })
    const cost = schedule.totalInterest
    const extraCost = roundCents(cost - plain.totalInterest)
    const endValue = value.at(-1) ?? 0
    const equity = roundCents(endValue - balloon)
    const debt = [amount, ...schedule.rows.map((row) => row.balance)]
    const underwater = debt.filter((owed, month) => owed > (value[month] ?? 0)).length

    // Paid with own money, the instalment goes back to savings each month: what is missed is the interest meanwhile.
    const savings = monthlyActuarial(effective(values.spaarrente))
    const kept = futureValue({ start: amount, periodicRate: savings, periods: looptijd })
    const rebuilt = schedule.rows.reduce((total, row) => total * (1 + savings) + row.payment, 0)
    const ownMoneyGain = roundCents(rebuilt - kept)
    const lostInterest = roundCents(cost - ownMoneyGain)

    const equalTerms = balloon > 0 && values.slotsomVorm === 'vervangt' ? looptijd - 1 : looptijd
    const owedInOffer = sum(offeredPayments(values, schedule.payment, balloon))
    const asked = values.maandbedrag === null ? null : offeredPayments(values, values.maandbedrag, balloon)
    const askedTotal = asked && sum(asked)
    // Less paid back than borrowed has no JKP a lender would print.
    const askedJkp = asked && askedTotal !== null && askedTotal >= amount ? jkpOf({ amount, payments: asked }) : null
    const years = looptijd / 12
    const wholeCost = roundCents(prijs - endValue + cost + values.gebruikskosten * years)
    const perKm = kilometers > 0 ? wholeCost / (kilometers * years) : null
    const market = carLoanRate(env, soort)

    const shown = balloon > 0 ? balloon : roundCents(prijs * SHOWN_BALLOON)
    const other = balloonSchedule(values, amount, Math.min(shown, roundCents(amount * 0.6)))
    const figures: Figure[] = [
      figure('leenbedrag', 'Leenbedrag', amount),
      figure('kredietkost', 'Totale kost van het krediet', cost),
      figure('totaalTeBetalen', 'Totaal te betalen', schedule.totalPaid),
      figure(
        'totaalGelijkeTermijnen',
        `${equalTerms} keer de maandlast`,
        roundCents(schedule.payment * equalTerms),
        'euro',
        {
          note: balloon > 0 ? 'Zonder slotsom gerekend' : 'Zo staat het totaal in een aanbod',
        },
      ),
      figure(
        'renteGelijkeTermijnen',
        'Rente als elke afbetaling gelijk is',
        roundCents(schedule.payment * equalTerms + balloon - amount),
        'euro',
        { note: 'Zo staat de rente in een aanbod, slotsom inbegrepen' },
      ),
      figure('totaalVerschuldigd', 'Totaal als elke afbetaling gelijk is', owedInOffer, 'euro', {
        note: 'Zo staat het totaal in een aanbod, slotsom inbegrepen',
      }),
      ...(asked
        ? [
            figure('jkpAanbod', 'JKP achter het maandbedrag van je aanbod', askedJkp, 'percent'),
            figure('totaalAanbod', 'Totaal van je aanbod', askedTotal),
          ]
        : []),
      figure('laatsteAfbetaling', 'Laatste afbetaling', schedule.lastPayment, 'euro', { inYears: years }),
      figure('slotsom', 'Slotsom', balloon, 'euro', { inYears: years }),
      figure('jkp', 'JKP, nagerekend', jkp, 'percent'),
      figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
      figure('waardeEinde', 'Waarde van de wagen op het einde', endValue, 'euro', { inYears: years }),
      figure('eigenVermogenEinde', 'Waarde min slotsom', equity, 'euro', { inYears: years }),
      figure('maandenOnderWater', 'Maanden met meer schuld dan waarde', underwater, 'number', { decimals: 0 }),
      figure('meerkostSlotsom', 'Meer rente door de slotsom', extraCost),
      figure('gemisteSpaarrente', 'Spaarrente die je mist met eigen geld', lostInterest),
      figure('voordeelEigenGeld', 'Voordeel van eigen geld op het einde', ownMoneyGain, 'euro', { inYears: years }),
      figure('kostVolledig', 'Volledige kost van de wagen', wholeCost),
      figure('kostPerMaand', 'Volledige kost per maand', roundCents(wholeCost / looptijd)),
      figure('kostPerKm', 'Volledige kost per kilometer', perKm, 'euro'),
      figure('maxJkp', 'Hoogste toegelaten JKP', toets.maxJkp, 'percent', { note: `Sinds ${dateText(toets.sinds)}` }),
      figure('maxLooptijd', 'Langste toegelaten looptijd', toets.maxLooptijd, 'months'),
    ]

    const valueChart: Chart = {
      kind: 'line',
      key: 'waardeEnSchuld',
      title: 'Je schuld naast de waarde van de wagen',
      sentence:
        underwater === 0
          ? 'De wagen is heel de tijd meer waard dan je schuld.'
          : `Gedurende ${plural(underwater, 'maand', 'maanden')} is je schuld groter dan de waarde van de wagen.`,
      x: { label: 'Maand', values: debt.map((_, month) => month) },
      y: { unit: 'euro0' },
      series: [
        { key: 'waarde', label: 'Waarde van de wagen', values: value },
        { key: 'schuld', label: 'Schuld', values: debt, dashed: true },
      ],
      inYears: debt.map((_, month) => month / 12),
    }

    const ways: Table = {
      key: 'manieren',
      title: 'Drie manieren om te betalen',
      columns: [
        { key: 'manier', label: 'Manier', unit: 'text' },
        { key: 'maandlast', label: 'Per maand', unit: 'euro' },
        { key: 'laatste', label: 'Laatste afbetaling', unit: 'euro' },
        { key: 'kost', label: 'Rente', unit: 'euro' },
      ],
      rows: [
        ['Lening zonder slotsom', plain.payment, plain.lastPayment, plain.totalInterest],
        ...(other
          ? [
              [
                `Lening met slotsom van ${eur0(Math.min(shown, roundCents(amount * 0.6)))}`,
                other.payment,
                other.lastPayment,
                other.totalInterest,
              ],
            ]
          : []),
        ['Eigen geld', 0, 0, lostInterest],
      ],
      note: 'Bij eigen geld is de rente wat je spaargeld had opgebracht terwijl je het maand na maand weer aanvult.',
    }
    const risk: Table = {
      key: 'verkoop',
      title: 'Wat als de wagen minder opbrengt?',
      columns: [
        { key: 'geval', label: 'Geval', unit: 'text' },
        { key: 'opbrengst', label: 'Verkoopprijs', unit: 'euro' },
        { key: 'slotsom', label: 'Slotsom', unit: 'euro' },
        { key: 'over', label: 'Blijft over', unit: 'euro', formula: '{opbrengst}-{slotsom}' },
      ],
      rows: [0, 0.1, 0.2].map((drop) => {
        const price = roundCents(endValue * (1 - drop))
        return [
          drop === 0 ? 'Zoals je verwacht' : `${num(drop * 100)} % minder`,
          price,
          balloon,
          roundCents(price - balloon),
        ]
      }),
    }

    const steps: Step[] = [
      {
        text: `Je leent **${eur(amount)}**.`,
        ...(values.leenbedrag === null
          ? {
              sum: [
                { label: 'Prijs van de wagen', value: prijs },
                { label: 'Eigen geld of overname', value: 0 - values.eigenInbreng },
                { label: 'Leenbedrag', value: amount },
              ],
            }
          : {}),
      },
      {
        text: `${values.renteomzetting === 'actuarieel' ? 'Een JKP' : 'Een rente'} van ${pct(values.jkp)} is **${num(rate * 100, 4, 4)} %** per maand.`,
        formula: monthlyRateFormula(values.jkp, rate, values.renteomzetting),
        law: [jkpFormule],
      },
      {
        text:
          balloon > 0
            ? `Met een slotsom van ${eur(balloon)} op het einde betaal je **${eur(schedule.payment)}** per maand. Zonder slotsom was dat ${eur(plain.payment)}.`
            : `Over ${plural(looptijd, 'maand', 'maanden')} is dat **${eur(schedule.payment)}** per maand.`,
        formula:
          balloon > 0
            ? `(${eur(amount)} − ${eur(balloon)} ÷ (1 + ${num(rate, 8)})^${looptijd}) × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${values.slotsomVorm === 'vervangt' ? looptijd - 1 : looptijd})`
            : `${eur(amount)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${looptijd})`,
      },
      {
        text: `De rente over de hele looptijd is **${eur(cost)}**.`,
        sum: [
          { label: 'Alle afbetalingen', value: schedule.totalPaid },
          { label: 'Leenbedrag', value: -amount },
          { label: 'Rente', value: cost },
        ],
      },
      {
        text:
          balloon > 0
            ? `Op het einde is de wagen naar schatting ${eur(endValue)} waard. Na de slotsom houd je **${eur(equity)}** over.`
            : `Op het einde is de wagen naar schatting **${eur(endValue)}** waard, en de lening is afgelost.`,
        formula: `${eur(prijs)} × ${pct(restwaarde, 0)}${balloon > 0 ? ` − ${eur(balloon)}` : ''}`,
      },
      {
        text: `Voor ${eur(amount, 0)} mag het JKP hoogstens **${pct(toets.maxJkp)}** zijn en de looptijd hoogstens **${plural(toets.maxLooptijd, 'maand', 'maanden')}**.`,
        law: [maximaleJkp, maximaleLooptijd],
      },
    ]

    const notices: Notice[] = [...toets.notices]
    if (asked && askedTotal !== null)
      notices.push(
        askedJkp === null
          ? {
              tone: 'warning',
              text: `Met ${eur(values.maandbedrag ?? 0)} per maand betaal je in totaal ${eur(askedTotal)} terug, minder dan het leenbedrag of veel te veel. Kijk het aanbod na.`,
            }
          : {
              tone: isBovenMaximum(askedJkp, toets.maxJkp) ? 'law' : 'info',
              text: `Achter ${eur(values.maandbedrag ?? 0)} per maand zit een JKP van ${pct(askedJkp)}. De wet laat hoogstens ${pct(toets.maxJkp)} toe.`,
            },
      )
    if (equity < 0)
      notices.push({
        tone: 'warning',
        text: `De slotsom is ${eur(-equity)} hoger dan de verwachte waarde van de wagen. Verkopen volstaat dan niet om de lening af te sluiten.`,
      })
    if (
      values.verkoopOpAfbetaling &&
      values.leenbedrag === null &&
      values.eigenInbreng < prijs * law(voorschotVerkoopOpAfbetaling)
    ) {
      notices.push({
        tone: 'law',
        text: `Bij verkoop op afbetaling moet je minstens ${pct(law(voorschotVerkoopOpAfbetaling), 0)} voorschot betalen: ${eur(prijs * law(voorschotVerkoopOpAfbetaling))}.`,
      })
    }
    if (soort !== 'nieuw')
      notices.push({
        tone: 'info',
        text: `Voor deze soort wagen ligt de richtwaarde op ${pct(market.rate)}. ${carLoanHint(env, soort)}`,
      })
    if (values.spaargeld !== null) {
      const left = roundCents(values.spaargeld - amount)
      notices.push(
        left < 0
          ? { tone: 'info', text: `Met eigen geld betalen lukt niet volledig: je komt ${eur(-left)} tekort.` }
          : {
              tone: left < amount * 0.25 ? 'warning' : 'info',
              text: `Betaal je met eigen geld, dan houd je ${eur(left)} over als buffer voor onverwachte kosten.`,
            },
      )
    }

    const end = balloon > 0 ? ` en op het einde ${values.slotsomVorm === 'bovenop' ? 'nog ' : ''}${eur(balloon)}` : ''
    return report({
      headline: figure('maandlast', 'Maandlast', schedule.payment),
      sentence: `Je betaalt **${eur(schedule.payment)}** per maand${end}; de totale kost van het krediet is ${eur(cost)}. ${ownMoneyGain >= 0 ? `Met eigen geld ben je op het einde ${eur(ownMoneyGain)} beter af.` : `Met eigen geld ben je op het einde ${eur(-ownMoneyGain)} slechter af.`}`,
      figures,
      charts: [
        valueChart,
        {
          kind: 'bar',
          key: 'kostVanDeWagen',
          title: 'Waar het geld naartoe gaat',
          sentence: `De wagen kost je ${eur0(wholeCost)} over ${plural(looptijd, 'maand', 'maanden')}, waarvan ${eur0(prijs - endValue)} waardeverlies.`,
          categories: ['Waardeverlies', 'Rente', 'Gebruik'],
          y: { unit: 'euro0' },
          series: [
            {
              key: 'kost',
              label: 'Kost',
              values: [roundCents(prijs - endValue), cost, roundCents(values.gebruikskosten * years)],
            },
          ],
        },
      ],
      tables: [
        ways,
        ...(balloon > 0 ? [risk] : []),
        scheduleTable({ schedule, principal: amount, first: values.eersteAflossing, rateKey: 'maandrente' }),
      ],
      steps,
      notices,
      assumptions: [
        'De maandlast volgt uit het JKP, actuarieel omgezet. De laatste afbetaling sluit het saldo.',
        'De wagen verliest elke maand een gelijk deel van zijn resterende waarde, tot je schatting op het einde.',
        'Bij eigen geld zet je de maandlast telkens op je spaarrekening, binnen de vrijstelling van spaarrente.',
        kredietregels(law),
      ],
      excluded: [
        'Belasting op inverkeerstelling en kosten van de keuring.',
        'Fiscale aftrek voor zelfstandigen.',
        'Kosten bij vroeger stopzetten.',
      ],
      next: [
        {
          slug: 'leasingkrediet-calculator',
          text: 'Vergelijk met leasing of private lease',
          carry: { looptijd, prijs },
        },
        {
          slug: 'kredietvergelijker-belgie',
          text: 'Leg aanbiedingen van banken naast elkaar',
          carry: { bedrag: amount, looptijd },
        },
        {
          slug: 'persoonlijke-lening-berekenen',
          text: 'Wat als ik vroeger terugbetaal?',
          carry: { bedrag: amount, looptijd, jkp: asPercent(values.jkp) },
        },
      ],
      inflation: values.inflatie,
    })
  },
})
