import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { checkedText, dateText, duration, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { rateNotice } from '#calculators/sparen/account.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { premieTermijn, spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { charts } from './charts.ts'
import type { inputs } from './inputs.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'
import { accountTable, unknownTable } from './tables.ts'

export type Best = Case<typeof inputs, typeof outputs, typeof solve>

function sentence({ values, out, work }: Best, today: string): string {
  if (work.best === null || out.besteRekening === null)
    return work.ranked.length === 0
      ? 'We kennen nu geen rekeningen die bij je keuzes passen.'
      : 'Jouw plan kan op geen enkele rekening. De reden staat telkens bij de rekening.'
  const { net, account } = work.best
  const gap = out.verschilEigenBank
  const own =
    gap === null
      ? ''
      : gap > 0
        ? ` Op je rekening van nu laat je ${eur(gap)} liggen.`
        : ' Je eigen rekening doet het even goed of beter.'
  return `**${out.besteRekening}** geeft op jouw plan het meest: ${eur(net)} netto na ${duration(values.looptijd)}, met het tarief van ${checkedText(account.checkedOn, today)}.${own}`
}

function notices({ out, work }: Best, law: Law): Notice[] {
  const found: Notice[] = []
  const { split } = work
  if (split && out.splitsWinst !== null && out.splitsRekening !== null)
    found.push({
      tone: 'info',
      text: `Verdelen geeft ${eur(out.splitsWinst)} meer: zet elke maand ${eur(split.perMonth)}${split.fromFirst === split.perMonth ? ' van je startbedrag' : ''} op ${out.splitsRekening}${split.fromFirst > 0 && split.fromFirst < split.perMonth ? `, waarvan ${eur(split.fromFirst)} uit je startbedrag` : ''}, en laat de rest op ${out.besteRekening ?? ''}.`,
    })
  if (work.ownUnknown)
    found.push({
      tone: 'warning',
      text: 'Van deze rekening kennen we het tarief van nu niet. Vul bij “Andere vragen” je eigen tarieven in.',
    })
  if (work.highest > work.guarantee)
    found.push({
      tone: 'law',
      text: `Boven ${eur(work.guarantee, 0)} bij één bank is je geld niet beschermd. Verdeel het over meer banken.`,
    })
  return [...found, ...rateNotice(law, work.wrongOwn, 'je eigen rekening')]
}

function steps({ values, out, work }: Best): Step[] {
  const { best } = work
  const first = `We rekenden ${plural(work.ranked.length, 'rekening', 'rekeningen')} door op jouw plan van ${duration(values.looptijd)}.`
  if (best === null)
    return [{ text: first }, { text: 'Bij elke rekening botst je plan op een voorwaarde van de bank.' }]
  const { account } = best
  return [
    { text: `${first} Bij ${work.refused} daarvan kan je plan niet.` },
    {
      text: `Bij ${out.besteRekening ?? ''} loopt de basisrente van ${pct(account.base)} elke dag: **${eur(best.base)}**.`,
    },
    {
      text: `Volle premiejaren aan ${pct(account.premium)} leveren **${eur(best.premium)}** op.`,
      law: [premieTermijn],
    },
    {
      text: !account.regulated
        ? `Deze rekening is niet gereglementeerd: er geldt geen vrijstelling. De belasting is **${eur(best.tax)}**.`
        : best.tax > 0
          ? `De rente boven je vrijstelling van ${eur(work.exempt, 0)} per jaar wordt belast: **${eur(best.tax)}**.`
          : `De rente blijft elk jaar binnen je vrijstelling van ${eur(work.exempt, 0)}: je betaalt **geen belasting**.`,
      law: account.regulated ? [spaarvrijstelling, voorheffingSpaarrekening] : [roerendeVoorheffing],
      sum: [
        { label: 'Basisrente', value: best.base },
        { label: 'Getrouwheidspremie', value: best.premium },
        { label: 'Roerende voorheffing', value: 0 - best.tax },
        { label: 'Netto', value: best.net },
      ],
    },
  ]
}

export function tell(solved: Best, { law, today }: Env): Telling<keyof typeof outputs> {
  const { values, work } = solved
  return {
    headline: 'nettoOpbrengst',
    key: ['besteRekening', 'basisdeel', 'premiedeel', 'verschilEigenBank', 'splitsWinst'],
    sentence: sentence(solved, today),
    charts: charts(solved),
    tables: [accountTable(solved, today), ...(work.unknown.length > 0 ? [unknownTable(solved)] : [])],
    steps: steps(solved),
    notices: notices(solved, law),
    assumptions: [
      'De tarieven van vandaag gelden tijdens je hele looptijd. In werkelijkheid kan de basisrente elke dag veranderen.',
      'Rente en premies blijven op de rekening staan. Je premie telt mee in het jaar waarin ze verworven is.',
      `Tarieven uit onze lijst, laatst gewijzigd op ${dateText(work.newest)}.`,
    ],
    excluded: [
      'Acties voor nieuwe klanten.',
      'Kosten van een verplichte zichtrekening.',
      'Hoe een tarief vroeger was.',
    ],
    next: [
      next('spaarrekening-vergelijker', 'Overstappen: op welke dag?'),
      next('doelspaarcalculator', 'Sparen voor een doel', { alGespaard: by('startbedrag') }),
      next('deposito-calculator', 'Liever een deel vastzetten?', {
        bedrag: madeOf(Math.max(100, values.startbedrag), 'startbedrag'),
      }),
    ],
  }
}
