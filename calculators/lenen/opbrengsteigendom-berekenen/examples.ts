import type { Example } from '#calculators/kernel/example.ts'

const still = { leegstand: 0, onderhoud: 0, kosten: 0, inflatie: 0, prijsstijging: 0, verkoopkost: 0 }

export const examples: readonly Example[] = [
  {
    title: 'Appartement van 180.000 euro met 850 euro huur: 5,67 % bruto',
    source: 'Immolytics, bruto huurrendement',
    input: { prijs: 180000, huur: 850 },
    expect: { brutoRendement: 5.67 },
    tolerance: 0.005,
    note: 'De bron rondt af op twee decimalen.',
  },
  {
    title: 'Kadastraal inkomen van 800 euro, inkomsten 2024: 2.437,46 euro belastbaar',
    source: 'Keytrade Bank, belasting op verhuur aan een particulier',
    input: { ki: 800, rente: 3, huur: 900 },
    today: '2024-12-31',
    expect: { belastbaar: 2437.46 },
    tolerance: 0.07,
    note: 'Het aanslagbiljet rondt het geïndexeerd kadastraal inkomen eerst af op de euro: 1.741 × 1,4 = 2.437,40.',
  },
  {
    title: 'Woning van 250.000 euro met 1.000 euro huur: 4,8 % bruto',
    source: 'Investeringsvastgoed.immo, rekenvoorbeeld',
    input: { prijs: 250000, huur: 1000 },
    expect: { brutoRendement: 4.8 },
  },
  {
    title: 'Een huurder die er alleen woont, aan het hoogste tarief',
    source: 'Eigen afleiding',
    derivation:
      'Kadastraal inkomen 1.000 × 2,3 = 2.300, plus 40 % = 3.220 belastbaar. Boven op 90.000 inkomen: 3.220 × 50 % = 1.610, met 7 % gemeentebelasting 1.722,70. De bijzondere bijdrage stond al op haar hoogste.',
    input: { ki: 1000, inkomen: 90000, huur: 1500 },
    expect: { belastbaar: 3220, inkomstenbelasting: 1722.7 },
  },
  {
    title: 'Een huurder die er ook werkt: de aftrek botst op het plafond',
    source: 'Eigen afleiding',
    derivation:
      'Huur 12 × 1.500 × 95 % = 17.100. 40 % is 6.840, maar hoogstens 1.500 × 5,75 × 2/3 = 5.750. Belastbaar 11.350. Boven op 60.000 stijgt de belasting van Staat en gewest van 20.668,01 naar 26.343,02 (11.350 × 50 %, met de afronding van elke lijn) en de gemeentebelasting van 1.446,76 naar 1.844,01: 6.072,26. De bijzondere bijdrage gaat van 481,96 + 19.002,74 × 1,2996 % = 728,92 naar het hoogste, 731,28: 2,36. Samen 6.074,62.',
    input: { huurder: 'beroep', ki: 1500, huur: 1500, leegstand: 5, inkomen: 60000 },
    expect: { huurOntvangen: 17100, belastbaar: 11350, inkomstenbelasting: 6074.62 },
  },
  {
    title: 'Boven op 40.000 euro van een werknemer stijgt ook de bijzondere bijdrage',
    source: 'Art. 108 wet van 30 maart 1994; eigen afleiding',
    derivation:
      'Kadastraal inkomen 1.000 × 2,3 = 2.300, plus 40 % = 3.220. De bijdrage is 335,50 + 2.656 × 4,009 % = 441,98 op 40.000 en 481,96 + 2.222,74 × 1,2996 % = 510,85 op 43.220: 68,87 meer. De belasting van Staat en gewest stijgt van 11.221,51 naar 12.670,50 (3.220 × 45 %, met de afronding van elke lijn), de gemeentebelasting van 785,51 naar 886,94: 1.550,42. Samen 1.619,29.',
    input: { ki: 1000, inkomen: 40000 },
    expect: { belastbaar: 3220, inkomstenbelasting: 1619.29 },
  },
  {
    title: 'Een jaar zonder lening, groei of kosten: de aankoopkosten wegen',
    source: 'Eigen afleiding, apart nagerekend',
    derivation:
      'Registratie 12.000 en akte 3.706,73: inleg 115.706,73. Halfweg het jaar 6.000 huur, na een jaar 100.000. Het rendement r lost −115.706,73 + 6.000 ÷ (1 + r)^0,5 + 100.000 ÷ (1 + r) = 0 op: −8,62 %.',
    input: { ...still, prijs: 100000, huur: 500, eigenGeld: 500000, ki: 0, duur: 1 },
    expect: { registratie: 12000, inleg: 115706.73, nettoHuur: 6000, cashflow: 6000, irr: -8.62 },
    tolerance: 0.005,
    note: 'Het rendement is afgerond op twee decimalen.',
  },
  {
    title: 'Verkocht na drie jaar met grote winst: 16,5 % en gemeentebelasting',
    source: 'Eigen afleiding',
    derivation:
      '200.000 × 1,25³ = 390.625. De aankoopprijs telt voor 200.000 × 1,25 × 1,15 = 287.500. Meerwaarde 103.125 × 16,5 % = 17.015,63, met 7 % gemeentebelasting 18.206,72.',
    input: { prijs: 200000, prijsstijging: 25, verkoopkost: 0, duur: 3, eigenGeld: 500000 },
    expect: { waarde: 390625, meerwaardebelasting: 18206.72 },
  },
  {
    title: 'Dezelfde woning na vijf jaar: geen belasting op de meerwaarde',
    source: 'Eigen afleiding',
    derivation: 'De termijn van vijf jaar is voorbij. 200.000 × 1,25⁵ = 610.351,56.',
    input: { prijs: 200000, prijsstijging: 25, verkoopkost: 0, duur: 5, eigenGeld: 500000 },
    expect: { waarde: 610351.56, meerwaardebelasting: 0 },
  },
  {
    title: 'In Wallonië en zonder lening: 12,5 % registratie op een tweede woning',
    source: 'Eigen afleiding',
    derivation: '240.000 × 12,5 % = 30.000. Zonder lening is er geen kredietakte en geen dossier.',
    input: { gewest: 'wallonie', prijs: 240000, eigenGeld: 400000 },
    expect: { registratie: 30000, lening: 0, maandlast: 0 },
  },
  {
    title: 'Woning van 300.000 euro met 1.100 euro huur: 4,4 % bruto',
    source: 'Eigen afleiding',
    derivation: '12 × 1.100 = 13.200, gedeeld door 300.000 = 4,40 %.',
    input: { prijs: 300000, huur: 1100 },
    expect: { brutoRendement: 4.4 },
  },
]
