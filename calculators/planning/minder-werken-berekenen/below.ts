/** What stands below the answer. */
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Step, Table, Below } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { belastingschijven } from '#rules/belasting/personenbelasting.figures.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { rszWerknemer } from '#rules/loon/loon.figures.ts'
import { werkbonus } from '#rules/loon/werkbonus.figures.ts'
import { dubbelVakantiegeld, vakantiegeldArbeider } from '#rules/loon/vakantiegeld.figures.ts'
import { loonplafond, pensioenAlleenstaande } from '#rules/pensioen/pensioen.figures.ts'
import {
  alleenwonendeOuderBasis,
  thematischVerlofBasis,
  thematischVerlofTabel,
  tijdskredietTabel,
  tijdskredietVijfde,
  voorheffingOnderbreking,
} from '#rules/uitkeringen/loopbaanonderbreking.figures.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'
import type { Leave } from './case.ts'
import { FORM } from './tell-words.ts'

const shown = ({ work }: Leave) => work.moved.filter(({ change }) => change !== 0)
/** With credits there may be something to get back. */
const dueText = (due: number): string =>
  due < 0 ? `krijg je ${eur(0 - due)} van de belasting` : `betaal je ${eur(due)} belasting`

const monthsText = ({ out }: Leave) => plural(out.maanden, 'maand', 'maanden')

/** A premium can take more of the allowance away than the lower wage brings. */
const allowance = ({ out }: Leave) => `${out.kinderbijslagMeer < 0 ? 'Minder' : 'Meer'} kinderbijslag`

const NAMES = {
  bruto: 'Brutoloon, vakantiegeld en premie',
  rsz: 'RSZ',
  werkbonusA: 'Werkbonus, luik A',
  werkbonusB: 'Werkbonus, luik B',
  uitkering: 'Uitkering van de RVA, bruto',
  aanmoediging: 'Vlaamse aanmoedigingspremie, bruto',
  belasting: 'Personenbelasting',
  gemeente: 'Gemeentebelasting',
  bbsz: 'Bijzondere bijdrage (BBSZ)',
  werkbonuskrediet: 'Fiscale werkbonus',
  kindkrediet: 'Belastingkrediet kinderen',
  kinderbijslag: 'Sociale toeslag kinderbijslag',
} as const

/** Pay now, and pay with the benefit that fills part of the hole; what stays open is the loss. */
const formsChart = ({ out, work }: Leave): Chart => ({
  kind: 'columns',
  key: 'vormen',
  title: 'Wat je per maand krijgt, nu en straks',
  sentence: `Nu krijg je ${eur(out.nettoNu)} netto, straks ${eur(out.nettoDan)}: ${eur(Math.abs(out.verliesMaand))} ${out.verliesMaand < 0 ? 'meer' : 'minder'} per maand.`,
  y: { label: 'Netto per maand', unit: 'euro0' },
  columns: [
    { label: 'Nu', parts: [{ label: 'Loon', value: out.nettoNu, tone: 'compare' }] },
    ...work.forms
      .filter(({ chosen }) => chosen)
      .map(({ vorm, loon, uitkering, verlies }) => ({
        label: FORM[vorm],
        strong: true,
        parts: [
          { label: 'Loon', value: loon, tone: 'main' as const },
          {
            label: out.aanmoedigingNetto > 0 ? 'Uitkering en premie' : 'Uitkering',
            value: uitkering,
            tone: 'second' as const,
          },
          ...(verlies > 0 ? [{ label: 'Minder', value: verlies, hollow: true }] : []),
        ],
      })),
  ],
})

const costChart = (solved: Leave): Chart => {
  const { out } = solved
  const parts = [
    { label: 'Loon en uitkering', value: out.rekeningMinder },
    { label: 'Vakantiegeld', value: out.vakantiegeldMinder },
    { label: 'Dertiende maand', value: out.premieMinder },
    { label: 'Belastingafrekening', value: out.afrekening },
    { label: allowance(solved), value: 0 - out.kinderbijslagMeer },
  ]
  return {
    kind: 'waterfall',
    key: 'kost',
    title: `Waaruit de kost van ${monthsText(solved)} bestaat`,
    sentence: `Alles samen ${out.kostTotaal < 0 ? 'brengt' : 'kost'} het ${eur(Math.abs(out.kostTotaal))} netto ${out.kostTotaal < 0 ? 'op ' : ''}over ${monthsText(solved)}.`,
    y: { unit: 'euro' },
    bars: [...parts.filter(({ value }) => value !== 0), { label: 'Echte kost', value: out.kostTotaal, total: true }],
  }
}

