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
    {
      from: '2024-09-01',
      value: 180.19,
      proof: {
        url: 'https://gpedia.groeipakket.be/sites/default/files/2026-03/GC%20nr.%202025.112.pdf',
        says: '180,19',
        seenOn: '2026-11-15',
      },
    },
    { from: '2025-09-01', value: 184.62 },
  ],
  {
    source: 'Groeipakket, Agentschap Opgroeien',
    article: 'decreet van 27 april 2018',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    eli: 'decreet/2018/04/27/2018040369',
    knownTo: '2026-08-31',
    note: 'Voor kinderen geboren vanaf 2019. Het bedrag van september 2026 vonden we niet.',
  },
)
