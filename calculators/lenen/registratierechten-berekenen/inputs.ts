/** The questions of the registration tax page. */
import { choice, count, date, euro, percent, toggle } from '#calculators/fields.ts'
import { goedOptions } from '#calculators/lenen/aankoop.ts'
import { gewestOptions } from '#rules/gewest.ts'
import { aanhorigheden } from '#rules/kredietakte.ts'

const REGION = 'Bijzonder geval'
const DEED = 'Akte van de lening'

export const inputs = {
  prijs: euro({
    label: 'Prijs',
    start: 350_000,
    min: 1,
    max: 10_000_000,
    slider: 5_000,
    hint: 'Van de woning of de grond. Bij nieuwbouw: zonder btw.',
  }),
  gewest: choice({ label: 'Gewest', start: 'vlaanderen', options: gewestOptions }),
  enigeEigenWoning: toggle({
    label: 'Het wordt je enige en eigen woning',
    start: true,
    hint: 'Je hebt geen andere woning en gaat er zelf wonen.',
  }),
  goed: choice({ label: 'Wat koop je?', start: 'bestaand', options: goedOptions }),
  datumAkte: date({
    label: 'Datum van de akte',
    start: ({ today }) => today,
    min: '2018-06-01',
    max: '2035-12-31',
    hint: 'De datum van de notariële akte bepaalt het tarief.',
  }),
  aandeelEigenWoning: percent({
    label: 'Aandeel van de kopers dat aan de voorwaarden voldoet',
    start: 1,
    min: 0,
    max: 1,
    refine: true,
    group: REGION,
    when: { enigeEigenWoning: true },
    hint: 'Koopt een van jullie een tweede woning? Vul dan 50 in. In Brussel vervalt het voordeel voor iedereen.',
  }),
  nogTeVerkopen: toggle({
    label: 'Ik heb nog een woning die ik binnen de termijn verkoop',
    start: false,
    refine: true,
    group: REGION,
    when: { enigeEigenWoning: true },
    hint: 'Het lage tarief blijft, de lagere schaal van de notaris niet.',
  }),
  kernstad: toggle({
    label: 'In een kernstad of de Vlaamse Rand',
    start: false,
    refine: true,
    group: REGION,
    when: { gewest: 'vlaanderen' },
  }),
  klassensprong: count({
    label: 'Energieklassen die je wint binnen vijf jaar',
    start: 0,
    max: 6,
    refine: true,
    group: REGION,
    when: { gewest: 'brussel' },
  }),
  grondwaarde: euro({
    label: 'Deel van de prijs dat grond is',
    start: 0,
    max: 10_000_000,
    refine: true,
    group: REGION,
    when: { goed: 'nieuwbouw' },
    hint: 'Op apart verkochte grond betaal je registratie in plaats van btw.',
  }),
  lageBtw: toggle({
    label: 'Laag btw-tarief bij afbraak en heropbouw',
    start: false,
    refine: true,
    group: REGION,
    when: { goed: 'nieuwbouw' },
  }),
  eigenTarief: percent({
    label: 'Ander tarief',
    start: null,
    optional: true,
    min: 0,
    max: 0.2,
    refine: true,
    group: REGION,
    hint: 'Leeg: het tarief van het gewest.',
  }),
  derden: euro({
    label: 'Opzoekingen en attesten',
    start: null,
    optional: true,
    max: 5_000,
    refine: true,
    group: REGION,
    hint: 'Zonder btw. Leeg: onze raming.',
  }),
  krediet: euro({
    label: 'Bedrag van je woonlening',
    start: 0,
    max: 10_000_000,
    refine: true,
    group: DEED,
    hint: 'Voor de kosten van de kredietakte. 0: geen lening.',
  }),
  aanhorigheden: percent({
    label: 'Aanhorigheden van de hypotheek',
    start: ({ law }) => law(aanhorigheden),
    min: 0,
    max: 0.2,
    refine: true,
    group: DEED,
  }),
  volmacht: percent({
    label: 'Deel van de lening in hypothecaire volmacht',
    start: 0,
    min: 0,
    max: 1,
    refine: true,
    group: DEED,
  }),
  zelfdeNotaris: toggle({
    label: 'Beide akten samen bij dezelfde notaris',
    start: false,
    refine: true,
    group: DEED,
    hint: 'De administratieve kosten van de tweede akte zijn dan lager.',
  }),
  sociaalKrediet: toggle({ label: 'Sociaal krediet', start: false, refine: true, group: DEED }),
} as const
