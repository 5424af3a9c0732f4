import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, date, euro } from '#calculators/kernel/fields.ts'
import { dateText, eur, longDate, pct } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { addYears } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { gewestOptions } from '#rules/kernel/gewest.ts'
import { indexeerHuur, lastAnniversary, type RentPlan, startIndexMonth } from '#rules/wonen/huurindexatie.ts'
import { healthFromBase, indexOf, lastMonth } from '#rules/kernel/prijsindex.ts'
import { allowedText, rentChart, rentLetter, rentSteps, rentTable } from './show.ts'

const ownIndex = { refine: true, group: 'Eigen indexcijfers' } as const
const bases = [
  { value: '2025', label: '2025 = 100' },
  { value: '2013', label: '2013 = 100' },
  { value: '2004', label: '2004 = 100' },
  { value: '1996', label: '1996 = 100' },
  { value: '1988', label: '1988 = 100' },
] as const

export default defineLegacy({
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
      profile: 'gewest',
      start: 'vlaanderen',
      options: gewestOptions,
    }),
    start: date({
      label: 'Start van de huur',
      start: ({ today }) => `${Number(today.slice(0, 4)) - 6}-05-01`,
      min: '1994-03-01',
      max: '2030-12-31',
    }),
    ondertekend: date({
      label: 'Contract ondertekend op',
      start: ({ today }) => `${Number(today.slice(0, 4)) - 6}-04-10`,
      min: '1994-02-01',
      max: '2030-12-31',
      hint: 'Bepaalt de aanvangsindex in Brussel en Wallonië, en voor Vlaamse contracten van voor 2019.',
    }),
    epc: choice({
      label: 'EPC-label',
      start: 'c',
      hint: 'Telt voor contracten die al liepen toen de beperking van 2022 begon.',
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
      min: '1995-02-01',
      max: '2031-12-31',
      hint: 'We nemen de laatste verjaardag van het contract voor of op deze dag.',
    }),
    huidigeHuur: euro({
      label: 'Huur die nu betaald wordt',
      start: null,
      optional: true,
      max: 20_000,
      refine: true,
      hint: 'Om het verschil te tonen.',
    }),
    aanvangsindex: count({
      label: 'Aanvangsindex',
      hint: 'Leeg: uit onze reeks. Beide cijfers mogen een ander basisjaar hebben.',
      start: null,
      optional: true,
      min: 1,
      max: 1_000,
      decimals: 2,
      unit: '',
      ...ownIndex,
    }),
    basisAanvangsindex: choice({
      label: 'Basisjaar van de aanvangsindex',
      start: '2013',
      options: bases,
      ...ownIndex,
    }),
    nieuweIndex: count({
      label: 'Nieuwe index',
      hint: 'Leeg: uit onze reeks.',
      start: null,
      optional: true,
      min: 1,
      max: 1_000,
      decimals: 2,
      unit: '',
      ...ownIndex,
    }),
    basisNieuweIndex: choice({ label: 'Basisjaar van de nieuwe index', start: '2013', options: bases, ...ownIndex }),
  },

  check({ start, ondertekend, vanaf, gewest, aanvangsindex }, { law }) {
    if (ondertekend > start) return { ondertekend: 'Een contract wordt ondertekend voor of op de startdatum.' }
    if (lastAnniversary(start, vanaf) === null)
      return { vanaf: `De huur kan pas na een jaar geïndexeerd worden, vanaf ${dateText(addYears(start, 1))}.` }
    const startMonth = startIndexMonth(law, { region: gewest, signed: ondertekend, start })
    const known = indexOf(law, startMonth, 'gezondheid') !== null || aanvangsindex !== null
    if (!known)
      return {
        start: `We hebben de gezondheidsindex van ${longDate(startMonth)} niet, wel 1999, 2003, 2005 tot 2007, 2009 en alles vanaf februari 2011. Vul de aanvangsindex zelf in bij Verfijn.`,
      }
    return undefined
  },

  compute(values, { law, today }) {
    const { aanvangsindex, nieuweIndex } = values
    const base: RentPlan = {
      region: values.gewest,
      rent: values.basishuur,
      signed: values.ondertekend,
      start: values.start,
      on: values.vanaf,
      epc: values.epc,
      ownStartIndex: aanvangsindex !== null ? healthFromBase(law, aanvangsindex, values.basisAanvangsindex) : null,
    }
    const plan: RentPlan = {
      ...base,
      ownNewIndex: nieuweIndex !== null ? healthFromBase(law, nieuweIndex, values.basisNieuweIndex) : null,
    }
    const wanted = indexeerHuur(law, plan)
    // The newest anniversary may need an index that is not published yet; then we show the one before it.
    const waiting = wanted !== null && 'missing' in wanted ? wanted.missing : null
    const last = lastAnniversary(values.start, values.vanaf) ?? values.vanaf
    const found = waiting === null ? wanted : indexeerHuur(law, { ...base, on: addYears(last, -1) })
    const result = found !== null && !('missing' in found) ? found : null
    const rent = result?.rent ?? values.basishuur
    const current = values.huidigeHuur ?? values.basishuur
    const history = Array.from({ length: 40 }, (_, index) => addYears(values.start, index + 1))
      .filter((day) => day <= values.vanaf)
      .map((day) => ({ day, outcome: indexeerHuur(law, { ...(day === last ? plan : base), on: day }) }))
      .flatMap(({ day, outcome }) => (outcome !== null && !('missing' in outcome) ? [{ day, outcome }] : []))
    const startMonth = startIndexMonth(law, plan)

    const notices: Notice[] = []
    if (waiting !== null)
      notices.push({
        tone: 'warning',
        text: `De gezondheidsindex van ${longDate(waiting)} staat nog niet in onze reeks (tot ${longDate(lastMonth('gezondheid'))}). We tonen de indexering van het jaar ervoor. Ken je het cijfer, vul het dan in bij Verfijn.`,
      })
    if (result && result.allowed < 1)
      notices.push({
        tone: 'law',
        text: `Door het EPC mocht deze huur in 2022-2023 ${allowedText(result.allowed)}. Die correctie blijft gelden, tot er een beter EPC of een nieuw contract is.`,
      })
    if (values.gewest !== 'vlaanderen')
      notices.push({
        tone: 'law',
        text:
          values.gewest === 'brussel'
            ? 'In Brussel mag de verhuurder pas indexeren als het contract geregistreerd is en de huurder het EPB-certificaat kreeg.'
            : 'In Wallonië mag de verhuurder pas indexeren als het contract geregistreerd is.',
      })

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
      charts: [rentChart(values, history, rent)],
      tables: [rentTable(values, history, startMonth)],
      steps: rentSteps(law, values, result),
      notices,
      assumptions: [
        'Het gaat om een hoofdverblijfplaats met een gewone indexeringsclausule.',
        'Gezondheidsindex van Statbel, basis 2013 = 100.',
        'Het EPC dat je invult, was er al toen de beperking van 2022-2023 gold.',
        `Berekend op ${dateText(today)}.`,
      ],
      excluded: [
        'Kosten en lasten naast de huur.',
        'Huurherziening na werken of om de drie jaar: begin dan met de herziene huur.',
        'Contracten die voor februari 1994 zijn gesloten.',
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
      letter: rentLetter(values, result, rent),
    })
  },
})
