import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'A5',
    title: 'Staatsbon van september 2024 op tien jaar: 2,80 % bruto is 1,96 % netto',
    source: 'spaargids.be, september 2024',
    input: { nominaal: 1000, looptijd: 10, rente: 2.8 },
    expect: { nettoRendement: 1.96, nettoRente: 1.96, brutoRendement: 2.8 },
  },
  {
    title: 'Staatsbon van september 2023: 3,30 % bruto is 2,805 % netto',
    source: 'Federaal Agentschap van de Schuld, uitgifte van 4 september 2023',
    input: { nominaal: 10000, looptijd: 1, rente: 3.3, belasting: 'staatsbon2023' },
    expect: { nettoCoupons: 280.5, nettoRendement: 2.805 },
    tolerance: 0.0005,
    note: 'De bron geeft drie cijfers na de komma.',
  },
  {
    title: 'Staatsbon op acht jaar van december 2024: 2,80 % bruto, 1,96 % netto',
    source: 'Trends, december 2024',
    input: { nominaal: 5000, looptijd: 8, rente: 2.8 },
    expect: { nettoRendement: 1.96, nettoCoupons: 784 },
  },
  {
    title: 'Kapitalisatiebon van drie jaar aan 3 %',
    source: 'Eigen afleiding',
    derivation:
      '10.000 × 1,03^3 = 10.927,27. Rente 927,27, min 30 % (278,18) = 649,09. (10.649,09/10.000)^(1/3) − 1 = 2,118 %.',
    input: { nominaal: 10000, soort: 'kapitalisatie', looptijd: 3, rente: 3 },
    expect: { brutoCoupons: 927.27, roerendeVoorheffing: 278.18, nettoCoupons: 649.09, nettoRendement: 2.118 },
  },
  {
    title: 'Groeikasbon 1 % en 3 %: samen 1,99 % bruto',
    source: 'Eigen afleiding',
    derivation: '100 = 1/(1+r) + 103/(1+r)^2 geeft r = (1 + wortel(1 + 4 × 100 × 103)) ÷ 200 − 1 = 1,99 %.',
    input: { nominaal: 1000, soort: 'groei', groeirentes: [{ rente: 1 }, { rente: 3 }] },
    expect: { brutoRendement: 1.99 },
  },
]
