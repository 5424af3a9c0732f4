import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Woning van 400.000 euro met 200.000 euro lening: 100.000 euro voor je ex',
    source: 'Hypotheek.be, partner uitkopen',
    input: { waarde: 400000, schuld: 200000 },
    expect: { uitkoopsom: 100000, overwaarde: 200000 },
  },
  {
    title: 'Woning van 360.000 euro met 190.000 euro lening: 85.000 euro voor je ex',
    source: 'Juridischforum.be, berekening van een uitkoop',
    input: { waarde: 360000, schuld: 190000 },
    expect: { uitkoopsom: 85000 },
  },
  {
    title: 'Wie 40.000 euro eigen geld inbracht, krijgt dat eerst terug',
    source: 'Appartement.be, formule van de uitkoop, met de cijfers van Elus Vastgoed',
    derivation:
      '(300.000 − 120.000 − 40.000) ÷ 2 = 70.000. Bracht de ex het in, dan krijgt die 70.000 + 40.000 = 110.000.',
    input: { waarde: 300000, schuld: 120000, inbrengEx: 40000 },
    expect: { teVerdelen: 140000, deelEx: 70000, uitkoopsom: 110000 },
  },
  {
    title: 'Verdeelrecht in Wallonië op 200.000 euro: 2.000 euro',
    source: 'Wellfin, droit de partage',
    input: { gewest: 'wallonie', waarde: 200000, schuld: 0 },
    expect: { verdeelrecht: 2000, tarief: 1 },
  },
  {
    title: 'Verdeelrecht in Vlaanderen op 350.000 euro na een huwelijk en na feitelijk samenwonen',
    source: 'Eigen afleiding',
    derivation: 'Feitelijk samenwonend: 350.000 × 2,5 % = 8.750. Na een echtscheiding zou het 1 %, dus 3.500, zijn.',
    input: { waarde: 350000, relatie: 'feitelijk' },
    expect: { verdeelrecht: 8750, tarief: 2.5 },
  },
  {
    title: 'De uitkoop met eigen geld en een offerte van de notaris: geen lening',
    source: 'Eigen afleiding',
    derivation:
      'Zonder schuld krijgt de ex de helft van 300.000: 150.000. Verdeelrecht 1 % = 3.000 en akte 4.000: samen 157.000. Met 200.000 eigen geld is er geen lening.',
    input: { waarde: 300000, schuld: 0, notariskosten: 4000, eigenGeld: 200000 },
    expect: { uitkoopsom: 150000, kosten: 7000, totaal: 157000, nieuweLening: 0, maandlast: 0 },
  },
  {
    title: 'Wat je alleen kunt dragen met 3.000 euro en twee kinderen',
    source: 'Eigen afleiding',
    derivation:
      'Een derde van 3.000 is 1.000. Na 1.200 leefgeld en twee keer 200 voor de kinderen blijft 1.400: het laagste, 1.000, telt.',
    input: { inkomen: 3000, kinderen: 2 },
    expect: { draagkracht: 1000 },
  },
  {
    title: 'Een lening die hoger is dan de waarde: je ex betaalt jou',
    source: 'Eigen afleiding',
    derivation: '(200.000 − 240.000) ÷ 2 = −20.000: de ex draagt de helft van het tekort.',
    input: { waarde: 200000, schuld: 240000 },
    expect: { som: -20000, uitkoopsom: 20000 },
  },
  {
    title: 'Eigen geld dat meestijgt met de waarde',
    source: 'Eigen afleiding',
    derivation:
      '30.000 bij een prijs van 200.000 is nu 30.000 × 300.000 ÷ 200.000 = 45.000. (300.000 − 100.000 − 45.000) ÷ 2 = 77.500 voor de ex.',
    input: { waarde: 300000, schuld: 100000, inbrengIk: 30000, aankoopprijs: 200000 },
    expect: { inbrengTerugIk: 45000, uitkoopsom: 77500 },
  },
  {
    title: 'Eén nieuwe lening: de oude terugbetalen kost hoogstens drie maanden rente en de handlichting',
    source: 'Eigen afleiding',
    derivation:
      '180.000 aan een maandrente van 1,036^(1/12) − 1 = 0,295161 %, drie maanden: 1.593,87. Handlichting 900. Verkopen: 350.000 − 180.000 − 1.593,87 − 900 = 167.506,13, voor elk de helft.',
    input: { waarde: 350000, schuld: 180000, rente: 3.6 },
    today: '2026-11-17',
    expect: { wederbelegging: 1593.87, handlichting: 900 },
  },
  {
    title: 'Loopt de lening door, dan is er geen vergoeding en geen handlichting',
    source: 'Eigen afleiding',
    input: { waarde: 350000, schuld: 180000, rente: 3.6, lening: 'doorlopen', maandlastNu: 1100 },
    derivation: 'De oude lening wordt niet terugbetaald: enkel de akten, het verdeelrecht en het dossier.',
    today: '2026-11-17',
    expect: { wederbelegging: 0, handlichting: 0 },
  },
  {
    title: 'Feitelijk samenwonend, woning van 320.000 met 120.000 euro lening aan 4 %: verdeelrecht 8.000 euro',
    source: 'Eigen afleiding (art. 2.10.4.0.1 VCF; art. VII.147/12 WER)',
    derivation:
      '(320.000 − 120.000) ÷ 2 = 100.000. 2,5 % × 320.000 = 8.000. Maandrente 1,04^(1/12) − 1 = 0,327374 %; drie maanden op 120.000 is 1.178,55.',
    input: { waarde: 320000, schuld: 120000, relatie: 'feitelijk', gewest: 'vlaanderen', rente: 4, looptijd: 20 },
    today: '2026-11-17',
    expect: { uitkoopsom: 100000, tarief: 2.5, verdeelrecht: 8000, wederbelegging: 1178.55 },
  },
  {
    title: 'Brussel: je ex heeft 40 % van een woning van 280.000 euro met 150.000 euro lening',
    source: 'Eigen afleiding (art. 109 W.Reg. Brussel; art. VII.147/12 WER)',
    derivation: '40 % × 130.000 = 52.000. 1 % × 280.000 = 2.800. 150.000 × 0,287090 % × 3 = 1.291,90.',
    input: { waarde: 280000, schuld: 150000, gewest: 'brussel', aandeelEx: 40, rente: 3.5, looptijd: 20 },
    today: '2026-11-17',
    expect: { uitkoopsom: 52000, verdeelrecht: 2800, wederbelegging: 1291.9 },
  },
]
