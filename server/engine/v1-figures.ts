/** Figures of the law as version 1 gives them: one on a day, a list, and the history of one. */
import type * as z from 'zod'
import { addDays } from '#finance/dates.ts'
import { covers, type Dated, type DatedRow, isAnswered, isPending, lawRows, nearestRow } from '#rules/kernel/dated.ts'
import { checkedOnOf, confidenceOf, lawAddress, proofOf } from '#rules/kernel/proof.ts'
import { apiVersion, lawStates, type V1Fault, type v1Figure, type v1Figures, type v1History } from '#contract/v1.ts'
import { findFigures, lawFigures, type NamedFigure } from '#server/engine/figures.ts'

/** As JSON can say it: a formula is named, and no number has binary dust: no law writes more than twelve digits. */
export function plainLaw(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(12))
  if (typeof value === 'function') return 'volgens de formule'
  if (Array.isArray(value)) return value.map(plainLaw)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainLaw(part)]))
}

/** On a day when it holds, a voted and published row is the law. */
const standOf = ({ state, from }: DatedRow<unknown>, day: string): (typeof lawStates)[number] =>
  state === undefined || state === 'wet' ? (from <= day ? 'geldt' : 'wet') : state

const headOf = ({ name, subject, figure }: NamedFigure) => ({
  id: name,
  label: figure.label,
  onderwerp: subject,
  eenheid: figure.unit,
})

function rowFields(figure: Dated<unknown>, row: DatedRow<unknown>, day: string) {
  const proof = proofOf(row)
  return {
    vanaf: row.from,
    waarde: plainLaw(row.value),
    stand: standOf(row, day),
    bron: row.source ?? figure.source,
    artikel: proof?.article ?? row.article ?? figure.article,
    adres: lawAddress(figure, row),
    bewijs: proof?.says,
    zekerheid: confidenceOf(figure, row),
    nagekeken: checkedOnOf(figure, row),
    afgeleid: row.derived,
    opmerking: row.note ?? figure.note,
  }
}

const byName = async (id: string) => (await lawFigures()).find(({ name }) => name === id)

const unknownOn = ({ figure }: NamedFigure): V1Fault => ({
  veld: 'datum',
  soort: 'waarde',
  boodschap: 'Op die dag kennen we dit cijfer niet.',
  min: figure.rows[0]?.from,
  max: figure.knownTo,
})

/** With the reason where there is none: no such figure, or not on that day. */
export async function figureOnDay(
  id: string,
  day: string,
): Promise<z.infer<typeof v1Figure> | { readonly missing: V1Fault | 'unknown' }> {
  const named = await byName(id)
  if (named === undefined) return { missing: 'unknown' }
  const { figure } = named
  if (!isAnswered(figure, day)) return { missing: unknownOn(named) }
  return {
    versie: apiVersion,
    ...headOf(named),
    datum: day,
    ...rowFields(figure, nearestRow(figure, day), day),
    voorlopig: !covers(figure, day),
    bekendTot: figure.knownTo,
    komt: figure.rows
      .filter((row) => isPending(row) || row.from > day)
      .map((row) => ({ vanaf: row.from, waarde: plainLaw(row.value), stand: standOf(row, day) })),
  }
}

export type FigureFilter = {
  readonly zoek?: string | undefined
  readonly onderwerp?: string | undefined
  readonly eenheid?: string | undefined
  readonly stand?: string | undefined
}

/** A word that no figure has, with those there are. */
function wrongWord({ onderwerp, eenheid, stand }: FigureFilter, all: readonly NamedFigure[]): V1Fault | undefined {
  const asked: readonly (readonly [string, string | undefined, readonly string[]])[] = [
    ['onderwerp', onderwerp, [...new Set(all.map(({ subject }) => subject))].toSorted()],
    ['eenheid', eenheid, [...new Set(all.map(({ figure }) => figure.unit))].toSorted()],
    ['stand', stand, lawStates],
  ]
  const wrong = asked.find(([, word, known]) => word !== undefined && !known.includes(word))
  if (wrong === undefined) return undefined
  const [veld, , known] = wrong
  const keuzes = known.map((waarde) => ({ waarde, label: waarde }))
  return { veld, soort: 'keuze', boodschap: 'Kies een van de mogelijkheden.', keuzes }
}

/** Those that are known on the day; with `stand` those of which a row of that kind is ahead or holds. */
export async function figureList(
  filter: FigureFilter,
  day: string,
): Promise<z.infer<typeof v1Figures> | { readonly missing: V1Fault }> {
  const { zoek, onderwerp, eenheid, stand } = filter
  const every = await lawFigures()
  const wrong = wrongWord(filter, every)
  if (wrong) return { missing: wrong }
  const all = zoek === undefined ? every : await findFigures(zoek, 50)
  const cijfers = all
    .filter(({ subject, figure }) => (onderwerp ?? subject) === subject && (eenheid ?? figure.unit) === figure.unit)
    .flatMap((named) => {
      const { figure } = named
      const row =
        stand === undefined || stand === 'geldt'
          ? isAnswered(figure, day) && nearestRow(figure, day)
          : figure.rows.find((one) => standOf(one, day) === stand)
      if (!row) return []
      return [
        {
          ...headOf(named),
          vanaf: row.from,
          waarde: plainLaw(row.value),
          stand: standOf(row, day),
          voorlopig: !covers(figure, day),
        },
      ]
    })
  return { versie: apiVersion, datum: day, cijfers }
}

export async function figureHistory(id: string, day: string): Promise<z.infer<typeof v1History> | undefined> {
  const named = await byName(id)
  if (named === undefined) return undefined
  const { figure } = named
  const law = lawRows(figure)
  const endOf = (row: DatedRow<unknown>) => {
    const next = law[law.indexOf(row) + 1]
    return isPending(row) || next === undefined ? undefined : addDays(next.from, -1)
  }
  return {
    versie: apiVersion,
    ...headOf(named),
    bekendTot: figure.knownTo,
    rijen: figure.rows.map((row) => ({ ...rowFields(figure, row, day), tot: endOf(row) })),
  }
}
