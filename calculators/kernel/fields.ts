/**
 * The kinds of input a calculator can ask for. A field is data: label, start value, bounds. In code a
 * rate is a fraction (0.02); at the edges (screen, link, JSON) it is what a person types (2).
 */
import { year as yearOf } from '#finance/dates.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { type Unit, UNITS } from '#calculators/kernel/units.ts'

/** What a start value or a hint may depend on. */
export type Env = {
  /** Today as YYYY-MM-DD. `solve` never reads a clock. */
  readonly today: string
  readonly law: Law
  readonly market: Market
}

type FromEnv<T> = T | ((env: Env) => T)

/** Show the field only while other fields have one of these values; all conditions must hold. */
export type When = Readonly<Record<string, string | boolean | readonly (string | boolean)[]>>

/** Where a start value comes from when it is no invention: the market, the law or a published expectation, with its month or day. */
export type Reference = { readonly from: 'markt' | 'wet' | 'raming'; readonly on: string }

type Common<W extends When = When> = {
  readonly label: string
  /** A shorter name where space is short, such as the line "Gerekend met". */
  readonly short?: string
  readonly hint?: FromEnv<string>
  /** Heading under which fields stand together. */
  readonly group?: string
  /** Folded under "Andere vragen". Starts neutral: 0, empty, off or the first choice; what does not is named in the answer. */
  readonly refine?: boolean
  /**
   * A start value that assumes nothing, where that is not 0, empty, off or the first choice: 1 holder, 12 months worked.
   * null where no choice does: each of them says where somebody lives or how they work.
   */
  readonly neutral?: string | number | boolean | null
  /** Is what it is: nobody turns it to reach a goal (children, a birth year). */
  readonly fixed?: true
  readonly when?: W
  /** Fields that are no longer used once this one is filled in. */
  readonly replaces?: readonly string[]
  /** The fact of the household that this field asks, by its name in `calculators/situation/facts.ts`. */
  readonly fact?: string
  /** Keys that older links, files and programs use for this field; they stay readable. */
  readonly formerly?: readonly string[]
  /** What the start value rests on, where reading it from the law or the market does not show that. */
  readonly reference?: FromEnv<Reference>
}

type NumberSpec<W extends When = When> = Common<W> & {
  readonly start: FromEnv<number | null>
  readonly min?: number
  readonly max?: number
  /** A calendar year that lies at most so many years before and after today; narrows min and max. */
  readonly around?: { readonly back: number; readonly ahead: number }
  /** Adds a slider beside the text field, with this step. */
  readonly slider?: number
  readonly decimals?: number
  readonly optional?: boolean
  /** Shown behind the field when the kind has no unit of its own. */
  readonly unit?: string
  /** Texts that older links and programs use for a number, from when the field was a choice. */
  readonly words?: Readonly<Record<string, number>>
}

type NumberFieldKind = 'euro' | 'percent' | 'months' | 'years' | 'year' | 'count'
export type NumberField<V = number | null, W extends When = When> = NumberSpec<W> & {
  readonly kind: NumberFieldKind
  readonly min: number
  readonly max: number
  readonly decimals: number
  /** Carries the value type; never set. */
  readonly value?: V
}

type DateSpec<W extends When = When> = Common<W> & {
  readonly start: FromEnv<string | null>
  readonly optional?: boolean
  readonly min?: string
  readonly max?: string
}
export type DateField<V = string | null, W extends When = When> = DateSpec<W> & {
  readonly kind: 'date' | 'month'
  readonly value?: V
}
export type TextField<W extends When = When> = Common<W> & {
  readonly kind: 'text'
  readonly start: FromEnv<string>
  readonly maxLength: number
  /** Brings the table in which the text is looked up, where that is too large to travel with every visit. */
  readonly table?: () => Promise<void>
  readonly value?: string
}
export type Option<V extends string = string> = {
  readonly value: V
  readonly label: string
  readonly hint?: string
  /** Values that older links and programs use for this choice. */
  readonly formerly?: readonly string[]
}
export type ChoiceField<V extends string = string, W extends When = When> = Common<W> & {
  readonly kind: 'choice'
  readonly options: readonly Option<V>[]
  readonly start: FromEnv<V>
  readonly value?: V
}
export type ToggleField<W extends When = When> = Common<W> & {
  readonly kind: 'toggle'
  readonly start: FromEnv<boolean>
  readonly value?: boolean
}

