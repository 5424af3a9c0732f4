/** Names of the leaves and forms, and the conditions of each. */
import { plural } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import type { Leave } from './case.ts'

export const FORM = {
  volledig: 'Helemaal stoppen',
  halftijds: 'Halftijds',
  vijfde: '4/5',
  tiende: '9/10',
} as const satisfies Record<Leave['values']['vorm'], string>

const LEAVE = {
  ouderschapsverlof: 'ouderschapsverlof',
  medischeBijstand: 'verlof voor medische bijstand',
  palliatief: 'palliatief verlof',
  mantelzorg: 'mantelzorgverlof',
  tijdskrediet: 'tijdskrediet',
  landingsbaan: 'landingsbaan',
  geen: 'deeltijds contract',
} as const satisfies Record<Leave['values']['verlof'], string>

/** "4/5 ouderschapsverlof", "een halftijdse landingsbaan", "een contract van 4/5". */
export function leaveName({ verlof, vorm }: Leave['values']): string {
  const form = { volledig: 'voltijds', halftijds: 'halftijds', vijfde: '4/5', tiende: '9/10' }[vorm]
  if (verlof === 'geen') return vorm === 'volledig' ? 'onbetaald verlof' : `een deeltijds contract (${form})`
  if (verlof === 'landingsbaan')
    return vorm === 'halftijds' ? 'een halftijdse landingsbaan' : `een landingsbaan van ${form}`
  return `${form} ${LEAVE[verlof]}`
}

const lasts = (months: number | null) =>
  months === null ? '' : ` Het duurt hoogstens ${plural(months, 'maand', 'maanden')}`

/** Who may take this leave, in short. */
function conditionOf({ values, work }: Leave): string {
  const { longest, parent, credit, landing } = work.conditions
  switch (values.verlof) {
    case 'ouderschapsverlof':
      return `Voorwaarden: je kind is jonger dan ${parent?.kind} jaar (${parent?.metHandicap} met een handicap) en je werkte een jaar bij je werkgever.${lasts(longest)} per kind.${values.vorm === 'tiende' ? ' Voor 9/10 is het akkoord van je werkgever nodig.' : ''}`
    case 'medischeBijstand':
      return `Voorwaarden: een arts bevestigt dat een gezinslid of familielid tot de tweede graad zwaar ziek is.${lasts(longest)} per patiënt, in stukken van een tot drie maanden.`
    case 'palliatief':
      return `Voorwaarden: een arts bevestigt dat je zorgt voor iemand die ongeneeslijk ziek is. Je werkgever kan niet weigeren.${lasts(longest)} per patiënt, maand per maand aan te vragen.`
    case 'mantelzorg':
      return `Voorwaarden: je ziekenfonds erkent je als mantelzorger.${lasts(longest)} per persoon voor wie je zorgt, over je loopbaan het dubbele.`
    case 'tijdskrediet':
      return `Voorwaarden: een motief, zoals een kind jonger dan ${credit?.kind} jaar, een ziek familielid of een erkende opleiding. Voor een kind betaalt de RVA hoogstens ${credit?.maanden} maanden, na ${credit?.dienst} maanden dienst; om helemaal te stoppen moet het kind jonger dan ${credit?.kindVoltijds} zijn.`
    case 'landingsbaan':
      return landing === null
        ? 'Voorwaarden: een minimumleeftijd en een lange loopbaan.'
        : `Voorwaarden: je bent ${landing.leeftijd} (${landing.uitzondering} bij uitzondering, bijvoorbeeld een zwaar beroep) en hebt ${landing.man} jaar loopbaan als man of ${landing.vrouw} als vrouw. Die jaren stijgen elk jaar. De landingsbaan loopt tot je pensioen.`
    case 'geen':
      return 'Met een deeltijds contract krijg je niets van de RVA en geef je je voltijdse contract op.'
  }
}

function pensionText({ values, work }: Leave): string {
  const { counted } = work.conditions
  if (values.verlof === 'landingsbaan')
    return 'Voor je pensioen telt de vrije tijd mee zolang de RVA betaalt, soms aan een lager loon dan het jouwe.'
  const text = 'Voor je pensioen tellen deze maanden mee alsof je voltijds werkt, zolang de RVA een uitkering betaalt'
  return counted === null
    ? `${text}.`
    : `${text}: samen hoogstens ${counted.zorg} maanden om voor iemand te zorgen en ${counted.opleiding} voor een opleiding.`
}

export function notices(solved: Leave): Notice[] {
  const { values, out, work } = solved
  const { longest } = work.conditions
  const found: Notice[] = []
  if (work.unknown)
    found.push({
      tone: 'warning',
      text: 'We kennen jouw bedrag van de RVA niet zeker en tellen niets. Vul het in bij “Uitkering van de RVA”: het staat op breakatwork.be.',
    })
  if (work.known && values.verlof === 'tijdskrediet' && values.vorm === 'vijfde')
    found.push({
      tone: 'warning',
      text: 'Het bedrag voor 4/5 tijdskrediet leidden we af uit oudere bedragen. Staat er op breakatwork.be een ander, vul dat dan in.',
    })
  if (values.maanden !== null && longest !== null && values.maanden > longest)
    found.push({
      tone: 'law',
      text: `Je rekent met ${plural(values.maanden, 'maand', 'maanden')}, maar dit verlof duurt hoogstens ${plural(longest, 'maand', 'maanden')}. Dat kan alleen voor meer dan één persoon.`,
    })
  if (values.verlof === 'ouderschapsverlof' && values.kinderen === 0)
    found.push({
      tone: 'warning',
      text: 'Je vulde geen kinderen ten laste in. Ouderschapsverlof neem je voor een kind.',
    })
  found.push({ tone: 'info', text: conditionOf(solved) })
  if (out.pensioenMinder === null) found.push({ tone: 'info', text: pensionText(solved) })
  return found
}
