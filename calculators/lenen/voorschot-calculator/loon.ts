/** A wage advance, repaid from the next wages: at most one fifth of each. */
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import { monthlyRate } from '#calculators/lenen/rente.ts'
import type { Notice, Report } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { hoogsteInhouding } from '#rules/krediet/voorschot.ts'
import { loonInhouding } from '#rules/krediet/voorschot.figures.ts'
import type { AdvanceValues } from './inputs.ts'

/** Fewest pay days on which one fifth repays the advance; null when even ten years are not enough. */
function fewestPayDays(bedrag: number, rate: ReturnType<typeof monthlyRate>, ceiling: number): number | null {
  for (let periods = 1; periods <= 120; periods++) {
    if (loanSchedule({ principal: bedrag, periods, periodicRate: rate }).payment <= ceiling) return periods
  }
  return null
}

export function wageAdvance(values: AdvanceValues, { law }: Env): Report {
  const { bedrag, nettoloon, renteLoon } = values
  const rate = monthlyRate(renteLoon)
  const ceiling = hoogsteInhouding(law, nettoloon)
  const fewest = fewestPayDays(bedrag, rate, ceiling)
  const periods = values.termijnen ?? fewest ?? 120
  const schedule = loanSchedule({ principal: bedrag, periods, periodicRate: rate })
  const left = roundCents(nettoloon - schedule.payment)
  const notices: Notice[] = []
  if (schedule.payment > ceiling)
    notices.push({
      tone: 'law',
      text: `${eur(schedule.payment)} per loon is meer dan de ${eur(ceiling)} die de wet toelaat.${fewest === null ? ' Zelfs over tien jaar lukt het niet binnen de wet.' : ` Spreid over minstens ${plural(fewest, 'loonbetaling', 'loonbetalingen')}.`}`,
    })
  notices.push({
    tone: 'info',
    text: 'Je werkgever hoeft geen voorschot te geven. Vakantiegeld is geen loon in deze wet en mag wel volledig verrekend worden.',
  })
  return report({
    headline: figure('inhouding', 'Inhouding per loon', schedule.payment),
    sentence: `Je werkgever houdt **${eur(schedule.payment)}** in op ${plural(periods, 'loon', 'lonen')}. Je houdt ${eur(left)} per maand over.`,
    figures: [
      figure('hoogsteInhouding', 'Hoogste inhouding per loon', ceiling),
      figure('termijnen', 'Aantal loonbetalingen', periods, 'number', { decimals: 0 }),
      figure('minsteTermijnen', 'Minstens zoveel loonbetalingen', fewest, 'number', { decimals: 0 }),
      figure('nettoNaInhouding', 'Nettoloon na inhouding', left),
      figure('totaleRente', 'Rente in totaal', schedule.totalInterest),
      figure('totaalBetaald', 'Totaal terugbetaald', schedule.totalPaid),
      figure('maandrente', 'Rente per maand', rate, 'percent', { decimals: 4 }),
    ],
    charts: [
      {
        kind: 'bar',
        key: 'loon',
        title: 'Je loon na inhouding',
        sentence: `Van ${eur(nettoloon)} houd je ${eur(left)} over; de wet laat een inhouding van ${eur(ceiling)} toe.`,
        stacked: true,
        categories: ['Afgesproken', 'Wettelijk hoogste'],
        y: { unit: 'euro' },
        series: [
          { key: 'netto', label: 'Houd je over', values: [left, roundCents(nettoloon - ceiling)] },
          { key: 'inhouding', label: 'Inhouding', values: [schedule.payment, ceiling] },
        ],
      },
    ],
    tables: [
      {
        key: 'inhoudingen',
        title: 'Loon na loon',
        columns: [
          { key: 'nr', label: 'Loon', unit: 'text' },
          { key: 'inhouding', label: 'Inhouding', unit: 'euro', total: true },
          { key: 'rente', label: 'Waarvan rente', unit: 'euro', total: true },
          { key: 'saldo', label: 'Nog open', unit: 'euro' },
        ],
        rows: schedule.rows.map((row) => [String(row.period), row.payment, row.interest, row.balance]),
      },
    ],
    steps: [
      {
        text: `Per loonbetaling mag hoogstens ${pct(law(loonInhouding), 0)} van je nettoloon weg: **${eur(ceiling)}**.`,
        formula: `${eur(nettoloon)} × ${pct(law(loonInhouding), 0)}`,
        law: [loonInhouding],
      },
      {
        text: `${eur(bedrag)} over ${plural(periods, 'loon', 'lonen')} is **${eur(schedule.payment)}** per keer.`,
        formula:
          rate === 0
            ? `${eur(bedrag)} ÷ ${periods}`
            : `${eur(bedrag)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${periods})`,
      },
    ],
    notices,
    assumptions: [
      'Eén loonbetaling per maand, telkens met hetzelfde nettoloon.',
      'De laatste inhouding sluit het saldo en kan enkele cent afwijken.',
    ],
    excluded: [
      'Loonbeslag en loonoverdracht: daarvoor geldt een eigen schaal.',
      'Een fiscaal voordeel bij een renteloze lening van je werkgever.',
    ],
    next: [
      { slug: 'bruto-netto-calculator', text: 'Hoeveel is mijn nettoloon?' },
      { slug: 'budget-planner', text: 'Kom ik rond met wat er overblijft?' },
    ],
  })
}
