import { by, madeOf } from '#calculators/kernel/carry.ts'
import { holidaySteps, holidayTable, holidayWaterfall } from '#calculators/common/vakantie.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { arbeiderBasis } from '#rules/loon/loon.figures.ts'
import {
  dubbelVakantiegeld,
  vakantiegeldArbeider,
  variabelDagenPerMaand,
  vertrekBijkomend,
  vertrekDubbel,
  vertrekEnkel,
} from '#rules/loon/vakantiegeld.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Holiday = Case<typeof inputs, typeof outputs, typeof solve>

const NAMES = {
  bediende: 'dubbel vakantiegeld',
  variabel: 'dubbel vakantiegeld',
  vertrek: 'vertrekvakantiegeld',
  arbeider: 'vakantiegeld',
} as const
const SINGLE_NOTES = {
  bediende: 'Je gewone loon tijdens je vakantie',
  variabel: 'Je gewone loon en het gemiddelde van je commissies',
  vertrek: 'Zit in het vertrekvakantiegeld',
  arbeider: 'Zit in het bedrag van de vakantiekas',
} as const

function fundStep({ values, out, work: { fund } }: Holiday): Step {
  return {
    text: `De vakantiekas betaalt ${pct(fund.rate)} van je brutojaarloon, dat aan ${pct(fund.base, 0)} telt: **${eur(out.bruto)}**.`,
    formula: `${eur(values.jaarloon)} × ${pct(fund.base, 0)} × ${pct(fund.rate)}`,
    law: [vakantiegeldArbeider, arbeiderBasis],
  }
}

function leavingStep({ values, out, work: { rates, notTaken, received } }: Holiday): Step {
  const earlier =
    values.loonVorigJaar > 0
      ? ` en ${eur(values.loonVorigJaar)} van vorig jaar, waarvan ${pct(notTaken, 0)} van de vakantie niet is opgenomen${values.dubbelBetaald ? ' en het dubbel vakantiegeld al betaald is' : ''},`
      : ''
  return {
    text: `Op ${eur(values.jaarloon)} brutoloon${earlier} is het vertrekvakantiegeld${received > 0 ? `, na aftrek van ${eur(received)} die je al kreeg,` : ''} **${eur(out.bruto)}**.`,
    sum: [
      { label: `Enkel deel (${pct(rates.enkel)})`, value: out.vertrekEnkelBruto ?? 0 },
      { label: `Wettelijk dubbel deel (${pct(rates.dubbel)})`, value: out.vertrekDubbelBruto ?? 0 },
      { label: `Bijkomend deel (${pct(rates.bijkomend)})`, value: out.vertrekBijkomendBruto ?? 0 },
      { label: 'Vertrekvakantiegeld', value: out.bruto },
    ],
    law: [vertrekEnkel, vertrekDubbel, vertrekBijkomend],
  }
}

function doubleSteps({ values, out, work }: Holiday): Step[] {
  const rate = pct(work.doubleRate, 0)
  const part = `${num(values.gewerkteMaanden)}/12`
  const whole = values.gewerkteMaanden === 12
  return [
    {
      text: whole
        ? `Voor een vol jaar is het dubbel vakantiegeld ${rate} van een maandloon: **${eur(out.bruto)}** bruto.`
        : `Voor ${plural(values.gewerkteMaanden, 'maand', 'maanden')} krijg je ${part} van ${rate} van een maandloon: **${eur(out.bruto)}** bruto.`,
      sum: [
        { label: `${rate} van je maandloon, ${part}`, value: work.onFixed },
        ...(work.onVariable === null
          ? []
          : [{ label: `${rate} van je variabel loon per maand, ${part}`, value: work.onVariable }]),
        ...(values.alOntvangen > 0 ? [{ label: 'Al ontvangen', value: 0 - values.alOntvangen }] : []),
        { label: `Bruto dubbel vakantiegeld${out.bruto > 0 ? '' : ', nooit onder nul'}`, value: out.bruto },
      ],
      law: work.onVariable === null ? [dubbelVakantiegeld] : [dubbelVakantiegeld, variabelDagenPerMaand],
    },
    {
      text: `Voor ${num(out.dagenRecht ?? 0, 1)} ${out.dagenRecht === 1 ? 'vakantiedag' : 'vakantiedagen'} loopt je loon door: **${eur(out.enkelVakantiegeld)}** enkel vakantiegeld. Dat zit in je gewone loon.`,
      formula: `${eur(values.maandloon)} × ${num(out.dagenRecht ?? 0, 4)} ÷ ${num(values.werkdagen)}${out.variabelPerDag === null ? '' : ` + ${eur(out.variabelPerDag)} × ${num(out.dagenRecht ?? 0, 4)}`}`,
    },
  ]
}

