import { defineCalculator } from '#calculators/calculator.ts'
import { choice, count, date, euro, percent, toggle } from '#calculators/fields.ts'
import { asPercent, dateText, eur, num, pct, plural } from '#calculators/format.ts'
import { offersOf } from '#calculators/market.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { checkedOnHint, marketBaseRate, marketStart } from '#calculators/sparen/account.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { addDays, addMonths, type DayCount, dayCountFraction, daysBetween } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { ingehouden, roerendeVoorheffing, voorheffingStaatsbon2023 } from '#rules/roerende-voorheffing.ts'
import { depositogarantie, premieTermijn, spaarbelasting } from '#rules/sparen.ts'

const DAY_COUNTS: Record<'365' | '360' | '30-360', { convention: DayCount; text: string }> = {
  '365': { convention: 'act/365', text: 'werkelijke dagen ÷ 365' },
  '360': { convention: 'act/360', text: 'werkelijke dagen ÷ 360' },
  '30-360': { convention: '30/360', text: 'maanden van 30 dagen ÷ 360' },
}

type Period = {
  start: string
  end: string
  days: number
  principal: number
  rate: number
  gross: number
  tax: number
  net: number
}

const shortTerm = marketStart(
  'Middelste rente van termijnrekeningen tot een jaar',
  ({ market }) => offersOf(market, 'termijnrekening').filter((offer) => (offer.minTerm ?? 99) <= 12),
  referenceRates.shortDeposit,
)

