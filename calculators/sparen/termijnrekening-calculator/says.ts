import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'termijnrekening|op termijn|termijnrekeningen|termijnsparen|termijnspaarrekening|ladder',
  about: 'blokkeren|vastzetten|vast zetten|ladder|spreiden|vast|jaar vast|geblokkeerd|vrijkomt|geld vast',
  asked:
    'vastzetten # jaar|# jaar vastzetten|blokkeren # jaar|# jaar blokkeren|geld jaar vast|elk jaar vrijkomt|elk jaar deel vrij',
  not: 'inflatie|reele|echt over|maanden vastzetten',
  fields: {
    bedrag: { fact: 'bedrag', near: 'vastzetten|blokkeren' },
    looptijd: { fact: 'looptijd', rest: 'extraMaanden' },
    rente: 'rente',
    bank: {
      pick: {
        argenta: 'argenta',
        beobank: 'beobank',
        crelan: 'crelan',
        keytrade: 'keytrade',
        medirect: 'medirect',
        santander: 'santander',
        triodos: 'triodos',
      },
    },
    uitbetaling: {
      pick: {
        gekapitaliseerd: 'gekapitaliseerd|kapitalisatie|rente op het einde|bijgeschreven|rente pas op het einde',
        jaarlijks: 'jaarlijks uitbetaald|elk jaar uitbetaald',
      },
    },
    ladder: {
      pick: {
        5: 'vijf jaar lang ladder|ladder 5|ladder vijf|spreiden vijf jaar|termijnrekeningen vijf jaar|5 jaar ladder|vijf termijnrekeningen|ladder van vijf',
        3: 'ladder 3|ladder drie|drie jaar ladder|ladder van drie|spreiden drie jaar|drie termijnrekeningen',
      },
    },
    basisrente: 'basisrente',
    premie: 'premie',
    titularissen: 'titularissen',
    vervroegdNa: { near: 'vervroegd|vroeger opvragen|na' },
    inflatie: 'inflatie',
    startdatum: { near: 'start|vanaf' },
  },
} satisfies Says
