import type { FieldSays, Says } from '#calculators/ask/says.ts'

const uitgaven = {
  lead: ['bedrag'],
  rows: {
    groep: {
      pick: {
        wonen: 'huur|woonlening|huis|afbetaling huis|hypotheek',
        voeding: 'eten|boodschappen|voeding',
        vervoer: 'auto|benzine|openbaar vervoer|transport|trein',
        verzekering: 'verzekering|verzekeringen',
        krediet: 'lening|krediet|autolening',
        vrijetijd: 'hobby|uitgaan|vrije tijd|sport',
        abonnementen: 'netflix|abonnementen|internet|gsm|telefoon',
        kinderen: 'opvang|creche|school',
        gezondheid: 'dokter|apotheek',
      },
    },
    bedrag: {
      near: 'huur|boodschappen|eten|auto|verzekering|verzekeringen|lening|uitgaven|betaal|woonlening|energie|elektriciteit|gsm|internet|telefoon|benzine|opvang|creche|school|hobby|sport',
      per: 'maand',
    },
  },
} satisfies FieldSays

export const says = {
  is: 'budget|gezinsbudget|budgetplanner|huishoudboekje|budget maken|budgetteren|huishoudbudget|maandbudget|huishoudgeld',
  about:
    'gezin|inkomsten|uitgaven|huur|over per maand|rekeningen|rondkomen|boodschappen|elektriciteit|facturen|vaste kosten',
  asked:
    'wat hou over per maand huur|kom ik toe|kom ik rond|hoeveel blijft over na huur|budget maken|rondkomen met|netto verdien en huur betaal|kan ik rondkomen|maandelijkse uitgaven|netto huur hoeveel sparen|huur hou/houd/houden over|# netto betaal #',
  not: 'bruto|noodfonds|buffer|welk huis|lenen|vakantie|reis|rentenieren|huren of kopen|kopen',
  fields: {
    huishouden: {
      pick: {
        alleen: 'woon alleen|ben alleen|alleen wonen|alleenstaand|alleenstaande|single|op mijn eentje',
        koppel: 'koppel|met ons twee|samenwonend|met mijn vriendin|met mijn vriend',
        gezin: 'gezin|gezinsbudget|kinderen|kids',
      },
    },
    inkomsten: {
      lead: ['bedrag'],
      rows: {
        bedrag: {
          near: 'verdien|netto|loon|nettoloon|inkomen|inkomsten|breng|binnen',
          per: 'maand',
          who: 'ik',
          as: 'netto',
        },
      },
    },
    partnerloon: { fact: 'nettoPartner', sets: { huishouden: 'koppel' } },
    kinderen: 'kinderen',
    uitgaven,
    uitgavenKoppel: uitgaven,
    uitgavenGezin: uitgaven,
    woonlast: { near: 'huur|woonlening|hypotheek|afbetaling huis', per: 'maand' },
    saldo: { near: 'saldo|op mijn rekening' },
  },
} satisfies Says
