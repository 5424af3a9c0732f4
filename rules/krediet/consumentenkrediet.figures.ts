/** The figures of consumentenkrediet.ts, by date. */
import { at } from '#finance/list.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

export type Kredietsoort = 'lening' | 'financieringshuur' | 'kaart' | 'zonderKaart'

type Plafond = { readonly upTo: number | null } & Readonly<Record<Kredietsoort, number>>

/** Rates in percent as the authority prints them, one triple per form: up to 1.250, up to 5.000, above. */
function plafonds(rates: Readonly<Record<Kredietsoort, readonly [number, number, number]>>): readonly Plafond[] {
  return [1_250, 5_000, null].map((upTo, index) => ({
    upTo,
    lening: at(rates.lening, index) / 100,
    financieringshuur: at(rates.financieringshuur, index) / 100,
    kaart: at(rates.kaart, index) / 100,
    zonderKaart: at(rates.zonderKaart, index) / 100,
  }))
}

export const maximaleJkp = dated(
  'maximaleJkp',
  'Hoogste toegelaten JKP per kredietvorm en bedrag',
  'schaal',
  [
    {
      from: '2016-06-01',
      value: plafonds({
        lening: [18.5, 12.5, 10],
        financieringshuur: [12.5, 8.5, 8],
        kaart: [14.5, 12.5, 11.5],
        zonderKaart: [10.5, 9.5, 9.5],
      }),
    },
    {
      from: '2019-12-01',
      value: plafonds({
        lening: [17.5, 12.5, 10],
        financieringshuur: [11.5, 8.5, 8],
        kaart: [14.5, 12.5, 11.5],
        zonderKaart: [10.5, 9.5, 9.5],
      }),
    },
    {
      from: '2021-06-01',
      value: plafonds({
        lening: [17.5, 12.5, 10],
        financieringshuur: [11.5, 8.5, 8],
        kaart: [13.5, 11.5, 10.5],
        zonderKaart: [9.5, 8.5, 8.5],
      }),
    },
    {
      from: '2022-12-01',
      value: plafonds({
        lening: [19, 14, 11],
        financieringshuur: [13, 10, 9],
        kaart: [15.5, 13.5, 12.5],
        zonderKaart: [11.5, 10.5, 10.5],
      }),
      note: 'Volgt uit de stap die de FOD Economie voor 1 juni 2023 bekendmaakte; in juni 2022 golden nog de vorige maxima.',
    },
    {
      from: '2023-06-01',
      value: plafonds({
        lening: [21.5, 16, 13],
        financieringshuur: [15.5, 12, 11],
        kaart: [17, 15, 14],
        zonderKaart: [13, 12, 12],
      }),
    },
    {
      from: '2023-12-01',
      value: plafonds({
        lening: [21.5, 16, 13],
        financieringshuur: [15.5, 12, 11],
        kaart: [18, 16, 15],
        zonderKaart: [14, 13, 13],
      }),
      source: 'FOD Economie; Staatsblad 17 oktober 2023',
      proof: {
        url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/kredietkosten/maximale-tarieven',
        says: 'op 1 december 2023: tot 1.250 euro 21,50 %, 15,50 %, 18,00 %, 14,00 %; tot 5.000 euro 16,00 %, 12,00 %, 16,00 %, 13,00 %; daarboven 13,00 %, 11,00 %, 15,00 %, 13,00 %',
        seenOn: '2026-11-16',
      },
    },
    {
      from: '2025-06-01',
      value: plafonds({
        lening: [20.5, 15.5, 13],
        financieringshuur: [14.5, 11.5, 11],
        kaart: [16.5, 14.5, 13.5],
        zonderKaart: [12.5, 11.5, 11.5],
      }),
    },
    {
      from: '2025-12-01',
      value: plafonds({
        lening: [20.5, 15.5, 12],
        financieringshuur: [14.5, 11.5, 10],
        kaart: [16.5, 14.5, 13.5],
        zonderKaart: [12.5, 11.5, 11.5],
      }),
      proof: proofAt(
        'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/kredietkosten/maximale-tarieven',
        'op 1 december 2025: tot 1.250 euro 20,50 %, 14,50 %, 16,50 %, 12,50 %; tot 5.000 euro 15,50 %, 11,50 %, 14,50 %, 11,50 %; daarboven 12,00 %, 10,00 %, 13,50 %, 11,50 % (persberichten van juni en december 2025)',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Economie, maximale jaarlijkse kostenpercentages',
    article: 'art. 12 KB 14 september 2016',
    url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/kredietkosten/maximale-tarieven',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Wordt elke 1 juni en 1 december herbekeken. Voor 1 juni 2026 vonden we geen wijziging.',
  },
)

export const kleinsteKredietbedrag = dated(
  'kleinsteKredietbedrag',
  'Bedrag vanaf waar alle regels voor consumentenkrediet gelden',
  'euro',
  [
    {
      from: '2010-12-01',
      value: 200,
      proof: proofIn(eli.wer, 'art. VII.3, § 3, 1°', 'minder dan 200 euro', '2026-11-15'),
    },
  ],
  {
    source: 'Wetboek van economisch recht',
    article: 'art. VII.3, § 3, 1° WER',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Daaronder geldt het hoogste JKP nog (art. VII.94), maar niet de langste termijn of de regels over vervroegd terugbetalen.',
  },
)

export const maximaleLooptijd = dated(
  'maximaleLooptijd',
  'Langste terugbetalingstermijn per kredietbedrag',
  'schaal',
  [
    {
      from: '2016-12-01',
      value: [
        { upTo: 500, months: 18 },
        { upTo: 2_500, months: 24 },
        { upTo: 3_700, months: 30 },
        { upTo: 5_600, months: 36 },
        { upTo: 7_500, months: 42 },
        { upTo: 10_000, months: 48 },
        { upTo: 15_000, months: 60 },
        { upTo: 20_000, months: 84 },
        { upTo: 37_000, months: 120 },
        { upTo: null, months: 240 },
      ] as readonly { readonly upTo: number | null; readonly months: number }[],
      proof: {
        url: 'https://credit2consumer.be/nl/article/kb-jkp-art-13-en-14-maximale-terugbetalingstermijnen-en-nulstellingstermijnen',
        article: 'art. 13',
        says: '500 euro 18; 2.500 euro 24; 3.700 euro 30; 5.600 euro 36; 7.500 euro 42; 10.000 euro 48; 15.000 euro 60; 20.000 euro 84; 37.000 euro 120; meer dan 37.000 euro 240',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'Koninklijk besluit van 14 september 2016',
    article: 'art. 13 KB 14 september 2016',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Geldt voor elk consumentenkrediet, behalve de kredietopening.',
    url: 'https://economie.fgov.be/nl',
  },
)

export const vergoedingVervroegd = dated(
  'vergoedingVervroegd',
  'Hoogste vergoeding bij vervroegde terugbetaling van een lening op afbetaling',
  'tarief',
  [{ from: '2010-12-01', value: 0.01, proof: proofIn(eli.wer, 'art. VII.97', '1 pct.', '2026-11-15') }],
  {
    source: 'Wetboek van economisch recht',
    article: 'art. VII.97 WER',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Op het terugbetaalde kapitaal, en nooit meer dan de rente die je anders nog betaalde.',
  },
)

export const vergoedingVervroegdLaatsteJaar = dated(
  'vergoedingVervroegdLaatsteJaar',
  'Hoogste vergoeding bij vervroegde terugbetaling als hoogstens één jaar rest',
  'tarief',
  [{ from: '2010-12-01', value: 0.005, proof: proofIn(eli.wer, 'art. VII.97', '0,5 pct.', '2026-11-15') }],
  { source: 'Wetboek van economisch recht', article: 'art. VII.97 WER', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const herroepingstermijn = dated(
  'herroepingstermijn',
  'Bedenktijd na een kredietovereenkomst',
  'dagen',
  [{ from: '2010-12-01', value: 14, proof: proofIn(eli.wer, 'art. VII.83', 'veertien dagen', '2026-11-15') }],
  { source: 'Wetboek van economisch recht', article: 'art. VII.83 WER', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const consumentenrichtlijn = dated(
  'consumentenrichtlijn',
  'Europese richtlijn over consumentenkrediet',
  'formule',
  [
    { from: '2010-12-01', value: 'richtlijn 2008/48/EG' },
    {
      from: '2026-11-20',
      value: 'richtlijn (EU) 2023/2225',
      base: '20 november 2026',
      proof: proofAt(
        'https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX%3A02023L2225-20231030',
        'Richtlijn (EU) 2023/2225 van 18 oktober 2023: de lidstaten passen de bepalingen toe vanaf 20 november 2026',
        '2026-11-17',
        'art. 48',
      ),
      note: 'De Belgische omzettingswet vonden we niet. De JKP-formule blijft dezelfde.',
    },
  ],
  {
    source: 'Publicatieblad van de Europese Unie',
    article: 'art. 48 richtlijn (EU) 2023/2225',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://eur-lex.europa.eu/homepage.html?locale=nl',
  },
)

export const jkpFormule = dated(
  'jkpFormule',
  'Berekening van het jaarlijks kostenpercentage (JKP)',
  'formule',
  [
    {
      from: '2010-12-01',
      value: 'opnames en betalingen, teruggerekend aan het JKP, zijn samen nul',
      base: 'De basisvergelijking',
      proof: proofAt(
        'https://credit2consumer.be/nl/article/kb-jkp-art-3-berekening-van-het-jkp',
        'De basisvergelijking ter bepaling van het JKP: kredietopnemingen Ck en termijnbedragen Dl, elk op zijn tijdsinterval; een jaar telt 365 dagen, 52 weken of 12 gelijke maanden',
        '2026-11-17',
        'art. 3, § 1 en § 2',
      ),
    },
  ],
  {
    source: 'Koninklijk besluit van 14 september 2016; bijlage I van richtlijn 2008/48/EG',
    article: 'art. 3 KB 14 september 2016',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Een maand is een twaalfde van een jaar, een week een tweeënvijftigste, een dag een driehonderdvijfenzestigste.',
    url: 'https://economie.fgov.be/nl',
  },
)

export const jkpKredietopening = dated(
  'jkpKredietopening',
  'Kredietopening van onbepaalde duur: maanden waarover het JKP de volle lijn in gelijke delen terugbetaald ziet',
  'maanden',
  [{ from: '2012-12-31', value: 12 }],
  {
    source: 'Koninklijk besluit van 14 september 2016; richtlijn 2011/90/EU, bijlage',
    article: 'art. 4, § 2 KB 14 september 2016',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De hele lijn meteen opgenomen, elke maand een gelijk deel kapitaal. Geldt niet voor onder nul gaan op een zichtrekening.',
    url: 'https://economie.fgov.be/nl',
  },
)

export const voorschotVerkoopOpAfbetaling = dated(
  'voorschotVerkoopOpAfbetaling',
  'Gebruikelijk voorschot bij verkoop op afbetaling, tot 2010 verplicht',
  'tarief',
  [
    {
      from: '1992-01-01',
      value: 0.15,
      proof: proofAt(
        'https://credit2consumer.be/nl/definities/kredieten-en-kredietsoorten/detail2/verkoop-op-afbetaling',
        'Zoals in de wet van 1957, verplichtte de WCK de consument een voorschot van 15% van de verkoopprijs te betalen. Deze regel werd omzeild.',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Geannoteerd wetboek van kredieten aan consumenten (FOD Economie)',
    checkedOn: '2026-11-17',
    confidence: 'laag',
    note: 'Geen wet meer: de wet van 13 juni 2010 schafte het voorschot af. We rekenen ermee als gebruik.',
    eli: eli.wer,
  },
)

export const minimumBetaling = dated(
  'minimumBetaling',
  'Minimumbetaling in de voorbeelden bij het koninklijk besluit',
  'schaal',
  [{ from: '2012-01-01', value: { fraction: 0.06, floor: 25 } }],
  {
    source: 'Bijlage bij het koninklijk besluit over de kosten van het consumentenkrediet, voorbeeld 14',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Elke kaart heeft haar eigen minimum. Kijk op je afrekening.',
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)

const finday = (says: string) =>
  proofAt(
    'https://www.finday.be/nl/persoonlijke-lening/kredietlijnen/',
    says,
    '2026-11-17',
    'art. 14 KB 14 september 2016',
  )

export const nulstellingMetAflossing = dated(
  'nulstellingMetAflossing',
  'Theoretische aflossing voor de nulstelling van een kredietopening',
  'schaal',
  [
    {
      from: '2016-12-01',
      value: [
        { upTo: 5_000, fraction: 1 / 12 },
        { upTo: null, fraction: 1 / 18 },
      ] as readonly { readonly upTo: number | null; readonly fraction: number }[],
      proof: finday(
        'een hypothetische maandelijkse aflossing van 1/12de van het maximumbedrag (bij een kredietopening ≤ 5.000 euro) of 1/18de van het maximumbedrag (> 5.000 euro)',
      ),
    },
  ],
  {
    source: 'Koninklijk besluit van 14 september 2016; FOD Economie',
    article: 'art. 14 KB 14 september 2016',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Voor kredietopeningen waarbij je elke maand een deel van het kapitaal terugbetaalt.',
    url: 'https://economie.fgov.be/nl',
  },
)

export const nulstellingPlafond = dated(
  'nulstellingPlafond',
  'Langste nulstellingstermijn van een kredietopening met maandelijkse aflossing',
  'schaal',
  [
    {
      from: '2016-12-01',
      value: [
        { upTo: 5_000, months: 60 },
        { upTo: null, months: 96 },
      ] as readonly { readonly upTo: number | null; readonly months: number }[],
      // The text counts in years.
      base: [5_000, 5, 8],
      proof: finday(
        'in de wet een maximale termijn: 5 jaar voor kredietopeningen ≤ 5.000 euro, 8 jaar voor kredietopeningen > 5.000 euro',
      ),
    },
  ],
  {
    source: 'Koninklijk besluit van 14 september 2016; Beroepsvereniging van het Krediet',
    article: 'art. 14 KB 14 september 2016',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Vijf jaar tot en met 5.000 euro, acht jaar daarboven. De kredietgever mag een kortere termijn vragen.',
    url: 'https://economie.fgov.be/nl',
  },
)

export const nulstellingZonderAflossing = dated(
  'nulstellingZonderAflossing',
  'Nulstelling van een kredietopening zonder maandelijkse aflossing',
  'schaal',
  [
    {
      from: '2016-12-01',
      value: [
        { upTo: 3_000, months: 12 },
        { upTo: null, months: 60 },
      ] as readonly { readonly upTo: number | null; readonly months: number }[],
    },
  ],
  {
    source: 'Koninklijk besluit van 14 september 2016; Beroepsvereniging van het Krediet',
    article: 'art. 14 KB 14 september 2016',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Zo uitgelegd door de Beroepsvereniging van het Krediet: tot 3.000 euro een jaar, daarboven vijf jaar.',
    url: 'https://economie.fgov.be/nl',
  },
)
