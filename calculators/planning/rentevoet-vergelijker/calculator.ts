import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, type Env, euro, months, percent, rows, text, toggle } from '#calculators/kernel/fields.ts'
import { asPercent, dateText, eur, longDate, num, pct } from '#calculators/kernel/format.ts'
import { latestLevel, medianRate, offersOf } from '#calculators/kernel/market.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { at } from '#finance/list.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { FORMS, languages, toEffective, withLoanCosts, withSavingsCosts } from './convert.ts'
import { LEVELS, levelChart } from './levels.ts'

/** A gap between two rates is counted in points, not in percent. */
const points = (gap: number) => `${num(asPercent(gap), 2, 2)} procentpunt`

function marketTable({ market }: Env): Table {
  const savings = offersOf(market, 'spaarrekening')
  const middle = [
    { label: 'Spaarrekening, basisrente', rate: medianRate(savings, (offer) => offer.baseRate) },
    { label: 'Spaarrekening, premie', rate: medianRate(savings, (offer) => offer.loyaltyBonus) },
    { label: 'Kasbon', rate: medianRate(offersOf(market, 'kasbon'), (offer) => offer.rate) },
    { label: 'Autolening', rate: medianRate(offersOf(market, 'autolening'), (offer) => offer.rate) },
  ].flatMap(({ label, rate }) =>
    rate === null ? [] : [[label, rate, `midden van onze lijst, ${dateText(market.asOf)}`]],
  )
  const levels = LEVELS.flatMap(({ series, label }) => {
    const level = latestLevel(market, series)
    return level ? [[label, level.rate, `${level.source}, ${longDate(level.month)}`]] : []
  })
  return {
    key: 'markt',
    title: 'Wat de markt geeft en vraagt',
    columns: [
      { key: 'product', label: 'Product', unit: 'text' },
      { key: 'rente', label: 'Rente', unit: 'percent' },
      { key: 'bron', label: 'Bron en datum', unit: 'text' },
    ],
    rows: [...middle, ...levels],
  }
}

