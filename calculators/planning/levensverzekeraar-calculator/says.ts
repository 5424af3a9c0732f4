import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'levensverzekering|overlijdensverzekering|schuldsaldoverzekering|verzekeren bij overlijden|verzekering overlijden|overlijdensdekking|als ik sterf|als ik doodga|doodgaan|overlijdenskapitaal|tijdelijke overlijdensverzekering',
  about:
    'overlijden|verzekeren|verzekering|roker|rook|kinderen|woonkrediet|partner|achterblijft|sterf|achterblijven|nabestaanden|rookt',
  asked:
    'voor hoeveel verzekeren|welk bedrag/kapitaal verzekeren/verzeker|voor welk bedrag levensverzekering|hoeveel verzekering nodig|als er iets met mij gebeurt|als ik kom te overlijden|als ik wegval|gezin verzorgd',
  not: 'erfenis|erfbelasting|successie*',
  fields: {
    metPartner: {
      pick: {
        nee: 'alleen met dochter/zoon/kinderen/kind|ik ben alleen|alleenstaand|alleenstaande|zonder partner|geen partner|weduwe/weduwnaar',
        ja: 'mijn vrouw|mijn man|mijn partner|mijn vriendin|mijn vriend',
      },
    },
    gehuwd: { pick: { ja: 'getrouwd|gehuwd' } },
    nettoInkomen: { fact: 'netto' },
    nettoInkomenPartner: { fact: 'nettoPartner' },
    uitgaven: { near: 'uitgaven|=kosten', per: 'maand' },
    kinderen: { lead: ['leeftijd'], rows: { leeftijd: { in: 'age', child: true } } },
    spaargeld: { silent: 0, near: 'spaargeld|gespaard|beleggingen' },
    krediet: {
      silent: 0,
      near: 'woonkrediet|woonlening|lening|krediet|openstaand|hypotheek|nog|schuldsaldoverzekering|schuldsaldo',
      least: 5000,
    },
    dekking: { pick: { '100-100': '100 procent verzekerd|allebei 100', geen: 'geen schuldsaldo|zonder schuldsaldo' } },
    geboortejaar: 'geboortejaar',
    roker: {
      pick: {
        jij: 'roker|rook|ik rook|rookster',
        partner: 'partner/vrouw/man/vriend/vriendin rookt',
        allebei: 'roken allebei|we roken|allebei roker*',
        niemand: 'niet roker|rook niet|niet-roker',
      },
    },
    looptijd: { near: 'looptijd|nog # jaar', before: 'nog|over', takes: 2 },
    rente: { near: 'rente' },
    uitvaart: { near: 'begrafenis|uitvaart' },
    overlijdenGroepsverzekering: { near: 'groepsverzekering' },
    studiekost: { near: 'studies|studiekost|studeren', per: 'jaar' },
  },
} satisfies Says
