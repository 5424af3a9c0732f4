/** The figures of vakantiegeld.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'

const holidayLaw = {
  source: 'KB van 30 maart 1967 over de jaarlijkse vakantie; RSZ, administratieve instructies',
  checkedOn: '2026-11-15',
} as const

/** Koninklijk besluit van 30 maart 1967: jaarlijkse vakantie. */
const kb1967 = 'besluit/1967/03/30/1967033001'
/** Compared with the text itself. */
const seen = '2026-11-16'
const decree = (article: string, says: string) => proofIn(kb1967, article, says, seen)
const read = { ...holidayLaw, eli: kb1967, checkedOn: seen, confidence: 'hoog' } as const

/** The law has the sum (15,34 percent); the split decides on what RSZ is due. */
const split = (says: string) => ({
  url: 'https://www.securex.eu/lex-go.nsf/vwReferencesByCategory_nl/CB91A9F2316B6D49C12572E5002C24CC?OpenDocument',
  says,
  seenOn: seen,
})

export const dubbelVakantiegeld = dated(
  'dubbelVakantiegeld',
  'Dubbel vakantiegeld van een bediende, in procent van het maandloon',
  'tarief',
  [{ from: '2001-01-01', value: 0.92, proof: decree('art. 38, 2°', 'per maand 1/12 van 92 pct. van het brutoloon') }],
  { ...read, article: 'art. 38 KB van 30 maart 1967' },
)

export const vakantiegeldRszDeel = dated(
  'vakantiegeldRszDeel',
  'Deel van het dubbel vakantiegeld waarop RSZ wordt ingehouden',
  'tarief',
  [
    {
      from: '2001-01-01',
      value: 0.85,
      base: 'vanaf de derde dag van de vierde vakantieweek',
      note: 'Drie weken en twee dagen: 17 van de 20 dagen van een maand.',
      proof: proofAt(
        'https://www.socialsecurity.be/employer/instructions/dmfa/nl/2018-1/instructions/special_contributions/other_specialcontributions/doubleholiday_privatesector.html',
        'De inhouding moet niet gebeuren op het gedeelte van het wettelijk dubbel vakantiegeld dat overeenstemt met het loon vanaf de derde dag van de vierde vakantieweek.',
        '2026-11-17',
      ),
    },
  ],
  { ...holidayLaw, article: 'art. 19 KB van 28 november 1969', confidence: 'hoog', eli: eli.kb1969 },
)

/** Leaving: on the gross pay of the year. */
export const vertrekEnkel = dated(
  'vertrekEnkel',
  'Vertrekvakantiegeld, enkel deel',
  'tarief',
  [
    {
      from: '2001-01-01',
      value: 0.0767,
      proof: decree('art. 46', '15,34 pct. van het brutoloon; enkel vakantiegeld 7,67 pct.'),
    },
  ],
  { ...read, article: 'art. 46 KB van 30 maart 1967' },
)

export const vertrekDubbel = dated(
  'vertrekDubbel',
  'Vertrekvakantiegeld, wettelijk dubbel deel',
  'tarief',
  [{ from: '2001-01-01', value: 0.068, proof: split('7,67 % enkel; 6,80 % dubbel; samen 15,34 %') }],
  { ...read, article: 'art. 46 KB van 30 maart 1967' },
)

export const vertrekBijkomend = dated(
  'vertrekBijkomend',
  'Vertrekvakantiegeld, bijkomend deel zonder RSZ',
  'tarief',
  [{ from: '2001-01-01', value: 0.0087, proof: split('0,87 % bijkomend dubbel vakantiegeld') }],
  { ...read, article: 'art. 46 KB van 30 maart 1967' },
)

/** Five-day week; 25 in a six-day week. The mean day of variable pay is paid on top for each day of holiday. */
export const variabelDagenPerMaand = dated(
  'variabelDagenPerMaand',
  'Dagen per maand voor het daggemiddelde van variabel loon',
  'dagen',
  [
    {
      from: '2001-01-01',
      value: 20.83,
      base: 25,
      proof: decree('art. 39', '25 dagen in een zesdagenweek, anders een breuk van 25 volgens de arbeidsregeling'),
    },
  ],
  {
    ...read,
    article: 'art. 39 KB van 30 maart 1967',
    note: 'In een vijfdagenweek vijf zesde van 25 dagen.',
  },
)

