import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { guideRateNotice } from '#calculators/lenen/rate-words.ts'
import { LOAN_PAGE } from '#calculators/lenen/loan-page.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { nbbLtvEigenWoning } from '#rules/krediet/woonkrediet.figures.ts'
import { blijftermijn } from '#rules/wonen/blijftermijn.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Comparison = Case<typeof inputs, typeof outputs, typeof solve>

const WHAT: Readonly<Record<string, string>> = {
  nu: 'Jouw invoer',
  prijzen: 'Huizenprijzen',
  huur: 'Huur',
  rendement: 'Rendement',
  rente: 'Rente van de lening',
}

/** What the page about investing takes. */
const HIGHEST_START = 1_000_000

function riseText(balance: number, difference: number, assumed: number): string {
  const [won, counted] = [difference > 0 ? 'Dat geldt' : 'Kopen wint', `hier gerekend met ${pct(assumed, 2, 0)}`]
  // "Minder dan 0,0 %" says nothing.
  if (Math.abs(balance) < 0.0005) return ` ${won} zolang de prijzen niet dalen; ${counted}.`
  return balance < 0
    ? ` ${won} zolang de prijzen minder dan **${pct(-balance, 1)}** per jaar dalen; ${counted} stijging.`
    : ` ${won} vanaf **${pct(balance, 1)}** prijsstijging per jaar; ${counted}.`
}

function sentence({ values, out }: Comparison): string {
  const after = `na ${values.horizon} jaar`
  // What decides, first: nobody knows what houses will cost.
  const rise = out.evenwicht === null ? '' : riseText(out.evenwicht, out.verschil, values.prijsstijging)
  if (out.verschil === 0) return `Huren en kopen zijn ${after} **even goed**.`
  if (out.verschil < 0) {
    const later =
      out.kantelLater === null
        ? ' Ook later haalt kopen dat niet in.'
        : ` Kopen wint pas als je er ${out.kantelLater} jaar blijft.`
    return `**Huren wint**: ${after} heb je ${eur0(out.voordeel)} meer als je huurt en belegt.${later}${rise}`
  }
  const from = out.kantelpunt === 0 ? 'meteen' : `vanaf jaar ${out.kantelpunt}`
  return `**Kopen wint** ${from}: ${after} heb je ${eur0(out.voordeel)} meer dan wie huurt en belegt.${rise}`
}

const chart = ({ values, out, work: { years } }: Comparison): Chart => ({
  kind: 'line',
  key: 'vermogen',
  title: 'Je vermogen, als koper en als huurder',
  sentence:
    out.kantelpunt === null
      ? `Ook na ${values.horizon} jaar staat de huurder voor.`
      : out.kantelpunt === 0
        ? 'De koper staat meteen voor.'
        : `Vanaf jaar ${out.kantelpunt} staat de koper voor.`,
  x: { label: 'Jaar', values: years.map(({ year }) => year) },
  y: { unit: 'euro0' },
  series: [
    { key: 'koper', label: 'Koper', values: years.map(({ buyer }) => buyer) },
    { key: 'huurder', label: 'Huurder', values: years.map(({ renter }) => renter), tone: 'compare' },
  ],
  marks:
    out.kantelpunt === null || out.kantelpunt === 0
      ? []
      : [{ x: out.kantelpunt, label: `jaar ${out.kantelpunt}: kopen wint`, strong: true }],
})

const yearTable = ({ work }: Comparison): Table => ({
  key: 'jaren',
  title: 'Jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'number' },
    { key: 'koper', label: 'Vermogen koper', unit: 'euro0' },
    { key: 'huurder', label: 'Vermogen huurder', unit: 'euro0' },
    { key: 'woning', label: 'Waarde woning', unit: 'euro0' },
    { key: 'schuld', label: 'Schuld', unit: 'euro0' },
    { key: 'kostKoper', label: 'Woonkost koper', unit: 'euro0' },
    { key: 'kostHuurder', label: 'Woonkost huurder', unit: 'euro0' },
  ],
  rows: work.years.map((one) => [one.year, one.buyer, one.renter, one.home, one.debt, one.buyerCost, one.renterCost]),
})

const whatIfTable = ({ work }: Comparison): Table => ({
  key: 'gevoeligheid',
  title: 'Wat als het anders loopt?',
  columns: [
    { key: 'wat', label: 'Per jaar', unit: 'text' },
    { key: 'wint', label: 'Wint', unit: 'text' },
    { key: 'verschil', label: 'Met', unit: 'euro0' },
    { key: 'kantelpunt', label: 'Kopen wint vanaf', unit: 'text' },
  ],
  rows: work.whatIf.map(({ code, shift, tipping, difference }) => [
    `${WHAT[code] ?? code}${shift === 0 ? '' : ` ${shift > 0 ? '+' : '−'} 1 procentpunt`}`,
    difference > 0 ? 'kopen' : difference < 0 ? 'huren' : 'geen',
    Math.abs(difference),
    tipping === null ? 'niet in die tijd' : tipping === 0 ? 'meteen' : `jaar ${tipping}`,
  ]),
  strong: [0],
})

