import type { Example } from '#calculators/kernel/example.ts'

const free = { beurstaks: 'geen', spaarrente: 0 }

export const examples: readonly Example[] = [
  {
    title: 'Drie aankopen van 100 euro aan 10, 5 en 20 euro',
    source: 'Eigen afleiding',
    derivation:
      '100/10 + 100/5 + 100/20 = 10 + 20 + 5 = 35 stuks. 300 ÷ 35 = 8,5714 per stuk; gemiddelde koers 11,6667. Waarde 35 × 20 = 700; ineens 30 × 20 = 600.',
    input: { ...free, modus: 'eigen', bedrag: 300, koersen: [{ koers: 10 }, { koers: 5 }, { koers: 20 }] },
    expect: {
      stuks: 35,
      gemiddeldePrijs: 8.5714,
      gemiddeldeKoers: 11.6667,
      waardeGespreid: 700,
      waardeIneens: 600,
      verschil: -100,
    },
  },
  {
    title: 'Een koers die niet beweegt: geen verschil',
    source: 'Eigen afleiding',
    derivation: 'Bij een vaste koers van 50 koop je in beide gevallen 1.200 ÷ 50 = 24 stuks.',
    input: { ...free, modus: 'eigen', bedrag: 1200, koersen: [{ koers: 50 }, { koers: 50 }, { koers: 50 }] },
    expect: { verschil: 0, stuks: 24, stuksIneens: 24 },
  },
  {
    title: 'Orderkosten: 12 keer 2 euro plus beurstaks op 24.000 euro',
    source: 'Eigen afleiding',
    derivation:
      'De taks geldt op wat je koopt. Ineens: 24.000 − 2 = 23.998, min de taks zelf is 23.969,20 × 0,12 % = 28,76; met 2 euro 30,76. Gespreid: 1.995,60 × 0,12 % = 2,39; 12 × 4,39 = 52,68.',
    input: { bedrag: 24000, maanden: 12, makelaarsloon: 2, beurstaks: 'laag' },
    expect: { orderkostenIneens: 30.76, orderkostenGespreid: 52.68 },
  },
  {
    title: 'Zonder schommeling bij 12 %: ineens wint altijd',
    source: 'Eigen afleiding',
    derivation:
      'Ineens na 2 maanden: 12.000 × 1,12^(2/12) = 12.228,81. Gespreid groeit de tweede helft maar één maand, dus altijd minder.',
    input: { ...free, bedrag: 12000, maanden: 2, rendement: 12, volatiliteit: 0 },
    expect: { kansIneens: 100, ineensMidden: 12228.81 },
  },
  {
    title: 'Rente op wachtend geld: 12.000 euro in twee delen aan 10 %',
    source: 'Eigen afleiding',
    derivation: 'Na de eerste aankoop wacht 6.000 euro één maand: 6.000 × (1,10^(1/12) − 1) = 47,84.',
    input: { bedrag: 12000, maanden: 2, spaarrente: 10 },
    expect: { renteWachtgeld: 47.84 },
  },
  {
    title: 'Vijf keer 200 euro aan dalende en stijgende koersen: 25, 20, 16, 20 en 25 euro',
    source: 'Eigen afleiding',
    derivation:
      '200 ÷ 25 + 200 ÷ 20 + 200 ÷ 16 + 200 ÷ 20 + 200 ÷ 25 = 8 + 10 + 12,5 + 10 + 8 = 48,5 stuks. 1.000 ÷ 48,5 = 20,6186; gemiddelde koers 21,20. Waarde 48,5 × 25 = 1.212,50; ineens 40 × 25 = 1.000.',
    input: {
      ...free,
      modus: 'eigen',
      bedrag: 1000,
      koersen: [25, 20, 16, 20, 25].map((koers) => ({ koers })),
    },
    expect: {
      bedragPerKeer: 200,
      stuks: 48.5,
      gemiddeldePrijs: 20.6186,
      gemiddeldeKoers: 21.2,
      waardeGespreid: 1212.5,
      waardeIneens: 1000,
      resultaatGespreid: 21.25,
    },
  },
  {
    title: 'Vijf maanden 100 euro aan 5, 3, 2, 6 en 6,50 euro',
    source: 'DEGIRO, uitleg over dollar cost averaging',
    derivation:
      '20 + 33,3333 + 50 + 16,6667 + 15,3846 = 135,3846 stuks. Gemiddelde koers 22,50 ÷ 5 = 4,50. Waarde 135,3846 × 6,50 = 880,00, winst 380,00.',
    input: { ...free, modus: 'eigen', bedrag: 500, koersen: [5, 3, 2, 6, 6.5].map((koers) => ({ koers })) },
    expect: { stuks: 135.3846, gemiddeldeKoers: 4.5, waardeGespreid: 880, winstGespreid: 380 },
    note: 'De bron rekent met hele stuks (135) en komt daardoor op 878 en 378 euro.',
  },
  {
    title: 'Vijf keer 240 euro aan 20, 40, 40, 60 en 60 euro: 32 stuks',
    source: 'Hendrik Oude Nijhuis, drie scenario’s voor periodiek beleggen (scenario A)',
    derivation: '12 + 6 + 6 + 4 + 4 = 32 stuks, 37,50 per stuk. Waarde 32 × 60 = 1.920.',
    input: { ...free, modus: 'eigen', bedrag: 1200, koersen: [20, 40, 40, 60, 60].map((koers) => ({ koers })) },
    expect: { bedragPerKeer: 240, stuks: 32, gemiddeldePrijs: 37.5, waardeGespreid: 1920 },
  },
  {
    title: 'Vijf keer 240 euro aan 20, 30, 20, 10 en 30 euro: even veel waard',
    source: 'Hendrik Oude Nijhuis, drie scenario’s voor periodiek beleggen (scenario B)',
    derivation: '12 + 8 + 12 + 24 + 8 = 64 stuks. Waarde 64 × 30 = 1.920.',
    input: { ...free, modus: 'eigen', bedrag: 1200, koersen: [20, 30, 20, 10, 30].map((koers) => ({ koers })) },
    expect: { stuks: 64, gemiddeldePrijs: 18.75, waardeGespreid: 1920 },
  },
  {
    title: 'Drie maanden 300 euro aan 30, 15 en 25 euro: 42 stuks aan gemiddeld 21,43 euro',
    source: 'Saxo, Hoe werkt dollar cost averaging en wat betekent dit voor beleggers',
    derivation: '10 + 20 + 12 = 42 stuks; 900 ÷ 42 = 21,4286.',
    input: { ...free, modus: 'eigen', bedrag: 900, koersen: [30, 15, 25].map((koers) => ({ koers })) },
    expect: { stuks: 42, gemiddeldePrijs: 21.4286, waardeGespreid: 1050 },
  },
  {
    title: 'Eigen aankopen met datum: 1.000 euro aan 100, een jaar later 1.000 aan 125, nu 150',
    source: 'Eigen afleiding',
    derivation:
      '10 + 8 = 18 stuks × 150 = 2.700. Met datums: 1.000 × q² + 1.000 × q = 2.700, dus q = (−1 + √(1 + 10,8)) ÷ 2 = 1,217556: 21,76 % per jaar.',
    input: {
      ...free,
      modus: 'eigen',
      koersNu: 150,
      koersen: [
        { datum: '2024-11-15', bedrag: 1000, koers: 100 },
        { datum: '2025-11-15', bedrag: 1000, koers: 125 },
      ],
    },
    expect: { stuks: 18, waardeGespreid: 2700, winstGespreid: 700, jaarrendement: 21.7556 },
  },
  {
    title: 'Bolero: twaalf keer 2.000 euro kost 7,50 euro per order',
    source: 'Bolero, tarieven van maart 2026 (orders van 1.000 tot 2.500 euro)',
    derivation:
      '12 × 7,50 = 90,00, zonder beurstaks. Ineens 24.000: drie begonnen schijven van 10.000 aan 15 euro = 45,00.',
    input: { ...free, bedrag: 24000, maanden: 12, makelaar: 'Bolero' },
    expect: { orderkostenGespreid: 90, orderkostenIneens: 45 },
  },
  {
    title: 'Wereldwijde aandelen sinds 2009: ineens won in 153 van de 191 jaren',
    source: 'Eigen afleiding op data/beurs-maandrendement.csv, in een andere taal nagerekend',
    derivation:
      '202 maanden geven 203 koersen en 203 − 12 = 191 periodes van twaalf maanden. In 153 daarvan won ineens: 80,10 %. Gemiddeld scheelde het 1.419,29 op 24.000.',
    input: { ...free, bedrag: 24000, maanden: 12, markt: 'wereld' },
    expect: { vensters: 191, kansHistorisch: 80.1047, verschilHistorisch: 1419.29 },
  },
  {
    title: 'Staatsobligaties in euro sinds 2010: ineens won in 116 van de 183 jaren',
    source: 'Eigen afleiding op data/beurs-maandrendement.csv, in een andere taal nagerekend',
    derivation: '194 maanden, 195 − 12 = 183 periodes, 116 keer won ineens: 63,39 %. Gemiddeld verschil 155,76.',
    input: { ...free, bedrag: 24000, maanden: 12, markt: 'obligaties' },
    expect: { vensters: 183, kansHistorisch: 63.388, verschilHistorisch: 155.76 },
  },
]
