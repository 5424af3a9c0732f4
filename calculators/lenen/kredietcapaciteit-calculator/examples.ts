import type { Example } from '#calculators/example.ts'

const noLiving = { leefgeldAlleen: 0, leefgeldKoppel: 0, leefgeldPerKind: 0 }

export const examples: readonly Example[] = [
  {
    row: 'H41',
    title: 'Inkomen 2.500, vaste kosten 1.000, 33 % van het verschil: 495 euro per maand',
    source: 'mozzeno',
    input: { ontleners: 'een', inkomen1: 2500, vasteKosten: 1000, norm: 33, normBasis: 'naVasteKosten' },
    expect: { maandlastEenDerde: 495 },
  },
  {
    row: 'H41b',
    title: 'Met 459,67 euro per maand op 48 maanden leen je 20.000 euro aan 5,01 %',
    source: 'mozzeno',
    input: { ontleners: 'een', inkomen1: 459.67, norm: 100, looptijd: 4, rente: 5.01, ...noLiving },
    expect: { leenbedrag: 20000 },
    tolerance: 2,
    note: 'De rente is op twee decimalen teruggerekend; een half honderdste is tot 2 euro op het bedrag.',
  },
  {
    row: 'H41b',
    title: 'Met 495,67 euro per maand op 48 maanden leen je 20.000 euro aan 9,15 %',
    source: 'mozzeno',
    input: { ontleners: 'een', inkomen1: 495.67, norm: 100, looptijd: 4, rente: 9.15, ...noLiving },
    expect: { leenbedrag: 20000 },
    tolerance: 2,
    note: 'De rente is op twee decimalen teruggerekend; een half honderdste is tot 2 euro op het bedrag.',
  },
  {
    title: 'Een derde van 3.000 euro, op 20 jaar aan 4 %',
    source: 'Eigen afleiding',
    derivation: '3.000 ÷ 3 = 1.000. 1.000 × (1 − 1,04^−20) / (1,04^(1/12) − 1) = 166.052,61, naar beneden afgerond.',
    input: { ontleners: 'een', inkomen1: 3000, looptijd: 20, rente: 4 },
    expect: { maandlastMax: 1000, leenbedrag: 166052.61 },
  },
  {
    title: 'Het leefgeld is de rem: alleenstaande met 2 kinderen en 2.200 euro',
    source: 'Eigen afleiding',
    derivation: 'Een derde is 733,33. Leefgeld 1.200 + 2 × 200 = 1.600, dus 600 per maand.',
    input: { ontleners: 'een', inkomen1: 2200, kinderen: 2 },
    expect: { maandlastEenDerde: 733.33, maandlastLeefgeld: 600, maandlastMax: 600 },
  },
  {
    title: 'Thomas verdient 1.850 euro: 40 % is 740 euro per maand',
    source: 'Hello bank!, 5 november 2019',
    input: { ontleners: 'een', inkomen1: 1850, norm: 40, leefgeldAlleen: 915, vasteKosten: 195 },
    expect: { maandlastEenDerde: 740, maandlastMax: 740, dsti: 40, leefgeldOver: 1110 },
    note: 'De bron houdt na 195 euro vaste kosten 915 euro over; 1.110 min 195 is 915.',
  },
  {
    title: 'Thomas, de voorzichtige kant: 30 % van 1.850 euro is 555 euro per maand',
    source: 'Hello bank!, 5 november 2019',
    input: { ontleners: 'een', inkomen1: 1850, norm: 30 },
    expect: { maandlastEenDerde: 555 },
  },
  {
    title: 'Huur voor vier vijfde en een kredietkaart van 5.000 euro: koppel met 4.000 euro',
    source: 'Eigen afleiding',
    derivation:
      'Inkomen 4.000 + 80 % van 750 = 4.600. Lasten 200 + 5 % van 5.000 = 450. Een derde is 1.533,33 − 450 = 1.083,33. Leefgeld 4.600 − 450 − 1.600 = 2.550. DSTI (1.083,33 + 450) / 4.600 = 33,33 %.',
    input: {
      inkomen1: 2200,
      inkomen2: 1800,
      huurinkomsten: 750,
      lopendeKredieten: 200,
      kaartlimiet: 5000,
      kaartWeging: 5,
    },
    expect: { inkomen: 4600, maandlastEenDerde: 1083.33, maandlastLeefgeld: 2550, maandlastMax: 1083.33, dsti: 33.33 },
  },
]
