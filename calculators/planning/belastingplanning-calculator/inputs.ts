/** What the tax of a household asks. Each group is one question; who says no skips it. */
import {
  belastbaarInkomen,
  geboortejaar,
  gemeentebelasting,
  gewest,
  gezin,
  inkomenPartner,
  kinderen,
  postcode,
  statuut,
  statuutPartner,
  pensioensparen,
} from '#calculators/situation/facts.ts'
import { choice, count, type Env, euro, type Inputs, rows, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { year as yearOf } from '#finance/dates.ts'
import { at, last } from '#finance/list.ts'
import { belastingschijven } from '#rules/belasting/personenbelasting.figures.ts'

/** Every income year of which the brackets are known, and the next one, which is provisional. */
const FIRST_YEAR = yearOf(at(belastingschijven.rows, 0).from)
const LAST_YEAR = yearOf(belastingschijven.knownTo ?? last(belastingschijven.rows).from) + 1
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => String(FIRST_YEAR + index))
const runningYear = ({ law }: Env): string => String(Math.min(LAST_YEAR, Math.max(FIRST_YEAR, yearOf(law.date))))

const saving = { refine: true, group: 'Spaar je voor later?' } as const
const spending = { refine: true, group: 'Uitgaven met een belastingvoordeel?' } as const
const home = { refine: true, group: 'Een woonlening van vroeger?' } as const
const work = { refine: true, group: 'Werkelijke kosten, of een partner met een ander statuut?' } as const
const other = { refine: true, group: 'Nog andere inkomsten?' } as const
const family = { refine: true, group: 'Iets bijzonders in je gezin?' } as const
const paid = { refine: true, group: 'Al ingehouden of betaald?' } as const
const bonus = { start: 0, max: 10_000, ...paid } as const
const place = { refine: true, group: 'Waar woon je?' } as const
const rules = { refine: true, group: 'Andere regels?' } as const

const withPartner = { gezin: 'partnerMetInkomen' } as const
const couple = { gezin: ['partnerMetInkomen', 'partnerZonderInkomen'] } as const
const ownAccount = { statuut: ['zelfstandige', 'vrijBeroep', 'bedrijfsleider'] } as const
/** Those who have costs to deduct: not a pension or a benefit. */
const atWork = {
  statuut: ['bediende', 'arbeider', 'ambtenaar', 'zelfstandige', 'vrijBeroep', 'bedrijfsleider'],
} as const
const STATUTES = [
  'bediende',
  'arbeider',
  'ambtenaar',
  'zelfstandige',
  'vrijBeroep',
  'bedrijfsleider',
  'gepensioneerde',
  'werkloos',
  'ziek',
] as const

