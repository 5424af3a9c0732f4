import { by } from '#calculators/kernel/carry.ts'
import type { Inheritance } from './case.ts'
import { eur, longDate, money, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import type { outputs } from './outputs.ts'
import { inheritanceSteps } from './steps.ts'
import { charts, heirsTable, regionsTable } from './views.ts'

const joined = (parts: readonly string[]) => parts.join(' en ')

/** "het kind", "2 kinderen": nobody says "1 kind". */
const counted = (number: number, one: string, more: string) => (number === 1 ? one : plural(number, one, more))

/** "2 kinderen", "een ouder en 3 broers en zussen": who comes after the partner. */
function othersText({ work: { family } }: Inheritance): string {
  if (family.kinderen > 0) return counted(family.kinderen, 'het kind', 'kinderen')
  return joined([
    ...(family.ouders > 0 ? [counted(family.ouders, 'een ouder', 'ouders')] : []),
    ...(family.broersZussen > 0 ? [counted(family.broersZussen, 'een broer of zus', 'broers en zussen')] : []),
  ])
}

/** Who gets what by law, in one sentence. */
function division(solved: Inheritance): string {
  const { values, work } = solved
  const others = othersText(solved)
  const { family } = work
  const alone = (family.kinderen > 0 ? family.kinderen : family.ouders + family.broersZussen) === 1
  if (values.langstlevende === 'feitelijkSamenwonend')
    return `De partner erft niets volgens de wet: ${others} ${alone ? 'erft' : 'erven'} alles.`
  if (family.partner === 'geen') return `Zonder partner ${alone ? 'erft' : 'erven'} ${others} alles.`
  if (others === '') return 'De partner erft alles.'
  if (family.partner === 'wettelijkSamenwonend' && solved.out.vruchtgebruik === null)
    return `Zonder gezinswoning in de erfenis ${alone ? 'erft' : 'erven'} ${others} alles.`
  if (family.partner === 'wettelijkSamenwonend')
    return `De partner krijgt het vruchtgebruik van de gezinswoning, ${others} de rest.`
  if (!work.keepsShared) return `De partner krijgt het vruchtgebruik van alles, ${others} de blote eigendom.`
  return work.hasOwn
    ? `De partner krijgt wat van beiden was en het vruchtgebruik van de rest, ${others} de blote eigendom daarvan.`
    : 'De partner krijgt alles wat van beiden was, de familie nu niets.'
}

function sentence(solved: Inheritance): string {
  const { out, work } = solved
  if (out.nalatenschap === 0) return 'Na de schulden blijft er **niets** over om te erven, en er is geen erfbelasting.'
  if (out.erfbelasting === 0)
    return `${work.legal ? `${division(solved)} ` : ''}Op een erfenis van ${money(out.nalatenschap)} is er **geen** erfbelasting.`
  const alone = work.parts.filter(({ share }) => share > 0).length === 1
  const who = !work.legal
    ? alone
      ? 'De erfgenaam betaalt'
      : 'De erfgenamen betalen samen'
    : `${division(solved)} ${alone ? 'De belasting is' : 'Samen betalen ze'}`
  return `${who} **${money(out.erfbelasting)}** op een erfenis van ${money(out.nalatenschap)}, of ${pct(out.druk)}.`
}

function reformNotice({ values, work: { reform } }: Inheritance): Notice[] {
  switch (reform?.code) {
    case 'komt':
      return [
        {
          tone: 'info',
          text: `Op ${longDate(reform.from)} veranderen de tarieven in ${gewestNaam[values.gewest]}. Kies bij “Andere vragen” een latere datum om het verschil te zien.`,
        },
      ]
    case 'aangekondigd':
      return [
        {
          tone: 'info',
          text: `Vanaf ${longDate(reform.from)} is in Vlaanderen een hogere vrijstelling voor de partner aangekondigd. Dat is niet verwerkt.`,
        },
      ]
    default:
      return []
  }
}

function notices(solved: Inheritance): Notice[] {
  const { values, work } = solved
  const found = reformNotice(solved)
  if (work.singleRefused !== null)
    found.push({
      tone: 'law',
      text:
        work.singleRefused === 'bestaat-niet'
          ? 'De singlevermindering of vriendenerfenis bestond nog niet op deze datum. We rekenen zonder.'
          : 'De singlevermindering geldt alleen als er geen partner en geen (klein)kinderen erven. We rekenen zonder.',
    })
  if (work.farDearest)
    found.push({
      tone: 'info',
      text: 'Een geregistreerde schenking van geld is vaak veel goedkoper dan erven voor wie geen naaste familie is.',
    })
  if (work.legal && values.langstlevende === 'wettelijkSamenwonend')
    found.push({
      tone: 'info',
      text: 'Een wettelijk samenwonende erft alleen het vruchtgebruik van de woning en de inboedel. Met een testament kan dat meer zijn.',
    })
  if (work.legal && values.langstlevende === 'feitelijkSamenwonend')
    found.push({
      tone: 'warning',
      text: 'Een feitelijk samenwonende partner erft niets volgens de wet. Met een testament wel: kies “ik vul elke erfgenaam in” om te zien wat dat kost.',
    })
  if (work.parts.some(({ heir }) => heir.feitelijk === true && heir.gezinswoning > 0))
    found.push({
      tone: 'info',
      text: 'De gezinswoning is in Vlaanderen pas vrij voor een feitelijk samenwonende na drie jaar samenwonen.',
    })
  return found
}

export function tell(solved: Inheritance): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  return {
    headline: 'erfbelasting',
    key: work.legal
      ? ['belastingPartner', 'belastingKind', 'belastingOuder', 'belastingBroerZus', 'nettoErfenis']
      : ['nettoErfenis', 'druk', 'volgensSchaal', 'vermindering'],
    captions: {
      belastingKind: work.family.kinderen === 1 ? { label: 'Het kind betaalt' } : {},
      belastingOuder: work.family.ouders === 1 ? { label: 'De ouder betaalt' } : {},
      belastingBroerZus: work.family.broersZussen === 1 ? { label: 'De broer of zus betaalt' } : {},
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: [heirsTable(solved), regionsTable(solved)],
    steps: inheritanceSteps(solved),
    notices: notices(solved),
    assumptions: [
      ...(work.legal
        ? [
            'Er is geen testament. Een huwelijkscontract telt enkel als je het aanvinkt.',
            'Wat van het koppel samen is, hoort voor de helft bij de overledene.',
            ...(out.forfait > 0
              ? [
                  `In Vlaanderen gaat ${eur(out.forfait)} voor schulden en begrafenis er zonder bewijs af voor de belasting. Was er een uitvaartverzekering of zijn de echte kosten hoger, vul dan “Schulden en begrafenis” in.`,
                ]
              : []),
          ]
        : [
            'Je vult zelf in wie wat krijgt: wettelijk erfrecht, testament of huwelijkscontract.',
            ...(values.gewest === 'vlaanderen' && values.schulden === null
              ? [
                  'Wat je invult, wordt belast. De vaste bedragen voor schulden en begrafenis gaan er hier niet vanzelf af: vul ze in bij “Schulden en begrafenis”.',
                ]
              : []),
          ]),
      'Wettelijk samenwonenden zijn partner in de drie gewesten. Feitelijk samenwonenden zijn dat na een jaar in Vlaanderen en, zonder de vrije gezinswoning, in Brussel; in Wallonië zijn ze iemand anders. Na drie jaar krijgen ze in Brussel het verlaagde tarief voor de woning: kies dan kind.',
      'Kinderen uit een vorige relatie erven zoals de andere kinderen. De belasting volgt de echte leeftijd van de partner.',
      'Een kind dat de gezinswoning erft in Brussel of Wallonië, krijgt het verlaagde tarief. In Wallonië moet de overledene er onder de huidige regels vijf jaar gewoond hebben.',
      'De regels zijn die van de dag van overlijden.',
    ],
    excluded: [
      'Familiebedrijven.',
      'De inboedel, die een wettelijk samenwonende ook in vruchtgebruik krijgt.',
      'De omzetting van het vruchtgebruik met stiefkinderen: de partner telt dan als minstens twintig jaar ouder dan het oudste.',
      'De kleine vermindering in Brussel en Wallonië voor een erfgenaam die zelf minstens drie kinderen onder 21 heeft.',
      'Een duolegaat in Vlaanderen: het wordt op een andere basis belast en geeft geen voordeel meer.',
      'Wie de belasting van een duolegaat in Brussel of Wallonië betaalt: dat bepaalt het testament. Vul het goed doel in als erfgenaam.',
      'Schenkingen zonder registratie die mee belast worden: tel ze bij wat de erfgenaam krijgt.',
      'De Vlaamse vriendenerfenis van een ouder testament, voor wie ook een partner of kinderen nalaat.',
      'Vastgoed dat al geschonken is, duwt ook in Wallonië naar hogere schijven. Dat rekenen we enkel in Vlaanderen.',
    ],
    next: [
      next('schenkbelasting-calculator', 'Wat als een deel nu al geschonken wordt?'),
      next('levensverzekeraar-calculator', 'De erfbelasting dekken met een verzekering', {
        uitvaart: by('erfbelasting'),
      }),
    ],
  }
}
