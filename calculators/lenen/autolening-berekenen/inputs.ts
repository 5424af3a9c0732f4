/** The questions of the car loan page. */
import { spaargeld } from '#calculators/situation/facts.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myRate } from '#calculators/common/savings.ts'
import {
  choice,
  count,
  date,
  euro,
  type Inputs,
  months,
  percent,
  toggle,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { type CarKind, carLoanRate } from '#calculators/common/loan-rates.ts'
import { pct } from '#calculators/kernel/format.ts'
import { restwaarde } from '#calculators/lenen/car-fields.ts'
import { afronding, renteomzetting } from '#calculators/lenen/rate-fields.ts'

const KINDS: readonly CarKind[] = ['nieuw', 'elektrisch', 'tweedehands']
const BALLOON = 'Slotsom (ballon)'
const USE = 'Gebruik en waarde'
const OWN = 'Met eigen geld betalen'

export const inputs = {
  prijs: euro({
    label: 'Prijs van de wagen',
    start: 28_000,
    min: 500,
    max: 500_000,
    slider: 500,
    hint: 'Btw inbegrepen.',
  }),
  eigenInbreng: euro({ label: 'Eigen geld of overname', start: 6_000, max: 500_000, slider: 500 }),
  looptijd: months({ label: 'Looptijd in maanden', start: 60, min: 1, max: 240, slider: 6 }),
  jkp: percent({
    label: 'JKP',
    start: null,
    optional: true,
    hint: (env) =>
      `Jaarlijks kostenpercentage uit het aanbod. Leeg: de richtwaarde voor jouw soort wagen, nu ${KINDS.map((kind) => `${pct(carLoanRate(env, kind).rate)} (${kind})`).join(', ')}.`,
    min: 0,
    max: 0.25,
    slider: 0.0025,
  }),
  soort: choice({
    label: 'Soort wagen',
    start: 'nieuw',
    options: [
      { value: 'nieuw', label: 'nieuw of jonger dan 3 jaar' },
      { value: 'elektrisch', label: 'elektrisch' },
      { value: 'tweedehands', label: 'ouder dan 3 jaar' },
    ],
  }),
  restwaarde: restwaarde({
    label: 'Waarde van de wagen na de looptijd, in % van de prijs',
    short: 'Waarde na de looptijd',
    slider: 0.01,
    hint: 'Start: een aanname. Kijk op een tweedehandssite wat zo’n wagen van die leeftijd nog kost.',
  }),
  leenbedrag: euro({
    label: 'Leenbedrag, als je dat al kent',
    start: null,
    optional: true,
    min: 1,
    max: 500_000,
    refine: true,
    hint: 'Leeg: prijs min eigen geld.',
  }),
  slotsomPercentage: percent({
    label: 'Slotsom in % van de prijs',
    start: 0,
    min: 0,
    max: 0.6,
    slider: 0.05,
    refine: true,
    group: BALLOON,
    hint: 'Een groot laatste bedrag verlaagt de maandlast.',
  }),
  slotsom: euro({
    label: 'Slotsom in euro',
    start: null,
    optional: true,
    max: 300_000,
    refine: true,
    group: BALLOON,
    hint: 'Vul je die in, dan telt het percentage niet.',
  }),
  slotsomVorm: choice({
    label: 'De slotsom',
    start: 'vervangt',
    refine: true,
    group: BALLOON,
    options: [
      { value: 'vervangt', label: 'is de laatste afbetaling' },
      { value: 'bovenop', label: 'komt bovenop de laatste afbetaling' },
    ],
  }),
  maandbedrag: euro({
    label: 'Maandbedrag uit je aanbod',
    start: null,
    optional: true,
    min: 1,
    max: 50_000,
    refine: true,
    hint: 'Vul je het in, dan rekenen we na welk JKP erachter zit, met je slotsom erbij.',
  }),
  kilometers: count({
    label: 'Kilometers per jaar',
    start: null,
    optional: true,
    min: 1,
    max: 200_000,
    refine: true,
    group: USE,
    unit: 'km',
  }),
  gebruikskosten: euro({
    label: 'Verzekering, taks, onderhoud en energie per jaar',
    start: 0,
    max: 50_000,
    hint: 'Leeg of 0: we tellen enkel waardeverlies en rente.',
    refine: true,
    group: USE,
  }),
  spaarrente: percent({
    label: 'Spaarrente die je zou mislopen',
    short: 'Spaarrente',
    start: myRate,
    min: 0,
    max: 0.1,
    refine: true,
    group: OWN,
    hint: myAccountHint,
  }),
  spaargeld: euro({
    ...spaargeld({ start: 0 }),
    start: null,
    optional: true,
    refine: true,
    group: OWN,
    hint: 'Om te zien wat je als buffer overhoudt.',
  }),
  verkoopOpAfbetaling: toggle({
    label: 'Je betaalt af bij de verkoper zelf',
    start: false,
    refine: true,
    hint: 'Verkoop op afbetaling: de verkoper vraagt vaak een voorschot.',
  }),
  eersteAflossing: date({
    label: 'Eerste afbetaling op',
    start: null,
    optional: true,
    hint: 'Leeg: over een maand.',
    min: '2000-01-01',
    max: '2060-12-31',
    refine: true,
  }),
  renteomzetting,
  afronding,
} as const satisfies Inputs

export type CarLoanValues = ValuesOf<typeof inputs>
