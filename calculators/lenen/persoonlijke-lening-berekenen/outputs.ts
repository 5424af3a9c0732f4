import type { Outputs } from '#calculators/kernel/outputs.ts'

const law = 'Wat de wet toelaat'
const rate = 'Rente en afbetalingen'
const early = 'Vroeger terugbetalen'

export const outputs = {
  maandlast: { label: 'Maandlast', unit: 'euro' },
  leenbedrag: { label: 'Leenbedrag', unit: 'euro' },
  jkp: { label: 'JKP', unit: 'percent', optional: true, zero: true },
  looptijd: { label: 'Looptijd', unit: 'months' },
  maandlastHoog: { label: 'Maandlast bij het hogere JKP', unit: 'euro', optional: true },
  kredietkost: { label: 'Totale kost van het krediet', unit: 'euro', zero: true },
  totaalTeBetalen: { label: 'Totaal te betalen', unit: 'euro' },
  maxJkp: { label: 'Hoogste toegelaten JKP', unit: 'percent', group: law },
  margeJkp: { label: 'Ruimte tot het hoogste JKP', unit: 'points', group: law, optional: true },
  maxLooptijd: { label: 'Langste toegelaten looptijd', unit: 'months', group: law },
  maandrente: { label: 'Rente per maand', unit: 'percent', decimals: 4, group: rate },
  nominaleRente: { label: 'Nominale rente (12 × maandrente)', unit: 'percent', decimals: 3, group: rate },
  eersteRente: { label: 'Rente in de eerste afbetaling', unit: 'euro', group: rate },
  eersteKapitaal: { label: 'Kapitaal in de eerste afbetaling', unit: 'euro', group: rate },
  laatsteAfbetaling: { label: 'Laatste afbetaling', unit: 'euro', group: rate },
  kostPer1000: { label: 'Kost per 1.000 euro geleend', unit: 'euro', group: rate },
  termijnenOver: {
    label: 'Afbetalingen die dan nog lopen',
    unit: 'euro',
    group: early,
    optional: true,
    note: 'Zo telt een aanbod wat er nog te betalen is',
  },
  saldoVervroegd: { label: 'Kapitaal dat dan openstaat', unit: 'euro', group: early, optional: true },
  vergoedingVervroegd: { label: 'Hoogste vergoeding', unit: 'euro', group: early, optional: true },
  afkoopsom: { label: 'Te betalen om alles af te lossen', unit: 'euro', group: early, optional: true },
  winstVervroegd: { label: 'Bespaard door vroeger terug te betalen', unit: 'euro', group: early, optional: true },
  totaleRente: { label: 'Totale rente', unit: 'euro' },
  totaalGelijkeTermijnen: { label: 'Aantal termijnen maal de maandlast', unit: 'euro' },
  renteGelijkeTermijnen: { label: 'Rente als elke afbetaling gelijk is', unit: 'euro' },
} as const satisfies Outputs
