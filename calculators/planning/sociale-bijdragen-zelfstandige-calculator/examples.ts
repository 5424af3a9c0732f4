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
]
