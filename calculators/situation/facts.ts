/**
 * The facts of a household: what is true of the visitor and asked by many pages. Each is a field with one label, one unit, one
 * set of bounds and choices; a page adds only where it stands and what it starts with. The name of a fact is its key in links,
 * files and programs (kernel/outside.ts).
 */
import {
  choice,
  count,
  date,
  type Env,
  euro,
  months,
  type Option,
  percent,
  text,
  toggle,
  type When,
  year,
  years,
} from '#calculators/kernel/fields.ts'
import { gewestOptions } from '#rules/kernel/gewest.ts'
import type { Gezin } from '#rules/loon/loon.figures.ts'

/** Where a fact stands on a page; its words and bounds are not the page's to choose. */
type Place<W extends When> = {
  readonly refine?: boolean
  readonly group?: string
  readonly hint?: string
  readonly when?: W
  readonly slider?: number
  readonly neutral?: string | number | boolean
  readonly formerly?: readonly string[]
}
/** A page on which nothing means nothing to compute may ask for more than 0. */
type Amount<W extends When> = Place<W> & { readonly start: number; readonly min?: number }

/* People ---------------------------------------------------------------------------------------------------------------- */

type Ages = {
  /** The age the field starts with. */
  readonly age?: number
  /** Youngest and oldest: start and bounds are ages, so that they move with the year. */
  readonly ages?: readonly [number, number]
}

function birthYear<const W extends When>(spec: Place<W> & Ages & { readonly label: string; readonly fact: string }) {
  const { age = 36, ages: [youngest, oldest] = [11, 101], ...rest } = spec
  return year({
    ...rest,
    fixed: true,
    start: ({ today }) => Number(today.slice(0, 4)) - age,
    around: { back: oldest, ahead: 0 - youngest },
  })
}

export const geboortejaar = <const W extends When>(spec: Place<W> & Ages = {}) =>
  birthYear({ ...spec, label: 'Geboortejaar', fact: 'geboortejaar' })

export const geboortejaarPartner = <const W extends When>(spec: Place<W> & Ages = {}) =>
  birthYear({ age: 35, ...spec, label: 'Geboortejaar van je partner', fact: 'geboortejaarPartner' })

/** Where a page needs the day; most need the year alone. */
export const geboortedatum = <const W extends When>(
  spec: Place<W> & { readonly start: string; readonly min?: string; readonly max?: string },
) => date({ ...spec, label: 'Geboortedatum', fixed: true, fact: 'geboortedatum' })

const STATUTES = {
  bediende: { value: 'bediende', label: 'Bediende', formerly: ['werknemer'] },
  arbeider: { value: 'arbeider', label: 'Arbeider' },
  ambtenaar: { value: 'ambtenaar', label: 'Ambtenaar' },
  zelfstandige: { value: 'zelfstandige', label: 'Zelfstandige' },
  vrijBeroep: { value: 'vrijBeroep', label: 'Vrij beroep' },
  bedrijfsleider: { value: 'bedrijfsleider', label: 'Bedrijfsleider' },
  gepensioneerde: { value: 'gepensioneerde', label: 'Gepensioneerd' },
  werkloos: { value: 'werkloos', label: 'Werkloos, met een uitkering' },
  ziek: { value: 'ziek', label: 'Ziek, met een uitkering' },
} as const satisfies Record<string, Option>
type Statute = keyof typeof STATUTES

/** The statutes a page knows, in its own order. */
export const statuteOptions = <const S extends Statute>(statutes: readonly S[]): readonly Option<S>[] =>
  statutes.map((one) => STATUTES[one] as Option<S>)

export const statuut = <const S extends Statute, const W extends When>(statutes: readonly S[], spec: Place<W> = {}) =>
  choice({
    ...spec,
    label: 'Statuut',
    fact: 'statuut',
    neutral: null,
    start: 'bediende' as NoInfer<S>,
    options: statuteOptions(statutes),
  })

/** Whoever gets a wage from an employer in the private sector. */
export const loontrekkend = ['bediende', 'arbeider'] as const

/** Gross pay a month, as on the pay slip. */
export const brutoloon = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 50_000, slider: 50, ...spec, label: 'Brutoloon per maand', fact: 'brutoloon' })

/** Taxable professional income of the year, after RSZ. */
export const belastbaarInkomen = <const W extends When>(spec: Amount<W>) =>
  euro({
    max: 5_000_000,
    slider: 500,
    ...spec,
    label: 'Belastbaar inkomen van het jaar',
    fact: 'belastbaarInkomen',
  })

