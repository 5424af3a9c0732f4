import type { Holiday } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { holidaySteps, holidayTable } from '#calculators/common/vakantie.ts'
import { eur, eur0, pct, plural, upperFirst } from '#calculators/kernel/format.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import type { Asking, Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import {
  arbeiderEnkelDeel,
  dubbelVakantiegeld,
  vakantiegeldArbeider,
  vertrekBijkomend,
  vertrekDubbel,
  vertrekEnkel,
} from '#rules/loon/vakantiegeld.figures.ts'
import { charts } from './charts.ts'
import type { outputs } from './outputs.ts'

const NAMES = {
  bediende: 'dubbel vakantiegeld',
  arbeider: 'vakantiegeld',
  vertrek: 'vertrekvakantiegeld',
} as const

function sentence({ values, out, work }: Holiday): string | Asking {
  const wage = work.kind === 'arbeider' ? values.jaarloon : values.maandloon
  if (wage === 0) return { asks: 'Vul je brutoloon in: dan zie je hoeveel je per maand opzijzet.' }
  const named = NAMES[work.kind]
  const late = work.inTime || out.netto === 0 ? '' : ` Dat komt pas in ${values.betaalmaand}, na je vakantie.`
  // Named, so that an example is marked as one.
  const yours = `je netto ${named} op ${eur0(wage)} bruto`
  const free =
    out.netto === 0
      ? `Je krijgt nog geen ${named}.`
      : out.loonvervanging > 0
        ? `Van ${yours}, ${eur(out.netto)} (raming), is ${eur(out.vrij)} vrij; de rest vervangt je loon.`
        : `${upperFirst(yours)} is ${eur(out.netto)} (raming).`
  if (out.tekort > 0)
    return `Zet **${eur(out.maandbedrag)}** per maand opzij: voor je vakantie van ${eur(values.vakantiebudget)} ontbreekt nog ${eur(out.tekort)}. ${free}${late}`
  return `${values.vakantiebudget === 0 ? 'Er is geen vakantie te betalen' : `Je vakantie van ${eur(values.vakantiebudget)} is betaald`}: je hoeft **niets** per maand opzij te zetten${out.over > 0 ? ` en houdt ${eur(out.over)} over` : ''}. ${free}${late}`
}

