/** Scales, exemptions and reductions of the inheritance tax in the three regions. */
import type { Bracket } from '#finance/brackets.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

const vcf = (article: string, says: string) => proofIn(eli.vcf, article, says, '2026-11-15')
const waals = (article: string, says: string) => proofIn(eli.waals2024, article, says, '2026-11-15')

type Schalen = Readonly<Record<'lijn' | 'broerZus' | 'oomNeef' | 'andere', readonly Bracket[]>>

const scale = (...rows: readonly (readonly [upTo: number | null, rate: number])[]): readonly Bracket[] =>
  rows.map(([upTo, rate]) => ({ upTo, rate }))

const flemishOthers = scale([35_000, 0.25], [75_000, 0.45], [null, 0.55])

const codes = {
  source: 'Vlaamse Belastingdienst; FOD Financiën en Fednot (notaris.be) voor Brussel en Wallonië',
  checkedOn: '2026-11-15',
} as const

const flemish: Schalen = {
  lijn: scale([50_000, 0.03], [250_000, 0.09], [null, 0.27]),
  broerZus: scale([35_000, 0.25], [75_000, 0.3], [null, 0.55]),
  oomNeef: flemishOthers,
  andere: flemishOthers,
}

const brussels: Schalen = {
  lijn: scale([50_000, 0.03], [100_000, 0.08], [175_000, 0.09], [250_000, 0.18], [500_000, 0.24], [null, 0.3]),
  broerZus: scale(
    [12_500, 0.2],
    [25_000, 0.25],
    [50_000, 0.3],
    [100_000, 0.4],
    [175_000, 0.55],
    [250_000, 0.6],
    [null, 0.65],
  ),
  oomNeef: scale([50_000, 0.35], [100_000, 0.5], [175_000, 0.6], [null, 0.7]),
  andere: scale([50_000, 0.4], [75_000, 0.55], [175_000, 0.65], [null, 0.8]),
}

const walloon: Schalen = {
  lijn: scale(
    [12_500, 0.03],
    [25_000, 0.04],
    [50_000, 0.05],
    [100_000, 0.07],
    [150_000, 0.1],
    [200_000, 0.14],
    [250_000, 0.18],
    [500_000, 0.24],
    [null, 0.3],
  ),
  broerZus: scale([12_500, 0.2], [25_000, 0.25], [75_000, 0.35], [175_000, 0.5], [null, 0.65]),
  oomNeef: scale([12_500, 0.25], [25_000, 0.3], [75_000, 0.4], [175_000, 0.55], [null, 0.7]),
  andere: scale([12_500, 0.3], [25_000, 0.35], [75_000, 0.6], [null, 0.8]),
}

/** Each rate halved and rounded up to a percent, but not below 3, 4 and 5 % in the direct line. */
const walloon2028: Schalen = {
  lijn: scale(
    [12_500, 0.03],
    [25_000, 0.04],
    [150_000, 0.05],
    [200_000, 0.07],
    [250_000, 0.09],
    [500_000, 0.12],
    [null, 0.15],
  ),
  broerZus: scale([12_500, 0.1], [25_000, 0.13], [75_000, 0.18], [175_000, 0.25], [null, 0.33]),
  oomNeef: scale([12_500, 0.13], [25_000, 0.15], [75_000, 0.2], [175_000, 0.28], [null, 0.35]),
  andere: scale([12_500, 0.15], [25_000, 0.18], [75_000, 0.3], [null, 0.4]),
}

