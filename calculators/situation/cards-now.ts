/** What comes in and goes out each month and each year. In order: what one works out, the next knows. */
import type { Out } from '#calculators/kernel/calculator.ts'
import { dateText, duration, eur, eur0, longDate } from '#calculators/kernel/format.ts'
import {
  type Card,
  type Fill,
  type Known,
  EMPLOYED,
  OWN_ACCOUNT,
  WORKING,
  hasProfit,
  yearOf,
  isCouple,
  number,
  ofYear,
  withPremium,
  LOAN,
  TAX,
} from '#calculators/situation/card.ts'
import { extraPay, sectorPremium } from '#calculators/situation/cards-extra.ts'
import { nextDay, nextPrepayment } from '#calculators/situation/next-day.ts'
import { isGermanSpeaking } from '#data/german-speaking.ts'
import { addMonths, endOfMonth, monthsBetween } from '#finance/dates.ts'
import { last } from '#finance/list.ts'
import { aangiftedagen } from '#rules/belasting/aangifte.figures.ts'
import { vervaldagenVoorafbetaling } from '#rules/belasting/voorafbetaling.figures.ts'

/** Payments of the home loan that are due by today. */
const paidMonths = (known: Known): number => {
  const first = known.day('leningStart')
  return first === undefined || first > known.today ? 0 : monthsBetween(first, known.today) + 1
}
const toPay = (known: Known): number => Math.max(0, (known.amount('leninglooptijd') ?? 0) * 12 - paidMonths(known))
const restMonths = (known: Known): number =>
  (known.amount('leningRest') ?? 0) * 12 + (known.amount('leningRestMaanden') ?? 0)
const yearlyBenefit = (out: Out, known: Known) => {
  const [day, name] =
    known.maybe('gewest') === 'vlaanderen'
      ? (['08-01', 'Schoolbonus'] as const)
      : (['07-01', 'Jaarlijkse toeslag'] as const)
  return {
    date: nextDay(known.today, day),
    title: `${name} van ongeveer ${eur0(number(out.jaartoeslag))} bij de kinderbijslag`,
  }
}
/** The taxable income of the household as child benefit counts it: wages before professional costs, a profit after them × 100/80. */
const householdIncome = (known: Known) => {
  const own = known.need('belastbaarInkomen')
  const paired = known.maybe('gezin') === 'partnerMetInkomen'
  const other = paired ? known.need('inkomenPartner') : '0'
  const counted = (fact: string, statuut: string, off = 0) =>
    Math.max(0, (known.amount(fact) ?? 0) - off) * (hasProfit(known, statuut) ? 1.25 : 1)
  return own === undefined || other === undefined
    ? undefined
    : known.typed(
        counted('belastbaarInkomen', 'statuut', known.amount('socialeBijdragen')) +
          (paired ? counted('inkomenPartner', 'statuutPartner') : 0),
      )
}
/** Of a premium in hours or of a typed amount the year of pay has one month. */
const lacksPremium = (known: Known): boolean =>
  known.maybe('premieVoorheffing') === undefined &&
  known.maybe('eindejaarspremie') === 'ja' &&
  known.maybe('brutoloon') !== undefined &&
  (known.maybe('paritairComite') ?? 'pc200') !== 'pc200'
const ownAccount = (known: Known): Fill => ({
  statuut: 'hoofdberoep',
  soortInkomen: 'winst',
  inkomen: known.need('belastbaarInkomen'),
  beheerskost: '0',
})

