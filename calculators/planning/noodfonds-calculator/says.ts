import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'noodfonds|buffer|spaarbuffer|appeltje voor de dorst|reserve opzij|noodpotje|noodbuffer|financiele buffer|noodreserve|spaarreserve|bufer|appeltje',
  about: 'vaste kosten|opzij|spaarrekening|onverwacht*|pech|maanden|spaar|tegenslag',
  asked:
    'hoeveel/welke/hoe buffer/reserve|hoe groot buffer|hoeveel opzij houden|hoeveel moet ik opzij hebben|genoeg buffer|hoelang tot noodfonds|hoeveel achter de hand|hoeveel op spaarrekening hebben|hoeveel spaargeld nodig',
  not: 'rente|beste bank|uitkering',
  fields: {
    nettoInkomen: { fact: 'netto' },
    vasteKosten: 'vasteKosten',
    levensonderhoud: { near: 'leven|eten|voeding|boodschappen|levensonderhoud', per: 'maand' },
    statuut: 'statuut',
    nuGespaard: { near: 'opzij|al|gespaard|staan|heb', least: 1 },
    sparenPerMaand: { near: 'spaar|sparen', per: 'maand', paced: true },
    gezin: 'gezin',
    partnerInkomen: 'nettoPartner',
    kinderen: 'kinderen',
    brutoloon: { near: 'bruto|brutoloon|bruto loon', per: 'maand', as: 'bruto', who: 'ik', least: 300, most: 40000 },
    wonen: { pick: { eigen: 'eigenaar|eigen huis|eigen woning|huiseigenaar' } },
    autowaarde: { near: 'auto waard|waarde auto' },
    doelMaanden: { near: 'noodfonds|buffer|reserve|maanden uitgaven/loon/kosten' },
  },
} satisfies Says
