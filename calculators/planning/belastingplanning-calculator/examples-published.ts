/** Tax bills that others published with all their inputs, as tables: one row is one bill. */
import type { Example } from '#calculators/kernel/example.ts'
import { roundCents } from '#finance/money.ts'

const corpus = 'LOONMONITOR, testcorpus PC 200 (ploeder8/LOONMONITOR, mei 2026)'

const year2026 = (perMonth: number, more: Readonly<Record<string, unknown>> = {}) => ({
  inkomstenjaar: '2026',
  inkomen: roundCents(perMonth * 12),
  gemeentebelasting: 0,
  ...more,
})

/**
 * The source prints a twelfth of the tax of the year, to the cent, and calls it the withholding of a month. The tax of the
 * year beside it is that of the brackets of 2026, on paper; `aTwelfthOf` refuses one of which the twelfth is another.
 */
const aTwelfthOf = (year: number, printed: number): number => {
  // Two of them end in half a cent, which the source rounds down.
  if (Math.abs(year / 12 - printed) > 0.005 + 1e-9) throw new Error(`${printed} is not a twelfth of ${year}`)
  return year
}
const twelfth = (printed: number) =>
  `De bron drukt een twaalfde van de belasting van het jaar, zonder gemeentebelasting: ${String(printed).replace('.', ',')} euro.`

/** Taxable pay of a month in 2026, the printed twelfth and the tax of that year: single, without children. */
const alone: readonly Example[] = (
  [
    [2189.81, 231.67, 2780.09],
    [2281.04, 268.17, 3217.99],
    [2400.92, 316.12, 3793.42],
    [2580.74, 388.05, 4656.55],
    [2700.17, 435.82, 5229.82],
    [2900.85, 516.09, 6193.08],
    [3042.55, 576.65, 6919.77],
    [3082.55, 594.65, 7135.77],
    [3477.2, 772.24, 9266.88],
    [3657.2, 853.24, 10238.88],
    [3911.85, 967.83, 11613.99],
    [4346.5, 1163.42, 13961.1],
    [4781.15, 1359.99, 16319.9],
    [5215.8, 1577.32, 18927.8],
    [5650.45, 1794.64, 21535.7],
    [6085.1, 2011.97, 24143.6],
    [6485.1, 2211.97, 26543.6],
    [6519.75, 2229.29, 26751.5],
    [8693, 3315.92, 39791],
    [13039.5, 5489.17, 65870],
  ] as const
).map(([perMonth, printed, year]) => ({
  title: `Alleenstaande met ${perMonth} euro belastbaar loon per maand in 2026`,
  source: corpus,
  input: year2026(perMonth),
  expect: { omTeSlaneBelasting: aTwelfthOf(year, printed) },
  note: twelfth(printed),
}))

/** The same with children: those of a couple with two incomes are with the higher one. */
const withChildren: readonly Example[] = (
  [
    [2400.92, 1, 0, 'partnerMetInkomen', 267.74, 3212.92],
    [4487.33, 1, 0, 'partnerMetInkomen', 1178.42, 14141.08],
    [2700.17, 2, 0, 'partnerMetInkomen', 307.44, 3689.32],
    [7389.05, 2, 0, 'partnerMetInkomen', 2535.57, 30426.8],
    [3042.55, 2, 1, 'partnerMetInkomen', 425.52, 5106.27],
    [3042.55, 2, 0, 'alleenstaand', 383.19, 4598.27],
    [3477.2, 3, 0, 'partnerMetInkomen', 430.11, 5161.38],
    [3911.85, 4, 0, 'partnerMetInkomen', 374.5, 4493.99],
    [3911.85, 5, 1, 'partnerMetInkomen', 74.5, 893.99],
  ] as const
).map(([perMonth, kinderen, kinderenOnderDrie, gezin, printed, year]) => ({
  title: `${perMonth} euro belastbaar loon per maand in 2026, ${kinderen} kinderen (${kinderenOnderDrie} onder drie jaar), ${gezin}`,
  source: corpus,
  input: year2026(perMonth, { kinderen, kinderenOnderDrie, gezin, inkomenPartner: 20_000 }),
  expect: { omTeSlaneBelasting: aTwelfthOf(year, printed) },
  note: `${twelfth(printed)} Ze trekt de kinderen daarna nog eens af; dat deel nemen we niet over.`,
}))

const axiom = 'TheAxiomFoundation/rulespec-be, tests van de personenbelasting 2025 (juli 2026)'
const net2025 = { inkomstenjaar: '2025', werkelijkeKosten: 0 } as const

