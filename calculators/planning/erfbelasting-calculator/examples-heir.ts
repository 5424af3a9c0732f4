/** An heir as the examples type it. */
export const heir = (verwantschap: string, roerend: number, onroerend = 0, gezinswoning = 0) => ({
  naam: 'X',
  verwantschap,
  roerend,
  onroerend,
  gezinswoning,
})
