import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, duration, eur } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { rateNotices } from '#calculators/sparen/account.ts'
import { addMonths } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import {
  depositogarantie,
  maxOverdrachten,
  minimumOverdracht,
  premieTermijn,
  spaarvrijstelling,
  voorheffingSpaarrekening,
} from '#rules/sparen-beleggen/sparen.figures.ts'
import { inputs } from './inputs.ts'
import {
  type Account,
  baseInterest,
  follow,
  openSituation,
  runningPremium,
  splitSwitch,
  switchingDays,
  totalGain,
} from './switching.ts'

/** The cut in the new base rate that is tried out. */
const CUT = 0.0025

export default defineLegacy({
  inputs,

  check({ overstapdatum, horizon, laatsteStorting, delen, saldo }, { today }) {
    const late = delen.findIndex((part) => part.datum > today)
    return {
      ...(late < 0 ? {} : { [`delen.${late}.datum`]: 'Deze storting ligt in de toekomst.' }),
      delen:
        sum(delen.map((part) => part.bedrag)) > saldo
          ? 'Deze stortingen zijn samen meer dan je saldo. Vul in wat er nog van staat.'
          : undefined,
      overstapdatum:
        overstapdatum < today
          ? 'Kies een dag vanaf vandaag.'
          : overstapdatum > addMonths(today, horizon)
            ? 'Deze dag valt na je horizon.'
            : undefined,
      laatsteStorting: laatsteStorting > today ? 'Je laatste storting ligt in het verleden.' : undefined,
    }
  },

  compute(values, { law, today }) {
    const named = values.delen.map((part) => ({ date: part.datum, amount: part.bedrag }))
    const rest = roundCents(values.saldo - sum(named.map((part) => part.amount)))
    const saver = openSituation({
      today,
      parts: [{ date: values.laatsteStorting, amount: rest }, ...named].filter((part) => part.amount > 0),
      monthly: values.maandelijks,
      months: values.horizon,
      holders: values.titularissen,
    })
    const now: Account = {
      name: 'Je rekening nu',
      base: values.basisrenteNu,
      premium: values.premieNu,
      yearlyCost: values.kostNu,
    }
    const targets: Account[] = values.nieuw.map((row) => ({
      name: row.naam || 'Nieuwe rekening',
      base: row.basisrente,
      premium: row.premie,
      yearlyCost: row.kost,
      sameBank: row.zelfdeBank && values.saldo >= law(minimumOverdracht),
    }))
    const stay = follow(law, now, null, today, saver)
    const days = switchingDays(law, saver)
    const options = targets.map((target) => {
      const switchOn = (day: string) => ({ day, path: follow(law, now, target, day, saver) })
      const planned = switchOn(values.overstapdatum)
      const tried = [...days.map(switchOn), planned]
      const best = tried.reduce((top, candidate) => (candidate.path.net > top.path.net ? candidate : top))
      return { target, best, planned }
    })
    const winner = options.reduce((top, option) => (option.best.path.net > top.best.path.net ? option : top))
    const gain = roundCents(winner.best.path.net - stay.net)
    const worth = gain > 0
    const planned = winner.planned.path
    const plannedGain = roundCents(planned.net - stay.net)
    const difference = planned.gross.map((value, index) => roundCents(value - at(stay.gross, index)))
    const breakEven =
      plannedGain > 0
        ? difference.findIndex((value, index) => index > 0 && difference.slice(index).every((later) => later > 0))
        : -1
    const cut = follow(
      law,
      now,
      { ...winner.target, base: Math.max(0, winner.target.base - CUT) },
      winner.best.day,
      saver,
    )
    const baseUntilSwitch = roundCents(baseInterest(values.saldo, values.basisrenteNu, today, values.overstapdatum))
    const split = splitSwitch(law, now, winner.target, saver)

    const chart: Chart = {
      kind: 'line',
      key: 'verschil',
      title: 'Wat overstappen je oplevert, opgeteld',
      sentence: `Stap je over op ${dateText(values.overstapdatum)}, dan is het verschil na ${duration(values.horizon)} ${eur(difference.at(-1) ?? 0)}.`,
      x: { label: 'Maanden vanaf nu', values: difference.map((_, index) => index) },
      y: { unit: 'euro' },
      series: [{ key: 'verschil', label: `Naar ${winner.target.name}`, values: difference }],
      marks: breakEven > 0 ? [{ x: breakEven, label: 'terugverdiend' }] : [],
    }
    const table: Table = {
      key: 'rekeningen',
      title: `Na ${duration(values.horizon)}, netto`,
      columns: [
        { key: 'rekening', label: 'Rekening', unit: 'text' },
        { key: 'basis', label: 'Basisrente', unit: 'percent' },
        { key: 'premie', label: 'Premie', unit: 'percent' },
        { key: 'dag', label: 'Beste dag', unit: 'date' },
        { key: 'netto', label: 'Netto opbrengst', unit: 'euro' },
        { key: 'winst', label: 'Tegenover blijven', unit: 'euro' },
        { key: 'vandaag', label: 'Als je op je datum gaat', unit: 'euro' },
      ],
      rows: [
        [now.name, now.base, now.premium, null, stay.net, 0, stay.net],
        ...options.map(({ target, best, planned: chosen }) => [
          target.name,
          target.base,
          target.premium,
          best.day,
          best.path.net,
          roundCents(best.path.net - stay.net),
          chosen.path.net,
        ]),
      ],
      strong: [worth ? options.indexOf(winner) + 1 : 0],
    }
    const monthsTable: Table = {
      key: 'maanden',
      title: 'Maand per maand (bruto, na kosten)',
      columns: [
        { key: 'maand', label: 'Maand', unit: 'date' },
        { key: 'blijven', label: 'Blijven', unit: 'euro' },
        { key: 'overstappen', label: 'Overstappen', unit: 'euro' },
        { key: 'verschil', label: 'Verschil', unit: 'euro', formula: '{overstappen}-{blijven}' },
      ],
      rows: difference.map((value, index) => [
        addMonths(today, index),
        at(stay.gross, index),
        at(planned.gross, index),
        value,
      ]),
    }

    const splitTable: Table = {
      key: 'delen',
      title: `Elk deel op zijn eigen dag naar ${winner.target.name}`,
      columns: [
        { key: 'datum', label: 'Premiejaar sinds', unit: 'date' },
        { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
        { key: 'dag', label: 'Beste dag', unit: 'date' },
        { key: 'winst', label: 'Extra bruto rente', unit: 'euro', total: true },
      ],
      rows: split.map(({ part, day, gain: extra }) => [part.date, part.amount, day, extra]),
      note: 'Een streepje: dat deel laat je staan. Voor belasting en kosten.',
    }

    const notices: Notice[] = [
      ...rateNotices(law, now.base, now.premium, 'je rekening nu'),
      ...rateNotices(law, winner.target.base, winner.target.premium, winner.target.name),
    ]
    const lost = winner.target.sameBank ? 0 : runningPremium(law, now, saver)
    if (winner.target.sameBank)
      notices.push({
        tone: 'info',
        text: `Binnen dezelfde bank loopt je premiejaar door. Dat mag ${law(maxOverdrachten)} keer per jaar, vanaf ${eur(law(minimumOverdracht), 0)} per overschrijving en niet met een doorlopende opdracht.`,
      })
    else if (values.nieuw.some((row) => row.zelfdeBank) && values.saldo < law(minimumOverdracht))
      notices.push({
        tone: 'law',
        text: `Onder ${eur(law(minimumOverdracht), 0)} loopt een premiejaar niet door, ook niet binnen dezelfde bank.`,
      })
    if (worth && winner.best.day > today && lost > 0)
      notices.push({
        tone: 'info',
        text: `Wie vandaag vertrekt, laat ${eur(lost)} lopende premie liggen. Nieuw geld kun je wel nu al op de andere rekening zetten.`,
      })
    if (values.saldo > law(depositogarantie) * values.titularissen)
      notices.push({
        tone: 'law',
        text: `Boven ${eur(law(depositogarantie) * values.titularissen, 0)} bij één bank is je geld niet beschermd.`,
      })
    if (worth && cut.net < stay.net)
      notices.push({
        tone: 'warning',
        text: 'Verlaagt de nieuwe bank haar basisrente met 0,25 procentpunt, dan is je winst weg.',
      })

    const steps: Step[] = [
      {
        text: `Blijf je, dan krijg je in ${duration(values.horizon)} **${eur(stay.net)}** netto.`,
        sum: [
          { label: 'Basisrente', value: stay.base },
          { label: 'Premies die rond zijn', value: stay.premium },
          { label: 'Kosten en belasting', value: 0 - roundCents(stay.cost + stay.tax) },
          { label: 'Netto', value: stay.net },
        ],
        law: [premieTermijn, spaarvrijstelling, voorheffingSpaarrekening],
      },
      {
        text: `We probeerden elke dag waarop een premiejaar rond is. Naar ${winner.target.name} is **${dateText(winner.best.day)}** de beste.`,
      },
      {
        text: `Dan krijg je **${eur(winner.best.path.net)}** netto, ${eur(Math.abs(gain))} ${gain >= 0 ? 'meer' : 'minder'} dan door te blijven.`,
        sum: [
          { label: 'Basisrente, oud en nieuw', value: winner.best.path.base },
          { label: 'Premies die rond zijn', value: winner.best.path.premium },
          { label: 'Kosten en belasting', value: 0 - roundCents(winner.best.path.cost + winner.best.path.tax) },
          { label: 'Netto', value: winner.best.path.net },
        ],
      },
    ]

    return report({
      headline: figure('winst', worth ? 'Overstappen levert op' : 'Overstappen kost je', Math.abs(gain)),
      sentence: worth
        ? `Overstappen naar ${winner.target.name} levert **${eur(gain)}** op in ${duration(values.horizon)}${winner.best.day === today ? ', vanaf vandaag.' : `; wacht tot ${dateText(winner.best.day)}.`}`
        : `Blijf waar je bent: de beste andere rekening geeft ${eur(Math.abs(gain))} minder in ${duration(values.horizon)}.`,
      figures: [
        figure('verschil', 'Winst op de beste dag', gain),
        figure('besteDag', 'Beste overstapdag', worth ? winner.best.day : null, 'date'),
        figure('besteRekening', 'Beste andere rekening', winner.target.name, 'text'),
        figure('verlorenPremie', 'Premie die je nu zou verliezen', lost),
        figure('terugverdienmaand', 'Terugverdiend na', breakEven > 0 ? breakEven : null, 'months'),
        figure('verschilOpDatum', `Als je overstapt op ${dateText(values.overstapdatum)}`, plannedGain),
        figure('premieOpDatum', `Premies als je overstapt op ${dateText(values.overstapdatum)}`, planned.premium),
        figure('winstPerDeel', 'Als elk deel op zijn eigen dag gaat, bruto', totalGain(split)),
        figure('verschilBijDaling', 'Als de nieuwe basisrente 0,25 daalt', roundCents(cut.net - stay.net)),
        figure('nettoBlijven', 'Netto als je blijft', stay.net),
        figure('nettoOverstappen', 'Netto op de beste dag', winner.best.path.net),
        figure('basisrenteTotOverstap', 'Basisrente tot je overstapdatum', baseUntilSwitch),
        figure('belastbaar', 'Belastbare rente als je blijft', stay.taxable),
        figure('roerendeVoorheffing', 'Roerende voorheffing als je blijft', stay.tax),
        figure(
          'vrijTotBedrag',
          'Vrij van belasting tot een saldo van, aan je tarieven nu',
          now.base + now.premium > 0
            ? roundCents((law(spaarvrijstelling) * values.titularissen) / (now.base + now.premium))
            : null,
        ),
      ],
      charts: [chart],
      tables: split.length > 1 ? [table, splitTable, monthsTable] : [table, monthsTable],
      steps,
      notices,
      assumptions: [
        'Alle tarieven blijven gelijk. Het premiejaar van je saldo begon op de datum van je laatste grote storting, tenzij je delen apart invulde.',
        'De jaarlijkse kost van een rekening telt per dag dat je ze houdt.',
        'Rente en premies haal je eraf: ze brengen zelf niets op.',
        'De vrijstelling passen we toe per twaalf maanden vanaf vandaag.',
      ],
      excluded: ['Spaarrente bij andere banken.', 'Acties voor nieuwe klanten.'],
      next: [
        {
          slug: 'loyalty-bonus-calculator',
          text: 'Je premies storting per storting bekijken',
          carry: { basisrente: asPercent(values.basisrenteNu), premie: asPercent(values.premieNu) },
        },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Alle rekeningen rangschikken op jouw plan',
          carry: { startbedrag: Math.min(1_000_000, values.saldo), maandelijks: values.maandelijks },
        },
      ],
    })
  },
})
