/**
 * Every name of a line that rules/ itself gives a visitor; the names of figures are with the figures. One by one, so
 * that a page carries those of its own subject alone.
 */

// Regions
export const vlaanderen = 'Vlaanderen'
export const wallonie = 'Wallonië'
export const brussel = 'Brussel'

// Heirs and shares
export const aandeel = 'Aandeel'
export const roerend = 'Roerend'
export const onroerend = 'Onroerend'
export const gezinswoning = 'Gezinswoning'
export const andereGoederen = 'Andere goederen'
export const vrijgesteld = 'Vrijgesteld'
export const samen = 'Samen met de andere erfgenamen'

// Deeds
export const ereloon = 'Ereloon notaris'
export const administratie = 'Administratieve kosten'
export const derden = 'Opzoekingen en attesten'
export const geschriften = 'Recht op geschriften'
export const overschrijving = 'Overschrijving van de akte'
export const bijlagen = 'Registratie van de bijlagen'
export const hypotheekrecht = 'Hypotheekrecht'
export const inschrijving = 'Retributie voor de inschrijving'
export const registratieHypotheek = 'Registratierecht op de hypotheek'
export const volmacht = 'Vast recht op de volmacht'
export const btwAankoopakte = 'Btw op ereloon, administratie, opzoekingen en geschriften'
export const btwKredietakte = 'Btw op administratie, opzoekingen en geschriften'

// Registration
export const gewoonTarief = 'Gewoon tarief'
export const gewoonNaAbattement = 'Gewoon tarief, na abattement'
export const naAbattement = 'Tarief na abattement'
export const enigeWoning = 'Tarief enige eigen woning'
export const bescheiden = 'Verlaagd tarief bescheiden woning'
export const eigenTarief = 'Zelf gekozen tarief'