export const inkomenPartner = <const W extends When>(spec: Place<W> & { readonly start?: number } = {}) =>
  euro({
    start: 24_000,
    max: 5_000_000,
    slider: 500,
    hint: 'Loon na RSZ over het hele jaar, zoals op de loonfiche.',
    ...spec,
    label: 'Belastbaar jaarinkomen van je partner',
    short: 'inkomen van je partner',
    fact: 'inkomenPartner',
  })

/** Own income that comes in each month, after all that is withheld. */
export const nettoInkomen = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 100_000, slider: 50, ...spec, label: 'Jouw netto-inkomen per maand', fact: 'nettoInkomen' })

export const nettoPartner = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 100_000, slider: 50, ...spec, label: 'Netto-inkomen van je partner per maand', fact: 'nettoPartner' })

export const inDienst = <const W extends When>(
  spec: Place<W> & { readonly start: string; readonly min?: string; readonly max?: string },
) => date({ ...spec, label: 'In dienst sinds', fact: 'inDienst' })

/** Part of a full working week. */
export const tewerkstelling = <const W extends When>(spec: Place<W> = {}) =>
  percent({
    start: 1,
    neutral: 1,
    min: 0.05,
    max: 1,
    ...spec,
    label: 'Tewerkstelling nu',
    fact: 'tewerkstelling',
  })

/** The committee of the sector, as on the pay slip. */
export const paritairComite = <const P extends string, const W extends When>(
  options: readonly Option<P>[],
  spec: Place<W> & { readonly start: NoInfer<P> },
) => choice({ ...spec, label: 'Paritair comité', fact: 'paritairComite', neutral: null, options })

/** A company car: what it would cost new, and what drives it. */
export const cataloguswaarde = <const W extends When>(spec: Amount<W>) =>
  euro({
    min: 1_000,
    max: 500_000,
    slider: 500,
    ...spec,
    label: 'Cataloguswaarde van je bedrijfswagen',
    short: 'cataloguswaarde',
    fact: 'cataloguswaarde',
  })

export const brandstof = <const W extends When>(spec: Place<W> = {}) =>
  choice({
    ...spec,
    label: 'Aandrijving van je bedrijfswagen',
    short: 'aandrijving',
    fact: 'brandstof',
    neutral: null,
    start: 'elektrisch',
    options: [
      { value: 'elektrisch', label: 'Elektrisch' },
      { value: 'benzine', label: 'Benzine of hybride' },
      { value: 'diesel', label: 'Diesel' },
      { value: 'gas', label: 'Lpg of cng' },
    ],
  })

export const uitstoot = <const W extends When>(spec: Amount<W>) =>
  count({
    max: 500,
    slider: 1,
    unit: 'g/km',
    ...spec,
    label: 'CO2-uitstoot van je bedrijfswagen',
    short: 'CO2-uitstoot',
    fact: 'uitstoot',
  })

/** Taxed with the pay and not paid out. */
export const voordeelWagen = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 5_000, ...spec, label: 'Voordeel van alle aard per maand', fact: 'voordeelWagen' })

/** Years that count for a pension, as on mypension.be. */
export const loopbaanjaren = <const W extends When>(spec: Amount<W>) =>
  count({ max: 60, decimals: 2, unit: 'jaar', ...spec, label: 'Loopbaanjaren tot nu', fact: 'loopbaanjaren' })

export const stopleeftijd = <const W extends When>(spec: Amount<W>) =>
  count({
    min: 40,
    max: 85,
    slider: 1,
    unit: 'jaar',
    ...spec,
    label: 'Leeftijd waarop je stopt',
    fact: 'stopleeftijd',
  })

export const eindejaarspremie = <const W extends When>(spec: Place<W> = {}) =>
  toggle({
    ...spec,
    start: true,
    label: 'Ik krijg een dertiende maand',
    short: 'een dertiende maand',
    fact: 'eindejaarspremie',
  })

/* Household ------------------------------------------------------------------------------------------------------------- */

/** A couple is married or legally cohabiting: one tax return. */
const gezinOptions = [
  { value: 'alleenstaand', label: 'Alleenstaand', formerly: ['alleenstaande'] },
  { value: 'partnerMetInkomen', label: 'Partner met eigen inkomen', formerly: ['koppel', 'samenwonend'] },
  { value: 'partnerZonderInkomen', label: 'Partner zonder inkomen', formerly: ['gezinslast'] },
] as const satisfies readonly Option<Gezin>[]