export default defineCalculator({
  inputs: {
    bedrag: euro({ label: 'Bedrag', start: 10_000, min: 100, max: 10_000_000, slider: 500, hint: 'Wat je vastzet.' }),
    looptijd: count({
      label: 'Looptijd',
      start: 6,
      min: 1,
      max: 366,
      hint: 'Een deposito loopt van 7 dagen tot 12 maanden.',
    }),
    eenheid: choice({
      label: 'Looptijd in',
      start: 'maanden',
      options: [
        { value: 'maanden', label: 'maanden' },
        { value: 'dagen', label: 'dagen' },
      ],
    }),
    rente: percent({
      label: 'Brutorente per jaar',
      ...shortTerm,
      min: 0,
      max: 0.15,
      slider: 0.0005,
    }),
    spaarrente: percent({
      label: 'Basisrente van je spaarrekening',
      start: marketBaseRate,
      min: 0,
      max: 0.15,
      hint: checkedOnHint('Middelste basisrente, zonder getrouwheidspremie'),
    }),
    startdatum: date({
      label: 'Startdatum',
      start: ({ today }) => today,
      refine: true,
      min: '2013-01-01',
      max: '2030-12-31',
    }),
    dagtelling: choice({
      label: 'Dagtelling',
      start: '365',
      refine: true,
      hint: 'Staat in de voorwaarden. De meeste Belgische banken delen door 365.',
      options: [
        { value: '365', label: 'dagen ÷ 365' },
        { value: '360', label: 'dagen ÷ 360' },
        { value: '30-360', label: '30 dagen per maand ÷ 360' },
      ],
    }),
    hernieuwingen: count({
      label: 'Hoe vaak hernieuwen?',
      start: 0,
      max: 12,
      refine: true,
      hint: 'Het nettobedrag gaat telkens opnieuw vast voor dezelfde looptijd.',
      unit: 'keer',
    }),
    renteHernieuwing: percent({
      label: 'Rente bij hernieuwing',
      start: null,
      optional: true,
      min: 0,
      max: 0.15,
      refine: true,
      hint: 'Laat leeg voor dezelfde rente.',
    }),
    tarief: choice({
      label: 'Belasting op de rente',
      start: 'gewoon',
      refine: true,
      options: [
        { value: 'gewoon', label: 'Gewone roerende voorheffing' },
        { value: 'staatsbon2023', label: 'Staatsbon van september 2023' },
      ],
    }),
    ingehouden: toggle({
      label: 'De bank houdt de roerende voorheffing in',
      start: true,
      refine: true,
      hint: 'Bij sommige buitenlandse banken moet je de rente zelf aangeven.',
    }),
    titularissen: count({
      label: 'Aantal titularissen',
      start: 1,
      min: 1,
      max: 2,
      refine: true,
      hint: 'Telt mee voor de vrijstelling van de spaarrekening en voor de bescherming per bank.',
    }),
  },

  check({ looptijd, eenheid }) {
    if (eenheid === 'maanden' && looptijd > 12) {
      return { looptijd: 'Een deposito loopt hoogstens 12 maanden. Langer? Gebruik de termijnrekening.' }
    }
    if (eenheid === 'dagen' && looptijd < 7) return { looptijd: 'Een deposito loopt minstens 7 dagen.' }
    return undefined
  },

  compute(values, { law, today }) {
    const { bedrag, looptijd, eenheid, rente, spaarrente, startdatum, hernieuwingen, titularissen } = values
    const { convention, text: countText } = DAY_COUNTS[values.dagtelling]
    const special = values.tarief === 'staatsbon2023'
    const taxFigure = special ? voorheffingStaatsbon2023 : roerendeVoorheffing
    const taxRate = law(taxFigure)

    const endOf = (start: string, terms: number) =>
      eenheid === 'maanden' ? addMonths(start, looptijd * terms) : addDays(start, looptijd * terms)

    const periods: Period[] = []
    let principal = bedrag
    for (let index = 0; index <= hernieuwingen; index++) {
      const start = endOf(startdatum, index)
      const end = endOf(startdatum, index + 1)
      const rate = index === 0 ? rente : (values.renteHernieuwing ?? rente)
      const gross = roundCents(principal * rate * dayCountFraction(start, end, convention))
      const tax = ingehouden(law, gross, taxRate)
      const net = roundCents(gross - tax)
      periods.push({ start, end, days: daysBetween(start, end), principal, rate, gross, tax, net })
      principal = roundCents(principal + net)
    }
    const first = at(periods, 0)
    const last = at(periods, hernieuwingen)
    const gross = sum(periods.map((period) => period.gross))
    const tax = sum(periods.map((period) => period.tax))
    const net = sum(periods.map((period) => period.net))
    const days = daysBetween(startdatum, last.end)
    const years = days / 365
    const netYearly = (1 + net / bedrag) ** (1 / years) - 1

    const savingsGross = roundCents((bedrag * spaarrente * days) / 365)
    const savingsTax = spaarbelasting(law, savingsGross, titularissen)
    const savingsNet = roundCents(savingsGross - savingsTax)
    const difference = roundCents(net - savingsNet)
    // At which base rate the savings account would pay as much, as long as it stays within the exemption.
    const breakEven = (net / bedrag) * (365 / days)

    const chart: Chart = {
      kind: 'bar',
      key: 'vergelijking',
      title: 'Deposito naast je spaarrekening',
      sentence: `Het deposito geeft ${eur(net)} netto, je spaarrekening ${eur(savingsNet)}.`,
      stacked: true,
      categories: ['Deposito', 'Spaarrekening (basisrente)'],
      y: { unit: 'euro' },
      series: [
        { key: 'netto', label: 'Netto rente', values: [net, savingsNet] },
        { key: 'belasting', label: 'Roerende voorheffing', values: [tax, savingsTax] },
      ],
    }

    const terms = eenheid === 'maanden' ? [1, 2, 3, 6, 9, 12] : [7, 14, 30, 60, 90, 180, 365]
    const termTable: Table = {
      key: 'looptijden',
      title: 'Hetzelfde bedrag en dezelfde rente, andere looptijd',
      columns: [
        { key: 'looptijd', label: 'Looptijd', unit: 'text' },
        { key: 'einde', label: 'Einddatum', unit: 'date' },
        { key: 'bruto', label: 'Bruto rente', unit: 'euro' },
        { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro' },
        { key: 'netto', label: 'Netto rente', unit: 'euro', formula: '{bruto}-{voorheffing}' },
      ],
      rows: terms.map((term) => {
        const end = eenheid === 'maanden' ? addMonths(startdatum, term) : addDays(startdatum, term)
        const termGross = roundCents(bedrag * rente * dayCountFraction(startdatum, end, convention))
        const termTax = ingehouden(law, termGross, taxRate)
        const label = eenheid === 'maanden' ? plural(term, 'maand', 'maanden') : plural(term, 'dag', 'dagen')
        return [label, end, termGross, termTax, roundCents(termGross - termTax)]
      }),
    }
    const periodTable: Table = {
      key: 'periodes',
      title: 'Periode per periode',
      columns: [
        { key: 'van', label: 'Van', unit: 'date' },
        { key: 'tot', label: 'Tot', unit: 'date' },
        { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
        { key: 'bruto', label: 'Bruto rente', unit: 'euro', total: true },
        { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
        { key: 'netto', label: 'Netto rente', unit: 'euro', total: true, formula: '{bruto}-{voorheffing}' },
      ],
      rows: periods.map((period) => [period.start, period.end, period.principal, period.gross, period.tax, period.net]),
    }

    const steps: Step[] = [
      {
        text: `Je geld staat vast van ${dateText(first.start)} tot ${dateText(first.end)}: **${plural(first.days, 'dag', 'dagen')}**.`,
      },
      {
        text: `De rente over die periode is **${eur(first.gross)}** bruto (${countText}).`,
        formula: `${eur(bedrag)} × ${pct(rente, 4)} × ${num(dayCountFraction(first.start, first.end, convention), 6)}`,
      },
      {
        text: `Daar gaat ${pct(taxRate, 2, 0)} roerende voorheffing af: **${eur(first.tax)}**. Je houdt ${eur(first.net)} over.`,
        formula: `${eur(first.gross)} × ${pct(taxRate, 2, 0)} = ${eur(first.tax)}`,
        law: [taxFigure],
      },
    ]
    if (hernieuwingen > 0) {
      steps.push({
        text: `Na ${plural(hernieuwingen, 'hernieuwing', 'hernieuwingen')} staat er **${eur(principal)}** op ${dateText(last.end)}.`,
        sum: [
          { label: 'Startbedrag', value: bedrag },
          { label: 'Netto rente van alle periodes', value: net },
          { label: 'Eindbedrag', value: principal },
        ],
      })
    }
    steps.push({
      text: `Op je spaarrekening krijg je over dezelfde ${plural(days, 'dag', 'dagen')} enkel de basisrente: **${eur(savingsNet)}** netto.`,
      formula: `${eur(bedrag)} × ${pct(spaarrente, 4)} × ${days} ÷ 365`,
      law: [premieTermijn],
    })

    const notices: Notice[] = []
    const guarantee = law(depositogarantie) * titularissen
    if (bedrag > guarantee) {
      notices.push({
        tone: 'law',
        text: `Boven ${eur(guarantee, 0)} per bank is je geld niet beschermd als de bank failliet gaat. Spreid het over meer banken.`,
      })
    }
    if (!values.ingehouden) {
      notices.push({
        tone: 'warning',
        text: `Je bank houdt niets in: je krijgt eerst ${eur(gross)} en betaalt later ${eur(tax)} via je belastingaangifte.`,
      })
    }
    if (law.date !== today && special) {
      notices.push({ tone: 'info', text: 'Het tarief van de staatsbon van 2023 geldt enkel voor die ene uitgifte.' })
    }

    return report({
      headline: figure('nettoInterest', 'Netto rente', net),
      sentence: `Op ${dateText(last.end)} krijg je ${eur(principal)} terug: **${eur(net)}** netto rente, of ${pct(netYearly)} per jaar. Dat is ${eur(Math.abs(difference))} ${difference >= 0 ? 'meer' : 'minder'} dan met enkel de basisrente van je spaarrekening.`,
      figures: [
        figure('eindbedrag', 'Eindbedrag', principal),
        figure('einddatum', 'Einddatum', last.end, 'date'),
        figure('brutoInterest', 'Bruto rente', gross),
        figure('roerendeVoorheffing', 'Roerende voorheffing', tax),
        figure('nettoRendement', 'Netto rendement per jaar', netYearly, 'percent'),
        figure('spaarrekeningNetto', 'Spaarrekening, netto', savingsNet, 'euro', { note: 'Enkel de basisrente' }),
        figure('verschil', 'Verschil met je spaarrekening', difference),
        figure('nettoPerDag', 'Netto per dag', roundCents(net / days)),
        figure('gelijkeBasisrente', 'Even goed als een basisrente van', breakEven, 'percent'),
        figure('dagen', 'Aantal dagen', days, 'days'),
      ],
      charts: [chart],
      tables: hernieuwingen > 0 ? [periodTable, termTable] : [termTable],
      steps,
      notices,
      assumptions: [
        'De rente is enkelvoudig en komt op de einddatum, zoals bij een deposito tot een jaar.',
        'De roerende voorheffing wordt per uitbetaling berekend en afgerond op de cent.',
        'De basisrente van de spaarrekening blijft de hele periode gelijk en valt binnen je vrijstelling, tenzij die te klein is.',
      ],
      excluded: [
        'Kosten voor vervroegd opvragen.',
        'Spaarrente die je dit jaar al bij andere banken kreeg.',
        'Wisselkoersen: we rekenen in euro.',
      ],
      next: [
        {
          slug: 'termijnrekening-calculator',
          text: 'Hetzelfde bedrag een jaar of langer vastzetten',
          carry: { bedrag, rente: asPercent(rente) },
        },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Welke spaarrekening betaalt mij het meest?',
          carry: { startbedrag: bedrag },
        },
        {
          slug: 'reele-rente-berekenen',
          text: 'Wat blijft er over na inflatie?',
          carry: { bedrag, brutorente: asPercent(rente) },
        },
      ],
    })
  },
})