export const erfschalen = dated<Readonly<Record<Gewest, Schalen>>>(
  'erfschalen',
  'Tarieven van de erfbelasting per gewest',
  'schaal',
  [
    { from: '2018-09-01', value: { vlaanderen: flemish, brussel: brussels, wallonie: walloon } },
    {
      from: '2028-01-01',
      value: { vlaanderen: flemish, brussel: brussels, wallonie: walloon2028 },
      source: 'Waals decreet van 5 december 2024 (Belgisch Staatsblad van 13 december 2024)',
      note: 'De halvering in Wallonië.',
      leaves: {
        vlaanderen: vcf(
          'art. 2.7.4.1.1, § 1',
          'Rechte lijn en partners: 50.000 euro 3 %, 250.000 euro 9 %, daarboven 27 %. Broers en zussen: 35.000 euro 25 %, 75.000 euro 30 %, daarboven 55 %. Anderen: 25 %, 45 % en 55 %.',
        ),
        brussel: proofAt(
          'https://eservices.minfin.fgov.be/myminfin-web/pages/public/fisconet/document/d54670a2-10a7-456e-9d68-5fd1d991fb05',
          'I: 50.000 EUR 3 %, 100.000 EUR 8 %, 175.000 EUR 9 %, 250.000 EUR 18 %, 500.000 EUR 24 %, au-delà 30 %. II, frères et sœurs: 12.500 EUR 20 %, 25.000 EUR 25 %, 50.000 EUR 30 %, 100.000 EUR 40 %, 175.000 EUR 55 %, 250.000 EUR 60 %, au-delà 65 %. III: 50.000 EUR 35 %, 100.000 EUR 50 %, 175.000 EUR 60 %, au-delà 70 %. IV: 50.000 EUR 40 %, 75.000 EUR 55 %, 175.000 EUR 65 %, au-delà 80 %.',
          '2026-11-17',
          'art. 48 W.Succ. (Brussel)',
        ),
        wallonie: waals(
          'art. 3',
          'Rechte lijn: 3 % tot 12.500, 4 % tot 25.000, 5 % tot 150.000, 7 % tot 200.000, 9 % tot 250.000, 12 % tot 500.000, 15 % daarboven. Broers en zussen: 10, 13, 18, 25 en 33 % (12.500, 25.000, 75.000, 175.000). Ooms en neven: 13, 15, 20, 28 en 35 %. Anderen: 15, 18, 30 en 40 %.',
        ),
      },
    },
  ],
  { ...codes, article: 'art. 2.7.4.1.1 VCF; art. 48 W.Succ.', confidence: 'hoog' },
)

const brusselsHome = scale(
  [50_000, 0.02],
  [100_000, 0.053],
  [175_000, 0.06],
  [250_000, 0.12],
  [500_000, 0.24],
  [null, 0.3],
)

/** The home of the deceased, for heirs in the direct line. Flanders has no scale of its own for it. */
export const gezinswoningSchalen = dated<Readonly<Record<'brussel' | 'wallonie', readonly Bracket[]>>>(
  'gezinswoningSchalen',
  'Verlaagd tarief voor de gezinswoning in rechte lijn',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: {
        brussel: brusselsHome,
        wallonie: scale([25_000, 0.01], [50_000, 0.02], [175_000, 0.05], [250_000, 0.12], [500_000, 0.24], [null, 0.3]),
      },
    },
    {
      from: '2028-01-01',
      value: {
        brussel: brusselsHome,
        wallonie: scale(
          [25_000, 0.01],
          [50_000, 0.02],
          [175_000, 0.05],
          [250_000, 0.07],
          [500_000, 0.12],
          [null, 0.15],
        ),
      },
      source: 'Waals decreet van 5 december 2024 (Belgisch Staatsblad van 13 december 2024)',
      leaves: {
        brussel: proofAt(
          'https://financien.belgium.be/nl/particulieren/gezin/overlijden/successierechten/tarieven_brussels_hoofdstedelijk_gewest',
          'Hoofdverblijfplaats: 0,01 tot 50.000 2 %; tot 100.000 5,3 %; tot 175.000 6 %; tot 250.000 12 %. Daarboven het gewone tarief: tot 500.000 24 %, boven de 500.000 30 %',
          '2026-11-17',
          'art. 60ter W.Succ. (Brussel)',
        ),
        wallonie: waals(
          'art. 7 (art. 60ter W.Succ.)',
          '1 % tot 25.000, 2 % tot 50.000, 5 % tot 175.000, 7 % tot 250.000, 12 % tot 500.000, 15 % daarboven',
        ),
      },
    },
  ],
  {
    ...codes,
    article: 'art. 60ter W.Succ.',
    confidence: 'hoog',
    note: 'In Wallonië tot 2028, en in Brussel tot 2024, woonde de overledene er vijf jaar. De woning vult de laagste schijven, de andere goederen komen erboven. De vrije eerste schijf gaat in Wallonië eerst van de woning af; in Brussel telt ze evenredig voor beide, zoals in de gepubliceerde gevallen van Belfius.',
  },
)

