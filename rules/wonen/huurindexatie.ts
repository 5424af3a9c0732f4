/**
 * Rent indexation of a main residence: new rent = base rent × new health index ÷ starting index, at most
 * once a year. In 2022-2023 badly insulated homes could follow only a part of one indexation, and that
 * part stays lost for the rest of the contract.
 * Leaves out: rents that were changed by agreement and contracts signed before 1994.
 */
import { addDays, addYears, monthOf, shiftMonth, year } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { indexOf } from '#rules/kernel/prijsindex.ts'

export type Epc = 'geen' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

type EpcRule = {
  /** First day of the year in which the limit held; only contracts that had started before it are touched. */
  readonly vanaf: string
  /** Part of that one indexation that was allowed; labels that are not named had all of it. */
  readonly deel: Readonly<Partial<Record<Epc, number>>>
}

/** One year of limits in each region, and what each label could still ask of that year's indexation. */
export const epcCorrectie = dated<Readonly<Record<Gewest, EpcRule>>>(
  'Beperking van de huurindexering van 2022-2023 volgens het EPC',
  'schaal',
  [
    {
      from: '2000-01-01',
      value: {
        vlaanderen: { vanaf: '2022-10-01', deel: { d: 0.5, e: 0, f: 0, g: 0, geen: 0 } },
        brussel: { vanaf: '2022-10-14', deel: { e: 0.5, f: 0, g: 0, geen: 0 } },
        wallonie: { vanaf: '2022-11-01', deel: { d: 0.75, e: 0.5, f: 0, g: 0, geen: 0 } },
      },
    },
  ],
  {
    source:
      'Vlaanderen.be, huurprijsindexatie met correctiefactoren; Brussel Huisvesting; Waals decreet van 19 oktober 2022 (Staatsblad 3 november 2022)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De beperking gold een jaar; wat toen niet mocht, mag later niet ingehaald worden.',
  },
)

/** Which month gives the starting index; read on the day of the signature. */
export const aanvangsindexMaand = dated<Readonly<Record<Gewest, 'ondertekening' | 'inwerkingtreding'>>>(
  'Maand van de aanvangsindex: de maand vóór',
  'schaal',
  [
    {
      from: '1994-02-01',
      value: { vlaanderen: 'ondertekening', brussel: 'ondertekening', wallonie: 'ondertekening' },
      article: 'art. 1728bis oud BW',
    },
    {
      from: '2019-01-01',
      value: { vlaanderen: 'inwerkingtreding', brussel: 'ondertekening', wallonie: 'ondertekening' },
      article: 'art. 34 Vlaams Woninghuurdecreet',
    },
  ],
  { source: 'Statbel, huurindexatie', checkedOn: '2026-11-15', confidence: 'hoog' },
)

/** Contracts that ran on the first day used the index of a year earlier on every anniversary until the last. */
export const waalseIndexsprong = dated(
  'Waalse indexsprong voor huren',
  'schaal',
  [{ from: '2000-01-01', value: { vanaf: '2016-04-01', tot: '2018-03-31' } }],
  {
    source: 'Waals decreet van 3 maart 2016; Grondwettelijk Hof, arrest 32/2018 van 15 maart 2018',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Vernietigd door het Grondwettelijk Hof. Vanaf de eerste verjaardag na 31 maart 2018 telt weer de gewone index.',
  },
)