export const vakantiegeldArbeider = dated(
  'vakantiegeldArbeider',
  'Vakantiegeld van een arbeider, enkel en dubbel samen',
  'tarief',
  [{ from: '2001-01-01', value: 0.1538, proof: decree('art. 14', '15,38 p.c. van het loon') }],
  { ...read, source: 'Rijksdienst voor Jaarlijkse Vakantie', article: 'art. 14 KB van 30 maart 1967' },
)

/** A holiday fund shows how the holiday pay of a worker is made up; its two payments together are the shares of the law. */
const vakantiekas = (says: string) =>
  proofAt('https://verlofkasdiamant.be/de-berekening-van-het-vakantiegeld/', says, '2026-11-17')

export const arbeiderEnkelDeel = dated(
  'arbeiderEnkelDeel',
  'Enkel deel van het vakantiegeld van een arbeider',
  'tarief',
  [
    {
      from: '2001-01-01',
      value: 0.08,
      proof: proofIn(
        eli.kb1969,
        'art. 19, § 1, tweede lid',
        'La partie du pécule de vacances payée par l’Office national des vacances annuelles ou par une Caisse spéciale de vacances, et qui donne lieu à la perception des cotisations, est forfaitairement fixée à 8 p.c.',
        '2026-11-17',
      ),
    },
  ],
  {
    ...holidayLaw,
    source: 'Rijksdienst voor Jaarlijkse Vakantie',
    article: 'art. 19 KB van 28 november 1969; art. 14 KB van 30 maart 1967',
    confidence: 'hoog',
    note: 'De vakantiekassen verdelen het in 6 % voor de zomer en 2 % voor de winter.',
    url: 'https://www.rjv.fgov.be/nl',
  },
)

export const arbeiderDubbelDeel = dated(
  'arbeiderDubbelDeel',
  'Wettelijk dubbel deel van het vakantiegeld van een arbeider',
  'tarief',
  [
    {
      from: '2001-01-01',
      value: 0.068,
      base: [0.06, 0.008],
      proof: vakantiekas('Inhouding op dubbel vakantiegeld 13,07%: op 6% (zomer) en 0,8% (winter) van het basisloon'),
    },
  ],
  {
    ...holidayLaw,
    source: 'Rijksdienst voor Jaarlijkse Vakantie',
    article: 'art. 14 KB van 30 maart 1967',
    confidence: 'hoog',
    url: 'https://www.rjv.fgov.be/nl',
  },
)

export const solidariteitVakantie = dated(
  'solidariteitVakantie',
  'Solidariteitsinhouding op het vakantiegeld van arbeiders',
  'tarief',
  [{ from: '2001-01-01', value: 0.01, proof: decree('art. 15', '1 p.c.') }],
  { ...read, source: 'Rijksdienst voor Jaarlijkse Vakantie', article: 'art. 15 KB van 30 maart 1967' },
)

export const voorheffingVakantiekas = dated<{ readonly laag: number; readonly hoog: number; readonly grens: number }>(
  'voorheffingVakantiekas',
  'Bedrijfsvoorheffing op vakantiegeld van een vakantiekas',
  'schaal',
  [
    { from: '2009-01-01', value: { laag: 0.1716, hoog: 0.2322, grens: 1_170 } },
    { from: '2014-01-01', value: { laag: 0.1716, hoog: 0.2322, grens: 1_290 } },
    {
      from: '2024-01-01',
      value: { laag: 0.1716, hoog: 0.2322, grens: 1_650 },
      proof: vakantiekas('Voor belastbare vakantiegelden tot 1650€ 17,16%, boven 1650€ 23,22%'),
    },
    { from: '2025-01-01', value: { laag: 0.1716, hoog: 0.2322, grens: 1_700 } },
    {
      from: '2026-01-01',
      value: { laag: 0.1716, hoog: 0.2322, grens: 1_740 },
      note: 'Afgeleid: indexeert zoals de andere bedragen van bijlage III.',
      derived: true,
    },
  ],
  {
    source: 'Koninklijk besluit over de bedrijfsvoorheffing; Rijksdienst voor Jaarlijkse Vakantie',
    article: 'bijlage III KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'De grens wordt elk jaar geïndexeerd. 1.700 euro is die van 2025; die van 2024 en 2026 zijn afgeleid.',
    url: justel.kbWib92,
  },
)
