import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, percent, toggle, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { eur, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { portableLog, tableSize } from '#finance/random.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { isBelast, meerwaardebelasting, opgespaardeVrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import {
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import {
  fanOf,
  grown,
  type MarketPlan,
  netMean,
  PROFILES,
  type ProfileName,
  returnOf,
  steady,
  yearlyOfTwelfths,
} from './simulate.ts'

const inputs = {
  startbedrag: euro({ label: 'Startbedrag', start: 10_000, max: 10_000_000, slider: 1_000 }),
  perMaand: euro({ label: 'Per maand', start: 200, max: 100_000, slider: 25 }),
  duur: years({ label: 'Duur', start: 20, min: 1, max: 50 }),
  profiel: choice({
    label: 'Hoeveel schommeling kun je aan?',
    start: 'dynamisch',
    options: [
      { value: 'defensief', label: 'Weinig: vooral obligaties' },
      { value: 'neutraal', label: 'Gemiddeld: half aandelen' },
      { value: 'dynamisch', label: 'Veel: vooral aandelen' },
    ],
  }),
  kosten: percent({
    label: 'Jaarlijkse kosten',
    start: 0.0025,
    min: 0,
    max: 0.05,
    slider: 0.0005,
    hint: 'Van je fonds of mandaat, alles samen.',
  }),
  kostenAnder: percent({
    label: 'Kosten om mee te vergelijken',
    start: 0.015,
    min: 0,
    max: 0.05,
    refine: true,
    hint: 'Bijvoorbeeld van een actief beheerd bankfonds.',
  }),
  rendement: percent({
    label: 'Eigen verwacht rendement',
    start: null,
    optional: true,
    min: -0.05,
    max: 0.2,
    refine: true,
    hint: 'Laat leeg voor het rendement van je profiel.',
  }),
  volatiliteit: percent({
    label: 'Eigen schommeling (volatiliteit)',
    start: null,
    optional: true,
    min: 0,
    max: 0.6,
    refine: true,
    hint: 'In twee van de drie jaren ligt het rendement binnen deze afstand van het gemiddelde.',
  }),
  storting: choice({
    label: 'Je stort',
    start: 'begin',
    refine: true,
    options: [
      { value: 'begin', label: 'aan het begin van de maand' },
      { value: 'einde', label: 'op het einde van de maand' },
    ],
  }),
  maandrente: choice({
    label: 'Rendement per maand',
    start: 'actuarieel',
    refine: true,
    hint: 'Sommige rekenbladen delen het jaarrendement door twaalf. Dan komt er iets meer uit.',
    options: [
      { value: 'actuarieel', label: 'samengesteld: na een jaar precies het jaarrendement' },
      { value: 'proportioneel', label: 'het jaarrendement gedeeld door twaalf' },
    ],
  }),
  instapkost: percent({ label: 'Instapkosten op elke storting', start: 0, min: 0, max: 0.1, refine: true }),
  belasting: toggle({ label: 'Reken meerwaardebelasting bij de verkoop', start: true, refine: true }),
  personen: count({ label: 'Aantal eigenaars', start: 1, min: 1, max: 2, refine: true }),
  inflatie: percent({ label: 'Inflatie', start: 0.02, min: -0.02, max: 0.15, refine: true }),
  zaad: count({
    label: 'Nummer van de toevalsreeks',
    start: 1,
    min: 1,
    max: 1_000_000,
    refine: true,
    hint: 'Hetzelfde nummer geeft overal dezelfde paden, ook uit een gedeelde link.',
  }),
}
type Values = ValuesOf<typeof inputs>

function planOf(values: Values, profile: ProfileName = values.profiel): MarketPlan {
  const own = profile === values.profiel
  const yearly = own ? (values.rendement ?? PROFILES[profile].mean) : PROFILES[profile].mean
  return {
    start: values.startbedrag,
    monthly: values.perMaand,
    years: values.duur,
    due: values.storting === 'begin',
    mean: values.maandrente === 'proportioneel' ? yearlyOfTwelfths(yearly) : yearly,
    volatility: own ? (values.volatiliteit ?? PROFILES[profile].volatility) : PROFILES[profile].volatility,
    fee: values.kosten,
    entryFee: values.instapkost,
    seed: values.zaad,
  }
}

/** Tax on selling everything in the last year; earlier years only let the unused exemption run on. */
function taxAtEnd(law: Law, values: Values, today: string, gain: number): number {
  const first = yearOf(today)
  if (!values.belasting || !isBelast(law, law.date)) return 0
  const last = first + values.duur
  const persons = values.personen
  const carried = opgespaardeVrijstelling(law, first, last, persons)
  return meerwaardebelasting(law, { year: last, net: roundCents(gain), persons, carried }).tax
}

export default defineLegacy({
  inputs,

  check(values) {
    return values.startbedrag + values.perMaand > 0
      ? undefined
      : { startbedrag: 'Vul een startbedrag of een bedrag per maand in.' }
  },

  compute(values, { law, today }) {
    const plan = planOf(values)
    const fan = fanOf(plan)
    const paidIn = roundCents(values.startbedrag + values.perMaand * 12 * values.duur)
    const end = fan.rows.at(-1) ?? []
    const net = (value: number) => roundCents(value - taxAtEnd(law, values, today, value - paidIn))
    const [low = 0, , middle = 0, , high = 0] = end
    const netMiddle = net(middle)
    const netLow = net(low)
    const netHigh = net(high)
    const tax = roundCents(roundCents(middle) - netMiddle)
    const below = fan.chanceBelow(paidIn)
    // To the cent: the last bits of a power may differ between browsers, the count of paths below it may not.
    const inflated = roundCents(grown(plan, portableLog(1 + values.inflatie)))
    const belowReal = fan.chanceBelow(inflated)
    const cheap = steady(plan)
    const dear = steady({ ...plan, fee: values.kostenAnder })
    const free = steady({ ...plan, fee: 0, entryFee: 0 })
    const wedge = roundCents(cheap - dear)
    const costs = roundCents(free - cheap)
    const yearly = returnOf(plan, netMiddle)
    const labels = Array.from({ length: values.duur + 1 }, (_, year) => year)
    const column = (index: number) => fan.rows.map((row) => roundCents(row[index] ?? 0))
    const paidBy = labels.map((year) => roundCents(values.startbedrag + values.perMaand * 12 * year))

    const charts: Chart[] = [
      {
        kind: 'fan',
        key: 'waaier',
        title: 'Waaier van mogelijke uitkomsten',
        sentence: `Na ${values.duur} jaar ligt de helft van de paden boven ${eur0(middle)}; 8 op 10 paden eindigen tussen ${eur0(low)} en ${eur0(high)}.`,
        x: { label: 'Jaar', values: labels },
        y: { unit: 'euro0' },
        middle: { key: 'midden', label: 'Middelste pad', values: column(2) },
        bands: [
          { label: '8 op 10 paden', low: column(0), high: column(4) },
          { label: 'de helft van de paden', low: column(1), high: column(3) },
        ],
        lines: [{ key: 'inleg', label: 'Ingelegd', values: paidBy, dashed: true }],
        inYears: labels,
      },
      {
        kind: 'bar',
        key: 'kosten',
        title: 'Wat kosten doen',
        sentence: `${pct(values.kosten)} of ${pct(values.kostenAnder)} kosten per jaar scheelt ${eur0(Math.abs(wedge))} op het einde.`,
        categories: ['Zonder kosten', `Met ${pct(values.kosten)}`, `Met ${pct(values.kostenAnder)}`],
        y: { unit: 'euro0' },
        series: [
          {
            key: 'eindbedrag',
            label: 'Eindbedrag in een gemiddelde markt',
            values: [free, cheap, dear].map(roundCents),
          },
        ],
      },
    ]

    const others = (Object.keys(PROFILES) as ProfileName[]).map((name) => {
      const own = name === values.profiel
      const other = own ? fan : fanOf(planOf(values, name), 'end')
      const row = other.rows.at(-1) ?? []
      return { name, label: PROFILES[name].label, own, row, below: other.chanceBelow(paidIn) }
    })
    const tables: Table[] = [
      {
        key: 'jaren',
        title: 'Jaar per jaar, voor belasting',
        columns: [
          { key: 'jaar', label: 'Jaar', unit: 'number', decimals: 0 },
          { key: 'inleg', label: 'Ingelegd', unit: 'euro0' },
          { key: 'laag', label: 'Slechte markt (10 %)', unit: 'euro0' },
          { key: 'midden', label: 'Midden (50 %)', unit: 'euro0' },
          { key: 'hoog', label: 'Goede markt (90 %)', unit: 'euro0' },
        ],
        rows: labels.map((year) => [
          year,
          paidBy[year] ?? 0,
          column(0)[year] ?? 0,
          column(2)[year] ?? 0,
          column(4)[year] ?? 0,
        ]),
        inYears: labels,
      },
      {
        key: 'profielen',
        title: 'De drie profielen naast elkaar',
        columns: [
          { key: 'profiel', label: 'Profiel', unit: 'text' },
          { key: 'laag', label: 'Slechte markt', unit: 'euro0' },
          { key: 'midden', label: 'Midden', unit: 'euro0' },
          { key: 'hoog', label: 'Goede markt', unit: 'euro0' },
          { key: 'kans', label: 'Kans op minder dan je inleg', unit: 'percent', decimals: 1 },
        ],
        rows: others.map(({ label, row, below: chance }) => [
          label,
          roundCents(row[0] ?? 0),
          roundCents(row[2] ?? 0),
          roundCents(row[4] ?? 0),
          chance,
        ]),
        strong: others.flatMap(({ own }, index) => (own ? [index] : [])),
      },
    ]

    const steps: Step[] = [
      {
        text: `Je legt **${eur(paidIn)}** in: ${eur(values.startbedrag)} nu en ${values.duur * 12} keer ${eur(values.perMaand)}.`,
        formula: `${eur(values.startbedrag)} + ${values.duur * 12} × ${eur(values.perMaand)}`,
      },
      {
        text: `Het gemiddelde rendement is ${pct(plan.mean)} per jaar, min ${pct(plan.fee)} kosten: **${pct(netMean(plan))}**. Per jaar kan dat ${pct(plan.volatility)} hoger of lager uitvallen.`,
        formula: `(1 + ${pct(plan.mean)}) × (1 − ${pct(plan.fee)}) − 1`,
      },
      {
        text: `We trekken ${num(fan.paths, 0)} keer een reeks van ${values.duur === 1 ? 'één jaar' : `${values.duur} jaren`} uit een lognormale verdeling (reeks ${values.zaad}). Het middelste pad eindigt op **${eur(middle)}**.`,
      },
      {
        text:
          tax > 0
            ? `Verkoop je dan alles, dan betaal je op dat middelste pad **${eur(tax)}** meerwaardebelasting.`
            : 'Op het middelste pad betaal je bij de verkoop **geen** meerwaardebelasting.',
        law:
          values.belasting && isBelast(law, law.date)
            ? [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum]
            : [],
      },
      {
        text: `In een markt die elk jaar het middelste rendement geeft, kosten ${pct(values.kosten)} je ${eur(costs)}. Met ${pct(values.kostenAnder)} kosten houd je **${eur(Math.abs(wedge))}** ${wedge >= 0 ? 'minder' : 'meer'} over.`,
      },
    ]

    const notices: Notice[] = [
      {
        tone: 'info',
        text: 'Zo kan het lopen, niet zo zal het lopen. De paden zijn rekenwerk op aannames over rendement en schommeling; echte beurzen kennen langere goede en slechte periodes.',
      },
    ]
    if (values.duur < 5 && plan.volatility > 0.08) {
      notices.push({
        tone: 'warning',
        text: `Op ${values.duur} jaar eindigt ${pct(below, 0, 0)} van de paden onder je inleg. Geld dat je binnen vijf jaar nodig hebt, loopt zo veel risico.`,
      })
    }
    if (belowReal > below + 0.05) {
      notices.push({
        tone: 'info',
        text: `In ${pct(belowReal, 0, 0)} van de paden houdt je geld de inflatie niet bij.`,
      })
    }

    return report({
      headline: figure('nettoMediaan', 'Middelste eindbedrag', netMiddle, 'euro', { inYears: values.duur }),
      sentence: `In de helft van de paden houd je na ${values.duur} jaar meer dan **${eur0(netMiddle)}** over. In 8 op 10 paden ligt het tussen ${eur0(netLow)} en ${eur0(netHigh)}.`,
      figures: [
        figure('nettoLaag', 'Slechte markt (1 op 10 is lager)', netLow, 'euro', { inYears: values.duur }),
        figure('nettoHoog', 'Goede markt (1 op 10 is hoger)', netHigh, 'euro', { inYears: values.duur }),
        figure('mediaan', 'Middelste eindbedrag voor belasting', roundCents(middle), 'euro', { inYears: values.duur }),
        figure('ingelegd', 'Ingelegd', paidIn),
        figure('winst', 'Winst op het middelste pad', roundCents(netMiddle - paidIn)),
        figure('meerwaardebelasting', 'Meerwaardebelasting op het middelste pad', tax),
        figure('rendementMediaan', 'Netto rendement per jaar, middelste pad', yearly, 'percent'),
        figure('kansOnderInleg', 'Kans op minder dan je inleg', below, 'percent', { decimals: 1 }),
        figure('kansOnderInflatie', 'Kans dat je de inflatie niet bijhoudt', belowReal, 'percent', { decimals: 1 }),
        figure('kostenTotaal', 'Kosten in een gemiddelde markt', costs, 'euro', { inYears: values.duur }),
        figure('kostenVerschil', 'Verschil met de hogere kosten', wedge, 'euro', { inYears: values.duur }),
        figure(
          'vandaag',
          'Middelste eindbedrag in euro’s van vandaag',
          roundCents(netMiddle / (1 + values.inflatie) ** values.duur),
        ),
        figure('paden', 'Aantal paden', fan.paths, 'number'),
      ],
      charts,
      tables,
      steps,
      notices,
      assumptions: [
        `Methode: ${num(fan.paths, 0)} paden met onafhankelijke jaren. Elk jaar trekt een van ${num(tableSize, 0)} even waarschijnlijke rendementen uit een lognormale verdeling. Er zitten geen historische koersen in.`,
        `Rendement en schommeling per profiel zijn eigen aannames: ${Object.values(PROFILES)
          .map(
            ({ label, mean, volatility }) => `${pct(mean, 1, 0)} en ${pct(volatility, 1, 0)} (${label.toLowerCase()})`,
          )
          .join(', ')}.`,
        'Je stort elke maand hetzelfde bedrag. Binnen een jaar groeit een pad elke maand even veel.',
        'Je verkoopt op het einde alles ineens en gebruikt je vrijstelling op meerwaarden niet voor iets anders. Ze blijft gelijk aan die van 2026.',
      ],
      excluded: [
        'Beurstaks, makelaarsloon en dividendbelasting: die staan op de ETF-pagina.',
        'Reynderstaks op fondsen met obligaties.',
        'Wisselkoersen.',
      ],
      next: [
        {
          slug: 'etf-calculator',
          text: 'Reken met een echte ETF, met alle taksen',
          carry: { bedragIneens: values.startbedrag, perMaand: values.perMaand, duur: values.duur },
        },
        { slug: 'samengestelde-interest-berekenen', text: 'Hetzelfde plan met een vaste rente, zonder risico' },
        { slug: 'fire-calculator', text: 'Wanneer kun je van je vermogen leven?' },
      ],
      inflation: values.inflatie,
    })
  },
})
