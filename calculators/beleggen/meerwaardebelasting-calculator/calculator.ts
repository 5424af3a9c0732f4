import { BASIS_TEXT, settle, speculativeBase, taxYears } from '#calculators/beleggen/sales.ts'
import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  aanmerkelijkBelangDrempel,
  bronheffingMeerwaarde,
  fotodatum,
  historischTot,
  meerwaardevrijstelling,
  overdrachtPerJaar,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { fotodag, isBelast } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { inputs, type Values } from './inputs.ts'
import { otherRegime, personsOf, yearStep } from './regimes.ts'

const lotsOf = (values: Values) =>
  values.loten.map((lot) => ({
    asset: lot.effect,
    date: lot.datum,
    units: lot.aantal,
    price: lot.prijs,
    // Speculation is taxed on the whole gain: the photo value belongs to the tax of 2026 alone.
    photo: values.regime === 'speculatief' ? null : lot.foto,
  }))
const salesOf = (values: Values) =>
  values.verkopen.map((sale) => ({ asset: sale.effect, date: sale.datum, units: sale.aantal, price: sale.prijs }))

const lastSale = (values: Values) =>
  values.verkopen
    .map((sale) => sale.datum)
    .toSorted()
    .at(-1)

function settled(values: Values, law: Law) {
  // The average price belongs to the tax of 2026 as well: speculation looks at what each piece really cost.
  const oldLots = values.regime === 'speculatief' ? 'fifo' : values.oudeLoten
  return settle(law, lotsOf(values), salesOf(values), { ownPrice: values.bewijs, oldLots })
}

