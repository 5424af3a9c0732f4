import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, eur, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { rowOn } from '#rules/kernel/dated.ts'
import { codeDividendvrijstelling, dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { dividendTerug, isExemptible } from '#rules/sparen-beleggen/dividendvrijstelling.ts'
import {
  buitenlandseBronheffing,
  buitenlandseBronheffingInterest,
  fbbFrankrijk,
  heffingLiquidatiereserve,
  kostenforfaitAuteursrechten,
  roerendeVoorheffing,
} from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import {
  forfaitAuteursrechten,
  ingehouden,
  type IncomeKind,
  naBuitenland,
  rateFigure,
} from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { CROSSES_BORDER, inputs, KINDS } from './inputs.ts'

type Split = { gross: number; foreign: number; border: number; belgian: number; net: number; exemptAtBank: number }
type Source = {
  kind: IncomeKind
  rate: number
  foreignRate: number
  persons: number
  used: number
  /** Own costs of copyright; null for what the law takes off without proof. */
  costs: number | null
}

/** Nothing but copyright knows costs. */
const costsOf = (law: Law, gross: number, { kind, costs }: Source): number =>
  kind === 'auteursrechten' ? Math.min(gross, costs ?? forfaitAuteursrechten(law, gross)) : 0

function split(law: Law, gross: number, source: Source): Split {
  if (source.kind === 'spaarrekening') {
    const belgian = spaarbelasting(law, gross, source.persons, source.used)
    const free = Math.max(0, law(spaarvrijstelling) * source.persons - source.used)
    return {
      gross,
      foreign: 0,
      border: gross,
      belgian,
      net: roundCents(gross - belgian),
      exemptAtBank: Math.min(gross, free),
    }
  }
  if (source.kind === 'auteursrechten') {
    const belgian = ingehouden(law, gross - costsOf(law, gross, source), source.rate)
    return { gross, foreign: 0, border: gross, belgian, net: roundCents(gross - belgian), exemptAtBank: 0 }
  }
  return { gross, ...naBuitenland(law, gross, source.foreignRate, source.rate), exemptAtBank: 0 }
}

/** The gross amount nearest to the one that leaves this net; net rises with gross, so a search by cents finds it. */
function grossFor(law: Law, net: number, source: Source): number {
  const slope = (1 - source.foreignRate) * (1 - source.rate)
  const highest = Math.ceil((net / slope + 10) * 100)
  const cents = bisectInteger((n) => split(law, n / 100, source).net >= net - 1e-9, 0, highest)
  const lowest = (cents ?? highest) / 100
  const plain = roundCents(net / slope)
  return split(law, plain, source).net === net ? plain : lowest
}

const naamOf = (naam: string | undefined, index: number) =>
  naam === undefined || naam === '' ? `Dividend ${index}` : naam

export default defineLegacy({
  inputs,

  compute(values, { law }) {
    const { inkomst: kind, personen, alGebruikt } = values
    const crosses = CROSSES_BORDER.includes(kind)
    const bronheffing = kind === 'interest' ? buitenlandseBronheffingInterest : buitenlandseBronheffing
    const country = crosses ? law(bronheffing)[values.land] : undefined
    const foreignRate = crosses ? (values.bronheffing ?? country?.tarief ?? 0) : 0
    const legal = rateFigure(kind)
    const rate = values.tarief ?? law(legal)
    const source: Source = { kind, rate, foreignRate, persons: personen, used: alGebruikt, costs: values.kosten }
    const gross = values.richting === 'bruto' ? values.bedrag : grossFor(law, values.bedrag, source)
    const { foreign, border, belgian, net, exemptAtBank } = split(law, gross, source)
    const costs = costsOf(law, gross, source)

    const own = { amount: border, rate, exemptible: isExemptible(kind) && values.vrijstelling }
    const others = values.dividenden.map((row) => ({
      amount: row.bedrag,
      rate: law(rateFigure(row.soort)),
      exemptible: isExemptible(row.soort),
    }))
    const claim = dividendTerug(law, [own, ...others], personen, alGebruikt)
    // Never more than what was held back, to the cent.
    const back = Math.min(claim.reclaim[0] ?? 0, belgian)
    const fbb =
      values.fbb && kind === 'dividend' && values.land.startsWith('frankrijk')
        ? roundCents(border * law(fbbFrankrijk))
        : 0
    const finalTax = roundCents(belgian - back)
    const netAfter = roundCents(net + back + fbb)
    const pressure = gross > 0 ? (foreign + belgian) / gross : 0
    const pressureAfter = gross > 0 ? (foreign + finalTax - fbb) / gross : 0
    // What the company paid when it set the reserve aside, together with the tax on paying it out, over the profit used.
    const reserve = kind.startsWith('liquidatiereserve')
    const setAside = reserve ? law(heffingLiquidatiereserve) : 0
    const reservePressure = reserve ? (setAside + rate) / (1 + setAside) : null
    const most = roundCents(law(dividendvrijstelling) * personen * law(roerendeVoorheffing))
    const label = KINDS.find(({ value }) => value === kind)?.label ?? ''

    const parts = [
      { label: 'Netto op je rekening', value: net },
      { label: 'Terug via je aangifte', value: roundCents(back + fbb) },
      { label: 'Belgische voorheffing, definitief', value: Math.max(0, roundCents(finalTax - fbb)) },
      { label: 'Buitenlandse heffing', value: foreign },
    ].filter(({ value }) => value > 0)
    const charts: Chart[] = [
      {
        kind: 'bar',
        key: 'verdeling',
        title: 'Waar je bruto-inkomst naartoe gaat',
        sentence: `Van ${eur(gross)} komt ${eur(net)} op je rekening; ${eur(foreign + belgian)} wordt ingehouden${back > 0 ? `, waarvan ${eur(back)} terugkomt` : ''}.`,
        stacked: true,
        categories: [label],
        y: { unit: 'euro' },
        series: parts.map((part, index) => ({ key: `deel${index}`, label: part.label, values: [part.value] })),
      },
    ]

    const tables: Table[] = []
    if (crosses) {
      const list = Object.values(law(bronheffing))
      tables.push({
        key: 'landen',
        title: `${eur(gross)} bruto uit een ander land`,
        columns: [
          { key: 'land', label: 'Land', unit: 'text' },
          { key: 'heffing', label: 'Bronheffing', unit: 'percent', decimals: 3 },
          { key: 'grens', label: 'Na de grens', unit: 'euro' },
          { key: 'belgie', label: 'Belgische voorheffing', unit: 'euro' },
          { key: 'netto', label: 'Netto', unit: 'euro', formula: '{grens}-{belgie}' },
          { key: 'uitleg', label: 'Uitleg', unit: 'text' },
        ],
        rows: list.map((item) => {
          const there = naBuitenland(law, gross, item.tarief, rate)
          return [item.land, item.tarief, there.border, there.belgian, there.net, item.uitleg]
        }),
      })
    }
    if (values.dividenden.length > 0) {
      const all = [{ naam: 'Deze inkomst', soort: kind }, ...values.dividenden]
      tables.push({
        key: 'keuze',
        title: 'Welke dividenden je best in de vrijstelling zet',
        columns: [
          { key: 'naam', label: 'Dividend', unit: 'text' },
          { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
          { key: 'tarief', label: 'Tarief', unit: 'percent' },
          { key: 'vrij', label: 'In de vrijstelling', unit: 'euro', total: true },
          { key: 'terug', label: 'Terug', unit: 'euro', total: true },
        ],
        rows: [own, ...others].map((dividend, index) => [
          naamOf(all[index]?.naam, index),
          dividend.amount,
          dividend.rate,
          claim.exempt[index] ?? 0,
          claim.reclaim[index] ?? 0,
        ]),
        note: 'Het hoogste tarief eerst. Fondsen, ETF’s en interest tellen niet mee.',
      })
    }
    tables.push({
      key: 'tarieven',
      title: 'Alle tarieven',
      columns: [
        { key: 'inkomst', label: 'Inkomst', unit: 'text' },
        { key: 'tarief', label: 'Tarief', unit: 'percent', decimals: 1 },
        { key: 'sinds', label: 'Sinds', unit: 'date' },
        { key: 'artikel', label: 'Artikel', unit: 'text' },
      ],
      rows: KINDS.flatMap((item) => {
        const source = rateFigure(item.value)
        if ((source.rows[0]?.from ?? '') > law.date) return []
        const row = rowOn(source, law.date)
        return [[item.label, row.value, row.from, row.article ?? source.article ?? '']]
      }),
    })

    const steps: Step[] = []
    if (values.richting === 'netto') {
      steps.push({
        text: `Je ontving ${eur(values.bedrag)} netto. Daar hoort een bruto bedrag van **${eur(gross)}** bij.`,
        formula:
          kind === 'spaarrekening' || costs > 0
            ? undefined
            : `${eur(values.bedrag)} ÷ (1 − ${pct(foreignRate, 3, 0)}) ÷ (1 − ${pct(rate, 3, 0)})`,
      })
    }
    if (crosses && foreignRate > 0) {
      steps.push({
        text: `Het land van het bedrijf houdt ${pct(foreignRate, 3, 0)} in: **${eur(foreign)}**. Over de grens komt ${eur(border)}.`,
        formula: `${eur(gross)} × ${pct(foreignRate, 3, 0)}`,
        law: values.bronheffing === null ? [bronheffing] : [],
      })
    }
    if (kind === 'spaarrekening') {
      steps.push({
        text: `De bank stelt ${eur(exemptAtBank)} vrij en houdt ${pct(rate, 2, 0)} in op de rest: **${eur(belgian)}**.`,
        formula: `(${eur(gross)} − ${eur(exemptAtBank)}) × ${pct(rate, 2, 0)}`,
        law: [spaarvrijstelling, legal],
      })
    } else {
      if (costs > 0) {
        steps.push({
          text: `Van ${eur(gross)} auteursrechten gaat eerst **${eur(costs)}** kosten af${values.kosten === null ? ', het wettelijke forfait' : ''}.`,
          law: values.kosten === null ? [kostenforfaitAuteursrechten] : [],
        })
      }
      const base = kind === 'auteursrechten' ? roundCents(gross - costs) : border
      steps.push({
        text: `België houdt ${pct(rate, 2, 0)} in op ${eur(base)}: **${eur(belgian)}**.`,
        formula: `${eur(base)} × ${pct(rate, 2, 0)} = ${eur(belgian)}`,
        law: values.tarief === null ? [legal] : [],
      })
    }
    if (back > 0) {
      steps.push({
        text: `Van dit dividend is ${eur(claim.exempt[0] ?? 0)} vrijgesteld. In je aangifte vraag je **${eur(back)}** terug, bij code ${law(codeDividendvrijstelling)}.`,
        formula: `${eur(claim.exempt[0] ?? 0)} × ${pct(rate, 2, 0)} = ${eur(back)}`,
        law: [dividendvrijstelling, codeDividendvrijstelling],
      })
    }
    steps.push({
      text: `Uiteindelijk houd je **${eur(netAfter)}** over.`,
      sum: [
        { label: 'Bruto', value: gross },
        { label: 'Buitenlandse heffing', value: -foreign + 0 },
        { label: 'Belgische voorheffing', value: -belgian + 0 },
        { label: 'Terug via je aangifte', value: roundCents(back + fbb) },
        { label: 'Netto na teruggave', value: netAfter },
      ],
    })

    const notices: Notice[] = []
    if (fbb > 0) {
      notices.push({
        tone: 'warning',
        text: `De verrekening van ${eur(fbb)} op Franse dividenden is geen zekerheid. Je moet ze zelf vragen en de fiscus weigert ze vaak.`,
      })
    }
    const changed = legal.rows.findLast((row) => row.from <= law.date)
    const before = legal.rows.findLast((row) => row.from < (changed?.from ?? ''))
    if (kind === 'vvprbis' && changed && before) {
      notices.push({
        tone: 'law',
        text: `VVPR-bis-dividenden die vóór ${dateText(changed.from)} werden toegekend, kregen nog het lage tarief van ${pct(before.value, 2, 0)}.`,
      })
    }
    if (kind === 'auteursrechten' && values.kosten === null && costs === 0 && gross > 0) {
      notices.push({
        tone: 'law',
        text: 'Voor dit jaar geldt geen algemeen kostenforfait meer. Of je het met een kunstwerkattest behoudt, is nog niet bevestigd. Vul dan zelf je kosten in.',
      })
    }
    if (reservePressure !== null) {
      notices.push({
        tone: 'info',
        text: `De vennootschap betaalde al ${pct(setAside, 2, 0)} toen ze de reserve aanlegde. Die heffing zit niet in dit bedrag. Met beide samen gaat ${pct(reservePressure)} van de winst naar belasting.`,
      })
    }
    if (values.tarief !== null && values.tarief !== law(legal)) {
      notices.push({
        tone: 'info',
        text: `Je rekent met ${pct(values.tarief, 2, 0)}. Het wettelijke tarief is ${pct(law(legal), 2, 0)} op ${dateText(law.date)}.`,
      })
    }
    if (foreignRate > 0 && country && values.bronheffing === null && country.uitleg.includes('terug')) {
      notices.push({ tone: 'info', text: `${country.land}: ${country.uitleg}. Dat deel zit niet in het resultaat.` })
    }

    return report({
      headline: figure('netto', 'Netto op je rekening', net),
      sentence:
        back > 0
          ? `Van ${eur(gross)} bruto krijg je **${eur(net)}** netto. Via je aangifte komt er ${eur(back)} terug, zodat je ${eur(netAfter)} overhoudt.`
          : `Van ${eur(gross)} bruto krijg je **${eur(net)}** netto. Er gaat ${pct(pressure)} af.`,
      figures: [
        figure('bruto', 'Bruto', gross),
        figure('buitenlandseHeffing', 'Buitenlandse bronheffing', foreign),
        figure('nettoGrens', 'Bedrag waarop België rekent', border),
        figure('roerendeVoorheffing', 'Ingehouden roerende voorheffing', belgian),
        figure('terugTeVragen', 'Terug via je aangifte', back),
        figure('definitieveVoorheffing', 'Voorheffing die je echt betaalt', finalTax),
        figure('nettoNaTeruggave', 'Netto na teruggave', netAfter),
        ...(kind === 'auteursrechten' ? [figure('kosten', 'Kosten die van je auteursrechten af gaan', costs)] : []),
        figure('tarief', 'Belgisch tarief', rate, 'percent'),
        figure('druk', 'Totale druk', pressure, 'percent'),
        ...(reservePressure === null
          ? []
          : [figure('drukMetHeffing', 'Totale druk met de heffing bij de aanleg', reservePressure, 'percent')]),
        figure('drukNaTeruggave', 'Totale druk na teruggave', pressureAfter, 'percent'),
        figure('vrijgesteld', 'Vrijgesteld bedrag', kind === 'spaarrekening' ? exemptAtBank : (claim.exempt[0] ?? 0)),
        figure('maximaalTerug', 'Meest dat je op dividenden kunt terugkrijgen', most),
        figure('terugTotaal', 'Terug op al je dividenden samen', sum([back, ...claim.reclaim.slice(1)])),
      ],
      charts,
      tables,
      steps,
      notices,
      assumptions: [
        'De voorheffing wordt per uitbetaling berekend en afgerond op de cent.',
        'Een Belgische bank of broker houdt de voorheffing in. Doet die dat niet, dan betaal je hetzelfde via je aangifte.',
        'Partners bezitten het effect elk voor de helft.',
      ],
      excluded: [
        'Wat je in het buitenland kunt terugvragen.',
        'Bankkosten voor de uitbetaling van een coupon.',
        'Wisselkoersen: geef het bedrag in euro in.',
      ],
      next: [
        {
          slug: 'belgische-beleggingsfiscaliteit-calculator',
          text: 'Alle belastingen van je beleggingen in één jaar',
          carry: { dividenden: border },
        },
        {
          slug: 'aandelen-calculator',
          text: 'Wat houd ik over als ik het aandeel verkoop?',
          carry: { bronheffing: asPercent(foreignRate) },
        },
        { slug: 'reit-calculator', text: 'Dividend van een GVV over meerdere jaren' },
      ],
    })
  },
})
