import type { Best } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, duration, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { rateNotice } from '#calculators/sparen/account.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { codesRoerendInkomen, roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { premieTermijn, spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { charts } from './charts.ts'
import type { outputs } from './outputs.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { accountTable, spreadTable, unknownTable } from './tables.ts'

/** The days of the rates of accounts that end equal: one when it is the same, else the oldest and the newest. */
function dates(entries: Best['work']['ranked']): string {
  const days = entries.map(({ account }) => account.checkedOn).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last ? dateText(first) : `${dateText(first)} tot ${dateText(last)}`
}

/** My own account beside the best: by name and date, and equal below a euro. */
function own({ mine, ownTie, ownIsBest }: Best['work'], gap: number | null): string {
  if (mine === null || gap === null) return ''
  if (ownIsBest) return ' Dat is je eigen rekening.'
  const { account } = mine
  const name =
    account.product === '' ? 'Je eigen rekening' : `${nameOf(account)}, tarief van ${dateText(account.checkedOn)},`
  if (ownTie) return ` ${name} geeft ${eur(mine.net)}: gelijk.`
  return gap > 0
    ? ` ${name} geeft ${eur(mine.net)}: daar laat je ${eur(gap)} liggen.`
    : ` ${name} geeft ${eur(mine.net)}, ${eur(-gap)} meer.`
}

function sentence({ values, out, work }: Best): string {
  if (work.best === null || out.besteRekening === null)
    return work.ranked.length === 0
      ? 'We kennen nu geen rekeningen die bij je keuzes passen.'
      : 'Jouw plan kan op geen enkele rekening. De reden staat telkens bij de rekening.'
  const { net, account } = work.best
  const [, second] = work.tied
  const most =
    second === undefined
      ? `**${out.besteRekening}** geeft op jouw plan het meest${work.ownIsMore ? ' van de andere rekeningen' : ''}: ${eur(net)} netto na ${duration(values.looptijd)}, met het tarief van ${dateText(account.checkedOn)}.`
      : `**${out.besteRekening}** en ${work.tied.length > 2 ? `nog ${work.tied.length - 1} rekeningen` : nameOf(second.account)} staan gelijk: ${eur(net)} netto na ${duration(values.looptijd)}, op minder dan € 1 na. Tarieven van ${dates(work.tied)}.`
  return `${most}${own(work, out.verschilEigenBank)}`
}

const partsText = (parts: NonNullable<Best['work']['spread']>['parts']) =>
  parts
    .map(({ account, amount, perMonth }) =>
      amount === 0
        ? `elke maand ${eur(perMonth, 0)} op ${nameOf(account)}`
        : `${eur(amount, 0)} op ${nameOf(account)}${perMonth > 0 ? ` en daar elke maand ${eur(perMonth, 0)}` : ''}`,
    )
    .join(', ')

function notices({ out, work }: Best, law: Law): Notice[] {
  const found: Notice[] = []
  const { split } = work
  if (split && out.splitsWinst !== null && out.splitsRekening !== null)
    found.push({
      tone: 'info',
      text: `Als je elke maand ${eur(split.perMonth)}${split.fromFirst === split.perMonth ? ' van je startbedrag' : ''} op ${out.splitsRekening} zet${split.fromFirst > 0 && split.fromFirst < split.perMonth ? `, waarvan ${eur(split.fromFirst)} uit je startbedrag,` : ''} en de rest op ${out.besteRekening ?? ''} laat, dan is dat ${eur(out.splitsWinst)} meer.`,
    })
  if (work.ownUnknown)
    found.push({
      tone: 'warning',
      text: 'Van deze rekening kennen we het tarief van nu niet. Vul bij “Andere vragen” je eigen tarieven in.',
    })
  if (work.unsafe)
    found.push({
      tone: 'law',
      text: `Boven ${eur(work.guarantee, 0)} bij één bank is je geld niet beschermd.${work.spread ? ` Verdeeld over banken krijg je ${eur(work.spread.net)} netto: ${partsText(work.spread.parts)}.` : ' Die grens geldt per bank.'}`,
    })
  else if (work.spread && out.verdeeldWinst !== null)
    found.push({
      tone: 'info',
      text: `Verdelen geeft ${eur(out.verdeeldWinst)} meer: ${partsText(work.spread.parts)}.`,
    })
  if (work.best && work.taxAsEarned !== null && Math.abs(work.taxAsEarned - work.best.tax) >= 1)
    found.push({
      tone: 'info',
      text: `Een premie wordt belast in het jaar waarin je ze krijgt: daarmee is de belasting ${eur(work.best.tax)}. Boekt je bank een premie van 1 januari nog bij het jaar ervoor, dan is het ${eur(work.taxAsEarned)}.`,
    })
  if ((work.spread ?? work.split)?.tax)
    found.push({
      tone: 'law',
      text: `Elke bank past de vrijstelling apart toe. Krijg je bij je banken samen meer dan ${eur(work.exempt, 0)} rente in een jaar, dan geef je het meerdere zelf aan (code ${law(codesRoerendInkomen).spaarrente}).`,
    })
  return [...found, ...rateNotice(law, work.wrongOwn, 'je eigen rekening')]
}

