import type { Interest } from './case.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, eur, listText, money, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { fiscaleAfronding, forfaitHandel, renteHandel, schadebeding } from '#rules/krediet/wettelijke-rente.figures.ts'
import type { outputs } from './outputs.ts'
import { historyTable, KINDS, paymentTable, periodChart, periodTable, rateChart } from './tables.ts'

/** Periods written out as steps; the table has them all. */
const STEPS_SHOWN = 6

/** Once the principal is paid no interest runs. */
function until({ values, work }: Interest): string {
  const last = work.settled.imputed.find(({ principalAfter }) => principalAfter === 0)
  if (last) return `tot ${dateText(last.datum)}`
  return `${values.laatsteDagMee && !work.inMonths ? 'tot en met' : 'tot'} ${dateText(values.tot)}`
}
const length = ({ out }: Interest) =>
  out.maanden === null ? plural(out.dagen ?? 0, 'dag', 'dagen') : plural(out.maanden, 'maand', 'maanden')
const counted = (count: number, inMonths: boolean) =>
  plural(count, inMonths ? 'maand' : 'dag', inMonths ? 'maanden' : 'dagen')

/** What the amount is made of, each part that is there. */
function partsOf({ out, work }: Interest): { readonly label: string; readonly value: number }[] {
  return [
    { label: 'Hoofdsom die openstaat', value: out.restHoofdsom },
    { label: 'Interest die openstaat', value: out.openInterest },
    { label: 'Afgesproken schadevergoeding', value: out.schade },
    { label: 'Kosten om te innen', value: out.invordering },
    { label: 'Daarvan al betaald', value: 0 - work.settled.extrasPaid },
  ].filter(({ value }, index) => index < 2 || value !== 0)
}

function sentence(solved: Interest): string {
  const { values, out, work } = solved
  const { extrasPaid } = work.settled
  if (out.teBetalen === 0 && out.betaald > 0)
    return `Op ${dateText(values.tot)} is alles betaald${out.interest > 0 ? `, ook **${eur(out.interest)}** interest` : ''}.`
  const extras = [
    ...(out.schade > 0 ? [`${eur(out.schade)} schadevergoeding`] : []),
    ...(out.invordering > 0 ? [`${eur(out.invordering)} kosten om te innen`] : []),
  ]
  const nothingRan = (out.maanden ?? out.dagen) === 0
  const words = [
    ...(out.totaal > 0 ? [`${money(out.restHoofdsom)} hoofdsom`] : []),
    ...(nothingRan || out.totaal === 0
      ? []
      : [`${out.openInterest > 0 ? `**${eur(out.openInterest)}**` : '**geen**'} interest`]),
    ...extras,
  ]
  const already = extrasPaid > 0 ? `, waarvan ${eur(extrasPaid)} al betaald is` : ''
  const ran = nothingRan ? 'Er loopt nog **geen** interest.' : `De interest liep over ${length(solved)}.`
  return `Op ${dateText(values.tot)} is er ${money(out.teBetalen)} te betalen: ${listText(words)}${already}. ${ran}`
}

function steps(solved: Interest): Step[] {
  const { values, out, work } = solved
  const { periods, inMonths } = work
  const shown = periods.slice(0, STEPS_SHOWN).map((part): Step => ({
    text: part.waived
      ? `${dateText(part.from)} tot ${dateText(part.to)}: ${counted(part.count, inMonths)} aan ${pct(part.rate)} blijft onder ${eur(part.floor)} per maand. Er is **niets** verschuldigd.`
      : `${dateText(part.from)} tot ${dateText(part.to)}: ${counted(part.count, inMonths)} aan ${pct(part.rate)} is **${eur(part.shown)}**.`,
    formula: `${eur(part.sum)} × ${num(part.rate * 100, 3)} % ${part.waived ? `÷ ${part.perYear} < ${eur(part.floor)}` : `× ${part.count} ÷ ${part.perYear}`}`,
    law: [
      ...(work.ownRate === null ? [work.figure] : []),
      ...(work.floorFigure && part.waived ? [work.floorFigure] : []),
    ],
  }))
  return [
    {
      text: inMonths
        ? `Van ${dateText(values.van)} ${until(solved)} ${out.maanden === 1 ? 'telt' : 'tellen'} **${length(solved)}** voor de fiscus.`
        : `Van ${dateText(values.van)} ${until(solved)} ${out.dagen === 1 ? 'is' : 'zijn'} **${length(solved)}**.`,
      ...(inMonths ? { law: [fiscaleAfronding] } : {}),
    },
    ...shown,
    ...(periods.length > STEPS_SHOWN
      ? [
          {
            text:
              periods.length === STEPS_SHOWN + 1
                ? 'Zo ook voor de laatste periode, die in de tabel staat.'
                : `Zo ook voor de andere ${periods.length - STEPS_SHOWN} periodes, die in de tabel staan.`,
          },
        ]
      : []),
    ...(out.schadebeding === null
      ? []
      : [
          {
            text: `Een onderneming mag een consument op deze som hoogstens **${eur(out.schadebeding)}** schadevergoeding vragen.`,
            law: [schadebeding, ...(out.hoogsteInterest === null ? [] : [renteHandel])],
          },
        ]),
    ...(out.forfait === null
      ? []
      : [
          {
            text: `Tussen ondernemingen komt er ${eur(out.forfait, 0)} bij voor het innen, of de werkelijke kosten als die hoger zijn: **${eur(out.invordering)}**.`,
            law: [forfaitHandel],
          },
        ]),
    {
      text: `Samen is er **${eur(out.teBetalen)}** te betalen.`,
      sum: [...partsOf(solved), { label: 'Te betalen', value: out.teBetalen }],
    },
  ]
}

