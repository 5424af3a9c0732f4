import {
  brandstof,
  brutoloon,
  cataloguswaarde,
  gezin,
  kinderen,
  loontrekkend,
  statuut,
  uitstoot,
} from '#calculators/situation/facts.ts'
import { date, euro, type Inputs, month, toggle, type ValuesOf, year } from '#calculators/kernel/fields.ts'
import { num } from '#calculators/kernel/format.ts'
import { at } from '#finance/list.ts'
import {
  co2Basis,
  valseHybrideBatterij,
  valseHybrideUitstoot,
  valseHybrideUitstootStrengeNorm,
} from '#rules/loon/bedrijfswagen.figures.ts'

const FIRST_YEAR = Number(at(co2Basis.rows, 0).from.slice(0, 4))

const car = { refine: true, group: 'De wagen' } as const
const wage = { refine: true, group: 'Je loon en gezin' } as const
const burning = { brandstof: ['benzine', 'diesel', 'gas'] } as const

export const inputs = {
  cataloguswaarde: cataloguswaarde({ start: 55_000, hint: 'Met btw en opties, zonder korting.' }),
  brandstof: brandstof(),
  uitstoot: uitstoot({
    start: 110,
    when: { ...burning, uitstootOnbekend: false },
    hint: 'Staat op het gelijkvormigheidsattest. Gebruik de waarde die je werkgever toepast (NEDC of WLTP).',
  }),
  eersteInschrijving: month({
    label: 'Eerste inschrijving',
    start: null,
    optional: true,
    min: '1990-01',
    hint: 'Leeg: een nieuwe wagen, ingeschreven in januari. Tweedehands: de allereerste inschrijving.',
  }),
  bruto: brutoloon({ start: 4_000 }),
  eigenWagen: euro({
    label: 'Wat een eigen wagen je zou kosten per maand',
    start: null,
    optional: true,
    max: 10_000,
    hint: 'Afschrijving, verzekering, onderhoud en brandstof. Leeg: we vergelijken niet.',
  }),
  eigenBijdrage: euro({
    label: 'Eigen bijdrage per maand',
    start: 0,
    max: 5_000,
    hint: 'Wat je zelf betaalt voor privégebruik, uit je nettoloon.',
    ...car,
  }),
  tankkaart: toggle({
    label: 'Je werkgever betaalt ook brandstof of stroom voor privé',
    start: false,
    hint: 'Verandert niets voor jou, wel voor je werkgever.',
    ...car,
  }),
  jaar: year({
    label: 'Inkomstenjaar',
    start: ({ law }) => Math.max(FIRST_YEAR, Number(law.date.slice(0, 4))),
    min: FIRST_YEAR,
    ...car,
  }),
  vanaf: date({
    label: 'Ter beschikking vanaf',
    start: null,
    optional: true,
    hint: 'Leeg: het hele jaar, of vanaf de maand van de eerste inschrijving. De eerste dag telt mee.',
    ...car,
  }),
  tot: date({
    label: 'Ingeleverd op',
    start: null,
    optional: true,
    hint: 'Leeg: je houdt de wagen het hele jaar. De dag van inleveren telt niet mee.',
    ...car,
  }),
  uitstootOnbekend: toggle({
    label: 'De uitstoot is niet bekend',
    start: false,
    when: burning,
    hint: 'Voor oude wagens zonder gegevens: de wet neemt dan een hoog vast cijfer.',
    ...car,
  }),
  valseHybride: toggle({
    label: 'Valse hybride zonder overeenkomstig model',
    start: false,
    when: burning,
    hint: ({ law }) =>
      `Een plug-inhybride met minder dan ${num(law(valseHybrideBatterij))} kWh batterij per 100 kg, of met meer dan ${law(valseHybrideUitstoot)} gram uitstoot (${law(valseHybrideUitstootStrengeNorm)} gram bij Euro 6e-bis). Bestaat hetzelfde model zonder stekker, vul dan de uitstoot van dat model in.`,
    ...car,
  }),
  woonWerk: toggle({
    label: 'Je rijdt ermee naar het werk en bewijst geen werkelijke kosten',
    start: false,
    hint: 'Dan is een deel van het voordeel vrijgesteld. Je werkgever past dat toe op je loon, of je krijgt het terug via je aangifte.',
    ...wage,
  }),
  statuut: statuut(loontrekkend, wage),
  gezin: gezin(wage),
  kinderen: kinderen(wage),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
