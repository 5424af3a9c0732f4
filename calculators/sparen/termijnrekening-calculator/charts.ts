/** The pictures of the page: rungs that come free year by year, and the account beside savings. */
import { dateText, duration, eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { TermCase } from './case.ts'

const ladder = ({ work }: TermCase): Chart => ({
  kind: 'strips',
  key: 'ladder',
  title: 'Wanneer komt er geld vrij?',
  sentence: `Je ladder heeft ${plural(work.ladder.length, 'sport', 'sporten')}; elk jaar komt er een deel vrij.`,
  y: { unit: 'years' },
  strips: work.ladder.toReversed().map(({ years, share, rate, free }, index) => ({
    label: `${eur0(share)} aan ${pct(rate)}`,
    end: `${free.slice(0, 4)} vrij`,
    parts: [{ label: 'Staat vast', value: years, tone: index === 0 ? 'main' : 'third' }],
  })),
})

/** Longer is not always more per year: what the market pays for each term, and this account among them. */
function terms({ values, out, work }: TermCase): Chart {
  const own = { years: work.months / 12, rate: out.gebruikteRente, net: out.nettoInterest }
  const others = work.terms.filter(({ years }) => years !== own.years && years <= Math.max(5, values.looptijd))
  const market = 'de rente in het midden van het aanbod'
  const isOwn = work.terms.find(({ years }) => years === own.years)?.rate !== own.rate
  return {
    kind: 'strips',
    key: 'looptijden',
    title: 'Hoelang je vastzet, en wat je dan krijgt',
    sentence: isOwn
      ? `Wat elke looptijd jou netto opbrengt: ${duration(work.months)} aan ${pct(own.rate)}, de andere aan ${market}.`
      : `Per looptijd: ${market} en wat ze jou netto opbrengt.`,
    y: { unit: 'years' },
    strips: [own, ...others]
      .toSorted((a, b) => b.years - a.years)
      .map((term) => ({
        label: `${duration(Math.round(term.years * 12))} aan ${pct(term.rate)}`,
        end: eur0(term.net),
        parts: [{ label: 'Staat vast', value: term.years, tone: term === own ? 'main' : 'third' }],
      })),
  }
}

const beside = ({ values, out, work }: TermCase): Chart => ({
  kind: 'line',
  key: 'verloop',
  title: 'Termijnrekening naast spaarrekening, netto',
  sentence: `Na ${duration(work.months)} staat de termijnrekening op ${eur(out.eindbedrag)} en de spaarrekening op ${eur(out.spaarrekening)}.`,
  x: { label: 'Datum', values: [values.startdatum, ...work.path.map((year) => year.date)].map(dateText) },
  y: { unit: 'euro0' },
  series: [
    { key: 'termijn', label: 'Termijnrekening', values: [values.bedrag, ...work.path.map((year) => year.value)] },
    { key: 'spaar', label: 'Spaarrekening', values: work.saved, dashed: true },
    { key: 'hoger', label: 'Als de spaarrente stijgt', values: work.savedHigher, dashed: true },
    { key: 'lager', label: 'Als de spaarrente daalt', values: work.savedLower, dashed: true },
  ],
})

export function charts(solved: TermCase): Chart[] {
  const first = solved.work.ladder.length > 0 ? [ladder(solved)] : solved.work.terms.length > 1 ? [terms(solved)] : []
  return [...first, beside(solved)]
}
