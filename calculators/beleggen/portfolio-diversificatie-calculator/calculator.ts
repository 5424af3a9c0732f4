import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { year as yearOf } from '#finance/dates.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import { herfindahl, portfolioVolatility, riskContribution } from '#finance/statistics.ts'
import { meerwaardetarief, meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { CLASSES, type ClassName, correlationsOf, placeOf, type Regions } from './classes.ts'
import { inputs, type Values } from './inputs.ts'
import { rebalance, type Target } from './rebalance.ts'

type Holding = { name: string; class: ClassName; amount: number; volatility: number; place: ReturnType<typeof placeOf> }

function holdingsOf(values: Values): Holding[] {
  const extra: Holding[] = [
    {
      name: 'Eigen woning',
      class: 'woning',
      amount: values.eigenWoning,
      volatility: CLASSES.woning.volatility,
      place: placeOf('woning', 'auto'),
    },
    {
      name: 'Pensioensparen',
      class: 'pensioensparen',
      amount: values.pensioensparen,
      volatility: CLASSES.pensioensparen.volatility,
      place: placeOf('pensioensparen', 'auto'),
    },
  ]
  const own = values.beleggingen.map((row, index) => ({
    name: row.naam === '' ? `Belegging ${index + 1}` : row.naam,
    class: row.klasse,
    amount: row.bedrag,
    volatility: row.volatiliteit ?? CLASSES[row.klasse].volatility,
    place: placeOf(row.klasse, row.regio),
  }))
  return [...own, ...extra].filter((holding) => holding.amount > 0)
}

const targetSum = (values: Values) => values.beleggingen.reduce((total, row) => total + (row.doel ?? 0), 0)
const REGION_LABELS: Record<keyof Regions, string> = {
  belgie: 'België',
  eurozone: 'Andere eurolanden',
  vs: 'Verenigde Staten',
  opkomend: 'Opkomende landen',
  rest: 'Rest of niet toe te wijzen',
}

export default defineLegacy({
  inputs,

  check(values) {
    if (holdingsOf(values).length === 0)
      return { 'beleggingen.0.bedrag': 'Vul van minstens één belegging de waarde in.' }
    const count = holdingsOf(values).length
    const lowest = count > 1 ? -1 / (count - 1) : -1
    if (values.correlatie !== null && values.correlatie < lowest - 1e-9) {
      return {
        correlatie: `Met ${count} beleggingen kan één correlatie tussen alles niet lager zijn dan ${pct(lowest)}.`,
      }
    }
    const total = targetSum(values)
    if (total > 0 && Math.abs(total - 1) > 0.0005) {
      return {
        'beleggingen.0.doel': `Je doelen samen zijn ${num(asPercent(total), 2)} %. Maak er 100 % van, of laat ze allemaal leeg.`,
      }
    }
    return undefined
  },

  compute(values, { law }) {
    const holdings = holdingsOf(values)
    const amounts = holdings.map((holding) => holding.amount)
    const total = sum(amounts)
    const weights = amounts.map((amount) => amount / total)
    const shown = largestRemainder(1, amounts, 4)
    const volatilities = holdings.map((holding) => holding.volatility)
    const matrix = correlationsOf(
      holdings.map((holding) => holding.class),
      values.correlaties === 'crisis',
      values.correlatie,
    )
    const crisisMatrix = correlationsOf(
      holdings.map((holding) => holding.class),
      true,
      values.correlatie,
    )
    const volatility = portfolioVolatility(weights, volatilities, matrix)
    const separate = weights.reduce((sigma, weight, index) => sigma + weight * (volatilities[index] ?? 0), 0)
    // Perfect opposites can cancel out: then nobody carries any risk.
    const contributions = volatility > 1e-9 ? riskContribution(weights, volatilities, matrix) : weights.map(() => 0)
    const mean = weights.reduce(
      (total_, weight, index) => total_ + weight * CLASSES[holdings[index]?.class ?? 'cash'].mean,
      0,
    )
    const concentration = herfindahl(amounts) ?? 1
    const classes = [...new Set(holdings.map((holding) => holding.class))]
    const classConcentration =
      herfindahl(
        classes.map((name) =>
          sum(holdings.filter((holding) => holding.class === name).map((holding) => holding.amount)),
        ),
      ) ?? 1
    const heaviest = contributions.reduce(
      (best, value, index) => (value > (contributions[best] ?? 0) ? index : best),
      0,
    )
    const topRisk = contributions[heaviest] ?? 0
    const topName = holdings[heaviest]?.name ?? ''
    const badYear = mean - 1.645 * volatility
    const crisisYear = mean - 1.645 * portfolioVolatility(weights, volatilities, crisisMatrix)
    const share = (wanted: readonly ClassName[]) =>
      weights.reduce(
        (part, weight, index) => part + (wanted.includes(holdings[index]?.class ?? 'cash') ? weight : 0),
        0,
      )
    const employer = share(['werkgever'])
    const roof = share(['woning'])
    const foreign = weights.reduce((part, weight, index) => part + weight * (holdings[index]?.place.foreign ?? 0), 0)
    const regions = (Object.keys(REGION_LABELS) as (keyof Regions)[]).map((region) => ({
      region,
      part: weights.reduce((part, weight, index) => part + weight * (holdings[index]?.place.regions[region] ?? 0), 0),
    }))

    const targets: Target[] = values.beleggingen.map((row, index) => ({
      name: row.naam === '' ? `Belegging ${index + 1}` : row.naam,
      class: row.klasse,
      amount: row.bedrag,
      target: row.doel ?? 0,
      cost: row.aankoopwaarde,
    }))
    const steer = targetSum(values) > 0
    const plan = rebalance(law, targets, {
      fresh: values.nieuweInleg,
      band: values.bandbreedte,
      fee: values.makelaarsloon,
      used: values.alGebruikt,
      persons: values.personen,
      year: yearOf(law.date),
    })

    const charts: Chart[] = [
      {
        kind: 'bar',
        key: 'gewichtRisico',
        title: 'Deel van je geld en deel van je risico',
        sentence: `${topName} is ${pct(weights[heaviest] ?? 0, 0, 0)} van je geld en ${pct(topRisk, 0, 0)} van je risico.`,
        categories: holdings.map((holding) => holding.name),
        y: { unit: 'percent' },
        series: [
          { key: 'gewicht', label: 'Deel van je geld', values: weights },
          { key: 'risico', label: 'Deel van je risico', values: contributions, dashed: true },
        ],
      },
      {
        kind: 'donut',
        key: 'regio',
        title: 'Waar je geld werkt',
        sentence: regions
          .filter(({ part }) => part > 0.005)
          .map(({ region, part }) => `${REGION_LABELS[region]} ${pct(part, 0, 0)}`)
          .join(', '),
        y: { unit: 'percent' },
        parts: regions
          .filter(({ part }) => part > 0)
          .map(({ region, part }) => ({ label: REGION_LABELS[region], value: part })),
      },
    ]

    const tables: Table[] = [
      {
        key: 'posities',
        title: 'Je posities',
        columns: [
          { key: 'naam', label: 'Belegging', unit: 'text' },
          { key: 'soort', label: 'Soort', unit: 'text' },
          { key: 'bedrag', label: 'Waarde', unit: 'euro', total: true },
          { key: 'gewicht', label: 'Deel van je geld', unit: 'percent', total: true },
          { key: 'schommeling', label: 'Schommeling', unit: 'percent', decimals: 1 },
          { key: 'risico', label: 'Deel van je risico', unit: 'percent', decimals: 1 },
        ],
        rows: holdings.map((holding, index) => [
          holding.name,
          CLASSES[holding.class].label,
          holding.amount,
          shown[index] ?? 0,
          holding.volatility,
          contributions[index] ?? 0,
        ]),
      },
    ]
    if (steer) {
      tables.push({
        key: 'bijsturen',
        title: 'Naar je doel: eerst met nieuw geld',
        columns: [
          { key: 'naam', label: 'Belegging', unit: 'text' },
          { key: 'nu', label: 'Nu', unit: 'percent', decimals: 1 },
          { key: 'doel', label: 'Doel', unit: 'percent', decimals: 1 },
          { key: 'nieuw', label: 'Kopen met nieuw geld', unit: 'euro', total: true },
          { key: 'handel', label: 'Daarna kopen (+) of verkopen (−)', unit: 'euro', total: true },
          { key: 'straks', label: 'Straks', unit: 'percent', decimals: 1 },
          { key: 'kosten', label: 'Beurstaks en makelaarsloon', unit: 'euro', total: true },
          { key: 'winst', label: 'Winst bij verkoop', unit: 'euro', total: true },
        ],
        rows: plan.moves.map((move) => [
          move.name,
          move.before,
          move.target,
          move.fresh,
          move.trade,
          move.after,
          roundCents(move.tob + move.fee),
          move.gain,
        ]),
        note:
          plan.sold > 0
            ? 'Verkopen staan er enkel voor wat buiten je bandbreedte blijft.'
            : 'Er is geen verkoop nodig: alles blijft binnen je bandbreedte.',
      })
    }
    tables.push({
      key: 'correlaties',
      title: 'Hoe je beleggingen samen bewegen',
      columns: [
        { key: 'naam', label: 'Correlatie', unit: 'text' as const },
        ...holdings
          .slice(0, 12)
          .map((holding, index) => ({ key: `c${index}`, label: holding.name, unit: 'number' as const, decimals: 2 })),
      ],
      rows: holdings.slice(0, 12).map((holding, i) => [holding.name, ...(matrix[i] ?? []).slice(0, 12)]),
    })

    const steps: Step[] = [
      {
        text: `Je hebt ${holdings.length} posities. Rekening houdend met hun gewicht is dat alsof je er **${num(1 / concentration, 1)}** even grote hebt.`,
        formula: `1 ÷ (${weights
          .slice(0, 8)
          .map((weight) => `${num(weight, 3)}²`)
          .join(' + ')}${weights.length > 8 ? ' + …' : ''}) = ${num(1 / concentration, 2)}`,
      },
      {
        text: `Los van elkaar schommelen ze gemiddeld ${pct(separate)}. Omdat ze niet gelijk bewegen, schommelt het geheel **${pct(volatility)}** per jaar.`,
        formula: 'wortel van de som van gewicht × gewicht × schommeling × schommeling × correlatie',
      },
      { text: `Van die schommeling komt **${pct(topRisk, 0, 0)}** van ${topName}.` },
      {
        text: `In een slecht jaar, zoals er 1 op 20 is, verandert je vermogen met ongeveer **${pct(badYear)}**, of ${eur0(total * badYear)}.`,
        formula: `${pct(mean)} − 1,645 × ${pct(volatility)}`,
      },
    ]
    if (steer) {
      steps.push({
        text:
          plan.sold > 0
            ? `Met ${eur(values.nieuweInleg)} nieuw geld kom je er niet. Er blijft voor ${eur(plan.sold)} te verkopen, met **${eur(plan.costs)}** kosten en ${eur(plan.tax)} meerwaardebelasting.`
            : `Met ${eur(values.nieuweInleg)} nieuw geld blijft alles binnen je bandbreedte. De aankopen kosten **${eur(plan.costs)}**.`,
        law: plan.tax > 0 ? [meerwaardetarief, meerwaardevrijstelling] : [],
      })
    }

    const notices: Notice[] = []
    if (employer > 0.1) {
      notices.push({
        tone: 'warning',
        text: `${pct(employer, 0, 0)} zit in je werkgever. Gaat het daar slecht, dan lopen je loon en je spaarpot samen gevaar.`,
      })
    }
    if (roof > 0.5)
      notices.push({
        tone: 'info',
        text: `Je woning is ${pct(roof, 0, 0)} van je vermogen. Dat deel kun je niet in stukjes verkopen.`,
      })
    if (steer && plan.sold > 0) {
      notices.push({
        tone: 'info',
        text: `Zonder iets te verkopen heb je ${eur0(plan.needed)} nieuw geld nodig om je doel te halen. Bijsturen met nieuw geld spaart beurstaks en meerwaardebelasting.`,
      })
    }
    if (!steer)
      notices.push({
        tone: 'info',
        text: 'Vul bij elke belegging een doel in om te zien hoe je er met nieuw geld komt.',
      })
    if (topRisk > 0.5 && holdings.length > 1)
      notices.push({ tone: 'warning', text: `Meer dan de helft van je risico hangt aan één positie: ${topName}.` })

    return report({
      headline: figure('effectiefAantal', 'Effectief aantal posities', 1 / concentration, 'number', { decimals: 1 }),
      sentence: `Je ${holdings.length === 1 ? 'ene positie telt' : `${holdings.length} posities tellen`} als **${num(1 / concentration, 1)}** even grote. ${pct(topRisk, 0, 0)} van je risico komt van ${topName}.`,
      figures: [
        figure('grootsteRisico', 'Grootste bron van risico', topName, 'text'),
        figure('grootsteRisicodeel', 'Deel van je risico daarvan', topRisk, 'percent', { decimals: 1 }),
        figure('volatiliteit', 'Schommeling van het geheel per jaar', volatility, 'percent'),
        figure('losseVolatiliteit', 'Schommeling zonder spreiding', separate, 'percent'),
        figure('spreidingsvoordeel', 'Wat spreiding wegneemt', separate - volatility, 'percent'),
        figure('verwachtRendement', 'Verwacht rendement per jaar', mean, 'percent', { note: 'Aanname, voor kosten' }),
        figure('slechtJaar', 'Slecht jaar (1 op 20)', badYear, 'percent', { decimals: 1 }),
        figure('slechtJaarEuro', 'Slecht jaar in euro', roundCents(total * badYear), 'euro0'),
        figure('crisisjaar', 'Slecht jaar als alles samen zakt', crisisYear, 'percent', { decimals: 1 }),
        figure('concentratie', 'Concentratie (Herfindahl)', concentration, 'number', {
          decimals: 4,
          note: 'Van 1 ÷ aantal tot 1',
        }),
        figure('effectiefAantalSoorten', 'Effectief aantal soorten', 1 / classConcentration, 'number', { decimals: 1 }),
        figure('werkgeverdeel', 'Deel in je werkgever', employer, 'percent', { decimals: 1 }),
        figure('woningdeel', 'Deel in je woning', roof, 'percent', { decimals: 1 }),
        figure('vreemdeMunt', 'Deel buiten de euro', foreign, 'percent', { decimals: 1 }),
        figure(
          'belgiedeel',
          'Deel in België',
          regions.find(({ region }) => region === 'belgie')?.part ?? 0,
          'percent',
          {
            decimals: 1,
          },
        ),
        figure('totaal', 'Vermogen samen', total),
        figure('teVerkopen', 'Te verkopen na nieuw geld', steer ? plan.sold : 0),
        figure('kostenBijsturen', 'Beurstaks en makelaarsloon van het bijsturen', steer ? plan.costs : 0),
        figure('belastingBijsturen', 'Meerwaardebelasting van het bijsturen', steer ? plan.tax : 0),
        figure('nieuwGeldNodig', 'Nieuw geld om zonder verkoop je doel te halen', steer ? plan.needed : null),
      ],
      charts,
      tables,
      steps,
      notices,
      assumptions: [
        'Rendement, schommeling en samenhang per soort zijn eigen aannames. Je kunt de schommeling per belegging en de samenhang aanpassen.',
        'Twee beleggingen hangen samen via hun band met aandelen, rente en vastgoed.',
        'Een wereldfonds rekenen we door naar regio’s: ongeveer twee derde Verenigde Staten.',
        'Woning en pensioensparen tellen mee voor het risico, niet voor het bijsturen.',
      ],
      excluded: [
        'Advies over wat je moet kopen: dit is een meting, geen aanbeveling.',
        'Reynderstaks bij verkoop van obligatiefondsen.',
        'Je loon en toekomstig pensioen.',
      ],
      next: [
        { slug: 'meerwaardebelasting-calculator', text: 'Wat kost een verkoop aan belasting, lot per lot?' },
        {
          slug: 'beleggingsrente-calculator',
          text: 'Hoe kan dit geheel groeien?',
          carry: {
            startbedrag: roundCents(total),
            rendement: Number(asPercent(mean).toFixed(2)),
            volatiliteit: Number(asPercent(Math.min(0.6, volatility)).toFixed(2)),
          },
        },
        { slug: 'noodfonds-calculator', text: 'Staat er genoeg spaargeld opzij?' },
      ],
    })
  },
})
