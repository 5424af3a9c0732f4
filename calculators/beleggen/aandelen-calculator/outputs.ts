import type { Outputs } from '#calculators/kernel/outputs.ts'

const costs = 'Kosten en beurstaks'
const gains = 'Meerwaardebelasting'
const dividends = 'Dividend'

export const outputs = {
  nettoWinst: { label: 'Netto winst', unit: 'euro', zero: true },
  nettoRendement: { label: 'Netto rendement', unit: 'percent', optional: true, zero: true },
  jaarrendement: { label: 'Netto rendement per jaar', unit: 'percent', optional: true },
  breakEvenKoers: { label: 'Break-evenkoers', unit: 'number', decimals: 2, optional: true },
  meerwaardebelasting: { label: 'Meerwaardebelasting', unit: 'euro', zero: true },
  kostenEnTaksen: { label: 'Kosten en beurstaks', unit: 'euro' },
  koerswinst: { label: 'Koerswinst voor kosten', unit: 'euro', group: costs },
  kostenPercent: { label: 'Kosten en beurstaks op je aankoop', unit: 'percent', group: costs },
  makelaarsloonTotaal: { label: 'Makelaarsloon', unit: 'euro', group: costs },
  beurstaksAankoop: { label: 'Beurstaks bij aankoop', unit: 'euro', group: costs },
  beurstaksVerkoop: { label: 'Beurstaks bij verkoop', unit: 'euro', group: costs },
  investering: { label: 'Betaald bij aankoop, met kosten', unit: 'euro', group: costs },
  opbrengst: { label: 'Ontvangen bij verkoop, na kosten en belasting', unit: 'euro', group: costs },
  belastbareMeerwaarde: { label: 'Meerwaarde voor de fiscus', unit: 'euro', group: gains },
  vrijgesteld: { label: 'Vrijgestelde meerwaarde', unit: 'euro', group: gains },
  ingehoudenMeerwaarde: { label: 'Eerst ingehouden door een Belgische bank', unit: 'euro', group: gains },
  terugTeVragen: { label: 'Daarvan terug via je aangifte', unit: 'euro', group: gains },
  nogVrij: { label: 'Nog vrij te nemen winst dat jaar', unit: 'euro', group: gains },
  nettoDividend: { label: 'Netto dividend', unit: 'euro', group: dividends },
  brutoDividend: { label: 'Bruto dividend', unit: 'euro', group: dividends },
  dividendbelasting: { label: 'Belgische voorheffing op het dividend', unit: 'euro', group: dividends },
  dividendTerug: { label: 'Voorheffing die terugkomt via je aangifte', unit: 'euro', group: dividends },
  breakEvenMetDividend: {
    label: 'Break-evenkoers met dividend',
    unit: 'number',
    decimals: 2,
    optional: true,
    group: dividends,
  },
} as const satisfies Outputs
