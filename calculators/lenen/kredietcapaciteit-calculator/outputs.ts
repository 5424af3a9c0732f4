import type { Outputs } from '#calculators/kernel/outputs.ts'

const rules = 'Wat elke regel geeft'
const home = 'De woning'
const ratios = 'Waar banken op letten'

export const outputs = {
  prijsRond: { label: 'Een woning tot ongeveer', unit: 'euro0', note: 'Met je eigen geld en alle kosten', zero: true },
  leningRond: { label: 'Lening voor die woning', unit: 'euro0', zero: true },
  maandlastWoning: { label: 'Maandlast van die lening', unit: 'euro0' },
  strengRond: { label: 'Een voorzichtige bank leent je', unit: 'euro0', zero: true },
  leenRond: { label: 'Een gewone bank leent je tot', unit: 'euro0', zero: true },
  tekort: { label: 'Eigen geld tekort om dat te gebruiken', unit: 'euro0' },
  ruimRond: {
    label: 'Een ruime bank, die naar je leefgeld kijkt tot de helft van je inkomen',
    unit: 'euro0',
    group: rules,
  },
  maandlastMax: { label: 'Hoogste maandlast', unit: 'euro', group: rules, zero: true },
  maandlastEenDerde: { label: 'Maandlast volgens het deel van je inkomen', unit: 'euro', group: rules },
  maandlastLeefgeld: { label: 'Maandlast volgens het leefgeld', unit: 'euro', group: rules },
  gebruikteRente: { label: 'Rentevoet', unit: 'percent', group: rules, zero: true },
  zonderKredietenRond: { label: 'Lening zonder je lopende kredieten', unit: 'euro0', group: rules, optional: true },
  aankoopkosten: { label: 'Kosten van de aankoop en de lening', unit: 'euro0', group: home },
  eigenGeldNodig: { label: 'Eigen geld voor die woning', unit: 'euro0', group: home },
  inkomen: { label: 'Inkomen dat meetelt', unit: 'euro', group: ratios },
  leefgeldOver: { label: 'Blijft over om van te leven', unit: 'euro', group: ratios },
  leefgeldNorm: { label: 'Leefgeld dat de bank vraagt', unit: 'euro', group: ratios },
  dsti: { label: 'Afbetalingen tegenover inkomen (DSTI)', unit: 'percent', group: ratios, optional: true },
  dti: { label: 'Schuld tegenover jaarinkomen (DTI)', unit: 'number', decimals: 1, group: ratios, optional: true },
  ltv: { label: 'Lening tegenover prijs (kwotiteit)', unit: 'percent', group: ratios, optional: true },
  maandlastGewenst: {
    label: 'Maandlast van het bedrag dat je wilt lenen',
    unit: 'euro',
    group: ratios,
    optional: true,
  },
  gewenstTeVeel: { label: 'Dat bedrag is te hoog met', unit: 'euro0', group: ratios, optional: true },
  leeftijdEinde: { label: 'Leeftijd op het einde', unit: 'years', decimals: 0, group: ratios, optional: true },
  maandlast: { label: 'Maandlast van de lening', unit: 'euro' },
  leenbedrag: { label: 'Wat je kunt lenen', unit: 'euro' },
  leenbedragStreng: { label: 'Lening als de rente hoger is', unit: 'euro' },
  leenbedragRuim: { label: 'Lening volgens het leefgeld, tot de helft van het inkomen', unit: 'euro' },
  leenbedragEenDerde: { label: 'Lening volgens het deel van je inkomen', unit: 'euro' },
  leenbedragLeefgeld: { label: 'Lening volgens het leefgeld', unit: 'euro' },
  leenbedragZonderKredieten: { label: 'Lening zonder je lopende kredieten', unit: 'euro' },
  prijs: { label: 'Hoogste prijs', unit: 'euro0' },
  leningVoorPrijs: { label: 'Lening voor die prijs', unit: 'euro' },
} as const satisfies Outputs
