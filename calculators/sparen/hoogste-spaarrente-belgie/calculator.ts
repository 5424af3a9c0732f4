import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { count, euro, months, percent, toggle, year as birthYear } from '#calculators/kernel/fields.ts'
import { checkedText, dateText, duration, eur, pct, plural } from '#calculators/kernel/format.ts'
import { offersOf, STALE_AFTER_DAYS } from '#calculators/kernel/market.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { rateNotices } from '#calculators/sparen/account.ts'
import { year } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import {
  depositogarantie,
  premieTermijn,
  spaarvrijstelling,
  voorheffingSpaarrekening,
} from '#rules/sparen-beleggen/sparen.figures.ts'
import { type Account, accountOf, categoryOf, conditionsOf, type Plan, rank, type Ranked, workOut } from './ranking.ts'

/** Youth accounts are shown up to this age; banks set their own limit between 18 and 28. */
const YOUTH_UNTIL = 25
const BARS_SHOWN = 8
const HOLDING_MONTHS = [1, 3, 6, 9, 11, 12, 15, 18, 21, 23, 24, 30, 36]

const own = (base: number, premium: number): Account => ({
  id: 'eigen-rekening',
  bank: 'Jouw bank',
  product: 'Jouw rekening nu',
  regulated: true,
  base,
  premium,
  checkedOn: '9999-12-31',
  source: 'Door jou ingevuld',
  note: '',
  maxMonthlyDeposit: null,
  minAmount: null,
  maxAmount: null,
  category: null,
})

function yieldChart(lines: readonly { name: string; values: readonly number[] }[]): Chart {
  return {
    kind: 'line',
    key: 'bewaartijd',
    title: 'Netto rendement naargelang je wacht',
    sentence: 'Onder de 12 maanden telt enkel de basisrente; op maand 12 en 24 komt er in één keer een premie bij.',
    x: { label: 'Maanden op de rekening', values: HOLDING_MONTHS },
    y: { unit: 'percent' },
    series: lines.map((line, index) => ({
      key: `lijn${index}`,
      label: line.name,
      values: line.values,
      dashed: index > 0,
    })),
  }
}

/** Some products carry the name of their bank already. */
const nameOf = ({ account: { bank, product } }: Ranked) => (product.startsWith(bank) ? product : `${bank}: ${product}`)

