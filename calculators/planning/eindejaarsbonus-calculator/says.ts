import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'eindejaarspremie|dertiende maand|eindejaarsbonus|13 de/e maand|bonus|warrants|loonbonus|winstpremie|cao 90|eindejaar premie|dertiende|kerstpremie',
  about: 'netto|bruto|premie|horeca|gewerkt|hou over|paritair|december|13',
  asked: 'wat hou over van bonus|bonus van # bruto|hoeveel netto dertiende maand',
  not: 'getrouwheidspremie|jobbonus|sparen',
  fields: {
    paritairComite: {
      labels: true,
      apart: true,
      pick: {
        horeca: 'horeca|pc 302',
        pc124: 'bouw|bouwsector|pc 124',
        metaal: 'metaal|pc 111',
        pc322: 'interim|uitzend*|pc 322',
        pc330: 'ziekenhuis|ziekenhuizen|verpleeg*',
        pc121: 'schoonmaak|poetshulp',
        vrij: 'bonus van|bonus|loonbonus van/#|winstpremie van/#|warrants van|cao 90 van|brutobedrag|van # bruto eindejaarspremie/dertiende|krijg # eindejaarspremie/bonus|eindejaarspremie/dertiende is/bedraagt #',
      },
    },
    statuut: 'statuut',
    maandloon: { fact: 'bruto' },
    uurloon: { near: 'per uur|uurloon', per: 'uur', takes: 4 },
    premie: {
      near: 'bonus van|bonus|premie|loonbonus|winstpremie|warrants|cao 90|bruto eindejaarspremie/dertiende|eindejaarspremie|dertiende',
      as: 'bruto',
      who: 'ik',
      least: 100,
    },
    gewerkteMaanden: { near: 'gewerkt|maanden gewerkt', in: 'maand' },
    gewerkteDagen: { near: 'gewerkt|dagen', in: 'dag' },
    gezin: 'gezin',
    kinderen: 'kinderen',
    vorm: { pick: { warrants: 'warrants|warrant', loonbonus: 'loonbonus|cao 90|cao90', winstpremie: 'winstpremie' } },
    postcode: 'postcode',
    gewest: 'gewest',
    zelfOntslag: { pick: { ja: 'zelf ontslag' } },
  },
} satisfies Says
