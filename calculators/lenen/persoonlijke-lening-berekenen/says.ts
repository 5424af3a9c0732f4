import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'persoonlijke lening|lening op afbetaling|consumentenkrediet|renovatielening|verbouwlening|leningske|groene lening|lening badkamer/keuken/zonnepanelen|persoonlijk krediet|afbetalingskrediet',
  about:
    'lening|lenen|leen|afbetaling|afbetalen|terugbetalen|jkp|verbouwen|badkamer|keuken|meubels|zonnepanelen|maandbedrag|dak|trouw|reis|terras|oprit|tuin|trouwfeest|warmtepomp|veranda',
  asked:
    'lenen om te verbouwen|lenen/lening voor badkamer/keuken/dak/zonnepanelen/reis/meubels/trouwfeest/verbouwing|wat kost lening per maand|hoeveel kan lenen als # per maand|hoeveel kan lenen voor # per maand|welk jkp is|bank vraagt # per maand voor #|lening # # maanden|lenen # maanden|hoeveel kan ik lenen met # per maand|lenen op/over # jaar|lenen aan jkp|afbetalen per maand|maandlast # maanden|op hoeveel maanden terugbetalen/afbetalen|hoeveel maanden # terugbetalen/afbetalen|lening van # op # jaar|afbetalen op # jaar/maanden|hoeveel maanden # terug',
  not: 'huis|woning|hypotheek|auto|wagen|otto|studie*|aan mijn broer|vergelijken|eigen geld|woonlening|twee voorstellen|studeren|herfinancier*|samenvoegen|netto verdien|appartement|voorstellen|offertes|vriend|andere bank|de andere|welke lening|goedkoper|ieders|forfaitair|kot|visa|kredietkaart|geldreserve|leasing|slotsom',
  fields: {
    gezocht: {
      pick: {
        looptijd: 'hoelang|hoe lang|hoeveel =maanden|op hoeveel|hoeveel =maanden kan ik',
        bedrag:
          'hoeveel kan lenen|hoeveel lenen als|hoeveel kan ik|hoeveel mag lenen|welk bedrag kan|hoeveel lening/krediet kan/mag/krijg|hoeveel persoonlijke lening',
        jkp: 'welk jkp|welke jkp|welke rente|wat is jkp|hoeveel procent',
      },
    },
    bedrag: { near: 'lenen|leen|lening|leenbedrag|krediet|voor', takes: 1, least: 200 },
    maandbedrag: {
      near: 'betalen|afbetalen|vraagt|missen|maandlast|maandbedrag|afbetaling|kan',
      per: 'maand',
      alone: true,
    },
    looptijd: 'looptijd',
    jkp: 'jkp',
    doel: {
      pick: {
        renovatie:
          'renovatie|verbouwen|verbouwing|badkamer|keuken|renovatielening|dak|zonnepanelen|isolatie|isoleren|ramen|warmtepomp|veranda|verbouwingswerken|oprit|terras',
        wagen: 'auto|wagen|moto|motor',
      },
    },
    kosten: { near: 'dossierkosten|=kosten', most: 1000 },
    vervroegdNa: { near: 'vroeger terugbetalen na|vervroegd na' },
    debetrente: { near: 'debetrente' },
  },
} satisfies Says
