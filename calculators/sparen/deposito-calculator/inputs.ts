import { titularissen } from '#calculators/situation/facts.ts'
import { spaarpremie, spaarrente } from '#calculators/common/savings-fields.ts'
import { choice, count, date, euro, type Inputs, percent, toggle } from '#calculators/kernel/fields.ts'
import { mijnSpaarrekening } from '#calculators/sparen/beside-words.ts'

export const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 10_000, min: 100, max: 10_000_000, slider: 500, hint: 'Wat je vastzet.' }),
  looptijd: count({ label: 'Looptijd', start: 6, min: 1, max: 366, hint: 'Van 7 dagen tot 12 maanden.' }),
  eenheid: choice({
    label: 'Looptijd in',
    start: 'maanden',
    options: [
      { value: 'maanden', label: 'maanden' },
      { value: 'dagen', label: 'dagen' },
    ],
  }),
  rente: percent({
    label: 'Brutorente per jaar',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    slider: 0.0005,
    hint: 'Leeg: de middelste rente van onze lijst voor jouw looptijd en bedrag.',
  }),
  mijnRekening: mijnSpaarrekening,
  spaarrente: { ...spaarrente, refine: true, when: { mijnRekening: 'geen' } },
  spaarpremie: { ...spaarpremie, refine: true, when: { mijnRekening: 'geen' } },
  startdatum: date({
    label: 'Startdatum',
    start: ({ today }) => today,
    refine: true,
    min: '2013-01-01',
    max: '2050-12-31',
  }),
  hernieuwingen: count({
    label: 'Hoe vaak hernieuwen?',
    start: 0,
    max: 12,
    refine: true,
    hint: 'Het nettobedrag gaat telkens opnieuw vast voor dezelfde looptijd.',
    unit: 'keer',
  }),
  renteHernieuwing: percent({
    label: 'Rente bij hernieuwing',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    refine: true,
    hint: 'Laat leeg voor dezelfde rente.',
  }),
  dagtelling: choice({
    label: 'Dagtelling',
    start: '365',
    refine: true,
    hint: 'Staat in de voorwaarden. De meeste Belgische banken delen door 365.',
    options: [
      { value: '365', label: 'dagen ÷ 365' },
      { value: '360', label: 'dagen ÷ 360' },
      { value: '30-360', label: '30 dagen per maand ÷ 360' },
    ],
  }),
  ingehouden: toggle({
    label: 'De bank houdt de roerende voorheffing in',
    start: true,
    neutral: true,
    refine: true,
    hint: 'Bij sommige buitenlandse banken geef je de rente zelf aan.',
  }),
  titularissen: titularissen({
    refine: true,
    hint: 'Telt mee voor de vrijstelling van de spaarrekening en voor de bescherming per bank.',
  }),
} satisfies Inputs
