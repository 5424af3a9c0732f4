/** What the page asks. Levers stand in a group of their own, so that each can be tried apart. */
import { choice, count, type Env, euro, month, percent, toggle, type ValuesOf } from '#calculators/fields.ts'
import { gewestOptions } from '#rules/gewest.ts'
import { gemeentebelastingRichtwaarde } from '#rules/personenbelasting.ts'

export const YEARS = ['2023', '2024', '2025', '2026'] as const
type Year = (typeof YEARS)[number]

const runningYear = ({ law }: Env): Year => YEARS.findLast((year) => year <= law.date.slice(0, 4)) ?? YEARS[0]

const statutes = [
  { value: 'werknemer', label: 'Werknemer' },
  { value: 'zelfstandige', label: 'Zelfstandige' },
  { value: 'bedrijfsleider', label: 'Bedrijfsleider' },
  { value: 'gepensioneerde', label: 'Gepensioneerd' },
] as const

const costs = [
  { value: 'forfait', label: 'Forfait' },
  { value: 'werkelijk', label: 'Werkelijke kosten' },
  { value: 'geen', label: 'Geen: mijn inkomen is al netto' },
] as const

const lever = { refine: true, group: 'Voordelen waar je zelf aan draait' } as const
const family = { refine: true, group: 'Gezin' } as const
const income = { refine: true, group: 'Inkomen en kosten' } as const
const rules = { refine: true, group: 'Regels' } as const
const paid = { refine: true, group: 'Al betaald of ingehouden' } as const
const wage = { refine: true, group: 'Loon nakijken' } as const
const couple = { gezin: 'koppel' } as const

