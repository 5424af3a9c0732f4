/** The inheritance tax on what a good cause inherits, apart from the scales. */
import { dated } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

/** Flat rate on what a non-profit association or foundation inherits. */
const GOED_DOEL_BRUSSEL = {
  url: 'https://vlex.be/vid/21-fevrier-2019-ordonnance-786102561',
  article: 'art. 59, 1° en 2° W.Succ. (Brussel)',
  says: '7 % voor erkende verenigingen, 25 % voor andere',
  seenOn: '2026-11-15',
} as const

export const erfbelastingGoedDoel = dated<Readonly<Record<Gewest, number>>>(
  'erfbelastingGoedDoel',
  'Erfbelasting op een legaat aan een goed doel',
  'schaal',
  [
    { from: '2018-09-01', value: { vlaanderen: 0.085, brussel: 0.125, wallonie: 0.07 } },
    {
      from: '2019-04-01',
      value: { vlaanderen: 0.085, brussel: 0.07, wallonie: 0.07 },
      source: 'Brusselse ordonnantie van 21 februari 2019',
      note: 'Van kracht in het voorjaar van 2019; de juiste dag is niet nagekeken.',
      leaves: { brussel: GOED_DOEL_BRUSSEL },
    },
    {
      from: '2021-07-01',
      value: { vlaanderen: 0, brussel: 0.07, wallonie: 0.07 },
      leaves: {
        vlaanderen: proofIn(
          eli.vcf,
          'art. 2.7.4.2.1',
          '0 % voor verenigingen zonder winstoogmerk; 8,5 % voor private stichtingen',
          '2026-11-15',
        ),
        brussel: GOED_DOEL_BRUSSEL,
        wallonie: proofAt(
          'https://www.parlement-wallonie.be/pwpages?p=interp-questions-voir&type=28&iddoc=110117',
          'les droits de succession et de mutation par décès sont réduits à 7 % pour les legs faits aux associations sans but lucratif',
          '2026-11-17',
          'art. 59, 2° W.Succ. (Waals Gewest)',
        ),
      },
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek der successierechten',
    article: 'art. 2.7.4.2.1 VCF; art. 59 W.Succ. (Brussel en Wallonië)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'In Brussel voor erkende verenigingen, anders 25 procent. In Vlaanderen betalen private stichtingen 8,5 procent.',
    eli: eli.vcf,
  },
)