export const partnerabattement = dated(
  'partnerabattement',
  'Vrijstelling op roerende goederen voor de partner in Vlaanderen',
  'euro',
  [
    { from: '2018-09-01', value: 50_000 },
    {
      from: '2026-01-01',
      value: 75_000,
      note: 'Voor 2028 is 125.000 euro aangekondigd.',
      proof: vcf('art. 2.7.6.0.6, § 2', 'eerste schijf van 75.000 euro'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst, partnerabattement voor de roerende goederen',
    article: 'art. 2.7.3.2.13 VCF',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Een voetvrijstelling: wat erboven gaat, betaalt 9 en 27 procent.',
  },
)

export const wezenvrijstelling = dated(
  'wezenvrijstelling',
  'Vrijstelling op roerende goederen voor een wees onder 21 in Vlaanderen',
  'euro',
  [
    {
      from: '2018-09-01',
      value: 75_000,
      proof: vcf('art. 2.7.6.0.6, § 1', 'eerste schijf van 75.000 euro'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst, vrijstelling voor kinderen die beide ouders verloren',
    article: 'art. 2.7.6.0.6 VCF',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Ook het aandeel in de gezinswoning is vrij.',
  },
)

/** Times the number by age that also values a usufruct. */
export const handicapvrijstelling = dated<{ readonly lijn: number; readonly andere: number; readonly stap: number }>(
  'handicapvrijstelling',
  'Vrijstelling voor een erfgenaam met een handicap in Vlaanderen',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: { lijn: 3_000, andere: 1_000, stap: 0.04 },
      proof: vcf('art. 2.7.3.2.12, § 1 en art. 2.7.3.3.2', '3000 euro of 1000 euro, maal het cijfer; 4 %'),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst, abattement voor gehandicapte personen',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Het bedrag maal een cijfer van 18 (tot 20 jaar) tot 2 (vanaf 80 jaar): de waarde van het vruchtgebruik gedeeld door 4 procent.',
    url: 'https://belastingen.vlaanderen.be',
  },
)

type Vrijstelling = {
  readonly eerste: number
  /** Comes on top when the share is not above `kleinTot`. */
  readonly klein: number
  readonly kleinTot: number
  /** Other heirs pay nothing when the whole estate is not above this. */
  readonly nalatenschapTot: number
}

/** Exempt first part for direct line and partner, outside Flanders. */
export const erfvrijstelling = dated<Readonly<Record<'brussel' | 'wallonie', Vrijstelling>>>(
  'erfvrijstelling',
  'Vrijgestelde eerste schijf in rechte lijn en voor de partner',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: {
        brussel: { eerste: 15_000, klein: 0, kleinTot: 0, nalatenschapTot: 1_250 },
        wallonie: { eerste: 12_500, klein: 12_500, kleinTot: 125_000, nalatenschapTot: 620 },
      },
    },
    {
      from: '2028-01-01',
      value: {
        brussel: { eerste: 15_000, klein: 0, kleinTot: 0, nalatenschapTot: 1_250 },
        wallonie: { eerste: 25_000, klein: 0, kleinTot: 0, nalatenschapTot: 5_000 },
      },
      source: 'Waals decreet van 5 december 2024 (Belgisch Staatsblad van 13 december 2024)',
      leaves: {
        brussel: proofAt(
          'https://www.notaire.be/donations-successions/droits-de-succession/droits-de-succession-en-region-bruxelloise/exemptions',
          'exempté de droits de succession à concurrence de la première tranche de 15.000,00€; dans les successions dont le montant net ne dépasse pas 1.250,00€',
          '2026-11-17',
          'art. 54 W.Succ. (Brussel)',
        ),
        wallonie: waals('art. 5 (art. 54 W.Succ.)', '25.000,00 euro; 5.000,00 euro'),
      },
    },
  ],
  { ...codes, article: 'art. 54 W.Succ.', confidence: 'hoog' },
)

/** For each full year a child is younger than 21: less tax in Flanders, a larger exemption elsewhere. */
export const jongKind = dated<{
  readonly leeftijd: number
  readonly vermindering: number
  readonly vrijstelling: number
  /** The partner gets this part of what the children get together. */
  readonly partnerDeel: number
  /** Whether the year of life that is running counts: a child of 15 has six years to go, or five. */
  readonly lopendJaar: Readonly<Record<Gewest, boolean>>
}>(
  'jongKind',
  'Voordeel voor kinderen jonger dan 21',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: {
        leeftijd: 21,
        vermindering: 75,
        vrijstelling: 2_500,
        partnerDeel: 0.5,
        lopendJaar: { vlaanderen: false, brussel: true, wallonie: true },
      },
      base: { leeftijd: 21, vermindering: 75, partnerDeel: 1 / 2 },
      proof: vcf('art. 2.7.5.0.2, § 1', '75 euro voor elk vol jaar tot eenentwintig jaar; de partner de helft'),
    },
  ],
  {
    ...codes,
    article: 'art. 2.7.5.0.2 VCF; art. 54 W.Succ.',
    confidence: 'hoog',
    note: '75 euro belasting per jaar in Vlaanderen, 2.500 euro vrijstelling per jaar in Brussel en Wallonië. De Vlaamse Belastingdienst telt voor een kind van 15 vijf volle jaren; de voorbeelden voor Brussel tellen er zes.',
    eli: eli.vcf,
  },
)