const planTable = ({ values, out, work }: Holiday): Table => ({
  key: 'verdeling',
  title: 'Je vakantie, van kost tot maandbedrag',
  columns: [
    { key: 'lijn', label: 'Lijn', unit: 'text' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
  ],
  rows: [
    ['Je vakantie kost', values.vakantiebudget],
    ...(values.alGespaard > 0 ? [['Al gespaard', 0 - values.alGespaard] as const] : []),
    ['Uit je vakantiegeld', 0 - out.voorVakantie],
    ['Nog te sparen', out.tekort],
    [`Per maand, ${plural(values.maandenTotVakantie, 'maand', 'maanden')} lang`, out.maandbedrag],
  ],
  strong: [work.needed > 0 && values.alGespaard > 0 ? 4 : 3],
})

function firstStep({ values, out, work }: Holiday): Step {
  switch (work.kind) {
    case 'arbeider':
      return {
        text: `Op ${eur(values.jaarloon)} brutojaarloon betaalt de vakantiekas **${eur(out.bruto)}** bruto.`,
        law: [vakantiegeldArbeider],
      }
    case 'vertrek':
      return {
        text: `Bij je vertrek krijg je op ${plural(values.gewerkteMaanden, 'maand', 'maanden')} loon **${eur(out.bruto)}** bruto.`,
        law: [vertrekEnkel, vertrekDubbel, vertrekBijkomend],
      }
    default:
      return {
        text: `Voor ${plural(values.gewerkteMaanden, 'gewerkte maand', 'gewerkte maanden')} is je dubbel vakantiegeld **${eur(out.bruto)}** bruto.`,
        law: [dubbelVakantiegeld],
      }
  }
}

function steps(solved: Holiday): Step[] {
  const { values, out, work } = solved
  const instead: Step = {
    text: `Daarvan vervangt **${eur(out.loonvervanging)}** je loon tijdens je vrije dagen: dat geld heb je nodig om van te leven. Vrij is ${eur(out.vrij)}.`,
    law: work.kind === 'arbeider' ? [arbeiderEnkelDeel] : [vertrekEnkel],
  }
  return [
    firstStep(solved),
    ...(out.bruto > 0
      ? holidaySteps(work.pay, {
          rszRate: work.rszRate,
          yearlyPay: work.yearlyPay,
          scale: work.schaal,
          children: values.kinderen,
        })
      : []),
    ...(out.loonvervanging > 0 ? [instead] : []),
    out.tekort > 0
      ? {
          text: `Voor je vakantie ontbreekt nog ${eur(out.tekort)}. Dat is **${eur(out.maandbedrag)}** per maand, ${plural(values.maandenTotVakantie, 'maand', 'maanden')} lang.`,
          formula: `(${eur(work.needed)} − ${eur(out.voorVakantie)}) ÷ ${values.maandenTotVakantie}`,
        }
      : {
          text: `${work.inTime && out.voorVakantie > 0 ? 'Je vakantiegeld dekt wat er nog nodig is' : 'Je hebt al genoeg gespaard'}: je hoeft **niets** per maand opzij te zetten.`,
        },
  ]
}

function notices({ work }: Holiday): Notice[] {
  const found: Notice[] = []
  if (work.moreHours)
    found.push({
      tone: 'info',
      text: 'Je werkt nu meer dan vorig jaar. Je vakantiegeld volgt de uren van vorig jaar, aan het loon van nu.',
    })
  if (work.kind === 'vertrek')
    found.push({
      tone: 'warning',
      text: 'Je nieuwe werkgever trekt dit bedrag volgend jaar af van je vakantiegeld.',
    })
  return found
}

export function tell(solved: Holiday, { today }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  // Where all of it is for the holiday, one line says so.
  const oneLine = out.voorVakantie === out.netto || out.voorVakantie === 0
  return {
    headline: 'maandbedrag',
    key: oneLine ? ['tekort', 'over', 'netto'] : ['tekort', 'voorVakantie', 'over', 'netto'],
    captions: { netto: { label: `Netto ${NAMES[work.kind]}` }, bruto: { label: `Bruto ${NAMES[work.kind]}` } },
    sentence: sentence(solved),
    charts: charts(solved, today),
    tables: [planTable(solved), ...(out.bruto > 0 ? [holidayTable(work.pay, 'Van bruto naar netto')] : [])],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De bedrijfsvoorheffing is een voorschot, zodat het nettobedrag een raming is.',
      'Je vakantiegeld telt mee vanaf de maand waarin het komt en gaat eerst naar de vakantie. Wat ontbreekt, spaar je per maand, zonder rente.',
      `Wat je overhoudt, groeit aan ${pct(values.rente)} per jaar en je haalt er niets af.`,
    ],
    excluded: ['Extra vakantiedagen van je sector.', 'Roerende voorheffing op spaarrente boven de vrijstelling.'],
    next: [
      next('vakantiegeld-berekenen', 'De berekening in detail, ook voor commissieloon', {
        situatie: madeOf(values.statuut, 'statuut'),
        jaarloon: by('jaarloon'),
        gewerkteMaanden: by('gewerkteMaanden'),
        tewerkstellingVorigJaar: by('tewerkstellingVorigJaar'),
      }),
      next('hoogste-spaarrente-belgie', 'Waar brengt de rest het meest op?', {
        startbedrag: madeOf(out.over > 0 ? out.over : null, 'vakantiebudget', 'maandloon', 'jaarloon'),
      }),
      next('samengestelde-interest-berekenen', 'Elk jaar je vakantiegeld sparen: wat wordt dat?', {
        startbedrag: madeOf(out.over > 0 ? out.over : null, 'vakantiebudget', 'maandloon', 'jaarloon'),
        rente: by('rente'),
      }),
    ],
  }
}
