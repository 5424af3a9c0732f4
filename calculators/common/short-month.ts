/** Under a picture: jan, feb, mrt. "maa" is a Monday. */
export const shortMonth = (name: string) => (name.startsWith('maart') ? 'mrt' : name.slice(0, 3))
