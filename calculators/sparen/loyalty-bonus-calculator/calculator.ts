import type { CalendarEvent } from '#calculators/kernel/calendar.ts'
import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { rateNotice } from '#calculators/sparen/account.ts'
import { interestByYear, monthlyDeposits, totalTax } from '#calculators/sparen/interest.ts'
import { daysBetween, minDate } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, sum } from '#finance/money.ts'
import { type Movement, premieBetaaldOp, type SavingsRate, spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import {
  maxBasisrente,
  maxOverdrachten,
  minimumOverdracht,
  premieTermijn,
  spaarvrijstelling,
  voorheffingSpaarrekening,
} from '#rules/sparen-beleggen/sparen.figures.ts'
import { wetVanJaar } from '#rules/sparen-beleggen/sparen.ts'
import { tariefBuitenWet } from '#rules/sparen-beleggen/sparen.ts'
import { inputs } from './inputs.ts'
import { averageCapital, byValueDate, lotChart, periodTable } from './ledger.ts'
import { waitingDays } from './waiting.ts'

/** From this day on we know the exemption; older interest is shown without tax. */
const EXEMPTION_KNOWN_FROM = at(spaarvrijstelling.rows, 0).from

export default defineLegacy({
  inputs,

  check({ bewegingen, maandelijks }) {
    if (bewegingen.length === 0 && maandelijks === 0) return { bewegingen: 'Voeg minstens één storting toe.' }
    return undefined
  },

  compute(values, { law }) {
    const until = values.standOp
    const rates: SavingsRate[] = [
      { from: '1990-01-01', base: values.basisrente, premium: values.premie },
      ...values.wijzigingen.map((change) => ({ from: change.vanaf, base: change.basisrente, premium: change.premie })),
    ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
    const typed: Movement[] = [
      ...values.bewegingen.map((move) => ({
        date: move.datum,
        amount: move.soort === 'opname' ? -move.bedrag : move.bedrag,
        ...(move.premie === null ? {} : { premium: move.premie }),
        ...(move.soort === 'overdracht' ? { transfer: true } : {}),
      })),
      ...monthlyDeposits(values.maandelijksVanaf, until, values.maandelijks),
    ]
    const movements = byValueDate(typed, values.valuta === 'volgendeDag').filter((move) => move.date <= until)
    const reinvest = values.rentesBlijven === 'blijven'
    const book = spaarboekje(law, { movements, rates, until, reinvest })
    const wait = waitingDays(law, { movements, rates, reinvest }, until, values.opname)

    const nextDate = book.lots.reduce<string | null>(
      (first, lot) => (first === null || lot.earnedOn < first ? lot.earnedOn : first),
      null,
    )
    const nextPremium = roundCents(
      book.lots.filter((lot) => lot.earnedOn === nextDate).reduce((total, lot) => total + lot.amount * lot.rate, 0),
    )
    const largest = book.lots.reduce<{ date: string; premium: number } | null>((top, lot) => {
      const premium = roundCents(
        sum(book.lots.filter((each) => each.earnedOn === lot.earnedOn).map((each) => each.amount * each.rate)),
      )
      return top === null || premium > top.premium ? { date: lot.earnedOn, premium } : top
    }, null)
    const firstDate = movements.reduce((earliest, move) => (move.date < earliest ? move.date : earliest), until)
    const held = daysBetween(firstDate, until) / 365
    const capital = averageCapital(movements, until)
    const interest = roundCents(book.baseInterest + book.earnedPremium)
    const effective = capital > 0 && held > 0 ? interest / capital / held : 0
    const year = until.slice(0, 4)
    const isKnown = (each: string) => `${each}-12-31` >= EXEMPTION_KNOWN_FROM
    const years = interestByYear(
      law,
      {
        ...book,
        baseByYear: Object.fromEntries(Object.entries(book.baseByYear).filter(([each]) => isKnown(each))),
        earned: book.earned.filter((period) => isKnown(period.earnedOn.slice(0, 4))),
      },
      values.titularissen,
      { year, amount: values.alOntvangen },
    )
    const thisYear = years.find((each) => each.year === year)
    const tax = isKnown(year) ? (thisYear?.tax ?? 0) : null
    const allKnown = isKnown(firstDate.slice(0, 4))
    const net = allKnown ? roundCents(interest - totalTax(years)) : null
    const paid = sum(book.credits.filter((credit) => credit.kind === 'premie').map((credit) => credit.amount))

    const events: CalendarEvent[] = book.lots.map((lot) => ({
      date: lot.earnedOn,
      title: `Getrouwheidspremie ${eur(roundCents(lot.amount * lot.rate))} verworven`,
    }))

    const notices: Notice[] = []
    if (book.short > 0)
      notices.push({
        tone: 'warning',
        text: `Je neemt ${eur(book.short)} meer op dan er op de rekening staat. Kijk je opnames na.`,
      })
    if (wait.lossToday > 0 && wait.best) {
      notices.push({
        tone: 'info',
        text: `Wacht ${plural(daysBetween(until, wait.best.date), 'dag', 'dagen')}, tot ${dateText(wait.best.date)}: dan verlies je ${wait.best.loss === 0 ? 'niets' : eur(wait.best.loss)} in plaats van ${eur(wait.lossToday)}.`,
      })
    }
    const transfers = values.bewegingen.filter((move) => move.soort === 'overdracht')
    const busiest = Math.max(
      0,
      ...transfers.map(
        (move) => transfers.filter((other) => other.datum.slice(0, 4) === move.datum.slice(0, 4)).length,
      ),
    )
    const isTooMuch = () =>
      transfers.some((move) => move.bedrag < law(minimumOverdracht)) || busiest > law(maxOverdrachten)
    if (transfers.length > 0 && isTooMuch())
      notices.push({
        tone: 'law',
        text: `Een premiejaar loopt alleen door bij hoogstens ${law(maxOverdrachten)} overschrijvingen per jaar, vanaf ${eur(law(minimumOverdracht), 0)} elk. Voor de andere verlies je de lopende premie; vul ze in als opname.`,
      })
    if (values.opname > book.balance)
      notices.push({
        tone: 'warning',
        text: `Er staat maar ${eur(book.balance)} op de rekening; meer kun je niet opnemen.`,
      })

    const lawThen = law.on(minDate(until, law.date))
    if (lawThen.date >= at(maxBasisrente.rows, 0).from)
      notices.push(...rateNotice(lawThen, tariefBuitenWet(lawThen, values.basisrente, values.premie), 'je rekening'))

    const steps: Step[] = [
      {
        text: `Elke storting begint een eigen premiejaar van ${law(premieTermijn)} maanden aan het percentage van die dag.`,
        law: [premieTermijn],
      },
      {
        text: `Volle premiejaren leverden je **${eur(book.earnedPremium)}** op.`,
        sum: [
          ...book.earned.slice(-8).map((period) => ({
            label: `${eur(period.amount)} × ${pct(period.rate)}, rond op ${dateText(period.earnedOn)}`,
            value: period.premium,
          })),
          { label: 'Verworven premie', value: book.earnedPremium },
        ],
      },
      {
        text: `De lopende premiejaren zijn samen al **${eur(book.runningPremium)}** waard, maar dat krijg je pas als ze rond zijn.`,
      },
      {
        text: `De basisrente liep elke dag: **${eur(book.baseInterest)}** van ${dateText(firstDate)} tot ${dateText(until)}.`,
        formula: 'som van saldo × basisrente × dagen ÷ 365 (366 in een schrikkeljaar)',
      },
      {
        text: `Neem je vandaag ${eur(Math.min(values.opname, book.balance))} op, dan gaat het jongste geld eerst en verlies je **${eur(wait.lossToday)}** lopende premie.`,
      },
      {
        text: `Samen is dat ${pct(effective)} per jaar op je gemiddelde saldo van ${eur(roundCents(capital))}, tegenover ${pct(values.basisrente + values.premie)} als je beide tarieven optelt.`,
        formula: `${eur(interest)} ÷ ${eur(roundCents(capital))} ÷ ${num(held, 2)} jaar`,
      },
    ]
    if (tax !== null && tax > 0) {
      const exempt = wetVanJaar(law, year)(spaarvrijstelling) * values.titularissen
      steps.push({
        text: `In ${year} is je rente ${eur(thisYear?.interest ?? 0)}. Daarvan ligt ${eur(thisYear?.taxable ?? 0)} boven je vrijstelling van ${eur(exempt, 0)}: **${eur(tax)}** roerende voorheffing.`,
        law: [spaarvrijstelling, voorheffingSpaarrekening],
      })
    }

    return report({
      headline: figure('verworven', 'Verworven premie', book.earnedPremium),
      sentence:
        `Verworven: **${eur(book.earnedPremium)}**. Er loopt nog ${eur(book.runningPremium)}.` +
        (nextDate ? ` Je eerstvolgende premie van ${eur(nextPremium)} is rond op ${dateText(nextDate)}.` : '') +
        (largest && largest.date !== nextDate
          ? ` De grootste, van ${eur(largest.premium)}, volgt op ${dateText(largest.date)}.`
          : ''),
      figures: [
        figure('lopend', 'Lopende premie', book.runningPremium, 'euro', { note: 'Nog niet verworven' }),
        figure('verloren', 'Verloren door opnames', book.forfeited),
        figure('volgendePremie', 'Eerstvolgende premie', nextDate ? nextPremium : null),
        figure('volgendePremieOp', 'Verworven op', nextDate, 'date'),
        figure('betaaldOp', 'Betaald op', nextDate ? premieBetaaldOp(law, nextDate) : null, 'date'),
        figure('grootstePremie', 'Grootste lopende premie', largest?.premium ?? null),
        figure('grootstePremieOp', 'Grootste premie verworven op', largest?.date ?? null, 'date'),
        figure('verliesVandaag', 'Verlies als je vandaag opneemt', wait.lossToday),
        figure(
          'besteDag',
          'Beste dag om op te nemen',
          wait.best?.date ?? (wait.lossToday === 0 ? until : null),
          'date',
        ),
        figure('basisrenteBedrag', 'Basisrente', book.baseInterest),
        figure('rendement', 'Echt rendement per jaar', effective, 'percent'),
        figure('saldo', 'Saldo', book.balance),
        figure('alBetaald', 'Premies al op je rekening', paid),
        figure('renteDitJaar', `Rente en premies van ${year}, bruto`, isKnown(year) ? (thisYear?.interest ?? 0) : null),
        figure('belasting', `Roerende voorheffing in ${year}`, tax),
        figure('nettoRente', 'Rente en premies sinds het begin, netto', net),
      ],
      charts: [lotChart(book, until)],
      tables: [
        periodTable(law, book),
        {
          key: 'opnamedag',
          title: `Wat een opname van ${eur(values.opname)} kost, per dag`,
          columns: [
            { key: 'dag', label: 'Opname op', unit: 'date' },
            { key: 'wachten', label: 'Dagen wachten', unit: 'number', decimals: 0 },
            { key: 'verlies', label: 'Verloren premie', unit: 'euro' },
          ],
          rows: wait.options.map((option) => [option.date, daysBetween(until, option.date), option.loss]),
        },
      ],
      steps,
      notices,
      assumptions: [
        values.valuta === 'volgendeDag'
          ? 'Geld telt mee vanaf de dag na de storting; op de dag van de opname telt het niet meer.'
          : 'Geld telt mee vanaf de dag van de storting; op de dag van de opname telt het niet meer.',
        'De basisrente komt één keer per jaar op de rekening, met valutadatum 1 januari.',
        'Een verworven premie wordt betaald op de eerste dag van het volgende kwartaal. Vóór oktober 2013 was dat pas op 1 januari.',
        'Voor de belasting telt een premie mee in het jaar waarin ze verworven is.',
      ],
      excluded: [
        'De basisrente van de andere rekening na een overdracht: we rekenen door met die van deze rekening.',
        ...(allKnown
          ? []
          : [`Belasting: de vrijstelling van vóór ${EXEMPTION_KNOWN_FROM.slice(0, 4)} kennen we niet.`]),
      ],
      next: [
        {
          slug: 'spaarrekening-vergelijker',
          text: 'Loont het om over te stappen, en wanneer?',
          carry: {
            saldo: Math.max(0, book.balance),
            basisrenteNu: asPercent(values.basisrente),
            premieNu: asPercent(values.premie),
          },
        },
        {
          slug: 'hoogste-spaarrente-belgie',
          text: 'Welke rekening brengt mij het meest op?',
          carry: { startbedrag: Math.max(0, book.balance) },
        },
        {
          slug: 'deposito-calculator',
          text: 'Het geld liever kort vastzetten',
          carry: { bedrag: Math.max(100, book.balance) },
        },
      ],
      downloads:
        events.length === 0
          ? []
          : [
              {
                name: 'getrouwheidspremies.ics',
                label: 'Zet de premiedata in je agenda',
                events,
                madeOn: until,
              },
            ],
    })
  },
})
