/** The pay slip as chart, table and steps. */
import { eur, eur0, leftOver, pct } from '#calculators/kernel/format.ts'
import type { Chart, Tone } from '#calculators/kernel/chart.ts'
import type { Step, Table } from '#calculators/kernel/report.ts'
import { groepsverzekeringVermindering, sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { arbeiderBasis, bbszMaand, fiscaleWerkbonus, rszWerknemer } from '#rules/loon/loon.figures.ts'
import { werkbonus } from '#rules/loon/werkbonus.figures.ts'
import type { Pay } from './case.ts'

type Line = { readonly label: string; readonly value: number; readonly tone?: Tone }
const nonZero = (lines: readonly Line[]): readonly Line[] => lines.filter((line) => line.value !== 0)

export const waterfall = ({ work: { slip } }: Pay): Chart => ({
  kind: 'waterfall',
  key: 'brutonetto',
  title: 'Van bruto naar netto',
  sentence: `Van ${eur(slip.bruto)} gaat ${eur(slip.rszNaBonus)} naar de RSZ en ${eur(slip.bedrijfsvoorheffing)} naar de bedrijfsvoorheffing.`,
  y: { unit: 'euro' },
  bars: [
    { label: 'Bruto', value: slip.bruto, total: true },
    ...nonZero([
      { label: 'RSZ', value: 0 - slip.rsz, tone: 'tax' },
      { label: 'Werkbonus', value: slip.bonus.totaal, tone: 'main' },
      { label: 'Bedrijfsvoorheffing', value: 0 - slip.bedrijfsvoorheffing, tone: 'tax' },
      { label: 'BBSZ', value: 0 - slip.bbsz, tone: 'tax' },
      { label: 'Groepsverzekering', value: 0 - slip.groepsverzekering },
    ]),
    { label: 'Netto', value: slip.netto, total: true },
  ],
})

export const wageChart = ({ out, work: { around } }: Pay): Chart => ({
  kind: 'line',
  key: 'nettoPerBruto',
  title: 'Netto bij andere brutolonen',
  sentence: `De lijn toont het nettoloon voor brutolonen van ${eur(around[0]?.bruto ?? 0, 0)} tot ${eur(around.at(-1)?.bruto ?? 0, 0)}.`,
  x: { label: 'Bruto per maand', values: around.map((one) => one.bruto), unit: 'euro0' },
  y: { label: 'Netto per maand', unit: 'euro0' },
  series: [
    { key: 'netto', label: 'Netto', values: around.map((one) => one.netto) },
    { key: 'bruto', label: 'Bruto', values: around.map((one) => one.bruto), dashed: true },
  ],
  marks: [{ x: out.bruto, label: `Jij: ${eur0(out.netto)}`, strong: true }],
})

export function slipTable({ out, work: { slip, fiscalUsed } }: Pay): Table {
  const lines: readonly Line[] = [
    { label: 'Brutoloon', value: slip.bruto },
    ...nonZero([
      { label: 'RSZ', value: 0 - slip.rsz },
      { label: 'Werkbonus', value: slip.bonus.totaal },
      { label: 'Bedrijfsvoorheffing volgens de formule', value: 0 - slip.formule.perPeriode },
      { label: 'Vermindering voor groepsverzekering', value: slip.groepsvermindering },
      { label: 'Fiscale werkbonus', value: fiscalUsed },
      { label: 'Bijzondere bijdrage (BBSZ)', value: 0 - slip.bbsz },
      { label: 'Eigen bijdrage groepsverzekering', value: 0 - slip.groepsverzekering },
    ]),
    { label: 'Nettoloon', value: slip.netto },
  ]
  return {
    key: 'loonbrief',
    title: 'Je loonbrief, lijn per lijn',
    columns: [
      { key: 'lijn', label: 'Lijn', unit: 'text' },
      { key: 'maand', label: 'Per maand', unit: 'euro' },
      { key: 'aandeel', label: 'In procent van bruto', unit: 'percent', decimals: 1 },
    ],
    rows: lines.map(({ label, value }) => [label, value, out.bruto > 0 ? value / out.bruto : 0]),
    strong: [lines.length - 1],
  }
}

export const raiseTable = ({ work }: Pay): Table => ({
  key: 'opslag',
  title: 'Wat houd je over van opslag?',
  columns: [
    { key: 'opslag', label: 'Opslag bruto', unit: 'euro0' },
    { key: 'erbij', label: 'Netto erbij', unit: 'euro' },
    { key: 'aandeel', label: 'Deel dat je houdt', unit: 'percent', decimals: 1 },
    { key: 'bruto', label: 'Nieuw bruto', unit: 'euro' },
    { key: 'netto', label: 'Nieuw netto', unit: 'euro' },
  ],
  rows: work.raises.map((one) => [one.raise, one.more, one.share, one.bruto, one.netto]),
})

function wageSteps({ values, work: { slip, rszRate, workerShare } }: Pay): Step[] {
  const worker = values.statuut === 'arbeider'
  const share = pct(workerShare, 0)
  const { formule } = slip
  return [
    {
      text: `De RSZ is ${pct(rszRate)}${worker ? ` van ${share} van je loon` : ' van je loon'}: **${eur(slip.rsz)}**.`,
      formula: `${eur(slip.bruto)}${worker ? ` × ${share}` : ''} × ${pct(rszRate)}`,
      law: worker ? [rszWerknemer, arbeiderBasis] : [rszWerknemer],
    },
    slip.bonus.totaal > 0
      ? {
          text: `Je krijgt **${eur(slip.bonus.totaal)}** werkbonus, zodat je nog ${eur(slip.rszNaBonus)} RSZ betaalt.`,
          sum: [
            ...nonZero([
              { label: 'Luik A', value: slip.bonus.a },
              { label: 'Luik B', value: slip.bonus.b },
            ]),
            { label: 'Werkbonus', value: slip.bonus.totaal },
          ],
          law: [werkbonus],
        }
      : { text: 'Je loon ligt boven de grens voor de **werkbonus**: je krijgt er geen.', law: [werkbonus] },
    {
      text: `Je belastbaar loon is **${eur(slip.belastbaar)}** per maand of ${eur(formule.jaarBelastbaar)} per jaar.`,
      sum: [
        { label: 'Belastbaar per jaar', value: formule.jaarBelastbaar },
        { label: 'Forfaitaire kosten', value: 0 - formule.forfait },
        { label: 'Netto per jaar', value: formule.nettoJaar },
      ],
    },
  ]
}

function taxSteps({ work: { slip, brackets, owedYear, fiscalUsed } }: Pay): Step[] {
  const { formule } = slip
  return [
    {
      text: `Op dat jaarbedrag is de voorheffing volgens de schaal **${eur(formule.jaarBelasting)}**${formule.quotient > 0 ? `, met ${eur(formule.quotient)} bij je partner` : ''}.`,
      brackets,
      law: [sleutelformule],
    },
    {
      text: `Na de belastingvrije som${formule.gezinslast > 0 ? ' en de vermindering voor je gezin' : ''} blijft er **${eur(formule.perPeriode)}** per maand over.`,
      sum: [
        { label: 'Voorheffing volgens de schaal', value: formule.jaarBelasting },
        { label: 'Belastingvrije som', value: 0 - formule.vrijeSom },
        ...nonZero([{ label: 'Gezin ten laste', value: 0 - formule.gezinslast }]),
        { label: 'Per jaar, nooit onder nul', value: owedYear },
      ],
    },
    ...(slip.groepsvermindering > 0
      ? [
          {
            text: `Je eigen bijdrage voor de groepsverzekering verlaagt de voorheffing met **${eur(slip.groepsvermindering)}**.`,
            law: [groepsverzekeringVermindering],
          },
        ]
      : []),
    ...(slip.bonus.fiscaal > 0
      ? [
          {
            text: `De fiscale werkbonus haalt er ${eur(fiscalUsed)} af: je betaalt **${eur(slip.bedrijfsvoorheffing)}** bedrijfsvoorheffing.`,
            law: [fiscaleWerkbonus],
          },
        ]
      : []),
  ]
}

export function slipSteps(pay: Pay): Step[] {
  const { values, out, work } = pay
  const { slip, workerShare } = work
  const worker = values.statuut === 'arbeider'
  return [
    ...wageSteps(pay),
    ...taxSteps(pay),
    {
      text: `De bijzondere bijdrage voor de sociale zekerheid${worker ? ` telt ook op ${pct(workerShare, 0)} van je loon. Ze` : ''} is **${eur(slip.bbsz)}** deze maand.`,
      law: worker ? [bbszMaand, arbeiderBasis] : [bbszMaand],
    },
    {
      text: `Zo ${leftOver(slip.netto)}${slip.bruto > 0 && slip.netto > 0 ? `: ${pct(out.nettoAandeel, 1)} van je bruto` : ''}.`,
      sum: [
        { label: 'Bruto', value: slip.bruto },
        { label: 'RSZ na werkbonus', value: 0 - slip.rszNaBonus },
        { label: 'Bedrijfsvoorheffing', value: 0 - slip.bedrijfsvoorheffing },
        { label: 'Bijzondere bijdrage', value: 0 - slip.bbsz },
        ...nonZero([{ label: 'Groepsverzekering', value: 0 - slip.groepsverzekering }]),
        { label: 'Netto', value: slip.netto },
      ],
    },
  ]
}
