import type { Example } from '#calculators/example.ts'

const bare = { makelaarsloonPercent: 0, beurstaks: 'geen', aankoopdatum: '2026-11-15' }

export const examples: readonly Example[] = [
  {
    title: 'Duration van een obligatie van 8 % tot 2048 bij een rendement van 9 %',
    source: 'Microsoft, documentatie van de functie DURATION in Excel',
    derivation: 'Bij 9 % (twee coupons per jaar) is de koers 4 ÷ 0,045 × (1 − 1,045^−59) + 100 × 1,045^−59 = 89,7166.',
    input: {
      ...bare,
      aankoopdatum: '2018-07-01',
      vervaldag: '2048-01-01',
      koers: 89.7166,
      coupon: 8,
      frequentie: '2',
      dagtelling: 'act/act',
    },
    expect: { duration: 10.9191453, genoteerdRendement: 9 },
    tolerance: 0.001,
    note: 'De koers is op vier cijfers ingegeven; Excel vertrekt van het rendement.',
  },
  {
    title: 'Vijf jaar, koers 95, coupon 2 %, gekocht op de coupondag',
    source: 'Eigen afleiding',
    derivation:
      'Bruto: 9.500 = Σ 200 ÷ (1 + r)^k + 10.000 ÷ (1 + r)^5, dus r = 3,0947 %. Netto krijg je 140 per jaar; de 500 winst valt in de vrijstelling. Dan is r = 2,4741 % (dagen ÷ 365).',
    input: { ...bare, nominaal: 10000, koers: 95, coupon: 2, vervaldag: '2031-11-15' },
    expect: {
      brutoRendement: 3.09,
      nettoRendement: 2.47,
      duration: 4.8018,
      meerwaarde: 500,
      meerwaardebelasting: 0,
      roerendeVoorheffing: 300,
    },
    tolerance: 0.006,
    note: 'Percentages op twee decimalen.',
  },
  {
    title: 'Dezelfde obligatie als de vrijstelling op is',
    source: 'Eigen afleiding',
    derivation: '(10.000 − 9.500) × 10 % = 50,00.',
    input: { ...bare, nominaal: 10000, koers: 95, coupon: 2, vervaldag: '2031-11-15', alGebruikt: 10000 },
    expect: { meerwaardebelasting: 50 },
  },
  {
    title: 'Aan pari op een nieuwe uitgifte: 2,80 % bruto is 1,96 % netto',
    source: 'Spaargids, staatsbon van september 2024',
    input: { ...bare, koers: 100, coupon: 2.8, vervaldag: '2036-11-15' },
    expect: { brutoRendement: 2.8, nettoRendement: 1.96 },
  },
  {
    title: 'Verlopen rente halverwege het jaar',
    source: 'Eigen afleiding',
    derivation: 'Van 15/05/2026 tot 15/11/2026 zijn 184 van 365 dagen voorbij. 10.000 × 3 % × 184/365 = 151,23.',
    input: { ...bare, nominaal: 10000, koers: 100, coupon: 3, vervaldag: '2030-05-15' },
    expect: { verlopenRente: 151.23, betaald: 10151.23 },
  },
]
