/** Charts, tables and steps of the assessment. */
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Chart, Step, Table } from '#calculators/kernel/report.ts'
import { progressive } from '#finance/brackets.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Aanslag, Inkomenssoort, Kolom } from '#rules/belasting/aanslag.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { bbszJaar } from '#rules/loon/loon.figures.ts'
import {
  autonomiefactor,
  belastingschijven,
  belastingvrijeSom,
  belastingvrijeSomAangekondigd,
  forfaitBaten,
  forfaitMaximum,
  forfaitMaximumBaten,
  forfaitMaximumBedrijfsleider,
  forfaitTarief,
  forfaitTariefBedrijfsleider,
  gewestelijkeOpcentiemen,
  huwelijksquotientAandeel,
  huwelijksquotientAangekondigd,
  huwelijksquotientMaximum,
  schijvenVrijeSom,
} from '#rules/belasting/personenbelasting.figures.ts'
import { heeftHervorming } from '#rules/belasting/personenbelasting.ts'
import { toeslagenAangekondigd, toeslagenVrijeSom } from '#rules/belasting/ten-laste.figures.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'
import { kredieten } from './household.ts'
import type { Values } from './inputs.ts'
import type { Lever } from './levers.ts'

export function bracketChart(law: Law, first: Kolom): Chart {
  const lines = progressive(first.belastbaar, law(belastingschijven)).lines
  return {
    kind: 'bar',
    key: 'schijven',
    title: 'Je inkomen in de belastingschijven',
    sentence: `Van ${eur(first.belastbaar)} belastbaar inkomen valt ${eur(lines.at(-1)?.part ?? 0)} in je hoogste schijf van ${pct(lines.at(-1)?.rate ?? 0, 0)}.`,
    stacked: true,
    categories: lines.map((line) => pct(line.rate, 0)),
    y: { unit: 'euro0' },
    series: [
      { key: 'belasting', label: 'Belasting', values: lines.map((line) => roundCents(line.tax)) },
      { key: 'over', label: 'Wat overblijft', values: lines.map((line) => roundCents(line.part - line.tax)) },
    ],
  }
}

export function leverChart(now: number, levers: readonly Lever[]): Chart {
  const used = levers.filter((lever) => lever.saving > 0)
  const open = levers.filter((lever) => lever.keeps && lever.extra > 0)
  const start = roundCents(now + sum(used.map((lever) => lever.saving)))
  const end = roundCents(now - sum(open.map((lever) => lever.extra)))
  return {
    kind: 'waterfall',
    key: 'hefbomen',
    title: 'Wat je voordelen doen met je belasting',
    sentence: `Je belasting gaat van ${eur(start)} zonder voordelen naar ${eur(now)} nu, en kan tot ${eur(end)} dalen.`,
    y: { unit: 'euro0' },
    bars: [
      { label: 'Zonder voordelen', value: start, total: true },
      ...used.map((lever) => ({ label: lever.label, value: 0 - lever.saving })),
      { label: 'Nu', value: now, total: true },
      ...open.map((lever) => ({ label: `Nog: ${lever.label.toLowerCase()}`, value: 0 - lever.extra })),
      { label: 'Mogelijk', value: end, total: true },
    ],
  }
}

export function leverTable(levers: readonly Lever[]): Table {
  return {
    key: 'hefbomen',
    title: 'Je hefbomen, van meest naar minst per euro',
    columns: [
      { key: 'hefboom', label: 'Hefboom', unit: 'text' },
      { key: 'bespaartNu', label: 'Bespaart nu', unit: 'euro' },
      { key: 'ruimte', label: 'Nog te storten', unit: 'euro' },
      { key: 'extra', label: 'Extra besparing', unit: 'euro' },
      { key: 'kost', label: 'Jouw inspanning', unit: 'euro', formula: '{ruimte}-{extra}' },
      { key: 'perEuro', label: 'Per euro', unit: 'percent', decimals: 1 },
      { key: 'uiterlijk', label: 'Uiterlijk', unit: 'date' },
      { key: 'code', label: 'Code', unit: 'text' },
    ],
    rows: levers.map((lever) => [
      lever.label,
      lever.saving,
      lever.room,
      lever.extra,
      roundCents(lever.room - lever.extra),
      lever.perEuro,
      lever.deadline,
      lever.code,
    ]),
    note: 'Bij giften, cheques en opvang is het geld weg. Bij pensioensparen en langetermijnsparen blijft het van jou, met een eindbelasting later. Op langetermijnsparen betaal je ook premietaks.',
  }
}

