import type { Bon } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { asPercent, dateText, eur, longDate, pct } from '#calculators/kernel/format.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { termRateText } from '#calculators/sparen/term-rate-words.ts'
import { next } from '#calculators/next.ts'
import { voorheffingInterest, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { charts } from './charts.ts'
import type { BonTax } from './inputs.ts'
import type { outputs } from './outputs.ts'

const taxFigure = (tax: BonTax) => (tax === 'staatsbon2023' ? voorheffingStaatsbon2023 : voorheffingInterest)

function sentence({ values, out, work }: Bon): string {
  const end = values.verkoop ? `Verkoop je op ${dateText(out.vervaldag)}, dan` : `Op ${dateText(out.vervaldag)}`
  const rate = work.guide
    ? `, aan ${termRateText(out.gebruikteRente, work.guide)}`
    : work.note
      ? `, aan ${pct(work.note.rate)} (staatsbon van ${longDate(work.note.issuedOn.slice(0, 7))})`
      : ''
  const result =
    out.opbrengst === 0
      ? 'heb je **niets** verdiend.'
      : out.opbrengst > 0
        ? `heb je **${eur(out.opbrengst)}** netto verdiend${rate}.`
        : `heb je **${eur(-out.opbrengst)}** verloren.`
  const other = `${work.otherGuide ? 'een termijnrekening' : 'het andere aanbod'} aan ${termRateText(out.andereRente, work.otherGuide)}`
  const verdict =
    work.distance < 1
      ? `Dat is gelijk aan ${other}.`
      : `Dat is ${eur(work.distance)} ${out.verschilStaatsbon > 0 ? 'meer' : 'minder'} dan ${other}.`
  return `${end} ${result} ${verdict}`
}

const comparison = ({ values, out }: Bon): Table => ({
  key: 'vergelijking',
  title: 'Dezelfde inleg en dezelfde tijd, naast elkaar',
  columns: [
    { key: 'papier', label: 'Papier', unit: 'text' },
    { key: 'over', label: 'Netto overgehouden', unit: 'euro' },
    { key: 'rendement', label: 'Netto per jaar', unit: 'percent' },
  ],
  rows: [
    [values.verkoop ? 'Je bon, verkocht' : 'Je bon', out.opbrengst, out.nettoRendement],
    [`Ander aanbod aan ${pct(out.andereRente)}`, out.staatsbonNetto, out.staatsbonRendement],
  ],
  strong: [out.verschilStaatsbon >= 0 ? 0 : 1],
})

const calendar = ({ out, work }: Bon): Table => ({
  key: 'kalender',
  title: 'Couponkalender',
  columns: [
    { key: 'datum', label: 'Datum', unit: 'date' },
    { key: 'netto', label: 'Netto coupon', unit: 'euro', total: true, formula: '{bruto}-{voorheffing}' },
    { key: 'bruto', label: 'Bruto coupon', unit: 'euro', total: true },
    { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
    { key: 'rente', label: 'Rente', unit: 'percent' },
    { key: 'kapitaal', label: 'Terugbetaling', unit: 'euro', total: true },
  ],
  rows: work.years.map((year) => [
    year.date,
    year.net,
    year.gross,
    year.tax,
    year.rate,
    year.year === work.term ? out.terugbetaling : 0,
  ]),
  ...(out.belastingUitgiftekorting > 0
    ? { note: `Van de terugbetaling gaat nog ${eur(out.belastingUitgiftekorting)} voorheffing af.` }
    : {}),
})

function notices({ values, out, work }: Bon): Notice[] {
  const found: Notice[] = []
  if (work.saleLoss > 0)
    found.push({
      tone: 'warning',
      text: `Op de verkoop zelf verlies je ${eur(work.saleLoss)} tegenover wat je betaalde.`,
    })
  if (work.saleGain > 0)
    found.push({
      tone: 'law',
      text: `Op de verkoop zelf win je ${eur(work.saleGain)}. Daarop kan meerwaardebelasting komen: die rekenen we hier niet mee.`,
    })
  if (work.note)
    found.push({
      tone: 'info',
      text: `Coupon en maand uit ${work.note.source}. Op deze uitgifte kun je niet meer intekenen.${work.note.isDayKnown ? '' : ' De dag is een schatting, de vierde van de maand.'}`,
    })
  if (out.nettoRendement < values.inflatie)
    found.push({
      tone: 'info',
      text: `Bij ${pct(values.inflatie)} inflatie koop je met het eindbedrag minder dan nu.`,
    })
  if (values.soort === 'groei' && values.groeirentes.length > 1 && !values.verkoop)
    found.push({
      tone: 'info',
      text: `Alle jaren samen zijn ${pct(out.brutoRendement)} bruto waard: dat is het cijfer om mee te vergelijken, niet de rente van het laatste jaar.`,
    })
  return found
}

function steps({ values, out, work }: Bon): Step[] {
  const { firstTaxRate, lastTaxRate, term } = work
  const law = work.ownRate ? [] : [taxFigure(work.bonTax)]
  const discountTax = out.belastingUitgiftekorting
  const repaid = discountTax > 0 ? `(${eur(out.terugbetaling)} − ${eur(discountTax)})` : eur(out.terugbetaling)
  const rate =
    firstTaxRate === lastTaxRate ? pct(lastTaxRate, 2, 0) : `${pct(firstTaxRate, 2, 0)} tot ${pct(lastTaxRate, 2, 0)}`
  return [
    {
      text:
        values.soort === 'kapitalisatie'
          ? `De rente wordt elk jaar bij het kapitaal geteld: **${eur(out.brutoCoupons)}** bruto op het einde.`
          : `De coupons zijn samen **${eur(out.brutoCoupons)}** bruto.`,
      formula: values.soort === 'coupon' ? `${term} × ${eur(values.nominaal)} × ${pct(out.gebruikteRente)}` : undefined,
    },
    {
      text: `Er gaat ${rate} roerende voorheffing af: **${eur(out.roerendeVoorheffing)}**. Je houdt ${eur(out.nettoCoupons)} over${values.herbeleggen === null || values.soort === 'kapitalisatie' ? '' : `; herbelegd wordt dat ${eur(out.eindbedrag + discountTax - out.terugbetaling)}`}.`,
      formula: values.soort === 'kapitalisatie' ? `${eur(out.brutoCoupons)} × ${pct(lastTaxRate, 2, 0)}` : undefined,
      law,
    },
    {
      text: `Je betaalt ${eur(out.aankoopbedrag)} en krijgt ${eur(out.terugbetaling)} terug op ${dateText(out.vervaldag)}. Het rendement dat al die bedragen gelijkmaakt, is **${pct(out.nettoRendement)}** netto per jaar.`,
      formula: `${eur(out.aankoopbedrag)} = som van elke netto coupon ÷ (1 + r)^jaar + ${repaid} ÷ (1 + r)^${term}`,
    },
    ...(discountTax > 0
      ? [
          {
            text: `Je betaalde ${eur(work.discount)} minder dan je terugkrijgt. Dat verschil telt als rente: **${eur(discountTax)}** roerende voorheffing op de vervaldag.`,
            law,
          },
        ]
      : []),
    {
      text: `Dezelfde ${eur(out.aankoopbedrag)} in het andere aanbod aan ${pct(out.andereRente)}, even lang, houdt na belasting **${eur(out.staatsbonNetto)}** over.`,
      sum: [
        { label: 'Je bon', value: out.opbrengst },
        { label: 'Ander aanbod', value: 0 - out.staatsbonNetto },
        { label: 'Verschil', value: out.verschilStaatsbon },
      ],
      law: [taxFigure(values.staatsbonBelasting)],
    },
  ]
}

export function tell(solved: Bon): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  // The page on real yield knows no paper at 15 %.
  const ofRate = work.bonTax === 'gewoon' ? ['nominaal', 'looptijd', 'rente', 'groeirentes', 'uitgifte'] : []
  return {
    headline: 'nettoRendement',
    key: ['opbrengst', 'verschilStaatsbon', 'roerendeVoorheffing', 'vervaldag'],
    captions: values.verkoop
      ? { vervaldag: { label: 'Verkocht op' }, terugbetaling: { label: 'Opbrengst van de verkoop' } }
      : {},
    sentence: sentence(solved),
    charts: charts(solved),
    tables: [comparison(solved), calendar(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Eén coupon per jaar, op de verjaardag van de uitgifte.',
      'Het andere aanbod krijgt dezelfde inleg, loopt even lang en wordt op het einde volledig terugbetaald.',
      'Een kasbon koop je in stukken; kijk na vanaf welk bedrag je bank ze verkoopt.',
      values.herbeleggen === null
        ? values.soort === 'kapitalisatie'
          ? 'De coupons van het andere aanbod worden herbelegd aan zijn eigen nettorente: anders is vergelijken met kapitalisatie niet eerlijk.'
          : 'Coupons worden niet herbelegd, ook die van het andere aanbod niet.'
        : `${values.soort === 'kapitalisatie' ? 'De coupons van het andere aanbod worden' : 'Coupons worden langs beide kanten'} herbelegd aan ${pct(values.herbeleggen)} netto per jaar.`,
    ],
    excluded: [
      'Bewaarloon van de bank.',
      'Belasting op een meerwaarde bij verkoop boven de aankoopprijs.',
      ...(values.verkoop && values.uitgifteprijs < 1
        ? ['Belasting op het deel van de uitgiftekorting bij een verkoop.']
        : []),
    ],
    next: [
      next('termijnrekening-calculator', 'Hetzelfde bedrag op een termijnrekening', {
        bedrag: madeOf(Math.min(1_000_000, Math.max(100, out.aankoopbedrag)), 'nominaal'),
        looptijd: madeOf(Math.min(10, work.term), 'looptijd', 'groeirentes', 'uitgifte', 'verkoopNa'),
      }),
      next('obligatie-calculator', 'Een obligatie op de beurs kopen'),
      next('reele-rente-berekenen', 'Wat blijft er over na inflatie?', {
        bedrag: by('aankoopbedrag'),
        brutorente: madeOf(asPercent(Number(work.meanRate.toFixed(6))), ...ofRate),
        product: madeOf('termijn', ...ofRate),
      }),
    ],
  }
}
