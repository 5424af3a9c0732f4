import { by, madeOf, spare } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { duration, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { next } from '#calculators/next.ts'
import { kleinsteKredietbedrag, maximaleJkp, maximaleLooptijd } from '#rules/krediet/consumentenkrediet.figures.ts'
import { solidariteitsbijdrageStudent, studentenuren } from '#rules/loon/studentenarbeid.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Study = Case<typeof inputs, typeof outputs, typeof solve>

const WAY_WORDS = { niets: 'Niets betalen', rente: 'Alleen rente betalen', alles: 'Meteen ook kapitaal' } as const

function sentence({ values, out, work }: Study): string | Asking {
  if (out.geleend === 0)
    return values.perJaar === 0
      ? { asks: 'Vul in hoeveel je per studiejaar leent.' }
      : '**Je hoeft niet te lenen**: je toelage of loon dekt alles.'
  const start =
    values.schuldNu === null
      ? `Je schuld bij afstuderen is ${eur(out.schuldAfstuderen ?? 0)}. Daarna betaal je`
      : `Voor een schuld van ${eur(values.schuldNu)} betaal je`
  const share = out.aandeelLoon === null ? '' : `, ${pct(out.aandeelLoon, 1)} van je startloon`
  const long = work.after === null ? `${values.looptijd} jaar` : duration(work.after)
  const pays =
    work.after === 0
      ? 'Bij je afstuderen is alles **al afbetaald**'
      : `${start} **${eur(out.maandlast)}** per maand${work.falls ? ', later minder' : ''}, ${long} lang${share}`
  return `${pays}. ${out.totaleRente === 0 ? 'Er is geen rente.' : `De rente kost in totaal ${eur(out.totaleRente)}.`}`
}

function debtChart({ values, out, work }: Study): Chart {
  const owedNow = values.schuldNu !== null
  return {
    kind: 'step',
    key: 'schuld',
    title: 'Zo groeit en daalt je schuld',
    sentence: `${owedNow ? `De schuld daalt van ${eur0(work.highest)}` : `De schuld groeit tot ${eur0(work.highest)}`} en is weg na ${duration(out.maanden)}.`,
    x: { label: owedNow ? 'Jaren vanaf nu' : 'Jaren vanaf de eerste opname', values: work.points },
    y: { unit: 'euro0' },
    series: work.lines.map((line, index) => ({
      key: line.kind,
      label: owedNow ? 'Schuld' : WAY_WORDS[line.kind],
      values: line.values,
      dashed: index > 0,
    })),
    ...(owedNow ? {} : { marks: [{ x: work.studyYears, label: 'afgestudeerd', strong: true }] }),
  }
}

const yearTable = ({ work }: Study): Table => ({
  key: 'perJaar',
  title: 'Jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'text' },
    { key: 'schuld', label: 'Schuld op het einde', unit: 'euro', formula: '{schuld@-1}+{opname}+{rente}-{betaald}' },
    { key: 'opname', label: 'Geleend', unit: 'euro', total: true },
    { key: 'rente', label: 'Rente', unit: 'euro', total: true },
    { key: 'betaald', label: 'Betaald', unit: 'euro', total: true },
  ],
  rows: work.years.map((year) => [
    `${year.nr}${year.nr <= work.studyYears ? ' (studie)' : ''}`,
    year.balance,
    year.drawn,
    year.interest,
    year.paid,
  ]),
})

const wayTable = ({ values, work }: Study): Table => ({
  key: 'manieren',
  title: 'Wat je tijdens je studie betaalt, maakt verschil',
  columns: [
    { key: 'manier', label: 'Tijdens je studie', unit: 'text' },
    { key: 'rente', label: 'Rente in totaal', unit: 'euro' },
    { key: 'maandlast', label: 'Daarna per maand', unit: 'euro' },
    { key: 'schuld', label: 'Schuld bij afstuderen', unit: 'euro' },
  ],
  rows: work.ways.map(({ kind, plan }) => [WAY_WORDS[kind], plan.interest, plan.instalment, plan.debtAtGraduation]),
  strong: [work.ways.findIndex((way) => way.kind === values.tijdensStudie)],
})

function beforeInstalments({ values, work }: Study): Step {
  const { plan } = work
  return values.tijdensStudie === 'alles'
    ? {
        text: `Elke opname betaal je vanaf de volgende maand af over ${values.looptijd} jaar. Bij afstuderen sta je nog **${eur(plan.debtAtGraduation)}** in het krijt.`,
      }
    : {
        text: `Bij de start van de afbetaling is je schuld **${eur(plan.debtAtStart)}**.`,
        sum: [
          { label: 'Geleend', value: plan.drawn },
          { label: 'Rente tijdens studie en uitstel', value: plan.interestBefore },
          ...(values.tijdensStudie === 'rente'
            ? [{ label: 'Rente die je onderweg betaalde', value: 0 - plan.interestBefore }]
            : []),
          { label: 'Schuld bij de start', value: plan.debtAtStart },
        ],
      }
}

