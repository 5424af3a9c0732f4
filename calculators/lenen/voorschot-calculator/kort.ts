/** Bridging until payday: every way with its cost in euro and per year, and what next month looks like. */
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Report, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { addMonths, daysBetween } from '#finance/dates.ts'
import { at, last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { compound } from '#finance/rate.ts'
import { hoogsteJkp } from '#rules/krediet/consumentenkrediet.ts'
import { jkpFormule, maximaleJkp } from '#rules/krediet/consumentenkrediet.figures.ts'
import { hoogsteInhouding } from '#rules/krediet/voorschot.ts'
import { loonInhouding } from '#rules/krediet/voorschot.figures.ts'
import type { AdvanceValues } from './inputs.ts'

/** `key` is the key of its figure. */
export type Option = {
  readonly key: string
  readonly name: string
  readonly cost: number
  readonly yearly: number | null
  readonly note: string
}

/** Above this, as a fraction, a yearly rate says nothing more; it is then shown as a dash. */
const ABSURD = 100

/** Cost as a yearly rate: (1 + cost ÷ amount)^(365 ÷ days) − 1. */
export function yearlyRate(cost: number, amount: number, days: number): number | null {
  const rate = compound(cost / amount, 365 / days)
  return rate > ABSURD ? null : rate
}

export function optionsOf(values: AdvanceValues, days: number): Option[] {
  const { bedrag } = values
  const atRate = (jkp: number) => roundCents(bedrag * compound(jkp, days / 365))
  const option = (key: string, name: string, cost: number, note: string, jkp?: number): Option => ({
    key,
    name,
    cost,
    yearly: jkp ?? yearlyRate(cost, bedrag, days),
    note,
  })
  return [
    option('kostWerkgever', 'Voorschot bij je werkgever', 0, 'Je werkgever hoeft niet akkoord te gaan'),
    option('kostOcmw', 'Hulp van OCMW of CAW', 0, 'Gratis gesprek, soms een voorschot op een uitkering'),
    ...(values.spaargeld
      ? [option('kostSpaargeld', 'Eigen spaargeld', atRate(values.spaarrente), 'Gemiste rente', values.spaarrente)]
      : []),
    option(
      'kostOnderNul',
      'Onder nul op je zichtrekening',
      atRate(values.jkpOnderNul),
      'Enkel binnen je toegestane limiet',
      values.jkpOnderNul,
    ),
    option(
      'kostKaart',
      'Kredietkaart met gespreide betaling',
      atRate(values.jkpKaart),
      'Zonder kost voor geldopname',
      values.jkpKaart,
    ),
    option(
      'kostAchteraf',
      'Achteraf betalen in delen',
      roundCents(values.kostAchteraf + (values.teLaat ? values.boeteAchteraf : 0)),
      values.teLaat ? 'Met de boete omdat je te laat bent' : 'Zolang je elke keer op tijd bent',
    ),
    option('kostMinilening', 'Kleine lening met een vaste kost', values.kostMinilening, 'Lees de voorwaarden'),
  ]
}

export function bridge(values: AdvanceValues, { law, today }: Env): Report {
  const { bedrag, nettoloon, vasteKosten, tot } = values
  const days = Math.max(1, daysBetween(today, tot))
  const options = optionsOf(values, days)
  const ranked = options.toSorted((a, b) => a.cost - b.cost)
  const cheapest = at(ranked, 0)
  const dearest = last(ranked)
  const fixedCost = last(options)
  const left = roundCents(nettoloon - vasteKosten - bedrag)
  const gap = Math.max(0, roundCents(0 - (left - dearest.cost)))
  // Three paydays in a row: what is short is borrowed again, at the cost of the dearest way.
  const ratio = dearest.cost / bedrag
  let open = bedrag
  const spiral = [1, 2, 3].map((month) => {
    const cost = roundCents(open * ratio)
    const owed = roundCents(open + cost)
    const free = roundCents(nettoloon - vasteKosten)
    const paid = Math.min(owed, Math.max(0, free))
    const before = open
    open = roundCents(owed - paid)
    return { month, before, cost, paid, after: open }
  })
  const oneFifth = hoogsteInhouding(law, nettoloon)
  const maxJkp = hoogsteJkp(law, 'lening', bedrag)
  const tooDear = fixedCost.cost > 0 && (fixedCost.yearly === null || fixedCost.yearly > maxJkp)
  const payDays = oneFifth > 0 ? Math.ceil(bedrag / oneFifth - 1e-9) : null

  const table: Table = {
    key: 'mogelijkheden',
    title: 'Alle mogelijkheden, de goedkoopste eerst',
    columns: [
      { key: 'naam', label: 'Mogelijkheid', unit: 'text' },
      { key: 'kost', label: 'Kost', unit: 'euro' },
      { key: 'perJaar', label: 'Per jaar gerekend', unit: 'percent' },
      { key: 'over', label: 'Over na loondag', unit: 'euro' },
      { key: 'noot', label: 'Let op', unit: 'text' },
    ],
    rows: ranked.map((option) => [
      option.name,
      option.cost,
      option.yearly,
      roundCents(left - option.cost),
      option.note,
    ]),
    note: `Over na loondag: nettoloon min vaste kosten, min het bedrag en de kost. Een streepje per jaar: meer dan ${num(ABSURD * 100)} %.`,
  }
  const spiralTable: Table = {
    key: 'spiraal',
    title: 'Wat als het volgende maand weer nodig is?',
    columns: [
      { key: 'loondag', label: 'Loondag', unit: 'date' },
      { key: 'open', label: 'Openstaand', unit: 'euro' },
      { key: 'kost', label: 'Kost', unit: 'euro', total: true },
      { key: 'betaald', label: 'Terugbetaald', unit: 'euro', total: true },
      { key: 'rest', label: 'Opnieuw te lenen', unit: 'euro', formula: '{open}+{kost}-{betaald}' },
    ],
    rows: spiral.map((row) => [addMonths(tot, row.month - 1), row.before, row.cost, row.paid, row.after]),
    note: `Gerekend met de duurste mogelijkheid: ${dearest.name.toLowerCase()}.`,
  }
  const notices: Notice[] = []
  if (left < 0)
    notices.push({
      tone: 'warning',
      text: `Na loondag kom je ${eur(-left)} tekort: nettoloon min vaste kosten is ${eur(nettoloon - vasteKosten)}. Lenen verschuift het probleem. Praat met het OCMW of een erkende schuldbemiddelaar, gratis.`,
    })
  if (bedrag > oneFifth)
    notices.push({
      tone: 'law',
      text: `Je werkgever mag per loon hoogstens ${eur(oneFifth)} inhouden (${pct(law(loonInhouding), 0)} van het nettoloon). Het voorschot loopt dan over ${plural(payDays ?? 0, 'loonbetaling', 'loonbetalingen')}.`,
    })
  if (tooDear)
    notices.push({
      tone: 'law',
      text: `${eur(fixedCost.cost)} voor ${plural(days, 'dag', 'dagen')} is ${fixedCost.yearly === null ? `meer dan ${num(ABSURD * 100)} %` : pct(fixedCost.yearly, 0)} per jaar gerekend. Een consumentenkrediet van ${eur(bedrag, 0)} mag hoogstens ${pct(maxJkp)} kosten. Vraagt een kredietgever meer, dan ben je de kost niet verschuldigd.`,
    })
  notices.push({
    tone: 'info',
    text: 'Kom je elke maand tekort? OCMW en CAW helpen gratis, ook met een budgetplan. Een uitkering die te laat komt, kan het OCMW voorschieten.',
  })

  return report({
    headline: figure('kostGoedkoopste', 'Goedkoopste mogelijkheid', cheapest.cost, 'euro', { note: cheapest.name }),
    sentence: `Goedkoopst: **${cheapest.name.toLowerCase()} (${eur(cheapest.cost)})**. Duurst: ${dearest.name.toLowerCase()}, ${eur(dearest.cost)} voor ${plural(days, 'dag', 'dagen')}${dearest.yearly === null ? '' : ` of ${pct(dearest.yearly, 0)} per jaar gerekend`}.`,
    figures: [
      figure('kostDuurste', 'Duurste mogelijkheid', dearest.cost, 'euro', { note: dearest.name }),
      figure('perJaarDuurste', 'Duurste, per jaar gerekend', dearest.yearly, 'percent'),
      figure('dagen', 'Aantal dagen', days, 'days'),
      ...options.map((option) => figure(option.key, `Kost: ${option.name.toLowerCase()}`, option.cost)),
      figure('perJaarMinilening', 'Kleine lening, per jaar gerekend', fixedCost.yearly, 'percent'),
      figure('maxJkp', 'Hoogste toegelaten JKP van een lening', maxJkp, 'percent'),
      figure('overNaLoondag', 'Over na loondag, zonder kost', left),
      figure('tekortVolgendeMaand', 'Tekort volgende maand met de duurste', gap),
      figure(
        'kostDrieMaanden',
        'Kost als je het drie maanden herhaalt',
        roundCents(spiral.reduce((total, row) => total + row.cost, 0)),
      ),
      figure('openNaDrieMaanden', 'Nog open na drie loondagen', last(spiral).after),
      figure('hoogsteInhouding', 'Meeste dat je werkgever per loon mag inhouden', oneFifth),
    ],
    charts: [
      {
        kind: 'bar',
        key: 'kosten',
        title: `Kost in euro voor ${plural(days, 'dag', 'dagen')}`,
        sentence: ranked.map((option) => `${option.name}: ${eur(option.cost)}.`).join(' '),
        categories: ranked.map((option) => option.name),
        y: { unit: 'euro' },
        series: [{ key: 'kost', label: 'Kost', values: ranked.map((option) => option.cost) }],
      },
      {
        kind: 'bar',
        key: 'perJaar',
        title: 'Dezelfde kost, per jaar gerekend',
        sentence: ranked
          .map((option) => `${option.name}: ${option.yearly === null ? 'niet zinvol' : pct(option.yearly, 0)}.`)
          .join(' '),
        categories: ranked.map((option) => option.name),
        y: { unit: 'percent' },
        series: [{ key: 'perJaar', label: 'Per jaar', values: ranked.map((option) => option.yearly) }],
      },
    ],
    tables: [table, spiralTable],
    steps: [
      { text: `Van ${dateText(today)} tot ${dateText(tot)} zijn het **${plural(days, 'dag', 'dagen')}**.` },
      {
        text: `Bij een JKP is de kost het bedrag maal de rente over die dagen. Onder nul gaan kost **${eur(options.find((option) => option.key === 'kostOnderNul')?.cost ?? 0)}**.`,
        formula: `${eur(bedrag)} × ((1 + ${pct(values.jkpOnderNul)})^(${days} ÷ 365) − 1)`,
        law: [jkpFormule, maximaleJkp],
      },
      {
        text: `Een vaste kost van ${eur(values.kostMinilening)} lijkt klein. Per jaar gerekend is dat **${fixedCost.yearly === null ? `meer dan ${num(ABSURD * 100)} %` : pct(fixedCost.yearly, 0)}**.`,
        formula: `(1 + ${eur(values.kostMinilening)} ÷ ${eur(bedrag)})^(365 ÷ ${days}) − 1`,
      },
      {
        text: `Na loondag houd je **${eur(left)}** over voor je de kost betaalt.`,
        sum: [
          { label: 'Nettoloon', value: nettoloon },
          { label: 'Vaste kosten', value: 0 - vasteKosten },
          { label: 'Terug te betalen', value: 0 - bedrag },
          { label: 'Over', value: left },
        ],
      },
      { text: `Een werkgever mag per loon hoogstens ${eur(oneFifth)} inhouden.`, law: [loonInhouding] },
    ],
    notices,
    assumptions: [
      'Je betaalt alles terug op loondag, in één keer.',
      'De rente loopt per dag over een jaar van 365 dagen.',
      'Hulp van het OCMW is geen recht op geld: een maatschappelijk werker bekijkt je situatie.',
    ],
    excluded: [
      'Kosten als je boven je limiet onder nul gaat.',
      'Kosten per geldopname met een kaart.',
      'Persoonlijke leningen van familie of vrienden.',
    ],
    next: [
      { slug: 'budget-planner', text: 'Waar gaat mijn geld naartoe?' },
      { slug: 'noodfonds-calculator', text: 'Een buffer opbouwen zodat dit niet meer hoeft' },
      { slug: 'doorlopend-krediet-calculator', text: 'Ga je vaker onder nul? Bekijk de kost over een jaar' },
    ],
  })
}
