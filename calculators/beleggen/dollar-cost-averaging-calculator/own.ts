/** The visitor's own row of prices: exact, no chance involved. */
import { eur, num, pct } from '#calculators/kernel/format.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents } from '#finance/money.ts'
import { beurstaksFigures } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { averages, ordersOf, type Setup, standing } from './compare.ts'
import type { Values } from './inputs.ts'

export function ownReport(values: Values, law: Law, base: Setup): Report {
  const prices = values.koersen.map((row) => row.koers)
  const setup = { ...base, parts: prices.length }
  const orders = ordersOf(law, setup)
  const { lump, spread } = standing(setup, orders, prices)
  const { paid, plain } = averages(prices)
  const last = prices.at(-1) ?? 0
  const first = prices[0] ?? 1
  const units = prices.reduce((total, price) => total + orders.part.invested / price, 0)
  const lumpUnits = orders.lump.invested / first
  const better = roundCents(lump - spread)
  const costsSpread = roundCents((orders.part.fee + orders.part.tob) * prices.length)
  const costsLump = roundCents(orders.lump.fee + orders.lump.tob)
  let bought = 0
  const rows = prices.map((price, index) => {
    bought += orders.part.invested / price
    const invested = orders.cashPart * (index + 1)
    return [index + 1, price, orders.part.invested / price, bought, invested / bought, bought * price]
  })
  return report({
    headline: figure('verschil', 'Ineens min gespreid', better),
    sentence: `Gespreid betaalde je gemiddeld **${eur(paid)}** per stuk, tegen een gemiddelde koers van ${eur(plain)}. ${better >= 0 ? 'Alles ineens op de eerste dag was' : 'Gespreid was'} ${eur(Math.abs(better))} beter.`,
    figures: [
      figure('gemiddeldePrijs', 'Gemiddeld betaald per stuk', paid, 'euro', { decimals: 4, note: 'Zonder kosten' }),
      figure('gemiddeldeKoers', 'Gemiddelde koers', plain, 'euro', { decimals: 4 }),
      figure('bedragPerKeer', 'Bedrag per aankoop', roundCents(orders.cashPart)),
      figure('stuks', 'Stuks gekocht, gespreid', units, 'number', { decimals: 6 }),
      figure('stuksIneens', 'Stuks gekocht, ineens', lumpUnits, 'number', { decimals: 6 }),
      figure('waardeGespreid', 'Waarde nu, gespreid', roundCents(spread), 'euro', {
        note: 'Met rente op wachtend geld',
      }),
      figure('waardeIneens', 'Waarde nu, ineens', roundCents(lump)),
      figure('winstGespreid', 'Winst gespreid', roundCents(spread - values.bedrag)),
      figure('winstIneens', 'Winst ineens', roundCents(lump - values.bedrag)),
      figure('orderkostenGespreid', 'Kosten en beurstaks, gespreid', costsSpread),
      figure('orderkostenIneens', 'Kosten en beurstaks, ineens', costsLump),
      figure('resultaatGespreid', 'Resultaat gespreid', spread / values.bedrag - 1, 'percent'),
      figure('resultaatIneens', 'Resultaat ineens', lump / values.bedrag - 1, 'percent'),
    ],
    charts: [
      {
        kind: 'line',
        key: 'koersen',
        title: 'Koers en gemiddeld betaalde prijs',
        sentence: `De laatste koers is ${eur(last)}; gemiddeld betaalde je ${eur(paid)}.`,
        x: { label: 'Aankoop', values: rows.map((row) => row[0] ?? 0) },
        y: { unit: 'euro' },
        series: [
          { key: 'koers', label: 'Koers', values: prices },
          {
            key: 'gemiddeld',
            label: 'Gemiddeld betaald, met kosten',
            values: rows.map((row) => row[4] ?? 0),
            dashed: true,
          },
        ],
      },
    ],
    tables: [
      {
        key: 'aankopen',
        title: 'Aankoop per aankoop',
        columns: [
          { key: 'nummer', label: 'Aankoop', unit: 'number', decimals: 0 },
          { key: 'koers', label: 'Koers', unit: 'euro', decimals: 4 },
          { key: 'stuks', label: 'Stuks', unit: 'number', decimals: 6 },
          { key: 'totaal', label: 'Stuks samen', unit: 'number', decimals: 6 },
          { key: 'gemiddeld', label: 'Gemiddeld betaald', unit: 'euro', decimals: 4 },
          { key: 'waarde', label: 'Waarde', unit: 'euro' },
        ],
        rows,
      },
    ],
    steps: [
      {
        text: `Je koopt ${prices.length} keer voor ${eur(orders.cashPart)}. Daarvan gaat ${eur(orders.part.fee + orders.part.tob)} naar kosten en beurstaks; je belegt **${eur(orders.part.invested)}** per keer.`,
        law: beurstaksFigures(setup.tob),
      },
      {
        text: `Bij een lage koers koop je meer stuks. Daarom is je gemiddelde prijs ${eur(paid)}, nooit hoger dan de gemiddelde koers van **${eur(plain)}**.`,
        formula: `${prices.length} ÷ (som van 1 ÷ koers) = ${num(paid, 4)}`,
      },
      {
        text: `Ineens kocht je ${num(lumpUnits, 4)} stuks, nu **${eur(lump)}** waard. Gespreid ${num(units, 4)} stuks, met rente samen ${eur(spread)}.`,
      },
    ],
    notices: [
      {
        tone: 'info',
        text: `Eén reeks koersen zegt weinig over de volgende. Deze koers ging van ${eur(first)} naar ${eur(last)}, of ${pct(last / first - 1)}.`,
      },
    ],
    assumptions: [
      'Elke aankoop is voor hetzelfde bedrag, een maand uit elkaar.',
      'Geld dat wacht, krijgt rente op een spaarrekening, binnen de vrijstelling.',
    ],
    excluded: ['Dividend dat je onderweg kreeg.', 'Meerwaardebelasting bij een latere verkoop.', 'Wisselkoersen.'],
    next: [
      {
        slug: 'etf-calculator',
        text: 'Wat brengt maandelijks beleggen in een ETF op?',
        carry: { perMaand: roundCents(orders.cashPart), bedragIneens: 0 },
      },
      { slug: 'beleggingsrente-calculator', text: 'Bekijk de waaier van uitkomsten op lange termijn' },
    ],
  })
}
