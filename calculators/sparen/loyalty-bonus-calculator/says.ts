import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'getrouwheidspremie|loyalty bonus|aangroeipremie|premie verliezen|getrouwheid|premiejaar',
  about: 'premie|opgebouwd|verlies|afhaal|haal|opnemen|opname|spaarboekje|gestort',
  asked:
    'wat verlies als opneem|verlies premie|hoeveel premie opgebouwd|premie kwijt|wanneer premie verworven|wanneer krijg ik premie|dag premie van mij|geld van spaarrekening halen',
  not: 'overstappen|veranderen van bank|andere spaarrekening|loont het',
  fields: {
    bewegingen: {
      lead: ['bedrag'],
      rows: {
        datum: { near: 'op|gestort|stortte|sinds', takes: 1, way: 'back' },
        soort: { pick: { opname: 'nam op|afgehaald|opgenomen' } },
        bedrag: { near: 'stortte|gestort|storting|zette|gezet|op gezet|opgezet' },
      },
    },
    basisrente: 'basisrente',
    premie: 'premie',
    opname: { near: 'opneem|opnemen|haal|afhaal|afhalen|halen|uithaal|neem|vandaag|eraf|af' },
    titularissen: 'titularissen',
    maandelijks: { fact: 'perMaand' },
  },
} satisfies Says
