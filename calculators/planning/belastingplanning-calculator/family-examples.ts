/** One published family over three years: marriage quotient, children and the Brussels surcharge. */
import type { Example } from '#calculators/example.ts'

const pwc = 'PwC Tax Summaries, Belgium: sample personal income tax calculation'
const pwcFamily = {
  gezin: 'koppel',
  gewest: 'brussel',
  inkomen: 50000,
  inkomenPartner: 0,
  kinderen: 2,
  gemeentebelasting: 7,
} as const

export const brusselsFamily: readonly Example[] = [
  {
    title: 'Gezin in Brussel met twee kinderen en één loon van 50.000 euro, 2023',
    source: `${pwc} (11 juli 2023)`,
    input: { ...pwcFamily, inkomstenjaar: '2023' },
    expect: {
      huwelijksquotient: 12550,
      verminderingVrijeSom: 3942,
      deelStaat: 5106.68,
      deelGewest: 1664.32,
      belastingPartner: 594.51,
      belasting: 7365.51,
      gemeentebelasting: 515.59,
      bbsz: 428.27,
      totaalVerschuldigd: 8309.37,
    },
  },
  {
    title: 'Hetzelfde gezin in 2024',
    source: `${pwc} (28 augustus 2024)`,
    input: { ...pwcFamily, inkomstenjaar: '2024' },
    expect: { huwelijksquotient: 13050, verminderingVrijeSom: 4100, omTeSlaneBelasting: 6171, bbsz: 425.28 },
    note: 'De bron verdeelt de belasting van dat jaar met 24,975 % in plaats van 24,957 %; daarom vergelijken we de eindsom niet. Tax-Calc gebruikt 24,957 %.',
  },
  {
    title: 'Hetzelfde gezin in 2025',
    source: `${pwc} (26 maart 2025)`,
    input: { ...pwcFamily, inkomstenjaar: '2025' },
    expect: {
      huwelijksquotient: 13221,
      verminderingVrijeSom: 4233,
      deelStaat: 4323.26,
      deelGewest: 1409,
      belasting: 6307.12,
      gemeentebelasting: 441.5,
      bbsz: 422.93,
      totaalVerschuldigd: 7171.55,
    },
    tolerance: 0.011,
    note: 'De bron rondt de bijzondere bijdrage naar beneden af en de delen van het gewest naar boven.',
  },
]
