import type { Outputs } from '#calculators/kernel/outputs.ts'

const slip = 'Je loonbrief'
const raise = 'Opslag'
const wholeYear = 'Per jaar'

export const outputs = {
  netto: { label: 'Nettoloon per maand', unit: 'euro', zero: true },
  bruto: { label: 'Brutoloon per maand', unit: 'euro', zero: true, group: slip },
  belastbaar: { label: 'Belastbaar loon', unit: 'euro' },
  bedrijfsvoorheffing: { label: 'Bedrijfsvoorheffing', unit: 'euro' },
  nettoJaar: {
    label: 'Netto per jaar',
    unit: 'euro',
    note: 'Met vakantiegeld en dertiende maand, voor de afrekening van de belasting',
  },
  opslagNetto: { label: 'Netto van je opslag', unit: 'euro' },
  loonkost: { label: 'Kost voor je werkgever', unit: 'euro', note: 'Per maand, gewoon tarief zonder verminderingen' },

  rsz: { label: 'RSZ (sociale zekerheid)', unit: 'euro', group: slip },
  werkbonus: { label: 'Werkbonus', unit: 'euro', group: slip },
  rszNaWerkbonus: { label: 'RSZ na werkbonus', unit: 'euro' },
  fiscaleWerkbonus: { label: 'Fiscale werkbonus', unit: 'euro', group: slip },
  bbsz: { label: 'Bijzondere bijdrage (BBSZ)', unit: 'euro', group: slip },
  verminderingGroepsverzekering: { label: 'Vermindering voor groepsverzekering', unit: 'euro', group: slip },
  uitbetaald: {
    label: 'Op je rekening',
    unit: 'euro',
    note: 'Met nettovergoeding, na maaltijdcheques',
    group: slip,
    optional: true,
  },
  nettoAandeel: { label: 'Netto in procent van bruto', unit: 'percent', decimals: 1, group: slip },

  opslagAandeel: { label: 'Deel van je opslag dat je houdt', unit: 'percent', decimals: 1, group: raise },
  nettoNaOpslag: { label: 'Nettoloon na opslag', unit: 'euro', group: raise },

  brutoJaar: { label: 'Bruto per jaar', unit: 'euro', group: wholeYear },
  nettoVakantiegeld: { label: 'Netto vakantiegeld', unit: 'euro', group: wholeYear },
  nettoPremie: { label: 'Netto dertiende maand', unit: 'euro', group: wholeYear },
  belastbaarJaar: { label: 'Belastbaar loon van het jaar', unit: 'euro', group: wholeYear },
  ingehoudenJaar: { label: 'Bedrijfsvoorheffing van het jaar', unit: 'euro', group: wholeYear },

  werkbonusA: { label: 'Werkbonus, luik A', unit: 'euro' },
  werkbonusB: { label: 'Werkbonus, luik B', unit: 'euro' },
  bedrijfsvoorheffingVoorWerkbonus: { label: 'Bedrijfsvoorheffing volgens de formule', unit: 'euro' },
  bbszJaar: { label: 'Ingehouden bijzondere bijdrage van het jaar', unit: 'euro' },
  premieBelastbaar: { label: 'Dertiende maand, belastbaar', unit: 'euro' },
  premieVoorheffing: { label: 'Bedrijfsvoorheffing op de dertiende maand', unit: 'euro' },
  werkbonusAJaar: { label: 'Werkbonus luik A van het jaar', unit: 'euro' },
  werkbonusBJaar: { label: 'Werkbonus luik B van het jaar', unit: 'euro' },
} as const satisfies Outputs
