import { madeOf } from '#calculators/kernel/carry.ts'
import { eur, eur0, longDate, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Telling, ToldNext } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import type { Dismissal } from './case.ts'
import { lacksOldWeeks, ladderChart, ladderTable, letter, span, steps, timeline } from './views.ts'

function sentence(solved: Dismissal): string {
  const { values, out, work } = solved
  const [from, to] = [longDate(out.begin), longDate(out.einde)]
  const extra =
    out.compensatieNetto === null ? '' : ` Daarbovenop past de RVA ongeveer ${eur0(out.compensatieNetto)} netto bij.`
  const net =
    out.vergoedingNetto === null
      ? ''
      : `, ongeveer ${eur0(out.vergoedingNetto)} netto${out.vergoedingNaOutplacement === null ? '' : ' na outplacement'}`
  // Who resigns without working the notice is the one who pays.
  const resigns = values.wie !== 'werkgever'
  if (values.vorm === 'verbreken' && resigns)
    return `Als je nu meteen breekt, betaal je je werkgever het loon van **${span(solved)}**: ${eur(out.vergoeding)} bruto.`
  if (values.vorm === 'verbreken')
    return `Wie nu meteen breekt, betaalt het loon van **${span(solved)}**: ${eur(out.vergoeding)} bruto${net}.${extra}`
  const days = work.plan.part1 ? `van ${from} tot ${to}` : `van maandag ${from} tot zondag ${to}`
  const unworked = resigns
    ? ` Werk je die niet, dan betaal je je werkgever ${eur(out.vergoeding)} bruto.`
    : ` Zonder te werken is de vergoeding ${eur(out.vergoeding)} bruto${net}.`
  return `De opzegtermijn is **${span(solved)}**: ${days}.${out.vergoeding === 0 ? '' : unworked}${extra}`
}

function notices(solved: Dismissal): Notice[] {
  const { values, out, work } = solved
  const { plan, outplacement } = work
  const found: Notice[] = []
  if (values.wie === 'werkgever' && values.wijze === 'afgegeven' && values.vorm === 'presteren') {
    found.push({
      tone: 'law',
      text: 'Een werkgever moet aangetekend of met een deurwaarder opzeggen. Een brief in de hand is ongeldig als opzegging.',
    })
  }
  if (plan.part1) {
    found.push({
      tone: 'warning',
      text: lacksOldWeeks(solved)
        ? 'Je oude dienstjaren tellen nog niet mee: vul de weken opzeg voor die jaren in.'
        : 'Je opzeg bestaat uit twee delen. Deel 1 volgt de oude regels in grote lijnen: laat het nakijken door je vakbond of sociaal secretariaat.',
    })
  }
  if (plan.cap?.why === 'nieuwContract') {
    found.push({
      tone: 'law',
      text: `Voor contracten vanaf ${longDate(work.newContracts)} is de opzeg door de werkgever begrensd op ${plural(plan.cap.weeks, 'week', 'weken')}. De oude tabel gaf ${plural(plan.table, 'week', 'weken')}.`,
    })
  }
  if (plan.cap?.why === 'eigenOntslag') {
    found.push({
      tone: 'law',
      text: `Wie zelf opzegt, werkt hier hoogstens ${plural(plan.cap.weeks, 'week', 'weken')}, ook met oude dienstjaren.`,
    })
  }
  if (work.trial) {
    found.push({
      tone: 'info',
      text: 'Een kortere opzeg van één week in de eerste zes maanden is aangekondigd, maar niet bevestigd. We rekenen er niet mee.',
    })
  }
  if (out.vergoedingNaOutplacement !== null) {
    found.push({
      tone: 'law',
      text: `Vanaf ${plural(outplacement.vanaf, 'week', 'weken')} opzeg biedt je werkgever outplacement aan. Breekt hij het contract meteen, dan gaan er ${plural(outplacement.aftrek, 'week', 'weken')} loon af: je krijgt ${eur(out.vergoedingNaOutplacement)}.${work.budget === null ? '' : ` Daarbij komt een budget van ${eur0(work.budget)} voor opleiding of begeleiding.`}`,
    })
  }
  if (out.compensatieWeken !== null) {
    found.push({
      tone: 'info',
      text: 'De ontslagcompensatievergoeding vraag je aan met het formulier C4. Schrijf je op tijd in als werkzoekende.',
    })
  }
  return found
}

