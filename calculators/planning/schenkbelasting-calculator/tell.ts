import type { Case } from '#calculators/kernel/calculator.ts'
import { eur, eur0, longDate, money, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { erfschalen } from '#rules/familie/erftarieven.figures.ts'
import {
  grootGezin,
  grootGezinPartner,
  schenkOnroerend,
  schenkRenovatie,
  schenkRoerend,
  verdachtePeriode,
} from '#rules/familie/schenkbelasting.figures.ts'
import { vruchtgebruikTabel } from '#rules/familie/vruchtgebruik.figures.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { ereloonAankoop } from '#rules/wonen/notaris.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'

type Gift = Case<typeof inputs, typeof outputs, typeof solve>

const yearsText = (count: number) => plural(count, 'jaar', 'jaar')

function sentence({ out, work }: Gift): string {
  if (out.wachttijd !== null)
    return `Laat je de gift registreren, dan kost ze **${money(work.cost)}**. Zonder registratie kost ze niets${
      out.erfbelasting === 0
        ? `, ook als je binnen ${yearsText(out.wachttijd)} overlijdt`
        : ` als je nog ${yearsText(out.wachttijd)} leeft, en ${money(out.erfbelasting)} als je vroeger overlijdt`
    }.`
  const notary =
    out.notaris > 0
      ? ` De notaris ${work.estimated ? `ramen we op ${eur0(out.notaris)}` : `kost ${money(out.notaris)}`}.`
      : ''
  const verdict =
    out.besparing >= 0
      ? `Later erven zou ${money(out.erfbelasting)} kosten: schenken bespaart ${money(out.besparing)}.`
      : `Later erven zou ${out.erfbelasting === 0 ? 'niets' : money(out.erfbelasting)} kosten: dat is ${money(-out.besparing)} goedkoper.`
  const kept =
    out.vruchtgebruik === null
      ? ''
      : ` Je houdt het vruchtgebruik, ${eur0(out.vruchtgebruik)} waard; bij je overlijden komt daar geen belasting meer op.`
  return `Je betaalt **${money(out.schenkbelasting)}** schenkbelasting.${notary} ${verdict}${kept}`
}

/** What each way costs against the years survived: an unregistered gift drops to nothing after the waiting time. */
function chart({ out, work }: Gift): Chart {
  if (out.wachttijd === null)
    return {
      kind: 'strips',
      key: 'wegen',
      title: 'Wat elke weg kost',
      sentence: `Schenken kost ${eur0(work.cost)}, erven ${eur0(out.erfbelasting)}.`,
      y: { unit: 'euro0' },
      strips: [
        { label: 'Nu schenken', parts: [{ label: 'Belasting en notaris', value: work.cost, tone: 'tax' }] },
        { label: 'Later erven', parts: [{ label: 'Belasting en notaris', value: out.erfbelasting, tone: 'spared' }] },
      ],
    }
  const wait = out.wachttijd
  const years = Array.from({ length: wait + 3 }, (_, year) => year)
  return {
    kind: 'step',
    key: 'wegen',
    title: 'Wat elke weg kost, naargelang je nog leeft',
    sentence: `Registreren kost ${eur0(work.cost)}. Niet registreren kost niets${out.erfbelasting === 0 ? '' : `, of ${eur0(out.erfbelasting)} bij een overlijden binnen ${yearsText(wait)}`}.`,
    x: { label: 'Jaren na de schenking', values: years },
    y: { unit: 'euro0' },
    series: [
      { key: 'registreren', label: 'Registreren', values: years.map(() => work.cost), tone: 'main' },
      {
        key: 'nietRegistreren',
        label: 'Niet registreren',
        values: years.map((year) => (year < wait ? out.erfbelasting : 0)),
        tone: 'tax',
      },
    ],
    marks: [{ x: wait, label: `na ${yearsText(wait)} vrij`, strong: true }],
  }
}

const regionsTable = ({ values, out, work }: Gift): Table => ({
  key: 'gewesten',
  title: 'Dezelfde schenking in de drie gewesten',
  columns: [
    { key: 'gewest', label: 'Gewest', unit: 'text' },
    { key: 'schenken', label: 'Schenkbelasting', unit: 'euro' },
    { key: 'erven', label: 'Als het geërfd wordt', unit: 'euro' },
    { key: 'wachttijd', label: 'Wachttijd zonder registratie', unit: 'text' },
  ],
  rows: work.perRegion.map(({ gewest, gift, inherit, wait }) => [
    gewestNaam[gewest],
    gift,
    inherit,
    out.wachttijd === null ? 'niet mogelijk' : yearsText(wait),
  ]),
  strong: [work.perRegion.findIndex(({ gewest }) => gewest === values.gewest)],
})

function notices({ values, out, work }: Gift): Notice[] {
  const found: Notice[] = []
  if (out.kansGelijk !== null)
    found.push({
      tone: 'info',
      text: 'Een gift die niet geregistreerd is, kun je later nog laten registreren. Wie ernstig ziek wordt, betaalt zo alsnog het lage tarief. Bewaar dus het bewijs van de gift.',
    })
  if (work.estimated)
    found.push({
      tone: 'warning',
      text: `Vastgoed schenken gaat via een notaris. De schaal van zijn ereloon voor schenkingen konden we niet nakijken: ${eur(out.notaris)} is wat een aankoop van die waarde kost, allicht aan de hoge kant. Vul zijn raming in bij “Andere vragen”.`,
    })
  if (work.later !== null)
    found.push({
      tone: 'info',
      text: `Vanaf ${longDate(work.later.from)} gelden in ${gewestNaam[values.gewest]} andere tarieven op vastgoed. Dezelfde schenking kost dan ${money(work.later.tax)} schenkbelasting.`,
    })
  found.push({
    tone: 'law',
    text:
      out.vruchtgebruik === null
        ? 'Wat je schenkt, ben je kwijt. Houd genoeg over voor jezelf en bespreek beperkingen (vruchtgebruik, terugkeer) met een notaris.'
        : 'Je betaalt op de volle waarde, ook al houd je het vruchtgebruik. Zonder registratie kan zo’n gift bij je overlijden in de erfenis komen, hoelang je ook leeft.',
  })
  return found
}

function giftStep({ values, work }: Gift): Step {
  const { registered } = work
  if (work.flatRate !== null)
    return {
      text: `Op een geregistreerde schenking van ${eur(values.bedrag)} betaal je ${pct(work.flatRate, 1, 0)}: **${eur(registered.before)}**.`,
      formula: `${eur(values.bedrag)} × ${pct(work.flatRate, 1, 0)}`,
      law: [schenkRoerend],
    }
  return {
    text:
      registered.count > 1
        ? `De wet ziet ${registered.count} schenkingen van ${eur(registered.part)}, elk met eigen schijven. Samen is de schenkbelasting **${eur(registered.before)}**.`
        : `Op vastgoed van ${eur(values.bedrag)} is de schenkbelasting **${eur(registered.before)}**.`,
    brackets: registered.lines,
    law: [work.lowerRate ? schenkRenovatie : schenkOnroerend],
  }
}

function steps(solved: Gift): Step[] {
  const { values, out, work } = solved
  const found = [giftStep(solved)]
  if (work.registered.refund > 0)
    found.push({
      text: `Bij de akte betaal je het gewone tarief. Als het verhuurd is, krijg je **${eur(work.registered.refund)}** terug.`,
      law: [schenkOnroerend, schenkRenovatie],
    })
  if (out.vermindering > 0)
    found.push({
      text: `Met ${values.kinderenOnder21} kinderen onder 21 gaat er ${eur(out.vermindering)} af: je betaalt **${eur(out.schenkbelasting)}**.`,
      law: [values.aan === 'partner' ? grootGezinPartner : grootGezin],
    })
  if (out.notaris > 0)
    found.push({
      text: `De notaris kost **${eur(out.notaris)}**${work.estimated ? ', zoals bij een aankoop van die waarde' : ''}.`,
      law: work.estimated ? [ereloonAankoop] : [],
    })
  found.push({
    text: `Komt hetzelfde later uit de erfenis, dan kost het **${eur(out.erfbelasting)}**.`,
    law: [erfschalen],
  })
  if (out.vruchtgebruik !== null)
    found.push({
      text: `Je houdt het vruchtgebruik. Op ${values.leeftijdSchenker} jaar is dat **${eur(out.vruchtgebruik)}** waard, de blote eigendom ${eur(out.bloteEigendom ?? 0)}. De belasting gaat toch over het geheel.`,
      law: [vruchtgebruikTabel],
    })
  if (out.wachttijd !== null)
    found.push({
      text: `Zonder registratie betaal je nu niets. Overlijdt de schenker binnen ${yearsText(out.wachttijd)}, dan telt de gift toch mee in de erfenis: **${eur(out.erfbelasting)}**. Daarna is ze vrij.`,
      law: [verdachtePeriode],
    })
  found.push({
    text: `Schenken met registratie scheelt **${eur(Math.abs(out.besparing))}** in het voordeel van ${out.besparing >= 0 ? 'schenken' : 'erven'}.`,
    sum: [
      { label: 'Als erfenis', value: out.erfbelasting },
      { label: 'Schenkbelasting', value: 0 - out.schenkbelasting },
      ...(out.notaris > 0 ? [{ label: 'Notaris', value: 0 - out.notaris }] : []),
      { label: 'Verschil', value: out.besparing },
    ],
  })
  return found
}

export function tell(solved: Gift): Telling<keyof typeof outputs> {
  const { out } = solved
  const movable = out.wachttijd !== null
  return {
    headline: 'schenkbelasting',
    key: movable
      ? ['bankgiftOverleefd', 'bankgiftOverleden', 'besparing', 'nettoSchenking']
      : ['notaris', 'erfbelasting', 'besparing', 'nettoSchenking'],
    captions: {
      schenkbelasting: movable ? { label: 'Schenkbelasting met registratie' } : {},
      ...(movable
        ? {
            bankgiftOverleefd: { label: `Zonder registratie, nog ${yearsText(out.wachttijd)} leven` },
            bankgiftOverleden: { label: `Zonder registratie, overlijden binnen ${yearsText(out.wachttijd)}` },
          }
        : {}),
      besparing:
        out.besparing < 0
          ? { label: 'Verschil met erven', note: 'Met een min: erven kost minder dan schenken' }
          : { label: movable ? 'Minder dan bij erven, met registratie' : 'Minder dan bij erven' },
      notaris: solved.work.estimated ? { label: 'Notaris, raming' } : {},
    },
    sentence: sentence(solved),
    charts: [chart(solved)],
    tables: [regionsTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De regels van vandaag, ook voor een overlijden later.',
      'Bij erven telt enkel dit bedrag en wat je invult als latere erfenis.',
      'De gezinswoning en de vrijstelling voor de partner tellen we bij vastgoed niet mee.',
      'Bij erven rekenen we geen kosten voor de aangifte of de verdeling.',
      ...(movable && out.notaris === 0 ? ['Je laat een gift van geld zelf registreren, zonder notaris.'] : []),
      ...(out.vruchtgebruik === null
        ? []
        : ['Het vruchtgebruik is gewaardeerd zoals in de erfbelasting, volgens je leeftijd.']),
    ],
    excluded: [
      'Schenkingen met een last, en een schenking van het vruchtgebruik alleen.',
      'Bouwgrond, monumenten en familiebedrijven.',
      'Meerwaardebelasting op geschonken beleggingen: de begunstigde neemt jouw aankoopprijs over.',
    ],
    next: [
      next('erfbelasting-calculator', 'De hele erfenis doorrekenen'),
      next('meerwaardebelasting-calculator', 'Schenk je beleggingen? Kijk naar de meerwaarde'),
    ],
  }
}
