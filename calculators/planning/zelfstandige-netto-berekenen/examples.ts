import type { Example } from '#calculators/kernel/example.ts'

const day = { today: '2026-11-16' } as const
/** A company without costs of its own, whose profit is the turnover less this pay. */
const company = { richting: 'omzet', kosten: 0, kostenVennootschap: 0, loon: 45_000 } as const

export const examples: readonly Example[] = [
  {
    title: 'Voor 2.500 euro netto per maand factureer je 61.219,56 euro per jaar',
    source: 'Eigen afleiding',
    derivation:
      'Terug: 61.219,56 − 8.000 = 53.219,56. Bijdragen 4 × 20,5 % ÷ 4 × 43.870,80 × 1,0395 = 9.348,76. Basisbelasting 4.180 + 5.116 + 6.462,36 = 15.758,36, min 2.795,00 = 12.963,36. Gemeente 7 %: 907,44. Blijft 30.000,00.',
    input: {},
    ...day,
    expect: {
      omzet: 61_219.56,
      bijdragen: 9_348.76,
      belastbaar: 43_870.8,
      belasting: 12_963.36,
      gemeentebelasting: 907.44,
      nettoMaand: 2_500,
    },
  },
  {
    title: '70.000 euro omzet en 20.000 euro kosten: bijdragen op wat na de bijdragen overblijft',
    source: 'Het voorbeeld van SBB, met de bijdragen zoals de wet ze rekent',
    derivation:
      '50.000 × 0,205 ÷ 1,205 = 8.506,22, per kwartaal afgerond 8.506,24. SBB neemt 20,5 % van 50.000. Basisbelasting op 41.493,76: 14.688,69 − 2.795 = 11.893,69.',
    input: { richting: 'omzet', omzet: 70_000, kosten: 20_000, beheerskost: 0 },
    ...day,
    expect: { bijdragen: 8_506.24, winst: 50_000, belasting: 11_893.7 },
    tolerance: 0.02,
    note: 'De bijdrage wordt per kwartaal afgerond.',
  },
  {
    title: 'Zonder voorafbetalingen: 4,5 % van 106 % van de belasting, aan 90 %',
    source: 'Art. 157 tot 165 WIB 92, eigen afleiding',
    derivation: '12.963,36 × 1,06 = 13.741,16. × 4,5 % = 618,35. × 90 % = 556,52. Een vierde vooraf is 3.435,29.',
    input: { richting: 'omzet', omzet: 61_219.56, voorafbetalen: 'niets' },
    ...day,
    expect: { vermeerdering: 556.52, voorafKwartaal: 3_435.29, nettoJaar: 29_443.48 },
  },
  {
    title: 'Een winst van 123.000 euro in de vennootschap: 25.750 euro belasting',
    source: 'Studievoorbeeld over het verlaagd tarief: 20.000 + 5.750',
    input: { ...company, omzet: 168_000 },
    ...day,
    expect: { winstVennootschap: 123_000, vennootschapsbelasting: 25_750 },
  },
  {
    title: 'Een loon van 40.000 euro is na het vierde jaar te laag voor het verlaagd tarief',
    source: 'Art. 215 WIB 92, eigen afleiding',
    derivation: '40.000 is minder dan 45.000 en minder dan de winst van 128.000. 25 % van 128.000 is 32.000.',
    input: { ...company, omzet: 168_000, loon: 40_000, oprichtingsjaar: 2018 },
    ...day,
    expect: { vennootschapsbelasting: 32_000 },
  },
  {
    title: 'Liquidatiereserve van 35.000 euro winst na belasting: 31.818,18 euro',
    source: 'Fiduciaire Finacces',
    derivation: '43.750 winst − 20 % = 35.000. 35.000 ÷ 1,10 = 31.818,18.',
    input: { ...company, omzet: 88_750, uitkering: 'vereffening' },
    ...day,
    expect: { heffingReserve: 3_181.82, roerendeVoorheffing: 0, dividendNetto: 31_818.18 },
  },
  {
    title: 'Vennootschapsbelasting en VVPR-bis van 15 % nemen samen 32 % van de winst',
    source: 'VIP Conseil',
    derivation: '100.000 − 20.000 = 80.000. − 15 % = 68.000.',
    input: { ...company, omzet: 145_000 },
    today: '2025-11-15',
    expect: { vennootschapsbelasting: 20_000, roerendeVoorheffing: 12_000, dividendNetto: 68_000 },
  },
  {
    title: 'Dezelfde winst met VVPR-bis van 18 %: samen 34,4 %',
    source: 'Programmawet van 29 mei 2026, eigen afleiding',
    derivation: '80.000 − 18 % = 65.600.',
    input: { ...company, omzet: 145_000 },
    ...day,
    expect: { roerendeVoorheffing: 14_400, dividendNetto: 65_600 },
  },
  {
    title: 'Btw: 21 % van 70.000 euro min 1.900 euro op kosten',
    source: 'Eigen afleiding',
    derivation: '14.700 − 1.900 = 12.800, per kwartaal 3.200.',
    input: { richting: 'omzet', omzet: 70_000, btwKosten: 1_900 },
    ...day,
    expect: { btwJaar: 12_800, btwKwartaal: 3_200 },
  },
  {
    title: 'Omzet 95.000, kosten 15.000, 2 kinderen: een belastingkrediet voor kinderen is geen kost',
    source: 'Eigen afleiding',
    derivation:
      'Winst 80.000 − 14.053,12 bijdragen = 65.946,88 belastbaar. Zonder deze activiteit zou de alleenstaande 2 × 550 belastingkrediet terugkrijgen; dat is geen belasting op de activiteit. De aanslag zelf is 22.812,35, dezelfde als op de pagina van de personenbelasting zonder vermeerdering.',
    input: { richting: 'omzet', omzet: 95000, kosten: 15000, kinderen: 2 },
    today: '2026-11-15',
    expect: { bijdragen: 14053.12, belastingTotaal: 22812.35 },
  },
  {
    title: 'Voor 2.500 euro netto per maand met 2 kinderen: 55.408 euro omzet',
    source: 'Eigen afleiding',
    derivation: '55.407,88 − 8.000 kosten − 8.327,84 bijdragen − 9.080,04 belasting = 30.000 = 12 × 2.500.',
    input: { richting: 'netto', netto: 2500, kinderen: 2 },
    today: '2026-11-15',
    expect: { omzet: 55407.88, bijdragen: 8327.84, belastingTotaal: 9080.04, nettoJaar: 30000 },
  },
  {
    title: 'Omzet van 95.000 euro: 475 euro per dag bij tweehonderd dagen, 59,38 per uur',
    source: 'Eigen afleiding',
    derivation: '95.000 ÷ 200 = 475 per dag; ÷ 8 uur = 59,38.',
    input: { richting: 'omzet', omzet: 95000, kosten: 15000 },
    expect: { dagtarief: 475, uurtarief: 59.38 },
  },
  {
    title: 'Alleenstaande met twee kinderen: 60.000 euro omzet en 8.000 euro kosten',
    source: 'Eigen afleiding (KB nr. 38, art. 12; art. 130 tot 134 WIB 92)',
    derivation:
      'Bijdragen met 3,95 % beheerskost 9.134,52; belastbaar 42.865,46. Basisbelasting 9.296 + 45 % × 13.355,46 = 15.305,96. Vrij 11.180 + 5.230 + 2.030 = 18.440: 2.937,50 + 1.491 + 688 = 5.116,50. Blijft 10.189,46; gemeente 7 %.',
    input: { richting: 'omzet', omzet: 60000, kosten: 8000, kinderen: 2 },
    today: '2026-11-17',
    expect: { bijdragen: 9134.52, belasting: 10189.46, gemeentebelasting: 713.26 },
    tolerance: 0.0101,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
]
