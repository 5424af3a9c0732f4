/** The words about the visitor's own purchases. */
import { madeOf } from '#calculators/kernel/carry.ts'
import { brokerNotices } from '#calculators/beleggen/broker-fields.ts'
import { dateText, eur, num, pct } from '#calculators/kernel/format.ts'
import type { Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import type { Spreading } from './case.ts'

type Own = Spreading['work'] & { kind: 'eigen' }

function sentence({ out }: Spreading, work: Own): string {
  const gain = out.winstGespreid ?? 0
  const yearly = out.jaarrendement === null ? '' : `, of ${pct(out.jaarrendement)} per jaar`
  const better = out.verschil ?? 0
  const lump =
    better === 0
      ? 'Alles ineens bij de eerste aankoop gaf evenveel.'
      : `${better > 0 ? 'Alles ineens bij de eerste aankoop was' : 'Gespreid kopen was'} ${eur(Math.abs(better))} beter.`
  return `Je ${gain < 0 ? 'verloor' : 'won'} **${eur(Math.abs(gain))}** op ${eur(work.total)}${yearly}. Je betaalde gemiddeld ${eur(out.gemiddeldePrijs ?? 0)} per stuk. ${lump}`
}

function steps({ values, out }: Spreading, work: Own): Step[] {
  return [
    {
      text: `Je kocht ${values.koersen.length} keer, samen voor ${eur(work.total)}. Daarvan ging **${eur(out.orderkostenGespreid)}** naar kosten en beurstaks.`,
      law: work.tobFigures,
    },
    {
      text: `Bij een lage koers koop je meer stuks. Je gemiddelde prijs is **${eur(out.gemiddeldePrijs ?? 0)}**, de gemiddelde koers ${eur(out.gemiddeldeKoers ?? 0)}.`,
    },
    {
      text: `Je ${num(out.stuks ?? 0, 4)} stuks zijn nu **${eur(out.waardeGespreid ?? 0)}** waard, aan een koers van ${eur(work.now)}. Ineens kocht je ${num(out.stuksIneens ?? 0, 4)} stuks, nu ${eur(out.waardeIneens ?? 0)} waard.`,
    },
    ...(out.jaarrendement === null
      ? []
      : [
          {
            text: `Met de datum van elke aankoop is je rendement **${pct(out.jaarrendement)}** per jaar.`,
            formula: 'het rendement waarbij alle aankopen samen precies tot de waarde van nu groeien',
          },
        ]),
  ]
}

const purchases = (work: Own): Table => ({
  key: 'aankopen',
  title: 'Aankoop per aankoop',
  columns: [
    { key: 'nummer', label: 'Aankoop', unit: 'number', decimals: 0 },
    { key: 'gemiddeld', label: 'Gemiddeld betaald, met kosten', unit: 'euro', decimals: 4 },
    { key: 'datum', label: 'Datum', unit: 'date' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
    { key: 'koers', label: 'Koers', unit: 'euro', decimals: 4 },
    { key: 'stuks', label: 'Stuks', unit: 'number', decimals: 6 },
    { key: 'waarde', label: 'Waarde', unit: 'euro' },
  ],
  rows: work.rows.map((row, index) => [index + 1, row.average, row.date, row.amount, row.price, row.piece, row.value]),
})

export function tellOwn(solved: Spreading, work: Own): Telling<keyof typeof outputs> {
  const { out } = solved
  return {
    headline: out.jaarrendement === null ? 'winstGespreid' : 'jaarrendement',
    key: [
      ...(out.jaarrendement === null ? [] : (['winstGespreid'] as const)),
      'waardeGespreid',
      'gemiddeldePrijs',
      'verschil',
    ],
    captions: { gemiddeldePrijs: { label: 'Gemiddeld betaald per stuk', note: 'Zonder kosten' } },
    sentence: sentence(solved, work),
    charts: [
      {
        kind: 'line',
        key: 'koersen',
        title: 'Koers en gemiddeld betaalde prijs',
        sentence: `De koers is nu ${eur(work.now)}; gemiddeld betaalde je ${eur(work.rows.at(-1)?.average ?? 0)}, met kosten.`,
        x: {
          label: 'Aankoop',
          values: work.rows.map((row, index) => (row.date === null ? index + 1 : dateText(row.date))),
        },
        y: { unit: 'euro' },
        series: [
          { key: 'koers', label: 'Koers', values: work.rows.map((row) => row.price) },
          {
            key: 'gemiddeld',
            label: 'Gemiddeld betaald, met kosten',
            values: work.rows.map((row) => row.average),
            dashed: true,
          },
        ],
      },
    ],
    tables: [purchases(work)],
    steps: steps(solved, work),
    notices: [
      ...brokerNotices(work.broker),
      {
        tone: 'info',
        text: `Eén reeks koersen zegt weinig over de volgende. Deze koers ging van ${eur(work.first)} naar ${eur(work.now)}.`,
      },
    ],
    assumptions: [
      'Zonder bedragen is elke aankoop even groot; zonder datums ligt er een maand tussen.',
      ...(work.waits
        ? ['Je kocht telkens evenveel uit één bedrag: wat wacht, krijgt rente op een spaarrekening, zonder belasting.']
        : []),
    ],
    excluded: [
      ...(work.waits ? [] : ['Rente op geld dat wachtte.']),
      'Dividend dat je onderweg kreeg.',
      'Meerwaardebelasting bij een latere verkoop.',
      'Wisselkoersen.',
    ],
    next: [
      next('etf-calculator', 'Wat brengt maandelijks beleggen in een ETF op?', {
        perMaand: madeOf(out.bedragPerKeer ?? 0, 'bedrag', 'koersen'),
        bedragIneens: madeOf(0, 'bedrag', 'koersen'),
      }),
      next('meerwaardebelasting-calculator', 'Wat kost een verkoop aan belasting?'),
      next('beleggingsrente-calculator', `Hoe kan ${eur(out.waardeGespreid ?? 0)} verder groeien?`, {
        startbedrag: madeOf(out.waardeGespreid, 'bedrag', 'koersen', 'koersNu'),
      }),
    ],
  }
}
