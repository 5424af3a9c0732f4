/** The figures of prijsindex.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

export const afvlakkingsfactor = dated(
  'afvlakkingsfactor',
  'Factor van de afgevlakte gezondheidsindex',
  'coefficient',
  [
    { from: '1994-01-01', value: 1, article: 'koninklijk besluit van 24 december 1993, art. 2' },
    { from: '2015-04-01', value: 0.98, proof: proofIn(eli.wet2015, 'art. 2', 'factor 0,98', '2026-11-15') },
  ],
  {
    source: 'Statbel',
    article: 'wet van 23 april 2015 tot verbetering van de werkgelegenheid, art. 2',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

/** The indexsprong: the smoothed index stood still at its level of March 2015 until 0,98 × the mean passed it. */
export const geblokkeerdeIndex = dated(
  'geblokkeerdeIndex',
  'Laagste afgevlakte gezondheidsindex sinds de indexsprong (basis 2013)',
  'coefficient',
  [
    {
      from: '2015-04-01',
      value: 100.66,
      proof: proofAt(
        'https://statbel.fgov.be/nl/themas/consumptieprijsindex/gezondheidsindex',
        'werd de afgevlakte gezondheidsindex tijdelijk geblokkeerd op het niveau van maart 2015 (gelijk aan 100,66)',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Statbel',
    article: 'wet van 23 april 2015 tot verbetering van de werkgelegenheid, art. 2',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De blokkering eindigde in april 2016, met 100,93.',
    eli: eli.wet2015,
  },
)

export const spilstap = dated(
  'spilstap',
  'Stap tussen twee spilindexen',
  'tarief',
  [
    {
      from: '1971-08-02',
      value: 0.02,
      base: 1.02,
      proof: proofIn(eli.wet1971, 'art. 2 en 4', 'telkens vermenigvuldigd met 1,02', '2026-11-15'),
    },
  ],
  {
    source: 'Wet van 2 augustus 1971 over de koppeling aan de index',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const spilindex = dated(
  'spilindex',
  'Spilindex waarvan de reeks vertrekt (basis 2013)',
  'coefficient',
  [
    { from: '2013-01-01', value: 101.02, note: 'De spilindex ervoor werd in november 2012 overschreden.' },
    {
      from: '2025-12-01',
      value: 133.28,
      proof: proofAt(
        'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
        'de afgevlakte gezondheidsindex van december 2025 (133,33) ligt boven de spilindex 133,28',
        '2026-11-17',
      ),
      note: 'Overschreden in december 2025; de volgende grenzen staan op basis 2025.',
    },
  ],
  {
    source: 'Statbel; Federaal Planbureau',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://statbel.fgov.be/nl',
  },
)

/** Yearly mean 2025 on the base 2013: divides an index of base 2013 into one of base 2025. */
export const basisjaar2025 = dated(
  'basisjaar2025',
  'Omrekening van basis 2013 naar basis 2025',
  'schaal',
  [{ from: '2026-01-01', value: { cpi: 1.35298, gezondheid: 1.3557 } }],
  {
    source: 'Statbel',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Met 1,3557 kloppen alle maanden van januari tot juni 2026 op de cent; het gemiddelde van de twaalf maanden van 2025 (1,35584) doet dat niet.',
    url: 'https://statbel.fgov.be/nl',
  },
)

type BaseYear = { readonly base: string; readonly cpi: number; readonly health: number | null }

/** What an index on the base 2013 is multiplied by for another base (Statbel, mean over 37 months). */
export const basisjaren = dated<readonly BaseYear[]>(
  'basisjaren',
  'Omrekening van basis 2013 naar oudere basisjaren',
  'schaal',
  [
    {
      from: '2014-01-01',
      value: [
        { base: '2004', cpi: 1.224, health: 1.207705 },
        { base: '1996', cpi: 1.406698, health: 1.373998 },
        { base: '1988', cpi: 1.726496, health: 1.656606 },
        { base: '1981', cpi: 2.335602, health: null },
        { base: '1974-1975', cpi: 3.5971, health: null },
        { base: '1971', cpi: 4.927896, health: null },
        { base: '1966', cpi: 5.858796, health: null },
        { base: '1953', cpi: 7.6117, health: null },
        { base: '1936-1938', cpi: 31.596491, health: null },
        { base: '1914', cpi: 229.801607, health: null },
      ],
      // Statbel prints four decimals, and of these four base years.
      base: [1.224, 1.2077, 1.4067, 1.374, 1.7265, 1.6566, 2.3356],
      proof: proofAt(
        'https://statbel.fgov.be/nl/statistieken/cijfers/economie/consumptieprijzen/consumptieprijsindexen/coefficienten/',
        '2013 = 100 naar 2004, 1996, 1988 en 1981: consumptieprijsindex x 1,2240, x 1,4067, x 1,7265, x 2,3356; gezondheidsindex x 1,2077, x 1,3740, x 1,6566',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Statbel, indexcijfers in alle basisjaren',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://statbel.fgov.be/nl',
  },
)
