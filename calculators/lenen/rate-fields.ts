/** The folded questions about a lender's way of computing: the same on every loan page. */
import { choice } from '#calculators/kernel/fields.ts'

export const PROFESSIONAL = 'Voor professionals'

export const renteomzetting = choice({
  label: 'Omzetting naar maandrente',
  start: 'actuarieel',
  refine: true,
  group: PROFESSIONAL,
  hint: 'Belgische kredieten rekenen actuarieel. Delen door twaalf is de Nederlandse gewoonte.',
  options: [
    { value: 'actuarieel', label: 'actuarieel, zoals de wet' },
    { value: 'proportioneel', label: 'jaarrente gedeeld door twaalf' },
  ],
})

export const afronding = choice({
  label: 'Afronding van de maandlast',
  start: 'gewoon',
  refine: true,
  group: PROFESSIONAL,
  hint: 'Sommige kredietgevers kappen af op de cent.',
  options: [
    { value: 'gewoon', label: 'gewoon, op de dichtste cent' },
    { value: 'naarBeneden', label: 'naar beneden' },
  ],
})

export const vergoedingsbasis = {
  label: 'Vergoeding gerekend met',
  start: 'jaarrente',
  refine: true,
  hint: 'De meeste bronnen delen de jaarrente door twaalf. Sommige banken nemen de maandrente uit het contract.',
  options: [
    { value: 'jaarrente', label: 'jaarrente gedeeld door twaalf' },
    { value: 'maandrente', label: 'de maandrente van het krediet' },
  ],
} as const