export const terugwerkendeMaanden = dated(
  'Terugwerking van een gevraagde huurindexering',
  'maanden',
  [{ from: '1991-02-28', value: 3 }],
  {
    source: 'Vlaams Woninghuurdecreet, art. 34; Brusselse Huisvestingscode; oud Burgerlijk Wetboek',
    article: 'art. 1728bis oud BW',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export type RentPlan = {
  readonly region: Gewest
  readonly rent: number
  readonly signed: string
  readonly start: string
  readonly on: string
  readonly epc: Epc
  /** Indices on the base 2013 that take the place of those of the series. */
  readonly ownStartIndex?: number | null
  readonly ownNewIndex?: number | null
}
export type RentIndexation = {
  /** The anniversary that this indexation belongs to. */
  readonly anniversary: string
  readonly startMonth: string
  readonly startIndex: number
  readonly newMonth: string
  readonly newIndex: number
  /** The Walloon index jump: the new index is that of a year earlier. */
  readonly yearEarlier: boolean
  /** What the full indexation is multiplied with. */
  readonly factor: number
  /** Part of the indexation of 2022-2023 that was allowed; 1 when nothing was held back. */
  readonly allowed: number
  readonly rent: number
  readonly uncorrected: number
  /** Wallonia: the rent of the limited year, from which later years start again. */
  readonly restart: { readonly rent: number; readonly index: number } | null
}

/** Last anniversary of the start that is not after the wanted day. */
export function lastAnniversary(start: string, on: string): string | null {
  const calendarYears = year(on) - year(start)
  const years = addYears(start, calendarYears) > on ? calendarYears - 1 : calendarYears
  return years > 0 ? addYears(start, years) : null
}

export const startIndexMonth = (law: Law, plan: Pick<RentPlan, 'region' | 'signed' | 'start'>) => {
  const which = law.on(plan.signed)(aanvangsindexMaand)[plan.region]
  return shiftMonth(monthOf(which === 'ondertekening' ? plan.signed : plan.start), -1)
}

const health = (law: Law, month: string) => indexOf(law, month, 'gezondheid')?.value ?? null

/** The indexation that the limits of 2022-2023 held back: indices before and on that anniversary. */
function heldBack(law: Law, plan: RentPlan, anniversary: string) {
  const { vanaf, deel } = law(epcCorrectie)[plan.region]
  const allowed = deel[plan.epc] ?? 1
  // A contract that started in that year or later has no anniversary in it.
  const limited = lastAnniversary(plan.start, addDays(addYears(vanaf, 1), -1))
  if (allowed === 1 || limited === null || anniversary < limited) return null
  const month = shiftMonth(monthOf(limited), -1)
  const now = health(law, month)
  const before = health(law, shiftMonth(month, -12))
  return now === null || before === null ? null : { allowed, now, before, inThatYear: anniversary === limited }
}

function jumped(law: Law, { region, start }: RentPlan, anniversary: string): boolean {
  const { vanaf, tot } = law(waalseIndexsprong)
  return region === 'wallonie' && start < vanaf && anniversary >= vanaf && anniversary <= tot
}

export function indexeerHuur(law: Law, plan: RentPlan): RentIndexation | { readonly missing: string } | null {
  const anniversary = lastAnniversary(plan.start, plan.on)
  if (anniversary === null) return null
  const startMonth = startIndexMonth(law, plan)
  const yearEarlier = jumped(law, plan, anniversary)
  const newMonth = shiftMonth(monthOf(anniversary), yearEarlier ? -13 : -1)
  const startIndex = plan.ownStartIndex ?? health(law, startMonth)
  const newIndex = plan.ownNewIndex ?? health(law, newMonth)
  if (startIndex === null) return { missing: startMonth }
  if (newIndex === null) return { missing: newMonth }
  const limit = heldBack(law, plan, anniversary)
  const factor = limit ? (limit.before + limit.allowed * (limit.now - limit.before)) / limit.now : 1
  const uncorrected = (plan.rent * newIndex) / startIndex
  // Wallonia starts again from the rent in euro of the limited year; the others correct the full indexation.
  const restart =
    limit && plan.region === 'wallonie' && !limit.inThatYear
      ? { rent: roundCents(((plan.rent * limit.now) / startIndex) * factor), index: limit.now }
      : null
  const rent = restart ? (restart.rent * newIndex) / restart.index : uncorrected * factor
  return {
    anniversary,
    startMonth,
    startIndex,
    newMonth,
    newIndex,
    yearEarlier,
    factor,
    allowed: limit?.allowed ?? 1,
    rent: roundCents(rent),
    uncorrected: roundCents(uncorrected),
    restart,
  }
}
