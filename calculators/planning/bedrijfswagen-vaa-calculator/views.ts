/** The steps, charts and tables of the company car. */
import { dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Step, Table } from '#calculators/kernel/report.ts'
import {
  cataloguswaardeDeel,
  co2Basis,
  co2Maximum,
  co2Minimum,
  co2Stap,
  leeftijdMinimum,
  leeftijdStap,
  referentieBenzine,
  referentieDiesel,
  vaaMinimum,
  vrijstellingWoonWerk,
} from '#rules/loon/bedrijfswagen.figures.ts'
import { vennootschapsbelasting } from '#rules/zelfstandigen/vennootschap.figures.ts'
import {
  co2BijdrageFormule,
  co2BijdrageIndex,
  co2BijdrageMinimum,
  co2BijdrageVerhoging,
  verworpenWagen,
} from '#rules/loon/wagen-werkgever.figures.ts'
import type { Car } from './case.ts'
import type { Values } from './inputs.ts'

const FUEL_NAMES: Readonly<Record<Values['brandstof'], string>> = {
  elektrisch: 'Elektrisch',
  benzine: 'Benzine of hybride',
  gas: 'Lpg of cng',
  diesel: 'Diesel',
}

function co2Step({ values, out, work: { reference, scale } }: Car): Step {
  if (reference === null)
    return {
      text: `Een elektrische wagen heeft altijd het laagste CO2-percentage: **${pct(out.co2Percentage, 1)}**.`,
      law: [co2Minimum],
    }
  return {
    text: `De referentie in ${values.jaar} is ${plural(reference, 'gram', 'gram')}. Met ${num(out.uitstootTelt)} gram is het CO2-percentage **${pct(out.co2Percentage, 2, 1)}**.`,
    formula: `${pct(scale.base, 1)} + (${num(out.uitstootTelt)} − ${num(reference)}) × ${pct(scale.step, 1)}, tussen ${pct(scale.low, 0)} en ${pct(scale.high, 0)}`,
    law: [
      values.brandstof === 'diesel' ? referentieDiesel : referentieBenzine,
      co2Basis,
      co2Stap,
      co2Minimum,
      co2Maximum,
    ],
  }
}

function paySteps({ values, out, work: { net, exempt, exemptYear } }: Car): Step[] {
  if (net === null) return []
  return [
    ...(exempt > 0
      ? [
          {
            text: `Omdat je ermee naar het werk rijdt, is **${eur(exempt)}** per maand vrijgesteld.`,
            formula: `${eur(exemptYear)} ÷ 12${exempt === out.voordeelMaand ? ', hoogstens het voordeel' : ''}`,
            law: [vrijstellingWoonWerk],
          },
        ]
      : []),
    {
      text: `Je bedrijfsvoorheffing stijgt met ${eur(net.tax)} per maand. ${values.eigenBijdrage > 0 ? 'Samen met je eigen bijdrage kost' : 'Zo kost'} de wagen **${eur(net.total)}** netto.`,
      sum: [
        { label: 'Extra bedrijfsvoorheffing', value: net.tax },
        ...(values.eigenBijdrage > 0 ? [{ label: 'Eigen bijdrage', value: values.eigenBijdrage }] : []),
        { label: 'Netto kost per maand', value: net.total },
      ],
    },
  ]
}

export function steps(solved: Car): Step[] {
  const { values, out, work } = solved
  const { vaa } = work
  return [
    co2Step(solved),
    ...vaa.delen.map((part) => ({
      text: `Van ${dateText(part.van)} telt ${pct(part.leeftijd, 0)} van de waarde, ${plural(part.dagen, 'dag', 'dagen')} lang: **${eur(part.bedrag)}**.`,
      formula: `${eur(values.cataloguswaarde)} × ${pct(vaa.co2, 2, 1)} × 6/7 × ${pct(part.leeftijd, 0)} × ${part.dagen} ÷ ${work.daysInYear}`,
      law: [cataloguswaardeDeel, leeftijdStap, leeftijdMinimum],
    })),
    {
      text: `Het belastbaar voordeel is **${eur(vaa.belastbaar)}**.`,
      sum: [
        { label: 'Volgens de formule', value: vaa.formule },
        ...(work.raised > 0 ? [{ label: 'Verhoging tot het minimum', value: work.raised }] : []),
        ...(vaa.eigenBijdrage > 0 ? [{ label: 'Eigen bijdrage', value: 0 - vaa.eigenBijdrage }] : []),
        { label: 'Belastbaar voordeel', value: vaa.belastbaar },
      ],
      law: [vaaMinimum],
    },
    ...paySteps(solved),
    ...(out.co2Bijdrage === null
      ? []
      : [
          {
            text: `Je werkgever betaalt **${eur(out.co2Bijdrage)}** CO2-bijdrage per maand en ${eur(out.belastingVerworpen ?? 0)} belasting per jaar op uitgaven die hij niet mag aftrekken.`,
            law: [
              co2BijdrageFormule,
              co2BijdrageIndex,
              co2BijdrageMinimum,
              co2BijdrageVerhoging,
              verworpenWagen,
              vennootschapsbelasting,
            ],
          },
        ]),
  ]
}

