import type { Outputs } from '#calculators/kernel/outputs.ts'

const slip = 'Op je loonbrief, per maand'
const year = 'Over het hele jaar'

export const outputs = {
  nettoMeer: { label: 'Netto meer op je loonbrief', unit: 'euro', zero: true, note: 'Per maand' },
  nettoMeerJaar: { label: 'Netto meer op een jaar', unit: 'euro', zero: true, note: 'Na je belastingafrekening' },
  aandeel: { label: 'Deel dat je houdt', unit: 'percent', decimals: 1, zero: true, note: 'Na de afrekening' },
  knikVan: { label: 'De knik begint bij', unit: 'euro0', note: 'Bruto per maand', optional: true },
  knikTot: { label: 'De knik eindigt bij', unit: 'euro0', note: 'Bruto per maand', optional: true },
  knikAandeel: {
    label: 'Wat je daar houdt',
    unit: 'percent',
    decimals: 1,
    zero: true,
    note: 'Van elke euro meer',
    optional: true,
  },

  nettoNu: { label: 'Nettoloon nu', unit: 'euro', group: slip },
  nettoDan: { label: 'Nettoloon dan', unit: 'euro', group: slip },
  rszMeer: { label: 'RSZ meer', unit: 'euro', group: slip },
  werkbonusMinder: { label: 'Werkbonus minder', unit: 'euro', group: slip },
  voorheffingMeer: { label: 'Bedrijfsvoorheffing meer', unit: 'euro', group: slip },
  bbszMeer: { label: 'Bijzondere bijdrage meer', unit: 'euro', group: slip },

  brutoMeerJaar: { label: 'Bruto meer', unit: 'euro', group: year, note: 'Met vakantiegeld' },
  rszJaar: { label: 'RSZ', unit: 'euro', group: year },
  werkbonusAJaar: { label: 'Werkbonus, luik A', unit: 'euro', group: year },
  werkbonusBJaar: { label: 'Werkbonus, luik B', unit: 'euro', group: year },
  belastingJaar: { label: 'Personenbelasting', unit: 'euro', group: year },
  gemeenteJaar: { label: 'Gemeentebelasting', unit: 'euro', group: year },
  bbszJaar: { label: 'Bijzondere bijdrage (BBSZ)', unit: 'euro', group: year },
  werkbonusKredietJaar: { label: 'Fiscale werkbonus', unit: 'euro', group: year },
  kindKredietJaar: { label: 'Belastingkrediet voor kinderen', unit: 'euro', group: year },
  jobbonusJaar: { label: 'Vlaamse jobbonus', unit: 'euro', group: year },
  kinderbijslagJaar: { label: 'Sociale toeslag op de kinderbijslag', unit: 'euro', group: year },

  belastbaarJaarNu: { label: 'Belastbaar loon van het jaar nu', unit: 'euro' },
  verschuldigdNu: { label: 'Belasting van het jaar nu', unit: 'euro' },
  werkbonusANu: { label: 'Werkbonus luik A van het jaar nu', unit: 'euro' },
  werkbonusBNu: { label: 'Werkbonus luik B van het jaar nu', unit: 'euro' },
} as const satisfies Outputs
