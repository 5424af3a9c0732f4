import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'kredieten/leningen vergelijken|vergelijk kredieten/leningen|kredietaanbiedingen|kredietvergelijker|aanbiedingen vergelijken|offertes vergelijken|kredietofferte|voorstellen vergelijken|kredietvoorstellen|twee voorstellen|twee offertes|twee aanbiedingen|drie offertes|drie voorstellen',
  about:
    'voorstellen|offertes|aanbiedingen|vergelijken|goedkoopst|goedkoper|banken|jkp|lening|aanbod|dossierkosten|welke bank',
  asked:
    'welk is goedkoopst|ene bank andere|de ene # de andere|welke lening goedkoopst/goedkoper/voordeligst/beter|welk voorstel|# voorstellen/offertes/aanbiedingen|wie voordeligst/goedkoopst|vergelijk krediet/lening|twee/2/drie/3 =banken|twee voorstellen|bank vraagt # andere #|welke offerte|welk aanbod beter|voorstel van # en #|goedkoopste lening|bank a bank b',
  not: 'per maand of # per jaar|forfaitair|per kwartaal|nominaal|spaar*|huis kopen',
  fields: {
    bedrag: { near: 'lenen|lening|voor|auto|wagen|leenbedrag', takes: 1, least: 200, most: 150000 },
    looptijd: 'looptijd',
    doel: {
      pick: {
        autolening: 'auto|wagen|autolening',
        renovatielening: 'renovatie|verbouwing|renovatielening|verbouwen',
        persoonlijke_lening: 'persoonlijke lening',
      },
    },
    aanbiedingen: {
      lead: ['jkp', 'maandlast'],
      rows: {
        jkp: { near: 'jkp|aan|voorstellen|vraagt', takes: 1 },
        maandlast: { near: 'vraagt|per maand|andere|ene|maandlast', per: 'maand' },
        kosten: { near: 'dossierkosten|=kosten' },
      },
    },
  },
} satisfies Says
