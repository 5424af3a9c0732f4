import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'effectentaks|belasting op beleggen|beleggingen aangeven|fiscaliteit beleggingen|beleggingsfiscaliteit|belastingen beleggingen|meerwaarde/winst aandelen|belasting op # meerwaarde*|belasting/taks effectenrekening',
  about:
    'dividenden|winst|spaarrente|aangeven|broker|ingehouden|belasting|buitenlandse broker|aangifte|effectenrekening|beleggingen|banken|obligatiefonds',
  asked:
    'meerwaarde/winst op/met/uit aandelen|in mijn aangifte|dividenden en winst|moeten we iets aangeven|moet ik aangeven|wat moet ik zelf doen|hoeveel belasting in totaal|in totaal betalen fiscus/belasting|dividenden winst totaal|spaarrente bij # banken|dividenden en meerwaarde*|alles samen belasting|belastingen op beleggingen|totale belasting beleggingen|spaarrente aangeven',
  not: 'personenbelasting|crypto|bitcoin|loon|bruto|erf*|schenk*',
  fields: {
    inkomstenjaar: { near: 'inkomsten van|inkomstenjaar', before: 'in|voor' },
    dividenden: { near: 'dividend|dividenden' },
    meerwaarden: { near: 'winst|meerwaarde|meerwaarden|koerswinst' },
    meerwaardenIngehouden: {
      pick: {
        nee: 'niets ingehouden|niet ingehouden|niets is ingehouden|buitenlandse broker',
        ja: 'bank houdt in|ingehouden door de bank',
      },
    },
    minwaarden: { near: 'verlies|minwaarde|minwaarden' },
    titularissen: {
      fact: 'titularissen',
      pick: {
        2: 'mijn man/vrouw/partner en ik|ik en mijn man/vrouw/partner|koppel|getrouwd|koppel alles gemeenschappelijk|gemeenschappelijk|gemeenschap|gehuwd onder wettelijk stelsel|wettelijk stelsel',
        1: 'scheiding van goederen|alleenstaand',
      },
    },
    spaarrente: { near: 'spaarrente|rente op spaar*|interest spaarrekening|intrest spaar*' },
    banken: { near: 'banken', after: 'banken' },
    andereInterest: { near: 'interest|intrest|andere rente|kasbon' },
    effectenrekening: {
      lead: ['waarde'],
      rows: { waarde: { near: 'effectentaks|effectenrekening|portefeuille', least: 20000 } },
    },
    dividendenFondsen: { near: 'dividenden van fondsen|dividend etf' },
  },
} satisfies Says
