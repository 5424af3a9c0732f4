import * as z from 'zod'
import { emailAddress } from '#contract/fields.ts'

export const shortestPassword = 15
const longestPasswordBytes = 1024

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

/** Six digits of the app, or a recovery code; spaces and hyphens are typing noise. */
const secondFactorCode = z
  .string({ error: 'Vul de code in.' })
  .max(40, { error: 'De code is te lang.' })
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())

export const loginInput = z.strictObject({
  email: emailAddress,
  password: triedPassword,
  /** Asked for when the account has a second factor. */
  code: secondFactorCode.optional(),
})

export const passwordInput = z.strictObject({
  currentPassword: triedPassword,
  newPassword,
  /** Asked for when the account has a second factor. */
  code: secondFactorCode.optional(),
})

export const session = z.strictObject({
  email: z.string(),
  /** The password came from the set-up of the server and should be replaced. */
  mustChangePassword: z.boolean(),
  /** Moment after which logging in again is needed, whatever happens. */
  expiresAt: z.string(),
  /** The server asks for a second factor and this account has none yet: nothing else works before that. */
  needsSecondFactor: z.boolean(),
})
export type Session = z.output<typeof session>

export const secondFactorState = z.strictObject({
  enabled: z.boolean(),
  /** The owner of the server asks it of every account. */
  required: z.boolean(),
  recoveryCodesLeft: z.int(),
})

/** Proof that it is still the same person before the way in is changed. */
export const confirmedByPassword = z.strictObject({ currentPassword: triedPassword })

/** The same for what weakens the second factor: the factor itself too, by the app or with a recovery code. */
export const confirmedByFactor = z.strictObject({ currentPassword: triedPassword, code: secondFactorCode.optional() })

export const secondFactorSecret = z.strictObject({ secret: z.string(), uri: z.string() })
export const secondFactorConfirmation = z.strictObject({ code: secondFactorCode })
/** Shown once. */
export const recoveryCodes = z.strictObject({ codes: z.array(z.string()) })

export const openSession = z.strictObject({
  id: z.string(),
  device: z.string(),
  network: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>
