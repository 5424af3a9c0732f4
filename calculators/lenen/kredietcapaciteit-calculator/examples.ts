import type { Example } from '#calculators/kernel/example.ts'

const noLiving = { leefgeldAlleen: 0, leefgeldPerKind: 0 }

export const examples: readonly Example[] = [
  {
    title: 'Inkomen 2.500, vaste kosten 1.000, 33 % van het verschil: 495 euro per maand',
    source: 'mozzeno',
    input: { ontleners: 'een', inkomen1: 1500, norm: 33 },
    note: 'Het inkomen is hier al verminderd met de vaste kosten: 2.500 − 1.000 = 1.500.',
    expect: { maandlastEenDerde: 495 },
  },
  {
    title: 'Met 459,67 euro per maand op 48 maanden leen je 20.000 euro aan 5,01 %',
    source: 'mozzeno',
    input: { ontleners: 'een', inkomen1: 459.67, norm: 100, looptijd: 4, rente: 5.01, ...noLiving },
    expect: { leenbedrag: 20000 },
    tolerance: 2,
    note: 'De rente is op twee decimalen teruggerekend; een half honderdste is tot 2 euro op het bedrag.',
  },
  {
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
    input: { ontleners: 'een', inkomen1: 1850, norm: 40, leefgeldAlleen: 915 },
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
    },
    expect: { inkomen: 4600, maandlastEenDerde: 1083.33, maandlastLeefgeld: 2550, maandlastMax: 1083.33, dsti: 33.33 },
  },
  {
    title: 'Alleenstaande met 2.500 euro: 60 % of 1.050 euro leefgeld, op 25 jaar aan 3,42 %',
    source: 'Hypotheek.be, hoeveel kan ik lenen op 25 jaar',
    derivation: '60 % is 1.500, na 1.050 leefgeld blijft 1.450. Op 300 maanden aan 0,280636 % is dat ongeveer 293.800.',
    input: { ontleners: 'een', inkomen1: 2500, norm: 60, leefgeldAlleen: 1050, looptijd: 25, rente: 3.42 },
    expect: { maandlastMax: 1450, maandlastEenDerde: 1500, maandlastLeefgeld: 1450 },
    note: 'De bron zegt ongeveer 293.000 euro.',
  },
  {
    title: 'Koppel met 4.500 euro: 60 % is 2.700 euro, op 25 jaar aan 3,42 % ongeveer 547.000 euro',
    source: 'Hypotheek.be, hoeveel kan ik lenen op 25 jaar',
    derivation: '1,0342^(1/12) − 1 = 0,280628 % per maand; 2.700 × (1 − 1,00280628^−300) / 0,00280628 = 547.059.',
    input: { inkomen1: 2500, inkomen2: 2000, norm: 60, looptijd: 25, rente: 3.42 },
    expect: { maandlastMax: 2700, leenbedrag: 547000 },
    tolerance: 500,
    note: 'De bron rondt af op duizend euro.',
  },
  {
    title: 'Alleen met 3.600 euro: 33 % is 1.188 euro per maand',
    source: 'Crefinance, calculez votre taux d’endettement',
    input: { ontleners: 'een', inkomen1: 3600, norm: 33 },
    expect: { maandlastMax: 1188 },
  },
  {
    title: 'Koppel dat elk 1.350 euro verdient: een derde is 900 euro per maand',
    source: 'Be-credit, acheter un logement deviendrait-il un luxe',
    input: { inkomen1: 1350, inkomen2: 1350 },
    expect: { maandlastMax: 900 },
  },
  {
    title: 'Alleen met 3.500 euro: 40 % is 1.400 euro per maand',
    source: 'Econostrum, crédit immobilier: emprunter avec un salaire moyen',
    input: { ontleners: 'een', inkomen1: 3500, norm: 40 },
    expect: { maandlastMax: 1400 },
  },
  {
    title: 'Het eigen geld is de rem: koppel met 4.900 euro en 50.000 euro eigen geld',
    source: 'Eigen afleiding',
    derivation:
      'Een derde is 1.633,33: op 25 jaar aan 4,07 % ongeveer 309.600 lening. Een woning van 310.835 euro kost 18.916 extra, met 350 dossierkosten van de bank; met 90 % geleend (279.751,50) is 50.000 eigen geld nodig. Op die lening rekenen we ook de rest: 1.476,01 per maand, 30,12 % van het inkomen, en 3.423,99 om van te leven. Voor de hele lening hoort een woning van 343.900 euro met 54.300 euro eigen geld: 4.300 te weinig, naar boven afgerond 5.000.',
    input: { inkomen1: 2600, inkomen2: 2300, eigenInbreng: 50000, looptijd: 25, rente: 4.07 },
    today: '2026-11-15',
    expect: {
      leenRond: 309000,
      strengRond: 255000,
      prijsRond: 310000,
      leningRond: 279000,
      tekort: 5000,
      maandlast: 1476.01,
      dsti: 30.12,
      leefgeldOver: 3423.99,
    },
  },
  {
    title: 'Lasten die de hele ruimte innemen: geen lening, alleen wat het eigen geld koopt',
    source: 'Eigen afleiding',
    derivation: 'Een derde van 3.000 is 1.000. Met 1.000 lopende kredieten blijft er 0 per maand over.',
    input: { ontleners: 'een', inkomen1: 3000, lopendeKredieten: 1000, eigenInbreng: 0 },
    expect: { maandlastMax: 0, leenRond: 0, prijsRond: 0, tekort: 0 },
  },
  {
    title: 'Onder 80 % van de prijs geldt de rente zonder toeslag: koppel met 120.000 euro eigen geld',
    source: 'Eigen afleiding',
    derivation:
      'Een derde van 4.900 is 1.633,33. Aan de richtrente tot 80 % (4,04 % op 25 jaar) is dat 310.507,08 lening. De woning van 408.822 euro wordt voor 75,95 % geleend: onder 80 %, dus zonder toeslag. De maandlast is 1.633,33, 33,33 % van het inkomen.',
    input: { inkomen1: 2600, inkomen2: 2300, eigenInbreng: 120000 },
    today: '2026-11-15',
    expect: { gebruikteRente: 4.04, leenbedrag: 310507.08, ltv: 75.95, maandlast: 1633.33, dsti: 33.33 },
  },
]
