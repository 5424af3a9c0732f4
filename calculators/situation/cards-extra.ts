/** What comes in beside the pay of each month. */
import { eur0 } from '#calculators/kernel/format.ts'
import { type Card, EMPLOYED, type Known, number } from '#calculators/situation/card.ts'
import { nextDay } from '#calculators/situation/next-day.ts'

const PREMIUM = {
  group: 'jaar',
  category: 'planning',
  slug: 'eindejaarsbonus-calculator',
  needs: ['brutoloon', 'statuut', 'gezin', 'eindejaarspremie'],
  when: { statuut: EMPLOYED, eindejaarspremie: ['ja'] },
  // The committee of most clerks, where one month's pay is the rule.
  fill: (known: Known) => ({ paritairComite: known.maybe('paritairComite') ?? 'pc200', gewerkteMaanden: '12' }),
  free: ['inkomenPartner'],
} as const

/** Before the year of pay, which would count one month of premium. */
export const sectorPremium: Card = {
  ...PREMIUM,
  key: 'premie',
  isSilent: true,
  only: 'paritairComite',
  not: { paritairComite: 'pc200' },
  title: 'Eindejaarspremie van je sector',
  show: ['belastbaar'],
  gain: 'kennen we je eindejaarspremie',
  gives: [
    { fact: 'premieBelastbaar', output: 'belastbaar' },
    { fact: 'premieVoorheffing', output: 'bedrijfsvoorheffing' },
  ],
}

export const extraPay: readonly Card[] = [
  {
    key: 'vakantiegeld',
    group: 'jaar',
    category: 'planning',
    slug: 'vakantiegeld-berekenen',
    title: 'Dubbel vakantiegeld',
    show: ['netto'],
    needs: ['brutoloon', 'statuut'],
    when: { statuut: ['bediende'] },
    fill: () => ({ situatie: 'bediende' }),
    gain: 'kennen we je vakantiegeld',
    flow: { per: 'jaar', of: { netto: 1 } },
    note: () => 'netto, meestal in mei of juni',
    dates: (out, known) => [
      {
        date: nextDay(known.today, '05-31'),
        title: `Dubbel vakantiegeld, ongeveer ${eur0(number(out.netto))} netto, in mei of juni`,
      },
    ],
  },
  {
    key: 'vakantiekas',
    group: 'jaar',
    category: 'planning',
    slug: 'vakantiegeld-berekenen',
    title: 'Vakantiegeld van de vakantiekas',
    show: ['netto'],
    needs: ['brutoloon', 'statuut'],
    when: { statuut: ['arbeider'] },
    fill: (known) => ({ situatie: 'arbeider', jaarloon: known.typed(12 * (known.amount('brutoloon') ?? 0)) }),
    gain: 'kennen we je vakantiegeld',
    // Of the twelve months the employer pays eleven.
    flow: { per: 'jaar', of: { netto: 1 }, instead: 'nettoloon' },
    note: () => 'netto, meestal in mei of juni, in plaats van een maand loon',
    dates: (out, known) => [
      {
        date: nextDay(known.today, '05-31'),
        title: `Vakantiegeld van de vakantiekas, ongeveer ${eur0(number(out.netto))} netto, in mei of juni`,
      },
    ],
  },
  {
    ...PREMIUM,
    key: 'eindejaarspremie',
    title: 'Eindejaarspremie',
    show: ['netto'],
    gain: 'kennen we je eindejaarspremie',
    flow: { per: 'jaar', of: { netto: 1 } },
    note: (_, known) =>
      (known.maybe('paritairComite') ?? 'pc200') === 'pc200'
        ? 'netto in december: één maandloon voor een vol jaar'
        : 'netto voor een vol jaar, meestal in december',
    dates: (out, known) => [
      {
        date: nextDay(known.today, '12-31'),
        title: `Eindejaarspremie, ongeveer ${eur0(number(out.netto))} netto, in december`,
      },
    ],
  },
]
