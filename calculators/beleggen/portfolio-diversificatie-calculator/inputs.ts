/** What the page asks about everything one owns. */
import { choice, count, euro, percent, rows, text, type ValuesOf } from '#calculators/kernel/fields.ts'
import { CLASSES, type ClassName } from './classes.ts'

const names = Object.keys(CLASSES) as ClassName[]
const OPTIONS = names
  .filter((name) => name !== 'woning' && name !== 'pensioensparen')
  .map((value) => ({ value, label: CLASSES[value].label }))

export const inputs = {
  beleggingen: rows({
    label: 'Je beleggingen',
    row: 'belegging',
    min: 1,
    max: 40,
    start: [
      {
        naam: 'Wereldwijd aandelenfonds',
        bedrag: 30_000,
        klasse: 'aandelenWereld',
        regio: 'auto',
        doel: 0.5,
        aankoopwaarde: 22_000,
        volatiliteit: null,
      },
      {
        naam: 'Aandeel van mijn bedrijf',
        bedrag: 25_000,
        klasse: 'werkgever',
        regio: 'auto',
        doel: 0.1,
        aankoopwaarde: 15_000,
        volatiliteit: null,
      },
      {
        naam: 'Obligatiefonds',
        bedrag: 10_000,
        klasse: 'obligaties',
        regio: 'auto',
        doel: 0.25,
        aankoopwaarde: 10_500,
        volatiliteit: null,
      },
      {
        naam: 'Spaarrekening',
        bedrag: 10_000,
        klasse: 'cash',
        regio: 'auto',
        doel: 0.15,
        aankoopwaarde: null,
        volatiliteit: null,
      },
    ],
    hint: 'Een rij per belegging. Het doel is hoeveel procent je ervan wilt.',
    columns: {
      naam: text({ label: 'Naam', start: '' }),
      bedrag: euro({ label: 'Waarde', start: 5_000 }),
      klasse: choice({ label: 'Soort', start: 'aandelenWereld', options: OPTIONS }),
      regio: choice({
        label: 'Regio',
        start: 'auto',
        options: [
          { value: 'auto', label: 'volgt uit de soort' },
          { value: 'wereld', label: 'wereld' },
          { value: 'belgie', label: 'België' },
          { value: 'eurozone', label: 'andere eurolanden' },
          { value: 'vs', label: 'Verenigde Staten' },
          { value: 'opkomend', label: 'opkomende landen' },
          { value: 'rest', label: 'rest van de wereld' },
        ],
      }),
      doel: percent({ label: 'Doel', start: null, optional: true, min: 0, max: 1 }),
      aankoopwaarde: euro({ label: 'Fiscale startwaarde', start: null, optional: true }),
      volatiliteit: percent({ label: 'Eigen schommeling', start: null, optional: true, min: 0, max: 1.5 }),
    },
  }),
  nieuweInleg: euro({ label: 'Nieuw geld om te beleggen', start: 1_000, max: 10_000_000, slider: 250 }),
  bandbreedte: percent({
    label: 'Toegelaten afwijking van je doel',
    start: 0.05,
    min: 0,
    max: 0.5,
    hint: 'Pas daarbuiten stellen we een verkoop voor.',
  }),
  eigenWoning: euro({
    label: 'Eigen woning, na lening',
    start: 0,
    refine: true,
    group: 'Telt ook mee',
    hint: 'Wat je woning waard is min wat je nog moet aflossen.',
  }),
  pensioensparen: euro({ label: 'Pensioensparen en groepsverzekering', start: 0, refine: true, group: 'Telt ook mee' }),
  correlaties: choice({
    label: 'Hoe sterk bewegen beleggingen samen?',
    start: 'normaal',
    refine: true,
    group: 'Aannames',
    options: [
      { value: 'normaal', label: 'zoals in gewone jaren' },
      { value: 'crisis', label: 'zoals in een crisis' },
    ],
  }),
  correlatie: percent({
    label: 'Eén vaste correlatie tussen alles',
    start: null,
    optional: true,
    min: -1,
    max: 1,
    refine: true,
    group: 'Aannames',
    hint: 'Laat leeg voor onze aannames. 100 % betekent: alles beweegt gelijk. Onder 0 bewegen ze tegengesteld.',
  }),
  makelaarsloon: euro({ label: 'Makelaarsloon per order', start: 2, max: 1_000, refine: true, group: 'Kosten' }),
  personen: count({ label: 'Aantal eigenaars', start: 1, min: 1, max: 2, refine: true, group: 'Kosten' }),
  alGebruikt: euro({
    label: 'Dit jaar al gebruikte vrijstelling op meerwaarden',
    start: 0,
    max: 1_000_000,
    refine: true,
    group: 'Kosten',
  }),
}
export type Values = ValuesOf<typeof inputs>
