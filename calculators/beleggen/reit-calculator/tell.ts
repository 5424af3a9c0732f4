import type { Reit } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import {
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtPerJaar,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { outputs } from './outputs.ts'
import { charts, tables } from './views.ts'

function versusFlat({ out }: Reit): string {
  const [reit, flat] = [out.nettoTotaalrendement, out.appartementRendement]
  if (reit === null || flat === null) return ''
  return flat > reit
    ? ` Een appartement geeft met jouw cijfers meer: ${pct(flat)} per jaar.`
    : ` Een appartement geeft met jouw cijfers minder: ${pct(flat)} per jaar.`
}

function sentence(solved: Reit): string {
  const { values, out } = solved
  const growth = values.koersgroei === 0 && values.dividendgroei === 0 ? ' als koers en dividend gelijk blijven' : ''
  const total =
    out.nettoTotaalrendement === null
      ? ''
      : ` Met aankoop en verkoop erbij is ${out.nettoDividend === 0 ? 'je rendement' : 'dat'} ${pct(out.nettoTotaalrendement)} per jaar over ${values.duur} jaar${growth}.`
  return `Je krijgt ${out.nettoDividend === 0 ? '**geen** dividend' : `**${eur(out.nettoDividend)}** netto dividend per jaar`} op ${plural(out.aandelen, 'aandeel', 'aandelen')}${out.nettoDividend === 0 ? '' : `, of ${pct(out.nettoDividendrendement)}`}.${total}${versusFlat(solved)}`
}

function steps({ values, out, work }: Reit): Step[] {
  const { result } = work
  return [
    {
      text: `Voor ${eur(values.bedrag)} koop je ${plural(out.aandelen, 'heel aandeel', 'hele aandelen')}${work.left > 0 ? `; ${eur(work.left)} blijft over` : ''}. Met makelaarsloon en beurstaks betaal je **${eur(out.betaald)}**.`,
      sum: [
        { label: 'Aandelen', value: result.bought },
        { label: `Beurstaks, ${pct(work.tob.rate, 2, 0)}`, value: result.buyCosts.tob },
        { label: 'Makelaarsloon', value: result.buyCosts.fee },
        { label: 'Betaald', value: out.betaald },
      ],
      law: work.tobFigures,
    },
    {
      text: `In jaar 1 krijg je ${eur(out.brutoDividend)} bruto. Na ${pct(work.taxRate, 2, 0)} roerende voorheffing${values.dividendVrijstelling ? ', en wat daarvan terugkomt door je vrijstelling,' : ''} houd je **${eur(out.nettoDividend)}** over.`,
      formula: `${num(out.aandelen, 0)} × €\u00a0${num(values.dividend, 4, 2)} = ${eur(out.brutoDividend)}`,
      law: values.dividendVrijstelling ? [work.rateFigure, dividendvrijstelling] : [work.rateFigure],
    },
    {
      text: `Na ${values.duur} jaar verkoop je voor ${eur(result.proceeds)}. ${result.gain < 0 ? `Dat is ${eur(-result.gain)} verlies, dus **zonder** meerwaardebelasting` : `De winst is ${eur(result.gain)}, de meerwaardebelasting **${eur(out.meerwaardebelasting)}**`}.`,
      law: work.taxed ? [meerwaardetarief, meerwaardevrijstelling, overdrachtPerJaar] : [meerwaardetarief],
    },
    {
      text: `Dividend en koers samen geven **${pct(out.nettoTotaalrendement ?? 0)}** per jaar, na alle kosten en belasting.`,
      sum: [
        { label: 'Betaald bij aankoop', value: -out.betaald },
        { label: 'Opgenomen netto dividend', value: result.received },
        { label: 'Opbrengst van de verkoop, na kosten en belasting', value: result.end },
        { label: work.profit < 0 ? 'Netto verlies' : 'Netto winst', value: work.profit },
      ],
    },
  ]
}

function notices({ values, work }: Reit): Notice[] {
  const found: Notice[] = []
  if (values.soort === 'zorg') {
    found.push({
      tone: 'law',
      text: `Het lage tarief geldt enkel als de vennootschap minstens ${pct(work.careShare, 2, 0)} zorgvastgoed heeft. Ze vermeldt dat zelf; kijk het na voor je koopt.`,
    })
  }
  if (work.debt === 'boven') {
    found.push({
      tone: 'law',
      text: `Een schuldgraad van ${pct(values.schuldgraad ?? 0, 1, 0)} ligt boven de wettelijke grens van ${pct(work.limit, 2, 0)}. De vennootschap mag dan geen dividend uitkeren.`,
    })
  }
  if (work.debt === 'dicht') {
    found.push({
      tone: 'warning',
      text: `De schuldgraad zit dicht bij de wettelijke grens van ${pct(work.limit, 2, 0)}. Bij dalende gebouwen kan het dividend in gevaar komen.`,
    })
  }
  if (work.payout === 'meer') {
    found.push({
      tone: 'warning',
      text: 'De vennootschap keert meer uit dan ze verdient. Zo’n dividend houdt niet lang stand.',
    })
  }
  if (work.payout === 'minder') {
    found.push({
      tone: 'info',
      text: `Een GVV moet in principe minstens ${pct(work.payoutLimit, 2, 0)} van haar resultaat uitkeren. Kijk na of de cijfers kloppen.`,
    })
  }
  if (values.gebruik === 'keuzedividend') {
    found.push({
      tone: 'info',
      text: 'Bij een keuzedividend betaal je ook roerende voorheffing, maar geen makelaarsloon of beurstaks op de nieuwe aandelen.',
    })
  }
  return found
}

export function tell(solved: Reit): Telling<keyof typeof outputs> {
  const { values, out } = solved
  return {
    headline: 'nettoDividend',
    key: ['nettoDividendrendement', 'nettoTotaalrendement', 'dividendSamen', 'aandelen', 'appartementRendement'],
    captions: {
      dividendSamen: { label: `Netto dividend over ${values.duur} jaar` },
      andereVoorheffing: {
        label:
          values.soort === 'zorg'
            ? 'Netto dividend aan het gewone tarief'
            : 'Netto dividend aan het tarief van zorgvastgoed',
      },
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Dividend en koers groeien elk jaar evenveel, of blijven gelijk. In het echt schommelen beide.',
      'Het eerste dividend komt na een jaar, aan het bedrag van vandaag.',
      'Je koopt hele aandelen. Herbeleg je, dan wacht wat te weinig is op het volgende dividend.',
      'Op het einde verkoop je alles. Je gebruikt je vrijstelling op meerwaarden intussen niet, dus een deel spaart op.',
    ],
    excluded: [
      'Buitenlandse vastgoedfondsen met een eigen bronheffing.',
      'Belasting op de huur, kosten van de lening en kosten bij verkoop van het appartement.',
      'Kapitaalverhogingen en keuzedividenden met korting.',
    ],
    next: [
      next('roerende-voorheffing-calculator', 'Bekijk de belasting op dit dividend', {
        inkomst: madeOf(values.soort === 'zorg' ? 'zorgvastgoed' : 'gvv', 'soort', 'bedrag'),
        bedrag: madeOf(out.brutoDividend, 'bedrag', 'dividend'),
      }),
      next('aandelen-calculator', 'Wat houd je over bij een verkoop?', {
        aankoopkoers: by('koers'),
        beurstaks: 'laag',
      }),
      next('registratierechten-berekenen', 'Wat kost het om zelf een appartement te kopen?'),
    ],
  }
}
