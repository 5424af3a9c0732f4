import type { Refinancing } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { asPercent, duration, eur, eur0, longDate, num, pct } from '#calculators/kernel/format.ts'
import { tellMoves } from '#calculators/kernel/tell-moves.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Table, Telling } from '#calculators/kernel/report.ts'
import { creditNotices, forbidden } from '#calculators/lenen/credit-words.ts'
import { LOAN_PAGE, termOnLoanPage } from '#calculators/lenen/loan-page.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import { stepsOf } from './steps.ts'

const TABLE_OF_NEW = 'Bekijk de aflossingstabel van de nieuwe lening'
/** What the page of an instalment loan takes at most. */
const PERSONAL = { amount: 200_000, months: 240 } as const
const TERM = ['resterend', 'extraMaanden', 'nieuweLooptijd'] as const

const MOVES: Readonly<Record<string, string>> = {
  eigenBank: 'je eigen bank dezelfde rente geeft',
  zelf: 'je de kosten zelf betaalt in plaats van ze mee te lenen',
}

function sentence({ out, work, moves }: Refinancing): string | Asking {
  if (work.change.principal === 0) return { asks: 'Vul in hoeveel er nog openstaat op je lening.' }
  const no = work.test && forbidden(work.test)
  if (no !== null) return `${no} Kies een andere looptijd of rente om te zien wat overstappen oplevert.`
  const rate = work.reference ? `${pct(work.reference.rate)} (richtrente, ${longDate(work.reference.month)})` : null
  const own = moves?.each.find(({ keys, gain }) => keys[0] === 'eigenBank' && gain >= 1)
  const better = own && own.after > 0 ? ` Aan dezelfde rente bij je eigen bank win je ${eur(own.after)}.` : ''
  if (out.besparing > 0) {
    const won = `**${eur(out.besparing)}** na ${eur(out.kosten)} kosten`
    const back = out.terugverdiendNa === null ? '' : `, terugverdiend na ${duration(out.terugverdiendNa)}`
    return `${rate === null ? `Je wint ${won}` : `Aan ${rate} win je ${won}`}${back}.${better}`
  }
  if (out.besparing === 0) return 'Overstappen levert **niets** op en kost niets.'
  const lost = `**${eur(-out.besparing)}**`
  const from = out.kantelrente === null ? '' : ` Pas onder ${pct(out.kantelrente)} begin je te winnen.`
  return `${rate === null ? `Met deze overstap verlies je ${lost}` : `Aan ${rate} verlies je ${lost}`}.${from}${better}`
}

const chart = ({ out, work }: Refinancing): Chart => ({
  kind: 'area',
  key: 'voordeel',
  title: 'De kosten als put, en wanneer die gevuld is',
  sentence:
    out.terugverdiendNa === null
      ? 'Met deze cijfers verdien je de kosten niet terug.'
      : `Na ${duration(out.terugverdiendNa)} zijn de kosten van ${eur0(out.kosten)} terugverdiend.`,
  x: { label: 'Jaar', values: work.line.map(({ year }) => year) },
  y: { unit: 'euro0' },
  series: [
    { key: 'voordeel', label: 'Gewonnen als je dan verkoopt of stopt', values: work.line.map(({ value }) => value) },
  ],
  ...(out.terugverdiendNa === null
    ? {}
    : { marks: [{ x: out.terugverdiendNa / 12, label: `na ${duration(out.terugverdiendNa)} gevuld`, strong: true }] }),
})

const compareTable = ({ work }: Refinancing): Table => ({
  key: 'waar',
  title: 'Eigen bank of andere bank, aan dezelfde rente',
  columns: [
    { key: 'waar', label: 'Waar', unit: 'text' },
    { key: 'winst', label: 'Winst', unit: 'euro' },
    { key: 'kosten', label: 'Kosten', unit: 'euro', formula: '{vergoeding}+{notaris}+{bank}' },
    { key: 'vergoeding', label: 'Vergoeding', unit: 'euro' },
    { key: 'notaris', label: 'Akte en handlichting', unit: 'euro' },
    { key: 'bank', label: 'Dossier, schatting, andere', unit: 'euro' },
  ],
  rows: [
    { name: 'Eigen bank', ...work.own },
    { name: 'Andere bank', ...work.elsewhere },
  ].map(({ name, fee, notary, bank, total, saving }) => [name, saving, total, fee, notary, bank]),
})

const yearTable = ({ values, work }: Refinancing): Table => ({
  key: 'jaren',
  title: 'Oud naast nieuw, jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'text' },
    { key: 'verschil', label: 'Verschil', unit: 'euro', total: true, formula: '{oud}-{nieuw}' },
    { key: 'oud', label: 'Betaald, oude lening', unit: 'euro', total: true },
    { key: 'nieuw', label: 'Betaald, nieuwe lening', unit: 'euro', total: true },
    {
      key: 'gewonnen',
      label: `Gewonnen als je dan ${values.soort === 'woonkrediet' ? 'verkoopt' : 'stopt'}`,
      unit: 'euro',
    },
    { key: 'saldoOud', label: 'Schuld, oude lening', unit: 'euro' },
    { key: 'saldoNieuw', label: 'Schuld, nieuwe lening', unit: 'euro' },
  ],
  rows: work.years.map((row) => [
    String(row.year),
    row.difference,
    row.old,
    row.next,
    row.brought,
    row.oldBalance,
    row.nextBalance,
  ]),
})

