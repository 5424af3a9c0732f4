/** What comes in and goes out each month and each year. In order: what one works out, the next knows. */
import { dateText, duration, eur, eur0, longDate } from '#calculators/kernel/format.ts'
import {
  type Card,
  type Fill,
  type Known,
  EMPLOYED,
  WORKING,
  yearOf,
  isCouple,
  number,
  LOAN,
} from '#calculators/situation/card.ts'
import { addMonths } from '#finance/dates.ts'
import { last } from '#finance/list.ts'
import { vervaldagenVoorafbetaling } from '#rules/belasting/voorafbetaling.figures.ts'

const sumOf = (known: Known, ...facts: readonly string[]): string | undefined => {
  const amounts = facts.map((fact) => known.amount(fact))
  return amounts.includes(undefined)
    ? undefined
    : known.typed(amounts.reduce<number>((all, one) => all + (one ?? 0), 0))
}
/** The next time this day of the year comes round: "12-31". */
const nextDay = (today: string, day: string) => {
  const own = `${today.slice(0, 4)}-${day}`
  return own >= today ? own : `${yearOf(today) + 1}-${day}`
}
/** The taxable income of the household, before professional costs. */
const householdIncome = (known: Known) => {
  const own = known.need('belastbaarInkomen')
  if (known.maybe('gezin') !== 'partnerMetInkomen') return own
  known.need('inkomenPartner')
  return sumOf(known, 'belastbaarInkomen', 'inkomenPartner')
}
const ownAccount = (known: Known): Fill => ({
  statuut: 'hoofdberoep',
  soortInkomen: 'winst',
  inkomen: known.need('belastbaarInkomen'),
  beheerskost: '0',
})
const TAX = {
  category: 'planning',
  slug: 'belastingplanning-calculator',
  needs: ['gezin', 'statuut', 'belastbaarInkomen'],
  fill: (known: Known) => ({
    inkomstenjaar: known.today.slice(0, 4),
    socialeBijdragen: known.maybe('socialeBijdragen'),
  }),
  tone: 'tax',
} as const

