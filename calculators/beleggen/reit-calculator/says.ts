import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'gvv|=reit|vastgoedaandeel|zorgvastgoed|beursgenoteerd vastgoed|vastgoed op de beurs|vastgoedaandelen|gvvs|aedifica|cofinimmo|wdp|vastgoedbevak|xior|=reits',
  about: 'dividend|koers|vastgoed|appartement|beurs|aandeel|dividendrendement',
  not: 'belastingen in totaal|roerende voorheffing',
  fields: {
    bedrag: { near: 'in|beleggen|euro', takes: 1, least: 300 },
    koers: { near: 'koers|aan|per aandeel', takes: 3, most: 1000 },
    dividend: { near: 'dividend|brutodividend' },
    soort: { labels: true, pick: { zorg: 'zorgvastgoed|zorg|rusthuizen', gewoon: 'logistiek vastgoed|gewoon' } },
    duur: { fact: 'duur' },
    appartement: {
      pick: { ja: 'zelf appartement|appartement kopen|appartement verhuren|tegenover appartement|of appartement' },
    },
    gebruik: { pick: { herbeleggen: 'herbeleg*|herinvest*', keuzedividend: 'keuzedividend' } },
    dividendgroei: { near: 'dividendgroei|groei dividend' },
    koersgroei: { near: 'koersgroei' },
  },
} satisfies Says
