/** What the law says about this purchase besides the amount, as codes. */
import { addYears } from '#finance/dates.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  vlaamseGrensBescheiden,
  vlaamseGrensKernstad,
  vlaamseMeeneembaarheid,
  vlaamsTariefGewoon,
  vlaamsTariefRenovatie,
  vlaamsTariefSloop,
  waalsTariefBescheiden,
} from '#rules/wonen/registratietarieven.figures.ts'
import {
  brusselsAbattement,
  brusselsAbattementGrond,
  brusselsPlafond,
  brusselsPlafondGrond,
} from '#rules/wonen/registratietarieven-brussel.figures.ts'
import type { DutyValues } from './inputs.ts'

export type Remark =
  | {
      readonly code:
        | 'boven-plafond'
        | 'net-boven-grens'
        | 'verkopen-brussel'
        | 'compromis-tarief'
        | 'compromis-abattement'
      readonly amount: number
    }
  | {
      readonly code:
        | 'sloop-gewoon-tarief'
        | 'renovatie-afgeschaft'
        | 'meeneembaarheid-afgeschaft'
        | 'meeneembaarheid-keuze'
        | 'bescheiden-afgeschaft'
        | 'verkopen'
        | 'notaris-van-vandaag'
    }

/** How far above the limit of a modest home a price is still called close. */
const CLOSE = 1.05

/** Two rises followed the day of the agreement instead of that of the deed: 12 % in Flanders, the allowance in Brussels. */
function byAgreement(
  { gewest, goed, prijs, datumAkte, aandeelEigenWoning }: DutyValues,
  onDeed: Law,
  gained: number,
): Remark[] {
  const before = onDeed.on(addYears(datumAkte, -1))
  const rate = before(vlaamsTariefGewoon)
  if (gewest === 'vlaanderen' && (gained === 0 || aandeelEigenWoning < 1) && rate < onDeed(vlaamsTariefGewoon))
    return [{ code: 'compromis-tarief', amount: rate }]
  const [free, limit] =
    goed === 'grond' ? [brusselsAbattementGrond, brusselsPlafondGrond] : [brusselsAbattement, brusselsPlafond]
  return gewest === 'brussel' && gained > 0 && before(free) < onDeed(free)
    ? [{ code: 'compromis-abattement', amount: prijs > before(limit) ? 0 : before(free) }]
    : []
}

/** `gained` is what the own home saves here: without it nothing depends on another home. */
export function remarksOf(values: DutyValues, onDeed: Law, today: string, gained: number): Remark[] {
  const { prijs, gewest, goed, enigeEigenWoning } = values
  const remarks: Remark[] = byAgreement(values, onDeed, gained)
  if (gewest === 'brussel' && enigeEigenWoning && goed === 'bestaand' && prijs > onDeed(brusselsPlafond))
    remarks.push({ code: 'boven-plafond', amount: onDeed(brusselsPlafond) })
  const flemishHome = gewest === 'vlaanderen' && enigeEigenWoning
  if (flemishHome && goed === 'heropbouw' && onDeed(vlaamsTariefSloop) >= onDeed(vlaamsTariefGewoon))
    remarks.push({ code: 'sloop-gewoon-tarief' })
  if (flemishHome && values.renovatie && onDeed(vlaamsTariefRenovatie) === null)
    remarks.push({ code: 'renovatie-afgeschaft' })
  const portable = flemishHome && values.meeneembaar > 0 ? onDeed(vlaamseMeeneembaarheid) : undefined
  if (portable === null) remarks.push({ code: 'meeneembaarheid-afgeschaft' })
  if (portable && portable.tarievenVan !== null) remarks.push({ code: 'meeneembaarheid-keuze' })
  if (gewest === 'wallonie' && values.bescheidenWoning && onDeed(waalsTariefBescheiden) === null)
    remarks.push({ code: 'bescheiden-afgeschaft' })
  if (flemishHome && goed === 'bestaand') {
    const limit = onDeed(values.kernstad ? vlaamseGrensKernstad : vlaamseGrensBescheiden)
    if (prijs > limit && prijs <= limit * CLOSE) remarks.push({ code: 'net-boven-grens', amount: limit })
  }
  if (enigeEigenWoning && values.nogTeVerkopen && gained > 0)
    remarks.push(gewest === 'brussel' ? { code: 'verkopen-brussel', amount: gained } : { code: 'verkopen' })
  if (values.datumAkte.slice(0, 4) > today.slice(0, 4)) remarks.push({ code: 'notaris-van-vandaag' })
  return remarks
}
