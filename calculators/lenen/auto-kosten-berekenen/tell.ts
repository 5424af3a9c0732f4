import type { Cars } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, eur, eur0, longDate, num, pct, plural, upperFirst } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { creditNotices, forbidden, kredietregels } from '#calculators/lenen/credit-words.ts'
import { RESIDUAL } from '#calculators/lenen/car-fields.ts'
import { next } from '#calculators/next.ts'
import { insurance, upkeep } from '#data/car-use.ts'
import type { outputs } from './outputs.ts'
import { steps } from './steps.ts'
import { cashTable, distanceChart, partChart, partTable } from './tables.ts'
import { short, subject, within } from './tell-words.ts'

/** Said beside an amount that holds figures of ours. */
const guide = (parts: readonly string[]) => `een richtwaarde voor ${parts.join(' en ')}`

function withGuide({ work }: Cars): string {
  const guided = work.cars[0]?.guided ?? []
  return guided.length === 0 ? '' : `, met ${guide(guided)}`
}

/** Said where only the second amount holds a figure of ours. */
function unlike([first, second]: Cars['work']['cars']): string {
  const only = (second?.guided ?? []).filter((part) => !first?.guided.includes(part))
  return only.length === 0 ? '' : ` Daar rekenen we met ${guide(only)}.`
}

function verdict({ out, work }: Cars): string {
  const { cars, difference, tip } = work
  if (cars.length < 2) return ''
  const other = subject(cars, 1)
  const equal = Math.round(difference) === 0
  const result = equal
    ? ` ${other} kost ${difference === 0 ? '' : 'ongeveer '}evenveel.`
    : ` ${other} is **${eur0(out.verschilPerMaand ?? 0)} per maand ${difference < 0 ? 'goedkoper' : 'duurder'}**.`
  const half = unlike(cars)
  if (tip === null) return `${result}${half}`
  // The cheaper one above the tipping point may be the cheaper one already.
  const already = !equal && difference < 0 === (tip.winner === 1)
  return already
    ? `${result} Dat blijft zo zolang je meer dan ongeveer ${num(tip.about)} km per jaar rijdt.${half}`
    : `${result} Rijd je meer dan ongeveer ${num(tip.about)} km per jaar, dan is ${within(cars, tip.winner)} de goedkoopste.${half}`
}

const sentence = (solved: Cars): string =>
  solved.work.cars.map(({ loan }) => loan?.test && forbidden(loan.test)).find((no) => typeof no === 'string') ??
  `${subject(solved.work.cars, 0)} kost je **${eur0(solved.out.perMaand)} per maand**, of ${eur(solved.out.perKm)} per kilometer${withGuide(solved)}.${verdict(solved)}`

function notices({ values, work }: Cars): Notice[] {
  const found: Notice[] = work.cars.flatMap(({ loan }) => (loan?.test ? creditNotices(loan.test) : []))
  if (work.cars.some(({ guided }) => guided.includes('verzekering')))
    found.push({
      tone: 'info',
      text: `${eur0(insurance.perYear)} verzekering per jaar was het gemiddelde van alle polissen in ${insurance.asOf}. Met een omnium op een nieuwe auto betaal je meer: vul het bedrag van je offerte in.`,
    })
  // The start value is that of a car of five years old.
  const untouched = work.cars.some(({ row }) => row.betaling !== 'lease' && row.restwaarde === RESIDUAL)
  const young = values.jaren <= 3
  if (untouched && (young || values.jaren >= 8))
    found.push({
      tone: 'warning',
      text: `${pct(RESIDUAL, 0)} waarde op het einde past bij een auto van vijf jaar. Na ${values.jaren} jaar is het ${young ? 'meer' : 'minder'}: vul bij je auto in wat je verwacht.`,
    })
  if (values.gewest === 'brussel' && work.cars.some(({ row, biv }) => row.aandrijving === 'elektrisch' && biv !== null))
    found.push({
      tone: 'info',
      text: 'Een elektrische auto rekenen we in Brussel aan het laagste tarief, zoals de sector dat beschrijft. De wettekst daarvoor zagen we niet.',
    })
  return found
}

function age({ work }: Cars): string | undefined {
  const { fuel, power } = work.old
  const parts = [
    ...(fuel === null ? [] : [`de brandstofprijs is van ${longDate(fuel.slice(0, 7))}`]),
    ...(power === null ? [] : [`de stroomprijs van ${longDate(power.slice(0, 7))}`]),
  ]
  const text = parts.join(' en ')
  if (text === '') return undefined
  return `${upperFirst(text)}${fuel === null ? ' is oud' : ''}. Vul onder “Andere vragen” de prijs van vandaag in.`
}

/** The figures of a typical car, so that they can be laid beside those of the registration certificate. */
function typical(cars: Cars['work']['cars'], row: Cars['work']['cars'][number]['row'], index: number): string[] {
  if (row.klasse === 'eigen') return []
  const figures = [
    ...(row.verbruik > 0 ? [`${num(row.verbruik, 1)} liter`] : []),
    ...(row.stroom > 0 ? [`${num(row.stroom, 1)} kWh`] : []),
    ...(row.aandrijving === 'elektrisch' ? [] : [`${row.pk} pk`, `${row.co2} g CO2`]),
    `${row.kw} kW`,
    `${num(row.massa)} kg`,
  ]
  return [`Voor ${within(cars, index)} rekenen we met een typische auto: ${figures.join(', ')}.`]
}

