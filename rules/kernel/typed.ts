/**
 * Figures that change nearly every year and of which each row is typed: why no base and coefficient compute them.
 * Apart from the figures, so that no page of a calculator carries these words.
 */
const observed = 'Een meting die elk jaar of elke maand verschijnt; er is niets om uit te rekenen.'
const printed = 'De tekst drukt voor elke datum het bedrag of het tarief zelf, zonder basis.'
const annex = 'De bijlage over de bedrijfsvoorheffing drukt elk jaar de hele schaal, zonder basisbedragen.'
const emission = 'Elk jaar opnieuw bekendgemaakt, naar de uitstoot van nieuwe wagens.'

export const whyTyped: Readonly<Record<string, string>> = {
  jaargemiddelde: observed,
  gezondheidsindexDecember: observed,
  referentieBenzine: emission,
  referentieDiesel: emission,
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
  maximaleJkp: 'Wordt per schijf bekendgemaakt wanneer het verandert.',
  maxBasisrente: 'Volgt de rente van de ECB, met een laagste en een hoogste tarief.',
  minimumloon: 'Naast de index beslissen de sociale partners over verhogingen: elk bedrag is er een van de cao.',
  werkbonus: 'Elke waarde wordt uitgerekend uit het minimumloon en de aandelen van de wet.',
  loonplafond: 'Tot 2024 de bedragen van de Federale Pensioendienst; daarna uitgerekend met de gezondheidsindex.',
  loonbonusMaximum: 'De wet drukt een basis, maar haar index en afronding gaven ons niet elk gepubliceerd bedrag.',
  vrijstellingWoonWerk: 'De tekst drukt het geïndexeerde bedrag; een basis die elk jaar geeft, vonden we niet.',
}
