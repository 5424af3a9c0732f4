import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
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
  {
    title: 'Belfius-kasbon op tien jaar: 1,20 % bruto is 0,84 % netto, 872 euro na tien jaar',
    source: 'HLN/Spaargids, 19 november 2018',
    input: { nominaal: 10000, looptijd: 10, rente: 1.2, herbeleggen: 0.84, startdatum: '2018-11-19' },
    today: '2018-11-19',
    expect: { nettoRente: 0.84, opbrengst: 872 },
    tolerance: 0.5,
    note: 'De bron rondt af op een euro en belegt elke nettocoupon opnieuw aan 0,84 %.',
  },
  {
    title: 'Staatsbons van december 2023: 2,60 % en 2,90 % bruto zijn 1,82 % en 2,03 % netto',
    source: 'Trends, november 2023',
    input: { nominaal: 1000, looptijd: 8, rente: 2.9, staatsbonrente: 2.6 },
    expect: { nettoRendement: 2.03, staatsbonRendement: 1.82 },
  },
  {
    title: 'Staatsbon op één jaar van september 2024: 2,75 % bruto is 1,93 % netto',
    source: 'spaargids.be, september 2024',
    input: { nominaal: 10000, looptijd: 1, rente: 2.75, startdatum: '2024-09-16' },
    expect: { nettoRendement: 1.93, nettoCoupons: 192.5 },
    tolerance: 0.005,
    note: 'De bron rondt 1,925 af.',
  },
  {
    title: 'De staatsbon van 2023 ernaast houdt zijn eigen tarief van 15 %',
    source: 'Federaal Agentschap van de Schuld, uitgifte van 4 september 2023',
    input: {
      nominaal: 10000,
      looptijd: 1,
      rente: 4,
      staatsbonrente: 3.3,
      staatsbonBelasting: 'staatsbon2023',
      startdatum: '2023-09-04',
    },
    expect: { nettoCoupons: 280, staatsbonNetto: 280.5, verschilStaatsbon: -0.5 },
  },
  {
    title: 'Kapitalisatie aan een lagere rente dan de kasbon zelf',
    source: 'Eigen afleiding naar de formule van wiskunde-interactief.be',
    derivation:
      'Drie coupons van 10.000 × 4 % = 400, opgerent aan 2 %: 400 × (1,02² + 1,02 + 1) = 1.224,16. Min 30 % (367,25) = 856,91.',
    input: { nominaal: 10000, soort: 'kapitalisatie', looptijd: 3, rente: 4, kapitalisatierente: 2 },
    expect: { brutoCoupons: 1224.16, roerendeVoorheffing: 367.25, nettoCoupons: 856.91 },
  },
  {
    title: 'Gekocht onder pari: ook de uitgiftekorting is belastbare rente',
    source: 'Art. 19, § 1, 1° WIB 92',
    derivation:
      '980 betaald, 1.000 terug: 20 euro korting, 30 % daarvan is 6,00. Coupon 20 min 6 = 14. Na een jaar 1.014 − 6 = 1.008 op 980: 2,857 %.',
    input: { nominaal: 1000, looptijd: 1, rente: 2, uitgifteprijs: 98 },
    expect: { belastingUitgiftekorting: 6, eindbedrag: 1008, nettoRendement: 2.857 },
  },
  {
    title: 'Belfius-kasbon op drie jaar: 2,70 % bruto is 1,89 % netto',
    source: 'BusinessAM, Belfius verhoogt de rente op de kasbons',
    input: { nominaal: 1000, looptijd: 3, rente: 2.7 },
    expect: { nettoRendement: 1.89, nettoRente: 1.89 },
  },
  {
    title: 'Kapitalisatiebon van 4,15 % op tien jaar: 3.512,13 euro netto bij 30 % voorheffing',
    source: 'guide-epargne.be, Un bon de caisse de 10.000 euros rapporte 752,6 euros en moins',
    input: { nominaal: 10000, soort: 'kapitalisatie', looptijd: 10, rente: 4.15 },
    expect: { nettoCoupons: 3512.13, eindbedrag: 13512.13 },
  },
  {
    title: 'Dezelfde bon aan 15 % zou 4.264,73 euro opbrengen',
    source: 'guide-epargne.be, Un bon de caisse de 10.000 euros rapporte 752,6 euros en moins',
    input: { nominaal: 10000, soort: 'kapitalisatie', looptijd: 10, rente: 4.15, startdatum: '2001-11-15' },
    expect: { nettoCoupons: 4264.73 },
  },
  {
    title: 'Staatsbon van juni 2024 op één jaar: 22,40 euro netto per 1.000 euro',
    source: 'Beursbever, Wat is een staatsbon? (uitgifte van 4 juni 2024)',
    input: { nominaal: 1000, looptijd: 1, rente: 3.2, startdatum: '2024-06-04' },
    expect: { nettoCoupons: 22.4, nettoRendement: 2.24 },
  },
  {
    title: 'Uitgifteprijs van 101,50 %: 1.015 euro betalen, 1.000 euro terug',
    source: 'Wikifin (FSMA), De staatsbon',
    input: { nominaal: 1000, looptijd: 5, rente: 3, uitgifteprijs: 101.5 },
    expect: { aankoopbedrag: 1015, terugbetaling: 1000, belastingUitgiftekorting: 0 },
  },
  {
    title: 'Kasbon van 2.500 euro op drie jaar aan 3 %: 225 euro bruto',
    source: 'BNP Paribas Fortis, Kasbon (voorbeeld 1)',
    input: { nominaal: 2500, looptijd: 3, rente: 3 },
    expect: { brutoCoupons: 225 },
  },
  {
    title: 'Staatsbon op vijf jaar van december 2011: 4 % bruto, 3,40 % netto, want hij hield 15 %',
    source: 'Trends, november 2011: coupon van 4 % en 15 % voor wie tot 2 december intekende',
    derivation: '4 × 85 % = 3,40. Vijf coupons van 40 euro per 1.000 euro, telkens min 6 euro: 170 euro.',
    input: { nominaal: 1000, looptijd: 5, rente: 4, startdatum: '2011-12-04', voorheffingTarief: 15 },
    expect: { nettoCoupons: 170, nettoRendement: 3.4 },
  },
  {
    title: 'Een kasbon van dezelfde dag: 21 % in 2012, 25 % tot 2015 en 27 % in 2016',
    source: 'guide-epargne.be, Un bon de caisse de 10.000 euros rapporte 752,6 euros en moins: de tarieven',
    derivation: '40 × (79 % + 3 × 75 % + 73 %) = 31,60 + 90 + 29,20 = 150,80.',
    input: { nominaal: 1000, looptijd: 5, rente: 4, startdatum: '2011-12-04' },
    expect: { nettoCoupons: 150.8 },
  },
  {
    title: 'Na twee jaar verkocht aan 96: 379 euro slechter dan het andere aanbod',
    source: 'Eigen afleiding',
    derivation:
      'Coupons: 2 × 245 = 490, min 30 % = 343. Verkoop 9.600 op 10.000 betaald: −400. Samen −57. Ander aanbod: 2 × 230 min 30 % = 322. Verschil −379. Gelijk bij 10.000 + 322 − 343 = 9.979, dus 99,79 %.',
    input: {
      nominaal: 10000,
      looptijd: 5,
      rente: 2.45,
      staatsbonrente: 2.3,
      verkoop: true,
      verkoopNa: 2,
      verkoopkoers: 96,
    },
    expect: { opbrengst: -57, staatsbonNetto: 322, verschilStaatsbon: -379, gelijkeKoers: 99.79 },
  },
  {
    title: 'Onder pari gekocht: de vergelijking telt de korting, haar belasting en het bedrag dat je echt betaalde',
    source: 'Eigen afleiding',
    derivation:
      'Bon: 9.800 betaald, coupon 200 min 60 = 140, korting 200 min 60 = 140: 280 over. Ander aanbod: 9.800 × 3 % = 294, min 88,20 = 205,80. Verschil 74,20.',
    input: { nominaal: 10000, looptijd: 1, rente: 2, uitgifteprijs: 98, staatsbonrente: 3 },
    expect: { opbrengst: 280, staatsbonNetto: 205.8, verschilStaatsbon: 74.2 },
  },
  {
    title: 'Twee jaar zonder eigen rente: op de lijn tussen de kasbons van 1 en 5 jaar',
    source: 'Eigen afleiding, met de kasbons van Argenta van maart 2026',
    derivation:
      '2,10 % op 1 jaar en 2,45 % op 5 jaar: 2,10 + 0,35 × 1/4 = 2,1875, op een honderdste 2,19 %. 5.000 × 2,19 % × 2 = 219,00 bruto, 65,70 belasting, 153,30 netto.',
    input: { nominaal: 5000, looptijd: 2 },
    today: '2026-11-17',
    expect: { gebruikteRente: 2.19, opbrengst: 153.3 },
  },
  {
    title: 'Kapitalisatie naast herbelegde coupons: het verschil is enkel het uitstel van belasting',
    source: 'Eigen afleiding',
    derivation:
      'Kapitalisatie: 5.000 × 1,022^5 = 5.574,74, min 30 % van 574,74 = 172,42: 402,32. Coupons van 77,00 netto, herbelegd aan 1,54 %: 77 × (1,0154^5 − 1) / 0,0154 = 397,04. Verschil 5,28.',
    input: { nominaal: 5000, soort: 'kapitalisatie', rente: 2.2, staatsbonrente: 2.2 },
    today: '2026-11-17',
    expect: { opbrengst: 402.32, staatsbonNetto: 397.04, verschilStaatsbon: 5.28 },
  },
]
