/** The card that is settled in full every month, in words. */
import { eur } from '#calculators/kernel/format.ts'
import type { Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { CardValues } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { cardCosts } from './model.ts'

export function tellDeferred(
  { saldo }: CardValues,
  costs: ReturnType<typeof cardCosts>,
): Telling<keyof typeof outputs> {
  const { fee, withdrawals, exchange, total } = costs
  return {
    headline: 'totaleRente',
    key: ['totaalBetaald', 'datumVrij', 'kaartkostenPerJaar'],
    sentence: `Met deze kaart betaal je **geen rente**: ${eur(saldo)} gaat in één keer van je zichtrekening.${total > 0 ? ` De kaart zelf kost je ${eur(total)} per jaar.` : ''}`,
    charts:
      total > 0
        ? [
            {
              kind: 'bar',
              key: 'kaartkosten',
              title: 'Wat de kaart per jaar kost',
              sentence: `Zonder rente kost de kaart ${eur(total)} per jaar.`,
              categories: ['Jaarbijdrage', 'Geldopnames', 'Vreemde munt'],
              y: { unit: 'euro' },
              series: [{ key: 'kost', label: 'Kost per jaar', values: [fee, withdrawals, exchange] }],
            },
          ]
        : [],
    tables: [
      {
        key: 'verloop',
        title: 'Je afrekening',
        columns: [
          { key: 'maand', label: 'Maand', unit: 'text' },
          { key: 'betaling', label: 'Betaling', unit: 'euro' },
          { key: 'rente', label: 'Rente', unit: 'euro' },
        ],
        rows: [['1', saldo, 0]],
      },
    ],
    steps: [
      {
        text: `De bank haalt één keer per maand het hele saldo van je zichtrekening: **${eur(saldo)}**. Er loopt geen krediet.`,
      },
      { text: `Kaartkosten per jaar: **${eur(total)}**.` },
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
      next('doorlopend-krediet-calculator', 'Wat kost onder nul gaan?'),
      next('budget-planner', 'Houd je uitgaven per maand in het oog'),
    ],
  }
}
