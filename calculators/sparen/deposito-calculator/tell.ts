import type { Deposit } from './case.ts'
import { by } from '#calculators/kernel/carry.ts'
import { dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Table, Telling } from '#calculators/kernel/report.ts'
import { besideSentence, ownAccount, ownName } from '#calculators/sparen/beside-words.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { termRateText } from '#calculators/sparen/term-rate-words.ts'
import { next } from '#calculators/next.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { premieTermijn, spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { charts } from './charts.ts'
import type { outputs } from './outputs.ts'

const DAY_COUNTS = {
  '365': 'werkelijke dagen ÷ 365',
  '360': 'werkelijke dagen ÷ 360',
  '30-360': 'maanden van 30 dagen ÷ 360',
} as const

const periodTable = ({ work }: Deposit): Table => ({
  key: 'periodes',
  title: 'Periode per periode',
  columns: [
    { key: 'van', label: 'Van', unit: 'date' },
    { key: 'netto', label: 'Netto rente', unit: 'euro', total: true, formula: '{bruto}-{voorheffing}' },
    { key: 'tot', label: 'Tot', unit: 'date' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
    { key: 'bruto', label: 'Bruto rente', unit: 'euro', total: true },
    { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
  ],
  rows: work.periods.map((one) => [one.start, one.net, one.end, one.principal, one.gross, one.tax]),
})

const termTable = ({ values, work }: Deposit): Table => ({
  key: 'looptijden',
  title: 'Zelfde bedrag, andere looptijd',
  columns: [
    { key: 'looptijd', label: 'Looptijd', unit: 'text' },
    { key: 'netto', label: 'Netto rente', unit: 'euro', formula: '{bruto}-{voorheffing}' },
    { key: 'rente', label: 'Brutorente', unit: 'percent' },
    { key: 'einde', label: 'Einddatum', unit: 'date' },
    { key: 'bruto', label: 'Bruto rente', unit: 'euro' },
    { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro' },
  ],
  rows: work.otherTerms.map((one) => [
    values.eenheid === 'maanden' ? plural(one.term, 'maand', 'maanden') : plural(one.term, 'dag', 'dagen'),
    one.net,
    one.rate,
    one.end,
    one.gross,
    one.tax,
  ]),
})

function steps({ values, out, work }: Deposit): Step[] {
  const { first } = work
  const account: Step = {
    text: `Op ${ownName(work.compared)} krijg je over dezelfde ${plural(out.dagen, 'dag', 'dagen')} ${work.fullYear ? 'de basisrente, en een premie voor elk vol jaar' : 'enkel de basisrente'}: **${eur(out.spaarrekeningNetto)}** netto. Op ${nameOf(work.compared.best.account)} is dat **${eur(out.besteNetto)}**.`,
    law: [premieTermijn, ...(work.compared.own.tax > 0 ? [spaarvrijstelling, voorheffingSpaarrekening] : [])],
  }
  const renewals: Step = {
    text: `Na ${plural(values.hernieuwingen, 'hernieuwing', 'hernieuwingen')} staat er **${eur(out.eindbedrag)}** op ${dateText(out.einddatum)}.`,
    sum: [
      { label: 'Startbedrag', value: values.bedrag },
      { label: 'Netto rente van alle periodes', value: out.nettoInterest },
      { label: 'Eindbedrag', value: out.eindbedrag },
    ],
  }
  return [
    {
      text: `Je geld staat vast van ${dateText(first.start)} tot ${dateText(first.end)}: **${plural(first.days, 'dag', 'dagen')}**.`,
    },
    {
      text: `De rente over die periode is **${eur(first.gross)}** bruto (${DAY_COUNTS[values.dagtelling]}).`,
      formula: `${eur(values.bedrag)} × ${pct(out.gebruikteRente, 4)} × ${num(first.fraction, 6)}`,
    },
    {
      text: `Daar gaat ${pct(first.taxRate, 2, 0)} roerende voorheffing af: **${eur(first.tax)}**. Je houdt ${eur(first.net)} over.`,
      formula: `${eur(first.gross)} × ${pct(first.taxRate, 2, 0)} = ${eur(first.tax)}`,
      law: [roerendeVoorheffing],
    },
    ...(values.hernieuwingen > 0 ? [renewals] : []),
    account,
  ]
}

function notices({ values, out, work }: Deposit): Notice[] {
  const found: Notice[] = []
  if (values.bedrag > work.guarantee) {
    found.push({
      tone: 'law',
      text: `Boven ${eur(work.guarantee, 0)} per bank is je geld niet beschermd als de bank failliet gaat. Die grens geldt per bank.`,
    })
  }
  if (!values.ingehouden) {
    found.push({
      tone: 'warning',
      text: `Je bank houdt niets in: je krijgt eerst ${eur(out.brutoInterest)} en betaalt later ${eur(out.roerendeVoorheffing)} via je belastingaangifte.`,
    })
  }
  return found
}

export function tell(solved: Deposit): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  return {
    headline: 'nettoInterest',
    key: ['eindbedrag', 'einddatum', 'roerendeVoorheffing', 'verschil', 'verschilBeste'],
    captions: { verschil: { label: `Verschil met ${ownAccount(work.compared)}` } },
    sentence: `Op ${dateText(out.einddatum)} ${values.ingehouden ? `krijg je ${eur(out.eindbedrag)} terug` : `heb je na belasting ${eur(out.eindbedrag)}`}: **${eur(out.nettoInterest)}** netto rente, ${work.periods.some(({ rate }) => rate !== out.gebruikteRente) ? 'eerst ' : ''}aan ${termRateText(out.gebruikteRente, work.guide)}. ${besideSentence(work.compared)}`,
    charts: charts(solved),
    tables: [...(values.hernieuwingen > 0 ? [periodTable(solved)] : []), termTable(solved)],
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'De rente is enkelvoudig en komt op de einddatum, zoals bij een deposito tot een jaar.',
      'De roerende voorheffing wordt per uitbetaling berekend en afgerond op de cent.',
      'Een spaarrekening betaalt haar getrouwheidspremie pas na een vol jaar. Korter vergelijken we met de basisrente.',
      'De rente van de spaarrekening blijft de hele periode gelijk. De vrijstelling geldt per kalenderjaar.',
    ],
    excluded: [
      'Kosten voor vervroegd opvragen.',
      'Spaarrente die je dit jaar al bij andere banken kreeg.',
      'Wisselkoersen: we rekenen in euro.',
    ],
    next: [
      next('termijnrekening-calculator', 'Hetzelfde bedrag een jaar of langer vastzetten', { bedrag: by('bedrag') }),
      next('hoogste-spaarrente-belgie', 'Welke spaarrekening betaalt mij het meest?', { startbedrag: by('bedrag') }),
      next('reele-rente-berekenen', 'Wat blijft er over na inflatie?', {
        bedrag: by('bedrag'),
        // What was not given is the rate of our list, which the page on real yield does not know.
        brutorente: by('gebruikteRente'),
        product: 'termijn',
      }),
    ],
  }
}
