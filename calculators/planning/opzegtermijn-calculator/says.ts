import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'opzegtermijn|opzeg|ontslag|opzegvergoeding|ontslagvergoeding|ontslagbrief|opzegperiode|verbrekingsvergoeding|preavis|opzegbrief|contra opzeg|opzegging|ontslaat|c4|buitensmijten|buitengooien|buitenvliegen',
  about:
    'weken|baas|werkgever|ontslagen|in dienst|sinds|contract|blijven|ancienniteit|werk|vertrekken|begonnen|stoppen',
  asked:
    'neem zelf ontslag|baas ontslaat|hoelang moet nog blijven|hoeveel weken opzeg|ben ontslagen hoelang|werkgever ontslaat|in dienst sinds|zelf ontslag|ontslag geven|ontslagen door mijn werkgever|wil weggaan bij mijn werk|ontslag nemen',
  not: 'werkloosheid|werkloosheidsuitkering|uitkering|dop|krijg van de dop|vakantiegeld|vertrekvakantiegeld|huur|huurcontract|lening|rva',
  fields: {
    wie: {
      pick: {
        werknemer:
          'zelf ontslag|neem/neemt ontslag|geef ontslag|zelf opzeg|zelf vertrek|ik vertrek|zelf stop|ontslag nemen|ontslag geven|zelf weg|ik neem|weggaan|zeg zelf|zeg mijn job/werk/contract op|dien mijn ontslag in',
        werkgever:
          'baas ontslaat|ontslaat mij|werkgever ontslaat|ontslagen|ben ontslagen|door mijn werkgever|word ontslagen|buitengezet|buitensmijten|buitengooien|buitenvlieg*|stuurt mijn c4|aan de deur',
        tegenopzeg: 'tegenopzeg',
      },
    },
    inDienst: { near: 'dienst|sinds|begonnen|werk|gestart|startte|begon', takes: 1, way: 'back' },
    kennisgeving: {
      near: 'buitengezet|stuurt|ontslagen op|ontslaat op|afgedankt|opgezegd|c4|verstuurd|brief|ontslagbrief|kennisgeving|gekregen|aangetekend',
    },
    wijze: {
      pick: { aangetekend: 'aangetekend', afgegeven: 'afgegeven|persoonlijk afgegeven|overhandigd|deurwaarder' },
    },
    maandloon: { fact: 'bruto' },
    profiel2013: {
      pick: { arbeider: 'arbeider', lagereBediende: 'lagere bediende', hogereBediende: 'hogere bediende' },
    },
    vorm: {
      pick: {
        verbreken:
          'verbreken|contract stopt meteen|onmiddellijk stoppen|meteen stopt|opzegvergoeding|verbrekingsvergoeding|stopt meteen|meteen/direct/onmiddellijk buiten/weg|op staande voet',
        presteren: 'opzeg presteren|uitwerken',
      },
    },
    gezin: 'gezin',
    kinderen: 'kinderen',
  },
} satisfies Says
