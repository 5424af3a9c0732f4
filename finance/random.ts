// Random numbers from a seed, identical on every machine: a shared link must show the same simulation. Only integer
// arithmetic and + − × ÷ √ are used, which IEEE 754 fixes to the last bit; Math.log, exp and cos may differ between
// engines, so log and exp are our own.

export type Random = {
  /** Uniform, strictly between 0 and 1, with 32 random bits. */
  next(): number
  /** Standard normal. */
  normal(): number
  /** Whole number from 0 up to but not including n. */
  integer(n: number): number
  /** Fills the list with places in a table of `tableSize`, two from the bits of every draw. */
  picks(into: Uint16Array): void
}

/** A table of this many equally likely outcomes: a draw is then a look-up instead of a logarithm and a power. */
export const tableSize = 4096

/** sfc32 (Chris Doty-Humphrey, PractRand), seeded by splitmix32. */
export function seeded(seed: number): Random {
  if (!Number.isFinite(seed)) throw new RangeError(`seed: ${seed}`)
  let mix = Math.trunc(seed) | 0
  const split = (): number => {
    mix = (mix + 0x9e3779b9) | 0
    let t = mix ^ (mix >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t ^= t >>> 15
    t = Math.imul(t, 0x735a2d97)
    return (t ^ (t >>> 15)) | 0
  }
  // A typed array keeps the state as plain integers; variables of a closure would be boxed, at three times the cost.
  const state = Int32Array.of(split(), split(), split(), 1)
  const bits = (): number => {
    const a = state[0] ?? 0
    const b = state[1] ?? 0
    const c = state[2] ?? 0
    const counter = state[3] ?? 0
    const t = (((a + b) | 0) + counter) | 0
    state[3] = counter + 1
    state[0] = b ^ (b >>> 9)
    state[1] = c + (c << 3)
    state[2] = ((c << 21) | (c >>> 11)) + t
    return t >>> 0
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) bits()
  const next = (): number => (bits() + 0.5) / 4_294_967_296
  return {
    next,
    normal: () => inverseNormal(next()),
    integer(n) {
      if (!Number.isInteger(n) || n < 1) throw new RangeError(`integer below ${n}`)
      return Math.floor(next() * n)
    },
    picks: (into) => fillPicks(into, state),
  }
}

// One loop with the state in plain variables, the same steps as `bits`: quick from the first call on, before the
// compiler has seen anything.
function fillPicks(into: Uint16Array, state: Int32Array): void {
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let counter = state[3] ?? 0
  for (let k = 0; k < into.length; k += 2) {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    into[k] = t >>> 20
    into[k + 1] = (t >>> 4) & (tableSize - 1)
  }
  state.set([a, b, c, counter])
}

const ln2High = 0.6931471803691238
const ln2Low = 1.9082149292705877e-10

/** Natural logarithm, the same on every machine; within a few units in the last place for ordinary numbers. */
export function portableLog(x: number): number {
  if (!(x > 0) || x === Infinity) throw new RangeError(`log of ${x}`)
  let exponent = 0
  while (x > Math.SQRT2) {
    x /= 2
    exponent++
  }
  while (x < Math.SQRT1_2) {
    x *= 2
    exponent--
  }
  // ln x = 2 artanh((x − 1) / (x + 1)), |s| < 0.172
  const s = (x - 1) / (x + 1)
  const s2 = s * s
  const series =
    s2 *
    (1 / 3 +
      s2 *
        (1 / 5 +
          s2 *
            (1 / 7 +
              s2 * (1 / 9 + s2 * (1 / 11 + s2 * (1 / 13 + s2 * (1 / 15 + s2 * (1 / 17 + s2 * (1 / 19 + s2 / 21)))))))))
  return exponent * ln2High + (2 * s * (1 + series) + exponent * ln2Low)
}

/** 2^(k/32) for k from 0 to 31, from square roots and products alone. */
const root32 = Math.sqrt(Math.sqrt(Math.sqrt(Math.sqrt(Math.SQRT2))))
const fractions = new Float64Array(32).fill(1)
for (let k = 1; k < 32; k++) {
  const half = fractions[k >> 1] ?? 0
  fractions[k] = half * half * (k % 2 === 0 ? 1 : root32)
}

/** 2^-1022 … 2^1022, by doubling. */
const powers = new Float64Array(2045).fill(2 ** -1022)
for (let k = 1; k < powers.length; k++) powers[k] = 2 * (powers[k - 1] ?? 0)

/** Exponential function, the same on every machine: e^x = 2^n · 2^(k/32) · e^r with |r| ≤ ln 2 / 64. */
export function portableExp(x: number): number {
  if (!(x < 700)) throw new RangeError(`exp of ${x}`)
  if (x < -700) return 0
  const steps = Math.floor(x * (32 / Math.LN2) + 0.5)
  const r = x - steps * (ln2High / 32) - steps * (ln2Low / 32)
  const k = steps & 31
  const r2 = r * r
  const series = 1 + r + r2 * (0.5 + r / 6 + r2 * (1 / 24 + r / 120 + r2 / 720))
  return series * (fractions[k] ?? 0) * (powers[(steps - k) / 32 + 1022] ?? 0)
}

/** The standard normal quantile: algorithm AS 241, PPND7 (Wichura, 1988), to about seven digits. */
export function inverseNormal(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`probability: ${p}`)
  const q = p - 0.5
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q
    return (
      (q * (3.3871327179 + r * (50.434271938 + r * (159.29113202 + r * 59.10937472)))) /
      (1 + r * (17.895169469 + r * (78.757757664 + r * 67.1875636)))
    )
  }
  const root = Math.sqrt(-portableLog(q < 0 ? p : 1 - p))
  const tail = root <= 5 ? nearTail(root - 1.6) : farTail(root - 5)
  return q < 0 ? -tail : tail
}

const nearTail = (r: number): number =>
  (1.4234372777 + r * (2.75681539 + r * (1.3067284816 + r * 0.17023821103))) /
  (1 + r * (0.7370016425 + r * 0.12021132975))

const farTail = (r: number): number =>
  (6.657905115 + r * (3.081226386 + r * (0.42868294337 + r * 0.017337203997))) /
  (1 + r * (0.24197894225 + r * 0.012258202635))

let normals: Float64Array | undefined

/**
 * The middle of each of `tableSize` equal slices of the standard normal law, in rising order, stretched to a deviation
 * of exactly 1. What it lacks is the tail beyond one in 8192.
 */
export function normalTable(): Float64Array {
  if (normals) return normals
  const table = new Float64Array(tableSize)
  let squares = 0
  for (let k = 0; k < tableSize / 2; k++) {
    const z = inverseNormal((k + 0.5) / tableSize)
    table[k] = z
    squares += z * z
  }
  const stretch = 1 / Math.sqrt((2 * squares) / tableSize)
  for (let k = 0; k < tableSize / 2; k++) {
    const z = (table[k] ?? 0) * stretch
    table[k] = z
    table[tableSize - 1 - k] = -z
  }
  normals = table
  return table
}
