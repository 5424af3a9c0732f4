import type { Example } from '#calculators/kernel/example.ts'

const lot = (datum: string, prijs: number, foto: number | null, aantal = 1) => ({
  effect: 'A',
  datum,
  aantal,
  prijs,
  foto,
})
const sale = (datum: string, prijs: number, aantal = 1) => ({ effect: 'A', datum, aantal, prijs })

export const examples: readonly Example[] = [
  {
    title: 'Gekocht voor 100, 120 waard op 31/12/2025, verkocht voor 150',
    source: 'Bolero, veelgestelde vragen',
    input: { loten: [lot('2023-03-01', 100, 120)], verkopen: [sale('2026-09-15', 150)] },
    expect: { nettoMeerwaarde: 30, ingehouden: 3, belasting: 0, terugTeVragen: 3 },
  },
  {
    title: 'Gekocht voor 300, fotowaarde 280, verkocht voor 320 in 2027, met bewijs',
    source: 'BNP Paribas Fortis, MyExperts',
    input: { loten: [lot('2025-01-05', 300, 280)], verkopen: [sale('2027-05-01', 320)] },
    expect: { nettoMeerwaarde: 20 },
  },
  {
    title: 'Hetzelfde zonder bewijs van de aankoopprijs',
    source: 'BNP Paribas Fortis, MyExperts',
    input: { loten: [lot('2025-01-05', 300, 280)], verkopen: [sale('2027-05-01', 320)], bewijs: false },
    expect: { nettoMeerwaarde: 40 },
  },
  {
    title: '1.000.000 gekocht, fotowaarde 800.000, verkocht voor 1.100.000 in 2029',
    source: 'La Libre, D.-E. Philippe',
    input: { loten: [lot('2022-04-01', 1000, 800, 1000)], verkopen: [sale('2029-06-01', 1100, 1000)] },
    expect: { nettoMeerwaarde: 100000, belastbaar: 90000, belasting: 9000 },
  },
  {
    title: '100 stuks aan 20 euro, daarna 100 aan 25; verkoop van 100 aan 40 in 2028',
    source: 'Saxo Bank',
    input: {
      loten: [lot('2026-01-10', 20, null, 100), lot('2026-06-10', 25, null, 100)],
      verkopen: [sale('2028-03-01', 40, 100)],
    },
    expect: { nettoMeerwaarde: 2000, ingehouden: 200, belasting: 0, terugTeVragen: 200 },
  },
  {
    title: 'Winst en verlies in hetzelfde jaar',
    source: 'Eigen afleiding',
    derivation:
      'A: 30.000 − 10.000 = 20.000 winst. B: 5.000 − 8.000 = 3.000 verlies. 17.000 − 10.000 = 7.000 × 10 % = 700. De bank houdt 10 % van 20.000 = 2.000 in; terug 1.300.',
    input: {
      loten: [
        { effect: 'A', datum: '2026-01-05', aantal: 1, prijs: 10000, foto: null },
        { effect: 'B', datum: '2026-01-05', aantal: 1, prijs: 8000, foto: null },
      ],
      verkopen: [
        { effect: 'A', datum: '2026-09-01', aantal: 1, prijs: 30000 },
        { effect: 'B', datum: '2026-10-01', aantal: 1, prijs: 5000 },
      ],
    },
    expect: {
      meerwaarden: 20000,
      minwaarden: 3000,
      belastbaar: 7000,
      belasting: 700,
      ingehouden: 2000,
      terugTeVragen: 1300,
    },
  },
  {
    title: 'Overdracht: 1.000 euro uit 2026 gebruikt in 2027',
    source: 'Eigen afleiding',
    derivation: 'In 2026 geen winst: 1.000 gaat mee. In 2027: 15.000 − 10.000 − 1.000 = 4.000 × 10 % = 400.',
    input: {
      loten: [lot('2026-01-05', 100, null), lot('2026-01-06', 10000, null)],
      verkopen: [sale('2026-08-01', 100), sale('2027-08-01', 25000)],
    },
    expect: { overdrachtGebruikt: 1000, belastbaar: 4000, belasting: 400 },
  },
  {
    title: 'Aanmerkelijk belang: 3 miljoen meerwaarde',
    source: 'Eigen afleiding',
    derivation: 'Eerste miljoen 0. 1.500.000 × 1,25 % = 18.750. 500.000 × 2,5 % = 12.500. Samen 31.250.',
    input: {
      regime: 'aanmerkelijk',
      loten: [lot('2020-01-01', 100000, 1000000)],
      verkopen: [sale('2026-09-01', 4000000)],
    },
    expect: { vrijgesteld: 1000000, belastbaar: 2000000, belasting: 31250 },
  },
  {
    title: 'Interne meerwaarde van 200.000 euro',
    source: 'Eigen afleiding',
    derivation: '200.000 × 33 % = 66.000, zonder vrijstelling.',
    input: { regime: 'intern', loten: [lot('2026-01-10', 100000, null)], verkopen: [sale('2026-09-01', 300000)] },
    expect: { belasting: 66000 },
  },
  {
    title: 'Meerwaarde van 7.000.000 euro op een belang van 19 %: het gewone tarief',
    source: 'De Gand & Partners, 2025',
    derivation: '(7.000.000 − 10.000) × 10 % = 699.000.',
    input: { loten: [lot('2026-01-10', 1000000, null)], verkopen: [sale('2026-09-01', 8000000)] },
    expect: { nettoMeerwaarde: 7000000, belasting: 699000, ingehouden: 700000, terugTeVragen: 1000 },
  },
  {
    title: 'Dezelfde meerwaarde op een aanmerkelijk belang',
    source: 'Eigen afleiding',
    derivation:
      'Eerste miljoen 0. 1.500.000 × 1,25 % = 18.750. 2.500.000 × 2,5 % = 62.500. 2.000.000 × 5 % = 100.000. Samen 181.250.',
    input: {
      regime: 'aanmerkelijk',
      loten: [lot('2026-01-10', 1000000, null)],
      verkopen: [sale('2026-09-01', 8000000)],
    },
    expect: { belasting: 181250, ingehouden: 0 },
  },
  {
    title: 'Aanmerkelijk belang van twee partners: elk een eigen vrijstelling van een miljoen',
    source: 'Eigen afleiding',
    derivation: 'Elk 1.500.000: het eerste miljoen is vrij, 500.000 × 1,25 % = 6.250. Samen 12.500.',
    input: {
      regime: 'aanmerkelijk',
      titularissen: 2,
      loten: [lot('2020-01-01', 100000, 1000000)],
      verkopen: [sale('2026-09-01', 4000000)],
    },
    expect: { vrijgesteld: 2000000, belastbaar: 1000000, belasting: 12500 },
  },
  {
    title: 'Gekocht aan 150, 120 op 31/12/2025, verkocht aan 125: geen echte winst',
    source: 'Bolero, veelgestelde vragen: hoe wordt de meerwaarde berekend',
    input: { loten: [lot('2023-05-02', 150, 120)], verkopen: [sale('2026-09-15', 125)] },
    expect: { nettoMeerwaarde: 0, ingehouden: 0.5, terugTeVragen: 0.5 },
  },
  {
    title: 'Verkoop in maart 2026: de bank houdt nog niets in, je geeft zelf aan',
    source: 'Eigen afleiding',
    derivation: '(25.000 − 10.000) × 10 % = 1.500, alles via de aangifte.',
    input: { loten: [lot('2026-01-10', 10000, null)], verkopen: [sale('2026-03-16', 35000)] },
    expect: { belasting: 1500, ingehouden: 0, bijTeBetalen: 1500 },
  },
  {
    title: 'Koppel met gemeenschap: 25.000 euro winst',
    source: 'Le Vif: elk een vrijstelling van 10.000 euro',
    derivation: '(25.000 − 20.000) × 10 % = 500.',
    input: { titularissen: 2, loten: [lot('2026-01-10', 10000, null)], verkopen: [sale('2026-09-16', 35000)] },
    expect: { vrijgesteld: 20000, belasting: 500 },
  },
  {
    title: 'Belegging van 1.000 euro uit 2020, 1.250 op 31/12/2025, verkocht voor 1.500 in 2026',
    source: 'NN België',
    input: { loten: [lot('2020-05-04', 1000, 1250)], verkopen: [sale('2026-09-01', 1500)] },
    expect: { nettoMeerwaarde: 250, ingehouden: 25, belasting: 0 },
  },
  {
    title: 'Aandelen van 100.000 euro verkocht voor 150.000 euro',
    source: 'Business Vlaanderen, advocaat Mark Delboo',
    derivation: '(50.000 − 10.000) × 10 % = 4.000.',
    input: { loten: [lot('2026-01-05', 100000, null)], verkopen: [sale('2026-10-01', 150000)] },
    expect: { belastbaar: 40000, belasting: 4000 },
  },
  {
    title: 'Winst van 9.000 euro in januari 2027: 900 euro ingehouden en helemaal terug',
    source: 'Bolero, hoe moet de 10 % betaald worden',
    input: { loten: [lot('2026-03-02', 1000, null)], verkopen: [sale('2027-01-15', 10000)] },
    expect: { nettoMeerwaarde: 9000, ingehouden: 900, belasting: 0, terugTeVragen: 900 },
  },
  {
    title: 'Gekocht voor 1.000.000, foto 800.000, met verlies verkocht voor 900.000 in 2026',
    source: 'Forum for the Future, D.-E. Philippe',
    derivation:
      'De bank houdt (900.000 − 800.000) × 10 % = 10.000 in. Met de eigen prijs is er geen winst: alles terug.',
    input: { loten: [lot('2022-04-01', 1000, 800, 1000)], verkopen: [sale('2026-09-01', 900, 1000)] },
    expect: { nettoMeerwaarde: 0, ingehouden: 10000, belasting: 0, terugTeVragen: 10000 },
  },
  {
    title: 'Speculatie met oude stukken: de hele winst telt, min kosten',
    source: 'Eigen afleiding',
    derivation:
      'Gekocht aan 10.000 in 2024, 25.000 op 31/12/2025, verkocht voor 30.000. Winst 20.000 − 400 kosten = 19.600 × 33 % = 6.468; gemeentebelasting 7 % = 452,76. Samen 6.920,76.',
    input: {
      regime: 'speculatief',
      kosten: 400,
      gemeentebelasting: 7,
      loten: [lot('2024-05-02', 10000, 25000)],
      verkopen: [sale('2026-09-01', 30000)],
    },
    expect: { nettoMeerwaarde: 20000, belastbaar: 19600, belasting: 6920.76, ingehouden: 0 },
  },
  {
    title: 'Speculatie: een verlies van 2024 gaat van de winst van 2026 af',
    source: 'Eigen afleiding',
    derivation: 'Verlies 4.000 in 2024, winst 10.000 in 2026: 6.000 × 33 % × 1,07 = 2.118,60.',
    input: {
      regime: 'speculatief',
      gemeentebelasting: 7,
      loten: [lot('2023-01-02', 10000, null), lot('2024-06-03', 10000, null)],
      verkopen: [sale('2024-03-01', 6000), sale('2026-03-02', 20000)],
    },
    expect: { belastbaar: 6000, belasting: 2118.6 },
  },
  {
    title: 'Juli 2026: 17.500 euro winst, 1.750 ingehouden en 1.000 terug',
    source: 'Bolero (bolero.be), bronheffing en opt-out',
    derivation: '(17.500 − 10.000) × 10 % = 750 verschuldigd; 1.750 − 750 = 1.000 terug.',
    input: { loten: [lot('2026-01-05', 1000, null)], verkopen: [sale('2026-07-06', 18500)] },
    expect: { ingehouden: 1750, belasting: 750, terugTeVragen: 1000 },
  },
  {
    title: 'Niets verkocht in 2026, 10.600 euro winst in 2027: geen belasting',
    source: 'Bolero (bolero.be), vrijstelling en minderwaarde',
    derivation: '10.000 van het jaar zelf en 600 van de overgedragen 1.000. Er blijft 400 over voor later.',
    input: { overgedragen: 1000, loten: [lot('2026-01-05', 1000, null)], verkopen: [sale('2027-07-05', 11600)] },
    expect: { nettoMeerwaarde: 10600, overdrachtGebruikt: 600, belasting: 0, overTeDragen: 400 },
  },
  {
    title: 'Aandeel van 50 euro uit 2022, 80 op 31/12/2025, verkocht voor 100 op 10/07/2026',
    source: 'Triodos Bank (triodos.be), meerwaardebelasting',
    input: { loten: [lot('2022-04-01', 50, 80)], verkopen: [sale('2026-07-10', 100)] },
    expect: { nettoMeerwaarde: 20, ingehouden: 2 },
  },
  {
    title: '35.000 euro waard in 2027, 20.000 op 31/12/2025: alles verkocht',
    source: 'Curvo (help.curvo.eu), welke belastingen moet ik betalen',
    derivation: '(15.000 − 10.000) × 10 % = 500, zonder overgedragen vrijstelling.',
    input: { loten: [lot('2024-01-10', 20000, 20000)], verkopen: [sale('2027-05-03', 35000)] },
    expect: { nettoMeerwaarde: 15000, belastbaar: 5000, belasting: 500 },
  },
  {
    title: 'Dezelfde portefeuille, voor 10.000 euro verkocht',
    source: 'Curvo (help.curvo.eu), welke belastingen moet ik betalen',
    derivation: '10.000 ÷ 35.000 van de stukken: 10.000 − 5.714,29 = 4.285,71 winst.',
    input: { loten: [lot('2024-01-10', 20000, 20000)], verkopen: [sale('2027-05-03', 35000, 0.285714)] },
    expect: { nettoMeerwaarde: 4286, belasting: 0 },
    tolerance: 0.5,
    note: 'De bron rondt af op hele euro’s.',
  },
  {
    title: 'Gemiddelde aankoopprijs: wat vóór 2026 al verkocht was, telt niet mee',
    source: 'Eigen afleiding',
    derivation:
      'Gekocht 100 aan 10 (2018), weg in 2020. Gekocht 100 aan 50 (2024), 40 op 31/12/2025, verkocht aan 60 in 2026. De hogere prijs van 50 telt: 6.000 − 5.000 = 1.000 winst. De bank rekent vanaf 40: 2.000 × 10 % = 200.',
    input: {
      loten: [lot('2018-01-05', 10, 40, 100), lot('2024-01-05', 50, 40, 100)],
      verkopen: [sale('2020-07-06', 20, 100), sale('2026-07-06', 60, 100)],
    },
    expect: { vrijgesteld: 1000, ingehouden: 200, belasting: 0 },
  },
  {
    title: 'Gespreide aankopen van vóór 2026: het gemiddelde tegenover de koers van 31/12/2025',
    source: 'Boekhouder.be, juli 2025: gemiddelde aankoopprijs vergelijken met de koers',
    derivation:
      '100 aan 80 en 100 aan 120: gemiddeld 100. Foto 90, verkocht 200 aan 110: 22.000 − 20.000 = 2.000; de bank rekent vanaf 18.000: 400.',
    input: {
      loten: [lot('2021-01-05', 80, 90, 100), lot('2024-01-05', 120, 90, 100)],
      verkopen: [sale('2026-07-06', 110, 200)],
    },
    expect: { nettoMeerwaarde: 2000, ingehouden: 400 },
  },
  {
    title: 'Speculatie kijkt naar elk lot, niet naar een gemiddelde',
    source: 'Eigen afleiding',
    derivation:
      'Gekocht 100 aan 10 en 100 aan 20, 100 verkocht aan 15 in 2025: de oudste geven 500 winst. 500 × 33 % = 165, plus 7 % gemeentebelasting (11,55).',
    input: {
      regime: 'speculatief',
      gemeentebelasting: 7,
      loten: [lot('2023-01-05', 10, null, 100), lot('2024-01-05', 20, null, 100)],
      verkopen: [sale('2025-07-07', 15, 100)],
    },
    expect: { nettoMeerwaarde: 500, belasting: 176.55 },
  },
  {
    title: 'Aanmerkelijk belang: 12 miljoen meerwaarde raakt alle schijven',
    source: 'Schaal volgens Bolero en BCG Finance (bcgfi.be), september 2025',
    derivation:
      'Eerste miljoen 0. 1.500.000 × 1,25 % = 18.750. 2.500.000 × 2,5 % = 62.500. 5.000.000 × 5 % = 250.000. 2.000.000 × 10 % = 200.000. Samen 531.250.',
    input: {
      regime: 'aanmerkelijk',
      loten: [lot('2010-01-05', 1000000, 1000000)],
      verkopen: [sale('2027-07-05', 13000000)],
    },
    expect: { vrijgesteld: 1000000, belasting: 531250 },
  },
  {
    title: 'Aanmerkelijk belang, 1 miljoen waard eind 2025 en verkocht voor 3,5 miljoen in 2029',
    source: 'Cica (cica.be), meerwaardebelasting vanaf 1 januari 2026',
    derivation: 'Meerwaarde 2.500.000, het eerste miljoen vrij: 1.500.000 × 1,25 % = 18.750.',
    input: {
      regime: 'aanmerkelijk',
      loten: [lot('2015-01-01', 18600, 1000000)],
      verkopen: [sale('2029-06-01', 3500000)],
    },
    expect: { vrijgesteld: 1000000, belasting: 18750 },
  },
  ...[
    { gain: 5000000, belasting: 81250 },
    { gain: 10000000, belasting: 331250 },
  ].map(({ gain, belasting }) => ({
    title: `Aanmerkelijk belang: hoogstens ${belasting} euro op ${gain} euro meerwaarde`,
    source: 'Bank Van Breda (bankvanbreda.be), de meerwaardebelasting voor aandeelhouders: hoogste bedrag per schijf',
    input: {
      regime: 'aanmerkelijk',
      loten: [lot('2026-02-02', 1000, null)],
      verkopen: [sale('2026-10-05', gain + 1000)],
    },
    expect: { vrijgesteld: 1000000, belasting },
  })),
  {
    title: 'Hetzelfde belang verkocht aan een bedrijf van buiten de EER: één tarief van 16,5 %',
    source: 'Bank Van Breda (bankvanbreda.be) en United Tax Network (unitedtaxnetwork.com), januari 2026: het tarief',
    derivation: '2.500.000 × 16,5 % = 412.500.',
    input: {
      regime: 'aanmerkelijk',
      koper: 'buitenEer',
      loten: [lot('2015-01-01', 18600, 1000000)],
      verkopen: [sale('2029-06-01', 3500000)],
    },
    expect: { vrijgesteld: 0, belasting: 412500 },
  },
  {
    title: 'Aandelen van 200 euro uit 2016, 500 waard eind 2025, verkocht voor 560 in 2028',
    source: 'Belgian Tax Assistance (belgiantaxassistance.be), capital gains tax',
    derivation: '560 − 500 = 60, binnen de vrijstelling; een bank houdt eerst 6 euro in.',
    input: { loten: [lot('2016-05-01', 200, 500)], verkopen: [sale('2028-05-01', 560)] },
    expect: { nettoMeerwaarde: 60, belasting: 0, ingehouden: 6 },
  },
  {
    title: 'Koppel, 1.000 winst in 2026 en 20.000 in 2027: er is nog 2.000 vrij',
    source: 'Eigen afleiding',
    derivation:
      'In 2026 blijft 19.000 van 20.000 ongebruikt: 2 × 1.000 gaat mee. In 2027 is de eigen vrijstelling van 20.000 op; van de overdracht is nog niets gebruikt: 2.000.',
    input: {
      titularissen: 2,
      loten: [lot('2026-01-05', 1000, null), lot('2026-01-06', 1000, null)],
      verkopen: [sale('2026-08-03', 2000), sale('2027-08-02', 21000)],
    },
    expect: { belasting: 0, overdrachtGebruikt: 0, nogVrij: 2000 },
  },
  {
    title: 'Dollars: de wisselkoers van elke dag telt',
    source: 'Eigen afleiding',
    derivation:
      'Gekocht: 100 × 120 USD ÷ 1,20 = 10.000 euro. Verkocht: 100 × 330 USD ÷ 1,10 = 30.000 euro. Winst 20.000, min 10.000 vrij: 10.000 × 10 % = 1.000.',
    input: {
      inhouding: 'buitenland',
      loten: [{ ...lot('2026-01-05', 120, null, 100), munt: 'USD', wisselkoers: 1.2 }],
      verkopen: [{ ...sale('2026-09-01', 330, 100), munt: 'USD', wisselkoers: 1.1 }],
    },
    expect: { opbrengst: 30000, nettoMeerwaarde: 20000, belasting: 1000, bijTeBetalen: 1000 },
  },
  {
    title: 'Nog niets verkocht: 133 stuks van 75 euro winst passen in de vrijstelling',
    source: 'Eigen afleiding',
    derivation: '10.000 ÷ (125 − 50) = 133,33, dus 133 hele stuks: 9.975 winst.',
    input: {
      loten: [lot('2024-02-05', 40, 50, 500)],
      verkopen: [],
      koersen: [{ effect: 'A', koers: 125 }],
    },
    expect: { belasting: 0, nogVrij: 10000, vrijeStuks: 133 },
  },
  {
    title: 'Een latere aankoop met verlies maakt plaats voor de winst van de eerste',
    source: 'Eigen afleiding',
    derivation:
      'Aan 200: 100 × (200 − 50) = 15.000 winst en 100 × (200 − 260) = 6.000 verlies. Alles samen 9.000, onder de vrijstelling van 10.000: alle 200 stuks zijn vrij. Van de eerste 100 alleen passen er 10.000 / 150 = 66.',
    input: {
      loten: [lot('2026-01-10', 50, null, 100), lot('2026-06-10', 260, null, 100)],
      verkopen: [],
      koersen: [{ effect: 'A', koers: 200 }],
    },
    expect: { belasting: 0, nogVrij: 10000, vrijeStuks: 200 },
  },
]
