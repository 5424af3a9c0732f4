import * as z from 'zod'
import { bookkeeping, identifier, line, optionalEmailAddress, paragraph, webAddress } from '#contract/fields.ts'

export const bankTypes = ['retail', 'online', 'cooperative', 'investment'] as const
export type BankType = (typeof bankTypes)[number]

const fields = {
  name: line('Bank Naam', { min: 1, max: 120 }),
  shortName: line('Korte Naam', { min: 1, max: 40 }),
  website: webAddress.default(''),
  type: z.enum(bankTypes, { error: 'Kies een type bank.' }).default('retail'),
  bic: z
    .string({ error: 'Vul een BIC in.' })
    .trim()
    .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, {
      error: 'Een BIC telt 8 of 11 tekens: zes hoofdletters, dan hoofdletters of cijfers.',
    })
    .default(''),
  phone: z
    .string({ error: 'Vul een telefoonnummer in.' })
    .trim()
    .regex(/^([+0-9 ()./-]{6,25})?$/, { error: 'Telefoon: 6 tot 25 cijfers, spaties en + ( ) . / -.' })
    .default(''),
  email: optionalEmailAddress.default(''),
  description: paragraph('Beschrijving', 2000).default(''),
  isActive: z.boolean({ error: 'Kies actief of inactief.' }).default(true),
}

/** Body of POST and PUT. Unknown keys are refused, so `id` or `version` cannot be smuggled in. */
export const bankInput = z.strictObject(fields)
export type BankInput = z.output<typeof bankInput>

export const bank = z.strictObject({ id: identifier, ...fields })
export type Bank = z.output<typeof bank>

export const managedBank = bank.extend(bookkeeping)
export type ManagedBank = z.output<typeof managedBank>
