import type { Example } from '#calculators/kernel/example.ts'

const bare = { uitvaart: 0, spaargeld: 0, krediet: 0, dekking: 'geen', kinderen: [] }

export const examples: readonly Example[] = [
  {
    title: 'Tien jaar lang 1.000 euro per maand te kort',
    source: 'Eigen afleiding',
    derivation:
      'Uitgaven 3.000 − 2.000 van de partner = 1.000. Tien jaar: 120.000. Plus 6.000 uitvaart, min 26.000 spaargeld = 100.000.',
    input: {
      ...bare,
      nettoInkomen: 2500,
      nettoInkomenPartner: 2000,
      uitgaven: 3000,
      jaren: 10,
      uitvaart: 6000,
      spaargeld: 26000,
    },
    expect: { zonderRenteJij: 100000, zonderRentePartner: 40000, maandtekortJij: 1000, maandtekortPartner: 500 },
  },
  {
    title: 'Overgangsuitkering van 900 euro, 48 maanden met een kind van drie',
    source: 'Eigen afleiding; duur volgens de Federale Pensioendienst',
    derivation:
      'Tekort 3.000 − 2.000 = 1.000 per maand, twintig jaar tot het kind 23 is. Vier jaar lang nog 100: 4.800. Zestien jaar 1.000: 192.000. Samen 196.800.',
    input: {
      ...bare,
      nettoInkomenPartner: 2000,
      nettoInkomen: 3500,
      uitgaven: 3000,
      kinderen: [{ leeftijd: 3, wezentoeslag: 0 }],
      uitkering: 900,
    },
    expect: { zonderRenteJij: 196800, zonderRentePartner: 0, uitkeringMaanden: 48, aanvullenJaren: 20 },
  },
  {
    title: 'Getrouwd, partner zonder inkomen: de overgangsuitkering van een netto-inkomen van 2.500 euro',
    source: 'Eigen afleiding; Federale Pensioendienst, overgangsuitkering',
    derivation:
      'Bij 2.500 netto hoort 2.668,05 bruto (partner zonder inkomen). 60 % = 1.600,83 per maand, 18 maanden zonder kinderen. De vermindering voor pensioenen laat geen belasting over. (2.000 − 1.600,83) × 18 + 2.000 × 102 = 211.185,06.',
    input: { ...bare, gehuwd: true, nettoInkomen: 2500, nettoInkomenPartner: 0, uitgaven: 2000 },
    today: '2026-11-15',
    expect: {
      brutoloonJij: 2668.05,
      overgangBrutoJij: 1600.83,
      overgangsuitkeringJij: 1600.83,
      uitkeringMaanden: 18,
      zonderRenteJij: 211185.06,
      overgangBrutoPartner: 0,
    },
  },
  {
    title: 'Getrouwd met een hoog loon: hoogstens 60 % van het loonplafond van 80.485,32 euro',
    source: 'Federale Pensioendienst, loonplafond van 2024',
    derivation:
      '80.485,32 × 60 % ÷ 12 = 4.024,27 per maand voor belasting, 36 maanden met een kind van veertien. Het eigen loon van wie achterblijft verandert daar niets aan.',
    input: { ...bare, gehuwd: true, nettoInkomen: 6000, uitgaven: 4000, kinderen: [{ leeftijd: 14 }] },
    today: '2024-11-15',
    expect: { overgangBrutoJij: 4024.27, uitkeringMaanden: 36 },
  },
  {
    title: 'Alleen wat je invult telt: geen uitvaart, studies of kapitaal van de werkgever vanzelf',
    source: 'Eigen afleiding',
    derivation: 'Uitgaven 2.500 − 2.000 = 500 per maand. Jongste kind is 13: tien jaar. 500 × 120 = 60.000.',
    input: {
      uitgaven: 2500,
      nettoInkomenPartner: 2000,
      nettoInkomen: 2000,
      kinderen: [
        { leeftijd: 13, wezentoeslag: 0 },
        { leeftijd: 16, wezentoeslag: 0 },
      ],
      spaargeld: 0,
      krediet: 0,
    },
    expect: { zonderRenteJij: 60000, zonderRentePartner: 60000, middelenJij: 0 },
  },
  {
    title: 'Schuldsaldoverzekering op 23 jaar: 150.000 euro, 20 jaar, 2 %',
    source: 'Eigen afleiding',
    derivation:
      'Tafel XK van het KB Leven, technische rente 1 %: Σ l(23+k)/l(23) × q(23+k) × gemiddelde van de twaalf maandsaldi in jaar k ÷ 1,01^(k+½) = 2.166,12, of 178,08 per jaar gedurende 13 jaar. Offertes van 2018 voor dit profiel: 1.186,96 (niet-roker) en 1.764,30 (roker).',
    input: { geboortejaar: 2003, krediet: 150000, rente: 2, looptijd: 20, dekking: '100-100' },
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
    input: { geboortejaar: 2001, krediet: 150000, rente: 2.5, looptijd: 20, dekking: '100-100' },
    today: '2026-11-15',
    expect: { schuldsaldoZuiver: 2420.05, schuldsaldoJaarZuiver: 199.07 },
    tolerance: 0.05,
    note: 'De afleiding rekent met ongeronde maandlasten, de pagina met een maandlast op de cent.',
  },
  {
    title: 'Alleen de uitvaart: 6.000 euro min 4.000 euro spaargeld',
    source: 'Eigen afleiding',
    derivation: '6.000 − 4.000 = 2.000.',
    input: { ...bare, uitgaven: 0, uitvaart: 6000, spaargeld: 4000 },
    expect: { zonderRenteJij: 2000, zonderRentePartner: 2000 },
  },
  {
    title: 'Schulden, inkomen, woonkrediet en studies: 1.075.000 min 100.000 via het werk',
    source: 'calculator.city, life insurance needs calculator (DIME method)',
    derivation:
      'Inkomen 75.000 × 10 = 750.000, krediet 200.000, studies 5 × 20.000, schulden 10.000, uitvaart 15.000: 1.075.000. Min 100.000 = 975.000.',
    input: {
      metPartner: false,
      uitgaven: 6250,
      jaren: 10,
      krediet: 200000,
      dekking: 'geen',
      kinderen: [{ leeftijd: 5, wezentoeslag: 0 }],
      studiekost: 20000,
      uitvaart: 25000,
      spaargeld: 0,
      overlijdenGroepsverzekering: 100000,
    },
    expect: { zonderRenteJij: 975000 },
  },
  {
    title: 'Twee kinderen, 18 jaar inkomen vervangen: 2.130.000 min 200.000 euro',
    source: 'PlentyPocket, life insurance: how much do you need?',
    derivation:
      '95.000 × 18 = 1.710.000, krediet 280.000, schulden 25.000, studies 2 × 5 × 10.000, uitvaart 15.000: 2.130.000. Min 200.000.',
    input: {
      metPartner: false,
      uitgaven: 7916.67,
      jaren: 18,
      krediet: 280000,
      dekking: 'geen',
      kinderen: [
        { leeftijd: 3, wezentoeslag: 0 },
        { leeftijd: 6, wezentoeslag: 0 },
      ],
      studiekost: 10000,
      uitvaart: 40000,
      spaargeld: 200000,
    },
    expect: { zonderRenteJij: 1930000 },
    tolerance: 1,
    note: '95.000 euro per jaar is 7.916,67 per maand, op de cent afgerond.',
  },
  {
    title: 'Alleen het krediet, half gedekt: 110.000 van 220.000 euro',
    source: 'Eigen afleiding',
    derivation: '220.000 × 50 % = 110.000 blijft over. Min 10.000 spaargeld = 100.000.',
    input: { ...bare, uitgaven: 0, krediet: 220000, dekking: '50-50', spaargeld: 10000 },
    expect: { zonderRenteJij: 100000, zonderRentePartner: 100000 },
  },
  {
    title: 'Wezentoeslag van twee kinderen: 295,42 euro per maand minder te kort',
    source: 'Groeipakket, wezentoeslag van 1 september 2025: 147,71 euro voor één overleden ouder',
    derivation:
      'Tekort 3.000 − 2.000 = 1.000, min 2 × 147,71 = 704,58 per maand. Het jongste kind is 13: tien jaar. Het oudste is na zeven jaar 23: 704,58 × 84 + 852,29 × 36 = 89.867,16.',
    input: {
      ...bare,
      nettoInkomen: 2500,
      nettoInkomenPartner: 2000,
      uitgaven: 3000,
      kinderen: [{ leeftijd: 13 }, { leeftijd: 16 }],
    },
    today: '2026-11-15',
    expect: { wezentoeslag: 295.42, maandtekortJij: 704.58, zonderRenteJij: 89867.16 },
  },
  {
    title: 'Een ouder alleen in Brussel vult zelf de wezentoeslag in',
    source: 'Eigen afleiding',
    derivation: 'Uitgaven 1.500 − 97,02 = 1.402,98 per maand. Het kind is 18: vijf jaar. 1.402,98 × 60 = 84.178,80.',
    input: { ...bare, metPartner: false, uitgaven: 1500, kinderen: [{ leeftijd: 18, wezentoeslag: 97.02 }] },
    expect: { wezentoeslag: 97.02, zonderRenteJij: 84178.8 },
  },
  {
    title: 'Tien jaar lang 1.000 euro per maand te kort, 1 % rente boven de inflatie',
    source: 'Eigen afleiding',
    derivation:
      'Met v = 1 ÷ 1,01 zijn 120 maanden van 1.000 euro vandaag 1.000 × (1 − v^10) ÷ (1 − v^(1/12)) = 114.270,35 waard. Plus 6.000 uitvaart, min 26.000 spaargeld = 94.270,35.',
    input: {
      ...bare,
      nettoInkomenPartner: 2000,
      uitgaven: 3000,
      jaren: 10,
      uitvaart: 6000,
      spaargeld: 26000,
    },
    expect: { verplichtingenJij: 120270.35, behoefteJij: 94270.35, maandtekortJij: 1000 },
  },
  {
    title: 'Studies van een kind van 13: vijf jaar 10.000 euro, na 5 tot 9 jaar, aan 1 %',
    source: 'Eigen afleiding',
    derivation: '10.000 × (1,01^−5 + 1,01^−6 + 1,01^−7 + 1,01^−8 + 1,01^−9) = 46.640,52.',
    input: {
      ...bare,
      metPartner: false,
      uitgaven: 0,
      kinderen: [{ leeftijd: 13, wezentoeslag: 0 }],
      studiekost: 10000,
    },
    expect: { behoefteJij: 46640.52 },
  },
]
