import type { Saving } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur, eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Telling } from '#calculators/kernel/report.ts'
import { tellMoves } from '#calculators/kernel/tell-moves.ts'
import { next } from '#calculators/next.ts'
import { eindbelastingLeeftijd, pensioensparenTot, vervroegdeOpname } from '#rules/pensioen/pensioensparen.figures.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import type { outputs } from './outputs.ts'
import { savingSteps } from './steps.ts'
import { ceilingTable, growthChart, layerChart, trapChart, yearTable } from './views.ts'

/** "hetzelfde rendement van 5 %", or the two returns. */
const returnText = ({ values, work }: Saving) =>
  work.plan.etfRate === values.rendement
    ? `een ETF aan dezelfde ${pct(values.rendement, 2, 0)}`
    : `een ETF aan ${pct(work.plan.etfRate, 2, 0)}`

function verdict(saving: Saving): string {
  const { out, work } = saving
  if (out.totaalGestort === 0) return ''
  const amount = `**${eur0(out.voorsprong)}**`
  switch (work.winner) {
    case 'gelijk':
      return ` Beleg je dat, dan kom je even ver als met ${returnText(saving)}.`
    case 'etf':
      return ` Ook als je dat belegt, wint ${returnText(saving)}, met ${amount}.`
    default:
      return ` Beleg je dat, dan wint pensioensparen met ${amount} van ${returnText(saving)}.`
  }
}

function sentence(saving: Saving): string | Asking {
  const { values, out, work } = saving
  if (values.storting === 0 && out.nettoKapitaal === 0)
    return { asks: 'Vul in wat je per jaar stort: dan zie je wat je later netto krijgt.' }
  const back = out.totaalVoordeel > 0 ? ` en kreeg je ${eur0(out.totaalVoordeel)} belasting terug` : ''
  const { deposit } = work.plan
  const saved = deposit === 0 ? 'Zonder nieuwe stortingen' : `Met ${eur0(deposit)} per jaar`
  return `${saved} heb je op ${work.plan.payoutAge} jaar **${eur0(out.nettoKapitaal)}** netto${back}.${verdict(saving)}`
}

function notices({ out, work }: Saving, { law }: Env): Notice[] {
  const found: Notice[] = []
  const last = law(pensioensparenTot)
  if (work.trapped)
    found.push({
      tone: 'warning',
      text: `Tussen ${eur(out.eerstePlafond)} en ${eur(out.omslagpunt)} krijg je niet meer terug dan met ${eur(out.eerstePlafond)}.`,
    })
  else if (work.plan.deposit > out.omslagpunt)
    found.push({
      tone: 'law',
      text: `Boven ${eur0(out.eerstePlafond)} kies je het hogere plafond elk jaar uitdrukkelijk bij je bank of verzekeraar. Zonder die keuze telt maar ${eur0(out.eerstePlafond)}.`,
    })
  if (out.voordeelNaEindbelasting > 0)
    found.push({
      tone: 'info',
      text: `Na de eindbelasting op ${out.leeftijdEindbelasting} kun je blijven storten tot ${last} jaar. Dat geeft nog ${eur0(out.voordeelNaEindbelasting)} voordeel, zonder nieuwe eindbelasting.`,
    })
  if (work.depositsStopped)
    found.push({
      tone: 'law',
      text: `Na je ${last}ste geeft een storting geen voordeel meer. We rekenen dus zonder nieuwe stortingen.`,
    })
  if (work.endTaxDone)
    found.push({ tone: 'info', text: 'De eindbelasting is al gevallen en gaat er niet nog eens af.' })
  if (work.endTaxThisYear)
    found.push({
      tone: 'info',
      text: 'De eindbelasting valt dit jaar, op je verjaardag. We rekenen alsof ze al van je spaargeld af is.',
    })
  return found
}

/** One move as it follows "Als". */
const clause =
  ({ out }: Saving) =>
  (key: string): string => {
    if (key === 'januari') return 'je alles in januari stort'
    if (key === 'instapkost') return 'je geen instapkost betaalt'
    return `je ${eur0(key === 'laag' ? out.eerstePlafond : out.tweedePlafond)} per jaar stort`
  }

