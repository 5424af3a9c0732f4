import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, month, percent, rows, text } from '#calculators/kernel/fields.ts'
import { eur, longDate, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myAccount } from '#calculators/common/savings.ts'
import { monthsBetween, shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import { contributions, lastPayments, type Member, runPot } from './pot.ts'
import { common, turnReport } from './turns.ts'

const BARS_SHOWN = 24

/** "3, 7" as [3, 7]; null when it is something else. */
function monthsIn(typed: string): readonly number[] | null {
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  return parts.every((part) => /^[1-9]\d{0,2}$/.test(part)) ? parts.map(Number) : null
}

export default defineLegacy({
  inputs: {
    modus: choice({
      label: 'Hoe sparen jullie?',
      start: 'doel',
      options: [
        { value: 'doel', label: 'samen voor één doel' },
        { value: 'beurtrol', label: 'om de beurt (tontine)' },
      ],
    }),
    doelbedrag: euro({
      label: 'Doelbedrag',
      start: 6_000,
      min: 1,
      max: 5_000_000,
      slider: 100,
      when: { modus: 'doel' },
    }),
    datum: month({
      label: 'Nodig in',
      start: ({ today }) => shiftMonth(today.slice(0, 7), 18),
      min: '2020-01',
      max: '2060-12',
      when: { modus: 'doel' },
    }),
    verdeling: choice({
      label: 'Bijdrage',
      start: 'gelijk',
      when: { modus: 'doel' },
      options: [
        { value: 'gelijk', label: 'gelijk' },
        { value: 'inkomen', label: 'naar inkomen' },
        { value: 'vrij', label: 'vrij' },
      ],
    }),
    inzet: euro({
      label: 'Inleg per persoon per maand',
      start: 100,
      min: 1,
      max: 50_000,
      slider: 5,
      when: { modus: 'beurtrol' },
    }),
    deelnemers: rows({
      label: 'Deelnemers',
      row: 'deelnemer',
      min: 2,
      max: 30,
      hint: 'Inkomen en vrije bijdrage tellen alleen bij die verdeling. Bij een beurtrol is dit de volgorde.',
      columns: {
        naam: text({ label: 'Naam', start: '', maxLength: 40 }),
        inkomen: euro({ label: 'Netto-inkomen', start: 2_000, max: 100_000 }),
        bijdrage: euro({ label: 'Vrije bijdrage per maand', start: 75, max: 50_000 }),
        startMaand: count({ label: 'Begint in maand', start: 1, min: 1, max: 400 }),
        stoptNa: count({ label: 'Stopt na maand', start: null, optional: true, min: 1, max: 400 }),
        gemist: count({ label: 'Laatste betalingen gemist', start: 0, max: 400 }),
        gemisteMaanden: text({ label: 'Of gemiste maanden, zoals 3, 7', start: '', maxLength: 60 }),
      },
      start: ['An', 'Bilal', 'Charlotte', 'Dries'].map((naam, index) => ({
        naam,
        inkomen: 1_800 + index * 300,
        bijdrage: 75,
        startMaand: 1,
        stoptNa: null,
        gemist: 0,
        gemisteMaanden: '',
      })),
    }),
    rente: percent({
      label: 'Rente van de rekening',
      start: (env) => myAccount(env).base,
      min: 0,
      max: 0.1,
      refine: true,
      hint: myAccountHint,
    }),
  },

  check({ modus, datum, deelnemers }, { today }) {
    if (modus === 'beurtrol') return undefined
    const now = today.slice(0, 7)
    if (datum <= now) return { datum: 'Kies een maand in de toekomst.' }
    const months = monthsBetween(`${now}-01`, `${datum}-01`)
    const unclear = deelnemers.findIndex((member) => monthsIn(member.gemisteMaanden) === null)
    if (unclear >= 0)
      return {
        [`deelnemers.${unclear}.gemisteMaanden`]: 'Schrijf de nummers van de maanden met een komma, zoals 3, 7.',
      }
    if (deelnemers.every((member) => member.startMaand > months))
      return { deelnemers: 'Niemand begint voor de einddatum.' }
    return undefined
  },

  compute(values, { today }) {
    const now = today.slice(0, 7)
    const names = values.deelnemers.map((member, index) => member.naam || `Deelnemer ${index + 1}`)
    if (values.modus === 'beurtrol') return turnReport(names, values.inzet, values.rente, now)

    const months = monthsBetween(`${now}-01`, `${values.datum}-01`)
    const rate = monthlyActuarial(effective(values.rente))
    const members: Member[] = values.deelnemers.map((row, index) => {
      const member = {
        name: at(names, index),
        weight: values.verdeling === 'inkomen' ? row.inkomen : values.verdeling === 'vrij' ? row.bijdrage : 1,
        from: row.startMaand,
        until: row.stoptNa,
      }
      const named = monthsIn(row.gemisteMaanden) ?? []
      return { ...member, missed: [...new Set([...named, ...lastPayments(member, row.gemist, months)])] }
    })
    const found =
      values.verdeling === 'vrij'
        ? values.deelnemers.map((row) => row.bijdrage)
        : contributions(members, values.doelbedrag, months, rate)
    const perMonth = found ?? members.map(() => 0)
    const { rows: ledger, pot, results } = runPot(members, perMonth, months, rate)
    const gap = roundCents(values.doelbedrag - pot)
    const reachedIn = ledger.find((row) => row.pot >= values.doelbedrag)?.month ?? null
    const paid = sum(results.map((result) => result.paid))
    const equal = new Set(perMonth).size === 1

    const chart: Chart = {
      kind: 'stacked',
      key: 'pot',
      title: 'Wie wat in de pot bracht',
      sentence: `Na ${plural(months, 'maand', 'maanden')} zit er ${eur(pot)} in de pot, voor een doel van ${eur(values.doelbedrag)}.`,
      x: {
        label: 'Maand',
        values: ledger
          .filter((_, index) => index % Math.ceil(ledger.length / BARS_SHOWN) === 0 || index === ledger.length - 1)
          .map((row) => row.month),
      },
      y: { unit: 'euro0' },
      series: members.map((member, index) => {
        let total = 0
        const totals = ledger.map((row) => (total = roundCents(total + at(row.paid, index))))
        return {
          key: `d${index}`,
          label: member.name,
          values: totals.filter(
            (_, place) => place % Math.ceil(ledger.length / BARS_SHOWN) === 0 || place === ledger.length - 1,
          ),
        }
      }),
    }
    const memberTable: Table = {
      key: 'deelnemers',
      title: 'Afrekening per deelnemer',
      columns: [
        { key: 'naam', label: 'Naam', unit: 'text' },
        { key: 'perMaand', label: 'Per maand', unit: 'euro' },
        { key: 'betaald', label: 'Betaald', unit: 'euro', total: true },
        { key: 'rente', label: 'Rente', unit: 'euro', total: true },
        { key: 'deel', label: 'Deel', unit: 'euro', total: true, formula: '{betaald}+{rente}' },
        { key: 'achterstand', label: 'Achterstand', unit: 'euro', total: true },
        { key: 'opmerking', label: 'Opmerking', unit: 'text' },
      ],
      rows: results.map((result) => [
        result.member.name,
        result.perMonth,
        result.paid,
        result.interest,
        result.share,
        result.arrears,
        result.leftIn === null ? '' : `stapte uit na maand ${result.leftIn}`,
      ]),
    }
    const monthTable: Table = {
      key: 'maanden',
      title: 'Maand per maand',
      columns: [
        { key: 'maand', label: 'Maand', unit: 'month' },
        ...members.map((member, index) => ({
          key: `d${index}`,
          label: member.name,
          unit: 'euro' as const,
          total: true,
        })),
        { key: 'pot', label: 'In de pot', unit: 'euro' },
      ],
      rows: ledger.map((row) => [shiftMonth(now, row.month), ...row.paid, row.pot]),
    }

    const notices: Notice[] = []
    if (found === null)
      notices.push({ tone: 'warning', text: 'Niemand blijft tot de einddatum, dus het doel kan niet gehaald worden.' })
    else if (gap > 0)
      notices.push({ tone: 'warning', text: `Jullie komen ${eur(gap)} tekort op ${longDate(values.datum)}.` })
    for (const result of results) {
      if (result.arrears > 0)
        notices.push({ tone: 'info', text: `${result.member.name} heeft ${eur(result.arrears)} achterstand.` })
      if (result.leftIn !== null)
        notices.push({
          tone: 'info',
          text: `${result.member.name} stopt na maand ${result.leftIn} en krijgt ${eur(result.share)} terug: de eigen inleg plus ${eur(result.interest)} rente.`,
        })
    }

    const steps: Step[] = [
      { text: `Jullie hebben ${plural(months, 'maand', 'maanden')} tot ${longDate(values.datum)}.` },
      {
        text:
          values.verdeling === 'vrij'
            ? `Samen leggen jullie **${eur(sum(perMonth))}** per maand in.`
            : `Om ${eur(values.doelbedrag)} te halen, leggen jullie samen **${eur(sum(perMonth))}** per maand in.`,
        sum: [
          ...results.map((result) => ({ label: result.member.name, value: result.perMonth })),
          { label: 'Samen per maand', value: sum(perMonth) },
        ],
      },
      {
        text: `Met ${pct(values.rente)} rente groeit de pot tot **${eur(pot)}**. Daarvan is ${eur(roundCents(pot - sum(results.filter((result) => result.leftIn === null).map((result) => result.paid))))} rente.`,
        formula: 'maandrente = (1 + jaarrente)^(1/12) − 1',
      },
      {
        text: 'Ieders deel is de eigen inleg plus de rente daarop. De delen zijn samen precies de pot, tot op de cent.',
      },
    ]

    return report({
      headline: figure(
        'bijdrage',
        equal ? 'Ieder per maand' : 'Samen per maand',
        equal ? (perMonth[0] ?? 0) : sum(perMonth),
      ),
      sentence: `${equal ? `Ieder legt **${eur(perMonth[0] ?? 0)}** per maand in` : `Samen leggen jullie **${eur(sum(perMonth))}** per maand in`}; ${reachedIn === null ? `op ${longDate(values.datum)} hebben jullie ${eur(pot)}` : `het doel is gehaald in ${longDate(shiftMonth(now, reachedIn))}`}.`,
      figures: [
        figure('totaalPerMaand', 'Samen per maand', sum(perMonth)),
        figure('pot', 'In de pot op de einddatum', pot),
        figure('tekort', 'Tekort', Math.max(0, gap)),
        figure('ingelegd', 'Samen ingelegd', paid),
        figure('rente', 'Rente van alle deelnemers', sum(results.map((result) => result.interest))),
        figure('achterstand', 'Achterstand van de groep', sum(results.map((result) => result.arrears))),
        figure('gehaaldIn', 'Doel gehaald in', reachedIn === null ? null : shiftMonth(now, reachedIn), 'month'),
      ],
      charts: [chart],
      tables: [memberTable, monthTable],
      steps,
      notices,
      ...common,
      next: [
        { slug: 'groepslening-calculator', text: 'Wat als jullie het bedrag samen lenen?' },
        { slug: 'doelspaarcalculator', text: 'Je eigen deel plannen naast je andere doelen' },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Op welke rekening zet je de pot?',
          carry: { startbedrag: 0, maandelijks: Math.min(5_000, sum(perMonth)) },
        },
      ],
    })
  },
})
