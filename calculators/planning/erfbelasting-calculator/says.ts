import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'erfbelasting|successierechten|erfenis|successie|erven|erf|erft|nalatenschap|nalaten|nagelaten|overleden|erfrechten|erfrecht|gestorven|overlijden van|geerfd|erfgenaam|erfgenamen',
  about:
    'vader|moeder|grootmoeder|grootvader|tante|nonkel|oom|broer|zus|vriend|kinderen|weduwe|spaargeld|beleggingen|gezinswoning|huis|mama|papa|ouders|nicht|neef|testament',
  asked:
    'vader is overleden|moeder is overleden|laat mij # na|liet mij # na|hoeveel belasting erfenis|als mijn ouders sterven|vader/moeder/mama/papa/tante/nonkel gestorven|ik erf #|erf van mijn',
  not: 'schenk*|ineens|gespreid|beurs|levensverzekering|beleggen',
  fields: {
    gewest: 'gewest',
    langstlevende: {
      pick: {
        gehuwd:
          'samen met mama|samen met papa|mama leeft nog|papa leeft nog|gehuwd|getrouwd|mijn vrouw|mijn man|echtgenoot|echtgenote|ik ben weduwe/weduwnaar|weduwe/weduwnaar en # kinderen',
        wettelijkSamenwonend: 'wettelijk samenwonend|wettelijk samenwonende',
        feitelijkSamenwonend: 'feitelijk samenwonend|feitelijk samenwonende',
        geen: 'nooit getrouwd|weduwe|weduwnaar|gescheiden|geen partner|alleenstaand|was al dood/overleden/gestorven|is al dood/overleden/gestorven|geen mama/papa/moeder/vader/vrouw/man|leeft/was/is niet meer|beide/allebei ouders/overleden/gestorven|ouders overleden/gestorven|laatste ouder',
      },
    },
    leeftijdPartner: { in: 'age', near: 'zij is|hij is|mama|papa|vrouw|man', takes: 1 },
    nakomelingen: { pick: { nee: 'geen kinderen|zonder kinderen|kinderloos' } },
    // "voor mij en mijn zus": the children of a parent who died.
    aantalKinderen: {
      fact: 'kinderen',
      pick: { 2: 'mij en mijn broer/zus|ik en mijn broer/zus|broer/zus en ik|broer/zus en mij' },
    },
    broersZussen: { near: 'broers|zussen', after: 'broers|zussen' },
    vermogen: {
      pick: {
        overledene: 'op naam van|eigen goed/goederen|scheiding van goederen',
        samen: 'samen met mama|samen met papa|gemeenschappelijk',
      },
    },
    nalatenschapRoerend: {
      silent: 0,
      near: 'spaargeld|beleggingen|geld|cash|aandelen|op de bank|effecten|spaarrekening',
      takes: 3,
      least: 100,
    },
    nalatenschapOnroerend: {
      silent: 0,
      near: 'huis|woning|gezinswoning|vastgoed|appartement|grond',
      least: 1000,
      pick: { 0: 'geen vastgoed|geen huis|geen woning|zonder vastgoed|zonder huis' },
    },
    nalatenschapGezinswoning: {
      pick: { 0: 'geen vastgoed|geen huis|geen woning|zonder vastgoed|zonder huis' },
      twice: ['gezinswoning', 'nalatenschapOnroerend', 1],
    },
    erfgenamen: {
      lead: ['verwantschap'],
      // Whoever lives together is no other heir: "mijn vriendin en ik zijn wettelijk samenwonend".
      unless: 'vader|moeder|mama|papa|ouders|# broers/zussen|samenwonend|samenwonende|wonen samen|gehuwd|getrouwd',
      rows: {
        verwantschap: {
          pick: {
            oomNeef: 'tante|nonkel|oom|als nicht|als neef|nicht|neef',
            broerZus: 'broer|zus',
            andere: 'vriend|vriendin|buurman|buurvrouw|kennis|peter|meter|buur',
            goedDoel: 'goed doel',
          },
        },
        onroerend: { near: 'huis|woning|vastgoed|appartement|grond', takes: 5, least: 1000, anyone: true },
        roerend: {
          near: 'na|laat|liet|erf|erfenis|spaargeld|geld|beleggingen|cash|aandelen|op de bank|effecten|spaarrekening',
          takes: 1,
          least: 100,
          anyone: true,
        },
      },
      sets: { verdeling: 'zelf' },
    },
    schulden: { near: 'schulden|begrafenis' },
    overlijden: { near: 'overleden op|gestorven op' },
  },
} satisfies Says
