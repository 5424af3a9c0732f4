import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { choice, count, date, euro, percent, toggle } from '#calculators/kernel/fields.ts'
import { asPercent, dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { type Chart, figure, type Notice, report, type Step } from '#calculators/kernel/report.ts'
import {
  checkedOnHint,
  interestByYear,
  marketBaseRate,
  marketPremium,
  marketStart,
  totalTax,
} from '#calculators/sparen/account.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { addDays, addMonths, type DayCount, dayCountFraction, daysBetween } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import { ingehouden, wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import {
  depositogarantie,
  premieTermijn,
  spaarvrijstelling,
  voorheffingSpaarrekening,
} from '#rules/sparen-beleggen/sparen.figures.ts'
import { type Period, periodTable, termTable } from './tables.ts'

const DAY_COUNTS: Record<'365' | '360' | '30-360', { convention: DayCount; text: string }> = {
  '365': { convention: 'act/365', text: 'werkelijke dagen ÷ 365' },
  '360': { convention: 'act/360', text: 'werkelijke dagen ÷ 360' },
  '30-360': { convention: '30/360', text: 'maanden van 30 dagen ÷ 360' },
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
    spaarpremie: percent({
      label: 'Getrouwheidspremie van je spaarrekening',
      start: marketPremium,
      min: 0,
      max: 0.1,
      refine: true,
      hint: checkedOnHint('Middelste premie. Telt pas als je geld een vol jaar vaststaat'),
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

  compute(values, { law }) {
    const { bedrag, looptijd, eenheid, rente, spaarrente, startdatum, hernieuwingen, titularissen } = values
    const { convention, text: countText } = DAY_COUNTS[values.dagtelling]
    const special = values.tarief === 'staatsbon2023'
    const taxFigure = special ? voorheffingStaatsbon2023 : roerendeVoorheffing
    // Interest is taxed on the day it is paid; only the bon of 2023 carries its own rate.
    const taxRateOn = (paidOn: string) => (special ? law(taxFigure) : wetOpBetaaldag(law, paidOn)(taxFigure))

    const endOf = (start: string, terms: number) =>
      eenheid === 'maanden' ? addMonths(start, looptijd * terms) : addDays(start, looptijd * terms)

    const periods: Period[] = []
    let principal = bedrag
    for (let index = 0; index <= hernieuwingen; index++) {
      const start = endOf(startdatum, index)
      const end = endOf(startdatum, index + 1)
      const rate = index === 0 ? rente : (values.renteHernieuwing ?? rente)
      const gross = roundCents(principal * rate * dayCountFraction(start, end, convention))
      const tax = ingehouden(law, gross, taxRateOn(end))
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

    const taxRate = taxRateOn(first.end)

    // The same money on a savings account. Its interest is left there when the deposit's interest is, so with renewals.
    const savings = (base: number, premium: number) => {
      const book = spaarboekje(law, {
        movements: [{ date: startdatum, amount: bedrag }],
        rates: [{ from: '1990-01-01', base, premium }],
        until: last.end,
        reinvest: hernieuwingen > 0,
      })
      const savingsTax = totalTax(interestByYear(law, book, titularissen))
      return { tax: savingsTax, net: roundCents(book.baseInterest + book.earnedPremium - savingsTax) }
    }
    const { tax: savingsTax, net: savingsNet } = savings(spaarrente, 0)
    const difference = roundCents(net - savingsNet)
    const fullYear = addMonths(startdatum, law(premieTermijn)) <= last.end
    const withPremium = fullYear ? savings(spaarrente, values.spaarpremie).net : null
    // Within the exemption the equal rate is a division; above it, it has to be searched.
    const plainRate = net / bedrag / dayCountFraction(startdatum, last.end, 'act/act')
    const breakEven =
      hernieuwingen === 0 && savings(plainRate, 0).tax === 0
        ? plainRate
        : findRoot((rate) => savings(rate, 0).net - net, 0, 0.5)

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

    const inMonths = eenheid === 'maanden'
    const terms = inMonths ? [1, 2, 3, 6, 9, 12] : [7, 14, 30, 60, 90, 180, 365]
    const otherTerms = terms.map((term) => {
      const end = inMonths ? addMonths(startdatum, term) : addDays(startdatum, term)
      const termGross = roundCents(bedrag * rente * dayCountFraction(startdatum, end, convention))
      const label = inMonths ? plural(term, 'maand', 'maanden') : plural(term, 'dag', 'dagen')
      return { label, end, gross: termGross, tax: ingehouden(law, termGross, taxRateOn(end)) }
    })

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
      formula: `${eur(bedrag)} × ${pct(spaarrente, 4)} × ${days} ÷ 365 (366 in een schrikkeljaar)`,
      law: [premieTermijn, ...(savingsTax > 0 ? [spaarvrijstelling, voorheffingSpaarrekening] : [])],
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
    if (special) {
      notices.push({ tone: 'info', text: 'Het tarief van de staatsbon van 2023 geldt enkel voor die ene uitgifte.' })
    }
    if (withPremium !== null) {
      notices.push({
        tone: 'info',
        text: `Je geld staat een vol jaar vast. Laat je het zo lang op een spaarrekening, dan krijg je daar ook de premie van ${pct(values.spaarpremie)}: samen ${eur(withPremium)} netto.`,
      })
    }

    return report({
      headline: figure('nettoInterest', 'Netto rente', net),
      sentence: `Op ${dateText(last.end)} krijg je ${eur(principal)} terug: **${eur(net)}** netto rente, of ${pct(netYearly)} per jaar. Dat is ${eur(Math.abs(difference))} ${difference >= 0 ? 'meer' : 'minder'} dan met enkel de basisrente van je spaarrekening.`,
      figures: [
        figure('eindbedrag', 'Eindbedrag', principal),
        figure('einddatum', 'Einddatum', last.end, 'date'),
        figure('brutoInterest', 'Bruto rente', gross),
        figure('roerendeVoorheffing', 'Roerende voorheffing', tax),
        figure('nettoRente', 'Rente na belasting, per jaar', rente * (1 - taxRate), 'percent', {
          note: 'Zoals banken ze schrijven',
        }),
        figure('nettoRendement', 'Netto rendement per jaar', netYearly, 'percent', {
          note: 'Alsof je telkens herbelegt',
        }),
        figure('spaarrekeningNetto', 'Spaarrekening, netto', savingsNet, 'euro', { note: 'Enkel de basisrente' }),
        figure('verschil', 'Verschil met je spaarrekening', difference),
        figure('spaarrekeningMetPremie', 'Spaarrekening met premie, netto', withPremium, 'euro', {
          note: 'Vanaf een vol jaar',
        }),
        figure('nettoPerDag', 'Netto per dag', roundCents(net / days)),
        figure('gelijkeBasisrente', 'Even goed als een basisrente van', breakEven, 'percent'),
        figure('dagen', 'Aantal dagen', days, 'days'),
      ],
      charts: [chart],
      tables: [...(hernieuwingen > 0 ? [periodTable(periods)] : []), termTable(otherTerms)],
      steps,
      notices,
      assumptions: [
        'De rente is enkelvoudig en komt op de einddatum, zoals bij een deposito tot een jaar.',
        'De roerende voorheffing wordt per uitbetaling berekend en afgerond op de cent.',
        'De basisrente van de spaarrekening blijft de hele periode gelijk. De vrijstelling geldt per kalenderjaar.',
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
