import type { Outputs } from '#calculators/kernel/outputs.ts'

const parts = 'Per maand'
const limits = 'Je inkomen en de grenzen'
const later = 'Later'

export const outputs = {
  perMaand: { label: 'Kinderbijslag per maand', unit: 'euro', zero: true },
  perJaar: { label: 'Per jaar', unit: 'euro', note: 'Twaalf maanden en het jaarlijkse bedrag' },
  jaartoeslag: { label: 'Jaarlijks bedrag voor school', unit: 'euro' },
  socialeToeslag: { label: 'Waarvan sociale toeslag', unit: 'euro', note: 'Per maand, volgens je inkomen' },
  schooltoeslag: {
    label: 'Schooltoeslag per schooljaar',
    unit: 'euro',
    note: 'Bedragen en grenzen van 2024-2025',
    optional: true,
  },
  startbedrag: { label: 'Bij een volgende geboorte', unit: 'euro', note: 'Eenmalig' },

  basis: { label: 'Basisbedragen', unit: 'euro', group: parts },
  leeftijdstoeslag: { label: 'Leeftijdstoeslag', unit: 'euro', group: parts },
  wezentoeslag: { label: 'Wezentoeslag', unit: 'euro', group: parts },
  zorgtoeslag: { label: 'Zorgtoeslag en andere toeslag', unit: 'euro', group: parts },
  kinderenMetRecht: { label: 'Kinderen met recht', unit: 'number', group: parts },

  eersteGrens: { label: 'Eerste inkomensgrens', unit: 'euro', group: limits, optional: true },
  tweedeGrens: { label: 'Tweede inkomensgrens', unit: 'euro', group: limits, optional: true },
  verliesVolgendeGrens: {
    label: 'Minder per jaar boven de volgende grens',
    unit: 'euro',
    group: limits,
    optional: true,
  },

  totAchttien: {
    label: 'Nog te krijgen tot 18 jaar',
    unit: 'euro0',
    group: later,
    note: 'Alle kinderen samen, aan de bedragen van nu',
  },
  totVijfentwintig: { label: 'Nog te krijgen tot 25 jaar', unit: 'euro0', group: later, note: 'Zolang ze studeren' },
  laatsteMaand: { label: 'Laatste maand met kinderbijslag', unit: 'month', group: later, optional: true },
} as const satisfies Outputs
