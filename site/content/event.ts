/** What an event is, and the two households of most examples. */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import type { Chosen } from '#calculators/situation/what-if.ts'
import { buildDay } from '#site/content/build-day.ts'

type EventStep = {
  /** By which day, in a few words. */
  readonly by: string
  readonly text: string
  readonly source: string
  readonly address?: string
}
export type LifeEvent = {
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly steps: readonly EventStep[]
  readonly example: {
    /** Who it is about, in a sentence. */
    readonly text: string
    readonly facts: FactTexts
    /** What happens; without it the cards tell how it stands. */
    readonly chosen: readonly Chosen[]
    readonly cards: readonly string[]
  }
  readonly calculators: readonly string[]
  /** Words a visitor may search with. */
  readonly words: readonly string[]
}

export const year = Number(buildDay.slice(0, 4))
export const bornAt = (age: number) => `01/02/${year - age}`
export const childAt = (age: number) => `03/${year - age}`

export const couple: FactTexts = {
  statuut: 'bediende',
  brutoloon: '3.400',
  gezin: 'partnerMetInkomen',
  eindejaarspremie: 'ja',
  statuutPartner: 'bediende',
  brutoloonPartner: '2.900',
  inkomenPartner: '34.000',
  geboortedatum: bornAt(36),
  geboortejaarPartner: String(year - 35),
  gehuwd: 'ja',
  gewest: 'vlaanderen',
}
export const COUPLE = 'Een koppel in Vlaanderen, getrouwd en allebei bediende, met € 3.400 en € 2.900 bruto per maand'
export const single: FactTexts = {
  statuut: 'bediende',
  brutoloon: '3.400',
  gezin: 'alleenstaand',
  kinderen: '0',
  eindejaarspremie: 'ja',
  geboortedatum: bornAt(40),
  gewest: 'vlaanderen',
  loopbaanjaren: '18',
  inDienst: `01/03/${year - 8}`,
}
export const SINGLE = 'Een alleenstaande bediende van 40 met € 3.400 bruto per maand'

export const OWN_FIGURES = 'Cijfers en bronnen'
