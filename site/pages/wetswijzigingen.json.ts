import { buildDay } from '#site/content/build-day.ts'
import { splitLawChanges } from '#site/content/law-changes.ts'

/** What the feeds of the server say about the law; they leave out what has not begun yet. */
export function GET(): Response {
  const { upcoming, past } = splitLawChanges(buildDay)
  return Response.json([...upcoming.toReversed(), ...past].map(({ note: _, ...change }) => change))
}
