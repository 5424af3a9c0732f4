/** Under this name the facts of the visitor's household stand in local storage, only after a yes. */
export const SITUATION_KEY = 'mijn-gegevens'

/** Under this name the lines of his brokers' files, only when he asked for that too. */
export const FILES_KEY = 'mijn-beleggingen'

/** In the frame of another site nothing is kept or looked up. */
export const mayKeep = (): boolean => document.documentElement.dataset.embedded === undefined
