import type { Example } from '#calculators/kernel/example.ts'

const quote = (naam: string, rente: number, vorm: string, extra: Record<string, unknown> = {}) => ({
  naam,
  soort: 'lenen',
  rente,
  vorm,
  kosten: 0,
  looptijd: 48,
  ...extra,
})

export const examples: readonly Example[] = [
  {
    title: 'Excel EFFECT(5,25 %; 4) en 6 % per maand nominaal',
    source: 'Microsoft, documentatie van de functie EFFECT; 1,005^12 − 1 = 6,1678 %',
    input: { tarieven: [quote('A', 5.25, 'nominaalKwartaal'), quote('B', 6, 'nominaalMaand')] },
    expect: { effectief1: 5.3543, effectief2: 6.1678 },
    tolerance: 0.0001,
    note: 'Vier cijfers na de komma.',
  },
  {
    title: 'Woonkrediet van 1,80 % per jaar: 0,1488 % per maand',
    source: 'Multifinances, calculez votre mensualité (30 januari 2018)',
    input: { tarieven: [quote('A', 1.8, 'effectief'), quote('B', 0.1488, 'perMaand')] },
    expect: { perMaand1: 0.1488, effectief2: 1.8 },
    tolerance: 0.0005,
    note: 'De bron geeft vier cijfers na de komma per maand.',
  },
  {
    title: '19,7 % nominaal per maand betaald is 21,58 % effectief; 19,7 % effectief is 1,5098 % per maand',
    source: 'GoeieVraag, hoe bereken je rente per maand (1,016416667^12 en 1,197^(1/12))',
    input: { tarieven: [quote('A', 19.7, 'nominaalMaand'), quote('B', 19.7, 'effectief')] },
    expect: { effectief1: 21.5798, perMaand2: 1.5098 },
    tolerance: 0.0001,
    note: 'Vier cijfers na de komma.',
  },
  {
    title: 'Spaarrente van 5,1497 % nominaal, per kwartaal bijgeschreven: 5,25 % per jaar',
    source: 'Icesave, veelgestelde vragen (forum spaarinformatie)',
    input: { tarieven: [quote('A', 5.1497, 'nominaalKwartaal', { soort: 'sparen' }), quote('B', 0.5, 'perMaand')] },
    expect: { effectief1: 5.25, effectief2: 6.17 },
    tolerance: 0.005,
    note: 'De bronnen geven twee cijfers na de komma; 0,5 % per maand is 6,17 % (GeoGebra, gelijkwaardige rentevoeten).',
  },
  {
    title: '1,8 % per kwartaal is 7,397 % per jaar, dus nominaal 7,2 %',
    source: 'Wetboek economisch recht, art. I.9, 44° (voorbeeld in credit2consumer)',
    input: { tarieven: [quote('A', 7.2, 'nominaalKwartaal'), quote('B', 7.397, 'effectief')] },
    expect: { effectief1: 7.397 },
    tolerance: 0.001,
    note: 'De bron geeft drie cijfers na de komma.',
  },
  {
    title: 'Cetelem: 5,95 % JKP is 5,79 % nominaal',
    source: 'Cetelem, tarieven van een persoonlijke lening',
    input: { tarieven: [quote('A', 5.95, 'effectief'), quote('B', 2.38, 'effectief')] },
    expect: { nominaal1: 5.794, nominaal2: 2.354 },
    tolerance: 0.001,
    note: 'De bron geeft twee cijfers na de komma.',
  },
  {
    title: 'Zonder kosten is het JKP de effectieve rente; met 242,45 kosten op 6.500 stijgt het',
    source: 'simulationpret.be: 6.500 euro, 36 maanden, kosten 242,45',
    derivation:
      'Hier betaal je de kosten apart: 36 × 202,28 op 6.500 en 242,45 op dag één. De rente die 6.257,55 gelijkstelt aan die betalingen is 10,608 %. De bron financiert de kosten mee en komt op 10,50 %.',
    input: {
      bedrag: 6500,
      tarieven: [
        quote('A', 7.53, 'nominaalMaand', { looptijd: 36 }),
        quote('B', 7.53, 'nominaalMaand', { looptijd: 36, kosten: 242.45 }),
      ],
    },
    expect: { echt1: 7.7954, echt2: 10.608 },
    tolerance: 0.0005,
    note: 'De afleiding geeft drie tot vier cijfers na de komma.',
  },
  {
    title: 'Een termijnrekening van 2,5 % is 1,75 % na belasting',
    source: 'Eigen afleiding, art. 269 WIB 92',
    derivation: '2,5 % × (1 − 30 %) = 1,75 %.',
    input: {
      tarieven: [
        quote('A', 2.5, 'effectief', { soort: 'termijnrekening' }),
        quote('B', 1.5, 'effectief', { soort: 'sparen' }),
      ],
    },
    expect: { echt1: 1.75, verschil: 0.25 },
  },
  {
    title: 'Dossierkosten van 242,45 euro meegeleend op 6.500 euro: 10,50 % JKP',
    source: 'simulationpret.be: 6.500 euro, 36 maanden, kosten 242,45, JKP 10,50 %',
    input: {
      bedrag: 6500,
      kostenMeelenen: true,
      tarieven: [
        quote('A', 7.53, 'nominaalMaand', { looptijd: 36, kosten: 242.45 }),
        quote('B', 7.53, 'nominaalMaand', { looptijd: 36 }),
      ],
    },
    expect: { echt1: 10.5 },
    tolerance: 0.005,
    note: 'De bron geeft twee cijfers na de komma.',
  },
  {
    title: 'Rente per kwartaal en halfjaarlijks nominaal: 1,8 % en 7,2 %',
    source: 'Eigen afleiding (voorbeeld van 1,8 % per kwartaal uit het Wetboek economisch recht)',
    derivation: '1,018^4 − 1 = 7,3967 %; 1,036^2 − 1 = 7,3296 %.',
    input: { tarieven: [quote('A', 1.8, 'perKwartaal'), quote('B', 7.2, 'nominaalHalfjaar')] },
    expect: { effectief1: 7.3967, effectief2: 7.3296 },
    tolerance: 0.0001,
    note: 'Vier cijfers na de komma.',
  },
  {
    title: 'Maandelijks lastenpercentage van 0,37 % op 84 maanden: 312,10 euro per maand op 20.000 euro',
    source: 'lenengeld.eu, De rente op geleende centen (20.000 euro in 84 keer 312,10)',
    derivation:
      '20.000 ÷ 84 + 20.000 × 0,37 % = 312,0952 per maand. De maandrente die 20.000 gelijkstelt aan 84 keer dat bedrag is 0,66977 %: 8,34 % per jaar.',
    input: {
      bedrag: 20000,
      tarieven: [quote('A', 0.37, 'forfaitPerMaand', { looptijd: 84 }), quote('B', 4.5, 'effectief', { looptijd: 84 })],
    },
    expect: { effectief1: 8.34, perMaand2: 0.3675 },
    tolerance: 0.0001,
    note: 'Twee en vier cijfers na de komma. 4,5 % per jaar is 0,3675 % per maand (korte-adviezen.com).',
  },
  {
    title: 'Spaarboekje boven de vrijstelling tegenover een termijnrekening: 15 % en 30 % belasting',
    source: 'Eigen afleiding, art. 171 en 269 WIB 92',
    derivation: '2 % × (1 − 15 %) = 1,70 %. 2,6 % × (1 − 30 %) = 1,82 %. De termijnrekening wint met 0,12 procentpunt.',
    input: {
      tarieven: [
        quote('Boekje', 2, 'effectief', { soort: 'spaarboekjeBelast' }),
        quote('Termijn', 2.6, 'effectief', { soort: 'termijnrekening' }),
      ],
    },
    expect: { echt1: 1.7, echt2: 1.82, verschil: 0.12, beste: 'Termijn' },
  },
  {
    title: 'Lening van 6 % naast een spaarboekje van 2 %: aflossen wint met 4 procentpunt',
    source: 'Eigen afleiding',
    derivation: '6 % − 2 % = 4 procentpunt. Er zijn geen twee leningen of twee spaarvormen om te vergelijken.',
    input: { tarieven: [quote('Lening', 6, 'effectief'), quote('Boekje', 2, 'effectief', { soort: 'sparen' })] },
    expect: { aflossenOfSparen: 4, verschil: null, tweede: null },
  },
  {
    title: 'Eén tarief omrekenen: 0,45 % per maand is 5,54 % per jaar en nominaal 5,40 %',
    source: 'Eigen afleiding',
    derivation: '1,0045^12 − 1 = 5,5357 %; 12 × 0,45 % = 5,40 %. Er is niets om mee te vergelijken.',
    input: { tarieven: [quote('', 0.45, 'perMaand')] },
    expect: { naKosten: 5.5357, perMaand1: 0.45, nominaal1: 5.4, verschil: null, aflossenOfSparen: null },
  },
]
