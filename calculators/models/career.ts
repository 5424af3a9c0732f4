/** When work began, where the number of years is not given: one assumption for every page that asks for a career. */
export const FIRST_WORKING_AGE = 23

export const careerAt = (age: number, years: number | null): number => years ?? Math.max(0, age - FIRST_WORKING_AGE)
