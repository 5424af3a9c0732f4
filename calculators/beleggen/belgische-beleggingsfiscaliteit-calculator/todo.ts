/** The list "wat moet ik zelf doen?": task, code and moment. */
import { eur, num } from '#calculators/kernel/format.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { termijnBeurstaks } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import { codeDividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { codeRoerendInkomen, codeSpaarrente } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Values } from './inputs.ts'
import type { YearTax } from './taxes.ts'

export function todoTable(values: Values, { lines, law, gains, net }: YearTax): Table {
  const of = (key: string) => lines.find((line) => line.key === key)
  const year = values.inkomstenjaar
  const taxReturn = `aangifte van ${year + 1}, online meestal tot half juli`
  const abroad = values.broker === 'buitenlands'
  const rows: [string, string, string, number][] = []
  const add = (task: string, code: string, when: string, amount: number) => rows.push([task, code, when, amount])
  const dividend = of('dividend')
  if (dividend && dividend.back > 0) {
    add('Voorheffing op je eerste dividenden terugvragen', law(codeDividendvrijstelling), taxReturn, dividend.back)
  }
  const savings = of('spaarrente')
  if (savings && savings.self > 0)
    add('Spaarrente boven de vrijstelling aangeven', law(codeSpaarrente), taxReturn, -savings.self)
  const income = (of('interest')?.self ?? 0) + (dividend?.self ?? 0) + (of('reynders')?.self ?? 0)
  if (income > 0) add('Rente en dividenden zonder inhouding aangeven', law(codeRoerendInkomen), taxReturn, -income)
  const gain = of('meerwaarde')
  if (gain && gain.back > 0)
    add('Te veel ingehouden meerwaardebelasting terugvragen', 'code nog niet bekend', taxReturn, gain.back)
  if (gain && gain.self > 0) add('Meerwaarden aangeven', 'code nog niet bekend', taxReturn, -gain.self)
  if (gains.exemption > 0 && gains.tax === 0 && gains.carriedOut > 0 && net >= 0) {
    add(`Ongebruikte vrijstelling bijhouden: ${eur(gains.carriedOut, 0)}`, '', `voor ${year + 1} en later`, 0)
  }
  const exchange = of('beurstaks')
  if (abroad && exchange && exchange.due > 0) {
    add(
      'Beurstaks zelf aangeven en betalen',
      'MyMinfin',
      `uiterlijk het einde van de ${num(law(termijnBeurstaks))}e maand na elk order`,
      -exchange.due,
    )
  }
  const account = of('effectentaks')
  if (abroad && account && account.due > 0)
    add('Taks op de effectenrekening zelf aangeven', 'MyMinfin', `samen met de aangifte van ${year + 1}`, -account.due)
  if (abroad) add('Je buitenlandse rekening melden bij de Nationale Bank (CAP)', 'CAP', 'een keer, bij het openen', 0)
  if (rows.length === 0) add('Niets: je bank of broker regelde alles', '', '', 0)
  return {
    key: 'takenlijst',
    title: 'Wat moet je zelf doen?',
    columns: [
      { key: 'taak', label: 'Taak', unit: 'text' },
      { key: 'code', label: 'Code', unit: 'text' },
      { key: 'wanneer', label: 'Wanneer', unit: 'text' },
      { key: 'bedrag', label: 'Terug (+) of te betalen (−)', unit: 'euro' },
    ],
    rows,
  }
}
