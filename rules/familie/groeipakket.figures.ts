/** The Flemish family allowance, as far as a savings plan needs it. */
import { dated } from '#rules/kernel/dated.ts'

export const groeipakketBasis = dated(
  'Basisbedrag van het Groeipakket per kind',
  'euro per maand',
  [
    { from: '2019-01-01', value: 163.2 },
    { from: '2020-09-01', value: 166.46 },
    { from: '2021-09-01', value: 169.79 },
    { from: '2022-09-01', value: 171.49, note: 'Een stijging van 1 % in september en nog eens in december.' },
    { from: '2022-12-01', value: 173.2 },
    { from: '2023-09-01', value: 176.66 },
    { from: '2024-09-01', value: 180.19 },
    { from: '2025-09-01', value: 183.79 },
    { from: '2026-09-01', value: 187.47 },
  ],
  {
    source: 'Groeipakket, Agentschap Opgroeien (stijging van 2 % elke september sinds 2023)',
    article: 'decreet van 27 april 2018',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2027-08-31',
    note: 'Vanaf 2024 afgeleid uit de vaste stijging van 2 % op 176,66 euro. Voor kinderen geboren vanaf 2019.',
  },
)
