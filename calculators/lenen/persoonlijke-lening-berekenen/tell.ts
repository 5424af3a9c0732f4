import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, duration, eur, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { creditNotices, forbidden, kredietregels } from '#calculators/lenen/credit-words.ts'
import { annuityFormula, monthlyRateFormula, termFormula } from '#calculators/lenen/rate-words.ts'
import { instalmentWords, scheduleTable, yearChart } from '#calculators/lenen/schedule-table.ts'
import { amount } from '#calculators/lenen/words.ts'
import { next } from '#calculators/next.ts'
import { jkpFormule, maximaleJkp, maximaleLooptijd } from '#rules/krediet/consumentenkrediet.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Loan = Case<typeof inputs, typeof outputs, typeof solve>

const HEADLINE = { maandlast: 'maandlast', bedrag: 'leenbedrag', jkp: 'jkp', looptijd: 'looptijd' } as const
const KEY = {
  maandlast: ['maandlastHoog', 'kredietkost', 'totaalTeBetalen', 'jkp'],
  bedrag: ['maandlast', 'kredietkost', 'totaalTeBetalen', 'jkp'],
  jkp: ['maandlast', 'kredietkost', 'totaalTeBetalen', 'maxJkp'],
  looptijd: ['maandlast', 'kredietkost', 'totaalTeBetalen', 'jkp'],
} as const

const payments = ({ work }: Loan) => instalmentWords(work.runs) ?? `${work.periods} keer`

function sentence(solved: Loan): string {
  const { values, out, work } = solved
  const lent = amount(out.leenbedrag)
  const cost = `Het krediet kost je **${out.kredietkost === 0 ? 'niets' : eur(out.kredietkost)}**`
  const no = forbidden(work.test)
  if (no !== null) return `${no} Zoals ingevuld zou je ${payments(solved)} betalen.`
  if (values.gezocht === 'maandlast' && work.high) {
    const [low, high] = [eur(out.maandlast), eur(work.high.payment)]
    return work.reference === null
      ? `Voor ${lent} betaal je **${low}** per maand bij een JKP van ${pct(values.jkp ?? 0)} en **${high}** bij ${pct(work.high.jkp)}.`
      : `Reken op **${low}** tot **${high}** per maand voor ${lent}: banken vroegen ${pct(work.reference)} tot ${pct(work.high.jkp)} in ${longDate(work.referenceMonth)}. Vul het JKP van je aanbod in en je weet het op de cent.`
  }
  const rate =
    work.reference === null ? '' : `, aan een richtwaarde van ${pct(work.reference)} (${longDate(work.referenceMonth)})`
  switch (values.gezocht) {
    case 'bedrag':
      return `Met ${eur(values.maandbedrag)} per maand kun je in ${plural(out.looptijd, 'maand', 'maanden')} **${lent}** lenen${rate}. ${cost}.`
    case 'looptijd':
      return `Je betaalt ${payments(solved)}: na **${duration(out.looptijd)}** is ${lent} afgelost${rate}. ${cost}.`
    case 'jkp':
      return `Achter ${payments(solved)} voor ${lent} zit een JKP van **${pct(out.jkp ?? 0)}**. ${cost}; de wet laat hoogstens ${pct(out.maxJkp)} toe.`
    default:
      return `Voor ${lent} betaal je ${payments(solved)}${rate}. ${cost}${out.jkp === null || work.reference !== null ? '' : `, een JKP van ${pct(out.jkp)}`}.`
  }
}

