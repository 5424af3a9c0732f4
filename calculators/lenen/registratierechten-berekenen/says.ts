import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'registratierechten|registratiebelasting|notariskosten|registratie|verkooprecht|aktekosten|notaris|aktes|kosten notaris|registratierecht|klein beschrijf|verkooprechten|akte',
  about:
    'huis|woning|appartement|bouwgrond|grond|kopen|aankoop|tweede verblijf|enige woning|kosten|eerste huis|belasting aankoop',
  asked:
    'wat kosten aktes|wat kost notaris|hoeveel registratie*|kosten bij aankoop huis|hoeveel belasting koop huis|kosten kopen huis notaris|bijkomende kosten aankoop|wat kost aankoop van huis|belasting op aankoop',
  not: 'schenk*|erf*|uitkopen|ex|huren',
  fields: {
    prijs: { fact: 'woningprijs', near: 'grond|bouwgrond|verblijf|registratie*|notariskosten|huis' },
    krediet: { silent: 0, near: 'lenen|leen|lening|krediet|woonlening|hypotheek' },
    gewest: 'gewest',
    enigeEigenWoning: 'enigeWoning',
    goed: {
      pick: {
        grond: 'bouwgrond|grond|perceel',
        nieuwbouw: 'nieuwbouw|nieuwbouwwoning|nieuwbouwappartement',
        heropbouw: 'heropbouw|afbraak',
        bestaand: 'bestaande woning',
      },
    },
    grondwaarde: { near: 'grondaandeel|grondwaarde|aandeel grond|waarvan', after: 'voor/van de grond' },
    datumAkte: { near: 'akte' },
    bescheidenWoning: { pick: { ja: 'bescheiden woning' } },
    renovatie: { pick: { ja: 'ingrijpende energetische|energetische renovatie' } },
    meeneembaar: { near: 'meeneembaar*' },
    kernstad: { pick: { ja: 'kernstad|vlaamse rand' } },
  },
} satisfies Says
