import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { quoteBand } from '#data/insurance-quotes.ts'
import { year as yearOf } from '#finance/dates.ts'
import { deathRate } from '#finance/lifetable.ts'
import { roundCents } from '#finance/money.ts'
import {
  langetermijnsparenMaximum,
  langetermijnsparenTarief,
  premietaks,
  premietaksSchuldsaldo,
} from '#rules/belasting/langetermijnsparen.figures.ts'
import { plafondLangetermijnsparen, voordeelLangetermijnsparen } from '#rules/belasting/langetermijnsparen.ts'
import { sterfteConstanten } from '#rules/pensioen/sterftetafels.figures.ts'
import { wettelijkeTafel } from '#rules/pensioen/sterftetafels.ts'
import { inputs, type Values } from './inputs.ts'
import { balances, coverOf, horizon, type Need, needAt, needPath, type Who } from './need.ts'
import { bankDiscount, debtPremium, lifePremium } from './premium.ts'
import { quoteTable, splitTable } from './show.ts'

const ages = (values: Values, today: string): Record<Who, number> => ({
  jij: yearOf(today) - values.geboortejaar,
  partner: yearOf(today) - values.geboortejaarPartner,
})

const needSum = (need: Need): NonNullable<Step['sum']> => [
  { label: 'Inkomen dat wegvalt', value: need.income },
  { label: 'Krediet dat niet gedekt is', value: need.debt },
  { label: 'Studiekosten', value: need.study },
  { label: 'Uitvaart, erfbelasting en andere schulden', value: need.costs },
  { label: 'Verplichtingen', value: need.obligations },
  { label: 'Spaargeld', value: 0 - need.savings },
  { label: 'Kapitaal via het werk', value: 0 - need.employer },
  { label: 'Nog te verzekeren, nooit onder nul', value: need.need },
]

function adviceSentence(values: Values, yours: Need, theirs: Need | null): string {
  const onTop = values.dekking === 'geen' || values.krediet === 0 ? 'wat er al is' : 'je schuldsaldoverzekering'
  if (yours.need === 0 && (theirs?.need ?? 0) === 0)
    return `Je hoeft **niets extra** te verzekeren bovenop ${onTop}: de middelen dekken alles wat wegvalt.`
  return `Verzeker **${eur0(yours.need)}** op jou${theirs ? ` en **${eur0(theirs.need)}** op je partner` : ''}, bovenop ${onTop}. De tabel toont hoe dat bedrag van jaar tot jaar verandert.`
}