function grossSteps(solved: Holiday): Step[] {
  if (solved.values.situatie === 'arbeider') return [fundStep(solved)]
  return solved.values.situatie === 'vertrek' ? [leavingStep(solved)] : doubleSteps(solved)
}

const wageChart = ({ work: { otherWages } }: Holiday): Chart => ({
  kind: 'columns',
  key: 'anderLoon',
  title: 'Netto en inhoudingen bij een ander loon',
  sentence: 'Elke kolom toont het netto vakantiegeld en wat ervan afgaat bij een hoger of lager loon.',
  y: { unit: 'euro0' },
  columns: otherWages.map((one) => ({
    label: eur(one.wage, 0),
    parts: [
      { label: 'Netto', value: one.netto, tone: 'third' },
      { label: 'Inhoudingen', value: one.bruto - one.netto, tone: 'spared' },
    ],
  })),
})

function otherTable({ work: { otherMonths, otherWages } }: Holiday): Table {
  const columns = (label: string, unit: 'text' | 'euro0') =>
    [
      { key: 'geval', label, unit },
      { key: 'netto', label: 'Netto', unit: 'euro' },
      { key: 'bruto', label: 'Bruto', unit: 'euro' },
      { key: 'tarief', label: 'Voorheffing', unit: 'percent' },
    ] as const
  if (otherMonths.length > 0)
    return {
      key: 'varianten',
      title: 'Hetzelfde loon, minder gewerkte maanden',
      columns: [
        ...columns('Gewerkte maanden', 'text'),
        { key: 'enkel', label: 'Enkel vakantiegeld, bruto', unit: 'euro' },
      ],
      rows: otherMonths.map((one) => [
        plural(one.months, 'maand', 'maanden'),
        one.netto,
        one.bruto,
        one.tarief,
        one.enkel,
      ]),
    }
  return {
    key: 'varianten',
    title: 'Hetzelfde statuut, ander jaarloon',
    columns: columns('Brutojaarloon', 'euro0'),
    rows: otherWages.map((one) => [one.wage, one.netto, one.bruto, one.tarief]),
  }
}

/** Whoever worked less than a year has three ways to four weeks of holidays. */
function moreHolidays({ values, out, work: { terms } }: Holiday): Notice[] {
  if (out.dagenTekort === null) return []
  const paid =
    out.uitkeringPerDag === null || out.uitkeringSamen === null
      ? ''
      : ` De RVA betaalt je dan ${eur(out.uitkeringPerDag)} netto per dag, samen ${eur(out.uitkeringSamen)}.`
  return [
    {
      tone: 'law',
      text: `Je komt ${num(out.dagenTekort, 1)} van ${num(values.vakantiedagen)} vakantiedagen tekort. ${values.gewerkteMaanden < 1 ? `Wie vorig jaar minstens een maand werkte, kan jeugdvakantie krijgen` : `Was je op 31 december jonger dan ${terms.jongerDan} en stopte je dat jaar met studeren, dan vult jeugdvakantie ze aan`}; vanaf ${terms.vanaf} jaar, na werkloosheid of invaliditeit, is er seniorvakantie.${paid}`,
    },
    {
      tone: 'info',
      text: `Anders kan aanvullende vakantie: na ${terms.aanloopMaanden} maanden werk een week, met je gewone loon. Dat gaat volgend jaar van je dubbel vakantiegeld af.`,
    },
  ]
}

function sentenceOf({ values, out, work }: Holiday): string | Asking {
  const name = NAMES[values.situatie]
  if (out.bruto === 0) {
    const inService = values.situatie === 'bediende' || values.situatie === 'variabel'
    if ((inService ? values.maandloon : values.jaarloon) === 0)
      return { asks: 'Vul je brutoloon in: dan zie je wat je ervan overhoudt.' }
    return inService && values.gewerkteMaanden === 0
      ? `Je krijgt **nog geen ${name}**: je werkte vorig jaar niet. Na ${work.terms.aanloopMaanden} maanden werk kun je wel aanvullende vakantie nemen.`
      : `Je krijgt **geen ${name}**${values.alOntvangen > 0 ? ': wat je al kreeg, is meer' : ''}.`
  }
  return `Je ${name} is ${eur(out.bruto)} bruto. Daarvan houd je **${eur(out.netto)}** over${work.netShare === null ? '' : `, ${pct(work.netShare, 0)}`}.`
}

