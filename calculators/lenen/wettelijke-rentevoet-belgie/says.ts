import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'wettelijke rente|wettelijke intrest|wettelijke interest|wettelijke rentevoet|nalatigheidsinterest*|nalatigheidsintrest*|verwijlinterest*|verwijlintrest*|moratoire interest|gerechtelijke interest|verwijlrente|nalatigheidsrente|intresten onbetaalde factuur',
  about:
    'factuur|klant|betaalt niet|onbetaald|schadevergoeding|vonnis|te laat|achterstal|interest|intrest|schuldenaar|b2b',
  asked:
    'factuur niet betaald|klant betaalt niet|betaalt mijn factuur niet|hoeveel interest mag vragen|hoeveel intrest mag|te laat betaald|nog niet betaald|factuur vervallen|onbetaalde factuur|interest van # tot #|factuur te laat',
  not: 'spaar*|kasbon|rente op rente',
  fields: {
    hoofdsom: { near: 'op|factuur|van|hoofdsom|schuld|euro|personenbelasting|schadevergoeding', takes: 1 },
    soort: {
      pick: {
        handel: 'bedrijf|handel|tussen bedrijven|firma|professionele klant|b2b|handelstransactie*|onderneming',
        fiscaal: 'personenbelasting|fiscus|fiscale|belastingen|inkomstenbelasting',
        btw: 'btw',
        sociaal: 'sociale bijdragen|rsz',
        burgerlijk: 'burgerlijk|particulier|consument',
      },
    },
    van: { near: 'vervaldag|vervallen', before: 'van|sinds|vanaf', takes: 1, way: 'back' },
    tot: { before: 'tot|tem|en' },
    eigenRente: { near: 'afgesproken rente|contractuele' },
  },
} satisfies Says
