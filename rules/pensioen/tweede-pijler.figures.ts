/** The figures of tweede-pijler.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'

type Solidariteit = {
  /** Rates by size of the capital, from each amount on. */
  readonly schijven: readonly { readonly vanaf: number; readonly tarief: number }[]
  /** Extra rate on the part above an amount. */
  readonly extra: { readonly boven: number; readonly tarief: number } | null
}

export const solidariteitKapitaal = dated<Solidariteit>(
  'solidariteitKapitaal',
  'Solidariteitsbijdrage op een kapitaal van de tweede pijler',
  'schaal',
  [
    {
      from: '1995-01-01',
      value: {
        schijven: [
          { vanaf: 0, tarief: 0 },
          { vanaf: 2_478.94, tarief: 0.01 },
          { vanaf: 24_789.36, tarief: 0.02 },
        ],
        extra: null,
      },
    },
    {
      from: '2026-01-01',
      value: { schijven: [{ vanaf: 0, tarief: 0.02 }], extra: null },
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025)',
      note: 'De Federale Pensioendienst betaalt later terug wat te veel is.',
      proof: proofIn(
        eli.wet1994,
        'art. 68, § 5, tweede lid, zoals gewijzigd door art. 153 wet van 18 december 2025',
        '2 p.c. van het brutobedrag van het kapitaal; de grens van 2.478,94 euro en het tarief van 1 p.c. vervallen vanaf 1 januari 2026',
        '2026-11-16',
      ),
    },
    {
      from: '2027-07-01',
      value: { schijven: [{ vanaf: 0, tarief: 0.02 }], extra: { boven: 150_000, tarief: 0.02 } },
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025)',
      note: 'De grens telt alle aanvullende pensioenen samen en volgt de index vanaf 2027. Wie met zijn pensioenen onder de solidariteitsgrens blijft, krijgt deze tweede schijf terug.',
      proof: proofIn(
        eli.wet2025,
        'art. 155 en 156',
        'boven 150.000 euro: het deel erboven maal 2 %; terugbetaald wanneer de pensioenen 3.225,74 of 3.729,34 euro niet overschrijden',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'Federale Pensioendienst',
    article: 'art. 68 van de wet van 30 maart 1994',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    eli: eli.wet1994,
  },
)

export type Kapitaaltarieven = {
  readonly op60: number
  readonly op61: number
  readonly op62: number
  /** At the legal age or after a full career, when active until then. */
  readonly wettelijk: number
  readonly werknemer: number
}

export const kapitaaltarieven = dated<Kapitaaltarieven>(
  'kapitaaltarieven',
  'Belasting op het kapitaal van de tweede pijler, volgens leeftijd',
  'schaal',
  [
    {
      from: '2013-07-01',
      value: { op60: 0.2, op61: 0.18, op62: 0.165, wettelijk: 0.1, werknemer: 0.1 },
      proof: proofIn(
        eli.wib92,
        'art. 171, 2°, 2°quater, 3°bis en 4°, f',
        '20 pct. op 60 jaar; 18 pct. op 61 jaar; 16,5 pct. vanaf 62 jaar; 10 pct.',
        '2026-11-15',
      ),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 171 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Plus gemeentebelasting via de aanslag. Eigen bijdragen van voor 1993: 16,5 %. Het hogere tarief op 60 en 61 geldt alleen voor wie niet met pensioen gaat.',
    eli: eli.wib92,
  },
)

export const voorheffingKapitaal = dated<Kapitaaltarieven>(
  'voorheffingKapitaal',
  'Bedrijfsvoorheffing op het kapitaal van de tweede pijler, volgens leeftijd',
  'schaal',
  [
    {
      from: '2013-07-01',
      value: { op60: 0.2019, op61: 0.1817, op62: 0.1666, wettelijk: 0.1009, werknemer: 0.1009 },
      note: 'Een vakbond schrijft 20,21 % op 60 jaar; alle andere tarieven zijn dat van de wet maal 1,0094, en dat geeft 20,19 %.',
      proof: proofAt(
        'https://www.aginsurance.be/Retail/nl/pensioen/voorbereiding/Paginas/hoe-wordt-het-kapitaal-van-mijn-groepsverzekering-belast.aspx',
        '60 jaar 20,19 %; 61 jaar 18,17 %; 62 tot 64 jaar 16,66 %; 65 jaar 10,09 % (indien effectief actief); persoonlijke stortingen vanaf 1993 10,09 %',
        '2026-11-17',
        'bijlage III KB/WIB 92',
      ),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'bijlage III KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: justel.kbWib92,
  },
)
