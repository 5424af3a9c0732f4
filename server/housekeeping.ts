/** What has to happen now and then: the first account, and removing rows that nobody can use any more. */
import { AccountRefused, createFirstAccount } from '#server/auth/accounts.ts'
import { forgetOldDevices } from '#server/auth/devices.ts'
import { forgetFailedLogins } from '#server/auth/failed-logins.ts'
import { forgetChallenges } from '#server/auth/passkeys.ts'
import { removeExpired } from '#server/auth/sessions.ts'
import { forgetOldKeys } from '#server/api/editing.ts'
import type { Parts } from '#server/http/environment.ts'
import { forgetOldTrails } from '#server/undo.ts'
import { describeError } from '#server/log.ts'

const everyMs = 3_600_000

export async function keepHouse(parts: Pick<Parts, 'config' | 'database' | 'hashes' | 'log' | 'clock'>): Promise<void> {
  const { database, log, clock } = parts
  let hasLooked = false
  const firstAccount = async () => {
    await createFirstAccount(parts.config, database, parts.hashes, log, clock())
    hasLooked = true
  }
  const tidy = async () => {
    const now = clock()
    const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString()
    await database.transaction(async (change) => {
      await removeExpired(change, now)
      await forgetOldKeys(change, now)
      await forgetFailedLogins(change, now)
      await forgetOldDevices(change, now)
      await forgetOldTrails(change, now)
      await forgetChallenges(change, now)
      await change.deleteFrom('throttle').where('window_start', '<', dayAgo).execute()
    })
  }
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn('housekeeping failed', describeError(error)))

  try {
    await firstAccount()
  } catch (error) {
    if (error instanceof AccountRefused) throw error
    log.warn('no account made yet', describeError(error))
    // A database that was away at start gets its first account when it is back.
    database.onPublicDataChange(() => {
      if (!hasLooked) void attempt(firstAccount)
    })
  }
  setInterval(() => void attempt(tidy), everyMs).unref()
}
