import { belgianDay } from '#calculators/kernel/belgian-day.ts'

/** The day of the build in Belgium. Texts and default cases use it, never the clock of a visitor. */
export const buildDay: string = process.env.BUILD_DAY ?? belgianDay(new Date())