export const gezin = <const W extends When>(spec: Place<W> = {}) =>
  choice({
    start: 'alleenstaand',
    hint: 'Partner: gehuwd of wettelijk samenwonend. Woon je feitelijk samen, kies dan alleenstaand.',
    ...spec,
    label: 'Gezin',
    fact: 'gezin',
    options: gezinOptions,
  })

/** Apart from `gezin`: a marriage gives the survivor rights that legal cohabitation does not. */
export const gehuwd = <const W extends When>(spec: Place<W> = {}) =>
  toggle({ ...spec, start: false, label: 'Wij zijn getrouwd', fact: 'gehuwd' })

export const statuutPartner = <const S extends Statute, const W extends When>(
  statutes: readonly S[],
  spec: Place<W> = {},
) =>
  choice({
    ...spec,
    label: 'Statuut van je partner',
    fact: 'statuutPartner',
    start: 'bediende' as NoInfer<S>,
    options: statuteOptions(statutes),
  })

export const kinderen = <const W extends When>(spec: Place<W> & { readonly start?: number } = {}) =>
  count({ start: 0, max: 15, ...spec, label: 'Kinderen ten laste', short: 'kinderen', fixed: true, fact: 'kinderen' })

export const gewest = <const W extends When>(spec: Place<W> = {}) =>
  choice({ start: 'vlaanderen', neutral: null, ...spec, label: 'Gewest', fact: 'gewest', options: gewestOptions })

export const postcode = <const W extends When>(spec: Place<W> = {}) =>
  text({
    maxLength: 4,
    // Not imported above: most pages that ask a household do not ask where it lives.
    table: async () => (await import('#data/municipalities.ts')).loadMunicipalities(),
    hint: 'Bepaalt ook je gewest. Leeg: een gewoon gemeentetarief.',
    ...spec,
    start: '',
    label: 'Postcode',
    fact: 'postcode',
    replaces: ['gewest'],
  })

/** Not a fact: it follows from the postcode, and a visitor who knows better may say so. */
export const gemeentebelasting = <const W extends When>(spec: Place<W> = {}) =>
  percent({
    label: 'Eigen tarief van de gemeentebelasting',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    hint: 'Leeg: het tarief bij je postcode.',
    ...spec,
  })

/* Home and loan --------------------------------------------------------------------------------------------------------- */

/** Price of the home one buys or has in mind. */
export const prijs = <const W extends When>(spec: Amount<W>) =>
  euro({ min: 1_000, slider: 5_000, ...spec, label: 'Aankoopprijs', fact: 'prijs' })

/** What one puts in oneself when buying. */
export const eigenInbreng = <const W extends When>(spec: Amount<W>) =>
  euro({ slider: 1_000, ...spec, label: 'Eigen geld', fact: 'eigenInbreng' })

export const enigeEigenWoning = <const W extends When>(spec: Place<W> = {}) =>
  toggle({
    ...spec,
    start: true,
    label: 'Het wordt je enige en eigen woning',
    short: 'enige en eigen woning',
    fact: 'enigeEigenWoning',
  })

/** What the home one lives in is to the household. */
export const wonen = <const W extends When>(spec: Place<W> = {}) =>
  choice({
    ...spec,
    label: 'Waar woon je?',
    short: 'wonen',
    fact: 'wonen',
    start: 'huur',
    options: [
      { value: 'huur', label: 'In een huurwoning', formerly: ['nee'] },
      { value: 'eigen', label: 'In een eigen woning', formerly: ['ja'] },
      { value: 'anders', label: 'Bij iemand anders' },
    ],
  })

export const woningwaarde = <const W extends When>(spec: Amount<W>) =>
  euro({ slider: 5_000, ...spec, label: 'Waarde van je woning', fact: 'woningwaarde' })

/** Cadastral income, not indexed. */
export const ki = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 1_000_000, slider: 25, ...spec, label: 'Kadastraal inkomen', fact: 'ki' })

export const huur = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 50_000, slider: 10, ...spec, label: 'Huur per maand', fact: 'huur' })

