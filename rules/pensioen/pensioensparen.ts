/** Pension saving (art. 145/8 WIB 92): two ceilings, the tax break, and the end tax of the WDRT. */
import { roundCents } from '#finance/money.ts'
import { dated, type DatedDetails, type Law } from '#rules/kernel/dated.ts'

const fod = { source: 'FOD Financiën, pensioensparen', checkedOn: '2026-11-15', confidence: 'hoog' } as const
const FROZEN = 'Bevroren tot en met inkomstenjaar 2029: wet van 18 december 2025; circulaire 2026/C/6.'
const ceiling: DatedDetails = { ...fod, article: 'art. 145/8 WIB 92', knownTo: '2029-12-31' }

export const pensioensparenLaag = dated(
  'Pensioensparen: eerste plafond, met het hoge tarief',
  'euro per jaar',
  [
    { from: '2015-01-01', value: 940, note: 'Eén plafond, in 2015 tot en met 2017.' },
    { from: '2018-01-01', value: 960 },
    { from: '2019-01-01', value: 980 },
    { from: '2020-01-01', value: 990, note: 'Niet geïndexeerd van 2021 tot en met 2023.' },
    { from: '2024-01-01', value: 1_020 },
    { from: '2025-01-01', value: 1_050, note: FROZEN },
  ],
  ceiling,
)

export const pensioensparenHoog = dated(
  'Pensioensparen: tweede plafond, met het lage tarief',
  'euro per jaar',
  [
    { from: '2015-01-01', value: 940, note: 'Het tweede plafond bestaat pas sinds 2018.' },
    { from: '2018-01-01', value: 1_230 },
    { from: '2019-01-01', value: 1_260 },
    { from: '2020-01-01', value: 1_270, note: 'Niet geïndexeerd van 2021 tot en met 2023.' },
    { from: '2024-01-01', value: 1_310 },
    { from: '2025-01-01', value: 1_350, note: FROZEN },
  ],
  ceiling,
)

export const pensioensparenTarief = dated(
  'Pensioensparen: belastingvermindering tot het eerste plafond',
  'tarief',
  [{ from: '2012-01-01', value: 0.3 }],
  { ...fod, article: 'art. 145/8 WIB 92' },
)

export const pensioensparenTariefLaag = dated(
  'Pensioensparen: belastingvermindering op alles zodra je meer dan het eerste plafond stort',
  'tarief',
  [
    { from: '2012-01-01', value: 0.3, note: 'Tot en met 2017 was er één tarief.' },
    { from: '2018-01-01', value: 0.25 },
  ],
  { ...fod, article: 'art. 145/8 WIB 92' },
)

export const pensioensparenVanaf = dated(
  'Pensioensparen: jongste leeftijd',
  'jaren',
  [{ from: '1987-01-01', value: 18 }],
  {
    ...fod,
    article: 'art. 145/9 WIB 92',
  },
)

export const pensioensparenTot = dated(
  'Pensioensparen: oudste leeftijd waarop een storting voordeel geeft',
  'jaren',
  [{ from: '1987-01-01', value: 64 }],
  { ...fod, article: 'art. 145/9 WIB 92' },
)

export const pensioensparenLooptijd = dated(
  'Pensioensparen: kortste looptijd van een contract',
  'jaren',
  [{ from: '1987-01-01', value: 10 }],
  { ...fod, article: 'art. 145/9 WIB 92' },
)

export const eindbelastingTarief = dated(
  'Eindbelasting op pensioensparen',
  'tarief',
  [
    { from: '1993-01-01', value: 0.1 },
    {
      from: '2015-01-01',
      value: 0.08,
      note: 'In ruil kwam er van 2015 tot en met 2019 elk jaar een voorheffing van 1 %.',
    },
  ],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 184 en 185 WDRT' },
)

export const eindbelastingLeeftijd = dated(
  'Leeftijd waarop de eindbelasting valt',
  'jaren',
  [{ from: '1993-01-01', value: 60 }],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 184 WDRT' },
)

