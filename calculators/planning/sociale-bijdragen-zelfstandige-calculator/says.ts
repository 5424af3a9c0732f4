import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'sociale bijdragen|sociale bijdrage|bijdragen zelfstandige|sociaal verzekeringsfonds|kwartaalbijdrage|sociale lasten|sociale bijdragen zelfstandige|rsvz|bijdrage zelfstandige|kwartaalbijdragen|sociale kas',
  about:
    'zelfstandige|bijberoep|hoofdberoep|kwartaal|winst|student|bijdragen|starter|meewerkende|liantis|acerta|xerius',
  asked:
    'wat betaal per kwartaal|zelfstandige per kwartaal|zelfstandige in bijberoep bijdragen|bijdragen in bijberoep|hoeveel sociale',
  not: 'omzet|factureer|factureren|overhouden|pensioen|failliet|onbetaald',
  fields: {
    statuut: {
      pick: {
        bijberoep: 'bijberoep|bij beroep',
        primostarter: 'starter|primostarter|startende',
        student: 'student|studentzelfstandige|student-zelfstandige',
        meewerkend: 'meewerkende echtgenoot|meewerkend|meewerkende',
        gepensioneerde: 'gepensioneerd|na pensioen',
        hoofdberoep: 'hoofdberoep',
      },
    },
    soortInkomen: { pick: { winst: 'winst', netto: 'netto belastbaar|belastbaar' } },
    inkomen: { near: 'winst|inkomen|belastbaar|verdien|bijdragen|netto', per: 'jaar', takes: 1, least: 500 },
    anderInkomen: { near: 'loon|naast|pensioen|werknemer|loondienst', per: 'jaar', as: 'belastbaar', least: 4000 },
    kwartalen: { near: 'kwartalen', after: 'kwartalen' },
    inkomenPartner: { fact: 'belastbaarPartner' },
    gezin: 'gezin',
    kinderen: 'kinderen',
    postcode: 'postcode',
    gewest: 'gewest',
    voorlopigBetaald: { near: 'al betaald|betaalde al|voorlopig betaald|voorschotten' },
  },
} satisfies Says
