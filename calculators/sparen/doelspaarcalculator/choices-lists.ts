/** Which list of goals counts, and which account is used for an empty rate. */
import { bestMonthlyAccount, myAccount } from '#calculators/common/savings.ts'
import type { Env } from '#calculators/kernel/fields.ts'

/** The list the visitor sees. */
export const LIST_OF = {
  eigen: 'doelen',
  woning: 'doelenWoning',
  verbouwing: 'doelenVerbouwing',
  gezin: 'doelenGezin',
} as const

/** Accounts that take a limited amount per month usually pay more: empty fields take the best one. */
export const cappedAccount = (env: Pick<Env, 'market'>) => bestMonthlyAccount(env) ?? myAccount(env)
