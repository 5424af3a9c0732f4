import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'etf|etfs|tracker|trackers|iwda|vwce|indexfonds|msci world|wereldtracker|wereldindex|=ter|all world|sp500',
  about: 'fonds|kapitaliserend|distribuerend|beurstaks|accumulerend|makelaar|maandelijks|indexbeleggen|bolero|degiro',
  asked: 'euro per maand in|ineens in|elke maand in',
  not: 'gespreid over|spreiden over|portefeuille|ineens of',
  fields: {
    fonds: {
      labels: true,
      apart: true,
      pick: {
        IE00B4L5Y983: 'iwda|ishares msci world|msci world',
        IE00BK5BQT80: 'vwce|vanguard all world|ftse all world',
        bank: 'fonds van de bank|bankfonds|bevek',
      },
    },
    type: {
      pick: {
        distribuerend: 'distribuerend|distribuerende|uitkerend|uitkerende|dist',
        kapitaliserend: 'kapitaliserend|kapitaliserende|accumulerend|accumulerende|acc',
      },
    },
    bedragIneens: { silent: 0, near: 'ineens|eenmalig|in een keer|startbedrag|inleg ineens', takes: 1, least: 100 },
    perMaand: { silent: 0, fact: 'perMaand', near: 'per maand|maandelijks' },
    duur: 'duur',
    rendement: 'rendement',
    ter: { near: '=ter|lopende kosten|=kosten' },
    makelaar: { fact: 'makelaar', pick: { DEGIRO: 'degiro|de giro', Bolero: 'bolero' } },
    titularissen: { fact: 'titularissen', pick: { 2: 'koppel|samen met mijn vrouw/man/partner' } },
    dividendrendement: { near: 'dividend|dividendrendement' },
    makelaarsloon: { near: 'makelaarsloon|transactiekost|transactiekosten' },
  },
} satisfies Says
