import type { Table } from '#calculators/kernel/report.ts'
import { checkedText } from '#calculators/kernel/format.ts'
import type { TermCase } from './case.ts'

export const yearTable = ({ work }: TermCase): Table => ({
  key: 'jaren',
  title: 'Jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Einde jaar', unit: 'date' },
    { key: 'rente', label: 'Rente', unit: 'euro', total: true },
    { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
    { key: 'netto', label: 'Netto', unit: 'euro', total: true, formula: '{rente}-{voorheffing}' },
    { key: 'waarde', label: 'Samen in je bezit', unit: 'euro' },
  ],
  rows: work.path.map((year) => [year.date, year.interest, year.tax, year.net, year.value]),
})

export const ladderTable = ({ work }: TermCase): Table => ({
  key: 'ladder',
  title: 'Je ladder, deel per deel',
  columns: [
    { key: 'vrij', label: 'Vrij op', unit: 'date' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
    { key: 'netto', label: 'Netto rente', unit: 'euro', total: true },
    { key: 'verschil', label: 'Meer dan de spaarrekening', unit: 'euro', total: true },
    { key: 'rente', label: 'Brutorente', unit: 'percent' },
  ],
  rows: work.ladder.map((rung) => [rung.free, rung.share, rung.net, rung.difference, rung.rate]),
})

export const marketTable = ({ work }: TermCase): Table => ({
  key: 'looptijden',
  title: 'Wat onze lijst per looptijd geeft, voor jouw bedrag',
  columns: [
    { key: 'looptijd', label: 'Looptijd', unit: 'text' },
    { key: 'verschil', label: 'Meer dan de spaarrekening', unit: 'euro' },
    { key: 'netto', label: 'Netto rente', unit: 'euro' },
    { key: 'rente', label: 'Middelste brutorente', unit: 'percent' },
    { key: 'aantal', label: 'Aanbiedingen', unit: 'number' },
  ],
  rows: work.terms.map((one) => [`${one.years} jaar`, one.difference, one.net, one.rate, one.offers]),
  note: 'Een negatief bedrag: dan wint de spaarrekening, zolang haar tarieven niet dalen.',
})

export const offerTable = ({ work }: TermCase, today: string): Table => ({
  key: 'aanbod',
  title: 'Banken met jouw looptijd en bedrag',
  columns: [
    { key: 'rekening', label: 'Rekening', unit: 'text' },
    { key: 'netto', label: 'Netto rente voor jou', unit: 'euro' },
    { key: 'rente', label: 'Brutorente', unit: 'percent' },
    { key: 'gecontroleerd', label: 'Nagekeken op', unit: 'text' },
  ],
  rows: work.offers.map(({ name, net, rate, checkedOn }) => [name, net, rate, checkedText(checkedOn, today)]),
  strong: work.offers.flatMap(({ isChosen }, index) => (isChosen ? [index] : [])),
})
