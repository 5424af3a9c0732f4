import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Vlaanderen: 100.000 euro geld aan een kind, geregistreerd',
    source: 'Vlaamse Codex Fiscaliteit, art. 2.8.4.1.1: 3 % in rechte lijn',
    input: { gewest: 'vlaanderen', soort: 'roerend', bedrag: 100000, aan: 'kind' },
    expect: { schenkbelasting: 3000, erfbelasting: 6000 },
    note: 'Erven: 50.000 × 3 % + 50.000 × 9 % = 6.000.',
  },
  {
    title: 'Vlaanderen: een huis van 300.000 euro aan een kind',
    source: 'Eigen afleiding met de schaal van art. 2.8.4.1.1 VCF',
    derivation: '150.000 × 3 % + 100.000 × 9 % + 50.000 × 18 % = 4.500 + 9.000 + 9.000 = 22.500.',
    input: { gewest: 'vlaanderen', soort: 'onroerend', bedrag: 300000, aan: 'kind' },
    expect: { schenkbelasting: 22500 },
  },
  {
    title: 'Aan een vriend: 7 % schenken of tot 55 % erven',
    source: 'Eigen afleiding met de Vlaamse tarieven',
    derivation: 'Schenken 100.000 × 7 % = 7.000. Erven: 8.750 + 18.000 + 13.750 = 40.500.',
    input: { gewest: 'vlaanderen', soort: 'roerend', bedrag: 100000, aan: 'andere' },
    expect: { schenkbelasting: 7000, erfbelasting: 40500, besparing: 33500 },
  },
  {
    title: 'Wallonië: 3,3 % in rechte lijn',
    source: 'Wetboek registratierechten Wallonië, art. 131bis',
    input: { gewest: 'wallonie', soort: 'roerend', bedrag: 50000, aan: 'kind' },
    expect: { schenkbelasting: 1650, wachttijd: 5 },
  },
  {
    title: 'Twee ouders schenken een appartement van 600.000 euro aan twee kinderen: vier schenkingen',
    source: 'Plus Magazine, hoeveel schenkbelasting betalen onze kinderen?',
    derivation: 'Vier keer 150.000 aan 3 % = 18.000.',
    input: { gewest: 'vlaanderen', soort: 'onroerend', bedrag: 600000, aan: 'kind', schenkers: 2, begiftigden: 2 },
    expect: { schenkbelasting: 18000, aantalSchenkingen: 4, perSchenking: 4500 },
  },
  {
    title: 'Wallonië: vastgoed van 500.000 euro aan een neef',
    source: 'Eigen afleiding met de schaal van art. 131 W.Reg. (10, 20, 30 en 40 %)',
    derivation: '15.000 + 20.000 + 60.000 + 50.000 × 40 % = 115.000.',
    input: { gewest: 'wallonie', soort: 'onroerend', bedrag: 500000, aan: 'oomNeef' },
    expect: { schenkbelasting: 115000 },
  },
  {
    title: 'Bankgift van 100.000 euro in Vlaanderen, overleden na vier jaar: toch erfbelasting',
    source: 'Deutsche Bank België, bankgift registreren of niet (23 januari 2026): wachttijd vijf jaar in elk gewest',
    derivation: 'Binnen de vijf jaar: 50.000 × 3 % + 50.000 × 9 % = 6.000.',
    input: { gewest: 'vlaanderen', soort: 'roerend', bedrag: 100000, aan: 'kind', jaren: 4 },
    expect: { bankgift: 6000, wachttijd: 5 },
  },
  {
    title: 'Brussel: wachttijd van vijf jaar voor een bankgift vanaf 2026',
    source: 'BNP Paribas Fortis, Brussel: verdachte periode schenkingen naar 5 jaar',
    input: { gewest: 'brussel', soort: 'roerend', bedrag: 50000, aan: 'andere', jaren: 5 },
    expect: { schenkbelasting: 3500, wachttijd: 5, bankgift: 0 },
  },
  {
    title: 'Tweede schenking van vastgoed binnen drie jaar tussen dezelfde personen',
    source: 'Eigen afleiding (art. 2.8.3.0.3 VCF: samentelling over drie jaar)',
    derivation: 'Op 250.000 samen: 4.500 + 9.000 = 13.500, min de 4.500 op de eerste 150.000 = 9.000.',
    input: { gewest: 'vlaanderen', soort: 'onroerend', bedrag: 100000, aan: 'kind', vroeger: 150000 },
    expect: { schenkbelasting: 9000 },
  },
]
