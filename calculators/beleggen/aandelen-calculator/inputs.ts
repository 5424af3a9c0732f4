/** What the page asks about a share trade. */
import { titularissen } from '#calculators/situation/facts.ts'
import { alGebruikt } from '#calculators/beleggen/exemption-fields.ts'
import { makelaar, makelaarsloon } from '#calculators/beleggen/broker-fields.ts'
import { currencies, munt, wisselkoers } from '#calculators/beleggen/currency.ts'
import { PHOTO_DAY } from '#calculators/beleggen/words.ts'
import {
  choice,
  count,
  date,
  euro,
  type Inputs,
  percent,
  rows,
  toggle,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { shareFees } from '#data/series/broker-shares.ts'
import { photoShares } from '#data/series/photo-shares.ts'
import { beurstaksSinds } from '#rules/sparen-beleggen/beurstaks.figures.ts'

const price = { min: 0, max: 10_000_000, decimals: 4 }
const pieces = { min: 0.000001, max: 10_000_000, decimals: 6 }
const day = { min: '1950-01-01', max: '2040-12-31' }
const foreign = { when: { munt: currencies.map(({ value }) => value).filter((value) => value !== 'EUR') } }

/** In the choice: a share that is not in our list. */
const OTHER = 'ander'

export const inputs = {
  aandeel: choice({
    label: 'Welk aandeel?',
    start: OTHER,
    options: [
      { value: OTHER, label: 'Een ander aandeel' },
      ...photoShares
        .map(({ code, name = code }) => ({ value: code, label: `${name} (${code})` }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'nl')),
    ],
    hint: `Van deze Amerikaanse aandelen kennen we de koers op ${PHOTO_DAY}: die vullen we in. De rest vul je zelf in.`,
  }),
  aantal: count({ label: 'Aantal aandelen', start: 25, ...pieces }),
  aankoopkoers: count({ label: 'Aankoopkoers', start: 58, ...price }),
  aankoopdatum: date({ label: 'Aankoopdatum', start: '2026-02-16', ...day }),
  fotokoers: euro({
    label: `Koers op ${PHOTO_DAY}, in euro`,
    start: null,
    optional: true,
    ...price,
    hint: 'Enkel voor aandelen die je toen al had. Laat leeg als je later kocht, of als je aandeel in onze lijst staat.',
  }),
  verkoopkoers: count({ label: 'Verkoopkoers', start: 70, ...price, slider: 0.5 }),
  munt: choice({ ...munt, label: 'Munt van de koersen', refine: true }),
  muntAankoop: count({ ...wisselkoers, optional: true, label: 'Wisselkoers bij aankoop (1 euro = …)', ...foreign }),
  muntVerkoop: count({ ...wisselkoers, optional: true, label: 'Wisselkoers bij verkoop (1 euro = …)', ...foreign }),
  verkoopdatum: date({
    label: 'Verkoopdatum',
    start: ({ today }) => today,
    min: beurstaksSinds,
    max: day.max,
    refine: true,
  }),
  verkochtAantal: count({
    label: 'Hoeveel verkoop je?',
    start: null,
    optional: true,
    min: 0.000001,
    max: 500_000_000,
    decimals: 6,
    refine: true,
    hint: 'Laat leeg om alles te verkopen.',
  }),
  loten: rows({
    label: 'Nog andere aankopen van hetzelfde aandeel',
    row: 'aankoop',
    refine: true,
    start: [],
    max: 40,
    hint: 'Bij een deelverkoop gaan de oudste stuks eerst weg.',
    columns: {
      datum: date({ label: 'Datum', start: null, ...day }),
      aantal: count({ label: 'Aantal', start: null, ...pieces }),
      koers: count({ label: 'Koers', start: null, ...price }),
      wisselkoers,
    },
  }),
  makelaar: makelaar(shareFees),
  makelaarsloon,
  beurstaks: choice({
    label: 'Beurstaks (TOB)',
    start: 'midden',
    refine: true,
    group: 'Kosten',
    options: [
      { value: 'midden', label: 'Aandeel' },
      { value: 'laag', label: 'Obligatie, GVV of distributiefonds' },
      { value: 'hoog', label: 'Kapitalisatiefonds ingeschreven in België' },
      { value: 'geen', label: 'Geen, bijvoorbeeld een nieuwe uitgifte' },
    ],
  }),
  dividend: count({
    label: 'Bruto dividend per aandeel en per jaar',
    start: 0,
    min: 0,
    max: 1_000_000,
    decimals: 4,
    refine: true,
    group: 'Dividend',
    hint: 'In de munt van de koersen, één keer per vol jaar dat je het aandeel had. Laat op 0 als er geen dividend is.',
  }),
  bronheffing: percent({
    label: 'Buitenlandse bronheffing op het dividend',
    start: 0,
    min: 0,
    max: 0.5,
    refine: true,
    group: 'Dividend',
  }),
  dividendVrijstelling: toggle({
    label: 'Ik heb mijn vrijstelling voor dividenden nog over',
    start: false,
    refine: true,
    group: 'Dividend',
  }),
  alGebruikt: euro({
    ...alGebruikt,
    group: 'Meerwaardebelasting',
  }),
  titularissen: titularissen({ refine: true, group: 'Meerwaardebelasting', formerly: ['personen'] }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