/** How the amount falls, and from which age on it no longer does. */
function fall(ages: Car['work']['ages']): string {
  const last = ages.at(-1)?.amount ?? 0
  const from = ages.find((one) => one.amount === last)?.age ?? 0
  return from === 0
    ? `Op elke leeftijd ${eur(last)} per jaar, het minimum`
    : `Van ${eur(ages[0]?.amount ?? 0)} per jaar voor een nieuwe wagen tot ${eur(last)} vanaf ${from} jaar`
}

/** From the catalogue value down to what the car costs a month. */
export function costChart({ values, out, work: { year } }: Car): Chart {
  const [perYear, perMonth] = [out.nettoKostJaar ?? 0, out.nettoKost ?? 0]
  return {
    kind: 'strips',
    key: 'trap',
    title: 'Van cataloguswaarde naar kost per maand',
    sentence: `Op ${eur(values.cataloguswaarde, 0)} rekent de fiscus ${eur(out.voordeelJaar)} voordeel per jaar. Dat kost jou ${eur(perYear)} netto, of ${eur(perMonth)} per maand.`,
    y: { unit: 'euro0' },
    strips: [
      {
        label: 'Voordeel per jaar',
        end: eur(out.voordeelJaar, 0),
        above: `Cataloguswaarde ${eur(values.cataloguswaarde, 0)}. Daarvan telt elk jaar ${pct(out.voordeelJaar / Math.max(1, values.cataloguswaarde), 1)} als loon:`,
        parts: [{ label: 'Voordeel', value: out.voordeelJaar, tone: 'third' }],
      },
      {
        label: 'Netto kost per jaar',
        end: eur(perYear, 0),
        parts: [
          { label: 'Belasting', value: year.tax, tone: 'tax' },
          { label: 'Eigen bijdrage', value: year.own, tone: 'compare' },
        ],
      },
      {
        label: 'Per maand',
        end: eur(perMonth),
        parts: [{ label: 'Kost per maand', value: perMonth, tone: 'main' }],
      },
    ],
  }
}

export const ageChart = ({ values, work: { ages } }: Car): Chart => ({
  kind: 'step',
  key: 'leeftijd',
  title: 'Het voordeel volgens de leeftijd van de wagen',
  sentence: `${fall(ages)}, met de cijfers van ${values.jaar}.`,
  x: { label: 'Leeftijd in jaren', values: ages.map((one) => one.age) },
  y: { label: 'Voordeel per jaar', unit: 'euro0' },
  series: [{ key: 'voordeel', label: 'Voordeel per jaar', values: ages.map((one) => one.amount) }],
})

export const fuelTable = ({ work: { fuels } }: Car): Table => ({
  key: 'aandrijving',
  title: 'Een nieuwe wagen van dezelfde prijs',
  columns: [
    { key: 'aandrijving', label: 'Aandrijving', unit: 'text' },
    { key: 'voordeel', label: 'Voordeel per jaar', unit: 'euro' },
    { key: 'uitstoot', label: 'CO2 (g/km)', unit: 'number', decimals: 0 },
    { key: 'percentage', label: 'CO2-percentage', unit: 'percent', decimals: 1 },
  ],
  rows: fuels.map((one) => [FUEL_NAMES[one.fuel], one.amount, one.grams, one.co2]),
})

export const periodTable = ({ work: { vaa } }: Car): Table => ({
  key: 'periodes',
  title: 'Het jaar in periodes',
  columns: [
    { key: 'van', label: 'Vanaf', unit: 'date' },
    { key: 'bedrag', label: 'Voordeel volgens de formule', unit: 'euro', total: true },
    { key: 'dagen', label: 'Dagen', unit: 'number', decimals: 0, total: true },
    { key: 'leeftijd', label: 'Leeftijd', unit: 'percent', decimals: 0 },
  ],
  rows: vaa.delen.map((part) => [part.van, part.bedrag, part.dagen, part.leeftijd]),
})
