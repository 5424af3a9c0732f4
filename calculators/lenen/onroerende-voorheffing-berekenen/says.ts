import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'onroerende voorheffing|grondlasten|kadastraal inkomen|ki|grondbelasting|onroerend voorheffing|opcentiemen|kadastraal|grondlast|belasting op mijn huis',
  about: 'huis|woning|bescheiden woning|voorheffing|jaarlijks',
  asked: 'hoeveel onroerende voorheffing|ki van #|ki #|belasting huis per jaar',
  not: 'verhuren|opbrengsteigendom|huur*|rendement',
  fields: {
    ki: { near: 'ki|kadastraal inkomen|kadastraal', takes: 1 },
    postcode: 'postcode',
    gewest: 'gewest',
    kinderen: 'kinderen',
    bescheiden: { pick: { ja: 'bescheiden woning|klein kadastraal' } },
    aandeel: { near: 'aandeel|eigenaar voor' },
    nieuweWoning: { pick: { ja: 'nieuw gebouwd|nieuwbouw' } },
  },
} satisfies Says
