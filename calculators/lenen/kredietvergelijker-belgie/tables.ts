import { checkedText } from '#calculators/kernel/format.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { MarketRow } from './model-market.ts'
import type { Offer } from './model-offers.ts'

export const offerName = ({ name, nr }: Offer) => name ?? `Aanbod ${nr}`

export const rankingTable = (ranked: readonly Offer[]): Table => ({
  key: 'rangschikking',
  title: 'Van goedkoop naar duur',
  columns: [
    { key: 'aanbod', label: 'Aanbod', unit: 'text' },
    { key: 'totaal', label: 'Kost van het krediet', unit: 'euro', formula: '{rente}+{kosten}+{verzekering}' },
    { key: 'jkp', label: 'JKP, nagerekend', unit: 'percent' },
    { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
    { key: 'opgegeven', label: 'JKP volgens aanbod', unit: 'percent' },
    { key: 'rente', label: 'Rente', unit: 'euro' },
    { key: 'kosten', label: 'Kosten', unit: 'euro' },
    { key: 'verzekering', label: 'Verzekering', unit: 'euro' },
    { key: 'vorm', label: 'Vast of veranderlijk', unit: 'text' },
  ],
  rows: ranked.map((offer) => [
    offerName(offer),
    offer.price,
    // The instalment is rounded to the cent: a JKP found back within that rounding is the one of the offer.
    offer.stated !== null && !offer.mismatch ? offer.stated : offer.jkp,
    offer.payment,
    offer.stated,
    offer.interest,
    offer.costs,
    offer.insurance,
    offer.variable ? 'veranderlijk' : 'vast',
  ]),
  strong: [0],
  note: 'Gerangschikt op wat je in totaal boven het leenbedrag betaalt. Rekenklaar krijgt geen vergoeding van kredietgevers.',
})

const REFERENCES = {
  laag: 'persoonlijke lening, lage kant',
  hoog: 'persoonlijke lening, hoge kant',
  nieuw: 'autolening, nieuwe wagen',
  tweedehands: 'autolening, tweedehands',
  elektrisch: 'autolening, elektrische wagen',
  renovatie: 'renovatie of energie',
} as const
const OUTSIDE = { bedrag: 'Niet voor dit bedrag.', looptijd: 'Niet voor deze looptijd.' } as const

export function marketTable(rows: readonly MarketRow[], today: string): Table {
  const known = rows.some(({ from }) => typeof from === 'object')
  return {
    key: 'markt',
    title: known ? 'Gekende tarieven van banken' : 'Richtwaarden van de markt',
    columns: [
      { key: 'bank', label: 'Bank', unit: 'text' },
      { key: 'jkp', label: 'JKP', unit: 'percent' },
      { key: 'maandlast', label: 'Maandlast voor jouw bedrag', unit: 'euro' },
      { key: 'product', label: 'Product', unit: 'text' },
      { key: 'datum', label: 'Nagekeken op', unit: 'text' },
      { key: 'bron', label: 'Bron', unit: 'text' },
    ],
    rows: rows.map(({ from, rate, payment, asOf }) => {
      const { bank, product, source } =
        typeof from === 'object' ? from : { bank: 'Richtwaarde', product: REFERENCES[from], source: 'Eigen overzicht' }
      return [bank, rate, payment, product, checkedText(asOf, today), source]
    }),
    greyed: Object.fromEntries(rows.flatMap(({ outside }, index) => (outside ? [[index, OUTSIDE[outside]]] : []))),
    note: known
      ? 'Enkel de tarieven die we kennen, niet de hele markt. De maandlast is gerekend zonder slotsom.'
      : 'Voor dit doel kennen we geen tarieven van aparte banken. Vraag altijd een aanbod op papier.',
  }
}
