/** The age of a child of which nobody said it, in the middle of the years that it counts for sure: the answer names it. */
export const UNKNOWN_AGE = 8