/** A contract begun at this age or later is taxed on its tenth birthday instead of at sixty. */
export const laatContractLeeftijd = dated(
  'Leeftijd vanaf wanneer een nieuw contract pas na tien jaar belast wordt',
  'jaren',
  [{ from: '1993-01-01', value: 55 }],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 184 WDRT' },
)

export const fictiefRendement = dated(
  'Fictief rendement waarop de eindbelasting van een pensioenspaarfonds rekent',
  'tarief',
  [
    { from: '1987-01-01', value: 0.0625 },
    { from: '1992-01-01', value: 0.0475 },
  ],
  {
    ...fod,
    source: 'Wetboek diverse rechten en taksen; FOD Financiën',
    article: 'art. 185 WDRT',
    note: 'Per storting: wat je voor 1992 stortte, groeit aan 6,25 %. De echte waarde van je fonds telt niet.',
  },
)

export const anticipatieveHeffing = dated(
  'Vervroegde inning van de eindbelasting op de reserve van pensioensparen',
  'tarief',
  [
    { from: '2014-12-31', value: 0 },
    { from: '2015-01-01', value: 0.01 },
    { from: '2020-01-01', value: 0 },
  ],
  {
    ...fod,
    source: 'Programmawet van 19 december 2014',
    article: 'art. 185/3 WDRT',
    note: 'Wat toen betaald is, gaat af van de latere eindbelasting.',
  },
)

export const vervroegdeOpname = dated(
  'Belasting bij opname van pensioensparen voor je zestigste',
  'tarief',
  [{ from: '1993-01-01', value: 0.33 }],
  {
    ...fod,
    article: 'art. 171, 1°, e WIB 92',
    confidence: 'middel',
    note: 'Plus gemeentebelasting. Uitzonderingen: pensioen, werkloosheid met bedrijfstoeslag en overlijden.',
  },
)

/** Where the low rate on everything catches up with the high rate on the first ceiling. */
export const omslagpunt = (law: Law): number =>
  roundCents((law(pensioensparenLaag) * law(pensioensparenTarief)) / law(pensioensparenTariefLaag))

export type Storting = {
  readonly voordeel: number
  readonly tarief: number
  /** Deposit on which the reduction is given. */
  readonly grondslag: number
  /** Above the first ceiling, yet no more reduction than at it. */
  readonly fuik: boolean
  /** Part above the second ceiling: no reduction, and a fund may not accept it. */
  readonly teVeel: number
}

/** The reduction on a deposit (art. 145/8): the high rate up to the first ceiling, above it the low rate on all of it. */
export function voordeelPensioensparen(law: Law, deposit: number): Storting {
  const low = law(pensioensparenLaag)
  const grondslag = Math.min(deposit, law(pensioensparenHoog))
  const tarief = deposit > low ? law(pensioensparenTariefLaag) : law(pensioensparenTarief)
  return {
    voordeel: roundCents(grondslag * tarief),
    tarief,
    grondslag,
    fuik: deposit > low && deposit <= omslagpunt(law),
    teVeel: roundCents(deposit - grondslag),
  }
}

/** Age at which the end tax falls: sixty, or the tenth birthday of a contract begun at fifty-five or later. */
export function leeftijdEindbelasting(law: Law, startAge: number): number {
  if (startAge < law(laatContractLeeftijd)) return law(eindbelastingLeeftijd)
  return startAge + law(pensioensparenLooptijd)
}

/** One deposit into a fund, grown at the fictitious rate of the year in which it was made. */
export const fictieveWaarde = (law: Law, deposit: number, year: number, years: number): number =>
  deposit * (1 + law.on(`${Math.max(1987, year)}-12-31`)(fictiefRendement)) ** years

/** End tax on its base, less what was collected in advance. Never below zero. */
export const eindbelasting = (law: Law, base: number, prepaid = 0): number =>
  roundCents(Math.max(0, base * law(eindbelastingTarief) - prepaid))