export type SimpleField = NumberField | DateField | TextField | ChoiceField | ToggleField
export type Columns = Readonly<Record<string, SimpleField>>
export type RowsField<C extends Columns = Columns, W extends When = When> = Common<W> & {
  readonly kind: 'rows'
  readonly columns: C
  readonly start: FromEnv<readonly RowValue[]>
  readonly min: number
  readonly max: number
  /** What one row is called: "schuld", "storting". */
  readonly row: string
  /** How facts of the household fill this list, and what of it is one: made in calculators/situation/row-facts.ts. */
  readonly asFact?: RowFact
  /** A program may give a number of rows; what a row then lacks is assumed and said. */
  readonly counted?: boolean
  /** The columns that tell a folded row from the others, where the first two amounts do not. */
  readonly line?: readonly string[]
  /** A long list of short cells: a table where there is room, and the form of that page is as wide as it needs. */
  readonly table?: true
  /** We fill in its first rows, such as the best accounts we know: nobody has to open them. */
  readonly ours?: true
  readonly value?: readonly ValuesOf<C>[]
}
export type RowValue = Readonly<Record<string, string | number | boolean | null>>
type RowTexts = Readonly<Record<string, string | boolean>>
export type RowFact = {
  readonly columns: readonly string[]
  /** The cells that the facts know, row by row; undefined when they know nothing of this list. */
  cells(known: (fact: string) => string, today: string): readonly RowTexts[] | undefined
  text(rows: readonly RowTexts[]): string
}
export type Field = SimpleField | RowsField
export type Inputs = Readonly<Record<string, Field>>

type ValueOf<F> = F extends { readonly value?: infer V } ? Exclude<V, undefined> : never
export type ValuesOf<I> = { readonly [K in keyof I]: ValueOf<I[K]> }

/** Where `when` names a field that is not there, or a value that field cannot have: never, so that it does not compile. */
export type CheckedWhen<I> = {
  readonly [K in keyof I]: I[K] extends { readonly when?: infer W } ? WhenChecked<NonNullable<W>, I> : unknown
}
type WhenChecked<W, I> = string extends keyof W
  ? unknown
  : { readonly when?: { readonly [P in keyof W]: P extends keyof I ? WhenValue<W[P], ValueOf<I[P]>> : never } }
type WhenValue<Given, V> = string extends Given ? Given : [V] extends [string | boolean] ? V | readonly V[] : never

/** The paths an error can have: a field, a row of a list, a cell of a row. */
export type FieldPath<I> =
  | (keyof I & string)
  | {
      [K in keyof I & string]: I[K] extends RowsField<infer C>
        ? `${K}.${number}` | `${K}.${number}.${keyof C & string}`
        : never
    }[keyof I & string]

type Optional = { readonly optional: true }
type Defaults = { readonly min: number; readonly max: number; readonly decimals: number }

function numberField(kind: NumberFieldKind, defaults: Defaults) {
  function make<const W extends When>(spec: NumberSpec<W> & Optional): NumberField<number | null, W>
  function make<const W extends When>(spec: NumberSpec<W>): NumberField<number, W>
  function make(spec: NumberSpec): NumberField<number> {
    return { ...defaults, ...spec, kind }
  }
  return make
}

/** An amount in euro, to the cent. */
export const euro = numberField('euro', { min: 0, max: 10_000_000, decimals: 2 })
/** A rate. start, min and max are fractions: 0.0325 is shown as 3,25 %. */
export const percent = numberField('percent', { min: -0.02, max: 0.3, decimals: 4 })
export const months = numberField('months', { min: 1, max: 720, decimals: 0 })
export const years = numberField('years', { min: 1, max: 60, decimals: 0 })
/** A calendar year or a year of birth, written without a dot. */
export const year = numberField('year', { min: 1900, max: 2200, decimals: 0 })
/** Any other number: pieces, persons, kilometres. */
export const count = numberField('count', { min: 0, max: 1_000_000, decimals: 0 })