function steps(solved: Study): Step[] {
  const { values, out, work } = solved
  const { plan, rate, hours, test, studyYears } = work
  const term = values.looptijd * 12
  const owedNow = values.schuldNu !== null
  return [
    owedNow
      ? { text: `Je schuld is vandaag **${eur(plan.drawn)}**. Je betaalt af vanaf volgende maand.` }
      : {
          text: `Je leent **${eur(plan.drawn)}** over ${plural(studyYears, 'studiejaar', 'studiejaren')}.`,
          formula: `${studyYears} × ${eur(work.perYear)}`,
        },
    {
      text: `Een rente van ${pct(values.rente)} per jaar is **${num(rate * 100, 4, 4)} %** per maand.`,
      formula: monthlyRateFormula(values.rente, rate, values.renteomzetting),
    },
    ...(owedNow ? [] : [beforeInstalments(solved)]),
    ...(work.after === 0
      ? []
      : [
          {
            text: `${owedNow ? `Over ${plural(term, 'maand', 'maanden')} betaal je` : 'Daarna betaal je'} **${eur(out.maandlast)}** per maand.`,
            ...(plan.schedule
              ? { formula: `${eur(plan.debtAtStart)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${term})` }
              : {}),
          },
        ]),
    ...(hours
      ? [
          {
            text: `Een studentenjob aan ${eur(hours.gross)} bruto brengt ${eur(hours.net)} netto op. Deze lening is dus **${num(hours.loan)} uur** werk${hours.perYear === null ? '' : `, of ${num(hours.perYear)} uur per studiejaar`}.`,
            law: [solidariteitsbijdrageStudent, studentenuren],
          },
        ]
      : []),
    ...(test
      ? [
          {
            text: `Is het een gewone lening op afbetaling, dan mag het JKP hoogstens **${pct(test.maxJkp)}** zijn en de looptijd hoogstens ${plural(test.maxLooptijd, 'maand', 'maanden')}.`,
            law: [maximaleJkp, maximaleLooptijd],
          },
        ]
      : []),
  ]
}

function notices({ values, out, work }: Study): Notice[] {
  const { test, hours } = work
  const found: Notice[] = []
  if (test?.teDuur)
    found.push({
      tone: 'law',
      text: `Een JKP van ${pct(values.rente)} ligt boven het wettelijke maximum van ${pct(test.maxJkp)} voor dit bedrag.`,
    })
  if (test?.teLang && values.schuldNu === null)
    found.push({
      tone: 'info',
      text: `Van eerste opname tot einde is ${duration(out.maanden)}. Een lening op afbetaling van ${eur0(out.geleend)} mag hoogstens ${duration(test.maxLooptijd)} lopen. Een bank werkt dan met een kredietopening of met een lening per studiejaar.`,
    })
  if (work.heavy)
    found.push({
      tone: 'warning',
      text: `De afbetaling neemt ${pct(out.aandeelLoon ?? 0, 1)} van je startloon. Leen minder of betaal langer, want huur en vaste kosten komen daar nog bij.`,
    })
  if (hours?.tooMany)
    found.push({
      tone: 'info',
      text: `${num(hours.perYear ?? 0)} uur per jaar is meer dan de ${num(hours.limit)} uur aan verlaagde bijdragen voor studenten.`,
    })
  if (values.schuldNu === null)
    found.push({
      tone: 'info',
      text: 'Vraag eerst een studietoelage aan en ga langs bij de sociale dienst van je school. Een toelage betaal je niet terug.',
    })
  return found
}

export function tell(solved: Study, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const owedNow = values.schuldNu !== null
  return {
    headline: 'maandlast',
    key: ['schuldAfstuderen', 'totaleRente', 'totaalBetaald', 'maanden', 'aandeelLoon'],
    sentence: sentence(solved),
    captions: owedNow
      ? {
          maandlast: { label: 'Maandlast' },
          geleend: { label: 'Schuld vandaag' },
          maanden: { label: 'Tot schuldenvrij' },
        }
      : work.after === null
        ? {}
        : {
            schuldStart: { label: 'Nog af te betalen na je studie' },
            opgebouwdeRente: { label: 'Rente tijdens je studie' },
          },
    charts: out.geleend === 0 ? [] : [debtChart(solved)],
    tables: out.geleend === 0 ? [] : owedNow ? [yearTable(solved)] : [yearTable(solved), wayTable(solved)],
    steps: out.geleend === 0 ? [] : steps(solved),
    notices: notices(solved),
    assumptions: [
      ...(owedNow
        ? ['De rente blijft gelijk.']
        : [
            `Je krijgt het geld ${values.opname === 'perMaand' ? 'elke maand' : 'bij het begin van elk studiejaar'}. De rente loopt vanaf ${values.renteloosTijdensStudie ? 'je eerste afbetaling' : 'die dag'} en blijft gelijk.`,
          ]),
      ...(owedNow || values.renteloosTijdensStudie || values.tijdensStudie !== 'niets'
        ? []
        : ['Je betaalt tijdens je studie niets: de rente komt elke maand bij de schuld.']),
      `Voor de woonlening rekenen we met ${pct(work.home)}.`,
    ],
    excluded: [
      'Een borgstelling door ouders en wat die voor hen betekent.',
      'Personenbelasting op studentenloon en het effect op het fiscaal ten laste zijn.',
      'De voorwaarden van studieleningen van de Franse Gemeenschap.',
    ],
    next: [
      next('kinderrekening-calculator', 'Vooraf sparen voor studies in plaats van lenen'),
      next('budget-planner', 'Past de afbetaling in je eerste budget?', {
        nettoInkomen: spare(values.startloon, 'startloon'),
        lopendeKredieten: by('maandlast'),
      }),
      next('persoonlijke-lening-berekenen', 'Vergelijk met een gewone lening', {
        bedrag: madeOf(
          Math.min(200_000, Math.max(law(kleinsteKredietbedrag), out.schuldStart)),
          'perJaar',
          'jaren',
          'schuldNu',
        ),
        looptijd: madeOf(Math.min(240, values.looptijd * 12), 'perJaar', 'jaren', 'schuldNu', 'looptijd'),
      }),
    ],
  }
}
