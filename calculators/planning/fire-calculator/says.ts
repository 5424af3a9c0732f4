import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: '=fire|rentenieren|rentenier|financieel onafhankelijk|financiele onafhankelijkheid|stoppen met werken|vroeg stoppen met werken|leven van mijn vermogen|barista fire|coast fire|lean fire|financieel vrij|leven van mijn beleggingen|nooit meer werken|leven van rente',
  about: 'belegd|vermogen|uitgaven|geef uit|stoppen|werken|leven',
  asked:
    'wanneer kan ik stoppen met werken|kan ik rentenieren|hoeveel nodig om te stoppen|kan ik stoppen|hoeveel vermogen nodig|leven van # belegd|vervroegd stoppen zonder werken|genoeg om te stoppen|om van # te leven|hoeveel belegd/gespaard/nodig om van te leven',
  not: 'ouderschapsverlof|tijdskrediet|wettelijk pensioen|mypension|mantelzorg|3 maanden|roken',
  fields: {
    geboortejaar: 'geboortejaar',
    nettoInkomen: { fact: 'netto', near: 'verdien|netto' },
    uitgaven: {
      near: 'geef|uitgaven|uit|uitgeef|leef van|leven met|nodig|=kosten|te leven|kunnen leven',
      per: 'maand',
    },
    vermogen: { near: 'belegd|vermogen|belegd vermogen|beleggingen|kapitaal|opzij|gespaard', takes: 2, least: 1000 },
    pensioen: { near: 'pensioen', per: 'maand', as: 'netto' },
    opnamepercentage: { near: 'opname|opnamepercentage|regel' },
    type: { pick: { barista: 'barista', coast: 'coast', lean: 'lean' } },
    baristaInkomen: { near: 'bijverdienen|bijverdien|bijklussen|barista', per: 'maand' },
    maandelijksBelegd: { near: 'beleg|beleggen|spaar|sparen|investeer|bijstorten|bijleggen', per: 'maand' },
    rendement: { near: 'rendement' },
    inflatie: 'inflatie',
    loopbaanjaren: { near: 'gewerkt|loopbaan', in: 'jaar' },
  },
} satisfies Says
