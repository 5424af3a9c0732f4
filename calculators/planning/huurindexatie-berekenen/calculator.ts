import { defineCalculator } from '#calculators/calculator.ts'
import { choice, date, euro } from '#calculators/fields.ts'
import { dateText, eur, longDate, num, pct } from '#calculators/format.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { addYears } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { gewestNaam, gewestOptions } from '#rules/gewest.ts'
import {
  epcCorrectie,
  indexeerHuur,
  lastAnniversary,
  type RentPlan,
  startIndexMonth,
  terugwerkendeMaanden,
} from '#rules/huurindexatie.ts'
import { indexOf, lastMonth } from '#rules/prijsindex.ts'

export default defineCalculator({
  inputs: {
    basishuur: euro({
      label: 'Basishuur per maand',
      start: 800,
      min: 1,
      max: 20_000,
      slider: 10,
      hint: 'De huur uit het contract, zonder kosten.',
    }),
    gewest: choice({
      label: 'Gewest',
      start: 'vlaanderen',
      options: gewestOptions,
    }),
    start: date({
      label: 'Start van de huur',
      start: ({ today }) => `${Number(today.slice(0, 4)) - 6}-05-01`,
      min: '2003-02-01',
      max: '2030-12-31',
    }),
    ondertekend: date({
      label: 'Contract ondertekend op',
      start: ({ today }) => `${Number(today.slice(0, 4)) - 6}-04-10`,
      min: '2003-01-02',
      max: '2030-12-31',
    }),
    epc: choice({
      label: 'EPC-label',
      start: 'c',
      hint: 'Telt voor contracten van voor oktober 2022 in Vlaanderen en Brussel.',
      options: [
        { value: 'geen', label: 'geen EPC' },
        { value: 'a', label: 'A of A+' },
        { value: 'b', label: 'B' },
        { value: 'c', label: 'C' },
        { value: 'd', label: 'D' },
        { value: 'e', label: 'E' },
        { value: 'f', label: 'F' },
        { value: 'g', label: 'G' },
      ],
    }),
    vanaf: date({
      label: 'Nieuwe huur vanaf',
      start: ({ today }) => today,
      refine: true,
      min: '2004-01-01',
      max: '2031-12-31',
    }),
    huidigeHuur: euro({
      label: 'Huur die nu betaald wordt',
      start: null,
      optional: true,
      max: 20_000,
      refine: true,
      hint: 'Om het verschil te tonen.',
    }),
  },

  check({ start, ondertekend, vanaf, gewest }, { law }) {
    if (ondertekend > start) return { ondertekend: 'Een contract wordt ondertekend voor of op de startdatum.' }
    if (lastAnniversary(start, vanaf) === null)
      return { vanaf: `De huur kan pas na een jaar geïndexeerd worden, vanaf ${dateText(addYears(start, 1))}.` }
    const startMonth = startIndexMonth({ region: gewest, signed: ondertekend, start })
    if (indexOf(law, startMonth, 'gezondheid') === null)
      return {
        start: `We hebben de gezondheidsindex van ${longDate(startMonth)} niet. Wel 2003, 2005 tot 2007 en alles vanaf 2014.`,
      }
    return undefined
  },

  compute(values, { law, today }) {
    const plan: RentPlan = {
      region: values.gewest,
      rent: values.basishuur,
      signed: values.ondertekend,
      start: values.start,
      on: values.vanaf,
      epc: values.epc,
    }
    const wanted = indexeerHuur(law, plan)
    // The newest anniversary may need an index that is not published yet; then we show the one before it.
    const waiting = wanted !== null && 'missing' in wanted ? wanted.missing : null
    const fallbackDay = addYears(lastAnniversary(values.start, values.vanaf) ?? values.vanaf, -1)
    const found = waiting === null ? wanted : indexeerHuur(law, { ...plan, on: fallbackDay })
    const result = found !== null && !('missing' in found) ? found : null
    const rent = result?.rent ?? values.basishuur
    const current = values.huidigeHuur ?? values.basishuur
    const history = Array.from({ length: 30 }, (_, index) => addYears(values.start, index + 1))
      .filter((day) => day <= values.vanaf)
      .map((day) => ({ day, outcome: indexeerHuur(law, { ...plan, on: day }) }))
      .flatMap(({ day, outcome }) => (outcome !== null && !('missing' in outcome) ? [{ day, outcome }] : []))

    const chart: Chart = {
      kind: 'step',
      key: 'huur',
      title: 'Hoogste huur per jaar',
      sentence: `Van ${eur(values.basishuur)} bij de start tot ${eur(rent)} nu.`,
      x: {
        label: 'Verjaardag',
        values: [Number(values.start.slice(0, 4)), ...history.map(({ day }) => Number(day.slice(0, 4)))],
      },
      y: { unit: 'euro' },
      series: [
        {
          key: 'huur',
          label: 'Geïndexeerde huur',
          values: [values.basishuur, ...history.map(({ outcome }) => outcome.rent)],
        },
      ],
    }
    const table: Table = {
      key: 'verjaardagen',
      title: 'Verjaardag per verjaardag',
      columns: [
        { key: 'vanaf', label: 'Vanaf', unit: 'date' },
        { key: 'maand', label: 'Index van', unit: 'month' },
        { key: 'index', label: 'Gezondheidsindex', unit: 'number' },
        { key: 'correctie', label: 'EPC-factor', unit: 'number', decimals: 6 },
        { key: 'huur', label: 'Huur', unit: 'euro' },
      ],
      rows:
        history.length > 0
          ? history.map(({ day, outcome }) => [day, outcome.newMonth, outcome.newIndex, outcome.factor, outcome.rent])
          : [[values.start, startIndexMonth(plan), null, 1, values.basishuur]],
    }

    const notices: Notice[] = []
    if (waiting !== null)
      notices.push({
        tone: 'warning',
        text: `De gezondheidsindex van ${longDate(waiting)} staat nog niet in onze reeks (tot ${longDate(lastMonth('gezondheid'))}). We tonen de indexering van het jaar ervoor.`,
      })
    if (result && result.correction !== 'geen')
      notices.push({
        tone: 'law',
        text:
          result.correction === 'half'
            ? 'Door het EPC mocht deze huur in 2022-2023 maar half stijgen. Die correctie blijft gelden.'
            : 'Door het EPC mocht deze huur in 2022-2023 niet stijgen. Die correctie blijft gelden.',
      })
    if (values.gewest === 'wallonie' && values.start < '2022-11-01')
      notices.push({
        tone: 'info',
        text: 'Wallonië had in 2022-2023 eigen beperkingen volgens het EPC. Die rekenen we niet mee: kijk ze na bij de Waalse overheid.',
      })

    const steps: Step[] = result
      ? [
          {
            text: `De aanvangsindex is die van ${longDate(result.startMonth)}: **${num(result.startIndex)}**. ${values.gewest === 'brussel' ? 'In Brussel telt de maand vóór de ondertekening.' : 'Dat is de maand vóór de start van de huur.'}`,
          },
          {
            text: `De nieuwe index is die van ${longDate(result.newMonth)}, de maand vóór de verjaardag op ${dateText(result.anniversary)}: **${num(result.newIndex)}**.`,
          },
          {
            text: `Zonder correctie wordt de huur **${eur(result.uncorrected)}**.`,
            formula: `${eur(values.basishuur)} × ${num(result.newIndex)} ÷ ${num(result.startIndex)}`,
          },
          ...(result.correction === 'geen'
            ? [{ text: 'Er is geen correctie voor het EPC.', law: [epcCorrectie] }]
            : [
                {
                  text: `Met de EPC-factor ${num(result.factor, 6)} wordt dat **${eur(result.rent)}**.`,
                  formula: `${eur(result.uncorrected)} × ${num(result.factor, 6)}`,
                  law: [epcCorrectie],
                },
              ]),
          {
            text: `Een verhuurder die het te laat vraagt, krijgt hoogstens ${law(terugwerkendeMaanden)} maanden terug.`,
            law: [terugwerkendeMaanden],
          },
        ]
      : [
          { text: 'De index die we nodig hebben, is nog niet gepubliceerd.' },
          { text: 'De huur blijft tot dan wat ze is.' },
        ]

    const rise = rent / values.basishuur - 1
    return report({
      headline: figure('nieuweHuur', 'Nieuwe huur per maand', rent),
      sentence: `Vanaf ${dateText(result?.anniversary ?? values.vanaf)} mag de huur **${eur(rent)}** per maand zijn. Dat is ${pct(Math.abs(rise))} ${rise >= 0 ? 'meer' : 'minder'} dan de basishuur.`,
      figures: [
        figure('verschil', 'Verschil met wat nu betaald wordt', roundCents(rent - current)),
        figure('perJaar', 'Verschil per jaar', roundCents(12 * (rent - current))),
        figure('zonderCorrectie', 'Zonder EPC-correctie', result?.uncorrected ?? null),
        figure('correctiefactor', 'EPC-correctiefactor', result?.factor ?? null, 'number', { decimals: 6 }),
        figure('aanvangsindex', 'Aanvangsindex', result?.startIndex ?? null, 'number', { decimals: 2 }),
        figure('nieuweIndex', 'Nieuwe index', result?.newIndex ?? null, 'number', { decimals: 2 }),
        figure('verjaardag', 'Vanaf', result?.anniversary ?? null, 'date'),
        figure('stijging', 'Stijging sinds de start', rise, 'percent'),
      ],
      charts: [chart],
      tables: [table],
      steps,
      notices,
      assumptions: [
        'Het gaat om een hoofdverblijfplaats met een gewone indexeringsclausule.',
        'Gezondheidsindex van Statbel, basis 2013 = 100.',
        `Berekend op ${dateText(today)}.`,
      ],
      excluded: [
        'Kosten en lasten naast de huur.',
        'Huurherziening na werken of om de drie jaar.',
        'De Waalse beperkingen van 2022-2023.',
      ],
      next: [
        {
          slug: 'inflatie-calculator-belgie',
          text: 'Een ander bedrag met de index omrekenen',
          carry: { bedrag: values.basishuur, index: 'gezondheid' },
        },
        {
          slug: 'huren-of-kopen-calculator',
          text: 'Blijft huren voordeliger dan kopen?',
          carry: { huur: Math.round(rent) },
        },
      ],
      letter: {
        title: 'Brief: vraag tot indexering van de huur',
        paragraphs: [
          `Betreft: indexering van de huurprijs, contract van ${dateText(values.ondertekend)}, ingegaan op ${dateText(values.start)}, ${gewestNaam[values.gewest]}.`,
          'Geachte,',
          `Volgens het huurcontract wordt de huur elk jaar aangepast aan de gezondheidsindex. De basishuur bedraagt ${eur(values.basishuur)} per maand.`,
          result
            ? `De aanvangsindex is ${num(result.startIndex)} (${longDate(result.startMonth)}). De nieuwe index is ${num(result.newIndex)} (${longDate(result.newMonth)}). De nieuwe huur is dus ${eur(values.basishuur)} × ${num(result.newIndex)} ÷ ${num(result.startIndex)}${result.correction === 'geen' ? '' : ` × ${num(result.factor, 6)} (EPC-correctie)`} = ${eur(rent)}.`
            : 'De index van de betrokken maand is nog niet gepubliceerd.',
          `Gelieve vanaf ${dateText(result?.anniversary ?? values.vanaf)} dit bedrag te betalen, zonder de kosten.`,
          'Met vriendelijke groeten,',
        ],
      },
    })
  },
})