function steps({ values, out, work }: Best): Step[] {
  const { best } = work
  const first = `We rekenden ${plural(work.ranked.length, 'rekening', 'rekeningen')} door op jouw plan van ${duration(values.looptijd)}.`
  if (best === null)
    return [{ text: first }, { text: 'Op geen enkele kan je plan. De reden staat telkens bij de rekening.' }]
  const { account } = best
  return [
    { text: work.refused === 0 ? first : `${first} Bij ${work.refused} daarvan kan je plan niet.` },
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
          ? `De rente boven ${values.alOntvangen > 0 ? 'wat overblijft van ' : ''}je vrijstelling van ${eur(work.exempt, 0)} per jaar wordt belast: **${eur(best.tax)}**.`
          : `De rente blijft elk jaar binnen je vrijstelling van ${eur(work.exempt, 0)}: je betaalt **geen belasting**.`,
      formula:
        best.tax > 0
          ? best.years
              .map(({ year, interest, tax }) => `${year}: ${eur(interest)} rente, ${eur(tax)} belasting`)
              .join('; ')
          : undefined,
      law: account.regulated ? [spaarvrijstelling, voorheffingSpaarrekening] : [roerendeVoorheffing],
      sum: [
        { label: 'Basisrente', value: best.base },
        { label: 'Getrouwheidspremie', value: best.premium },
        { label: 'Roerende voorheffing', value: 0 - best.tax },
        ...(best.fee > 0 ? [{ label: 'Kosten van je plan', value: 0 - best.fee }] : []),
        { label: 'Netto', value: best.net },
      ],
    },
  ]
}

export function tell(solved: Best, { law, today }: Env): Telling<keyof typeof outputs> {
  const { values, work } = solved
  return {
    headline: 'nettoOpbrengst',
    key: [
      'besteRekening',
      'basisdeel',
      'premiedeel',
      'verschilEigenBank',
      work.spread ? 'verdeeldNetto' : 'splitsWinst',
    ],
    // The name of the bank goes along wherever only the number is shown.
    captions: {
      ...(work.best ? { nettoOpbrengst: { label: `Netto op ${nameOf(work.best.account)}` } } : {}),
      ...(work.ownIsMore ? { verschilEigenBank: { label: 'Verschil met je eigen rekening' } } : {}),
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: [
      accountTable(solved, today),
      ...(work.spread ? [spreadTable(solved)] : []),
      ...(work.unknown.length > 0 ? [unknownTable(solved)] : []),
    ],
    steps: steps(solved),
    notices: notices(solved, law),
    assumptions: [
      'De tarieven van vandaag gelden tijdens je hele looptijd. In werkelijkheid kan de basisrente elke dag veranderen.',
      'Rente en premies blijven op de rekening staan. Een premie telt mee zodra ze verworven is; ze staat op je rekening op de eerste dag van het kwartaal daarna.',
      'Een premie wordt belast in het jaar waarin ze betaald wordt, ten laatste als je de rekening op het einde leegmaakt. De basisrente hoort bij het jaar waarin ze liep.',
      `Tarieven uit onze lijst, laatst gewijzigd op ${dateText(work.newest)}.`,
    ],
    excluded: [
      'Acties voor nieuwe klanten.',
      'Kosten van een verplichte zichtrekening.',
      ...(values.betaaldPlan === 'geen'
        ? ['Rekeningen bij een betaald plan (Revolut Plus, Premium, Metal, Ultra).']
        : []),
      'Hoe een tarief vroeger was.',
    ],
    next: [
      next('spaarrekening-vergelijker', 'Overstappen: op welke dag?', { maandelijks: by('maandelijks') }),
      next('doelspaarcalculator', 'Sparen voor een doel', { alGespaard: by('startbedrag') }),
      next('deposito-calculator', 'Liever een deel vastzetten?', {
        bedrag: madeOf(values.startbedrag === 0 ? null : Math.max(100, values.startbedrag), 'startbedrag'),
      }),
    ],
  }
}
