import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'geldreserve|kredietopening|doorlopend krediet|kredietlijn|nulstelling|kaskrediet|geld reserve|kredietreserve|budgetlijn',
  about: 'opgenomen|opname|lijn|reserve|afbetalen|opnemen|nul',
  fields: {
    kredietlijn: { near: 'geldreserve|kredietlijn|kredietopening|lijn|reserve|krediet|limiet|kaskrediet', takes: 1 },
    opname: {
      near: 'opgenomen|opname|opnemen|neem|nam|uit gehaald|open|gebruikt|gebruik|waarvan|daarvan|rood',
      least: 1,
    },
    jkp: 'jkp',
    betaling: {
      pick: {
        rente: 'enkel de rente|alleen rente|enkel rente|enkel intrest|alleen de rente|enkel de interest',
        minimum: 'minimum',
      },
    },
    bedrag: { near: 'betaal|afbetaal|af|terugbetaal|betalen', per: 'maand', alone: true },
    nulstelling: { near: 'nulstelling binnen|nulstelling' },
    jaarkost: { near: 'jaarkost', per: 'jaar' },
    minimumPercentage: { near: 'minimum|minstens' },
  },
} satisfies Says
