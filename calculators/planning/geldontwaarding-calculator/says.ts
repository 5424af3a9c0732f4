import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'geldontwaarding|koopkracht|koopkrachtverlies|minder waard|waard over|nog waard|waardeverlies geld|geld minder waard|spaargeld nog waard',
  about: 'matras|kous|inflatie|later|over jaar|waard|verlies|spaargeld|rekening|opneem|binnen',
  asked:
    'nog waard over # jaar|hoeveel koopkracht verlies|over # jaar nog waard|blijft staan koopkracht|binnen # jaar nog|over # jaar kopen|nog kopen over # jaar|nog mee kopen',
  not: 'frank|tussen|huis|auto|beleg*',
  fields: {
    bedrag: { near: 'spaargeld|bedrag|pensioen|loon|huur', takes: 1 },
    jaren: { before: 'over|binnen|na|gedurende', after: 'blijft|staan|later|nog', in: 'jaar', takes: 1 },
    inflatie: { fact: 'inflatie', takes: 2 },
    nettoRente: { near: 'rente|netto rente' },
    opname: { near: 'opneem|opnemen|neem|afhaal|haal', per: 'jaar' },
  },
} satisfies Says