function assumptions({ values, work }: Cars, env: Env): string[] {
  const loans = work.cars.flatMap(({ loan }) => loan ?? [])
  const flemish = values.gewest === 'vlaanderen'
  return [
    'Je schrijft de auto nu als particulier op je eigen naam in. De belastingen blijven wat ze nu zijn.',
    ...(flemish
      ? [
          'De Vlaamse bedragen zijn die van de wet, met de index van 1 juli. De belastingdienst kan enkele centen anders afronden.',
        ]
      : []),
    ...work.cars.flatMap(({ row }, index) => typical(work.cars, row, index)),
    ...(work.cars.some(({ guided }) => guided.includes('onderhoud'))
      ? [`Onderhoud en herstellingen kosten ${eur0(upkeep.perYear)} per jaar (${upkeep.source}).`]
      : []),
    'Is de euronorm niet gekend, dan volgt hij uit de eerste inschrijving.',
    `Een auto van voor ${work.wltp} heeft de CO2 van de oude test (NEDC), een jongere die van de nieuwe (WLTP).`,
    ...work.reference.fuels.map(({ fuel, price }) => `Een liter ${fuel} kost ${eur(price, 3)}.`),
    ...(work.reference.power ? [`Een kWh stroom kost ${eur(work.power, 4)}.`] : []),
    ...(loans.length > 0
      ? [
          `De lening loopt ${loans.map(({ schedule }) => schedule.rows.length).join(' en ')} maanden${loans.some(({ reference }) => reference) ? `, aan een richtwaarde van ${loans.map(({ jkp }) => pct(jkp)).join(' en ')}` : ''}.`,
          kredietregels(env.law),
        ]
      : []),
    ...(work.cars.some(({ row }) => row.betaling === 'lease')
      ? [
          'Bij private lease betaalt de verhuurder de BIV en de verkeersbelasting. Verzekering en onderhoud tellen alleen wat je zelf invult.',
        ]
      : []),
  ]
}

export function tell(solved: Cars, env: Env): Telling<keyof typeof outputs> {
  const { values, work } = solved
  const [first] = work.cars
  const two = work.cars.length > 1
  const oldPrices = age(solved)
  const leased = work.cars.find(({ row }) => row.betaling === 'lease')
  const bought = work.cars.find(({ row }) => row.betaling !== 'lease')
  const term = first?.loan?.schedule.periods ?? values.jaren * 12
  return {
    headline: 'perMaand',
    key: two
      ? ['perKm', 'tweedePerMaand', 'verschilPerMaand', 'biv', 'verkeersbelasting']
      : ['perKm', 'totaal', 'biv', 'verkeersbelasting'],
    sentence: sentence(solved),
    captions: {
      perMaand: { label: `Kost van ${within(work.cars, 0)} per maand` },
      totaal: { label: `Alles samen in ${plural(values.jaren, 'jaar', 'jaar')}` },
      ...(two
        ? {
            tweedePerMaand: { label: `${subject(work.cars, 1)} per maand` },
            biv: { label: 'BIV, één keer', note: short(work.cars, 0) },
            verkeersbelasting: { note: short(work.cars, 0) },
          }
        : {}),
    },
    charts: [partChart(solved), ...(two ? [distanceChart(solved)] : [])],
    tables: [partTable(solved), cashTable(solved)],
    steps: first ? steps(solved, first) : [],
    notices: notices(solved),
    assumptions: assumptions(solved, env),
    excluded: [
      'Prijzen die stijgen: energie, verzekering en belastingen blijven wat ze nu zijn.',
      'Lpg, aardgas, oldtimers en premies.',
      'Een auto die al op je naam staat: die houdt soms een vrijstelling of een ander tarief.',
      'Garage, parkeren, boetes, keuring, nummerplaat en een laadpaal thuis.',
      'Bij private lease: een voorschot, kilometers te veel, schade en vroeger stoppen.',
    ],
    next: [
      next('autolening-berekenen', 'De lening in detail, met slotsom', {
        looptijd: madeOf(term, 'jaren', 'leningMaanden', 'wagens'),
        ...(first && first.endValue !== null
          ? {
              prijs: madeOf(Math.max(500, first.row.prijs), 'wagens'),
              // What is left is that of the day the car goes.
              ...(term === first.months && { restwaarde: madeOf(asPercent(first.row.restwaarde), 'wagens') }),
            }
          : {}),
        ...(first?.loan && {
          eigenInbreng: madeOf(first.own, 'wagens'),
          soort: madeOf(first.loan.kind, 'wagens'),
          jkp: by('jkp'),
        }),
        kilometers: by('kilometers'),
      }),
      next('leasingkrediet-calculator', 'Private lease of leasing nagerekend', {
        looptijd: madeOf(values.jaren * 12, 'jaren'),
        kilometers: by('kilometers'),
        maandbedrag: madeOf(leased?.row.huur ?? null, 'wagens'),
        ...(bought && {
          prijs: madeOf(Math.max(500, bought.row.prijs), 'wagens'),
          verkoopwaarde: madeOf(asPercent(bought.row.restwaarde), 'wagens'),
        }),
      }),
      next('budget-planner', 'Past dit in mijn maandbudget?'),
    ],
    ...(oldPrices === undefined ? {} : { age: oldPrices }),
  }
}