const MINUS = (amount: number) => 0 - amount

type Line = { readonly label: string; readonly value: number }
const nonZero = (lines: readonly Line[]): readonly Line[] => lines.filter((line) => line.value !== 0)

export function assessmentTable(result: Aanslag): Table {
  const lines: readonly (readonly [string, (kolom: Kolom) => number])[] = [
    ['Inkomen', (kolom) => kolom.inkomen],
    ['Sociale bijdragen', (kolom) => MINUS(kolom.socialeBijdragen)],
    ['Beroepskosten', (kolom) => MINUS(kolom.kosten)],
    ['Pensioen en uitkeringen', (kolom) => kolom.vervanging],
    ['Huwelijksquotiënt', (kolom) => kolom.quotient],
    ['Onroerend inkomen', (kolom) => kolom.onroerend],
    ['Aftrekbaar onderhoudsgeld', (kolom) => MINUS(kolom.aftrek)],
    ['Belastbaar inkomen', (kolom) => kolom.belastbaar],
    ['Basisbelasting', (kolom) => kolom.basisbelasting],
    ['Vermindering belastingvrije som', (kolom) => MINUS(kolom.vermindering)],
    ['Vermindering pensioen en uitkeringen', (kolom) => MINUS(kolom.pensioenvermindering)],
    ['Hoofdsom', (kolom) => kolom.hoofdsom],
    ['Deel van de Staat', (kolom) => kolom.staat],
    ['Deel van het gewest', (kolom) => kolom.gewestelijk],
    ['Belastingverminderingen', (kolom) => MINUS(kolom.verminderingen)],
    ['Belasting', (kolom) => kolom.belasting],
  ]
  const always = new Set(['Inkomen', 'Belastbaar inkomen', 'Basisbelasting', 'Hoofdsom', 'Belasting'])
  const shown = lines.filter(
    ([label, value]) => always.has(label) || result.kolommen.some((kolom) => value(kolom) !== 0),
  )
  const couple = result.kolommen.length > 1
  return {
    key: 'aanslag',
    title: 'Je aanslag, lijn per lijn',
    columns: [
      { key: 'lijn', label: 'Lijn', unit: 'text' },
      { key: 'jij', label: 'Jij', unit: 'euro' },
      ...(couple ? [{ key: 'partner', label: 'Je partner', unit: 'euro' } as const] : []),
    ],
    rows: shown.map(([label, value]) => [label, ...result.kolommen.map(value)]),
    strong: [shown.length - 1],
  }
}

export function assessmentSteps(law: Law, values: Values, result: Aanslag): Step[] {
  const announced = values.regels === 'aangekondigd' && heeftHervorming(law)
  const steps = result.kolommen.flatMap((kolom, index) => [
    incomeStep(kolom, index === 0 ? 'Jij' : 'Je partner', index === 0 ? values.statuut : values.statuutPartner),
    ...taxSteps(law, kolom, announced),
  ])
  if (result.quotient > 0) {
    steps.unshift({
      text: `Je gezin krijgt een huwelijksquotiënt: **${eur(result.quotient)}** inkomen gaat naar de partner die minder verdient.`,
      law: [huwelijksquotientAandeel, announced ? huwelijksquotientAangekondigd : huwelijksquotientMaximum],
    })
  }
  steps.push({
    text: `De gemeente voegt ${pct(values.gemeentebelasting)} toe op ${eur(result.belasting)}: **${eur(result.gemeentebelasting)}**.`,
    formula: `${eur(result.belasting)} × ${pct(values.gemeentebelasting)}`,
  })
  if (result.bbsz > 0) {
    steps.push({
      text: `Op het gezinsinkomen als werknemer komt nog **${eur(result.bbsz)}** bijzondere bijdrage voor de sociale zekerheid.`,
      law: [bbszJaar],
    })
  }
  steps.push({
    text: `Na wat je al betaalde is het saldo **${eur(Math.abs(result.saldo))}** ${result.saldo >= 0 ? 'bij te betalen' : 'terug'}.`,
    sum: [
      { label: 'Belasting Staat en gewest', value: result.belasting },
      ...nonZero([
        { label: 'Gemeentebelasting', value: result.gemeentebelasting },
        { label: 'Bijzondere bijdrage', value: result.bbsz },
        { label: 'Belastingkredieten', value: MINUS(kredieten(result)) },
        { label: 'Voorheffing en voorafbetalingen', value: MINUS(result.voorheffingen) },
      ]),
      { label: 'Saldo', value: result.saldo },
    ],
  })
  return steps
}

