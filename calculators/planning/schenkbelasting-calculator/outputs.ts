import type { Outputs } from '#calculators/kernel/outputs.ts'

const detail = 'De schenking in detail'
const regions = 'In de drie gewesten'

export const outputs = {
  schenkbelasting: { label: 'Schenkbelasting', unit: 'euro', zero: true },
  bankgiftOverleefd: { label: 'Niet registreren en lang genoeg leven', unit: 'euro', zero: true, optional: true },
  bankgiftOverleden: { label: 'Niet registreren en vroeger overlijden', unit: 'euro', zero: true, optional: true },
  erfbelasting: { label: 'Niet schenken: erfbelasting', unit: 'euro', zero: true },
  besparing: { label: 'Voordeel van schenken', unit: 'euro', zero: true },
  notaris: { label: 'Notaris', unit: 'euro' },
  nettoSchenking: { label: 'Netto voor de ontvanger', unit: 'euro' },

  wachttijd: { label: 'Wachttijd zonder registratie', unit: 'years', decimals: 0, optional: true, group: detail },
  kansGelijk: {
    label: 'Registreren loont vanaf deze kans op een vroeg overlijden',
    unit: 'percent',
    decimals: 0,
    optional: true,
    group: detail,
  },
  vruchtgebruik: { label: 'Waarde van het vruchtgebruik dat je houdt', unit: 'euro', optional: true, group: detail },
  bloteEigendom: { label: 'Waarde van de blote eigendom', unit: 'euro', optional: true, group: detail },
  aantalSchenkingen: { label: 'Aantal schenkingen voor de wet', unit: 'number', decimals: 0, group: detail },
  perSchenking: { label: 'Schenkbelasting per schenking', unit: 'euro', group: detail },
  vermindering: { label: 'Vermindering voor grote gezinnen', unit: 'euro', group: detail },
  teruggave: { label: 'Teruggave na verhuring', unit: 'euro', optional: true, group: detail },
  druk: { label: 'Schenkbelasting in verhouding', unit: 'percent', group: detail },

  inVlaanderen: { label: 'Schenkbelasting in Vlaanderen', unit: 'euro', zero: true, group: regions },
  inBrussel: { label: 'Schenkbelasting in Brussel', unit: 'euro', zero: true, group: regions },
  inWallonie: { label: 'Schenkbelasting in Wallonië', unit: 'euro', zero: true, group: regions },
} as const satisfies Outputs
