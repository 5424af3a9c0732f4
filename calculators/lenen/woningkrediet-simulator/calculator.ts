import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Figure, Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { ereloonKrediet, hypotheekrecht, registratierechtHypotheek } from '#rules/krediet/kredietakte.figures.ts'
import { administratieveKosten, ereloonAankoop, ereloonGezinswoning } from '#rules/wonen/notaris.figures.ts'
import { basistariefOV, indexcoefficientKI, opcentiemenRaming } from '#rules/wonen/onroerende-voorheffing.figures.ts'
import { btwHeropbouw, btwNieuwbouw, oppervlakteHeropbouw } from '#rules/wonen/registratietarieven.figures.ts'
import {
  nbbLtvEigenWoning,
  nbbLtvVerhuur,
  nbbMargeStarters,
  omzettingRentevoet,
} from '#rules/krediet/woonkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { cashPlanOf, ownFor, projectOf, propertyTaxOf } from './project.ts'
import { cashTable, costTable, loanTables, regionTable } from './tables.ts'

/** Usual advance at the signing of the compromis: practice, not law. */
const ADVANCE = 0.1

export default defineLegacy({
  inputs,

  check({ prijs, grondwaarde, type }) {
    if (type === 'nieuwbouw' && grondwaarde > prijs)
      return { grondwaarde: 'De grond kan niet meer kosten dan de hele aankoop.' }
    return undefined
  },

  compute(values, { law, today }) {
    const { prijs, gewest, looptijd, rente, enigeEigenWoning, datumAkte } = values
    const project = projectOf(law, values)
    const { costs, loan, deed, schedule, value, own, needed } = project
    const { registratie, akte } = costs
    const payment = schedule?.payment ?? 0
    const norm = law(enigeEigenWoning ? nbbLtvEigenWoning : nbbLtvVerhuur)
    const quotity = loan / value
    const high = law(nbbLtvEigenWoning)
    const low = law(nbbLtvVerhuur)
    const own90 = ownFor(law, values, project, high)
    const own80 = ownFor(law, values, project, low)
    const short90 = Math.max(0, roundCents(own90 - own))
    const short80 = Math.max(0, roundCents(own80 - own))
    const surplus = Math.max(0, roundCents(own - needed))

    const propertyTax = propertyTaxOf(law, values)
    const monthly = [
      { key: 'lening', label: 'Afbetaling', amount: payment },
      { key: 'schuldsaldo', label: 'Schuldsaldoverzekering', amount: loan > 0 ? values.schuldsaldo : 0 },
      { key: 'brand', label: 'Brandverzekering', amount: values.brandverzekering },
      { key: 'voorheffing', label: 'Onroerende voorheffing', amount: roundCents(propertyTax / 12) },
      { key: 'syndicus', label: 'Syndicus', amount: values.syndicus },
      { key: 'energie', label: 'Energie en water', amount: values.energie },
      { key: 'onderhoud', label: 'Onderhoud', amount: values.onderhoud },
    ]
    const housing = sum(monthly.map(({ amount }) => amount))

    const advance = roundCents(prijs * ADVANCE)
    const cash = cashPlanOf(project, values, advance)
    const allCosts = sum([needed, deed.totaal])

    const figures: Figure[] = [
      figure('kwotiteit', 'Kwotiteit', quotity, 'percent', { note: 'Lening tegenover de waarde van de woning' }),
      figure('maandlast', 'Maandlast van de lening', payment),
      figure('woonlast', 'Totale woonlast per maand', housing),
      figure('aankoopkosten', 'Aankoopkosten: belasting en akte', costs.kosten),
      figure('registratie', 'Registratiebelasting', registratie.belasting),
      figure('registratietarief', 'Tarief registratie', registratie.tarief, 'percent'),
      figure('btw', 'Btw op de bouw', costs.btw),
      figure('ereloon', 'Ereloon notaris, zonder btw', akte.ereloon),
      figure('aktekosten', 'Akte van aankoop, alles inbegrepen', akte.totaal),
      figure('kredietakte', 'Akte van de lening, alles inbegrepen', deed.totaal),
      figure('prijsMetBelasting', 'Prijs met belasting en werken', project.priceWithTax, 'euro', {
        note: 'Zonder aktes',
      }),
      figure('projectkost', 'Volledige kost van het project', allCosts),
      figure('eigenGeld', 'Eigen geld en schenking', own),
      figure('nodigVoor90', `Eigen geld nodig voor ${pct(high, 0)}`, own90),
      figure('tekortVoor90', `Tekort voor ${pct(high, 0)}`, short90),
      figure('tekortVoor80', `Tekort voor ${pct(low, 0)}`, short80),
      figure('voorschot', 'Voorschot bij het compromis', advance),
      figure('bijAkte', 'Te betalen bij de akte', cash.atDeed),
      figure('eigenGeldBijAkte', 'Waarvan met eigen geld', cash.ownAtDeed),
      figure('leningBijAkte', 'Waarvan met de lening', roundCents(cash.atDeed - cash.ownAtDeed)),
      figure('onroerendeVoorheffing', 'Onroerende voorheffing per jaar', propertyTax),
      figure('totaleRente', 'Totale rente van de lening', schedule?.totalInterest ?? 0),
    ]

    const bars = [
      { label: 'Prijs', value: prijs, total: true },
      { label: 'Registratie', value: registratie.belasting },
      { label: 'Btw', value: costs.btw },
      { label: 'Bouw en sloop', value: sum([values.bouwkost, values.sloopkost]) },
      { label: 'Akte aankoop', value: akte.totaal },
      { label: 'Akte lening', value: deed.totaal },
      { label: 'Bank', value: values.bankkosten },
      { label: 'Renovatie, verhuis', value: sum([values.renovatie, values.verhuis]) },
      { label: 'Eigen geld', value: 0 - Math.min(own, allCosts) },
      { label: 'Lening', value: loan, total: true },
    ].filter((bar) => bar.value !== 0 || bar.total)
    const charts: Chart[] = [
      {
        kind: 'waterfall',
        key: 'project',
        title: 'Van prijs naar lening',
        sentence: `De aankoop van ${eur0(prijs)} kost met alles erbij ${eur0(allCosts)}. Na ${eur0(Math.min(own, allCosts))} eigen geld blijft ${eur0(loan)} te lenen.`,
        y: { unit: 'euro0' },
        bars,
      },
      {
        kind: 'bar',
        key: 'woonlast',
        title: 'Je woonlast per maand',
        sentence: `Samen is dat ${eur(housing)} per maand, waarvan ${eur(payment)} voor de lening.`,
        stacked: true,
        categories: ['Woonlast'],
        y: { unit: 'euro0' },
        series: monthly
          .filter(({ amount }) => amount > 0)
          .map(({ key, label, amount }) => ({ key, label, values: [amount] })),
      },
    ]

    const steps: Step[] = [
      {
        text: `In ${gewestNaam[gewest]} betaal je **${eur(registratie.belasting)}** registratiebelasting.`,
        formula:
          registratie.lijnen
            .map(
              ({ label, grondslag, tarief, bedrag }) =>
                `${label}: ${eur(grondslag)} × ${pct(tarief, 2, 0)} = ${eur(bedrag)}`,
            )
            .join('; ') + (registratie.vermindering > 0 ? `; vermindering ${eur(registratie.vermindering)}` : ''),
        law: registratie.cijfers,
      },
      {
        text: `De akte van aankoop kost **${eur(akte.totaal)}**.`,
        sum: [
          ...akte.lijnen.map(({ label, bedrag }) => ({ label, value: bedrag })),
          { label: 'Akte van aankoop', value: akte.totaal },
        ],
        law: [costs.gezinswoning ? ereloonGezinswoning : ereloonAankoop, administratieveKosten],
      },
      ...(costs.btw > 0
        ? [
            {
              text: `Op de bouw komt ${pct(costs.btwTarief, 0)} btw: **${eur(costs.btw)}**.`,
              law: [values.btwTarief === 'heropbouw' ? btwHeropbouw : btwNieuwbouw],
            },
          ]
        : []),
      ...(loan > 0
        ? [
            {
              text: `Je leent **${eur(loan)}**: alle kosten samen, ook die van de lening zelf, min je eigen geld.`,
              sum: [
                { label: 'Prijs met belasting en werken', value: project.priceWithTax },
                { label: 'Akte van aankoop', value: akte.totaal },
                { label: 'Renovatie en verhuis', value: sum([values.renovatie, values.verhuis]) },
                { label: 'Kosten van de bank', value: values.bankkosten },
                { label: 'Akte van de lening', value: deed.totaal },
                { label: 'Eigen geld en schenking', value: 0 - own },
                { label: 'Te lenen', value: loan },
              ],
              law: [registratierechtHypotheek, hypotheekrecht, ereloonKrediet],
            },
            {
              text: `Over ${plural(looptijd, 'jaar', 'jaar')} aan ${pct(rente)} is dat **${eur(payment)}** per maand.`,
              law: [omzettingRentevoet],
            },
          ]
        : []),
      ...(values.onroerendeVoorheffing === null
        ? [
            {
              text: `De onroerende voorheffing ramen we op **${eur(propertyTax)}** per jaar.`,
              formula: `${eur(values.kadastraalInkomen)} × ${num(law(indexcoefficientKI), 4)} × ${pct(law(basistariefOV)[gewest], 2)} × (1 + ${num(values.opcentiemen ?? law(opcentiemenRaming)[gewest], 2)} ÷ 100)`,
              law: [indexcoefficientKI, basistariefOV, opcentiemenRaming],
            },
          ]
        : []),
      {
        text: `De lening is **${pct(quotity, 1)}** van de waarde. De Nationale Bank verwacht hoogstens ${pct(norm, 0)}.`,
        law: [enigeEigenWoning ? nbbLtvEigenWoning : nbbLtvVerhuur],
      },
    ]

    const notices: Notice[] = []
    if (quotity > norm) {
      notices.push({
        tone: quotity > 1 ? 'warning' : 'info',
        text: `Met ${pct(quotity, 1)} zit je boven de ${pct(norm, 0)} die de Nationale Bank verwacht. ${eur(enigeEigenWoning ? short90 : short80)} extra eigen geld brengt je eronder. Banken mogen een deel van hun kredieten hoger verstrekken, aan starters ${pct(law(nbbMargeStarters), 0)}.`,
      })
    } else if (short80 > 0) {
      notices.push({
        tone: 'info',
        text: `${eur(short80)} extra eigen geld brengt je onder ${pct(low, 0)}. Vaak krijg je dan een lagere rente.`,
      })
    }
    if (surplus > 0)
      notices.push({
        tone: 'info',
        text: `Je hebt genoeg eigen geld: er blijft ${eur(surplus)} over en je hoeft niet te lenen.`,
      })
    if (own < advance)
      notices.push({
        tone: 'warning',
        text: `Je eigen geld is kleiner dan het gebruikelijke voorschot van ${eur(advance)}. Vraag of een lager voorschot mag.`,
      })
    if (datumAkte > today && datumAkte.slice(0, 4) > today.slice(0, 4)) {
      notices.push({
        tone: 'info',
        text: `De akte valt op ${dateText(datumAkte)}. De kosten van de notaris rekenen we met de bedragen van vandaag; ze worden elk jaar geïndexeerd.`,
      })
    }
    const surface = law.on(datumAkte)(oppervlakteHeropbouw)
    if (values.btwTarief === 'heropbouw' && costs.btw > 0 && surface !== null) {
      notices.push({
        tone: 'law',
        text: `Het lage btw-tarief geldt enkel voor je enige eigen woning van hoogstens ${surface} m², als je zelf bouwt.`,
      })
    }

    return report({
      headline: figure('leenbedrag', 'Te lenen', loan),
      sentence:
        loan > 0
          ? `Je moet **${eur0(loan)}** lenen (kwotiteit ${pct(quotity, 0)}). Je totale woonlast is ${eur(housing)} per maand, waarvan ${eur(payment)} voor de lening.`
          : `Je kunt alles met eigen geld betalen: **${eur0(allCosts)}**. Je woonlast is ${eur(housing)} per maand.`,
      figures,
      charts,
      tables: [
        cashTable(project, values, cash),
        costTable(project, values),
        regionTable(law, values),
        ...loanTables(project, values, housing),
      ],
      steps,
      notices,
      assumptions: [
        'De kwotiteit is de lening gedeeld door de prijs met bouw en renovatie. De bank gebruikt haar eigen schatting.',
        'De kosten van de lening worden meegeleend.',
        'Je eigen geld gaat eerst naar het voorschot en de akte; de bank betaalt de rest.',
        'De maandlast is een vaste mensualiteit met vaste rente, actuarieel berekend.',
      ],
      excluded: [
        'Commissie van een makelaar, die de verkoper betaalt.',
        'Verlaagde tarieven voor beschermde monumenten en sociale woningen.',
        'Premies en de Vlaamse of Waalse sociale leningen.',
        'Basisakte, nutsaansluitingen en bodemonderzoek bij nieuwbouw.',
      ],
      next: [
        {
          slug: 'hypothecaire-lening-berekenen',
          text: 'Bekijk de volledige aflossingstabel',
          carry: { leenbedrag: Math.max(1_000, Math.round(loan)), looptijd, rente: asPercent(rente), waarde: value },
        },
        {
          slug: 'kredietcapaciteit-calculator',
          text: 'Geeft de bank mij dit bedrag?',
          carry: { looptijd, rente: asPercent(rente), eigenInbreng: values.eigenInbreng },
        },
        { slug: 'huren-of-kopen-calculator', text: 'Of is huren beter?', carry: { prijs, gewest } },
      ],
      inflation: values.inflatie,
    })
  },
})
