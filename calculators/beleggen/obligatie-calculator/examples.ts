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
  {
    title: 'Gekocht in 2024 aan 90, koers 96 op 31/12/2025, terugbetaald aan 100 in 2027',
    source: 'Eigen afleiding',
    derivation:
      'In je zak 10 % van 100.000 = 10.000 koerswinst. De fiscus telt vanaf de fotowaarde: 100.000 − 96.000 = 4.000. Zonder vrijstelling is dat 400 belasting.',
    input: {
      ...bare,
      nominaal: 100000,
      koers: 90,
      coupon: 2,
      aankoopdatum: '2024-05-15',
      vervaldag: '2027-05-15',
      fotokoers: 96,
      alGebruikt: 10000,
    },
    expect: { koerswinst: 10000, meerwaarde: 4000, meerwaardebelasting: 400, ingehoudenMeerwaarde: 400 },
  },
  {
    title: 'Gekocht in 2021 aan 102, koers 90 op 31/12/2025, terugbetaald aan 100',
    source: 'Eigen afleiding',
    derivation:
      'Vanaf de fotowaarde is er 1.000 winst, maar je betaalde 10.200. Met bewijs brengt die hogere prijs de winst op nul; een verlies van 200 telt niet.',
    input: {
      ...bare,
      nominaal: 10000,
      koers: 102,
      coupon: 1,
      aankoopdatum: '2021-06-01',
      vervaldag: '2028-06-01',
      fotokoers: 90,
    },
    expect: { koerswinst: -200, meerwaarde: 0, ingehoudenMeerwaarde: 100 },
  },
  {
    title: 'Nulcouponobligatie aan 80, terugbetaald aan 100 na vijf jaar',
    source: 'Eigen afleiding',
    derivation:
      'Het verschil van 2.000 is rente: 30 % = 600. Netto 9.400 op 8.000 na vijf jaar: (9.400 ÷ 8.000)^(365 ÷ 1.826) − 1 = 3,28 %.',
    input: { ...bare, nominaal: 10000, koers: 80, coupon: 0, vervaldag: '2031-11-15' },
    expect: { roerendeVoorheffing: 600, meerwaardebelasting: 0, nettoWinst: 1400, nettoRendement: 3.2761 },
  },
  {
    title: 'Nieuwe obligatie van 1.000 euro, uitgifteprijs 1.020 euro, 4,5 % op vijf jaar',
    source: 'Wikifin (FSMA): wat brengt een obligatie op',
    derivation:
      'Vijf keer 45 is 225 euro rente, min 20 euro: 205 euro. Wikifin noemt zo’n 4,1 %. Precies: 1.020 = Σ 45 ÷ (1 + r)^k + 1.000 ÷ (1 + r)^5 geeft r = 4,0501 %.',
    input: { ...bare, nominaal: 1000, koers: 102, coupon: 4.5, vervaldag: '2031-11-15', voorheffing: 'geen' },
    expect: { brutoRente: 225, koerswinst: -20, nettoWinst: 205, brutoRendement: 4.0501 },
  },
  {
    title: 'Verlopen rente: coupon van 10 % op 1 juli, gekocht op 1 april, 10.000 euro nominaal',
    source: 'Saxo Bank België: wat is verlopen rente bij obligaties',
    derivation:
      'Negen van twaalf maanden: 1.000 × 9/12 = 750 euro bruto. Bij een Belgische obligatie betaal je 750 × 70 % = 525 euro.',
    input: {
      ...bare,
      nominaal: 10000,
      koers: 100,
      coupon: 10,
      aankoopdatum: '2026-04-01',
      vervaldag: '2026-07-01',
      dagtelling: '30/360',
    },
    expect: { verlopenRente: 750, verlopenRenteNetto: 525, roerendeVoorheffing: 75, nettoWinst: 175 },
  },
  {
    title: 'Dezelfde aankoop van een buitenlandse obligatie: voorheffing op de volle coupon',
    source: 'Saxo Bank België: wat is verlopen rente bij obligaties',
    derivation: 'De coupon van 1.000 euro levert netto 700 euro op; je betaalde 750 euro verlopen rente.',
    input: {
      ...bare,
      nominaal: 10000,
      koers: 100,
      coupon: 10,
      aankoopdatum: '2026-04-01',
      vervaldag: '2026-07-01',
      dagtelling: '30/360',
      eersteCoupon: 'volleCoupon',
    },
    expect: { verlopenRente: 750, roerendeVoorheffing: 300, ontvangen: 10700, nettoWinst: -50 },
  },
]
