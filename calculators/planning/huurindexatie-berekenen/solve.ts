import type { Env } from '#calculators/kernel/fields.ts'
import { addYears, monthOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { indexOf, lastMonth } from '#rules/kernel/prijsindex.ts'
import { terugwerkendeMaanden } from '#rules/wonen/huurindexatie.figures.ts'
import { indexeerHuur, lastAnniversary, type RentIndexation, startIndexMonth } from '#rules/wonen/huurindexatie.ts'
import { askedFrom, contractOf, signatureCounts, typedIndex, type Values } from './model.ts'

/** No contract of today is older. */
const MOST_YEARS = 40

const known = (found: ReturnType<typeof indexeerHuur>): RentIndexation | null =>
  found !== null && !('missing' in found) ? found : null

export function solve(values: Values, env: Env) {
  const { law } = env
  const contract = contractOf(law, values)
  const last = lastAnniversary(values.start, values.vanaf) ?? values.vanaf
  const own = { ...contract, ownNewIndex: typedIndex(law, values) }
  const result = known(indexeerHuur(law, own))
  const wanted = indexeerHuur(law, own)
  const missing = wanted !== null && 'missing' in wanted ? wanted.missing : null
  const newest = lastMonth('gezondheid')
  const estimate = missing
    ? known(indexeerHuur(law, { ...contract, ownNewIndex: indexOf(law, newest, 'gezondheid')?.value ?? null }))
    : null
  const untilThen = missing
    ? (known(indexeerHuur(law, { ...contract, on: addYears(last, -1) }))?.rent ?? values.basishuur)
    : null

  const history = Array.from({ length: MOST_YEARS }, (_, index) => addYears(values.start, index + 1))
    .filter((day) => day <= values.vanaf)
    .flatMap((day) => {
      const indexed = known(indexeerHuur(law, { ...(day === last ? own : contract), on: day }))
      return indexed ? [{ day, indexed }] : []
    })
  const asked = askedFrom(env, values, result?.anniversary ?? last)
  const difference = result ? roundCents(result.rent - (values.huidigeHuur ?? values.basishuur)) : null
  const arrears =
    difference !== null && values.huidigeHuur !== null ? roundCents(Math.max(0, difference) * asked.monthsBack) : 0

  return {
    out: {
      nieuweHuur: result?.rent ?? null,
      wachtOp: missing,
      vanafGevraagd: asked.from,
      verschil: difference,
      achterstal: arrears > 0 ? arrears : null,
      huurTotDan: untilThen,
      schatting: estimate?.rent ?? null,
      stijging: result ? result.rent / values.basishuur - 1 : null,
      verjaardag: result?.anniversary ?? last,
      aanvangsindex: result?.startIndex ?? null,
      nieuweIndex: result?.newIndex ?? null,
      correctiefactor: result?.factor ?? null,
      zonderCorrectie: result?.uncorrected ?? null,
      perJaar: difference === null ? null : roundCents(12 * difference),
    },
    work: {
      result,
      history,
      newest,
      request: asked.request,
      late: asked.late,
      monthsBack: asked.monthsBack,
      mostMonthsBack: law(terugwerkendeMaanden),
      startMonth: startIndexMonth(law, contract),
      bySignature: signatureCounts(law, values),
      years: history.map(({ day }) => Number(monthOf(day).slice(0, 4))),
    },
  }
}
