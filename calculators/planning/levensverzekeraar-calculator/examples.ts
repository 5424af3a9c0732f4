import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'A41',
    title: 'Langetermijnsparen: 2.000 euro in 2025 geeft 600 euro',
    source: 'Wellfin',
    input: { premieLangetermijn: 2000 },
    today: '2025-12-15',
    expect: { belastingvoordeel: 600 },
  },
  {
    row: 'A43',
    title: 'Langetermijnsparen: het maximum van 2022 is 2.350 euro, of 705 euro voordeel',
    source: 'Churchill Finance',
    input: { premieLangetermijn: 2350 },
    today: '2022-12-15',
    expect: { plafondLangetermijnsparen: 2350, belastingvoordeel: 705 },
  },
  {
    row: '44',
    title: 'Twee offertes van 2018: niet-roker en roker, eenmalig of dertien keer',
    source: 'AXA, via HLN en Spaargids, augustus 2018',
    input: {
      offertes: [
        { naam: 'Niet-roker', eenmalig: 1186.96, perJaar: 123.75, aantalJaren: 13 },
        { naam: 'Roker', eenmalig: 1764.3, perJaar: 174.25, aantalJaren: 13 },
      ],
    },
    expect: { verschilEenmalig: 577.34, gespreidTotaal1: 1608.75, gespreidTotaal2: 2265.25 },
  },
  {
    title: 'Plafond bij een laag inkomen: 183,60 euro plus 6 %',
    source: 'Eigen afleiding',
    derivation: '15 % van 2.040 = 306. 6 % van 20.000 − 2.040 = 1.077,60. Samen 1.383,60. Daarvan 30 % = 415,08.',
    input: { premieLangetermijn: 2000, beroepsinkomen: 20000 },
    today: '2026-11-15',
    expect: { plafondLangetermijnsparen: 1383.6, belastingvoordeel: 415.08, premietaks: 40 },
  },
  {
    title: 'Tien jaar lang 1.000 euro per maand te kort, zonder rente',
    source: 'Eigen afleiding',
    derivation:
      'Uitgaven 3.000 × 100 % − 2.000 van de partner = 1.000. Tien jaar: 120.000. Plus 6.000 uitvaart, min 26.000 spaargeld = 100.000.',
    input: {
      nettoInkomen: 2500,
      nettoInkomenPartner: 2000,
      uitgaven: 3000,
      uitgavenDeel: 100,
      krediet: 0,
      kinderen: [],
      beschermenTot: 'jaren',
      jaren: 10,
      uitvaart: 6000,
      spaargeld: 26000,
      overlijdenGroepsverzekering: 0,
      overlijdenGroepsverzekeringPartner: 0,
      reeleRente: 0,
    },
    expect: { behoefteJij: 100000, behoeftePartner: 40000, maandtekortJij: 1000, maandtekortPartner: 500 },
  },
  {
    title: 'Zuivere koopsom van een schuldsaldoverzekering op 23 jaar: 150.000 euro, 20 jaar, 2 %',
    source: 'Eigen afleiding',
    derivation:
      'Tafel XK van het KB Leven, technische rente 1 %: Σ l(23+k)/l(23) × q(23+k) × gemiddelde van de twaalf maandsaldi in jaar k ÷ 1,01^(k+½) = 2.166,12, of 178,08 per jaar gedurende 13 jaar. Offertes van 2018 voor dit profiel: 1.186,96 (niet-roker) en 1.764,30 (roker).',
    input: { geboortejaar: 2003, krediet: 150000, rente: 2, looptijd: 20, dekking: '100-100', technischeRente: 1 },
    today: '2026-11-15',
    expect: { schuldsaldoZuiver: 2166.12, schuldsaldoJaarZuiver: 178.08 },
    tolerance: 0.05,
    note: 'De afleiding rekent met ongeronde maandlasten, de pagina met een maandlast op de cent.',
  },
  {
    title: 'Hetzelfde op 25 jaar aan 2,5 %',
    source: 'Eigen afleiding',
    derivation:
      'Zelfde berekening: 2.420,05 in één keer of 199,07 per jaar. Offertes van 2017 voor dit profiel: 1.983,44, 3.427,59 en 13 keer 197,61 of 367,11 (Moneytalk).',
    input: { geboortejaar: 2001, krediet: 150000, rente: 2.5, looptijd: 20, dekking: '100-100', technischeRente: 1 },
    today: '2026-11-15',
    expect: { schuldsaldoZuiver: 2420.05, schuldsaldoJaarZuiver: 199.07 },
    tolerance: 0.05,
    note: 'De afleiding rekent met ongeronde maandlasten, de pagina met een maandlast op de cent.',
  },
  ...(
    [
      [30, 'XK', 0.1432],
      [40, 'XK', 0.2524],
      [60, 'XK', 1.3966],
      [40, 'MK', 0.3317],
      [40, 'FK', 0.1748],
    ] as const
  ).map(([age, tafel, chance]): Example => ({
    title: `Sterftekans op ${age} jaar volgens de tafel ${tafel}`,
    source: 'Koninklijk besluit van 14 november 2003, bijlage 1 (nagerekend)',
    input: { geboortejaar: 2026 - age, tafel },
    today: '2026-11-15',
    expect: { sterftekans: chance },
    tolerance: 0.00005,
    note: 'Gegeven op vier decimalen van een procent.',
  })),
  {
    title: 'Een korting van 0,20 % tegenover een verzekering die 3.000 euro meer kost',
    source: 'Eigen afleiding',
    derivation:
      '200.000 op 20 jaar: 1.154,28 per maand aan 3,50 % en 1.134,50 aan 3,30 %. 240 × 19,78 = 4.747,20. Min 3.000 = 1.747,20.',
    input: { krediet: 200000, rente: 3.5, looptijd: 20, rentekorting: 0.2, premieBank: 8000, premieElders: 5000 },
    expect: { renteGespaard: 4747.2, bankVoordeel: 1747.2 },
  },
  {
    title: 'Alleen de uitvaart: 6.000 euro min 4.000 euro spaargeld',
    source: 'Eigen afleiding',
    derivation: '6.000 − 4.000 = 2.000. Inkomen, studies en krediet tellen niet mee.',
    input: {
      doel: 'uitvaart',
      uitvaart: 6000,
      spaargeld: 4000,
      overlijdenGroepsverzekering: 0,
      overlijdenGroepsverzekeringPartner: 0,
    },
    expect: { behoefteJij: 2000, behoeftePartner: 2000 },
  },
  {
    title: 'Alleen het krediet, half gedekt: 110.000 van 220.000 euro',
    source: 'Eigen afleiding',
    derivation: '220.000 × 50 % = 110.000 blijft over. Min 10.000 spaargeld = 100.000.',
    input: {
      doel: 'krediet',
      krediet: 220000,
      dekking: '50-50',
      spaargeld: 10000,
      overlijdenGroepsverzekering: 0,
      overlijdenGroepsverzekeringPartner: 0,
    },
    expect: { behoefteJij: 100000, behoeftePartner: 100000 },
  },
  {
    title: 'Langetermijnsparen in 2022: het maximum vanaf 36.226,67 euro inkomen',
    source: 'mysavings.be, tabel maximum langetermijnsparen (2022)',
    derivation: '15 % van 1.960 + 6 % van de rest = 176,40 + 6 % × 36.226,67 = 2.350.',
    input: { premieLangetermijn: 2350, beroepsinkomen: 36226.67 },
    today: '2022-06-15',
    expect: { plafondLangetermijnsparen: 2350, belastingvoordeel: 705 },
    note: 'De lagere rijen van die tabel gebruiken nog 169,20 euro van een vroeger jaar.',
  },
  {
    title: 'Langetermijnsparen bij een inkomen van 30.000 euro: hoogstens 1.983,60 euro',
    source: 'KBC Brussels, bereken je langetermijnsparen',
    input: { premieLangetermijn: 1983.6, beroepsinkomen: 30000 },
    expect: { plafondLangetermijnsparen: 1983.6, belastingvoordeel: 595.08 },
  },
  {
    title: 'Twee offertes van 2017 voor 150.000 euro op 20 jaar: in één keer of dertien keer',
    source: 'Moneytalk (Knack) en Spaargids, verschil tussen goedkoopste en duurste schuldsaldoverzekering',
    input: {
      offertes: [
        { naam: 'Cardif', eenmalig: 1983.44, perJaar: 197.61, aantalJaren: 13 },
        { naam: 'AG', eenmalig: 3427.59, perJaar: 367.11, aantalJaren: 13 },
      ],
    },
    expect: { verschilEenmalig: 1444.15, gespreidTotaal1: 2568.93, gespreidTotaal2: 4772.43 },
  },
]