const formsTable = ({ out, work }: Leave): Table => ({
  key: 'vormen',
  title: 'Elke vorm van dit verlof',
  columns: [
    { key: 'vorm', label: 'Je werkt', unit: 'text' },
    { key: 'verlies', label: 'Minder op je rekening', unit: 'euro' },
    { key: 'kost', label: 'Echte kost per maand', unit: 'euro' },
    { key: 'loon', label: 'Nettoloon', unit: 'euro' },
    {
      key: 'uitkering',
      label: out.aanmoedigingNetto > 0 ? 'Uitkering en premie netto' : 'Uitkering netto',
      unit: 'euro',
    },
    { key: 'maanden', label: 'Maanden in het jaar', unit: 'number' },
  ],
  rows: work.forms.map(({ vorm, verlies, kost, loon, uitkering, months }) => [
    FORM[vorm],
    verlies,
    kost,
    loon,
    uitkering,
    months,
  ]),
  strong: work.forms.flatMap(({ chosen }, index) => (chosen ? [index] : [])),
})

const linesTable = (solved: Leave): Table => ({
  key: 'stappen',
  title: `Elke lijn, over ${monthsText(solved)}`,
  columns: [
    { key: 'lijn', label: 'Lijn', unit: 'text' },
    { key: 'verschil', label: 'Verschil met een gewoon jaar', unit: 'euro', total: true },
  ],
  rows: shown(solved).map(({ line, change }) => [NAMES[line], change]),
  note: 'De laatste rij is wat je netto overhoudt: een min is minder.',
})

const benefitLaw = ({ values, work }: Leave) => {
  if (!work.known) return []
  const credit = values.verlof === 'tijdskrediet'
  if (values.vorm === 'volledig' || values.vorm === 'halftijds')
    return [credit ? tijdskredietTabel : thematischVerlofTabel, indexsprongen]
  return [work.lone ? alleenwonendeOuderBasis : credit ? tijdskredietVijfde : thematischVerlofBasis, indexsprongen]
}

function benefitSteps(solved: Leave): Step[] {
  const { out, work } = solved
  if (!out.uitkeringBruto) return []
  return [
    {
      text: `De RVA betaalt ${eur(out.uitkeringBruto)} bruto per maand en houdt ${pct(work.rate)} in: **${eur(out.uitkeringNetto ?? 0)}** netto.`,
      sum: [
        { label: 'Uitkering bruto', value: out.uitkeringBruto },
        { label: 'Bedrijfsvoorheffing', value: 0 - out.uitkeringVoorheffing },
        { label: 'Uitkering netto', value: out.uitkeringNetto ?? 0 },
      ],
      law: [...benefitLaw(solved), voorheffingOnderbreking],
    },
  ]
}

function steps(solved: Leave): Step[] {
  const { values, out, work } = solved
  const clerk = values.statuut === 'bediende'
  return [
    {
      text: `Je brutoloon gaat van ${eur(values.bruto)} naar ${eur(out.brutoDan)}. Netto gaat je loon van ${eur(out.nettoNu)} naar **${eur(out.nettoLoonDan)}**.`,
      formula: `${eur(values.bruto)} × ${pct(work.part, 0)} = ${eur(out.brutoDan)}`,
      law: [rszWerknemer, werkbonus, sleutelformule],
    },
    ...benefitSteps(solved),
    {
      text: `Samen krijg je **${eur(out.nettoDan)}** per maand.`,
      sum: [
        { label: 'Nettoloon', value: out.nettoLoonDan },
        { label: 'Uitkering van de RVA', value: out.uitkeringNetto ?? 0 },
        ...(out.aanmoedigingNetto > 0 ? [{ label: 'Vlaamse aanmoedigingspremie', value: out.aanmoedigingNetto }] : []),
        { label: 'Netto per maand', value: out.nettoDan },
      ],
    },
    {
      text: `Wat je niet werkt, telt niet voor je vakantiegeld: **${eur(out.vakantiegeldMinder)}** netto minder${out.premieMinder > 0 ? `, en ${eur(out.premieMinder)} minder dertiende maand` : ''}.`,
      law: [clerk ? dubbelVakantiegeld : vakantiegeldArbeider],
    },
    {
      text: `Met de belasting van het hele ${values.gezin === 'alleenstaand' ? 'jaar' : 'gezin'} ${out.kostTotaal < 0 ? 'brengt' : 'kost'} ${monthsText(solved)} minder werken **${eur(Math.abs(out.kostTotaal))}**${out.kostTotaal < 0 ? ' op' : ''}. In een gewoon jaar ${dueText(out.verschuldigdNu)}, met minder werk ${dueText(out.verschuldigdDan)}.`,
      sum: [
        { label: 'Loon en uitkering', value: out.rekeningMinder },
        { label: 'Vakantiegeld', value: out.vakantiegeldMinder },
        { label: 'Dertiende maand', value: out.premieMinder },
        { label: 'Belastingafrekening', value: out.afrekening },
        ...(out.kinderbijslagMeer === 0 ? [] : [{ label: allowance(solved), value: 0 - out.kinderbijslagMeer }]),
        { label: 'Echte kost', value: out.kostTotaal },
      ],
      law: [belastingschijven, pensioenvermindering],
    },
    ...(out.pensioenMinder === null
      ? []
      : [
          {
            text: `Zonder uitkering tellen de uren die je niet werkt niet mee voor je pensioen: **${eur(out.pensioenMinder)}** bruto per maand minder, voor ${monthsText(solved)}.`,
            law: [pensioenAlleenstaande, loonplafond],
          },
        ]),
  ]
}

