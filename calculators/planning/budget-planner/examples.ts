import type { Example } from '#calculators/kernel/example.ts'

const income = (bedrag: number, ritme: string, maand = 1) => ({ naam: 'x', bedrag, ritme, maand })
const cost = (bedrag: number, ritme: string, maand = 1, groep = 'wonen') => ({ naam: 'y', groep, bedrag, ritme, maand })

export const examples: readonly Example[] = [
  {
    title: 'Maandloon, vakantiegeld en een jaarrekening',
    source: 'Eigen afleiding',
    derivation:
      'Binnen: 12 × 2.000 + 1.200 = 25.200. Buiten: 12 × 1.500 + 600 = 18.600. Verschil 6.600 ÷ 12 = 550. Apart te zetten: 600 ÷ 12 = 50.',
    input: {
      inkomsten: [income(2000, 'maand'), income(1200, 'jaar', 5)],
      uitgaven: [cost(1500, 'maand'), cost(600, 'jaar', 9)],
    },
    expect: { over: 550, inkomstenPerMaand: 2100, uitgavenPerMaand: 1550, gladstrijken: 50 },
  },
  {
    title: 'Weekbedragen tellen 52 keer, kwartaalbedragen 4 keer',
    source: 'Eigen afleiding',
    derivation: '100 × 52 = 5.200 en 90 × 4 = 360, samen 5.560 per jaar of 463,33 per maand.',
    input: { inkomsten: [income(1000, 'maand')], uitgaven: [cost(100, 'week'), cost(90, 'kwartaal', 2)] },
    expect: { uitgavenPerMaand: 463.33, gladstrijken: 30 },
  },
  {
    title: 'Wonen is 13.536 euro van 44.235 euro per jaar in het gemiddelde gezin',
    source: 'Statbel, huishoudbudgetonderzoek 2024',
    derivation: '13.536 ÷ 12 = 1.128 per maand.',
    input: { inkomsten: [income(3686.25, 'maand')], uitgaven: [cost(13536, 'jaar', 1)] },
    expect: { uitgavenPerMaand: 1128, aandeelMoet: 30.6 },
  },
  {
    title: 'De regel 50/30/20 op 2.500 euro netto',
    source: 'Eigen afleiding',
    derivation: '50 % van 2.500 = 1.250, 30 % = 750, 20 % = 500.',
    input: { inkomsten: [income(2500, 'maand')], uitgaven: [] },
    expect: { vuistregelMoet: 1250, vuistregelWensen: 750, vuistregelSparen: 500, over: 2500 },
  },
  {
    title: 'De regel 50/30/20 op 3.000 euro netto: 1.500, 900 en 600 euro',
    source: 'bdgtwijs.com, de 50/30/20-budgetteringsmethode',
    input: { inkomsten: [income(3000, 'maand')], uitgaven: [] },
    expect: { vuistregelMoet: 1500, vuistregelWensen: 900, vuistregelSparen: 600 },
  },
  {
    title: 'Twaalf maanden vooruit: de jaarlijkse rekening in maart trekt het saldo onder nul',
    source: 'Eigen afleiding',
    derivation:
      'Vanaf december, saldo 100. Elke maand 1.000 binnen en 950 buiten: + 50. Eind februari 250. Maart: 250 + 50 − 620 = −320. Daarna weer + 50 per maand.',
    input: {
      saldo: 100,
      inkomsten: [income(1000, 'maand')],
      uitgaven: [cost(950, 'maand'), cost(620, 'jaar', 3, 'verzekering')],
    },
    today: '2026-11-15',
    expect: { laagsteSaldo: -320, laagsteMaand: '2027-03', gladstrijken: 51.67, verschil: -1.67 },
  },
  {
    title: 'Gezin met twee lonen en twee kinderen in oktober 2025',
    source: 'Eigen afleiding; Groeipakket, basisbedrag vanaf september 2025: 184,62 euro',
    derivation: '2.000 + 1.800 + 2 × 184,62 = 4.169,24 binnen. Uitgaven 3.000. Over 1.169,24.',
    input: {
      huishouden: 'gezin',
      inkomsten: [income(2000, 'maand')],
      partnerloon: 1800,
      kinderen: 2,
      uitgavenGezin: [cost(3000, 'maand')],
    },
    today: '2025-10-15',
    expect: { inkomstenPerMaand: 4169.24, groeipakketMaand: 369.24, over: 1169.24 },
  },
  {
    title: 'Een maandlijn vraagt geen maand',
    source: 'Eigen afleiding',
    derivation: '1.500 binnen en 1.200 buiten: 300 over, elke maand.',
    input: {
      inkomsten: [{ naam: 'Loon', bedrag: 1500, ritme: 'maand' }],
      uitgaven: [{ naam: 'Huur', groep: 'wonen', bedrag: 1200, ritme: 'maand' }],
      saldo: 0,
    },
    today: '2026-11-15',
    expect: { over: 300, laagsteSaldo: 300, laagsteMaand: '2026-12' },
  },
  {
    title: 'Een koppel: twee lonen, geen Groeipakket',
    source: 'Eigen afleiding',
    derivation:
      '2.150 + 1.975 = 4.125 binnen. 1.900 per maand, 200 × 52 ÷ 12 = 866,67 en 1.200 ÷ 12 = 100 buiten: 2.866,67. Over 1.258,33.',
    input: {
      huishouden: 'koppel',
      inkomsten: [income(2150, 'maand')],
      partnerloon: 1975,
      uitgavenKoppel: [cost(1900, 'maand'), cost(200, 'week'), cost(1200, 'jaar', 6)],
    },
    expect: {
      inkomstenPerMaand: 4125,
      uitgavenPerMaand: 2866.67,
      over: 1258.33,
      groeipakketMaand: 0,
      gladstrijken: 100,
    },
  },
  {
    title: 'Wie alleen woont, heeft geen loon van een partner en geen Groeipakket, ook niet uit een ander voorbeeld',
    source: 'Eigen afleiding',
    derivation: '2.000 binnen, 1.500 buiten: 500 over.',
    input: {
      huishouden: 'alleen',
      inkomsten: [income(2000, 'maand')],
      partnerloon: 1800,
      kinderen: 3,
      uitgaven: [cost(1500, 'maand')],
      uitgavenGezin: [cost(9000, 'maand')],
    },
    expect: { inkomstenPerMaand: 2000, uitgavenPerMaand: 1500, over: 500 },
  },
  {
    title: 'Kinderbijslag van drie kinderen in Brussel, aan de bedragen van september 2026',
    source: 'Eigen afleiding; Famiris, basisbedrag 150 euro onder 12 jaar',
    derivation: '150 × 1,2936 = 194,04 per kind: 3 × 194,04 = 582,12.',
    input: {
      huishouden: 'gezin',
      inkomsten: [income(2000, 'maand')],
      partnerloon: 0,
      kinderen: 3,
      gewest: 'brussel',
      uitgavenGezin: [cost(2000, 'maand')],
    },
    today: '2026-11-15',
    expect: { groeipakketMaand: 582.12, over: 582.12 },
  },
  {
    title: 'De afbetaling komt uit wat er nog van je woonlening openstaat',
    source: 'Eigen afleiding',
    derivation:
      '120.000 euro op tien jaar zonder rente is 1.000 per maand. Dat komt in de plaats van huur of lening: 2.500 − 1.000 = 1.500 over.',
    input: {
      inkomsten: [income(2500, 'maand')],
      uitgaven: [],
      leningsaldo: 120000,
      leningrente: 0,
      leningRest: 10,
    },
    expect: { uitgavenPerMaand: 1000, over: 1500 },
  },
]
