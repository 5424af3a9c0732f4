/** How published quotes for a schuldsaldoverzekering stand to the pure premium of the legal tables: a band, not a price. */
export const quoteBand = {
  /** Cheapest and dearest quote for a non-smoker, as a multiple of the pure premium. */
  low: 0.55,
  high: 1.4,
  /** A smoker pays about this many times the premium of a non-smoker. */
  smoker: 1.5,
  /** Interest with which the pure premium behind this band is computed. */
  interest: 0.01,
  asOf: '2018-08-01',
  source: 'Gepubliceerde offertes van verzekeraars in 2017 en 2018',
} as const
