/** What the page asks. Levers stand in a group of their own, so that each can be tried apart. */
import { choice, count, type Env, euro, percent, rows, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { gewestOptions } from '#rules/kernel/gewest.ts'
import {
  belastingschijven,
  belastingvrijeSom,
  belastingvrijeSomAangekondigd,
  gemeentebelastingRichtwaarde,
} from '#rules/belasting/personenbelasting.figures.ts'
import { yearSpan } from '#rules/kernel/years.ts'
import { at } from '#finance/list.ts'
import { familyInputs, incomeInputs, paidInputs, wageInputs } from './inputs-more.ts'

const { first, last } = yearSpan([belastingschijven, belastingvrijeSom])
const YEARS = Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
/** The year of the bill that is announced. */
const ANNOUNCED = at(belastingvrijeSomAangekondigd.rows, 0).from.slice(0, 4)

const runningYear = ({ law }: Env): string => YEARS.findLast((year) => year <= law.date.slice(0, 4)) ?? String(first)

const lever = { refine: true, group: 'Voordelen waar je zelf aan draait' } as const
const rules = { refine: true, group: 'Regels' } as const
const couple = { gezin: 'koppel' } as const

export const inputs = {
  gezin: choice({
    label: 'Aangifte',
    start: 'alleenstaande',
    options: [
      { value: 'alleenstaande', label: 'Alleen' },
      { value: 'koppel', label: 'Gehuwd of wettelijk samenwonend' },
    ],
  }),
  inkomen: euro({
    label: 'Belastbaar beroepsinkomen',
    start: 38_000,
    max: 5_000_000,
    slider: 500,
    hint: 'Werknemer: brutoloon na RSZ over het jaar (code 1250). Zelfstandige: winst vóór sociale bijdragen.',
  }),
  inkomenPartner: euro({
    label: 'Belastbaar beroepsinkomen van je partner',
    start: 24_000,
    max: 5_000_000,
    slider: 500,
    when: couple,
  }),
  kinderen: count({ label: 'Kinderen ten laste', profile: 'kinderen', start: 0, max: 12, unit: 'kinderen' }),
  gemeentebelasting: percent({
    label: 'Gemeentebelasting',
    start: ({ law }) => law(gemeentebelastingRichtwaarde),
    min: 0,
    max: 0.12,
    slider: 0.001,
    hint: 'Zoek het tarief van je gemeente op bij de FOD Financiën.',
  }),
  inkomstenjaar: choice({
    label: 'Inkomstenjaar',
    start: runningYear,
    options: YEARS.map((year) => ({ value: year, label: year })),
  }),

  pensioensparen: euro({ label: 'Pensioensparen', start: 0, max: 5_000, slider: 10, ...lever }),
  pensioensparenPartner: euro({
    label: 'Pensioensparen van je partner',
    start: 0,
    max: 5_000,
    slider: 10,
    when: couple,
    ...lever,
  }),
  langetermijnsparen: euro({ label: 'Langetermijnsparen', start: 0, max: 10_000, slider: 10, ...lever }),
  langetermijnsparenPartner: euro({
    label: 'Langetermijnsparen van je partner',
    start: 0,
    max: 10_000,
    slider: 10,
    when: couple,
    ...lever,
  }),
  giften: euro({ label: 'Giften aan erkende instellingen', start: 0, max: 500_000, slider: 10, ...lever }),
  kinderopvang: euro({ label: 'Kinderopvang, betaald bedrag', start: 0, max: 50_000, slider: 50, ...lever }),
  opvangdagen: count({ label: 'Opvangdagen, alle kinderen samen', start: 200, max: 2_000, unit: 'dagen', ...lever }),
  opvangAttesten: rows({
    label: 'Opvang per kind of per attest',
    row: 'attest',
    max: 12,
    hint: 'Nauwkeuriger als de dagprijs verschilt: het maximum per dag geldt voor elk kind apart. Vervangt de twee velden hierboven.',
    columns: {
      bedrag: euro({ label: 'Betaald bedrag', start: 0, max: 50_000 }),
      dagen: count({ label: 'Opvangdagen', start: 0, max: 366 }),
    },
    start: [],
    ...lever,
  }),
  dienstencheques: count({ label: 'Dienstencheques', start: 0, max: 500, slider: 1, unit: 'cheques', ...lever }),
  onderhoudsgeld: euro({
    label: 'Onderhoudsgeld dat je betaalt',
    start: 0,
    max: 200_000,
    slider: 100,
    hint: 'Per jaar, aan iemand buiten je gezin.',
    ...lever,
  }),
  woonbonus: choice({
    label: 'Vlaamse woonbonus voor een oude lening',
    start: 'geen',
    options: [
      { value: 'geen', label: 'Geen' },
      { value: 'woonbonus2005', label: 'Lening van 2005 tot 2014' },
      { value: 'woonbonus2015', label: 'Lening van 2015' },
      { value: 'geintegreerd', label: 'Lening van 2016 tot 2019' },
    ],
    ...lever,
  }),
  woonbonusUitgaven: euro({
    label: 'Betaald aan interest, kapitaal en schuldsaldo',
    start: 3_000,
    max: 50_000,
    when: { woonbonus: ['woonbonus2005', 'woonbonus2015', 'geintegreerd'] },
    ...lever,
  }),
  woonbonusUitgavenPartner: euro({
    label: 'Betaald door je partner',
    start: 0,
    max: 50_000,
    when: { gezin: 'koppel', woonbonus: ['woonbonus2005', 'woonbonus2015', 'geintegreerd'] },
    hint: 'Leende je samen, dan heeft elk een eigen korf.',
    ...lever,
  }),
  woonbonusEersteTien: toggle({
    label: 'De lening loopt nog geen tien jaar',
    start: false,
    when: { woonbonus: ['woonbonus2005', 'woonbonus2015', 'geintegreerd'] },
    ...lever,
  }),

  andereVermindering: euro({
    label: 'Andere belastingvermindering voor je woning',
    start: 0,
    max: 20_000,
    hint: 'Bijvoorbeeld de Waalse chèque habitat of de Brusselse woonbonus: het bedrag van je vorige aanslagbiljet.',
    ...lever,
  }),

  ...incomeInputs,
  ...familyInputs,

  gewest: choice({
    label: 'Gewest',
    profile: 'gewest',
    start: 'vlaanderen',
    options: gewestOptions,
    ...rules,
  }),
  regels: choice({
    label: `Regels voor ${ANNOUNCED}`,
    start: 'nu',
    options: [
      { value: 'nu', label: 'Regels nu' },
      {
        value: 'aangekondigd',
        label: 'Aangekondigd',
        hint: 'Wetsontwerp van 17 december 2025, op 15 november 2026 niet bevestigd.',
      },
    ],
    when: { inkomstenjaar: ANNOUNCED },
    ...rules,
  }),
  vrijeSomOverdragen: toggle({
    label: 'Ongebruikte belastingvrije som gaat naar je partner',
    start: true,
    hint: 'Zo werkt de wet. Zet uit om een berekening zonder die overdracht na te gaan.',
    when: couple,
    ...rules,
  }),
  extraVrijeSom: euro({
    label: 'Wat als de belastingvrije som hoger was?',
    start: 0,
    max: 20_000,
    hint: 'Verhoging in euro.',
    ...rules,
  }),

  ...paidInputs,
  ...wageInputs,
}

export type Values = ValuesOf<typeof inputs>
