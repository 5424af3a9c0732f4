import { eur, money } from '#calculators/kernel/format.ts'
import { tellMoves } from '#calculators/kernel/tell-moves.ts'
import type { Notice, Said } from '#calculators/kernel/report.ts'
import { moveClause } from './tell-moves.ts'
import type { outputs } from './outputs.ts'
import type { Tax } from './case.ts'

function balance({ out, work }: Tax): string {
  if (!work.settled)
    return 'Vul bij “Andere vragen” de bedrijfsvoorheffing in om te zien wat je terugkrijgt of bijbetaalt.'
  const guessed = work.estimated ? 'Met een geraamde voorheffing' : 'Met wat al betaald is'
  if (out.bijTeBetalen !== null) return `${guessed} betaal je ${money(out.bijTeBetalen)} bij.`
  return out.terug === null ? `${guessed} sta je quitte.` : `${guessed} krijg je ${money(out.terug)} terug.`
}

export const movesOf = (solved: Tax) => tellMoves(solved.moves, moveClause(solved))

function sentence(solved: Tax): string {
  const { values, out, work } = solved
  const total =
    out.totaalVerschuldigd < 0
      ? `Over ${values.inkomstenjaar} betaal je geen belasting en krijg je **${money(0 - out.totaalVerschuldigd)}** van de Staat.`
      : `Over ${values.inkomstenjaar} betaal je **${money(out.totaalVerschuldigd)}** belasting.`
  const told = movesOf(solved)
  const best = told?.together ?? told?.each[0]
  if (!work.running || !best) return `${total} ${balance(solved)}`
  // Beyond the whole tax only a credit grows, and the State pays that.
  const then = best.after < 0 ? `krijg je ${money(0 - best.after)} van de Staat` : `is het ${money(best.gain)} minder`
  const until = best.keys.some((key) => key.includes('sparen')) ? ' Storten kan tot 31 december.' : ''
  // Four changes in one sentence are no longer read: they stand first in their own list.
  const what = best.keys.length > 3 ? `Met de ${best.keys.length} stappen hieronder` : `Als ${best.text},`
  return `${total} ${what} ${then}.${until}`
}

function notices({ values, out, work }: Tax): Notice[] {
  const list: Notice[] = []
  const onOwnAccount =
    values.statuut === 'zelfstandige' || values.statuut === 'vrijBeroep' || values.statuut === 'bedrijfsleider'
  const trap = (deposit: number, whose: string) =>
    list.push({
      tone: 'warning',
      text: `Met ${eur(deposit)} pensioensparen ${whose} niet meer terug dan met het eerste plafond.`,
    })
  if (work.trapped.own) trap(values.pensioensparen, 'krijg je')
  if (work.trapped.partner) trap(values.pensioensparenPartner, 'krijgt je partner')
  if (values.statuut === 'zelfstandige' && values.werkelijkeKosten === null && out.beroepskosten > 0) {
    list.push({
      tone: 'warning',
      text: `We trekken het wettelijk kostenforfait van ${eur(out.beroepskosten)} af van je winst. Is je winst al na kosten, vul dan 0 in bij “Werkelijke beroepskosten”.`,
    })
  }
  if (onOwnAccount && values.socialeBijdragen === 0) {
    list.push({
      tone: 'warning',
      text: 'Zonder sociale bijdragen is de belasting te hoog.',
    })
  }
  if ((out.vermeerdering ?? 0) > 0) {
    list.push({
      tone: 'warning',
      text: `Je betaalt ${eur(out.vermeerdering ?? 0)} extra omdat je te weinig vooraf betaalde.`,
    })
  }
  if (work.freeSums) {
    const { now, announced } = work.freeSums
    list.push({
      tone: 'law',
      text: work.announced
        ? `Je rekent met de gestemde belastingvrije som van ${eur(announced, 0)}, niet voor een pensioen of uitkering. De Kamer stemde ze; in het Staatsblad zagen we ze niet.`
        : `Je rekent met de belastingvrije som van nu, ${eur(now, 0)}. De gestemde ${eur(announced, 0)} kies je bij “Andere vragen”.`,
    })
  }
  if (!work.running) {
    list.push({
      tone: 'info',
      text: `Het jaar ${values.inkomstenjaar} is voorbij: je kunt er niets meer voor storten.`,
    })
  }
  list.push({ tone: 'info', text: 'Dit is een raming. Reken je aangifte na met Tax-Calc van de FOD Financiën.' })
  return list
}

export function tell(solved: Tax): Said<keyof typeof outputs> {
  const { work } = solved
  const guessed = { note: 'Met geraamde voorheffing' }
  return {
    headline: 'totaalVerschuldigd',
    key: ['bijTeBetalen', 'terug', 'marginaalTarief', 'gemiddeldTarief'],
    captions: work.estimated ? { bijTeBetalen: guessed, terug: guessed } : undefined,
    sentence: sentence(solved),
    notices: notices(solved),
  }
}
