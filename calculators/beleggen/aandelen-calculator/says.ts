import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'winst op aandelen|aandelen verkopen|aandeel verkopen|nettowinst aandelen|aandelenwinst|aandelen gekocht verkocht|aandelen gekocht|winst aandeel|aandelen verkocht',
  about: 'aandelen|aandeel|gekocht|verkocht|koers|stuks|dollar|verkopen|winst|beurstaks|verlies',
  asked:
    'aandelen gekocht aan # verkocht aan #|wat hou over verkoop aandelen|stuks van # naar #|nettowinst als verkoop|aandelen verkoop ik aan|wat houd ik over als ik mijn aandelen verkoop',
  not: 'meerwaardebelasting|meerwaardetaks|bitcoin|crypto|gvv|etf|iwda|dividend*|portefeuille|gespreid|familiezaak|werkgever|belang|huis',
  fields: {
    aantal: { after: 'aandelen|stuks|stukken|aandeel', near: 'aandelen|stuks' },
    aankoopkoers: {
      near: 'gekocht|kocht|aankoop|aankoopkoers|aangekocht',
      before: 'van|gekocht aan|aan',
      takes: 2,
      price: true,
    },
    aankoopdatum: { near: 'gekocht|kocht|aankoop', takes: 1 },
    verkoopkoers: {
      near: 'verkocht|verkoop|nu|vandaag|staat|staan|verkopen',
      before: 'naar|verkocht aan',
      takes: 3,
      price: true,
    },
    verkoopdatum: { near: 'verkocht|verkoop' },
    munt: { pick: { USD: 'dollar|dollars|usd', GBP: 'pond|gbp', CHF: 'zwitserse frank|chf' } },
    muntAankoop: { near: 'euro was toen|toen|koers toen', most: 3 },
    muntVerkoop: { near: 'euro is', most: 3 },
    makelaar: 'makelaar',
    dividend: { near: 'dividend' },
    titularissen: { fact: 'titularissen', pick: { 2: 'koppel|samen met mijn vrouw/man/partner|van ons twee' } },
    makelaarsloon: { near: 'makelaarsloon|transactiekost|transactiekosten' },
    fotokoers: { near: 'fotowaarde|fotokoers' },
  },
} satisfies Says
