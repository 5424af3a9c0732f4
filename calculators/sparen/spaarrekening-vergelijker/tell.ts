import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, dateText, duration, eur } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { rateNotice } from '#calculators/sparen/account.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  maxOverdrachten,
  minimumOverdracht,
  premieTermijn,
  spaarvrijstelling,
  voorheffingSpaarrekening,
} from '#rules/sparen-beleggen/sparen.figures.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'
import { chart, nameOf, tables } from './tables.ts'

export type Switch = Case<typeof inputs, typeof outputs, typeof solve>

function sentence({ values, out, work }: Switch, today: string): string {
  const name = nameOf(out.besteRekening)
  const term = duration(values.horizon)
  if (out.verschil <= 0)
    return out.verschil === 0
      ? `Blijf waar je bent: in ${term} geeft ${name} evenveel.`
      : `Blijf waar je bent: in ${term} geeft ${name} **${eur(out.winst)}** minder.`
  const { day } = work.winner.best
  if (day > today) {
    const lost = out.verlorenPremie > 0 ? ` Wie vandaag gaat, verliest ${eur(out.verlorenPremie)} premie.` : ''
    return `Wacht tot ${dateText(day)} en stap dan over naar ${name}: dat levert **${eur(out.winst)}** op in ${term}.${lost}`
  }
  const back =
    out.verlorenPremie > 0 && out.terugverdienmaand !== null
      ? ` Je verliest ${eur(out.verlorenPremie)} lopende premie; na ${duration(out.terugverdienmaand)} heb je die terugverdiend.`
      : ''
  return `Stap vandaag over naar ${name}: dat levert **${eur(out.winst)}** op in ${term}.${back}`
}

function steps({ values, out, work: { stay, winner } }: Switch): Step[] {
  const name = nameOf(out.besteRekening)
  const { path, day } = winner.best
  const sumOf = (one: typeof path) => [
    { label: 'Basisrente', value: one.base },
    { label: 'Premies die vol zijn', value: one.premium },
    { label: 'Lopende premie, per dag', value: one.running },
    { label: 'Kosten', value: 0 - one.cost },
    { label: 'Belasting', value: 0 - one.taxWithRunning },
    { label: 'Samen', value: one.value },
  ]
  return [
    {
      text: `Blijf je, dan is dat na ${duration(values.horizon)} **${eur(stay.value)}** waard.`,
      sum: sumOf(stay),
      law: [premieTermijn, spaarvrijstelling, voorheffingSpaarrekening],
    },
    {
      text: `We probeerden vandaag en elke dag waarop een premiejaar vol is. Naar ${name} is **${dateText(day)}** de beste dag.`,
    },
    {
      text: `Stap je dan over, dan is dat **${eur(path.value)}** waard: ${eur(out.winst)} ${out.verschil >= 0 ? 'meer' : 'minder'} dan blijven.`,
      sum: sumOf(path),
    },
  ]
}

function notices({ values, out, work }: Switch, law: Law): Notice[] {
  const { target, best } = work.winner
  const found: Notice[] = [
    ...rateNotice(law, work.wrongNow, 'je rekening nu'),
    ...rateNotice(law, work.wrongNew, nameOf(target.name)),
  ]
  if (target.sameBank)
    found.push({
      tone: 'info',
      text: `Binnen dezelfde bank loopt je premiejaar door. Dat mag ${law(maxOverdrachten)} keer per jaar, vanaf ${eur(law(minimumOverdracht), 0)} per overschrijving en niet met een doorlopende opdracht.`,
    })
  if (work.refusedTransfer)
    found.push({
      tone: 'law',
      text: `Onder ${eur(law(minimumOverdracht), 0)} loopt een premiejaar niet door, ook niet binnen dezelfde bank.`,
    })
  if (out.verschil > 0 && best.day > law.date && out.verlorenPremie > 0)
    found.push({ tone: 'info', text: 'Nieuw spaargeld zet je beter nu al op de andere rekening.' })
  if (values.saldo > work.guarantee)
    found.push({ tone: 'law', text: `Boven ${eur(work.guarantee, 0)} bij één bank is je geld niet beschermd.` })
  if (out.verschil > 0 && out.verschilBijDaling < 0)
    found.push({
      tone: 'warning',
      text: 'Verlaagt de nieuwe bank haar basisrente met 0,25 procentpunt, dan is je winst weg.',
    })
  return found
}

export function tell(solved: Switch, { law, today }: Env): Telling<keyof typeof outputs> {
  const { values, out } = solved
  return {
    headline: 'winst',
    key: ['besteDag', 'besteRekening', 'verlorenPremie', 'terugverdienmaand'],
    captions: {
      winst: { label: out.verschil > 0 ? 'Overstappen levert op' : 'Blijven levert meer op' },
      ...(values.overstapdatum > today
        ? { terugverdienmaand: { label: `Overstappen op ${dateText(values.overstapdatum)} is terugverdiend na` } }
        : {}),
    },
    sentence: sentence(solved, today),
    charts: [chart(solved)],
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved, law),
    assumptions: [
      'Een lopende premie telt mee voor de dagen die ze al liep, zodat het advies niet afhangt van waar we stoppen met tellen.',
      'Alle tarieven blijven gelijk. Het premiejaar van je saldo begon op de datum van je laatste grote storting, tenzij je delen apart invulde.',
      'De jaarlijkse kost van een rekening telt per dag dat je ze houdt.',
      'Rente en premies haal je eraf: ze brengen zelf niets op.',
      'De vrijstelling passen we toe per twaalf maanden vanaf vandaag.',
    ],
    excluded: ['Spaarrente bij andere banken.', 'Acties voor nieuwe klanten.'],
    next: [
      next('loyalty-bonus-calculator', 'Je premies storting per storting bekijken', {
        basisrente: asPercent(values.basisrenteNu),
        premie: asPercent(values.premieNu),
      }),
      next('hoogste-spaarrente-belgie', 'Alle rekeningen rangschikken op jouw plan', {
        startbedrag: Math.min(1_000_000, values.saldo),
        maandelijks: values.maandelijks,
      }),
    ],
  }
}
