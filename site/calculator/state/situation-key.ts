/** Under this name the facts of the visitor's household are in local storage, only after a yes. */
export const SITUATION_KEY = 'mijn-gegevens'

/** Under this name the lines of the brokers' files, only when asked for too. */
export const FILES_KEY = 'mijn-beleggingen'

/** In the frame of another site nothing is kept or looked up. */
export const mayKeep = (): boolean => document.documentElement.dataset.embedded === undefined
