/** A worked example with its source. One runner (examples.test.ts) checks them all; the site shows them. */

export type Example = {
  readonly title: string
  /** Who published it, or "Eigen afleiding" with the derivation in `derivation`. */
  readonly source: string
  /** The computation written out, for examples without a publisher. */
  readonly derivation?: string
  /** Inputs as on the command line: euros, percent as 2.5. */
  readonly input: Readonly<Record<string, unknown>>
  /** Day on which the example is computed; decides the rules. */
  readonly today?: string
  /** Expected figures by key; percent figures as 2.5. A string is compared literally. */
  readonly expect: Readonly<Record<string, number | string | null>>
  /** What moves bring, by their keys ("pensioensparen+langetermijnsparen"); "best" is the best set. */
  readonly gains?: Readonly<Record<string, number>>
  /** Allowed difference in the unit of the figure; half a cent unless the source rounded further. */
  readonly tolerance?: number
  /** Why the tolerance is wider than half a unit of the last digit, or why the source is corrected. */
  readonly note?: string
}
