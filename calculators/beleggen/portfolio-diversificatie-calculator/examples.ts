import type { Example } from '#calculators/kernel/example.ts'

const row = (naam: string, bedrag: number, klasse: string, more: Record<string, unknown> = {}) => ({
  naam,
  bedrag,
  klasse,
  ...more,
})

export const examples: readonly Example[] = [
  {
    title: 'Vier even grote posities tellen als vier',
    source: 'Eigen afleiding',
    derivation: '4 × 0,25² = 0,25; 1 ÷ 0,25 = 4.',
    input: { beleggingen: ['a', 'b', 'c', 'd'].map((naam) => row(naam, 1000, 'losAandeel')) },
    expect: { effectiefAantal: 4, concentratie: 0.25 },
  },
  {
    title: 'Eén grote positie van 70 % en drie van 10 %',
    source: 'Eigen afleiding',
    derivation: '0,49 + 3 × 0,01 = 0,52; 1 ÷ 0,52 = 1,9231.',
    input: {
      beleggingen: [
        row('a', 7000, 'losAandeel'),
        row('b', 1000, 'losAandeel'),
        row('c', 1000, 'losAandeel'),
        row('d', 1000, 'losAandeel'),
      ],
    },
    expect: { effectiefAantal: 1.9231, concentratie: 0.52 },
  },
  {
    title: 'Twee beleggingen met 20 % schommeling en een correlatie van 0',
    source: 'Eigen afleiding',
    derivation: '√(0,5² × 0,2² × 2) = 14,1421 %. Elk draagt de helft van het risico.',
    input: {
      correlatie: 0,
      beleggingen: [
        row('a', 5000, 'losAandeel', { volatiliteit: 20 }),
        row('b', 5000, 'losAandeel', { volatiliteit: 20 }),
      ],
    },
    expect: { volatiliteit: 14.1421, losseVolatiliteit: 20, grootsteRisicodeel: 50 },
  },
  {
    title: 'Bijsturen met nieuw geld',
    source: 'Eigen afleiding',
    derivation:
      '6.000 en 4.000 met doel 50/50 en 2.000 nieuw geld: elk moet 6.000 zijn, dus alles gaat naar de tweede. Geen verkoop.',
    input: {
      nieuweInleg: 2000,
      beleggingen: [row('a', 6000, 'aandelenWereld', { doel: 50 }), row('b', 4000, 'obligaties', { doel: 50 })],
    },
    expect: { teVerkopen: 0, nieuwGeldNodig: 2000, kostenBijsturen: 4.4 },
  },
  {
    title: 'Te weinig nieuw geld: verkopen, met beurstaks en meerwaarde',
    source: 'Eigen afleiding',
    derivation:
      '80.000 en 20.000 met doel 50/50, geen nieuw geld: verkoop 30.000, koop 30.000. Beurstaks 2 × 36 = 72, makelaarsloon 2 × 2 = 4. Winst 30.000 × (80.000 − 40.000) ÷ 80.000 = 15.000; (15.000 − 10.000) × 10 % = 500.',
    input: {
      nieuweInleg: 0,
      beleggingen: [
        row('a', 80000, 'aandelenWereld', { doel: 50, aankoopwaarde: 40000 }),
        row('b', 20000, 'obligaties', { doel: 50 }),
      ],
    },
    expect: { teVerkopen: 30000, kostenBijsturen: 76, belastingBijsturen: 500 },
  },
  {
    title: '60 % aandelen en 40 % obligaties, met eigen schommeling en correlatie',
    source: 'Eigen afleiding',
    derivation:
      '√(0,6² × 0,15² + 0,4² × 0,05² + 2 × 0,6 × 0,4 × 0,15 × 0,05 × 0,2) = √0,00922 = 9,6021 %. Aandelen dragen (0,0081 + 0,00036) ÷ 0,00922 = 91,76 % van het risico.',
    input: {
      correlatie: 20,
      beleggingen: [
        row('aandelen', 6000, 'aandelenWereld', { volatiliteit: 15 }),
        row('obligaties', 4000, 'obligaties', { volatiliteit: 5 }),
      ],
    },
    expect: { volatiliteit: 9.6021, losseVolatiliteit: 11, grootsteRisicodeel: 91.757, effectiefAantal: 1.9231 },
  },
  {
    title: 'Regio zelf gekozen: een Amerikaans en een Belgisch aandeel',
    source: 'Eigen afleiding',
    derivation: '3.000 van 10.000 in België is 30 %; de andere 70 % staat in dollar.',
    input: {
      beleggingen: [row('a', 7000, 'losAandeel', { regio: 'vs' }), row('b', 3000, 'losAandeel', { regio: 'belgie' })],
    },
    expect: { vreemdeMunt: 70, belgiedeel: 30 },
  },
  ...(
    [
      [100, 14],
      [50, 12.1655],
      [0, 10],
    ] as const
  ).map(([correlatie, volatiliteit]): Example => ({
    title: `60 % met 10 % schommeling en 40 % met 20 %, correlatie ${correlatie} %`,
    source: 'Oefening financieel management, L. De Moor (stuvia.com): variantie 0,0196 bij 100 % en 0,0148 bij 50 %',
    derivation: '√(0,6² × 0,1² + 0,4² × 0,2² + 2 × 0,6 × 0,4 × 0,1 × 0,2 × correlatie).',
    input: {
      correlatie,
      beleggingen: [
        row('A', 6000, 'losAandeel', { volatiliteit: 10 }),
        row('B', 4000, 'losAandeel', { volatiliteit: 20 }),
      ],
    },
    expect: { volatiliteit },
  })),
  ...(
    [
      [25, 9.185],
      [-100, 3.75],
    ] as const
  ).map(([correlatie, volatiliteit]): Example => ({
    title: `750 en 250 met 10 % en 15 % schommeling, correlatie ${correlatie} %`,
    source: 'How to calculate the standard deviation of a portfolio, 6 steps (oldlacesweet.pages.dev)',
    input: {
      correlatie,
      beleggingen: [
        row('1', 750, 'losAandeel', { volatiliteit: 10 }),
        row('2', 250, 'losAandeel', { volatiliteit: 15 }),
      ],
    },
    expect: { volatiliteit },
  })),
  {
    title: 'Drie onafhankelijke aandelen, 20, 70 en 10 %: schommeling van 4,16 %',
    source: 'Eindexamen wiskunde A vwo 2013, Beleggen in aandelen',
    derivation: '√((0,2 × 4,1)² + (0,7 × 5,8)² + (0,1 × 3,3)²) = √17,2649 = 4,1551.',
    input: {
      correlatie: 0,
      beleggingen: [
        row('A', 2000, 'losAandeel', { volatiliteit: 4.1 }),
        row('B', 7000, 'losAandeel', { volatiliteit: 5.8 }),
        row('C', 1000, 'losAandeel', { volatiliteit: 3.3 }),
      ],
    },
    expect: { volatiliteit: 4.1551 },
  },
]
