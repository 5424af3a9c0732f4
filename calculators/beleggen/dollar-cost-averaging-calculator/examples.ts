import type { Example } from '#calculators/example.ts'

const free = { makelaarsloon: 0, beurstaks: 'geen', spaarrente: 0 }

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
      'Ineens: 24.000 − 2 − 0,12 % van ongeveer 23.969 (28,76) = 30,76 kosten. Gespreid: 12 × (2 + 0,12 % van ongeveer 1.996, dus 2,39) = 52,68.',
    input: { bedrag: 24000, maanden: 12, makelaarsloon: 2, beurstaks: 'laag' },
    expect: { orderkostenIneens: 30.76, orderkostenGespreid: 52.68 },
    tolerance: 0.125,
    note: 'De taks wordt op het belegde bedrag berekend, per order afgerond op de cent; 12 orders kunnen samen een achtste euro verschillen.',
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
]
