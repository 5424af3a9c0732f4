/** The questions of the car page: the driver first, then one or two cars. */
import { gewest } from '#calculators/situation/facts.ts'
import { type CarKind, carLoanRate } from '#calculators/common/loan-rates.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myRate } from '#calculators/common/savings.ts'
import {
  choice,
  count,
  euro,
  type Inputs,
  month,
  months,
  percent,
  rows,
  text,
  type ValuesOf,
  years,
} from '#calculators/kernel/fields.ts'
import { eur, longDate, pct } from '#calculators/kernel/format.ts'
import { RESIDUAL, restwaarde } from '#calculators/lenen/car-fields.ts'
import { consumption, fuelPrices, insurance, powerPrices, upkeep } from '#data/car-use.ts'

const KINDS: readonly CarKind[] = ['nieuw', 'elektrisch', 'tweedehands']
const PRICES = 'Prijs van de energie'
const MONEY = 'Geld'

const OWNED = ['eigenGeld', 'lening'] as const
const BURNS = ['benzine', 'diesel', 'hybride'] as const
/** Asked of whoever does not take the figures of a typical car. */
const OWN = { klasse: 'eigen' } as const

const columns = {
  naam: text({ label: 'Naam', start: '', maxLength: 30 }),
  aandrijving: choice({
    label: 'Rijdt op',
    start: 'benzine',
    options: [
      { value: 'benzine', label: 'benzine' },
      { value: 'diesel', label: 'diesel' },
      { value: 'hybride', label: 'benzine en stekker' },
      { value: 'elektrisch', label: 'elektriciteit' },
    ],
  }),
  betaling: choice({
    label: 'Betaald met',
    start: 'eigenGeld',
    options: [
      { value: 'eigenGeld', label: 'eigen geld' },
      { value: 'lening', label: 'een lening' },
      { value: 'lease', label: 'private lease' },
    ],
  }),
  prijs: euro({ label: 'Prijs met btw', start: 28_000, min: 100, max: 500_000, when: { betaling: OWNED } }),
  geleend: euro({
    label: 'Daarvan geleend',
    start: null,
    optional: true,
    min: 1,
    max: 500_000,
    when: { betaling: 'lening' },
  }),
  huur: euro({
    label: 'Huur per maand',
    start: null,
    optional: true,
    min: 1,
    max: 10_000,
    when: { betaling: 'lease' },
  }),
  restwaarde: restwaarde({ label: 'Waarde op het einde', when: { betaling: OWNED } }),
  verbruik: count({
    label: 'Liter per 100 km',
    start: consumption.benzine,
    max: 40,
    decimals: 1,
    when: { ...OWN, aandrijving: BURNS },
  }),
  stroom: count({
    label: 'kWh per 100 km',
    start: consumption.elektrisch,
    max: 80,
    decimals: 1,
    when: { ...OWN, aandrijving: ['hybride', 'elektrisch'] },
  }),
  verzekering: euro({ label: 'Verzekering per jaar', start: null, optional: true, max: 20_000 }),
  onderhoud: euro({ label: 'Onderhoud per jaar', start: null, optional: true, max: 20_000 }),
  inschrijving: month({
    label: 'Eerste inschrijving',
    start: null,
    optional: true,
    min: '1970-01',
    when: { betaling: OWNED },
  }),
  pk: count({
    label: 'Fiscale pk',
    start: 7,
    min: 1,
    max: 60,
    when: { ...OWN, betaling: OWNED, aandrijving: BURNS },
  }),
  kw: count({
    label: 'Vermogen in kW',
    start: 81,
    min: 1,
    max: 2_000,
    when: { ...OWN, betaling: OWNED, gewest: ['wallonie', 'brussel'] },
  }),
  co2: count({
    label: 'CO2 in g/km',
    start: 120,
    max: 700,
    when: { ...OWN, betaling: OWNED, aandrijving: BURNS, gewest: ['vlaanderen', 'wallonie'] },
  }),
  massa: count({
    label: 'Hoogste massa in kg',
    start: 1_570,
    min: 300,
    max: 10_000,
    when: { ...OWN, betaling: OWNED, gewest: 'wallonie' },
  }),
  euronorm: choice({
    label: 'Euronorm',
    start: 'onbekend',
    when: { ...OWN, betaling: OWNED, aandrijving: BURNS, gewest: 'vlaanderen' },
    options: [
      { value: 'onbekend', label: 'weet ik niet' },
      { value: '6', label: 'euro 6' },
      { value: '5', label: 'euro 5' },
      { value: '4f', label: 'euro 4 met roetfilter' },
      { value: '4', label: 'euro 4' },
      { value: '3f', label: 'euro 3 met roetfilter' },
      { value: '3', label: 'euro 3' },
      { value: '2', label: 'euro 2' },
      { value: '1', label: 'euro 1' },
      { value: '0', label: 'euro 0' },
    ],
  }),
  // Last, because older links have no cell for it: they carry figures of their own.
  klasse: choice({
    label: 'Verbruik, pk en CO2',
    start: 'eigen',
    options: [
      { value: 'klein', label: 'van een kleine auto' },
      { value: 'midden', label: 'van een middelgrote auto' },
      { value: 'groot', label: 'van een grote auto' },
      { value: 'eigen', label: 'vul ik zelf in' },
    ],
  }),
}

