/** Under this name the visitor's own data stand in local storage, only after he ticked the box. */
export const PROFILE_KEY = 'mijn-gegevens'

/** In the frame of another site nothing is kept or looked up. */
export const mayKeep = (): boolean => document.documentElement.dataset.embedded === undefined