export default defineLegacy({
  inputs,

  check(values, { law }) {
    const { short } = settled(values, law)
    const index = short.findIndex((missing) => missing > 0)
    if (index >= 0) {
      return {
        [`verkopen.${index}.aantal`]: `Je verkoopt ${num(short[index] ?? 0, 6)} stuks meer dan je op die dag had. Vul de aankoop in, met dezelfde naam.`,
      }
    }
    const day = lastSale(values) ?? law.date
    if ((values.regime === 'aanmerkelijk' || values.regime === 'intern') && !isBelast(law, day)) {
      return { regime: 'Dit regime bestaat sinds 2026. Kies voor een oudere verkoop “Gewone belegging”.' }
    }
    if (values.regime === 'aanmerkelijk' && values.belang < law.on(day)(aanmerkelijkBelangDrempel)) {
      return {
        belang: `Vanaf ${pct(law.on(day)(aanmerkelijkBelangDrempel), 2, 0)} is een belang aanmerkelijk. Kies bij een kleiner belang “Gewone belegging”.`,
      }
    }
    return undefined
  },

  compute(values, { law }) {
    const settlement = settled(values, law)
    const lines = taxYears(law, settlement, {
      persons: personsOf(values),
      carried: values.overgedragen,
      used: values.alGebruikt,
    })
    const last = lines.at(-1)
    const ordinary = values.regime === 'gewoon'
    const gains = sum(lines.map((line) => line.gains))
    const losses = sum(lines.map((line) => line.losses))
    const net = roundCents(gains - losses)
    const taxedNet = sum(lines.filter((line) => line.taxed).map((line) => line.net))
    const lawOfSale = law.on(lastSale(values) ?? law.date)
    const other = ordinary
      ? { tax: 0, base: 0, exempt: 0, steps: [] }
      : otherRegime(values, lawOfSale, values.regime === 'speculatief' ? speculativeBase(law, lines) : taxedNet)
    const tax = ordinary ? sum(lines.map((line) => line.tax)) : other.tax
    const bankWithholds = values.inhouding === 'bank' && ordinary
    const withheld = bankWithholds ? sum(lines.map((line) => line.withheld)) : 0
    const back = Math.max(0, roundCents(withheld - tax))
    const still = Math.max(0, roundCents(tax - withheld))
    const proceeds = sum(settlement.sales.map((sale) => sale.proceeds))
    const exempt = ordinary ? sum(lines.map((line) => line.exempt)) : other.exempt
    const carriedUsed = ordinary ? sum(lines.map((line) => line.carriedUsed)) : 0
    const taxable = ordinary ? sum(lines.map((line) => line.taxable)) : other.base
    // Sales before the tax, a loss of another year, or the costs of speculation: what stands between gains and base.
    const leftOut = roundCents(taxable - (gains - losses - exempt - carriedUsed))
    const roomLeft = ordinary && last?.taxed ? roundCents(last.exemption - last.exempt) : 0

    const charts: Chart[] = [
      {
        kind: 'waterfall',
        key: 'opbouw',
        title: 'Van winst naar belasting',
        sentence: `Van ${eur(gains)} winst blijft ${eur(taxable)} belastbaar, goed voor ${eur(tax)} belasting.`,
        y: { unit: 'euro' },
        bars: [
          { label: 'Winsten', value: gains, total: true },
          { label: 'Verliezen', value: -losses + 0 },
          { label: 'Vrijstelling', value: -exempt + 0 },
          { label: 'Overdracht', value: -carriedUsed + 0 },
          { label: ordinary ? 'Telt niet mee' : 'Kosten en oudere verliezen', value: leftOut },
          { label: 'Belastbaar', value: taxable, total: true },
          { label: 'Belasting', value: tax, total: true },
        ].filter(({ value, total }) => total === true || value !== 0),
      },
    ]
    if (bankWithholds) {
      charts.push({
        kind: 'bar',
        key: 'inhouding',
        title: 'Ingehouden en verschuldigd',
        sentence: `De bank houdt ${eur(withheld)} in, je bent ${eur(tax)} verschuldigd.`,
        categories: ['Ingehouden door de bank', 'Verschuldigd', 'Terug via de aangifte'],
        y: { unit: 'euro' },
        series: [{ key: 'bedrag', label: 'Bedrag', values: [withheld, tax, back] }],
      })
    }

    const tables: Table[] = [
      {
        key: 'loten',
        title: 'Lot per lot',
        columns: [
          { key: 'effect', label: 'Effect', unit: 'text' },
          { key: 'gekocht', label: 'Gekocht', unit: 'date' },
          { key: 'verkocht', label: 'Verkocht', unit: 'date' },
          { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 6 },
          { key: 'soort', label: 'Telt vanaf', unit: 'text' },
          { key: 'basis', label: 'Startwaarde', unit: 'euro', total: true },
          { key: 'opbrengst', label: 'Opbrengst', unit: 'euro', total: true },
          { key: 'winst', label: 'Winst of verlies', unit: 'euro', total: true },
        ],
        rows: settlement.slices.map((slice) => [
          slice.asset,
          slice.boughtOn,
          slice.soldOn,
          slice.units,
          BASIS_TEXT[slice.kind],
          slice.base,
          slice.proceeds,
          slice.gain,
        ]),
        note: 'Een hogere aankoopprijs kan de winst tot nul brengen, maar geen verlies maken.',
      },
    ]
    if (ordinary) {
      tables.push({
        key: 'jaren',
        title: 'Jaar per jaar',
        columns: [
          { key: 'jaar', label: 'Inkomstenjaar', unit: 'text' },
          { key: 'netto', label: 'Netto winst', unit: 'euro', total: true },
          { key: 'vrij', label: 'Vrijstelling gebruikt', unit: 'euro', total: true },
          { key: 'overdracht', label: 'Overdracht gebruikt', unit: 'euro', total: true },
          { key: 'belastbaar', label: 'Belastbaar', unit: 'euro', total: true },
          { key: 'belasting', label: 'Belasting', unit: 'euro', total: true },
          { key: 'mee', label: 'Naar volgend jaar', unit: 'euro' },
        ],
        rows: lines.map((line) => [
          String(line.year),
          line.net,
          line.exempt,
          line.carriedUsed,
          line.taxable,
          line.tax,
          line.carriedOut,
        ]),
      })
    }
    if (settlement.left.length > 0) {
      tables.push({
        key: 'over',
        title: 'Wat je nog hebt',
        columns: [
          { key: 'effect', label: 'Effect', unit: 'text' },
          { key: 'gekocht', label: 'Gekocht', unit: 'date' },
          { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 6 },
          { key: 'prijs', label: 'Startwaarde per stuk', unit: 'euro' },
        ],
        rows: settlement.left.map(({ lot, units: left }) => [lot.name, lot.date, left, lot.photo ?? lot.price]),
      })
    }

    const steps: Step[] = [
      {
        text: `Je verkocht voor ${eur(proceeds)}. De oudste stuks tellen het eerst: ${settlement.slices.length === 1 ? 'één lot geeft' : `${settlement.slices.length} loten samen geven`} **${eur(net)}** winst.`,
        sum: [
          ...settlement.slices.slice(0, 20).map((slice) => ({
            label: `${slice.asset}: ${num(slice.units, 6)} stuks, ${eur(slice.proceeds)} − ${eur(slice.base)} (${BASIS_TEXT[slice.kind]})`,
            value: slice.gain,
          })),
          { label: 'Netto winst', value: net },
        ],
        law: [fotodatum, historischTot],
      },
      ...(ordinary ? lines.map((line) => yearStep(law, line)) : other.steps),
    ]
    if (bankWithholds && withheld > 0) {
      steps.push({
        text: `Je bank houdt bij elke verkoop met winst in, zonder vrijstelling, verliezen of aankoopprijs: ${eur(withheld)}. ${back > 0 ? `Via je aangifte krijg je **${eur(back)}** terug.` : 'Dat is niet te veel.'}`,
        law: [bronheffingMeerwaarde],
      })
    }
    if (ordinary && last?.taxed) {
      steps.push({
        text: `Naar ${last.year + 1} gaat **${eur(last.carriedOut)}** ongebruikte vrijstelling mee.`,
        law: [overdrachtPerJaar],
      })
    }

    const notices: Notice[] = []
    const unknownPhoto =
      values.regime !== 'speculatief' &&
      settlement.slices.some(
        (slice) => slice.boughtOn <= fotodag(law) && slice.soldOn > fotodag(law) && slice.kind === 'aankoop',
      )
    if (unknownPhoto) {
      notices.push({
        tone: 'warning',
        text: 'Je verkoopt stukken van vóór 2026 zonder waarde op 31/12/2025. We rekenen met je aankoopprijs; met de fotowaarde is de winst vaak kleiner.',
      })
    }
    if (
      bankWithholds &&
      settlement.sales.some(
        (sale) => sale.gain > 0 && isBelast(law, sale.soldOn) && law.on(sale.soldOn)(bronheffingMeerwaarde) === 0,
      )
    ) {
      notices.push({
        tone: 'law',
        text: 'Voor verkopen van januari tot en met mei 2026 hielden banken nog niets in. Die winst geef je zelf aan.',
      })
    }
    if (values.inhouding === 'buitenland' && ordinary && tax > 0) {
      notices.push({
        tone: 'warning',
        text: `Een buitenlandse broker houdt niets in: je geeft ${eur(tax)} belasting zelf aan.`,
      })
    }
    if (ordinary && last && `${last.year}-12-31` > (meerwaardevrijstelling.knownTo ?? '')) {
      notices.push({
        tone: 'info',
        text: `De vrijstelling wordt elk jaar geïndexeerd. Het bedrag voor ${last.year} is nog niet bekend; we rekenen met dat van 2026.`,
      })
    }
    if (lines.some((line) => line.net < 0)) {
      notices.push({
        tone: 'info',
        text: 'Een verlies telt enkel in hetzelfde jaar. Je kunt het niet meenemen naar volgend jaar.',
      })
    }
    if (roomLeft > 0) {
      notices.push({ tone: 'info', text: `In ${last?.year} kun je nog ${eur(roomLeft)} winst nemen zonder belasting.` })
    }

    return report({
      headline: figure('belasting', 'Meerwaardebelasting', tax),
      sentence: `Je maakte ${eur(Math.abs(net))} netto ${net < 0 ? 'verlies' : 'winst'} en bent daarop **${eur(tax)}** belasting verschuldigd.${back > 0 ? ` De bank houdt ${eur(withheld)} in, dus je vraagt ${eur(back)} terug.` : ''}${still > 0 ? ` Via je aangifte betaal je nog ${eur(still)}.` : ''}`,
      figures: [
        figure('meerwaarden', 'Winsten', gains),
        figure('minwaarden', 'Verliezen', losses),
        figure('nettoMeerwaarde', 'Netto winst', net),
        figure('vrijgesteld', 'Gebruikte vrijstelling', exempt),
        figure('overdrachtGebruikt', 'Gebruikte overdracht', carriedUsed),
        figure('belastbaar', 'Belastbare winst', taxable),
        figure('ingehouden', 'Ingehouden door de bank', withheld),
        figure('terugTeVragen', 'Terug via je aangifte', back),
        figure('bijTeBetalen', 'Nog te betalen via je aangifte', still),
        figure('overTeDragen', 'Vrijstelling naar volgend jaar', ordinary ? (last?.carriedOut ?? 0) : 0),
        figure('nogVrij', 'Nog vrij te nemen winst dit jaar', roomLeft),
        figure('opbrengst', 'Opbrengst van de verkopen', proceeds),
        figure('nettoOpbrengst', 'Opbrengst na belasting', roundCents(proceeds - tax)),
        figure('druk', 'Belasting op je winst', net > 0 ? tax / net : 0, 'percent'),
      ],
      charts,
      tables,
      steps,
      notices,
      assumptions: [
        'Je bent een particulier die in België woont en je vermogen normaal beheert, tenzij je een ander regime kiest.',
        'Aankopen van dezelfde naam horen bij elkaar; de oudste stuks gaan het eerst weg.',
        'Bij twee partners is alles gemeenschappelijk, elk voor de helft.',
        'Bij een aanmerkelijk belang tellen de schijven over vijf jaar samen. De fiscus heeft dat nog niet uitgelegd.',
      ],
      excluded: [
        'Makelaarsloon en beurstaks: die mag je niet aftrekken, behalve bij speculatie.',
        'Het rentedeel in fondsen met obligaties (Reynderstaks).',
        'Verzekeringen (tak 21, 23 en 26), vreemde munten en verhuizen naar het buitenland.',
        'Geschonken of geërfde effecten: de startwaarde van vroeger loopt door. Vul ze zelf in.',
      ],
      next: [
        {
          slug: 'belgische-beleggingsfiscaliteit-calculator',
          text: 'Zet deze winst naast je andere taksen van het jaar',
          carry: { meerwaarden: gains, minwaarden: losses },
        },
        { slug: 'aandelen-calculator', text: 'Reken één aandeel door met kosten, beurstaks en dividend' },
        { slug: 'etf-calculator', text: 'Loont het om elk jaar winst te nemen?' },
      ],
    })
  },
})
