/** What a form says of a postcode that no municipality has. */
import { municipalityOf } from '#data/municipalities.ts'

export const UNKNOWN_POSTCODE = 'Deze postcode kennen we niet. Vul vier cijfers in, bijvoorbeeld 9000.'

/** Nothing is wrong with a postcode that was left open. */
export const postcodeFault = (postcode: string): string | undefined =>
  postcode === '' || municipalityOf(postcode) ? undefined : UNKNOWN_POSTCODE
