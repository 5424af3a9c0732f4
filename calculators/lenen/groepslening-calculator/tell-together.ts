/** The words of a loan that several people take together. */
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { LOAN_PAGE, termOnLoanPage } from '#calculators/lenen/loan-page.ts'
import { annuityFormula, monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { scheduleTable } from '#calculators/lenen/schedule-table.ts'
import { next } from '#calculators/next.ts'
import type { Values } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { together } from './model-together.ts'

type Together = ReturnType<typeof together>['work'] & Pick<ReturnType<typeof together>, 'out'>

const KEY_WORDS = { gelijk: 'gelijk', inkomen: 'naar inkomen', aandeel: 'volgens het aandeel' } as const
/** From here on a loan weighs too much on an income. */
const HEAVY = 0.5

const nameOf = (name: string, place: number) => name.trim() || `Persoon ${place + 1}`
const namesOf = ({ people }: Together) => people.map(({ name }, place) => nameOf(name, place))
const stopperName = (work: Together) => namesOf(work)[work.stopper] ?? ''

function chart(work: Together): Chart {
  const names = namesOf(work)
  return {
    kind: 'bar',
    key: 'aandelen',
    title: 'Wie betaalt wat per maand',
    sentence: work.people
      .map((one, place) => `${names[place]}: ${eur(one.perMonth)}, na uitval ${eur(one.stressed)}.`)
      .join(' '),
    stacked: true,
    categories: ['Zoals afgesproken', work.stopper === 0 ? 'Jij valt weg' : `${stopperName(work)} valt weg`],
    y: { unit: 'euro' },
    series: work.people.map((one, place) => ({
      key: `persoon${place + 1}`,
      label: names[place] ?? '',
      values: [one.perMonth, one.stressed],
      tone: place === 0 ? 'main' : place === 1 ? 'third' : 'compare',
    })),
  }
}

function peopleTable(work: Together): Table {
  const withBurden = work.people.some(({ burden }) => burden !== null)
  return {
    key: 'personen',
    title: 'Per persoon',
    columns: [
      { key: 'naam', label: 'Naam', unit: 'text' },
      { key: 'maand', label: 'Per maand', unit: 'euro', total: true },
      { key: 'uitval', label: 'Per maand na uitval', unit: 'euro', total: true },
      { key: 'aandeel', label: 'Deel', unit: 'percent' },
      { key: 'kapitaal', label: 'Kapitaal', unit: 'euro', total: true },
      { key: 'rente', label: 'Rente', unit: 'euro', total: true },
      ...(withBurden
        ? [{ key: 'last', label: 'Deel van het inkomen na uitval', unit: 'percent' as const, decimals: 0 }]
        : []),
    ],
    rows: work.people.map((one, place) => [
      nameOf(one.name, place),
      one.perMonth,
      one.stressed,
      one.share,
      one.capital,
      one.interest,
      ...(withBurden ? [one.burden] : []),
    ]),
  }
}

const moneyTable = (work: Together): Table => ({
  key: 'inbreng',
  title: 'Eigen inbreng verrekenen',
  columns: [
    { key: 'naam', label: 'Naam', unit: 'text' },
    { key: 'verschil', label: 'Te veel of te weinig', unit: 'euro', total: true, formula: '{inbreng}-{volgens}' },
    { key: 'inbreng', label: 'Ingebracht', unit: 'euro', total: true },
    { key: 'volgens', label: 'Volgens de verdeling', unit: 'euro', total: true },
    { key: 'perMaand', label: 'Terug per maand', unit: 'euro' },
  ],
  rows: work.people.map((one, place) => [nameOf(one.name, place), one.tooMuch, one.brought, one.shouldBring, one.back]),
  note: 'Wie te veel inbracht, leent dat bedrag eigenlijk aan de anderen.',
})

const partOf = (work: Together) => (work.stopper === 0 ? 'Jouw deel' : `Het deel van ${stopperName(work)}`)
const falls = (work: Together) => (work.stopper === 0 ? 'Val jij' : `Valt ${stopperName(work)}`)

function steps(values: Values, work: Together): Step[] {
  const { out, people } = work
  const line = (key: 'perMonth' | 'stressed') => (one: Together['people'][number], place: number) => ({
    label: nameOf(one.name, place),
    value: one[key],
  })
  return [
    {
      text: `Een rente van ${pct(values.rente)} is **${num(out.maandrente * 100, 4, 4)} %** per maand.`,
      formula: monthlyRateFormula(values.rente, out.maandrente, values.renteomzetting),
    },
    {
      text: `De hele lening kost **${eur(out.maandlast)}** per maand over ${plural(values.looptijd, 'maand', 'maanden')}.`,
      formula: annuityFormula(values.bedrag, out.maandrente, values.looptijd),
    },
    {
      text: `Verdeeld ${KEY_WORDS[values.sleutel]}. Losse centen gaan naar wie de grootste rest heeft, zodat de som klopt.`,
      sum: [...people.map(line('perMonth')), { label: 'Maandlast', value: out.maandlast }],
    },
    {
      text: `${falls(work)} weg vanaf maand ${work.stopMonth}, dan ${work.people.length === 2 ? 'is de hele maandlast voor wie overblijft' : 'delen de anderen de hele maandlast'}.`,
      sum: [
        ...people.map(line('stressed')).filter((_, place) => place !== work.stopper),
        { label: 'Maandlast', value: out.maandlast },
      ],
    },
    {
      text: `Op dat moment staat ${eur(out.saldoBijUitval)} open. ${partOf(work)} daarin is **${eur(out.uitkoop)}**.`,
      formula: `${eur(out.saldoBijUitval)} × ${pct(work.stopperShare)}`,
    },
  ]
}

function notices(values: Values, work: Together): Notice[] {
  const { out } = work
  const found: Notice[] = [
    {
      tone: 'law',
      text: `Als je contract zegt dat jullie hoofdelijk lenen, mag de bank de volledige ${eur(out.maandlast)} per maand van één persoon vragen, en ook het hele saldo van ${eur0(values.bedrag)}. Bij een bank is dat gewoon.`,
    },
  ]
  const heavy = namesOf(work).filter((_, place) => place !== work.stopper && (work.people[place]?.burden ?? 0) > HEAVY)
  if (heavy.length > 0)
    found.push({
      tone: 'warning',
      text: `Na uitval gaat meer dan de helft van het inkomen naar de lening voor: ${heavy.join(', ')}.`,
    })
  if (values.sleutel === 'aandeel' && Math.abs(work.sharesTotal - 1) > 0.0001)
    found.push({ tone: 'info', text: `De aandelen zijn samen ${pct(work.sharesTotal)}. We rekenen ze om naar 100 %.` })
  if (work.people.some(({ tooMuch }) => tooMuch !== 0))
    found.push({
      tone: 'info',
      text: 'De eigen inbreng volgt een andere verdeling. Zet op papier wie wat te goed heeft, liefst bij de notaris.',
    })
  return found
}

export function tellTogether(values: Values, work: Together): Telling<keyof typeof outputs> {
  const { out } = work
  const stopper = stopperName(work)
  const then =
    work.stopper === 0
      ? work.people.length === 2
        ? `betaalt ${namesOf(work)[1] ?? ''} ${eur(out.maandlast)}`
        : `betalen de anderen samen ${eur(out.maandlast)}`
      : out.deelBijUitval > out.jouwDeel
        ? `stijgt het naar ${eur(out.deelBijUitval)}`
        : 'verandert dat niet'
  return {
    headline: 'jouwDeel',
    key: ['maandlast', 'deelBijUitval', 'kapitaalJij', 'renteJij'],
    captions: {
      deelBijUitval: { label: `Jouw deel als ${work.stopper === 0 ? 'jij wegvalt' : `${stopper} wegvalt`}` },
      saldoBijUitval: { label: `Nog open voor maand ${work.stopMonth}` },
      uitkoop: { label: work.stopper === 0 ? 'Jouw deel in dat saldo' : `Deel van ${stopper} in dat saldo` },
      vorderingNaJaar: {
        label: `Wat ${stopper} jou schuldig is na ${plural(work.claimMonths, 'maand', 'maanden')}`,
      },
      inbrengVerrekening: out.inbrengVerrekening < 0 ? { note: 'Negatief: wat je te weinig inbracht' } : {},
    },
    sentence: `Jouw deel is **${eur(out.jouwDeel)}** per maand van de ${eur(out.maandlast)}. ${falls(work)} weg, dan ${then}.`,
    charts: [chart(work)],
    tables: [peopleTable(work), moneyTable(work), scheduleTable(work.schedule, { rateKey: 'maandrente' })],
    steps: steps(values, work),
    notices: notices(values, work),
    assumptions: [
      'Als je contract een vaste rente en gelijke afbetalingen heeft, klopt deze berekening. De laatste afbetaling sluit het saldo.',
      'De verdeling geldt tussen jullie. Ze bindt de bank niet.',
    ],
    excluded: [
      'De waarde van het goed bij uitkoop, en de belasting op een verdeling.',
      'Kosten van de kredietakte en verzekeringen.',
      'Achterstallen en de kosten van invordering.',
    ],
    next: [
      next('hypothecaire-lening-berekenen', 'De hele lening in detail', {
        leenbedrag: madeOf(Math.max(LOAN_PAGE.smallest, values.bedrag), 'bedrag'),
        ...termOnLoanPage(values.looptijd, 'looptijd'),
        rente: by('rente'),
        renteomzetting: by('renteomzetting'),
      }),
      next('kredietcapaciteit-calculator', 'Hoeveel kunnen jullie samen lenen?'),
      next('groepssparen-calculator', 'Eerst samen sparen'),
    ],
  }
}