export const huurStart = <const W extends When>(
  spec: Place<W> & { readonly start: string | ((env: Env) => string); readonly min?: string; readonly max?: string },
) => date({ ...spec, label: 'Start van de huur', fact: 'huurStart' })

/** Energy label of the home one lives in. */
export const epc = <const W extends When>(spec: Place<W> = {}) =>
  choice({
    ...spec,
    label: 'EPC-label',
    fact: 'epc',
    start: 'c',
    options: [
      { value: 'geen', label: 'geen EPC' },
      { value: 'a', label: 'A of A+' },
      { value: 'b', label: 'B' },
      { value: 'c', label: 'C' },
      { value: 'd', label: 'D' },
      { value: 'e', label: 'E' },
      { value: 'f', label: 'F' },
      { value: 'g', label: 'G' },
    ],
  })

/** The home loan one has or wants. */
export const leenbedrag = <const W extends When>(spec: Amount<W>) =>
  euro({ slider: 1_000, ...spec, label: 'Bedrag van je woonlening', fact: 'leenbedrag' })

/** With amount, rate and term it tells what is still to be paid. */
export const leningStart = <const W extends When>(spec: Place<W> = {}) =>
  date({
    optional: true,
    min: '1990-01-01',
    max: '2060-12-31',
    ...spec,
    start: null,
    label: 'Eerste afbetaling van je woonlening',
    short: 'eerste afbetaling',
    fact: 'leningStart',
  })

export const leningsaldo = <const W extends When>(spec: Amount<W>) =>
  euro({ slider: 1_000, ...spec, label: 'Nog openstaand op je woonlening', fact: 'leningsaldo' })

export const leningrente = <const W extends When>(spec: Amount<W>) =>
  percent({ min: 0, max: 0.25, ...spec, label: 'Rente van je woonlening', fact: 'leningrente' })

export const leningRest = <const W extends When>(spec: Amount<W>) =>
  years({
    min: 0,
    max: 40,
    ...spec,
    label: 'Resterende looptijd van je woonlening',
    short: 'resterende looptijd',
    fact: 'leningRest',
  })

/** Beside whole years. */
export const leningRestMaanden = <const W extends When>(spec: Place<W> = {}) =>
  months({
    ...spec,
    start: 0,
    min: 0,
    max: 11,
    label: 'Extra maanden resterende looptijd',
    fact: 'leningRestMaanden',
  })

/** What other credit takes each month, and what is left of it: both follow from the rows of `schulden`. */
export const lopendeKredieten = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 50_000, slider: 25, ...spec, label: 'Lopende kredieten per maand', fact: 'lopendeKredieten' })

export const openstaandeSchuld = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 10_000_000, ...spec, label: 'Nog openstaand op andere leningen', fact: 'openstaandeSchuld' })

/* Money ----------------------------------------------------------------------------------------------------------------- */

export const spaargeld = <const W extends When>(spec: Amount<W>) =>
  euro({ slider: 500, ...spec, label: 'Je spaargeld', fact: 'spaargeld' })

export const beleggingen = <const W extends When>(spec: Amount<W>) =>
  euro({ slider: 1_000, ...spec, label: 'Belegd vermogen', fact: 'beleggingen' })

/** What one pays into pension saving in a year. */
export const pensioensparen = <const W extends When>(
  spec: Omit<Amount<W>, 'start' | 'hint'> & {
    readonly start: number | ((env: Env) => number)
    readonly hint?: string | ((env: Env) => string)
  },
) => euro({ max: 5_000, slider: 10, ...spec, label: 'Pensioensparen per jaar', fact: 'pensioensparen' })

/** Owners of an account or a portfolio: each has exemptions of their own. */
export const titularissen = <const W extends When>(spec: Place<W> = {}) =>
  count({
    start: 1,
    neutral: 1,
    min: 1,
    max: 2,
    ...spec,
    label: 'Aantal titularissen',
    fixed: true,
    fact: 'titularissen',
    words: { alleen: 1, koppel: 2, nee: 1, ja: 2, scheiding: 1, gemeenschap: 2 },
  })

export const vasteKosten = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 50_000, slider: 50, ...spec, label: 'Vaste kosten per maand', fact: 'vasteKosten' })

/** Food, transport, health: what a month takes beside the fixed costs. */
export const levensonderhoud = <const W extends When>(spec: Amount<W>) =>
  euro({ max: 50_000, slider: 25, ...spec, label: 'Noodzakelijk leven per maand', fact: 'levensonderhoud' })