const WINNERS = {
  pensioensparen: 'Pensioensparen wint met',
  etf: 'De ETF wint met',
  gelijk: 'Verschil met de ETF',
} as const

function secondChart(saving: Saving): Chart[] {
  if (saving.work.trapped) return [trapChart(saving)]
  return saving.out.totaalGestort === 0 ? [] : [growthChart(saving)]
}

export function tell(saving: Saving, env: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = saving
  const { years } = work.grown
  const atEnd = ['nettoKapitaal', 'voorsprong', 'samenMetVoordeel', 'etfKapitaal', 'herbelegdVoordeel'] as const
  return {
    headline: 'nettoKapitaal',
    key:
      out.totaalGestort === 0
        ? ['nettoRendement', 'eindbelasting']
        : ['voorsprong', 'voordeelMetGemeente', 'nettoRendement', 'eindbelasting', 'nodigEtfRendement'],
    captions: {
      nettoKapitaal: { label: `Netto kapitaal op ${work.plan.payoutAge} jaar` },
      voorsprong: { label: WINNERS[work.winner], note: 'Met elke teruggave belegd in dezelfde ETF' },
      nettoRendement:
        values.alGespaard > 0 && out.totaalGestort > 0
          ? { note: 'Van wat je nog stort, met het belastingvoordeel en de eindbelasting' }
          : {},
      etfKapitaal: work.grown.etf.stays > 0 ? { note: 'Met wat er al in pensioensparen staat' } : {},
      belastingvoordeel: { label: `Belastingvermindering in ${work.year}` },
      nodigEtfRendement: { note: 'Rendement per jaar, vóór kosten' },
      nettoBijVroegeOpname: {
        note: `Vóór ${env.law(eindbelastingLeeftijd)} jaar: ${pct(env.law(vervroegdeOpname), 0)} en gemeentebelasting`,
      },
    },
    sentence: sentence(saving),
    charts: [layerChart(saving), ...secondChart(saving)],
    tables: [yearTable(saving), ...(work.depositsStopped ? [] : [ceilingTable(saving)])],
    steps: savingSteps(saving),
    notices: notices(saving, env),
    moves: tellMoves(saving.moves, clause(saving)),
    assumptions: [
      `De plafonds en tarieven van ${work.year} blijven gelden.`,
      'Je betaalt genoeg belasting om het voordeel volledig te krijgen.',
      `De gemeentebelasting is ${pct(work.plan.municipal, 2, 0)}${values.gemeentebelasting === null ? ', een gewoon tarief' : ''}.`,
      'In het jaar waarin de eindbelasting valt, stort je na je verjaardag: die storting is niet meer belast.',
      'Voor de eindbelasting van een fonds telt elke storting na de instapkost, en vanaf 1 januari van het jaar waarin je stort.',
      'Het rendement is elk jaar gelijk; in het echt niet.',
      ...(values.alGespaard > 0 ? ['Wat er nu staat, blijft ook naast de ETF in pensioensparen.'] : []),
      'De ETF is een fonds uit de EER in de laagste klasse van de beurstaks. Eén persoon verkoopt het in één keer, met de vrijstelling die tot dan ongebruikt bleef. Ook de belegde teruggaven betalen beurstaks en meerwaardebelasting.',
    ],
    excluded: [
      'Makelaarsloon en bewaarloon van de ETF, en de dekking bij overlijden van sommige verzekeringen.',
      'Uitstapkosten en de kost om van aanbieder te veranderen.',
      'Indexering van de vrijstelling op meerwaarden.',
    ],
    next: [
      next('pensioen-calculator', 'Wat wordt mijn pensioen met dit kapitaal erbij?', {
        pensioensparen: madeOf(work.capitalToday, 'storting', 'alGespaard'),
        gemeentebelasting: by('gemeentebelasting'),
      }),
      next('etf-calculator', 'De ETF in detail, met alle kosten en taksen', {
        perMaand: madeOf(out.stortingPerMaand, 'storting'),
        duur: madeOf(Math.min(50, years), 'geboortejaar'),
        rendement: by('etfRendement'),
      }),
      next('belastingplanning-calculator', 'Welke andere belastingvoordelen laat ik liggen?'),
    ],
    inflation: values.inflatie,
    inYears: Object.fromEntries(atEnd.map((key) => [key, years])),
  }
}
