/** The regulated savings account: exempt interest and the rules of base rate and getrouwheidspremie. */
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'

export const spaarvrijstelling = dated(
  'Vrijgestelde interest op gereglementeerde spaarrekeningen, per persoon',
  'euro per jaar',
  [
    { from: '2015-01-01', value: 1_880 },
    { from: '2018-01-01', value: 960, note: 'Gehalveerd door de programmawet van 25 december 2017.' },
    { from: '2019-01-01', value: 980, note: 'Niet geïndexeerd van 2020 tot en met 2023.' },
    {
      from: '2024-01-01',
      value: 1_020,
      note: 'Bevroren tot en met inkomstenjaar 2029. De 1.050 euro die voor 2025 was aangekondigd, is vervallen.',
      source: 'Wet van 18 december 2025 (Staatsblad 30 december 2025), art. 42-44; circulaire 2026/C/6',
    },
  ],
  {
    source: 'FOD Financiën, jaarlijkse indexering',
    article: 'art. 21, 5° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2029-12-31',
  },
)

export const voorheffingSpaarrekening = dated(
  'Roerende voorheffing op spaarrente boven de vrijstelling',
  'tarief',
  [{ from: '2013-01-01', value: 0.15 }],
  { source: 'FOD Financiën', article: 'art. 269, § 1, 5° WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

/** Days or months before a getrouwheidspremie is earned. */
export const premieTermijn = dated(
  'Periode voor je een getrouwheidspremie verwerft',
  'maanden',
  [{ from: '1993-08-27', value: 12 }],
  {
    source: 'Koninklijk besluit tot uitvoering van het WIB 92',
    article: 'art. 2 KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const depositogarantie = dated(
  'Beschermd spaargeld per persoon en per bank',
  'euro',
  [{ from: '2010-12-31', value: 100_000 }],
  {
    source: 'Garantiefonds voor financiële diensten (richtlijn 2014/49/EU)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

/**
 * Withholding on interest of regulated accounts: 15 % above the exemption of each holder (art. 21, 5°).
 * Leaves out: interest at other banks, unless given as `alreadyReceived` per holder.
 */
export function spaarbelasting(law: Law, interest: number, holders = 1, alreadyReceived = 0): number {
  const exempt = Math.max(0, law(spaarvrijstelling) * holders - alreadyReceived)
  return roundCents(Math.max(0, interest - exempt) * law(voorheffingSpaarrekening))
}
