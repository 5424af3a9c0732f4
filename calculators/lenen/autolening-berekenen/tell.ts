import type { CarLoan } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, eur, leftOver, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { creditNotices, forbidden, kredietregels } from '#calculators/lenen/credit-words.ts'
import { annuityFormula, monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { scheduleTable } from '#calculators/lenen/schedule-table.ts'
import { next } from '#calculators/next.ts'
import {
  jkpFormule,
  maximaleJkp,
  maximaleLooptijd,
  voorschotVerkoopOpAfbetaling,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import type { outputs } from './outputs.ts'
import { wayChart, saleTable, valueChart, wayTable } from './tables.ts'

function sentence({ values, out, work }: CarLoan): string {
  const no = forbidden(work.test)
  if (no !== null) return `${no} Zoals ingevuld zou je ${eur(out.maandlast)} per maand betalen.`
  const end =
    out.slotsom > 0 ? ` en op het einde ${values.slotsomVorm === 'bovenop' ? 'nog ' : ''}${eur(out.slotsom)}` : ''
  const rate =
    work.reference === null
      ? ''
      : ` aan een richtwaarde van ${pct(work.yearly)} (${longDate(work.reference.slice(0, 7))})`
  const under =
    out.maandenOnderWater === 0
      ? ''
      : ` De wagen is **${plural(out.maandenOnderWater, 'maand', 'maanden')}** lang minder waard dan je schuld, als hij op het einde nog ${pct(values.restwaarde, 2, 0)} van de prijs waard is.`
  const own = work.own.gain >= 0 ? `${eur(work.own.gain)} beter` : `${eur(-work.own.gain)} slechter`
  return `Je betaalt **${eur(out.maandlast)}** per maand${end}${rate}; het krediet kost ${out.kredietkost === 0 ? 'niets' : eur(out.kredietkost)}.${under} Met eigen geld ben je op het einde ${own} af.`
}

function steps({ values, out, work }: CarLoan): Step[] {
  const { plan, test } = work
  const { balloon, schedule, plain } = plan
  const amount = out.leenbedrag
  const rate = num(plan.rate, 8)
  return [
    {
      text: `Je leent **${eur(amount)}**.`,
      ...(values.leenbedrag === null
        ? {
            sum: [
              { label: 'Prijs van de wagen', value: values.prijs },
              { label: 'Eigen geld of overname', value: 0 - values.eigenInbreng },
              { label: 'Leenbedrag', value: amount },
            ],
          }
        : {}),
    },
    {
      text: `${values.renteomzetting === 'actuarieel' ? 'Een JKP' : 'Een rente'} van ${pct(work.yearly)} is **${num(plan.rate * 100, 4, 4)} %** per maand.`,
      formula: monthlyRateFormula(work.yearly, plan.rate, values.renteomzetting),
      law: [jkpFormule],
    },
    balloon > 0
      ? {
          text: `Met een slotsom van ${eur(balloon)} op het einde betaal je **${eur(schedule.payment)}** per maand. Zonder slotsom was dat ${eur(plain.payment)}.`,
          formula: `(${eur(amount)} − ${eur(balloon)} ÷ (1 + ${rate})^${values.looptijd}) × ${rate} ÷ (1 − (1 + ${rate})^−${work.equalTerms})`,
        }
      : {
          text: `Over ${plural(values.looptijd, 'maand', 'maanden')} is dat **${eur(schedule.payment)}** per maand.`,
          formula: annuityFormula(amount, plan.rate, values.looptijd),
        },
    {
      text: `De rente over de hele looptijd is **${eur(out.kredietkost)}**.`,
      sum: [
        { label: 'Alle afbetalingen', value: schedule.totalPaid },
        { label: 'Leenbedrag', value: 0 - amount },
        { label: 'Rente', value: out.kredietkost },
      ],
    },
    {
      text:
        balloon > 0
          ? `Op het einde is de wagen naar schatting ${eur(out.waardeEinde)} waard. Na de slotsom ${leftOver(out.eigenVermogenEinde)}.`
          : `Op het einde is de wagen naar schatting **${eur(out.waardeEinde)}** waard, en de lening is afgelost.`,
      formula: `${eur(values.prijs)} × ${pct(values.restwaarde, 2, 0)}${balloon > 0 ? ` − ${eur(balloon)}` : ''}`,
    },
    {
      text: `Voor ${eur(amount, 0)} mag het JKP hoogstens **${pct(test.maxJkp)}** zijn en de looptijd hoogstens **${plural(test.maxLooptijd, 'maand', 'maanden')}**.`,
      law: [maximaleJkp, maximaleLooptijd],
    },
  ]
}

function notices({ out, work }: CarLoan, { law }: Env): Notice[] {
  const { offer, test, buffer } = work
  const found: Notice[] = creditNotices(test)
  if (offer)
    found.push(
      offer.jkp === null
        ? {
            tone: 'warning',
            text: `Met ${eur(offer.payment)} per maand betaal je in totaal ${eur(offer.total)} terug, ${offer.total < work.plan.amount ? 'minder dan het leenbedrag' : 'veel te veel'}. Kijk het aanbod na.`,
          }
        : {
            tone: offer.tooDear ? 'law' : 'info',
            text: `Achter ${eur(offer.payment)} per maand zit een JKP van ${pct(offer.jkp)}. De wet laat hoogstens ${pct(test.maxJkp)} toe.`,
          },
    )
  if (out.eigenVermogenEinde < 0)
    found.push({
      tone: 'warning',
      text: `De slotsom is ${eur(-out.eigenVermogenEinde)} hoger dan de verwachte waarde van de wagen. Verkopen volstaat dan niet om de lening af te sluiten.`,
    })
  if (work.depositShort)
    found.push({
      tone: 'info',
      text: `Bij verkoop op afbetaling is ${pct(law(voorschotVerkoopOpAfbetaling), 0)} voorschot gebruikelijk: ${eur(work.deposit)}. De wet vraagt het niet meer.`,
    })
  if (buffer !== null)
    found.push(
      buffer < 0
        ? { tone: 'info', text: `Met eigen geld betalen lukt niet volledig: je komt ${eur(-buffer)} tekort.` }
        : {
            tone: work.thinBuffer ? 'warning' : 'info',
            text: `Betaal je met eigen geld, dan houd je ${eur(buffer)} over als buffer voor onverwachte kosten.`,
          },
    )
  return found
}

export function tell(solved: CarLoan, env: Env): Telling<keyof typeof outputs> {
  const { out, work } = solved
  return {
    headline: 'maandlast',
    key: [
      'kredietkost',
      'maandenOnderWater',
      out.slotsom > 0 ? 'slotsom' : 'totaalTeBetalen',
      'voordeelEigenGeld',
      'jkpAanbod',
    ],
    sentence: sentence(solved),
    captions: {
      ...(work.own.gain < 0 ? { voordeelEigenGeld: { note: 'Onder nul: lenen is voordeliger' } } : {}),
      maxJkp: { note: `Sinds ${dateText(work.test.sinds)}` },
    },
    charts: [wayChart(solved), valueChart(solved)],
    tables: [
      wayTable(solved),
      ...(out.slotsom > 0 ? [saleTable(solved)] : []),
      scheduleTable(work.view, { rateKey: 'maandrente' }),
    ],
    steps: steps(solved),
    notices: notices(solved, env),
    assumptions: [
      'De maandlast volgt uit het JKP, actuarieel omgezet. De laatste afbetaling sluit het saldo.',
      'De wagen verliest elke maand een gelijk deel van zijn resterende waarde, tot je schatting op het einde.',
      'Bij eigen geld zet je de maandlast telkens op je spaarrekening, binnen de vrijstelling van spaarrente.',
      kredietregels(env.law),
    ],
    excluded: [
      'Belasting op inverkeerstelling en kosten van de keuring.',
      'Fiscale aftrek voor zelfstandigen.',
      'Kosten bij vroeger stopzetten.',
    ],
    next: [
      next('leasingkrediet-calculator', 'Vergelijk met leasing of private lease', {
        looptijd: by('looptijd'),
        prijs: by('prijs'),
      }),
      next('kredietvergelijker-belgie', 'Leg aanbiedingen van banken naast elkaar', {
        bedrag: madeOf(out.leenbedrag, 'prijs', 'leenbedrag', 'maandbedrag'),
        looptijd: by('looptijd'),
        doel: 'autolening',
      }),
      next('persoonlijke-lening-berekenen', 'Wat als ik vroeger terugbetaal?', {
        bedrag: madeOf(out.leenbedrag, 'prijs', 'leenbedrag', 'maandbedrag'),
        looptijd: by('looptijd'),
        jkp: by('jkp'),
      }),
    ],
  }
}
