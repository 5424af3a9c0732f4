import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'ineens of gespreid|gespreid beleggen|gespreid instappen|in een keer of spreiden|gespreid of ineens|dollar cost averaging|dca|lump sum|spreiden over maanden|in schijven beleggen|periodiek beleggen|in een keer beleggen|alles ineens beleggen|in stukken beleggen',
  about: 'ineens|spreiden|gespreid|beleggen|beurs|instappen|keer|schijven|maanden|erfenis',
  asked:
    'in een keer beleggen of|ineens in de beurs of|alles ineens of|beleggen of spreiden|spreiden over # maanden|alles in een keer|gespreid over # beleggen|in stukjes beleggen|ineens of gespreid',
  not: 'termijnrekening*|ladder|portefeuille|ben ik gespreid|hoe gespreid|erfbelasting|successie*',
  fields: {
    bedrag: { near: 'bonus|beleggen|erfenis|ineens|instappen|bedrag', takes: 1 },
    maanden: { near: 'spreiden|gespreid|over|schijven|stukken', takes: 1 },
    markt: {
      pick: {
        wereld: 'wereldwijd|hele wereld|wereldindex|msci world|iwda',
        europa: 'europese aandelen|in europa',
        groeilanden: 'groeilanden|emerging markets',
        obligaties: 'staatsobligaties|obligaties',
      },
    },
    rendement: { near: 'rendement' },
    makelaar: 'makelaar',
    spaarrente: { near: 'spaarrente' },
  },
} satisfies Says
