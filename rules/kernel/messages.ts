/**
 * Every sentence and every name of a line that rules/ itself gives a visitor. Another language replaces this file. The
 * names of figures stand with the figures.
 */

const belgianDate = (date: string): string => date.split('-').toReversed().join('/')

export const messages = {
  lawBefore: (figure: string, firstDay: string): string =>
    `We kennen "${figure}" pas vanaf ${belgianDate(firstDay)}. Kies een latere datum.`,
  lawAfter: (figure: string, lastDay: string): string =>
    `"${figure}" is nog niet bekend na ${belgianDate(lastDay)}. Reken met de regels van ${lastDay.slice(0, 4)}.`,
} as const

export const labels = {
  // Regions
  vlaanderen: 'Vlaanderen',
  wallonie: 'Wallonië',
  brussel: 'Brussel',
  // Heirs and shares
  aandeel: 'Aandeel',
  roerend: 'Roerend',
  onroerend: 'Onroerend',
  gezinswoning: 'Gezinswoning',
  andereGoederen: 'Andere goederen',
  vrijgesteld: 'Vrijgesteld',
  samen: 'Samen met de andere erfgenamen',
  // Deeds
  ereloon: 'Ereloon notaris',
  administratie: 'Administratieve kosten',
  derden: 'Opzoekingen en attesten',
  geschriften: 'Recht op geschriften',
  overschrijving: 'Overschrijving van de akte',
  bijlagen: 'Registratie van de bijlagen',
  hypotheekrecht: 'Hypotheekrecht',
  inschrijving: 'Retributie voor de inschrijving',
  registratieHypotheek: 'Registratierecht op de hypotheek',
  volmacht: 'Vast recht op de volmacht',
  btwAankoopakte: 'Btw op ereloon, administratie, opzoekingen en geschriften',
  btwKredietakte: 'Btw op administratie, opzoekingen en geschriften',
  // Registration
  gewoonTarief: 'Gewoon tarief',
  gewoonNaAbattement: 'Gewoon tarief, na abattement',
  naAbattement: 'Tarief na abattement',
  enigeWoning: 'Tarief enige eigen woning',
  bescheiden: 'Verlaagd tarief bescheiden woning',
  eigenTarief: 'Zelf gekozen tarief',
} as const
