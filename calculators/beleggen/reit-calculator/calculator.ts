import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import { beurstaksFigures, beurstarief } from '#rules/sparen-beleggen/beurstaks.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { schuldgraadGvv, uitkeringGvv, zorgaandeelGvv } from '#rules/sparen-beleggen/gvv.figures.ts'
import { isBelast } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import {
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtPerJaar,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { roerendeVoorheffing, voorheffingZorgvastgoed } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { inputs, type Values } from './inputs.ts'
import { flatReturn, holdReit, type Reit } from './project.ts'

/** How close to the legal limit of debt we start to warn. */
const DEBT_MARGIN = 0.05
const FALL = 0.1

const reitOf = (values: Values, taxRate: number, today: string): Reit => ({
  amount: values.bedrag,
  price: values.koers,
  dividend: values.dividend,
  dividendGrowth: values.dividendgroei,
  priceGrowth: values.koersgroei,
  years: values.duur,
  taxRate,
  use: values.gebruik,
  fee: { fixed: values.makelaarsloon, rate: values.makelaarsloonPercent },
  tob: values.beurstaks,
  reclaim: values.dividendVrijstelling,
  used: values.alGebruikt,
  persons: values.personen,
  firstYear: yearOf(today),
})

export default defineLegacy({
  inputs,

  compute(values, { law, today }) {
    const rateFigure = values.soort === 'zorg' ? voorheffingZorgvastgoed : roerendeVoorheffing
    const taxRate = law(rateFigure)
    const result = holdReit(law, reitOf(values, taxRate, today))
    const otherRate = law(values.soort === 'zorg' ? roerendeVoorheffing : voorheffingZorgvastgoed)
    const other = holdReit(law, reitOf(values, otherRate, today))
    const { rows } = result
    const first = rows[0]
    const last = rows.at(-1)
    if (!first || !last) throw new RangeError('at least one year')
    const grossYield = values.dividend / values.koers
    const netYield = first.net / values.bedrag
    const loan = { share: values.leningdeel, rate: values.leenrente, years: values.leenduur }
    const flat = {
      rent: values.huurrendement,
      costShare: values.huurkosten,
      purchaseCosts: values.aankoopkosten,
      rentGrowth: values.huurgroei,
      valueGrowth: values.woninggroei,
    }
    const { netRent, yearly: flatYearly } = flatReturn({ ...flat, loan: { ...loan, share: 0 } }, values.duur)
    const leveraged = loan.share > 0 ? flatReturn({ ...flat, loan }, values.duur).yearly : null
    const later = holdReit(law, { ...reitOf(values, taxRate, today), years: 20 }).rows
    const discount = values.intrinsiekeWaarde > 0 ? values.koers / values.intrinsiekeWaarde - 1 : null
    const payout = values.winstPerAandeel > 0 ? values.dividend / values.winstPerAandeel : null
    const limit = law(schuldgraadGvv)
    const navFall = FALL / (1 - values.schuldgraad)
    const taxPaid = sum(rows.map((row) => row.tax))
    const totalNet = sum(rows.map((row) => row.net))
    const yearly = result.yearly ?? 0

    const labels = rows.map((row) => row.year)
    const charts: Chart[] = [
      {
        kind: 'step',
        key: 'inkomen',
        title: 'Je netto dividend per jaar',
        sentence: `Het netto dividend gaat van ${eur(first.net)} in jaar 1 naar ${eur(last.net)} in jaar ${values.duur}.`,
        x: { label: 'Jaar', values: labels },
        y: { unit: 'euro' },
        inYears: labels,
        series: [{ key: 'netto', label: 'Netto dividend', values: rows.map((row) => row.net) }],
      },
      {
        kind: 'line',
        key: 'waarde',
        title: 'Waarde van je aandelen',
        sentence: `Na ${values.duur} jaar zijn je aandelen ${eur(last.value)} waard.`,
        x: { label: 'Jaar', values: [0, ...labels] },
        y: { unit: 'euro0' },
        inYears: [0, ...labels],
        series: [{ key: 'waarde', label: 'Waarde', values: [values.bedrag, ...rows.map((row) => row.value)] }],
      },
    ]
    const tables: Table[] = [
      {
        key: 'jaren',
        title: 'Jaar per jaar',
        columns: [
          { key: 'jaar', label: 'Jaar', unit: 'number', decimals: 0 },
          { key: 'perAandeel', label: 'Dividend per aandeel', unit: 'euro' },
          { key: 'bruto', label: 'Bruto dividend', unit: 'euro', total: true },
          { key: 'belasting', label: 'Belasting', unit: 'euro', total: true },
          { key: 'netto', label: 'Netto dividend', unit: 'euro', total: true, formula: '{bruto}-{belasting}' },
          { key: 'aandelen', label: 'Aandelen', unit: 'number', decimals: 2 },
          { key: 'waarde', label: 'Waarde', unit: 'euro' },
        ],
        rows: rows.map((row) => [
          row.year,
          roundCents(row.perShare),
          row.gross,
          row.tax,
          row.net,
          row.units,
          row.value,
        ]),
        inYears: labels,
      },
      {
        key: 'appartement',
        title: 'Hetzelfde geld in een appartement',
        columns: [
          { key: 'wat', label: 'Vergelijking', unit: 'text' },
          { key: 'gvv', label: 'GVV', unit: 'percent' },
          { key: 'appartement', label: 'Appartement', unit: 'percent' },
        ],
        rows: [
          ['Bruto inkomen', grossYield, values.huurrendement],
          ['Netto inkomen op wat je betaalt', first.net / result.paid, netRent],
          ['Kosten bij aankoop', (result.paid - values.bedrag) / values.bedrag, values.aankoopkosten],
          [`Totaal per jaar over ${values.duur} jaar`, result.yearly, flatYearly],
          ...(loan.share > 0
            ? [[`Idem, op je eigen geld met ${pct(loan.share, 0, 0)} geleend`, result.yearly, leveraged]]
            : []),
        ],
        note: 'Een GVV leent zelf al: dat zit in haar koers en dividend. Geld lenen voor een appartement vergroot winst en verlies op je eigen geld. Belasting op de huur en verkoopkosten zitten er niet in.',
      },
    ]

    const steps: Step[] = [
      {
        text: `Voor ${eur(values.bedrag)} koop je ${num(values.bedrag / values.koers, 2)} aandelen. Met makelaarsloon en beurstaks betaal je **${eur(result.paid)}**.`,
        sum: [
          { label: 'Aandelen', value: values.bedrag },
          { label: `Beurstaks, ${pct(beurstarief(law, values.beurstaks).rate, 2, 0)}`, value: result.buyCosts.tob },
          { label: 'Makelaarsloon', value: result.buyCosts.fee },
          { label: 'Betaald', value: result.paid },
        ],
        law: beurstaksFigures(values.beurstaks),
      },
      {
        text: `In jaar 1 krijg je ${eur(first.gross)} bruto. Na ${pct(taxRate, 2, 0)} roerende voorheffing houd je **${eur(first.net)}** over.`,
        formula: `${num(values.bedrag / values.koers, 4)} × ${eur(values.dividend)} = ${eur(first.gross)}; netto ${pct(netYield)} van ${eur(values.bedrag)}`,
        law: values.dividendVrijstelling ? [rateFigure, dividendvrijstelling] : [rateFigure],
      },
      {
        text: `Na ${values.duur} jaar verkoop je voor ${eur(result.proceeds)}. De winst is ${eur(result.gain)}, de meerwaardebelasting **${eur(result.gainTax.tax)}**.`,
        law: isBelast(law, law.date)
          ? [meerwaardetarief, meerwaardevrijstelling, overdrachtPerJaar]
          : [meerwaardetarief],
      },
      {
        text: `Dividend en koers samen geven **${pct(yearly)}** per jaar, na alle kosten en belasting.`,
        sum: [
          { label: 'Betaald bij aankoop', value: -result.paid },
          { label: 'Opgenomen netto dividend', value: result.received },
          {
            label: 'Opbrengst van de verkoop, na kosten en belasting',
            value: roundCents(result.proceeds - result.sellCosts.tob - result.sellCosts.fee - result.gainTax.tax),
          },
          {
            label: 'Netto winst',
            value: sum([
              -result.paid,
              result.received,
              result.proceeds,
              -result.sellCosts.tob,
              -result.sellCosts.fee,
              -result.gainTax.tax,
            ]),
          },
        ],
      },
    ]

    const notices: Notice[] = []
    if (values.soort === 'zorg') {
      notices.push({
        tone: 'law',
        text: `Het lage tarief geldt enkel als de vennootschap minstens ${pct(law(zorgaandeelGvv), 2, 0)} zorgvastgoed heeft. Ze vermeldt dat zelf; kijk het na voor je koopt.`,
      })
    }
    if (values.schuldgraad > limit) {
      notices.push({
        tone: 'law',
        text: `Een schuldgraad van ${pct(values.schuldgraad, 1, 0)} ligt boven de wettelijke grens van ${pct(limit, 2, 0)}. De vennootschap mag dan geen dividend uitkeren.`,
      })
    } else if (values.schuldgraad > limit - DEBT_MARGIN) {
      notices.push({
        tone: 'warning',
        text: `De schuldgraad zit dicht bij de wettelijke grens van ${pct(limit, 2, 0)}. Bij dalende gebouwen kan het dividend in gevaar komen.`,
      })
    }
    if (payout !== null && payout > 1) {
      notices.push({
        tone: 'warning',
        text: 'De vennootschap keert meer uit dan ze verdient. Zo’n dividend houdt niet lang stand.',
      })
    } else if (payout !== null && payout < law(uitkeringGvv)) {
      notices.push({
        tone: 'info',
        text: `Een GVV moet in principe minstens ${pct(law(uitkeringGvv), 2, 0)} van haar resultaat uitkeren. Kijk na of de cijfers kloppen.`,
      })
    }
    if (values.gebruik === 'keuzedividend') {
      notices.push({
        tone: 'info',
        text: 'Bij een keuzedividend betaal je ook roerende voorheffing, maar geen makelaarsloon of beurstaks op de nieuwe aandelen.',
      })
    }

    return report({
      headline: figure('nettoDividend', 'Netto dividend per jaar', first.net),
      sentence: `Je krijgt **${eur(first.net)}** netto dividend in het eerste jaar, of ${pct(netYield)}. Met de koers erbij is dat ${pct(yearly)} per jaar over ${values.duur} jaar.`,
      figures: [
        figure('brutoDividend', 'Bruto dividend per jaar', first.gross),
        figure('roerendeVoorheffing', 'Belasting op dat dividend', first.tax),
        figure('brutoDividendrendement', 'Bruto dividendrendement', grossYield, 'percent'),
        figure('nettoDividendrendement', 'Netto dividendrendement', netYield, 'percent'),
        figure('nettoTotaalrendement', 'Netto totaalrendement per jaar', result.yearly, 'percent'),
        figure('aandelen', 'Aantal aandelen', values.bedrag / values.koers, 'number'),
        figure('betaald', 'Betaald met kosten', result.paid),
        figure('dividendLaatsteJaar', 'Netto dividend in het laatste jaar', last.net, 'euro', {
          inYears: values.duur,
        }),
        figure('dividendNa10Jaar', 'Netto dividend in jaar 10', later[9]?.net ?? 0, 'euro', { inYears: 10 }),
        figure('dividendNa20Jaar', 'Netto dividend in jaar 20', later[19]?.net ?? 0, 'euro', { inYears: 20 }),
        figure('dividendSamen', 'Netto dividend samen', totalNet),
        figure('belastingSamen', 'Belasting op dividend samen', taxPaid),
        figure('eindwaarde', 'Waarde van je aandelen op het einde', last.value, 'euro', { inYears: values.duur }),
        figure('meerwaardebelasting', 'Meerwaardebelasting bij verkoop', result.gainTax.tax),
        figure('kosten', 'Makelaarsloon en beurstaks samen', result.costs),
        figure('korting', 'Korting (−) of premie (+) op de intrinsieke waarde', discount, 'percent', { decimals: 1 }),
        figure('uitkeringsgraad', 'Deel van de winst dat wordt uitgekeerd', payout, 'percent', { decimals: 1 }),
        figure('schuldruimte', 'Ruimte tot de wettelijke schuldgrens', limit - values.schuldgraad, 'percent', {
          decimals: 1,
        }),
        figure('dalingIntrinsiek', 'Daling van de intrinsieke waarde als gebouwen 10 % verliezen', navFall, 'percent', {
          decimals: 1,
        }),
        figure(
          'andereVoorheffing',
          values.soort === 'zorg'
            ? 'Netto dividend aan het gewone tarief'
            : 'Netto dividend aan het tarief van zorgvastgoed',
          other.rows[0]?.net ?? 0,
        ),
        figure('appartementRendement', 'Appartement zonder lening, per jaar', flatYearly, 'percent'),
        figure('appartementMetLening', 'Appartement met lening, per jaar op eigen geld', leveraged, 'percent'),
      ],
      charts,
      tables,
      steps,
      notices,
      assumptions: [
        'Dividend en koers groeien elk jaar even veel. Dat is een rekenmodel: in het echt schommelen beide.',
        'Het eerste dividend komt na een jaar, aan het bedrag van vandaag.',
        'Je koopt ook delen van een aandeel; afgerond verschilt dat hoogstens één aandeel.',
        'Op het einde verkoop je alles. Je gebruikt je vrijstelling op meerwaarden intussen niet, dus een deel spaart op.',
      ],
      excluded: [
        'Rechten van deelneming in buitenlandse vastgoedfondsen met een andere bronheffing.',
        'Belasting op de huur, kosten van de lening en kosten bij verkoop van het appartement.',
        'Kapitaalverhogingen en keuzedividenden met korting.',
      ],
      next: [
        {
          slug: 'roerende-voorheffing-calculator',
          text: 'Bekijk de belasting op dit dividend',
          carry: { inkomst: values.soort === 'zorg' ? 'zorgvastgoed' : 'gvv', bedrag: first.gross },
        },
        {
          slug: 'aandelen-calculator',
          text: 'Wat houd je over bij een verkoop?',
          carry: { aankoopkoers: values.koers, beurstaks: values.beurstaks },
        },
        { slug: 'registratierechten-berekenen', text: 'Wat kost het om zelf een appartement te kopen?' },
      ],
      inflation: values.inflatie,
    })
  },
})
