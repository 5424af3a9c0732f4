/** Turn-taking: everybody puts in each month and one person takes the whole pot. */
import { eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Report, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { shiftMonth } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import { turnAdvantage } from './pot.ts'

/** What both ways of saving together take for granted and leave out. */
export const common = {
  assumptions: [
    'Iedereen betaalt op het einde van de maand, te beginnen volgende maand.',
    'De rente blijft gelijk en wordt elke maand aan ieders deel toegevoegd.',
  ],
  excluded: [
    'Belasting op de rente van de gezamenlijke rekening.',
    'Wat er gebeurt als iemand niet meer kan betalen en niets afspreekt.',
    'Gemiste betalingen bij een beurtrol.',
  ],
}

export function turnReport(names: readonly string[], stake: number, rate: number, now: string): Report {
  const members = names.length
  const pot = roundCents(stake * members)
  const monthly = monthlyActuarial(effective(rate))
  const advantages = names.map((_, index) => turnAdvantage(members, stake, index + 1, monthly))
  const table: Table = {
    key: 'beurten',
    title: 'Wie krijgt wanneer de pot?',
    columns: [
      { key: 'beurt', label: 'Beurt', unit: 'number' },
      { key: 'maand', label: 'Maand', unit: 'month' },
      { key: 'naam', label: 'Wie', unit: 'text' },
      { key: 'ontvangt', label: 'Ontvangt', unit: 'euro' },
      { key: 'ingelegd', label: 'Dan al ingelegd', unit: 'euro' },
      { key: 'leent', label: 'Leent van de groep', unit: 'euro' },
      { key: 'voordeel', label: `Voordeel aan ${pct(rate)}`, unit: 'euro' },
    ],
    rows: names.map((name, index) => [
      index + 1,
      shiftMonth(now, index + 1),
      name,
      pot,
      roundCents(stake * (index + 1)),
      roundCents(pot - stake * (index + 1)),
      at(advantages, index),
    ]),
  }
  const chart: Chart = {
    kind: 'bar',
    key: 'voordeel',
    title: 'Vroeg aan de beurt is een lening, laat een spaarpot',
    sentence: `Aan ${pct(rate)} is de eerste beurt ${eur(advantages[0] ?? 0)} waard en kost de laatste ${eur(Math.abs(advantages.at(-1) ?? 0))}.`,
    categories: [...names],
    y: { unit: 'euro' },
    series: [{ key: 'voordeel', label: 'Voordeel', values: advantages }],
  }
  return report({
    headline: figure('pot', 'Pot per beurt', pot),
    sentence: `Elke maand legt iedereen ${eur(stake)} in en krijgt één persoon **${eur(pot)}**. Na ${plural(members, 'maand', 'maanden')} is iedereen aan de beurt geweest.`,
    figures: [
      figure('bijdrage', 'Inleg per maand', stake),
      figure('rondes', 'Aantal beurten', members, 'number'),
      figure('ingelegdPerPersoon', 'Ingelegd per persoon', pot),
      figure('voordeelEerste', 'Voordeel van de eerste', advantages[0] ?? 0),
      figure('nadeelLaatste', 'Nadeel van de laatste', Math.abs(advantages.at(-1) ?? 0)),
      figure('laatsteMaand', 'Laatste beurt', shiftMonth(now, members), 'month'),
    ],
    charts: [chart],
    tables: [table],
    steps: [
      {
        text: `${plural(members, 'persoon', 'personen')} met elk ${eur(stake)}: een pot van **${eur(pot)}**.`,
        formula: `${members} × ${eur(stake)}`,
      },
      { text: 'Wie de pot krijgt, heeft dan nog niet alles ingelegd. Het verschil leent hij van de anderen.' },
      {
        text: `We rekenen elke inleg en elke ontvangst terug naar vandaag aan ${pct(rate)}. Zo zie je wat een beurt waard is.`,
        formula: 'waarde = pot ÷ (1 + i)^beurt − som van inleg ÷ (1 + i)^maand',
      },
      {
        text: 'Samen zijn alle voordelen en nadelen nul. Wie in de plus staat, kan vooraf zijn voordeel betalen aan wie in de min staat.',
      },
    ],
    notices: [
      { tone: 'info', text: 'Spreek af dat wie vroeg aan de beurt is, de anderen vergoedt, of loot de volgorde.' },
      {
        tone: 'warning',
        text: 'Doe dit alleen met mensen die je vertrouwt: wie stopt na zijn beurt, laat de anderen met een tekort achter.',
      },
    ],
    ...common,
    next: [
      { slug: 'groepslening-calculator', text: 'Een lening onder vrienden netjes vastleggen' },
      { slug: 'doelspaarcalculator', text: 'Liever alleen sparen' },
    ],
  })
}
