import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, pct } from '#calculators/kernel/format.ts'
import { loanFor, purchaseCosts } from '#calculators/lenen/aankoop.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { last } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { nbbLtvEigenWoning } from '#rules/krediet/woonkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { type Lives, live, tippingYear } from './paths.ts'

/** One percentage point: how far each assumption is moved in the what-if table. */
const SHIFT = 0.01

export default defineLegacy({
  inputs,

  compute(values, { law, today }) {
    const purchase = purchaseCosts(law, {
      gewest: values.gewest,
      goed: 'bestaand',
      prijs: values.prijs,
      aandeelEigenWoning: values.eigenWoning ? 1 : 0,
      datumAkte: today,
    })
    const before = roundCents(values.prijs + purchase.kosten)
    const bank = before > values.eigenGeld ? values.bankkosten : 0
    const { deed } = loanFor(law, { needed: before + bank, own: values.eigenGeld })
    const costs = values.aankoopkosten ?? roundCents(purchase.kosten + deed.totaal + bank)
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
      debtInsurance: values.schuldsaldo,
      rent: values.huur,
      rentGrowth: values.huurstijging,
      renterInsurance: values.verzekeringHuurder,
      inflation: values.inflatie,
      netReturn: values.rendement,
      saleCost: values.verkoopkost,
      horizon: values.horizon,
    }
    const { loan, payment, interest, years } = live(lives)
    const end = last(years)
    const lead = ({ buyer, renter }: typeof end) => roundCents(buyer - renter)
    const difference = lead(end)
    const tipping = tippingYear(years)
    const ahead = difference >= 0
    const changed = (extra: Partial<Lives>) => {
      const other = live({ ...lives, ...extra }).years
      return { tipping: tippingYear(other), difference: lead(last(other)) }
    }
    const sensitivity = [
      { label: 'Jouw invoer', tipping, difference },
      ...[-SHIFT, SHIFT].flatMap((shift) => {
        const words = `${shift > 0 ? '+' : '−'} 1 procentpunt`
        return [
          { label: `Huizenprijzen ${words}`, ...changed({ priceGrowth: lives.priceGrowth + shift }) },
          { label: `Huur ${words}`, ...changed({ rentGrowth: lives.rentGrowth + shift }) },
          { label: `Rendement ${words}`, ...changed({ netReturn: lives.netReturn + shift }) },
          { label: `Rente van de lening ${words}`, ...changed({ rate: Math.max(0, lives.rate + shift) }) },
        ]
      }),
    ]
    const first = years[1] ?? end

    const chart: Chart = {
      kind: 'line',
      key: 'vermogen',
      title: 'Je vermogen, als koper en als huurder',
      sentence:
        tipping === null
          ? `Ook na ${values.horizon} jaar staat de huurder voor.`
          : tipping === 0
            ? 'De koper staat meteen voor.'
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
        { key: 'kostHuurder', label: 'Woonkost huurder', unit: 'euro0' },
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
      title: 'Wat als het anders loopt?',
      columns: [
        { key: 'wat', label: 'Per jaar', unit: 'text' },
        { key: 'kantelpunt', label: 'Kantelpunt', unit: 'text' },
        { key: 'verschil', label: 'Voordeel van kopen op het einde', unit: 'euro0' },
      ],
      rows: sensitivity.map((row) => [
        row.label,
        row.tipping === null ? 'niet binnen je horizon' : row.tipping === 0 ? 'meteen' : `jaar ${row.tipping}`,
        row.difference,
      ]),
      strong: [0],
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
        ...(values.aankoopkosten === null
          ? {
              sum: [
                { label: 'Registratiebelasting en aankoopakte', value: purchase.kosten },
                { label: 'Kredietakte', value: deed.totaal },
                { label: 'Dossier en schatting', value: bank },
                { label: 'Samen', value: costs },
              ],
              law: purchase.registratie.cijfers,
            }
          : {}),
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
          : `${tipping === 0 ? 'Kopen is **meteen** voordeliger' : `Kopen wint vanaf **jaar ${tipping}**`}. Na ${values.horizon} jaar heeft de ${ahead ? 'koper' : 'huurder'} ${eur(Math.abs(difference), 0)} meer.`,
      figures: [
        figure('verschil', 'Voordeel van kopen op het einde', difference, 'euro0', { inYears: values.horizon }),
        figure('vermogenKoper', 'Vermogen van de koper', end.buyer, 'euro0', { inYears: values.horizon }),
        figure('vermogenHuurder', 'Vermogen van de huurder', end.renter, 'euro0', { inYears: values.horizon }),
        figure('aankoopkosten', 'Kosten bij aankoop', costs),
        figure('lening', 'Lening', loan),
        figure('maandlast', 'Maandlast van de lening', payment),
        figure('totaleRente', 'Rente over de hele lening', interest),
        figure('kostKoper', 'Woonkost koper, eerste jaar', first.buyerCost),
        figure('kostHuurder', 'Woonkost huurder, eerste jaar', first.renterCost),
        figure('totaalKoper', 'Woonkost koper, alle jaren samen', sum(years.map((year) => year.buyerCost))),
        figure('totaalHuurder', 'Woonkost huurder, alle jaren samen', sum(years.map((year) => year.renterCost))),
        figure('waardeWoning', 'Waarde van de woning op het einde', end.home, 'euro0', { inYears: values.horizon }),
        figure('restschuld', 'Schuld op het einde', end.debt, 'euro0', { inYears: values.horizon }),
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
        'Belasting op de meerwaarde als je de woning niet zelf bewoont en binnen vijf jaar verkoopt.',
        'Kosten om de hypotheek te laten schrappen bij een verkoop tijdens de lening.',
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
