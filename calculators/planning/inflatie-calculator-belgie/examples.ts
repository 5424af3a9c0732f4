import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: '15',
    title: 'Afgevlakte gezondheidsindex van december 2025: 133,33',
    source: 'Statbel via Belga, 30 december 2025',
    input: { van: '2024-12', naar: '2025-12' },
    expect: { afgevlakt: 133.33 },
  },
  {
    row: '17',
    title: 'Jaarinflatie 2023: 4,06 %',
    source: 'Federaal Planbureau',
    input: { van: '2022-01', naar: '2023-12' },
    expect: { jaarinflatie: 4.06 },
    tolerance: 0.005,
    note: 'De bron geeft twee cijfers na de komma.',
  },
  {
    row: '17',
    title: 'Jaarinflatie 2024: 3,14 %, gezondheidsindex 3,28 %',
    source: 'Federaal Planbureau',
    input: { van: '2023-01', naar: '2024-12', index: 'gezondheid' },
    expect: { jaarinflatie: 3.28 },
    tolerance: 0.005,
    note: 'De bron geeft twee cijfers na de komma.',
  },
  {
    row: '19',
    title: 'De eerste spilindex na 133,28 is 100,28 op basis 2025',
    source: 'Federaal Planbureau',
    input: { van: '2024-12', naar: '2025-12' },
    expect: { volgendeSpil: 100.28, laatsteSpil: 133.28 },
  },
  {
    title: 'Oktober 2024: de volgende spilindex is 130,67; de vorige werd in april overschreden',
    source: 'Federaal Planbureau, inflatievooruitzichten van oktober 2024',
    input: { van: '2023-10', naar: '2024-10' },
    expect: { volgendeSpil: 130.67, laatsteSpil: 128.11 },
  },
  {
    title: 'April 2016: index 102,75, inflatie 2,04 %, afgevlakt 100,93, de spilindex van 101,02 nog niet bereikt',
    source: 'FOD Economie, consumptieprijzen van april 2016',
    input: { van: '2015-04', naar: '2016-04' },
    expect: { indexNaar: 102.75, inflatie12Maanden: 2.04, afgevlakt: 100.93, volgendeSpil: 101.02 },
    tolerance: 0.005,
    note: 'De bron geeft twee cijfers na de komma.',
  },
  {
    title: 'Indexsprong: de afgevlakte index van augustus 2015 staat stil op 100,66',
    source: 'Belgisch Staatsblad van 31 augustus 2015; wet van 23 april 2015',
    input: { van: '2015-05', naar: '2015-08' },
    expect: { indexVan: 100.86, indexNaar: 101.08, afgevlakt: 100.66, volgendeSpil: 101.02 },
  },
  {
    title: 'Maart 2019: index 108,85, afgevlakt 106,52',
    source: 'Belgisch Staatsblad van 29 maart 2019',
    input: { van: '2018-03', naar: '2019-03' },
    expect: { indexNaar: 108.85, afgevlakt: 106.52 },
  },
  ...(
    [
      [2016, 1.97, 2.09],
      [2022, 9.59, 9.25],
      [2023, 4.06, 4.33],
    ] as const
  ).flatMap(([year, cpi, health]): Example[] =>
    [['cpi', cpi] as const, ['gezondheid', health] as const].map(([index, percent]) => ({
      title: `Gemiddelde stijging van de ${index === 'cpi' ? 'consumptieprijsindex' : 'gezondheidsindex'} in ${year}: ${String(percent).replace('.', ',')} %`,
      source: 'Federaal Planbureau, inflatievooruitzichten (november 2017, juni 2023, oktober 2024)',
      input: { van: `${year - 1}-12`, naar: `${year}-12`, index },
      expect: { jaarinflatie: percent },
      tolerance: 0.005,
      note: 'De bron geeft twee cijfers na de komma.',
    })),
  ),
  {
    title: 'Wat in september 2021 100.000 euro kostte, kost in september 2022 11,27 % meer',
    source: 'RTBF, september 2022 (Statbel: 11,27 %)',
    input: { bedrag: 100000, van: '2021-09', naar: '2022-09' },
    expect: { waarde: 111270, inflatie12Maanden: 11.27 },
    tolerance: 5,
    note: 'De bron rekent met 11,27 %; de indexcijfers geven 11,275 %.',
  },
  ...(
    [
      [1960, 9.34, 0.005],
      [1970, 6.95, 0.005],
      [1980, 3.42, 0.005],
      [1990, 2.19, 0.005],
      [2000, 1.789, 0.0005],
      [2010, 1.457, 0.0005],
      [2020, 1.235, 0.0005],
    ] as const
  ).map(([year, factor, tolerance]): Example => ({
    title: `Prijzen van ${year} tot 2025, jaargemiddelden: maal ${String(factor).replace('.', ',')}`,
    source: 'Wereldbank (FP.CPI.TOTL.ZG) en Statbel',
    input: { van: `${year}-06`, naar: '2025-06', vergelijk: 'jaar' },
    expect: { factor },
    tolerance,
    note: 'Gegeven op twee of drie cijfers na de komma.',
  })),
  {
    title: 'Van januari 2000 tot juli 2026, met de echte maandcijfers',
    source: 'Belgisch Staatsblad van 29 januari 2000 (104,80 op basis 1996) en Statbel (140,17 op basis 2013)',
    derivation: '104,80 ÷ 1,406698 = 74,50 op basis 2013. 1.000 × 140,17 ÷ 74,50 = 1.881,48.',
    input: { bedrag: 1000, van: '2000-01', naar: '2026-07' },
    expect: { waarde: 1881.48, indexVan: 74.5, inflatie12Maanden: 3.5535 },
    tolerance: 0.005,
    note: 'Centen, en een percentage op vier decimalen.',
  },
  ...(
    [
      [2016, 0.43],
      [2017, 1.13],
      [2018, 1.83],
      [2019, 2.16],
      [2023, 11.08],
      [2024, 1.48],
      [2025, 3.58],
      [2026, 2.21],
    ] as const
  ).map(([year, percent]): Example => ({
    title: `Loonindexering in PC 200, januari ${year}: ${String(percent).replace('.', ',')} %`,
    source: 'Cao loonindexering PC 200; Statbel',
    input: { van: `${year - 1}-01`, naar: `${year}-01` },
    expect: { loonindexeringPc200: percent },
    tolerance: 0.011,
    note: 'Gepubliceerd op twee decimalen; onze indexcijfers zijn dat ook.',
  })),
  {
    title: '100.000 frank is 2.478,94 euro',
    source: 'Verordening (EG) 2866/98: 40,3399 frank per euro',
    input: { bedrag: 100000, munt: 'frank', van: '1998-06', naar: '1998-06' },
    expect: { inEuro: 2478.94, waarde: 2478.94 },
  },
  {
    title: 'Een miljoen frank uit 1976, jaargemiddelden tot 2015: index 31,75 en 100,90',
    source: 'Ik heb een vraag (EOS Wetenschap), 20 mei 2016',
    input: { bedrag: 1000000, munt: 'frank', van: '1976-06', naar: '2015-06', vergelijk: 'jaar' },
    expect: { waarde: 78791.68, indexVan: 31.75, indexNaar: 100.9 },
    tolerance: 6,
    note: 'Het jaargemiddelde van 1976 is bij ons een keten van de Wereldbank; dat scheelt 0,007 %.',
  },
  ...(
    [
      ['2013-06', 1.59, 'VRT NWS, 27 juni 2013: index 122,53 op basis 2004'],
      ['2012-05', 2.81, 'FOD Economie, mei 2012: index 120,89 op basis 2004'],
      ['2014-12', -0.38, 'FOD Economie, december 2014: index 99,98'],
    ] as const
  ).map(([month, percent, source]): Example => ({
    title: `Inflatie over twaalf maanden in ${month}: ${String(percent).replace('.', ',').replace('-', '−')} %`,
    source,
    input: { van: `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`, naar: month },
    expect: { inflatie12Maanden: percent, totaleInflatie: percent },
    tolerance: 0.011,
    note: 'De bron geeft twee cijfers na de komma; cijfers van basis 2004 zijn omgerekend.',
  })),
  {
    title: 'Augustus 2018: afgevlakt 105,10, precies de spilindex, dus bereikt',
    source: 'Statbel via Trends, 30 augustus 2018',
    input: { van: '2017-08', naar: '2018-08' },
    expect: { indexNaar: 107.58, afgevlakt: 105.1, laatsteSpil: 105.1, volgendeSpil: 107.2, inflatie12Maanden: 2.24 },
    tolerance: 0.005,
    note: 'De bron geeft twee cijfers na de komma.',
  },
  {
    title: 'Juni 2022: 479,91 over vier maanden, afgevlakt 117,58, onder de spilindex van 118,36',
    source: 'FOD BOSA, indexatie van juni 2022',
    input: { van: '2022-03', naar: '2022-06' },
    expect: { indexVan: 119.69, indexNaar: 122.04, afgevlakt: 117.58, volgendeSpil: 118.36, laatsteSpil: 116.04 },
  },
  {
    title: 'Oktober 2023: index 128,67, afgevlakt 125,65',
    source: 'Belgisch Staatsblad van 31 oktober 2023',
    input: { van: '2022-10', naar: '2023-10' },
    expect: { indexNaar: 128.67, afgevlakt: 125.65, laatsteSpil: 125.6 },
  },
]
