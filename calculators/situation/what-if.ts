/** What if: changes of the facts of a household. Each is what the visitor would change by hand. */
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { type CardAnswer, numberIn, plainFacts, typedNumber } from '#calculators/situation/card-answer.ts'
import { ANNOUNCED, type Rules } from '#calculators/kernel/rules.ts'
import { shiftMonth } from '#finance/dates.ts'

export type WhatIf = {
  readonly key: string
  /** On its chip; {} is the amount. */
  readonly label: string
  /** As it follows "Als ". */
  readonly text: string
  /** A number the visitor may choose. */
  readonly amount?: {
    readonly label: string
    readonly start: number
    readonly min: number
    readonly max: number
    readonly unit: string
  }
  /** By the rules of the coming year, or with those that are voted or announced. */
  readonly rules?: 'next' | typeof ANNOUNCED
  /** Of two, the one that comes first: who stops as an employee has no raise, who sells may then buy. */
  readonly isFirst?: true
  /** Facts that end with it, typed or worked out: a home that is sold has no loan to refinance. */
  readonly ends?: readonly string[]
  /** The facts after it; null when it says nothing about this household. `known` has what the cards worked out too. */
  change?(facts: FactTexts, known: FactTexts, amount: number, today: string): FactTexts | null
}

const without = (facts: FactTexts, ...gone: readonly string[]): FactTexts =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => !gone.includes(fact)))

const PARTNER = ['brutoloonPartner', 'statuutPartner', 'inkomenPartner', 'nettoPartner'] as const
const PARTNER_LATER = [
  'geboortejaarPartner',
  'geboortedatumPartner',
  'loopbaanjarenPartner',
  'stopleeftijdPartner',
] as const
/** What goes with a home that is sold. */
const HOME = [
  'woningwaarde',
  'ki',
  'leningsaldo',
  'leningrente',
  'leningRest',
  'leningRestMaanden',
  'leenbedrag',
  'leningStart',
  'renteHerziening',
  'huurStart',
] as const

/** Another gross pay. Income of the year follows it; the net is worked out anew. */
function withPay(facts: FactTexts, factor: number): FactTexts | null {
  const gross = numberIn(facts.brutoloon)
  if (gross === undefined) return null
  const year = numberIn(facts.belastbaarInkomen)
  return {
    ...without(facts, 'nettoInkomen'),
    brutoloon: typedNumber(gross * factor),
    ...(year === undefined ? {} : { belastbaarInkomen: typedNumber(year * factor) }),
  }
}

const isEmployed = ({ statuut }: FactTexts) => statuut === 'bediende' || statuut === 'arbeider'
const hasPartner = ({ gezin }: FactTexts) => gezin === 'partnerMetInkomen' || gezin === 'partnerZonderInkomen'

