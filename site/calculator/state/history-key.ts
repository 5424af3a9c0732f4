/** Under this name the state of the page is in the history entry: it lives as long as the tab and is sent nowhere. */
export const HISTORY_KEY = 'rekenklaar'
