/** Proof that it is still the same person, before a way in is added or taken away. */
import type * as z from 'zod'
import { confirmedByFactor, confirmedByPassword } from '#contract/session.ts'
import { actorOf } from '#server/audit.ts'
import { checkSecondFactor } from '#server/auth/second-factor.ts'
import type { Admin } from '#server/auth/sessions.ts'
import { readBody } from '#server/http/body.ts'
import type { Context, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

const bodyLimit = 4096

/** Checks the password; gives back what attempts of this account or browser are counted under. */
export type ConfirmPassword = (context: Context, password: string) => Promise<string>

export type Confirm = {
  readonly byPassword: (context: Context) => Promise<Admin>
  /** A stolen session and password are not enough to take the factor away, or to add a way around it. */
  readonly byFactor: (context: Context) => Promise<Admin>
}

export function adminOf(context: Context): Admin {
  const admin = context.get('admin')
  if (admin === undefined) throw problems.unauthenticated()
  return admin
}

export function confirmWith(parts: Parts, confirmPassword: ConfirmPassword): Confirm {
  const read = async <Schema extends z.ZodType>(context: Context, schema: Schema) =>
    readBody(context, schema, bodyLimit)
  return {
    byPassword: async (context) => {
      const { currentPassword } = await read(context, confirmedByPassword)
      await confirmPassword(context, currentPassword)
      return adminOf(context)
    },
    byFactor: async (context) => {
      const { currentPassword, code } = await read(context, confirmedByFactor)
      const account = await confirmPassword(context, currentPassword)
      const admin = adminOf(context)
      await checkSecondFactor(parts, actorOf(context, parts.clock()), admin.id, { account }, code)
      return admin
    },
  }
}
