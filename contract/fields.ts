/** Building blocks of every form and API body: one definition, so browser and server refuse the same things. */
import * as z from 'zod'

const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/
const controlExceptLineBreaks = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/
/** Characters nobody sees: two names that look alike would be two rows, and text could run backwards. */
const invisibleCharacters =
  /[\u00ad\u115f\u1160\u180e\u2800\u3164\uffa0\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/u

/** One line of text. Spaces around it are typing noise and are dropped. */
export function line(label: string, limits: { min?: number; max: number }) {
  return z
    .string({ error: `${label}: vul tekst in.` })
    .trim()
    .min(limits.min ?? 0, { error: `${label} is verplicht.` })
    .max(limits.max, { error: `${label}: hoogstens ${limits.max} tekens.` })
    .refine((text) => !controlCharacters.test(text) && !invisibleCharacters.test(text), {
      error: `${label} bevat tekens die niet mogen.`,
    })
}

export function paragraph(label: string, max: number) {
  return z
    .string({ error: `${label}: vul tekst in.` })
    .trim()
    .max(max, { error: `${label}: hoogstens ${max} tekens.` })
    .refine((text) => !controlExceptLineBreaks.test(text) && !invisibleCharacters.test(text), {
      error: `${label} bevat tekens die niet mogen.`,
    })
}

/** Only http(s) without credentials: this value becomes a public link, so `javascript:` would be stored XSS. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false
  if (invisibleCharacters.test(text) || controlCharacters.test(text)) return false
  const url = urlOf(text)
  if (url === null) return false
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
}

/** By hand: Safari 16 has no URL.canParse. */
function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** People type `bank.be`; a name with a dot and nothing before it means https. */
function completeWebAddress(text: string): string {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#]\S*)?$/i.test(text) ? `https://${text}` : text
}

export const webAddress = z
  .string({ error: 'Vul een webadres in.' })
  .trim()
  .max(300, { error: 'Website: hoogstens 300 tekens.' })
  .overwrite(completeWebAddress)
  .refine((text) => text === '' || isWebAddress(text), {
    error: 'Vul een volledig webadres in dat begint met https:// of http://.',
  })

const emailPattern = /^[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}\.)+[A-Za-z]{2,24}$/

export const emailAddress = z
  .string({ error: 'Vul een e-mailadres in.' })
  .trim()
  .min(1, { error: 'E-mailadres is verplicht.' })
  .max(254, { error: 'E-mailadres: hoogstens 254 tekens.' })
  .refine((text) => emailPattern.test(text), { error: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.' })

export const optionalEmailAddress = z
  .string({ error: 'Vul een e-mailadres in.' })
  .trim()
  .max(254, { error: 'E-mailadres: hoogstens 254 tekens.' })
  .refine((text) => text === '' || emailPattern.test(text), {
    error: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.',
  })

/** A calendar day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

export function day(label: string) {
  return z
    .string({ error: `${label}: vul een datum in.` })
    .refine((text) => isDay(text) && text >= '1970-01-01' && text <= '2099-12-31', {
      error: `${label}: vul een bestaande datum in als jjjj-mm-dd.`,
    })
}

function hasAtMostDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value
}

/** A yearly rate in percent, as banks publish it. */
export function percent(label: string) {
  return z
    .number({ error: `${label}: vul een getal in.` })
    .min(-5, { error: `${label}: minstens -5 %.` })
    .max(25, { error: `${label}: hoogstens 25 %.` })
    .refine((value) => hasAtMostDecimals(value, 4), { error: `${label}: hoogstens 4 cijfers na de komma.` })
    .nullable()
}

export function months(label: string) {
  return z
    .number({ error: `${label}: vul een aantal maanden in.` })
    .int({ error: `${label}: vul een geheel aantal maanden in.` })
    .min(0, { error: `${label} mag niet negatief zijn.` })
    .max(600, { error: `${label}: hoogstens 600 maanden.` })
    .nullable()
}

export function euro(label: string) {
  return z
    .number({ error: `${label}: vul een bedrag in.` })
    .min(0, { error: `${label} mag niet negatief zijn.` })
    .max(1_000_000_000, { error: `${label}: hoogstens 1.000.000.000 euro.` })
    .refine((value) => hasAtMostDecimals(value, 2), { error: `${label}: hoogstens 2 cijfers na de komma.` })
    .nullable()
}

export const identifier = z
  .string({ error: 'Kies een rij uit de lijst.' })
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/, { error: 'Dit kenmerk bestaat niet.' })

export const confidences = ['hoog', 'middel', 'laag'] as const
export const confidence = z.enum(confidences, { error: 'Kies hoog, middel of laag.' })

/** What the server adds to a row for the people who may edit it. */
export const bookkeeping = {
  version: z.int().min(1),
  createdAt: z.string(),
  updatedAt: z.string(),
}