export const inputs = {
  gezin: choice({
    label: 'Aangifte',
    start: 'alleenstaande',
    options: [
      { value: 'alleenstaande', label: 'Alleen' },
      { value: 'koppel', label: 'Gehuwd of wettelijk samenwonend' },
    ],
  }),
  inkomen: euro({
    label: 'Belastbaar beroepsinkomen',
    start: 38_000,
    max: 5_000_000,
    slider: 500,
    hint: 'Werknemer: brutoloon na RSZ over het jaar (code 1250). Zelfstandige: winst vóór sociale bijdragen.',
  }),
  inkomenPartner: euro({
    label: 'Belastbaar beroepsinkomen van je partner',
    start: 24_000,
    max: 5_000_000,
    slider: 500,
    when: couple,
  }),
  kinderen: count({ label: 'Kinderen ten laste', start: 0, max: 12, unit: 'kinderen' }),
  gemeentebelasting: percent({
    label: 'Gemeentebelasting',
    start: ({ law }) => law(gemeentebelastingRichtwaarde),
    min: 0,
    max: 0.12,
    slider: 0.001,
    hint: 'Zoek het tarief van je gemeente op bij de FOD Financiën.',
  }),
  inkomstenjaar: choice({
    label: 'Inkomstenjaar',
    start: runningYear,
    options: YEARS.map((year) => ({ value: year, label: year })),
  }),

  pensioensparen: euro({ label: 'Pensioensparen', start: 0, max: 5_000, slider: 10, ...lever }),
  pensioensparenPartner: euro({
    label: 'Pensioensparen van je partner',
    start: 0,
    max: 5_000,
    slider: 10,
    when: couple,
    ...lever,
  }),
  langetermijnsparen: euro({ label: 'Langetermijnsparen', start: 0, max: 10_000, slider: 10, ...lever }),
  langetermijnsparenPartner: euro({
    label: 'Langetermijnsparen van je partner',
    start: 0,
    max: 10_000,
    slider: 10,
    when: couple,
    ...lever,
  }),
  giften: euro({ label: 'Giften aan erkende instellingen', start: 0, max: 500_000, slider: 10, ...lever }),
  kinderopvang: euro({ label: 'Kinderopvang, betaald bedrag', start: 0, max: 50_000, slider: 50, ...lever }),
  opvangdagen: count({ label: 'Opvangdagen, alle kinderen samen', start: 200, max: 2_000, unit: 'dagen', ...lever }),
  dienstencheques: count({ label: 'Dienstencheques', start: 0, max: 500, slider: 1, unit: 'cheques', ...lever }),
  onderhoudsgeld: euro({
    label: 'Onderhoudsgeld dat je betaalt',
    start: 0,
    max: 200_000,
    slider: 100,
    hint: 'Per jaar, aan iemand buiten je gezin.',
    ...lever,
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
    ...lever,
  }),
  woonbonusUitgaven: euro({
    label: 'Betaald aan interest, kapitaal en schuldsaldo',
    start: 3_000,
    max: 50_000,
    when: { woonbonus: ['woonbonus2005', 'woonbonus2015', 'geintegreerd'] },
    ...lever,
  }),
  woonbonusEersteTien: toggle({
    label: 'De lening loopt nog geen tien jaar',
    start: false,
    when: { woonbonus: ['woonbonus2005', 'woonbonus2015', 'geintegreerd'] },
    ...lever,
  }),

  statuut: choice({ label: 'Jouw statuut', start: 'werknemer', options: statutes, ...income }),
  kosten: choice({
    label: 'Beroepskosten',
    start: 'forfait',
    options: costs,
    when: { statuut: ['werknemer', 'zelfstandige', 'bedrijfsleider'] },
    ...income,
  }),
  werkelijkeKosten: euro({
    label: 'Werkelijke beroepskosten',
    start: 7_000,
    max: 1_000_000,
    when: { kosten: 'werkelijk' },
    ...income,
  }),
  socialeBijdragen: euro({
    label: 'Sociale bijdragen als zelfstandige',
    start: 0,
    max: 200_000,
    when: { statuut: ['zelfstandige', 'bedrijfsleider'] },
    ...income,
  }),
  statuutPartner: choice({
    label: 'Statuut van je partner',
    start: 'werknemer',
    options: statutes,
    when: couple,
    ...income,
  }),
  kostenPartner: choice({
    label: 'Beroepskosten van je partner',
    start: 'forfait',
    options: costs,
    when: couple,
    ...income,
  }),
  werkelijkeKostenPartner: euro({
    label: 'Werkelijke beroepskosten van je partner',
    start: 7_000,
    max: 1_000_000,
    when: { gezin: 'koppel', kostenPartner: 'werkelijk' },
    ...income,
  }),
  socialeBijdragenPartner: euro({
    label: 'Sociale bijdragen van je partner',
    start: 0,
    max: 200_000,
    when: { gezin: 'koppel', statuutPartner: ['zelfstandige', 'bedrijfsleider'] },
    ...income,
  }),

  kinderenHandicap: count({
    label: 'Waarvan kinderen met een handicap',
    start: 0,
    max: 12,
    unit: 'kinderen',
    ...family,
  }),
  kinderenOnderDrie: count({
    label: 'Waarvan kinderen onder drie jaar zonder opvangkosten',
    start: 0,
    max: 12,
    unit: 'kinderen',
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
  verdienstenKind: euro({
    label: 'Netto verdiensten van je kind met een studentenjob',
    start: null,
    optional: true,
    max: 100_000,
    hint: 'We waarschuwen als je kind daardoor niet meer ten laste is.',
    ...family,
  }),

  gewest: choice({
    label: 'Gewest',
    start: 'vlaanderen',
    options: gewestOptions,
    ...rules,
  }),
  regels: choice({
    label: 'Regels voor 2026',
    start: 'nu',
    options: [
      { value: 'nu', label: 'Regels nu' },
      {
        value: 'aangekondigd',
        label: 'Aangekondigd',
        hint: 'Wetsontwerp van 17 december 2025, op 15 november 2026 niet bevestigd.',
      },
    ],
    when: { inkomstenjaar: '2026' },
    ...rules,
  }),
  vrijeSomOverdragen: toggle({
    label: 'Ongebruikte belastingvrije som gaat naar je partner',
    start: true,
    hint: 'Zo werkt de wet. Zet uit om een berekening zonder die overdracht na te gaan.',
    when: couple,
    ...rules,
  }),
  extraVrijeSom: euro({
    label: 'Wat als de belastingvrije som hoger was?',
    start: 0,
    max: 20_000,
    hint: 'Verhoging in euro.',
    ...rules,
  }),

  bedrijfsvoorheffing: euro({
    label: 'Bedrijfsvoorheffing, jij en je partner',
    start: null,
    optional: true,
    max: 5_000_000,
    hint: 'Code 1286 en 2286. Leeg: we ramen ze voor werknemers.',
    ...paid,
  }),
  voorafbetalingen: euro({ label: 'Voorafbetalingen', start: 0, max: 5_000_000, ...paid }),
  bbszIngehouden: euro({
    label: 'Ingehouden bijzondere bijdrage (BBSZ)',
    start: null,
    optional: true,
    max: 5_000,
    hint: 'Code 1287 en 2287.',
    ...paid,
  }),
  werkbonusA: euro({
    label: 'Werkbonus luik A over het jaar',
    start: 0,
    max: 10_000,
    hint: 'Code 1284 en 2284.',
    ...paid,
  }),
  werkbonusB: euro({
    label: 'Werkbonus luik B over het jaar',
    start: 0,
    max: 10_000,
    hint: 'Code 1360 en 2360.',
    ...paid,
  }),

  opslag: euro({ label: 'Opslag die je wilt nakijken, bruto', start: 100, max: 1_000_000, ...wage }),
  brutomaandloon: euro({
    label: 'Brutomaandloon voor de werkbonus',
    start: null,
    optional: true,
    max: 50_000,
    ...wage,
  }),
  loonmaand: month({ label: 'Maand van dat loon', start: '2026-11', min: '2023-07', max: '2026-12', ...wage }),
  periodeloon: euro({
    label: 'Belastbaar loon van een periode',
    start: null,
    optional: true,
    max: 200_000,
    hint: 'Om de bedrijfsvoorheffing van een loonbrief na te rekenen (2025 en 2026).',
    ...wage,
  }),
  periode: choice({
    label: 'Loonperiode',
    start: 'maand',
    options: [
      { value: 'maand', label: 'Maand' },
      { value: 'halvemaand', label: 'Halve maand' },
      { value: 'week', label: 'Week' },
    ],
    ...wage,
  }),
}

export type Values = ValuesOf<typeof inputs>