export const inputs = {
  statuut: statuut(STATUTES, { hint: 'Wat het grootste deel van je inkomen is.' }),
  geboortejaar: geboortejaar({ ages: [15, 101] }),
  inkomstenjaar: choice({
    label: 'Inkomstenjaar',
    start: runningYear,
    options: YEARS.map((value) => ({ value, label: value })),
    hint: 'Het jaar waarin je het verdiende.',
  }),
  gezin: gezin(),
  inkomen: belastbaarInkomen({
    start: 38_000,
    hint: 'Loon na RSZ, met vakantiegeld en premies (code 1250). Pensioen: code 1228. Uitkering: code 1260 of 1266. Zelfstandige: winst vóór sociale bijdragen.',
  }),
  socialeBijdragen: euro({
    label: 'Sociale bijdragen als zelfstandige',
    start: 0,
    max: 200_000,
    when: ownAccount,
  }),
  inkomenPartner: inkomenPartner({ when: withPartner }),
  kinderen: kinderen(),

  pensioensparen: pensioensparen({ start: 0, ...saving }),
  pensioensparenPartner: euro({
    label: 'Pensioensparen van je partner',
    start: 0,
    max: 5_000,
    slider: 10,
    when: withPartner,
    ...saving,
  }),
  langetermijnsparen: euro({ label: 'Langetermijnsparen dit jaar', start: 0, max: 10_000, slider: 10, ...saving }),
  langetermijnsparenPartner: euro({
    label: 'Langetermijnsparen van je partner',
    start: 0,
    max: 10_000,
    slider: 10,
    when: withPartner,
    ...saving,
  }),

  giften: euro({ label: 'Giften aan erkende instellingen', start: 0, max: 500_000, slider: 10, ...spending }),
  opvangAttesten: rows({
    label: 'Kinderopvang, per attest',
    row: 'attest',
    max: 12,
    hint: 'Bedrag en dagen staan op het attest.',
    columns: {
      bedrag: euro({ label: 'Betaald bedrag', start: 0, max: 50_000 }),
      dagen: count({ label: 'Opvangdagen', start: 0, max: 366 }),
    },
    start: [],
    ...spending,
  }),
  dienstencheques: count({ label: 'Dienstencheques', start: 0, max: 500, unit: 'cheques', ...spending }),
  onderhoudsgeld: euro({
    label: 'Onderhoudsgeld dat je betaalt',
    start: 0,
    max: 200_000,
    slider: 100,
    hint: 'Per jaar, aan iemand buiten je gezin.',
    ...spending,
  }),

  woonbonus: choice({
    label: 'Vlaamse woonbonus voor een oude lening',
    start: 'geen',
    options: [
      { value: 'geen', label: 'Geen' },
      { value: 'woonbonus2005', label: 'Lening van 2005 tot 2014' },
      { value: 'woonbonus2015', label: 'Lening van 2015' },
      { value: 'geintegreerd', label: 'Lening van 2016 tot 2019' },
    ],
    ...home,
  }),
  woonbonusUitgaven: euro({
    label: 'Betaald aan interest, kapitaal en schuldsaldo',
    start: 3_000,
    max: 50_000,
    when: { woonbonus: ['woonbonus2005', 'woonbonus2015', 'geintegreerd'] },
    hint: 'Dit jaar, jullie samen. Bij twee inkomens telt elk de helft.',
    ...home,
  }),
  woonbonusEersteTien: toggle({
    label: 'De lening loopt nog geen tien jaar',
    start: false,
    when: { woonbonus: ['woonbonus2005', 'woonbonus2015', 'geintegreerd'] },
    ...home,
  }),
  andereVermindering: euro({
    label: 'Andere belastingvermindering voor je woning',
    start: 0,
    max: 20_000,
    hint: 'Waalse chèque habitat, Brusselse woonbonus: zie je vorige aanslagbiljet.',
    ...home,
  }),

  werkelijkeKosten: euro({
    label: 'Werkelijke beroepskosten',
    start: null,
    optional: true,
    max: 1_000_000,
    when: atWork,
    hint: 'Leeg: het forfait. Vul 0 in als je inkomen al netto is.',
    ...work,
  }),
  statuutPartner: statuutPartner(STATUTES, {
    when: withPartner,
    hint: 'Van een zelfstandige: het inkomen na sociale bijdragen.',
    ...work,
  }),

  andereInkomsten: rows({
    label: 'Pensioen, uitkering of een ander pand',
    row: 'inkomen',
    max: 8,
    hint: 'Belastbaar bedrag per jaar. Een ander pand: het geïndexeerde en verhoogde kadastraal inkomen.',
    columns: {
      wie: choice({
        label: 'Van wie',
        start: 'jij',
        options: [
          { value: 'jij', label: 'Jij' },
          { value: 'partner', label: 'Je partner' },
        ],
      }),
      soort: choice({
        label: 'Soort',
        start: 'pensioen',
        options: [
          { value: 'pensioen', label: 'Pensioen (code 1228)' },
          { value: 'werkloosheid', label: 'Werkloosheid (code 1260)' },
          { value: 'ziekte', label: 'Ziekenfonds (code 1266)' },
          { value: 'onroerend', label: 'Ander pand (code 1106)' },
        ],
      }),
      bedrag: euro({ label: 'Bedrag per jaar', start: 0, max: 1_000_000 }),
    },
    start: [],
    ...other,
  }),

  kinderenHandicap: count({ label: 'Waarvan kinderen met een handicap', start: 0, max: 15, ...family }),
  kinderenOnderDrie: count({
    label: 'Waarvan kinderen onder drie jaar zonder opvangkosten',
    start: 0,
    max: 15,
    ...family,
  }),
  kinderenCoOuderschap: count({
    label: 'Waarvan kinderen in co-ouderschap',
    start: 0,
    max: 15,
    hint: 'Gelijk verdeeld verblijf (code 1034): elk krijgt de helft.',
    ...family,
  }),
  anderePersonen: count({ label: 'Andere personen ten laste', start: 0, max: 10, unit: 'personen', ...family }),
  zorgbehoevenden: count({
    label: 'Zorgbehoevende ouders, broers of zussen',
    start: 0,
    max: 10,
    unit: 'personen',
    ...family,
  }),
  handicap: toggle({ label: 'Je hebt zelf een erkende handicap', start: false, ...family }),
  handicapPartner: toggle({ label: 'Je partner heeft een erkende handicap', start: false, when: couple, ...family }),
  alleenwonendeOuder: toggle({
    label: 'Je woont als ouder zonder andere volwassene',
    start: true,
    neutral: true,
    when: { gezin: 'alleenstaand' },
    ...family,
  }),

  bedrijfsvoorheffing: euro({
    label: 'Bedrijfsvoorheffing, jij en je partner',
    start: null,
    optional: true,
    max: 5_000_000,
    hint: 'Code 1286 en 2286. Leeg: we ramen ze voor werknemers.',
    ...paid,
  }),
  bbszIngehouden: euro({
    label: 'Ingehouden bijzondere bijdrage (BBSZ)',
    start: null,
    optional: true,
    max: 5_000,
    hint: 'Code 1287 en 2287.',
    ...paid,
  }),
  werkbonusA: euro({ label: 'Werkbonus luik A', hint: 'Code 1284.', ...bonus }),
  werkbonusB: euro({ label: 'Werkbonus luik B', hint: 'Code 1360.', ...bonus }),
  werkbonusAPartner: euro({
    label: 'Werkbonus luik A van je partner',
    hint: 'Code 2284.',
    when: withPartner,
    ...bonus,
  }),
  werkbonusBPartner: euro({
    label: 'Werkbonus luik B van je partner',
    hint: 'Code 2360.',
    when: withPartner,
    ...bonus,
  }),
  voorafbetalingen: euro({ label: 'Voorafbetalingen', start: 0, max: 5_000_000, hint: 'Code 1570.', ...paid }),
  voorafbetaald: choice({
    label: 'Wanneer betaal je vooraf?',
    start: 'gelijk',
    options: [
      { value: 'gelijk', label: 'Elk kwartaal evenveel' },
      { value: 'k1', label: 'In het eerste kwartaal' },
      { value: 'k2', label: 'In het tweede kwartaal' },
      { value: 'k3', label: 'In het derde kwartaal' },
      { value: 'k4', label: 'In het vierde kwartaal' },
      { value: 'starter', label: 'Niet nodig in mijn eerste drie jaar' },
    ],
    ...paid,
  }),

  postcode: postcode(place),
  gewest: gewest({ ...place, hint: 'Een postcode gaat voor.' }),
  gemeentebelasting: gemeentebelasting(place),
  regels: choice({
    label: 'Belastingvrije som',
    start: 'nu',
    options: [
      { value: 'nu', label: 'Zoals de wet nu is' },
      { value: 'aangekondigd', label: 'Zoals door de Kamer gestemd' },
    ],
    ...rules,
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
/** With the municipal tax of the postcode filled in. */
export type Settled = Values & { readonly gemeentebelasting: number }
