/** The questions of the page about buying out a former partner. */
import { gewest, kinderen, leningsaldo, nettoInkomen, woningwaarde } from '#calculators/situation/facts.ts'
import { choice, euro, type Inputs, percent, type ValuesOf } from '#calculators/kernel/fields.ts'
import { homeRate, homeTerm } from '#calculators/lenen/home-loan-fields.ts'

const SHARES = 'Wie heeft welk deel?'
const LOAN = 'De lening'
const CHILDREN = 'Onderhoudsgeld voor de kinderen'

export const inputs = {
  waarde: woningwaarde({ start: 350_000, hint: 'Wat ze vandaag zou opbrengen, niet wat jullie betaald hebben.' }),
  schuld: leningsaldo({ start: 180_000, hint: 'Het saldo staat op het overzicht van je bank.' }),
  relatie: choice({
    label: 'Jullie waren',
    start: 'gehuwd',
    neutral: null,
    options: [
      { value: 'gehuwd', label: 'Gehuwd' },
      { value: 'wettelijk', label: 'Wettelijk samenwonend, minstens een jaar' },
      { value: 'wettelijkLaat', label: 'Wettelijk samenwonend, korter of al drie jaar uit elkaar' },
      { value: 'feitelijk', label: 'Feitelijk samenwonend' },
    ],
  }),
  gewest: gewest({ hint: 'Waar de woning ligt.' }),
  inkomen: nettoInkomen({ start: 2_600, hint: 'Om te zien of je de lening alleen kunt dragen.' }),
  kinderen: kinderen(),
  aandeelEx: percent({
    label: 'Aandeel van je ex in de woning',
    start: 0.5,
    neutral: 0.5,
    min: 0,
    max: 1,
    refine: true,
    group: SHARES,
    hint: 'Zoals in de aankoopakte.',
  }),
  inbrengIk: euro({
    label: 'Eigen geld dat jij er extra instak',
    start: 0,
    max: 10_000_000,
    refine: true,
    group: SHARES,
    hint: 'Een erfenis of spaargeld van voor de relatie, als je het kunt bewijzen.',
  }),
  inbrengEx: euro({
    label: 'Eigen geld dat je ex er extra instak',
    start: 0,
    max: 10_000_000,
    refine: true,
    group: SHARES,
  }),
  aankoopprijs: euro({
    label: 'Prijs die jullie betaalden',
    start: null,
    optional: true,
    min: 1,
    max: 10_000_000,
    refine: true,
    group: SHARES,
    hint: 'Dan stijgt het eigen geld mee met de waarde. Leeg: je krijgt het bedrag van toen terug.',
  }),
  eigenGeld: euro({
    label: 'Eigen geld voor de uitkoop',
    start: 0,
    max: 10_000_000,
    refine: true,
    group: LOAN,
  }),
  lening: choice({
    label: 'Wat gebeurt er met de lening?',
    start: 'nieuw',
    refine: true,
    group: LOAN,
    options: [
      { value: 'nieuw', label: 'één nieuwe lening op mijn naam' },
      { value: 'doorlopen', label: 'ze loopt door op mijn naam, ik leen bij' },
    ],
    hint: 'De bank beslist of je ex van de lening af mag.',
  }),
  maandlastNu: euro({
    label: 'Maandlast van de lopende lening',
    start: null,
    optional: true,
    max: 50_000,
    refine: true,
    group: LOAN,
    hint: 'Om te zien wat de lening houden per maand kost.',
  }),
  rente: homeRate({ refine: true, group: LOAN }),
  looptijd: homeTerm({
    start: 25,
    refine: true,
    group: LOAN,
  }),
  lasten: euro({
    label: 'Andere kredieten en onderhoudsgeld dat je betaalt, per maand',
    start: 0,
    max: 50_000,
    refine: true,
    group: LOAN,
  }),
  notariskosten: euro({
    label: 'Akte van de notaris, alles inbegrepen',
    start: null,
    optional: true,
    max: 100_000,
    refine: true,
    group: LOAN,
    hint: 'Zonder verdeelrecht. Leeg: een raming met de kosten van een aankoopakte. Vraag je notaris een offerte.',
  }),
  inkomenEx: euro({
    label: 'Netto-inkomen van je ex per maand',
    start: null,
    optional: true,
    max: 50_000,
    refine: true,
    group: CHILDREN,
    hint: 'Vul het in om het onderhoudsgeld volgens enkele methodes te zien.',
  }),
  kinderbijslag: euro({
    label: 'Kinderbijslag per maand, samen',
    start: 0,
    max: 10_000,
    refine: true,
    group: CHILDREN,
  }),
  verblijfEx: percent({
    label: 'Deel van de tijd dat de kinderen bij je ex zijn',
    start: 0.5,
    neutral: 0.5,
    min: 0,
    max: 1,
    refine: true,
    group: CHILDREN,
    hint: 'Week om week is 50 %. Een weekend op twee is ongeveer 15 %.',
  }),
} as const satisfies Inputs

export type BuyoutValues = ValuesOf<typeof inputs>
