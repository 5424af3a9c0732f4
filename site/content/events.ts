/**
 * Gebeurtenissen: what to arrange when life changes, in which order and by which day. Every step names its source; a legal
 * amount is a token of a figure in rules/. The effect is worked out for an example by the calculators themselves.
 */
import type { LifeEvent } from '#site/content/event.ts'
import { familyEvents } from '#site/content/events-family.ts'
import { workEvents } from '#site/content/events-work.ts'

export const events: readonly LifeEvent[] = [...familyEvents, ...workEvents]

export const eventPath = ({ slug }: Pick<LifeEvent, 'slug'>): string => `/gebeurtenissen/${slug}`
