import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Zestien jaar dienst: 51 weken',
    source: 'Partena Professional, in Trends',
    input: { wie: 'werkgever', inDienst: '2014-01-06', kennisgeving: '2030-06-03' },
    expect: { weken: 51 },
  },
  {
    title: 'Zeventien jaar dienst: 54 weken',
    source: 'Partena Professional, in Trends',
    input: { wie: 'werkgever', inDienst: '2014-01-06', kennisgeving: '2031-06-02' },
    expect: { weken: 54 },
  },
  {
    title: 'Zelf opzeggen na tien jaar: dertien weken',
    source: 'HLN, november 2021 (hoogstens 13 weken)',
    input: { wie: 'werknemer', inDienst: '2014-06-01', kennisgeving: '2026-11-16' },
    expect: { weken: 13 },
  },
  {
    title: 'Aangetekende brief op maandag 16 november 2026',
    source: 'Eigen afleiding (art. 37 en 37/1 Arbeidsovereenkomstenwet)',
    derivation:
      'Derde werkdag na maandag 16/11 is donderdag 19/11. De opzeg begint op maandag 23/11. In dienst sinds 1/3/2019 is dat 7 jaar: 3 × 8 = 24 weken, tot zondag 9 mei 2027.',
    input: { wie: 'werkgever', inDienst: '2019-03-01', kennisgeving: '2026-11-16' },
    expect: { uitwerking: '2026-11-19', begin: '2026-11-23', weken: 24, einde: '2027-05-09' },
  },
  {
    title: 'Verbrekingsvergoeding voor 24 weken',
    source: 'Eigen afleiding',
    derivation: 'Jaarloon 3.400 × 13,92 = 47.328. Gedeeld door 52 = 910,15 per week, maal 24 = 21.843,69.',
    input: { wie: 'werkgever', inDienst: '2019-03-01', kennisgeving: '2026-11-16', maandloon: 3400 },
    expect: { jaarloon: 47328, vergoeding: 21843.69 },
  },
  {
    title: 'Bediende van voor 2014, meteen gebroken op 31 januari 2021: drie maanden en 24 weken',
    source: 'Securex, voorbeeld van een berekening van de opzegvergoeding (5 maart 2025)',
    input: {
      wie: 'werkgever',
      vorm: 'verbreken',
      inDienst: '2013-01-01',
      kennisgeving: '2021-01-31',
      profiel2013: 'lagereBediende',
      maandloon: 1200,
      loonMaanden: 13.92,
      voordelen: 8676.49,
      weekloonAfronden: true,
    },
    expect: {
      jaarloon: 25380.49,
      weekloon: 488.09,
      maandenDeel1: 3,
      wekenDeel2: 24,
      vergoedingDeel1: 6345.12,
      vergoedingDeel2: 11714.16,
      vergoeding: 18059.28,
    },
    note: 'De bron drukt als totaal 18.048,21 af; haar eigen twee delen geven 18.059,28.',
  },
  {
    title: 'Tegenopzeg na twee jaar dienst: vier weken',
    source: 'Securex, wat is een tegenopzeg? (18 januari 2024)',
    input: { wie: 'tegenopzeg', inDienst: '2024-01-08', kennisgeving: '2026-11-16' },
    expect: { weken: 4, begin: '2026-11-23', einde: '2026-12-20' },
  },
  {
    title: 'Zelf opzeggen met jaren van voor 2014: hoogstens dertien weken sinds 28 oktober 2023',
    source: 'ABVV Algemene Centrale, 2 november 2023',
    input: { wie: 'werknemer', inDienst: '2000-01-03', kennisgeving: '2023-11-06', profiel2013: 'hogereBediende' },
    expect: { weken: 13 },
  },
  {
    title: 'Ontslagbrief in de hand op woensdag: de opzeg begint de maandag daarna',
    source: 'Belgium.be, duur van de opzegging (woensdag van week 7, begin op maandag van week 8)',
    input: { wie: 'werknemer', inDienst: '2020-01-06', kennisgeving: '2026-02-11', wijze: 'afgegeven' },
    expect: { begin: '2026-02-16', weken: 10 },
  },
  {
    title: 'Brief van woensdag 17 augustus 2022: werkt op zaterdag, begint op maandag 22 augustus',
    source: 'JurPlus, zaterdag en werkdagen (november 2023)',
    input: { wie: 'werkgever', inDienst: '2021-10-04', kennisgeving: '2022-08-17' },
    expect: { uitwerking: '2022-08-20', begin: '2022-08-22', weken: 7 },
  },
  {
    title: 'Eerste zes maanden sinds mei 2018: drie, vier en vijf weken',
    source: 'Wet van 26 maart 2018 (Relancewet), Staatsblad 30 maart 2018',
    input: { wie: 'werkgever', inDienst: '2026-06-15', kennisgeving: '2026-10-26' },
    expect: { weken: 4 },
  },
]