/** Who resigns has no benefit to look at, and who retires none either. A manual worker is paid by the holiday fund. */
function nextSteps({ values, work }: Dismissal): ToldNext[] {
  const dismissed = values.wie === 'werkgever' && !values.pensioen
  const worker = values.profiel2013 === 'arbeider'
  const statuut = madeOf(worker ? 'arbeider' : null, 'profiel2013')
  return [
    worker
      ? next('vakantiegeld-berekenen', 'Je vakantiegeld van de vakantiekas', {
          situatie: 'arbeider',
          jaarloon: madeOf(12 * values.maandloon, 'maandloon'),
        })
      : next('vakantiegeld-berekenen', 'Je vertrekvakantiegeld berekenen', { situatie: 'vertrek' }),
    ...(dismissed
      ? [
          next('uitkering-berekenen', 'Wat krijg ik daarna aan uitkering, maand per maand?', {
            begin: madeOf(work.benefitFrom, 'inDienst', 'kennisgeving'),
            statuut,
          }),
          next('noodfonds-calculator', 'Hoeveel buffer heb ik nodig tussen twee jobs?'),
        ]
      : []),
    next('bruto-netto-calculator', 'Wat houd ik over van een nieuw loon?', { statuut }),
  ]
}

export function tell(solved: Dismissal): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const breaks = values.vorm === 'verbreken'
  return {
    headline: 'weken',
    key: [
      'begin',
      ...(breaks ? [] : (['einde'] as const)),
      breaks && out.vergoedingNaOutplacement !== null ? 'vergoedingNaOutplacement' : 'vergoeding',
      'vergoedingNetto',
      'compensatieNetto',
    ],
    captions: {
      weken: work.plan.part1 ? { note: span(solved) } : {},
      begin: breaks ? { label: 'Contract stopt op' } : {},
      vergoeding: values.wie === 'werkgever' ? {} : { label: 'Wat jij betaalt zonder te werken, bruto' },
    },
    sentence: sentence(solved),
    charts: breaks ? [ladderChart(solved)] : [timeline(solved), ladderChart(solved)],
    tables: [ladderTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Contract van onbepaalde duur, zonder schorsing door ziekte of vakantie.',
      'De anciënniteit telt op de dag dat de opzeg begint, of op de dag dat het contract gebroken wordt.',
      'De vergoeding is het lopend loon met voordelen, gedeeld door 52 per week.',
      ...(work.severance === null
        ? []
        : [
            `Netto: na RSZ, en belast aan het gemiddelde tarief van het jaar ervoor (${pct(work.severance.rate, 1)}, met gemeentebelasting), met een vol jaar aan dit loon.`,
          ]),
      ...(out.compensatieNetto === null
        ? []
        : ['De ontslagcompensatie ramen we als je nettoloon van die weken. De RVA stelt het juiste bedrag vast.']),
    ],
    excluded: [
      'Afwijkingen in je contract of in de cao van je sector.',
      'Schorsing: ziekte of vakantie kan de opzeg van je werkgever verlengen.',
      'Inschakelingsmaatregelen bij lange opzeg.',
      'De bedrijfsvoorheffing die je werkgever eerst inhoudt: de aanslag rekent af aan het gemiddelde tarief.',
    ],
    next: nextSteps(solved),
    downloads: [
      {
        name: 'opzeg.ics',
        label: breaks ? 'Zet de laatste dag in je agenda' : 'Zet begin en einde in je agenda',
        events: breaks
          ? [{ date: out.einde, title: 'Je contract stopt' }]
          : [
              { date: out.begin, title: 'Begin van de opzegtermijn' },
              { date: out.einde, title: `Laatste dag van de opzeg (${span(solved)})` },
            ],
        madeOn: values.kennisgeving,
      },
    ],
    letter: letter(solved),
  }
}
