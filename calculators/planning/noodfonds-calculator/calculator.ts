import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, months, toggle } from '#calculators/kernel/fields.ts'
import { eur, longDate, num, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { shiftMonth } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import { wekenOpzeg } from '#rules/loon/opzeg.ts'
import { gewaarborgdLoon, werkloosheid, ziektePercentage } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { werkloosheidPerMaand, ziektePerMaand } from '#rules/uitkeringen/uitkeringen.ts'

/** Part of a car's value that a surprise costs: a big repair or the gap to a replacement. */
const CAR_SHARE = 0.3
/** A roof or heating after this many years asks for a reserve of its own. */
const OLD_ROOF = 25
const ADVICE_MONTHS = { low: 3, high: 6, wide: 12 } as const
const WEEKS_PER_MONTH = 52 / 12

/** Each of these adds a month to the rule of thumb of three. */
function riskFactors(values: {
  readonly statuut: string
  readonly eigenaar: boolean
  readonly autowaarde: number
  readonly kinderen: number
  readonly partnerInkomen: number
}): readonly string[] {
  return [
    values.partnerInkomen === 0 ? 'één inkomen' : null,
    values.eigenaar ? 'een eigen woning' : null,
    values.autowaarde > 0 ? 'een auto' : null,
    values.kinderen > 0 ? 'kinderen' : null,
    values.statuut === 'zelfstandige' ? 'werk als zelfstandige' : null,
  ].filter((risk) => risk !== null)
}

export default defineLegacy({
  inputs: {
    nettoInkomen: euro({
      label: 'Jouw netto-inkomen per maand',
      profile: 'nettoInkomen',
      start: 2_300,
      max: 50_000,
      slider: 50,
    }),
    brutoloon: euro({
      label: 'Jouw brutoloon per maand',
      start: 3_300,
      max: 100_000,
      slider: 50,
      hint: 'De uitkering hangt ervan af.',
    }),
    vasteKosten: euro({
      label: 'Vaste kosten per maand',
      start: 1_500,
      max: 50_000,
      slider: 25,
      hint: 'Huur of lening, energie, verzekeringen, abonnementen.',
    }),
    levensonderhoud: euro({
      label: 'Noodzakelijk leven per maand',
      start: 700,
      max: 50_000,
      slider: 25,
      hint: 'Eten, vervoer, gezondheid.',
    }),
    statuut: choice({
      label: 'Statuut',
      profile: 'statuut',
      start: 'bediende',
      options: [
        { value: 'bediende', label: 'bediende' },
        { value: 'arbeider', label: 'arbeider' },
        { value: 'zelfstandige', label: 'zelfstandige' },
        { value: 'ambtenaar', label: 'ambtenaar' },
      ],
    }),
    gezin: choice({
      label: 'Gezin',
      start: 'alleenstaand',
      refine: true,
      options: [
        { value: 'alleenstaand', label: 'alleenstaand' },
        { value: 'samenwonend', label: 'samenwonend' },
        { value: 'gezinslast', label: 'met gezinslast' },
      ],
    }),
    partnerInkomen: euro({ label: 'Netto-inkomen van je partner', start: 0, max: 50_000, refine: true }),
    ancienniteit: count({
      label: 'Jaren in dienst',
      start: 4,
      max: 45,
      refine: true,
      unit: 'jaar',
      hint: 'Bepaalt je opzegtermijn.',
    }),
    verzekering: euro({ label: 'Verzekering gewaarborgd inkomen per maand', start: 0, max: 20_000, refine: true }),
    ziekteduur: months({ label: 'Ziek gedurende', start: 6, max: 12, refine: true }),
    zoekduur: months({ label: 'Zonder werk gedurende', start: 6, max: 12, refine: true }),
    eigenaar: toggle({ label: 'Ik ben eigenaar', start: false, refine: true, group: 'Pech met spullen' }),
    woningpech: euro({
      label: 'Pech met de woning',
      start: 3_000,
      max: 200_000,
      refine: true,
      group: 'Pech met spullen',
      when: { eigenaar: true },
    }),
    dakleeftijd: count({
      label: 'Leeftijd van het dak',
      start: 15,
      max: 200,
      refine: true,
      group: 'Pech met spullen',
      unit: 'jaar',
      when: { eigenaar: true },
    }),
    autowaarde: euro({
      label: 'Waarde van je auto',
      start: 8_000,
      max: 200_000,
      refine: true,
      group: 'Pech met spullen',
    }),
    kinderen: count({
      label: 'Kinderen thuis',
      start: 0,
      max: 12,
      refine: true,
      unit: 'kinderen',
      hint: 'Telt mee in de vuistregel met maanden.',
    }),
    doelMaanden: months({
      label: 'Eigen doel, in maanden uitgaven',
      start: null,
      optional: true,
      min: 1,
      max: 60,
      refine: true,
      group: 'Opbouwen',
      hint: 'Leeg: het grootste tekort van hierboven is je doel.',
    }),
    nuGespaard: euro({ label: 'Nu al in je noodfonds', start: 2_000, max: 1_000_000, refine: true, group: 'Opbouwen' }),
    sparenPerMaand: euro({ label: 'Sparen per maand', start: 200, max: 50_000, refine: true, group: 'Opbouwen' }),
  },

  compute(values, { law, today }) {
    const costs = roundCents(values.vasteKosten + values.levensonderhoud)
    const gapOf = (income: number) => roundCents(Math.max(0, costs - income - values.partnerInkomen))
    const sick = Array.from({ length: values.ziekteduur }, (_, index) => {
      const benefit = ziektePerMaand(
        law,
        values.statuut,
        values.gezin,
        values.brutoloon,
        values.nettoInkomen,
        index + 1,
      )
      const insured = index + 1 > law(gewaarborgdLoon)[values.statuut] ? values.verzekering : 0
      return { income: roundCents(benefit + insured), gap: gapOf(benefit + insured) }
    })
    const noticeWeeks =
      values.statuut === 'bediende' || values.statuut === 'arbeider'
        ? wekenOpzeg(law, values.ancienniteit * 12, 'werkgever')
        : 0
    const noticeMonths = Math.floor(noticeWeeks / WEEKS_PER_MONTH)
    const unemployed = values.statuut === 'bediende' || values.statuut === 'arbeider'
    const jobless = Array.from({ length: values.zoekduur }, (_, index) => {
      const benefit =
        values.statuut === 'ambtenaar'
          ? values.nettoInkomen
          : unemployed
            ? werkloosheidPerMaand(law, values.gezin, values.brutoloon, index + 1)
            : 0
      return { income: benefit, gap: gapOf(benefit) }
    })
    const sickGap = sum(sick.map((month) => month.gap))
    const joblessGap = sum(jobless.map((month) => month.gap))
    const roof = values.eigenaar && values.dakleeftijd > OLD_ROOF ? values.woningpech : 0
    const shock = roundCents((values.eigenaar ? values.woningpech + roof : 0) + values.autowaarde * CAR_SHARE)
    const double = roundCents(sickGap + shock)
    const worst = Math.max(sickGap, joblessGap, shock, costs)
    const need = values.doelMaanden === null ? worst : roundCents(values.doelMaanden * costs)
    const monthsCovered = costs > 0 ? need / costs : 0
    const missing = roundCents(Math.max(0, need - values.nuGespaard))
    const monthsToGo = missing === 0 ? 0 : values.sparenPerMaand > 0 ? Math.ceil(missing / values.sparenPerMaand) : null
    const risks = riskFactors(values)
    const adviceMonths = ADVICE_MONTHS.low + risks.length
    const now = today.slice(0, 7)
    const ready = monthsToGo === null || monthsToGo > 1200 ? null : shiftMonth(now, monthsToGo)
    const reason =
      worst === costs
        ? 'één maand uitgaven als ondergrens'
        : worst === sickGap
          ? `${plural(values.ziekteduur, 'maand', 'maanden')} ziekte`
          : worst === joblessGap
            ? `${plural(values.zoekduur, 'maand', 'maanden')} zonder werk`
            : 'pech met woning of auto'

    const longest = Math.max(values.ziekteduur, values.zoekduur)
    const chart: Chart = {
      kind: 'bar',
      key: 'gat',
      title: 'Wat je elke maand tekortkomt',
      sentence: `Bij ziekte kom je samen ${eur(sickGap)} tekort, zonder werk ${eur(joblessGap)}.`,
      categories: Array.from({ length: longest }, (_, index) => `maand ${index + 1}`),
      y: { unit: 'euro0' },
      series: [
        { key: 'ziekte', label: 'Ziek', values: Array.from({ length: longest }, (_, index) => sick[index]?.gap ?? 0) },
        {
          key: 'ontslag',
          label: 'Zonder werk',
          values: Array.from({ length: longest }, (_, index) => jobless[index]?.gap ?? 0),
        },
      ],
    }
    const scenarioTable: Table = {
      key: 'scenarios',
      title: 'Vier keer tegenslag',
      columns: [
        { key: 'scenario', label: 'Wat gebeurt er?', unit: 'text' },
        { key: 'nodig', label: 'Nodig uit je buffer', unit: 'euro' },
        { key: 'maanden', label: 'In maanden uitgaven', unit: 'number', decimals: 1 },
      ],
      rows: [
        [`Ziek, ${plural(values.ziekteduur, 'maand', 'maanden')}`, sickGap, costs > 0 ? sickGap / costs : 0],
        [`Zonder werk, ${plural(values.zoekduur, 'maand', 'maanden')}`, joblessGap, costs > 0 ? joblessGap / costs : 0],
        ['Pech met woning of auto', shock, costs > 0 ? shock / costs : 0],
        ['Dubbele pech: ziek én kapot', double, costs > 0 ? double / costs : 0],
      ],
    }
    const buildUp: Table = {
      key: 'opbouw',
      title: 'Zo bouw je hem op',
      columns: [
        { key: 'maand', label: 'Maand', unit: 'month' },
        { key: 'saldo', label: 'In je noodfonds', unit: 'euro' },
        { key: 'nogNodig', label: 'Nog nodig', unit: 'euro' },
      ],
      rows: Array.from({ length: Math.min(120, monthsToGo ?? 0) + 1 }, (_, index) => {
        const saved = roundCents(
          Math.min(Math.max(need, values.nuGespaard), values.nuGespaard + index * values.sparenPerMaand),
        )
        return [shiftMonth(now, index), saved, roundCents(Math.max(0, need - saved))]
      }),
    }

    const notices: Notice[] = []
    if (values.statuut === 'zelfstandige' && values.verzekering === 0)
      notices.push({
        tone: 'warning',
        text: 'Als zelfstandige krijg je bij ziekte een vast, laag bedrag en bij stopzetting geen gewone werkloosheidsuitkering. Een verzekering gewaarborgd inkomen verkleint het gat.',
      })
    if (need < worst)
      notices.push({
        tone: 'warning',
        text: `Je eigen doel ligt ${eur(worst - need)} onder het grootste tekort: ${eur(worst)}, door ${reason}.`,
      })
    if (double > need)
      notices.push({ tone: 'info', text: `Wie ook dubbele pech wil kunnen opvangen, mikt op ${eur(double)}.` })
    if (monthsToGo === null)
      notices.push({ tone: 'warning', text: 'Zonder maandelijks sparen raakt je noodfonds niet vol.' })
    if (noticeMonths > 0)
      notices.push({
        tone: 'info',
        text: `Bij ontslag heb je eerst nog ${plural(noticeWeeks, 'week', 'weken')} opzeg met loon. Die tijd telt niet mee in het gat.`,
      })

    const steps: Step[] = [
      {
        text: `Je hebt elke maand **${eur(costs)}** nodig.`,
        sum: [
          { label: 'Vaste kosten', value: values.vasteKosten },
          { label: 'Noodzakelijk leven', value: values.levensonderhoud },
          { label: 'Samen', value: costs },
        ],
      },
      {
        text: `${values.ziekteduur > law(gewaarborgdLoon)[values.statuut] ? `Bij ziekte krijg je ${values.statuut === 'zelfstandige' ? '' : 'na het gewaarborgd loon '}ongeveer ${eur(sick.at(-1)?.income ?? 0)} netto per maand` : 'Bij ziekte loopt je loon zo lang door'}. Over ${plural(values.ziekteduur, 'maand', 'maanden')} kom je **${eur(sickGap)}** tekort.`,
        law: [ziektePercentage, gewaarborgdLoon],
      },
      {
        text: `Zonder werk kom je over ${plural(values.zoekduur, 'maand', 'maanden')} **${eur(joblessGap)}** tekort.`,
        law: unemployed ? [werkloosheid] : [],
      },
      {
        text: `Pech met woning of auto kan **${eur(shock)}** kosten.`,
        formula: `${values.eigenaar ? `${eur(values.woningpech + roof)} + ` : ''}${num(CAR_SHARE * 100)} % van ${eur(values.autowaarde)}`,
      },
      values.doelMaanden === null
        ? { text: `Je buffer is het grootste van die bedragen: **${eur(need)}** (${reason}).` }
        : {
            text: `Je koos zelf een doel van ${plural(values.doelMaanden, 'maand', 'maanden')} uitgaven: **${eur(need)}**.`,
            formula: `${values.doelMaanden} × ${eur(costs)}`,
          },
    ]

    return report({
      headline: figure('buffer', 'Jouw noodfonds', need),
      sentence: `Mik op **${eur(need)}**: ${num(monthsCovered, 1)} maanden uitgaven, ${values.doelMaanden === null ? `door ${reason}` : 'zoals je zelf koos'}.${ready ? ` Met ${eur(values.sparenPerMaand)} per maand ben je er in ${longDate(ready)}.` : ''}`,
      figures: [
        figure('maanden', 'In maanden uitgaven', monthsCovered, 'number', { decimals: 1 }),
        figure('nogNodig', 'Nog te sparen', missing),
        figure('klaarIn', 'Klaar in', ready, 'month'),
        figure('maandenSparen', 'Zolang moet je nog sparen', monthsToGo, 'months'),
        figure('gevuld', 'Al gevuld', need > 0 ? Math.min(1, values.nuGespaard / need) : 1, 'percent', { decimals: 0 }),
        figure('gatZiekte', 'Tekort bij ziekte', sickGap),
        figure('gatOntslag', 'Tekort zonder werk', joblessGap),
        figure('pech', 'Pech met woning of auto', shock),
        figure('dubbelePech', 'Dubbele pech', double),
        figure('uitgaven', 'Uitgaven per maand', costs),
        figure(
          'vuistregelMin',
          'Vuistregel: 3 keer je netto-inkomen',
          roundCents(ADVICE_MONTHS.low * values.nettoInkomen),
        ),
        figure(
          'vuistregelMax',
          'Vuistregel: 6 keer je netto-inkomen',
          roundCents(ADVICE_MONTHS.high * values.nettoInkomen),
        ),
        figure(
          'vuistregelRuim',
          'Ruime vuistregel: 12 keer je netto-inkomen',
          roundCents(ADVICE_MONTHS.wide * values.nettoInkomen),
        ),
        figure('drieMaandenUitgaven', 'Drie maanden uitgaven', roundCents(ADVICE_MONTHS.low * costs)),
        figure('zesMaandenUitgaven', 'Zes maanden uitgaven', roundCents(ADVICE_MONTHS.high * costs)),
        figure('maandenVuistregel', 'Vuistregel voor jouw risico’s, in maanden', adviceMonths, 'number', {
          decimals: 0,
          note: risks.length > 0 ? `Drie, plus één voor ${risks.join(', ')}` : 'Geen extra risico’s',
        }),
        figure('bufferVuistregel', 'Vuistregel voor jouw risico’s, in euro', roundCents(adviceMonths * costs)),
      ],
      charts: [chart],
      tables: [scenarioTable, buildUp],
      steps,
      notices,
      assumptions: [
        'De uitkeringen zijn ramingen na bedrijfsvoorheffing; de eindafrekening kan anders zijn.',
        'Een werkloosheidsuitkering is nooit lager dan het minimum van je gezin en nooit hoger dan het maximum.',
        'De bedragen na februari 2025 zijn afgeleid uit de indexering.',
        'Minstens één maand uitgaven is altijd de ondergrens.',
      ],
      excluded: [
        'Kinderbijslag, vakantiegeld en eindejaarspremie.',
        'Sectorale aanvullingen en de minima van de ziekte-uitkering.',
        'De hogere loongrens in de eerste maanden werkloosheid sinds maart 2026: met een hoog loon krijg je wat meer.',
        'Langer dan een jaar zonder werk.',
        'Het overbruggingsrecht van zelfstandigen bij een faillissement of gedwongen stopzetting.',
      ],
      next: [
        {
          slug: 'doelspaarcalculator',
          text: 'Zet je noodfonds naast je andere doelen',
          carry: { alGespaard: values.nuGespaard, perMaand: values.sparenPerMaand },
        },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Op welke rekening zet je het?',
          carry: { startbedrag: Math.min(1_000_000, Math.round(need)), looptijd: 6 },
        },
        { slug: 'budget-planner', text: 'Maak ruimte in je budget' },
      ],
    })
  },
})
