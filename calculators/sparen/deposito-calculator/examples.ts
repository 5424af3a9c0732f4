import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'A7',
    title: 'Staatsbon van september 2023: 1.000 euro op één jaar aan 3,30 %, met 15 % voorheffing',
    source: 'Plus Magazine, augustus 2023',
    input: { bedrag: 1000, looptijd: 12, rente: 3.3, tarief: 'staatsbon2023' },
    expect: { brutoInterest: 33, roerendeVoorheffing: 4.95, nettoInterest: 28.05 },
    note: 'De bron geeft 28,1 omdat ze met 2,81 % rekent; 3,30 % min 15 % is 2,805 %.',
  },
  {
    title: '10.000 euro op 6 maanden aan 2 %',
    source: 'Eigen afleiding',
    derivation: '15/11/2026 tot 15/05/2027 is 181 dagen. 10.000 × 2 % × 181/365 = 99,18. Min 30 % (29,75) = 69,43.',
    input: { bedrag: 10000, looptijd: 6, rente: 2, startdatum: '2026-11-15' },
    today: '2026-11-15',
    expect: {
      einddatum: '2027-05-15',
      dagen: 181,
      brutoInterest: 99.18,
      roerendeVoorheffing: 29.75,
      nettoInterest: 69.43,
    },
  },
  {
    title: 'Een jaar vast: de brutorente zelf, min 30 %',
    source: 'Eigen afleiding',
    derivation: '25.000 × 2,20 % × 365/365 = 550. Min 30 % (165) = 385, dus netto 1,54 %.',
    input: { bedrag: 25000, looptijd: 12, rente: 2.2, startdatum: '2026-11-15' },
    expect: { brutoInterest: 550, nettoInterest: 385, nettoRendement: 1.54 },
  },
  {
    title: 'Dertig dagen op 360: de bank deelt door een korter jaar',
    source: 'Eigen afleiding',
    derivation: '50.000 × 1,8 % × 30/360 = 75,00. Min 30 % (22,50) = 52,50.',
    input: { bedrag: 50000, looptijd: 30, eenheid: 'dagen', rente: 1.8, dagtelling: '360' },
    expect: { brutoInterest: 75, roerendeVoorheffing: 22.5, nettoInterest: 52.5 },
  },
  {
    title: 'Eén hernieuwing: de tweede periode rekent op het nettobedrag',
    source: 'Eigen afleiding',
    derivation:
      'Eerste 6 maanden (181 dagen): 69,43 netto. Dan 10.069,43 × 2 % × 184/365 = 101,52, min 30,46 = 71,06. Samen 140,49.',
    input: { bedrag: 10000, looptijd: 6, rente: 2, startdatum: '2026-11-15', hernieuwingen: 1 },
    expect: { nettoInterest: 140.49, eindbedrag: 10140.49, einddatum: '2027-11-15' },
  },
]