export const whatIfs: readonly WhatIf[] = [
  {
    key: 'kind',
    label: 'Een kind erbij',
    text: 'er een kind bij komt',
    change: (facts, known, _, today) => {
      const children = numberIn(plainFacts(known).kinderen)
      if (children === undefined) return null
      const births = facts.kinderenGeboren?.trim() ?? ''
      // Child benefit starts in the month after the birth.
      const born = shiftMonth(today.slice(0, 7), -1)
      // Of children whose birth we do not know there is no child benefit to compare.
      const all = births === '' && children > 0 ? undefined : [births, born].filter(Boolean).join(',')
      return { ...facts, kinderen: String(children + 1), ...(all === undefined ? {} : { kinderenGeboren: all }) }
    },
  },
  {
    key: 'vierVijfde',
    label: '4/5 werken',
    text: 'je 4/5 werkt, zonder uitkering erbij',
    change: (facts) => {
      if (!isEmployed(facts) || (facts.tewerkstelling ?? '100').replace(/\D/g, '') !== '100') return null
      const paid = withPay(facts, 0.8)
      return paid && { ...paid, tewerkstelling: '80' }
    },
  },
  {
    key: 'opslag',
    label: '{} % opslag',
    text: 'je {} % opslag krijgt',
    amount: { label: 'Opslag', start: 10, min: 1, max: 100, unit: '%' },
    change: (facts, _, amount) => (isEmployed(facts) ? withPay(facts, 1 + amount / 100) : null),
  },
  {
    key: 'partnerStopt',
    label: 'Inkomen van je partner valt weg',
    text: 'het inkomen van je partner wegvalt',
    change: (facts) =>
      facts.gezin === 'partnerMetInkomen' ? { ...without(facts, ...PARTNER), gezin: 'partnerZonderInkomen' } : null,
  },
  {
    key: 'huis',
    label: 'Een huis van {} euro kopen',
    text: 'je een huis van {} euro koopt',
    amount: { label: 'Prijs', start: 350_000, min: 1_000, max: 5_000_000, unit: 'euro' },
    change: (facts, { gewest }, amount) => {
      const own = facts.eigenInbreng ?? facts.spaargeld
      // A postcode tells the region as well.
      if (own === undefined || gewest === undefined) return null
      return {
        ...without(facts, 'huur'),
        prijs: typedNumber(amount),
        eigenInbreng: own,
        leninglooptijd: facts.leninglooptijd ?? '25',
        // Whoever has a home already may keep it.
        enigeEigenWoning: facts.enigeEigenWoning ?? (facts.woningwaarde === undefined ? 'ja' : 'nee'),
      }
    },
  },
  {
    key: 'stoppen',
    label: 'Stoppen op {}',
    text: 'je stopt met werken op {} jaar',
    amount: { label: 'Leeftijd', start: 63, min: 55, max: 85, unit: 'jaar' },
    change: (facts, _, amount) =>
      facts.stopleeftijd === undefined ? null : { ...facts, stopleeftijd: typedNumber(amount) },
  },
  {
    key: 'uitElkaar',
    label: 'Uit elkaar gaan',
    text: 'jullie uit elkaar gaan en de kinderen ten laste van jou blijven',
    change: (facts) =>
      hasPartner(facts) ? { ...without(facts, ...PARTNER, ...PARTNER_LATER, 'gehuwd'), gezin: 'alleenstaand' } : null,
  },
  {
    key: 'trouwen',
    label: 'Trouwen',
    text: 'jullie trouwen',
    change: (facts) => {
      if (hasPartner(facts)) return facts.gehuwd === 'ja' ? null : { ...facts, gehuwd: 'ja' }
      const earns = PARTNER.some((fact) => facts[fact] !== undefined)
      return earns && facts.gezin === 'alleenstaand' ? { ...facts, gezin: 'partnerMetInkomen', gehuwd: 'ja' } : null
    },
  },
  {
    key: 'zelfstandige',
    label: 'Zelfstandig met {} euro winst',
    text: 'je zelfstandige wordt met {} euro winst per jaar',
    amount: { label: 'Winst per jaar', start: 45_000, min: 0, max: 1_000_000, unit: 'euro' },
    isFirst: true,
    change: (facts, _, amount) =>
      isEmployed(facts)
        ? {
            ...without(facts, 'brutoloon', 'nettoInkomen', 'eindejaarspremie', 'inDienst', 'tewerkstelling'),
            statuut: 'zelfstandige',
            belastbaarInkomen: typedNumber(amount),
          }
        : null,
  },
  {
    key: 'wagen',
    label: 'Een bedrijfswagen van {} euro',
    text: 'je een elektrische bedrijfswagen van {} euro krijgt, zonder dat je loon daalt',
    amount: { label: 'Cataloguswaarde', start: 45_000, min: 1_000, max: 500_000, unit: 'euro' },
    change: (facts, _, amount) =>
      isEmployed(facts) && facts.cataloguswaarde === undefined && facts.voordeelWagen === undefined
        ? {
            ...without(facts, 'nettoInkomen'),
            cataloguswaarde: typedNumber(amount),
            brandstof: 'elektrisch',
          }
        : null,
  },
  {
    key: 'verkopen',
    label: 'Woning verkopen en huren voor {} euro',
    text: 'je je woning verkoopt aan haar waarde, de lening afbetaalt en huurt voor {} euro per maand, zonder kosten',
    amount: { label: 'Huur per maand', start: 1_000, min: 1, max: 50_000, unit: 'euro' },
    isFirst: true,
    ends: HOME,
    change: (facts, known, amount) => {
      const worth = numberIn(facts.woningwaarde)
      if (worth === undefined) return null
      const saved = numberIn(facts.spaargeld)
      const left = worth - (numberIn(known.leningsaldo) ?? 0)
      return {
        ...without(facts, ...HOME),
        wonen: 'huur',
        huur: typedNumber(amount),
        ...(saved === undefined ? {} : { spaargeld: typedNumber(Math.max(0, saved + left)) }),
      }
    },
  },
  {
    key: 'herfinancieren',
    label: 'Herfinancieren aan {} %',
    text: 'je woonlening {} % rente kost, zonder de kosten van de overstap',
    amount: { label: 'Nieuwe rente', start: 3, min: 0, max: 15, unit: '%' },
    change: (facts, known, amount) => {
      const { leningsaldo, leningrente, leningRest, leningRestMaanden } = known
      if (leningsaldo === undefined || leningrente === undefined || leningRest === undefined) return null
      // What is still to be paid stays what it is: it followed from the old rate.
      return {
        ...facts,
        leningsaldo,
        leningRest,
        ...(leningRestMaanden === undefined ? {} : { leningRestMaanden }),
        leningrente: typedNumber(amount),
      }
    },
  },
  {
    key: 'partnerOverlijdt',
    label: 'Je partner overlijdt',
    text: 'je partner overlijdt, zonder wat je erft of als uitkering krijgt',
    change: (facts) =>
      hasPartner(facts)
        ? {
            ...without(facts, ...PARTNER, ...PARTNER_LATER, 'gehuwd'),
            gezin: 'alleenstaand',
            // Exemptions are those of the living.
            ...(facts.titularissen === undefined ? {} : { titularissen: '1' }),
          }
        : null,
  },
  { key: 'regels', label: 'Regels van {}', text: 'de regels van {} gelden', rules: 'next' },
  {
    key: 'aangekondigd',
    label: 'Aangekondigde regels',
    text: 'alles geldt wat gestemd of aangekondigd is',
    rules: ANNOUNCED,
  },
]

