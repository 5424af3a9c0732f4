import { brutoloon, gezin, inDienst, kinderen } from '#calculators/situation/facts.ts'
import { choice, count, date, euro, type Inputs, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { eur, longDate } from '#calculators/kernel/format.ts'
import { addDays } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { eenheidsstatuut, grensHogeBediende, grensTopBediende } from '#rules/loon/opzeg.figures.ts'

/** Since this day clerks and manual workers have the same notice. */
const UNIFIED = at(eenheidsstatuut.rows, 0).value
const lastOldDay = longDate(addDays(UNIFIED, -1))

const pay = { refine: true, group: 'Vergoeding' } as const
const dismissed = { wie: 'werkgever' } as const

export const inputs = {
  wie: choice({
    label: 'Wie zegt op?',
    start: 'werkgever',
    options: [
      { value: 'werkgever', label: 'Mijn werkgever ontslaat mij' },
      { value: 'werknemer', label: 'Ik neem zelf ontslag' },
      {
        value: 'tegenopzeg',
        label: 'Ik ben opgezegd en vond een andere job',
        hint: 'De tegenopzeg: een verkorte termijn.',
      },
    ],
  }),
  inDienst: inDienst({ start: '2019-03-01', min: '1960-01-01' }),
  kennisgeving: date({
    label: 'Dag van de opzegbrief',
    start: ({ today }) => today,
    min: UNIFIED,
    hint: 'De dag waarop de brief vertrekt of wordt afgegeven.',
  }),
  wijze: choice({
    label: 'Hoe wordt de brief bezorgd?',
    start: 'aangetekend',
    options: [
      { value: 'aangetekend', label: 'Aangetekend', hint: 'Werkt de derde werkdag na verzending.' },
      {
        value: 'afgegeven',
        label: 'Afgegeven of deurwaarder',
        hint: 'Werkt dezelfde dag. Afgeven kan alleen als je zelf opzegt.',
      },
    ],
  }),
  maandloon: brutoloon({ start: 3_400, hint: 'Voor de verbrekingsvergoeding.' }),
  profiel2013: choice({
    label: `Was je al in dienst op ${lastOldDay}?`,
    start: 'nee',
    hint: ({ law }) =>
      `Dan telt wat je toen was. Hoger loon: meer dan ${eur(law(grensHogeBediende), 0)} bruto per jaar, het hoogste meer dan ${eur(law(grensTopBediende), 0)}.`,
    options: [
      { value: 'nee', label: 'Nee, later begonnen' },
      { value: 'lagereBediende', label: 'Ja, bediende met lager loon' },
      { value: 'hogereBediende', label: 'Ja, bediende met hoger loon' },
      { value: 'topBediende', label: 'Ja, bediende met het hoogste loon' },
      { value: 'arbeider', label: 'Ja, arbeider, algemene regeling' },
      { value: 'zelfInvullen', label: 'Ja, andere regeling: ik vul de weken in' },
    ],
  }),
  weken2013: count({
    label: `Weken opzeg voor de jaren tot ${lastOldDay}`,
    start: 0,
    max: 200,
    decimals: 2,
    unit: 'weken',
    when: { profiel2013: 'zelfInvullen' },
    hint: 'Staat in de cao van je sector.',
  }),
  vorm: choice({
    label: 'Wordt de opzeg gewerkt?',
    start: 'presteren',
    refine: true,
    options: [
      { value: 'presteren', label: 'Ja, de termijn wordt gewerkt' },
      { value: 'verbreken', label: 'Nee, het contract stopt meteen met een vergoeding' },
    ],
  }),
  pensioen: toggle({
    label: 'De opzeg loopt tot aan de wettelijke pensioenleeftijd',
    start: false,
    refine: true,
    when: { wie: 'werkgever' },
  }),
  loonMaanden: count({
    label: 'Maanden loon per jaar',
    short: 'een jaarloon van',
    start: 13.92,
    min: 12,
    max: 20,
    decimals: 2,
    unit: 'maanden',
    hint: '12 maanden, dertiende maand en dubbel vakantiegeld: 13,92.',
    ...pay,
  }),
  voordelen: euro({
    label: 'Voordelen per jaar',
    start: 0,
    max: 500_000,
    hint: 'Groepsverzekering, maaltijdcheques, bedrijfswagen: wat je werkgever betaalt.',
    ...pay,
  }),
  gezin: gezin({ ...pay, when: dismissed, hint: 'Voor de nettobedragen.' }),
  kinderen: kinderen({ ...pay, when: dismissed }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
