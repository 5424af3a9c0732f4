import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, euro, month, percent, rows, text } from '#calculators/kernel/fields.ts'
import { eur, longDate, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { householdShares } from '#data/household-budget.ts'
import { monthsBetween } from '#finance/dates.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { afvlakkingsfactor, spilstap } from '#rules/kernel/prijsindex.figures.ts'
import {
  FRANC_PER_EURO,
  inBase2025,
  indexOf,
  inOldBases,
  type IndexKind,
  type IndexPoint,
  inflationOver12Months,
  lastMonth,
  nextSpil,
  pc200Indexation,
  smoothedIndex,
  spilindexen,
  yearInflation,
  yearMean,
} from '#rules/kernel/prijsindex.ts'

const NAMES = {
  cpi: 'consumptieprijsindex',
  gezondheid: 'gezondheidsindex',
  afgevlakt: 'afgevlakte gezondheidsindex',
} as const

const basisText = (point: IndexPoint) =>
  point.basis === 'maand' ? '' : point.basis === 'jaar' ? ' (jaargemiddelde)' : ' (basisperiode)'

/** The index of a month, or the mean of its year. */
function pointOf(law: Law, month: string, index: IndexKind, per: 'maand' | 'jaar'): IndexPoint | null {
  if (per === 'maand') return indexOf(law, month, index)
  const mean = index === 'afgevlakt' ? null : yearMean(Number(month.slice(0, 4)), index)
  if (mean !== null) return { value: mean, basis: 'jaar' }
  const period = indexOf(law, month, index)
  return period?.basis === 'basisperiode' ? period : null
}

export default defineLegacy({
  inputs: {
    bedrag: euro({ label: 'Bedrag', start: 1_000, max: 1_000_000_000, hint: 'In euro, of in frank als je dat kiest.' }),
    munt: choice({
      label: 'Munt',
      start: 'euro',
      options: [
        { value: 'euro', label: 'euro' },
        { value: 'frank', label: 'Belgische frank' },
      ],
    }),
    van: month({ label: 'Van', start: '2000-01', min: '1914-01', max: '2100-12' }),
    naar: month({
      label: 'Naar',
      start: () => lastMonth('cpi'),
      min: '1914-01',
      max: '2100-12',
      hint: () => `Het nieuwste cijfer is van ${longDate(lastMonth('cpi'))}.`,
    }),
    index: choice({
      label: 'Index',
      start: 'cpi',
      refine: true,
      options: [
        { value: 'cpi', label: 'consumptieprijsindex' },
        { value: 'gezondheid', label: 'gezondheidsindex' },
        { value: 'afgevlakt', label: 'afgevlakte gezondheidsindex' },
      ],
    }),
    vergelijk: choice({
      label: 'Vergelijk',
      start: 'maand',
      refine: true,
      hint: 'Veel gepubliceerde cijfers vergelijken het gemiddelde van twee jaren.',
      options: [
        { value: 'maand', label: 'maand met maand' },
        { value: 'jaar', label: 'jaargemiddelde met jaargemiddelde' },
      ],
    }),
    mandje: rows({
      label: 'Mijn mandje',
      row: 'groep',
      refine: true,
      max: 12,
      hint: 'Aandelen volgens het huishoudbudget van Statbel. Vul een eigen prijsstijging in waar je die kent.',
      columns: {
        groep: text({ label: 'Groep', start: 'Andere' }),
        aandeel: percent({ label: 'Aandeel', start: 0.1, min: 0, max: 1 }),
        prijsstijging: percent({ label: 'Prijsstijging per jaar', start: null, optional: true, min: -0.5, max: 2 }),
      },
      start: householdShares.map(({ group, share }) => ({ groep: group, aandeel: share, prijsstijging: null })),
    }),
  },

  check({ van, naar, index, vergelijk }, { law }) {
    const missing = (wanted: string) => {
      if (pointOf(law, wanted, index, vergelijk) !== null) return undefined
      if (vergelijk === 'jaar' && indexOf(law, wanted, index) !== null)
        return index === 'afgevlakt'
          ? 'De afgevlakte index heeft geen jaargemiddelde. Kies een andere index.'
          : `Het gemiddelde van ${wanted.slice(0, 4)} is niet bekend. Kies een ander jaar of vergelijk maanden.`
      if (wanted > lastMonth(index))
        return `Het nieuwste cijfer is van ${longDate(lastMonth(index))}. Kies die maand of een vroegere.`
      return index === 'cpi'
        ? 'Voor deze maand hebben we geen cijfer. Kies 1914, 1936 tot 1938, 1953, of een maand vanaf 1959.'
        : `De ${NAMES[index]} hebben we voor deze maand niet. Kies de consumptieprijsindex of een latere maand.`
    }
    return { van: missing(van), naar: missing(naar) }
  },

  compute(values, { law }) {
    const { van, naar, index, munt, vergelijk } = values
    const from = pointOf(law, van, index, vergelijk)
    const to = pointOf(law, naar, index, vergelijk)
    const spoken = (when: string) => (vergelijk === 'jaar' ? when.slice(0, 4) : longDate(when))
    if (!from || !to) throw new RangeError(`no index for ${van} or ${naar}`)
    const euros = munt === 'frank' ? roundCents(values.bedrag / FRANC_PER_EURO) : values.bedrag
    const factor = to.value / from.value
    const worth = roundCents(euros * factor)
    const years =
      vergelijk === 'jaar'
        ? Number(naar.slice(0, 4)) - Number(van.slice(0, 4))
        : monthsBetween(`${van}-01`, `${naar}-01`) / 12
    const yearly = years === 0 ? 0 : factor ** (1 / years) - 1
    const lost = 1 - 1 / factor
    const [firstYear, lastYear] = [
      Math.min(Number(van.slice(0, 4)), Number(naar.slice(0, 4))),
      Math.max(Number(van.slice(0, 4)), Number(naar.slice(0, 4))),
    ]
    const kind = index === 'cpi' ? 'cpi' : 'gezondheid'
    const series = Array.from({ length: lastYear - firstYear + 1 }, (_, offset) => firstYear + offset)
      .map((year) => ({ year, mean: yearMean(year, kind), inflation: yearInflation(year, kind) }))
      .filter((row) => row.mean !== null)
    const known = series.filter((row) => row.inflation !== null)
    const worst = known.reduce<(typeof known)[number] | null>(
      (top, row) => (top === null || (row.inflation ?? 0) > (top.inflation ?? 0) ? row : top),
      null,
    )
    const last12 = inflationOver12Months(law, naar, index)
    const overall = last12 ?? yearly
    const shares = values.mandje.reduce((total, row) => total + row.aandeel, 0)
    const personal =
      shares > 0
        ? values.mandje.reduce((total, row) => total + row.aandeel * (row.prijsstijging ?? overall), 0) / shares
        : null
    const smooth = smoothedIndex(law, naar)

    const points =
      series.length > 1
        ? series
        : [
            { year: Number(van.slice(0, 4)), mean: from.value },
            { year: Number(naar.slice(0, 4)), mean: to.value },
          ]
    const chart: Chart = {
      kind: 'line',
      key: 'waarde',
      title: `Hoeveel je nodig had voor wat ${eur(euros)} in ${spoken(van)} kocht`,
      sentence: `Van ${spoken(van)} tot ${spoken(naar)} ging het van ${eur(euros)} naar ${eur(worth)}.`,
      x: { label: 'Jaar', values: points.map((row) => row.year) },
      y: { unit: 'euro0' },
      series: [
        {
          key: 'bedrag',
          label: 'Zelfde koopkracht',
          values: points.map((row) => roundCents((euros * (row.mean ?? 0)) / from.value)),
        },
      ],
    }
    const table: Table = {
      key: 'jaren',
      title: 'Jaar per jaar',
      columns: [
        { key: 'jaar', label: 'Jaar', unit: 'text' },
        { key: 'index', label: 'Gemiddelde index (2013 = 100)', unit: 'number' },
        { key: 'inflatie', label: 'Inflatie', unit: 'percent' },
        { key: 'waarde', label: 'Zelfde koopkracht', unit: 'euro' },
      ],
      rows:
        series.length > 0
          ? series.map((row) => [
              String(row.year),
              row.mean,
              row.inflation,
              roundCents((euros * (row.mean ?? 0)) / from.value),
            ])
          : [
              [van, from.value, null, euros],
              [naar, to.value, null, worth],
            ],
    }
    const spillen = spilindexen(law)
    const next = nextSpil(spillen, naar)
    const passed = spillen.findLast(({ reached }) => reached !== null && reached <= naar)
    const spil: Table = {
      key: 'spil',
      title: 'De spilindexen en wanneer ze bereikt werden',
      columns: [
        { key: 'waarde', label: 'Spilindex', unit: 'number', decimals: 2 },
        { key: 'basis', label: 'Basisjaar (= 100)', unit: 'text' },
        { key: 'bereikt', label: 'Bereikt in', unit: 'text' },
      ],
      rows: spillen.map(({ value, base, reached }) => [
        value,
        base,
        reached === null ? 'nog niet in onze cijfers' : longDate(reached),
      ]),
    }

    const bases: Table = {
      key: 'basisjaren',
      title: `De index van ${spoken(naar)} in andere basisjaren`,
      columns: [
        { key: 'basis', label: 'Basisjaar (= 100)', unit: 'text' },
        { key: 'index', label: 'Index', unit: 'number', decimals: 2 },
      ],
      rows: [
        ['2025', inBase2025(law, to.value, kind)],
        ['2013', roundTo(to.value, 2)],
        ...inOldBases(law, to.value, kind).map(({ base, value }) => [base, value]),
      ],
      note: 'Handig voor oude contracten die naar een ouder basisjaar verwijzen.',
    }

    const notices: Notice[] = []
    const rough = (point: IndexPoint) =>
      point.basis === 'basisperiode' || (vergelijk === 'maand' && point.basis === 'jaar')
    if (rough(from) || rough(to))
      notices.push({
        tone: 'info',
        text: 'Voor een van beide maanden rekenen we met een gemiddelde over een langere periode. Het resultaat is dan een benadering.',
      })
    if (munt === 'frank' && van >= '2002-03')
      notices.push({ tone: 'warning', text: 'Sinds maart 2002 betaal je niet meer in frank. Klopt de maand?' })

    const steps: Step[] = [
      ...(munt === 'frank'
        ? [
            {
              text: `${num(values.bedrag)} frank is **${eur(euros)}**.`,
              formula: `${num(values.bedrag)} ÷ ${num(FRANC_PER_EURO, 4)}`,
            },
          ]
        : []),
      {
        text: `De ${NAMES[index]} stond in ${spoken(van)} op ${num(from.value, 4)}${basisText(from)} en in ${spoken(naar)} op ${num(to.value, 4)}${basisText(to)}.`,
        ...(index === 'afgevlakt' ? { law: [afvlakkingsfactor] } : {}),
      },
      {
        text: `Alles werd **${num(factor, 4)}** keer zo duur. ${eur(euros)} van toen is nu ${eur(worth)}.`,
        formula: `${eur(euros)} × ${num(to.value, 4)} ÷ ${num(from.value, 4)}`,
      },
      {
        text: `Over ${num(Math.abs(years), 1)} jaar is dat gemiddeld **${pct(yearly)}** per jaar.`,
        formula: `${num(factor, 6)}^(1 ÷ ${num(years, 2)}) − 1`,
      },
      ...(personal === null
        ? []
        : [
            {
              text: `Met jouw mandje is je persoonlijke inflatie **${pct(personal)}** per jaar, tegenover ${pct(overall)} gemiddeld.`,
            },
          ]),
      { text: `Elke spilindex ligt ${pct(law(spilstap), 0, 0)} boven de vorige.`, law: [spilstap] },
    ]

    return report({
      headline: figure('waarde', `Waard in ${spoken(naar)}`, worth),
      sentence: `${munt === 'frank' ? `${num(values.bedrag)} frank` : eur(euros)} uit ${spoken(van)} heeft dezelfde koopkracht als **${eur(worth)}** in ${spoken(naar)}: gemiddeld ${pct(yearly)} per jaar.`,
      figures: [
        figure('factor', 'Prijzen maal', factor, 'number', { decimals: 4 }),
        figure('gemiddeldeInflatie', 'Gemiddelde inflatie per jaar', yearly, 'percent'),
        figure('totaleInflatie', 'Inflatie over de hele periode', factor - 1, 'percent'),
        figure('koopkrachtverlies', 'Koopkracht verloren', lost, 'percent'),
        figure('indexVan', `Index ${spoken(van)}`, from.value, 'number', { decimals: 2 }),
        figure('indexNaar', `Index ${spoken(naar)}`, to.value, 'number', { decimals: 2 }),
        figure('inflatie12Maanden', `Inflatie over 12 maanden in ${longDate(naar)}`, last12, 'percent'),
        figure(
          'jaarinflatie',
          `Gemiddelde inflatie in ${naar.slice(0, 4)}`,
          yearInflation(Number(naar.slice(0, 4)), kind),
          'percent',
        ),
        figure(
          'duursteJaar',
          'Jaar met de hoogste inflatie',
          worst ? `${worst.year} (${pct(worst.inflation ?? 0)})` : null,
          'text',
        ),
        figure('persoonlijkeInflatie', 'Inflatie van jouw mandje', personal, 'percent'),
        figure('afgevlakt', `Afgevlakte gezondheidsindex ${longDate(naar)}`, smooth, 'number', { decimals: 2 }),
        figure(
          'volgendeSpil',
          `Volgende spilindex na ${longDate(naar)}${next ? ` (basis ${next.base})` : ''}`,
          next?.value ?? null,
          'number',
          { decimals: 2 },
        ),
        figure(
          'laatsteSpil',
          passed?.reached ? `Laatste spilindex, bereikt in ${longDate(passed.reached)}` : 'Laatste spilindex',
          passed?.value ?? null,
          'number',
          { decimals: 2 },
        ),
        figure('indexNaarBasis2025', `Index ${spoken(naar)} op basis 2025`, inBase2025(law, to.value, kind), 'number', {
          decimals: 2,
        }),
        figure(
          'loonindexeringPc200',
          `Loonindexering PC 200 in januari ${naar.slice(0, 4)}`,
          pc200Indexation(law, Number(naar.slice(0, 4))),
          'percent',
        ),
        figure('inEuro', 'Bedrag in euro', euros),
      ],
      charts: [chart],
      tables: [table, spil, bases],
      steps,
      notices,
      assumptions: [
        'Indexcijfers van Statbel op basis 2013 = 100, CC BY 4.0. Vóór 2011 kennen we maar enkele maanden. Voor de andere nemen we het jaargemiddelde van de Wereldbank, op dezelfde basis gebracht.',
        `Nieuwste maand in onze reeks: ${longDate(lastMonth('cpi'))} (gezondheidsindex ${longDate(lastMonth('gezondheid'))}).`,
        'In je mandje krijgt een groep zonder eigen prijsstijging de algemene inflatie.',
      ],
      excluded: ['Verschillen tussen gewesten en gezinnen.', 'Inflatie van de toekomst.'],
      next: [
        {
          slug: 'geldontwaarding-calculator',
          text: 'Wat koopt dit bedrag later nog?',
          carry: { bedrag: Math.min(10_000_000, worth) },
        },
        {
          slug: 'reele-rente-berekenen',
          text: 'Hield je spaarrente dit bij?',
          carry: { inflatie: Number(Math.max(-2, Math.min(15, yearly * 100)).toFixed(2)) },
        },
        { slug: 'huurindexatie-berekenen', text: 'Een huur aanpassen aan de gezondheidsindex' },
      ],
    })
  },
})
