/** The same loan over more years (tables of Wikifin and Spaargids), and a loan beside it until the old home is sold. */
import type { Example } from '#calculators/kernel/example.ts'

const wikifin = (looptijd: number, maandlast: number, totaalGelijkeTermijnen: number): Example => ({
  title: `100.000 euro aan 5 % op ${looptijd} jaar, jaarrente gedeeld door twaalf`,
  source: 'Wikifin, op welke termijn terugbetalen',
  input: { leenbedrag: 100000, looptijd, rente: 5, renteomzetting: 'proportioneel' },
  expect: { maandlast, totaalGelijkeTermijnen },
  note: 'De tabel van de bron deelt de jaarrente door twaalf en vermenigvuldigt de maandlast met het aantal maanden.',
})

const spaargids = (
  source: string,
  [leenbedrag, looptijd, rente]: readonly [number, number, number],
  maandlast: number,
  renteZonderAfronding: number,
): Example => ({
  title: `Looptijd van ${looptijd} jaar: ${leenbedrag / 1000}.000 euro aan ${String(rente).replace('.', ',')} %`,
  source: `Spaargids.be, ${source}`,
  input: { leenbedrag, looptijd, rente },
  expect: { maandlast, renteZonderAfronding },
})

const THIRTY = 'waar kunt u een lening op dertig jaar aanvragen'
const LONGER = 'wat zijn de voor- en nadelen van een langere looptijd (2022)'

export const termExamples: readonly Example[] = [
  wikifin(10, 1060.66, 127279.2),
  wikifin(20, 659.96, 158390.4),
  wikifin(30, 536.82, 193255.2),
  spaargids(THIRTY, [200000, 20, 3.2], 1124.68, 69922.54),
  spaargids(THIRTY, [200000, 25, 3.2], 964.52, 89356.07),
  spaargids(THIRTY, [200000, 30, 3.2], 859.91, 109567.72),
  spaargids(LONGER, [200000, 20, 2.48], 1055.16, 53238.27),
  spaargids(LONGER, [200000, 30, 4.02], 948.82, 141574.94),
  {
    title: 'Woning van 210.000 euro: na 46 maanden zakt de schuld onder 80 % van de prijs, op 20 jaar aan 2 %',
    source: 'Spaargids.be, hoe banken woonkredieten met lange looptijden weren',
    derivation: '80 % van 210.000 is 168.000. Na 45 maanden staat er nog 168.273,82 open, na 46 maanden 167.541,69.',
    input: { leenbedrag: 200000, looptijd: 20, rente: 2, saldoNa: 46 },
    expect: { maandlast: 1010.05, openstaandSaldo: 167541.69 },
  },
  {
    title: 'Dezelfde woning op 30 jaar: pas na 74 maanden',
    source: 'Spaargids.be, hoe banken woonkredieten met lange looptijden weren',
    derivation: '80 % van 210.000 is 168.000. Na 73 maanden staat er nog 168.442,55 open, na 74 maanden 167.983,32.',
    input: { leenbedrag: 200000, looptijd: 30, rente: 2, saldoNa: 74 },
    expect: { maandlast: 737.43, openstaandSaldo: 167983.32 },
  },
  {
    title: '250.000 euro op 20 jaar aan 3,60 %: 1.455,29 euro per maand',
    source: 'Spaargids.be, is een woonlening op dertig jaar wel verantwoord (2023)',
    input: { leenbedrag: 250000, looptijd: 20, rente: 3.6 },
    expect: { maandlast: 1455.29 },
  },
  {
    title: 'De richtrente volgt de looptijd en de kwotiteit: 25 jaar en meer dan 80 % geleend',
    source: 'Eigen afleiding',
    derivation:
      'Richtrente op 25 jaar 4,04 % (juni 2026), plus 0,03 boven 80 %: 4,07 %. 270.000 ÷ 300.000 = 90 %. 270.000 × r / (1 − (1 + r)^−300) met r = 1,0407^(1/12) − 1 = 0,333000 % geeft 1.424,56.',
    input: { leenbedrag: 270000, looptijd: 25, waarde: 300000 },
    today: '2026-11-15',
    expect: { gebruikteRente: 4.07, kwotiteit: 90, maandlast: 1424.56 },
  },
  {
    title: 'Overbruggingskrediet van 150.000 euro aan 4,5 % gedurende tien maanden',
    source: 'Eigen afleiding',
    derivation:
      'Maandrente 1,045^(1/12) − 1 = 0,367481 %. 150.000 × die rente = 551,22 per maand, tien keer is 5.512,20. Samen met 1.105,15 voor de lening: 1.656,37 per maand.',
    input: {
      leenbedrag: 200000,
      looptijd: 20,
      rente: 3,
      overbrugging: 150000,
      overbruggingMaanden: 10,
      overbruggingRente: 4.5,
    },
    expect: { overbruggingPerMaand: 551.22, overbruggingKost: 5512.2, maandlastMetOverbrugging: 1656.37 },
  },
  {
    title: '220.000 euro op 20 jaar aan 3,40 %: 82.114,68 euro rente',
    source: 'Eigen afleiding',
    derivation:
      'Maandrente 1,034^(1/12) − 1, elke maand op de cent: 239 × 1.258,81 en een laatste van 1.259,09 is 302.114,68.',
    input: { leenbedrag: 220000, looptijd: 20, rente: 3.4 },
    expect: { maandlast: 1258.81, totaleRente: 82114.68 },
  },
  {
    title: 'Vaste kapitaalaflossing: 180.000 euro op 15 jaar aan 3,20 % begint met 1.473,10 euro',
    source: 'Eigen afleiding',
    derivation: '1.000 kapitaal en 180.000 × (1,032^(1/12) − 1) = 473,10 rente. Alle maanden samen 42.815,70 rente.',
    input: { leenbedrag: 180000, looptijd: 15, rente: 3.2, aflossing: 'vastKapitaal' },
    expect: { maandlast: 1473.1, totaleRente: 42815.7 },
  },
]
