/** Published families: one in Brussels over five years, with the marriage quotient, and children by year. */
import type { Example } from '#calculators/kernel/example.ts'

const pwc = 'PwC Tax Summaries, Belgium: sample personal income tax calculation'
const pwcFamily = {
  gezin: 'partnerZonderInkomen',
  gewest: 'brussel',
  inkomen: 50000,
  kinderen: 2,
  gemeentebelasting: 7,
} as const

export const brusselsFamily: readonly Example[] = [
  {
    title: 'Gezin in Brussel met twee kinderen en één loon van 50.000 euro, 2021',
    source: `${pwc} (30 juni 2021)`,
    input: { ...pwcFamily, inkomstenjaar: '2021' },
    expect: {
      huwelijksquotient: 11170,
      verminderingVrijeSom: 3511,
      omTeSlaneBelasting: 8522.5,
      deelStaat: 6395.54,
      deelGewest: 2084.37,
      belasting: 9007.25,
      gemeentebelasting: 630.51,
      bbsz: 535.22,
    },
    tolerance: 0.011,
    note: 'De bron geeft 408,23 euro bijzondere bijdrage; de schaal van dat jaar geeft 223,10 + 1,3 % × 24.009,04 = 535,22.',
  },
  {
    title: 'Hetzelfde gezin in 2022',
    source: `${pwc} (4 augustus 2022)`,
    input: { ...pwcFamily, inkomstenjaar: '2022' },
    expect: {
      huwelijksquotient: 11450,
      verminderingVrijeSom: 3595.5,
      omTeSlaneBelasting: 8179.5,
      deelGewest: 2000.49,
      gemeentebelasting: 607.66,
      bbsz: 434.51,
    },
    tolerance: 0.011,
    note: 'De bron rekent de bijzondere bijdrage nog met de schaal van 2021 (533,67); vanaf inkomstenjaar 2022 is ze 123,95 + 1,3 % × 23.889,04 = 434,51.',
  },
  {
    title: 'Rijksinwoner met 26.000 euro belastbaar inkomen in 2022: basisbelasting 8.395,50 euro',
    source: 'FOD Financiën, belastingtarieven (voorbeeld inkomsten 2022)',
    input: { inkomstenjaar: '2022', werkelijkeKosten: 0, inkomen: 26000 },
    expect: { basisbelasting: 8395.5, belastingvrijeSom: 9270 },
  },
  {
    title: 'Vier kinderen in 2022: belastingvrije som van 25.010 euro',
    source: 'Persona Accountants, belastingvrije som bij co-ouderschap',
    input: { inkomstenjaar: '2022', gezin: 'partnerMetInkomen', inkomen: 50000, inkomenPartner: 30000, kinderen: 4 },
    expect: { belastingvrijeSom: 25010 },
  },
  {
    title: 'Twee kinderen in co-ouderschap in 2022: de helft van 4.340 euro',
    source: 'Persona Accountants, belastingvrije som bij co-ouderschap',
    derivation: '9.270 + 4.340 / 2 + 1.690 voor een alleenstaande ouder = 13.130.',
    input: { inkomstenjaar: '2022', inkomen: 50000, kinderen: 2, kinderenCoOuderschap: 2 },
    expect: { belastingvrijeSom: 13130 },
  },
  {
    title: 'Vier kinderen in 2021: 9.050 + 15.360 euro',
    source: 'KBC, aandachtspunten belastingaangifte aanslagjaar 2022',
    input: { inkomstenjaar: '2021', gezin: 'partnerMetInkomen', inkomen: 50000, inkomenPartner: 30000, kinderen: 4 },
    expect: { belastingvrijeSom: 24410 },
  },
  {
    title: 'Alleenstaande ouder met een laag inkomen in 2023: 75 % van de kinderopvang',
    source: 'FOD Financiën, kinderopvang: alleenstaande ouders (tot 17.940 euro belastbaar 30 % extra)',
    derivation:
      'Forfait 30 %: 23.000 - 5.520 = 17.480 belastbaar. Opvang 100 × 15,70 = 1.570 hoogstens; 1.000 × (45 % + 30 %) = 750. De belasting is 4.712 - 3.984 = 728 (vrije som 10.160 + 1.850 + 1.850 + 1.200 = 15.060); de 22 euro die er niet op past, wordt terugbetaald.',
    input: {
      inkomstenjaar: '2023',
      inkomen: 23000,
      kinderen: 1,
      opvangAttesten: [{ bedrag: 1000, dagen: 100 }],
      gemeentebelasting: 0,
    },
    expect: { voordeelKinderopvang: 750, kredietKinderopvang: 22 },
  },
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
