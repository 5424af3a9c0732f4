/** The Flemish family allowance, as far as a savings plan needs it. */
import { dated } from '#rules/dated.ts'

export const groeipakketBasis = dated(
  'Basisbedrag van het Groeipakket per kind',
  'euro per maand',
  [
    { from: '2019-01-01', value: 163.2 },
    { from: '2022-09-01', value: 171.49 },
    { from: '2023-09-01', value: 176.7 },
    { from: '2024-09-01', value: 180.2 },
    { from: '2025-09-01', value: 183.8 },
    { from: '2026-09-01', value: 187.5 },
  ],
  {
    source: 'Groeipakket, Agentschap Opgroeien (stijging van 2 % elke september sinds 2023)',
    article: 'decreet van 27 april 2018',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    knownTo: '2027-08-31',
    note: 'Vanaf 2023 afgeleid uit de vaste stijging van 2 %, op tien cent na. Voor kinderen geboren vanaf 2019.',
  },
)