/** Up to `tot` the tax falls by `bedrag` times the share over `per`, or times one minus that. */
export type KleineErfenis = {
  readonly tot: number
  readonly bedrag: number
  readonly per: number
  readonly dalend: boolean
}

export const kleineErfenis = dated<Readonly<Record<'lijn' | 'broerZus' | 'andere', readonly KleineErfenis[]>>>(
  'kleineErfenis',
  'Vermindering voor kleine erfdelen in Vlaanderen',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: {
        lijn: [{ tot: 50_000, bedrag: 500, per: 50_000, dalend: true }],
        broerZus: [
          { tot: 18_750, bedrag: 2_000, per: 20_000, dalend: false },
          { tot: 75_000, bedrag: 2_500, per: 75_000, dalend: true },
        ],
        // The same reduction, on what they all receive together (decree of 6 July 2018, art. 8).
        andere: [
          { tot: 18_750, bedrag: 2_000, per: 20_000, dalend: false },
          { tot: 75_000, bedrag: 2_500, per: 75_000, dalend: true },
        ],
      },
      proof: vcf(
        'art. 2.7.5.0.1, § 1',
        '500 euro, 50.000; 2.000 euro, 20.000 tot 18.750 euro; 2.500 euro, 75.000 euro; door andere personen eenzelfde vermindering op de som van de nettoverkrijgingen',
      ),
    },
  ],
  {
    source: 'Vlaamse Belastingdienst, belastingkredieten in de erfbelasting',
    article: 'art. 2.7.5.0.1 VCF',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

type Testamenttarief = {
  readonly maximum: number
  readonly schaal: readonly Bracket[]
  /** Only when no partner and no (grand)children are left behind. */
  readonly alleenSingles: boolean
}

const friends: Testamenttarief = { maximum: 15_000, schaal: scale([null, 0.03]), alleenSingles: false }

const singles: Testamenttarief = {
  maximum: 100_000,
  schaal: scale([50_000, 0.03], [null, 0.09]),
  alleenSingles: true,
}

/** By will, up to `maximum` together goes at this scale. null where it does not exist. */
export const singlevermindering = dated<Readonly<Record<Gewest, Testamenttarief | null>>>(
  'singlevermindering',
  'Verlaagd tarief voor wie in een testament wordt aangewezen',
  'schaal',
  [
    { from: '2018-09-01', value: { vlaanderen: null, brussel: null, wallonie: null } },
    { from: '2021-07-01', value: { vlaanderen: friends, brussel: null, wallonie: null }, note: 'Vriendenerfenis.' },
    {
      from: '2024-01-01',
      value: { vlaanderen: friends, brussel: friends, wallonie: null },
      source: 'Brusselse ordonnantie van 6 juli 2023',
      note: 'Ook een vriendenerfenis in Brussel.',
    },
    {
      from: '2026-01-01',
      value: { vlaanderen: singles, brussel: friends, wallonie: null },
      note: 'De Vlaamse singlevermindering: voor wie geen partner en geen (klein)kinderen nalaat. De vriendenerfenis blijft voor een testament van voor 2026.',
      leaves: {
        vlaanderen: vcf(
          'art. 2.7.4.2.5, § 1; art. 2.7.5.0.6',
          '3 % tot 50.000 euro; 9 % tot 100.000 euro; hoogstens 100.000 euro per nalatenschap; vriendenerfenis: het testament is vóór 1 januari 2026 gedagtekend',
        ),
        brussel: proofAt(
          'https://be.brussels/fr/propos-de-la-region/structure-et-organisation/parlement-ministres/le-gouvernement-regional/sven-gatz/presse-et-actualites-de-sven-gatz/le-parlement-bruxellois-approuve-ladaptation-des-droits-de-succession',
          'un taux réduit de 3 % sur une première tranche de 15.000 euros pour l’ensemble de la succession, pour les personnes mentionnées nommément dans un testament',
          '2026-11-17',
        ),
      },
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Brusselse ordonnantie van 6 juli 2023',
    article: 'art. 2.7.4.2.5 VCF; art. 60quinquies W.Succ. (Brussel)',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    eli: eli.vcf,
  },
)
