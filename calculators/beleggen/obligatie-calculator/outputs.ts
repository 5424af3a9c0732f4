import type { Outputs } from '#calculators/kernel/outputs.ts'

const buying = 'Wat je betaalt'
const taxes = 'Rente en belasting'
const swings = 'Als de rente beweegt'

export const outputs = {
  nettoRendement: { label: 'Netto rendement per jaar', unit: 'percent', zero: true },
  brutoRendement: { label: 'Bruto rendement per jaar', unit: 'percent', zero: true },
  betaald: { label: 'Je betaalt, met kosten', unit: 'euro' },
  ontvangen: { label: 'Je ontvangt, netto', unit: 'euro' },
  nettoWinst: { label: 'Netto winst', unit: 'euro', zero: true },
  gelijkeTermijnrente: {
    label: 'Even goed als een termijnrekening van',
    unit: 'percent',
    note: 'Bruto',
    optional: true,
  },
  verlopenRente: { label: 'Verlopen rente', unit: 'euro', group: buying },
  verlopenRenteNetto: { label: 'Verlopen rente na voorheffing', unit: 'euro', group: buying },
  beurstaks: { label: 'Beurstaks bij aankoop', unit: 'euro', group: buying },
  makelaarsloonTotaal: { label: 'Makelaarsloon', unit: 'euro', group: buying },
  brutoRente: { label: 'Rente samen, bruto', unit: 'euro', group: taxes },
  roerendeVoorheffing: { label: 'Roerende voorheffing', unit: 'euro', group: taxes },
  koerswinst: { label: 'Winst of verlies op de koers', unit: 'euro', group: taxes },
  renteInKoers: { label: 'Deel van de koerswinst dat als rente telt', unit: 'euro', group: taxes },
  meerwaarde: { label: 'Meerwaarde voor de fiscus', unit: 'euro', group: taxes },
  vrijgesteld: { label: 'Vrijgestelde meerwaarde', unit: 'euro', group: taxes },
  meerwaardebelasting: { label: 'Meerwaardebelasting', unit: 'euro', group: taxes },
  duration: { label: 'Duration', unit: 'years', decimals: 2, group: swings },
  koersBijPlus1: { label: 'Koers als de rente 1 procentpunt stijgt', unit: 'number', decimals: 2, group: swings },
  koersBijMin1: { label: 'Koers als de rente 1 procentpunt daalt', unit: 'number', decimals: 2, group: swings },
  genoteerdRendement: { label: 'Genoteerd rendement', unit: 'percent', note: 'Per couponperiode' },
  couponrendement: { label: 'Couponrendement', unit: 'percent' },
  couponrendementNetto: { label: 'Couponrendement na voorheffing', unit: 'percent' },
  vuileKoers: { label: 'Koers met verlopen rente', unit: 'number', decimals: 4 },
  ingehoudenMeerwaarde: { label: 'Eerst ingehouden door een Belgische bank', unit: 'euro' },
  gewijzigdeDuration: { label: 'Gevoeligheid voor de rente', unit: 'number' },
  convexiteit: { label: 'Convexiteit', unit: 'number' },
  looptijd: { label: 'Resterende looptijd', unit: 'years', decimals: 1 },
} as const satisfies Outputs
