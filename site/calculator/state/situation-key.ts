/** Under this name the facts of the visitor's household stand in local storage, only after a yes. */
export const SITUATION_KEY = 'mijn-gegevens'

/** Under this name the lines of his brokers' files, only when he asked for that too. */
export const FILES_KEY = 'mijn-beleggingen'

/** Under this name the calculations he kept, only those he pressed a button for. */
export const CALCULATIONS_KEY = 'mijn-berekeningen'

/** In an address, which of them it opens. */
export const KEPT_IN_LINK = '_bewaard'

/** In the frame of another site nothing is kept or looked up. */
export const mayKeep = (): boolean => document.documentElement.dataset.embedded === undefined
