/** Charts, tables and steps of the premium. */
import { eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Step, Table } from '#calculators/kernel/report.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import { exceptioneelKinderen, exceptioneleSchaal } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import {
  loonbonusMaximum,
  loonbonusWerkgever,
  loonbonusWerknemer,
  premieElektro,
  premieUrenMetaal,
  voorheffingSectorfonds,
  winstpremieTaks,
} from '#rules/loon/eindejaarspremie.figures.ts'
import { arbeiderBasis, rszWerknemer } from '#rules/loon/loon.figures.ts'
import type { Premium } from './case.ts'
import type { FormKey } from './model-forms.ts'
import { FORM_NAMES, refusal } from './tell-words.ts'

const FORM_NOTES: Readonly<Record<FormKey, string>> = {
  premie: 'RSZ en bedrijfsvoorheffing',
  loonbonus: 'Alleen een solidariteitsbijdrage',
  winstpremie: 'Niet aftrekbaar voor de vennootschap',
  warrants: 'Geen RSZ, koersrisico tot je verkoopt',
}
const DEDUCTIONS = {
  rsz: 'RSZ',
  voorheffing: 'Bedrijfsvoorheffing',
  solidariteit: 'Solidariteitsbijdrage',
  bevrijdend: 'Bevrijdende belasting',
  verkoop: 'Kosten bij verkoop',
} as const

export const waterfall = ({ work: { paid } }: Premium): Chart => ({
  kind: 'waterfall',
  key: 'brutonetto',
  title: 'Van bruto naar netto',
  sentence: `Van ${eur(paid.bruto)} bruto blijft ${eur(paid.netto)} over.`,
  y: { unit: 'euro' },
  bars: [
    { label: 'Bruto', value: paid.bruto, total: true },
    ...paid.deductions.map(({ key, amount }) => ({ label: DEDUCTIONS[key], value: 0 - amount, tone: 'tax' as const })),
    { label: 'Netto', value: paid.netto, total: true },
  ],
})

export function formsChart({ work: { forms } }: Premium): Chart[] {
  const best = forms.toSorted((one, other) => other.netto - one.netto)[0]
  if (!best || best.netto === 0) return []
  return [
    {
      kind: 'strips',
      key: 'vormen',
      title: 'Zelfde kost voor je werkgever, andere vorm',
      sentence: `${FORM_NAMES[best.key]} laat met ${eur(best.netto)} het meeste netto over.`,
      y: { unit: 'euro0' },
      strips: forms
        .toSorted((one, other) => other.netto - one.netto)
        .map((form) => ({
          label: FORM_NAMES[form.key],
          end: eur0(form.netto),
          parts: [
            { label: 'Netto', value: form.netto, tone: form === best ? 'main' : 'third' },
            { label: 'Inhoudingen', value: form.inhoudingen, tone: 'spared' },
          ],
        })),
    },
  ]
}

