import type { Example } from '#calculators/kernel/example.ts'

const members = (...names: readonly string[]) => names.map((naam) => ({ naam }))

export const examples: readonly Example[] = [
  {
    title: 'Vier vrienden, 6.000 euro in 18 maanden, zonder rente',
    source: 'Eigen afleiding',
    derivation: '6.000 ÷ 4 ÷ 18 = 83,333; naar boven op de cent 83,34. Pot: 4 × 18 × 83,34 = 6.000,48.',
    input: { doelbedrag: 6000, datum: '2028-05', deelnemers: members('A', 'B', 'C', 'D'), rente: 0 },
    expect: { bijdrage: 83.34, totaalPerMaand: 333.36, pot: 6000.48, tekort: 0 },
  },
  {
    title: 'Naar inkomen: wie 3.000 verdient legt driemaal zoveel in als wie 1.000 verdient',
    source: 'Eigen afleiding',
    derivation: '1.200 in 12 maanden is 100 per maand: 25 en 75.',
    input: {
      doelbedrag: 1200,
      datum: '2027-11',
      verdeling: 'inkomen',
      inkomens: [
        { naam: 'A', inkomen: 1000 },
        { naam: 'B', inkomen: 3000 },
      ],
      rente: 0,
    },
    expect: { totaalPerMaand: 100, pot: 1200 },
  },
  {
    title: 'Wie stopt, neemt zijn inleg mee en de anderen vullen aan',
    source: 'Eigen afleiding',
    derivation:
      'Drie deelnemers, 600 in 12 maanden, C stopt na 6 maanden. A en B betalen samen 600 ÷ 12 = 50, dus 25 elk; C kreeg 6 × 25 = 150 terug. Ingelegd: 300 + 300 + 150 = 750.',
    input: {
      doelbedrag: 600,
      datum: '2027-11',
      deelnemers: members('A', 'B', 'C'),
      afwijkingen: [{ naam: 'C', stoptNa: 6 }],
      rente: 0,
    },
    expect: { bijdrage: 25, ingelegd: 750, pot: 600 },
  },
  {
    title: 'Beurtrol met vijf: elke maand 500 euro',
    source: 'Eigen afleiding',
    derivation: '5 × 100 = 500. Zonder rente heeft niemand voordeel.',
    input: { modus: 'beurtrol', inzet: 100, deelnemers: members('A', 'B', 'C', 'D', 'E'), rente: 0 },
    expect: { pot: 500, rondes: 5, voordeelEerste: 0, nadeelLaatste: 0 },
  },
  {
    title: 'Eén gemiste maand is een achterstand, geen hogere bijdrage voor de anderen',
    source: 'Eigen afleiding',
    derivation: '1.200 in 12 maanden met twee is 50 per maand. A mist maand 4: 50 achterstand, pot 1.150.',
    input: {
      doelbedrag: 1200,
      datum: '2027-11',
      deelnemers: members('A', 'B'),
      afwijkingen: [{ naam: 'A', gemisteMaanden: '4' }],
      rente: 0,
    },
    today: '2026-11-15',
    expect: { bijdrage: 50, achterstand: 50, pot: 1150, tekort: 50 },
  },
  {
    title: 'Met rente: 100 per maand samen, twaalf maanden aan 1,20 %',
    source: 'Eigen afleiding',
    derivation: 'i = 1,012^(1/12) − 1 = 0,09945 %. 100 × (1,012 − 1) ÷ i = 1.206,59.',
    input: {
      modus: 'doel',
      doelbedrag: 1200,
      datum: '2027-11',
      verdeling: 'vrij',
      bijdragen: [
        { naam: 'A', bijdrage: 40 },
        { naam: 'B', bijdrage: 60 },
      ],
      rente: 1.2,
    },
    today: '2026-11-15',
    expect: { pot: 1206.59, ingelegd: 1200, rente: 6.59, tekort: 0 },
  },
  {
    title: 'Beurtrol met twee aan 10 % per jaar: de eerste beurt is vooraf 7,85 euro waard',
    source: 'Eigen afleiding',
    derivation:
      'i = 1,1^(1/12) − 1 = 0,79741 %. 2.000/1,0079741 − 1.000/1,0079741 − 1.000/1,0079741² = 7,85; voor de tweede is het −7,85.',
    input: { modus: 'beurtrol', inzet: 1000, deelnemers: members('A', 'B'), rente: 10 },
    expect: { pot: 2000, voordeelEerste: 7.85, nadeelLaatste: 7.85 },
  },
  {
    title: 'Tien leden van een tontine leggen elk 30.000 in: elke ronde 300.000',
    source: 'Naa Sika, cercle d’épargne rotatif (bedragen in XOF)',
    input: {
      modus: 'beurtrol',
      inzet: 30000,
      deelnemers: members(...Array.from({ length: 10 }, (_, index) => String(index + 1))),
      rente: 0,
    },
    expect: { pot: 300000, rondes: 10, ingelegdPerPersoon: 300000 },
  },
  {
    title: 'Alleen namen invullen volstaat: drie vrienden, 900 euro in zes maanden',
    source: 'Eigen afleiding',
    derivation: '900 ÷ 3 ÷ 6 = 50,00 per maand en per persoon.',
    input: { doelbedrag: 900, datum: '2027-05', deelnemers: members('Fatma', 'Gust', 'Hanne'), rente: 0 },
    today: '2026-11-15',
    expect: { bijdrage: 50, totaalPerMaand: 150, pot: 900, gehaaldIn: '2027-05' },
  },
  {
    title: 'Later begonnen: bij gelijke bijdragen betalen de anderen mee voor de gemiste maanden',
    source: 'Eigen afleiding',
    derivation: 'A betaalt 12 maanden, B 6: 18 betalingen voor 900, dus 50,00 elk per maand. A legt 600 in, B 300.',
    input: {
      doelbedrag: 900,
      datum: '2027-11',
      deelnemers: members('A', 'B'),
      afwijkingen: [{ naam: 'b', startMaand: 7 }],
      rente: 0,
    },
    today: '2026-11-15',
    expect: { bijdrage: 50, ingelegd: 900, pot: 900, tekort: 0 },
  },
  {
    title: 'Beurtrol met zes aan 75 euro: elke ronde 450 euro',
    source: 'Eigen afleiding',
    derivation: '6 × 75 = 450 per ronde; elk lid legt zes keer 75 in, samen ook 450.',
    input: { modus: 'beurtrol', inzet: 75, deelnemers: members('A', 'B', 'C', 'D', 'E', 'F'), rente: 0 },
    expect: { pot: 450, rondes: 6, ingelegdPerPersoon: 450 },
  },
  {
    title: 'Duizend euro met drie in zeven maanden: de centen gaan naar boven',
    source: 'Eigen afleiding',
    derivation: '1.000 ÷ 3 ÷ 7 = 47,619, dus 47,62 elk: 142,86 per maand en 1.000,02 na zeven maanden.',
    input: { doelbedrag: 1000, datum: '2027-06', deelnemers: members('A', 'B', 'C'), rente: 0 },
    today: '2026-11-15',
    expect: { bijdrage: 47.62, totaalPerMaand: 142.86, pot: 1000.02, tekort: 0 },
  },
]
