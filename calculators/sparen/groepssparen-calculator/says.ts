import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'groepssparen|samen sparen|tontine|spaargroep|spaarkas|met vrienden/familie/collegas sparen|kassiers|beurtrol|pot sparen|groepspot',
  about:
    'vrienden|groep|ieder|iedereen|collegas|familie|weekend|cadeau|elk|personen|vereniging|vriendengroep|groepscadeau|pot',
  asked:
    'sparen samen voor|hoeveel moet ieder|ieder per maand|wie legt hoeveel|hoeveel legt ieder/elk|we elk per maand|met # koppels/personen/vrienden/vriendinnen/man/collegas/mensen/buren/klasgenoten|zijn met # vrienden|elk evenveel|in de pot|met ons vieren/vijven/zessen/zevenen/achten|ieder volgens',
  not: 'lening|lenen|leen|rentenieren',
  fields: {
    modus: { pick: { beurtrol: 'tontine|beurtrol|om de beurt|om beurten|beurtelings|spaarkas|elk om beurt' } },
    verdeling: {
      pick: {
        inkomen: 'volgens loon|volgens inkomen|naar inkomen|volgens zijn loon|volgens zijn inkomen|wie meer verdient',
        vrij: 'vrije bijdrage|elk wat hij kan',
      },
    },
    deelnemers: {
      each: 'count',
      near: 'vrienden|koppels|personen|met|collegas|mensen|man|deelnemers|leden|vriendinnen|zijn met',
    },
    inkomens: {
      lead: ['inkomen'],
      named: true,
      rows: { inkomen: { near: 'verdient|verdien|loon|inkomen', per: 'maand', takes: 3, most: 15000 } },
    },
    doelbedrag: { near: 'weekend|cadeau|reis|doel|van|voor|kost|feest', takes: 1, least: 50 },
    datum: { near: 'in|tegen', takes: 1, way: 'ahead' },
    inzet: { near: 'ieder|elk|inzet|inleg|per persoon|per man|de man|elkeen', per: 'maand', alone: true },
    rente: 'rente',
  },
} satisfies Says
