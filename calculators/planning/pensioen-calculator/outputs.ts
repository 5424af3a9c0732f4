import type { Outputs } from '#calculators/kernel/outputs.ts'

const legal = 'Wettelijk pensioen'
const dates = 'Datums en loopbaan'
const capital = 'Groepsverzekering en eigen kapitaal'
const gap = 'Tekort'

export const outputs = {
  nettoPensioen: { label: 'Wettelijk pensioen, netto per maand', unit: 'euro0', zero: true },
  totaalNetto: { label: 'Netto per maand, alles samen', unit: 'euro0', zero: true },
  tekort: { label: 'Tekort per maand', unit: 'euro0', note: 'Tegenover je wens, zodra je pensioen loopt' },
  kapitaalSamen: { label: 'Kapitaal dat je mist als je stopt', unit: 'euro0', note: 'Overbrugging en tekort samen' },
  vroegsteDatum: { label: 'Vroegste pensioen als je doorwerkt', unit: 'date' },
  eenJaarLanger: { label: 'Eén jaar langer werken, netto per maand', unit: 'euro0', zero: true, optional: true },

  brutoPensioen: { label: 'Bruto per maand', unit: 'euro0', group: legal },
  formulePensioen: { label: 'Volgens de formule, zonder minimum', unit: 'euro0', group: legal },
  minimumpensioen: { label: 'Minimumpensioen voor jouw loopbaan', unit: 'euro0', group: legal, optional: true },
  bonusMalus: { label: 'Bonus of malus', unit: 'percent', group: legal },
  rizivBijdrage: { label: 'RIZIV-bijdrage per maand', unit: 'euro0', group: legal },
  solidariteitsbijdrage: { label: 'Solidariteitsbijdrage per maand', unit: 'euro0', group: legal },
  belastingPerJaar: { label: 'Belasting per jaar, met gemeentebelasting', unit: 'euro0', group: legal },
  vervangingsratio: {
    label: 'Bruto pensioen tegenover je laatste brutoloon',
    unit: 'percent',
    decimals: 0,
    group: legal,
    optional: true,
  },
  pensioenbonus: { label: 'Oude pensioenbonus, één keer, netto', unit: 'euro0', group: legal },

  ingangsdatum: { label: 'Start van je pensioen', unit: 'date', group: dates },
  wettelijkeDatum: { label: 'Wettelijke pensioendatum', unit: 'date', group: dates },
  wettelijkeLeeftijd: { label: 'Wettelijke pensioenleeftijd', unit: 'years', decimals: 0, group: dates },
  loopbaanjaren: { label: 'Loopbaanjaren als je stopt', unit: 'number', decimals: 1, group: dates },
  kansOpLeeftijd: {
    label: 'Kans om de leeftijd te halen tot wanneer je geld nodig hebt',
    unit: 'percent',
    decimals: 0,
    note: 'Wettelijke levenstafel van de verzekeraars',
    group: dates,
  },

  tweedePijlerNetto: { label: 'Groepsverzekering, netto kapitaal', unit: 'euro0', group: capital },
  tweedePijlerRiziv: { label: 'RIZIV-bijdrage erop', unit: 'euro0', group: capital },
  tweedePijlerSolidariteit: { label: 'Solidariteitsbijdrage erop', unit: 'euro0', group: capital },
  tweedePijlerBelasting: { label: 'Belasting erop', unit: 'euro0', group: capital },
  tweedePijlerPerMaand: { label: 'Groepsverzekering per maand', unit: 'euro0', group: capital },
  derdePijlerPerMaand: { label: 'Pensioensparen per maand', unit: 'euro0', group: capital },
  vierdePijlerPerMaand: { label: 'Eigen vermogen per maand', unit: 'euro0', group: capital },

  overbruggingMaanden: { label: 'Zonder pensioen en zonder loon', unit: 'months', group: gap },
  overbrugging: { label: 'Nodig voor die jaren', unit: 'euro0', group: gap },
  kapitaalVoorTekort: { label: 'Nodig voor het tekort daarna', unit: 'euro0', group: gap },

  opbouwPerJaar: { label: 'Pensioen per jaar dat je dit jaar opbouwt', unit: 'euro0' },
  belastbaarPerJaar: { label: 'Belastbaar pensioen per jaar', unit: 'euro0' },
  belastingvermindering: { label: 'Belastingvermindering voor pensioenen per jaar', unit: 'euro0' },
  fictieveRente: { label: 'Fictieve rente per maand die meetelt', unit: 'euro0' },
} as const satisfies Outputs
