/** Where the calculators for other sites live: the only pages that may be in somebody else's frame. */
export const embedPrefix = '/insluiten/'
export const isEmbed = (path: string): boolean => path.startsWith(embedPrefix)

/** The pages that give the code for it, with an embed in them as an example. */
export const hostPagePrefix = '/op-je-site/'
export const isHostPage = (path: string): boolean => path.startsWith(hostPagePrefix)