const termTable = ({ out, work }: Loan): Table => ({
  key: 'looptijden',
  title: 'Hetzelfde bedrag, een andere looptijd',
  columns: [
    { key: 'looptijd', label: 'Looptijd', unit: 'months' },
    { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
    { key: 'kost', label: 'Kost van het krediet', unit: 'euro' },
  ],
  rows: work.options.map((option) => [option.term, option.payment, option.cost]),
  strong: [work.options.findIndex((option) => option.term === out.looptijd)],
  greyed: Object.fromEntries(
    work.options.flatMap((option, index) =>
      option.allowed ? [] : [[index, `Te lang voor ${eur(out.leenbedrag, 0)}: hoogstens ${out.maxLooptijd} maanden.`]],
    ),
  ),
})

/** How far this loan is from what the law allows. */
function ceilingChart({ out, work }: Loan): Chart[] {
  const { jkp, maxJkp } = out
  if (jkp === null || maxJkp === null) return []
  return [
    {
      kind: 'split',
      key: 'plafond',
      title: 'Hoe duur dit krediet mag zijn',
      sentence: `Jouw JKP is ${pct(jkp)}. De wet laat voor dit bedrag hoogstens ${pct(maxJkp)} toe.`,
      y: { unit: 'percent' },
      zones: true,
      rows: [
        {
          parts: [
            { label: 'jouw JKP', value: Math.min(jkp, maxJkp), tone: 'main' },
            { label: 'mag nog', value: Math.max(0, maxJkp - jkp), tone: 'open' },
            { label: 'te duur', value: Math.max(0, jkp - maxJkp), tone: 'compare' },
          ],
        },
      ],
      you: { x: jkp, label: `Jij: ${pct(jkp)}` },
      marks: [{ x: maxJkp, label: `hoogstens ${pct(maxJkp)}`, strong: work.test.teDuur }],
    },
  ]
}

function steps({ values, out, work }: Loan): Step[] {
  const { early } = work
  return [
    {
      text: `Een rente van ${pct(work.yearly)} per jaar is **${num(out.maandrente * 100, 4, 4)} %** per maand.`,
      formula: monthlyRateFormula(
        work.yearly,
        out.maandrente,
        work.derived || values.debetrente === null ? 'actuarieel' : values.renteomzetting,
      ),
      law: [jkpFormule],
    },
    {
      text: `Je lost ${eur(work.principal)} af in ${plural(out.looptijd, 'maand', 'maanden')}: **${eur(out.maandlast)}** per maand.`,
      formula:
        values.gezocht === 'looptijd'
          ? termFormula(work.principal, out.maandrente, out.maandlast)
          : annuityFormula(work.principal, out.maandrente, out.looptijd),
    },
    {
      text: `Het krediet kost je in totaal **${eur(out.kredietkost)}**.`,
      sum: [
        { label: 'Alle afbetalingen', value: work.instalments },
        ...(work.startCosts > 0 ? [{ label: 'Kosten bij de start', value: work.startCosts }] : []),
        { label: 'Wat je kreeg', value: 0 - out.leenbedrag },
        { label: 'Kost van het krediet', value: out.kredietkost },
      ],
    },
    {
      text: `Voor ${eur(out.leenbedrag, 0)} mag het JKP hoogstens **${pct(out.maxJkp)}** zijn en de looptijd hoogstens **${plural(out.maxLooptijd, 'maand', 'maanden')}**.`,
      law: [maximaleJkp, maximaleLooptijd],
    },
    ...(early
      ? [
          {
            text: `Betaal je na ${plural(values.vervroegdNa ?? 0, 'maand', 'maanden')} alles terug, dan betaal je ${eur(early.toPay)} ineens in plaats van nog ${eur(early.instalments)} aan afbetalingen. Je bespaart **${eur(early.gain)}**.`,
            sum: [
              { label: 'Afbetalingen die wegvallen', value: early.instalments },
              { label: 'Kapitaal dat openstaat', value: 0 - early.balance },
              { label: 'Vergoeding, hoogstens', value: 0 - early.fee },
              { label: 'Je bespaart', value: early.gain },
            ],
            law: [early.law],
          },
        ]
      : []),
  ]
}

function notices({ values, work }: Loan): Notice[] {
  const found: Notice[] = creditNotices(work.test)
  if (work.high?.tooDear)
    found.push({
      tone: 'law',
      text: `Je tweede JKP van ${pct(work.high.jkp)} ligt boven het wettelijke maximum van ${pct(work.test.maxJkp)}.`,
    })
  if (work.renovation)
    found.push({
      tone: 'info',
      text: `Voor een verbouwing bestaan aparte leningen. De richtwaarde staat op ${pct(work.renovation.rate)} (${longDate(work.renovation.asOf.slice(0, 7))}).`,
    })
  if (values.doel === 'wagen')
    found.push({ tone: 'info', text: 'Voor een wagen is een autolening meestal goedkoper. Reken ze apart uit.' })
  if (values.vervroegdNa !== null && !work.early)
    found.push({
      tone: 'info',
      text: `Na ${plural(values.vervroegdNa, 'maand', 'maanden')} is deze lening al afgelost.`,
    })
  return found
}

export function tell(solved: Loan, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  return {
    headline: HEADLINE[values.gezocht],
    key: [...KEY[values.gezocht], ...(work.early ? (['winstVervroegd'] as const) : [])],
    sentence: sentence(solved),
    captions: {
      ...(work.high
        ? {
            maandlast: { label: `Maandlast bij ${pct(work.reference ?? values.jkp ?? 0)}` },
            maandlastHoog: { label: `Maandlast bij ${pct(work.high.jkp)}` },
            kredietkost: { note: `Bij ${pct(work.reference ?? values.jkp ?? 0)}` },
            totaalTeBetalen: { note: `Bij ${pct(work.reference ?? values.jkp ?? 0)}` },
          }
        : {}),
      jkp: { note: work.reference === null ? 'Nagerekend op de betalingen' : 'Richtwaarde' },
      maxJkp: { note: `Sinds ${dateText(work.test.sinds)}` },
      ...(work.test.teDuur ? { margeJkp: { note: 'Onder nul: te duur' } } : {}),
    },
    charts: [yearChart(work.view), ...ceilingChart(solved)],
    tables: [termTable(solved), scheduleTable(work.view, { rateKey: work.derived ? undefined : 'maandrente' })],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Zonder kosten is het JKP ook de rente: de maandlast volgt uit het JKP, actuarieel omgezet.',
      'Een JKP bevat de verplichte kosten al. Vul je er een debetrentevoet bij in, dan rekenen we het JKP zelf uit.',
      'De laatste afbetaling sluit het saldo en kan enkele cent afwijken van de andere.',
      `De maxima gelden sinds ${dateText(work.test.sinds)}. Ze worden elke 1 juni en 1 december herbekeken.`,
      kredietregels(law),
    ],
    excluded: [
      'Een vrijwillige verzekering, zoals een schuldsaldoverzekering.',
      'Kosten bij te late betaling.',
      'Overheidspremies en renteloze leningen.',
    ],
    next: [
      next('kredietvergelijker-belgie', 'Leg twee aanbiedingen naast elkaar', {
        bedrag: by('bedrag'),
        looptijd: madeOf(out.looptijd, 'looptijd', 'maandbedrag'),
      }),
      next('schuldenconsolidatie-calculator', 'Heb je al andere leningen? Bekijk ze samen.'),
      next('autolening-berekenen', 'Gaat het om een wagen? Reken met slotsom en restwaarde.', {
        leenbedrag: madeOf(out.leenbedrag, 'bedrag', 'maandbedrag'),
        looptijd: madeOf(out.looptijd, 'looptijd', 'maandbedrag'),
        jkp: by('jkp'),
      }),
    ],
  }
}
