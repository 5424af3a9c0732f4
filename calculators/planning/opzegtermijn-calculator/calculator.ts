import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, date, euro, toggle } from '#calculators/kernel/fields.ts'
import { dateText, duration, eur, longDate, plural } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { compareDates } from '#finance/dates.ts'
import { anciennieteit } from '#rules/loon/opzeg.ts'
import { eenheidsstatuut, grensHogeBediende, grensTopBediende, outplacement } from '#rules/loon/opzeg.figures.ts'
import { ladderChart, ladderTable, noticeLetter, steps, timeline } from './notice.ts'
import { noticePlan } from './plan.ts'

export default defineLegacy({
  inputs: {
    wie: choice({
      label: 'Wie zegt op?',
      start: 'werkgever',
      options: [
        { value: 'werkgever', label: 'Mijn werkgever ontslaat mij' },
        { value: 'werknemer', label: 'Ik neem zelf ontslag' },
        {
          value: 'tegenopzeg',
          label: 'Ik ben opgezegd en vond een andere job',
          hint: 'De tegenopzeg: een verkorte termijn.',
        },
      ],
    }),
    inDienst: date({
      label: 'In dienst sinds',
      start: '2019-03-01',
      min: '1960-01-01',
      max: '2060-12-31',
    }),
    kennisgeving: date({
      label: 'Dag van de opzegbrief',
      start: ({ today }) => today,
      min: '2014-01-01',
      max: '2060-12-31',
      hint: 'De dag waarop de brief vertrekt of wordt afgegeven.',
    }),
    wijze: choice({
      label: 'Hoe wordt de brief bezorgd?',
      start: 'aangetekend',
      options: [
        { value: 'aangetekend', label: 'Aangetekend', hint: 'Werkt de derde werkdag na verzending.' },
        {
          value: 'afgegeven',
          label: 'Afgegeven of deurwaarder',
          hint: 'Werkt dezelfde dag. Afgeven kan alleen als je zelf opzegt.',
        },
      ],
    }),
    vorm: choice({
      label: 'Wordt de opzeg gewerkt?',
      start: 'presteren',
      refine: true,
      options: [
        { value: 'presteren', label: 'Ja, de termijn wordt gewerkt' },
        { value: 'verbreken', label: 'Nee, het contract stopt meteen met een vergoeding' },
      ],
    }),
    pensioen: toggle({
      label: 'De opzeg loopt tot aan de wettelijke pensioenleeftijd',
      start: false,
      refine: true,
      when: { wie: 'werkgever' },
    }),
    maandloon: euro({
      label: 'Bruto maandloon',
      start: 3_400,
      max: 50_000,
      slider: 50,
      hint: 'Voor de verbrekingsvergoeding.',
    }),
    loonMaanden: count({
      label: 'Maanden loon per jaar',
      start: 13.92,
      min: 12,
      max: 20,
      decimals: 2,
      refine: true,
      group: 'Vergoeding',
      unit: 'maanden',
      hint: '12 maanden, dertiende maand en dubbel vakantiegeld: 13,92.',
    }),
    voordelen: euro({
      label: 'Voordelen per jaar',
      start: 0,
      max: 500_000,
      refine: true,
      group: 'Vergoeding',
      hint: 'Groepsverzekering, maaltijdcheques, bedrijfswagen: wat je werkgever betaalt.',
    }),
    weekloonAfronden: toggle({
      label: 'Maand- en weekloon eerst afronden op de cent',
      start: false,
      refine: true,
      group: 'Vergoeding',
      hint: 'Sommige sociale secretariaten doen dat. Het verschil is enkele centen.',
    }),
    profiel2013: choice({
      label: 'Profiel op 31 december 2013',
      start: 'hogereBediende',
      refine: true,
      group: 'In dienst vóór 2014',
      hint: ({ law }) =>
        `Alleen van belang als je toen al in dienst was. Hoger loon: meer dan ${eur(law(grensHogeBediende), 0)} bruto per jaar, het hoogste meer dan ${eur(law(grensTopBediende), 0)}.`,
      options: [
        { value: 'hogereBediende', label: 'Bediende met hoger loon' },
        { value: 'topBediende', label: 'Bediende met het hoogste loon', hint: 'Meer dan dubbel van de eerste grens.' },
        { value: 'lagereBediende', label: 'Bediende met lager loon' },
        { value: 'arbeider', label: 'Arbeider, algemene regeling' },
        { value: 'zelfInvullen', label: 'Andere regeling: ik vul de weken in' },
      ],
    }),
    weken2013: count({
      label: 'Weken opzeg voor de jaren tot eind 2013',
      start: 0,
      max: 200,
      decimals: 2,
      refine: true,
      group: 'In dienst vóór 2014',
      unit: 'weken',
      when: { profiel2013: 'zelfInvullen' },
      hint: 'Staat in de cao van je sector.',
    }),
  },

  check({ inDienst, kennisgeving }) {
    return inDienst > kennisgeving
      ? { kennisgeving: 'De opzegbrief kan niet vóór je eerste werkdag liggen.' }
      : undefined
  },

  compute(values, { law: today }) {
    const law = today.on(values.kennisgeving)
    const plan = noticePlan(law, values)
    const { part1, weeks, pay, start, end, cap } = plan
    const breaks = values.vorm === 'verbreken'
    const old = values.wie !== 'tegenopzeg' && values.inDienst < law(eenheidsstatuut)

    const notices: Notice[] = []
    if (values.wie === 'werkgever' && values.wijze === 'afgegeven' && !breaks) {
      notices.push({
        tone: 'law',
        text: 'Een werkgever moet aangetekend of met een deurwaarder opzeggen. Een brief in de hand is ongeldig als opzegging.',
      })
    }
    if (old && part1) {
      notices.push({
        tone: 'warning',
        text: 'Je was al in dienst vóór 2014. De opzeg bestaat dan uit twee delen. Deel 1 is hier in grote lijnen: laat het nakijken door je vakbond of sociaal secretariaat.',
      })
    }
    if (cap?.why === 'nieuwContract') {
      notices.push({
        tone: 'law',
        text: `Voor contracten vanaf 1 april 2026 is de opzeg door de werkgever begrensd op ${plural(cap.weeks, 'week', 'weken')}. De oude tabel gaf ${plural(plan.table, 'week', 'weken')}.`,
      })
    }
    if (cap?.why === 'eigenOntslag') {
      notices.push({
        tone: 'law',
        text: `Wie zelf opzegt, werkt hier hoogstens ${plural(cap.weeks, 'week', 'weken')}, ook met jaren van voor 2014.`,
      })
    }
    if (
      values.wie === 'werkgever' &&
      anciennieteit(values.inDienst, start) < 6 &&
      compareDates(values.inDienst, '2026-04-01') >= 0
    ) {
      notices.push({
        tone: 'info',
        text: 'Een kortere opzeg van één week in de eerste zes maanden is aangekondigd. Op 15 november 2026 was niet bevestigd dat ze geldt, dus we rekenen er niet mee.',
      })
    }
    if (plan.afterOutplacement !== null) {
      const { vanaf, aftrek } = law(outplacement)
      notices.push({
        tone: 'law',
        text: `Vanaf ${plural(vanaf, 'week', 'weken')} opzeg biedt je werkgever outplacement aan. Breekt hij het contract meteen, dan gaan er ${plural(aftrek, 'week', 'weken')} loon af: je krijgt ${eur(plan.afterOutplacement)}.`,
      })
    }
    const inWeeks = plural(weeks, 'week', 'weken')
    const span = part1 ? `${part1.tekst}${weeks > 0 ? ` en ${inWeeks}` : ''}` : inWeeks

    return report({
      headline: figure('weken', 'Opzegtermijn in weken', plan.weeksTotal, 'number', { decimals: part1 ? 1 : 0 }),
      sentence: breaks
        ? `Wie nu meteen breekt, betaalt het loon van **${span}**: ${eur(pay.totaal)} bruto.`
        : part1
          ? `De opzeg duurt ${span}: **van ${longDate(start)} tot ${longDate(end)}**. Zonder te werken is de vergoeding ${eur(pay.totaal)} bruto.`
          : `De opzegtermijn is **${span}**: van maandag ${longDate(start)} tot zondag ${longDate(end)}. Zonder te werken is de vergoeding ${eur(pay.totaal)} bruto.`,
      figures: [
        figure('begin', breaks ? 'Contract stopt op' : 'Opzeg begint op', start, 'date'),
        figure('einde', 'Laatste dag van de opzeg', end, 'date'),
        figure('uitwerking', 'Brief heeft gevolg op', plan.effective, 'date'),
        figure('anciennieteit', 'Anciënniteit bij het begin', plan.service, 'months'),
        figure('wekenDeel2', 'Weken volgens de tabel', weeks, 'number', { decimals: 0 }),
        ...(part1
          ? [
              figure('maandenDeel1', 'Deel 1: maanden tot eind 2013', part1.maanden, 'number', { decimals: 1 }),
              figure('wekenDeel1', 'Deel 1: weken tot eind 2013', part1.weken, 'number', { decimals: 1 }),
              figure('vergoedingDeel1', 'Vergoeding voor deel 1', pay.deel1),
              figure('vergoedingDeel2', 'Vergoeding voor deel 2', pay.deel2),
            ]
          : []),
        figure('jaarloon', 'Jaarloon met voordelen', plan.yearly),
        figure('weekloon', 'Loon per week', plan.weekly),
        figure('vergoeding', 'Verbrekingsvergoeding, bruto', pay.totaal),
        ...(plan.afterOutplacement === null
          ? []
          : [figure('vergoedingNaOutplacement', 'Vergoeding na aftrek voor outplacement', plan.afterOutplacement)]),
      ],
      charts: breaks
        ? [ladderChart(law, values.wie, plan.months)]
        : [timeline(values, plan), ladderChart(law, values.wie, plan.months)],
      tables: [ladderTable(law, values.wie, plan.months)],
      steps: steps(values, plan),
      notices,
      assumptions: [
        'Contract van onbepaalde duur, zonder schorsing door ziekte of vakantie.',
        'De anciënniteit telt op de dag dat de opzeg begint, of op de dag dat het contract gebroken wordt.',
        'De vergoeding is het lopend loon met voordelen, gedeeld door 52 per week.',
      ],
      excluded: [
        'Afwijkingen in je contract of in de cao van je sector.',
        'Schorsing: ziekte of vakantie kan de opzeg van je werkgever verlengen.',
        'Inschakelingsmaatregelen bij lange opzeg.',
        'RSZ en belasting op de vergoeding.',
      ],
      next: [
        {
          slug: 'vakantiegeld-berekenen',
          text: 'Je vertrekvakantiegeld berekenen',
          carry: { situatie: 'vertrek', maandloon: values.maandloon },
        },
        { slug: 'noodfonds-calculator', text: 'Hoeveel buffer heb ik nodig tussen twee jobs?' },
        {
          slug: 'bruto-netto-calculator',
          text: 'Wat houd ik over van een nieuw loon?',
          carry: { bruto: values.maandloon },
        },
      ],
      downloads: [
        {
          name: 'opzeg.ics',
          label: 'Zet begin en einde in je agenda',
          events: [
            { date: start, title: 'Begin van de opzegtermijn' },
            { date: end, title: `Laatste dag van de opzeg (${span})` },
          ],
          madeOn: values.kennisgeving,
        },
      ],
      letter:
        values.wie === 'werkgever' || breaks
          ? undefined
          : noticeLetter({
              start,
              weeks,
              part1: part1?.tekst ?? null,
              sentOn: dateText(values.kennisgeving),
              service: duration(plan.service),
              counter: values.wie === 'tegenopzeg',
            }),
    })
  },
})
