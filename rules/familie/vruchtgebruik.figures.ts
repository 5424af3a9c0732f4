/** What a usufruct is worth, by the age of whoever holds it. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

/** Value of a usufruct in percent of full ownership, by the age of whoever has it. */
export const vruchtgebruikTabel = dated<readonly { readonly tot: number | null; readonly deel: number }[]>(
  'vruchtgebruikTabel',
  'Waarde van een vruchtgebruik voor de erfbelasting',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: [
        { tot: 20, deel: 0.72 },
        { tot: 30, deel: 0.68 },
        { tot: 40, deel: 0.64 },
        { tot: 50, deel: 0.56 },
        { tot: 55, deel: 0.52 },
        { tot: 60, deel: 0.44 },
        { tot: 65, deel: 0.38 },
        { tot: 70, deel: 0.32 },
        { tot: 75, deel: 0.24 },
        { tot: 80, deel: 0.16 },
        { tot: null, deel: 0.08 },
      ],
      base: [18, 17, 16, 14, 13, 11, 9.5, 8, 6, 4, 2],
      proof: proofIn(
        eli.vcf,
        'art. 2.7.3.3.2, 5° en 6°',
        '4 % van de volle eigendom maal 18, 17, 16, 14, 13, 11, 9,5, 8, 6, 4 of 2 volgens de leeftijd',
        '2026-11-15',
      ),
    },
  ],
  {
    source: 'Wikifin en Fednot (notaris.be), zo berekent de fiscus de waarde van het vruchtgebruik',
    article: 'art. 2.7.3.3.2 VCF; art. 21 W.Succ.',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: '4 procent per jaar, maal een factor volgens de leeftijd. „Meer dan 65 jaar” begint na de verjaardag: van 65 tot en met 69 jaar telt 32 procent.',
    eli: eli.vcf,
  },
)
