/** The chart, table and steps of a rent indexation. */
import { dateText, eur, longDate, num, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Step, Table } from '#calculators/kernel/report.ts'
import {
  aanvangsindexMaand,
  epcCorrectie,
  terugwerkendeMaanden,
  waalseIndexsprong,
} from '#rules/wonen/huurindexatie.figures.ts'
import type { Rent } from './case.ts'

/** The rent climbs a step at each anniversary. */
export function rentChart({ values, work: { history, years } }: Rent): Chart {
  const rents = [values.basishuur, ...history.map(({ indexed }) => indexed.rent)]
  const starts = [Number(values.start.slice(0, 4)), ...years]
  return {
    kind: 'columns',
    key: 'huur',
    title: 'Hoogste huur per maand, jaar na jaar',
    sentence: `Van ${eur(values.basishuur)} bij de start tot ${eur(rents.at(-1) ?? values.basishuur)}.`,
    y: { unit: 'euro0' },
    columns: rents.map((rent, index) => {
      const last = index === rents.length - 1
      return {
        label: String(starts[index] ?? ''),
        strong: last,
        parts: [
          { label: 'Bij de start', value: Math.min(rent, values.basishuur), tone: last ? 'main' : 'third' },
          { label: 'Indexatie', value: Math.max(0, rent - values.basishuur), tone: last ? 'second' : 'open' },
        ],
      }
    }),
  }
}

export function rentTable({ values, work: { history, startMonth } }: Rent): Table {
  return {
    key: 'verjaardagen',
    title: 'Verjaardag per verjaardag',
    columns: [
      { key: 'vanaf', label: 'Vanaf', unit: 'date' },
      { key: 'huur', label: 'Huur', unit: 'euro' },
      { key: 'maand', label: 'Index van', unit: 'month' },
      { key: 'index', label: 'Gezondheidsindex', unit: 'index' },
      { key: 'correctie', label: 'EPC-factor', unit: 'number', decimals: 6 },
    ],
    rows:
      history.length > 0
        ? history.map(({ day, indexed }) => [day, indexed.rent, indexed.newMonth, indexed.newIndex, indexed.factor])
        : [[values.start, values.basishuur, startMonth, null, 1]],
  }
}

/** How much of the limited indexation was allowed, in words. */
export const allowedText = (allowed: number) =>
  allowed === 0
    ? 'niet stijgen'
    : `maar ${allowed === 0.5 ? 'half' : `voor ${pct(allowed, 0)}`} met de index meestijgen`

export function rentSteps({ values, out, work }: Rent): Step[] {
  const { result, bySignature } = work
  if (!result)
    return [
      {
        text: `Voor de verjaardag op ${dateText(out.verjaardag ?? '')} telt de index van ${longDate(out.wachtOp ?? '')}.`,
      },
      {
        text: `Onze reeks loopt tot ${longDate(work.newest)}. Vul het cijfer van Statbel in bij “Nieuwe gezondheidsindex”.`,
      },
    ]
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
      formula: `${eur(values.basishuur)} × ${num(result.newIndex)} ÷ ${num(result.startIndex)}`,
    },
    result.allowed === 1
      ? { text: 'Er is geen correctie voor het EPC.', law: [epcCorrectie] }
      : result.restart
        ? {
            text: `Door het EPC was de huur in het jaar van de beperking ${eur(result.restart.rent)}. Vanaf dat bedrag wordt opnieuw geïndexeerd: **${eur(result.rent)}**.`,
            formula: `${eur(result.restart.rent)} × ${num(result.newIndex)} ÷ ${num(result.restart.index)}`,
            law: [epcCorrectie],
          }
        : {
            text: `Met de EPC-factor ${num(result.factor, 6)} wordt dat **${eur(result.rent)}**.`,
            formula: `${eur(result.uncorrected)} × ${num(result.factor, 6)}`,
            law: [epcCorrectie],
          },
    {
      text: `Wie de indexering vraagt, krijgt ze hoogstens ${work.mostMonthsBack} maanden terug: hier vanaf **${dateText(out.vanafGevraagd ?? '')}**.`,
      law: [terugwerkendeMaanden],
    },
  ]
}
