import type { Example } from '#calculators/kernel/example.ts'

const standen = (...waarden: number[]) => waarden.map((waarde) => ({ waarde }))

export const examples: readonly Example[] = [
  {
    title: 'Scheiding van goederen: één partner met 20.000 euro winst',
    source: 'Le Vif',
    derivation: '(20.000 − 10.000) × 10 % = 1.000.',
    input: { inkomstenjaar: 2026, titularissen: 1, meerwaarden: 20000 },
    expect: { meerwaardebelasting: 1000 },
  },
  {
    title: 'Dezelfde winst bij een koppel met gemeenschap',
    source: 'Le Vif',
    input: { inkomstenjaar: 2026, titularissen: 2, meerwaarden: 20000 },
    expect: { meerwaardebelasting: 0 },
  },
  {
    title: 'Zes jaar geen vrijstelling gebruikt (2026 tot 2031), winst in 2032',
    source: 'FOD Financiën, voorbeeld in circulaire 2026/C/74',
    input: { inkomstenjaar: 2032, overgedragen: 6000, meerwaarden: 20000 },
    expect: { overgedragen: 6000, overdrachtBruikbaar: 5000, overdrachtVolgendJaar: 1000 },
  },
  {
    title: 'Effectenrekening van gemiddeld 943.333,33 euro',
    source: 'Triodos Bank',
    input: { inkomstenjaar: 2026, effectenrekening: standen(980000, 900000, 950000) },
    expect: { gemiddeldeWaarde: 943333.33, effectentaks: 0 },
  },
  {
    title: 'Effectenrekening van gemiddeld 1.113.333,33 euro in 2025',
    source: 'Triodos Bank',
    derivation: '(990.000 + 1.200.000 + 1.150.000) ÷ 3 = 1.113.333,33; × 0,15 % = 1.670,00.',
    input: { inkomstenjaar: 2025, effectenrekening: standen(990000, 1200000, 1150000) },
    expect: { gemiddeldeWaarde: 1113333.33, effectentaks: 1670 },
  },
  {
    title: 'Effectenrekening van gemiddeld 1.523.333,33 euro in 2026',
    source: 'Programmawet van 30 mei 2026 (Staatsblad 1 juni 2026)',
    derivation: '(1.560.000 + 1.670.000 + 1.340.000) ÷ 3 = 1.523.333,33; × 0,30 % = 4.570,00.',
    input: { inkomstenjaar: 2026, effectenrekening: standen(1560000, 1670000, 1340000) },
    expect: { gemiddeldeWaarde: 1523333.33, effectentaks: 4570 },
  },
  {
    title: 'Net boven de drempel: de taks is begrensd',
    source: 'Eigen afleiding',
    derivation: '10 % van (1.010.000 − 1.000.000) = 1.000, minder dan 1.010.000 × 0,15 % = 1.515.',
    input: {
      inkomstenjaar: 2025,
      effectenrekening: standen(1010000, 1010000, 1010000, 1010000),
    },
    expect: { effectentaks: 1000 },
  },
  {
    title: 'Een gemengd jaar 2026 bij een Belgische bank',
    source: 'Eigen afleiding',
    derivation:
      'Dividend 1.200: 360 ingehouden, 249,90 terug, blijft 110,10. Rente 300: 90. Winst 14.000 − 1.500 = 12.500, min 10.000, × 10 % = 250; ingehouden 1.400, terug 1.150. Samen 450,10 verschuldigd en 1.399,90 terug.',
    input: {
      inkomstenjaar: 2026,
      andereInterest: 300,
      dividenden: 1200,
      meerwaarden: 14000,
      minwaarden: 1500,
    },
    expect: { totaal: 450.1, terugTeVragen: 1399.9, belastingDividenden: 110.1, meerwaardebelasting: 250 },
  },
  {
    title: 'Effectenrekening van gemiddeld 1.523.333,33 euro in 2021',
    source: 'Triodos Bank, voorbeeld 1',
    derivation: '(1.560.000 + 1.670.000 + 1.340.000) ÷ 3 = 1.523.333,33; × 0,15 % = 2.285,00.',
    input: { inkomstenjaar: 2021, effectenrekening: standen(1560000, 1670000, 1340000) },
    expect: { gemiddeldeWaarde: 1523333.33, effectentaks: 2285 },
  },
  {
    title: 'Winst van vóór juni 2026: daarop hield de bank niets in',
    source: 'Eigen afleiding',
    derivation:
      'Winst 30.000, waarvan 12.000 in maart. Ingehouden (30.000 − 12.000) × 10 % = 1.800. Verschuldigd (30.000 − 10.000) × 10 % = 2.000. Nog 200 te betalen.',
    input: { inkomstenjaar: 2026, meerwaarden: 30000, meerwaardenIngehouden: 'deels', winstZonderInhouding: 12000 },
    expect: { meerwaardebelasting: 2000, ingehouden: 1800, terugTeVragen: 0, zelfTeBetalen: 200 },
  },
  {
    title: 'Zelfde winst in 2025: geen meerwaardebelasting bij normaal beheer',
    source: 'FOD Financiën, regels tot en met 2025',
    input: { inkomstenjaar: 2025, meerwaarden: 30000 },
    expect: { meerwaardebelasting: 0, ingehouden: 0, totaal: 0 },
  },
  {
    title: 'Buitenlandse broker: dividend, rente en beurstaks zelf aangeven',
    source: 'Eigen afleiding',
    derivation:
      'Dividend 2.000: (2.000 − 833) × 30 % = 350,10. Rente 500 × 30 % = 150. Beurstaks 10 × 12,00 = 120. Samen 620,10, alles zelf.',
    input: {
      inkomstenjaar: 2026,
      dividendenIngehouden: false,
      interestIngehouden: false,
      dividenden: 2000,
      andereInterest: 500,
      verrichtingen: [{ bedrag: 10000, klasse: 'laag', keren: 10, ingehouden: false }],
    },
    expect: { totaal: 620.1, ingehouden: 0, zelfTeBetalen: 620.1, belastingDividenden: 350.1 },
  },
  {
    title: 'Gemengd fonds van vóór 2026: Reynderstaks sinds de aankoop, meerwaarde sinds 31/12/2025',
    source: 'Eigen afleiding',
    derivation:
      'Winst 60.000 sinds de aankoop, waarvan 20.000 sinds 31/12/2025, de helft obligaties. Reynderstaks 30.000 × 30 % = 9.000. Meerwaarde 20.000 − 10.000 = 10.000, binnen de vrijstelling.',
    input: { inkomstenjaar: 2026, fondswinst: 60000, fondswinstNa2025: 20000, obligatiedeel: 50 },
    expect: { reynderstaks: 9000, nettoMeerwaarde: 10000, meerwaardebelasting: 0 },
  },
  {
    title: 'Aandelen van 10.000 euro gekocht en voor 12.000 verkocht, 15.000 euro winst in het jaar',
    source: 'Axento (axentovermogensbeheer.be), hoe werkt de belasting op beleggingen in België',
    derivation:
      'Beurstaks 10.000 × 0,35 % + 12.000 × 0,35 % = 35 + 42 = 77. Meerwaarde (15.000 − 10.000) × 10 % = 500.',
    input: {
      inkomstenjaar: 2026,
      meerwaarden: 15000,
      verrichtingen: [
        { bedrag: 10000, klasse: 'midden', keren: 1 },
        { bedrag: 12000, klasse: 'midden', keren: 1 },
      ],
    },
    expect: { beurstaks: 77, meerwaardebelasting: 500 },
  },
  {
    title: 'Een leeg jaar: nergens 0 euro of meer dan niets',
    source: 'Eigen afleiding',
    derivation: 'Alles staat op nul, dus is er niets te betalen en niets terug te vragen.',
    input: { inkomstenjaar: 2026 },
    expect: { totaal: 0, ingehouden: 0, terugTeVragen: 0, zelfTeBetalen: 0, beurstaks: 0 },
  },
  {
    title: 'Dividend met inhouding, winst zonder: elk inkomen apart',
    source: 'Eigen afleiding',
    derivation:
      'Dividend 900: 270 ingehouden, 249,90 terug. Winst 13.000 in het buitenland: (13.000 − 10.000) × 10 % = 300 zelf te betalen. Samen verschuldigd 20,10 + 300 = 320,10.',
    input: { inkomstenjaar: 2026, dividenden: 900, meerwaarden: 13000, meerwaardenIngehouden: 'nee' },
    expect: { totaal: 320.1, ingehouden: 270, terugTeVragen: 249.9, zelfTeBetalen: 300 },
  },
  {
    title: 'Koppel in 2027 met 2.000 euro overgedragen en 21.500 euro winst',
    source: 'Eigen afleiding',
    derivation: '20.000 van het jaar zelf en 1.500 van de 2.000 overgedragen: geen belasting, nog 500 vrij.',
    input: { inkomstenjaar: 2027, titularissen: 2, overgedragen: 2000, meerwaarden: 21500 },
    expect: { meerwaardebelasting: 0, overdrachtBruikbaar: 2000, nogVrij: 500, overdrachtVolgendJaar: 500 },
  },
]
