/** A loan between private people: schedule, tax on the interest, and a text to sign. */
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import { monthlyRate, monthlyRateFormula } from '#calculators/lenen/rente.ts'
import type { Chart, Figure, Notice, Report, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import { addMonths, addYears } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { perPeriod } from '#finance/rate.ts'
import { hoogsteJkp } from '#rules/krediet/consumentenkrediet.ts'
import { bewijsgrens, registratieSchuldbekentenis } from '#rules/krediet/privelening.figures.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { GroupValues } from './inputs.ts'
import { euroInWords } from './woorden.ts'

const FORM_WORDS = {
  jaarlijks: 'elk jaar een gelijk deel van het kapitaal, samen met de rente',
  maandelijks: 'elke maand hetzelfde bedrag',
  einde: 'het hele kapitaal op de einddatum, en elk jaar de rente',
} as const

export function between(values: GroupValues, { law }: Env): Report {
  const { bedrag, renteOnderling: rente, jaren, aflossing, datum } = values
  const monthly = aflossing === 'maandelijks'
  const schedule = loanSchedule(
    monthly
      ? { principal: bedrag, periods: jaren * 12, periodicRate: monthlyRate(rente, values.renteomzetting) }
      : {
          principal: bedrag,
          periods: jaren,
          periodicRate: perPeriod(rente),
          form: aflossing === 'einde' ? 'bullet' : 'fixed-capital',
        },
  )
  const perYear = monthly ? 12 : 1
  const dueOn = (period: number) => (monthly ? addMonths(datum, period) : addYears(datum, period))
  const years = Array.from({ length: Math.ceil(schedule.rows.length / perYear) }, (_, index) => {
    const rows = schedule.rows.slice(index * perYear, (index + 1) * perYear)
    const interest = sum(rows.map((row) => row.interest))
    return {
      year: index + 1,
      interest,
      tax: ingehouden(law, interest),
      paid: sum(rows.map((row) => row.payment)),
      balance: rows.at(-1)?.balance ?? 0,
    }
  })
  const firstYear = at(years, 0)
  const tax = sum(years.map((year) => year.tax))
  const net = roundCents(schedule.totalInterest - tax)
  const end = dueOn(schedule.periods)
  const taxRate = law(roerendeVoorheffing)
  const bankCeiling = hoogsteJkp(law, 'lening', bedrag)
  const lender = values.uitlener.trim() || '………………………………'
  const borrower = values.lener.trim() || '………………………………'
  const words = euroInWords(bedrag)

  const figures: Figure[] = [
    figure('eersteTermijn', monthly ? 'Termijn per maand' : 'Eerste termijn', schedule.rows[0]?.payment ?? 0),
    figure('interestEersteJaar', 'Interest in het eerste jaar', firstYear.interest),
    figure('roerendeVoorheffing', 'Roerende voorheffing in het eerste jaar', firstYear.tax),
    figure(
      'nettoInterestEersteJaar',
      'Interest na belasting in het eerste jaar',
      roundCents(firstYear.interest - firstYear.tax),
    ),
    figure('totaleRente', 'Interest in totaal', schedule.totalInterest),
    figure('totaleVoorheffing', 'Roerende voorheffing in totaal', tax),
    figure('nettoInterest', 'Interest na belasting in totaal', net),
    figure('einddatum', 'Laatste termijn op', end, 'date'),
    figure('laatsteTermijn', 'Laatste termijn', schedule.lastPayment, 'euro', { inYears: jaren }),
    figure('bedragInLetters', 'Bedrag in letters', words, 'text'),
    figure('bewijsgrens', 'Schriftelijk bewijs nodig vanaf', law(bewijsgrens), 'euro0'),
    figure('registratierecht', 'Vast recht als je de akte registreert', law(registratieSchuldbekentenis), 'euro0'),
  ]
  const chart: Chart = {
    kind: 'stacked',
    key: 'saldo',
    title: 'Wat nog open staat, per jaar',
    sentence: `De schuld van ${eur0(bedrag)} is afgelost op ${longDate(end)}; de interest is samen ${eur(schedule.totalInterest)}.`,
    x: { label: 'Jaar', values: [0, ...years.map(({ year }) => year)] },
    y: { unit: 'euro0' },
    series: [{ key: 'saldo', label: 'Nog terug te betalen', values: [bedrag, ...years.map(({ balance }) => balance)] }],
    inYears: [0, ...years.map(({ year }) => year)],
  }
  const cells = (index: number): Cell[] => {
    const row = at(schedule.rows, index)
    return [String(row.period), dueOn(row.period), row.payment, row.interest, row.capital, row.balance]
  }
  const table: Table = {
    key: 'termijnen',
    title: 'Termijnen',
    columns: [
      { key: 'nr', label: 'Nr.', unit: 'text' },
      { key: 'datum', label: 'Vervaldag', unit: 'date' },
      { key: 'termijn', label: 'Te betalen', unit: 'euro', total: true },
      { key: 'interest', label: 'Interest', unit: 'euro', total: true },
      { key: 'kapitaal', label: 'Kapitaal', unit: 'euro', total: true, formula: '{termijn}-{interest}' },
      { key: 'saldo', label: 'Nog open', unit: 'euro' },
    ],
    rows: schedule.rows.map((_, index) => cells(index)),
  }
  const taxTable: Table = {
    key: 'belasting',
    title: 'Belasting voor wie uitleent',
    columns: [
      { key: 'jaar', label: 'Jaar', unit: 'text' },
      { key: 'interest', label: 'Interest', unit: 'euro', total: true },
      { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
      { key: 'netto', label: 'Houdt over', unit: 'euro', total: true, formula: '{interest}-{voorheffing}' },
    ],
    rows: years.map((year) => [String(year.year), year.interest, year.tax, roundCents(year.interest - year.tax)]),
  }

  const rate = monthlyRate(rente, values.renteomzetting)
  const steps: Step[] = [
    monthly
      ? {
          text: `Een rente van ${pct(rente)} is **${num(rate * 100, 4, 4)} %** per maand. De termijn is ${eur(schedule.payment)}.`,
          formula: monthlyRateFormula(rente, rate, values.renteomzetting),
        }
      : {
          text: `De interest in het eerste jaar is **${eur(firstYear.interest)}**.`,
          formula: `${eur(bedrag)} × ${pct(rente)}`,
        },
    {
      text: `Op interest is ${pct(taxRate, 0)} roerende voorheffing verschuldigd: **${eur(firstYear.tax)}** in het eerste jaar. Is ze niet ingehouden, dan geeft wie uitleent de interest aan.`,
      formula: `${eur(firstYear.interest)} × ${pct(taxRate, 0)}`,
      law: [roerendeVoorheffing],
    },
    {
      text: `In totaal betaalt de lener **${eur(schedule.totalPaid)}** terug.`,
      sum: [
        { label: 'Geleend', value: bedrag },
        { label: 'Interest', value: schedule.totalInterest },
        { label: 'Terug te betalen', value: schedule.totalPaid },
      ],
    },
    {
      text: `Vanaf ${eur0(law(bewijsgrens))} is een geschrift nodig als bewijs. Registreren kost ${eur0(law(registratieSchuldbekentenis))} en geeft een vaste datum.`,
      law: [bewijsgrens, registratieSchuldbekentenis],
    },
  ]
  const notices: Notice[] = []
  if (bedrag >= law(bewijsgrens))
    notices.push({
      tone: 'law',
      text: `Voor ${eur0(bedrag)} heb je een geschrift nodig. De lener schrijft het bedrag zelf met de hand voluit in letters: "${words}".`,
    })
  else notices.push({ tone: 'info', text: 'Voor dit bedrag is een geschrift niet verplicht, wel verstandig.' })
  if (rente > bankCeiling)
    notices.push({
      tone: 'warning',
      text: `${pct(rente)} is meer dan de ${pct(bankCeiling)} die een kredietgever voor dit bedrag hoogstens mag vragen. Een rechter kan een overdreven rente verlagen.`,
    })
  if (rente === 0)
    notices.push({
      tone: 'info',
      text: 'Renteloos lenen mag. Zonder bewijs van terugbetaling kan de fiscus of een erfgenaam het als een schenking zien.',
    })

  return report({
    headline: figure('totaalTerug', 'Totaal terug te betalen', schedule.totalPaid),
    sentence: `De lener betaalt **${eur(schedule.totalPaid)}** terug, tot ${longDate(end)}. De interest is ${eur(schedule.totalInterest)}; na ${pct(taxRate, 0)} roerende voorheffing houdt wie uitleent ${eur(net)} over.`,
    figures,
    charts: [chart],
    tables: [table, taxTable],
    steps,
    notices,
    assumptions: [
      'De lening is eenmalig en niet beroepsmatig: de wet op het consumentenkrediet geldt dan niet.',
      monthly
        ? 'Elke maand komt er rente bij op het openstaande kapitaal.'
        : 'De rente loopt per vol jaar op het openstaande kapitaal.',
      'De voorheffing rekenen we per jaar, afgerond op de cent.',
    ],
    excluded: [
      'Schenkbelasting als de schuld later wordt kwijtgescholden.',
      'Gevolgen voor een erfenis.',
      'Juridisch advies: laat een grote lening nalezen door een notaris of advocaat.',
    ],
    next: [
      { slug: 'wettelijke-rentevoet-belgie', text: 'Wat als de lener te laat betaalt?', carry: { hoofdsom: bedrag } },
      { slug: 'schenkbelasting-calculator', text: 'Toch liever schenken?' },
      { slug: 'roerende-voorheffing-calculator', text: 'Belasting op interest en dividenden' },
    ],
    letter: {
      title: 'Schuldbekentenis',
      paragraphs: [
        `Ondergetekende, ${borrower}, geboren op ……/……/………… en wonend te ………………………………………………, hierna "de lener",`,
        `erkent op ${longDate(datum)} van ${lender}, wonend te ………………………………………………, hierna "de uitlener", geleend te hebben: ${eur(bedrag)} (${words}).`,
        rente === 0
          ? 'De lening is renteloos.'
          : `De lening brengt een rente op van ${pct(rente)} per jaar. De roerende voorheffing op de interest volgt de wet.`,
        `De lener betaalt terug: ${FORM_WORDS[aflossing]}, over ${plural(jaren, 'jaar', 'jaar')}. Eerste termijn op ${dateText(dueOn(1))}: ${eur(schedule.rows[0]?.payment ?? 0)}. Laatste termijn op ${dateText(end)}: ${eur(schedule.lastPayment)}. De volledige tabel hoort bij dit document.`,
        'De lener mag op elk moment vroeger terugbetalen, zonder vergoeding.',
        `Opgemaakt te ……………………………… op ${longDate(datum)}, in twee exemplaren. Elke partij kreeg er één.`,
        `Met de hand te schrijven door de lener, boven zijn handtekening: "Goed voor ${words}".`,
        'Handtekening van de lener: ………………………………      Handtekening van de uitlener: ………………………………',
      ],
    },
    inflation: values.inflatie,
  })
}
