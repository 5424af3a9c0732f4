import type { Outputs } from '#calculators/kernel/outputs.ts'

const now = 'Als je niets verandert'
const merge = 'Alles samenvoegen'
const budget = 'Met hetzelfde maandbudget'
const law = 'Wat de wet toelaat'

export const outputs = {
  besparing: { label: 'Wat je bespaart', unit: 'euro', optional: true, zero: true },
  totaalBeste: { label: 'Nog te betalen', unit: 'euro', optional: true },
  maandenBeste: { label: 'Schuldenvrij na', unit: 'months', optional: true },
  budget: { label: 'Maandbudget', unit: 'euro' },
  nieuweMaandlast: { label: 'Maandlast na samenvoegen', unit: 'euro' },
  meerOfMinder: { label: 'Verschil in totaal door samenvoegen', unit: 'euro', optional: true, zero: true },
  totaalSchuld: { label: 'Openstaand bij elkaar', unit: 'euro', group: now },
  maandlastNu: { label: 'Maandlast vandaag', unit: 'euro', group: now },
  totaalNu: { label: 'Nog te betalen', unit: 'euro', group: now, optional: true },
  renteNu: { label: 'Rente die nog komt', unit: 'euro', group: now, optional: true },
  maandenNu: { label: 'Schuldenvrij na', unit: 'months', group: now, optional: true },
  datumNu: { label: 'Laatste afbetaling', unit: 'month', group: now, optional: true },
  jkpNu: { label: 'JKP van je schulden samen', unit: 'percent', group: now, optional: true },
  totaalLawine: { label: 'Lawine: nog te betalen', unit: 'euro', group: budget, optional: true },
  maandenLawine: { label: 'Lawine: schuldenvrij na', unit: 'months', group: budget, optional: true },
  totaalSneeuwbal: { label: 'Sneeuwbal: nog te betalen', unit: 'euro', group: budget, optional: true },
  maandenSneeuwbal: { label: 'Sneeuwbal: schuldenvrij na', unit: 'months', group: budget, optional: true },
  totaalVerdeeld: { label: 'Extra verdeeld: nog te betalen', unit: 'euro', group: budget, optional: true },
  maandenVerdeeld: { label: 'Extra verdeeld: schuldenvrij na', unit: 'months', group: budget, optional: true },
  totaalSamenBudget: { label: 'Samenvoegen: nog te betalen', unit: 'euro', group: budget, optional: true },
  maandenSamenBudget: { label: 'Samenvoegen: schuldenvrij na', unit: 'months', group: budget, optional: true },
  nieuwKredietbedrag: { label: 'Bedrag van het nieuwe krediet', unit: 'euro', group: merge },
  vergoedingen: {
    label: 'Vergoedingen om vroeger af te lossen',
    unit: 'euro',
    group: merge,
    note: 'Hoogstens wat de wet toelaat',
  },
  totaalSamenvoegen: { label: 'Nog te betalen op de gekozen looptijd', unit: 'euro', group: merge },
  renteSamenvoegen: { label: 'Rente van het nieuwe krediet', unit: 'euro', group: merge },
  datumSamenvoegen: { label: 'Laatste afbetaling', unit: 'month', group: merge },
  jkpSamenvoegen: {
    label: 'JKP met vergoedingen en kosten',
    unit: 'percent',
    group: merge,
    optional: true,
    note: 'Gerekend op wat je vandaag schuldig bent',
  },
  kantelJkp: { label: 'JKP waarbij samenvoegen evenveel kost', unit: 'percent', group: merge, optional: true },
  maxJkp: { label: 'Hoogste toegelaten JKP', unit: 'percent', group: law },
  maxLooptijd: { label: 'Langste toegelaten looptijd', unit: 'months', group: law },
  verschilTotaal: { label: 'Samenvoegen min niets veranderen, in totaal', unit: 'euro', optional: true, zero: true },
  verschilMaandlast: { label: 'Minder per maand na samenvoegen', unit: 'euro', zero: true },
  effectRente: { label: 'Deel van het verschil door rente en kosten', unit: 'euro', optional: true },
  effectLooptijd: { label: 'Deel van het verschil door de andere looptijd', unit: 'euro', optional: true },
  renteLawine: { label: 'Rente met de lawine', unit: 'euro', optional: true },
  renteSneeuwbal: { label: 'Rente met de sneeuwbal', unit: 'euro', optional: true },
  datumLawine: { label: 'Laatste afbetaling met de lawine', unit: 'month', optional: true },
  datumSneeuwbal: { label: 'Laatste afbetaling met de sneeuwbal', unit: 'month', optional: true },
} as const satisfies Outputs
