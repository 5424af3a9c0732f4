/** Borrowing together: shares, what happens when one stops paying, and who put in more. */
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import { scheduleTable } from '#calculators/lenen/aflossing.ts'
import { monthlyRate, monthlyRateFormula } from '#calculators/lenen/rente.ts'
import type { Chart, Figure, Notice, Report, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { addMonths } from '#finance/dates.ts'
import { futureValue } from '#finance/growth.ts'
import { annuityPayment, loanSchedule } from '#finance/loan.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import type { GroupValues } from './inputs.ts'

const KEY_WORDS = { gelijk: 'gelijk', inkomen: 'naar inkomen', aandeel: 'volgens het aandeel' } as const

export function weightsOf({ personen, sleutel }: GroupValues): number[] {
  return personen.map((person) => (sleutel === 'gelijk' ? 1 : sleutel === 'inkomen' ? person.inkomen : person.aandeel))
}

const nameOf = (person: GroupValues['personen'][number], index: number) =>
  person.naam.trim() === '' ? `Persoon ${index + 1}` : person.naam.trim()

export function together(values: GroupValues, { today }: Env): Report {
  const { bedrag, looptijd, personen, sleutel } = values
  const rate = monthlyRate(values.rente, values.renteomzetting)
  const schedule = loanSchedule({ principal: bedrag, periods: looptijd, periodicRate: rate })
  const names = personen.map(nameOf)
  const weights = weightsOf(values)
  const whole = weights.reduce((a, b) => a + b, 0)
  const shares = largestRemainder(schedule.payment, weights)
  const capital = largestRemainder(bedrag, weights)
  const interest = largestRemainder(schedule.totalInterest, weights)

  const stopper = Math.min(values.stopper, personen.length) - 1
  const stopMonth = Math.min(values.stopMaand, looptijd)
  const left = weights.map((weight, index) => (index === stopper ? 0 : weight))
  // Those who stay and have no weight at all still owe everything to the bank: they then share equally.
  const stay = left.some((weight) => weight > 0) ? left : left.map((_, index) => (index === stopper ? 0 : 1))
  const stressed = largestRemainder(schedule.payment, stay)
  const balance = schedule.rows[stopMonth - 2]?.balance ?? bedrag
  const buyOut = roundCents((balance * (weights[stopper] ?? 0)) / whole)
  const remaining = looptijd - stopMonth + 1
  const perMonth = roundCents((stressed[0] ?? 0) - (shares[0] ?? 0))
  const claimMonths = Math.min(12, remaining)
  const claim = roundCents(
    stopper === 0
      ? 0
      : futureValue({ deposit: perMonth, periodicRate: monthlyRate(values.renteIntern), periods: claimMonths }),
  )

  const ownMoney = sum(personen.map((person) => person.inbreng))
  const ownShares = largestRemainder(ownMoney, weights)
  const settlement = personen.map((person, index) => roundCents(person.inbreng - (ownShares[index] ?? 0)))
  // Who put in too much lends it to the others: what that is per month, over the term of the bank's loan.
  const internal = settlement.map((amount) =>
    roundCents(annuityPayment(Math.abs(amount), monthlyRate(values.renteIntern), looptijd) * Math.sign(amount) + 0),
  )
  const burden = (index: number) => {
    const income = personen[index]?.inkomen ?? 0
    return income > 0 ? (stressed[index] ?? 0) / income : null
  }

  const figures: Figure[] = [
    figure('maandlast', 'Maandlast van de hele lening', schedule.payment),
    figure(
      'deelBijUitval',
      `Jouw deel als ${stopper === 0 ? 'jij wegvalt' : `${names[stopper]} wegvalt`}`,
      stressed[0] ?? 0,
    ),
    figure('hoofdelijkMaximum', 'Het meeste dat de bank van jou alleen kan vragen, per maand', schedule.payment),
    figure('aandeelJij', 'Jouw deel van de lening', (weights[0] ?? 0) / whole, 'percent'),
    figure('kapitaalJij', 'Jouw deel van het kapitaal', capital[0] ?? 0),
    figure('renteJij', 'Jouw deel van de rente', interest[0] ?? 0),
    figure('totaleRente', 'Rente van de hele lening', schedule.totalInterest),
    figure('totaalBetaald', 'Totaal te betalen', schedule.totalPaid),
    figure('saldoBijUitval', `Openstaand voor maand ${stopMonth}`, balance),
    figure('uitkoop', `Deel van ${names[stopper]} in dat saldo`, buyOut, 'euro', {
      note: 'Wat overnemen of uitkopen kost, zonder de waarde van het goed',
    }),
    figure(
      'vorderingNaJaar',
      `Wat ${names[stopper]} jou schuldig is na ${plural(claimMonths, 'maand', 'maanden')}`,
      claim,
    ),
    figure('inbrengVerrekening', 'Wat jij te veel inbracht', settlement[0] ?? 0, 'euro', {
      note: 'Negatief: wat je te weinig inbracht',
    }),
    figure('verrekeningPerMaand', 'Die inbreng terug per maand, als lening onder elkaar', internal[0] ?? 0, 'euro', {
      note: 'Over de looptijd van de lening. Negatief: wat jij betaalt',
    }),
    figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
  ]

  const chart: Chart = {
    kind: 'bar',
    key: 'aandelen',
    title: 'Wie betaalt wat per maand',
    sentence: names
      .map((name, index) => `${name}: ${eur(shares[index] ?? 0)}, na uitval ${eur(stressed[index] ?? 0)}.`)
      .join(' '),
    stacked: true,
    categories: ['Zoals afgesproken', `${names[stopper]} valt weg`],
    y: { unit: 'euro' },
    series: names.map((name, index) => ({
      key: `persoon${index + 1}`,
      label: name,
      values: [shares[index] ?? 0, stressed[index] ?? 0],
    })),
  }
  const people: Table = {
    key: 'personen',
    title: 'Per persoon',
    columns: [
      { key: 'naam', label: 'Naam', unit: 'text' },
      { key: 'aandeel', label: 'Aandeel', unit: 'percent' },
      { key: 'maand', label: 'Per maand', unit: 'euro', total: true },
      { key: 'kapitaal', label: 'Kapitaal', unit: 'euro', total: true },
      { key: 'rente', label: 'Rente', unit: 'euro', total: true },
      { key: 'uitval', label: 'Per maand na uitval', unit: 'euro', total: true },
      { key: 'last', label: 'Deel van het inkomen na uitval', unit: 'percent' },
    ],
    rows: names.map((name, index) => [
      name,
      (weights[index] ?? 0) / whole,
      shares[index] ?? 0,
      capital[index] ?? 0,
      interest[index] ?? 0,
      stressed[index] ?? 0,
      burden(index),
    ]),
  }
  const money: Table = {
    key: 'inbreng',
    title: 'Eigen inbreng verrekenen',
    columns: [
      { key: 'naam', label: 'Naam', unit: 'text' },
      { key: 'inbreng', label: 'Ingebracht', unit: 'euro', total: true },
      { key: 'volgens', label: 'Volgens de verdeling', unit: 'euro', total: true },
      { key: 'verschil', label: 'Te veel of te weinig', unit: 'euro', total: true, formula: '{inbreng}-{volgens}' },
      { key: 'perMaand', label: 'Terug per maand', unit: 'euro' },
    ],
    rows: names.map((name, index) => [
      name,
      personen[index]?.inbreng ?? 0,
      ownShares[index] ?? 0,
      settlement[index] ?? 0,
      internal[index] ?? 0,
    ]),
    note: 'Wie te veel inbracht, leent dat bedrag eigenlijk aan de anderen. Leg het vast of pas de eigendom aan.',
  }

  const steps: Step[] = [
    {
      text: `Een rente van ${pct(values.rente)} is **${num(rate * 100, 4, 4)} %** per maand.`,
      formula: monthlyRateFormula(values.rente, rate, values.renteomzetting),
    },
    {
      text: `De hele lening kost **${eur(schedule.payment)}** per maand over ${plural(looptijd, 'maand', 'maanden')}.`,
      formula: `${eur(bedrag)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${looptijd})`,
    },
    {
      text: `Verdeeld ${KEY_WORDS[sleutel]}. Losse centen gaan naar wie de grootste rest heeft, zodat de som klopt.`,
      sum: [
        ...names.map((name, index) => ({ label: name, value: shares[index] ?? 0 })),
        { label: 'Maandlast', value: schedule.payment },
      ],
    },
    {
      text: `Valt ${names[stopper]} weg vanaf maand ${stopMonth}, dan delen de anderen de hele maandlast.`,
      sum: [
        ...names.flatMap((name, index) => (index === stopper ? [] : [{ label: name, value: stressed[index] ?? 0 }])),
        { label: 'Maandlast', value: schedule.payment },
      ],
    },
    {
      text: `Op dat moment staat ${eur(balance)} open. Het deel van ${names[stopper]} daarin is **${eur(buyOut)}**.`,
      formula: `${eur(balance)} × ${pct((weights[stopper] ?? 0) / whole)}`,
    },
  ]
  const notices: Notice[] = [
    {
      tone: 'law',
      text: `Wie samen tekent, is hoofdelijk aansprakelijk: de bank mag de volledige ${eur(schedule.payment)} per maand van één persoon vragen, en ook het hele saldo van ${eur0(bedrag)}.`,
    },
  ]
  const heavy = names.filter((_, index) => index !== stopper && (burden(index) ?? 0) > 0.5)
  if (heavy.length > 0)
    notices.push({
      tone: 'warning',
      text: `Na uitval gaat meer dan de helft van het inkomen naar de lening voor: ${heavy.join(', ')}.`,
    })
  if (sleutel === 'aandeel' && Math.abs(whole - 1) > 0.0001)
    notices.push({ tone: 'info', text: `De aandelen zijn samen ${pct(whole)}. We rekenen ze om naar 100 %.` })
  if (settlement.some((value) => value !== 0))
    notices.push({
      tone: 'info',
      text: 'De eigen inbreng volgt niet dezelfde verdeling. Zet op papier wie wat van wie te goed heeft, liefst bij de notaris.',
    })

  return report({
    headline: figure('jouwDeel', 'Jouw deel per maand', shares[0] ?? 0),
    sentence: `Jouw deel is **${eur(shares[0] ?? 0)}** per maand. ${stopper === 0 ? `Val jij weg, dan betalen de anderen samen ${eur(schedule.payment)}.` : `Valt ${names[stopper]} weg, dan stijgt het naar ${eur(stressed[0] ?? 0)}.`}`,
    figures,
    charts: [chart],
    tables: [
      people,
      money,
      scheduleTable({ schedule, principal: bedrag, first: addMonths(values.datum, 1), rateKey: 'maandrente' }),
    ],
    steps,
    notices,
    assumptions: [
      'De rente is vast. De laatste afbetaling sluit het saldo.',
      'De verdeling geldt tussen jullie. Ze bindt de bank niet.',
      `Berekend op ${dateText(today)}, eerste afbetaling een maand na de datum van de lening.`,
    ],
    excluded: [
      'De waarde van het goed bij uitkoop, en de belasting op een verdeling.',
      'Kosten van de kredietakte en verzekeringen.',
      'Achterstallen en de kosten van invordering.',
    ],
    next: [
      {
        slug: 'hypothecaire-lening-berekenen',
        text: 'De hele lening in detail',
        carry: { leenbedrag: Math.max(1_000, bedrag) },
      },
      { slug: 'kredietcapaciteit-calculator', text: 'Hoeveel kunnen jullie samen lenen?' },
      { slug: 'groepssparen-calculator', text: 'Eerst samen sparen' },
    ],
    inflation: values.inflatie,
  })
}
