import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: '32',
    title: 'Minimum in hoofdberoep, 2026',
    source: 'RSVZ, bedragen 2026',
    input: { inkomen: 17374.08 },
    expect: { kwartaalbijdrage: 890.42 },
  },
  {
    row: '32',
    title: 'Maximum in hoofdberoep, 2026',
    source: 'RSVZ, bedragen 2026',
    input: { inkomen: 110562.42 },
    expect: { kwartaalbijdrage: 5103.05 },
  },
  {
    row: '32',
    title: 'Primostarter op het laagste inkomen, 2026',
    source: 'RSVZ, bedragen 2026',
    input: { statuut: 'primostarter', inkomen: 8972.07 },
    expect: { kwartaalbijdrage: 459.82 },
  },
  {
    title: 'Minimumbijdrage met 3,95 % beheerskost',
    source: 'Eigen afleiding',
    derivation: '890,42 × 1,0395 = 925,59.',
    input: { inkomen: 10000, beheerskost: 3.95 },
    expect: { kwartaalbijdrage: 890.42, teBetalen: 925.59 },
  },
  {
    title: 'Winst vóór bijdragen: de kring opgelost',
    source: 'Eigen afleiding',
    derivation:
      'Zonder beheerskost en in de eerste schijf: bijdrage = winst × 0,205/1,205. 60.250 × 0,205/1,205 = 10.250, netto inkomen 50.000.',
    input: { soortInkomen: 'winst', inkomen: 60250, beheerskost: 0 },
    expect: { nettoInkomen: 50000, jaarbijdrage: 10250, kwartaalbijdrage: 2562.5 },
    tolerance: 0.02,
    note: 'De kring wordt op de cent afgerond.',
  },
  {
    title: 'Minimum in hoofdberoep, 2024',
    source: 'RSVZ, bedragen 2024',
    input: { inkomen: 0 },
    today: '2024-06-30',
    expect: { kwartaalbijdrage: 864.15 },
  },
  {
    title: 'Bijberoep met 5.500 euro in 2024: voorlopig, definitief en bij te betalen',
    source: 'Liantis, sociale bijdragen in bijberoep (2024)',
    input: { statuut: 'bijberoep', inkomen: 5500, beheerskost: 3.95 },
    today: '2024-06-30',
    expect: { voorlopigMetKost: 99.38, jaarTotaal: 1172.04, afrekeningMetKost: 774.52 },
  },
  {
    title: 'Hoogste bijdrage in 2024 met 3,95 % beheerskost',
    source: 'Liantis, sociale bijdragen in bijberoep (2024)',
    input: { statuut: 'bijberoep', inkomen: 150000, beheerskost: 3.95 },
    today: '2024-06-30',
    expect: { teBetalen: 5148.1 },
  },
  {
    title: 'Primostarter in 2024 met 4,10 % beheerskost',
    source: 'Securex, verlaagde minimumbijdragen voor primostarters (2024)',
    input: { statuut: 'primostarter', inkomen: 8707.35, beheerskost: 4.1 },
    today: '2024-06-30',
    expect: { teBetalen: 464.55 },
  },
  {
    title: 'Minimum in hoofdberoep en voorlopige bijdrage in bijberoep in 2024, met 3,05 % beheerskost',
    source: 'YoungOnes, de sociale bijdragen voor zelfstandigen (2024)',
    input: { statuut: 'hoofdberoep', inkomen: 16861.46, beheerskost: 3.05 },
    today: '2024-06-30',
    expect: { teBetalen: 890.51 },
  },
  {
    title: 'Student-zelfstandige met 12.000 euro in 2026: alleen op het deel boven de drempel',
    source: 'RSVZ, sociale bijdragen als student-zelfstandige; bedragen 2026',
    derivation: '(12.000 − 8.687,04) × 20,5 % = 679,16 per jaar of 169,79 per kwartaal.',
    input: { statuut: 'student', inkomen: 12000 },
    expect: { kwartaalbijdrage: 169.79, basisinkomen: 3312.96 },
  },
  {
    title: 'Twee schijven: 90.000 euro in hoofdberoep, 2026',
    source: 'Eigen afleiding',
    derivation:
      '75.024,54 × 20,5 % = 15.380,03 en 14.975,46 × 14,16 % = 2.120,53: samen 17.500,56 of 4.375,14 per kwartaal.',
    input: { inkomen: 90000 },
    expect: { kwartaalbijdrage: 4375.14 },
  },
  {
    title: 'Twee kwartalen actief: het inkomen wordt eerst naar een jaar gebracht',
    source: 'Securex, verlaagde minimumbijdragen: inkomen × 4 ÷ het aantal kwartalen',
    derivation: '15.000 × 4 ÷ 2 = 30.000. 30.000 × 20,5 % ÷ 4 = 1.537,50 per kwartaal.',
    input: { inkomen: 15000, kwartalen: 2 },
    expect: { kwartaalbijdrage: 1537.5, jaarbijdrage: 3075 },
  },
]
