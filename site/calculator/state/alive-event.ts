/** Sent by the page, and by the part with charts and tables, when it works. */
export const ALIVE = 'rekenklaar:levend'
