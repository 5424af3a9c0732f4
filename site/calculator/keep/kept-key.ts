/** Under this name the calculations a visitor kept stand in local storage, only those he pressed a button for. */
export const CALCULATIONS_KEY = 'mijn-berekeningen'

/** In an address, which of them it opens. */
export const KEPT_IN_LINK = '_bewaard'