export function lineTable({ work: { paid } }: Premium): Table {
  const rows: readonly (readonly [string, number])[] = [
    ['Bruto', paid.bruto],
    ...paid.deductions.map(({ key, amount }) => [DEDUCTIONS[key], 0 - amount] as const),
    ['Netto', paid.netto],
  ]
  return {
    key: 'berekening',
    title: 'De berekening, lijn per lijn',
    columns: [
      { key: 'lijn', label: 'Lijn', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
      { key: 'aandeel', label: 'In procent van bruto', unit: 'percent', decimals: 1 },
    ],
    rows: rows.map(([label, amount]) => [label, amount, paid.bruto > 0 ? amount / paid.bruto : 0]),
    strong: [rows.length - 1],
  }
}

export function formsTable({ work: { forms } }: Premium): Table[] {
  if (forms.length === 0) return []
  return [
    {
      key: 'vormen',
      title: 'Wat als je werkgever hetzelfde budget anders uitbetaalt?',
      columns: [
        { key: 'vorm', label: 'Vorm', unit: 'text' },
        { key: 'netto', label: 'Netto', unit: 'euro', formula: '{bruto}-{inhoudingen}' },
        { key: 'bruto', label: 'Bruto', unit: 'euro' },
        { key: 'inhoudingen', label: 'Inhoudingen', unit: 'euro' },
        { key: 'uitleg', label: 'Let op', unit: 'text' },
      ],
      rows: forms.map((form) => [
        FORM_NAMES[form.key],
        form.netto,
        form.bruto,
        form.inhoudingen,
        form.capped ? 'Begrensd op het wettelijk maximum' : FORM_NOTES[form.key],
      ]),
      note: 'Een loonbonus of winstpremie kan alleen met een plan van je werkgever. Ze vervangt geen premie uit een cao.',
    },
  ]
}

function grossStep({ values, work: { sector, gross } }: Premium): Step {
  const { rule } = sector
  const out = `**${eur(gross.bruto)}** bruto`
  const months = plural(values.gewerkteMaanden, 'maand', 'maanden')
  const part = `${num(values.gewerkteMaanden)} ÷ 12`
  switch (rule.kind) {
    case 'elektro':
    case 'aandeel':
      return {
        text: `De premie is ${pct(gross.share, 2, 0)} van je brutoloon in de referteperiode${gross.fixed > 0 ? ` plus een vast bedrag van ${eur(gross.fixed)}` : ''}: ${out}.`,
        formula: `${eur(gross.base)} × ${pct(gross.share, 2, 0)}${gross.fixed > 0 ? ` + ${eur(gross.fixed)} × ${part}` : ''}`,
        law: rule.kind === 'elektro' ? [premieElektro] : undefined,
      }
    case 'dagen':
      return {
        text: `Je werkte ${plural(values.gewerkteDagen, 'dag', 'dagen')} van de ${num(values.dagenVolJaar)}: ${out}.`,
        formula: `${eur(gross.base)} × ${num(values.gewerkteDagen)} ÷ ${num(values.dagenVolJaar)}`,
      }
    default:
      return {
        text: `Een volle premie is ${eur(gross.full)}. Voor ${months} krijg je ${out}.`,
        formula: `${rule.kind === 'uren' ? `${num(gross.base, 4)} euro × ${num(gross.share)} uren` : eur(gross.full)} × ${part}`,
        law: rule.kind === 'uren' ? [premieUrenMetaal] : undefined,
      }
  }
}

function premiumSteps({ values, out, work }: Premium): Step[] {
  const { premium, rates, settlement } = work
  const worker = values.statuut === 'arbeider'
  const scale = premium.schaal
  const law: readonly Dated<unknown>[] = scale
    ? values.kinderen > 0
      ? [exceptioneleSchaal, exceptioneelKinderen]
      : [exceptioneleSchaal]
    : [voorheffingSectorfonds]
  const relief = scale !== null && (scale.vrij > 0 || scale.verminderingTarief > 0)
  return [
    {
      text: `Er gaat **${eur(premium.rsz)}** RSZ af${worker ? ', want het loon van een arbeider telt verhoogd mee' : ''}.`,
      formula: `${eur(premium.bruto)}${worker ? ` × ${pct(rates.worker, 0)}` : ''} × ${pct(rates.rsz)}`,
      law: worker ? [rszWerknemer, arbeiderBasis] : [rszWerknemer],
    },
    {
      text: scale
        ? `Met een jaarloon van ${eur(out.jaarloonNaRsz)} na RSZ is het tarief ${pct(premium.tarief)}: **${eur(premium.voorheffing)}** bedrijfsvoorheffing.`
        : `Het sectorfonds houdt ${pct(premium.tarief)} bedrijfsvoorheffing in: **${eur(premium.voorheffing)}**.`,
      formula: relief
        ? `(${eur(premium.belastbaar)} − ${eur(scale.vrij)} vrij) × ${pct(premium.tarief)} × ${pct(1 - scale.verminderingTarief)} voor ${plural(values.kinderen, 'kind', 'kinderen')}`
        : `${eur(premium.belastbaar)} × ${pct(premium.tarief)}`,
      law,
    },
    {
      text: `Je krijgt **${eur(premium.netto)}** op je rekening.`,
      sum: [
        { label: 'Bruto', value: premium.bruto },
        { label: 'RSZ', value: 0 - premium.rsz },
        { label: 'Bedrijfsvoorheffing', value: 0 - premium.voorheffing },
        { label: 'Netto', value: premium.netto },
      ],
    },
    {
      text: `Bij de aanslag kost de premie je gezin ${eur(out.belastingBijAanslag ?? 0)}. Je betaalde al ${eur(premium.voorheffing)}, dus **${eur(out.verrekening ?? 0)}** ${settlement > 0 ? 'komt er nog bij' : 'krijg je terug'}.`,
      sum: [
        { label: 'Belasting die de premie toevoegt', value: out.belastingBijAanslag ?? 0 },
        { label: 'Bedrijfsvoorheffing', value: 0 - premium.voorheffing },
        { label: 'Bij te betalen (+) of terug (−)', value: settlement },
      ],
    },
  ]
}

function formSteps({ values, out, work: { rates, paid } }: Premium): Step[] {
  const rate = pct(rates.solidarity)
  if (paid.key === 'warrants')
    return [
      {
        text: `Op warrants is er geen RSZ. De bedrijfsvoorheffing is ${pct(paid.tarief ?? 0)}: **${eur(out.bedrijfsvoorheffing ?? 0)}**.`,
        law: values.kinderen > 0 ? [exceptioneleSchaal, exceptioneelKinderen] : [exceptioneleSchaal],
      },
    ]
  const profit = paid.key === 'winstpremie'
  return [
    {
      text: profit
        ? `Er gaat ${rate} solidariteitsbijdrage af en daarna ${pct(rates.profit)} bevrijdende belasting. Netto blijft **${eur(paid.netto)}**.`
        : `Er gaat ${rate} solidariteitsbijdrage af, geen belasting. Netto blijft **${eur(paid.netto)}**.`,
      formula: profit
        ? `${eur(paid.bruto)} × (1 − ${rate}) × (1 − ${pct(rates.profit)})`
        : `${eur(paid.bruto)} × (1 − ${rate})`,
      law: profit ? [loonbonusWerknemer, winstpremieTaks] : [loonbonusWerknemer, loonbonusMaximum],
    },
  ]
}

export function steps(solved: Premium): Step[] {
  const { values, out, work } = solved
  const bonus = work.forms.find(({ key }) => key === 'loonbonus')
  const why = refusal(solved)
  if (why !== null) return [{ text: `Een volle premie is **${eur(work.gross.full)}** bruto. ${why}` }]
  return [
    grossStep(solved),
    ...(values.vorm === 'premie' ? premiumSteps(solved) : formSteps(solved)),
    ...(values.vorm === 'premie' && bonus && out.loonkost !== null
      ? [
          {
            text: `De premie kost je werkgever ${eur(out.loonkost)}. Voor dat bedrag kan hij een loonbonus van **${eur(bonus.bruto)}** bruto geven.`,
            formula: `${eur(out.loonkost)} ÷ ${num(1 + work.rates.bonusEmployer, 2)}${bonus.capped ? `, hoogstens ${eur(bonus.bruto)}` : ''}`,
            law: [loonbonusWerkgever, loonbonusMaximum],
          },
        ]
      : []),
  ]
}
