/** Home loans: conversion of rates, variable rates, early repayment, file costs and what the National Bank expects. */
import { revisedRate } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { type PeriodicRate, perPeriod } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { stijgingTweedeJaar, stijgingDerdeJaar, hoogsteFactorVeranderlijk } from '#rules/krediet/woonkrediet.figures.ts'

/**
 * Ceiling of the reinvestment fee (art. VII.147/12, § 1): capital repaid × periodic rate of the loan × months. The rate
 * is given per year: twelve times that of a month, as the law has it, or that of the contract, as Wikifin writes it.
 * Leaves out: contracts with a lower fee and death of the borrower (no fee).
 */
export function wederbeleggingsvergoeding(kapitaal: number, jaarrente: number, maanden: number): number {
  return roundCents((kapitaal * Math.max(0, jaarrente) * maanden) / 12)
}

/**
 * Lowest and highest yearly rate a variable loan can have in the given year of its life (1 = first), by contract
 * and by art. VII.143: at most +1 point in year 2, +2 in year 3, never over twice the first rate, never below zero.
 */
export function grenzenVeranderlijk(
  law: Law,
  { start, stijging, daling, jaar }: { start: number; stijging: number; daling: number; jaar: number },
): { laagste: number; hoogste: number } {
  if (jaar <= 1) return { laagste: start, hoogste: start }
  const wettelijk = jaar === 2 ? law(stijgingTweedeJaar) : jaar === 3 ? law(stijgingDerdeJaar) : Infinity
  const plafond = Math.max(start, start * law(hoogsteFactorVeranderlijk))
  return {
    laagste: Math.max(Math.min(0, start), start - daling),
    hoogste: Math.min(start + Math.min(stijging, wettelijk), plafond),
  }
}

/**
 * The rate per month after a revision (art. VII.143): the first monthly rate plus the change of the monthly reference
 * index. The contract's cap and floor are applied by the caller on the yearly rate.
 */
export function herzieneMaandrente(
  start: PeriodicRate,
  startIndex: PeriodicRate,
  nieuweIndex: PeriodicRate,
): PeriodicRate {
  return perPeriod(revisedRate({ initial: start, startIndex, newIndex: nieuweIndex }))
}
