import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, rows, text } from '#calculators/kernel/fields.ts'
import { eur, longDate, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { householdShares } from '#data/household-budget.ts'
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import { calendar, isPeak, type Line, perMonth, perYear, type Rhythm } from './cash.ts'

const GROUPS = {
  wonen: { label: 'Wonen en energie', reference: ['Woning, water, energie'], need: true },
  voeding: { label: 'Voeding', reference: ['Voeding en drank'], need: true },
  vervoer: { label: 'Vervoer', reference: ['Vervoer'], need: true },
  gezondheid: { label: 'Gezondheid', reference: ['Gezondheid'], need: true },
  verzekering: { label: 'Verzekeringen', reference: [], need: true },
  kinderen: { label: 'Kinderen', reference: [], need: true },
  krediet: { label: 'Kredieten', reference: [], need: true },
  vrijetijd: { label: 'Vrije tijd en horeca', reference: ['Cultuur en vrije tijd', 'Horeca'], need: false },
  abonnementen: { label: 'Abonnementen', reference: [], need: false },
  sparen: { label: 'Sparen', reference: [], need: false },
  andere: { label: 'Andere', reference: [], need: false },
} as const satisfies Record<string, { label: string; reference: readonly string[]; need: boolean }>
type Group = keyof typeof GROUPS
const GROUP_KEYS = Object.keys(GROUPS) as Group[]

/** Share of the average household in the same groups of Statbel; null where Statbel has no such group. */
function averageShare(group: Group): number | null {
  const names: readonly string[] = GROUPS[group].reference
  if (names.length === 0) return null
  return householdShares.reduce((total, { group: name, share }) => total + (names.includes(name) ? share : 0), 0)
}

/** An American rule of thumb: half on needs, three tenths on wants, the rest saved. Shown beside, never as a norm. */
const RULE = { needs: 0.5, wants: 0.3, saving: 0.2 } as const

const rhythmOptions = [
  { value: 'week', label: 'per week' },
  { value: 'maand', label: 'per maand' },
  { value: 'kwartaal', label: 'per kwartaal' },
  { value: 'halfjaar', label: 'per halfjaar' },
  { value: 'jaar', label: 'per jaar' },
] as const satisfies readonly { value: Rhythm; label: string }[]

const monthColumn = count({
  label: 'Maand (1-12)',
  start: 1,
  min: 1,
  max: 12,
  hint: 'Enkel voor wat niet elke maand komt.',
})
const cost = (naam: string, groep: Group, bedrag: number, ritme: Rhythm, maand = 1) => ({
  naam,
  groep,
  bedrag,
  ritme,
  maand,
})

export default defineLegacy({
  inputs: {
    inkomsten: rows({
      label: 'Inkomsten',
      row: 'inkomst',
      min: 0,
      max: 20,
      columns: {
        naam: text({ label: 'Wat', start: '', maxLength: 40 }),
        bedrag: euro({ label: 'Bedrag', start: 0, max: 1_000_000 }),
        ritme: choice({ label: 'Hoe vaak', start: 'maand', options: rhythmOptions }),
        maand: monthColumn,
      },
      start: [
        { naam: 'Nettoloon', bedrag: 2_400, ritme: 'maand', maand: 1 },
        { naam: 'Vakantiegeld', bedrag: 1_600, ritme: 'jaar', maand: 5 },
        { naam: 'Eindejaarspremie', bedrag: 1_500, ritme: 'jaar', maand: 12 },
      ],
    }),
    uitgaven: rows({
      label: 'Uitgaven',
      row: 'uitgave',
      min: 0,
      max: 60,
      hint: 'Je kunt een lijst plakken uit een rekenblad.',
      columns: {
        naam: text({ label: 'Wat', start: '', maxLength: 40 }),
        groep: choice({
          label: 'Groep',
          start: 'andere',
          options: GROUP_KEYS.map((value) => ({ value, label: GROUPS[value].label })),
        }),
        bedrag: euro({ label: 'Bedrag', start: 0, max: 1_000_000 }),
        ritme: choice({ label: 'Hoe vaak', start: 'maand', options: rhythmOptions }),
        maand: monthColumn,
      },
      start: [
        cost('Huur of lening', 'wonen', 850, 'maand'),
        cost('Energie', 'wonen', 150, 'maand'),
        cost('Water', 'wonen', 75, 'kwartaal', 2),
        cost('Onroerende voorheffing', 'wonen', 900, 'jaar', 9),
        cost('Boodschappen', 'voeding', 110, 'week'),
        cost('Autoverzekering', 'verzekering', 620, 'jaar', 3),
        cost('Brandverzekering', 'verzekering', 320, 'jaar', 6),
        cost('Brandstof of abonnement', 'vervoer', 140, 'maand'),
        cost('Verkeersbelasting', 'vervoer', 230, 'jaar', 4),
        cost('Dokter en apotheek', 'gezondheid', 40, 'maand'),
        cost('Telefoon en internet', 'abonnementen', 75, 'maand'),
        cost('Uitgaan en hobby', 'vrijetijd', 160, 'maand'),
        cost('Sparen', 'sparen', 150, 'maand'),
      ],
    }),
    saldo: euro({ label: 'Saldo op je rekening nu', start: 1_000, min: -100_000, max: 10_000_000, refine: true }),
  },

  compute({ inkomsten, uitgaven, saldo }, { today }) {
    const incomes = inkomsten.map((row) => ({
      name: row.naam || 'Inkomst',
      amount: row.bedrag,
      rhythm: row.ritme,
      month: row.maand,
    }))
    const costs = uitgaven.map((row) => ({
      name: row.naam || 'Uitgave',
      group: row.groep,
      amount: row.bedrag,
      rhythm: row.ritme,
      month: row.maand,
    }))
    const inYear = sum(incomes.map(perYear))
    const outYear = sum(costs.map(perYear))
    const leftYear = roundCents(inYear - outYear)
    const left = roundCents(leftYear / 12)
    const smoothing = roundCents(sum(costs.filter(isPeak).map(perYear)) / 12)
    const thisMonth = today.slice(0, 7)
    let balance = saldo
    const ahead = Array.from({ length: 12 }, (_, index) => {
      const month = shiftMonth(thisMonth, index + 1)
      const inMonth = (line: Line) => at(calendar(line), Number(month.slice(5)) - 1)
      const income = sum(incomes.map(inMonth))
      const spent = sum(costs.map(inMonth))
      balance = roundCents(balance + income - spent)
      return { month, income, spent, balance }
    })
    const lowest = ahead.reduce((low, each) => (each.balance < low.balance ? each : low))
    const heaviest = ahead.reduce((top, each) => (each.spent > top.spent ? each : top))
    const groups = GROUP_KEYS.map((key) => ({
      key,
      year: sum(costs.filter((line) => line.group === key).map(perYear)),
    })).filter((group) => group.year > 0)
    const shares =
      outYear > 0
        ? largestRemainder(
            100,
            groups.map((group) => group.year),
            1,
          )
        : []
    const needs = sum(costs.filter((line) => GROUPS[line.group].need).map(perYear))
    const saved = sum(costs.filter((line) => line.group === 'sparen').map(perYear))
    const wants = roundCents(outYear - needs - saved)
    const ofIncome = (amount: number) => (inYear > 0 ? amount / inYear : null)

    const chart: Chart = {
      kind: 'line',
      key: 'saldo',
      title: 'Je saldo in de komende twaalf maanden',
      sentence: `Je laagste stand is ${eur(lowest.balance)} in ${longDate(lowest.month)}.`,
      x: { label: 'Maand', values: ahead.map((each) => longDate(each.month).slice(0, 3)) },
      y: { unit: 'euro0' },
      series: [{ key: 'saldo', label: 'Saldo op het einde van de maand', values: ahead.map((each) => each.balance) }],
    }
    const parts: Chart = {
      kind: 'donut',
      key: 'groepen',
      title: 'Waar je geld naartoe gaat',
      sentence:
        groups.length === 0
          ? 'Je hebt nog geen uitgaven ingevuld.'
          : `De grootste groep is ${GROUPS[groups.reduce((top, group) => (group.year > top.year ? group : top)).key].label.toLowerCase()}.`,
      y: { unit: 'euro0' },
      parts: groups.map((group) => ({ label: GROUPS[group.key].label, value: roundCents(group.year / 12) })),
    }
    const months: Table = {
      key: 'kalender',
      title: 'Kalender van twaalf maanden',
      columns: [
        { key: 'maand', label: 'Maand', unit: 'month' },
        { key: 'in', label: 'Binnen', unit: 'euro', total: true },
        { key: 'uit', label: 'Buiten', unit: 'euro', total: true },
        { key: 'verschil', label: 'Verschil', unit: 'euro', total: true, formula: '{in}-{uit}' },
        { key: 'saldo', label: 'Saldo', unit: 'euro' },
      ],
      rows: ahead.map((each) => [
        each.month,
        each.income,
        each.spent,
        roundCents(each.income - each.spent),
        each.balance,
      ]),
    }
    const groupTable: Table = {
      key: 'groepen',
      title: 'Per groep, naast het gemiddelde gezin',
      columns: [
        { key: 'groep', label: 'Groep', unit: 'text' },
        { key: 'maand', label: 'Per maand', unit: 'euro' },
        { key: 'jaar', label: 'Per jaar', unit: 'euro', total: true },
        { key: 'aandeel', label: 'Aandeel', unit: 'percent', decimals: 1 },
        { key: 'gemiddeld', label: 'Gemiddeld gezin', unit: 'percent', decimals: 1 },
      ],
      rows: groups.map((group, index) => {
        const reference = averageShare(group.key)
        return [GROUPS[group.key].label, roundCents(group.year / 12), group.year, (shares[index] ?? 0) / 100, reference]
      }),
    }
    const lines: Table = {
      key: 'lijnen',
      title: 'Al je lijnen',
      columns: [
        { key: 'wat', label: 'Wat', unit: 'text' },
        { key: 'groep', label: 'Groep', unit: 'text' },
        { key: 'maand', label: 'Per maand', unit: 'euro' },
        { key: 'jaar', label: 'Per jaar', unit: 'euro', total: true },
      ],
      rows: [
        ...incomes.map((line) => [line.name, 'Inkomst', perMonth(line), perYear(line)]),
        ...costs.map((line) => [line.name, GROUPS[line.group].label, 0 - perMonth(line), 0 - perYear(line)]),
      ],
    }

    const notices: Notice[] = []
    if (left < 0)
      notices.push({
        tone: 'warning',
        text: `Je geeft ${eur(-left)} per maand meer uit dan er binnenkomt. Gratis hulp vind je bij het OCMW of een erkende dienst voor schuldbemiddeling.`,
      })
    if (lowest.balance < 0)
      notices.push({
        tone: 'warning',
        text: `In ${longDate(lowest.month)} ga je ${eur(-lowest.balance)} onder nul. Zet in de maanden ervoor geld opzij.`,
      })
    if (smoothing > 0)
      notices.push({
        tone: 'info',
        text: `Zet elke maand ${eur(smoothing)} apart voor rekeningen die niet elke maand komen. Dan verrast geen enkele maand je nog.`,
      })

    const steps: Step[] = [
      {
        text: `Je inkomsten zijn samen **${eur(inYear)}** per jaar, gemiddeld ${eur(roundCents(inYear / 12))} per maand.`,
        sum: [
          ...incomes.slice(0, 12).map((line) => ({ label: line.name, value: perYear(line) })),
          { label: 'Samen per jaar', value: inYear },
        ],
      },
      {
        text: `Je uitgaven zijn samen **${eur(outYear)}** per jaar.`,
        formula: 'per week × 52, per maand × 12, per kwartaal × 4',
      },
      { text: `Er blijft **${eur(left)}** per maand over.`, formula: `(${eur(inYear)} − ${eur(outYear)}) ÷ 12` },
      {
        text: `De zwaarste maand is ${longDate(heaviest.month).split(' ')[0]}, met ${eur(heaviest.spent)} uitgaven.`,
      },
    ]

    return report({
      headline: figure('over', left >= 0 ? 'Over per maand' : 'Tekort per maand', Math.abs(left)),
      sentence: `Gemiddeld ${left >= 0 ? `hou je **${eur(left)}** per maand over` : `kom je **${eur(-left)}** per maand tekort`}. Voor de piekmaanden leg je ${eur(smoothing)} per maand opzij.`,
      figures: [
        figure('inkomstenPerMaand', 'Inkomsten per maand', roundCents(inYear / 12)),
        figure('uitgavenPerMaand', 'Uitgaven per maand', roundCents(outYear / 12)),
        figure('verschil', 'Verschil per maand', left),
        figure('gladstrijken', 'Apart te zetten voor piekmaanden', smoothing),
        figure('laagsteSaldo', 'Laagste saldo in het jaar', lowest.balance),
        figure('laagsteMaand', 'Maand met het laagste saldo', lowest.month, 'month'),
        figure('aandeelMoet', 'Aandeel van wat moet', ofIncome(needs), 'percent', {
          note: `Vuistregel: ${pct(RULE.needs, 0)}`,
        }),
        figure('aandeelWensen', 'Aandeel van wat mag', ofIncome(wants), 'percent', {
          note: `Vuistregel: ${pct(RULE.wants, 0)}`,
        }),
        figure('aandeelSparen', 'Aandeel dat je spaart', ofIncome(saved), 'percent', {
          note: `Vuistregel: ${pct(RULE.saving, 0)}`,
        }),
        figure('vuistregelMoet', 'Vuistregel 50/30/20: wat moet, per maand', roundCents((inYear * RULE.needs) / 12)),
        figure('vuistregelWensen', 'Vuistregel 50/30/20: wat mag, per maand', roundCents((inYear * RULE.wants) / 12)),
        figure('vuistregelSparen', 'Vuistregel 50/30/20: sparen, per maand', roundCents((inYear * RULE.saving) / 12)),
        figure('overPerJaar', 'Over per jaar', leftYear),
        figure('aantalLijnen', 'Aantal lijnen', plural(incomes.length + costs.length, 'lijn', 'lijnen'), 'text'),
      ],
      charts: [chart, parts],
      tables: [months, groupTable, lines],
      steps,
      notices,
      assumptions: [
        'Een jaar telt 52 weken. Weekbedragen verdelen we gelijk over de maanden.',
        'De regel 50/30/20 komt uit Amerika. We tonen hem ter vergelijking, niet als norm.',
        'Wat niet elke maand komt, valt in de maand die je invult.',
        `Gemiddelden: Statbel, huishoudbudgetonderzoek 2024. ${pct(householdShares[0]?.share ?? 0, 1)} gaat naar wonen en energie.`,
      ],
      excluded: ['Onverwachte kosten: daarvoor dient je noodfonds.', 'Prijsstijgingen tijdens het jaar.'],
      next: [
        {
          slug: 'noodfonds-calculator',
          text: 'Hoe groot moet je buffer zijn?',
          carry: { vasteKosten: Math.round(needs / 12), levensonderhoud: 0 },
        },
        {
          slug: 'doelspaarcalculator',
          text: 'Het overschot sparen voor een doel',
          carry: { perMaand: Math.max(0, Math.round(left)) },
        },
        { slug: 'schuldenconsolidatie-calculator', text: 'Te veel kredieten? Zet ze naast elkaar' },
      ],
    })
  },
})
