import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'werkloosheidsuitkering|tijdelijke werkloosheid|technische werkloosheid|moederschapsrust|moederschapsverlof|zwangerschapsverlof|moederschapsuitkering|werkloosheid|ziekte uitkering|ziekte-uitkering|ziekenfonds|ziekte|langdurig ziek|arbeider/bediende/zelfstandige/ambtenaar ziek|ziek arbeider/bediende/zelfstandige|stempelen|werkloos|invaliditeit|invaliditeitsuitkering|overbruggingsrecht|ziekteuitkering|uitkering|arbeidsongeschikt|gewaarborgd loon|ziekengeld|dopgeld|failliet|faillissement',
  about:
    'ontslagen|ziek|rva|krijg|bruto|recht|ontslag|gewerkt|uitkeringen|burn out|burnout|job kwijt|werk verlies|vakbond',
  asked:
    'wat krijg van ziekenfonds|val/valt/word ziek|ben ziek|als ik ziek word|ben ontslagen hoeveel krijg|krijg van werkloosheid|heb ik recht op|val/valt zonder werk|verlies mijn job|failliet ga|zonder werk val|mijn werk kwijt|lang ziek|ziek thuis|hoeveel dop|stop met mijn zaak',
  not: 'partner/man/vrouw/vriend/vriendin is werkloos|opzeg|opzegtermijn|hoelang moet ik nog blijven|weken opzeg|noodfonds|buffer|levensverzekering|ouderschapsverlof|groeipakket',
  fields: {
    situatie: {
      pick: {
        ziekte:
          'ziek|ziekte|langdurig ziek|ziekenfonds|invaliditeit|arbeidsongeschikt|burn out|burnout|ziekteuitkering|ongeval|gewaarborgd loon',
        tijdelijk:
          'tijdelijke werkloosheid|tijdelijk werkloos|technisch werkloos|technische werkloosheid|economische werkloosheid',
        moederschap:
          'moederschapsrust|moederschapsverlof|zwangerschapsverlof|bevallingsverlof|zwangerschapsrust|moederschapsuitkering',
        ontslag:
          'ontslagen|ontslag|werkloos|werkloosheid|werkloosheidsuitkering|stempelen|dop|failliet|faillissement|werk kwijt|job kwijt|zonder werk|overbruggingsrecht|verlies mijn job|verlies mijn werk',
      },
    },
    statuut: 'statuut',
    brutoloon: { fact: 'bruto' },
    nettoInkomen: { fact: 'netto' },
    reden: {
      pick: {
        faillissement: 'failliet|faillissement',
        vrijwillig: 'vrijwillig|zelf stoppen',
        overmacht: 'overmacht|brand|overstroming',
      },
    },
    gewerkt: { near: 'gewerkt|werk al|loopbaan|na|dienst', in: 'jaar' },
    gezin: 'gezin',
    partnerInkomen: { fact: 'nettoPartner' },
    vasteKosten: 'vasteKosten',
    kinderen: 'kinderen',
    werklozeDagen: { near: 'werkloos|werkloosheid|dagen', in: 'dag' },
    leeftijd: { fact: 'leeftijd' },
    samenwonend: { pick: { ja: 'samenwonend|woon samen' } },
    duur: { near: 'ziek gedurende|gedurende' },
    begin: { near: 'vanaf|sinds|begint|begin' },
  },
} satisfies Says
