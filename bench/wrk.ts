/** Load from wrk: as many requests as fit through 32 connections, on loopback. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

export const wrkProgram = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((file) => existsSync(file))

export type Load = { readonly perSecond: number; readonly p99: number }

const inMilliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

export async function load(url: string, seconds: number): Promise<Load> {
  const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const { stdout } = await promisify(execFile)(wrkProgram ?? 'wrk', args, { timeout: (seconds + 10) * 1000 })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not always answer 200:\n${stdout}`)
  const [, amount, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(amount) * (inMilliseconds[unit] ?? Number.NaN),
  }
}

/** A shared machine only ever slows down: the best of four rounds, ours and theirs in turn. */
export async function inTurn(ours: string, theirs: string | undefined, seconds: number) {
  const rounds: { ours: Load; theirs: Load | undefined }[] = []
  for (let round = 0; round < 4; round++) {
    rounds.push({
      ours: await load(ours, seconds),
      theirs: theirs === undefined ? undefined : await load(theirs, seconds),
    })
  }
  return { ours: best(rounds.map((round) => round.ours)), theirs: best(rounds.flatMap((round) => round.theirs ?? [])) }
}

function best(loads: readonly Load[]): Load | undefined {
  if (loads.length === 0) return undefined
  return {
    perSecond: Math.max(...loads.map((load) => load.perSecond)),
    p99: Math.min(...loads.map((load) => load.p99)),
  }
}