function steps({ values, out, work }: Comparison): Step[] {
  const { purchase, deed, bank } = work.costs
  return [
    {
      text: `Kopen kost naast de prijs **${eur(out.aankoopkosten)}**.`,
      ...(values.aankoopkosten === null
        ? {
            sum: [
              { label: 'Registratie en aankoopakte', value: purchase.kosten },
              { label: 'Kredietakte', value: deed },
              { label: 'Dossier en schatting', value: bank },
              { label: 'Samen', value: out.aankoopkosten },
            ],
            law: purchase.registratie.cijfers,
          }
        : {}),
    },
    out.lening > 0
      ? {
          text: `Met ${eur0(values.eigenGeld)} eigen geld leen je ${eur(out.lening)} aan ${pct(out.gebruikteRente)}. De maandlast is **${eur(out.maandlast)}**.`,
          formula: `${eur(values.prijs)} + ${eur(out.aankoopkosten)} − ${eur(values.eigenGeld)}`,
        }
      : { text: `Met ${eur0(values.eigenGeld)} eigen geld heb je geen lening nodig. Wat over is, wordt belegd.` },
    {
      text: `In het eerste jaar betaalt de koper ${eur(out.kostKoper)} en de huurder ${eur(out.kostHuurder)}. Wie minder betaalt, belegt het verschil aan ${pct(values.rendement)}.`,
    },
    {
      text: `Na ${values.horizon} jaar heeft de koper **${eur0(out.vermogenKoper)}** (woning min verkoopkost en schuld${work.taxBack > 0 ? `, en ${eur0(work.taxBack)} registratie die terug moet` : ''}) en de huurder **${eur0(out.vermogenHuurder)}**.`,
      ...(work.taxBack > 0 ? { law: [blijftermijn] } : {}),
    },
  ]
}

function notices({ out, work }: Comparison, law: Law): Notice[] {
  const found = guideRateNotice(work.reference)
  if (work.tooMuch)
    found.push({
      tone: 'warning',
      text: `Je leent meer dan ${pct(law(nbbLtvEigenWoning), 0, 0)} van de prijs. Banken doen dat niet voor iedereen.`,
    })
  if (work.taxBack > 0)
    found.push({
      tone: 'law',
      text: `Je blijft geen ${work.stay} jaar. Als koper betaal je dan ${eur0(work.taxBack)} registratie terug; dat telt mee.`,
    })
  if (out.restschuld > 0)
    found.push({
      tone: 'info',
      text: `Je verkoopt voor de lening afgelost is. Op het einde staat er nog ${eur0(out.restschuld)} open.`,
    })
  found.push({
    tone: 'info',
    text: 'De vergelijking klopt alleen als de huurder het verschil echt belegt en niet uitgeeft.',
  })
  return found
}

export function tell(solved: Comparison, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const { eigenGeld } = values
  return {
    headline: 'voordeel',
    key: [
      'evenwicht',
      out.kantelpunt === null ? 'kantelLater' : 'kantelpunt',
      'vermogenKoper',
      'vermogenHuurder',
      'maandlast',
    ],
    sentence: sentence(solved),
    captions: {
      voordeel: {
        label: out.verschil < 0 ? 'Huren wint, met' : 'Kopen wint, met',
        note: `Na ${values.horizon} jaar`,
      },
    },
    charts: [chart(solved)],
    tables: [yearTable(solved), whatIfTable(solved)],
    steps: steps(solved),
    notices: notices(solved, law),
    assumptions: [
      'Beiden hebben elk jaar hetzelfde budget. Het verschil wordt gemiddeld een half jaar belegd.',
      'Prijs en huur stijgen elk jaar met hetzelfde percentage, en het rendement blijft gelijk.',
      'De woning wordt op het einde verkocht.',
      ...(work.stay === null
        ? []
        : [
            `In ${gewestNaam[values.gewest]} betaal je registratie terug als je er geen ${work.stay} jaar blijft. Dat telt mee.`,
          ]),
      ...(values.aankoopkosten === null
        ? ['De kosten bij aankoop zijn dezelfde als bij het woningkrediet: belasting, notaris, kredietakte en dossier.']
        : []),
    ],
    excluded: [
      'Belasting op de meerwaarde als je de woning niet zelf bewoont en binnen vijf jaar verkoopt.',
      'Kosten om de hypotheek te laten schrappen bij een verkoop tijdens de lening.',
      'Grote renovaties en premies.',
      'Huurwaarborg en verhuiskosten.',
      'Fiscale voordelen van oude woonleningen.',
      'De vrijheid om te verhuizen of te verbouwen.',
    ],
    next: [
      next('woningkrediet-simulator', 'De aankoop in detail', {
        looptijd: madeOf(values.looptijd, 'prijs', 'eigenGeld'),
        rente: by('rente'),
      }),
      ...(out.lening < LOAN_PAGE.smallest
        ? []
        : [
            next('hypothecaire-lening-berekenen', 'De lening doorrekenen', {
              leenbedrag: madeOf(Math.round(out.lening), 'prijs', 'eigenGeld'),
              waarde: by('prijs'),
              rente: by('rente'),
            }),
          ]),
      next('registratierechten-berekenen', 'Wat kosten registratie en notaris?'),
      next('budget-planner', 'Past de huur in je budget?', { woonlast: by('huur') }),
      next('beleggingsrente-calculator', 'Wat brengt beleggen echt op?', {
        startbedrag: madeOf(Math.min(HIGHEST_START, eigenGeld), 'eigenGeld'),
        perMaand: 0,
        duur: by('horizon'),
      }),
    ],
  }
}