export function below(solved: Leave): Below {
  const { values, out, work } = solved
  return {
    charts: [...(work.forms.length > 0 ? [formsChart(solved)] : []), costChart(solved)],
    tables: [...(work.forms.length > 1 ? [formsTable(solved)] : []), linesTable(solved)],
    steps: steps(solved),
    assumptions: [
      'Je werkt nu voltijds in de privésector en vraagt je verlof nu aan. Je loon verandert verder niet.',
      'Het vakantiegeld daalt pas het jaar na je verlof. Wij tellen het bij de kost van dit verlof.',
      ...(values.eindejaarspremie
        ? ['Je dertiende maand daalt mee met de tijd die je niet werkt, zoals in de meeste sectoren.']
        : []),
      ...(values.kinderen > 0 && work.woonplaats !== 'duitstalig'
        ? [
            'Voor de sociale toeslag zijn je kinderen jonger dan twaalf en van na de hervorming. Ze volgt het inkomen van het jaar met verlof, vaak met vertraging.',
          ]
        : []),
      ...(values.verlof === 'landingsbaan'
        ? [
            'Op een landingsbaan rekenen we met de inhouding van een vijftiger in tijdskrediet. De echte kost hangt daar niet van af.',
          ]
        : []),
      ...(out.pensioenMinder === null
        ? []
        : ['Het pensioen is dat van een alleenstaande werknemer, bruto en in euro’s van vandaag.']),
    ],
    excluded: [
      'Wie nu al deeltijds werkt: de uitkering is dan kleiner.',
      'Verlof per week of per dag, en het dubbele verlof van een alleenwonende ouder met een ziek kind.',
      'Uitzonderingen in kleine bedrijven: je werkgever kan er soms weigeren.',
      'Een aanvulling van je sector of werkgever, maaltijdcheques, bedrijfswagen en groepsverzekering.',
      'Studietoelage en opvangtarief: een lager inkomen kan die verhogen.',
      ...(values.kinderen > 0 && work.woonplaats === 'duitstalig'
        ? ['De sociale toeslag in de Duitstalige Gemeenschap: die volgt de verhoogde tegemoetkoming.']
        : []),
      ...(values.aanmoedigingspremie > 0 ? [] : ['De Vlaamse aanmoedigingspremie: die vul je in bij “Andere vragen”.']),
    ],
    next: [
      next('bruto-netto-calculator', 'Mijn loonbrief van nu'),
      next('vakantiegeld-berekenen', 'Mijn vakantiegeld na het verlof', {
        situatie: by('statuut'),
        ...(values.statuut === 'arbeider'
          ? { jaarloon: madeOf(work.jaarloon, 'bruto') }
          : { tewerkstellingVorigJaar: madeOf(work.workedPercent, 'bruto', 'verlof', 'vorm') }),
      }),
      ...(values.kinderen === 0
        ? []
        : [
            next('groeipakket-berekenen', 'Krijg ik meer kinderbijslag met een lager inkomen?', {
              woonplaats: madeOf(work.woonplaats, 'gewest', 'postcode'),
              inkomen: madeOf(work.gezinsinkomen, values.gezin === 'partnerMetInkomen' ? 'inkomenPartner' : 'bruto'),
              alleenstaand: madeOf(values.gezin === 'alleenstaand' && values.alleenwonend, 'gezin'),
            }),
          ]),
      next('budget-planner', 'Kom ik rond met dit inkomen?', {
        nettoInkomen: madeOf(out.nettoDan, 'bruto', 'verlof', 'vorm'),
      }),
    ],
  }
}
