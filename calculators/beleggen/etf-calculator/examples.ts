import type { Example } from '#calculators/kernel/example.ts'

const once = { perMaand: 0, ter: 0 }

export const examples: readonly Example[] = [
  {
    title: '100 stuks aan 20 euro, daarna 100 aan 25; verkoop van 100 aan 40 in 2028',
    source: 'Saxo Bank',
    input: {
      vraag: 'verkoop',
      loten: [
        { datum: '2026-01-10', aantal: 100, koers: 20 },
        { datum: '2026-06-10', aantal: 100, koers: 25 },
      ],
      verkoopAantal: 100,
      verkoopkoers: 40,
      verkoopdatum: '2028-03-01',
    },
    expect: { meerwaarde: 2000, ingehouden: 200, meerwaardebelasting: 0, terugTeVragen: 200 },
  },
  {
    title: 'Aankoop van 10.000 euro en verkoop voor 12.000 euro aan 0,12 %',
    source: 'Publiek rekenvoorbeeld, nagerekend',
    derivation: '10.000 × 0,12 % = 12,00 en 12.000 × 0,12 % = 14,40. Samen 26,40.',
    input: { ...once, bedragIneens: 10000, duur: 1, rendement: 20 },
    expect: { beurstaksAankoop: 12, beurstaksVerkoop: 14.4, beurstaksTotaal: 26.4 },
  },
  {
    title: 'Distribuerende ETF die in België is ingeschreven: 10.000 euro',
    source: 'Publiek rekenvoorbeeld, verbeterd',
    input: { ...once, bedragIneens: 10000, duur: 1, type: 'distribuerend', inschrijving: 'fsma' },
    expect: { beurstaksAankoop: 12 },
    note: 'De bron rekent 35 euro (0,35 %), maar een distribuerend fonds valt in de klasse van 0,12 %.',
  },
  {
    title: 'Kapitaliserende ETF ingeschreven in België: 1,32 % met een maximum',
    source: 'Eigen afleiding',
    derivation: '10.000 × 1,32 % = 132,00. Bij 400.000 is 1,32 % 5.280, begrensd op 4.000.',
    input: { ...once, bedragIneens: 400000, duur: 1, rendement: 0, inschrijving: 'fsma' },
    expect: { beurstaksAankoop: 4000, beurstaksVerkoop: 4000 },
  },
  {
    title: 'Eén jaar, gemengd fonds met 40 % obligaties',
    source: 'Eigen afleiding',
    derivation:
      '100.000 groeit 20 % naar 120.000. Rentedeel 20.000 × 40 % = 8.000, Reynderstaks 30 % = 2.400. Overige winst 12.000. Vrijstelling 10.000 plus 1.000 overgedragen uit 2026: 1.000 × 10 % = 100.',
    input: { ...once, bedragIneens: 100000, duur: 1, rendement: 20, obligatiedeel: 40 },
    today: '2026-11-15',
    expect: { reynderstaks: 2400, meerwaardebelasting: 100 },
  },
  {
    title: 'Gemengd fonds van vóór 2026: Reynderstaks vanaf de aankoop, meerwaarde vanaf 31/12/2025',
    source: 'Eigen afleiding',
    derivation:
      'Gekocht aan 100 in 2020, 140 op 31/12/2025, verkocht aan 160, 1.000 stuks, de helft obligaties. Rentedeel sinds de aankoop: 60.000 × 50 % = 30.000, Reynderstaks 9.000. Winst sinds 31/12/2025: 20.000, daarvan is 10.000 rente. Overige 10.000 valt in de vrijstelling.',
    input: {
      vraag: 'verkoop',
      loten: [{ datum: '2020-03-02', aantal: 1000, koers: 100, foto: 140 }],
      verkoopAantal: 1000,
      verkoopkoers: 160,
      verkoopdatum: '2026-10-01',
      obligatiedeel: 50,
    },
    expect: { meerwaarde: 20000, reyndersRente: 30000, reynderstaks: 9000, vrijgesteld: 10000, meerwaardebelasting: 0 },
  },
  {
    title: 'Fonds met 20 % obligaties, deels gekocht vóór 2018: daar geldt de oude grens van 25 %',
    source: 'Eigen afleiding',
    derivation:
      '100 stuks uit 2016 vallen onder de grens van 25 %: geen Reynderstaks. 100 stuks uit 2020: winst 100 × (150 − 110) = 4.000, rentedeel 20 % = 800, taks 240.',
    input: {
      vraag: 'verkoop',
      loten: [
        { datum: '2016-03-01', aantal: 100, koers: 110, foto: 140 },
        { datum: '2020-03-02', aantal: 100, koers: 110, foto: 140 },
      ],
      verkoopAantal: 200,
      verkoopkoers: 150,
      verkoopdatum: '2026-10-01',
      obligatiedeel: 20,
    },
    expect: { reyndersRente: 800, reynderstaks: 240, meerwaarde: 2000 },
  },
  {
    title: 'Kapitalisatiefonds van de bank (bevek): beurstaks enkel bij uitstap, na aftrek van de Reynderstaks',
    source: 'Test-Aankoop, februari 2020: regel voor de verkoop van een bevek',
    derivation:
      'Obligatiefonds, 10.000 wordt 11.000. Reynderstaks 1.000 × 30 % = 300. Beurstaks (11.000 − 300) × 1,32 % = 141,24. Bij de instap is er geen.',
    input: {
      ...once,
      bedragIneens: 10000,
      duur: 1,
      rendement: 10,
      obligatiedeel: 100,
      fonds: 'bank',
    },
    today: '2026-11-15',
    expect: { beurstaksAankoop: 0, beurstaksVerkoop: 141.24, reynderstaks: 300, meerwaardebelasting: 0 },
  },
  {
    title: 'Wat je al had, duurder gekocht dan op 31/12/2025: de winst wordt nul, geen verlies',
    source: 'Eigen afleiding',
    derivation:
      'Betaald 50.000, 40.000 op 31/12/2025, nu 44.000. Vanaf de fotowaarde is er 4.000 winst. De eigen prijs brengt die op nul; een verlies van 6.000 telt niet.',
    input: {
      vraag: 'verkoop',
      loten: [{ datum: '2022-01-10', aantal: 1, koers: 50000, foto: 40000 }],
      verkoopAantal: 1,
      verkoopkoers: 44000,
    },
    today: '2026-11-15',
    expect: { meerwaarde: 0, meerwaardebelasting: 0 },
  },
  {
    title: 'Gemengd fonds van 2.000 naar 2.500 euro, TIS van 120 naar 160',
    source: 'Bolero, meerwaardebelasting op beursproducten',
    derivation:
      'Reynderstaks (160 − 120) × 30 % = 12. Meerwaarde 500 − 40 = 460, waarop de bank 46 inhoudt. Na aangifte valt die 460 in de vrijstelling.',
    input: {
      vraag: 'verkoop',
      loten: [{ datum: '2026-02-02', aantal: 1, koers: 2000 }],
      verkoopAantal: 1,
      verkoopkoers: 2500,
      verkoopdatum: '2028-02-01',
      tis: 40,
    },
    expect: { meerwaarde: 500, reyndersRente: 40, reynderstaks: 12, ingehouden: 46, terugTeVragen: 46 },
  },
  {
    title: 'Obligatiefonds van 3.000 naar 3.200 euro, verkocht in 2025: 60 euro Reynderstaks',
    source: 'Curvo (help.curvo.eu), welke belastingen moet ik betalen',
    derivation: '200 × 30 % = 60.',
    input: {
      vraag: 'verkoop',
      loten: [{ datum: '2024-01-10', aantal: 1, koers: 3000 }],
      verkoopAantal: 1,
      verkoopkoers: 3200,
      verkoopdatum: '2025-01-10',
      obligatiedeel: 100,
    },
    expect: { reynderstaks: 60, meerwaardebelasting: 0, beurstaksVerkoop: 3.84, nettoOpbrengst: 3136.16 },
    note: 'De bron laat de beurstaks weg: 3.200 − 60 = 3.140. Bij ons gaat er nog 3.200 × 0,12 % = 3,84 af.',
  },
  {
    title: 'Kapitaliserende ETF uit de EER voor 2.500 euro: 3 euro beurstaks sinds 2018',
    source: 'Test-Achats, januari 2018',
    derivation: '2.500 × 0,12 % = 3,00.',
    input: { ...once, bedragIneens: 2500, duur: 1 },
    expect: { beurstaksAankoop: 3 },
  },
  {
    title: 'IWDA gekozen: 0,12 % beurstaks en 0,20 % kosten per jaar, zonder iets in te vullen',
    source: 'FSMA-lijst van 12 december 2025; justETF 2025',
    derivation:
      '10.000 × 0,12 % = 12,00. Na een jaar 10.000 × 1,10 × 0,998 = 10.978,00; × 0,12 % = 13,17. Netto 10.964,83.',
    input: { fonds: 'IE00B4L5Y983', bedragIneens: 10000, perMaand: 0, duur: 1, rendement: 10 },
    expect: { beurstaksAankoop: 12, brutoEindbedrag: 10978, beurstaksVerkoop: 13.17, nettoEindbedrag: 10964.83 },
  },
  {
    title: 'VWCE staat op de Belgische lijst: 1,32 % beurstaks',
    source: 'FSMA-lijst van 12 december 2025',
    derivation: '10.000 × 1,32 % = 132,00.',
    input: { fonds: 'IE00BK5BQT80', bedragIneens: 10000, perMaand: 0, duur: 1 },
    expect: { beurstaksAankoop: 132 },
  },
  {
    title: 'Winst nemen na een jaar en terugkopen: wat het op twee jaar scheelt',
    source: 'Eigen afleiding',
    derivation:
      'Op het einde: 100.000 × 1,2 × 1,2 = 144.000, beurstaks 172,80. Winst 44.000 − 10.000 − 2 × 1.000 overgedragen = 32.000, belasting 3.200: 140.627,20 over. Of na een jaar: van 20.000 winst is 11.000 vrij, dat is 66.000 van de 120.000. Beurstaks 79,20; met de 65.920,80 koop je voor 65.841,79 terug (beurstaks 79,01). Een jaar later is het geheel 54.000 × 1,2 + 65.841,79 × 1,2 = 143.810,15, de winst 19.800 + 13.168,36 = 32.968,36. Belasting (32.968,36 − 10.000) × 10 % = 2.296,84, beurstaks 172,57: 141.340,74 over. Verschil 713,54.',
    input: { ...once, bedragIneens: 100000, duur: 2, rendement: 20 },
    today: '2026-11-15',
    expect: { nettoEindbedrag: 140627.2, ingelegd: 100120, nettoWinst: 40507.2 },
    gains: { jaarlijks: 713.54 },
  },
  {
    title: '300 euro per maand in een fonds van 1,32 % beurstaks: winst nemen enkel op wat ver steeg',
    source: 'Eigen afleiding',
    derivation:
      'Elk jaar de vrijstelling vullen met jonge stukken kost twee keer 1,32 % op het hele bedrag, meer dan de 10 % belasting op hun kleine winst: − 72.966,08. Enkel op stukken die minstens verdubbelden, kost het minder dan het uitspaart.',
    input: { bedragIneens: 0, perMaand: 300, duur: 30, rendement: 5, inschrijving: 'fsma' },
    today: '2026-11-15',
    expect: { nettoWinst: 112757.77 },
    gains: { vanaf100: 1558.12, vanaf75: 1352.35, jaarlijks: 0 },
  },
  {
    title: 'Een dalende markt: geen “van elke € 100 winst”',
    source: 'Eigen afleiding',
    derivation:
      '10.000 × 0,97 = 9.700, min 12 en 11,64 beurstaks: 9.688,36 netto, 323,64 verlies met de beurstaks bij aankoop.',
    input: { ...once, bedragIneens: 10000, duur: 1, rendement: -3 },
    expect: { behoudenPer100: null, nettoEindbedrag: 9688.36, nettoWinst: -323.64 },
  },
  {
    title: 'IWDA verkopen die je al in 2020 had: de koers van 31 december 2025 staat in onze lijst',
    source: 'Eigen afleiding; slotkoers van Euronext Amsterdam in onze lijst van fotowaarden',
    derivation:
      '2.000 × 120 = 240.000; startwaarde 2.000 × 111,53 = 223.060. Winst 16.940, min 10.000 vrijstelling: 6.940 × 10 % = 694,00.',
    input: {
      vraag: 'verkoop',
      fonds: 'IE00B4L5Y983',
      loten: [{ datum: '2020-03-02', aantal: 2000, koers: 50 }],
      verkoopAantal: 2000,
      verkoopkoers: 120,
      verkoopdatum: '2026-09-07',
    },
    expect: { opbrengst: 240000, meerwaardebelasting: 694 },
  },
]
