/** Prepayments, what is left to save, and the special contribution. */
import type { Example } from '#calculators/kernel/example.ts'

export const planningExamples: readonly Example[] = [
  {
    title: 'Zelfstandige zonder voorafbetalingen in 2026: 4,5 % vermeerdering',
    source: 'Eigen afleiding (art. 157 tot 163 WIB 92)',
    derivation:
      '50.000 winst min 10.000 bijdragen = 40.000, min 6.070 forfait = 33.930. Basisbelasting 4.180 + 5.116 + 45 % × 4.420 = 11.285; min 25 % van 11.180 = 8.490. Staat 6.371,15 en gewest 2.118,85: 8.490,00. Gemeente 7 % = 594,30. Vermeerdering: 8.490,00 × 106 % × 4,5 % = 404,97, waarvan 90 % = 364,47. Samen 9.448,77.',
    input: {
      inkomstenjaar: '2026',
      statuut: 'zelfstandige',
      inkomen: 50000,
      socialeBijdragen: 10000,
      gemeentebelasting: 7,
    },
    expect: { belasting: 8490, gemeentebelasting: 594.3, vermeerdering: 364.47, totaalVerschuldigd: 9448.77 },
    tolerance: 0.0101,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
  {
    title: 'Dezelfde zelfstandige, 2.000 euro per kwartaal vooraf betaald',
    source: 'Eigen afleiding (art. 157 tot 163 WIB 92)',
    derivation:
      'De voorafbetalingen brengen 2.000 × (6 + 5 + 4 + 3 %) = 360 op. 404,97 − 360 = 44,97, waarvan 90 % = 40,47: onder 100 euro wordt niets gevraagd.',
    input: {
      inkomstenjaar: '2026',
      statuut: 'zelfstandige',
      inkomen: 50000,
      socialeBijdragen: 10000,
      gemeentebelasting: 7,
      voorafbetalingen: 8000,
    },
    expect: { vermeerdering: 0, saldo: 1084.3 },
    tolerance: 0.0101,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
  {
    title: 'Zelfstandige met een laag inkomen in 2025: 880 euro belastingkrediet',
    source: 'Eigen afleiding (art. 289ter WIB 92)',
    derivation:
      '20.000 winst − 4.000 bijdragen − 1.000 kosten = 15.000, tussen 8.740 en 21.860: het volle krediet van 880. Basisbelasting 25 % × 15.000 = 3.750, min 25 % × 10.910 = 1.022,50. Gemeente 7 % = 71,57. Samen 1.094,06 − 880 = 214,06.',
    input: {
      inkomstenjaar: '2025',
      statuut: 'zelfstandige',
      inkomen: 20000,
      socialeBijdragen: 4000,
      werkelijkeKosten: 1000,
      gemeentebelasting: 7,
    },
    expect: { kredietActiviteit: 880, belasting: 1022.5, gemeentebelasting: 71.57, totaalVerschuldigd: 214.06 },
    tolerance: 0.0101,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
  {
    title: 'Alleenstaande werknemer in 2026: de besparing en wat ze aan stortingen vraagt',
    source: 'Eigen afleiding',
    derivation:
      '38.000 − 6.070 = 31.930 netto. Langetermijnsparen: 15 % × 2.040 + 6 % × 29.890 = 2.099,40. Met 1.050 pensioensparen stort je 3.149,40. Daarvan komt 30 % terug, met 7 % gemeentebelasting: 3.149,40 × 30 % × 1,07 = 1.010,96.',
    input: { inkomstenjaar: '2026', inkomen: 38000, gemeentebelasting: 7 },
    today: '2026-11-15',
    expect: { nettoBelastbaar: 31930 },
    gains: { best: 1010.96 },
    tolerance: 0.0101,
    note: 'Het verschil van twee aanslagen die elk op de cent zijn afgerond.',
  },
  {
    title: 'Een voorbij jaar: er valt niets meer te besparen',
    source: 'Eigen afleiding',
    derivation: 'Stortingen voor 2025 konden tot 31 december 2025.',
    input: { inkomstenjaar: '2025', inkomen: 38000 },
    today: '2026-11-15',
    expect: { nettoBelastbaar: 32070 },
    gains: { best: 0 },
  },
  {
    title: 'Alleenstaande met 16.500 euro: nooit meer te besparen dan de belasting',
    source: 'Eigen afleiding',
    derivation:
      '16.500 − 30 % forfait = 11.550 netto. Basisbelasting 25 % × 11.550 = 2.887,50, min 25 % × 11.180 = 2.795,00: 92,50. Gemeente 7 %, op de som van Staat en gewest: 6,46. Samen 98,96. Pensioensparen en langetermijnsparen geven elk 30 % terug, maar samen nooit meer dan die 98,96. Daarvoor volstaat 309 euro: 30 % × 309 = 92,70.',
    input: { inkomstenjaar: '2026', inkomen: 16500, gemeentebelasting: 7 },
    today: '2026-11-15',
    expect: { totaalVerschuldigd: 98.96 },
    gains: { best: 98.96, pensioensparen: 98.96, langetermijnsparen: 98.96 },
  },
  {
    title: 'Bijzondere bijdrage in 2025 op 40.980 euro netto',
    source: 'Art. 108 wet van 30 maart 1994',
    derivation: '46.910 − 5.930 = 40.980. 335,50 + 4,009 % × 3.636 = 481,27.',
    input: { gezin: 'alleenstaande', inkomen: 46910, inkomstenjaar: '2025' },
    expect: { bbsz: 481.27 },
  },
  {
    title: 'Zelfstandige die zijn winst na kosten invult: geen forfait bovenop',
    source: 'Eigen afleiding (art. 130, 134, 157 tot 163 WIB 92)',
    derivation:
      '45.000 winst na kosten min 8.000 bijdragen = 37.000. Basisbelasting 4.180 + 5.116 + 45 % × 7.490 = 12.666,50; min 25 % van 11.180 = 9.871,50. Gemeente 7 % = 691,01. Vermeerdering: 9.871,50 × 106 % × 4,5 % × 90 % = 423,78.',
    input: {
      inkomstenjaar: '2026',
      statuut: 'zelfstandige',
      inkomen: 45000,
      werkelijkeKosten: 0,
      socialeBijdragen: 8000,
      gemeentebelasting: 7,
    },
    expect: { beroepskosten: 0, belasting: 9871.5, gemeentebelasting: 691.01, vermeerdering: 423.78 },
    tolerance: 0.0101,
    note: 'Staat en gewest worden apart op de cent afgerond.',
  },
  {
    title: 'Een uitkering van het ziekenfonds is hetzelfde als die uitkering in de lijst van andere inkomsten',
    source: 'Eigen afleiding (art. 147 WIB 92)',
    derivation:
      '19.500 euro heeft geen beroepskosten. Basisbelasting 4.180 + 40 % × 2.780 = 5.292; min 25 % van 11.180 = 2.497, waar de vermindering voor ziekte nog af gaat.',
    input: { inkomstenjaar: '2026', statuut: 'ziek', inkomen: 19500, gemeentebelasting: 7 },
    expect: { basisbelasting: 5292, verminderingVrijeSom: 2795, beroepskosten: 0 },
  },
  {
    title: 'Heel 2025 werkloos met 19.000 euro: geen belasting',
    source: 'Eigen afleiding (art. 147, eerste lid, 7° WIB 92, inkomsten 2025)',
    derivation:
      'Basisbelasting 4.080 + 40 % × 2.680 = 5.152; min 2.727,50 is 2.424,50. De vermindering voor werkloosheid is 2.219,27 + 457,23 = 2.676,50, hoogstens de belasting zelf.',
    input: { inkomstenjaar: '2025', statuut: 'werkloos', inkomen: 19000, gemeentebelasting: 7 },
    expect: { omTeSlaneBelasting: 2424.5, pensioenvermindering: 2424.5, totaleBelasting: 0 },
  },
  {
    title: 'Heel 2025 werkloos met 22.000 euro: de aanvullende vermindering is deels weg',
    source: 'Eigen afleiding (art. 147 en 151/1 WIB 92, inkomsten 2025)',
    derivation:
      'Basisbelasting 4.080 + 40 % × 5.680 = 6.352; min 2.727,50 is 3.624,50. Vermindering 2.219,27 + 457,23 × (28.780 − 22.000) ÷ (28.780 − 19.630) = 2.219,27 + 338,80 = 2.558,07.',
    input: { inkomstenjaar: '2025', statuut: 'werkloos', inkomen: 22000, gemeentebelasting: 7 },
    expect: { omTeSlaneBelasting: 3624.5, pensioenvermindering: 2558.07 },
    note: 'Zonder de vermindering van artikel 154: het bedrag waar die stopt, vonden we niet.',
  },
  {
    title: 'Gepensioneerde van 68 met 16.000 euro pensioen die 12.000 euro bijverdient in 2025',
    source: 'Eigen afleiding (art. 147, eerste lid, 2°, b WIB 92, inkomsten 2025)',
    derivation:
      'Loon 12.000 − 30 % = 8.400; met het pensioen 24.400. Basisbelasting 4.080 + 40 % × 8.080 = 7.312; min 2.727,50 is 4.584,50. Vermindering 2.219,27 + 457,23 × (28.780 − 24.400) ÷ 9.150 = 2.438,14, volledig: het pensioen is niet hoger dan 19.630 euro, dus telt het loon niet mee in de verhouding.',
    input: {
      inkomstenjaar: '2025',
      geboortejaar: 1957,
      inkomen: 12000,
      andereInkomsten: [{ wie: 'jij', soort: 'pensioen', bedrag: 16000 }],
    },
    expect: { nettoBelastbaar: 24400, omTeSlaneBelasting: 4584.5, pensioenvermindering: 2438.14 },
  },
  {
    title: 'Koppel in 2025: een loon van 42.000 euro en een pensioen van 20.000 euro',
    source: 'Eigen afleiding (art. 130, 147, 150 en 151/1 WIB 92, inkomsten 2025)',
    derivation:
      'Loon: 42.000 − 5.930 = 36.070; 4.080 + 4.992 + 45 % × 7.270 = 12.343,50; min 2.727,50 is 9.616. Pensioen: 4.080 + 40 % × 3.680 = 5.552; min 2.727,50 is 2.824,50; vermindering 2.219,27 + 457,23 × 8.780 ÷ 9.150 = 2.658,01; blijft 166,49. Samen 9.782,49; gemeente 7 % = 684,77; BBSZ 123,95 + 1,3 % × (56.070 − 21.070,96) = 578,94.',
    input: {
      inkomstenjaar: '2025',
      gezin: 'partnerMetInkomen',
      inkomen: 42000,
      inkomenPartner: 20000,
      statuutPartner: 'gepensioneerde',
      gemeentebelasting: 7,
    },
    expect: {
      huwelijksquotient: 0,
      belasting: 9782.49,
      gemeentebelasting: 684.77,
      bbsz: 578.94,
      belastingPartner: 166.49,
    },
  },
  {
    title: 'Twee gepensioneerden in 2025 met 30.000 en 6.000 euro',
    source: 'Eigen afleiding (art. 87, 130, 134, 147 en 150 WIB 92, inkomsten 2025)',
    derivation:
      '30 % van 36.000 is 10.800: er gaat 4.800 naar de partner. 25.200: 4.080 + 40 % × 8.880 = 7.632. De partner laat 110 van de vrije som over: 25 % van 11.020 = 2.755; blijft 4.877. Vermindering 2.219,27 + 457,23 × 3.580 ÷ 9.150 = 2.398,16; blijft 2.478,84. Staat 1.860,20 en gewest 618,65: 2.478,85. Gemeente 7 % = 173,52.',
    input: {
      inkomstenjaar: '2025',
      gezin: 'partnerMetInkomen',
      statuut: 'gepensioneerde',
      inkomen: 30000,
      inkomenPartner: 6000,
      statuutPartner: 'gepensioneerde',
      gemeentebelasting: 7,
    },
    expect: { huwelijksquotient: 4800, belasting: 2478.85, gemeentebelasting: 173.52, bbsz: 0 },
  },
  {
    title: 'Koppel in 2025 met twee kinderen: 20.000 euro van het ziekenfonds en een loon van 25.000 euro',
    source: 'Eigen afleiding (art. 134, § 4, derde lid, 147 en 153 WIB 92, inkomsten 2025)',
    derivation:
      'Ziekte: 5.552 − 2.727,50 = 2.824,50, en de vermindering tot 2.977,93 neemt alles weg. De kinderen tellen daarom bij het lagere inkomen: 25.000 − 5.930 = 19.070; 4.080 + 40 % × 2.750 = 5.180; vrij 10.910 + 5.110 = 16.020: 2.865 + 30 % × 4.560 = 4.233. Blijft 947; gemeente 7 % = 66,29; BBSZ 123,95 + 1,3 % × 17.999,04 = 357,94.',
    input: {
      inkomstenjaar: '2025',
      gezin: 'partnerMetInkomen',
      statuut: 'ziek',
      inkomen: 20000,
      inkomenPartner: 25000,
      kinderen: 2,
      gemeentebelasting: 7,
    },
    expect: { pensioenvermindering: 2824.5, belasting: 947, gemeentebelasting: 66.29, bbsz: 357.94 },
  },
]
