/** The questions of the registration tax page. */
import { enigeEigenWoning, gewest, leenbedrag, prijs } from '#calculators/situation/facts.ts'
import { choice, count, date, euro, type Inputs, percent, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { goedOptions } from '#calculators/models/home-purchase.ts'

const BUYERS = 'Jullie situatie'
const EARLIER = 'Alleen voor een akte van vroegere jaren'
const DEED = 'Akte van de lening'

export const inputs = {
  prijs: prijs({ start: 350_000, min: 1, hint: 'Van de woning of de grond. Bij nieuwbouw: zonder btw.' }),
  krediet: leenbedrag({
    start: 280_000,
    hint: 'Voor een lening komt er een tweede akte bij. Vul 0 in als je niet leent.',
  }),
  gewest: gewest(),
  enigeEigenWoning: enigeEigenWoning({ hint: 'Je hebt geen andere woning en gaat er zelf wonen.' }),
  goed: choice({ label: 'Wat koop je?', start: 'bestaand', options: goedOptions }),
  grondwaarde: euro({
    label: 'Deel van de prijs dat grond is',
    start: 0,
    max: 10_000_000,
    when: { goed: 'nieuwbouw' },
    hint: 'Op apart verkochte grond betaal je registratie in plaats van btw.',
  }),
  lageBtw: toggle({
    label: 'Laag btw-tarief bij afbraak en heropbouw',
    start: false,
    when: { goed: 'nieuwbouw' },
  }),
  datumAkte: date({
    label: 'Datum van de akte',
    start: ({ today }) => today,
    min: '2018-06-01',
    max: '2035-12-31',
    refine: true,
    hint: 'De datum van de notariële akte bepaalt het tarief, in Brussel die van het compromis.',
  }),
  aandeelEigenWoning: percent({
    label: 'Aandeel van de kopers dat aan de voorwaarden voldoet',
    start: 1,
    neutral: 1,
    min: 0,
    max: 1,
    refine: true,
    group: BUYERS,
    when: { enigeEigenWoning: true },
    hint: 'Koopt een van jullie een tweede woning? Vul dan 50 in. In Brussel vervalt het voordeel voor iedereen.',
  }),
  nogTeVerkopen: toggle({
    label: 'Ik heb nog een woning die ik binnen de termijn verkoop',
    start: false,
    refine: true,
    group: BUYERS,
    when: { enigeEigenWoning: true },
    hint: 'Het lage tarief blijft, de lagere schaal van de notaris niet.',
  }),
  kernstad: toggle({
    label: 'In een kernstad of de Vlaamse Rand',
    start: false,
    refine: true,
    group: BUYERS,
    when: { gewest: 'vlaanderen' },
    hint: 'De grens voor een bescheiden woning ligt daar hoger.',
  }),
  klassensprong: count({
    label: 'Energieklassen die je wint binnen vijf jaar',
    start: 0,
    max: 6,
    refine: true,
    group: BUYERS,
    when: { gewest: 'brussel' },
    hint: 'Van F naar C is drie. Vanaf twee klassen wordt het abattement groter.',
  }),
  volmacht: percent({
    label: 'Deel van de lening in hypothecaire volmacht',
    start: 0,
    min: 0,
    max: 1,
    refine: true,
    group: DEED,
    hint: 'Op dat deel betaal je geen registratie- en hypotheekrecht. De bank moet het aanvaarden.',
  }),
  zelfdeNotaris: toggle({
    label: 'Beide akten samen bij dezelfde notaris',
    start: false,
    refine: true,
    group: DEED,
    hint: 'De administratieve kosten en de opzoekingen van de tweede akte zijn dan lager.',
  }),
  sociaalKrediet: toggle({
    label: 'Sociaal krediet',
    start: false,
    refine: true,
    group: DEED,
    hint: 'Het ereloon voor de lening wordt gehalveerd.',
  }),
  renovatie: toggle({
    label: 'Ingrijpende energetische renovatie',
    start: false,
    refine: true,
    group: EARLIER,
    when: { gewest: 'vlaanderen', enigeEigenWoning: true },
    hint: 'Gaf een lager tarief. Afgeschaft.',
  }),
  meeneembaar: euro({
    label: 'Registratie betaald op je vorige gezinswoning',
    start: 0,
    max: 1_000_000,
    refine: true,
    group: EARLIER,
    when: { gewest: 'vlaanderen', enigeEigenWoning: true },
    hint: 'Meeneembaarheid. Afgeschaft.',
  }),
  bescheidenWoning: toggle({
    label: 'Bescheiden woning volgens het kadastraal inkomen',
    start: false,
    refine: true,
    group: EARLIER,
    when: { gewest: 'wallonie', enigeEigenWoning: true },
    hint: 'Gaf in Wallonië een lager tarief. Afgeschaft.',
  }),
  drukzone: toggle({
    label: 'In een zone met vastgoeddruk',
    start: false,
    refine: true,
    group: EARLIER,
    when: { gewest: 'wallonie', bescheidenWoning: true },
    hint: 'De lijst van de gemeenten staat bij notaris.be.',
  }),
} as const satisfies Inputs

export type DutyValues = ValuesOf<typeof inputs>