const lawAsCode: readonly Example[] = [
  {
    title: 'Loon van 40.000 euro bruto in 2025, na RSZ 34.772',
    source: axiom,
    input: { inkomstenjaar: '2025', inkomen: 34772 },
    expect: { nettoBelastbaar: 28842, basisbelasting: 9090.9, omTeSlaneBelasting: 6363.4, deelStaat: 4775.29 },
  },
  {
    title: '40.000 euro belastbaar in 2025, gemeente 6 % en agglomeratie 1 %',
    source: axiom,
    input: { ...net2025, inkomen: 40000, gemeentebelasting: 7 },
    expect: { basisbelasting: 14112, belasting: 11384.5, gemeentebelasting: 796.92, totaleBelasting: 12181.42 },
    tolerance: 0.011,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
  {
    title: '60.000 euro belastbaar in 2025, gemeente 6 % en agglomeratie 1 %',
    source: axiom,
    input: { ...net2025, inkomen: 60000, gemeentebelasting: 7 },
    expect: { belasting: 20892.5, totaleBelasting: 22354.98 },
    tolerance: 0.011,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
  {
    title: 'Koppel in 2025 met één inkomen van 45.000 euro',
    source: axiom,
    input: { ...net2025, gezin: 'partnerZonderInkomen', inkomen: 45000, gemeentebelasting: 0 },
    expect: {
      huwelijksquotient: 13460,
      basisbelasting: 10305,
      basisbelastingPartner: 3365,
      omTeSlaneBelasting: 7577.5,
      deelStaat: 5686.38,
      belastingPartner: 637.5,
    },
    tolerance: 0.011,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
  {
    title: 'Koppel in 2025 met twee keer 40.000 euro',
    source: axiom,
    input: {
      ...net2025,
      gezin: 'partnerMetInkomen',
      inkomen: 40000,
      inkomenPartner: 45930,
      gemeentebelasting: 0,
    },
    expect: { huwelijksquotient: 0, deelStaat: 8543.27, belastingPartner: 11384.5, belasting: 22769 },
    tolerance: 0.021,
    note: 'De partner krijgt 45.930 euro loon: na het forfait van 5.930 ook 40.000.',
  },
]

const harbour = 'WikiDave/Haven-Werkuren, raming van de aanslag (oktober 2026)'
const voted2026 = { inkomstenjaar: '2026', regels: 'aangekondigd', inkomen: 30000, gemeentebelasting: 6.9 } as const

/** With the sums that the Chamber voted in July 2026. */
const voted: readonly Example[] = [
  {
    title: 'Koppel in 2026 met één loon van 30.000 euro, aangekondigde regels',
    source: harbour,
    derivation:
      'Naar de partner 30 % van 23.930 = 7.179. De partner gebruikt daarmee 7.179 van 11.180 en geeft 4.001 door: 11.550 + 4.001 = 15.551. Basisbelasting op 16.751 is 4.192,40; vermindering 2.937,50 + 30 % × 3.801 = 4.077,80. Blijft 114,60.',
    input: { ...voted2026, gezin: 'partnerZonderInkomen' },
    expect: { huwelijksquotient: 7179, belasting: 114.6 },
    tolerance: 0.011,
    note: 'De bron geeft 1.304,90: ze vergeet dat het ongebruikte deel van de belastingvrije som naar de partner gaat (art. 134 WIB 92). Het aanslagbiljet van het gepensioneerde koppel hierboven toont die overdracht wel.',
  },
  {
    title: 'Koppel in 2026 met twee lonen van 30.000 euro, aangekondigde regels',
    source: harbour,
    input: { ...voted2026, gezin: 'partnerMetInkomen', inkomenPartner: 30000 },
    expect: { huwelijksquotient: 0, belasting: 8353 },
    tolerance: 0.021,
    note: 'Staat en gewest worden per partner apart op de cent afgerond.',
  },
  {
    title: 'Pensioensparen van 1.050 euro bij een loon van 30.000 euro in 2026, aangekondigde regels',
    source: harbour,
    input: { ...voted2026, pensioensparen: 1050 },
    expect: { totaleBelasting: 4127.94 },
    tolerance: 0.011,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
  {
    title: 'Alleenstaande ouder met één kind en een loon van 30.000 euro in 2026, aangekondigde regels',
    source: harbour,
    input: { ...voted2026, kinderen: 1, alleenwonendeOuder: false },
    expect: { belastingvrijeSom: 15660, belasting: 2953.5, gemeentebelasting: 203.79, totaleBelasting: 3157.29 },
    tolerance: 0.011,
    note: 'Zonder de toeslag voor wie alleen met de kinderen woont en weinig verdient: die kent de bron niet.',
  },
  {
    title: 'Loon van 8.000 euro in 2026: geen belasting, 150 euro voorheffing komt terug',
    source: harbour,
    input: { ...voted2026, inkomen: 8000, bedrijfsvoorheffing: 150 },
    expect: { totaleBelasting: 0, terug: 150 },
  },
]

/** Published and wrong: the sum beside it says why. */
const corrected: readonly Example[] = [
  {
    title: 'Eenmanszaak in 2024: 33.024 euro belastbaar',
    source: 'Securex, belastingen voor zelfstandigen (60.000 omzet, 20.000 kosten, 6.976 bijdragen)',
    derivation: '3.955 + 4.840 + 45 % × 5.104 = 11.091,80; min 2.642,50 is 8.449,30.',
    input: {
      inkomstenjaar: '2024',
      statuut: 'zelfstandige',
      inkomen: 40000,
      socialeBijdragen: 6976,
      werkelijkeKosten: 0,
    },
    expect: { nettoBelastbaar: 33024, basisbelasting: 11091.8, omTeSlaneBelasting: 8449.3 },
    note: 'De bron geeft 5.477 euro; dat volgt niet uit de schijven die erboven staan.',
  },
  {
    title: 'Loon en bijberoep samen 25.000 euro netto in 2022',
    source: 'Accountable, quelles sont mes obligations fiscales',
    derivation: '3.467,50 + 4.244 + 45 % × 520 = 7.945,50; min 25 % van 9.270 is 5.628.',
    input: { inkomstenjaar: '2022', werkelijkeKosten: 0, inkomen: 25000 },
    expect: { basisbelasting: 7945.5, omTeSlaneBelasting: 5628 },
    note: 'De bron geeft 4.211,50: ze trekt de belastingvrije som bovenaan af in plaats van onderaan.',
  },
  {
    title: 'Belastbaar inkomen van 50.000 euro in 2023, alleen de schijven',
    source: 'advice-me.be, qu’est-ce que l’impôt des personnes physiques (31 mei 2024)',
    derivation: '3.800 + 4.652 + 8.824,50 + 1.780.',
    input: { inkomstenjaar: '2023', werkelijkeKosten: 0, inkomen: 50000 },
    expect: { basisbelasting: 19056.5 },
  },
]

/** Other statutes. */
const others: readonly Example[] = [
  {
    title: 'Bedrijfsleider met 30.000 euro bezoldiging en 3.500 euro bijdragen in 2024',
    source: 'Openbare testen van een boekhoudpakket, naar een aanslagbiljet van aanslagjaar 2025 (spark-accounting)',
    derivation:
      'Forfait 3 % × 26.500 = 795; 25.705 belastbaar. Basisbelasting 3.955 + 40 % × 9.885 = 7.909; min 2.642,50 is 5.266,50.',
    input: { inkomstenjaar: '2024', statuut: 'bedrijfsleider', inkomen: 30000, socialeBijdragen: 3500 },
    expect: { beroepskosten: 795, nettoBelastbaar: 25705, verminderingVrijeSom: 2642.5, omTeSlaneBelasting: 5266.5 },
  },
  {
    title: 'Alleen een pensioen van 19.030 euro in 2024: net geen belasting',
    source: 'ACLVB, gids belastingaangifte aanslagjaar 2025 (vermindering 2.151,72 + 444,78)',
    derivation:
      'Basisbelasting 3.955 + 40 % × 3.210 = 5.239; min 2.642,50 is 2.596,50. De vermindering is 2.151,72 + 444,78 = 2.596,50.',
    input: { inkomstenjaar: '2024', statuut: 'gepensioneerde', inkomen: 19030, gemeentebelasting: 7 },
    expect: { omTeSlaneBelasting: 2596.5, pensioenvermindering: 2596.5, totaleBelasting: 0 },
    note: 'De gids drukt op dezelfde bladzijde ook 448,78, wat 19.040 euro zou geven. Tax-Calc beslist: voor 25.000 euro pensioen geeft het 145,42 aanvullende vermindering, en 444,78 × (27.900 − 25.000) ÷ (27.900 − 19.030) is 145,42; met 448,78 en 19.040 is het 146,89.',
  },
  {
    title: '470 euro boven de belastingvrije som in 2024, gemeente 7,5 %',
    source: 'blog.tamtam.pro: 117,50 + 8,81 = 126,31',
    input: { inkomstenjaar: '2024', werkelijkeKosten: 0, inkomen: 11040, gemeentebelasting: 7.5 },
    expect: { belasting: 117.5, gemeentebelasting: 8.81, totaleBelasting: 126.31 },
    tolerance: 0.011,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
]

export const publishedBills: readonly Example[] = [
  ...alone,
  ...withChildren,
  ...lawAsCode,
  ...voted,
  ...corrected,
  ...others,
]