function notices(solved: Holiday): Notice[] {
  const { values, work } = solved
  const found: Notice[] = []
  const inService = values.situatie === 'bediende' || values.situatie === 'variabel'
  if (work.border) {
    const { grens, laag, hoog } = work.border
    found.push({
      tone: 'warning',
      text: `De grens tussen ${pct(laag)} en ${pct(hoog)} voorheffing is ${eur(grens)} en wordt elk jaar geïndexeerd. Jouw bedrag ligt er vlakbij: het andere tarief kan gelden.`,
    })
  }
  if (values.situatie === 'vertrek' && work.received === 0) {
    found.push({
      tone: 'info',
      text: 'Bewaar je vakantieattest. Je nieuwe werkgever trekt dit vakantiegeld later af van wat hij betaalt.',
    })
  }
  if (values.situatie === 'vertrek' && values.dagenOver > 0 && values.loonVorigJaar === 0)
    found.push({
      tone: 'warning',
      text: `Vul ook je brutoloon van vorig jaar in: zonder dat ${values.dagenOver === 1 ? 'telt die ene dag' : `tellen die ${plural(values.dagenOver, 'dag', 'dagen')}`} niet mee.`,
    })
  if (inService) found.push(...moreHolidays(solved))
  if (work.scaled && work.scaled.schaal.vrij > 0) {
    found.push({
      tone: 'law',
      text: `Door je gezinslast is ${eur(work.scaled.schaal.vrij)} vrij van bedrijfsvoorheffing.`,
    })
  }
  return found
}

export function tell(solved: Holiday): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const { kinderen, situatie } = values
  const worker = situatie === 'arbeider'
  const name = NAMES[situatie]
  return {
    headline: 'netto',
    key: ['bruto', 'rsz', 'bedrijfsvoorheffing', 'enkelVakantiegeld'],
    captions: {
      netto: { label: `Netto ${name}` },
      bruto: { label: `Bruto ${name}` },
      enkelVakantiegeld: { note: SINGLE_NOTES[situatie] },
    },
    sentence: sentenceOf(solved),
    charts: out.bruto === 0 ? [] : [holidayWaterfall(work.pay, 'Van bruto naar netto vakantiegeld'), wageChart(solved)],
    tables: [holidayTable(work.pay, 'De berekening, lijn per lijn'), otherTable(solved)],
    steps: [
      ...grossSteps(solved),
      ...holidaySteps(work.pay, {
        rszRate: work.rszRate,
        yearlyPay: out.jaarloonNaRsz,
        scale: work.scaled?.schaal ?? null,
        children: kinderen,
      }),
    ],
    notices: notices(solved),
    assumptions: [
      'De bedrijfsvoorheffing is een voorschot: bij de aanslag telt het vakantiegeld als gewoon loon.',
      ...(worker
        ? ['Gelijkgestelde dagen zoals ziekte zitten in het brutojaarloon dat je invult.']
        : [
            `Het jaarloon dat het tarief bepaalt is twaalf keer je maandloon${values.situatie === 'variabel' ? ' plus je variabel loon' : ''}, na RSZ.`,
            situatie === 'vertrek'
              ? 'Gelijkgestelde dagen zoals ziekte zitten in het brutoloon dat je invult.'
              : 'Gelijkgestelde maanden zoals ziekte of moederschapsrust tellen mee als gewerkt.',
          ]),
    ],
    excluded: [
      'Extra vakantiedagen van je sector of je werkgever.',
      'Jeugd- en seniorvakantie van wie deeltijds werkt, en wat aanvullende vakantie volgend jaar kost.',
      'De bijzondere bijdrage, die in het kwartaal van betaling kan stijgen.',
    ],
    next: [
      next(
        'vakantiegeld-sparen-calculator',
        'Verdeel je vakantiegeld over reis, spaarpot en noodfonds',
        worker ? { statuut: 'arbeider', jaarloon: by('jaarloon') } : { gewerkteMaanden: by('gewerkteMaanden') },
      ),
      next(
        'bruto-netto-calculator',
        'Wat houd ik per maand over?',
        worker ? { statuut: 'arbeider', bruto: madeOf(work.perMonth, 'jaarloon') } : {},
      ),
      next('opzegtermijn-calculator', 'Vertrek je? Bereken je opzegtermijn'),
    ],
  }
}
