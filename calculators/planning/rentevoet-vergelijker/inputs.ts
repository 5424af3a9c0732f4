import { choice, euro, type Inputs, months, percent, rows, text, toggle } from '#calculators/kernel/fields.ts'
import { FORMS } from './choices-forms.ts'

/** What the rate is for: a loan, or money put away with the tax that belongs to it. */
const soort = choice({
  label: 'Soort',
  start: 'lenen',
  options: [
    { value: 'lenen', label: 'lening' },
    { value: 'sparen', label: 'spaarboekje, vrijgesteld' },
    { value: 'spaarboekjeBelast', label: 'spaarboekje, belast' },
    { value: 'termijnrekening', label: 'termijnrekening, kasbon' },
  ],
})

export const inputs = {
  tarieven: rows({
    label: 'Tarieven',
    row: 'tarief',
    min: 1,
    max: 6,
    columns: {
      naam: text({ label: 'Naam', start: '', maxLength: 40 }),
      soort,
      rente: percent({ label: 'Rente', start: 0.05, min: 0, max: 0.5 }),
      vorm: choice({ label: 'Zoals het er staat', start: 'effectief', options: FORMS }),
      kosten: euro({ label: 'Kosten bij het begin', start: 0, max: 100_000 }),
      looptijd: months({ label: 'Maanden', start: 48, max: 480 }),
    },
    start: [
      { naam: 'Lening A', soort: 'lenen', rente: 0.004, vorm: 'forfaitPerMaand', kosten: 0, looptijd: 48 },
      { naam: 'Lening B', soort: 'lenen', rente: 0.075, vorm: 'nominaalMaand', kosten: 0, looptijd: 48 },
    ],
  }),
  bedrag: euro({
    label: 'Bedrag',
    start: 10_000,
    min: 100,
    max: 5_000_000,
    slider: 500,
    hint: 'Nodig om kosten mee te wegen.',
  }),
  kostenMeelenen: toggle({
    label: 'De kosten van een lening worden meegeleend',
    start: false,
    refine: true,
    hint: 'Anders betaal je ze zelf op de eerste dag.',
  }),
} satisfies Inputs
