import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Figure, Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { addDays, daysBetween } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { hasBegun } from '#rules/kernel/dated.ts'
import { fiscaleAfronding, forfaitHandel, renteHandel, schadebeding } from '#rules/krediet/wettelijke-rente.figures.ts'
import {
  fiscalMonth,
  hoogsteSchade,
  interestFigure,
  ondergrensRente,
  renteplafondConsument,
  type Segment,
} from '#rules/krediet/wettelijke-rente.ts'
import { inputs, monthsOf } from './inputs.ts'
import { type Debt, settle } from './ledger.ts'
import { historyTable, KINDS, paymentTable, periodTable, rateChart } from './views.ts'

/** Periods written out as steps; the table has them all. */
const STEPS_SHOWN = 6

export default defineLegacy({
  inputs,

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
    const { soort, van, tot, hoofdsom, eigenRente, betalingen } = values
    const fiscal = monthsOf(values)
    const inMonths = fiscal !== null
    const end = values.laatsteDagMee && !inMonths ? addDays(tot, 1) : tot
    const debt: Debt = {
      kind: soort,
      principal: hoofdsom,
      from: van,
      to: end,
      payments: betalingen,
      basis: values.dagtelling,
      ownRate: eigenRente,
      fiscal,
    }
    const settled = settle(law, debt)
    const { parts, interest, openInterest, principal, paid } = settled
    const due = roundCents(principal + openInterest)
    const days = daysBetween(van, end)
    const last = parts.at(-1)
    const perUnit = last
      ? roundCents(
          fiscal ? fiscalMonth(law, fiscal, principal, last.rate).interest : (principal * last.rate) / last.perYear,
        )
      : 0
    const waived = (part: Segment) => inMonths && part.sum > 0 && part.rate > 0 && part.interest === 0
    const floorOf = (part: Segment) => (fiscal ? eur(law.on(part.from)(ondergrensRente[fiscal])) : '')
    const firstWaived = parts.find(waived)
    const counted = (part: Segment) => plural(part.count, inMonths ? 'maand' : 'dag', inMonths ? 'maanden' : 'dagen')
    const months = parts.reduce((total, part) => total + part.count, 0)
    const length = inMonths ? plural(months, 'maand', 'maanden') : plural(days, 'dag', 'dagen')

    const consumer = soort === 'burgerlijk' && values.consument
    const damages = consumer && hasBegun(schadebeding, tot) ? hoogsteSchade(law.on(tot), hoofdsom) : null
    const cap = consumer ? renteplafondConsument(law, tot) : null
    const tooHigh = eigenRente !== null && cap !== null && eigenRente > cap
    const civil = tooHigh ? settle(law, { ...debt, ownRate: null }).interest : null
    const business = soort === 'handel' || soort === 'handelOud'
    const flat = soort === 'handel' && hasBegun(forfaitHandel, tot) ? law.on(tot)(forfaitHandel) : null

    const notices: Notice[] = []
    if (damages !== null)
      notices.push({
        tone: 'law',
        text: `Een onderneming mag een consument na een gratis herinnering en ${law(schadebeding).graceDays} dagen hoogstens ${eur(damages)} schadevergoeding vragen${cap === null ? '' : ` en hoogstens ${pct(cap)} interest`}. Andere kosten mogen niet.`,
      })
    if (tooHigh)
      notices.push({
        tone: 'law',
        text: `${pct(eigenRente)} is meer dan een consument mag worden gevraagd. Dan geldt enkel de burgerlijke rentevoet: ${eur(civil ?? 0)} interest.`,
      })
    if (flat !== null)
      notices.push({
        tone: 'info',
        text: `Tussen ondernemingen komt daar een vaste vergoeding van ${eur(flat, 0)} bij voor invordering.`,
      })
    if (inMonths)
      notices.push({
        tone: 'info',
        text: `De fiscus telt hele maanden op een bedrag naar beneden afgerond op ${eur(law(fiscaleAfronding), 0)}. ${fiscal === 'fiscaal' ? 'De maand van de vervaldag telt niet mee, de maand van betaling volledig.' : 'Elke maand die na de vervaldag begint, telt volledig.'}`,
      })
    if (firstWaived)
      notices.push({
        tone: 'law',
        text: `Is de interest lager dan ${floorOf(firstWaived)} per maand, dan is er voor die maand niets verschuldigd.`,
      })
    if (settled.overpaid > 0)
      notices.push({
        tone: 'warning',
        text: `Je betalingen zijn ${eur(settled.overpaid)} hoger dan wat op die dagen verschuldigd was.`,
      })
    else if (principal === 0 && paid > 0) notices.push({ tone: 'info', text: 'De hoofdsom is helemaal betaald.' })

    const steps: Step[] = [
      {
        text: inMonths
          ? `Van ${dateText(van)} tot ${dateText(tot)} tellen **${length}** voor de fiscus.`
          : `Van ${dateText(van)} ${values.laatsteDagMee ? 'tot en met' : 'tot'} ${dateText(tot)} zijn **${length}**.`,
        ...(inMonths ? { law: [fiscaleAfronding] } : {}),
      },
      ...parts.slice(0, STEPS_SHOWN).map((part) => ({
        text: waived(part)
          ? `${dateText(part.from)} tot ${dateText(part.to)}: ${counted(part)} aan ${pct(part.rate)} blijft onder ${floorOf(part)} per maand. Er is **niets** verschuldigd.`
          : `${dateText(part.from)} tot ${dateText(part.to)}: ${counted(part)} aan ${pct(part.rate)} is **${eur(roundCents(part.interest))}**.`,
        formula: waived(part)
          ? `${eur(part.sum)} × ${num(part.rate * 100, 3)} % ÷ ${part.perYear} < ${floorOf(part)}`
          : `${eur(part.sum)} × ${num(part.rate * 100, 3)} % × ${part.count} ÷ ${part.perYear}`,
        law: [
          ...(eigenRente === null ? [interestFigure[soort]] : []),
          ...(fiscal && waived(part) ? [ondergrensRente[fiscal]] : []),
        ],
      })),
      ...(parts.length > STEPS_SHOWN
        ? [{ text: `De andere ${parts.length - STEPS_SHOWN} periodes staan in de tabel.` }]
        : []),
      {
        text: `Samen is de interest **${eur(interest)}**.`,
        sum: [
          { label: 'Hoofdsom die nog open staat', value: principal },
          { label: 'Interest die nog open staat', value: openInterest },
          { label: 'Nog te betalen', value: due },
        ],
      },
      ...(damages === null
        ? []
        : [
            {
              text: `De wet begrenst de schadevergoeding op deze som tot **${eur(damages)}**.`,
              law: [schadebeding, ...(cap === null ? [] : [renteHandel])],
            },
          ]),
    ]

    const figures: Figure[] = [
      figure('totaal', 'Nog te betalen', due),
      figure('restHoofdsom', 'Hoofdsom die openstaat', principal),
      figure('openInterest', 'Interest die openstaat', openInterest),
      figure('betaald', 'Al betaald', paid),
      inMonths
        ? figure('perMaand', 'Interest per maand nu', perUnit)
        : figure('perDag', 'Interest per dag nu', perUnit),
      figure('rentevoet', 'Rentevoet nu', eigenRente ?? last?.rate ?? 0, 'percent'),
      inMonths ? figure('maanden', 'Aantal maanden', months, 'number') : figure('dagen', 'Aantal dagen', days, 'days'),
      ...(consumer
        ? [
            figure('schadebeding', 'Hoogste schadevergoeding (consument)', damages),
            figure('hoogsteInterest', 'Hoogste interest (consument)', cap, 'percent'),
          ]
        : []),
      ...(civil === null ? [] : [figure('burgerlijkeInterest', 'Interest aan de burgerlijke rentevoet', civil)]),
      ...(business ? [figure('forfait', 'Vaste vergoeding (ondernemingen)', flat)] : []),
    ]

    return report({
      headline: figure('interest', eigenRente === null ? 'Wettelijke interest' : 'Interest', interest),
      sentence: `Over ${length} is er **${eur(interest)}** interest verschuldigd. Nog te betalen: ${eur(due)}.`,
      figures,
      charts: [rateChart(soort)],
      tables: [periodTable(settled, inMonths), ...(paid > 0 ? [paymentTable(settled)] : []), historyTable(soort)],
      steps,
      notices,
      assumptions: [
        'Enkelvoudige interest: geen interest op interest.',
        ...(inMonths
          ? []
          : [
              values.laatsteDagMee
                ? 'De eerste en de laatste dag tellen mee.'
                : 'De eerste dag telt mee, de laatste niet.',
            ]),
        'Een betaling gaat eerst naar de interest, dan naar de hoofdsom.',
      ],
      excluded: [
        'Gerechtskosten en rechtsplegingsvergoeding.',
        'Interest op interest na een aanmaning.',
        'Interest die de fiscus jou betaalt op een late teruggave.',
        'Belastingverhogingen en boetes.',
      ],
      next: [
        { slug: 'rentevoet-vergelijker', text: 'Deze rente naast andere leggen' },
        { slug: 'schuldenconsolidatie-calculator', text: 'Meer schulden? Zet ze op een rij' },
      ],
      letter: {
        title: 'Bijlage: berekening van de interest',
        paragraphs: [
          `Hoofdsom ${eur(hoofdsom)}, interest in ${KINDS[soort]} van ${dateText(van)} ${values.laatsteDagMee ? 'tot en met' : 'tot'} ${dateText(tot)}.`,
          ...parts.map(
            (part) =>
              `${dateText(part.from)} – ${dateText(part.to)}: ${counted(part)} aan ${pct(part.rate)} op ${eur(part.sum)} = ${eur(roundCents(part.interest))}.`,
          ),
          `Interest samen: ${eur(interest)}. Nog te betalen: ${eur(due)}, te vermeerderen met ${eur(perUnit)} per ${inMonths ? 'maand' : 'dag'}.`,
        ],
      },
    })
  },
})
