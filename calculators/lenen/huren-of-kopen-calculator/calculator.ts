import { defineCalculator } from '#calculators/calculator.ts'
import { choice, count, euro, percent, toggle } from '#calculators/fields.ts'
import { asPercent, eur, pct } from '#calculators/format.ts'
import { loanFor, purchaseCosts } from '#calculators/lenen/aankoop.ts'
import { homeLoanRate } from '#calculators/lenen/markt.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { gewestOptions } from '#rules/gewest.ts'
import { nbbLtvEigenWoning } from '#rules/woonkrediet.ts'
import { type Lives, live, tippingYear } from './paths.ts'

export default defineCalculator({
  inputs: {
    prijs: euro({ label: 'Prijs van de woning', start: 300_000, min: 10_000, max: 10_000_000, slider: 5_000 }),
    huur: euro({ label: 'Huur van een gelijke woning, per maand', start: 1_000, max: 20_000, slider: 25 }),
    eigenGeld: euro({ label: 'Eigen geld', start: 60_000, max: 10_000_000, slider: 2_500 }),
    gewest: choice({ label: 'Gewest', start: 'vlaanderen', options: gewestOptions }),
    horizon: count({ label: 'Hoe lang blijf je wonen?', start: 20, min: 1, max: 40, unit: 'jaar', slider: 1 }),
    eigenWoning: toggle({ label: 'Enige en eigen woning', start: true, refine: true, group: 'Kopen' }),
    rente: percent({
      label: 'Rente van de lening',
      start: (env) => homeLoanRate(env).rate,
      hint: (env) => homeLoanRate(env).hint,
      min: 0,
      max: 0.15,
      refine: true,
      group: 'Kopen',
    }),
    looptijd: count({
      label: 'Looptijd van de lening',
      start: 20,
      min: 1,
      max: 30,
      unit: 'jaar',
      refine: true,
      group: 'Kopen',
    }),
    prijsstijging: percent({
      label: 'Huizenprijzen stijgen per jaar',
      start: 0.02,
      min: -0.05,
      max: 0.1,
      refine: true,
      group: 'Kopen',
    }),
    onderhoud: percent({
      label: 'Onderhoud per jaar, van de waarde',
      start: 0.01,
      min: 0,
      max: 0.05,
      refine: true,
      group: 'Kopen',
    }),
    grondlasten: euro({
      label: 'Onroerende voorheffing per jaar',
      start: 900,
      max: 50_000,
      refine: true,
      group: 'Kopen',
    }),
    brandverzekering: euro({
      label: 'Brandverzekering per jaar',
      start: 350,
      max: 20_000,
      refine: true,
      group: 'Kopen',
    }),
    verkoopkost: percent({
      label: 'Kost bij verkoop, van de waarde',
      start: 0.03,
      min: 0,
      max: 0.1,
      refine: true,
      group: 'Kopen',
    }),
    huurstijging: percent({
      label: 'Huur stijgt per jaar',
      start: 0.02,
      min: -0.02,
      max: 0.1,
      refine: true,
      group: 'Huren en beleggen',
    }),
    rendement: percent({
      label: 'Netto rendement van je belegd geld',
      start: 0.03,
      min: -0.02,
      max: 0.1,
      refine: true,
      group: 'Huren en beleggen',
      hint: 'Na kosten en belasting. Een aanname.',
    }),
    inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, min: -0.02, max: 0.15, refine: true }),
  },

  compute(values, { law, today }) {
    const purchase = purchaseCosts(law, {
      gewest: values.gewest,
      goed: 'bestaand',
      prijs: values.prijs,
      aandeelEigenWoning: values.eigenWoning ? 1 : 0,
      datumAkte: today,
    })
    const { deed } = loanFor(law, { needed: values.prijs + purchase.kosten, own: values.eigenGeld })
    const costs = roundCents(purchase.kosten + deed.totaal)
    const lives: Lives = {
      price: values.prijs,
      costs,
      own: values.eigenGeld,
      rate: values.rente,
      years: values.looptijd,
      priceGrowth: values.prijsstijging,
      upkeep: values.onderhoud,
      propertyTax: values.grondlasten,
      insurance: values.brandverzekering,
      rent: values.huur,
      rentGrowth: values.huurstijging,
      inflation: values.inflatie,
      netReturn: values.rendement,
      saleCost: values.verkoopkost,
      horizon: values.horizon,
    }
    const { loan, payment, years } = live(lives)
    const end = last(years)
    const lead = ({ buyer, renter }: typeof end) => roundCents(buyer - renter)
    const difference = lead(end)
    const tipping = tippingYear(years)
    const ahead = difference >= 0
    const sensitivity = [-0.01, 0, 0.01].map((change) => {
      const other = live({ ...lives, priceGrowth: lives.priceGrowth + change }).years
      return { change, tipping: tippingYear(other), difference: lead(last(other)) }
    })
    const first = years[1] ?? end

    const chart: Chart = {
      kind: 'line',
      key: 'vermogen',
      title: 'Je vermogen, als koper en als huurder',
      sentence:
        tipping === null
          ? `Ook na ${values.horizon} jaar staat de huurder voor.`
          : `Vanaf jaar ${tipping} staat de koper voor.`,
      x: { label: 'Jaar', values: years.map((year) => year.year) },
      y: { unit: 'euro0' },
      series: [
        { key: 'koper', label: 'Koper', values: years.map((year) => year.buyer) },
        { key: 'huurder', label: 'Huurder', values: years.map((year) => year.renter), dashed: true },
      ],
      marks: tipping === null || tipping === 0 ? [] : [{ x: tipping, label: 'kantelpunt' }],
      inYears: years.map((year) => year.year),
    }
    const table: Table = {
      key: 'jaren',
      title: 'Jaar per jaar',
      columns: [
        { key: 'jaar', label: 'Jaar', unit: 'number' },
        { key: 'woning', label: 'Waarde woning', unit: 'euro0' },
        { key: 'schuld', label: 'Schuld', unit: 'euro0' },
        { key: 'kostKoper', label: 'Woonkost koper', unit: 'euro0' },
        { key: 'kostHuurder', label: 'Huur', unit: 'euro0' },
        { key: 'koper', label: 'Vermogen koper', unit: 'euro0' },
        { key: 'huurder', label: 'Vermogen huurder', unit: 'euro0' },
      ],
      rows: years.map((year) => [
        year.year,
        year.home,
        year.debt,
        year.buyerCost,
        year.renterCost,
        year.buyer,
        year.renter,
      ]),
      inYears: years.map((year) => year.year),
    }
    const what: Table = {
      key: 'gevoeligheid',
      title: 'Als de huizenprijzen anders stijgen',
      columns: [
        { key: 'stijging', label: 'Prijsstijging per jaar', unit: 'percent' },
        { key: 'kantelpunt', label: 'Kantelpunt', unit: 'text' },
        { key: 'verschil', label: 'Verschil op het einde', unit: 'euro0' },
      ],
      rows: sensitivity.map((row) => [
        lives.priceGrowth + row.change,
        row.tipping === null ? 'niet binnen je horizon' : `jaar ${row.tipping}`,
        row.difference,
      ]),
      strong: [1],
    }

    const notices: Notice[] = []
    if (loan > values.prijs * law(nbbLtvEigenWoning))
      notices.push({
        tone: 'warning',
        text: `Je leent meer dan ${pct(law(nbbLtvEigenWoning), 0, 0)} van de prijs. Banken doen dat niet voor iedereen.`,
      })
    if (values.looptijd > values.horizon)
      notices.push({
        tone: 'info',
        text: `Je verkoopt voor de lening afgelost is. Op het einde staat er nog ${eur(end.debt, 0)} open.`,
      })
    notices.push({
      tone: 'info',
      text: 'De vergelijking klopt alleen als de huurder het verschil echt belegt en niet uitgeeft.',
    })

    const steps: Step[] = [
      {
        text: `Kopen kost naast de prijs **${eur(costs)}**.`,
        sum: [
          { label: 'Registratiebelasting en aankoopakte', value: purchase.kosten },
          { label: 'Kredietakte', value: deed.totaal },
          { label: 'Samen', value: costs },
        ],
      },
      {
        text: `Met ${eur(values.eigenGeld)} eigen geld leen je ${eur(loan)}. De maandlast is **${eur(payment)}**.`,
        formula: `${eur(values.prijs)} + ${eur(costs)} − ${eur(values.eigenGeld)}`,
      },
      {
        text: `In het eerste jaar betaalt de koper ${eur(first.buyerCost)} en de huurder ${eur(first.renterCost)}. Wie minder betaalt, belegt het verschil aan ${pct(values.rendement)}.`,
      },
      {
        text: `Na ${values.horizon} jaar heeft de koper **${eur(end.buyer, 0)}** (woning min verkoopkost en schuld) en de huurder **${eur(end.renter, 0)}**.`,
      },
    ]

    return report({
      headline: figure('kantelpunt', 'Kopen wint vanaf jaar', tipping, 'number', { decimals: 0 }),
      sentence:
        tipping === null
          ? `Binnen ${values.horizon} jaar blijft huren voordeliger: **${eur(-difference, 0)}** verschil.`
          : `Kopen wint vanaf **jaar ${tipping}**. Na ${values.horizon} jaar heeft de ${ahead ? 'koper' : 'huurder'} ${eur(Math.abs(difference), 0)} meer.`,
      figures: [
        figure('verschil', 'Voordeel van kopen op het einde', difference, 'euro0', { inYears: values.horizon }),
        figure('vermogenKoper', 'Vermogen van de koper', end.buyer, 'euro0', { inYears: values.horizon }),
        figure('vermogenHuurder', 'Vermogen van de huurder', end.renter, 'euro0', { inYears: values.horizon }),
        figure('aankoopkosten', 'Kosten bij aankoop', costs),
        figure('lening', 'Lening', loan),
        figure('maandlast', 'Maandlast van de lening', payment),
        figure('kostKoper', 'Woonkost koper, eerste jaar', first.buyerCost),
        figure('kostHuurder', 'Huur, eerste jaar', first.renterCost),
      ],
      charts: [chart],
      tables: [table, what],
      steps,
      notices,
      assumptions: [
        'Beiden hebben elk jaar hetzelfde budget. Het verschil wordt gemiddeld een half jaar belegd.',
        'Prijs, huur en rendement stijgen elk jaar evenveel.',
        'De woning wordt op het einde verkocht.',
      ],
      excluded: [
        'Grote renovaties en premies.',
        'Huurwaarborg en verhuiskosten.',
        'Fiscale voordelen van oude woonleningen.',
        'De vrijheid om te verhuizen of te verbouwen.',
      ],
      next: [
        { slug: 'woningkrediet-simulator', text: 'De aankoop in detail', carry: { gewest: values.gewest } },
        {
          slug: 'hypothecaire-lening-berekenen',
          text: 'De lening doorrekenen',
          carry: { rente: asPercent(Number(values.rente.toFixed(4))) },
        },
        {
          slug: 'beleggingsrente-calculator',
          text: 'Wat brengt beleggen echt op?',
          carry: { startbedrag: Math.min(1_000_000, values.eigenGeld) },
        },
      ],
      inflation: values.inflatie,
    })
  },
})
