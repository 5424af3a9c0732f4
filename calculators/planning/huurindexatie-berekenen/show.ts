/** The chart, table, steps and letter of a rent indexation. */
import { dateText, eur, longDate, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Report, Step, Table } from '#calculators/kernel/report.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Gewest, gewestNaam } from '#rules/kernel/gewest.ts'
import {
  aanvangsindexMaand,
  epcCorrectie,
  terugwerkendeMaanden,
  waalseIndexsprong,
} from '#rules/wonen/huurindexatie.figures.ts'
import type { RentIndexation } from '#rules/wonen/huurindexatie.ts'

export type Year = { readonly day: string; readonly outcome: RentIndexation }

type Contract = {
  readonly basishuur: number
  readonly gewest: Gewest
  readonly start: string
  readonly ondertekend: string
  readonly vanaf: string
}

export function rentChart({ basishuur, start }: Contract, history: readonly Year[], rent: number): Chart {
  return {
    kind: 'step',
    key: 'huur',
    title: 'Hoogste huur per jaar',
    sentence: `Van ${eur(basishuur)} bij de start tot ${eur(rent)} nu.`,
    x: {
      label: 'Verjaardag',
      values: [Number(start.slice(0, 4)), ...history.map(({ day }) => Number(day.slice(0, 4)))],
    },
    y: { unit: 'euro' },
    series: [
      {
        key: 'huur',
        label: 'Geïndexeerde huur',
        values: [basishuur, ...history.map(({ outcome }) => outcome.rent)],
      },
    ],
  }
}

export function rentTable({ basishuur, start }: Contract, history: readonly Year[], startMonth: string): Table {
  return {
    key: 'verjaardagen',
    title: 'Verjaardag per verjaardag',
    columns: [
      { key: 'vanaf', label: 'Vanaf', unit: 'date' },
      { key: 'maand', label: 'Index van', unit: 'month' },
      { key: 'index', label: 'Gezondheidsindex', unit: 'number' },
      { key: 'correctie', label: 'EPC-factor', unit: 'number', decimals: 6 },
      { key: 'huur', label: 'Huur', unit: 'euro' },
    ],
    rows:
      history.length > 0
        ? history.map(({ day, outcome }) => [day, outcome.newMonth, outcome.newIndex, outcome.factor, outcome.rent])
        : [[start, startMonth, null, 1, basishuur]],
  }
}

/** How much of the limited indexation was allowed, in words. */
export const allowedText = (allowed: number) =>
  allowed === 0
    ? 'niet stijgen'
    : `maar ${allowed === 0.5 ? 'half' : `voor ${pct(allowed, 0)}`} met de index meestijgen`

export function rentSteps(law: Law, contract: Contract, result: RentIndexation | null): Step[] {
  if (!result)
    return [
      { text: 'De index die we nodig hebben, is nog niet gepubliceerd.' },
      { text: 'De huur blijft tot dan wat ze is.' },
    ]
  const bySignature = law.on(contract.ondertekend)(aanvangsindexMaand)[contract.gewest] === 'ondertekening'
  return [
    {
      text: `De aanvangsindex is die van ${longDate(result.startMonth)}: **${num(result.startIndex)}**. Dat is de maand vóór ${bySignature ? 'de ondertekening' : 'de start van de huur'}.`,
      law: [aanvangsindexMaand],
    },
    {
      text: `De nieuwe index is die van ${longDate(result.newMonth)}, de maand vóór de verjaardag op ${dateText(result.anniversary)}${result.yearEarlier ? ', een jaar eerder door de Waalse indexsprong' : ''}: **${num(result.newIndex)}**.`,
      ...(result.yearEarlier ? { law: [waalseIndexsprong] } : {}),
    },
    {
      text: `Zonder correctie wordt de huur **${eur(result.uncorrected)}**.`,
      formula: `${eur(contract.basishuur)} × ${num(result.newIndex)} ÷ ${num(result.startIndex)}`,
    },
    result.allowed === 1
      ? { text: 'Er is geen correctie voor het EPC.', law: [epcCorrectie] }
      : result.restart
        ? {
            text: `Door het EPC was de huur in 2022-2023 ${eur(result.restart.rent)}. Vanaf dat bedrag wordt opnieuw geïndexeerd: **${eur(result.rent)}**.`,
            formula: `${eur(result.restart.rent)} × ${num(result.newIndex)} ÷ ${num(result.restart.index)}`,
            law: [epcCorrectie],
          }
        : {
            text: `Met de EPC-factor ${num(result.factor, 6)} wordt dat **${eur(result.rent)}**.`,
            formula: `${eur(result.uncorrected)} × ${num(result.factor, 6)}`,
            law: [epcCorrectie],
          },
    {
      text: `Een verhuurder die het te laat vraagt, krijgt hoogstens ${law(terugwerkendeMaanden)} maanden terug.`,
      law: [terugwerkendeMaanden],
    },
  ]
}

const letterFormula = (basishuur: number, { restart, newIndex, startIndex, allowed, factor }: RentIndexation) =>
  restart
    ? `${eur(restart.rent)} (huur van 2022-2023) × ${num(newIndex)} ÷ ${num(restart.index)}`
    : `${eur(basishuur)} × ${num(newIndex)} ÷ ${num(startIndex)}${allowed === 1 ? '' : ` × ${num(factor, 6)} (EPC-correctie)`}`

export function rentLetter(contract: Contract, result: RentIndexation | null, rent: number): Report['letter'] {
  return {
    title: 'Brief: vraag tot indexering van de huur',
    paragraphs: [
      `Betreft: indexering van de huurprijs, contract van ${dateText(contract.ondertekend)}, ingegaan op ${dateText(contract.start)}, ${gewestNaam[contract.gewest]}.`,
      'Geachte,',
      `Volgens het huurcontract wordt de huur elk jaar aangepast aan de gezondheidsindex. De basishuur bedraagt ${eur(contract.basishuur)} per maand.`,
      result
        ? `De aanvangsindex is ${num(result.startIndex)} (${longDate(result.startMonth)}). De nieuwe index is ${num(result.newIndex)} (${longDate(result.newMonth)}). De nieuwe huur is dus ${letterFormula(contract.basishuur, result)} = ${eur(rent)}.`
        : 'De index van de betrokken maand is nog niet gepubliceerd.',
      `Gelieve vanaf ${dateText(result?.anniversary ?? contract.vanaf)} dit bedrag te betalen, zonder de kosten.`,
      'Met vriendelijke groeten,',
    ],
  }
}
