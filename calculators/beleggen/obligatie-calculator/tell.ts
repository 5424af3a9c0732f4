import type { Bond } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { PHOTO_DAY } from '#calculators/beleggen/words.ts'
import { asPercent, dateText, eur, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { beurstaksSinds } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import type { outputs } from './outputs.ts'
import { steps } from './steps.ts'
import { charts, tables } from './views.ts'

const FIRST_COUPON: Record<Bond['work']['bought'], string> = {
  eigenDagen: 'Je betaalt roerende voorheffing op de rente van de dagen dat jij de obligatie had.',
  nettoVerrekend: 'Koper en verkoper verrekenen de verlopen rente na voorheffing, zoals bij Belgische obligaties.',
  volleCoupon: 'De bank houdt voorheffing in op de volle eerste coupon.',
}

function sentence({ values, out, work }: Bond): string {
  const currency =
    values.munt === 'EUR'
      ? ''
      : values.muntEinde === null
        ? ', als de wisselkoers gelijk blijft'
        : ', met de winst of het verlies op de munt'
  const even = out.gelijkeTermijnrente
  const term =
    even !== null && even > values.termijnrente
      ? `Een termijnrekening moet ${pct(even)} bruto geven om even goed te zijn.`
      : `Een termijnrekening aan ${pct(values.termijnrente)} bruto geeft meer, zonder koersrisico.`
  const kept =
    out.nettoRendement < 0
      ? `Je verliest **${pct(0 - out.nettoRendement)}** per jaar${currency}.`
      : `Je houdt **${pct(out.nettoRendement)}** per jaar over${currency}${work.sold ? '' : `, tegen ${pct(out.brutoRendement)} bruto`}.`
  return `${kept} Je betaalt ${eur(out.betaald)} en krijgt tot ${dateText(work.lastDay)} samen ${eur(out.ontvangen)}. ${term}`
}

function notices({ values, out, work }: Bond): Notice[] {
  const found: Notice[] = []
  if (values.coupon === 0 && values.uitgiftekoers === null && work.belowPar) {
    found.push({
      tone: 'law',
      text: 'Zonder coupon telt het hele verschil als rente. Daarop betaal je roerende voorheffing, geen meerwaardebelasting. Werd ze dichter bij 100 uitgegeven, vul dan de uitgiftekoers in: enkel het verschil daarmee is rente.',
    })
  }
  if (work.photoMissing) {
    found.push({
      tone: 'warning',
      text: `Je had deze obligatie al op ${PHOTO_DAY}. Vul de koers van die dag in: je winst telt pas vanaf daar.`,
    })
  }
  if (values.munt !== 'EUR' && values.fotokoers !== null) {
    const rate =
      work.photoRate === null
        ? 'aan de wisselkoers bij aankoop'
        : `aan de wisselkoers van die dag: 1 euro = ${num(work.photoRate, 4)} ${values.munt}`
    found.push({ tone: 'info', text: `De koers van ${PHOTO_DAY} rekenen we om ${rate}.` })
  }
  if (work.sold && out.meerwaarde < 0)
    found.push({ tone: 'info', text: 'Een verlies mag je van andere meerwaarden van hetzelfde jaar aftrekken.' })
  if (values.aankoopdatum < beurstaksSinds && out.beurstaks > 0) {
    found.push({
      tone: 'info',
      text: `Voor een aankoop vóór ${dateText(beurstaksSinds)} rekenen we met de beurstaks van die dag.`,
    })
  }
  if (!work.sold && out.koerswinst < 0) {
    found.push({
      tone: 'warning',
      text: `Je krijgt minder terug dan je betaalde: op de vervaldag verlies je ${eur(-out.koerswinst)} op de koers${values.munt !== 'EUR' && values.muntEinde !== null ? ' en de munt samen' : ''}.`,
    })
  }
  return found
}

export function tell(solved: Bond): Telling<keyof typeof outputs> {
  const { out, work } = solved
  return {
    headline: 'nettoRendement',
    captions: work.sold ? { brutoRendement: { label: 'Bruto tot de vervaldag, per jaar' } } : {},
    key: ['brutoRendement', 'betaald', 'ontvangen', 'nettoWinst', 'gelijkeTermijnrente'],
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      work.sold ? 'De uitgever betaalt elke coupon op tijd.' : 'De uitgever betaalt alles op tijd terug, aan 100 %.',
      FIRST_COUPON[work.bought],
      'Kosten en beurstaks bij aankoop zijn niet aftrekbaar van de meerwaarde.',
      'Voor een terugbetaling in een later jaar nemen we de laatste bekende vrijstelling.',
      ...(work.result.gainTax.carriedUsed > 0
        ? ['Tot dan gebruik je je vrijstelling op meerwaarden niet: elk jaar gaat er een deel van mee.']
        : []),
    ],
    excluded: [
      'Het risico dat de uitgever niet betaalt.',
      'Bewaarloon en kosten voor het innen van coupons.',
      'Vrijstelling op meerwaarden die je al overgedragen had.',
    ],
    next: [
      next('termijnrekening-calculator', 'Vergelijk met geld vastzetten bij een bank', {
        bedrag: madeOf(out.betaald, 'nominaal'),
        rente: by('termijnrente'),
      }),
      next('kasbon-calculator', 'Vergelijk met een kasbon of staatsbon', { nominaal: by('nominaal') }),
      next('reele-rente-berekenen', 'Wat blijft er over na inflatie?', {
        bedrag: madeOf(out.betaald, 'nominaal'),
        // After tax: what the price gains bears no withholding. A loss is no rate that page knows.
        brutorente: madeOf(
          out.nettoRendement < 0 ? null : Number(asPercent(out.nettoRendement).toFixed(2)),
          'koers',
          'coupon',
          'vervaldag',
        ),
        product: madeOf('geen', 'koers', 'coupon', 'vervaldag'),
      }),
    ],
  }
}
