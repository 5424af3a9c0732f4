/** What the page asks. The joint committee decides which fields are on screen. */
import {
  brutoloon,
  gemeentebelasting,
  gewest,
  gezin,
  inkomenPartner,
  kinderen,
  loontrekkend,
  paritairComite,
  postcode,
  statuut,
} from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { byMonths, keysOf, sectors } from './choices-sectors.ts'

/** Working days of a full year at five days a week. */
const DAYS_IN_YEAR = 260

const tax = { refine: true, group: 'Voor de echte belasting' } as const

export const inputs = {
  paritairComite: paritairComite(
    sectors.map(({ key, label }) => ({ value: key, label })),
    { start: 'pc200', hint: 'Staat op je loonbrief. Het bepaalt hoe de premie is opgebouwd.' },
  ),
  statuut: statuut(loontrekkend),
  maandloon: brutoloon({ start: 3_400, hint: 'Zoals op je loonbrief. Werk je deeltijds, dan je deeltijdse loon.' }),
  uurloon: euro({
    label: 'Bruto uurloon',
    start: 18.5,
    max: 500,
    decimals: 4,
    when: { paritairComite: keysOf('uren') },
  }),
  jaarloon: euro({
    label: 'Brutoloon in de referteperiode',
    start: null,
    optional: true,
    max: 500_000,
    when: { paritairComite: keysOf('aandeel', 'elektro') },
    hint: 'Met gelijkgestelde dagen. Leeg: twaalf keer je maandloon.',
  }),
  premie: euro({
    label: 'Bruto premie voor een vol jaar',
    start: 3_000,
    max: 500_000,
    when: { paritairComite: keysOf('vrij') },
  }),
  gewerkteMaanden: count({
    label: 'Gewerkte maanden dit jaar',
    start: 12,
    max: 12,
    decimals: 2,
    slider: 1,
    unit: 'maanden',
    when: { paritairComite: byMonths },
    hint: 'Ziekte met gewaarborgd loon telt mee. Trek af wat niet meetelt: elf dagen is een halve maand.',
  }),
  gewerkteDagen: count({
    label: 'Gewerkte en gelijkgestelde dagen',
    start: DAYS_IN_YEAR,
    max: 366,
    unit: 'dagen',
    when: { paritairComite: keysOf('dagen') },
  }),
  gezin: gezin(),
  kinderen: kinderen(),
  vorm: choice({
    label: 'Uitbetaald als',
    start: 'premie',
    options: [
      { value: 'premie', label: 'Gewone premie of bonus in loon' },
      { value: 'loonbonus', label: 'Loonbonus (cao 90)' },
      { value: 'winstpremie', label: 'Winstpremie' },
      { value: 'warrants', label: 'Warrants' },
    ],
    refine: true,
    hint: 'Je brutobedrag blijft gelijk. De andere vormen tonen we met dezelfde kost voor je werkgever.',
  }),
  dagenVolJaar: count({
    label: 'Dagen van een vol jaar',
    start: DAYS_IN_YEAR,
    neutral: DAYS_IN_YEAR,
    min: 1,
    max: 366,
    refine: true,
    unit: 'dagen',
    when: { paritairComite: keysOf('dagen') },
    hint: 'Vijfdagenweek 260, zesdagenweek 312.',
  }),
  dienstmaanden: count({
    label: 'Maanden in dienst',
    start: null,
    optional: true,
    max: 600,
    refine: true,
    unit: 'maanden',
    when: { paritairComite: 'pc200' },
    hint: 'Bij je werkgever. Leeg: al lang, of vanaf dit jaar als je maar enkele maanden werkte.',
  }),
  zelfOntslag: toggle({
    label: 'Ik nam dit jaar zelf ontslag',
    start: false,
    refine: true,
    when: { paritairComite: 'pc200' },
  }),
  sectorfonds: toggle({
    label: 'Een sectorfonds betaalt de premie',
    start: false,
    refine: true,
    when: { paritairComite: 'vrij' },
    hint: 'Een fonds houdt een vast percentage bedrijfsvoorheffing in.',
  }),
  inkomen: euro({
    label: 'Belastbaar loon van het jaar, zonder de premie',
    start: null,
    optional: true,
    max: 1_000_000,
    hint: 'Loon en vakantiegeld na RSZ. Leeg: een heel jaar aan dit loon, met vakantiegeld.',
    ...tax,
  }),
  inkomenPartner: inkomenPartner({ ...tax, when: { gezin: 'partnerMetInkomen' } }),
  postcode: postcode(tax),
  gewest: gewest({ ...tax, hint: 'Een postcode gaat voor.' }),
  gemeentebelasting: gemeentebelasting(tax),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
