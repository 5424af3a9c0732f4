/** The duty to renovate a home with a bad energy label after buying it. */
import { dated } from '#rules/kernel/dated.ts'

export const termijnRenovatieplicht = dated(
  'termijnRenovatieplicht',
  'Termijn om een gekochte woning met een slecht energielabel in Vlaanderen te renoveren',
  'jaren',
  [
    { from: '2023-01-01', value: 5 },
    { from: '2026-01-01', value: 6, note: 'Eén bron van augustus 2026; oudere bronnen noemen vijf jaar.' },
  ],
  {
    source: 'Vlaams Energie- en Klimaatagentschap, renovatieverplichting residentiële gebouwen',
    article: 'Energiebesluit, titel IX',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Voor een woning met label E of F: minstens label D. De officiële tekst hebben we niet gezien.',
  },
)