export const cardsNow: readonly Card[] = [
  {
    key: 'netto',
    group: 'maand',
    category: 'planning',
    slug: 'bruto-netto-calculator',
    title: 'Jouw nettoloon',
    show: ['netto'],
    needs: ['brutoloon', 'statuut', 'gezin'],
    when: { statuut: EMPLOYED },
    fill: (known) => ({ tewerkstelling: known.maybe('tewerkstelling') }),
    free: ['opslag', 'eindejaarspremie'],
    gain: 'kennen we je nettoloon',
    gives: [
      { fact: 'nettoInkomen', output: 'netto' },
      { fact: 'belastbaarInkomen', output: 'belastbaarJaar', unless: ['eindejaarspremie'] },
    ],
    flow: { per: 'maand', of: { netto: 1 } },
    note: () => 'per maand, op je loonbrief',
  },
  {
    key: 'nettoPartner',
    group: 'maand',
    category: 'planning',
    slug: 'bruto-netto-calculator',
    title: 'Nettoloon van je partner',
    show: ['netto'],
    needs: ['brutoloonPartner', 'statuutPartner', 'gezin'],
    when: { gezin: ['partnerMetInkomen'], statuutPartner: EMPLOYED },
    // The children count on one of the two pay slips.
    fill: (known) => ({
      bruto: known.need('brutoloonPartner'),
      statuut: known.need('statuutPartner'),
      gezin: known.need('gezin'),
      kinderen: '0',
      eindejaarspremie: undefined,
    }),
    free: ['opslag', 'eindejaarspremie'],
    gain: 'kennen we het nettoloon van je partner',
    gives: [{ fact: 'nettoPartner', output: 'netto' }],
    flow: { per: 'maand', of: { netto: 1 } },
    note: () => 'per maand, kinderen op jouw loonbrief',
  },
  {
    key: 'bijdragen',
    group: 'jaar',
    category: 'planning',
    slug: 'sociale-bijdragen-zelfstandige-calculator',
    title: 'Sociale bijdragen',
    show: ['kwartaalbijdrage'],
    needs: ['statuut', 'belastbaarInkomen'],
    when: { statuut: ['zelfstandige'] },
    fill: ownAccount,
    free: ['inkomenPartner'],
    gain: 'kennen we je sociale bijdragen',
    gives: [{ fact: 'socialeBijdragen', output: 'jaarbijdrage' }],
    note: () => 'per kwartaal, in hoofdberoep, zonder beheerskost',
    say: (out) => `Over het hele jaar is dat **${eur(number(out.jaarbijdrage))}**.`,
    dates: (_, known) =>
      last(vervaldagenVoorafbetaling.rows).value.map((day) => ({
        date: nextDay(known.today, day),
        title: 'Laatste dag voor de voorafbetaling van je belasting dit kwartaal',
      })),
  },
  {
    key: 'nettoZelfstandige',
    group: 'jaar',
    category: 'planning',
    slug: 'sociale-bijdragen-zelfstandige-calculator',
    title: 'Netto als zelfstandige',
    show: ['overschot'],
    needs: ['statuut', 'belastbaarInkomen', 'gezin'],
    when: { statuut: ['zelfstandige'] },
    fill: ownAccount,
    gain: 'kennen we je netto als zelfstandige',
    flow: { per: 'jaar', of: { overschot: 1 } },
    note: () => 'per jaar, na bijdragen en belasting',
    say: (out) => `Van je winst gaat **${eur(number(out.belasting))}** naar de belasting.`,
  },
  {
    key: 'kinderbijslag',
    group: 'maand',
    category: 'planning',
    slug: 'groeipakket-berekenen',
    title: 'Kinderbijslag',
    show: ['perMaand'],
    needs: ['kinderenGeboren', 'gewest', 'gezin'],
    not: { kinderen: '0' },
    fill: (known) => ({
      woonplaats: known.need('gewest'),
      inkomen: householdIncome(known),
      alleenstaand: !isCouple(known),
    }),
    gain: 'kennen we je kinderbijslag',
    flow: { per: 'maand', of: { perMaand: 1 } },
    note: () => 'per maand',
    next: (report) => {
      const rows = report.tables.find(({ key }) => key === 'jaren')?.rows ?? []
      // The first year is not a whole one.
      const [, first, ...later] = rows
      const other = later.find(([, together]) => first !== undefined && together !== first[1])
      return other
        ? `In ${String(other[0])} wordt het ${eur(number(other[1]))} over het hele jaar, aan de bedragen van nu.`
        : ''
    },
    dates: (out, known) => [
      ...(number(out.jaartoeslag) > 0
        ? [
            {
              date: nextDay(known.today, '08-01'),
              title: `Schoolbonus van ${eur(number(out.jaartoeslag))} in augustus`,
            },
          ]
        : []),
      ...known.births().flatMap((born) =>
        [12, 18].map((years) => ({
          date: addMonths(`${born}-01`, years * 12),
          title: `Je kind wordt ${years} in ${longDate(addMonths(`${born}-01`, years * 12).slice(0, 7))}: kijk de kinderbijslag na`,
        })),
      ),
    ],
  },
  {
    ...LOAN,
    key: 'woonlening',
    group: 'maand',
    title: 'Je woonlening',
    show: ['huidigeMaandlast'],
    gain: 'kennen we je woonlening',
    gives: [{ fact: 'maandlast', output: 'huidigeMaandlast' }],
    flow: { per: 'maand', of: { huidigeMaandlast: -1 } },
    note: (out, known) =>
      `per maand, nog ${eur0(number(out.saldo))} in ${duration((known.amount('leningRest') ?? 0) * 12)}`,
    say: (out, known) =>
      `De laatste afbetaling valt in ${longDate(addMonths(known.today, Math.round((known.amount('leningRest') ?? 0) * 12)).slice(0, 7))}; tot dan betaal je nog **${eur(number(out.renteNu))}** rente.`,
    dates: (_, known) => [
      {
        date: addMonths(known.today, Math.round((known.amount('leningRest') ?? 0) * 12)),
        title: 'Laatste afbetaling van je woonlening',
      },
    ],
  },
  {
    key: 'aankoop',
    group: 'maand',
    category: 'lenen',
    slug: 'woningkrediet-simulator',
    market: true,
    title: 'De woning die je wilt kopen',
    show: ['maandlast'],
    needs: ['prijs', 'eigenInbreng', 'gewest', 'leninglooptijd'],
    only: 'prijs',
    gain: 'kennen we de maandlast van je aankoop',
    flow: { per: 'maand', of: { maandlast: -1 } },
    note: (out) => `per maand, voor een lening van ${eur0(number(out.leenbedrag))}`,
  },
  {
    ...TAX,
    key: 'belasting',
    group: 'jaar',
    title: 'Belasting van het jaar',
    show: ['totaalVerschuldigd'],
    gain: 'kennen we je belasting van het jaar',
    sharper: { fact: 'postcode', gain: 'kennen we je gemeentebelasting' },
    note: (_, known) => `over ${known.today.slice(0, 4)}${isCouple(known) ? ', jullie samen' : ''}`,
  },
  {
    ...TAX,
    key: 'afrekening',
    tone: undefined,
    group: 'jaar',
    title: 'Afrekening met de belastingen',
    show: ['terug', 'bijTeBetalen'],
    // Without the payments of a self-employed person in advance there is nothing to settle with.
    when: { statuut: EMPLOYED },
    gain: 'kennen we je afrekening',
    flow: { per: 'jaar', of: { terug: 1, bijTeBetalen: -1 } },
    note: (out) => (out.terug === null ? 'bij te betalen, na je aangifte' : 'terug, na je aangifte'),
    say: (_, known) =>
      `Op het aanslagbiljet over ${known.today.slice(0, 4)}, met een geraamde voorheffing zoals op je loonbrief.`,
  },
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
    key: 'eindejaarspremie',
    group: 'jaar',
    category: 'planning',
    slug: 'eindejaarsbonus-calculator',
    title: 'Eindejaarspremie',
    show: ['netto'],
    needs: ['brutoloon', 'statuut', 'gezin', 'eindejaarspremie'],
    when: { statuut: EMPLOYED, eindejaarspremie: ['ja'] },
    fill: () => ({ paritairComite: 'pc200', gewerkteMaanden: '12' }),
    free: ['inkomenPartner'],
    gain: 'kennen we je eindejaarspremie',
    flow: { per: 'jaar', of: { netto: 1 } },
    note: () => 'netto in december: één maandloon voor een vol jaar',
    dates: (out, known) => [
      {
        date: nextDay(known.today, '12-31'),
        title: `Eindejaarspremie, ongeveer ${eur0(number(out.netto))} netto, in december`,
      },
    ],
  },
  {
    key: 'grondlasten',
    group: 'jaar',
    category: 'lenen',
    slug: 'onroerende-voorheffing-berekenen',
    title: 'Onroerende voorheffing',
    show: ['onroerendeVoorheffing'],
    needs: ['ki', 'postcode'],
    gain: 'kennen we je onroerende voorheffing',
    flow: { per: 'jaar', of: { onroerendeVoorheffing: -1 } },
    note: () => 'per jaar, voor je woning',
    tone: 'tax',
  },
  {
    key: 'pensioensparen',
    group: 'jaar',
    category: 'planning',
    slug: 'pensioensparen-calculator',
    title: 'Pensioensparen brengt op',
    show: ['voordeelMetGemeente'],
    needs: ['geboortejaar', 'statuut'],
    when: { statuut: WORKING },
    free: ['rendement', 'uitkeringsleeftijd', 'instapkost', 'lopendeKost', 'etfKost'],
    gain: 'kennen we je ruimte voor pensioensparen',
    note: (out) => `belasting terug, als je dit jaar ${eur0(number(out.eerstePlafond))} stort`,
    say: (out, known) =>
      `Stort ten laatste op ${dateText(nextDay(known.today, '12-31'))}: dan kost het je **${eur(number(out.nettoKost))}** in plaats van ${eur0(number(out.eerstePlafond))}.`,
    dates: (out, known) => [
      {
        date: nextDay(known.today, '12-31'),
        title: `Laatste dag voor pensioensparen van dit jaar (${eur0(number(out.eerstePlafond))})`,
      },
    ],
  },
  {
    key: 'sparen',
    group: 'jaar',
    category: 'sparen',
    slug: 'hoogste-spaarrente-belgie',
    market: true,
    title: 'Spaargeld: de beste tegen de jouwe',
    show: ['verschilEigenBank'],
    needs: ['spaargeld', 'spaarrente', 'spaarpremie'],
    fill: (known) => ({
      looptijd: '12',
      eigenBasisrente: known.need('spaarrente'),
      eigenPremie: known.need('spaarpremie'),
    }),
    gain: 'vergelijken we je spaarrekening met de beste',
    note: (out) => `meer in een jaar, bij ${String(out.besteRekening ?? '')}`,
  },
]