export default defineLegacy({
  inputs: {
    tarieven: rows({
      label: 'Tarieven',
      row: 'tarief',
      min: 2,
      max: 6,
      columns: {
        naam: text({ label: 'Naam', start: 'Tarief', maxLength: 40 }),
        soort: choice({
          label: 'Soort',
          start: 'lenen',
          options: [
            { value: 'lenen', label: 'lenen' },
            { value: 'sparen', label: 'sparen' },
          ],
        }),
        rente: percent({ label: 'Rente', start: 0.05, min: 0, max: 0.5 }),
        vorm: choice({
          label: 'Vorm',
          start: 'effectief',
          options: (Object.keys(FORMS) as (keyof typeof FORMS)[]).map((value) => ({ value, label: FORMS[value] })),
        }),
        kosten: euro({ label: 'Kosten bij het begin', start: 0, max: 100_000 }),
        looptijd: months({ label: 'Looptijd in maanden', start: 48, max: 480 }),
        belasting: choice({
          label: 'Belasting (sparen)',
          start: 'geen',
          options: [
            { value: 'geen', label: 'geen of vrijgesteld' },
            { value: 'spaarrente', label: 'spaarrente boven de vrijstelling' },
            { value: 'gewoon', label: 'gewone roerende voorheffing' },
          ],
        }),
      },
      start: [
        {
          naam: 'A: 0,40 % per maand forfait',
          soort: 'lenen',
          rente: 0.004,
          vorm: 'forfaitPerMaand',
          kosten: 0,
          looptijd: 48,
          belasting: 'geen',
        },
        {
          naam: 'B: 7,5 % nominaal',
          soort: 'lenen',
          rente: 0.075,
          vorm: 'nominaalMaand',
          kosten: 0,
          looptijd: 48,
          belasting: 'geen',
        },
        {
          naam: 'C: termijnrekening',
          soort: 'sparen',
          rente: 0.025,
          vorm: 'effectief',
          kosten: 0,
          looptijd: 48,
          belasting: 'gewoon',
        },
      ],
    }),
    bedrag: euro({
      label: 'Bedrag',
      start: 10_000,
      min: 100,
      max: 5_000_000,
      slider: 500,
      hint: 'Nodig om kosten mee te wegen.',
    }),
    kostenMeelenen: toggle({
      label: 'De kosten van een lening worden mee geleend',
      start: false,
      refine: true,
      hint: 'Anders betaal je ze zelf op de eerste dag.',
    }),
  },

  compute({ tarieven, bedrag, kostenMeelenen }, env) {
    const { law } = env
    const quotes = tarieven.map((row, index) => {
      const rate = toEffective(row.rente, row.vorm, row.looptijd)
      const tax =
        row.soort === 'sparen' && row.belasting !== 'geen'
          ? law(row.belasting === 'gewoon' ? roerendeVoorheffing : voorheffingSpaarrekening)
          : 0
      const afterTax = rate * (1 - tax)
      const final =
        row.soort === 'lenen'
          ? withLoanCosts(rate, row.kosten, row.looptijd, bedrag, kostenMeelenen)
          : withSavingsCosts(afterTax, row.kosten, row.looptijd, bedrag)
      return { name: row.naam || `Tarief ${index + 1}`, row, rate, tax, final }
    })
    const loans = quotes.filter((quote) => quote.row.soort === 'lenen').toSorted((a, b) => a.final - b.final)
    const savings = quotes.filter((quote) => quote.row.soort === 'sparen').toSorted((a, b) => b.final - a.final)
    const ladder = quotes.toSorted((a, b) => b.final - a.final)
    const [cheapest, second] = loans
    const dearest = loans.at(-1)
    const [best, next] = savings
    const duel =
      cheapest && second
        ? { winner: cheapest, loser: second, gap: second.final - cheapest.final }
        : best && next
          ? { winner: best, loser: next, gap: best.final - next.final }
          : null
    const winner = duel?.winner ?? best ?? at(loans, 0)
    const repay = dearest && best ? { from: dearest, to: best, gap: dearest.final - best.final } : null

    const chart: Chart = {
      kind: 'bar',
      key: 'ladder',
      title: 'Wat er staat en wat het echt is',
      sentence: `Van hoog naar laag: ${ladder.map((quote) => `${quote.name} ${pct(quote.final)}`).join(', ')}.`,
      categories: ladder.map((quote) => quote.name),
      y: { unit: 'percent' },
      series: [
        { key: 'geschreven', label: 'Zoals het er staat', values: ladder.map((quote) => quote.row.rente) },
        { key: 'echt', label: 'Echt per jaar', values: ladder.map((quote) => quote.final) },
      ],
    }
    const table: Table = {
      key: 'omrekening',
      title: 'Elk tarief in alle talen',
      columns: [
        { key: 'naam', label: 'Tarief', unit: 'text' },
        { key: 'soort', label: 'Soort', unit: 'text' },
        { key: 'geschreven', label: 'Zoals het er staat', unit: 'percent' },
        { key: 'effectief', label: 'Effectief', unit: 'percent' },
        { key: 'nominaal', label: 'Nominaal, 12 keer', unit: 'percent' },
        { key: 'maand', label: 'Per maand', unit: 'percent', decimals: 4 },
        { key: 'echt', label: 'Na kosten en belasting', unit: 'percent' },
      ],
      rows: quotes.map((quote) => {
        const all = languages(quote.rate)
        return [quote.name, quote.row.soort, quote.row.rente, all.effective, all.nominal12, all.monthly, quote.final]
      }),
      strong: [quotes.indexOf(winner)],
    }

    const notices: Notice[] = []
    for (const quote of quotes) {
      if (quote.row.vorm === 'forfaitPerMaand')
        notices.push({
          tone: 'warning',
          text: `${quote.name}: een forfaitair percentage lijkt laag, maar is echt ${pct(quote.rate)} per jaar.`,
        })
    }
    if (repay && repay.gap > 0)
      notices.push({
        tone: 'info',
        text: `Aflossen van ${repay.from.name} brengt ${points(repay.gap)} per jaar meer op dan sparen bij ${repay.to.name}.`,
      })

    const steps: Step[] = quotes.map((quote) => ({
      text: `${quote.name} is effectief **${pct(quote.rate, 4)}** per jaar${quote.tax > 0 ? `, en ${pct(quote.rate * (1 - quote.tax), 4)} na belasting` : ''}${quote.row.kosten > 0 ? `; met ${eur(quote.row.kosten)} kosten ${pct(quote.final, 4)}` : ''}.`,
      formula: {
        effectief: 'al effectief',
        nominaalMaand: '(1 + rente ÷ 12)^12 − 1',
        nominaalKwartaal: '(1 + rente ÷ 4)^4 − 1',
        nominaalHalfjaar: '(1 + rente ÷ 2)^2 − 1',
        perKwartaal: '(1 + kwartaalrente)^4 − 1',
        perMaand: '(1 + maandrente)^12 − 1',
        forfaitPerMaand: 'maandlast = bedrag ÷ n + bedrag × forfait; daaruit de rente',
        disconto: '(1 ÷ (1 − rente × jaren))^(1 ÷ jaren) − 1',
        continu: 'e^rente − 1',
      }[quote.row.vorm],
      law: quote.tax > 0 ? [quote.row.belasting === 'gewoon' ? roerendeVoorheffing : voorheffingSpaarrekening] : [],
    }))
    steps.push({ text: 'Daarna leggen we alles op één ladder. Bij lenen is laag goed, bij sparen hoog.' })

    return report({
      headline: figure('verschil', 'Echt verschil', duel?.gap ?? null, 'percent'),
      sentence:
        duel === null
          ? `${winner.name} is echt **${pct(winner.final)}** per jaar.`
          : winner.row.soort === 'lenen'
            ? `**${winner.name}** is echt ${points(duel.gap)} per jaar goedkoper dan ${duel.loser.name}.`
            : `**${winner.name}** brengt echt ${points(duel.gap)} per jaar meer op dan ${duel.loser.name}.`,
      figures: [
        figure('beste', 'Beste tarief', winner.name, 'text'),
        figure('effectief', 'Effectief per jaar', winner.rate, 'percent', { decimals: 4 }),
        figure('naKosten', 'Na kosten en belasting', winner.final, 'percent', { decimals: 4 }),
        ...quotes.flatMap((quote, index) => [
          figure(`effectief${index + 1}`, `${quote.name}: effectief`, quote.rate, 'percent', { decimals: 4 }),
          figure(`perMaand${index + 1}`, `${quote.name}: per maand`, languages(quote.rate).monthly, 'percent', {
            decimals: 4,
          }),
          figure(`nominaal${index + 1}`, `${quote.name}: nominaal`, languages(quote.rate).nominal12, 'percent', {
            decimals: 4,
          }),
          figure(`echt${index + 1}`, `${quote.name}: na kosten en belasting`, quote.final, 'percent', { decimals: 4 }),
        ]),
        figure('aflossenOfSparen', 'Aflossen tegenover sparen', repay?.gap ?? null, 'percent'),
      ],
      charts: [chart, levelChart(env.market)].filter((shown) => shown !== null),
      tables: [table, marketTable(env)],
      steps,
      notices,
      assumptions: [
        'Leningen worden terugbetaald met gelijke maandbedragen.',
        kostenMeelenen
          ? 'Kosten van een lening worden mee geleend, bovenop het bedrag dat je invulde.'
          : 'Kosten betaal je op de eerste dag, op het bedrag dat je invulde.',
        'De belasting valt op de hele rente; de vrijstelling van de spaarrekening kies je zelf met "vrijgesteld".',
      ],
      excluded: ['Verplichte verzekeringen en rekeningen.', 'Rentes die later veranderen.', 'Inflatie.'],
      next: [
        { slug: 'kredietvergelijker-belgie', text: 'Offertes met hun volledige kost vergelijken' },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Spaarrekeningen op jouw bedrag',
          carry: { startbedrag: Math.min(1_000_000, bedrag) },
        },
        { slug: 'reele-rente-berekenen', text: 'Wat blijft er na inflatie?', carry: { bedrag } },
      ],
    })
  },
})
