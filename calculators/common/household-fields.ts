/**
 * The household as every page asks it: one list of families, one of statutes, one meaning of an income. A visitor who
 * keeps them on his device types them once. `kinderen`, `gewest` and `geboortejaar` stand in fields.ts.
 */
import { choice, euro, type Option, percent, text, type When } from '#calculators/kernel/fields.ts'
import type { Gezin } from '#rules/loon/loon.figures.ts'

type Place<W extends When> = {
  readonly label?: string
  readonly refine?: boolean
  readonly group?: string
  readonly hint?: string
  readonly when?: W
}

/** A couple is married or legally cohabiting: one tax return. */
const gezinOptions = [
  { value: 'alleenstaand', label: 'Alleenstaand', formerly: ['alleenstaande'] },
  { value: 'partnerMetInkomen', label: 'Partner met eigen inkomen', formerly: ['koppel', 'samenwonend'] },
  { value: 'partnerZonderInkomen', label: 'Partner zonder inkomen', formerly: ['gezinslast'] },
] as const satisfies readonly Option<Gezin>[]

export const gezin = <const W extends When>(spec: Place<W> = {}) =>
  choice({
    label: 'Gezin',
    profile: 'gezin',
    start: 'alleenstaand',
    options: gezinOptions,
    hint: 'Partner: gehuwd of wettelijk samenwonend. Woon je feitelijk samen, kies dan alleenstaand.',
    ...spec,
  })

const STATUTES = {
  bediende: { value: 'bediende', label: 'Bediende', formerly: ['werknemer'] },
  arbeider: { value: 'arbeider', label: 'Arbeider' },
  ambtenaar: { value: 'ambtenaar', label: 'Ambtenaar' },
  zelfstandige: { value: 'zelfstandige', label: 'Zelfstandige' },
  vrijBeroep: { value: 'vrijBeroep', label: 'Vrij beroep' },
  bedrijfsleider: { value: 'bedrijfsleider', label: 'Bedrijfsleider' },
  gepensioneerde: { value: 'gepensioneerde', label: 'Gepensioneerd' },
} as const satisfies Record<string, Option>
type Statute = keyof typeof STATUTES

/** The statutes a page knows, in its own order. */
export const statuteOptions = <const S extends Statute>(statutes: readonly S[]): readonly Option<S>[] =>
  statutes.map((one) => STATUTES[one] as Option<S>)

export const statuut = <const S extends Statute, const W extends When>(statutes: readonly S[], spec: Place<W> = {}) =>
  choice({
    label: 'Statuut',
    profile: 'statuut',
    start: 'bediende' as NoInfer<S>,
    options: statuteOptions(statutes),
    ...spec,
  })

/** Who gets a wage from an employer in the private sector. */
export const loontrekkend = ['bediende', 'arbeider'] as const

export const brutoloon = <const W extends When>(
  spec: Place<W> & { readonly start: number; readonly max?: number; readonly slider?: number },
) =>
  euro({
    label: 'Brutoloon per maand',
    profile: 'brutoloon',
    max: 50_000,
    slider: 50,
    ...spec,
  })

export const inkomenPartner = <const W extends When>(spec: Place<W> & { readonly start?: number } = {}) =>
  euro({
    label: 'Belastbaar jaarinkomen van je partner',
    short: 'inkomen van je partner',
    profile: 'inkomenPartner',
    start: 24_000,
    max: 5_000_000,
    slider: 500,
    hint: 'Loon na RSZ over het hele jaar, zoals op de loonfiche.',
    ...spec,
  })

/** Own income that comes in each month, after all that is withheld. */
export const nettoInkomen = <const W extends When>(spec: Place<W> & { readonly start: number }) =>
  euro({ label: 'Jouw netto-inkomen per maand', profile: 'nettoInkomen', max: 50_000, slider: 50, ...spec })

export const nettoPartner = <const W extends When>(spec: Place<W> & { readonly start: number }) =>
  euro({ label: 'Netto-inkomen van je partner per maand', profile: 'nettoPartner', max: 50_000, slider: 50, ...spec })

export const postcode = <const W extends When>(spec: Place<W> = {}) =>
  text({
    label: 'Postcode',
    profile: 'postcode',
    start: '',
    maxLength: 4,
    // Not imported above: most pages that ask a household do not ask where it lives.
    table: async () => (await import('#data/municipalities.ts')).loadMunicipalities(),
    hint: 'Voor de gemeentebelasting. Leeg: een gewoon tarief.',
    ...spec,
  })

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
