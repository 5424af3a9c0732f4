/** The nine municipalities of the German-speaking Community have the postcodes that begin with 47, and nobody else has. */
export const isGermanSpeaking = (postcode: string): boolean => /^47\d\d$/.test(postcode)
