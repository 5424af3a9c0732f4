/** The figures of vennootschap.ts, by date. */
import { gestemd } from '#rules/belasting/ten-laste.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const seen = '2026-11-16'
const reform = (article: string, says: string) => proofIn(eli.wetVennootschapsbelasting, article, says, seen)
const code = { source: 'FOD Financiën', checkedOn: seen, confidence: 'hoog', eli: eli.wib92 } as const

export const vennootschapsbelasting = dated(
  'vennootschapsbelasting',
  'Vennootschapsbelasting, gewoon tarief',
  'tarief',
  [{ from: '2020-01-01', value: 0.25, proof: reform('art. 54, 3°', '25 p.c.') }],
  { ...code, article: 'art. 215 WIB 92' },
)

export const vennootschapsbelastingVerlaagd = dated(
  'vennootschapsbelastingVerlaagd',
  'Vennootschapsbelasting, verlaagd tarief van een kleine vennootschap',
  'tarief',
  [{ from: '2020-01-01', value: 0.2, proof: reform('art. 54, 1°', '20 p.c.') }],
  { ...code, article: 'art. 215, tweede lid WIB 92' },
)

export const schijfVerlaagdTarief = dated(
  'schijfVerlaagdTarief',
  'Winst van een vennootschap tot waar het verlaagd tarief geldt',
  'euro per jaar',
  [{ from: '2020-01-01', value: 100_000, proof: reform('art. 54, 1°', 'schijf van 0 tot 100.000 euro') }],
  { ...code, article: 'art. 215, tweede lid WIB 92' },
)

export const minimumBezoldiging = dated(
  'minimumBezoldiging',
  'Bezoldiging van een bedrijfsleider voor het verlaagd tarief',
  'euro per jaar',
  [
    { from: '2020-01-01', value: 45_000, proof: reform('art. 54, 4°', 'ten minste gelijk aan 45.000 euro') },
    { from: '2026-01-01', value: 50_000, ...gestemd },
  ],
  {
    ...code,
    article: 'art. 215, derde lid, 4° WIB 92',
    note: 'Een lagere bezoldiging volstaat als ze minstens even hoog is als de winst van de vennootschap. Een wet die de Kamer op 9 juli 2026 stemde, maakt er 50.000 euro van.',
  },
)

export const jarenZonderLoonvoorwaarde = dated(
  'jarenZonderLoonvoorwaarde',
  'Belastbare tijdperken na de oprichting zonder minimumbezoldiging',
  'jaren',
  [
    {
      from: '2020-01-01',
      value: 4,
      proof: reform('art. 59 (art. 219quinquies, § 5)', 'de eerste vier belastbare tijdperken'),
    },
  ],
  { ...code, article: 'art. 215, derde lid, 4° WIB 92', note: 'Enkel voor een kleine vennootschap.' },
)

export const ondergrensBasisrenteVennootschap = dated(
  'ondergrensBasisrenteVennootschap',
  'Laagste basisrentevoet van de voorafbetalingen van een vennootschap',
  'tarief',
  [{ from: '2018-01-01', value: 0.03, proof: reform('art. 57', '3 p.c.') }],
  {
    ...code,
    article: 'art. 218, § 1 WIB 92',
    note: 'Een vennootschap krijgt geen korting van 10 % op de vermeerdering en kent geen kleine bedragen.',
  },
)

export const jarenZonderVermeerdering = dated(
  'jarenZonderVermeerdering',
  'Eerste jaren zonder vermeerdering voor te weinig voorafbetalingen',
  'jaren',
  [
    {
      from: '2018-01-01',
      value: 3,
      proof: proofIn(eli.wib92, 'art. 164 en 218, § 2', 'de eerste drie jaren', '2026-11-15'),
    },
  ],
  {
    ...code,
    article: 'art. 164 en 218, § 2 WIB 92',
    note: 'Voor wie zich voor het eerst als zelfstandige vestigt, en voor een kleine vennootschap.',
  },
)

/** Bookyears after that of the contribution, and the last day of a contribution for which the second year counts. */
export const wachttijdVvprBis = dated<{ readonly tweede: number; readonly derde: number; readonly tweedeTot: string }>(
  'wachttijdVvprBis',
  'Boekjaren na de inbreng voor een lager tarief op dividenden (VVPR-bis)',
  'formule',
  [
    {
      from: '2013-07-01',
      value: { tweede: 2, derde: 3, tweedeTot: '2025-12-31' },
      base: [2, 3, 2025],
      proof: proofIn(
        eli.programmawet2025,
        'art. 32 en 33',
        'het boekjaar 2 na dat van de inbreng, gedaan uiterlijk op 31 december 2025; het boekjaar 3 na dat van de inbreng of later',
        seen,
      ),
    },
  ],
  { ...code, article: 'art. 269, § 2 WIB 92' },
)

/** Years from the last day of the bookyear in which the reserve was made, and the last day of a reserve of the old kind. */
export const wachttijdLiquidatiereserve = dated<{
  readonly nieuw: number
  readonly oud: number
  readonly oudTot: string
}>(
  'wachttijdLiquidatiereserve',
  'Jaren dat een liquidatiereserve moet blijven staan',
  'formule',
  [
    {
      from: '2025-07-29',
      value: { nieuw: 3, oud: 5, oudTot: '2025-12-31' },
      base: [3, 5, 2025],
      proof: proofIn(
        eli.programmawet2025,
        'art. 33 (art. 269 WIB 92)',
        'uiterlijk op 31 december 2025: minstens 5 jaar; later: minstens 3 jaar',
        seen,
      ),
    },
  ],
  { ...code, article: 'art. 269, § 1, 8° WIB 92' },
)
