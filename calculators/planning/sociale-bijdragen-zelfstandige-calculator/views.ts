/** The charts, tables and steps of the contributions page. */
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Step, Table } from '#calculators/kernel/report.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import {
  bijdrageTariefEerste,
  bijdrageTariefGepensioneerde,
  bijdrageTariefTweede,
  drempelBijberoep,
  drempelGepensioneerde,
  drempelStudent,
  grensArtikel37,
  grensEersteSchijf,
  herwaarderingInkomen,
  inkomensplafond,
  minimumInkomenHoofdberoep,
  minimumInkomenMeewerkend,
  primostarterInkomen,
  primostarterKorting,
} from '#rules/zelfstandigen/zelfstandigen.figures.ts'
import type { Contribution } from './case.ts'
import type { Values } from './inputs.ts'

type Rule = Contribution['work']['due']['regel']

export const RULE_TEXTS: Readonly<Record<Rule, string>> = {
  vrij: 'Onder de drempel betaal je niets.',
  minimum: 'Je inkomen ligt onder het minimum. Je betaalt op het minimuminkomen.',
  deel: 'Als student betaal je alleen op het deel boven de drempel.',
  gewoon: 'Je betaalt op je hele inkomen.',
  maximum: 'Boven het plafond betaal je niets extra.',
}

const FLOORS: Readonly<Record<Values['statuut'], Dated<number>>> = {
  hoofdberoep: minimumInkomenHoofdberoep,
  bijberoep: drempelBijberoep,
  primostarter: primostarterInkomen,
  student: drempelStudent,
  meewerkend: minimumInkomenMeewerkend,
  gepensioneerde: drempelGepensioneerde,
  artikel37: grensArtikel37,
}

/** What falls due each quarter of this year, and the settlement two years on. */
export const quarterChart = ({ out, work: { quarters, settlementWithCost } }: Contribution): Chart => ({
  kind: 'columns',
  key: 'kalender',
  title: 'Wat je wanneer betaalt',
  sentence: `Nu ${eur(out.voorlopigMetKost)} per kwartaal, twee jaar later ${settlementWithCost === 0 ? 'niets meer' : settlementWithCost > 0 ? `nog ${eur(settlementWithCost)}` : `${eur(-settlementWithCost)} terug`}.`,
  y: { unit: 'euro0' },
  columns: [
    ...quarters.map(({ end, now }) => ({
      label: `Q${Math.ceil(Number(end.slice(5, 7)) / 3)}`,
      parts: [{ label: 'Nu', value: now, tone: 'tax' as const }],
    })),
    {
      label: String(Number((quarters.at(-1)?.end ?? '0').slice(0, 4)) + 2),
      strong: true,
      parts: [{ label: 'Afrekening', value: settlementWithCost, tone: 'spared' as const }],
    },
  ],
})

export const splitChart = ({ out, work }: Contribution): Chart => ({
  kind: 'split',
  key: 'verdeling',
  title: 'Waar je winst naartoe gaat',
  sentence: `Van ${eur(work.profit)} winst ${out.overschot < 0 ? `kom je ${eur(0 - out.overschot)} tekort` : `houd je ${eur(out.overschot)} over`}.`,
  y: { unit: 'euro0' },
  rows: [
    {
      parts: [
        { label: 'Over', value: Math.max(0, out.overschot), tone: 'main' },
        { label: 'Sociale bijdragen', value: out.jaarbijdrage, tone: 'tax' },
        { label: 'Beheerskost', value: work.fundCost, tone: 'compare' },
        { label: 'Personenbelasting', value: Math.max(0, out.belasting), tone: 'tax' },
      ],
    },
  ],
})

export const quarterTable = ({ work: { quarters } }: Contribution): Table => ({
  key: 'kwartalen',
  title: 'Wanneer betaal je wat?',
  columns: [
    { key: 'vervaldag', label: 'Uiterlijk', unit: 'date' },
    { key: 'nu', label: 'Nu te betalen', unit: 'euro', total: true },
    { key: 'definitief', label: 'Definitief', unit: 'euro', total: true },
    { key: 'later', label: 'Later bij of terug', unit: 'euro', total: true, formula: '{definitief}-{nu}' },
  ],
  rows: quarters.map((one) => [one.end, one.now, one.final, one.later]),
  note: 'Bedragen met beheerskost. De afrekening volgt zodra de fiscus je inkomen kent, twee tot drie jaar later.',
})

