import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'pensioen|wettelijk pensioen|mypension|rustpensioen|pensioenbedrag|ambtenarenpensioen|pensioen berekenen|vervroegd pensioen|pensioenleeftijd|pensioenberekening|op pensioen',
  about: 'loopbaan|loopbaanjaren|gewerkt|bruto|stoppen|ambtenaar|geboren|jaar gewerkt',
  asked:
    'hoeveel pensioen krijg|wat wordt mijn pensioen|wat is mijn pensioen|wanneer op pensioen|met pensioen gaan|als ik op # stop|wanneer kan ik op pensioen',
  not: 'pensioensparen|pensioenspaar*|rentenieren|fire|groepsverzekering voorschot|voorschot|belegd',
  fields: {
    geboortedatum: { fact: 'geboortedatum', near: 'geboren', takes: 1 },
    statuut: {
      fact: 'statuut',
      pick: {
        mypension: 'mypension|my pension|mypension.be',
        arbeider: 'arbeider',
        bediende: 'bediende',
        zelfstandige: 'zelfstandige',
        ambtenaar: 'ambtenaar|vastbenoemd|statutair|leerkracht|politie|vast benoemd',
      },
    },
    brutoMaandloon: {
      near: 'bruto|loon|verdien|inkomen|brutoloon|verdienen|wedde',
      per: 'maand',
      as: 'bruto',
      who: 'ik',
      takes: 1,
      least: 500,
      most: 15000,
    },
    mypensionBruto: {
      near: 'mypension|volgens mypension|bruto pensioen',
      per: 'maand',
      as: 'bruto',
      who: 'ik',
      sets: { statuut: 'mypension' },
    },
    loopbaanjaren: {
      before: 'na',
      near: 'gewerkt|werk|loopbaan|loopbaanjaren|dienstjaren|werkte|jaren dienst|ancienniteit',
      after: 'loopbaan|loopbaanjaren|gewerkt|lang',
      in: 'jaar',
    },
    stopleeftijd: { near: 'stop|stoppen|op|pensioen op|met pensioen', in: 'age', takes: 3, least: 58 },
    gewenstNetto: { near: 'nodig|gewenst|wil|pensioen van', as: 'netto', per: 'maand', least: 500, most: 10000 },
    gezin: 'gezin',
    postcode: 'postcode',
    gewest: 'gewest',
    groepsverzekering: { near: 'groepsverzekering' },
    pensioensparen: { near: 'pensioensparen', least: 1500 },
  },
} satisfies Says
