import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'spaardoel|doelsparen|sparen voor een|doel sparen|spaarplan|opzijzetten voor|opzij zetten voor',
  about:
    'sparen|opzijzetten|opzij|auto|wagen|reis|motor|verbouwing|keuken|trouw*|huwelijk|fiets|camera|doel|nodig|kopen|zonnepanelen|meubels|voorschot|laptop|moto|camper|caravan|feest|badkamer|communiefeest|tweedehandswagen|tweedehandsauto|zetel|salon|televisie|wasmachine|ring|zwembad|rijbewijs|tuin|computer',
  asked:
    'hoeveel moet sparen voor|hoeveel moet opzij|hoeveel opzijzetten|nodig voor|wil hebben voor|hoeveel per maand sparen|hoeveel moet ik maandelijks|wil kopen sparen/opzij|wil tegen|tegen # wil/willen|# tegen #|tegen # van #|wil # hebben in|# tegen zomer/pasen/kerst/volgende|sparen tegen|lukt dat|genoeg sparen|hoeveel sparen per maand|moet maandelijks opzijzetten|hoelang/lang duurt # sparen|hoelang moet sparen om/voor',
  not: 'rijhuis|rijwoning|betaal per maand|betalen per maand|afbetalen|lening|lenen|leen|leent|vakantiegeld|kind|dochter|zoon|vrienden|vriendinnen|collegas|buren|groep|met # personen|samengestelde|rente op rente|ieder|noodfonds|buffer|pensioen|intrest|kind',
  fields: {
    doelen: {
      lead: ['bedrag'],
      rows: {
        bedrag: {
          near: 'moet opzij|moet opzijzetten|kost|auto|wagen|reis|motor|keuken|fiets|feest|nodig|hebben|doel|camera|verbouwing|trouw*|badkamer|sparen|zonnepanelen|laptop',
          takes: 1,
          least: 100,
        },
        datum: { near: 'tegen|in|over|binnen', takes: 1, way: 'ahead' },
      },
    },
    // Of thousands nobody puts that much aside each month.
    perMaand: { near: 'missen|opzijzetten|opzij|sparen|beschikbaar|kan', per: 'maand', alone: true, most: 1200 },
    alGespaard: {
      silent: 0,
      near: 'al gespaard|gespaard|opzij|spaarboekje staat',
      before: 'hebben al|en heb|heb|hebben er|we hebben|heb al|er al|ik al|we al|al|reeds',
    },
    titularissen: 'titularissen',
    basisrente: 'basisrente',
    premie: 'premie',
    vakantiegeld: { near: 'vakantiegeld' },
    eindejaarspremie: { near: 'eindejaarspremie|dertiende maand' },
  },
} satisfies Says
