import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'kredietkaart|visa|mastercard|visakaart|creditcard|credit card|kredietkaarten|visa kaart|amex',
  about: 'saldo|openstaand|minimum|afbetalen|in min|kaart|rood',
  asked: 'openstaand op visa|hoelang nog afbetalen|hoe rap afbetaald|in min|enkel minimum betalen',
  not: 'samenvoegen|hergroeperen|autolening|hacken',
  fields: {
    kaart: { pick: { uitgesteld: 'uitgesteld debet|einde maand volledig' } },
    saldo: { near: 'openstaand|saldo|visa|kredietkaart|min|schuld|staat|mastercard|kaart', takes: 1 },
    jkp: 'jkp',
    betaling: { pick: { minimum: 'enkel minimum|minimum|minimumbedrag|het minimum' } },
    bedrag: { near: 'betaal|afbetaal|met|afbetalen|af|terugbetaal|betalen', per: 'maand', alone: true },
    kredietlijn: { near: 'limiet|kredietlijn' },
    aankopen: { near: 'nieuwe aankopen|aankopen|koop # bij|koop er bij|koop', per: 'maand' },
    jaarbijdrage: { near: 'jaarbijdrage', per: 'jaar' },
    minimumPercentage: { near: 'minimum|minstens' },
  },
} satisfies Says
