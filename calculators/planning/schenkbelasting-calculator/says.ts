import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'schenken|schenking|schenkbelasting|schenkingsrechten|schenk|wegschenken|geschonken|handgift|schenkingsbelasting|bankgift|schenkingsrecht',
  about: 'zoon|dochter|kinderen|kind|kleinkind|nicht|huis|geld|geven|notaris|ouders',
  asked:
    'geven/geef/gift aan kind/zoon/dochter/kinderen/kleinkind/kleinkinderen|geld geven aan kind/zoon/dochter/kinderen/kleinkinderen|geld schenken aan|huis schenken aan|huis geven aan|wat kost schenken|aan kinderen/kleinkinderen/kind/zoon/dochter # geven',
  not: 'erfbelasting|nieuwjaar',
  fields: {
    gewest: 'gewest',
    soort: {
      pick: {
        onroerend: 'onroerend|huis|woning|appartement|grond|vastgoed|bouwgrond|villa',
        roerend: 'huis uit|geld|spaargeld|cash|beleggingen|effecten|aandelen',
      },
    },
    bedrag: { near: 'schenken|schenking|schenk|geld|huis|waarde|geven|schenkbelasting|geschonken', takes: 1 },
    aan: {
      led: 'aan',
      pick: {
        kind: 'zoon|dochter|kind|kinderen|kleinkind|kleinkinderen|kleinzoon|kleindochter|ouders|zonen|dochters',
        partner: 'partner|vrouw|man|echtgenote|echtgenoot',
        broerZus: 'broer|zus',
        oomNeef: 'nicht|neef|oom|tante|nonkel|petekind',
        andere: 'vriend|vriendin|kennis|buur|buurman|metekind',
      },
    },
    eigendom: { pick: { voorbehoud: 'vruchtgebruik' } },
    schenkers: {
      pick: {
        2: 'met ons twee|mijn man en ik|mijn vrouw en ik|wij samen|wij beiden|allebei schenken|we schenken beide|ik en mijn man|ik en mijn vrouw|ouders schenken|ouders willen|grootouders',
      },
      near: 'schenkers',
    },
    begiftigden: { fact: 'kinderen', pick: { 2: 'aan mij en broer/zus|aan broer/zus en mij' } },
    leeftijdSchenker: { fact: 'leeftijd' },
    kosten: { near: 'notariskosten|kosten notaris' },
    vroeger: { near: 'al geschonken|vroeger/eerder/geleden geschonken', before: 'schonk|geleden al' },
  },
} satisfies Says