function notices({ values, out, work }: Refinancing): Notice[] {
  const { months, newMonths } = work.change
  const found: Notice[] = []
  if (work.belowRule !== null)
    found.push({
      tone: 'info',
      text: `Wikifin noemt als vuistregel minstens ${num(work.belowRule * 100)} procentpunt verschil en tien jaar te gaan. Dit blijft daaronder: kijk de kosten goed na.`,
    })
  if (work.sale)
    found.push({
      tone: 'info',
      text: `${values.soort === 'woonkrediet' ? 'Verkoop je' : 'Betaal je alles terug'} na ${duration(work.sale.years * 12)}, dan verlies je ${eur(Math.abs(work.sale.brought))}.`,
    })
  if (newMonths > months)
    found.push({
      tone: 'warning',
      text: `Je nieuwe lening loopt ${duration(newMonths - months)} langer: je betaalt ook langer rente.`,
    })
  if (newMonths < months)
    found.push({
      tone: 'info',
      text: `Je nieuwe lening loopt ${duration(months - newMonths)} korter: ook daardoor betaal je minder rente.`,
    })
  if (values.soort === 'woonkrediet' && values.waar === 'andereBank' && work.own.saving > 0)
    found.push({
      tone: 'info',
      text: `Vraag eerst een nieuwe rente bij je eigen bank. Daar betaal je geen nieuwe akte: de kosten zijn dan ${eur(work.own.total)}.`,
    })
  // Cut to what the law allows, so the page says so.
  if ((values.dossierkosten ?? 0) > out.dossierkosten)
    found.push({
      tone: 'info',
      text: `Voor een nieuwe rente mag je eigen bank hoogstens ${eur(out.dossierkosten)} dossierkosten vragen. Daarmee rekenen we.`,
    })
  const { feeMonths } = work.change.costs
  if (feeMonths !== null && (values.wederbeleggingMaanden ?? 0) > feeMonths)
    found.push({
      tone: 'info',
      text: `Voor een nieuwe rente mag je eigen bank ${feeMonths === 0 ? 'geen' : `hoogstens ${duration(feeMonths)}`} wederbeleggingsvergoeding vragen. Daarmee rekenen we.`,
    })
  return work.test ? [...found, ...creditNotices(work.test)] : found
}

export function tell(solved: Refinancing): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const home = values.soort === 'woonkrediet'
  const { principal, newMonths } = work.change
  const elsewhere = values.waar === 'eigenBank' ? 'besparingAndereBank' : 'besparingEigenBank'
  return {
    headline: 'besparing',
    key: ['terugverdiendNa', 'kantelrente', 'kosten', 'nieuweMaandlast', elsewhere],
    sentence: sentence(solved),
    captions: home ? {} : { wederbelegging: { label: 'Vergoeding voor vervroegde terugbetaling' } },
    charts: [chart(solved)],
    tables: [...(home ? [compareTable(solved)] : []), yearTable(solved)],
    steps: stepsOf(solved),
    notices: notices(solved),
    moves: tellMoves(solved.moves, (key) => MOVES[key] ?? key),
    assumptions: [
      'Oude en nieuwe lening hebben een vaste maandlast en een vaste rente.',
      'De overstap gebeurt vandaag, net na een afbetaling.',
      `Het terugverdienen telt de lagere afbetalingen en de lagere schuld, met de kosten vooraan en een verloren belastingvoordeel onderweg. ${home ? 'Verkoop je vroeger' : 'Stop je vroeger'}, dan betaal je op beide leningen een ${home ? 'wederbeleggingsvergoeding' : 'vergoeding'}: die tellen we niet mee.`,
    ],
    excluded: home
      ? [
          'Een nieuwe schuldsaldo- of brandverzekering en verloren kortingen.',
          'De schattingskosten, behalve wat je zelf invult.',
          'Gewijzigde belasting door een nieuwe lening, behalve wat je zelf invult.',
          'Een lopende hypotheek die je kunt overnemen zonder nieuwe akte.',
        ]
      : ['Een nieuwe verzekering bij de lening.', 'Dossierkosten, behalve wat je zelf invult.'],
    next: [
      home
        ? next('hypothecaire-lening-berekenen', TABLE_OF_NEW, {
            leenbedrag: madeOf(Math.max(LOAN_PAGE.smallest, Math.round(principal)), 'saldo'),
            ...termOnLoanPage(newMonths, ...TERM),
            rente: madeOf(Math.min(LOAN_PAGE.highest, asPercent(out.gebruikteRente)), 'nieuweRente'),
            renteomzetting: by('renteomzetting'),
          })
        : next('persoonlijke-lening-berekenen', TABLE_OF_NEW, {
            bedrag: madeOf(Math.max(1, Math.min(PERSONAL.amount, principal)), 'saldo'),
            looptijd: madeOf(Math.min(PERSONAL.months, newMonths), ...TERM),
            jkp: madeOf(asPercent(out.gebruikteRente), 'nieuweRente'),
          }),
      next('schuldenconsolidatie-calculator', 'Heb je meer leningen? Bekijk ze samen.'),
      next('rentevoet-vergelijker', 'Welke rentes staan er vandaag in de markt?'),
    ],
  }
}
