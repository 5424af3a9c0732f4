/** Under this name the calculations a visitor kept are in local storage, only those with a press of the button. */
export const CALCULATIONS_KEY = 'mijn-berekeningen'

/** In an address, which of them it opens. */
export const KEPT_IN_LINK = '_bewaard'
