/**
 * Figures that change nearly every year and of which each row is typed: why no base and coefficient compute them.
 * Apart from the figures, so that no page of a calculator carries these words.
 */
const observed = 'Een meting die elk jaar of elke maand verschijnt; er is niets om uit te rekenen.'
const printed = 'De tekst drukt voor elke datum het bedrag of het tarief zelf, zonder basis.'
const annex =
  'De bijlage over de bedrijfsvoorheffing drukt elk jaar de hele schaal; de basisbedragen staan er niet in en haar afronding gaf ons niet op elke lijn hetzelfde.'

export const whyTyped: Readonly<Record<string, string>> = {
  jaargemiddelde: observed,
  gezondheidsindexDecember: observed,
  referentieBenzine: observed,
  referentieDiesel: observed,
  indexsprongen: 'Het aantal sprongen van de spilindex: andere bedragen worden ermee uitgerekend.',
  onderhoudsgeldAftrek: printed,
  verdachtePeriode: printed,
  co2BijdrageMinimum: printed,
  co2BijdrageVerhoging: printed,
  voorwaardenLandingsbaan: printed,
  werkloosheidLangeLoopbaan: printed,
  ziekteMinimumVanaf: printed,
  exceptioneelKinderen: annex,
  exceptioneleSchaal: annex,
  partnerKleinGrens: annex,
  groeipakketBasis: 'De stijging in september wordt elk jaar beslist (1 of 2 %) en volgt geen index.',
  maximaleJkp: 'Volgt de gemiddelden van de markt en wordt per schijf bekendgemaakt.',
  maxBasisrente: 'Volgt de rente van de ECB, met een laagste en een hoogste tarief.',
  minimumloon: 'Naast de index beslissen de sociale partners over verhogingen: elk bedrag is er een van de cao.',
  werkbonus: 'Elke waarde wordt uitgerekend uit het minimumloon en de aandelen van de wet.',
  loonplafond: 'Naast de index komt er om de twee jaar een verhoging volgens de welvaart, die apart wordt beslist.',
  loonbonusMaximum: 'De wet drukt een basis, maar haar index en afronding gaven ons niet elk gepubliceerd bedrag.',
  vrijstellingWoonWerk: 'Afgerond op tien euro; de basis geeft niet elk gepubliceerd bedrag.',
}
