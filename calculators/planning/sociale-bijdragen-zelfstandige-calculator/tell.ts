import { madeOf } from '#calculators/kernel/carry.ts'
import { municipalityText } from '#calculators/common/municipality-words.ts'
import { eur, money, plural } from '#calculators/kernel/format.ts'
import type { Notice, Telling, ToldNext } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import type { Contribution } from './case.ts'
import { incomeTable, quarterChart, quarterTable, RULE_TEXTS, splitChart, steps } from './views.ts'

/** Whose provisional contribution is that of another statute. */
const STARTS: Readonly<Record<string, string>> = { primostarter: 'een hoofdberoep', student: 'een bijberoep' }

function settlement({ out, work }: Contribution): string {
  if (work.settlementWithCost === 0) return 'Dat klopt met wat je nu betaalt.'
  return work.settlementWithCost > 0
    ? `Later betaal je ${money(out.afrekeningMetKost)} bij.`
    : `Later krijg je ${money(out.afrekeningMetKost)} terug.`
}

function sentence(solved: Contribution): string {
  const { values, out, work } = solved
  const isWhole = values.kwartalen === 4
  const income = isWhole
    ? `${money(out.nettoInkomen)} netto inkomen`
    : `${money(work.income)} netto inkomen in ${plural(values.kwartalen, 'kwartaal', 'kwartalen')}`
  if (out.voorlopigMetKost === 0 && out.jaarTotaal === 0)
    return `Op ${income} betaal je **geen sociale bijdragen**, nu niet en later niet.`
  const first = work.reduction > 0 ? `, in je allereerste kwartaal ${eur(work.quarters[0]?.now ?? 0)}` : ''
  return `Je betaalt nu **${eur(out.voorlopigMetKost)}** per kwartaal${first}. Op ${income} is ${out.jaarTotaal === 0 ? 'er geen definitieve bijdrage' : `de definitieve bijdrage ${money(out.jaarTotaal)}${isWhole ? ' over het jaar' : ''}`}. ${settlement(solved)}`
}

function notices({ values, out, work }: Contribution): Notice[] {
  const { due, limits } = work
  const found: Notice[] = []
  if (work.settlementWithCost > 0) {
    found.push({
      tone: 'warning',
      text: `Zet ${eur(out.afrekeningMetKost)} opzij: de afrekening komt twee tot drie jaar later. Je mag nu al meer betalen.`,
    })
  }
  if (due.regel === 'minimum') found.push({ tone: 'law', text: `${RULE_TEXTS.minimum} Dat is ${eur(due.basis)}.` })
  if (due.regel === 'maximum')
    found.push({ tone: 'law', text: `${RULE_TEXTS.maximum} Het plafond is ${eur(limits.ceiling)}.` })
  if (values.statuut === 'bijberoep' && out.nettoInkomen >= limits.minimum) {
    found.push({
      tone: 'info',
      text: 'In bijberoep betaal je met dit inkomen evenveel als in hoofdberoep.',
    })
  }
  if (values.statuut === 'bijberoep' && out.nettoInkomen > 0 && out.nettoInkomen < limits.sideJob) {
    found.push({
      tone: 'info',
      text: 'Onder de drempel betaal je niets. Eén euro erboven betaal je op je hele inkomen.',
    })
  }
  if (values.statuut === 'artikel37' && out.nettoInkomen >= limits.article37) {
    found.push({
      tone: 'law',
      text: `Vanaf ${eur(limits.article37)} vervalt de gelijkstelling en betaal je zoals in hoofdberoep.`,
    })
  }
  return found
}

/** Whoever has another statute besides builds no pension with these contributions, and lives of something else. */
function nextSteps({ values, out, work }: Contribution): ToldNext[] {
  const { statuut } = values
  const isMain = statuut === 'hoofdberoep' || statuut === 'primostarter' || statuut === 'meewerkend'
  return [
    ...(work.otherIncome === 0
      ? [
          next('belastingplanning-calculator', 'Mijn personenbelasting met voorafbetalingen', {
            statuut: 'zelfstandige',
            inkomen: madeOf(work.profit, 'inkomen'),
            socialeBijdragen: madeOf(out.jaarTotaal, 'inkomen'),
            werkelijkeKosten: 0,
            voorafbetaald: madeOf(isMain && work.starter ? 'starter' : null, 'inkomen'),
          }),
        ]
      : []),
    ...(isMain
      ? [
          next('pensioen-calculator', 'Welk pensioen bouw ik hiermee op?', {
            statuut: 'zelfstandige',
            brutoMaandloon: madeOf(work.perMonth, 'inkomen'),
          }),
        ]
      : []),
    next(
      'noodfonds-calculator',
      'Een buffer voor de kwartalen en de afrekening',
      isMain ? { statuut: 'zelfstandige', nettoInkomen: madeOf(work.leftPerMonth, 'inkomen') } : {},
    ),
  ]
}

export function tell(solved: Contribution): Telling<keyof typeof outputs> {
  const { values, work } = solved
  const back = work.settlementWithCost < 0
  return {
    headline: 'voorlopigMetKost',
    key: ['jaarTotaal', 'afrekeningMetKost', 'belasting', 'overschot'],
    captions: {
      afrekeningMetKost: { label: back ? 'Later terug' : 'Later bij te betalen' },
      belasting: work.otherIncome > 0 ? { note: 'Bovenop de belasting op je loon of pensioen' } : {},
      nettoInkomen: values.kwartalen === 4 ? {} : { note: 'Gebracht naar een vol jaar' },
    },
    sentence: sentence(solved),
    charts: [quarterChart(solved), splitChart(solved)],
    tables: [quarterTable(solved), incomeTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De definitieve bijdrage volgt uit het inkomen van het jaar zelf.',
      work.starter
        ? `Als starter betaal je voorlopig op het laagste inkomen van ${STARTS[values.statuut] ?? 'je statuut'}.`
        : values.inkomenN3 === null
          ? 'Je vulde niet in wat je drie jaar geleden verdiende: we rekenen alsof dat evenveel was, aan de prijzen van nu.'
          : 'De voorlopige bijdrage volgt het geïndexeerde inkomen van drie jaar geleden.',
      'De belasting is wat dit inkomen toevoegt aan de aanslag van je gezin, met gemeentebelasting.',
      ...(values.statuut === 'gepensioneerde'
        ? ['Je hebt de wettelijke pensioenleeftijd. Met een vervroegd pensioen is de belasting vaak hoger.']
        : []),
      municipalityText(work.home),
      ...(values.gezin === 'partnerMetInkomen' ? ['Een partner met inkomen is werknemer.'] : []),
    ],
    excluded: [
      'De vermeerdering als je te weinig vooraf betaalt: zie de personenbelasting.',
      'Verhogingen bij laattijdige betaling en terugbetaling met interest.',
      'De korting van een meewerkende partner in het eerste kwartaal.',
      'Het starterstarief van kunstenaars en van wie na een lange ziekte weer begint.',
      'Het ministatuut van meewerkende partners die voor 1956 geboren zijn.',
      'Wie na de pensioenleeftijd werkt zonder pensioen.',
      'Het belastingkrediet voor een laag inkomen als zelfstandige, in jaren waarvan we het bedrag niet kennen.',
      'Vrijwillig aanvullend pensioen (VAPZ) en de vennootschapsbijdrage.',
    ],
    next: nextSteps(solved),
  }
}
