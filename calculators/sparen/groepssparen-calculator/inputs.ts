import { myAccountHint, spaarrente } from '#calculators/common/savings-fields.ts'
import { choice, count, euro, type Inputs, month, percent, rows, text } from '#calculators/kernel/fields.ts'
import { shiftMonth } from '#finance/dates.ts'

const NAMES = ['An', 'Bilal', 'Charlotte', 'Dries']
const naam = text({ label: 'Naam', start: '', maxLength: 40 })
const group = { row: 'deelnemer', min: 2, max: 30 } as const

export const inputs = {
  modus: choice({
    label: 'Hoe sparen jullie?',
    start: 'doel',
    options: [
      { value: 'doel', label: 'samen voor één doel' },
      { value: 'beurtrol', label: 'om de beurt (tontine)' },
    ],
  }),
  verdeling: choice({
    label: 'Wie legt hoeveel in?',
    start: 'gelijk',
    when: { modus: 'doel' },
    options: [
      { value: 'gelijk', label: 'ieder evenveel' },
      { value: 'inkomen', label: 'naar inkomen' },
      { value: 'vrij', label: 'ieder kiest zelf' },
    ],
  }),
  deelnemers: rows({
    ...group,
    label: 'Wie doet mee?',
    when: { verdeling: 'gelijk' },
    hint: 'Bij een beurtrol is dit de volgorde van de beurten.',
    columns: { naam },
    start: NAMES.map((name) => ({ naam: name })),
  }),
  inkomens: rows({
    ...group,
    label: 'Wie doet mee, en met welk inkomen?',
    when: { modus: 'doel', verdeling: 'inkomen' },
    hint: 'Alleen de verhouding telt: een rond bedrag is genoeg.',
    columns: { naam, inkomen: euro({ label: 'Netto per maand', start: 2_000, max: 100_000 }) },
    start: NAMES.map((name, index) => ({ naam: name, inkomen: 1_800 + index * 300 })),
  }),
  bijdragen: rows({
    ...group,
    label: 'Wie doet mee, en met hoeveel?',
    when: { modus: 'doel', verdeling: 'vrij' },
    columns: { naam, bijdrage: euro({ label: 'Per maand', start: 75, max: 50_000 }) },
    start: NAMES.map((name) => ({ naam: name, bijdrage: 75 })),
  }),
  doelbedrag: euro({
    label: 'Doelbedrag',
    start: 6_000,
    min: 1,
    max: 5_000_000,
    slider: 100,
    when: { modus: 'doel' },
  }),
  datum: month({
    label: 'Nodig in',
    start: ({ today }) => shiftMonth(today.slice(0, 7), 18),
    min: '2020-01',
    max: '2060-12',
    when: { modus: 'doel' },
  }),
  inzet: euro({
    label: 'Inleg per persoon per maand',
    start: 100,
    min: 1,
    max: 50_000,
    slider: 5,
    when: { modus: 'beurtrol' },
  }),
  afwijkingen: rows({
    label: 'Wie begint later, stopt of miste een maand?',
    row: 'afwijking',
    refine: true,
    max: 30,
    when: { modus: 'doel' },
    hint: 'Schrijf de naam zoals hierboven.',
    columns: {
      naam,
      startMaand: count({ label: 'Begint in maand', start: 1, min: 1, max: 400 }),
      stoptNa: count({ label: 'Stopt na maand', start: null, optional: true, min: 1, max: 400 }),
      gemisteMaanden: text({ label: 'Gemiste maanden, zoals 3, 7', start: '', maxLength: 60 }),
    },
    start: [],
  }),
  rente: percent({
    ...spaarrente,
    refine: true,
    hint: (env) => `Of die van jullie gezamenlijke rekening. ${myAccountHint(env)}`,
  }),
} satisfies Inputs
