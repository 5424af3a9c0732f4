/** The other question: what a sale of pieces one already has costs, lot by lot. */
import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import { settle, type SoldSlice } from '#calculators/beleggen/sales.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Notice, Report } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import { beurstaksFigures, beurstaksOp, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  fotodatum,
  meerwaardetarief,
  meerwaardevrijstelling,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Values } from './inputs.ts'

const settled = (values: Values, law: Law) =>
  settle(
    law,
    values.loten.map((lot) => ({ asset: '', date: lot.datum, units: lot.aantal, price: lot.koers, photo: lot.foto })),
    [{ asset: '', date: values.verkoopdatum, units: values.verkoopAantal, price: values.verkoopkoers }],
    { ownPrice: values.bewijs, oldLots: 'gemiddelde' },
  )

/**
 * The part of the gain that counts as interest, and what is left for the gains tax. Interest is counted from the
 * purchase, lot by lot because the threshold hangs on the day of purchase; the gains tax leaves the same part out.
 */
function interestOf(values: Values, law: Law, slices: readonly SoldSlice[], gain: number) {
  const parts = slices.map((slice) => {
    const fund = {
      bondShare: values.obligatiedeel,
      boughtOn: slice.boughtOn,
      paysOutInterest: values.keertRenteUit,
    }
    const paid = reynderstaks(law, { ...fund, gain: roundCents(slice.proceeds - slice.cost) })
    return { ...paid, inGain: reynderstaks(law, { ...fund, gain: slice.gain }).interest }
  })
  // A fund that publishes an interest part is one the tax applies to, whatever share was filled in.
  const published = values.keertRenteUit ? 0 : (values.tis ?? 0)
  const applies = published > 0 || parts.some((part) => part.applies)
  if (values.tis !== null && applies) {
    const interest = published
    const rest = gain > 0 ? Math.max(0, roundCents(gain - interest)) : gain
    return { applies, interest, tax: roundCents(interest * law(roerendeVoorheffing)), rest }
  }
  const interest = sum(parts.map((part) => part.interest))
  const rest = roundCents(gain - sum(parts.map((part) => part.inGain)))
  return { applies, interest, tax: roundCents(interest * law(roerendeVoorheffing)), rest }
}

/** Units that are sold but were never bought. */
export const missingUnits = (values: Values, law: Law): number => settled(values, law).short[0] ?? 0

