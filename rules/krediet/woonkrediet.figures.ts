/** The figures of woonkrediet.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

const nbb = (says: string) =>
  proofAt(
    'https://www.nbb.be/nl/faq/wat-zijn-de-drempels-en-tolerantiemarges-die-de-prudentiele-verwachtingen-zijn-vastgelegd?language=nl',
    says,
    '2026-11-17',
  )

export const omzettingRentevoet = dated(
  'omzettingRentevoet',
  'Omzetting van jaarrente naar maandrente bij woonkrediet',
  'formule',
  [
    {
      from: '1993-01-01',
      value: '(1 + jaarrente)^(1/12) − 1',
      base: '(1 + i)^n = (1 + I)',
      proof: proofIn(
        eli.wer,
        'art. I.9, 44° en 44/1°',
        '(1 + i)^n = (1 + I), met i de periodieke rentevoet en n het aantal periodes in het jaar',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'Wetboek van economisch recht (vroeger de wet op het hypothecair krediet)',
    article: 'art. I.9, 44° en art. VII.142 WER',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'De jaarrente delen door twaalf geeft een te hoge maandlast.',
    eli: eli.wer,
  },
)

export const wederbeleggingMaanden = dated(
  'wederbeleggingMaanden',
  'Hoogste wederbeleggingsvergoeding bij een woonkrediet, in maanden rente',
  'maanden',
  [{ from: '1993-01-01', value: 3, proof: proofIn(eli.wer, 'art. VII.147/12', 'drie maanden intrest', '2026-11-15') }],
  {
    source: 'Wetboek van economisch recht',
    article: 'art. VII.147/12 WER',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const wederbeleggingEigenBank = dated(
  'wederbeleggingEigenBank',
  'Wederbeleggingsvergoeding bij een nieuwe rente bij dezelfde bank, in maanden rente',
  'maanden',
  [
    { from: '1993-01-01', value: 3 },
    {
      from: '2024-06-10',
      value: 0,
      source: 'Wet van 3 mei 2024; Wikifin (FSMA), einde van je hypothecair krediet',
      proof: proofIn(
        eli.wer,
        'art. VII.145',
        'een nieuwe periodieke rentevoet is een wijziging van het lopende krediet en kan niet door een herfinanciering gebeuren',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'Wetboek van economisch recht; Wikifin',
    article: 'art. VII.145 en VII.147/12 WER',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    eli: eli.wer,
  },
)

/** The decree itself was not seen; a consumer organisation prints both. */
const testAankoop = (says: string) =>
  proofAt('https://www.test-aankoop.be/geld/hypotheekleningen/module/hypotheekleningen/changeloan', says, '2026-11-17')

export const dossierkostenWoonkrediet = dated(
  'dossierkostenWoonkrediet',
  'Hoogste dossierkosten voor een nieuw woonkrediet',
  'euro',
  [
    { from: '2017-04-01', value: 500 },
    {
      from: '2024-06-10',
      value: 350,
      confidence: 'middel',
      proof: testAankoop('dossierkosten voor een nieuw leningsdossier bedragen maximaal € 350'),
    },
  ],
  {
    source: 'Koninklijk besluit van 14 september 2016, zoals gewijzigd',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://economie.fgov.be/nl',
  },
)

export const dossierkostenHerziening = dated(
  'dossierkostenHerziening',
  'Hoogste dossierkosten voor een nieuwe rente bij dezelfde bank',
  'euro',
  [
    { from: '2017-04-01', value: 250 },
    {
      from: '2024-06-10',
      value: 175,
      note: 'De helft van het hoogste bedrag voor een nieuw krediet.',
      confidence: 'middel',
      proof: testAankoop('bij een intrestvoetverlaging bij je eigen bank bedragen deze kosten maximaal € 175'),
    },
  ],
  {
    source: 'Koninklijk besluit van 14 september 2016, zoals gewijzigd',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De helft van de dossierkosten van een nieuw krediet. Bij een tweede herziening binnen twaalf maanden mag de bank de volle dossierkosten vragen.',
    url: 'https://economie.fgov.be/nl',
  },
)

