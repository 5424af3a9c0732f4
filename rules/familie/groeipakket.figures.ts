/** The Flemish family allowance. It has an index of its own, each September. */
import { dated } from '#rules/kernel/dated.ts'
import { eli } from '#rules/kernel/sources.ts'

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
    eli: eli.groeipakket,
    knownTo: '2026-08-31',
    note: 'Voor kinderen geboren vanaf 2019. Het bedrag van september 2026 vonden we niet.',
  },
)

/** One table of the agency: per child and month, except the school bonus and the amount at birth. */
export const groeipakketToeslagen = dated(
  'Startbedrag, sociale toeslag, wezentoeslag en schoolbonus van het Groeipakket',
  'schaal',
  [
    {
      from: '2024-09-01',
      value: {
        startbedrag: 1_238.78,
        /** Up to two children and three or more; up to the first limit and between the limits. */
        sociaal: { klein: [71.91, 36.41], groot: [105.69, 83.17] },
        grenzen: { klein: [40_187.19, 46_885.06], groot: [40_187.19, 75_593.05] },
        /** One parent died, both did. */
        wees: [144.15, 180.19],
        /** Under 4, 11 and 17 on 31 December of the year before, and older. */
        schoolbonus: [22.52, 39.41, 56.3, 67.56],
      },
    },
    {
      from: '2025-09-01',
      value: {
        startbedrag: 1_269.25,
        sociaal: { klein: [73.68, 37.31], groot: [108.29, 85.22] },
        grenzen: { klein: [40_701.59, 47_485.19], groot: [40_701.59, 76_560.64] },
        wees: [147.71, 184.61],
        schoolbonus: [23.07, 40.38, 57.68, 69.22],
      },
    },
  ],
  {
    source: 'Groeipakket, tabel van het agentschap',
    article: 'art. 9, 15 en 18-22 decreet van 27 april 2018',
    eli: eli.groeipakket,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2026-08-31',
    note: 'De stijging van september 2025 volgt de afgevlakte gezondheidsindex (2,46 %). De bedragen van september 2026 vonden we niet.',
  },
)

/** Children born before 2019 keep the amounts of the old system. */
export const groeipakketOud = dated(
  'Groeipakket voor kinderen geboren voor 2019',
  'schaal',
  [
    {
      from: '2024-09-01',
      value: {
        /** Youngest, second youngest, each older one. */
        basis: [103.72, 191.92, 259.49],
        wees: 398.39,
        /** 6, 12 and 18 years: for the child on the lowest base and for the others. */
        leeftijd: { laagste: [16.36, 24.92, 28.72], andere: [32.63, 49.86, 63.4] },
        sociaalLaagste: 68.41,
      },
    },
  ],
  {
    source: 'Groeipakket, tabel van het agentschap',
    article: 'art. 210-222 decreet van 27 april 2018',
    eli: eli.groeipakket,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2025-08-31',
    note: 'Of en hoeveel deze bedragen in september 2025 stegen, vonden we niet.',
  },
)

/** From this day on a child belongs to the new system. */
export const groeipakketNieuw = dated(
  'Eerste geboortedag in het Groeipakket',
  'formule',
  [{ from: '2019-01-01', value: '2019-01-01' }],
  {
    source: 'Groeipakket',
    article: 'art. 13 en 210 decreet van 27 april 2018',
    eli: eli.groeipakket,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)
