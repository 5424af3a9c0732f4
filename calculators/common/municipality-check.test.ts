import { expect, test } from 'vitest'
import { postcodeFault, UNKNOWN_POSTCODE } from '#calculators/common/municipality-check.ts'

test('a postcode of a municipality and an open field are fine, another number is not', () => {
  for (const fine of ['', '9000', ' 1000 ']) expect(postcodeFault(fine), fine).toBeUndefined()
  // 1005 is that of an institution.
  for (const wrong of ['9999', '900', 'Gent', '1005']) expect(postcodeFault(wrong), wrong).toBe(UNKNOWN_POSTCODE)
})
