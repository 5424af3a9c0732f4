/** What stands below the answer. */
import type { Life } from './case.ts'
import { by } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { duration, eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Step, Below } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { quoteBand } from '#data/insurance-quotes.ts'
import { premietaks, premietaksSchuldsaldo } from '#rules/belasting/langetermijnsparen.figures.ts'
import { groeipakketToeslagen } from '#rules/familie/groeipakket.figures.ts'
import { overgangsuitkeringMaanden } from '#rules/pensioen/overgangsuitkering.figures.ts'
import { loonplafond, pensioenAlleenstaande } from '#rules/pensioen/pensioen.figures.ts'
import { sterfteConstanten } from '#rules/pensioen/sterftetafels.figures.ts'
import type { Need } from './model-need.ts'
import { needBars, needChart, needTable, splitTable } from './views.ts'

const needSum = (need: Need): NonNullable<Step['sum']> => [
  { label: 'Inkomen dat wegvalt, vandaag waard', value: need.income },
  { label: 'Krediet dat niet gedekt is', value: need.debt },
  { label: 'Studies', value: need.study },
  { label: 'Uitvaart, andere schulden en erfbelasting', value: need.costs },
  { label: 'Spaargeld', value: 0 - need.savings },
  { label: 'Kapitaal dat al verzekerd is', value: 0 - need.employer },
  { label: 'Nog te verzekeren, nooit onder nul', value: need.need },
]

/** One for each death, from the wage to what is left after tax. */
function transitionSteps({ out }: Pick<Life, 'out'>): Step[] {
  const months = out.uitkeringMaanden
  if (months === null) return []
  const step = (whose: string, wage: number | null, gross: number | null, net: number | null): Step[] => {
    if (net === null || net === 0) return []
    const law = [overgangsuitkeringMaanden, ...(gross === null ? [] : [pensioenAlleenstaande, loonplafond])]
    return gross === null || wage === null
      ? [{ text: `De overgangsuitkering die je invulde, ${eur(net)} per maand, loopt **${duration(months)}**.`, law }]
      : [
          {
            text: `${whose} ${eur(gross)} overgangsuitkering per maand, ${duration(months)} lang. Na belasting blijft daar **${eur(net)}** van over.`,
            formula: `deel van een brutoloon van ${eur(wage)} per maand, tot de loongrens; belasting naast het eigen loon`,
            law,
          },
        ]
  }
  const you = step(
    'Als jij overlijdt, krijgt je partner',
    out.brutoloonJij,
    out.overgangBrutoJij,
    out.overgangsuitkeringJij,
  )
  const partner = step(
    'Als je partner overlijdt, krijg jij',
    out.brutoloonPartner,
    out.overgangBrutoPartner,
    out.overgangsuitkeringPartner,
  )
  // A typed amount is one and the same for both.
  return out.overgangBrutoJij === null ? you : [...you, ...partner]
}

/** Whether a child gets the amount of Flanders, and not one that was filled in. */
const flemishOrphans = ({ values, out }: Pick<Life, 'values' | 'out'>) =>
  out.wezentoeslag > 0 && values.kinderen.some(({ wezentoeslag }) => wezentoeslag === null)

