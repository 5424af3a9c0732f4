/** The nine municipalities of the German-speaking Community, and no other, have the postcodes that begin with 47. */
export const isGermanSpeaking = (postcode: string): boolean => /^47\d\d$/.test(postcode)
