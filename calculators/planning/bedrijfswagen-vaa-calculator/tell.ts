import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import type { Car } from './case.ts'
import { ageChart, costChart, fuelTable, periodTable, steps } from './views.ts'

function sentence({ values, out, work }: Car): string {
  if (out.nettoKost === null)
    return `In ${values.jaar} was het belastbaar voordeel van deze wagen **${eur(out.voordeelJaar)}**.`
  const own = values.eigenBijdrage > 0 ? `, met je eigen bijdrage van ${eur(values.eigenBijdrage)}` : ''
  const beside = out.voordeelTegenoverEigen
  const verdict =
    beside === null
      ? ''
      : beside >= 0
        ? ` Dat is ${eur(beside)} goedkoper dan een eigen wagen van ${eur(values.eigenWagen ?? 0)}.`
        : ` Een eigen wagen van ${eur(values.eigenWagen ?? 0)} is ${eur(0 - beside)} goedkoper.`
  return `De wagen telt ${work.taxed === 0 ? 'niet' : `voor ${eur(work.taxed)} per maand`} mee in je belasting. Dat kost je **${out.nettoKost === 0 ? 'niets' : eur(out.nettoKost)}** netto per maand${own}.${verdict}`
}

function notices({ values, out, work }: Car): Notice[] {
  const found: Notice[] = []
  if (work.raised > 0) {
    found.push({
      tone: 'law',
      text: `De formule geeft ${eur(out.voordeelFormule)}, maar het voordeel is minstens ${eur(out.minimumVoordeel)} in ${values.jaar}. Een duurdere wagen verandert hier dus eerst niets.`,
    })
  }
  if (work.reference !== null && (out.co2Percentage === work.scale.high || out.co2Percentage === work.scale.low)) {
    found.push({ tone: 'law', text: `Het CO2-percentage zit aan zijn grens van ${pct(out.co2Percentage, 1)}.` })
  }
  if (out.nettoKost === null) {
    found.push({
      tone: 'info',
      text: `Voor ${values.jaar} tonen we alleen het voordeel: de bedrijfsvoorheffing van dat jaar kennen we niet.`,
    })
  }
  if (work.commute && work.commute.saved > 0) {
    found.push({
      tone: 'info',
      text: `Rijd je ermee naar het werk en gebruik je het kostenforfait? Dan is ${eur(work.commute.exempt)} per maand vrijgesteld en kost de wagen je ${eur(work.commute.saved)} minder.`,
    })
  }
  if (work.wasted) {
    found.push({
      tone: 'warning',
      text: 'Je eigen bijdrage is groter dan het voordeel. Het belastbaar voordeel wordt nul, niet negatief.',
    })
  }
  return found
}

export function tell(solved: Car): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const beside = out.voordeelTegenoverEigen
  const withSlip = out.nettoKost !== null
  return {
    headline: withSlip ? 'nettoKost' : 'voordeelJaar',
    key: withSlip
      ? [
          'voordeelJaar',
          'nettoKostJaar',
          ...(beside !== null && beside >= 0 ? (['voordeelTegenoverEigen'] as const) : []),
          'werkgeverMaand',
        ]
      : ['voordeelMaand', 'werkgeverMaand'],
    captions: { voordeelJaar: { label: `Voordeel van alle aard in ${values.jaar}` } },
    sentence: sentence(solved),
    charts: [costChart(solved), ageChart(solved)],
    tables: [fuelTable(solved), periodTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De leeftijd van de wagen verandert in de maand van de eerste inschrijving. We rekenen op dagen.',
      'De nettokost is de extra bedrijfsvoorheffing op je loon, plus je eigen bijdrage.',
      'Op het voordeel van een wagen betaalt een werknemer geen RSZ.',
      ...(out.co2Bijdrage === null
        ? []
        : ['Voor de CO2-bijdrage nemen we de eerste inschrijving als dag van bestelling.']),
    ],
    excluded: [
      'De leaseprijs, en de autokosten die je werkgever niet of maar deels kan aftrekken.',
      'De omrekening van NEDC naar WLTP.',
      'De eindafrekening: met een hoog tarief en gemeentebelasting kan de kost wat hoger zijn.',
    ],
    next: [
      next(
        'bruto-netto-calculator',
        values.eigenBijdrage > 0 ? 'Mijn hele loonbrief, zonder je eigen bijdrage' : 'Mijn hele loonbrief',
        {
          voordeelWagen: madeOf(work.taxed, 'cataloguswaarde', 'uitstoot'),
        },
      ),
      next('autolening-berekenen', 'Wat kost een lening voor een eigen wagen?', { prijs: by('cataloguswaarde') }),
      next('leasingkrediet-calculator', 'Zelf leasen: wat kost dat?'),
    ],
  }
}
