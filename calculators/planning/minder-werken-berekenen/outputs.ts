import type { Outputs } from '#calculators/kernel/outputs.ts'

const slip = 'Per maand op je rekening'
const leave = 'Over de maanden van je verlof'

export const outputs = {
  verliesMaand: { label: 'Minder op je rekening per maand', unit: 'euro', zero: true },
  nettoDan: { label: 'Netto als je minder werkt', unit: 'euro', zero: true, note: 'Loon en uitkering, per maand' },
  uitkeringNetto: { label: 'Uitkering van de RVA, netto', unit: 'euro', note: 'Per maand', optional: true },
  kostMaand: {
    label: 'Echte kost per maand',
    unit: 'euro',
    zero: true,
    note: 'Met vakantiegeld, premie en belastingafrekening',
  },
  pensioenMinder: {
    label: 'Minder pensioen later',
    unit: 'euro',
    note: 'Bruto per maand, voor deze maanden',
    optional: true,
  },

  nettoNu: { label: 'Nettoloon nu', unit: 'euro', group: slip },
  nettoLoonDan: { label: 'Nettoloon dan', unit: 'euro', zero: true, group: slip },
  brutoDan: { label: 'Brutoloon dan', unit: 'euro', zero: true, group: slip },
  uitkeringBruto: { label: 'Uitkering van de RVA, bruto', unit: 'euro', group: slip, optional: true },
  uitkeringVoorheffing: { label: 'Inhouding op de uitkering', unit: 'euro', group: slip },
  aanmoedigingNetto: { label: 'Vlaamse aanmoedigingspremie, netto', unit: 'euro', group: slip },

  maanden: { label: 'Maanden verlof in een jaar', unit: 'number', group: leave },
  kostTotaal: { label: 'Kost van deze maanden samen', unit: 'euro', zero: true, group: leave },
  rekeningMinder: { label: 'Minder loon en uitkering', unit: 'euro', group: leave },
  vakantiegeldMinder: { label: 'Minder netto vakantiegeld', unit: 'euro', group: leave, note: 'Het jaar erna' },
  premieMinder: { label: 'Minder netto dertiende maand', unit: 'euro', group: leave },
  kinderbijslagMeer: {
    label: 'Meer sociale toeslag van de kinderbijslag',
    unit: 'euro',
    group: leave,
    note: 'Twaalf maanden lang',
  },
  afrekening: {
    label: 'Belastingafrekening',
    unit: 'euro',
    group: leave,
    note: 'Met een min: je krijgt meer terug of betaalt minder bij',
  },

  brutoMinder: { label: 'Bruto minder', unit: 'euro' },
  rszMinder: { label: 'RSZ', unit: 'euro' },
  werkbonusA: { label: 'Werkbonus, luik A', unit: 'euro' },
  werkbonusB: { label: 'Werkbonus, luik B', unit: 'euro' },
  uitkeringJaar: { label: 'Uitkering van de RVA over het jaar, bruto', unit: 'euro' },
  aanmoedigingJaar: { label: 'Aanmoedigingspremie over het jaar, bruto', unit: 'euro' },
  belasting: { label: 'Personenbelasting', unit: 'euro' },
  gemeente: { label: 'Gemeentebelasting', unit: 'euro' },
  bbsz: { label: 'Bijzondere bijdrage (BBSZ)', unit: 'euro' },
  werkbonuskrediet: { label: 'Fiscale werkbonus', unit: 'euro' },
  kindkrediet: { label: 'Belastingkrediet voor kinderen', unit: 'euro' },
  belastbaarNu: { label: 'Belastbaar loon van een gewoon jaar', unit: 'euro' },
  belastbaarDan: { label: 'Belastbaar loon van het jaar met verlof', unit: 'euro' },
  verschuldigdNu: { label: 'Belasting van een gewoon jaar', unit: 'euro' },
  verschuldigdDan: { label: 'Belasting van het jaar met verlof', unit: 'euro' },
  nettoVakantiegeldDan: { label: 'Netto vakantiegeld van het jaar na het verlof', unit: 'euro' },
  brutoVakantiegeldDan: { label: 'Bruto vakantiegeld van het jaar na het verlof', unit: 'euro' },
  nettoPremieDan: { label: 'Netto dertiende maand van het jaar met verlof', unit: 'euro' },
} as const satisfies Outputs
