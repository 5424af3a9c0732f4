import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'kasbon|staatsbon|kasbons|staatsbons|groeikasbon|kapitalisatiebon|kapitalisatiekasbon|bankbon|groeibon|leeuwenbon',
  about: 'coupon|coupons|nominaal|bon|uitgifte|kapitalisatie',
  not: 'inflatie|reele|hoeveel voorheffing|voorheffing op|hou over inflatie|koopkracht',
  fields: {
    nominaal: { near: 'kasbon|staatsbon|nominaal|bedrag|bon', takes: 1 },
    soort: {
      pick: {
        groei: 'groeikasbon|groei|groeibon|stijgende rente',
        kapitalisatie: 'kapitalisatie|kapitaliser*|gekapitaliseerd|kapitalisatiebon|rente opgespaard',
        coupon: 'coupon|jaarlijkse coupon',
      },
    },
    looptijd: { fact: 'looptijd' },
    rente: 'rente',
    groeirentes: {
      lead: ['rente'],
      rows: {
        rente: { near: 'groeikasbon|groei|groeibon|stijgende rente|eerste jaar|tweede jaar|derde jaar', takes: 2 },
      },
    },
    verkoopNa: { near: 'verkopen na|verkoop na', sets: { verkoop: true } },
    verkoop: { pick: { ja: 'vroeger verkopen|voor de vervaldag' } },
    verkoopkoers: { near: 'verkoopkoers|koers' },
    uitgifteprijs: { near: 'uitgifteprijs' },
    inflatie: 'inflatie',
    belasting: { pick: { staatsbon2023: 'staatsbon van 2023|staatsbon 2023' } },
    startdatum: { near: 'uitgegeven|uitgifte' },
  },
} satisfies Says
