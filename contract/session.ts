import * as z from 'zod'
import { emailAddress } from '#contract/fields.ts'

export const shortestPassword = 15
export const longestPasswordBytes = 1024

function isShortEnough(password: string): boolean {
  return new TextEncoder().encode(password).length <= longestPasswordBytes
}

const tooLong = { error: 'Het wachtwoord is te lang.' }

/** Any password may be tried; the rules for a good one only hold when it is set. */
const triedPassword = z
  .string({ error: 'Wachtwoord is verplicht.' })
  .min(1, { error: 'Wachtwoord is verplicht.' })
  .refine(isShortEnough, tooLong)

export const newPassword = z
  .string({ error: 'Wachtwoord is verplicht.' })
  .refine((password) => [...password].length >= shortestPassword, {
    error: `Kies een wachtwoord van minstens ${shortestPassword} tekens.`,
  })
  .refine(isShortEnough, tooLong)

export const loginInput = z.strictObject({ email: emailAddress, password: triedPassword })

export const passwordInput = z.strictObject({ currentPassword: triedPassword, newPassword })

export const session = z.strictObject({
  email: z.string(),
  /** The password came from the set-up of the server and should be replaced. */
  mustChangePassword: z.boolean(),
  /** Moment after which logging in again is needed, whatever happens. */
  expiresAt: z.string(),
})
export type Session = z.output<typeof session>