export const stijgingTweedeJaar = dated(
  'stijgingTweedeJaar',
  'Hoogste stijging van een jaarlijks herzienbare rente in het tweede jaar',
  'tarief',
  [
    {
      from: '1993-01-01',
      value: 0.01,
      proof: proofIn(eli.wer, 'art. VII.143, § 3, 8°', '1 procentpunt in het tweede jaar', '2026-11-15'),
    },
  ],
  { source: 'Wetboek van economisch recht', article: 'art. VII.143 WER', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const stijgingDerdeJaar = dated(
  'stijgingDerdeJaar',
  'Hoogste stijging van een jaarlijks herzienbare rente tot en met het derde jaar',
  'tarief',
  [
    {
      from: '1993-01-01',
      value: 0.02,
      proof: proofIn(eli.wer, 'art. VII.143, § 3, 8°', 'twee procentpunten in het derde jaar', '2026-11-15'),
    },
  ],
  { source: 'Wetboek van economisch recht', article: 'art. VII.143 WER', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const hoogsteFactorVeranderlijk = dated(
  'hoogsteFactorVeranderlijk',
  'Een veranderlijke rente wordt nooit meer dan zoveel keer de startrente',
  'coefficient',
  [
    {
      from: '1993-01-01',
      value: 2,
      base: 'zonder dat dit verschil in geval van stijging',
      proof: proofIn(
        eli.wer,
        'art. VII.143, § 3, 7°',
        'beperkt, zowel in meer als in min, tot een bepaald verschil ten opzichte van de oorspronkelijke rentevoet, zonder dat dit verschil in geval van stijging meer mag bedragen dan het verschil in geval van daling',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Wetboek van economisch recht',
    article: 'art. VII.143, § 3, 7° WER',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Volgt uit de wet: de rente mag niet meer stijgen dan ze kan dalen, en ze kan niet onder nul zakken.',
    eli: eli.wer,
  },
)

export const nbbLtvEigenWoning = dated(
  'nbbLtvEigenWoning',
  'Kwotiteit die de Nationale Bank verwacht voor een eigen woning',
  'tarief',
  [{ from: '2020-01-01', value: 0.9, proof: nbb('LTV, eigen bewoning: drempel 90 %') }],
  {
    source: 'Nationale Bank van België, circulaire NBB_2019_27',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Verwachting, geen verbod: banken mogen een deel van hun kredieten hoger verstrekken.',
    url: 'https://www.nbb.be/nl',
  },
)

export const nbbLtvVerhuur = dated(
  'nbbLtvVerhuur',
  'Kwotiteit die de Nationale Bank verwacht voor een verhuurde woning',
  'tarief',
  [{ from: '2020-01-01', value: 0.8, proof: nbb('LTV, bestemd voor verhuur: drempel 80 %') }],
  {
    source: 'Nationale Bank van België, circulaire NBB_2019_27',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://www.nbb.be/nl',
  },
)

export const nbbMargeStarters = dated(
  'nbbMargeStarters',
  'Deel van de kredieten aan starters dat boven de kwotiteit mag',
  'tarief',
  [
    {
      from: '2020-01-01',
      value: 0.35,
      proof: nbb('Eigen bewoning, startende kopers: 35 % (waarvan max. 5 % > 100 %)'),
    },
  ],
  {
    source: 'Nationale Bank van België, circulaire NBB_2019_27',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://www.nbb.be/nl',
  },
)

export const nbbDsti = dated(
  'nbbDsti',
  'Afbetaling tegenover inkomen (DSTI) waarboven de Nationale Bank streng kijkt',
  'tarief',
  [{ from: '2020-01-01', value: 0.5, proof: nbb('Alle leningen: LTV > 90 % en DSTI > 50 %') }],
  {
    source: 'Nationale Bank van België, circulaire NBB_2019_27',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Samen met een kwotiteit boven 90 %: hoogstens 5 % van de kredieten.',
    url: 'https://www.nbb.be/nl',
  },
)

export const nbbDti = dated(
  'nbbDti',
  'Schuld tegenover jaarinkomen (DTI) waarboven de Nationale Bank streng kijkt',
  'coefficient',
  [{ from: '2020-01-01', value: 9, proof: nbb('Alle leningen: LTV > 90 % en DTI > 9') }],
  {
    source: 'Nationale Bank van België, circulaire NBB_2019_27',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Samen met een kwotiteit boven 90 %: hoogstens 5 % van de kredieten.',
    url: 'https://www.nbb.be/nl',
  },
)

export const leenlastVuistregel = dated(
  'leenlastVuistregel',
  'Deel van het inkomen voor afbetalingen, vuistregel',
  'tarief',
  [
    {
      from: '2000-01-01',
      value: 1 / 3,
      base: 0.33,
      proof: proofAt(
        'https://www.bouwreno.be/?p=53320',
        'de 33%-regel: je maandelijkse aflossing mag niet meer dan een derde van je inkomen zijn',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Wikifin: vuistregel van banken, geen wet',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Sommige kredietgevers gaan tot de helft of meer, als er genoeg overblijft om van te leven.',
    url: 'https://www.wikifin.be/nl',
  },
)

export const leefgeldVuistregel = dated(
  'leefgeldVuistregel',
  'Bedrag dat na de afbetaling overblijft om van te leven, vuistregel per maand',
  'schaal',
  [{ from: '2023-01-01', value: { alleen: 1_200, koppel: 1_600, perKind: 200 } }],
  {
    source: 'Praktijk van kredietgevers, geen wet',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Publieke bedragen uit 2023 liggen lager: 1.000, 1.200 en 100 euro. Je kunt ze zelf instellen.',
  },
)

export const renteVerschilVuistregel = dated(
  'renteVerschilVuistregel',
  'Renteverschil waarbij een herfinanciering bij een andere bank de moeite wordt, vuistregel',
  'tarief',
  [
    {
      from: '2015-01-01',
      value: 0.01,
      proof: proofAt(
        'https://www.wikifin.be/nl/woning-en-hypothecaire-lening/checklist-hypotheeklening-heronderhandelen',
        'resterende looptijd nog minstens tien jaar; het verschil tussen de huidige rentevoet en de rentevoet die je voor ogen hebt minimaal 1 %',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Wikifin',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Bij minstens tien jaar resterende looptijd.',
    url: 'https://www.wikifin.be/nl',
  },
)
