import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import { asPercent, eur, eur0, pct, upperFirst } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { belastingschijven } from '#rules/belasting/personenbelasting.figures.ts'
import { sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { jobbonusVlaanderen } from '#rules/loon/jobbonus.figures.ts'
import { bbszJaar, bbszMaand, fiscaleWerkbonus, rszWerknemer } from '#rules/loon/loon.figures.ts'
import { werkbonus } from '#rules/loon/werkbonus.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Raise = Case<typeof inputs, typeof outputs, typeof solve>

const NAMES = {
  bruto: 'Bruto meer',
  rsz: 'RSZ',
  werkbonusA: 'Werkbonus, luik A',
  werkbonusB: 'Werkbonus, luik B',
  belasting: 'Personenbelasting',
  gemeente: 'Gemeentebelasting',
  bbsz: 'Bijzondere bijdrage (BBSZ)',
  werkbonuskrediet: 'Fiscale werkbonus',
  kindkrediet: 'Belastingkrediet kinderen',
  jobbonus: 'Vlaamse jobbonus',
  kinderbijslag: 'Sociale toeslag kinderbijslag',
} as const

const shown = ({ work }: Raise) => work.moved.filter(({ change }) => change !== 0)

/** "blijft daar € 40,00 van", "gaat daar € 26,61 bij verloren". */
const leaves = (kept: number): string =>
  kept < 0 ? `gaat daar ${eur(0 - kept)} bij verloren` : `blijft daar ${eur(kept)} van`

const stretchText = ({ kink }: Raise['work']) =>
  kink.endless ? `vanaf ${eur0(kink.from)} bruto` : `tussen ${eur0(kink.from)} en ${eur0(kink.to)} bruto`

function sentence({ values, out, work }: Raise): string {
  const year =
    out.nettoMeerJaar < 0
      ? `verlies je op een jaar **${eur(0 - out.nettoMeerJaar)}**`
      : `houd je op een jaar **${eur(out.nettoMeerJaar)}** over`
  const main = `Van ${eur0(values.extra)} bruto meer per maand ${year}: ${eur(Math.abs(work.keptHere))} van elke 100 euro.`
  if (work.place === 'flat') return `${main} In de ${eur0(work.ahead)} daarboven blijft dat zowat gelijk.`
  const where = stretchText(work)
  if (work.place === 'inside')
    return work.keptKink < 0
      ? `${main} Je loon ligt vlak voor een grens: ${where} valt een voordeel ineens weg.`
      : `${main} Je zit in de knik ${where}.`
  return work.keptKink < 0
    ? `${main} Let op ${where}: daar verlies je meer dan je erbij krijgt.`
    : `${main} ${work.kink.endless ? `${upperFirst(where)} wordt het minder` : `De knik zit ${where}`}: daar is dat nog ${eur(work.keptKink)}.`
}

const STEP = 100

/** Each column is the next 100 euro at that wage: what stays below, what leaves above. */
function keptChart({ work }: Raise): Chart {
  const { own, stretches } = work.chart
  return {
    kind: 'columns',
    key: 'knik',
    title: 'Wat je houdt van de volgende 100 euro',
    sentence: `Elke kolom is 100 euro extra bij een ander loon. Bij jou ${leaves(work.keptHere)}${work.place === 'inside' ? ', in de knik' : work.place === 'flat' ? '' : `, in de knik ${leaves(work.keptKink)}`}.`,
    y: { label: 'Netto van 100 euro bruto', unit: 'euro0' },
    columns: stretches.map(({ from, per100 }, index) => {
      const mine = index === own
      return {
        label: eur0(from),
        strong: mine,
        parts: [
          { label: 'voor jou', value: Math.max(0, per100), tone: mine ? 'main' : 'third' },
          { label: 'RSZ en belasting', value: Math.max(0, STEP - per100), tone: mine ? 'tax' : 'spared' },
        ],
      }
    }),
    marks: [{ x: own, label: `Jij: ${eur0(work.keptHere)} van de 100`, strong: true }],
  }
}

const yearWaterfall = (solved: Raise): Chart => ({
  kind: 'waterfall',
  key: 'stappen',
  title: 'Van bruto meer naar netto meer, over een jaar',
  sentence: `Van ${eur(solved.out.brutoMeerJaar)} bruto meer op een jaar ${solved.out.nettoMeerJaar < 0 ? `verlies je ${eur(0 - solved.out.nettoMeerJaar)}` : `blijft ${eur(solved.out.nettoMeerJaar)}`} netto.`,
  y: { unit: 'euro' },
  bars: [
    ...shown(solved).map(({ line, change }) =>
      line === 'bruto'
        ? { label: NAMES[line], value: change, total: true }
        : {
            label: NAMES[line],
            value: change,
            tone: line === 'kinderbijslag' ? ('compare' as const) : ('tax' as const),
          },
    ),
    { label: 'Netto meer', value: solved.out.nettoMeerJaar, total: true },
  ],
})

const partsTable = (solved: Raise): Table => ({
  key: 'stappen',
  title: 'Elke stap, over een jaar',
  columns: [
    { key: 'stap', label: 'Stap', unit: 'text' },
    { key: 'bedrag', label: 'Verschil per jaar', unit: 'euro', total: true },
  ],
  rows: shown(solved).map(({ line, change }) => [NAMES[line], change]),
  note: 'De laatste rij is wat je netto meer hebt.',
})

const kinkTable = ({ work }: Raise): Table => ({
  key: 'knikken',
  title: 'Wat je houdt rond jouw loon',
  columns: [
    { key: 'van', label: 'Bruto van', unit: 'euro0' },
    { key: 'houden', label: 'Je houdt van 100 euro', unit: 'euro' },
    { key: 'tot', label: 'Tot', unit: 'euro0' },
  ],
  rows: work.around.map((row) => [row.from, row.per100, row.to]),
})

function steps(solved: Raise): Step[] {
  const { values, out, work } = solved
  const quotient = work.quotient
  return [
    {
      text: `Op je loonbrief gaat je netto van ${eur(out.nettoNu)} naar ${eur(out.nettoDan)}: **${eur(out.nettoMeer)}** meer.`,
      sum: [
        { label: 'Bruto meer', value: values.extra },
        { label: 'RSZ', value: 0 - out.rszMeer },
        { label: 'Werkbonus', value: 0 - out.werkbonusMinder },
        { label: 'Bedrijfsvoorheffing', value: 0 - out.voorheffingMeer },
        { label: 'Bijzondere bijdrage', value: 0 - out.bbszMeer },
        { label: 'Netto meer', value: out.nettoMeer },
      ],
      law: [rszWerknemer, werkbonus, sleutelformule, fiscaleWerkbonus, bbszMaand],
    },
    {
      text: `Over het hele jaar, met vakantiegeld en na de belastingafrekening, ${out.nettoMeerJaar < 0 ? 'verlies je' : 'is het'} **${eur(Math.abs(out.nettoMeerJaar))}**.`,
      sum: [
        ...shown(solved).map(({ line, change }) => ({ label: NAMES[line], value: change })),
        { label: 'Netto meer', value: out.nettoMeerJaar },
      ],
      law: [belastingschijven, bbszJaar, ...(values.jobbonus ? [jobbonusVlaanderen] : [])],
    },
    ...(quotient.now > 0 || quotient.raised > 0
      ? [
          {
            text: `Een deel van je loon telt bij je partner (huwelijksquotiënt): nu ${eur(quotient.now)}, dan **${eur(quotient.raised)}**. Dat zit al in de personenbelasting.`,
          },
        ]
      : []),
    {
      text: `Je ${out.aandeel < 0 ? 'verliest' : 'houdt'} dus **${pct(Math.abs(out.aandeel), 1, 1)}** van wat je bruto meer verdient.${work.place === 'flat' ? '' : ` Van de volgende stukken van 100 euro ${work.keptKink < 0 ? 'verlies je het meest' : 'is dat het laagst'} ${stretchText(work)}: ${eur(Math.abs(work.keptKink))}.`}`,
    },
  ]
}

function notices({ values, out, work }: Raise): Notice[] {
  const found: Notice[] = []
  if (work.keptKink < 0 && work.place === 'ahead')
    found.push({
      tone: 'warning',
      text: `Iets hoger, ${stretchText(work)}, valt een voordeel ineens weg. Het verlies komt pas later: de kinderbijslag volgt je inkomen met een of twee jaar vertraging.`,
    })
  if (out.kinderbijslagJaar < 0)
    found.push({
      tone: 'warning',
      text: `Met dit loon verlies je ${eur(0 - out.kinderbijslagJaar)} sociale toeslag per jaar. Je voelt dat pas een of twee jaar later.`,
    })
  if (work.settlement < 0)
    found.push({
      tone: 'info',
      text: `Er wordt op je loonbrief minder ingehouden dan het jaar kost: je houdt op een jaar ${eur(0 - work.settlement)} minder over dan twaalf keer het bedrag op je loonbrief.`,
    })
  if (values.gezin === 'alleenstaand' && values.kinderen > 0)
    found.push({ tone: 'info', text: 'We rekenen met een ouder die alleen voor de kinderen zorgt.' })
  return found
}

export function tell(solved: Raise): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const { gezin, kinderen } = values
  const ownBenefit = work.woonplaats === 'duitstalig'
  return {
    headline: 'nettoMeerJaar',
    key: [
      'nettoMeer',
      // Of 100 euro the sentence already says how much is kept.
      ...(values.extra === 100 ? [] : (['aandeel'] as const)),
      'knikVan',
      'knikTot',
      ...(work.place === 'inside' ? [] : (['knikAandeel'] as const)),
    ],
    sentence: sentence(solved),
    charts: [keptChart(solved), yearWaterfall(solved)],
    tables: [partsTable(solved), kinkTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Je verdient het hele jaar hetzelfde, met vakantiegeld en zonder dertiende maand. De werkbonus is die van deze maand.',
      'De belastingvrije som en de schijven zijn die van dit jaar. Andere aftrekken en verminderingen veranderen niet.',
      ...(kinderen === 0 || ownBenefit
        ? []
        : [
            'Je kinderen zijn jonger dan twaalf en vallen onder de nieuwe kinderbijslag. De toeslag volgt je belastbare gezinsinkomen.',
          ]),
    ],
    excluded: [
      'Verhoogde tegemoetkoming, sociaal tarief, studietoelage en opvangtarief: ook die hangen van je inkomen af.',
      'Leefloon, inkomensgarantie-uitkering, sociale huur en huurpremie.',
      ...(kinderen > 0 && ownBenefit
        ? ['De sociale toeslag in de Duitstalige Gemeenschap: die volgt de verhoogde tegemoetkoming.']
        : []),
      ...(values.jobbonus || work.woonplaats !== 'vlaanderen'
        ? []
        : ['De Vlaamse jobbonus: die zet je aan bij “Andere vragen”.']),
      'Wat je extra loon later aan pensioen of uitkering oplevert.',
      'Maaltijdcheques, bedrijfswagen en groepsverzekering.',
    ],
    next: [
      next('bruto-netto-calculator', 'Mijn hele loonbrief zien', { opslag: by('extra') }),
      next('belastingplanning-calculator', 'Mijn belasting van het jaar', {
        inkomen: madeOf(out.belastbaarJaarNu, 'bruto'),
        werkbonusA: madeOf(out.werkbonusANu, 'bruto'),
        werkbonusB: madeOf(out.werkbonusBNu, 'bruto'),
      }),
      ...(kinderen === 0
        ? []
        : [
            next('groeipakket-berekenen', 'Wanneer verlies ik de sociale toeslag?', {
              woonplaats: madeOf(work.woonplaats, 'gewest', 'postcode'),
              inkomen: madeOf(work.gezinsinkomen, gezin === 'partnerMetInkomen' ? 'inkomenPartner' : 'bruto'),
              alleenstaand: madeOf(gezin === 'alleenstaand', 'gezin'),
            }),
          ]),
      ...(asPercent(out.aandeel) < 60 ? [next('bedrijfswagen-vaa-calculator', 'Een wagen in plaats van loon')] : []),
    ],
  }
}