function notices({ values, out, work }: Interest, law: Law): Notice[] {
  const found: Notice[] = []
  if (out.gevraagdeInterest !== null)
    found.push({
      tone: 'law',
      text: `${pct(values.eigenRente ?? 0)} is meer dan een consument mag worden gevraagd (${pct(out.hoogsteInterest ?? 0)}). Het beding is ongeldig en de burgerlijke rentevoet geldt: ${eur(out.interest)} in plaats van ${eur(out.gevraagdeInterest)}.`,
    })
  if (out.gevraagdeSchade > 0)
    found.push({
      tone: 'law',
      text: `Het contract vraagt ${eur(out.gevraagdeSchade)} schadevergoeding. Een consument is hoogstens ${eur(out.schade)} verschuldigd.`,
    })
  if (out.schadebeding !== null)
    found.push({
      tone: 'info',
      text: `Vraagt een onderneming geld aan een consument? Ze stuurt eerst een gratis herinnering en wacht ${law(schadebeding).graceDays} dagen. Pas daarna mag er interest en schadevergoeding bij.`,
    })
  if (work.inMonths)
    found.push({
      tone: 'info',
      text: `De fiscus telt hele maanden op een bedrag naar beneden afgerond op ${eur(law(fiscaleAfronding), 0)}. ${values.soort === 'fiscaal' ? 'De maand van de vervaldag telt niet mee, de maand van betaling volledig.' : 'Elke maand die na de vervaldag begint, telt volledig.'}`,
    })
  const waived = work.periods.find((part) => part.waived)
  if (waived)
    found.push({
      tone: 'law',
      text: `Is de interest lager dan ${eur(waived.floor)} per maand, dan is er voor die maand niets verschuldigd.`,
    })
  if (work.settled.overpaid > 0)
    found.push({
      tone: 'warning',
      text: `De betalingen zijn ${eur(work.settled.overpaid)} hoger dan wat op die dagen verschuldigd was.`,
    })
  return found
}

/** An annex for a letter of notice or a claim. */
function letter(solved: Interest): Telling<string>['letter'] {
  const { values, out, work } = solved
  return {
    title: 'Bijlage: berekening van de schuldvordering',
    paragraphs: [
      `Hoofdsom: ${eur(values.hoofdsom)}. Interest in ${KINDS[values.soort]} van ${dateText(values.van)} ${until(solved)}.`,
      ...work.periods.map(
        (part) =>
          `${dateText(part.from)} – ${dateText(part.to)}: ${counted(part.count, work.inMonths)} aan ${pct(part.rate)} op ${eur(part.sum)} = ${eur(part.shown)}.`,
      ),
      ...work.settled.imputed.map(
        ({ datum, bedrag, onInterest, onPrincipal, onExtras }) =>
          `Betaald op ${dateText(datum)}: ${eur(bedrag)}, waarvan ${listText([
            `${eur(onInterest)} op de interest`,
            `${eur(onPrincipal)} op de hoofdsom`,
            ...(onExtras > 0 ? [`${eur(onExtras)} op schadevergoeding en kosten`] : []),
          ])}.`,
      ),
      ...(work.unknownFrom === null
        ? []
        : [
            `De rentevoet vanaf ${dateText(work.unknownFrom)} is nog niet bekend: voor die dagen is voorlopig met de laatst bekende gerekend.`,
          ]),
      ...partsOf(solved).map(({ label, value }) => `${label}: ${eur(value)}.`),
      `Te betalen op ${dateText(values.tot)}: ${eur(out.teBetalen)}${work.perUnit > 0 ? `, te vermeerderen met ${eur(work.perUnit)} interest per ${work.inMonths ? 'maand' : 'dag'} tot de volledige betaling` : ''}.`,
    ],
  }
}

export function tell(solved: Interest, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  return {
    headline: 'teBetalen',
    key: ['interest', work.inMonths ? 'perMaand' : 'perDag', 'rentevoet', 'schade', 'invordering'],
    sentence: sentence(solved),
    captions: {
      teBetalen: { label: `Te betalen op ${dateText(values.tot)}` },
      ...(work.ownRate === null ? {} : { interest: { label: 'Afgesproken interest' } }),
    },
    charts: [...(solved.work.periods.length > 0 ? [periodChart(solved)] : []), rateChart(solved)],
    tables: [periodTable(solved), ...(out.betaald > 0 ? [paymentTable(solved)] : []), historyTable(solved)],
    steps: steps(solved),
    notices: notices(solved, law),
    assumptions: [
      'Enkelvoudige interest: geen interest op interest.',
      ...(work.inMonths
        ? []
        : [
            values.laatsteDagMee
              ? 'De eerste en de laatste dag tellen mee.'
              : 'De eerste dag telt mee, de laatste niet.',
          ]),
      `Een betaling gaat eerst naar de interest, dan naar de hoofdsom${out.schade + out.invordering > 0 ? ', dan naar schadevergoeding en kosten' : ''}.`,
      'De schadevergoeding volgt uit de hele hoofdsom, ook na een deelbetaling.',
    ],
    excluded: [
      'Gerechtskosten en rechtsplegingsvergoeding.',
      'Interest op interest na een aanmaning.',
      'De kosten van een tweede herinnering aan een consument.',
      'Interest die de fiscus jou betaalt op een late teruggave, belastingverhogingen en boetes.',
    ],
    next: [
      next('rentevoet-vergelijker', 'Deze rente naast andere leggen'),
      next('schuldenconsolidatie-calculator', 'Meer schulden? Zet ze op een rij'),
    ],
    letter: letter(solved),
  }
}
