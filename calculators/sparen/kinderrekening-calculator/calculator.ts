import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { addYears, daysBetween, maxDate } from '#finance/dates.ts'
import { at, last as lastOf } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { groeipakketBasis } from '#rules/familie/groeipakket.figures.ts'
import { premieTermijn, spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { type ChildPlan, growChild } from './growth.ts'
import { inputs } from './inputs.ts'

const OWNERS = {
  kind: {
    label: 'het kind',
    holders: 1,
    decides: 'Jij beheert tot 18 jaar; daarna beslist je kind alleen.',
    tax: 'De bank geeft je kind een eigen vrijstelling. In de aangifte telt de rente van een minderjarige mee bij de ouders.',
    death: 'Het geld is al van je kind: het valt niet in jouw nalatenschap.',
  },
  ouder: {
    label: 'één ouder',
    holders: 1,
    decides: 'Jij, ook na 18 jaar.',
    tax: 'Telt mee in jouw vrijstelling.',
    death: 'Valt in jouw nalatenschap.',
  },
  koppel: {
    label: 'beide ouders',
    holders: 2,
    decides: 'Jullie samen, ook na 18 jaar.',
    tax: 'Twee vrijstellingen, samen met jullie andere spaarrekeningen.',
    death: 'De helft valt in de nalatenschap van wie sterft.',
  },
  derdenbeding: {
    label: 'ouder, met derdenbeding',
    holders: 1,
    decides: 'Jij tot de afgesproken leeftijd; dan gaat het naar je kind.',
    tax: 'Telt mee in jouw vrijstelling tot de overdracht.',
    death: 'Gaat naar je kind, maar kan belast worden als erfenis.',
  },
} as const

/** How far the fund's return may lie from what is expected, in the band of the chart. */
const FUND_BAND = 0.02
/** The Groeipakket is for children born since its first day. */
const GROEIPAKKET_SINCE = at(groeipakketBasis.rows, 0).from

export default defineLegacy({
  inputs,

  check({ geboortedatum, totLeeftijd }, { today }) {
    if (addYears(geboortedatum, totLeeftijd) <= today)
      return { totLeeftijd: `Je kind is al ${totLeeftijd} of ouder. Kies een hogere leeftijd.` }
    return undefined
  },

  compute(values, { law, today }) {
    const owner = OWNERS[values.opNaam]
    const from = maxDate(today, values.geboortedatum)
    const allowance = values.groeipakket > 0 ? roundCents(law(groeipakketBasis) * values.groeipakket) : 0
    const plan: ChildPlan = {
      birth: values.geboortedatum,
      from,
      untilAge: values.totLeeftijd,
      start: values.startbedrag,
      monthly: roundCents(values.perMaand + allowance),
      yearlyGifts: values.giften,
      giftsFirst: values.giftenMoment === 'begin',
      fundShare: values.fonds,
      depositsFirst: values.stortMoment === 'begin',
      savings: {
        base: values.basisrente,
        premium: values.premie,
        proportional: values.maandrente === 'proportioneel',
      },
      fundReturn: values.rendementFonds - values.kostFonds,
      holders: owner.holders,
    }
    const { years, deposits, gifts, end } = growChild(law, plan)
    const last = lastOf(years)
    const final = roundCents(last.savings + last.fund)
    const gained = roundCents(final - last.paidIn)
    const horizon = daysBetween(today, end) / 365.25
    const when = years.map((year) => daysBetween(today, year.date) / 365.25)
    const study = roundCents(
      Array.from(
        { length: values.studiejaren },
        (_, index) => values.studiekost * (1 + values.stijgingStudie) ** (horizon + index),
      ).reduce((total, cost) => total + cost, 0),
    )
    const exemption = law(spaarvrijstelling) * owner.holders
    const totalTax = sum(years.map((year) => year.tax))
    const laterStarts = [0, 6, 12].filter((age) => age < values.totLeeftijd)
    const finalOf = (changed: Partial<ChildPlan>) => {
      const reached = lastOf(growChild(law, { ...plan, ...changed }).years)
      return roundCents(reached.savings + reached.fund)
    }
    const startAt = (age: number) => finalOf({ from: addYears(values.geboortedatum, age), start: 0 })
    const shifted = (points: number) =>
      growChild(law, { ...plan, fundReturn: plan.fundReturn + points }).years.map((year) =>
        roundCents(year.savings + year.fund),
      )
    const fundBand = (): Chart => {
      const [low, high] = [shifted(-FUND_BAND), shifted(FUND_BAND)]
      return {
        kind: 'fan',
        key: 'bandbreedte',
        title: 'Als het fonds meer of minder opbrengt',
        sentence: `Met een rendement dat ${num(FUND_BAND * 100)} procentpunt lager of hoger ligt, is het kapitaal ${eur(low.at(-1) ?? 0, 0)} tot ${eur(high.at(-1) ?? 0, 0)}.`,
        x: { label: 'Leeftijd', values: years.map((year) => year.age) },
        y: { unit: 'euro0' },
        middle: {
          key: 'samen',
          label: 'Samen',
          values: years.map((year) => roundCents(year.savings + year.fund)),
        },
        bands: [
          {
            label: `${num(FUND_BAND * 100)} procentpunt lager of hoger`,
            low,
            high,
          },
        ],
        inYears: when,
      }
    }

    const chart: Chart = {
      kind: 'stacked',
      key: 'opbouw',
      title: 'Het spaarpotje groeit mee',
      sentence: `Op ${dateText(end)} staat er ${eur(final)}, waarvan ${eur(last.paidIn)} ingelegd.`,
      x: { label: 'Leeftijd', values: years.map((year) => year.age) },
      y: { unit: 'euro0' },
      series: [
        { key: 'spaarrekening', label: 'Spaarrekening', values: years.map((year) => year.savings) },
        ...(values.fonds > 0 ? [{ key: 'fonds', label: 'Fonds', values: years.map((year) => year.fund) }] : []),
      ],
      inYears: when,
    }
    const tables: Table[] = [
      {
        key: 'verjaardagen',
        title: 'Verjaardag per verjaardag',
        columns: [
          { key: 'datum', label: 'Datum', unit: 'date' },
          { key: 'leeftijd', label: 'Leeftijd', unit: 'number' },
          { key: 'ingelegd', label: 'Ingelegd', unit: 'euro' },
          { key: 'spaarrekening', label: 'Spaarrekening', unit: 'euro' },
          { key: 'fonds', label: 'Fonds', unit: 'euro' },
          { key: 'samen', label: 'Samen', unit: 'euro', formula: '{spaarrekening}+{fonds}' },
        ],
        rows: years.map((year) => [
          year.date,
          year.age,
          year.paidIn,
          year.savings,
          year.fund,
          roundCents(year.savings + year.fund),
        ]),
        inYears: when,
      },
      {
        key: 'eigendom',
        title: 'Op wiens naam? Wat de keuze betekent',
        columns: [
          { key: 'naam', label: 'Op naam van', unit: 'text' },
          { key: 'beslist', label: 'Wie beslist?', unit: 'text' },
          { key: 'belasting', label: 'Belasting op rente', unit: 'text' },
          { key: 'overlijden', label: 'Als jij overlijdt', unit: 'text' },
        ],
        rows: Object.values(OWNERS).map((each) => [each.label, each.decides, each.tax, each.death]),
        strong: [Object.keys(OWNERS).indexOf(values.opNaam)],
      },
      {
        key: 'beginnen',
        title: `Wanneer begin je? Kapitaal op ${values.totLeeftijd} jaar`,
        columns: [
          { key: 'leeftijd', label: 'Begin op', unit: 'text' },
          { key: 'kapitaal', label: 'Kapitaal', unit: 'euro' },
        ],
        rows: laterStarts.map((age) => [age === 0 ? 'geboorte' : `${age} jaar`, startAt(age)]),
        note: 'Zelfde storting per maand en zelfde giften, zonder het bedrag dat al gespaard is.',
      },
    ]

    const notices: Notice[] = []
    if (values.opNaam === 'kind')
      notices.push({
        tone: 'info',
        text: 'Vanaf 18 jaar mag je kind vrij over dit geld beschikken. Jij kunt het dan niet meer tegenhouden.',
      })
    if (values.opNaam === 'derdenbeding')
      notices.push({
        tone: 'warning',
        text: 'Bij een derdenbeding kan er erfbelasting komen als jij overlijdt voor de overdracht. Vraag het na bij je bank of notaris.',
      })
    if (totalTax > 0)
      notices.push({
        tone: 'law',
        text: `De rente komt in sommige jaren boven de vrijstelling van ${eur(exemption, 0)} uit.`,
      })
    if (values.studiejaren > 0 && values.studiekost > 0)
      notices.push({
        tone: 'info',
        text: `Daarmee kun je ${pct(Math.min(9.99, study > 0 ? final / study : 0), 0, 0)} betalen van ${plural(values.studiejaren, 'studiejaar', 'studiejaren')} (${eur(study, 0)} in prijzen van toen).`,
      })

    if (allowance > 0 && values.geboortedatum < GROEIPAKKET_SINCE)
      notices.push({
        tone: 'warning',
        text: `Voor kinderen geboren vóór ${GROEIPAKKET_SINCE.slice(0, 4)} geldt nog de oude kinderbijslag. Vul het echte bedrag in bij je storting per maand.`,
      })

    const steps: Step[] = [
      {
        text: `Van ${dateText(from)} tot ${dateText(end)} stort je ${deposits} keer **${eur(plan.monthly)}**.`,
        ...(allowance > 0
          ? {
              sum: [
                { label: 'Zelf per maand', value: values.perMaand },
                { label: `${pct(values.groeipakket, 0, 0)} van het Groeipakket`, value: allowance },
                { label: 'Samen', value: plan.monthly },
              ],
              law: [groeipakketBasis],
            }
          : {}),
      },
      {
        text: `Op de spaarrekening rekenen we met ${pct(values.basisrente)} basisrente en ${pct(values.premie)} premie voor elk vol jaar: dat deel groeit tot **${eur(last.savings)}**.`,
        formula:
          values.maandrente === 'proportioneel'
            ? 'storting × ((1 + basisrente ÷ 12)^12 + premie)^(volle jaren) × (1 + basisrente ÷ 12)^(resterende maanden)'
            : 'storting × (1 + basisrente + premie)^(volle jaren) × (1 + basisrente)^(resterende maanden ÷ 12)',
        law: [premieTermijn],
      },
      ...(values.fonds > 0
        ? [
            {
              text: `In het fonds rekenen we met ${pct(plan.fundReturn)} na kosten: dat deel groeit tot **${eur(last.fund)}**.`,
            },
          ]
        : []),
      {
        text: `De rente is vrij tot ${eur(exemption, 0)} per jaar; daarboven gaat er ${pct(law(voorheffingSpaarrekening), 0, 0)} af. ${totalTax > 0 ? `Samen **${eur(totalTax)}**.` : 'Je komt daar niet aan: **geen belasting**.'}`,
        law: [spaarvrijstelling, voorheffingSpaarrekening],
      },
      {
        text: `Samen is dat **${eur(final)}**.`,
        sum: [
          { label: 'Ingelegd', value: last.paidIn },
          { label: 'Rente en rendement', value: gained },
          { label: 'Kapitaal', value: final },
        ],
      },
    ]

    return report({
      headline: figure('kapitaal', `Op ${values.totLeeftijd} jaar`, final, 'euro', { inYears: horizon }),
      sentence: `Op ${values.totLeeftijd} jaar staat er **${eur(final)}**. Dat is ${eur(roundCents(final / (1 + values.inflatie) ** horizon))} in euro’s van vandaag.`,
      figures: [
        figure('ingelegd', 'Zelf ingelegd', last.paidIn),
        figure('opbrengst', 'Rente en rendement', gained, 'euro', { inYears: horizon }),
        figure('stortingen', 'Aantal stortingen', deposits, 'number'),
        figure('uitGiften', 'Waarvan giften', gifts),
        figure('spaarrekening', 'Op de spaarrekening', last.savings, 'euro', { inYears: horizon }),
        figure('fonds', 'In het fonds', last.fund, 'euro', { inYears: horizon }),
        figure('vandaag', 'In euro’s van vandaag', roundCents(final / (1 + values.inflatie) ** horizon)),
        figure('vrijstelling', 'Vrijgestelde rente per jaar', exemption),
        figure('belasting', 'Belasting op de rente', totalTax, 'euro', { inYears: horizon }),
        figure('studiekost', 'Studiekost in prijzen van toen', study, 'euro', { inYears: horizon }),
        figure('groeipakketPerMaand', 'Uit het Groeipakket per maand', allowance),
      ],
      charts: values.fonds > 0 ? [chart, fundBand()] : [chart],
      tables,
      steps,
      notices,
      assumptions: [
        `De eerste storting komt ${values.stortMoment === 'begin' ? 'meteen' : 'na een maand'}; giften komen ${values.giftenMoment === 'begin' ? 'bij het begin van elk levensjaar' : 'op elke verjaardag'}.`,
        'De vrijstelling passen we toe per levensjaar van je kind.',
        'Spaarrente en rendement blijven elk jaar gelijk. Bij een fonds is dat een gemiddelde, geen belofte.',
        ...(allowance > 0
          ? ['Het Groeipakket blijft op het bedrag van vandaag en loopt tot de gekozen leeftijd.']
          : []),
      ],
      excluded: [
        'Beurstaks, instapkosten en meerwaardebelasting van het fonds.',
        'Erfbelasting en schenkbelasting.',
        'Andere spaarrente van de ouders, die dezelfde vrijstelling gebruikt.',
      ],
      next: [
        {
          slug: 'beleggingsrente-calculator',
          text: 'Wat als de beurs tegenvalt? Bekijk de bandbreedte',
          carry: { perMaand: plan.monthly },
        },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Welke rekening geeft het meest?',
          carry: { startbedrag: values.startbedrag, maandelijks: Math.min(5_000, plan.monthly) },
        },
        {
          slug: 'studieschuld-calculator',
          text: 'Wat als er voor studies geleend moet worden?',
          carry: { perJaar: Math.min(20_000, values.studiekost) },
        },
        {
          slug: 'reele-rente-berekenen',
          text: 'Wat brengt de spaarrekening echt op?',
          carry: { brutorente: asPercent(Number((values.basisrente + values.premie).toFixed(4))) },
        },
      ],
      inflation: values.inflatie,
    })
  },
})
