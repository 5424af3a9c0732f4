/**
 * What the RVA pays to an employee of the private sector who works less: thematic leave and time credit. Flat amounts,
 * for those who worked full time before. Leaves out: part-timers, leave by the week, and the amounts of a landing job, which
 * we could not settle.
 */
import { floorCents, roundCents, roundTo } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { type Spilbasis, spilcoefficient } from '#rules/kernel/spil.ts'
import {
  aanmoedigingspremieTabel,
  alleenwonendeOuderBasis,
  duurMantelzorg,
  duurMedischeBijstand,
  duurOuderschapsverlof,
  duurPalliatief,
  inhoudingVanafVijftig,
  thematischVerlofBasis,
  thematischVerlofTabel,
  tijdskredietTabel,
  tijdskredietVijfde,
  voorheffingOnderbreking,
  voorwaardenTijdskrediet,
} from '#rules/uitkeringen/loopbaanonderbreking.figures.ts'

type Thematisch = 'ouderschapsverlof' | 'medischeBijstand' | 'palliatief' | 'mantelzorg'
export type Verlof = Thematisch | 'tijdskrediet' | 'landingsbaan'
export type Vorm = 'volledig' | 'halftijds' | 'vijfde' | 'tiende'
/** As the RVA sees a home: with another adult, alone, or alone with children. */
export type Woning = 'samenwonend' | 'alleen' | 'alleenMetKind'

export type Onderbreking = {
  readonly verlof: Verlof
  readonly vorm: Vorm
  readonly woning: Woning
  /** The leave is to care for one's own child, at home: gives a lone parent the higher amount. */
  readonly voorEigenKind: boolean
  readonly vanafVijftig: boolean
}

/** The days on whose index the tables of the RVA stand. */
const TABEL = { thematisch: '2022-12-01', tijdskrediet: '2022-05-01' } as const

/** A printed amount and the steps of the index since. */
const sinceTable = (law: Law, amount: number, day: string): number =>
  roundCents(amount * spilcoefficient(law(indexsprongen), { step: law.on(day)(indexsprongen) }))
const onBase = (law: Law, base: number, basis: Spilbasis): number =>
  roundCents(base * spilcoefficient(law(indexsprongen), basis))

function thematic(law: Law, { vorm, woning, voorEigenKind }: Onderbreking): number {
  const higher = woning === 'alleenMetKind' && voorEigenKind
  if (vorm === 'vijfde' || vorm === 'tiende')
    return onBase(law, law(higher ? alleenwonendeOuderBasis : thematischVerlofBasis)[vorm], 'loopbaanonderbreking')
  const table = law(thematischVerlofTabel)
  const full = higher ? table.ouderVolledig : table.volledig
  const half = higher ? table.ouderHalftijds : table.halftijds
  return sinceTable(law, vorm === 'volledig' ? full : half, TABEL.thematisch)
}

function timeCredit(law: Law, { vorm, woning }: Onderbreking): number | null {
  if (vorm === 'tiende') return null
  if (vorm !== 'vijfde') return sinceTable(law, law(tijdskredietTabel)[vorm], TABEL.tijdskrediet)
  if (woning === 'alleen') return null
  const base = woning === 'alleenMetKind' ? law(alleenwonendeOuderBasis).tijdskrediet : law(tijdskredietVijfde)
  return onBase(law, base, '103,14')
}

/** Gross benefit a month; null where we do not know the amount. */
export function onderbrekingsuitkering(law: Law, ask: Onderbreking): number | null {
  if (ask.verlof === 'landingsbaan') return null
  return ask.verlof === 'tijdskrediet' ? timeCredit(law, ask) : thematic(law, ask)
}

/** The rate behind a printed gross and net amount: a whole percentage. */
const shareBetween = ({ bruto, netto }: { readonly bruto: number; readonly netto: number }): number =>
  roundTo(1 - netto / bruto, 2)

/** What is left of a Flemish premium after the withholding. */
export const nettoAanmoedigingspremie = (law: Law, gross: number): number =>
  gross === 0 ? 0 : roundCents(gross * (1 - shareBetween(law(aanmoedigingspremieTabel))))

/** Rate of the withholding on the benefit. */
export function voorheffingOpOnderbreking(law: Law, { verlof, vorm, woning, vanafVijftig }: Onderbreking): number {
  const { volledig, deel, samenwonend } = law(voorheffingOnderbreking)
  if (vorm === 'volledig') return volledig
  if (verlof !== 'tijdskrediet' && verlof !== 'landingsbaan') return deel
  if (woning === 'alleenMetKind' || (woning === 'alleen' && (vorm === 'halftijds' || verlof === 'landingsbaan')))
    return deel
  return vorm === 'halftijds' && verlof === 'tijdskrediet' && !vanafVijftig
    ? samenwonend
    : shareBetween(law(inhoudingVanafVijftig))
}

/** The RVA withholds whole cents, rounded down. */
export const nettoOnderbreking = (gross: number, rate: number): number => roundCents(gross - floorCents(gross * rate))

/** The most months that the leave is paid: per child, patient or person cared for. null: until the pension. */
export function langsteDuur(law: Law, verlof: Verlof, vorm: Vorm): number | null {
  const part = vorm === 'volledig' ? 'volledig' : 'deel'
  if (verlof === 'ouderschapsverlof') return law(duurOuderschapsverlof)[vorm]
  if (verlof === 'medischeBijstand') return law(duurMedischeBijstand)[part]
  if (verlof === 'palliatief') return law(duurPalliatief).maanden * (1 + law(duurPalliatief).verlengingen)
  if (verlof === 'mantelzorg') return law(duurMantelzorg)[part]
  return verlof === 'tijdskrediet' ? law(voorwaardenTijdskrediet).maanden : null
}
