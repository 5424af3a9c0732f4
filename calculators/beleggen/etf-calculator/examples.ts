import type { Example } from '#calculators/example.ts'

const once = { perMaand: 0, ter: 0, makelaarsloon: 0 }

export const examples: readonly Example[] = [
  {
    row: 'A17',
    title: '100 stuks aan 20 euro, daarna 100 aan 25; verkoop van 100 aan 40 in 2028',
    source: 'Saxo Bank',
    input: {
      vraag: 'verkoop',
      loten: [
        { datum: '2026-01-10', aantal: 100, koers: 20 },
        { datum: '2026-06-10', aantal: 100, koers: 25 },
      ],
      verkoopAantal: 100,
      verkoopkoers: 40,
      verkoopdatum: '2028-03-01',
    },
    expect: { meerwaarde: 2000, ingehouden: 200, meerwaardebelasting: 0, terugTeVragen: 200 },
  },
  {
    row: 'B2',
    title: 'Afrekening van 2 maart 2026: Franse beurstaks van 0,40 % op 2.418,30 euro',
    source: 'Rekeninguittreksel van een broker',
    derivation: '2.418,30 × 0,40 % = 9,6732, afgerond 9,67.',
    input: { ...once, bedragIneens: 2418.3, duur: 1, buitenlandseBeurstaks: 0.4 },
    today: '2026-03-02',
    expect: { buitenlandseBeurstaks: 9.67 },
  },
  {
    row: 'B10',
    title: 'Aankoop van 10.000 euro en verkoop voor 12.000 euro aan 0,12 %',
    source: 'Publiek rekenvoorbeeld, nagerekend',
    derivation: '10.000 × 0,12 % = 12,00 en 12.000 × 0,12 % = 14,40. Samen 26,40.',
    input: { ...once, bedragIneens: 10000, duur: 1, rendement: 20 },
    expect: { beurstaksAankoop: 12, beurstaksVerkoop: 14.4, beurstaksTotaal: 26.4 },
  },
  {
    row: 'B12',
    title: 'Distribuerende ETF die in België is ingeschreven: 10.000 euro',
    source: 'Publiek rekenvoorbeeld, verbeterd',
    input: { ...once, bedragIneens: 10000, duur: 1, type: 'distribuerend', fsma: true },
    expect: { beurstaksAankoop: 12 },
    note: 'De bron rekent 35 euro (0,35 %), maar een distribuerend fonds valt in de klasse van 0,12 %.',
  },
  {
    title: 'Kapitaliserende ETF ingeschreven in België: 1,32 % met een maximum',
    source: 'Eigen afleiding',
    derivation: '10.000 × 1,32 % = 132,00. Bij 400.000 is 1,32 % 5.280, begrensd op 4.000.',
    input: { ...once, bedragIneens: 400000, duur: 1, rendement: 0, fsma: true },
    expect: { beurstaksAankoop: 4000, beurstaksVerkoop: 4000 },
  },
  {
    title: 'Eén jaar, gemengd fonds met 40 % obligaties',
    source: 'Eigen afleiding',
    derivation:
      '100.000 groeit 20 % naar 120.000. Rentedeel 20.000 × 40 % = 8.000, Reynderstaks 30 % = 2.400. Overige winst 12.000. Vrijstelling 10.000 plus 1.000 overgedragen uit 2026: 1.000 × 10 % = 100.',
    input: { ...once, bedragIneens: 100000, duur: 1, rendement: 20, obligatiedeel: 40 },
    today: '2026-11-15',
    expect: { reynderstaks: 2400, meerwaardebelasting: 100 },
  },
]