const start = {
  naam: '',
  betaling: 'eigenGeld',
  geleend: null,
  huur: null,
  restwaarde: RESIDUAL,
  verbruik: consumption.benzine,
  stroom: consumption.elektrisch,
  verzekering: null,
  onderhoud: null,
  inschrijving: null,
  euronorm: 'onbekend',
  klasse: 'midden',
}

const fuelHint = (price: number) =>
  `Leeg: ${eur(price, 3)}, het maximum van de FOD Economie in ${longDate(fuelPrices.asOf.slice(0, 7))}. Vul de prijs van vandaag in.`

export const inputs = {
  gewest: gewest({ hint: 'Waar jij woont: daar betaal je de belastingen op je auto.' }),
  kilometers: count({
    label: 'Kilometers per jaar',
    start: 15_000,
    min: 1,
    max: 200_000,
    slider: 500,
    unit: 'km',
  }),
  jaren: years({ label: 'Hoelang rijd je ermee?', start: 5, min: 1, max: 20, slider: 1 }),
  wagens: rows({
    label: 'Je auto, of twee om te vergelijken',
    row: 'auto',
    line: ['aandrijving', 'prijs'],
    min: 1,
    max: 2,
    hint: `Leeg: ${eur(insurance.perYear, 0)} verzekering (gemiddelde van ${insurance.asOf}), ${eur(upkeep.perYear, 0)} onderhoud en een nieuwe auto. De waarde op het einde schat je zelf.`,
    columns,
    start: [{ ...start, aandrijving: 'benzine', prijs: 28_000, pk: 7, kw: 81, co2: 120, massa: 1_570 }],
  }),
  prijsBenzine: euro({
    label: 'Prijs van een liter benzine',
    start: null,
    optional: true,
    max: 10,
    decimals: 3,
    refine: true,
    group: PRICES,
    hint: fuelHint(fuelPrices.benzine),
  }),
  prijsDiesel: euro({
    label: 'Prijs van een liter diesel',
    start: null,
    optional: true,
    max: 10,
    decimals: 3,
    refine: true,
    group: PRICES,
    hint: fuelHint(fuelPrices.diesel),
  }),
  prijsStroom: euro({
    label: 'Prijs van een kWh stroom',
    start: null,
    optional: true,
    max: 5,
    decimals: 4,
    refine: true,
    group: PRICES,
    hint: `Leeg: wat thuis laden kostte in ${longDate(powerPrices.asOf.slice(0, 7))}: ${eur(powerPrices.vlaanderen, 3)} in Vlaanderen, ${eur(powerPrices.brussel, 3)} in Brussel en ${eur(powerPrices.wallonie, 3)} in Wallonië. Aan een laadpaal betaal je meer.`,
  }),
  jkp: percent({
    label: 'JKP van de autolening',
    start: null,
    optional: true,
    min: 0,
    max: 0.25,
    refine: true,
    group: MONEY,
    hint: (env) =>
      `Jaarlijks kostenpercentage uit het aanbod. Leeg: de richtwaarde voor jouw soort auto, nu ${KINDS.map((kind) => `${pct(carLoanRate(env, kind).rate)} (${kind})`).join(', ')}.`,
  }),
  leningMaanden: months({
    label: 'Looptijd van de autolening',
    start: null,
    optional: true,
    max: 120,
    refine: true,
    group: MONEY,
    hint: 'Leeg: zolang je ermee rijdt, maar hoogstens wat de wet voor dat bedrag toelaat.',
  }),
  spaarrente: percent({
    label: 'Spaarrente die je mist op eigen geld',
    short: 'Spaarrente',
    start: myRate,
    min: 0,
    max: 0.1,
    refine: true,
    group: MONEY,
    hint: myAccountHint,
  }),
  gezin: choice({
    label: 'Je gezin',
    start: 'geen',
    refine: true,
    when: { gewest: 'wallonie' },
    hint: 'Voor één auto per gezin kan de BIV lager zijn.',
    options: [
      { value: 'geen', label: 'geen van beide' },
      { value: 'groot', label: 'groot gezin, drie kinderen of meer' },
      { value: 'eenouder', label: 'alleenstaande ouder' },
    ],
  }),
} as const satisfies Inputs

export type CarValues = ValuesOf<typeof inputs>
export type CarRow = CarValues['wagens'][number]
