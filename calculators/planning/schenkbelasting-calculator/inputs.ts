import { gewest } from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { eur } from '#calculators/kernel/format.ts'
import { schenkRenovatie } from '#rules/familie/schenkbelasting.figures.ts'

const people = { refine: true, group: 'Meer gevers of ontvangers' } as const
const around = { refine: true, group: 'Bij deze schenking' } as const

export const inputs = {
  gewest: gewest({ hint: 'Dat van wie schenkt: waar die de laatste vijf jaar het langst woonde.' }),
  soort: choice({
    label: 'Wat schenk je?',
    start: 'roerend',
    options: [
      { value: 'roerend', label: 'geld of beleggingen' },
      { value: 'onroerend', label: 'vastgoed' },
    ],
  }),
  bedrag: euro({ label: 'Waarde', start: 100_000, min: 1, max: 100_000_000, slider: 5_000 }),
  aan: choice({
    label: 'Aan wie?',
    start: 'kind',
    options: [
      { value: 'kind', label: 'kind, kleinkind of ouder' },
      { value: 'partner', label: 'partner' },
      { value: 'broerZus', label: 'broer of zus' },
      { value: 'oomNeef', label: 'oom, tante, neef of nicht' },
      { value: 'andere', label: 'iemand anders' },
    ],
  }),
  eigendom: choice({
    label: 'Houd je het vruchtgebruik?',
    start: 'vol',
    options: [
      { value: 'vol', label: 'nee, alles gaat weg' },
      {
        value: 'voorbehoud',
        label: 'ja, ik schenk de blote eigendom',
        hint: 'De huur, de interest of het gebruik blijft van jou.',
      },
    ],
  }),
  leeftijdSchenker: count({
    label: 'Leeftijd van wie schenkt',
    start: 65,
    min: 18,
    max: 110,
    unit: 'jaar',
    hint: 'Bepaalt wat het vruchtgebruik waard is.',
    when: { eigendom: 'voorbehoud' },
  }),

  schenkers: count({
    label: 'Aantal schenkers',
    start: 1,
    neutral: 1,
    min: 1,
    max: 2,
    unit: 'personen',
    hint: 'Twee ouders die samen een goed schenken, doen elk een schenking van de helft.',
    ...people,
  }),
  begiftigden: count({
    label: 'Aantal ontvangers',
    start: 1,
    neutral: 1,
    min: 1,
    max: 20,
    unit: 'personen',
    hint: 'Elk krijgt een gelijk deel. Elke schenking begint opnieuw in de laagste schijf.',
    ...people,
  }),
  kinderenOnder21: count({
    label: 'Kinderen onder 21 van de ontvanger',
    start: 0,
    max: 15,
    unit: 'kinderen',
    hint: 'Met drie of meer is er een vermindering, in Brussel en Wallonië alleen op vastgoed.',
    ...people,
  }),
  kosten: euro({
    label: 'Kosten van de notaris',
    start: null,
    optional: true,
    max: 1_000_000,
    hint: 'Leeg: niets voor geld, dat kun je zelf laten registreren. Voor vastgoed ramen we ze.',
    ...around,
  }),
  vroeger: euro({
    label: 'Vastgoed geschonken in de laatste drie jaar',
    start: 0,
    max: 100_000_000,
    when: { soort: 'onroerend' },
    hint: 'Per schenker en ontvanger, dus tussen dezelfde twee personen.',
    ...around,
  }),
  renovatie: toggle({
    label: 'De ontvanger verhuurt het gebouw voor lang',
    start: false,
    when: { gewest: 'vlaanderen', soort: 'onroerend' },
    hint: ({ law }) => {
      const { werken, huur } = law(schenkRenovatie)
      const works =
        werken === null
          ? ' Voor een renovatie bestaat dit niet meer.'
          : ` Of energetische werken van minstens ${eur(werken.bedrag, 0)} zonder btw binnen ${werken.binnenJaren} jaar.`
      return `Binnen ${huur.binnenJaren} jaar een geregistreerd huurcontract van ${huur.jaren} jaar, met conformiteitsattest. Je krijgt dan een deel terug.${works}`
    },
    ...around,
  }),
  ookErven: euro({
    label: 'Wat elke ontvanger later nog erft van elke schenker',
    start: 0,
    max: 100_000_000,
    hint: 'Van dezelfde soort. Dan valt het geschonken deel in een hogere schijf.',
    ...around,
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
