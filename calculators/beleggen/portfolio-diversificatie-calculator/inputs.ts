/** What the page asks about everything one owns, and where one wants to go. */
import { titularissen } from '#calculators/situation/facts.ts'
import { alGebruikt } from '#calculators/beleggen/exemption-fields.ts'
import { choice, euro, type Inputs, percent, rows, text, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { CLASSES, type ClassName } from './choices-classes.ts'

const names = Object.keys(CLASSES) as ClassName[]
const OPTIONS = names
  .filter((name) => name !== 'woning' && name !== 'pensioensparen')
  .map((value) => ({ value, label: CLASSES[value].label }))
const steer = { when: { bijsturen: true } } as const

export const inputs = {
  beleggingen: rows({
    label: 'Je beleggingen',
    row: 'belegging',
    min: 1,
    max: 40,
    start: [
      { naam: 'IWDA', bedrag: 30_000, klasse: 'auto' },
      { naam: 'CSPX', bedrag: 10_000, klasse: 'auto' },
      { naam: 'Aandeel A', bedrag: 15_000, klasse: 'losAandeel' },
      { naam: 'Spaarrekening', bedrag: 20_000, klasse: 'cash' },
    ],
    hint: 'Een rij per belegging, met je spaargeld erbij. Een ETF herkennen we aan zijn ticker of ISIN in de naam, zoals IWDA.',
    columns: {
      naam: text({ label: 'Naam', start: '' }),
      bedrag: euro({ label: 'Waarde nu', start: null }),
      klasse: choice({
        label: 'Soort',
        start: 'auto',
        options: [{ value: 'auto', label: 'ETF: zie naam' }, ...OPTIONS],
      }),
    },
  }),
  eigenWoning: euro({
    label: 'Eigen woning, na lening',
    start: 0,
    hint: 'Wat je woning waard is min wat je nog moet aflossen. Mag 0 blijven.',
  }),
  pensioensparen: euro({ label: 'Pensioensparen en groepsverzekering', start: 0 }),
  bijsturen: toggle({
    label: 'Ik wil naar een doel bijsturen',
    start: false,
    hint: 'Dan zie je wat je koopt, wat je verkoopt en wat dat aan taks en belasting kost.',
  }),
  doelen: rows({
    label: 'Je doel',
    row: 'soort',
    max: 12,
    start: [
      { klasse: 'aandelenWereld', doel: 0.6, aankoopwaarde: null },
      { klasse: 'obligaties', doel: 0.25, aankoopwaarde: null },
      { klasse: 'cash', doel: 0.15, aankoopwaarde: null },
    ],
    columns: {
      klasse: choice({ label: 'Soort', start: 'aandelenWereld', options: OPTIONS }),
      doel: percent({ label: 'Doel', start: null, min: 0, max: 1 }),
      aankoopwaarde: euro({ label: 'Fiscale startwaarde van wat je hebt', start: null, optional: true }),
    },
    hint: 'Samen 100 %. Wat je hebt en hier niet staat, heeft doel 0 %. De startwaarde is wat je betaalde, of de waarde op de fotodag: zonder kunnen we de belasting op winst niet rekenen.',
    ...steer,
  }),
  nieuweInleg: euro({ label: 'Nieuw geld om te beleggen', start: 0, max: 10_000_000, slider: 250, ...steer }),
  bandbreedte: percent({
    label: 'Toegelaten afwijking van je doel',
    start: 0.05,
    min: 0,
    max: 0.5,
    hint: 'Pas daarbuiten stellen we een verkoop voor.',
    ...steer,
  }),
  makelaarsloon: euro({ label: 'Makelaarsloon per order', start: 0, max: 10_000, refine: true, ...steer }),
  titularissen: titularissen({ refine: true, formerly: ['personen'], ...steer }),
  alGebruikt: euro({
    ...alGebruikt,
    ...steer,
  }),
  correlaties: choice({
    label: 'Hoe sterk bewegen beleggingen samen?',
    start: 'normaal',
    refine: true,
    options: [
      { value: 'normaal', label: 'zoals in gewone jaren' },
      { value: 'crisis', label: 'zoals in een crisis' },
    ],
  }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