/** A chosen what-if with its number. */
export type Chosen = { readonly key: string; readonly amount?: number }

export type Changed = { readonly facts: FactTexts; readonly rules: Rules | null }

export const amountOf = ({ key, amount }: Chosen): number =>
  amount ?? whatIfs.find((one) => one.key === key)?.amount?.start ?? 0

/** However they were chosen, changes come in one order. */
const place = ({ key }: Chosen): number => {
  const at = whatIfs.findIndex((one) => one.key === key)
  return whatIfs[at]?.isFirst ? at - whatIfs.length : at
}

/** The facts after all chosen changes, one on top of the other; null when one says nothing about this household. */
export function changed(facts: FactTexts, known: FactTexts, chosen: readonly Chosen[], today: string): Changed | null {
  let held: FactTexts = facts
  let found: FactTexts = known
  let rules: Rules | null = null
  for (const one of chosen.toSorted((a, b) => place(a) - place(b))) {
    const whatIf = whatIfs.find(({ key }) => key === one.key)
    // There is one set of rules at a time.
    if (whatIf === undefined || (whatIf.rules && rules !== null)) return null
    if (whatIf.rules) rules = whatIf.rules === 'next' ? Number(today.slice(0, 4)) + 1 : ANNOUNCED
    const next = whatIf.change ? whatIf.change(held, { ...found, ...held }, amountOf(one), today) : held
    if (next === null) return null
    held = next
    found = without(found, ...(whatIf.ends ?? []))
  }
  return { facts: held, rules }
}

/** What is earned and what is withheld or settled of it. The year as it is taxed holds all of them. */
const EARNED: ReadonlySet<string> = new Set([
  'netto',
  'nettoPartner',
  'vakantiegeld',
  'vakantiekas',
  'eindejaarspremie',
  'afrekening',
  'nettoZelfstandige',
])

type Side = { readonly answers: readonly CardAnswer[]; readonly typed: FactTexts }

const knownOf = ({ answers }: Side) => answers.flatMap((one) => (one.status === 'known' ? [one] : []))
const leftOf = (side: Side) => knownOf(side).find(({ leaves }) => leaves !== undefined)?.leaves

/** What a household has in a year beside what it earns: what the cards bring and take, and the rent. */
const besideOf = (side: Side): number =>
  knownOf(side)
    .filter(({ key }) => !EARNED.has(key))
    .reduce((sum, { perMonth, perYear }) => sum + 12 * perMonth + perYear, -12 * (numberIn(side.typed.huur) ?? 0))

