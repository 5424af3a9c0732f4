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

/** On the pages about a card and a credit line. */
export const debetrente = {
  label: 'Debetrentevoet, als er een vaste kost bij komt',
  replaces: ['jkp'],
  start: null,
  optional: true,
  min: 0,
  max: 0.3,
  refine: true,
  hint: 'Vul je die in, dan loopt de rente daarop en rekenen we het JKP van de hele lijn zelf uit.',
} as const

export const vergoedingsbasis = {
  label: 'Vergoeding gerekend met',
  start: 'maandrente',
  refine: true,
  hint: 'De wet rekent met de maandrente van je krediet. Wikifin deelt de jaarrente door twaalf: iets meer.',
  options: [
    { value: 'maandrente', label: 'de maandrente van het krediet' },
    { value: 'jaarrente', label: 'jaarrente gedeeld door twaalf' },
  ],
} as const
