import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'reele rente|na inflatie|echte rente|rente na inflatie|reeel rendement|reele opbrengst|rente min inflatie',
  about: 'inflatie|rente|termijnrekening|spaarrekening|staatsbon|over|echt|kasbon|win|na belasting',
  asked:
    'wat win ik echt|als de inflatie # is|hou ik nog iets over inflatie|na inflatie over|rente lager dan inflatie|verlies ik door inflatie|met # inflatie|inflatie is #|rente/spaarrente/spaarboekje/spaarrekening/termijnrekening/kasbon/staatsbon # inflatie|inflatie # spaarboekje/spaarrekening',
  not: 'frank|koopkracht|over # jaar nog waard',
  fields: {
    brutorente: { near: 'rente|spaarrente|spaarrekening|termijnrekening|staatsbon|kasbon|brutorente', takes: 1 },
    product: {
      pick: {
        termijn: 'termijnrekening|deposito',
        obligatie: 'staatsbon|obligatie|kasbon',
        spaarrekening: 'spaarrekening|spaarboekje',
      },
    },
    bedrag: { near: 'euro|bedrag|op', takes: 1 },
    inflatie: { fact: 'inflatie', takes: 3 },
    titularissen: 'titularissen',
  },
} satisfies Says