function steps({ values, out, work }: Life): Step[] {
  const gap = out.maandtekortJij > 0 ? `een tekort van **${eur(out.maandtekortJij)}** per maand` : '**geen tekort**'
  const amount = (need: number) => (need > 0 ? `**${eur(need)}**` : '**niets extra**')
  const orphanText = out.wezentoeslag > 0 ? ` De kinderen krijgen samen ${eur(out.wezentoeslag)} wezentoeslag.` : ''
  const found: Step[] = [
    {
      text: values.metPartner
        ? `Als jij overlijdt, geeft je gezin ${eur(values.uitgaven)} per maand uit en verdient je partner ${eur(values.nettoInkomenPartner)}.${orphanText} Er is ${gap}.`
        : `Zonder jou is er geen inkomen.${orphanText} Er is ${gap}.`,
      law: flemishOrphans({ values, out }) ? [groeipakketToeslagen] : [],
    },
  ]
  found.push(...transitionSteps({ out }))
  found.push({ text: `Op jou verzeker je ${amount(work.you.need)}.`, sum: needSum(work.you) })
  if (work.partner) {
    found.push({ text: `Op je partner verzeker je ${amount(work.partner.need)}.`, sum: needSum(work.partner) })
  }
  if (out.levenJaarHoog > 0) {
    found.push({
      text: `Een verzekering die dit bedrag elk jaar volgt, kost tussen **${eur0(out.levenJaarLaag)}** en **${eur0(out.levenJaarHoog)}** per jaar, met taks. Gepubliceerde offertes lagen tussen ${pct(quoteBand.low, 0)} en ${pct(quoteBand.high, 0)} van de premie volgens de wettelijke sterftetafel.`,
      formula:
        'som over de jaren: kans om dan nog te leven × kans om dat jaar te overlijden × bedrag van dat jaar, teruggerekend naar vandaag',
      law: [sterfteConstanten, premietaks],
    })
  }
  if (out.schuldsaldoHoog > 0) {
    found.push({
      text: `Je schuldsaldoverzekering zou vandaag in één keer **${eur0(out.schuldsaldoLaag)} tot ${eur0(out.schuldsaldoHoog)}** kosten.`,
      law: [premietaksSchuldsaldo],
    })
  }
  return found
}

export function below(life: Life, { today }: Env): Below {
  const { values, out } = life
  const firstYear = Number(today.slice(0, 4))
  return {
    charts: [needChart(life, firstYear), needBars(life)],
    tables: [needTable(life, firstYear), ...(values.krediet > 0 ? [splitTable(life)] : [])],
    steps: steps(life),
    assumptions: [
      `Alle bedragen zijn in euro’s van vandaag. We nemen aan dat het uitbetaalde kapitaal ${pct(life.work.realRate, 0)} per jaar meer opbrengt dan de prijzen stijgen: wat later nodig is, telt daarom minder mee.`,
      'De uitgaven zijn zonder krediet. Schuld die niet gedekt is, tellen we in één keer mee.',
      'Spaargeld telt bij beide overlijdens volledig mee.',
      ...(flemishOrphans(life)
        ? [
            'De wezentoeslag is die van Vlaanderen, voor één overleden ouder, zolang een kind studeert, hoogstens tot 23 jaar. In Brussel en Wallonië is ze de helft van het basisbedrag: vul dat in bij je kinderen.',
          ]
        : []),
      `Het inkomen wordt ${plural(out.aanvullenJaren, 'jaar', 'jaar')} aangevuld.`,
      ...(out.overgangBrutoJij === null
        ? []
        : [
            'Jullie brutolonen ramen we uit jullie netto-inkomens. De belasting op de overgangsuitkering is die van een alleenstaande met deze kinderen en een gewone gemeentebelasting.',
          ]),
      'Een verzekeraar mag geen verschil maken tussen man en vrouw. We gebruiken de gemengde wettelijke tafel.',
    ],
    excluded: [
      'Medische bijpremies en uitsluitingen.',
      'Erfbelasting op de uitkering van de verzekering zelf.',
      'Een hogere sociale toeslag na een overlijden, en het overlevingspensioen van wie oud genoeg is.',
      'De RIZIV-bijdrage en de solidariteitsbijdrage op een hoge overgangsuitkering.',
      'Ziekte en invaliditeit.',
    ],
    next: [
      next('noodfonds-calculator', 'Hoeveel buffer heb ik nodig bij ziekte of ontslag?'),
      next('erfbelasting-calculator', 'Hoeveel erfbelasting zou er zijn?'),
      ...(values.krediet > 0
        ? [
            next('hypothecaire-lening-berekenen', 'De aflossing van dit krediet bekijken', {
              leenbedrag: by('krediet'),
              rente: by('rente'),
              looptijd: by('looptijd'),
            }),
          ]
        : []),
    ],
  }
}
