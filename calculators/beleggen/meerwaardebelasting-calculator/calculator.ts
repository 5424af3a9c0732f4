import { BASIS_TEXT, settle, taxYears, type TaxYear } from '#calculators/beleggen/sales.ts'
import { defineCalculator } from '#calculators/calculator.ts'
import { eur, num, pct, plural } from '#calculators/format.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import {
  aanmerkelijkBelang,
  aanmerkelijkBelangDrempel,
  aanmerkelijkBelangSchaal,
  bronheffingMeerwaarde,
  fotodag,
  fotodatum,
  historischTot,
  interneMeerwaardeTarief,
  isBelast,
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
  overdrachtPerJaar,
  speculatiebelasting,
  speculatietarief,
} from '#rules/meerwaardebelasting.ts'
import { gemeentebelastingRichtwaarde } from '#rules/personenbelasting.ts'
import { inputs, type Values } from './inputs.ts'

const lotsOf = (values: Values) =>
  values.loten.map((lot) => ({
    asset: lot.effect,
    date: lot.datum,
    units: lot.aantal,
    price: lot.prijs,
    photo: lot.foto,
  }))
const salesOf = (values: Values) =>
  values.verkopen.map((sale) => ({ asset: sale.effect, date: sale.datum, units: sale.aantal, price: sale.prijs }))

function settled(values: Values, law: Law) {
  return settle(law, lotsOf(values), salesOf(values), { ownPrice: values.bewijs, oldLots: values.oudeLoten })
}

type Due = { tax: number; steps: Step[] }

/** What the other regimes make of the same gains; none of them knows the yearly exemption. */
function otherRegime(values: Values, law: Law, net: number): Due {
  const gain = Math.max(0, net)
  if (values.regime === 'aanmerkelijk') {
    const { tax, scale } = aanmerkelijkBelang(law, gain, values.eerdereMeerwaarden)
    return {
      tax,
      steps: [
        {
          text: `Op een aanmerkelijk belang geldt een schaal. Over vijf jaar samen gaat het om ${eur(gain + values.eerdereMeerwaarden)}. Nu betaal je **${eur(tax)}**.`,
          brackets: scale.lines,
          law: [aanmerkelijkBelangSchaal, aanmerkelijkBelangDrempel],
        },
      ],
    }
  }
  if (values.regime === 'intern') {
    const tax = roundCents(gain * law(interneMeerwaardeTarief))
    return {
      tax,
      steps: [
        {
          text: `Je verkoopt aan een vennootschap die je zelf controleert: de hele winst wordt belast. Dat is **${eur(tax)}**.`,
          formula: `${eur(gain)} × ${pct(law(interneMeerwaardeTarief), 2, 0)}`,
          law: [interneMeerwaardeTarief],
        },
      ],
    }
  }
  const { tax, surcharge } = speculatiebelasting(law, gain, values.gemeentebelasting)
  return {
    tax: roundCents(tax + surcharge),
    steps: [
      {
        text: `Buiten normaal beheer is er geen vrijstelling: ${eur(tax)} belasting en ${eur(surcharge)} gemeentebelasting. Samen **${eur(tax + surcharge)}**.`,
        formula: `${eur(gain)} × ${pct(law(speculatietarief), 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
        law: [speculatietarief, gemeentebelastingRichtwaarde],
      },
    ],
  }
}

function yearStep(law: Law, line: TaxYear): Step {
  if (!line.taxed) {
    return {
      text: `Voor verkopen in ${line.year} is er bij normaal beheer nog geen belasting op de winst van ${eur(line.net)}.`,
    }
  }
  return {
    text: `In ${line.year} maakte je ${eur(line.net)} netto winst. Na de vrijstelling blijft ${eur(line.taxable)} over, aan ${pct(law.on(`${line.year}-12-31`)(meerwaardetarief), 2, 0)}: **${eur(line.tax)}**.`,
    sum: [
      { label: 'Winsten', value: line.gains },
      { label: 'Verliezen van hetzelfde jaar', value: -line.losses + 0 },
      { label: 'Vrijstelling van het jaar', value: -line.exempt + 0 },
      { label: 'Overgedragen vrijstelling', value: -line.carriedUsed + 0 },
      { label: 'Belastbaar', value: line.net < 0 ? line.net : line.taxable },
    ],
    law: [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum],
  }
}

export default defineCalculator({
  inputs,

  check(values, { law }) {
    const { short } = settled(values, law)
    const index = short.findIndex((missing) => missing > 0)
    if (index >= 0) {
      return {
        [`verkopen.${index}.aantal`]: `Je verkoopt ${num(short[index] ?? 0, 6)} stuks meer dan je op die dag had. Vul de aankoop in, met dezelfde naam.`,
      }
    }
    const least = law.on(values.verkopen.at(-1)?.datum ?? law.date)
    if (values.regime === 'aanmerkelijk' && values.belang < least(aanmerkelijkBelangDrempel)) {
      return {
        belang: `Vanaf ${pct(least(aanmerkelijkBelangDrempel), 2, 0)} is een belang aanmerkelijk. Kies bij een kleiner belang “Gewone belegging”.`,
      }
    }
    return undefined
  },

  compute(values, { law }) {
    const settlement = settled(values, law)
    const persons = values.personen === 'koppel' ? 2 : 1
    const lines = taxYears(law, settlement, { persons, carried: values.overgedragen, used: values.alGebruikt })
    const last = lines.at(-1)
    const ordinary = values.regime === 'gewoon'
    const gains = sum(lines.map((line) => line.gains))
    const losses = sum(lines.map((line) => line.losses))
    const net = roundCents(gains - losses)
    const taxedNet = sum(lines.filter((line) => line.taxed).map((line) => line.net))
    const lawOfSale = law.on(settlement.sales.at(-1)?.soldOn ?? law.date)
    const other = ordinary
      ? { tax: 0, steps: [] }
      : otherRegime(values, lawOfSale, values.regime === 'speculatief' ? net : taxedNet)
    const tax = ordinary ? sum(lines.map((line) => line.tax)) : other.tax
    const bankWithholds = values.inhouding === 'bank' && ordinary
    const withheld = bankWithholds ? sum(lines.map((line) => line.withheld)) : 0
    const back = Math.max(0, roundCents(withheld - tax))
    const still = Math.max(0, roundCents(tax - withheld))
    const proceeds = sum(settlement.sales.map((sale) => sale.proceeds))
    const exempt = ordinary ? sum(lines.map((line) => line.exempt)) : 0
    const carriedUsed = ordinary ? sum(lines.map((line) => line.carriedUsed)) : 0
    const taxable = ordinary ? sum(lines.map((line) => line.taxable)) : Math.max(0, net)
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
        text: `Je verkocht voor ${eur(proceeds)}. De oudste stuks tellen het eerst: ${plural(settlement.slices.length, 'lot', 'loten')} samen geven **${eur(net)}** winst.`,
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
    const unknownPhoto = settlement.slices.some(
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
      sentence: `Je maakte ${eur(net)} netto winst en bent daarop **${eur(tax)}** belasting verschuldigd.${back > 0 ? ` De bank houdt ${eur(withheld)} in, dus je vraagt ${eur(back)} terug.` : ''}${still > 0 ? ` Via je aangifte betaal je nog ${eur(still)}.` : ''}`,
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
      ],
      excluded: [
        'Makelaarsloon en beurstaks: die mag je niet aftrekken.',
        'Het rentedeel in fondsen met obligaties (Reynderstaks).',
        'Verzekeringen (tak 21, 23 en 26), vreemde munten en verhuizen naar het buitenland.',
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
