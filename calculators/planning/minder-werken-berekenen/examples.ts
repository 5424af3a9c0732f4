import type { Example } from '#calculators/kernel/example.ts'

const day = { today: '2026-11-15' } as const

export const examples: readonly Example[] = [
  {
    title: '4/5 ouderschapsverlof bij 3.000 euro bruto: de uitkering dekt bijna de helft van het verlies',
    source: 'KB van 2 januari 1991, art. 8: 86,32 euro',
    derivation:
      '86,32 × 2,1223 = 183,20. De RVA houdt 17,15 % in, naar beneden afgerond: 31,41. Netto 151,79. Nettoloon bij 3.000 euro 2.261,33, bij 2.400 euro 4/5 1.949,62. Verlies 2.261,33 − 1.949,62 − 151,79 = 159,92.',
    input: { bruto: 3_000, gezin: 'alleenstaand', kinderen: 0, alleenwonend: false },
    ...day,
    expect: {
      uitkeringBruto: 183.2,
      uitkeringNetto: 151.79,
      nettoNu: 2_261.33,
      nettoLoonDan: 1_949.62,
      verliesMaand: 159.92,
    },
  },
  {
    title: 'Zes maanden halftijds ouderschapsverlof: negen twaalfden van het vakantiegeld',
    source: 'Gezinsbond, Goed Gezind, oktober 2022: 9/12 van 20 vakantiedagen is 15',
    derivation: '3.000 × 92 % × 9/12 = 2.070 bruto vakantiegeld het jaar erna. De uitkering: 489,11 × 1,1041 = 540,03.',
    input: { bruto: 3_000, vorm: 'halftijds', maanden: 6, gezin: 'partnerZonderInkomen', kinderen: 2 },
    ...day,
    expect: { brutoVakantiegeldDan: 2_070, uitkeringBruto: 540.03, uitkeringNetto: 447.42, maanden: 6 },
  },
  {
    title: 'Alleenwonende ouder die vier maanden stopt, arbeider',
    source: 'RVA, bedragen thematische verloven: 1.666,57 euro aan de index van december 2022',
    derivation:
      'Vijf indexstappen later: 1.666,57 × 1,1041 = 1.840,06. Min 10,13 % (186,39) = 1.653,67. Vakantiegeld op acht maanden: 2.500 × 8 × 108 % × 15,38 % = 3.322,08 bruto.',
    input: { bruto: 2_500, vorm: 'volledig', gezin: 'alleenstaand', kinderen: 1, statuut: 'arbeider' },
    ...day,
    expect: {
      uitkeringBruto: 1_840.06,
      uitkeringNetto: 1_653.67,
      maanden: 4,
      nettoLoonDan: 0,
      brutoVakantiegeldDan: 3_322.08,
    },
  },
  {
    title: 'Halftijds tijdskrediet van een samenwonende vijftiger: 35 % ingehouden',
    source: 'RVA, bedragen tijdskrediet: 281,79 euro aan de index van mei 2022',
    derivation: '281,79 × 1,1717 = 330,17. 35 % is 115,5595, naar beneden 115,55. Netto 214,62.',
    input: { bruto: 4_000, verlof: 'tijdskrediet', vorm: 'halftijds', kinderen: 0, vijftigPlus: true },
    ...day,
    expect: { uitkeringBruto: 330.17, uitkeringVoorheffing: 115.55, uitkeringNetto: 214.62 },
  },
  {
    title: 'Landingsbaan van 4/5 met een uitkering die je zelf invult',
    source: 'Eigen afleiding',
    derivation:
      '300 min 35 % = 195. Nettoloon van 2.396,29 naar 2.060,11: 336,18 minder. 336,18 − 195 = 141,18. Zonder bedrag tellen we niets.',
    input: { bruto: 3_500, verlof: 'landingsbaan', uitkering: 300, kinderen: 0 },
    ...day,
    expect: { uitkeringNetto: 195, nettoNu: 2_396.29, nettoLoonDan: 2_060.11, verliesMaand: 141.18 },
  },
  {
    title: 'Deeltijds contract van 4/5: een jaar kost 8 euro pensioen per maand',
    source: 'KB nr. 50, art. 7 en 10: 60 % van het loon, per 45 jaar',
    derivation: '36.000 − 28.800 = 7.200 euro loon minder. 7.200 × 60 % ÷ 45 ÷ 12 = 8,00.',
    input: { bruto: 3_000, verlof: 'geen', gezin: 'alleenstaand', kinderen: 0, eindejaarspremie: false },
    ...day,
    expect: { pensioenMinder: 8, uitkeringBruto: 0, verliesMaand: 311.71 },
  },
  {
    title: 'Aanmoedigingspremie: van 205,92 euro bruto blijft 183,27 euro',
    source: 'Vlaanderen.be, bedragen zorgkrediet privésector',
    input: { bruto: 3_000, vorm: 'volledig', aanmoedigingspremie: 205.92 },
    ...day,
    expect: { aanmoedigingNetto: 183.27 },
  },
  {
    title: 'Deeltijds contract met twee kinderen: een lager inkomen geeft meer sociale toeslag',
    source: 'Groeipakket, bedragen van 1 september 2025: 37,31 en 73,68 euro per kind, grens 40.701,59 euro',
    derivation:
      'Het gezinsinkomen daalt van 44.200,72 naar 35.360,68, onder de eerste grens. Per kind 73,68 − 37,31 = 36,37 meer: 36,37 × 2 × 12 = 872,88.',
    input: { bruto: 3_650, verlof: 'geen', gezin: 'partnerZonderInkomen', kinderen: 2, maanden: 12 },
    ...day,
    expect: { belastbaarNu: 44_200.72, belastbaarDan: 35_360.68, kinderbijslagMeer: 872.88 },
  },
  {
    title: 'Ouderschapsverlof met drie kinderen: ook de uitkering telt voor de toeslag',
    source: 'Groeipakket, bedragen van 1 september 2025: 85,22 en 108,29 euro per kind vanaf drie kinderen',
    derivation:
      '35.360,68 loon en 12 × 183,20 = 2.198,40 uitkering is 37.559,08, onder 40.701,59. Per kind 108,29 − 85,22 = 23,07 meer: 23,07 × 3 × 12 = 830,52.',
    input: { bruto: 3_650, gezin: 'partnerZonderInkomen', kinderen: 3, maanden: 12 },
    ...day,
    expect: { uitkeringJaar: 2_198.4, kinderbijslagMeer: 830.52 },
  },
  {
    title: '4/5 verlof voor medische bijstand bij 3.500 euro bruto, alleenstaand',
    source: 'Eigen afleiding (sleutelformule 2026; KB van 2 januari 1991, art. 8)',
    derivation:
      '2.800 − 365,96 RSZ = 2.434,04. Jaar 29.208,48 − 6.070 = 23.138,48: 4.469,93 + 42,80 % × 6.428,48 − 2.987,98, een twaalfde is 352,78. BBSZ 10,33 + 1,1 % × 609,82 = 17,04. Netto 2.064,22. Uitkering 86,32 × 2,1223 = 183,20, min 17,15 % = 151,79.',
    input: { verlof: 'medischeBijstand', bruto: 3500, gezin: 'alleenstaand', kinderen: 0 },
    ...day,
    expect: { nettoNu: 2400.4, nettoLoonDan: 2064.22, uitkeringBruto: 183.2, uitkeringNetto: 151.79 },
  },
]
