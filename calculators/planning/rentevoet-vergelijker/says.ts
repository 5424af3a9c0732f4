import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'rentevoeten vergelijken|per maand of per jaar|forfaitair tarief|maandrente|lastenpercentage|per kwartaal of|effectieve rente|nominale rente|forfaitair|kwartaalrente|maandelijks lastenpercentage|tarieven vergelijken|jaarrente of maandrente',
  about: 'per maand|per jaar|per kwartaal|goedkoper|lening|jkp|rente|nominaal|effectief|hoger',
  asked:
    'per maand/kwartaal gelijk/hetzelfde/hoeveel/wat/is jaar*|# per maand # per jaar|# per maand/kwartaal omzetten/omrekenen|omzetten/omrekenen naar jaarlijkse/jaar*/maand*',
  fields: {
    tarieven: {
      lead: ['rente'],
      same: ['soort'],
      rows: {
        soort: { pick: { lenen: 'lening|lenen|krediet|jkp', sparen: 'sparen|spaarrekening' } },
        rente: { takes: 1, near: 'aan|tarief|rente|jkp' },
        vorm: {
          pick: {
            forfaitPerMaand: 'forfaitair|forfait|lastenpercentage',
            nominaalMaand: 'nominaal|nominale rente|maandelijks verrekend|maandelijks kapitaliser*',
            perMaand: 'per maand|maandrente|maandelijks',
            perKwartaal: 'per kwartaal|kwartaalrente',
            effectief: 'per =jaar|jkp|effectief|op jaarbasis',
          },
        },
      },
    },
    bedrag: { near: 'euro|lening van', takes: 1 },
  },
} satisfies Says
