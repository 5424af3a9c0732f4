import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, longDate, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { monthsBetween, shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { premieTermijn, spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'
import { inputs } from './inputs.ts'
import { type Goal, inOrder, neededPerMonth, neededRate, simulate, type Terms } from './plan.ts'

const HOLIDAY_PAY_MONTH = 5
const YEAR_END_MONTH = 12

export default defineLegacy({
  inputs,

  check({ doelen }, { today }) {
    const now = today.slice(0, 7)
    return Object.fromEntries(
      doelen.flatMap((goal, index) =>
        goal.datum <= now ? [[`doelen.${index}.datum`, 'Kies een maand in de toekomst.']] : [],
      ),
    )
  },

  compute(values, { law, today }) {
    const now = today.slice(0, 7)
    const goals: Goal[] = values.doelen.map((row, index) => {
      const months = monthsBetween(`${now}-01`, `${row.datum}-01`)
      return {
        name: row.naam || `Doel ${index + 1}`,
        target: roundCents(row.bedrag * (1 + row.prijsstijging) ** (months / 12)),
        months,
        priority: row.prioriteit,
      }
    })
    const proportional = values.maandrente === 'proportioneel'
    const terms: Terms = {
      saved: values.alGespaard,
      ordinary: { base: values.basisrente, premium: values.premie, proportional },
      capped:
        values.plafond === null
          ? null
          : { base: values.plafondBasis, premium: values.plafondPremie, proportional, cap: values.plafond },
      extras: [
        { month: HOLIDAY_PAY_MONTH, amount: values.vakantiegeld },
        { month: YEAR_END_MONTH, amount: values.eindejaarspremie },
      ],
      firstMonth: Number(now.slice(5)),
      byPriority: values.volgorde === 'prioriteit',
    }
    const needed = neededPerMonth(goals, terms)
    const needsLater = neededPerMonth(goals, {
      ...terms,
      delay: Math.min(12, Math.max(0, Math.min(...goals.map((goal) => goal.months)) - 1)),
    })
    const plan = simulate(goals, values.perMaand, terms)
    const rateNeeded = neededRate(goals, values.perMaand, terms)
    const exempt = law(spaarvrijstelling) * values.titularissen
    const tax = sum(plan.interest.map((interest) => spaarbelasting(law, interest, values.titularissen)))
    const gap = roundCents(values.perMaand - needed)
    const totalTarget = sum(goals.map((goal) => goal.target))
    const priceToday = sum(values.doelen.map((row) => row.bedrag))
    const missed = plan.results.filter((result) => !result.reached)
    const lastReady = plan.results.some((result) => result.readyAfter === null)
      ? null
      : Math.max(...plan.results.map((result) => result.readyAfter ?? 0))
    const horizon = Math.max(...goals.map((goal) => goal.months))

    const timeline: Chart = {
      kind: 'timeline',
      key: 'doelen',
      title: 'Hoe vol elk doel is op zijn datum',
      sentence:
        missed.length === 0
          ? 'Elk doel is op tijd vol.'
          : `${plural(missed.length, 'doel is', 'doelen zijn')} niet vol op de datum.`,
      from: `${now}-01`,
      to: `${shiftMonth(now, horizon)}-01`,
      bars: inOrder(plan.results, false).map(({ goal, pot, reached, short }) => ({
        label: goal.name,
        from: `${now}-01`,
        to: `${shiftMonth(now, goal.months)}-01`,
        filled: Math.min(1, pot / goal.target),
        note: reached ? 'gehaald' : `${eur(short)} te weinig`,
      })),
    }
    const table: Table = {
      key: 'doelen',
      title: 'Je doelen',
      columns: [
        { key: 'doel', label: 'Doel', unit: 'text' },
        { key: 'datum', label: 'Nodig in', unit: 'month' },
        { key: 'vandaag', label: 'Prijs vandaag', unit: 'euro', total: true },
        { key: 'dan', label: 'Prijs dan', unit: 'euro', total: true },
        { key: 'tekort', label: 'Tekort op die datum', unit: 'euro', total: true },
        { key: 'klaar', label: 'Vol in', unit: 'month' },
      ],
      rows: plan.results.map(({ goal, short, readyAfter }, index) => [
        goal.name,
        shiftMonth(now, goal.months),
        at(values.doelen, index).bedrag,
        goal.target,
        short,
        readyAfter === null ? null : shiftMonth(now, readyAfter),
      ]),
    }
    const monthsTable: Table = {
      key: 'maanden',
      title: 'Maand per maand',
      columns: [
        { key: 'maand', label: 'Maand', unit: 'month' },
        ...goals.map((goal, index) => ({
          key: `inleg${index}`,
          label: `Naar ${goal.name}`,
          unit: 'euro' as const,
          total: true,
        })),
        { key: 'saldo', label: 'Samen gespaard', unit: 'euro' },
      ],
      rows: plan.rows.map((row) => [shiftMonth(now, row.month), ...row.deposits, sum(row.pots)]),
    }

    const notices: Notice[] = []
    if (goals.some((goal) => goal.months < 12))
      notices.push({
        tone: 'info',
        text: 'Voor doelen binnen het jaar telt enkel de basisrente: een premie is dan nog niet verworven.',
      })
    if (gap < 0)
      notices.push({
        tone: 'warning',
        text: `Schuif een doel op, verlaag het bedrag of leg ${eur(-gap)} per maand meer opzij.`,
      })

    if (tax > 0)
      notices.push({
        tone: 'law',
        text: `Met jouw budget komt de rente in sommige jaren boven je vrijstelling van ${eur(exempt, 0)} uit. Reken op ongeveer ${eur(tax)} roerende voorheffing; die zit niet in je plan.`,
      })

    const steps: Step[] = [
      {
        text: `Je doelen kosten vandaag ${eur(priceToday)}, maar op hun datum **${eur(totalTarget)}**.`,
        sum: [
          ...goals.map((goal) => ({
            label: `${goal.name} over ${plural(goal.months, 'maand', 'maanden')}`,
            value: goal.target,
          })),
          { label: 'Samen', value: totalTarget },
        ],
      },
      {
        text: `Je ${eur(values.alGespaard)} en elke storting groeien aan ${pct(values.basisrente)} per jaar. Voor elk vol jaar dat een storting er staat, komt ${pct(values.premie)} premie bij.`,
        formula: proportional
          ? 'storting × ((1 + basisrente ÷ 12)^12 + premie)^(volle jaren) × (1 + basisrente ÷ 12)^(resterende maanden)'
          : 'storting × (1 + basisrente + premie)^(volle jaren) × (1 + basisrente)^(resterende maanden ÷ 12)',
        law: [premieTermijn],
      },
      { text: `Het kleinste vaste bedrag waarmee elk doel op tijd vol is: **${eur(needed)}** per maand.` },
      {
        text: `Je hebt ${eur(values.perMaand)} per maand: ${gap >= 0 ? `**${eur(gap)}** meer dan nodig` : `**${eur(-gap)}** te weinig`}.`,
      },
    ]

    return report({
      headline: figure('nodigPerMaand', 'Nodig per maand', needed),
      sentence:
        gap >= 0
          ? `Met **${eur(needed)}** per maand haal je al je doelen op tijd. Je hebt ${eur(gap)} over.`
          : `Je hebt **${eur(needed)}** per maand nodig en komt ${eur(-gap)} per maand tekort.`,
      figures: [
        figure('verschilPerMaand', gap >= 0 ? 'Over per maand' : 'Tekort per maand', Math.abs(gap)),
        figure('totaalDoelen', 'Je doelen op hun datum', totalTarget),
        figure('tekort', 'Tekort met jouw budget', sum(plan.results.map((result) => result.short))),
        figure(
          'gehaald',
          'Doelen op tijd',
          `${plan.results.length - missed.length} van ${plan.results.length}`,
          'text',
        ),
        figure('klaarOp', 'Alles gehaald in', lastReady === null ? null : shiftMonth(now, lastReady), 'month'),
        figure('nodigeRente', 'Rente waarmee jouw budget volstaat', rateNeeded, 'percent', {
          note: rateNeeded === null ? 'Zelfs 30 % volstaat niet' : 'Per jaar, na belasting',
        }),
        figure('belasting', 'Roerende voorheffing op de rente, raming', tax),
        figure('wachten', 'Extra per maand als je een jaar wacht', roundCents(needsLater - needed)),
      ],
      charts: [timeline],
      tables: [table, monthsTable],
      steps,
      notices,
      assumptions: [
        'Je spaart op het einde van elke maand, te beginnen volgende maand.',
        'De spaarrente blijft gelijk. Een premie blijft op de rekening en brengt daarna zelf rente op.',
        `Prijzen stijgen elk jaar met het percentage dat bij het doel staat. Laatste doel: ${longDate(shiftMonth(now, horizon))}.`,
      ],
      excluded: [
        'Belasting op spaarrente boven de vrijstelling: we ramen ze, maar trekken ze niet van je spaarpot af.',
        'Leningen voor wat je tekortkomt.',
      ],
      next: [
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Op welke rekening spaar je dit het best?',
          carry: { startbedrag: Math.min(1_000_000, values.alGespaard), maandelijks: Math.min(5_000, needed) },
        },
        { slug: 'budget-planner', text: 'Waar haal je het geld vandaan? Maak je budget' },
        { slug: 'vakantiegeld-sparen-calculator', text: 'Een deel van je vakantiegeld inzetten' },
      ],
    })
  },
})
