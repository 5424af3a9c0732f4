import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, eur, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { irr } from '#finance/cashflow.ts'
import { addYears } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import { real } from '#finance/rate.ts'
import { voorheffingInterest, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { bonYears } from './bond.ts'
import { type BonTax, inputs } from './inputs.ts'

export default defineLegacy({
  inputs,

  check({ verkoop, verkoopNa, soort, looptijd, groeirentes }) {
    const term = soort === 'groei' ? groeirentes.length : looptijd
    if (verkoop && verkoopNa >= term)
      return { verkoopNa: `De bon loopt maar ${term} jaar. Kies een jaar vóór de vervaldag.` }
    return undefined
  },

  compute(values, { law }) {
    const { nominaal, soort, startdatum, inflatie } = values
    const rates =
      soort === 'groei'
        ? values.groeirentes.map((row) => row.rente)
        : Array.from({ length: values.looptijd }, () => values.rente)
    const taxFigureOf = (tax: BonTax) => (tax === 'staatsbon2023' ? voorheffingStaatsbon2023 : voorheffingInterest)
    const rateOn = (tax: BonTax) => (paidOn: string) =>
      tax === 'staatsbon2023' ? law(voorheffingStaatsbon2023) : wetOpBetaaldag(law, paidOn)(voorheffingInterest)
    const ownRate = values.voorheffingTarief
    const ownRateOn = ownRate === null ? rateOn(values.belasting) : () => ownRate
    const taxFigures = ownRate === null ? [taxFigureOf(values.belasting)] : []
    const term = values.verkoop ? values.verkoopNa : rates.length
    const kept = bonYears({
      nominal: nominaal,
      rates: rates.slice(0, term),
      form: soort,
      start: startdatum,
      onInterest: values.kapitalisatierente,
      taxRateOn: ownRateOn,
    })
    const price = roundCents(nominaal * values.uitgifteprijs)
    const back = values.verkoop ? roundCents(nominaal * values.verkoopkoers) : nominaal
    const end = addYears(startdatum, term)
    const taxRate = ownRateOn(end)
    const firstTaxRate = ownRateOn(addYears(startdatum, 1))
    // What is repaid above the issue price is interest too (art. 19, § 1, 1° WIB 92), taxed on the last day.
    const discount = values.verkoop ? 0 : Math.max(0, roundCents(nominaal - price))
    const discountTax = roundCents(discount * taxRate)

    const gross = sum(kept.map((year) => year.gross))
    const tax = sum(kept.map((year) => year.tax))
    const net = roundCents(gross - tax)
    const flowsOf = (pick: (year: (typeof kept)[number]) => number) => [
      -price,
      ...kept.map((year) => pick(year) + (year.year === term ? back : 0)),
    ]
    const grossYield = irr(flowsOf((year) => year.gross)) ?? 0
    const netYield = irr(flowsOf((year) => year.net - (year.year === term ? discountTax : 0))) ?? 0
    const reinvested =
      values.herbeleggen === null
        ? net
        : roundCents(
            kept.reduce((total, year) => total + year.net * (1 + (values.herbeleggen ?? 0)) ** (term - year.year), 0),
          )
    const final = roundCents(back - discountTax + reinvested)
    const state = bonYears({
      nominal: nominaal,
      rates: Array.from({ length: term }, () => values.staatsbonrente),
      form: 'coupon',
      start: startdatum,
      onInterest: null,
      taxRateOn: rateOn(values.staatsbonBelasting),
    })
    const stateNet = sum(state.map((year) => year.net))
    const stateYield = irr([-nominaal, ...state.map((year) => year.net + (year.year === term ? nominaal : 0))]) ?? 0

    const chart: Chart = {
      kind: 'bar',
      key: 'coupons',
      title: 'Wat je wanneer ontvangt',
      sentence: `Je krijgt ${eur(net)} netto coupons en op ${dateText(end)} ${eur(back)} terug.`,
      stacked: true,
      categories: kept.map((year) => String(Number(startdatum.slice(0, 4)) + year.year)),
      y: { unit: 'euro0' },
      series: [
        { key: 'netto', label: 'Netto coupon', values: kept.map((year) => year.net) },
        { key: 'belasting', label: 'Roerende voorheffing', values: kept.map((year) => year.tax) },
      ],
    }
    const table: Table = {
      key: 'kalender',
      title: 'Couponkalender',
      columns: [
        { key: 'datum', label: 'Datum', unit: 'date' },
        { key: 'rente', label: 'Rente', unit: 'percent' },
        { key: 'bruto', label: 'Bruto coupon', unit: 'euro', total: true },
        { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
        { key: 'netto', label: 'Netto coupon', unit: 'euro', total: true, formula: '{bruto}-{voorheffing}' },
        { key: 'kapitaal', label: 'Terugbetaling', unit: 'euro', total: true },
      ],
      rows: kept.map((year) => [year.date, year.rate, year.gross, year.tax, year.net, year.year === term ? back : 0]),
      inYears: kept.map((year) => year.year),
    }

    const notices: Notice[] = []
    if (netYield < inflatie)
      notices.push({ tone: 'info', text: `Bij ${pct(inflatie)} inflatie koop je met het eindbedrag minder dan nu.` })
    if (values.verkoop && back < price)
      notices.push({
        tone: 'warning',
        text: `Op de verkoop zelf verlies je ${eur(roundCents(price - back))} tegenover wat je betaalde.`,
      })
    if (soort === 'groei')
      notices.push({
        tone: 'info',
        text: `Alle jaren samen zijn ${pct(grossYield)} bruto waard: dat is het cijfer om mee te vergelijken, niet de rente van het laatste jaar.`,
      })

    const steps: Step[] = [
      {
        text:
          soort === 'kapitalisatie'
            ? `De rente wordt elk jaar bij het kapitaal geteld: **${eur(gross)}** bruto op de vervaldag.`
            : `De coupons zijn samen **${eur(gross)}** bruto.`,
        formula:
          rates.length > 0 && soort === 'coupon' ? `${term} × ${eur(nominaal)} × ${pct(values.rente)}` : undefined,
      },
      {
        text: `Er gaat ${firstTaxRate === taxRate ? pct(taxRate, 2, 0) : `${pct(firstTaxRate, 2, 0)} tot ${pct(taxRate, 2, 0)}`} roerende voorheffing af: **${eur(tax)}**. Je houdt ${eur(net)} over.`,
        formula: soort === 'kapitalisatie' ? `${eur(gross)} × ${pct(taxRate, 2, 0)}` : undefined,
        law: taxFigures,
      },
      {
        text: `Je betaalt ${eur(price)} en krijgt ${eur(back)} terug op ${dateText(end)}. Het rendement dat al die bedragen gelijkmaakt, is **${pct(netYield)}** netto per jaar.`,
        formula: `${eur(price)} = som van elke netto coupon ÷ (1 + r)^jaar + ${eur(back)} ÷ (1 + r)^${term}`,
      },
      ...(discountTax > 0
        ? [
            {
              text: `Je betaalde ${eur(discount)} minder dan je terugkrijgt. Dat verschil telt als rente: **${eur(discountTax)}** roerende voorheffing op de vervaldag.`,
              law: taxFigures,
            },
          ]
        : []),
      {
        text: `Een staatsbon aan ${pct(values.staatsbonrente)} geeft over dezelfde tijd **${eur(stateNet)}** netto, of ${pct(stateYield)} per jaar.`,
        law: [taxFigureOf(values.staatsbonBelasting)],
      },
    ]

    return report({
      headline: figure('nettoRendement', 'Netto rendement per jaar', netYield, 'percent'),
      sentence: `Je krijgt **${eur(net)}** netto ${soort === 'kapitalisatie' ? 'rente' : 'coupons'} in ${term} jaar: ${pct(netYield)} per jaar (actuarieel).`,
      figures: [
        figure('nettoCoupons', 'Netto coupons', net, 'euro', { inYears: term }),
        figure('brutoCoupons', 'Bruto coupons', gross, 'euro', { inYears: term }),
        figure('roerendeVoorheffing', 'Roerende voorheffing', tax, 'euro', { inYears: term }),
        figure('brutoRendement', 'Bruto rendement per jaar', grossYield, 'percent'),
        figure('nettoRente', 'Coupon na belasting', (rates[0] ?? 0) * (1 - firstTaxRate), 'percent', {
          note: 'Van het eerste jaar',
        }),
        figure('reeelRendement', 'Netto rendement na inflatie', real(netYield, inflatie), 'percent'),
        figure('eindbedrag', 'Eindbedrag met coupons', final, 'euro', { inYears: term }),
        figure('opbrengst', 'Wat je eraan overhoudt', roundCents(final - price), 'euro', { inYears: term }),
        figure('belastingUitgiftekorting', 'Belasting op de uitgiftekorting', discountTax, 'euro', { inYears: term }),
        figure('aankoopbedrag', 'Je betaalt', price),
        figure('terugbetaling', values.verkoop ? 'Opbrengst van de verkoop' : 'Terugbetaling', back, 'euro', {
          inYears: term,
        }),
        figure('staatsbonNetto', 'Staatsbon ernaast, netto', stateNet, 'euro', { inYears: term }),
        figure('staatsbonRendement', 'Staatsbon ernaast, netto per jaar', stateYield, 'percent'),
        figure('verschilStaatsbon', 'Verschil met de staatsbon', roundCents(net - stateNet), 'euro', { inYears: term }),
        figure('vervaldag', values.verkoop ? 'Verkocht op' : 'Vervaldag', end, 'date'),
      ],
      charts: [chart],
      tables: [table],
      steps,
      notices,
      assumptions: [
        'Eén coupon per jaar, op de verjaardag van de uitgifte.',
        'Een kasbon koop je in stukken; kijk na vanaf welk bedrag je bank ze verkoopt.',
        values.herbeleggen === null
          ? 'Coupons worden niet herbelegd.'
          : `Coupons worden herbelegd aan ${pct(values.herbeleggen)} netto per jaar.`,
      ],
      excluded: [
        'Bewaarloon van de bank.',
        'Belasting op een meerwaarde bij verkoop boven de aankoopprijs: zie de meerwaardebelasting.',
        ...(values.verkoop && price < nominaal
          ? ['Belasting op het deel van de uitgiftekorting bij een verkoop.']
          : []),
      ],
      next: [
        {
          slug: 'termijnrekening-calculator',
          text: 'Hetzelfde bedrag op een termijnrekening',
          carry: {
            bedrag: Math.min(1_000_000, Math.max(100, price)),
            looptijd: Math.min(10, term),
            rente: asPercent(rates[0] ?? 0),
          },
        },
        { slug: 'obligatie-calculator', text: 'Een obligatie op de beurs kopen' },
        {
          slug: 'reele-rente-berekenen',
          text: 'Wat blijft er over na inflatie?',
          carry: { brutorente: asPercent(grossYield > 0 ? Number(grossYield.toFixed(4)) : 0) },
        },
      ],
      inflation: inflatie,
    })
  },
})
