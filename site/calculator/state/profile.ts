/**
 * What a visitor may keep on his own device for all calculators: region, year of birth, family, income. It is stored
 * only after a tick, never sent, and what another version or another hand wrote there is ignored.
 */
import {
  type Env,
  type Inputs,
  PROFILE_FIELDS,
  type ProfileField,
  type SimpleField,
} from '#calculators/kernel/fields.ts'
import { type Raw, readRaw } from '#calculators/kernel/read.ts'
import type { Typed } from '#site/calculator/state/calculation.ts'
import { mayKeep, PROFILE_KEY } from '#site/calculator/state/profile-key.ts'

export type Profile = Readonly<Partial<Record<ProfileField, string>>>
const LONGEST_TEXT = 40

export function parseProfile(text: string | null): Profile | null {
  if (text === null) return null
  try {
    const held: unknown = JSON.parse(text)
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return null
    const known = Object.entries(held).filter(
      ([name, value]) =>
        PROFILE_FIELDS.some((one) => one === name) && typeof value === 'string' && value.length <= LONGEST_TEXT,
    )
    return Object.fromEntries(known)
  } catch {
    return null
  }
}

/** null when nothing is kept, or when the browser lets nobody look. */
export function readProfile(): Profile | null {
  try {
    return mayKeep() ? parseProfile(localStorage.getItem(PROFILE_KEY)) : null
  } catch {
    return null
  }
}

/** False when the browser refuses to keep anything. */
export function writeProfile(profile: Profile): boolean {
  try {
    localStorage.setItem(PROFILE_KEY, JSON.stringify(profile))
    return true
  } catch {
    return false
  }
}

export function forgetProfile(): void {
  try {
    localStorage.removeItem(PROFILE_KEY)
  } catch {
    // What cannot be reached was not kept by us.
  }
}

type ProfileEntry = { readonly key: string; readonly field: SimpleField; readonly name: ProfileField }

export function profileEntries(inputs: Inputs): readonly ProfileEntry[] {
  return Object.entries(inputs).flatMap(([key, field]) =>
    field.kind === 'rows' || field.profile === undefined ? [] : [{ key, field, name: field.profile }],
  )
}

/** A value travels only between fields that both accept it: a choice this calculator does not offer stays away. */
function accepts(field: SimpleField, text: string, env: Env): boolean {
  const { errors } = readRaw({ cell: { ...field, when: undefined } }, { cell: text }, env)
  return text !== '' && Object.keys(errors).length === 0
}

/** The fields of this calculator that the kept data fill in. */
export function typedFromProfile(inputs: Inputs, profile: Profile, env: Env): Typed {
  const fits = profileEntries(inputs).flatMap(({ key, field, name }) => {
    const text = profile[name]
    return text !== undefined && accepts(field, text, env) ? [[key, text] as const] : []
  })
  return Object.fromEntries(fits)
}

/** The kept data with what stands in these fields now; unfinished texts change nothing. */
export function profileWith(profile: Profile, inputs: Inputs, raw: Raw, env: Env): Profile {
  const now = profileEntries(inputs).flatMap(({ key, field, name }) => {
    const text = raw[key]
    return typeof text === 'string' && accepts(field, text, env) ? [[name, text] as const] : []
  })
  return { ...profile, ...Object.fromEntries(now) }
}
