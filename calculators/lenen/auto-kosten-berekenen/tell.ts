import { madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { creditNotices, kredietregels } from '#calculators/lenen/credit-words.ts'
import { next } from '#calculators/next.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'
import { steps } from './steps.ts'
import { cashTable, distanceChart, partChart, partTable } from './tables.ts'
import { short, subject, within } from './words.ts'

export type Cars = Case<typeof inputs, typeof outputs, typeof solve>

function without({ work }: Cars): string {
  const missing = work.cars[0]?.missing ?? []
  return missing.length === 0 ? '' : `, nog zonder ${missing.join(' en ')}`
}

/** Said where the two amounts do not hold the same costs. */
function unlike([first, second]: Cars['work']['cars']): string {
  const lacking = (second?.missing ?? []).filter((part) => !first?.missing.includes(part))
  return lacking.length === 0 ? '' : ` Daar telt ${lacking.join(' en ')} nog niet mee.`
}

function verdict({ out, work }: Cars): string {
  const { cars, difference, tip } = work
  if (cars.length < 2) return ''
  const other = subject(cars, 1)
  const result =
    difference === 0
      ? ` ${other} kost evenveel.`
      : ` ${other} is **${eur0(out.verschilPerMaand ?? 0)} per maand ${difference < 0 ? 'goedkoper' : 'duurder'}**.`
  const half = unlike(cars)
  if (tip === null || half !== '') return `${result}${half}`
  // The cheaper one above the tipping point may be the cheaper one already.
  const already = difference < 0 === (tip.winner === 1)
  return already
    ? `${result} Dat blijft zo zolang je meer dan ongeveer ${num(tip.about)} km per jaar rijdt.`
    : `${result} Rijd je meer dan ongeveer ${num(tip.about)} km per jaar, dan is ${within(cars, tip.winner)} de goedkoopste.`
}

const sentence = (solved: Cars): string =>
  `${subject(solved.work.cars, 0)} kost je **${eur0(solved.out.perMaand)} per maand**, of ${eur(solved.out.perKm)} per kilometer${without(solved)}.${verdict(solved)}`

function notices({ values, work }: Cars): Notice[] {
  const found: Notice[] = work.cars.flatMap(({ loan }) => (loan?.test ? creditNotices(loan.test) : []))
  const lacking = work.cars.flatMap(({ missing }, index) =>
    missing.length > 0 ? [{ index, text: missing.join(' en ') }] : [],
  )
  const alike = lacking.length === work.cars.length && lacking.every(({ text }) => text === lacking[0]?.text)
  for (const { index, text } of alike ? lacking.slice(0, 1) : lacking)
    found.push({
      tone: 'warning',
      text: `${alike ? 'Je' : `Voor ${within(work.cars, index)}`} vulde ${alike ? '' : 'je '}nog geen ${text} in. Vraag een offerte: zonder die bedragen is de kost te laag.`,
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
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${fuel === null ? ' is oud' : ''}. Vul onder “Andere vragen” de prijs van vandaag in.`
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
    'Is de euronorm niet gekend, dan volgt hij uit de eerste inschrijving.',
    `Een auto van voor ${work.wltp} heeft de CO2 van de oude test (NEDC), een jongere die van de nieuwe (WLTP).`,
    ...work.reference.fuels.map(({ fuel, price }) => `Een liter ${fuel} kost ${eur(price, 3)}.`),
    ...(work.reference.power ? [`Een kWh stroom kost ${eur(work.power, 4)}.`] : []),
    ...(loans.length > 0
      ? [
          `De lening loopt even lang als je met de auto rijdt${loans.some(({ reference }) => reference) ? `, aan een richtwaarde van ${loans.map(({ jkp }) => pct(jkp)).join(' en ')}` : ''}.`,
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
        looptijd: madeOf(values.jaren * 12, 'jaren'),
        ...(first && first.endValue !== null
          ? {
              prijs: madeOf(Math.max(500, first.row.prijs), 'wagens'),
              restwaarde: madeOf(asPercent(first.row.restwaarde), 'wagens'),
            }
          : {}),
      }),
      next('leasingkrediet-calculator', 'Private lease of leasing nagerekend', {
        looptijd: madeOf(values.jaren * 12, 'jaren'),
      }),
      next('budget-planner', 'Past dit in mijn maandbudget?'),
    ],
    ...(oldPrices === undefined ? {} : { age: oldPrices }),
  }
}
