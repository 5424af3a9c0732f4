import type { Outputs } from '#calculators/kernel/outputs.ts'

const costs = 'Kosten en taksen'
const ways = 'Kan het voordeliger?'
const past = 'In het verleden'
const sale = 'De verkoop'

/** Figures of the other question are missing. */
export const outputs = {
  nettoEindbedrag: { label: 'Netto eindbedrag', unit: 'euro0', optional: true, zero: true },
  nettoWinst: { label: 'Netto winst', unit: 'euro0', optional: true, zero: true },
  ingelegd: { label: 'Ingelegd', unit: 'euro0', optional: true, note: 'Met beurstaks en kosten bij aankoop' },
  kostenSamen: { label: 'Fonds en broker kosten je', unit: 'euro0', optional: true, zero: true },
  taksenSamen: { label: 'Taksen en belasting', unit: 'euro0', optional: true, zero: true },
  nettoRendement: { label: 'Netto rendement per jaar', unit: 'percent', optional: true, zero: true },
  brutoEindbedrag: { label: 'Waarde voor verkoop', unit: 'euro0', optional: true, group: costs },
  lopendeKosten: { label: 'Lopende kosten van het fonds', unit: 'euro0', optional: true, group: costs },
  makelaarsloonTotaal: { label: 'Makelaarsloon', unit: 'euro', group: costs },
  beurstaksAankoop: { label: 'Beurstaks bij aankoop', unit: 'euro', optional: true, group: costs },
  beurstaksVerkoop: { label: 'Beurstaks bij verkoop', unit: 'euro', group: costs },
  beurstaksTotaal: { label: 'Beurstaks samen', unit: 'euro', optional: true, group: costs },
  dividendbelasting: { label: 'Roerende voorheffing op dividend', unit: 'euro0', optional: true, group: costs },
  reynderstaks: { label: 'Reynderstaks', unit: 'euro', group: costs },
  meerwaardebelasting: { label: 'Meerwaardebelasting', unit: 'euro', zero: true, group: costs },
  behoudenPer100: { label: 'Behouden van elke € 100 winst', unit: 'euro0', optional: true, group: costs },
  besteRitme: { label: 'Het voordeligst koop je per', unit: 'text', optional: true, group: ways },
  historischLaag: { label: 'Slechte periodes, netto', unit: 'euro0', optional: true, group: past },
  historischMidden: { label: 'In het midden, netto', unit: 'euro0', optional: true, group: past },
  historischHoog: { label: 'Goede periodes, netto', unit: 'euro0', optional: true, group: past },
  nettoOpbrengst: { label: 'Netto opbrengst', unit: 'euro', optional: true, zero: true },
  opbrengst: { label: 'Verkoopbedrag', unit: 'euro', optional: true, group: sale },
  meerwaarde: { label: 'Winst voor de fiscus', unit: 'euro', group: sale },
  reyndersRente: { label: 'Deel dat als rente telt', unit: 'euro', optional: true, group: sale },
  vrijgesteld: { label: 'Vrijgestelde winst', unit: 'euro', optional: true, group: sale },
  ingehouden: { label: 'Eerst ingehouden door een Belgische broker', unit: 'euro', optional: true, group: sale },
  terugTeVragen: { label: 'Daarvan terug via je aangifte', unit: 'euro', optional: true, group: sale },
} as const satisfies Outputs
