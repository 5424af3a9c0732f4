/** The figures of sterftetafels.ts, by date. */
import type { Makeham } from '#finance/lifetable.ts'
import { dated } from '#rules/kernel/dated.ts'
import { proofAt } from '#rules/kernel/sources.ts'

/** M is for men, F for women; R where living long costs the insurer, K where dying does. */
export type Sekstafel = 'MR' | 'FR' | 'MK' | 'FK'

export const sterfteConstanten = dated<Readonly<Record<Sekstafel, Makeham>>>(
  'sterfteConstanten',
  'Sterftetafels van het KB Leven: constanten van de wet van Makeham',
  'schaal',
  [
    {
      from: '2003-11-14',
      value: {
        MR: { k: 1_000_266.63, s: 0.999441703848, g: 0.999733441115, c: 1.10107753603 },
        FR: { k: 1_000_048.56, s: 0.999669730966, g: 0.999951440172, c: 1.11679245383 },
        MK: { k: 1_000_450.59, s: 0.999106875782, g: 0.999549614043, c: 1.103798111448 },
        FK: { k: 1_000_097.39, s: 0.999257048061, g: 0.999902624311, c: 1.118239062025 },
      },
      proof: proofAt(
        'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
        'MR: k 1.000.266,63, s 0,999441703848, g 0,999733441115, c 1,101077536030; FR: k 1.000.048,56, s 0,999669730966, g 0,999951440172, c 1,116792453830; MK: k 1.000.450,59, s 0,999106875782, g 0,999549614043, c 1,103798111448; FK: k 1.000.097,39, s 0,999257048061, g 0,999902624311, c 1,118239062025',
        '2026-11-17',
        'bijlage 1',
      ),
    },
  ],
  {
    source: 'Koninklijk besluit van 14 november 2003 betreffende de levensverzekeringsactiviteit',
    article: 'bijlage 1',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'l(x) = k · s^x · g^(c^x), met 1.000.000 levenden bij de geboorte.',
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)