function dateField(kind: 'date' | 'month') {
  function make<const W extends When>(spec: DateSpec<W> & Optional): DateField<string | null, W>
  function make<const W extends When>(spec: DateSpec<W>): DateField<string, W>
  function make(spec: DateSpec): DateField<string> {
    return { ...spec, kind }
  }
  return make
}
/** A day, YYYY-MM-DD in code and dd/mm/jjjj on screen. */
export const date = dateField('date')
/** A month, YYYY-MM in code and mm/jjjj on screen. */
export const month = dateField('month')

export function choice<const V extends string, const W extends When>(
  spec: Common<W> & { readonly options: readonly Option<V>[]; readonly start: FromEnv<NoInfer<V>> },
): ChoiceField<V, W> {
  return { ...spec, kind: 'choice' }
}

export function toggle<const W extends When>(spec: Common<W> & { readonly start: FromEnv<boolean> }): ToggleField<W> {
  return { ...spec, kind: 'toggle' }
}

/** Free text such as a name. It stays in the browser and, in a link, behind the #. */
export function text<const W extends When>(
  spec: Common<W> & { readonly start: FromEnv<string> } & Partial<Pick<TextField, 'maxLength' | 'table'>>,
): TextField<W> {
  return { maxLength: 60, ...spec, kind: 'text' }
}

/** A list the visitor can lengthen: debts, lots, deposits. Column keys and values follow the column kinds. */
export function rows<C extends Columns, const W extends When>(
  spec: Common<W> & {
    readonly columns: C
    readonly start: FromEnv<readonly RowValue[]>
    readonly row: string
    readonly line?: readonly (keyof C & string)[]
    readonly asFact?: RowFact
    readonly counted?: boolean
    readonly table?: true
    readonly ours?: true
    readonly min?: number
    readonly max?: number
  },
): RowsField<C, W> {
  return { min: 0, max: 50, ...spec, kind: 'rows' }
}

/** The choice a text stands for, also under a former name. */
export function optionFor<V extends string>(field: ChoiceField<V>, text: unknown): Option<V> | undefined {
  return field.options.find(({ value, formerly }) => value === text || formerly?.some((one) => one === text))
}

export function startValue<T>(start: FromEnv<T>, env: Env): T {
  return typeof start === 'function' ? (start as (env: Env) => T)(env) : start
}

/** The bounds of a number today. */
export function boundsOf({ min, max, around }: NumberField, env: Env): { readonly min: number; readonly max: number } {
  if (!around) return { min, max }
  const now = yearOf(env.today)
  return { min: Math.max(min, now - around.back), max: Math.min(max, now + around.ahead) }
}

export function hintText(field: Field, env: Env): string | undefined {
  return typeof field.hint === 'function' ? field.hint(env) : field.hint
}

/** Whether the field is on screen for these values. A hidden field keeps its start value. */
export function isShown(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  if (!field.when) return true
  return Object.entries(field.when).every(([key, wanted]) => {
    const options: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted]
    return options.includes(values[key])
  })
}

/** Whether another field that is filled in answers what this one asks: the postcode tells the region. */
export const isReplaced = (inputs: Inputs, key: string, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(inputs).some(([other, { replaces }]) => replaces?.includes(key) && (values[other] ?? '') !== '')

/** The cells of a row that are on screen; a condition looks at the row first, then at the form around it. */
export function shownColumns(
  { columns }: RowsField,
  row: Readonly<Record<string, unknown>>,
  around: Readonly<Record<string, unknown>>,
): readonly (readonly [string, SimpleField])[] {
  return Object.entries(columns).filter(([, cell]) => isShown(cell, { ...around, ...row }))
}

/** The unit of a field's values, for reading, showing and describing it. */
export function unitOf(field: SimpleField): Unit {
  switch (field.kind) {
    case 'count':
      return 'number'
    case 'choice':
    case 'toggle':
      return 'text'
    default:
      return field.kind
  }
}

/** What stands behind the field: its unit, or the words it brings itself. */
export function suffixOf(field: SimpleField): string {
  return ('unit' in field ? field.unit : undefined) ?? UNITS[unitOf(field)].suffix
}
