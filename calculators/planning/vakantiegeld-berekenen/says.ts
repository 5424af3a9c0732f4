import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'vakantiegeld|verlofgeld|dubbel vakantiegeld|vertrekvakantiegeld|enkel vakantiegeld|vakantiepremie|vakantie geld',
  about: 'bruto|netto|uit dienst|gewerkt|mei',
  asked: 'hoeveel vakantiegeld|welk vakantiegeld|vakantiegeld bij vertrek|hoeveel verlofgeld',
  not: 'verdeel|verdelen|reis|genoeg|vakantie van|betalen met|volstaat|budget|sparen',
  fields: {
    situatie: {
      pick: {
        vertrek: 'uit dienst|vertrekvakantiegeld|vertrek|ontslag|verander van werk|werkgever veranderen|nieuwe job',
        arbeider: 'arbeider|arbeidster',
        variabel: 'variabel loon|commissie|commissies',
        bediende: 'bediende',
      },
    },
    maandloon: { fact: 'bruto' },
    jaarloon: {
      near: 'vorig jaar|dit jaar|jaarloon|per jaar|verdiende|verdient',
      per: 'jaar',
      as: 'bruto',
      who: 'ik',
      least: 8000,
      takes: 2,
    },
    gewerkteMaanden: { near: 'gewerkt|maanden', in: 'maand' },
    kinderen: 'kinderen',
    dagenOver: { near: 'dagen verlof|verlofdagen|vakantiedagen|dagen over|dagen tegoed', in: 'dag' },
    tewerkstellingNu: 'tewerkstelling',
    loonVorigJaar: {
      near: 'vorig jaar|jaarloon|per jaar|verdiende',
      per: 'jaar',
      as: 'bruto',
      who: 'ik',
      least: 8000,
      takes: 1,
    },
    variabelLoon: { near: 'commissie|commissies|variabel loon', per: 'jaar' },
  },
} satisfies Says
