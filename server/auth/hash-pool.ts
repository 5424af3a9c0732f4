/** Password hashing with a bounded number at work and in line: a flood of logins must not take the site down. */
import { hash, verify } from '@node-rs/argon2'
import { problems } from '#server/http/problem.ts'
import { spareCores } from '#server/work/workers.ts'

/** OWASP Password Storage and ASVS 5.0 appendix C. The library's default algorithm is argon2id. */
export const hashSettings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const inLine = 20
/** Places that only a browser that logged in before can take: strangers who fill the line keep no admin out. */
const inLineKnown = 4

/** A known one goes before the strangers. */
export type Asker = 'stranger' | 'known'

export type HashPool = {
  readonly hash: (password: string) => Promise<string>
  /** With no stored hash a dummy one is checked, so that an unknown account takes as long as a known one. */
  readonly verify: (stored: string | undefined, password: string, from?: Asker) => Promise<boolean>
  readonly isFull: () => boolean
}

/** The hash of a password nobody has. */
const dummy = hash('geen enkele beheerder heeft dit wachtwoord', hashSettings)

export function createHashPool(limits = { atWork: spareCores, inLine, inLineKnown }): HashPool {
  let working = 0
  const waiting: (() => void)[] = []

  const run = async <T>(work: () => Promise<T>, from: Asker): Promise<T> => {
    if (working >= limits.atWork) {
      const isKnown = from === 'known'
      if (waiting.length >= limits.inLine + (isKnown ? limits.inLineKnown : 0)) throw problems.overloaded()
      // Whoever finishes passes its place on, so the count stays as it is.
      await new Promise<void>((resolve) => void (isKnown ? waiting.unshift(resolve) : waiting.push(resolve)))
    } else {
      working++
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) working--
      else next()
    }
  }

  return {
    hash: async (password) => run(() => hash(password, hashSettings), 'known'),
    verify: async (stored, password, from = 'stranger') =>
      run(async () => {
        const matches = await verify(stored ?? (await dummy), password)
        return stored !== undefined && matches
      }, from),
    isFull: () => working >= limits.atWork && waiting.length >= limits.inLine,
  }
}

/** True when the stored hash was made with weaker settings than today's. */
export function isOutdated(stored: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored)
  if (found === null) return true
  return Number(found[1]) < hashSettings.memoryCost || Number(found[2]) < hashSettings.timeCost
}