export default defineLegacy({
  inputs: {
    startbedrag: euro({ label: 'Startbedrag', start: 10_000, max: 1_000_000, slider: 500 }),
    maandelijks: euro({
      label: 'Storting per maand',
      start: 0,
      max: 5_000,
      slider: 25,
      hint: 'De eerste storting komt na een maand.',
    }),
    looptijd: months({ label: 'Hoe lang laat je het staan?', start: 12, max: 120, slider: 1 }),
    titularissen: count({
      label: 'Aantal titularissen',
      start: 1,
      min: 1,
      max: 2,
      hint: 'Met twee heb je twee keer de vrijstelling.',
    }),
    opname: euro({ label: 'Opname onderweg', start: 0, max: 1_000_000, refine: true }),
    opnameMaand: months({ label: 'Opname na', start: 6, max: 120, refine: true }),
    alOntvangen: euro({
      label: 'Al ontvangen spaarrente dit jaar',
      start: 0,
      max: 100_000,
      refine: true,
      hint: 'Bij alle banken samen; ze gebruikt een deel van je vrijstelling.',
    }),
    eigenBasisrente: percent({
      label: 'Basisrente van je eigen rekening',
      start: null,
      optional: true,
      min: 0,
      max: 0.1,
      refine: true,
    }),
    eigenPremie: percent({
      label: 'Premie van je eigen rekening',
      start: null,
      optional: true,
      min: 0,
      max: 0.1,
      refine: true,
    }),
    geboortejaar: birthYear({
      label: 'Geboortejaar',
      profile: 'geboortejaar',
      start: null,
      optional: true,
      min: 1900,
      max: 2030,
      refine: true,
      hint: 'Enkel om jongerenrekeningen te tonen.',
    }),
    alleenGereglementeerd: toggle({ label: 'Alleen gereglementeerde rekeningen', start: false, refine: true }),
    zonderPlafond: toggle({ label: 'Verberg rekeningen met een maximum per maand', start: false, refine: true }),
  },

  check({ startbedrag, maandelijks, opname, opnameMaand, looptijd }) {
    if (startbedrag === 0 && maandelijks === 0)
      return { startbedrag: 'Vul een startbedrag of een maandelijkse storting in.' }
    if (opname > 0 && opnameMaand > looptijd) return { opnameMaand: 'Deze maand valt na het einde van je looptijd.' }
    return undefined
  },

  compute(values, { law, market, today }) {
    const plan: Plan = {
      start: values.startbedrag,
      monthly: values.maandelijks,
      months: values.looptijd,
      withdrawal: values.opname,
      withdrawalMonth: values.opnameMaand,
      holders: values.titularissen,
      alreadyReceived: values.alOntvangen,
      today,
    }
    const young = values.geboortejaar !== null && year(today) - values.geboortejaar <= YOUTH_UNTIL
    const accounts = offersOf(market, 'spaarrekening', ...(young ? (['jongerenspaarrekening'] as const) : []))
      .filter((offer) => offer.baseRate !== null)
      .filter((offer) => !values.alleenGereglementeerd || offer.regulated)
      .filter((offer) => !values.zonderPlafond || offer.maxMonthlyDeposit === null)
      .map(accountOf)
    const ranked = rank(law, accounts, plan)
    const possible = ranked.filter((entry) => entry.impossible === null)
    const best = possible[0]
    const hasOwn = values.eigenBasisrente !== null || values.eigenPremie !== null
    const mine = hasOwn ? workOut(law, own(values.eigenBasisrente ?? 0, values.eigenPremie ?? 0), plan) : null

    const notices: Notice[] = []
    const guarantee = law(depositogarantie) * values.titularissen
    if (values.startbedrag + values.maandelijks * (values.looptijd - 1) > guarantee) {
      notices.push({
        tone: 'law',
        text: `Boven ${eur(guarantee, 0)} bij één bank is je geld niet beschermd. Verdeel het over meer banken.`,
      })
    }
    if (ranked.some((entry) => entry.stale)) {
      notices.push({
        tone: 'warning',
        text: `Sommige tarieven zijn langer dan ${STALE_AFTER_DAYS} dagen geleden gecontroleerd. Kijk ze na bij de bank voor je beslist.`,
      })
    }

    if (mine) notices.push(...rateNotices(law, mine.account.base, mine.account.premium, 'je eigen rekening'))

    const table: Table = {
      key: 'rekeningen',
      title: 'Alle spaarrekeningen op jouw plan',
      columns: [
        { key: 'bank', label: 'Bank', unit: 'text' },
        { key: 'rekening', label: 'Rekening', unit: 'text' },
        { key: 'basis', label: 'Basisrente', unit: 'percent' },
        { key: 'premie', label: 'Premie', unit: 'percent' },
        { key: 'totaal', label: 'Samen', unit: 'percent' },
        { key: 'netto', label: 'Netto voor jou', unit: 'euro' },
        { key: 'rendement', label: 'Netto per jaar', unit: 'percent' },
        { key: 'categorie', label: 'Categorie', unit: 'text' },
        { key: 'plafond', label: 'Maximum per maand', unit: 'euro0' },
        { key: 'voorwaarden', label: 'Voorwaarden', unit: 'text' },
        { key: 'gecontroleerd', label: 'Gecontroleerd op', unit: 'text' },
        { key: 'bron', label: 'Bron', unit: 'text' },
      ],
      rows: [...(mine ? [mine] : []), ...ranked].map((entry) => [
        entry.account.bank,
        `${entry.account.product}${entry.account.regulated ? '' : ' (niet gereglementeerd)'}`,
        entry.account.base,
        entry.account.premium,
        entry.account.base + entry.account.premium,
        entry.net,
        entry.yield,
        categoryOf(entry.account),
        entry.account.maxMonthlyDeposit,
        conditionsOf(entry.account),
        entry === mine ? '–' : checkedText(entry.account.checkedOn, today),
        entry.account.source,
      ]),
      greyed: Object.fromEntries(
        [...(mine ? [mine] : []), ...ranked].flatMap((entry, index) =>
          entry.impossible ? [[index, entry.impossible]] : [],
        ),
      ),
      strong: best ? [mine ? 1 : 0] : [],
      note: 'De premie krijg je alleen op geld dat 12 maanden blijft staan. Tel beide tarieven dus niet zomaar op.',
    }

    if (!best) {
      return report({
        headline: figure('nettoOpbrengst', 'Hoogste netto-opbrengst', null),
        sentence:
          ranked.length === 0
            ? 'We kennen nu geen rekeningen die bij je keuzes passen.'
            : 'Jouw plan kan op geen enkele rekening. De reden staat telkens in de tabel.',
        figures: [figure('aantalRekeningen', 'Rekeningen vergeleken', ranked.length, 'number')],
        charts: [
          {
            kind: 'bar',
            key: 'opbrengst',
            title: 'Netto-opbrengst per rekening',
            sentence: 'Er is geen rekening om te tonen.',
            categories: [],
            y: { unit: 'euro' },
            series: [],
          },
        ],
        tables: [table],
        steps: [
          { text: `We bekeken ${plural(ranked.length, 'rekening', 'rekeningen')}.` },
          { text: 'Bij elke rekening botst je plan op een voorwaarde van de bank.' },
        ],
        notices,
        assumptions: ['Tarieven blijven gelijk tijdens je looptijd.'],
        excluded: ['Acties voor nieuwe klanten.'],
        next: [{ slug: 'deposito-calculator', text: 'Bekijk wat een kort deposito opbrengt' }],
      })
    }

    const shown = [...(mine ? [mine] : []), ...possible.slice(0, BARS_SHOWN)]
    const netShare = (entry: Ranked, part: number) => {
      const gross = entry.base + entry.premium
      return gross > 0 ? roundCents((part / gross) * entry.net) : 0
    }
    const bars: Chart = {
      kind: 'bar',
      key: 'opbrengst',
      title: 'Netto-opbrengst per rekening',
      sentence: `${nameOf(best)} geeft op jouw plan het meest: ${eur(best.net)} netto.`,
      stacked: true,
      categories: shown.map(nameOf),
      y: { unit: 'euro' },
      series: [
        { key: 'basis', label: 'Basisrente, netto', values: shown.map((entry) => netShare(entry, entry.base)) },
        { key: 'premie', label: 'Premie, netto', values: shown.map((entry) => netShare(entry, entry.premium)) },
      ],
    }
    const single = { ...plan, start: 10_000, monthly: 0, withdrawal: 0 }
    const lines = shown.slice(0, 3).map((entry) => ({
      name: nameOf(entry),
      values: HOLDING_MONTHS.map((held) => workOut(law, entry.account, { ...single, months: held }).yield),
    }))

    const gap = mine ? roundCents(best.net - mine.net) : null
    const steps: Step[] = [
      {
        text: `We rekenden ${plural(ranked.length, 'rekening', 'rekeningen')} door op jouw plan van ${duration(values.looptijd)}. Bij ${ranked.length - possible.length} daarvan kan je plan niet.`,
      },
      {
        text: `Bij ${nameOf(best)} loopt de basisrente van ${pct(best.account.base)} elke dag: **${eur(best.base)}**.`,
      },
      {
        text: `Volle premiejaren aan ${pct(best.account.premium)} leveren **${eur(best.premium)}** op.`,
        law: [premieTermijn],
      },
      {
        text: !best.account.regulated
          ? `Deze rekening is niet gereglementeerd: er geldt geen vrijstelling. De belasting is **${eur(best.tax)}**.`
          : best.tax > 0
            ? `De rente boven je vrijstelling van ${eur(law(spaarvrijstelling) * values.titularissen, 0)} per jaar wordt belast: **${eur(best.tax)}**.`
            : `De rente blijft elk jaar binnen je vrijstelling van ${eur(law(spaarvrijstelling) * values.titularissen, 0)}: je betaalt **geen belasting**.`,
        law: best.account.regulated ? [spaarvrijstelling, voorheffingSpaarrekening] : [roerendeVoorheffing],
        sum: [
          { label: 'Basisrente', value: best.base },
          { label: 'Getrouwheidspremie', value: best.premium },
          { label: 'Roerende voorheffing', value: 0 - best.tax },
          { label: 'Netto', value: best.net },
        ],
      },
    ]

    return report({
      headline: figure('nettoOpbrengst', 'Hoogste netto-opbrengst', best.net),
      sentence:
        `**${nameOf(best)}** geeft op jouw plan het meest: ${eur(best.net)} netto na ${duration(values.looptijd)}, of ${pct(best.yield)} per jaar.` +
        (gap !== null && gap > 0
          ? ` Op je eigen rekening laat je ${eur(gap)} liggen.`
          : gap !== null
            ? ' Je eigen rekening doet het even goed of beter.'
            : ''),
      figures: [
        figure('besteRekening', 'Beste rekening voor jou', nameOf(best), 'text'),
        figure('nettoRendement', 'Netto rendement per jaar', best.yield, 'percent'),
        figure('basisdeel', 'Waarvan basisrente', best.base),
        figure('premiedeel', 'Waarvan premie', best.premium),
        figure('voorheffing', 'Roerende voorheffing', best.tax),
        figure('totaalTarief', 'Basisrente + premie', best.account.base + best.account.premium, 'percent', {
          note: 'Premie enkel na 12 maanden',
        }),
        figure('eigenNetto', 'Op je eigen rekening', mine?.net ?? null),
        figure('verschilEigenBank', 'Wat je laat liggen', gap),
        figure('gecontroleerdOp', 'Tarief gecontroleerd op', best.account.checkedOn, 'date'),
        figure('aantalRekeningen', 'Rekeningen vergeleken', ranked.length, 'number'),
      ],
      charts: [bars, yieldChart(lines)],
      tables: [table],
      steps,
      notices,
      assumptions: [
        'De tarieven van vandaag gelden tijdens je hele looptijd. In werkelijkheid kan de basisrente elke dag veranderen.',
        'Rente en premies blijven op de rekening staan. Je premie telt mee in het jaar waarin ze verworven is.',
        `Tarieven uit onze lijst, laatst gewijzigd op ${dateText(market.asOf)}.`,
      ],
      excluded: [
        'Acties voor nieuwe klanten.',
        'Kosten van een verplichte zichtrekening.',
        'Welke bank kantoren heeft, in welk land je geld beschermd is en hoe een tarief vroeger was: dat staat niet in onze lijst.',
      ],
      next: [
        { slug: 'spaarrekening-vergelijker', text: 'Overstappen: op welke dag?', carry: { saldo: values.startbedrag } },
        { slug: 'doelspaarcalculator', text: 'Sparen voor een doel', carry: { alGespaard: values.startbedrag } },
        {
          slug: 'deposito-calculator',
          text: 'Liever een deel vastzetten?',
          carry: { bedrag: Math.max(100, values.startbedrag) },
        },
      ],
    })
  },
})
