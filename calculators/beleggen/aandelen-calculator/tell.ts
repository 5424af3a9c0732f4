import type { Trade } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { brokerNotices } from '#calculators/beleggen/broker-fields.ts'
import { PHOTO_DAY, UNPUBLISHED } from '#calculators/beleggen/words.ts'
import { dateText, eur, pct } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { beurstaksSinds, franseBeurstaks } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import { historischTot } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { outputs } from './outputs.ts'
import { steps } from './steps.ts'
import { charts, momentText, priceText, tables } from './views.ts'

function sentence(solved: Trade): string {
  const { out, work } = solved
  const result = out.nettoWinst
  const first = `Je ${result < 0 ? 'verliest' : 'houdt'} **${eur(Math.abs(result))}** ${result < 0 ? 'netto' : 'netto over'}${out.nettoRendement === null ? '' : `, of ${pct(Math.abs(out.nettoRendement))} van wat je betaalde`}.`
  const photo = work.photoMissing
    ? ` We kennen de koers van ${PHOTO_DAY} niet: vul die in, want de belasting telt pas vanaf daar.`
    : ''
  const even =
    out.breakEvenKoers === null
      ? ''
      : ` Je bent uit de kosten vanaf een koers van ${priceText(solved.values.munt, out.breakEvenKoers)}${out.brutoDividend > 0 ? ', zonder dividend' : ''}.`
  return `${first}${even}${photo}`
}

function notices({ values, out, work }: Trade): Notice[] {
  const found: Notice[] = []
  if (work.usesOwnPrice) {
    const held =
      out.ingehoudenMeerwaarde > 0
        ? ` De bank doet dat niet en houdt ${eur(out.ingehoudenMeerwaarde)} in; via je aangifte zet je dat recht.`
        : ''
    found.push({
      tone: 'law',
      text: `We gebruiken je hogere aankoopprijs: houd een bewijs bij.${held} Dat kan voor verkopen tot en met ${dateText(historischTot.rows[0]?.value ?? '')}.`,
    })
  }
  if (work.best && work.saving > 0) {
    found.push({
      tone: 'info',
      text: `${momentText(work.best.when, work.year)} verkopen scheelt ${eur(work.saving)} belasting, als de koers gelijk blijft.${work.secondOrder >= 1 ? ` De tweede order kost dan ${eur(work.secondOrder)} extra aan beurstaks en makelaarsloon.` : ''}`,
    })
  }
  if (work.unpublished) found.push(UNPUBLISHED)
  found.push(...brokerNotices(work.broker))
  if (out.makelaarsloonTotaal === 0) {
    found.push({
      tone: 'info',
      text: 'Er is nog geen makelaarsloon meegerekend. Kies je makelaar of vul het in bij “Andere vragen”.',
    })
  }
  if (values.aankoopdatum < beurstaksSinds) {
    found.push({
      tone: 'info',
      text: `Voor aankopen van vóór ${dateText(beurstaksSinds)} rekenen we met de beurstaks van die dag.`,
    })
  }
  return found
}

export function tell(solved: Trade): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const money = values.munt === 'EUR' ? 'in euro' : `in ${values.munt}`
  return {
    headline: 'nettoWinst',
    key: ['nettoRendement', 'breakEvenKoers', 'kostenEnTaksen', 'meerwaardebelasting', 'nettoDividend'],
    captions: {
      breakEvenKoers: { label: `Break-evenkoers, ${money}` },
      breakEvenMetDividend: { label: `Break-evenkoers met dividend, ${money}` },
      nettoWinst: { label: out.nettoWinst < 0 ? 'Netto verlies' : 'Netto winst' },
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Je verkoopt alles in één order en elke aankoop was ook één order.',
      'Dividend komt één keer per vol jaar, blijft elk jaar gelijk en wordt belast aan het tarief van dat jaar.',
      ...(values.munt !== 'EUR' && values.dividend > 0
        ? [`Het dividend in ${values.munt} rekenen we om aan de wisselkoers bij verkoop.`]
        : []),
      'Bij een deelverkoop tellen de oudste stuks eerst; hun aankoopkosten nemen we naar verhouding mee.',
      'Is je aankoopprijs hoger dan de koers op de fotodag, dan kun je die prijs bewijzen.',
    ],
    excluded: [
      'Bewaarloon, kosten voor het innen van dividend en wisselkosten van je broker.',
      `Taksen van een ander land bij aankoop, zoals ${pct(franseBeurstaks.rows.at(-1)?.value ?? 0)} op grote Franse aandelen.`,
      'Overgedragen vrijstelling uit vorige jaren en speculatieve winst: daarvoor is de pagina meerwaardebelasting.',
    ],
    next: [
      next('meerwaardebelasting-calculator', 'Al je verkopen van dit jaar samen, lot per lot', {
        alGebruikt: madeOf(
          values.alGebruikt + out.vrijgesteld,
          'aantal',
          'verkoopkoers',
          'aankoopkoers',
          'loten',
          'alGebruikt',
        ),
      }),
      next('roerende-voorheffing-calculator', 'Bekijk de belasting op het dividend apart', {
        bedrag: madeOf(work.dividendOfYear < 1 ? null : work.dividendOfYear, 'dividend'),
        bronheffing: by('bronheffing'),
      }),
      next('portfolio-diversificatie-calculator', 'Hoe zwaar weegt dit aandeel in je geheel?'),
    ],
  }
}
