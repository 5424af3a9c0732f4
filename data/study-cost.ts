/** What a year of higher education costs besides living, without a grant: CEBUD (Thomas More), academic year 2023-2024. */
export const studyCost = {
  /** Tuition, books, travel and the like of a student who lives at home. */
  commuting: 2_057,
  /** With a student room of 419 a month: 5.151 more. */
  room: 7_208,
  year: '2023-2024',
  source: 'CEBUD, De Morgen, zomer 2023',
} as const
