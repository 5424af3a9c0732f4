/** Passkeys (WebAuthn) of an admin: a second way in, without a password to steal. */
import * as z from 'zod'
import { confirmedByFactor } from '#contract/session.ts'

/** Base64 as the browser gives it; a public key or a signature is far shorter. */
const bytes = z.string().max(4096)
const identity = { id: z.string().max(1400), rawId: z.string().max(1400), type: z.literal('public-key') }
/** What an authenticator may add about itself. We ask for none of it and read none of it. */
const extensions = z.looseObject({}).default({})
const attachment = z.string().max(40).nullish()

export const newPasskey = z.strictObject({
  response: z.strictObject({
    ...identity,
    response: z.looseObject({ clientDataJSON: bytes, attestationObject: bytes }),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  }),
})

export const passkeyLogin = z.strictObject({
  response: z.strictObject({
    ...identity,
    response: z.looseObject({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  }),
})

/** What the browser hands to the authenticator, as the standard has it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

export const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.output<typeof passkey>

export const passkeyConfirmation = confirmedByFactor
