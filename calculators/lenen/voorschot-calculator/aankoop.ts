/** A deposit on a purchase: home or instalment sale. */
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Notice, Report } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents } from '#finance/money.ts'
import { voorschotVerkoopOpAfbetaling } from '#rules/krediet/consumentenkrediet.figures.ts'
import { voorschotWoning } from '#rules/krediet/voorschot.figures.ts'
import type { AdvanceValues } from './inputs.ts'

export function deposit(values: AdvanceValues, { law }: Env): Report {
  const { prijs, aankoop, spaargeldAankoop } = values
  const home = aankoop === 'woning'
  const usual = home ? law(voorschotWoning) : law(voorschotVerkoopOpAfbetaling)
  const share = values.percentageAankoop ?? usual
  const amount = roundCents(prijs * share)
  const rest = roundCents(prijs - amount)
  const short = Math.max(0, roundCents(amount - spaargeldAankoop))
  const notices: Notice[] = []
  if (!home && share < usual)
    notices.push({
      tone: 'law',
      text: `Bij verkoop op afbetaling is het voorschot minstens ${pct(usual, 0)}: ${eur(prijs * usual)}.`,
    })
  if (short > 0)
    notices.push({
      tone: 'warning',
      text: `Je komt ${eur(short)} tekort voor het voorschot. Spreek een lager percentage af of wacht met tekenen.`,
    })
  notices.push({
    tone: 'info',
    text: home
      ? 'Het voorschot op een woning is vrij af te spreken. Laat het op de rekening van de notaris staan tot de akte.'
      : 'Bij een gewone lening van een bank is er geen verplicht voorschot.',
  })
  return report({
    headline: figure('voorschot', 'Voorschot', amount),
    sentence: `Het voorschot is **${eur(amount)}**, ${pct(share, 1, 0)} van de prijs. Daarna blijft ${eur(rest)} te betalen.`,
    figures: [
      figure('percentage', 'Deel van de prijs', share, 'percent'),
      figure('rest', 'Rest van de prijs', rest),
      figure('tekort', 'Tekort voor het voorschot', short),
      figure(
        'minimumVoorschot',
        home ? 'Gebruikelijk voorschot' : 'Wettelijk kleinste voorschot',
        roundCents(prijs * usual),
      ),
    ],
    charts: [
      {
        kind: 'donut',
        key: 'prijs',
        title: 'De prijs in twee delen',
        sentence: `Voorschot ${eur(amount)}, later ${eur(rest)}.`,
        y: { unit: 'euro' },
        parts: [
          { label: 'Voorschot', value: amount },
          { label: 'Later te betalen', value: rest },
        ],
      },
    ],
    tables: [
      {
        key: 'percentages',
        title: 'Andere percentages',
        columns: [
          { key: 'percentage', label: 'Voorschot', unit: 'percent', decimals: 0 },
          { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
          { key: 'rest', label: 'Rest', unit: 'euro' },
        ],
        rows: [0.05, 0.1, 0.15, 0.2, 0.3].map((part) => [
          part,
          roundCents(prijs * part),
          roundCents(prijs - roundCents(prijs * part)),
        ]),
      },
    ],
    steps: [
      {
        text: `${home ? 'Gebruikelijk bij een compromis' : 'De wet vraagt'}: ${pct(usual, 0)}. We rekenen met ${pct(share, 1, 0)}: **${eur(amount)}**.`,
        formula: `${eur(prijs)} × ${pct(share, 2, 0)}`,
        law: [home ? voorschotWoning : voorschotVerkoopOpAfbetaling],
      },
      {
        text: `Met ${eur(spaargeldAankoop)} eigen geld ${short > 0 ? `kom je **${eur(short)}** tekort` : 'kun je het voorschot betalen'}.`,
        sum: [
          { label: 'Eigen geld', value: spaargeldAankoop },
          { label: 'Voorschot', value: 0 - amount },
          { label: 'Verschil', value: roundCents(spaargeldAankoop - amount) },
        ],
      },
    ],
    notices,
    assumptions: ['Het voorschot is een deel van de prijs en telt volledig mee bij de afrekening.'],
    excluded: ['Registratiebelasting, notaris en btw.', 'Verlies van het voorschot als je van de koop afziet.'],
    next: home
      ? [
          {
            slug: 'woningkrediet-simulator',
            text: 'De hele aankoop met kosten en krediet',
            carry: { prijs: Math.min(5_000_000, Math.max(1_000, prijs)) },
          },
          { slug: 'registratierechten-berekenen', text: 'Registratiebelasting en notaris' },
        ]
      : [
          {
            slug: 'autolening-berekenen',
            text: 'De rest lenen',
            carry: { prijs: Math.min(500_000, Math.max(500, prijs)) },
          },
        ],
  })
}
