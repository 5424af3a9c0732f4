import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'opbrengsteigendom|verhuren|investeringspand|huurrendement|verhuur|buy to let|appartement verhuren|huis verhuren|beleggingspand|vastgoedrendement|investeren in vastgoed|kopen en verhuren|kopen om te verhuren|opbrengstwoning|studentenkot|studentenkamer',
  about: 'huur|rendement|appartement|huis|opbrengst|huurder|kot|studio|pand|vastgoed|huurinkomsten',
  asked:
    'wat brengt verhuren op|kopen en verhuren|kopen om te verhuren|verhuren aan #|verhuren voor #|rendement van huis|loont verhuren|appartement kopen verhuren|rendement huur|huur rendement|huur vragen rendement',
  not: 'huur omhoog/verhogen/stijgen/opslaan|mag huur/ik vragen|gvv|beurs|index*|huisbaas|epc|verhuren/verhuur sinds|blijven huren|reit|registratie*|notaris*',
  fields: {
    prijs: 'woningprijs',
    huur: {
      near: 'huur|huurder betaalt|verhuren aan|verhuren voor|huurprijs|verhuren|verhuur|huurinkomsten',
      per: 'maand',
      alone: true,
      most: 15000,
    },
    eigenGeld: 'eigenGeld',
    ki: { near: 'ki|kadastraal inkomen' },
    gewest: 'gewest',
    postcode: 'postcode',
    duur: { near: 'bijhouden|houden|gedurende|lang|houd', takes: 1 },
    huurder: {
      pick: {
        beroep: 'aan bedrijf|aan firma|beroep|handelshuur|kantoor|aan een zelfstandige|aan winkel|professioneel',
        prive: 'aan gezin|aan student|studenten|aan particulier',
      },
    },
    inkomen: { near: 'belastbaar inkomen', per: 'jaar' },
    werken: { near: 'werken|renovatie|opknappen|opfrissen' },
    rente: { near: 'rente|lening aan|lenen/leen aan', before: 'jaar aan' },
    looptijd: { near: 'leen/lenen/lening op|leen rest op|looptijd' },
    leegstand: { near: 'leegstand' },
    kosten: { near: '=kosten|syndicus', per: 'jaar' },
    onroerendeVoorheffing: { near: 'onroerende voorheffing', per: 'jaar' },
  },
} satisfies Says