const flatRate = [forfaitTarief, forfaitMaximum]
const lumpSumLaw: Readonly<Record<Inkomenssoort, Step['law']>> = {
  werknemer: flatRate,
  zelfstandige: flatRate,
  vrijBeroep: [forfaitBaten, forfaitMaximumBaten],
  bedrijfsleider: [forfaitTariefBedrijfsleider, forfaitMaximumBedrijfsleider],
  gepensioneerde: undefined,
}

const incomeStep = (kolom: Kolom, who: string, soort: Inkomenssoort): Step => ({
  text: `${who}: van ${eur(roundCents(kolom.inkomen + kolom.vervanging + kolom.onroerend))} blijft **${eur(kolom.belastbaar)}** belastbaar inkomen over.`,
  sum: [
    { label: 'Inkomen', value: kolom.inkomen },
    ...nonZero([
      { label: 'Sociale bijdragen', value: MINUS(kolom.socialeBijdragen) },
      { label: 'Beroepskosten', value: MINUS(kolom.kosten) },
      { label: 'Pensioen en uitkeringen', value: kolom.vervanging },
      { label: 'Huwelijksquotiënt', value: kolom.quotient },
      { label: 'Onroerend inkomen', value: kolom.onroerend },
      {
        label: 'Aftrek',
        value: MINUS(roundCents(kolom.netto + kolom.onroerend + kolom.quotient - kolom.belastbaar)),
      },
    ]),
    { label: 'Belastbaar', value: kolom.belastbaar },
  ],
  law: kolom.kosten > 0 ? lumpSumLaw[soort] : undefined,
})

function taxSteps(law: Law, kolom: Kolom, announced: boolean): Step[] {
  const steps: Step[] = [
    {
      text: `Volgens de schijven is de basisbelasting **${eur(kolom.basisbelasting)}**.`,
      brackets: progressive(kolom.belastbaar, law(belastingschijven)).lines,
      law: [belastingschijven],
    },
    {
      text: `De belastingvrije som van ${eur(kolom.vrijeSom, 0)} haalt daar **${eur(kolom.vermindering)}** af.`,
      brackets: progressive(kolom.vrijeSom, law(schijvenVrijeSom)).lines,
      law: announced
        ? [belastingvrijeSomAangekondigd, toeslagenAangekondigd, schijvenVrijeSom]
        : [belastingvrijeSom, toeslagenVrijeSom, schijvenVrijeSom],
    },
  ]
  if (kolom.pensioenvermindering > 0) {
    steps.push({
      text: `Voor pensioen en uitkeringen is er een vermindering van **${eur(kolom.pensioenvermindering)}**.`,
      law: [pensioenvermindering],
    })
  }
  steps.push({
    text: `De hoofdsom van ${eur(kolom.hoofdsom)} wordt verdeeld: ${eur(kolom.staat)} voor de Staat en ${eur(kolom.gewestelijk)} voor het gewest. Na verminderingen blijft **${eur(kolom.belasting)}**.`,
    law: [autonomiefactor, gewestelijkeOpcentiemen],
  })
  return steps
}
