/** What the tests of inheritance tax share: the law of one day, an heir, and what each pays. */
import { openLaw } from '#rules/kernel/dated.ts'
import { erfbelasting, type Erfgenaam, type ErfKeuzes } from '#rules/familie/erfbelasting.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

export const law = openLaw('2026-06-01')

export const heir = (
  verwantschap: Erfgenaam['verwantschap'],
  roerend: number,
  onroerend = 0,
  gezinswoning = 0,
): Erfgenaam => ({ naam: 'x', verwantschap, roerend, onroerend, gezinswoning })

export const parts = (gewest: Gewest, heirs: readonly Erfgenaam[], choices: ErfKeuzes = {}) =>
  erfbelasting(law, gewest, heirs, choices).map(({ erfgenaam: _, ...part }) => part)
