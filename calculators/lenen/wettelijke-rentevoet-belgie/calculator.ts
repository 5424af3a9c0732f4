import { defineCalculator } from '#calculators/calculator.ts'
import { choice, date, euro, percent, rows, toggle } from '#calculators/fields.ts'
import { dateText, eur, num, pct, plural } from '#calculators/format.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { addYears, daysBetween } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import {
  forfaitHandel,
  hoogsteSchade,
  interestFigure,
  renteHandel,
  schadebeding,
  type Segment,
  segments,
} from '#rules/wettelijke-rente.ts'

const KINDS = {
  burgerlijk: 'burgerlijke zaken',
  handel: 'handelstransacties',
  fiscaal: 'inkomstenbelasting',
  sociaal: 'sociale zaken',
} as const

export default defineCalculator({
  inputs: {
    hoofdsom: euro({ label: 'Hoofdsom', start: 2_500, min: 0.01, max: 100_000_000, slider: 50 }),
    soort: choice({
      label: 'Soort schuld',
      start: 'burgerlijk',
      options: [
        { value: 'burgerlijk', label: 'burgerlijk of consument' },
        { value: 'handel', label: 'tussen ondernemingen' },
        { value: 'fiscaal', label: 'inkomstenbelasting' },
        { value: 'sociaal', label: 'sociale zekerheid' },
      ],
    }),
    van: date({
      label: 'Vanaf',
      start: ({ today }) => addYears(today, -1),
      min: '1970-07-01',
      max: '2030-12-31',
      hint: 'De vervaldag, of de dag van de ingebrekestelling.',
    }),
    tot: date({ label: 'Tot', start: ({ today }) => today, min: '1970-07-01', max: '2030-12-31' }),
    consument: toggle({
      label: 'De schuldenaar is een consument',
      start: true,
      hint: 'Toont de grenzen van boek XIX.',
      when: { soort: ['burgerlijk'] },
    }),
    betalingen: rows({
      label: 'Deelbetalingen',
      row: 'betaling',
      refine: true,
      max: 60,
      columns: {
        datum: date({ label: 'Datum', start: ({ today }) => today, min: '1970-07-01', max: '2030-12-31' }),
        bedrag: euro({ label: 'Bedrag', start: 100, max: 100_000_000 }),
      },
      start: [],
    }),
    eigenRente: percent({
      label: 'Eigen rentevoet',
      start: null,
      optional: true,
      min: 0,
      max: 1,
      refine: true,
      hint: 'Alleen als het contract een andere voet noemt.',
    }),
    dagtelling: choice({
      label: 'Dagen in een jaar',
      start: '365',
      refine: true,
      options: [
        { value: '365', label: 'altijd 365' },
        { value: 'kalender', label: '366 in een schrikkeljaar' },
      ],
    }),
  },

  check({ van, tot, betalingen }) {
    if (tot < van) return { tot: 'Deze datum ligt voor de begindatum.' }
    return Object.fromEntries(
      betalingen.flatMap((payment, index) =>
        payment.datum < van || payment.datum > tot
          ? [[`betalingen.${index}.datum`, 'Kies een datum tussen begin en einde.']]
          : [],
      ),
    )
  },

  compute(values, { law }) {
    const { soort, van, tot, hoofdsom } = values
    const consumer = soort === 'burgerlijk' && values.consument
    const payments = values.betalingen.toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
    let principal = hoofdsom
    let open = 0
    let start = van
    const all: (Segment & { readonly principal: number })[] = []
    const ledger: [string, string, number, number, number, number][] = []
    const run = (until: string) => {
      const parts = segments(law, soort, principal, start, until, values.dagtelling, values.eigenRente)
      for (const part of parts) all.push({ ...part, principal })
      open += parts.reduce((total, part) => total + part.interest, 0)
      start = until
    }
    for (const payment of payments) {
      run(payment.datum)
      // Interest first, then the principal (art. 5.210 BW).
      const onInterest = roundCents(Math.min(payment.bedrag, roundCents(open)))
      const onPrincipal = roundCents(Math.min(principal, payment.bedrag - onInterest))
      open = roundCents(open - onInterest)
      principal = roundCents(principal - onPrincipal)
      ledger.push([payment.datum, 'Deelbetaling', payment.bedrag, onInterest, onPrincipal, principal])
    }
    run(tot)
    const rawInterest = all.reduce((total, part) => total + part.interest, 0)
    const interest = roundCents(rawInterest)
    const openInterest = roundCents(open)
    const days = daysBetween(van, tot)
    const perDay = all.length === 0 ? 0 : roundCents((principal * (all.at(-1)?.rate ?? 0)) / 365)
    const rates = interestFigure[soort]
    const currentRate = values.eigenRente ?? all.at(-1)?.rate ?? 0
    const damages = consumer ? hoogsteSchade(law, hoofdsom) : null
    const cap = consumer && tot >= '2002-07-01' && tot <= '2026-12-31' ? law.on(tot)(renteHandel) : null
    const flat = soort === 'handel' && tot >= '2013-03-16' ? law.on(tot)(forfaitHandel) : 0

    const history = rates.rows.filter((row) => row.from >= '2007-01-01' || soort !== 'burgerlijk')
    const chart: Chart = {
      kind: 'step',
      key: 'tarief',
      title: `De rentevoet in ${KINDS[soort]}`,
      sentence: `De voet ging van ${pct(history[0]?.value ?? 0)} in ${history[0]?.from.slice(0, 4)} naar ${pct(history.at(-1)?.value ?? 0)} nu.`,
      x: {
        label: 'Vanaf',
        values: history.map((row) =>
          row.from.endsWith('-01-01') ? Number(row.from.slice(0, 4)) : Number(row.from.slice(0, 4)) + 0.5,
        ),
      },
      y: { unit: 'percent' },
      series: [{ key: 'rente', label: 'Rentevoet', values: history.map((row) => row.value) }],
    }
    const periodTable: Table = {
      key: 'periodes',
      title: 'Periode per periode',
      columns: [
        { key: 'van', label: 'Van', unit: 'date' },
        { key: 'tot', label: 'Tot', unit: 'date' },
        { key: 'dagen', label: 'Dagen', unit: 'number', total: true, decimals: 0 },
        { key: 'hoofdsom', label: 'Hoofdsom', unit: 'euro' },
        { key: 'rente', label: 'Rentevoet', unit: 'percent' },
        { key: 'interest', label: 'Interest', unit: 'euro' },
      ],
      rows: all.map((part) => [part.from, part.to, part.days, part.principal, part.rate, roundCents(part.interest)]),
      note: 'De som kan een cent verschillen: we ronden pas op het einde af.',
    }
    const tables: Table[] = [periodTable]
    if (ledger.length > 0) {
      tables.push({
        key: 'betalingen',
        title: 'Hoe je betalingen aangerekend worden',
        columns: [
          { key: 'datum', label: 'Datum', unit: 'date' },
          { key: 'wat', label: 'Wat', unit: 'text' },
          { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
          { key: 'interest', label: 'Op interest', unit: 'euro', total: true },
          { key: 'hoofdsom', label: 'Op hoofdsom', unit: 'euro', total: true },
          { key: 'rest', label: 'Hoofdsom daarna', unit: 'euro' },
        ],
        rows: ledger,
      })
    }
    tables.push({
      key: 'geschiedenis',
      title: `Alle tarieven in ${KINDS[soort]}`,
      columns: [
        { key: 'vanaf', label: 'Vanaf', unit: 'date' },
        { key: 'rente', label: 'Rentevoet', unit: 'percent' },
      ],
      rows: rates.rows.toReversed().map((row) => [row.from, row.value]),
    })

    const notices: Notice[] = []
    if (consumer && damages !== null)
      notices.push({
        tone: 'law',
        text: `Een onderneming mag een consument na een gratis herinnering en ${law(schadebeding).graceDays} dagen hoogstens ${eur(damages)} schadevergoeding vragen${cap === null ? '' : ` en hoogstens ${pct(cap)} interest`}. Andere kosten mogen niet.`,
      })
    if (values.eigenRente !== null && cap !== null && values.eigenRente > cap)
      notices.push({
        tone: 'law',
        text: `${pct(values.eigenRente)} is meer dan een consument mag worden gevraagd. Dan geldt enkel de burgerlijke rentevoet.`,
      })
    if (soort === 'handel')
      notices.push({
        tone: 'info',
        text: `Tussen ondernemingen komt daar een vaste vergoeding van ${eur(flat, 0)} bij voor invordering.`,
      })
    if (soort === 'fiscaal')
      notices.push({
        tone: 'info',
        text: 'De fiscus rekent per volle maand en rondt het bedrag af op een tiental. Ons bedrag is een raming.',
      })
    if (principal === 0 && ledger.length > 0) notices.push({ tone: 'info', text: 'De hoofdsom is helemaal betaald.' })

    const steps: Step[] = [
      { text: `Van ${dateText(van)} tot ${dateText(tot)} zijn **${plural(days, 'dag', 'dagen')}**.` },
      ...all.slice(0, 6).map((part) => ({
        text: `${dateText(part.from)} tot ${dateText(part.to)}: ${plural(part.days, 'dag', 'dagen')} aan ${pct(part.rate)} is **${eur(roundCents(part.interest))}**.`,
        formula: `${eur(part.principal)} × ${num(part.rate * 100, 3)} % × ${part.days} ÷ 365`,
        law: values.eigenRente === null ? [rates] : [],
      })),
      {
        text: `Samen is de interest **${eur(interest)}**.`,
        sum: [
          { label: 'Hoofdsom die nog open staat', value: principal },
          { label: 'Interest die nog open staat', value: openInterest },
          { label: 'Nog te betalen', value: roundCents(principal + openInterest) },
        ],
      },
      ...(damages === null
        ? []
        : [{ text: `De wet begrenst de schadevergoeding op deze som tot **${eur(damages)}**.`, law: [schadebeding] }]),
    ]

    return report({
      headline: figure('interest', 'Wettelijke interest', interest),
      sentence: `Over ${plural(days, 'dag', 'dagen')} is er **${eur(interest)}** interest verschuldigd. Nog te betalen: ${eur(roundCents(principal + openInterest))}.`,
      figures: [
        figure('totaal', 'Nog te betalen', roundCents(principal + openInterest)),
        figure('restHoofdsom', 'Hoofdsom die openstaat', principal),
        figure('openInterest', 'Interest die openstaat', openInterest),
        figure('betaald', 'Al betaald', sum(payments.map((payment) => payment.bedrag))),
        figure('perDag', 'Interest per dag nu', perDay),
        figure('rentevoet', 'Rentevoet nu', currentRate, 'percent'),
        figure('dagen', 'Aantal dagen', days, 'days'),
        figure('schadebeding', 'Hoogste schadevergoeding (consument)', damages),
        figure('hoogsteInterest', 'Hoogste interest (consument)', cap, 'percent'),
        figure('forfait', 'Vaste vergoeding (ondernemingen)', soort === 'handel' ? flat : null),
      ],
      charts: [chart],
      tables,
      steps,
      notices,
      assumptions: [
        'Enkelvoudige interest: geen interest op interest.',
        'De eerste dag telt mee, de laatste niet.',
        'Een betaling gaat eerst naar de interest, dan naar de hoofdsom.',
      ],
      excluded: [
        'Gerechtskosten en rechtsplegingsvergoeding.',
        'Interest op interest na een aanmaning.',
        'De maandtelling van de fiscus.',
      ],
      next: [
        { slug: 'rentevoet-vergelijker', text: 'Deze rente naast andere leggen' },
        { slug: 'schuldenconsolidatie-calculator', text: 'Meer schulden? Zet ze op een rij' },
      ],
      letter: {
        title: 'Bijlage: berekening van de interest',
        paragraphs: [
          `Hoofdsom ${eur(hoofdsom)}, interest in ${KINDS[soort]} van ${dateText(van)} tot ${dateText(tot)}.`,
          ...all.map(
            (part) =>
              `${dateText(part.from)} – ${dateText(part.to)}: ${part.days} dagen aan ${pct(part.rate)} op ${eur(part.principal)} = ${eur(roundCents(part.interest))}.`,
          ),
          `Interest samen: ${eur(interest)}. Nog te betalen: ${eur(roundCents(principal + openInterest))}, te vermeerderen met ${eur(perDay)} per dag.`,
        ],
      },
    })
  },
})
