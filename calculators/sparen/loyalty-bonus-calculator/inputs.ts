/** What the premium ledger asks. */
import { titularissen } from '#calculators/situation/facts.ts'
import { choice, date, euro, type Inputs, percent, rows } from '#calculators/kernel/fields.ts'
import { spaarpremie, spaarrente } from '#calculators/common/savings-fields.ts'
import { mijnSpaarrekening } from '#calculators/sparen/beside-words.ts'
import { addMonths } from '#finance/dates.ts'

export const inputs = {
  bewegingen: rows({
    label: 'Stortingen en opnames',
    row: 'beweging',
    line: ['datum', 'soort', 'bedrag'],
    hint: 'Plakken uit je bank of een rekenblad kan: datum en bedrag volstaan, met een min voor een opname. Laat de rente en premies van de bank weg: die rekenen we zelf.',
    max: 240,
    columns: {
      datum: date({ label: 'Datum', start: ({ today }) => today, min: '1995-01-01', max: '2035-12-31' }),
      soort: choice({
        label: 'Soort',
        start: 'storting',
        options: [
          { value: 'storting', label: 'Storting' },
          { value: 'opname', label: 'Opname' },
          { value: 'overdracht', label: 'Naar andere rekening bij mijn bank' },
        ],
      }),
      bedrag: euro({ label: 'Bedrag', start: 1_000, min: -5_000_000, max: 5_000_000 }),
      premie: percent({
        label: 'Premie op die dag',
        start: null,
        optional: true,
        min: 0,
        max: 0.1,
        hint: 'Leeg: de premie hieronder. Bij een overdracht: de premie van de andere rekening.',
      }),
    },
    start: ({ today }) => [
      { datum: addMonths(today, -19), soort: 'storting', bedrag: 8_000, premie: null },
      { datum: addMonths(today, -7), soort: 'storting', bedrag: 4_000, premie: null },
      { datum: addMonths(today, -3), soort: 'opname', bedrag: 1_500, premie: null },
    ],
  }),
  mijnRekening: mijnSpaarrekening,
  basisrente: { ...spaarrente, refine: true, when: { mijnRekening: 'geen' } },
  premie: { ...spaarpremie, refine: true, when: { mijnRekening: 'geen' } },
  opname: euro({ label: 'Stel: ik neem vandaag op', start: 2_000, max: 5_000_000, slider: 100 }),
  standOp: date({
    label: 'Stand op',
    start: ({ today }) => today,
    refine: true,
    min: '1995-01-01',
    max: '2040-12-31',
  }),
  maandelijks: euro({
    label: 'Vaste storting per maand',
    start: 0,
    max: 100_000,
    refine: true,
    hint: 'Komt boven op de lijst.',
  }),
  maandelijksVanaf: date({
    label: 'Eerste maandelijkse storting',
    start: null,
    optional: true,
    refine: true,
    min: '1995-01-01',
    max: '2035-12-31',
  }),
  wijzigingen: rows({
    label: 'Rentewijzigingen',
    row: 'wijziging',
    refine: true,
    max: 20,
    columns: {
      vanaf: date({ label: 'Vanaf', start: ({ today }) => today, min: '1995-01-01', max: '2035-12-31' }),
      basisrente: percent({ label: 'Basisrente', start: 0, min: 0, max: 0.1 }),
      premie: percent({ label: 'Premie', start: 0, min: 0, max: 0.1 }),
    },
    start: [],
  }),
  rentesBlijven: choice({
    label: 'Rente en premies',
    start: 'blijven',
    refine: true,
    options: [
      { value: 'blijven', label: 'blijven op de rekening' },
      { value: 'weg', label: 'neem ik op' },
    ],
  }),
  valuta: choice({
    label: 'Een storting telt vanaf',
    start: 'zelfdeDag',
    refine: true,
    hint: 'De valutadatum staat op je uittreksel. Ze is hoogstens één dag later dan je storting.',
    options: [
      { value: 'zelfdeDag', label: 'de dag zelf' },
      { value: 'volgendeDag', label: 'de dag erna' },
    ],
  }),
  titularissen: titularissen({ refine: true }),
  alOntvangen: euro({
    label: 'Spaarrente bij andere banken dit jaar',
    start: 0,
    max: 100_000,
    refine: true,
    hint: 'Gebruikt een deel van je vrijstelling.',
  }),
} satisfies Inputs
