import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'gespreid portefeuille|spreiding portefeuille|goed gespreid|portefeuille|diversificatie|gediversifieerd|te veel risico|spreiding beleggingen|herbalanceren|portefeuille bijsturen|eieren in een mand',
  about:
    'wereldfonds|spaarboekje|bitcoin|obligaties|aandelen|werkgever|goud|vastgoed|risico|spreiding|gespreid|crypto|cash|beleggingen',
  asked:
    'ben ik gespreid|ben ik goed gespreid|hoe gespreid|te veel risico|genoeg gespreid|risico op een plek|goed verdeeld|is mijn spreiding|alles bij werkgever',
  not: 'over # maanden|instappen|ineens of',
  fields: {
    beleggingen: {
      lead: ['bedrag'],
      rows: {
        bedrag: { near: 'in|aan|euro|fonds|obligaties|aandelen|bitcoin|spaarboekje|goud', takes: 1, least: 10 },
        klasse: {
          pick: {
            aandelenWereld:
              'wereldfonds|wereldtracker|iwda|vwce|msci world|wereldwijde aandelen|wereld etf|wereldwijd fonds|etf|tracker',
            aandelenVs: 'amerikaanse aandelen|sp500|s&p 500|nasdaq',
            aandelenEuropa: 'europese aandelen',
            aandelenOpkomend: 'opkomende landen|groeilanden',
            werkgever: 'aandelen van mijn werkgever|aandelen werkgever|werkgever|mijn bedrijf',
            obligaties: 'obligaties|obligatiefonds|staatsbons|kasbons',
            cash: 'spaarboekje|spaarrekening|cash|spaargeld|zichtrekening|termijnrekening',
            vastgoed: 'vastgoed|gvv|reit',
            goud: 'goud',
            crypto: 'bitcoin|crypto|ethereum',
            gemengd: 'gemengd fonds|pensioenfonds|gemengd',
            losAandeel: '=aandeel|los aandeel',
          },
        },
      },
    },
    nieuweInleg: { near: 'nieuw geld|bijstorten|nieuwe inleg' },
    bijsturen: { pick: { ja: 'bijsturen|herbalanceren' } },
    eigenWoning: { near: 'eigen woning|eigen huis' },
  },
} satisfies Says