export const cardsNow: readonly Card[] = [
  {
    key: 'saldo',
    isSilent: true,
    group: 'maand',
    category: 'lenen',
    slug: 'hypothecaire-lening-berekenen',
    market: true,
    title: 'Wat er nog openstaat op je woonlening',
    show: ['openstaandSaldo'],
    needs: ['leenbedrag', 'leninglooptijd', 'leningrente', 'leningStart'],
    only: 'leningStart',
    fill: (known) => {
      const paid = paidMonths(known)
      return { rente: known.need('leningrente'), saldoNa: paid > 0 ? known.typed(paid) : undefined }
    },
    free: ['hypotheekkosten'],
    gain: 'kennen we het saldo van je woonlening',
    gives: [
      { fact: 'leningsaldo', output: 'openstaandSaldo' },
      { fact: 'leningRest', output: (_, known) => known.typed(Math.trunc(toPay(known) / 12)) },
      {
        fact: 'leningRestMaanden',
        // Years that were given say it all.
        output: (_, known) => (known.maybe('leningRest') === undefined ? known.typed(toPay(known) % 12) : undefined),
      },
    ],
  },
  {
    key: 'wagen',
    group: 'maand',
    category: 'planning',
    slug: 'bedrijfswagen-vaa-calculator',
    title: 'Je bedrijfswagen',
    show: ['nettoKost'],
    needs: ['cataloguswaarde', 'brandstof', 'brutoloon', 'statuut', 'gezin'],
    only: 'cataloguswaarde',
    when: { statuut: EMPLOYED },
    free: ['jaar'],
    gain: 'kennen we wat je bedrijfswagen je kost',
    gives: [{ fact: 'voordeelWagen', output: 'voordeelMaand' }],
    note: (out) => `minder netto per maand, voor een voordeel van ${eur(number(out.voordeelMaand))}`,
    say: () => 'Dat is al van je nettoloon af.',
    tone: 'tax',
  },
  sectorPremium,
  {
    key: 'netto',
    group: 'maand',
    category: 'planning',
    slug: 'bruto-netto-calculator',
    title: 'Jouw nettoloon',
    show: ['netto'],
    needs: ['brutoloon', 'statuut', 'gezin'],
    when: { statuut: EMPLOYED },
    free: ['opslag', 'eindejaarspremie', 'loonmaand'],
    takes: ['voordeelWagen', 'premieBelastbaar'],
    gain: 'kennen we je nettoloon',
    gives: [
      { fact: 'nettoInkomen', output: 'netto' },
      { fact: 'nettoloon', output: 'netto' },
      {
        fact: 'belastbaarInkomen',
        unless: ['eindejaarspremie'],
        output: (out, known) => withPremium(out, known, 'belastbaarJaar', 'premieBelastbaar'),
      },
      ofYear('werkbonusA', 'werkbonusAJaar'),
      ofYear('werkbonusB', 'werkbonusBJaar'),
      ofYear('bedrijfsvoorheffing', 'ingehoudenJaar', true),
      ofYear('bbszIngehouden', 'bbszJaar', true),
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
      tewerkstelling: undefined,
      voordeelWagen: undefined,
    }),
    free: ['opslag', 'eindejaarspremie', 'loonmaand'],
    gain: 'kennen we het nettoloon van je partner',
    gives: [
      { fact: 'nettoPartner', output: 'netto' },
      { fact: 'werkbonusAPartner', output: 'werkbonusAJaar' },
      { fact: 'werkbonusBPartner', output: 'werkbonusBJaar' },
    ],
    flow: { per: 'maand', of: { netto: 1 } },
    note: () => 'per maand, kinderen op jouw loonbrief',
    say: (out, known) =>
      `Van ${eur(known.amount('brutoloonPartner') ?? 0)} bruto houdt je partner **${eur(number(out.netto))}** over.`,
  },
  {
    key: 'bijdragen',
    group: 'jaar',
    category: 'planning',
    slug: 'sociale-bijdragen-zelfstandige-calculator',
    title: 'Sociale bijdragen',
    show: ['kwartaalbijdrage'],
    needs: ['statuut', 'belastbaarInkomen'],
    when: { statuut: OWN_ACCOUNT },
    fill: ownAccount,
    free: ['inkomenPartner'],
    gain: 'kennen we je sociale bijdragen',
    gives: [{ fact: 'socialeBijdragen', output: 'jaarbijdrage' }],
    note: () => 'per kwartaal, in hoofdberoep, zonder beheerskost',
    say: (out) => `Over het hele jaar is dat **${eur(number(out.jaarbijdrage))}**.`,
    dates: (_, known) =>
      last(vervaldagenVoorafbetaling.rows).value.map((day) => ({
        date: nextPrepayment(known.today, day),
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
    when: { statuut: OWN_ACCOUNT },
    fill: ownAccount,
    gain: 'kennen we je netto als zelfstandige',
    flow: { per: 'jaar', of: { overschot: 1 } },
    note: () => 'per jaar, na bijdragen en belasting',
    say: (out, known) =>
      number(out.belasting) > 0
        ? `Van je winst gaat **${eur(number(out.belasting))}** naar de belasting${isCouple(known) ? ': zoveel meer betalen jullie dan zonder die winst' : ''}.`
        : 'Op je winst betaal je geen belasting.',
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
      // A community with a benefit of its own.
      woonplaats: isGermanSpeaking(known.maybe('postcode') ?? '') ? 'duitstalig' : known.need('gewest'),
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
      ...(number(out.jaartoeslag) > 0 && number(out.perMaand) > 0 ? [yearlyBenefit(out, known)] : []),
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
    note: (out, known) => `per maand, nog ${eur0(number(out.saldo))} in ${duration(restMonths(known))}`,
    say: (out, known) =>
      `De laatste afbetaling valt in ${longDate(addMonths(known.today, restMonths(known)).slice(0, 7))}; tot dan betaal je nog **${eur(number(out.renteNu))}** rente.`,
    dates: (_, known) => {
      const reset = known.day('renteHerziening')
      return [
        ...(reset === undefined ? [] : [{ date: reset, title: 'De rente van je woonlening wordt herzien' }]),
        // Of the month alone is known: a calendar file made on another day holds the same event.
        {
          date: endOfMonth(addMonths(known.today, restMonths(known))),
          title: 'Laatste afbetaling van je woonlening',
        },
      ]
    },
  },
  {
    key: 'huur',
    group: 'maand',
    category: 'planning',
    slug: 'huurindexatie-berekenen',
    title: 'Je huur na indexering',
    show: ['nieuweHuur', 'huurTotDan'],
    needs: ['huur', 'gewest', 'huurStart', 'epc'],
    only: 'huur',
    not: { wonen: 'eigen' },
    fill: (known) => ({ ondertekend: known.need('huurStart') }),
    gain: 'kennen we je huur na indexering',
    note: () => 'hoogstens per maand, als je tekende toen de huur begon',
    dates: (_, known) => [
      {
        date: nextDay(known.today, known.day('huurStart')?.slice(5) ?? '01-01'),
        title: 'Verjaardag van je huurcontract: je huur kan geïndexeerd worden',
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
    // Of a director we do not know the contributions.
    when: { statuut: [...WORKING, 'vrijBeroep', 'gepensioneerde', 'werkloos', 'ziek'] },
    gain: 'kennen we je belasting van het jaar',
    sharper: { fact: 'postcode', gain: 'kennen we je gemeentebelasting' },
    // Without the surcharge: who pays in advance has none. A company car is taxed and not paid out.
    leaves: (out, known) =>
      number(out.nettoInkomen) +
      number(out.vermeerdering) -
      (EMPLOYED.some((one) => one === known.maybe('statuut')) ? 12 * (known.amount('voordeelWagen') ?? 0) : 0),
    gives: [{ fact: 'zonderBelasting', output: (out) => (number(out.hoofdsom) === 0 ? 'ja' : undefined) }],
    note: (out, known) =>
      `${number(out.totaalVerschuldigd) < 0 ? 'je krijgt dat van de Staat, ' : ''}over ${known.today.slice(0, 4)}${isCouple(known) ? ', jullie samen' : ''}${number(out.vermeerdering) > 0 ? `, met ${eur0(number(out.vermeerdering))} omdat je niets vooraf betaalt` : ''}${lacksPremium(known) ? ', met één maandloon als premie' : ''}`,
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
    dates: (out, known) => {
      // The return of a year is due in the next one.
      const year = yearOf(known.today)
      const sum = out.terug === null ? `${eur0(number(out.bijTeBetalen))} bij` : `${eur0(number(out.terug))} terug`
      return [
        {
          date: `${year + 1}-${last(aangiftedagen.rows).value[1]}`,
          title: `Laatste dag om je aangifte over ${year} online in te dienen; daarna komt de afrekening, ongeveer ${sum}`,
        },
      ]
    },
  },
  ...extraPay,
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
    // A reduction of no tax is nothing.
    not: { zonderBelasting: 'ja' },
    // What the most that counts brings, whatever goes in today.
    fill: (known) => ({ storting: undefined, gemeentebelasting: known.maybe('gemeentebelasting') }),
    free: ['rendement', 'uitkeringsleeftijd', 'instapkost', 'lopendeKost', 'etfKost'],
    gain: 'kennen we je ruimte voor pensioensparen',
    note: (out, known) => {
      const paid = known.amount('pensioensparen')
      const room = number(out.eerstePlafond) - (paid ?? 0)
      const left = paid === undefined ? '' : room > 0 ? `; nog ${eur0(room)} ruimte` : '; je ruimte is op'
      return `belasting terug, als je dit jaar ${eur0(number(out.eerstePlafond))} stort${left}`
    },
    say: (out, known) =>
      `Stort ten laatste op ${dateText(nextDay(known.today, '12-31'))}: dan kost het je **${eur(number(out.nettoKost))}** in plaats van ${eur0(number(out.eerstePlafond))}.`,
    dates: (out, known) => [
      {
        date: nextDay(known.today, '12-31'),
        title: `Laatste dag voor pensioensparen van dit jaar (${eur0(number(out.eerstePlafond))})`,
      },
    ],
  },
]