/** What is earned by the cards, and what was typed where there is no card for it. */
function earnedOf(side: Side): number {
  const { typed } = side
  const earned = knownOf(side).filter(({ key }) => EARNED.has(key))
  const has = (...keys: readonly string[]) => earned.some(({ key }) => keys.includes(key))
  return earned.reduce(
    (sum, { perMonth, perYear }) => sum + 12 * perMonth + perYear,
    12 * (has('netto', 'nettoZelfstandige') ? 0 : (numberIn(typed.nettoInkomen) ?? 0)) +
      12 * (has('nettoPartner') ? 0 : (numberIn(typed.nettoPartner) ?? 0)),
  )
}

/** Both years are known with their tax, and are about the same incomes. */
function isTaxed(now: Side, later: Side): boolean {
  const same = (fact: string) => now.typed[fact] === later.typed[fact]
  // A partner before the wedding earned as well; an income that was typed has no car that comes.
  const earns = now.typed.inkomenPartner !== undefined && same('inkomenPartner') && !same('gezin')
  const drives = now.typed.belastbaarInkomen !== undefined && !same('cataloguswaarde')
  return leftOf(now) !== undefined && leftOf(later) !== undefined && !earns && !drives
}

/** What moves in a year; null when a part of it is known on one side only. What ends with a change is known not to be. */
export function movedBy(now: Side, later: Side, chosen: readonly Chosen[] = []): number | null {
  const ended = new Set(chosen.flatMap(({ key }) => whatIfs.find((one) => one.key === key)?.ends ?? []))
  const taxed = isTaxed(now, later)
  const brings = (one: CardAnswer | undefined) => one?.status === 'known' && (one.perMonth !== 0 || one.perYear !== 0)
  const isOpen = (one: CardAnswer | undefined) =>
    one?.status === 'missing'
      ? !one.facts.every((fact) => ended.has(fact))
      : one?.status === 'away' && one.refused !== undefined
  // Whoever plans to buy does not pay for that home yet.
  const isBought = chosen.some(({ key }) => key === 'huis')
  const half = now.answers.some((one) => {
    if (isBought && one.key === 'aankoop') return false
    if (taxed && EARNED.has(one.key)) return false
    const other = later.answers.find(({ key }) => key === one.key)
    // With a first child comes a benefit that is not known yet.
    if (one.key === 'kinderbijslag' && !isOpen(one) && isOpen(other)) return true
    if (isOpen(one) || isOpen(other)) return brings(one) !== brings(other)
    // A partner who earned before the wedding earns after it: that pay is nothing new.
    const earns = now.typed.brutoloonPartner !== undefined && later.typed.brutoloonPartner !== undefined
    return one.key === 'nettoPartner' && earns && brings(one) !== brings(other)
  })
  const earned = (side: Side) => (taxed ? (leftOf(side) ?? 0) : earnedOf(side))
  const more = earned(later) - earned(now)
  // What a profit adds to the tax of two is not what is left beside a pay slip: that one has a settlement of its own.
  const isShared = [now, later].some(
    (side) => side.typed.gezin === 'partnerMetInkomen' && knownOf(side).some(({ key }) => key === 'nettoZelfstandige'),
  )
  const planned = knownOf(now).find(({ key }) => isBought && key === 'aankoop')?.perMonth ?? 0
  return half || (more !== 0 && isShared && !taxed) ? null : more + besideOf(later) - besideOf(now) + 12 * planned
}

/** Behind #: "opslag:10,kind". */
const WHAT_IF = '_watals'
export const MOST_CHOSEN = 2

export const encodeChosen = (chosen: readonly Chosen[]): string =>
  `${WHAT_IF}=${chosen.map(({ key, amount }) => (amount === undefined ? key : `${key}:${amount}`)).join(',')}`

export function decodeChosen(fragment: string): readonly Chosen[] {
  const part = fragment
    .replace(/^#/, '')
    .split('&')
    .find((one) => one.startsWith(`${WHAT_IF}=`))
  const found = (part?.slice(WHAT_IF.length + 1) ?? '').split(',').flatMap((one): readonly Chosen[] => {
    const [key = '', text] = one.split(':')
    const whatIf = whatIfs.find((candidate) => candidate.key === key)
    const amount = Number(text)
    if (whatIf === undefined) return []
    const fits = whatIf.amount && text !== undefined && amount >= whatIf.amount.min && amount <= whatIf.amount.max
    return [fits ? { key, amount } : { key }]
  })
  return found.slice(0, MOST_CHOSEN)
}