export function saleReport(values: Values, law: Law, tob: TobClass): Report {
  const { slices, sales } = settled(values, law)
  const proceeds = sales[0]?.proceeds ?? 0
  const gain = sales[0]?.gain ?? 0
  const persons = values.koppel ? 2 : 1
  const { interest, tax: reyndersTax, rest, applies } = interestOf(values, law, slices, gain)
  const year = yearOf(values.verkoopdatum)
  const tax = meerwaardebelasting(law, {
    year,
    net: rest,
    persons,
    used: values.alGebruikt,
    carried: values.overgedragen,
  })
  const withheldShare = gain > 0 ? Math.max(0, rest) / gain : 0
  const withheld = roundCents((sales[0]?.withheld ?? 0) * withheldShare)
  // A fund that buys its own pieces back pays out less the tax on interest: the exchange tax looks at what is left.
  const taxedAmount = proceeds - (values.beurstaksklasse === 'uitstap' ? reyndersTax : 0)
  const exchange = beurstaksOp(law, values.verkoopdatum, taxedAmount, tob)
  const fee = roundCents(values.makelaarsloon + proceeds * (values.makelaarsloonPercent + values.valutakost))
  const net = roundCents(proceeds - exchange - fee - reyndersTax - tax.tax)
  const back = Math.max(0, roundCents(withheld - tax.tax))
  const notices: Notice[] = []
  if (applies) {
    notices.push({
      tone: 'law',
      text: `Het fonds heeft meer obligaties dan de drempel: ${eur(interest)} van je winst telt als rente. Op dat deel betaal je geen meerwaardebelasting meer.`,
    })
  }
  if (back > 0) {
    notices.push({
      tone: 'info',
      text: `Een Belgische broker houdt eerst ${eur(withheld)} in op je winst. Via je aangifte komt ${eur(back)} terug.`,
    })
  }
  return report({
    headline: figure('nettoOpbrengst', 'Netto opbrengst', net),
    sentence: `Je verkoopt voor ${eur(proceeds)} en houdt **${eur(net)}** over na kosten en belasting. De fiscus telt ${eur(Math.abs(gain))} ${gain < 0 ? 'verlies' : 'winst'}.`,
    figures: [
      figure('opbrengst', 'Verkoopbedrag', proceeds),
      figure('meerwaarde', 'Winst voor de fiscus', gain),
      figure('reyndersRente', 'Deel dat als rente telt', interest),
      figure('reynderstaks', 'Reynderstaks', reyndersTax),
      figure('vrijgesteld', 'Vrijgestelde winst', roundCents(tax.exempt + tax.carriedUsed)),
      figure('meerwaardebelasting', 'Meerwaardebelasting', tax.tax),
      figure('ingehouden', 'Eerst ingehouden door een Belgische broker', withheld),
      figure('terugTeVragen', 'Daarvan terug via je aangifte', back),
      figure('beurstaksVerkoop', 'Beurstaks bij verkoop', exchange),
      figure('makelaarsloonTotaal', 'Makelaarsloon en wisselkost', fee),
    ],
    charts: [
      {
        kind: 'waterfall',
        key: 'verkoop',
        title: 'Van verkoopbedrag naar netto',
        sentence: `Van ${eur(proceeds)} blijft ${eur(net)} over.`,
        y: { unit: 'euro' },
        bars: [
          { label: 'Verkoopbedrag', value: proceeds, total: true },
          { label: 'Kosten', value: -fee + 0 },
          { label: 'Beurstaks', value: -exchange + 0 },
          { label: 'Reynderstaks', value: -reyndersTax + 0 },
          { label: 'Meerwaardebelasting', value: -tax.tax + 0 },
          { label: 'Netto', value: net, total: true },
        ],
      },
    ],
    tables: [
      {
        key: 'loten',
        title: 'Welke stukken weggaan: de oudste eerst',
        columns: [
          { key: 'gekocht', label: 'Gekocht', unit: 'date' },
          { key: 'aantal', label: 'Aantal', unit: 'number', decimals: 6 },
          { key: 'soort', label: 'Fiscaal vanaf', unit: 'text' },
          { key: 'basis', label: 'Startwaarde', unit: 'euro', total: true },
          { key: 'opbrengst', label: 'Opbrengst', unit: 'euro', total: true },
          { key: 'winst', label: 'Winst', unit: 'euro', total: true },
        ],
        rows: slices.map((slice) => [
          slice.boughtOn,
          slice.units,
          BASIS_TEXT[slice.kind],
          slice.base,
          slice.proceeds,
          slice.gain,
        ]),
      },
    ],
    steps: [
      {
        text: `De oudste stuks gaan het eerst weg. Ze brengen ${eur(proceeds)} op en de fiscus telt **${eur(gain)}** winst.`,
        law: [fotodatum],
      },
      {
        text: applies
          ? `Het rentedeel is ${eur(interest)}. Daarop betaal je ${pct(law(roerendeVoorheffing), 2, 0)}: **${eur(reyndersTax)}**.`
          : 'Het fonds heeft te weinig obligaties voor de Reynderstaks, of is te weinig gestegen. Je betaalt ze **niet**.',
        law: [reyndersDrempel, roerendeVoorheffing],
      },
      {
        text: `Van de overige ${eur(rest)} is ${eur(tax.exempt + tax.carriedUsed)} vrijgesteld. De meerwaardebelasting is **${eur(tax.tax)}**.`,
        law: [meerwaardetarief, meerwaardevrijstelling],
      },
      { text: `De beurstaks op de verkoop is **${eur(exchange)}**.`, law: beurstaksFigures(tob) },
    ],
    notices,
    assumptions: [
      'Alle aankopen zijn van hetzelfde fonds; de oudste stuks gaan het eerst weg.',
      'De grens voor obligaties hangt per stuk af van de dag waarop je kocht.',
      'De Reynderstaks telt vanaf je aankoop, de meerwaardebelasting vanaf de koers van 31/12/2025.',
    ],
    excluded: ['Kosten die je bij de aankoop betaalde: die zijn niet aftrekbaar.', 'Speculatieve winst.'],
    next: [
      {
        slug: 'meerwaardebelasting-calculator',
        text: 'Al je verkopen van het jaar samen',
        carry: { alGebruikt: tax.exempt },
      },
      { slug: 'aandelen-calculator', text: 'Een gewoon aandeel verkopen' },
    ],
  })
}
