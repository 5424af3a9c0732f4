import type { Example } from '#calculators/kernel/example.ts'

const row = (naam: string, bedrag: number, klasse: string) => ({ naam, bedrag, klasse })
const doel = (klasse: string, percent: number, aankoopwaarde: number | null = null) => ({
  klasse,
  doel: percent,
  aankoopwaarde,
})

export const examples: readonly Example[] = [
  {
    title: 'Vier even grote posities tellen als vier',
    source: 'Eigen afleiding',
    derivation: '4 × 0,25² = 0,25; 1 ÷ 0,25 = 4.',
    input: { beleggingen: ['a', 'b', 'c', 'd'].map((naam) => row(naam, 1000, 'losAandeel')) },
    expect: { effectiefAantal: 4 },
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
    expect: { effectiefAantal: 1.9231 },
  },
  {
    title: 'Een wereldfonds is geen enkele positie: het telt als tachtig namen',
    source: 'Eigen afleiding',
    derivation:
      'Een wereldfonds telt als 80 even grote bedrijven en het grootste is 5 %. Slecht jaar: 7 % − 1,645 × 16 % = −19,32 % van 100.000 = −19.320.',
    input: { beleggingen: [row('Wereld-ETF', 100000, 'aandelenWereld')] },
    expect: { effectiefAantal: 80, grootsteNaam: 5, slechtJaarEuro: -19320, grootsteRisicodeel: 100 },
  },
  {
    title: 'Vier memecoins zijn één risico',
    source: 'Eigen afleiding',
    derivation:
      'Munten bewegen samen (correlatie 0,8): schommeling 65 % × √(1 ÷ 4 + 3 ÷ 4 × 0,8) = 59,927 %. Slecht jaar: 5 % − 1,645 × 59,927 % = −93,58 % van 4.000 = −3.743.',
    input: { beleggingen: ['a', 'b', 'c', 'd'].map((naam) => row(naam, 1000, 'crypto')) },
    expect: { effectiefAantal: 1, grootsteRisicodeel: 100, volatiliteit: 59.927, slechtJaarEuro: -3743 },
  },
  {
    title: 'Bijsturen met nieuw geld',
    source: 'Eigen afleiding',
    derivation:
      '6.000 en 4.000 met doel 50/50 en 2.000 nieuw geld: elk moet 6.000 zijn, dus alles gaat naar de tweede. Geen verkoop.',
    input: {
      bijsturen: true,
      nieuweInleg: 2000,
      makelaarsloon: 2,
      beleggingen: [row('a', 6000, 'aandelenWereld'), row('b', 4000, 'obligaties')],
      doelen: [doel('aandelenWereld', 50), doel('obligaties', 50)],
    },
    expect: { teVerkopen: 0, nieuwGeldNodig: 2000, kostenBijsturen: 4.4 },
  },
  {
    title: 'Te weinig nieuw geld: verkopen, met beurstaks en meerwaarde',
    source: 'Eigen afleiding',
    derivation:
      '80.000 en 20.000 met doel 50/50, geen nieuw geld: verkoop 30.000, koop 30.000. Beurstaks 2 × 36 = 72, makelaarsloon 2 × 2 = 4. Winst 30.000 × (80.000 − 40.000) ÷ 80.000 = 15.000; (15.000 − 10.000) × 10 % = 500.',
    input: {
      bijsturen: true,
      makelaarsloon: 2,
      beleggingen: [row('a', 80000, 'aandelenWereld'), row('b', 20000, 'obligaties')],
      doelen: [doel('aandelenWereld', 50, 40000), doel('obligaties', 50)],
    },
    expect: { teVerkopen: 30000, kostenBijsturen: 76, belastingBijsturen: 500 },
  },
  {
    title: 'Doel 0 %: 70.000 euro moet weg, nieuw geld helpt niet',
    source: 'Eigen afleiding',
    derivation:
      'Alles van de werkgever verkopen: 70.000, gekocht voor 40.000. Winst 30.000 − 10.000 vrij = 20.000 × 10 % = 2.000. Beurstaks 70.000 × 0,35 % = 245 en × 0,12 % = 84.',
    input: {
      bijsturen: true,
      beleggingen: [row('Mijn bedrijf', 70000, 'werkgever'), row('Wereld-ETF', 30000, 'aandelenWereld')],
      doelen: [doel('aandelenWereld', 100), doel('werkgever', 0, 40000)],
    },
    expect: { teVerkopen: 70000, belastingBijsturen: 2000, kostenBijsturen: 329, nieuwGeldNodig: null },
  },
  {
    title: 'IWDA en AGGH herkend aan hun ticker',
    source: 'Eigen afleiding',
    derivation: '8.000 in een wereldfonds en 2.000 in obligaties: 7 % × 0,8 + 3 % × 0,2 = 6,2 % verwacht.',
    input: { beleggingen: [row('IWDA', 8000, 'auto'), row('AGGH obligaties', 2000, 'auto')] },
    expect: { verwachtRendement: 6.2, grootsteNaam: 4 },
  },
]
