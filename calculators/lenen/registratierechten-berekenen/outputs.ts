import type { Outputs } from '#calculators/kernel/outputs.ts'

const tax = 'Registratie'
const deed = 'Akte van aankoop'
const credit = 'Akte van de lening'
const total = 'Samen'

export const outputs = {
  totaleKosten: { label: 'Te betalen bovenop de prijs', unit: 'euro' },
  registratie: { label: 'Registratiebelasting', unit: 'euro', zero: true },
  aktekosten: { label: 'Akte van aankoop', unit: 'euro', note: 'Notaris, rechten en btw' },
  kredietakte: { label: 'Akte van de lening', unit: 'euro', note: 'Notaris, rechten en btw' },
  btw: { label: 'Btw op de bouw', unit: 'euro' },
  kostenPercentage: { label: 'In procent van de prijs', unit: 'percent', decimals: 1 },
  effectiefTarief: { label: 'Registratie in procent van de prijs', unit: 'percent', group: tax },
  abattement: { label: 'Abattement', unit: 'euro', group: tax, note: 'Deel van de prijs waarop je niets betaalt' },
  vermindering: { label: 'Vermindering bescheiden woning', unit: 'euro', group: tax },
  meegenomen: { label: 'Meegenomen van je vorige woning', unit: 'euro', group: tax },
  voordeel: { label: 'Voordeel van de enige eigen woning', unit: 'euro', group: tax },
  ereloon: { label: 'Ereloon notaris, zonder btw', unit: 'euro', group: deed },
  administratieveKosten: { label: 'Administratieve kosten, zonder btw', unit: 'euro', group: deed },
  btwNotaris: { label: 'Btw op de notaris', unit: 'euro', group: deed },
  ereloonKrediet: { label: 'Ereloon voor de lening, zonder btw', unit: 'euro', group: credit },
  inschrijving: { label: 'Bedrag waarop de rechten tellen', unit: 'euro', group: credit },
  aankoopkosten: { label: 'Registratie en akte van aankoop', unit: 'euro', group: total },
  teBetalen: { label: 'Prijs met alle kosten', unit: 'euro', group: total },
  eigenGeld: { label: 'Nodig naast je lening', unit: 'euro', group: total, optional: true },
  tarief: { label: 'Tarief', unit: 'percent' },
} as const satisfies Outputs
