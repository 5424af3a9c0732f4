/** The pay slip as chart, table and steps. */
import { eur, pct } from '#calculators/kernel/format.ts'
import { type Loonbrief, loonbrief, type Loonvraag, metHervorming } from '#calculators/planning/loonbrief.ts'
import type { Chart, Step, Table } from '#calculators/kernel/report.ts'
import { progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import { groepsverzekeringVermindering, sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  arbeiderBasis,
  bbszMaand,
  fiscaleWerkbonus,
  fiscaleWerkbonusAangekondigd,
  rszWerknemer,
  werkbonus,
} from '#rules/loon/loon.figures.ts'

export function waterfall(slip: Loonbrief): Chart {
  return {
    kind: 'waterfall',
    key: 'brutonetto',
    title: 'Van bruto naar netto',
    sentence: `Van ${eur(slip.bruto)} gaat ${eur(slip.rszNaBonus)} naar de RSZ en ${eur(slip.bedrijfsvoorheffing)} naar de bedrijfsvoorheffing.`,
    y: { unit: 'euro' },
    bars: [
      { label: 'Bruto', value: slip.bruto, total: true },
      { label: 'RSZ', value: 0 - slip.rsz },
      { label: 'Werkbonus', value: slip.bonus.totaal },
      { label: 'Bedrijfsvoorheffing', value: 0 - slip.bedrijfsvoorheffing },
      { label: 'BBSZ', value: 0 - slip.bbsz },
      ...(slip.groepsverzekering > 0 ? [{ label: 'Groepsverzekering', value: 0 - slip.groepsverzekering }] : []),
      { label: 'Netto', value: slip.netto, total: true },
    ],
  }
}

export function linesTable(slip: Loonbrief): Table {
  const rows: readonly (readonly [string, number])[] = [
    ['Brutoloon', slip.bruto],
    ['RSZ', 0 - slip.rsz],
    ['Werkbonus', slip.bonus.totaal],
    ['Bedrijfsvoorheffing volgens de formule', 0 - slip.formule.perPeriode],
    ...(slip.groepsvermindering > 0
      ? ([['Vermindering voor groepsverzekering', slip.groepsvermindering]] as const)
      : []),
    ['Fiscale werkbonus', roundCents(slip.formule.perPeriode - slip.groepsvermindering - slip.bedrijfsvoorheffing)],
    ['Bijzondere bijdrage (BBSZ)', 0 - slip.bbsz],
    ...(slip.groepsverzekering > 0
      ? ([['Eigen bijdrage groepsverzekering', 0 - slip.groepsverzekering]] as const)
      : []),
    ['Nettoloon', slip.netto],
  ]
  return {
    key: 'loonbrief',
    title: 'Je loonbrief, lijn per lijn',
    columns: [
      { key: 'lijn', label: 'Lijn', unit: 'text' },
      { key: 'maand', label: 'Per maand', unit: 'euro' },
      { key: 'aandeel', label: 'In procent van bruto', unit: 'percent', decimals: 1 },
    ],
    rows: rows.map(([label, amount]) => [label, amount, slip.bruto > 0 ? amount / slip.bruto : 0]),
    strong: [rows.length - 1],
  }
}

const RAISES = [50, 100, 150, 200, 300, 500, 1_000] as const

export function raiseTable(law: Law, ask: Loonvraag): Table {
  const base = loonbrief(law, ask).netto
  return {
    key: 'opslag',
    title: 'Wat houd je over van opslag?',
    columns: [
      { key: 'opslag', label: 'Opslag bruto', unit: 'euro0' },
      { key: 'bruto', label: 'Nieuw bruto', unit: 'euro' },
      { key: 'netto', label: 'Nieuw netto', unit: 'euro' },
      { key: 'erbij', label: 'Netto erbij', unit: 'euro' },
      { key: 'aandeel', label: 'Deel dat je houdt', unit: 'percent', decimals: 1 },
    ],
    rows: RAISES.map((raise) => {
      const bruto = roundCents(ask.bruto + raise)
      const { netto } = loonbrief(law, { ...ask, bruto })
      return [raise, bruto, netto, roundCents(netto - base), (netto - base) / raise]
    }),
  }
}

/** Net pay over a range of wages around the visitor's own. */
export function raiseChart(law: Law, ask: Loonvraag): Chart {
  const step = ask.bruto > 6_000 ? 500 : 250
  const first = Math.max(0, Math.floor(ask.bruto / step) * step - 5 * step)
  const wages = Array.from({ length: 11 }, (_, index) => first + index * step)
  return {
    kind: 'line',
    key: 'nettoPerBruto',
    title: 'Netto bij andere brutolonen',
    sentence: `De lijn toont het nettoloon voor brutolonen van ${eur(first, 0)} tot ${eur(first + 10 * step, 0)}.`,
    x: { label: 'Bruto per maand', values: wages, unit: 'euro0' },
    y: { unit: 'euro0' },
    series: [
      { key: 'netto', label: 'Netto', values: wages.map((bruto) => loonbrief(law, { ...ask, bruto }).netto) },
      { key: 'bruto', label: 'Bruto', values: wages, dashed: true },
    ],
    marks: [{ x: ask.bruto, label: 'Jij' }],
  }
}

export function slipSteps(law: Law, slip: Loonbrief, ask: Loonvraag): Step[] {
  const rate = pct(law(rszWerknemer))
  const share = pct(law(arbeiderBasis), 0)
  const { formule } = slip
  const worker = ask.statuut === 'arbeider'
  const steps: Step[] = [
    {
      text: `De RSZ is ${rate}${worker ? ` van ${share} van je loon` : ' van je loon'}: **${eur(slip.rsz)}**.`,
      formula: `${eur(slip.bruto)}${worker ? ` × ${share}` : ''} × ${rate}`,
      law: worker ? [rszWerknemer, arbeiderBasis] : [rszWerknemer],
    },
    {
      text:
        slip.bonus.totaal > 0
          ? `Je krijgt **${eur(slip.bonus.totaal)}** werkbonus, zodat je nog ${eur(slip.rszNaBonus)} RSZ betaalt.`
          : 'Je loon ligt boven de grens voor de **werkbonus**: je krijgt er geen.',
      sum: [
        { label: 'Luik A', value: slip.bonus.a },
        { label: 'Luik B', value: slip.bonus.b },
        { label: 'Werkbonus', value: slip.bonus.totaal },
      ],
      law: [werkbonus],
    },
    {
      text: `Je belastbaar loon is **${eur(slip.belastbaar)}** per maand of ${eur(formule.jaarBelastbaar)} per jaar.`,
      sum: [
        { label: 'Belastbaar per jaar', value: formule.jaarBelastbaar },
        { label: 'Forfaitaire kosten', value: 0 - formule.forfait },
        { label: 'Netto per jaar', value: formule.nettoJaar },
      ],
    },
    {
      text: `Op dat jaarbedrag is de voorheffing volgens de schaal **${eur(formule.jaarBelasting)}**${formule.quotient > 0 ? `, met ${eur(formule.quotient)} bij je partner` : ''}.`,
      brackets: formule.quotient > 0 ? undefined : bracketLines(slip),
      law: [sleutelformule],
    },
    {
      text: `Na de belastingvrije som${formule.gezinslast > 0 ? ` en de vermindering voor je gezin` : ''} blijft er **${eur(formule.perPeriode)}** per maand over.`,
      sum: [
        { label: 'Voorheffing volgens de schaal', value: formule.jaarBelasting },
        { label: 'Belastingvrije som', value: 0 - formule.vrijeSom },
        { label: 'Gezinslast', value: 0 - formule.gezinslast },
        {
          label: 'Per jaar',
          value: Math.max(0, roundCents(formule.jaarBelasting - formule.vrijeSom - formule.gezinslast)),
        },
      ],
    },
  ]
  if (slip.groepsvermindering > 0) {
    steps.push({
      text: `Je eigen bijdrage voor de groepsverzekering verlaagt de voorheffing met **${eur(slip.groepsvermindering)}**.`,
      law: [groepsverzekeringVermindering],
    })
  }
  if (slip.bonus.fiscaal > 0) {
    steps.push({
      text: `De fiscale werkbonus haalt er ${eur(roundCents(formule.perPeriode - slip.groepsvermindering - slip.bedrijfsvoorheffing))} af: je betaalt **${eur(slip.bedrijfsvoorheffing)}** bedrijfsvoorheffing.`,
      law: [metHervorming(law, ask) ? fiscaleWerkbonusAangekondigd : fiscaleWerkbonus],
    })
  }
  steps.push(
    {
      text: `De bijzondere bijdrage voor de sociale zekerheid${worker ? ` telt ook op ${share} van je loon. Ze` : ''} is **${eur(slip.bbsz)}** deze maand.`,
      law: worker ? [bbszMaand, arbeiderBasis] : [bbszMaand],
    },
    {
      text: `Zo houd je **${eur(slip.netto)}** over: ${slip.bruto > 0 ? pct(slip.netto / slip.bruto, 1) : '0 %'} van je bruto.`,
      sum: [
        { label: 'Bruto', value: slip.bruto },
        { label: 'RSZ na werkbonus', value: 0 - slip.rszNaBonus },
        { label: 'Bedrijfsvoorheffing', value: 0 - slip.bedrijfsvoorheffing },
        { label: 'Bijzondere bijdrage', value: 0 - slip.bbsz },
        ...(slip.groepsverzekering > 0 ? [{ label: 'Groepsverzekering', value: 0 - slip.groepsverzekering }] : []),
        { label: 'Netto', value: slip.netto },
      ],
    },
  )
  return steps
}

function bracketLines({ formule }: Loonbrief) {
  return progressive(formule.nettoJaar, formule.schijven).lines
}
