/** What stands below the answer about a sale. */
import { madeOf } from '#calculators/kernel/carry.ts'
import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table, Below } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import {
  fotodatum,
  meerwaardetarief,
  meerwaardevrijstelling,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Etf, SaleWork } from './case.ts'

const waterfall = (sale: SaleWork['sale'], net: number): Chart => ({
  kind: 'waterfall',
  key: 'verkoop',
  title: 'Van verkoopbedrag naar netto',
  sentence: `Van ${eur(sale.proceeds)} blijft ${eur(net)} over.`,
  y: { unit: 'euro' },
  bars: [
    { label: 'Verkoopbedrag', value: sale.proceeds, total: true },
    { label: 'Kosten', value: 0 - sale.costs },
    { label: 'Beurstaks', value: 0 - sale.exchange, tone: 'tax' as const },
    { label: 'Reynderstaks', value: 0 - sale.interest.tax, tone: 'tax' as const },
    { label: 'Meerwaardebelasting', value: 0 - sale.tax.tax, tone: 'tax' as const },
    { label: 'Netto', value: net, total: true },
  ].filter(({ value, total }) => total === true || value !== 0),
})

const lots = (sale: SaleWork['sale']): Table => ({
  key: 'loten',
  title: 'Welke stukken weggaan: de oudste eerst',
  columns: [
    { key: 'gekocht', label: 'Gekocht', unit: 'date' },
    { key: 'winst', label: 'Winst', unit: 'euro', total: true },
    { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 6 },
    { key: 'opbrengst', label: 'Opbrengst', unit: 'euro', total: true },
    { key: 'basis', label: 'Startwaarde', unit: 'euro', total: true },
    { key: 'soort', label: 'Fiscaal vanaf', unit: 'text' },
  ],
  rows: sale.slices.map((slice) => [
    slice.boughtOn,
    slice.gain,
    slice.units,
    slice.proceeds,
    slice.base,
    BASIS_TEXT[slice.kind],
  ]),
})

function gainText({ out }: Etf, { sale, taxed }: SaleWork): string {
  if (!taxed) return 'Op die dag was er nog **geen** meerwaardebelasting.'
  const { rest } = sale.interest
  if (rest <= 0) return 'Zo blijft er **geen** winst om te belasten.'
  return `Van de ${eur(rest)} meerwaarde is ${eur(out.vrijgesteld ?? 0)} vrijgesteld. De belasting is **${eur(sale.tax.tax)}**.`
}

export function belowSale(solved: Etf, work: SaleWork): Below {
  const { out } = solved
  const { sale } = work
  const net = out.nettoOpbrengst ?? 0
  return {
    charts: [waterfall(sale, net)],
    tables: [lots(sale)],
    steps: [
      {
        text: `De oudste stuks gaan het eerst weg. Ze brengen ${eur(sale.proceeds)} op en de fiscus telt **${eur(Math.abs(sale.gain))}** ${sale.gain < 0 ? 'verlies' : 'winst'}.`,
        law: [fotodatum],
      },
      {
        text:
          sale.interest.tax > 0
            ? `Het rentedeel is ${eur(sale.interest.interest)}. Daarop betaal je ${pct(work.interestRate, 2, 0)}: **${eur(sale.interest.tax)}**.`
            : 'Je betaalt **geen** Reynderstaks.',
        law: [reyndersDrempel, roerendeVoorheffing],
      },
      {
        text: gainText(solved, work),
        law: work.taxed ? [meerwaardetarief, meerwaardevrijstelling] : [meerwaardetarief],
      },
      { text: `De beurstaks op de verkoop is **${eur(sale.exchange)}**.`, law: work.tobFigures },
    ],
    assumptions: [
      'Alle aankopen zijn van hetzelfde fonds.',
      'De grens voor obligaties hangt per stuk af van de dag waarop je kocht.',
      'De Reynderstaks telt vanaf je aankoop, de meerwaardebelasting vanaf de koers van de fotodag. Een hogere aankoopprijs kun je bewijzen.',
    ],
    excluded: [
      'Kosten die je bij de aankoop betaalde: die zijn niet aftrekbaar.',
      'Andere winst van dat jaar en overgedragen vrijstelling: daarvoor is de pagina meerwaardebelasting.',
      'Speculatieve winst.',
    ],
    next: [
      next('meerwaardebelasting-calculator', 'Al je verkopen van het jaar samen', {
        alGebruikt: madeOf(sale.tax.exempt, 'loten', 'verkoopAantal', 'verkoopkoers'),
      }),
      next('aandelen-calculator', 'Een gewoon aandeel verkopen'),
    ],
  }
}
