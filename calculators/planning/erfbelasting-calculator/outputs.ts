import type { Outputs } from '#calculators/kernel/outputs.ts'

const shares = 'Wie krijgt wat'
const tax = 'De belasting'
const regions = 'In de drie gewesten'

export const outputs = {
  erfbelasting: { label: 'Erfbelasting samen', unit: 'euro', zero: true },
  belastingPartner: { label: 'De partner betaalt', unit: 'euro', zero: true, optional: true },
  belastingKind: { label: 'Elk kind betaalt', unit: 'euro', zero: true, optional: true },
  belastingOuder: { label: 'Elke ouder betaalt', unit: 'euro', zero: true, optional: true },
  belastingBroerZus: { label: 'Elke broer of zus betaalt', unit: 'euro', zero: true, optional: true },
  nettoErfenis: { label: 'Netto voor de erfgenamen', unit: 'euro' },
  druk: { label: 'Deel van de erfenis dat belasting is', unit: 'percent' },

  nalatenschap: { label: 'Erfenis na schulden', unit: 'euro', group: shares },
  forfait: { label: 'Vrij zonder bewijs: schulden en begrafenis', unit: 'euro', group: shares },
  deelPartner: { label: 'Wat de partner krijgt', unit: 'euro', optional: true, group: shares },
  deelKind: { label: 'Wat elk kind krijgt', unit: 'euro', optional: true, group: shares },
  deelOuder: { label: 'Wat elke ouder krijgt', unit: 'euro', optional: true, group: shares },
  deelBroerZus: { label: 'Wat elke broer of zus krijgt', unit: 'euro', optional: true, group: shares },
  vruchtgebruik: { label: 'Waarde van het vruchtgebruik', unit: 'percent', decimals: 0, optional: true, group: shares },

  volgensSchaal: { label: 'Volgens de schijven, voor verminderingen', unit: 'euro', optional: true, group: tax },
  vermindering: { label: 'Verminderingen samen', unit: 'euro', group: tax },

  inVlaanderen: { label: 'In Vlaanderen', unit: 'euro', zero: true, group: regions },
  inBrussel: { label: 'In Brussel', unit: 'euro', zero: true, group: regions },
  inWallonie: { label: 'In Wallonië', unit: 'euro', zero: true, group: regions },

  belasting1: { label: 'Erfbelasting van de eerste erfgenaam', unit: 'euro' },
  belasting2: { label: 'Erfbelasting van de tweede erfgenaam', unit: 'euro', optional: true },
  belasting3: { label: 'Erfbelasting van de derde erfgenaam', unit: 'euro', optional: true },
} as const satisfies Outputs
