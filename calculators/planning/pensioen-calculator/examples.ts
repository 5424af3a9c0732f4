import type { Example } from '#calculators/kernel/example.ts'

/** The pension starts next month, so that the career counts exactly as filled in. */
const stopsNow = { geboortedatum: '1960-11-20', stopleeftijd: 66 }
const ownAmount = { statuut: 'mypension', groepsverzekering: 0 }
const NOW = '2026-11-15'

export const examples: readonly Example[] = [
  {
    title: 'Gemiddeld loon van 1.919 euro, alleenstaande, 45 jaar',
    source: 'HLN/Jobat, november 2021',
    input: { ...stopsNow, brutoMaandloon: 1919, eindejaarspremie: false, reeleLoongroei: 0, loopbaanjaren: 45 },
    today: NOW,
    expect: { formulePensioen: 1151 },
    tolerance: 0.5,
    note: 'De bron kapt af op hele euro’s: 1.919 × 60 % = 1.151,40.',
  },
  {
    title: 'Hetzelfde loon met 42 jaar',
    source: 'HLN/Jobat, november 2021',
    input: { ...stopsNow, brutoMaandloon: 1919, eindejaarspremie: false, reeleLoongroei: 0, loopbaanjaren: 42 },
    today: NOW,
    expect: { formulePensioen: 1074 },
    tolerance: 1,
    note: 'De bron rekent verder met het afgekapte bedrag: 1.151 × 42/45 = 1.074,27. Zonder afkappen is het 1.074,64.',
  },
  {
    title: 'RIZIV-bijdrage voor een gezin in november 2023, net onder de volle bijdrage',
    source: 'RSZ, Overzeese Sociale Zekerheid, drempels vanaf 1 november 2023',
    input: { ...ownAmount, gezin: 'partnerZonderInkomen', mypensionBruto: 2406.63 },
    today: '2023-11-15',
    expect: { rizivBijdrage: 85.43 },
  },
  {
    title: 'RIZIV-bijdrage voor een gezin in november 2023, eerste volle bijdrage',
    source: 'RSZ, Overzeese Sociale Zekerheid, drempels vanaf 1 november 2023',
    input: { ...ownAmount, gezin: 'partnerZonderInkomen', mypensionBruto: 2406.64 },
    today: '2023-11-15',
    expect: { rizivBijdrage: 85.44 },
  },
  ...([1, 2, 3] as const).map((years): Example => ({
    title: `Pensioenbonus van november 2023: ${years} jaar langer werken`,
    source: 'eb-connect, over het akkoord van juli 2023: 3.775, 7.550 en 11.325 euro; met de index van november 2023',
    input: { bonusMaanden: 12 * years, geboortedatum: '1962-11-20', loopbaanjaren: 38, stopleeftijd: 62 },
    today: '2023-11-15',
    expect: { pensioenbonus: { 1: 3850.5, 2: 11551.5, 3: 23103 }[years] },
  })),
  {
    title: 'Pensioenbonus van november 2023: lange loopbaan, drie keer het hoogste bedrag',
    source: 'eb-connect, over het akkoord van juli 2023: 3.775, 7.550 en 11.325 euro; met de index van november 2023',
    input: { bonusMaanden: 36, geboortedatum: '1962-11-20', loopbaanjaren: 43, stopleeftijd: 62 },
    today: '2023-11-15',
    expect: { pensioenbonus: 34654.5 },
  },
  {
    title: 'Alleen een pensioen van 19.030 euro in 2024: geen belasting',
    source: 'ACLVB Belastinggids 2025 (vermindering 2.151,72 + 444,78); Tax-Calc; art. 154 WIB 92',
    input: { ...ownAmount, mypensionBruto: 1585.83 },
    today: '2024-11-15',
    expect: { belastingPerJaar: 0, belastingvermindering: 2596.5 },
    tolerance: 0.05,
    note: '12 × 1.585,83 is 19.029,96: 4 cent onder de grens. De gids drukt ook 448,78, wat 19.040 euro zou geven; Tax-Calc geeft 444,78.',
  },
  {
    title: 'Geboren op 1 januari 1964: de wettelijke leeftijd is 67',
    source: 'Eigen afleiding',
    derivation:
      'Op 66 zou het pensioen op 1 februari 2030 ingaan. Vanaf die dag is de leeftijd 67: dus 1 februari 2031.',
    input: { geboortedatum: '1964-01-01', loopbaanjaren: 35 },
    today: NOW,
    expect: { wettelijkeLeeftijd: 67, wettelijkeDatum: '2031-02-01' },
  },
  {
    title: 'Zelfstandige met 30.000 euro per jaar: vóór 2021 telt ongeveer 69 %',
    source: 'Eigen afleiding',
    derivation:
      'Een jaar is 30.000 × 60 % ÷ 45 = 400. De jaren 2021 tot 2026 tellen voor 6 × 400, de 39 jaren ervoor voor 39 × 400 × 0,69 = 10.764. Samen 13.164 ÷ 12 = 1.097. Het minimum van 1.881,89 ligt hoger.',
    input: { ...stopsNow, statuut: 'zelfstandige', brutoMaandloon: 2500, reeleLoongroei: 0, loopbaanjaren: 45 },
    today: NOW,
    expect: { formulePensioen: 1097, minimumpensioen: 1881.92, brutoPensioen: 1881.92 },
  },
  {
    title: 'Ambtenaar met een wedde van 4.500 euro en 40 dienstjaren',
    source: 'Eigen afleiding',
    derivation: '4.500 × 40/60 = 3.000.',
    input: { ...stopsNow, statuut: 'ambtenaar', brutoMaandloon: 4500, reeleLoongroei: 0, loopbaanjaren: 40 },
    today: NOW,
    expect: { brutoPensioen: 3000 },
  },
  {
    title: 'Malus: twee jaar te vroeg, geboren in 1975, te weinig gewerkte jaren',
    source: 'Wet van 30 mei 2026, art. 8 (art. 5bis koninklijk besluit van 23 december 1996)',
    derivation:
      'Wettelijk 67, stoppen op 65. 15 gewerkte jaren plus 13,6 tot 65 is minder dan 35: 2 × 5 % = 10 % minder.',
    input: {
      geboortedatum: '1975-06-15',
      loopbaanjaren: 30,
      effectieveJaren: 15,
      stopleeftijd: 65,
    },
    today: NOW,
    expect: { bonusMalus: -10, ingangsdatum: '2040-07-01' },
  },
  {
    title: 'Groepsverzekering van 200.000 euro in 2028: extra 2 % boven 150.000 euro',
    source: 'Eigen afleiding',
    derivation:
      'Wet van 18 december 2025: 2 % op alles en vanaf 1 juli 2027 nog 2 % boven 150.000. RIZIV 7.100, solidariteit 4.000 + 1.000. Belasting 10 % × 187.900 × 1,07 = 20.105,30. Netto 167.794,70.',
    input: {
      geboortedatum: '1961-11-20',
      loopbaanjaren: 40,
      stopleeftijd: 67,
      groepsverzekering: 200000,
      gemeentebelasting: 7,
    },
    today: NOW,
    expect: {
      ingangsdatum: '2028-12-01',
      tweedePijlerRiziv: 7100,
      tweedePijlerSolidariteit: 5000,
      tweedePijlerBelasting: 20105.3,
      tweedePijlerNetto: 167794.7,
    },
  },
  {
    title: 'Groepsverzekering op 63 na een volledige loopbaan: 10 % in plaats van 16,5 %',
    source: 'Eigen afleiding',
    derivation:
      'Art. 171 WIB 92. 45 loopbaanjaren en actief tot dan. 40.000 min 1.420 RIZIV en 800 solidariteit = 37.780; 10 % × 1,07 = 4.042,46. Netto 33.737,54.',
    input: {
      geboortedatum: '1963-11-20',
      stopleeftijd: 63,
      loopbaanjaren: 45,
      groepsverzekering: 40000,
      gemeentebelasting: 7,
    },
    today: NOW,
    expect: { tweedePijlerBelasting: 4042.46, tweedePijlerNetto: 33737.54, wettelijkeLeeftijd: 66 },
  },
  ...(
    [
      [60, '1966-11-20'],
      [61, '1965-11-20'],
    ] as const
  ).map(([age, birth]): Example => ({
    title: `Groepsverzekering van 100.000 euro bij vervroegd pensioen op ${age} jaar: 16,5 % en niet meer`,
    source: 'Plus Magazine, belasting op aanvullend pensioen wijzigt op 1 juli (2013); NN',
    derivation:
      '100.000 − 3.550 RIZIV − 2.000 solidariteit = 94.450. Daarvan 16,5 % × 1,07 = 16.675,15. Netto 77.774,85.',
    input: {
      geboortedatum: birth,
      stopleeftijd: age,
      loopbaanjaren: 44,
      groepsverzekering: 100000,
      gemeentebelasting: 7,
    },
    today: NOW,
    expect: { tweedePijlerBelasting: 16675.15, tweedePijlerNetto: 77774.85 },
  })),
  ...(
    [
      [18, 38, 8335.96, 'anderhalf jaar: 4.167,98 + de helft van 8.335,96'],
      [18, 43, 18755.9, 'lange loopbaan: anderhalf keer 12.503,93'],
      [15, 38, 6251.97, 'vijftien maanden: 4.167,98 + een vierde van 8.335,96'],
      [10, 43, 10419.94, 'tien maanden van een lange loopbaan: tien twaalfden van 12.503,93'],
    ] as const
  ).map(([bonusMaanden, loopbaanjaren, pensioenbonus, how]): Example => ({
    title: `Pensioenbonus vandaag, ${how}`,
    source: 'Wet van 25 april 2024, art. 29, 30 en 32, gewijzigd op 18 december 2025; index sinds juli 2023: 1,1041',
    input: { bonusMaanden, geboortedatum: '1962-11-20', loopbaanjaren, stopleeftijd: 64 },
    today: NOW,
    expect: { pensioenbonus },
  })),
  {
    title: 'Pensioenbonus van juni 2024: drie jaar langer werken geeft 23.565 euro',
    source: 'ABVV, pensioenbonus: veel gestelde vragen (17 juni 2024): 3.928, 7.855 en 11.783 euro',
    input: { bonusMaanden: 36, geboortedatum: '1962-11-20', loopbaanjaren: 38, stopleeftijd: 62 },
    today: '2024-06-17',
    expect: { pensioenbonus: 23565.06 },
    note: 'De bron rondt af op de euro.',
  },
  ...(
    [
      ['alleenstaand', 1800, 1300],
      ['partnerZonderInkomen', 2250, 1625],
    ] as const
  ).flatMap(([gezin, voltijds, gemengd]): Example[] => [
    {
      title: `45 jaar lang 3.000 euro bruto, ${gezin}`,
      source: 'HLN, minder werken en evenveel pensioen opbouwen? (Stijn Baert, maart 2023)',
      input: {
        ...stopsNow,
        brutoMaandloon: 3000,
        eindejaarspremie: false,
        reeleLoongroei: 0,
        loopbaanjaren: 45,
        gezin,
      },
      today: NOW,
      expect: { formulePensioen: voltijds },
    },
    {
      title: `Twintig jaar voltijds aan 3.000 euro en dan 25 jaar halftijds, ${gezin}`,
      source: 'HLN, minder werken en evenveel pensioen opbouwen? (Stijn Baert, maart 2023)',
      input: {
        geboortedatum: '1986-11-20',
        stopleeftijd: 65,
        brutoMaandloon: 3000,
        eindejaarspremie: false,
        reeleLoongroei: 0,
        loopbaanjaren: 20,
        deeltijdsJaren: 25,
        deeltijdsBreuk: 50,
        gezin,
      },
      today: NOW,
      expect: { formulePensioen: gemengd },
      note: 'De bron rekent zonder minimumpensioen.',
    },
  ]),
  {
    title: 'Stoppen op 60 met te weinig loopbaan: de jaren tot de wettelijke leeftijd tellen mee',
    source: 'Eigen afleiding',
    derivation:
      'Geboren op 20 november 1966, dus wettelijk 67: pensioen vanaf 1 december 2033. Stoppen op 60 geeft zeven jaar zonder pensioen: 84 × 2.000 = 168.000. Het pensioen van 2.800 bruto volgens mypension.be ligt netto boven 2.000, dus daarna is er geen tekort.',
    input: {
      geboortedatum: '1966-11-20',
      statuut: 'mypension',
      mypensionBruto: 2800,
      loopbaanjaren: 20,
      stopleeftijd: 60,
      gewenstNetto: 2000,
    },
    today: NOW,
    expect: {
      ingangsdatum: '2033-12-01',
      overbruggingMaanden: 84,
      overbrugging: 168000,
      tekort: 0,
      kapitaalSamen: 168000,
    },
  },
  {
    title: 'Zonder iets in te vullen is er geen groepsverzekering, pensioensparen of eigen vermogen',
    source: 'Eigen afleiding',
    derivation: '45 jaar lang 3.000 × 60 % = 1.800 bruto, en niets daarnaast.',
    input: { ...stopsNow, brutoMaandloon: 3000, eindejaarspremie: false, loopbaanjaren: 45 },
    today: NOW,
    expect: { formulePensioen: 1800, tweedePijlerPerMaand: 0, derdePijlerPerMaand: 0, vierdePijlerPerMaand: 0 },
  },
  {
    title: 'Geboren in 1955 en nog aan het werk: stoppen op 72',
    source: 'Eigen afleiding',
    derivation: '45 jaar aan 3.000 plus één jaar: 46 × 3.000 × 12 × 60 % ÷ 45 ÷ 12 = 1.840 bruto.',
    input: {
      geboortedatum: '1955-11-15',
      stopleeftijd: 72,
      brutoMaandloon: 3000,
      eindejaarspremie: false,
      loopbaanjaren: 45,
    },
    today: NOW,
    expect: { formulePensioen: 1840, ingangsdatum: '2027-12-01', overbruggingMaanden: 0 },
  },
]
