/** The Flemish family allowance. It has an index of its own, each September. */
import { roundCents } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

/** The table of the agency, as copied from its page in May 2026. */
const bedragen = (says: string) => proofAt('https://www.groeipakket.be/en/amounts', says, '2026-11-17')

export const groeipakketBasis = dated(
  'groeipakketBasis',
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
    { from: '2025-09-01', value: 184.62, proof: bedragen('Basisbedrag 184,62') },
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
  'groeipakketToeslagen',
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
      confidence: 'middel',
      proof: bedragen(
        'Startbedrag 1.269,25. Sociale toeslag 73,68 en 37,31 (een of twee kinderen), 108,29 en 85,22 (drie of meer). Grenzen 40.701,59, 47.485,19 en 76.560,64. Wezentoeslag 147,71 en 184,61. Schoolbonus 23,07, 40,38, 57,68 en 69,22.',
      ),
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

type Oud = {
  /** Youngest, second youngest, each older one. */
  readonly basis: readonly number[]
  readonly wees: number
  /** 6, 12 and 18 years: for a child on the lowest base without any supplement, and for the others. */
  readonly leeftijd: { readonly laagste: readonly number[]; readonly andere: readonly number[] }
  /** Below the first limit, by the same order as the base; the third and on of a lone parent. */
  readonly sociaal: { readonly rang: readonly number[]; readonly derdeAlleen: number }
}

/** Every amount of the old system rises in the same measure. */
function timesOud({ basis, wees, leeftijd, sociaal }: Oud, factor: number): Oud {
  const times = (amount: number) => roundCents(amount * factor)
  return {
    basis: basis.map(times),
    wees: times(wees),
    leeftijd: { laagste: leeftijd.laagste.map(times), andere: leeftijd.andere.map(times) },
    sociaal: { rang: sociaal.rang.map(times), derdeAlleen: times(sociaal.derdeAlleen) },
  }
}

/** September 2024, table of the agency. */
const OUD_2024: Oud = {
  basis: [103.72, 191.92, 259.49],
  wees: 398.39,
  leeftijd: { laagste: [16.36, 24.92, 28.72], andere: [32.63, 49.86, 63.4] },
  sociaal: { rang: [68.41, 48.33, 21.35], derdeAlleen: 42 },
}

/** The rise of September 2025: smoothed health index of July 2025 over that of July 2024 (132,29 ÷ 129,12). */
const STIJGING_2025 = 1.0246

/** Children born before 2019 keep the amounts of the old system. */
export const groeipakketOud = dated<Oud>(
  'groeipakketOud',
  'Groeipakket voor kinderen geboren voor 2019',
  'schaal',
  [
    {
      from: '2024-09-01',
      value: OUD_2024,
      note: 'De sociale toeslag van het tweede en de volgende kinderen: de bedragen van september 2023 (47,38, 20,93 en 41,18 euro) maal 1,02.',
    },
    {
      from: '2025-09-01',
      value: timesOud(OUD_2024, STIJGING_2025),
      derived: true,
      note: 'Afgeleid: het decreet laat ook deze bedragen vanaf september 2025 opnieuw stijgen, in dezelfde mate (2,46 %).',
    },
  ],
  {
    source: 'Groeipakket, tabel van het agentschap',
    article: 'art. 4 en 210-222 decreet van 27 april 2018',
    eli: eli.groeipakket,
    checkedOn: '2026-11-16',
    confidence: 'middel',
    knownTo: '2026-08-31',
    note: 'De bedragen van september 2026 vonden we niet.',
  },
)

/** From this day on a child belongs to the new system. */
export const groeipakketNieuw = dated(
  'groeipakketNieuw',
  'Eerste geboortedag in het Groeipakket',
  'formule',
  [
    {
      from: '2019-01-01',
      value: '2019-01-01',
      base: '1 januari 2019',
      proof: proofIn(eli.groeipakket, 'art. 13 en 210', 'kinderen geboren vanaf 1 januari 2019', '2026-11-17'),
    },
  ],
  {
    source: 'Groeipakket',
    article: 'art. 13 en 210 decreet van 27 april 2018',
    eli: eli.groeipakket,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)
