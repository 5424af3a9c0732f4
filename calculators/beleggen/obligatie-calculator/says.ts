import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'obligatie|olo|bedrijfsobligatie|staatsobligatie|obligaties|obligatielening|bond|overheidsobligatie',
  about: 'coupon|koers|vervaldag|nominaal|vervalt|looptijd|rendement|uitgifte|secundaire markt',
  not: 'portefeuille|aandelen van mijn|belasting|spreid*|gespreid|fonds|roerende voorheffing',
  fields: {
    soort: {
      pick: {
        olo: 'olo|belgische staatsobligatie',
        belgisch: 'belgische bedrijfsobligatie|belgische obligatie',
        buitenland: 'buitenlandse obligatie|amerikaanse obligatie',
        uitgifte: 'bij uitgifte|nieuwe uitgifte|primaire markt',
        staatsbon2023: 'staatsbon 2023',
      },
    },
    nominaal: { near: 'nominaal|obligatie|nominale|insteken|steken', takes: 1, least: 500, coin: true },
    koers: { near: 'koers|aan', takes: 3, least: 40, most: 160 },
    coupon: { near: 'coupon|rente|couponrente', takes: 1 },
    vervaldag: { near: 'looptijd|nog|vervalt|vervaldag|tot|vervallen|eindvervaldag', takes: 1, way: 'ahead' },
    aankoopdatum: { near: 'gekocht|kocht' },
    munt: { pick: { USD: 'dollar|usd', GBP: 'pond' } },
    frequentie: { pick: { 2: 'halfjaarlijks|halfjaarlijkse', 4: 'per kwartaal|driemaandelijks' } },
    verkoopkoers: { near: 'verkoop aan|verkocht aan|verkopen aan' },
  },
} satisfies Says
