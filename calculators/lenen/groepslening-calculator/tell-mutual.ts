/** The words of a loan between two people, and a text to sign. */
import { by } from '#calculators/kernel/carry.ts'
import { dateText, eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { next } from '#calculators/next.ts'
import { bewijsgrens, registratieSchuldbekentenis } from '#rules/krediet/privelening.figures.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Values } from './inputs.ts'
import type { between } from './model-mutual.ts'
import type { outputs } from './outputs.ts'
import { euroInWords } from './tell-words.ts'

type Between = ReturnType<typeof between>['work'] & Pick<ReturnType<typeof between>, 'out'>

const FORM_WORDS = {
  jaarlijks: 'elk jaar een gelijk deel van het kapitaal, samen met de rente',
  maandelijks: 'elke maand hetzelfde bedrag',
  einde: 'het hele kapitaal op de einddatum, en elk jaar de rente',
} as const
const TO_FILL_IN = '………………………………'

const chart = ({ bedrag }: Values, { out, years }: Between): Chart => ({
  kind: 'stacked',
  key: 'saldo',
  title: 'Wat nog open staat, per jaar',
  sentence: `De schuld van ${eur0(bedrag)} is afgelost op ${longDate(out.einddatum)}; de rente is samen ${eur(out.totaleRente)}.`,
  x: { label: 'Jaar', values: [0, ...years.map(({ year }) => year)] },
  y: { unit: 'euro0' },
  series: [{ key: 'saldo', label: 'Nog terug te betalen', values: [bedrag, ...years.map(({ balance }) => balance)] }],
})

const termTable = ({ terms }: Between): Table => ({
  key: 'termijnen',
  title: 'Termijnen',
  columns: [
    { key: 'nr', label: 'Nr.', unit: 'text' },
    { key: 'termijn', label: 'Te betalen', unit: 'euro', total: true },
    { key: 'datum', label: 'Vervaldag', unit: 'date' },
    { key: 'interest', label: 'Rente', unit: 'euro', total: true },
    { key: 'kapitaal', label: 'Kapitaal', unit: 'euro', total: true, formula: '{termijn}-{interest}' },
    { key: 'saldo', label: 'Nog open', unit: 'euro' },
  ],
  rows: terms.map((row) => [String(row.period), row.payment, row.due, row.interest, row.capital, row.balance]),
})

const taxTable = ({ years }: Between): Table => ({
  key: 'belasting',
  title: 'Belasting voor wie uitleent',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'text' },
    { key: 'netto', label: 'Houdt over', unit: 'euro', total: true, formula: '{interest}-{voorheffing}' },
    { key: 'interest', label: 'Rente', unit: 'euro', total: true },
    { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
  ],
  rows: years.map((year) => [String(year.year), year.net, year.interest, year.tax]),
})

function steps(values: Values, { out, monthly, taxRate }: Between): Step[] {
  const { bedrag, renteOnderling: rente } = values
  return [
    monthly
      ? {
          text: `Een rente van ${pct(rente)} is **${num(out.maandrente * 100, 4, 4)} %** per maand. De termijn is ${eur(out.eersteTermijn)}.`,
          formula: monthlyRateFormula(rente, out.maandrente, values.renteomzetting),
        }
      : {
          text: `De rente in het eerste jaar is **${eur(out.interestEersteJaar)}**.`,
          formula: `${eur(bedrag)} × ${pct(rente)}`,
        },
    {
      text: `Op rente is ${pct(taxRate, 0)} roerende voorheffing verschuldigd: **${eur(out.roerendeVoorheffing)}** in het eerste jaar. Is ze niet ingehouden, dan geeft wie uitleent de rente aan.`,
      formula: `${eur(out.interestEersteJaar)} × ${pct(taxRate, 0)}`,
      law: [roerendeVoorheffing],
    },
    {
      text: `In totaal betaalt de lener **${eur(out.totaalTerug)}** terug.`,
      sum: [
        { label: 'Geleend', value: bedrag },
        { label: 'Rente', value: out.totaleRente },
        { label: 'Terug te betalen', value: out.totaalTerug },
      ],
    },
    {
      text: `Vanaf ${eur0(out.bewijsgrens)} is een geschrift nodig als bewijs. Registreren kost ${eur0(out.registratierecht)} en geeft een vaste datum.`,
      law: [bewijsgrens, registratieSchuldbekentenis],
    },
  ]
}

