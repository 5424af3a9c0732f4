import { defineCalculator } from '#calculators/calculator.ts'
import { choice, date, type Env, euro, percent, rows, toggle, years } from '#calculators/fields.ts'
import { asPercent, dateText, eur, pct } from '#calculators/format.ts'
import { offersOf } from '#calculators/market.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { marketStart } from '#calculators/sparen/account.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { irr } from '#finance/cashflow.ts'
import { addYears } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import { real } from '#finance/rate.ts'
import { roerendeVoorheffing, voorheffingStaatsbon2023 } from '#rules/roerende-voorheffing.ts'
import { bonYears } from './bond.ts'

const bonRate = marketStart(
  'Middelste rente van kasbons',
  (env) => offersOf(env.market, 'kasbon'),
  referenceRates.termAccount,
)
const stateRate = (env: Env) =>
  marketStart('', ({ market }) => offersOf(market, 'staatsbon'), referenceRates.termAccount).start(env)

export default defineCalculator({
  inputs: {
    nominaal: euro({
      label: 'Nominaal bedrag',
      start: 5_000,
      min: 100,
      max: 5_000_000,
      slider: 100,
      hint: 'Wat je op de vervaldag terugkrijgt, zonder rente.',
    }),
    soort: choice({
      label: 'Soort',
      start: 'coupon',
      options: [
        { value: 'coupon', label: 'gewone coupon' },
        { value: 'groei', label: 'groeikasbon' },
        { value: 'kapitalisatie', label: 'kapitalisatie' },
      ],
    }),
    looptijd: years({
      label: 'Looptijd',
      start: 5,
      min: 1,
      max: 15,
      slider: 1,
      when: { soort: ['coupon', 'kapitalisatie'] },
    }),
    rente: percent({
      label: 'Brutorente per jaar',
      ...bonRate,
      min: 0,
      max: 0.15,
      slider: 0.0005,
      when: { soort: ['coupon', 'kapitalisatie'] },
    }),
    groeirentes: rows({
      label: 'Rente per jaar',
      row: 'jaar',
      min: 1,
      max: 15,
      when: { soort: 'groei' },
      hint: 'Eén rij per jaar, in volgorde.',
      columns: { rente: percent({ label: 'Rente', start: 0.025, min: 0, max: 0.15 }) },
      start: [{ rente: 0.018 }, { rente: 0.02 }, { rente: 0.023 }, { rente: 0.027 }, { rente: 0.032 }],
    }),
    belasting: choice({
      label: 'Belasting op de coupons',
      start: 'gewoon',
      refine: true,
      options: [
        { value: 'gewoon', label: 'gewone roerende voorheffing' },
        { value: 'staatsbon2023', label: 'staatsbon van september 2023' },
      ],
    }),
    uitgifteprijs: percent({
      label: 'Uitgifteprijs',
      start: 1,
      min: 0.5,
      max: 1.5,
      refine: true,
      hint: 'In procent van het nominale bedrag; meestal 100 %.',
    }),
    verkoop: toggle({ label: 'Verkopen vóór de vervaldag', start: false, refine: true }),
    verkoopNa: years({ label: 'Verkopen na', start: 2, max: 14, refine: true, when: { verkoop: true } }),
    verkoopkoers: percent({
      label: 'Verkoopkoers',
      start: 0.98,
      min: 0.2,
      max: 2,
      refine: true,
      when: { verkoop: true },
      hint: 'In procent van het nominale bedrag, vlak na een coupon.',
    }),
    herbeleggen: percent({
      label: 'Coupons herbeleggen aan',
      start: null,
      optional: true,
      min: 0,
      max: 0.15,
      refine: true,
      hint: 'Netto per jaar. Leeg: de coupons blijven liggen.',
    }),
    staatsbonrente: percent({
      label: 'Staatsbon ernaast: brutorente',
      start: stateRate,
      min: 0,
      max: 0.15,
      refine: true,
      hint: 'Een staatsbon met dezelfde looptijd, om te vergelijken.',
    }),
    startdatum: date({
      label: 'Uitgiftedatum',
      start: ({ today }) => today,
      refine: true,
      min: '2013-01-01',
      max: '2030-12-31',
    }),
    inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, refine: true, min: -0.02, max: 0.15 }),
  },

  check({ verkoop, verkoopNa, soort, looptijd, groeirentes }) {
    const term = soort === 'groei' ? groeirentes.length : looptijd
    if (verkoop && verkoopNa >= term)
      return { verkoopNa: `De bon loopt maar ${term} jaar. Kies een jaar vóór de vervaldag.` }
    if (verkoop && soort === 'kapitalisatie')
      return { verkoop: 'Een kapitalisatiebon heeft onderweg geen coupon; reken de verkoop na met de obligatiepagina.' }
    return undefined
  },

  compute(values, { law }) {
    const { nominaal, soort, startdatum, inflatie } = values
    const rates =
      soort === 'groei'
        ? values.groeirentes.map((row) => row.rente)
        : Array.from({ length: values.looptijd }, () => values.rente)
    const taxFigure = values.belasting === 'staatsbon2023' ? voorheffingStaatsbon2023 : roerendeVoorheffing
    const taxRate = law(taxFigure)
    const all = bonYears(law, nominaal, rates, soort, taxRate)
    const term = values.verkoop ? values.verkoopNa : rates.length
    const kept = all.slice(0, term)
    const price = roundCents(nominaal * values.uitgifteprijs)
    const back = values.verkoop ? roundCents(nominaal * values.verkoopkoers) : nominaal
    const end = addYears(startdatum, term)

    const gross = sum(kept.map((year) => year.gross))
    const tax = sum(kept.map((year) => year.tax))
    const net = roundCents(gross - tax)
    const flowsOf = (pick: (year: (typeof kept)[number]) => number) => [
      -price,
      ...kept.map((year) => pick(year) + (year.year === term ? back : 0)),
    ]
    const grossYield = irr(flowsOf((year) => year.gross)) ?? 0
    const netYield = irr(flowsOf((year) => year.net)) ?? 0
    const reinvested =
      values.herbeleggen === null
        ? net
        : roundCents(
            kept.reduce((total, year) => total + year.net * (1 + (values.herbeleggen ?? 0)) ** (term - year.year), 0),
          )
    const final = roundCents(back + reinvested)
    const flat = Array.from({ length: term }, () => values.staatsbonrente)
    const stateNet = sum(bonYears(law, nominaal, flat, 'coupon', law(roerendeVoorheffing)).map((year) => year.net))

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
      rows: kept.map((year) => [
        addYears(startdatum, year.year),
        year.rate,
        year.gross,
        year.tax,
        year.net,
        year.year === term ? back : 0,
      ]),
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
        text: `Er gaat ${pct(taxRate, 2, 0)} roerende voorheffing af: **${eur(tax)}**. Je houdt ${eur(net)} over.`,
        formula: `${eur(gross)} × ${pct(taxRate, 2, 0)}`,
        law: [taxFigure],
      },
      {
        text: `Je betaalt ${eur(price)} en krijgt ${eur(back)} terug op ${dateText(end)}. Het rendement dat al die bedragen gelijkmaakt, is **${pct(netYield)}** netto per jaar.`,
        formula: `${eur(price)} = som van elke netto coupon ÷ (1 + r)^jaar + ${eur(back)} ÷ (1 + r)^${term}`,
      },
      { text: `Een staatsbon aan ${pct(values.staatsbonrente)} geeft over dezelfde tijd ${eur(stateNet)} netto.` },
    ]

    return report({
      headline: figure('nettoRendement', 'Netto rendement per jaar', netYield, 'percent'),
      sentence: `Je krijgt **${eur(net)}** netto ${soort === 'kapitalisatie' ? 'rente' : 'coupons'} in ${term} jaar: ${pct(netYield)} per jaar (actuarieel).`,
      figures: [
        figure('nettoCoupons', 'Netto coupons', net, 'euro', { inYears: term }),
        figure('brutoCoupons', 'Bruto coupons', gross, 'euro', { inYears: term }),
        figure('roerendeVoorheffing', 'Roerende voorheffing', tax, 'euro', { inYears: term }),
        figure('brutoRendement', 'Bruto rendement per jaar', grossYield, 'percent'),
        figure('nettoRente', 'Coupon na belasting', (rates[0] ?? 0) * (1 - taxRate), 'percent', {
          note: 'Van het eerste jaar',
        }),
        figure('reeelRendement', 'Netto rendement na inflatie', real(netYield, inflatie), 'percent'),
        figure('eindbedrag', 'Eindbedrag met coupons', final, 'euro', { inYears: term }),
        figure('aankoopbedrag', 'Je betaalt', price),
        figure('terugbetaling', values.verkoop ? 'Opbrengst van de verkoop' : 'Terugbetaling', back, 'euro', {
          inYears: term,
        }),
        figure('staatsbonNetto', 'Staatsbon ernaast, netto', stateNet, 'euro', { inYears: term }),
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