export const incomeTable = ({ work: { incomes } }: Contribution): Table => ({
  key: 'inkomens',
  title: 'Hetzelfde statuut, ander inkomen',
  columns: [
    { key: 'inkomen', label: 'Netto inkomen', unit: 'euro0' },
    { key: 'kwartaal', label: 'Per kwartaal, met beheerskost', unit: 'euro' },
    { key: 'aandeel', label: 'In procent van het inkomen', unit: 'percent', decimals: 1 },
  ],
  rows: incomes.map((one) => [one.income, one.quarter, one.share]),
})

function baseSteps({ values, out, work }: Contribution): Step[] {
  const { kwartalen, beheerskost } = values
  return [
    ...(kwartalen < 4
      ? [
          {
            text: `${eur(values.inkomen)} in ${plural(kwartalen, 'kwartaal', 'kwartalen')} telt als **${eur(work.entered)}** per jaar.`,
            formula: `${eur(values.inkomen)} × 4 ÷ ${kwartalen}`,
          },
        ]
      : []),
    ...(values.soortInkomen === 'winst'
      ? [
          {
            text: `Van ${eur(work.entered)} winst blijft na bijdragen en kosten **${eur(out.nettoInkomen)}** netto belastbaar inkomen over.`,
            formula: `inkomen + ${work.yearReduction > 0 ? `(bijdrage op dat inkomen − ${eur(work.yearReduction)})` : 'bijdrage op dat inkomen'} × ${num(1 + beheerskost, 4)} = ${eur(work.entered)}`,
          },
        ]
      : []),
  ]
}

export function steps(solved: Contribution): Step[] {
  const { values, out, work } = solved
  const { due, settlementWithCost } = work
  const { statuut, beheerskost } = values
  return [
    ...baseSteps(solved),
    { text: `${RULE_TEXTS[due.regel]} De basis is **${eur(due.basis)}**.`, law: [FLOORS[statuut]] },
    {
      text: `Op die basis is de bijdrage ${eur(due.jaar)} per jaar, dus **${eur(due.kwartaal)}** per kwartaal.`,
      brackets: work.brackets,
      law: [
        statuut === 'gepensioneerde' ? bijdrageTariefGepensioneerde : bijdrageTariefEerste,
        bijdrageTariefTweede,
        grensEersteSchijf,
        inkomensplafond,
      ],
    },
    {
      text: `Je fonds rekent ${pct(beheerskost)} beheerskost: definitief betaal je **${eur(out.teBetalen)}** per kwartaal.`,
      formula: `${eur(due.kwartaal)} × ${num(1 + beheerskost, 4)}`,
    },
    ...(out.eersteKwartaal === null
      ? []
      : [
          {
            text: `In je eerste kwartaal gaat er ${eur(work.reduction)} van je bijdrage af: je betaalt dan **${eur(out.eersteKwartaal)}**.`,
            formula: `(${eur(due.kwartaal)} − ${eur(work.reduction)}) × ${num(1 + beheerskost, 4)}`,
            law: [primostarterKorting],
          },
        ]),
    {
      text: `Nu betaal je voorlopig **${eur(out.voorlopigMetKost)}** per kwartaal, ${values.voorlopigBetaald !== null ? 'zoals je invulde' : work.starter ? 'zoals elke starter' : values.inkomenN3 === null ? 'alsof je drie jaar geleden evenveel verdiende' : 'op je inkomen van drie jaar geleden'}.`,
      law: values.voorlopigBetaald === null && values.inkomenN3 !== null ? [herwaarderingInkomen] : undefined,
    },
    {
      text:
        settlementWithCost === 0
          ? 'Je voorlopige bijdragen **komen overeen** met de definitieve.'
          : `Later ${settlementWithCost > 0 ? 'betaal' : 'krijg'} je **${eur(out.afrekeningMetKost)}** ${settlementWithCost > 0 ? 'bij' : 'terug'}.`,
      sum: [
        { label: 'Definitief over het jaar', value: out.jaarTotaal },
        { label: 'Voorlopig betaald', value: 0 - work.paidWithCost },
        { label: settlementWithCost >= 0 ? 'Bij te betalen' : 'Terug', value: settlementWithCost },
      ],
    },
    {
      text: `${
        out.belasting < 0
          ? `Je gezin krijgt **${eur(0 - out.belasting)}** van de belasting, door belastingkredieten`
          : `Dit inkomen kost je gezin ${out.belasting === 0 ? 'geen' : `**${eur(out.belasting)}**`} personenbelasting${work.otherIncome > 0 ? `, bovenop die op je ${statuut === 'gepensioneerde' ? 'pensioen' : 'loon'} van ${eur(work.otherIncome)}` : ''}`
      }. Je ${out.overschot < 0 ? `komt ${eur(0 - out.overschot)} tekort` : `houdt ${eur(out.overschot)} over`}.`,
    },
  ]
}