function notices({ bedrag, renteOnderling: rente }: Values, work: Between): Notice[] {
  const found: Notice[] = [
    work.needsPaper
      ? {
          tone: 'law',
          text: `Voor ${eur0(bedrag)} heb je een geschrift nodig. De lener schrijft het bedrag zelf met de hand voluit in letters: "${euroInWords(bedrag)}".`,
        }
      : { tone: 'info', text: 'Voor dit bedrag is een geschrift niet verplicht; het blijft wel een bewijs.' },
  ]
  if (rente > work.bankCeiling)
    found.push({
      tone: 'warning',
      text: `${pct(rente)} is meer dan de ${pct(work.bankCeiling)} die een kredietgever voor dit bedrag hoogstens mag vragen. Een rechter kan een overdreven rente verlagen.`,
    })
  if (rente === 0)
    found.push({
      tone: 'info',
      text: 'Renteloos lenen mag. Zonder bewijs van terugbetaling kan de fiscus of een erfgenaam het als een schenking zien.',
    })
  return found
}

function letter(values: Values, { out, firstDue }: Between) {
  const { bedrag, renteOnderling: rente, jaren, aflossing, datum } = values
  const words = euroInWords(bedrag)
  return {
    title: 'Schuldbekentenis',
    paragraphs: [
      `Ondergetekende, ${values.lener.trim() || TO_FILL_IN}, geboren op ……/……/………… en wonend te ………………………………………………, hierna "de lener",`,
      `erkent op ${longDate(datum)} van ${values.uitlener.trim() || TO_FILL_IN}, wonend te ………………………………………………, hierna "de uitlener", geleend te hebben: ${eur(bedrag)} (${words}).`,
      rente === 0
        ? 'De lening is renteloos.'
        : `De lening brengt een rente op van ${pct(rente)} per jaar. De roerende voorheffing op de rente volgt de wet.`,
      `De lener betaalt terug: ${FORM_WORDS[aflossing]}, over ${plural(jaren, 'jaar', 'jaar')}. Eerste termijn op ${dateText(firstDue)}: ${eur(out.eersteTermijn)}. Laatste termijn op ${dateText(out.einddatum)}: ${eur(out.laatsteTermijn)}. De volledige tabel hoort bij dit document.`,
      'De lener mag op elk moment vroeger terugbetalen, zonder vergoeding.',
      `Opgemaakt te ……………………………… op ${longDate(datum)}, in twee exemplaren. Elke partij kreeg er één.`,
      `Met de hand te schrijven door de lener, boven zijn handtekening: "Goed voor ${words}".`,
      'Handtekening van de lener: ………………………………      Handtekening van de uitlener: ………………………………',
    ],
  }
}

export function tellBetween(values: Values, work: Between): Telling<keyof typeof outputs> {
  const { out, taxRate } = work
  const rest =
    out.totaleRente === 0
      ? 'De lening is renteloos.'
      : `De rente is ${eur(out.totaleRente)}; na ${pct(taxRate, 0)} roerende voorheffing houdt wie uitleent ${eur(out.nettoInterest)} over.`
  return {
    headline: 'totaalTerug',
    key: ['eersteTermijn', 'totaleRente', 'nettoInterest', 'einddatum'],
    captions: { eersteTermijn: { label: work.monthly ? 'Termijn per maand' : 'Eerste termijn' } },
    sentence: `De lener betaalt **${eur(out.totaalTerug)}** terug, tot ${longDate(out.einddatum)}. ${rest}`,
    charts: [chart(values, work)],
    tables: [termTable(work), taxTable(work)],
    steps: steps(values, work),
    notices: notices(values, work),
    assumptions: [
      'De lening is eenmalig en niet beroepsmatig: de wet op het consumentenkrediet geldt dan niet.',
      work.monthly
        ? 'Elke maand komt er rente bij op het openstaande kapitaal.'
        : 'De rente loopt per vol jaar op het openstaande kapitaal.',
      'De voorheffing rekenen we per jaar, afgerond op de cent.',
    ],
    excluded: [
      'Schenkbelasting als de schuld later wordt kwijtgescholden.',
      'Gevolgen voor een erfenis.',
      'Juridisch nazicht: een notaris of advocaat leest een grote lening na.',
    ],
    next: [
      next('wettelijke-rentevoet-belgie', 'Wat als de lener te laat betaalt?', { hoofdsom: by('bedrag') }),
      next('schenkbelasting-calculator', 'Toch liever schenken?', { bedrag: by('bedrag') }),
      next('roerende-voorheffing-calculator', 'Belasting op rente en dividenden'),
    ],
    letter: letter(values, work),
  }
}
