/** Holiday pay of clerks (by the employer) and manual workers (by the holiday fund). */
import { roundCents } from '#finance/money.ts'
import { exceptioneleVoorheffing, type ExceptioneleVoorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'
import { arbeiderBasis, rszBijdrage, type Statuut } from '#rules/loon/loon.ts'

const holidayLaw = {
  source: 'KB van 30 maart 1967 over de jaarlijkse vakantie; RSZ, administratieve instructies',
  checkedOn: '2026-11-15',
} as const

export const dubbelVakantiegeld = dated(
  'Dubbel vakantiegeld van een bediende, in procent van het maandloon',
  'tarief',
  [{ from: '2001-01-01', value: 0.92 }],
  { ...holidayLaw, article: 'art. 38 KB van 30 maart 1967', confidence: 'hoog' },
)

export const vakantiegeldRszDeel = dated(
  'Deel van het dubbel vakantiegeld waarop RSZ wordt ingehouden',
  'tarief',
  [{ from: '2001-01-01', value: 0.85 }],
  { ...holidayLaw, article: 'art. 19 KB van 28 november 1969', confidence: 'hoog' },
)

/** Leaving: on the gross pay of the year. */
export const vertrekEnkel = dated(
  'Vertrekvakantiegeld, enkel deel',
  'tarief',
  [{ from: '2001-01-01', value: 0.0767 }],
  {
    ...holidayLaw,
    article: 'art. 46 KB van 30 maart 1967',
    confidence: 'hoog',
  },
)
export const vertrekDubbel = dated(
  'Vertrekvakantiegeld, wettelijk dubbel deel',
  'tarief',
  [{ from: '2001-01-01', value: 0.068 }],
  { ...holidayLaw, article: 'art. 46 KB van 30 maart 1967', confidence: 'hoog' },
)
export const vertrekBijkomend = dated(
  'Vertrekvakantiegeld, bijkomend deel zonder RSZ',
  'tarief',
  [{ from: '2001-01-01', value: 0.0087 }],
  { ...holidayLaw, article: 'art. 46 KB van 30 maart 1967', confidence: 'hoog' },
)

/** Five-day week; 25 in a six-day week. The mean day of variable pay is paid on top for each day of holiday. */
export const variabelDagenPerMaand = dated(
  'Dagen per maand voor het daggemiddelde van variabel loon',
  'dagen',
  [{ from: '2001-01-01', value: 20.83 }],
  { ...holidayLaw, article: 'art. 39 KB van 30 maart 1967', confidence: 'middel' },
)

/** Variable pay of twelve months: its mean day (single) and the 92 % on its mean month, by twelfths (double). */
export function vakantiegeldOpVariabel(law: Law, variable: number, months: number) {
  return {
    perDag: roundCents(variable / (12 * law(variabelDagenPerMaand))),
    dubbel: roundCents((variable / 12) * law(dubbelVakantiegeld) * (months / 12)),
  }
}

export const vakantiegeldArbeider = dated(
  'Vakantiegeld van een arbeider, enkel en dubbel samen',
  'tarief',
  [{ from: '2001-01-01', value: 0.1538 }],
  {
    ...holidayLaw,
    source: 'Rijksdienst voor Jaarlijkse Vakantie',
    article: 'art. 14 KB van 30 maart 1967',
    confidence: 'hoog',
  },
)
export const arbeiderEnkelDeel = dated(
  'Enkel deel van het vakantiegeld van een arbeider',
  'tarief',
  [{ from: '2001-01-01', value: 0.08 }],
  {
    ...holidayLaw,
    source: 'Rijksdienst voor Jaarlijkse Vakantie',
    article: 'art. 14 KB van 30 maart 1967',
    confidence: 'middel',
  },
)
export const arbeiderDubbelDeel = dated(
  'Wettelijk dubbel deel van het vakantiegeld van een arbeider',
  'tarief',
  [{ from: '2001-01-01', value: 0.068 }],
  {
    ...holidayLaw,
    source: 'Rijksdienst voor Jaarlijkse Vakantie',
    article: 'art. 14 KB van 30 maart 1967',
    confidence: 'hoog',
  },
)
export const solidariteitVakantie = dated(
  'Solidariteitsinhouding op het vakantiegeld van arbeiders',
  'tarief',
  [{ from: '2001-01-01', value: 0.01 }],
  {
    ...holidayLaw,
    source: 'Rijksdienst voor Jaarlijkse Vakantie',
    article: 'art. 18 KB van 30 maart 1967',
    confidence: 'hoog',
  },
)

export const voorheffingVakantiekas = dated<{ readonly laag: number; readonly hoog: number; readonly grens: number }>(
  'Bedrijfsvoorheffing op vakantiegeld van een vakantiekas',
  'schaal',
  [
    { from: '2009-01-01', value: { laag: 0.1716, hoog: 0.2322, grens: 1_170 } },
    { from: '2014-01-01', value: { laag: 0.1716, hoog: 0.2322, grens: 1_290 } },
    {
      from: '2024-01-01',
      value: { laag: 0.1716, hoog: 0.2322, grens: 1_650 },
      note: 'Afgeleid: indexeert zoals de andere bedragen van bijlage III.',
    },
    { from: '2025-01-01', value: { laag: 0.1716, hoog: 0.2322, grens: 1_700 } },
    {
      from: '2026-01-01',
      value: { laag: 0.1716, hoog: 0.2322, grens: 1_740 },
      note: 'Afgeleid: indexeert zoals de andere bedragen van bijlage III.',
    },
  ],
  {
    source: 'Koninklijk besluit over de bedrijfsvoorheffing; Rijksdienst voor Jaarlijkse Vakantie',
    article: 'bijlage III KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'De grens wordt elk jaar geïndexeerd. 1.700 euro is die van 2025; die van 2024 en 2026 zijn afgeleid.',
  },
)

export type NettoVakantiegeld = {
  readonly bruto: number
  /** Part on which RSZ is due. */
  readonly rszBasis: number
  readonly rsz: number
  readonly solidariteit: number
  readonly belastbaar: number
  readonly tarief: number
  readonly voorheffing: number
  readonly netto: number
}

export type MetSchaal = NettoVakantiegeld & { readonly schaal: ExceptioneleVoorheffing }

/** Normal yearly pay after RSZ, which picks the rate of the flat scale. */
export function jaarloonNaRsz(law: Law, monthly: number, statuut: Statuut = 'bediende'): number {
  const yearly = roundCents(monthly * 12)
  return roundCents(yearly - rszBijdrage(law, yearly, statuut))
}

/**
 * Double holiday pay of a clerk: 92 % of a month's pay, by twelfths of the months worked last year. RSZ on 85 points
 * only; then the flat scale for holiday pay. `factor` lowers it for part-time work last year.
 */
export function dubbelVoorBediende(law: Law, monthly: number, months: number, factor = 1, children = 0): MetSchaal {
  const part = (months / 12) * factor
  const bruto = roundCents(monthly * law(dubbelVakantiegeld) * part)
  const rszBasis = roundCents(monthly * law(vakantiegeldRszDeel) * part)
  return withScale(law, bruto, rszBasis, jaarloonNaRsz(law, monthly), children)
}

/** Any amount on the holiday scale, with RSZ on a part of it. */
export function withScale(law: Law, bruto: number, rszBasis: number, yearlyPay: number, children = 0): MetSchaal {
  const rsz = rszBijdrage(law, rszBasis)
  const belastbaar = roundCents(bruto - rsz)
  const schaal = exceptioneleVoorheffing(law, belastbaar, yearlyPay, 'vakantiegeld', children)
  const netto = roundCents(belastbaar - schaal.bedrag)
  return {
    bruto,
    rszBasis,
    rsz,
    solidariteit: 0,
    belastbaar,
    tarief: schaal.tarief,
    voorheffing: schaal.bedrag,
    netto,
    schaal,
  }
}

/**
 * Holiday cheque of a manual worker: 15,38 % of 108 % of last year's pay, by the fund. RSZ falls on the double pay of
 * three weeks and two days only. `limit` takes the place of the border between the two withholding rates.
 */
export function vakantiegeldVoorArbeider(law: Law, lastYear: number, limit?: number | null): NettoVakantiegeld {
  const base = lastYear * law(arbeiderBasis)
  const bruto = roundCents(base * law(vakantiegeldArbeider))
  const rszBasis = roundCents(base * law(arbeiderDubbelDeel))
  const rsz = rszBijdrage(law, rszBasis)
  const solidariteit = roundCents(bruto * law(solidariteitVakantie))
  const belastbaar = roundCents(bruto - rsz - solidariteit)
  const { laag, hoog, grens } = law(voorheffingVakantiekas)
  const tarief = belastbaar > (limit ?? grens) ? hoog : laag
  const voorheffing = roundCents(belastbaar * tarief)
  return {
    bruto,
    rszBasis,
    rsz,
    solidariteit,
    belastbaar,
    tarief,
    voorheffing,
    netto: roundCents(belastbaar - voorheffing),
  }
}
