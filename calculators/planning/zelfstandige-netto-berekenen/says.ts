import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'factureren|=omzet|factureer|zelfstandige netto|dagprijs|eenmanszaak|vennootschap of eenmanszaak|eenmanszaak of vennootschap|vennootschap|dagtarief|uurtarief freelancer|netto als zelfstandige|freelance netto|facturatie|bvba|freelancer',
  about:
    'zelfstandige|kosten|netto|bijberoep|starter|overhouden|belastbaar loon|beroepskosten|hou over|btw|freelance|winst',
  asked:
    'hoeveel moet factureren|hoeveel omzet nodig|wat hou over van omzet|omzet als zelfstandige|zelfstandige netto overhouden|hou over als zelfstandige|hoeveel omzet draaien|netto als zelfstandige',
  not: 'sociale bijdragen|per kwartaal|pensioen|failliet|noodfonds|buffer|niet betaald|betaalt|lenen|huis',
  fields: {
    richting: {
      pick: {
        omzet: 'van omzet|omzet van|ik factureer|factureer|hou/houd over|blijft over|schiet over|# per dag',
        netto: 'hoeveel factureren|hoeveel moet factureren|hoeveel omzet',
      },
    },
    netto: {
      near: 'netto|overhouden|over te houden',
      per: 'maand',
      as: 'netto',
      who: 'ik',
      sets: { richting: 'netto' },
    },
    omzet: {
      near: 'omzet|factureer|facturen|inkomsten|factureren',
      per: 'jaar',
      takes: 2,
      least: 1000,
      sets: { richting: 'omzet' },
    },
    kosten: { near: '=kosten|beroepskosten|onkosten', per: 'jaar' },
    statuut: {
      pick: {
        bijberoep: 'bijberoep',
        primostarter: 'starter|primostarter|startende|starten',
        hoofdberoep: 'hoofdberoep',
      },
    },
    anderInkomen: { near: 'loon|belastbaar loon|naast|job', per: 'jaar', as: 'belastbaar', least: 4000 },
    gezin: 'gezin',
    kinderen: 'kinderen',
    postcode: 'postcode',
    gewest: 'gewest',
    inkomenPartner: { fact: 'belastbaarPartner' },
    loon: { near: 'loon|bezoldiging', per: 'jaar', least: 20000 },
  },
} satisfies Says
