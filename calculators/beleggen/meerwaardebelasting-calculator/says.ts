import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'meerwaardebelasting|meerwaardetaks|solidariteitsbijdrage|meerwaarde belasting|belasting op meerwaarde|belasting/taks op winst aandelen|taks op meerwaarde|aanmerkelijk belang|kapitaalwinstbelasting|belasting meerwaarden',
  about:
    'aandelen|gekocht|verkocht|koppel|broker|belang|familiezaak|winst|meerwaarde|verkoop|vrijstelling|vennootschap',
  asked: 'hoeveel belasting op winst aandelen|verkoop mijn zaak|verkoop aandelen vennootschap|aandelen in familiezaak',
  not: 'crypto|bitcoin|huis|dividenden en|alle belastingen',
  fields: {
    loten: {
      lead: ['prijs', 'aantal', 'foto'],
      section: 'kocht|gekocht|aankoop|aangeschaft|foto*',
      copy: ['verkopen', ['aantal']],
      untold: [{}],
      rows: {
        datum: { takes: 1 },
        aantal: { near: 'aantal', after: 'aandelen|stuks', silent: 1 },
        prijs: { near: 'aan|voor|prijs|per stuk|het stuk', takes: 2, price: true },
        foto: { near: 'foto|fotowaarde|fotokoers|foto waarde' },
      },
    },
    verkopen: {
      lead: ['prijs', 'aantal'],
      section: 'verkocht|verkoop|verkopen|weggedaan|staat/staan nu|=nu',
      copy: ['loten', ['aantal']],
      untold: [],
      rows: {
        datum: { takes: 1, silent: 'vandaag' },
        aantal: { near: 'aantal', before: 'verkoop/verkocht/verkopen er', after: 'aandelen|stuks', silent: 1 },
        prijs: { near: 'aan|voor|prijs|per stuk|het stuk', takes: 2, price: true },
      },
    },
    regime: {
      pick: {
        aanmerkelijk: 'aanmerkelijk belang|familiezaak|familiebedrijf|aanmerkelijk',
        intern: 'interne meerwaarde|eigen holding|holding',
        speculatief: 'speculatief|speculatie',
      },
    },
    titularissen: { fact: 'titularissen', pick: { 2: 'koppel|samen met mijn vrouw/man/partner|getrouwd|gehuwd' } },
    inhouding: {
      pick: {
        buitenland: 'buitenlandse broker|buitenland|degiro|interactive brokers|trade republic',
        optout: 'opt out|niet laten inhouden',
        bank: 'belgische bank|bank houdt in',
      },
    },
    belang: { near: 'belang|aandeel van|bezit', takes: 1 },
    alGebruikt: { near: 'vrijstelling gebruikt' },
    overgedragen: { near: 'overgedragen' },
  },
} satisfies Says
