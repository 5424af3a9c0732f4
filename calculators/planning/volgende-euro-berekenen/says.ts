import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'opslag|loonsverhoging|meer verdienen|euro meer|euro extra|extra bruto|bruto meer|jobbonus|meer bruto|promotieval|extra verdienen|bruto extra|opslag netto|bruto opslag|bruto bij|loon/bruto van # naar #|van # naar # bruto',
  about: 'extra|over|bruto|loont|overuren|verdien|loon|marginaal|hou over|opslag|loonopslag',
  asked:
    'wat blijft over van # extra|loont het meer te verdienen|# euro opslag|opslag hoeveel hou over|krijg # opslag|houd ik over van opslag|loont opslag|wat hou ik over van # extra|krijg # bruto bij|# bruto meer|# meer verdienen|naar voltijds|meer uren werken',
  not: 'huur*|huisbaas|zelfstandige|aflossen|missen|lening|hypotheek|indexeren|barista|schuld',
  fields: {
    extra: { near: 'opslag|extra|meer|bij|loonsverhoging|erbij', takes: 2, least: 5, most: 5000, per: 'maand' },
    bruto: {
      near: 'bruto|loon|verdien|bij|nu|met loon',
      // With a star it names no field: "1.000 bruto opslag" is no pay.
      before: 'opslag* op|opslag* # op',
      per: 'maand',
      as: 'bruto',
      who: 'ik',
      takes: 1,
      least: 700,
      most: 40000,
    },
    statuut: 'statuut',
    gezin: 'gezin',
    kinderen: 'kinderen',
    tewerkstelling: 'tewerkstelling',
    jobbonus: { pick: { ja: 'jobbonus' } },
    postcode: 'postcode',
    gewest: 'gewest',
    inkomenPartner: { fact: 'belastbaarPartner' },
  },
} satisfies Says
