/** An answer and a description as version 1 gives them. */
import type { AnyCalculator, Good } from '#calculators/kernel/calculator.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { type describeCalculator, forProgram, type ProgramAnswer } from '#calculators/kernel/program.ts'
import type { Assumed, ToldMove } from '#calculators/kernel/report.ts'
import {
  type AnswerPart,
  answerParts,
  apiVersion,
  fieldKinds,
  type V1Answer,
  type V1Description,
  type V1Fault,
} from '#contract/v1.ts'
import { plainLaw } from '#server/engine/v1-figures.ts'
import { isTextUnit, unitWord } from '#server/engine/v1-words.ts'

/** What `velden=` asked for. */
export type Chosen = { readonly parts: ReadonlySet<AnswerPart>; readonly outputs: ReadonlySet<string> | 'all' }

const everything: Chosen = { parts: new Set(answerParts), outputs: 'all' }
const isPart = (name: string): name is AnswerPart => (answerParts as readonly string[]).includes(name)

/** Names of parts and of outputs, with commas between them; an output brings the part `uitkomsten`. */
export function chosenOf(velden: string | undefined, { outputs }: AnyCalculator): Chosen | readonly V1Fault[] {
  const names = (velden ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) return everything
  const strange = names.filter((name) => !isPart(name) && !Object.hasOwn(outputs, name))
  if (strange.length > 0) {
    const bekend = [...answerParts, ...Object.keys(outputs)]
    return [{ veld: 'velden', soort: 'onbekend', boodschap: `Onbekend: ${strange.join(', ').slice(0, 200)}.`, bekend }]
  }
  const own = names.filter((name) => Object.hasOwn(outputs, name))
  return {
    parts: new Set([...names.filter(isPart), ...(own.length > 0 ? (['uitkomsten'] as const) : [])]),
    outputs: own.length === 0 || names.includes('uitkomsten') ? 'all' : new Set(own),
  }
}

const assumedOf = ({ key, text, reference }: Assumed): V1Answer['aangenomen'][number] =>
  reference
    ? { veld: key, tekst: text, herkomst: reference.from, van: reference.on }
    : { veld: key, tekst: text, herkomst: 'voorbeeld' }

const tones = { info: 'info', warning: 'opgelet', law: 'wet' } as const

function changesOf({ moves }: ProgramAnswer, { outputs }: AnyCalculator): V1Answer['wijzigingen'] {
  if (moves === undefined) return undefined
  const output = outputs[moves.output]
  const round = (value: number) => (output ? forProgram(output.unit, value, output.decimals) : value)
  const one = ({ text, gain, after, change }: ToldMove) => ({
    tekst: text,
    winst: round(gain),
    daarna: round(after),
    invoer: { ...change },
  })
  return {
    uitkomst: moves.output,
    beter: moves.way === 'more' ? 'meer' : 'minder',
    elk: moves.each.map(one),
    samen: moves.together && one(moves.together),
  }
}

const tablesOf = (answer: ProgramAnswer, { tables }: Good['report']): V1Answer['tabellen'] =>
  answer.tables.map(({ key, title, rows }, index) => ({
    sleutel: key,
    titel: title,
    kolommen: (tables[index]?.columns ?? []).map((column) => ({
      sleutel: column.key,
      label: column.label,
      eenheid: unitWord(column.unit),
    })),
    rijen: rows.map((row) => [...row]),
  }))

export type Answered = {
  readonly calculator: AnyCalculator
  readonly answer: ProgramAnswer
  readonly outcome: Good
  readonly link: string
  readonly version: string
}

