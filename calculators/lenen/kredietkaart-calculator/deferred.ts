/** Fees of a card besides interest, and the card that is settled in full every month. */
import { eur } from '#calculators/kernel/format.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { CardValues } from './inputs.ts'

/** Per year. */
export function cardCosts({ jaarbijdrage, geldopnames, kostGeldopname, vreemdeMunt, wisselkost }: CardValues): number {
  return sum([jaarbijdrage, geldopnames * kostGeldopname, vreemdeMunt * wisselkost])
}

/** A card that is settled in full every month carries no interest: only its fees count. */
export function deferred(values: CardValues): Report {
  const { saldo, startmaand } = values
  const yearly = cardCosts(values)
  return report({
    headline: figure('maanden', 'Afbetaald na', 1, 'months'),
    sentence: `Met deze kaart betaal je **geen rente**: ${eur(saldo)} gaat in één keer van je zichtrekening.${yearly > 0 ? ` De kaart zelf kost je ${eur(yearly)} per jaar.` : ''}`,
    figures: [
      figure('totaleRente', 'Rente die je betaalt', 0),
      figure('totaalBetaald', 'Totaal betaald', saldo),
      figure('datumVrij', 'Schuldenvrij in', startmaand, 'month'),
      figure('kaartkostenPerJaar', 'Kaartkosten per jaar', yearly),
      figure('totaleKost', 'Rente en kaartkosten samen', yearly),
    ],
    charts: [
      {
        kind: 'bar',
        key: 'kaartkosten',
        title: 'Wat de kaart per jaar kost',
        sentence: `Zonder rente kost de kaart ${eur(yearly)} per jaar.`,
        categories: ['Jaarbijdrage', 'Geldopnames', 'Vreemde munt'],
        y: { unit: 'euro' },
        series: [
          {
            key: 'kost',
            label: 'Kost per jaar',
            values: [
              values.jaarbijdrage,
              roundCents(values.geldopnames * values.kostGeldopname),
              roundCents(values.vreemdeMunt * values.wisselkost),
            ],
          },
        ],
      },
    ],
    tables: [
      {
        key: 'verloop',
        title: 'Je afrekening',
        columns: [
          { key: 'maand', label: 'Maand', unit: 'text' },
          { key: 'rente', label: 'Rente', unit: 'euro' },
          { key: 'betaling', label: 'Betaling', unit: 'euro' },
        ],
        rows: [['1', 0, saldo]],
      },
    ],
    steps: [
      {
        text: `De bank haalt één keer per maand het hele saldo van je zichtrekening: **${eur(saldo)}**. Er loopt geen krediet.`,
      },
    ],
    notices: [
      {
        tone: 'info',
        text: 'Staat er niet genoeg op je zichtrekening, dan ga je onder nul en betaal je daar wel rente.',
      },
    ],
    assumptions: ['Je betaalt elke afrekening volledig en op tijd.'],
    excluded: ['Rente als je onder nul gaat op je zichtrekening.'],
    next: [
      { slug: 'doorlopend-krediet-calculator', text: 'Wat kost onder nul gaan?' },
      { slug: 'budget-planner', text: 'Hou je uitgaven per maand in het oog' },
    ],
  })
}
