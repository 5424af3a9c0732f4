import { calendarFile } from '#calculators/calendar.ts'
import { defineCalculator } from '#calculators/calculator.ts'
import { choice, count, date, euro } from '#calculators/fields.ts'
import { dateText, duration, eur, longDate, num, plural } from '#calculators/format.ts'
import { figure, type Notice, report } from '#calculators/report.ts'
import { addDays, addMonths, compareDates } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import {
  anciennieteit,
  beginOpzeg,
  eenheidsstatuut,
  opzegMaximum,
  uitwerkingAangetekend,
  wekenOpzeg,
} from '#rules/opzeg.ts'
import {
  firstPart,
  roomAfterPart1,
  indemnity,
  ladderChart,
  ladderTable,
  noticeLetter,
  timeline,
  steps,
} from './notice.ts'

export default defineCalculator({
  inputs: {
    wie: choice({
      label: 'Wie zegt op?',
      start: 'werkgever',
      options: [
        { value: 'werkgever', label: 'Mijn werkgever ontslaat mij' },
        { value: 'werknemer', label: 'Ik neem zelf ontslag' },
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
    profiel2013: choice({
      label: 'Profiel op 31 december 2013',
      start: 'hogereBediende',
      refine: true,
      group: 'In dienst vóór 2014',
      hint: 'Alleen van belang als je toen al in dienst was.',
      options: [
        { value: 'hogereBediende', label: 'Bediende met hoger loon' },
        { value: 'lagereBediende', label: 'Bediende met lager loon' },
        { value: 'zelfInvullen', label: 'Arbeider of andere: ik vul de weken in' },
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
    const effective = values.wijze === 'aangetekend' ? uitwerkingAangetekend(values.kennisgeving) : values.kennisgeving
    const start = beginOpzeg(effective)
    const unified = law(eenheidsstatuut)
    const old = values.inDienst < unified
    const part1 = old ? firstPart(law, values, unified) : null
    const countFrom = old ? unified : values.inDienst
    const months = anciennieteit(countFrom, start)
    const table = wekenOpzeg(law, months, values.wie)
    const cap = law.on(values.inDienst)(opzegMaximum)
    const capped = cap !== null && values.wie === 'werkgever' && table > cap
    const weeks2 = capped ? cap : values.wie === 'werknemer' && part1 ? roomAfterPart1(law, table, part1) : table

    // Part 1 is in months for clerks: it runs first, then the weeks of part 2.
    const startPart2 = part1 ? addDays(addMonths(start, part1.maanden), Math.round(part1.weken * 7)) : start
    const end = addDays(startPart2, weeks2 * 7 - 1)
    const weeksTotal = part1 ? weeks2 + part1.weken + (part1.maanden * 52) / 12 : weeks2
    const yearly = roundCents(values.maandloon * values.loonMaanden + values.voordelen)
    const pay = indemnity(yearly, weeks2, part1)
    const service = anciennieteit(values.inDienst, start)

    const notices: Notice[] = []
    if (values.wie === 'werkgever' && values.wijze === 'afgegeven') {
      notices.push({
        tone: 'law',
        text: 'Een werkgever moet aangetekend of met een deurwaarder opzeggen. Een brief in de hand is ongeldig als opzegging.',
      })
    }
    if (old) {
      notices.push({
        tone: 'warning',
        text: 'Je was al in dienst vóór 2014. De opzeg bestaat dan uit twee delen. Deel 1 is hier in grote lijnen: laat het nakijken door je vakbond of sociaal secretariaat.',
      })
    }
    if (capped && cap !== null) {
      notices.push({
        tone: 'law',
        text: `Voor contracten vanaf 1 april 2026 is de opzeg door de werkgever begrensd op ${plural(cap, 'week', 'weken')}. De oude tabel gaf ${plural(table, 'week', 'weken')}.`,
      })
    }
    if (values.wie === 'werkgever' && months < 6 && compareDates(values.inDienst, '2026-04-01') >= 0) {
      notices.push({
        tone: 'info',
        text: 'Een kortere opzeg van één week in de eerste zes maanden is aangekondigd. Op 15 november 2026 was niet bevestigd dat ze geldt, dus we rekenen er niet mee.',
      })
    }

    return report({
      headline: figure('weken', 'Opzegtermijn in weken', roundCents(weeksTotal), 'number', {
        decimals: part1 ? 1 : 0,
      }),
      sentence: part1
        ? `De opzeg duurt ${part1.tekst}${weeks2 > 0 ? ` en ${plural(weeks2, 'week', 'weken')}` : ''}: **van ${longDate(start)} tot ${longDate(end)}**. Zonder te werken is de vergoeding ${eur(pay.totaal)} bruto.`
        : `De opzegtermijn is **${plural(weeks2, 'week', 'weken')}**: van maandag ${longDate(start)} tot zondag ${longDate(end)}. Zonder te werken is de vergoeding ${eur(pay.totaal)} bruto.`,
      figures: [
        figure('begin', 'Opzeg begint op', start, 'date'),
        figure('einde', 'Laatste dag van de opzeg', end, 'date'),
        figure('uitwerking', 'Brief heeft gevolg op', effective, 'date'),
        figure('anciennieteit', 'Anciënniteit bij het begin', service, 'months'),
        figure('wekenDeel2', 'Weken volgens de tabel', weeks2, 'number', { decimals: 0 }),
        ...(part1
          ? [
              figure('maandenDeel1', 'Deel 1: maanden tot eind 2013', part1.maanden, 'number', { decimals: 1 }),
              figure('wekenDeel1', 'Deel 1: weken tot eind 2013', part1.weken, 'number', { decimals: 1 }),
            ]
          : []),
        figure('jaarloon', 'Jaarloon met voordelen', yearly),
        figure('weekloon', 'Loon per week', roundCents(yearly / 52)),
        figure('vergoeding', 'Verbrekingsvergoeding, bruto', pay.totaal),
      ],
      charts: [
        timeline(values, { effective, start, end, part1End: part1 ? startPart2 : null }),
        ladderChart(law, values.wie, months),
      ],
      tables: [ladderTable(law, values.wie, months)],
      steps: steps(law, values, { effective, start, end, months, weeks: weeks2, capped, part1, yearly, pay }),
      notices,
      assumptions: [
        'Contract van onbepaalde duur, zonder schorsing door ziekte of vakantie.',
        'De anciënniteit telt op de dag dat de opzeg begint.',
        'De vergoeding is het lopend loon met voordelen, gedeeld door 52 per week.',
      ],
      excluded: [
        'Afwijkingen in je contract of cao, en de tegenopzeg.',
        'Schorsing: ziekte of vakantie kan de opzeg van je werkgever verlengen.',
        'Inschakelingsmaatregelen bij lange opzeg en outplacement.',
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
          type: 'text/calendar',
          content: () =>
            calendarFile(
              [
                { date: start, title: 'Begin van de opzegtermijn' },
                { date: end, title: `Laatste dag van de opzeg (${num(weeks2)} weken)` },
              ],
              values.kennisgeving,
            ),
        },
      ],
      letter:
        values.wie === 'werknemer'
          ? noticeLetter({
              start,
              weeks: weeks2,
              part1: part1?.tekst ?? null,
              sentOn: dateText(values.kennisgeving),
              service: duration(service),
            })
          : undefined,
    })
  },
})
