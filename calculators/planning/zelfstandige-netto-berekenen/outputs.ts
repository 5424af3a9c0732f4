import type { Outputs } from '#calculators/kernel/outputs.ts'

const sole = 'Je eenmanszaak, per jaar'
const ahead = 'Voorafbetalingen en btw'
const company = 'Met een vennootschap, per jaar'

export const outputs = {
  omzet: { label: 'Te factureren per jaar', unit: 'euro', note: 'Zonder btw', zero: true },
  omzetMaand: { label: 'Dat is per maand', unit: 'euro', note: 'Zonder btw', zero: true },
  dagtarief: {
    label: 'Dagtarief',
    unit: 'euro0',
    note: 'Zonder btw, bij 200 dagen die je kunt aanrekenen',
    group: sole,
  },
  uurtarief: { label: 'Uurtarief', unit: 'euro', note: 'Zonder btw, acht uur per dag', group: sole },
  nettoMaand: { label: 'Netto per maand', unit: 'euro', zero: true },
  nettoJaar: { label: 'Netto per jaar', unit: 'euro', zero: true, group: sole },
  vennootschapMaand: { label: 'Netto per maand met een vennootschap', unit: 'euro', zero: true },
  vennootschapVerschil: { label: 'Verschil met een vennootschap', unit: 'euro', note: 'Per maand', group: company },
  omslag: {
    label: 'Een vennootschap loont vanaf',
    unit: 'euro0',
    note: 'Omzet per jaar, zonder btw',
    optional: true,
  },
  omzetVennootschap: {
    label: 'Omzet voor hetzelfde netto met een vennootschap',
    unit: 'euro',
    optional: true,
    group: company,
  },
  opzijMaand: { label: 'Opzij te zetten per maand', unit: 'euro', note: 'Btw, bijdragen en belasting', zero: true },
  opzijDeel: {
    label: 'Opzij van elke factuur',
    unit: 'percent',
    decimals: 1,
    note: 'Van het bedrag met btw',
    group: ahead,
  },

  winst: { label: 'Winst: omzet min kosten', unit: 'euro', group: sole },
  bijdragen: { label: 'Sociale bijdragen', unit: 'euro', note: 'Met beheerskost', group: sole },
  bijdragenKwartaal: { label: 'Sociale bijdrage per kwartaal', unit: 'euro', note: 'Met beheerskost', group: sole },
  belastbaar: { label: 'Netto belastbaar inkomen', unit: 'euro', group: sole },
  belasting: { label: 'Personenbelasting', unit: 'euro', group: sole },
  gemeentebelasting: { label: 'Gemeentebelasting', unit: 'euro', group: sole },
  andereHeffingen: { label: 'Bijzondere bijdrage min belastingkredieten', unit: 'euro', group: sole },
  belastingTotaal: { label: 'Belasting op deze activiteit', unit: 'euro' },
  vermeerdering: { label: 'Vermeerdering, niet vooraf betaald', unit: 'euro', group: sole },
  marginaalTarief: { label: 'Belasting op je volgende euro', unit: 'percent', group: sole },
  voorafKwartaal: { label: 'Voorafbetaling per kwartaal', unit: 'euro', group: ahead },
  vermeerderingZonder: { label: 'Vermeerdering als je niets vooraf betaalt', unit: 'euro', group: ahead },
  btwKwartaal: { label: 'Btw door te storten per kwartaal', unit: 'euro', group: ahead },
  btwJaar: { label: 'Btw door te storten per jaar', unit: 'euro' },

  loon: { label: 'Brutoloon als bedrijfsleider', unit: 'euro', group: company },
  loonBijdragen: { label: 'Sociale bijdragen op dat loon', unit: 'euro', group: company },
  loonBelasting: { label: 'Belasting op dat loon', unit: 'euro', group: company },
  loonVoorheffing: {
    label: 'Bedrijfsvoorheffing op dat loon, per maand',
    unit: 'euro',
    optional: true,
    group: company,
  },
  loonNetto: { label: 'Nettoloon', unit: 'euro', group: company },
  loonNettoMaand: { label: 'Nettoloon per maand', unit: 'euro', group: company },
  winstVennootschap: { label: 'Winst van de vennootschap', unit: 'euro', group: company },
  vennootschapsbelasting: { label: 'Vennootschapsbelasting', unit: 'euro', group: company },
  vermeerderingVennootschap: { label: 'Vermeerdering van de vennootschap', unit: 'euro', group: company },
  heffingReserve: { label: 'Heffing op de liquidatiereserve', unit: 'euro', group: company },
  roerendeVoorheffing: { label: 'Roerende voorheffing', unit: 'euro', group: company },
  dividendNetto: { label: 'Netto uit de winst', unit: 'euro', group: company },
  vennootschapJaar: { label: 'Netto per jaar met een vennootschap', unit: 'euro', group: company },
} as const satisfies Outputs