export default defineLegacy({
  inputs,

  check(values, { today }) {
    const age = ages(values, today)
    const late = (years: number) => years + values.looptijd > 100
    return {
      looptijd:
        late(age.jij) || (values.metPartner && late(age.partner))
          ? 'Op het einde zou je ouder dan honderd zijn. Kies een kortere looptijd.'
          : undefined,
    }
  },

  compute(values, { law, today }) {
    const age = ages(values, today)
    const debt = balances(values)
    const yours = needAt(values, 'jij', 0, debt)
    const theirs = values.metPartner ? needAt(values, 'partner', 0, debt) : null
    const pathYou = needPath(values, 'jij')
    const pathPartner = values.metPartner ? needPath(values, 'partner') : []
    const premium = debtPremium(law, values, 'jij', age.jij)
    const premiumPartner = values.metPartner ? debtPremium(law, values, 'partner', age.partner) : null
    const life = lifePremium(
      law,
      values,
      'jij',
      age.jij,
      pathYou.map((one) => one.need),
    )
    const lifePartner = values.metPartner
      ? lifePremium(
          law,
          values,
          'partner',
          age.partner,
          pathPartner.map((one) => one.need),
        )
      : null
    const low = roundCents(premium.low + (premiumPartner?.low ?? 0))
    const high = roundCents(premium.high + (premiumPartner?.high ?? 0))
    const yearlyLow = roundCents(premium.yearlyLow + (premiumPartner?.yearlyLow ?? 0))
    const yearlyHigh = roundCents(premium.yearlyHigh + (premiumPartner?.yearlyHigh ?? 0))
    const discount = bankDiscount(values)
    const ceiling = plafondLangetermijnsparen(law, values.beroepsinkomen)
    const benefit = voordeelLangetermijnsparen(law, values.premieLangetermijn, values.beroepsinkomen)
    const singles = values.offertes.map((quote) => quote.eenmalig)
    const spread = values.offertes.map((quote) => roundCents(quote.perJaar * quote.aantalJaren))
    const years = horizon(values)
    const firstYear = yearOf(today)

    const chart: Chart = {
      kind: 'line',
      key: 'jaren',
      title: 'Schuld, dekking en wat je nog moet verzekeren',
      sentence: `Vandaag is er ${eur0(values.krediet)} schuld. Op jou is vandaag ${eur0(yours.need)} te verzekeren; na ${pathYou.findLastIndex((one) => one.need > 0) + 1} jaar niets meer.`,
      x: { label: 'Jaar', values: pathYou.map((_, year) => String(firstYear + year)) },
      y: { unit: 'euro0' },
      series: [
        { key: 'schuld', label: 'Openstaand krediet', values: pathYou.map((_, year) => debt[year] ?? 0) },
        {
          key: 'dekking',
          label: 'Schuldsaldo op jou',
          values: pathYou.map((_, year) => (debt[year] ?? 0) * coverOf(values, 'jij')),
          dashed: true,
        },
        { key: 'jij', label: 'Behoefte op jou', values: pathYou.map((one) => one.need) },
        ...(values.metPartner
          ? [
              {
                key: 'partner',
                label: 'Behoefte op je partner',
                values: pathPartner.map((one) => one.need),
                dashed: true,
              },
            ]
          : []),
      ],
    }
    const bars: Chart = {
      kind: 'bar',
      key: 'behoefte',
      title: 'Waaruit de behoefte bestaat',
      sentence: `Als jij wegvalt, zijn er ${eur0(yours.obligations)} verplichtingen en ${eur0(yours.assets)} middelen.`,
      stacked: true,
      categories: ['Als jij overlijdt', ...(theirs ? ['Als je partner overlijdt'] : [])],
      y: { unit: 'euro0' },
      series: [
        { key: 'inkomen', label: 'Inkomen', values: [yours.income, ...(theirs ? [theirs.income] : [])] },
        { key: 'krediet', label: 'Krediet', values: [yours.debt, ...(theirs ? [theirs.debt] : [])] },
        { key: 'studie', label: 'Studie', values: [yours.study, ...(theirs ? [theirs.study] : [])] },
        { key: 'kosten', label: 'Kosten', values: [yours.costs, ...(theirs ? [theirs.costs] : [])] },
      ],
    }

    const steps: Step[] = [
      {
        text: `Als jij wegvalt, geeft je gezin nog ${eur0(values.uitgaven * values.uitgavenDeel)} per maand uit. Er is dan een gat van **${eur(yours.monthlyGap)}** per maand, ${num(years)} jaar lang.`,
        formula: `${eur0(values.uitgaven)} × ${pct(values.uitgavenDeel, 2, 0)} − inkomen van wie achterblijft`,
      },
      { text: `Op jou moet je dus **${eur(yours.need)}** verzekeren.`, sum: needSum(yours) },
    ]
    if (theirs) steps.push({ text: `Op je partner: **${eur(theirs.need)}**.`, sum: needSum(theirs) })
    steps.push({
      text: `Een schuldsaldoverzekering die het krediet volgt, kost zuiver ${eur(premium.pure + (premiumPartner?.pure ?? 0))} in één keer. Gepubliceerde offertes lagen tussen ${pct(quoteBand.low, 0)} en ${pct(quoteBand.high, 0)} daarvan: **${eur0(low)} tot ${eur0(high)}**, met taks.`,
      formula: 'Σ overlevingskans × sterftekans × gemiddeld saldo van het jaar × 1 ÷ (1 + technische rente)^(jaar + ½)',
      law: [sterfteConstanten, premietaksSchuldsaldo],
    })
    if (values.krediet > 0) {
      steps.push({
        text: `De rentekorting van ${pct(values.rentekorting)} spaart ${eur(discount.saved)} rente. De verzekering van de bank kost ${eur(discount.extraPremium)} meer. Saldo: **${eur(discount.net)}**.`,
        sum: [
          { label: 'Maandlast zonder korting', value: discount.paymentWithout },
          { label: 'Maandlast met korting', value: discount.paymentWith },
          { label: `Gespaard over ${values.looptijd} jaar`, value: discount.saved },
          { label: 'Meerprijs van de verzekering', value: 0 - discount.extraPremium },
          { label: 'Voordeel bij de bank', value: discount.net },
        ],
      })
    }
    if (values.premieLangetermijn > 0) {
      steps.push({
        text: `Op een premie van ${eur(values.premieLangetermijn)} krijg je ${pct(law(langetermijnsparenTarief), 2, 0)} terug, tot ${eur(ceiling)}: **${eur(benefit)}** per jaar.`,
        formula: `${eur(Math.min(values.premieLangetermijn, ceiling))} × ${pct(law(langetermijnsparenTarief), 2, 0)} = ${eur(benefit)}`,
        law: [langetermijnsparenMaximum, langetermijnsparenTarief, premietaks],
      })
    }

    const notices: Notice[] = [
      {
        tone: 'info',
        text: 'De premie is een vork uit wettelijke tafels en oude offertes, geen prijs. Vraag minstens twee verzekeraars: je bent vrij te kiezen, ook als de bank een korting belooft.',
      },
    ]
    if (discount.net < 0 && values.krediet > 0 && values.rentekorting > 0) {
      notices.push({
        tone: 'warning',
        text: `De korting van je bank dekt de duurdere verzekering niet: je verliest ${eur0(-discount.net)} over de looptijd.`,
      })
    }
    if (values.premieLangetermijn > ceiling) {
      notices.push({ tone: 'law', text: `Boven ${eur0(ceiling)} per jaar geeft langetermijnsparen geen voordeel.` })
    }
    if (values.krediet > 0 && coverOf(values, 'jij') + coverOf(values, 'partner') < 1 && values.metPartner) {
      notices.push({
        tone: 'warning',
        text: 'Jullie dekken samen minder dan het hele krediet. Er blijft dan altijd schuld over.',
      })
    }

    const quotes = quoteTable(values)
    const length = Math.max(pathYou.length, pathPartner.length)
    return report({
      headline: figure('behoefteJij', 'Te verzekeren op jou', yours.need),
      sentence: adviceSentence(values, yours, theirs),
      figures: [
        figure('behoeftePartner', 'Te verzekeren op je partner', theirs?.need ?? null),
        figure('verplichtingenJij', 'Verplichtingen als jij overlijdt', yours.obligations),
        figure('middelenJij', 'Middelen die er al zijn als jij overlijdt', yours.assets),
        figure('maandtekortJij', 'Gat per maand als jij overlijdt', yours.monthlyGap),
        figure('verplichtingenPartner', 'Verplichtingen als je partner overlijdt', theirs?.obligations ?? null),
        figure('middelenPartner', 'Middelen als je partner overlijdt', theirs?.assets ?? null),
        figure('maandtekortPartner', 'Gat per maand als je partner overlijdt', theirs?.monthlyGap ?? null),
        figure('schuldsaldoZuiver', 'Schuldsaldo, zuivere koopsom op jou', premium.pure),
        figure(
          'schuldsaldoJaarZuiver',
          `Of zuiver gespreid: ${premium.payYears} jaarpremies op jou`,
          premium.yearlyPure,
        ),
        figure(
          'sterftekans',
          `Kans om in het jaar na je ${age.jij}ste te overlijden`,
          deathRate(wettelijkeTafel(law, values.tafel), age.jij),
          'percent',
          { decimals: 4, note: `Wettelijke tafel ${values.tafel}, voorzichtiger dan de werkelijkheid` },
        ),
        figure('schuldsaldoZuiverPartner', 'Schuldsaldo, zuivere koopsom op je partner', premiumPartner?.pure ?? null),
        figure('schuldsaldoLaag', 'Schuldsaldo eenmalig, onderkant van de vork', low),
        figure('schuldsaldoHoog', 'Schuldsaldo eenmalig, bovenkant', high),
        figure('schuldsaldoJaarLaag', `Of gespreid: ${premium.payYears} jaarpremies, onderkant`, yearlyLow),
        figure('schuldsaldoJaarHoog', `Of gespreid: ${premium.payYears} jaarpremies, bovenkant`, yearlyHigh),
        figure(
          'levenJaarLaag',
          'Overlijdensverzekering per jaar, onderkant',
          roundCents(life.yearlyLow + (lifePartner?.yearlyLow ?? 0)),
        ),
        figure(
          'levenJaarHoog',
          'Overlijdensverzekering per jaar, bovenkant',
          roundCents(life.yearlyHigh + (lifePartner?.yearlyHigh ?? 0)),
        ),
        figure('bankVoordeel', 'Voordeel van de verzekering bij je bank', values.krediet > 0 ? discount.net : null),
        figure('renteGespaard', 'Rente gespaard door de korting', discount.saved),
        figure('grensMeerprijs', 'Meer mag de verzekering vandaag niet kosten', discount.worth),
        figure(
          'verschilEenmalig',
          'Offertes: verschil in eenmalige premie',
          singles.length > 1 ? roundCents(Math.max(...singles) - Math.min(...singles)) : null,
        ),
        figure('gespreidTotaal1', 'Eerste offerte gespreid, samen', spread[0] ?? null),
        figure('gespreidTotaal2', 'Tweede offerte gespreid, samen', spread[1] ?? null),
        figure('belastingvoordeel', 'Voordeel langetermijnsparen per jaar', benefit),
        figure('plafondLangetermijnsparen', 'Jouw plafond voor langetermijnsparen', ceiling),
        figure('premietaks', 'Premietaks op die premie', roundCents(values.premieLangetermijn * law(premietaks))),
      ],
      charts: [chart, bars],
      tables: [
        splitTable(law, values, age),
        {
          key: 'behoefte',
          title: 'Behoefte per jaar',
          columns: [
            { key: 'jaar', label: 'Bij overlijden in', unit: 'text' },
            { key: 'schuld', label: 'Openstaand krediet', unit: 'euro0' },
            { key: 'jij', label: 'Nog te verzekeren op jou', unit: 'euro0' },
            { key: 'partner', label: 'Op je partner', unit: 'euro0' },
          ],
          rows: Array.from({ length }, (_, year) => [
            String(firstYear + year),
            debt[year] ?? 0,
            pathYou[year]?.need ?? 0,
            values.metPartner ? (pathPartner[year]?.need ?? 0) : null,
          ]),
        },
        ...(quotes ? [quotes] : []),
      ],
      steps,
      notices,
      assumptions: [
        'Alle bedragen zijn in euro’s van vandaag; het uitbetaalde kapitaal groeit met de rente na inflatie.',
        'De uitgaven zijn zonder krediet. Schuld die niet gedekt is, tellen we in één keer mee.',
        'Spaargeld telt bij beide overlijdens volledig mee.',
        `De zuivere premie steunt op de wettelijke tafel ${values.tafel}.`,
        'We vragen geen gezondheidsgegevens en bewaren er geen.',
      ],
      excluded: [
        'Medische bijpremies en uitsluitingen.',
        'Erfbelasting op de uitkering van de verzekering zelf.',
        'Kinderbijslag en andere toeslagen na een overlijden.',
        'Invaliditeit en gewaarborgd inkomen.',
      ],
      next: [
        {
          slug: 'hypothecaire-lening-berekenen',
          text: 'De aflossing van dit krediet bekijken',
          carry: { leenbedrag: values.krediet, rente: asPercent(values.rente), looptijd: values.looptijd },
        },
        {
          slug: 'noodfonds-calculator',
          text: 'Hoeveel buffer heb ik nodig bij ziekte of ontslag?',
          carry: { nettoInkomen: values.nettoInkomen },
        },
        { slug: 'erfbelasting-calculator', text: 'Hoeveel erfbelasting zou er zijn?' },
      ],
    })
  },
})
