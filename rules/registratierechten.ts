/** Registration tax on buying a home or land, per region and by the date of the deed; VAT on new buildings. */
import { roundCents } from '#finance/money.ts'
import { type Dated, dated, type Law } from '#rules/dated.ts'

export type Gewest = 'vlaanderen' | 'wallonie' | 'brussel'

export const vlaamsTariefWoning = dated(
  'Vlaamse registratiebelasting voor de enige eigen woning',
  'tarief',
  [
    { from: '2018-06-01', value: 0.07 },
    { from: '2020-01-01', value: 0.06 },
    { from: '2022-01-01', value: 0.03 },
    { from: '2025-01-01', value: 0.02, note: 'De datum van de notariële akte telt.' },
  ],
  {
    source: 'Vlaamse Belastingdienst',
    article: 'art. 2.9.4.2.11 VCF',
    url: 'https://belastingen.vlaanderen.be',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const vlaamsTariefGewoon = dated(
  'Vlaamse registratiebelasting, gewoon tarief',
  'tarief',
  [
    { from: '2002-01-01', value: 0.1 },
    { from: '2022-01-01', value: 0.12 },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.4.1.1 VCF', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const vlaamseVerminderingBescheiden = dated(
  'Vlaamse vermindering voor een bescheiden enige eigen woning',
  'euro',
  [
    { from: '2018-06-01', value: 5_600 },
    { from: '2020-01-01', value: 4_800 },
    { from: '2022-01-01', value: 2_800 },
    { from: '2025-01-01', value: 1_867 },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.5.0.5 VCF', checkedOn: '2026-11-15', confidence: 'middel' },
)

export const vlaamseGrensBescheiden = dated(
  'Hoogste prijs van een bescheiden woning in Vlaanderen',
  'euro',
  [
    { from: '2018-06-01', value: 200_000 },
    { from: '2022-01-01', value: 220_000 },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.9.5.0.5 VCF', checkedOn: '2026-11-15', confidence: 'middel' },
)

export const vlaamseGrensKernstad = dated(
  'Hoogste prijs van een bescheiden woning in een kernstad of de Vlaamse Rand',
  'euro',
  [
    { from: '2018-06-01', value: 220_000 },
    { from: '2022-01-01', value: 240_000 },
  ],
  {
    source: 'Vlaamse Belastingdienst',
    article: 'art. 2.9.5.0.5 VCF',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Of de hogere grens in 2026 nog geldt, spreken bronnen elkaar tegen. Vraag het aan de notaris.',
  },
)

export const waalsTariefGewoon = dated(
  'Waals registratierecht, gewoon tarief',
  'tarief',
  [{ from: '2002-01-01', value: 0.125 }],
  { source: 'FOD Financiën', article: 'art. 44 W.Reg. (Waals Gewest)', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const waalsTariefWoning = dated(
  'Waals registratierecht voor de enige eigen woning',
  'tarief',
  [
    { from: '2002-01-01', value: 0.125, note: 'Tot eind 2024 gold het gewone tarief, met een abattement.' },
    { from: '2025-01-01', value: 0.03 },
  ],
  { source: 'FOD Financiën', article: 'art. 44bis W.Reg. (Waals Gewest)', checkedOn: '2026-11-15', confidence: 'hoog' },
)

type Degressief = { readonly top: number; readonly bottom: number; readonly from: number; readonly to: number }

export const waalsAbattement = dated<{ readonly woning: Degressief; readonly grond: Degressief } | null>(
  'Waals abattement op de enige eigen woning',
  'schaal',
  [
    {
      from: '2018-01-01',
      value: {
        woning: { top: 20_000, bottom: 20_000, from: 0, to: 1 },
        grond: { top: 20_000, bottom: 20_000, from: 0, to: 1 },
      },
    },
    {
      from: '2023-07-01',
      value: {
        woning: { top: 40_000, bottom: 20_000, from: 350_000, to: 500_000 },
        grond: { top: 40_000, bottom: 20_000, from: 175_000, to: 250_000 },
      },
    },
    { from: '2025-01-01', value: null, note: 'Vervangen door het tarief van 3 %.' },
  ],
  { source: 'FOD Financiën', article: 'art. 46bis W.Reg. (Waals Gewest)', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const brusselsTarief = dated('Brussels registratierecht', 'tarief', [{ from: '2002-01-01', value: 0.125 }], {
  source: 'Brussel Fiscaliteit',
  article: 'art. 44 W.Reg. (Brussel)',
  checkedOn: '2026-11-15',
  confidence: 'hoog',
})

export const brusselsAbattement = dated(
  'Brussels abattement op de hoofdverblijfplaats',
  'euro',
  [
    { from: '2017-01-01', value: 175_000 },
    { from: '2023-04-01', value: 200_000 },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const brusselsPlafond = dated(
  'Hoogste prijs voor het Brussels abattement',
  'euro',
  [
    { from: '2017-01-01', value: 500_000 },
    { from: '2023-04-01', value: 600_000 },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const brusselsAbattementGrond = dated(
  'Brussels abattement op bouwgrond',
  'euro',
  [
    { from: '2017-01-01', value: 87_500 },
    { from: '2023-04-01', value: 100_000 },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const brusselsPlafondGrond = dated(
  'Hoogste prijs van bouwgrond voor het Brussels abattement',
  'euro',
  [
    { from: '2017-01-01', value: 250_000 },
    { from: '2023-04-01', value: 300_000 },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const brusselsAbattementEnergie = dated<{ perKlasse: number; vanafKlassen: number; hoogstens: number } | null>(
  'Brussels bijkomend abattement per gewonnen energieklasse',
  'schaal',
  [
    { from: '2017-01-01', value: null },
    { from: '2023-04-01', value: { perKlasse: 25_000, vanafKlassen: 2, hoogstens: 100_000 } },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const btwNieuwbouw = dated('Btw op een nieuwe woning', 'tarief', [{ from: '1996-01-01', value: 0.21 }], {
  source: 'FOD Financiën',
  article: 'KB nr. 20 btw-tarieven',
  checkedOn: '2026-11-15',
  confidence: 'hoog',
})

export const btwHeropbouw = dated(
  'Btw bij afbraak en heropbouw',
  'tarief',
  [
    { from: '2007-01-01', value: 0.06, note: 'Tot 2020 en in 2024 enkel in bepaalde steden.' },
    { from: '2025-07-01', value: 0.06, note: 'Sinds 1 juli 2025 blijvend en in heel België.' },
  ],
  { source: 'FOD Financiën', article: 'KB nr. 20 btw-tarieven, tabel A', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const oppervlakteHeropbouw = dated(
  'Grootste bewoonbare oppervlakte voor lage btw bij heropbouw als bouwheer, in m²',
  'aantal',
  [{ from: '2024-01-01', value: 200 }],
  { source: 'FOD Financiën', article: 'KB nr. 20 btw-tarieven, tabel A', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export type Aankoop = {
  readonly gewest: Gewest
  readonly goed: 'woning' | 'grond'
  readonly prijs: number
  /** Share of the purchase whose buyers meet the conditions of the only, own home (0 to 1). */
  readonly aandeelEigenWoning: number
  readonly kernstad?: boolean
  /** Energy classes gained within five years (Brussels). */
  readonly klassensprong?: number
  /** A rate typed by the visitor in place of the region's. */
  readonly eigenTarief?: number | null
}

export type Registratie = {
  readonly belasting: number
  /** Highest rate applied to the part of the own home. */
  readonly tarief: number
  readonly abattement: number
  readonly vermindering: number
  /** The tax in lines: base, rate, amount. */
  readonly lijnen: readonly {
    readonly label: string
    readonly grondslag: number
    readonly tarief: number
    readonly bedrag: number
  }[]
  readonly cijfers: readonly Dated<unknown>[]
}

function degressief({ top, bottom, from, to }: Degressief, prijs: number): number {
  if (prijs <= from) return top
  return prijs >= to ? bottom : top - ((top - bottom) * (prijs - from)) / (to - from)
}

/**
 * Registration tax on a purchase. Leaves out: the Walloon reduced rate by cadastral income (until 2024), protected
 * monuments and deep renovation in Flanders (until 2024), social housing, beroepsverkoper, partial ownership.
 */
export function registratiebelasting(law: Law, aankoop: Aankoop): Registratie {
  const { eigenTarief } = aankoop
  if (eigenTarief !== undefined && eigenTarief !== null) {
    const bedrag = roundCents(aankoop.prijs * eigenTarief)
    return {
      belasting: bedrag,
      tarief: eigenTarief,
      abattement: 0,
      vermindering: 0,
      lijnen: [{ label: 'Zelf gekozen tarief', grondslag: aankoop.prijs, tarief: eigenTarief, bedrag }],
      cijfers: [],
    }
  }
  if (aankoop.gewest === 'vlaanderen') return vlaanderen(law, aankoop)
  return aankoop.gewest === 'wallonie' ? wallonie(law, aankoop) : brussel(law, aankoop)
}

function gesplitst(
  prijs: number,
  aandeel: number,
  eigen: { label: string; tarief: number; abattement: number },
  gewoon: { label: string; tarief: number },
): Registratie['lijnen'] {
  const eigenPrijs = roundCents(prijs * aandeel)
  const rest = roundCents(prijs - eigenPrijs)
  const grondslag = Math.max(0, roundCents(eigenPrijs - eigen.abattement))
  const lijnen = [
    { ...eigen, grondslag },
    { ...gewoon, grondslag: rest },
  ].map(({ label, tarief, grondslag: base }) => ({
    label,
    grondslag: base,
    tarief,
    bedrag: roundCents(base * tarief),
  }))
  if (aandeel >= 1) return lijnen.slice(0, 1)
  return aandeel <= 0 ? lijnen.slice(1) : lijnen
}

const totaal = (lijnen: Registratie['lijnen']) => roundCents(lijnen.reduce((som, { bedrag }) => som + bedrag, 0))

/** The low rate is for a home, never for land (art. 2.9.4.2.11 VCF); each buyer is judged apart. */
function vlaanderen(law: Law, { goed, prijs, aandeelEigenWoning, kernstad }: Aankoop): Registratie {
  const aandeel = goed === 'woning' ? aandeelEigenWoning : 0
  const gewoon = { label: 'Gewoon tarief', tarief: law(vlaamsTariefGewoon) }
  if (aandeel <= 0) {
    const lijnen = gesplitst(prijs, 0, { ...gewoon, abattement: 0 }, gewoon)
    return {
      belasting: totaal(lijnen),
      tarief: gewoon.tarief,
      abattement: 0,
      vermindering: 0,
      lijnen,
      cijfers: [vlaamsTariefGewoon],
    }
  }
  const tarief = law(vlaamsTariefWoning)
  const lijnen = gesplitst(prijs, aandeel, { label: 'Tarief enige eigen woning', tarief, abattement: 0 }, gewoon)
  const grensFiguur = kernstad ? vlaamseGrensKernstad : vlaamseGrensBescheiden
  const bescheiden = prijs <= law(grensFiguur)
  const eigenDeel = lijnen[0]?.bedrag ?? 0
  const vermindering = bescheiden ? Math.min(eigenDeel, roundCents(law(vlaamseVerminderingBescheiden) * aandeel)) : 0
  return {
    belasting: roundCents(totaal(lijnen) - vermindering),
    tarief,
    abattement: 0,
    vermindering,
    lijnen,
    cijfers: [
      vlaamsTariefWoning,
      ...(aandeel < 1 ? [vlaamsTariefGewoon] : []),
      grensFiguur,
      ...(bescheiden ? [vlaamseVerminderingBescheiden] : []),
    ],
  }
}

/** Until 2024 one rate with an abattement (art. 46bis), since 2025 a low rate for home and land; each buyer apart. */
function wallonie(law: Law, { goed, prijs, aandeelEigenWoning: aandeel }: Aankoop): Registratie {
  const gewoon = { label: 'Gewoon tarief', tarief: law(waalsTariefGewoon) }
  const tabel = law(waalsAbattement)
  const abattement =
    tabel && aandeel > 0 ? roundCents(degressief(goed === 'woning' ? tabel.woning : tabel.grond, prijs) * aandeel) : 0
  const tarief = aandeel > 0 ? law(waalsTariefWoning) : gewoon.tarief
  const eigen = { label: tabel ? 'Gewoon tarief, na abattement' : 'Tarief enige eigen woning', tarief, abattement }
  const lijnen = gesplitst(prijs, aandeel, eigen, gewoon)
  return {
    belasting: totaal(lijnen),
    tarief,
    abattement: Math.min(abattement, prijs),
    vermindering: 0,
    lijnen,
    cijfers: [
      ...(aandeel > 0 ? [waalsTariefWoning] : []),
      ...(aandeel < 1 ? [waalsTariefGewoon] : []),
      ...(tabel && aandeel > 0 ? [waalsAbattement] : []),
    ],
  }
}

/** The abattement (art. 46bis) is all or nothing: one buyer with another home and it is gone for everybody. */
function brussel(law: Law, { goed, prijs, aandeelEigenWoning, klassensprong = 0 }: Aankoop): Registratie {
  const tarief = law(brusselsTarief)
  const [bedragFiguur, plafondFiguur] =
    goed === 'woning' ? [brusselsAbattement, brusselsPlafond] : [brusselsAbattementGrond, brusselsPlafondGrond]
  const recht = aandeelEigenWoning >= 1 && prijs <= law(plafondFiguur)
  const energie = recht && goed === 'woning' && klassensprong > 0 ? law(brusselsAbattementEnergie) : null
  const extra =
    energie && klassensprong >= energie.vanafKlassen
      ? Math.min(energie.hoogstens, energie.perKlasse * klassensprong)
      : 0
  const abattement = recht ? Math.min(prijs, law(bedragFiguur) + extra) : 0
  const grondslag = roundCents(prijs - abattement)
  const lijnen = [
    {
      label: recht ? 'Tarief na abattement' : 'Gewoon tarief',
      grondslag,
      tarief,
      bedrag: roundCents(grondslag * tarief),
    },
  ]
  return {
    belasting: totaal(lijnen),
    tarief,
    abattement,
    vermindering: 0,
    lijnen,
    cijfers: [
      brusselsTarief,
      ...(aandeelEigenWoning >= 1 ? [bedragFiguur, plafondFiguur] : []),
      ...(extra > 0 ? [brusselsAbattementEnergie] : []),
    ],
  }
}
