/** The steps, charts and tables of the inheritance page. */
import { eur } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import { type Erfdeel, type Erfgenaam, EXEMPT, POOLED } from '#rules/familie/erfbelasting.ts'
import {
  erfbelastingGoedDoel,
  erfschalen,
  erfvrijstelling,
  gezinswoningSchalen,
  jongKind,
  kleineErfenis,
  partnerabattement,
  singlevermindering,
} from '#rules/familie/erftarieven.figures.ts'
import { type Gewest, gewestNaam } from '#rules/kernel/gewest.ts'

const shareOf = ({ erfgenaam }: Erfdeel) => roundCents(erfgenaam.roerend + erfgenaam.onroerend)

export function heirsChart(parts: readonly Erfdeel[], estate: number, total: number): Chart {
  return {
    kind: 'bar',
    key: 'erfgenamen',
    title: 'Wat elk krijgt en wat naar de belasting gaat',
    sentence: `Van ${eur(estate)} gaat ${eur(total)} naar de belasting.`,
    stacked: true,
    categories: parts.map((part) => part.erfgenaam.naam),
    y: { unit: 'euro0' },
    series: [
      { key: 'netto', label: 'Netto', values: parts.map((part) => part.netto) },
      { key: 'belasting', label: 'Erfbelasting', values: parts.map((part) => part.belasting) },
    ],
  }
}

export function heirsTable(parts: readonly Erfdeel[]): Table {
  return {
    key: 'erfgenamen',
    title: 'Per erfgenaam',
    columns: [
      { key: 'naam', label: 'Naam', unit: 'text' },
      { key: 'deel', label: 'Krijgt', unit: 'euro', total: true },
      { key: 'vrij', label: 'Vrijgesteld', unit: 'euro', total: true },
      { key: 'belastbaar', label: 'Belastbaar', unit: 'euro', total: true },
      { key: 'vermindering', label: 'Vermindering', unit: 'euro', total: true },
      { key: 'belasting', label: 'Erfbelasting', unit: 'euro', total: true },
      { key: 'netto', label: 'Netto', unit: 'euro', total: true, formula: '{deel}-{belasting}' },
      { key: 'druk', label: 'Druk', unit: 'percent' },
    ],
    rows: parts.map((part) => {
      const share = shareOf(part)
      return [
        part.erfgenaam.naam,
        share,
        part.vrij,
        part.belastbaar,
        part.vermindering,
        part.belasting,
        part.netto,
        share > 0 ? part.belasting / share : 0,
      ]
    }),
  }
}

export type PerRegion = readonly { readonly gewest: Gewest; readonly tax: number }[]

export function regionsTable(perRegion: PerRegion, estate: number, chosen: Gewest): Table {
  return {
    key: 'gewesten',
    title: 'Dezelfde erfenis in de drie gewesten',
    columns: [
      { key: 'gewest', label: 'Gewest', unit: 'text' },
      { key: 'belasting', label: 'Erfbelasting', unit: 'euro' },
      { key: 'druk', label: 'Druk', unit: 'percent' },
    ],
    rows: perRegion.map(({ gewest, tax }) => [gewestNaam[gewest], tax, estate > 0 ? tax / estate : 0]),
    strong: [perRegion.findIndex(({ gewest }) => gewest === chosen)],
  }
}

/** What changes in 2028, before and after that date. */
export function reformNotices(gewest: Gewest, died: string, heirs: readonly Erfgenaam[]): readonly Notice[] {
  const later = died >= '2028-01-01'
  if (gewest === 'wallonie' && !later)
    return [
      {
        tone: 'info',
        text: 'Wallonië verlaagt de tarieven vanaf 1 januari 2028 (decreet van 5 december 2024). Kies bij Verfijn een datum in 2028 om het verschil te zien.',
      },
    ]
  if (gewest === 'wallonie' && heirs.some((heir) => heir.verwantschap === 'kind' && heir.gezinswoning > 0))
    return [
      {
        tone: 'warning',
        text: 'Het verlaagde Waalse tarief voor de gezinswoning in 2028 leidden we af uit de halvering. Reken het na bij een notaris.',
      },
    ]
  if (gewest === 'vlaanderen' && later && heirs.some((heir) => heir.verwantschap === 'partner'))
    return [
      {
        tone: 'info',
        text: 'Voor 2028 is in Vlaanderen een hogere vrijstelling voor de partner aangekondigd. Dat is niet verwerkt.',
      },
    ]
  return []
}

function lawBehind(part: Erfdeel, gewest: Gewest): readonly Dated<unknown>[] {
  if (part.erfgenaam.verwantschap === 'goedDoel') return [erfbelastingGoedDoel]
  const near = part.erfgenaam.verwantschap === 'partner' || part.erfgenaam.verwantschap === 'kind'
  if (gewest === 'vlaanderen')
    return part.erfgenaam.verwantschap === 'partner' ? [erfschalen, partnerabattement] : [erfschalen]
  if (!near) return [erfschalen]
  return part.lijnen.some((line) => line.label === 'Gezinswoning')
    ? [erfschalen, erfvrijstelling, gezinswoningSchalen]
    : [erfschalen, erfvrijstelling]
}

function lineText(naam: string, { label, base, tax }: Erfdeel['lijnen'][number]): string {
  if (label === POOLED)
    return `${naam} deelt de schijven met de andere erfgenamen: op ${eur(base)} samen is dit deel **${eur(tax)}**.`
  if (label === EXEMPT)
    return `${naam} heeft ${eur(base)} vrij, evenredig voor de woning en de andere goederen. Dat haalt **${eur(-tax)}** weg.`
  return `${naam}, ${label.toLowerCase()}: op ${eur(base)} is de belasting **${eur(tax)}**.`
}

export function heirSteps(parts: readonly Erfdeel[], gewest: Gewest, single: boolean, total: number): Step[] {
  const steps: Step[] = parts.flatMap((part) => {
    const lines: Step[] = part.lijnen
      .filter((line) => line.base > 0)
      .map((line) => ({
        text: lineText(part.erfgenaam.naam, line),
        ...(line.label === EXEMPT ? {} : { brackets: line.brackets }),
        law: lawBehind(part, gewest),
      }))
    const named = single && part.erfgenaam.verwantschap !== 'partner' && part.erfgenaam.verwantschap !== 'kind'
    if (part.vermindering > 0)
      lines.push({
        text: `${part.erfgenaam.naam} krijgt **${eur(part.vermindering)}** vermindering${named ? ' omdat het testament dit deel aanwijst' : ''}: er blijft ${eur(part.belasting)} te betalen.`,
        law: named ? [singlevermindering] : [kleineErfenis, jongKind],
      })
    return lines
  })
  steps.push({
    text: `Samen is dat **${eur(total)}**.`,
    sum: [
      ...parts.map((part) => ({ label: part.erfgenaam.naam, value: part.belasting })),
      { label: 'Erfbelasting samen', value: total },
    ],
  })
  if (steps.length === 1) steps.unshift({ text: 'Alles valt onder een vrijstelling.' })
  return steps
}
