import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import { asPercent, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Fading = Case<typeof inputs, typeof outputs, typeof solve>

function sentence({ values, out }: Fading): string {
  const { bedrag, jaren, nettoRente } = values
  const change =
    out.verlies >= 0
      ? `${pct(out.verliesProcent, 1, 0)} minder dan vandaag`
      : `${pct(-out.verliesProcent, 1, 0)} meer dan vandaag`
  if (values.opname > 0)
    return `Na ${jaren} jaar koopt wat overblijft nog wat nu **${eur0(out.koopkracht)}** kost. Met je opnames erbij koop je ${change}.`
  const kept =
    out.koopkrachtRekening >= bedrag
      ? 'houd je je koopkracht.'
      : `is het ${eur0(out.koopkrachtRekening)}, nog altijd minder dan nu.`
  const account = nettoRente === 0 ? '' : ` Met ${pct(nettoRente)} rente ${kept}`
  return out.verlies === 0
    ? `Over ${jaren} jaar koopt **${eur0(bedrag)}** evenveel als vandaag.${account}`
    : `Over ${jaren} jaar koopt ${eur0(bedrag)} nog wat nu **${eur0(out.koopkracht)}** kost: ${change}.${account}`
}

/** The same note every few years: it buys less and less, on the account a little more. */
const noteChart = ({ values, out, work }: Fading): Chart => ({
  kind: 'columns',
  key: 'biljet',
  title: `Hetzelfde biljet, telkens ${out.koopkracht < values.bedrag ? 'kleiner' : out.koopkracht > values.bedrag ? 'groter' : 'even groot'}`,
  sentence: `${values.opname > 0 ? 'Wat na je opnames' : `${eur0(values.bedrag)} dat`} stilstaat, koopt na ${values.jaren} jaar nog wat nu ${eur0(out.koopkracht)} kost. Op de rekening is dat ${eur0(out.koopkrachtRekening)}.`,
  y: { unit: 'euro0' },
  columns: work.rows.map(({ year, idle, saved }) => ({
    label: year === 0 ? 'nu' : `${year} jaar`,
    parts: [
      { label: 'Stilstaand', value: Math.min(idle, saved), tone: 'main' },
      { label: 'Rente', value: Math.max(0, saved - idle), tone: 'third' },
      { label: 'Weg', value: Math.max(0, values.bedrag - Math.max(idle, saved)), hollow: true },
    ],
  })),
})

const chart = ({ values, out, work }: Fading): Chart => ({
  kind: 'line',
  key: 'smelten',
  title: 'Wat je geld nog koopt, in euro’s van vandaag',
  sentence: `Bij ${pct(values.inflatie)} inflatie koopt wat er na ${values.jaren} jaar staat nog wat nu ${eur0(out.koopkracht)} kost.`,
  x: { label: 'Jaren vanaf nu', values: work.years },
  y: { unit: 'euro0' },
  series: [
    { key: 'gewoon', label: `Stilstaand bij ${pct(values.inflatie)}`, values: work.idlePowers },
    { key: 'laag', label: `Stilstaand bij ${pct(work.low)}`, values: work.lowPowers, dashed: true },
    { key: 'hoog', label: `Stilstaand bij ${pct(work.high)}`, values: work.highPowers, dashed: true },
    { key: 'rekening', label: `Met ${pct(values.nettoRente)} rente`, values: work.savedPowers },
  ],
})

const table = ({ values, work }: Fading): Table => ({
  key: 'jaren',
  title: work.step === 1 ? 'Jaar per jaar' : 'Per vijf jaar',
  columns: [
    { key: 'jaar', label: 'Na jaar', unit: 'number' },
    { key: 'stil', label: 'Stilstaand', unit: 'euro0' },
    { key: 'rekening', label: 'Op de rekening', unit: 'euro0' },
    { key: 'nodig', label: 'Nodig om bij te houden', unit: 'euro0' },
    ...(values.mand === null
      ? []
      : [{ key: 'manden', label: 'Manden, stilstaand', unit: 'number', decimals: 0 } as const]),
  ],
  rows: work.rows.map((row) => [
    row.year,
    row.idle,
    row.saved,
    row.needed,
    ...(row.baskets === null ? [] : [row.baskets]),
  ]),
  note: 'Stilstaand en op de rekening: in euro’s van vandaag. Nodig om bij te houden: in euro’s van dat jaar.',
})

function steps({ values, out, work }: Fading): Step[] {
  const { bedrag, jaren, inflatie, nettoRente, opname } = values
  const idle: Step = {
    text: `${eur0(work.idleEnd)} die stilstaat, koopt dan wat nu **${eur0(out.koopkracht)}** kost.`,
    formula: `${eur0(work.idleEnd)} ÷ ${num(out.prijsfactor, 6)}`,
  }
  return [
    {
      text: `Na ${jaren} jaar zijn de prijzen **${num(out.prijsfactor, 4)}** keer zo hoog.`,
      formula: `(1 + ${num(inflatie, 4)})^${jaren}`,
    },
    ...(work.idleEnd === 0 ? [] : [idle]),
    {
      text: `Op de rekening wordt het ${eur0(out.saldoRekening)}, goed voor **${eur0(out.koopkrachtRekening)}** in euro’s van vandaag.`,
      formula:
        opname > 0
          ? `elk jaar: saldo × ${num(1 + nettoRente, 6)} − ${eur0(opname)}`
          : `${eur0(bedrag)} × ${num(1 + nettoRente, 6)}^${jaren}`,
    },
    {
      text: `Om niets te verliezen heb je netto ${pct(out.minimumNetto)} nodig. Met ${pct(work.taxRate, 0, 0)} roerende voorheffing is dat **${pct(out.minimumBruto)}** bruto.`,
      formula: `${num(asPercent(out.minimumNetto), 2)} ÷ (1 − ${num(work.taxRate, 2)})`,
      law: [roerendeVoorheffing],
    },
    {
      text: `Op een gereglementeerde spaarrekening is de eerste ${eur0(work.exemption)} rente vrij. Daar volstaat **${pct(out.minimumBrutoSpaarrekening)}** bruto.`,
      law: [spaarvrijstelling, voorheffingSpaarrekening],
    },
  ]
}

function notices({ values, work }: Fading): Notice[] {
  const found: Notice[] = []
  if (work.emptyAfter !== null)
    found.push({ tone: 'warning', text: `Met deze opnames is de rekening leeg na ${work.emptyAfter} jaar.` })
  if (values.inflatie < 0)
    found.push({ tone: 'info', text: 'Bij dalende prijzen koop je later meer met hetzelfde geld.' })
  return found
}

export function tell(solved: Fading): Telling<keyof typeof outputs> {
  const { values, work } = solved
  const { bedrag, jaren, opname } = values
  return {
    headline: 'koopkracht',
    key: ['koopkrachtRekening', 'nodig', 'minimumBrutoSpaarrekening', 'minimumBruto'],
    captions: {
      koopkracht: { label: `Koopkracht over ${jaren} jaar` },
      koopkrachtLaag: { label: `Koopkracht bij ${pct(work.low)} inflatie` },
      koopkrachtHoog: { label: `Koopkracht bij ${pct(work.high)} inflatie` },
    },
    sentence: sentence(solved),
    charts: [noteChart(solved), chart(solved)],
    tables: [table(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De inflatie is elk jaar gelijk. In werkelijkheid schommelt ze.',
      'De rente is netto en blijft gelijk.',
      ...(opname > 0 ? ['Elk jaar op het einde neem je hetzelfde bedrag op; het stijgt niet mee met de prijzen.'] : []),
    ],
    excluded: [
      'Belasting op spaarrente boven de vrijstelling.',
      'Dat jouw eigen uitgaven anders kunnen stijgen dan het gemiddelde.',
    ],
    next: [
      next('inflatie-calculator-belgie', 'Wat deed de inflatie vroeger met dit bedrag?', { bedrag: by('bedrag') }),
      next('reele-rente-berekenen', 'Je rente na belasting en inflatie', { inflatie: by('inflatie') }),
      next('beleggingsrente-calculator', 'Kan beleggen het verlies goedmaken?', {
        startbedrag: madeOf(Math.min(1_000_000, bedrag), 'bedrag'),
        duur: madeOf(Math.min(50, jaren), 'jaren'),
        inflatie: by('inflatie'),
      }),
    ],
  }
}
