import type { Example } from '#calculators/example.ts'

const other = [{ naam: 'Andere', basisrente: 0.5, premie: 0.5, kost: 0 }]

export const examples: readonly Example[] = [
  {
    row: 'A1',
    title: '10.000 euro aan 1 % basisrente gedurende 50 dagen',
    source: 'HLN/Spaargids, 5 september 2016',
    input: {
      saldo: 10000,
      basisrenteNu: 1,
      premieNu: 0,
      laatsteStorting: '2025-01-01',
      overstapdatum: '2025-02-20',
      nieuw: other,
    },
    today: '2025-01-01',
    expect: { basisrenteTotOverstap: 13.7 },
    note: 'De krant drukte 13,898630; 10.000 × 1 % × 50/365 is 13,698630.',
  },
  {
    row: 'B4',
    title: '800 euro basisrente en 400 euro premie: 180 euro is belastbaar',
    source: 'Rekenregel van art. 21, 5° WIB 92 (1.200 − 1.020)',
    derivation: '100.000 × 0,8 % = 800 en 100.000 × 0,4 % = 400. Samen 1.200, min 1.020 = 180. 15 % daarvan is 27,00.',
    input: {
      saldo: 100000,
      basisrenteNu: 0.8,
      premieNu: 0.4,
      laatsteStorting: '2026-01-01',
      horizon: 12,
      nieuw: other,
    },
    today: '2026-01-01',
    expect: { belastbaar: 180, roerendeVoorheffing: 27, nettoBlijven: 1173 },
  },
  {
    title: 'Wachten op een bijna volle premie loont',
    source: 'Eigen afleiding',
    derivation:
      'Storting op 01/03/2026, vandaag 01/02/2027: over een maand is 10.000 × 1,5 % = 150 verworven. De nieuwe rekening geeft 0,5 % basisrente meer; een maand wachten kost daarvan maar 28 × 10.000 × 0,5 %/365 = 3,84.',
    input: {
      saldo: 10000,
      basisrenteNu: 0,
      premieNu: 1.5,
      laatsteStorting: '2026-03-01',
      horizon: 12,
      nieuw: [{ naam: 'Nieuw', basisrente: 2, premie: 0, kost: 0 }],
    },
    today: '2027-02-01',
    expect: { besteDag: '2027-03-01', nettoBlijven: 150 },
  },
  {
    title: '10.000 euro aan 1 % basisrente gedurende 50 dagen van een schrikkeljaar: 13,661202',
    source: 'HLN/Spaargids, 5 september 2016',
    input: {
      saldo: 10000,
      basisrenteNu: 1,
      premieNu: 0.25,
      laatsteStorting: '2024-01-01',
      overstapdatum: '2024-02-20',
      nieuw: other,
    },
    today: '2024-01-01',
    expect: { basisrenteTotOverstap: 13.66 },
  },
  {
    title: '34.000 euro aan 3 % is precies de vrijstelling van 1.020 euro',
    source: 'Trends, december 2023 (plafond voor 2024)',
    input: {
      saldo: 34000,
      basisrenteNu: 1.5,
      premieNu: 1.5,
      laatsteStorting: '2025-01-01',
      horizon: 12,
      nieuw: other,
    },
    today: '2025-01-01',
    expect: { belastbaar: 0, roerendeVoorheffing: 0, nettoBlijven: 1020 },
  },
  {
    title: 'In 2023 lag de grens lager: van 1.200 euro rente is 220 euro belastbaar',
    source: 'FOD Financiën, art. 21, 5° WIB 92 (inkomstenjaar 2023)',
    derivation: '800 + 400 = 1.200; min 980 = 220; 15 % daarvan is 33,00. Netto 1.167,00.',
    input: {
      saldo: 100000,
      basisrenteNu: 0.8,
      premieNu: 0.4,
      laatsteStorting: '2023-01-01',
      horizon: 12,
      nieuw: other,
    },
    today: '2023-01-01',
    expect: { belastbaar: 220, roerendeVoorheffing: 33, nettoBlijven: 1167 },
  },
  {
    title: 'Een kost van 24 euro per jaar telt pas vanaf de overstap',
    source: 'Eigen afleiding',
    derivation:
      'Na 6 van de 12 maanden overstappen, rente overal 0 %, premie nergens: de nieuwe rekening kost 24 × 184/365 = 12,10 (15/5/2027 tot 15/11/2027).',
    input: {
      saldo: 10000,
      basisrenteNu: 0,
      premieNu: 0,
      laatsteStorting: '2026-11-15',
      horizon: 12,
      overstapdatum: '2027-05-15',
      nieuw: [{ naam: 'Betalend', basisrente: 0, premie: 0, kost: 24 }],
    },
    today: '2026-11-15',
    expect: { verschilOpDatum: -12.1 },
  },
]
