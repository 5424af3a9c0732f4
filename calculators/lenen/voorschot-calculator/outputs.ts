import type { Outputs } from '#calculators/kernel/outputs.ts'

const ways = 'Wat elke manier kost'
const after = 'Na loondag'
const law = 'Wat de wet toelaat'
const more = 'Nog cijfers'

/** One list for six kinds of advance: each fills in its own, the others stay empty. */
export const outputs = {
  kostDuurste: { label: 'De duurste manier kost', unit: 'euro', optional: true, zero: true },
  perJaarDuurste: { label: 'Per jaar gerekend', unit: 'percent', decimals: 0, optional: true },
  kostGoedkoopste: { label: 'De goedkoopste manier kost', unit: 'euro', optional: true, zero: true },
  kostWerkgever: { label: 'Voorschot bij je werkgever', unit: 'euro', group: ways, optional: true, zero: true },
  kostOcmw: { label: 'Hulp van OCMW of CAW', unit: 'euro', group: ways, optional: true, zero: true },
  kostSpaargeld: { label: 'Eigen spaargeld: rente die je mist', unit: 'euro', group: ways, optional: true, zero: true },
  kostOnderNul: { label: 'Onder nul op je rekening, hoogstens', unit: 'euro', group: ways, optional: true },
  kostKaart: { label: 'Kredietkaart, gespreid, hoogstens', unit: 'euro', group: ways, optional: true },
  kostAchteraf: { label: 'Achteraf betalen in delen', unit: 'euro', group: ways, optional: true, zero: true },
  kostMinilening: { label: 'Snelle lening met een vaste kost', unit: 'euro', group: ways, optional: true },
  perJaarMinilening: { label: 'Snelle lening, per jaar gerekend', unit: 'percent', group: ways, optional: true },
  dagen: { label: 'Dagen tot je loon', unit: 'days', group: after, optional: true },
  overNaLoondag: { label: 'Over na loondag, zonder de kost', unit: 'euro', group: after, optional: true, zero: true },
  tekortVolgendeMaand: { label: 'Tekort na loondag met de duurste manier', unit: 'euro', group: after, optional: true },
  kostDrieMaanden: { label: 'Kost na drie loondagen', unit: 'euro', group: after, optional: true },
  openNaDrieMaanden: { label: 'Nog open na drie loondagen', unit: 'euro', group: after, optional: true },
  maxJkp: { label: 'Hoogste toegelaten JKP van een lening', unit: 'percent', group: law, optional: true },
  hoogsteInhouding: { label: 'Hoogste inhouding per loon', unit: 'euro', group: law, optional: true },

  inhouding: { label: 'Inhouding per loon', unit: 'euro', optional: true },
  nettoNaInhouding: { label: 'Nettoloon na inhouding', unit: 'euro', optional: true, zero: true },
  termijnen: { label: 'Aantal loonbetalingen', unit: 'number', decimals: 0, optional: true },
  minsteTermijnen: { label: 'Minstens zoveel loonbetalingen', unit: 'number', decimals: 0, group: law, optional: true },
  totaleRente: { label: 'Rente in totaal', unit: 'euro', group: more, optional: true },
  totaalBetaald: { label: 'Totaal terugbetaald', unit: 'euro', group: more, optional: true },
  maandrente: { label: 'Rente per maand', unit: 'percent', decimals: 4, group: more, optional: true },

  voorschotHoog: { label: 'Hoogste voorschot', unit: 'euro', optional: true },
  voorschotLaag: { label: 'Voorzichtig voorschot', unit: 'euro', group: more, optional: true },
  voorschot: { label: 'Voorschot', unit: 'euro', optional: true, zero: true },
  kostPerJaar: { label: 'Kost per jaar', unit: 'euro', optional: true },
  totaleKost: { label: 'Kost tot je pensioen', unit: 'euro', optional: true },
  terugOpPensioen: { label: 'Gaat af van je pensioenkapitaal', unit: 'euro', optional: true },
  reserveOver: { label: 'Reserve die vrij blijft', unit: 'euro', group: more, optional: true },

  rest: { label: 'Later te betalen', unit: 'euro', optional: true },
  tekort: { label: 'Te weinig voor het voorschot', unit: 'euro', optional: true },
  percentage: { label: 'Deel van de prijs', unit: 'percent', optional: true },
  minimumVoorschot: { label: 'Gebruikelijk voorschot', unit: 'euro', group: more, optional: true },

  voorschotPerMaand: { label: 'Voorschot per maand', unit: 'euro', optional: true, zero: true },
  nietVoorgeschoten: { label: 'Blijft onbetaald per maand', unit: 'euro', optional: true, zero: true },
  verschuldigd: { label: 'Onderhoudsgeld per maand', unit: 'euro', optional: true },
  voorschotPerKind: { label: 'Voorschot per kind', unit: 'euro', group: more, optional: true },
} as const satisfies Outputs