export function v1AnswerOf(
  { calculator, answer, outcome, link, version }: Answered,
  { parts, outputs }: Chosen,
): V1Answer {
  const { report } = outcome
  const isAsked = (key: string) => outputs === 'all' || outputs.has(key)
  const whole: { readonly [Part in AnswerPart]: () => V1Answer[Part] } = {
    invoer: () => ({ ...answer.inputs }),
    gegeven: () => answer.given.map((veld) => ({ veld, herkomst: 'opgegeven' })),
    zin: () => answer.sentence,
    uitkomsten: () => Object.fromEntries(Object.entries(answer.figures).filter(([key]) => isAsked(key))),
    details: () =>
      answer.details
        .filter(({ key }) => isAsked(key))
        .map(({ key, label, unit, text }) => ({ sleutel: key, label, eenheid: unitWord(unit), tekst: text })),
    meldingen: () => answer.notices.map(({ tone, text }) => ({ soort: tones[tone], tekst: text })),
    wijzigingen: () => changesOf(answer, calculator),
    tabellen: () => tablesOf(answer, report),
    stappen: () => [...answer.steps],
    aannames: () => [...answer.assumptions],
    nietMeegerekend: () => [...answer.excluded],
    wet: () =>
      answer.law.map((law) => ({
        id: law.id,
        label: law.label,
        waarde: plainLaw(law.value),
        eenheid: law.unit,
        vanaf: law.from,
        bron: law.source,
        artikel: law.article,
        adres: law.address,
        zekerheid: law.confidence,
        nagekeken: law.checkedOn,
        stand: law.state === undefined || law.state === 'wet' ? 'geldt' : law.state,
        afgeleid: law.derived,
        voorlopig: law.provisional,
      })),
    link: () => link,
  }
  return {
    versie: apiVersion,
    motor: version,
    rekenhulp: answer.slug,
    datum: answer.date,
    regels: answer.rulesDate,
    aangekondigd: answer.announced,
    voorlopig: answer.provisional,
    voorbeeld: answer.example,
    hoofd: answer.headline,
    kern: [...answer.key],
    aangenomen: answer.assumed.map(assumedOf),
    ...Object.fromEntries(answerParts.filter((part) => parts.has(part)).map((part) => [part, whole[part]()])),
  }
}

type Description = ReturnType<typeof describeCalculator>
type Described = V1Description['velden'][number]

/** What `describeCalculator` says about a field, of which each kind has its own part. */
type Input = {
  readonly key: string
  readonly label: string
  readonly kind: keyof typeof fieldKinds
  readonly hint?: string
  readonly unit?: string
  readonly start?: unknown
  readonly min?: number | string
  readonly max?: number | string
  readonly decimals?: number
  readonly optional?: boolean
  readonly options?: readonly string[]
  readonly optionLabels?: readonly string[]
  readonly when?: Record<string, unknown>
  readonly columns?: readonly Input[]
}

function fieldOf(input: Input): Described {
  const { options, optionLabels, columns } = input
  return {
    sleutel: input.key,
    label: input.label,
    soort: fieldKinds[input.kind],
    uitleg: input.hint,
    eenheid: input.unit,
    start: input.start,
    min: input.min,
    max: input.max,
    decimalen: input.decimals,
    leegMag: input.optional,
    keuzes: options?.map((value, index) => ({ waarde: value, label: optionLabels?.[index] ?? value })),
    toonAls: input.when,
    kolommen: columns?.map(fieldOf),
  }
}

export function v1DescriptionOf(
  meta: Meta,
  calculator: AnyCalculator,
  description: Description,
  { origin, version }: { readonly origin: string; readonly version: string },
): V1Description {
  return {
    versie: apiVersion,
    motor: version,
    slug: meta.slug,
    categorie: meta.category,
    titel: meta.pageTitle,
    vraag: meta.question,
    pagina: `${origin}${description.path}`,
    jaren: [...description.years],
    aangekondigd: description.announced,
    velden: (description.inputs as readonly unknown[] as readonly Input[]).map(fieldOf),
    uitkomsten: Object.entries(calculator.outputs).map(([key, output]) => ({
      sleutel: key,
      label: output.label,
      eenheid: unitWord(output.unit),
      type: isTextUnit(output.unit) ? 'tekst' : 'getal',
      uitleg: output.note,
      kanOntbreken: output.optional,
    })),
  }
}
