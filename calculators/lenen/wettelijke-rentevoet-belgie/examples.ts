import type { Example } from '#calculators/kernel/example.ts'

const balance = (hoofdsom: number, schadebeding: number): Example => ({
  title: `Boek XIX: hoogste schadevergoeding op ${hoofdsom} euro`,
  source: 'Wetboek economisch recht, art. XIX.4 (formule)',
  input: { hoofdsom },
  expect: { schadebeding },
})

export const examples: readonly Example[] = [
  {
    title: '1.000 euro aan 8 % gedurende 11 dagen',
    source: 'go-figure.nl',
    input: { hoofdsom: 1000, eigenRente: 8, van: '2025-03-01', tot: '2025-03-12' },
    expect: { interest: 2.41, dagen: 11 },
  },
  balance(100, 20),
  balance(300, 45),
  balance(500, 65),
  balance(1000, 90),
  balance(10000, 540),
  balance(50000, 2000),
  {
    title: 'Over de jaarwisseling tellen twee tarieven',
    source: 'Eigen afleiding met de tarieven van 2024 (5,75 %) en 2025 (4,50 %)',
    derivation: '10.000 × 5,75 % × 31/365 + 10.000 × 4,5 % × 31/365 = 48,84 + 38,22 = 87,05 (87,0548).',
    input: { hoofdsom: 10000, van: '2024-12-01', tot: '2025-02-01' },
    expect: { interest: 87.05, dagen: 62 },
  },
  {
    title: 'Een deelbetaling gaat eerst naar de interest',
    source: 'Eigen afleiding, art. 5.210 BW',
    derivation:
      '1.000 aan 4,5 % over heel 2025: 45,00. Betaling van 100 op 1 januari 2026: 45 interest, 55 hoofdsom. Rest 945.',
    input: { hoofdsom: 1000, van: '2025-01-01', tot: '2026-01-01', betalingen: [{ datum: '2026-01-01', bedrag: 100 }] },
    expect: { interest: 45, restHoofdsom: 945, openInterest: 0 },
  },
  {
    title: 'Factuur van 1.000 euro, 30 dagen te laat aan een afgesproken 5 %',
    source: 'Blogbox, nalatigheidsinteresten voor ondernemers',
    input: { hoofdsom: 1000, soort: 'handel', eigenRente: 5, van: '2024-04-01', tot: '2024-05-01' },
    expect: { interest: 4.11, dagen: 30 },
  },
  {
    title: 'Een heel jaar met de laatste dag erbij: 5,25 % in 2023',
    source: 'Eigen afleiding met het tarief van 2023',
    derivation: '1.000 × 5,25 % × 365/365 = 52,50. Zonder de laatste dag 364 dagen: 52,36.',
    input: { hoofdsom: 1000, van: '2023-01-01', tot: '2023-12-31', laatsteDagMee: true },
    expect: { interest: 52.5, dagen: 365 },
  },
  {
    title: 'Onbetaalde factuur tussen ondernemingen over twee halfjaren',
    source: 'Eigen afleiding met de tarieven van 2024 (12,5 %) en 2025 (11,5 %)',
    derivation: '3.000 × 12,5 % × 231/365 + 3.000 × 11,5 % × 40/365 = 237,33 + 37,81 = 275,14. Forfait 40 euro.',
    input: { hoofdsom: 3000, soort: 'handel', van: '2024-05-15', tot: '2025-02-10' },
    expect: { interest: 275.14, dagen: 271, forfait: 40 },
  },
  {
    title: 'Eerste semester van 2013: 8 %, zoals in heel 2012',
    source: 'Corbus, interestvoet voor betalingsachterstand bij handelstransacties blijft 8 % (18 februari 2013)',
    derivation: '10.000 × 8 % × 138 ÷ 365 = 302,47 (15 oktober 2012 tot 2 maart 2013).',
    input: { hoofdsom: 10000, soort: 'handel', van: '2012-10-15', tot: '2013-03-02' },
    expect: { interest: 302.47, dagen: 138, rentevoet: 8 },
  },
  {
    title: 'Contract van voor 16 maart 2013: tot 15 maart 2015 een punt lager',
    source: 'Eigen afleiding met de tarieven van 2015 (7,5 % en 8,5 %)',
    derivation: '5.000 × 7,5 % × 74/365 + 5.000 × 8,5 % × 107/365 = 76,03 + 124,59 = 200,62.',
    input: { hoofdsom: 5000, soort: 'handelOud', van: '2015-01-01', tot: '2015-07-01' },
    expect: { interest: 200.62 },
  },
  {
    title: 'Zes jaar in de jaren tachtig: vier tarieven',
    source: 'Eigen afleiding met de tarieven van 8, 12, 10 en 8 %',
    derivation:
      '10.000 × (8 % × 212 + 12 % × 1.461 + 10 % × 365 + 8 % × 153) / 365 = 464,66 + 4.803,29 + 1.000 + 335,34 = 6.603,29.',
    input: { hoofdsom: 10000, van: '1981-01-01', tot: '1987-01-01', consument: false },
    expect: { interest: 6603.29, dagen: 2191 },
  },
  {
    title: 'Belasting te laat betaald: vijf maanden op 1.000 euro aan 7 % in 2010',
    source: 'En Marche (CM), vrijstelling van nalatigheidsinterest, 1 april 2010',
    input: { hoofdsom: 1000, soort: 'fiscaal', van: '2010-04-21', tot: '2010-09-20' },
    expect: { interest: 29.17, maanden: 5 },
  },
  {
    title: 'Negen maanden van mei 2021 tot januari 2022 op 1.800 euro',
    source: 'Droits Quotidiens, précompte immobilier payé en retard (telling van de maanden)',
    derivation:
      'De maanden mei tot en met januari zijn 9. De bron noemt 4 % sinds 2018, maar rekent 2021 nog aan 7 %. 1.800 × 4 % × 9/12 = 54,00.',
    input: { hoofdsom: 1800, soort: 'fiscaal', van: '2021-04-21', tot: '2022-01-20' },
    expect: { interest: 54, maanden: 9 },
  },
  {
    title: 'Onder 5 euro per maand is er geen nalatigheidsinterest',
    source: 'Droits Quotidiens: grens van 1.500 euro aan 4 %; FOD Financiën, planifier mes paiements',
    derivation: '1.499 wordt 1.490. 1.490 × 4 % ÷ 12 = 4,97 per maand, minder dan 5.',
    input: { hoofdsom: 1499, soort: 'fiscaal', van: '2026-03-15', tot: '2026-07-02' },
    expect: { interest: 0, perMaand: 0, maanden: 4 },
  },
  {
    title: 'Vanaf 1.500 euro wel: vier hele maanden',
    source: 'Droits Quotidiens: grens van 1.500 euro aan 4 %',
    derivation: 'Vervaldag 15 maart, betaald op 2 juli: april, mei, juni en juli. 1.500 × 4 % × 4/12 = 20,00.',
    input: { hoofdsom: 1509.99, soort: 'fiscaal', van: '2026-03-15', tot: '2026-07-02' },
    expect: { interest: 20, perMaand: 5, maanden: 4 },
  },
  {
    title: 'Btw te laat betaald sinds 2023: 8 % per jaar',
    source: 'Eigen afleiding, art. 91 Btw-wetboek',
    derivation: '1.239,99 wordt 1.230. 1.230 × 8 % × 4/12 = 32,80.',
    input: { hoofdsom: 1239.99, soort: 'btw', van: '2026-03-15', tot: '2026-07-02' },
    expect: { interest: 32.8, maanden: 4 },
  },
  {
    title: 'Btw van het eerste kwartaal 2022, vijf maanden te laat: 62,40 euro op 1.569 euro',
    source: 'Cobofisk, geen verrassingen bij de betaling van btw',
    input: { hoofdsom: 1569, soort: 'btw', van: '2022-04-20', tot: '2022-09-15' },
    expect: { interest: 62.4, maanden: 5 },
  },
  {
    title: 'Btw een jaar te laat voor 2023: 0,8 % per maand, dus 9,6 %',
    source: 'PIA, payer sa TVA à temps, 7 december 2022',
    derivation: '10.000 × 0,8 % × 12 = 960.',
    input: { hoofdsom: 10000, soort: 'btw', van: '2021-01-20', tot: '2022-01-20' },
    expect: { interest: 960, maanden: 12, rentevoet: 9.6 },
  },
  {
    title: 'Btw: elke begonnen maand na de vervaldag telt, ook in de maand van de vervaldag zelf',
    source: 'Ceulemans, un mot sur les intérêts de retard (art. 91 Btw-wetboek: 1.684,25 wordt 1.680)',
    derivation: 'Van 20 januari tot 25 maart begint een derde maand. 1.680 × 8 % × 3/12 = 33,60.',
    input: { hoofdsom: 1684.25, soort: 'btw', van: '2026-01-20', tot: '2026-03-25' },
    expect: { interest: 33.6, maanden: 3 },
  },
  {
    title: 'Onbetaalde factuur tussen ondernemingen met een schadebeding van 10 %, minstens 50 euro',
    source: 'Eigen afleiding, art. 5 en 6 wet van 2 augustus 2002',
    derivation:
      '1.200 × 10,5 % × 184/365 = 63,52 (1 juli 2025 tot 1 januari 2026). Schadebeding 10 % = 120. Vaste vergoeding 40. Samen 1.200 + 63,52 + 120 + 40 = 1.423,52.',
    input: {
      hoofdsom: 1200,
      soort: 'handel',
      van: '2025-07-01',
      tot: '2026-01-01',
      schadeProcent: 10,
      schadeMinimum: 50,
    },
    expect: { interest: 63.52, schade: 120, invordering: 40, teBetalen: 1423.52 },
  },
  {
    title: 'Consument: van 15 % schadebeding op 400 euro blijft 55 euro over',
    source: 'Eigen afleiding, art. XIX.4 WER',
    derivation:
      '15 % van 400 is 60. De wet laat 30 + 10 % van 250 = 55 toe. Interest 400 × 4,5 % × 181/365 = 8,93. Samen 463,93.',
    input: { hoofdsom: 400, van: '2026-01-01', tot: '2026-07-01', schadeProcent: 15 },
    expect: { schade: 55, gevraagdeSchade: 60, schadebeding: 55, interest: 8.93, teBetalen: 463.93 },
  },
  {
    title: 'Een half jaar burgerlijke interest in 2026: 55,79 euro op 2.500 euro',
    source: 'Eigen afleiding',
    derivation: '1 februari tot 1 augustus 2026 is 181 dagen. 2.500 × 4,5 % × 181/365 = 55,79.',
    input: { hoofdsom: 2500, van: '2026-02-01', tot: '2026-08-01' },
    expect: { dagen: 181, interest: 55.79, teBetalen: 2555.79 },
  },
  {
    title: 'Factuur van 5.000 euro, een kwartaal te laat in de tweede helft van 2026',
    source: 'Eigen afleiding',
    derivation: '5.000 × 10,5 % × 92/365 = 132,33. Met de vaste 40 euro: 5.172,33.',
    input: { hoofdsom: 5000, soort: 'handel', van: '2026-07-01', tot: '2026-10-01' },
    today: '2026-11-15',
    expect: { dagen: 92, interest: 132.33, invordering: 40, teBetalen: 5172.33 },
  },
]
