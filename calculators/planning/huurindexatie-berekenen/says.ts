import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'huurindexatie|huur indexeren|indexeren|huurindexering|indexatie|huurprijs indexeren|huurverhoging|huur verhogen|opslaan huur|nieuwe huur|huur indexatie|geindexeerde huur|indexering',
  about:
    'huur|huurders|huisbaas|epc|basishuur|contract|verhuurder|huurder|opslaan|aanvangshuur|huurcontract|huisbaas|kotbaas',
  asked:
    'hoeveel mag huisbaas opslaan|hoeveel mag ik indexeren|huur omhoog|wat is de nieuwe huur|hoeveel huur mag vragen|huur met epc|huisbaas verhoogt|mag huur verhogen|huur verhogen|huurcontract #|huurcontract mag|mag huur stijgen|verhuur mag vragen|mag eigenaar/verhuurder vragen|verhuur/verhuren epc|verhuur/verhuren sinds|sinds verhuur|nieuwe huurprijs|huur mag stijgen|huurcontract vragen',
  not: 'kopen|rendement|lease',
  fields: {
    basishuur: {
      near: 'huur|basishuur|huurprijs|aan|betaal',
      before: 'ipv|in plaats van',
      takes: 1,
      per: 'maand',
      most: 20000,
    },
    gewest: 'gewest',
    start: { near: 'sinds|begonnen|start|ingegaan|gestart|startte|begon|begin|vanaf', takes: 2, way: 'back' },
    ondertekend: { near: 'getekend|ondertekend|contract getekend' },
    epc: {
      fact: 'epc',
      pick: {
        a: 'epc a|label a|epc-label a',
        b: 'epc b|label b',
        c: 'epc c|label c',
        d: 'epc d|label d',
        e: 'epc e|label e',
        f: 'epc f|label f|epc is f',
        g: 'epc g|label g',
        geen: 'geen epc|zonder epc',
      },
    },
    vanaf: { near: 'nieuwe huur vanaf|indexeren vanaf|worden vanaf' },
    huidigeHuur: { near: 'huidige huur|betaal nu|nu betaald' },
  },
} satisfies Says
