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
}

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
  let a = split()
  let b = split()
  let c = split()
  let counter = 1
  const bits = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
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
  }
}

const ln2High = 0.693147180369123816490
const ln2Low = 1.90821492927058770002e-10

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
  let series = 0
  for (let k = 21; k >= 3; k -= 2) series = s2 * (1 / k + series)
  return exponent * ln2High + (2 * s * (1 + series) + exponent * ln2Low)
}

/** 2^-64 … 2^64; larger powers are products of these. */
const powersOfTwo = Float64Array.from({ length: 129 }, (_, k) => 2 ** (k - 64))

/** Exponential function, the same on every machine. */
export function portableExp(x: number): number {
  if (!(x < 700)) throw new RangeError(`exp of ${x}`)
  if (x < -700) return 0
  let exponent = Math.floor(x / Math.LN2 + 0.5)
  const r = x - exponent * ln2High - exponent * ln2Low
  let result = 1
  for (let k = 14; k >= 1; k--) result = 1 + (r / k) * result
  while (exponent > 64) {
    result *= powersOfTwo[128] ?? 0
    exponent -= 64
  }
  while (exponent < -64) {
    result *= powersOfTwo[0] ?? 0
    exponent += 64
  }
  return result * (powersOfTwo[exponent + 64] ?? 0)
}

/** The standard normal quantile: algorithm AS 241 (Wichura, 1988), about 16 digits. */
export function inverseNormal(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`probability: ${p}`)
  const q = p - 0.5
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q
    return (
      (q *
        (((((((2509.0809287301226727 * r + 33430.575583588128105) * r + 67265.770927008700853) * r + 45921.953931549871457) * r + 13731.693765509461125) * r + 1971.5909503065514427) * r + 133.14166789178437745) * r + 3.387132872796366608)) /
      (((((((5226.495278852854561 * r + 28729.085735721942674) * r + 39307.89580009271061) * r + 21213.794301586595867) * r + 5394.1960214247511077) * r + 687.1870074920579083) * r + 42.313330701600911252) * r + 1)
    )
  }
  const tail = q < 0 ? p : 1 - p
  let r = Math.sqrt(-portableLog(tail))
  let value: number
  if (r <= 5) {
    r -= 1.6
    value =
      (((((((7.7454501427834140764e-4 * r + 0.0227238449892691845833) * r + 0.24178072517745061177) * r + 1.27045825245236838258) * r + 3.64784832476320460504) * r + 5.7694972214606914055) * r + 4.6303378461565452959) * r + 1.42343711074968357734) /
      (((((((1.05075007164441684324e-9 * r + 5.475938084995344946e-4) * r + 0.0151986665636164571966) * r + 0.14810397642748007459) * r + 0.68976733498510000455) * r + 1.6763848301838038494) * r + 2.05319162663775882187) * r + 1)
  } else {
    r -= 5
    value =
      (((((((2.01033439929228813265e-7 * r + 2.71155556874348757815e-5) * r + 0.0012426609473880784386) * r + 0.026532189526576123093) * r + 0.29656057182850489123) * r + 1.7848265399172913358) * r + 5.4637849111641143699) * r + 6.6579046435011037772) /
      (((((((2.04426310338993978564e-15 * r + 1.4215117583164458887e-7) * r + 1.8463183175100546818e-5) * r + 7.868691311456132591e-4) * r + 0.0148753612908506148525) * r + 0.13692988092273580531) * r + 0.59983220655588793769) * r + 1)
  }
  return q < 0 ? -value : value
}
