import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'groeipakket|kinderbijslag|kindergeld|geboortepremie|startbedrag kind|kinder bijslag/geld|wezentoeslag|schoolbonus|gezinsbijslag|sociale toeslag|schooltoeslag',
  about: 'kind|kinderen|geboren|oudste|jongste|alleenstaande|inkomen|gezinsinkomen|unief|baby',
  not: 'sparen|uitkopen|budget|belasting',
  fields: {
    woonplaats: 'gewest',
    kinderen: {
      lead: ['geboren'],
      rows: {
        geboren: { near: 'geboren|kind|oudste|jongste|tweede|derde|van|baby|kindje', child: true, takes: 1 },
        hogerOnderwijs: { pick: { ja: 'unief|universiteit|hogeschool|hoger onderwijs|studeert' } },
      },
    },
    inkomen: { near: 'inkomen|gezinsinkomen|verdienen|belastbaar', per: 'jaar', least: 3000, takes: 1 },
    alleenstaand: {
      pick: { ja: 'alleenstaand|alleenstaande|alleen met|alleenstaande mama|alleenstaande ouder|sta alleen' },
    },
    verhoogdeTegemoetkoming: { pick: { ja: 'verhoogde tegemoetkoming|omnio' } },
  },
} satisfies Says
