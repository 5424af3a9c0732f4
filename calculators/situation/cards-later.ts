/** What savings could bring, what the household could borrow, has to fall back on, and gets later. */
import { dateText, eur, eur0 } from '#calculators/kernel/format.ts'
import type { RawRow } from '#calculators/kernel/read.ts'
import {
  type Card,
  type Fill,
  type Known,
  EMPLOYED,
  WORKING,
  yearOf,
  isCouple,
  number,
  LOAN,
} from '#calculators/situation/card.ts'
import { addDays, addMonths, yearsBetween } from '#finance/dates.ts'
import { eenheidsstatuut } from '#rules/loon/opzeg.figures.ts'
import { fotodatum } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

/** To the day where it is known: a usufruct is worth less from one birthday on. */
const agePartner = (known: Known) => {
  const day = known.day('geboortedatumPartner')
  const year = known.amount('geboortejaarPartner')
  if (day !== undefined) return known.typed(yearsBetween(day, known.today))
  return year === undefined ? undefined : known.typed(yearOf(known.today) - year)
}
/** The age from which a long career has a right without an end, in years that the page takes. */
const countingAge = (known: Known) => {
  const born = known.day('geboortedatum')
  if (born === undefined || !EMPLOYED.some((one) => one === known.maybe('statuut'))) return undefined
  const years = yearsBetween(born, known.today)
  return years >= 55 && years <= 66 ? known.typed(years) : undefined
}
const hasLoan = (known: Known) => (known.amount('leningsaldo') ?? 0) > 0
const lot = (cells: RawRow): RawRow => ({ effect: 'Beleggingen', aantal: '1', munt: 'EUR', wisselkoers: '', ...cells })
const UNIFIED = eenheidsstatuut.rows[0]?.value ?? ''
const FIRST_DAY = addDays(fotodatum.rows[0]?.value ?? '', 1)

/** The rates of the own account, unless it is one of the list, which brings them along. */
const ownRates = (known: Known, base: string, premium: string): Fill =>
  (known.maybe('spaarrekening') ?? 'geen') === 'geen'
    ? { [base]: known.need('spaarrente'), [premium]: known.need('spaarpremie') }
    : {}

const BENEFIT = {
  category: 'planning',
  slug: 'uitkering-berekenen',
  group: 'nodig',
  show: ['uitkering'],
  when: { statuut: [...EMPLOYED, 'zelfstandige'] },
  free: ['vasteKosten', 'duur', 'partnerInkomen'],
} as const

export const cardsLater: readonly Card[] = [
  {
    key: 'sparen',
    group: 'jaar',
    category: 'sparen',
    slug: 'hoogste-spaarrente-belgie',
    market: true,
    title: 'Spaargeld: de beste tegen de jouwe',
    show: ['verschilEigenBank'],
    needs: ['spaargeld'],
    fill: (known) => ({ looptijd: '12', ...ownRates(known, 'eigenBasisrente', 'eigenPremie') }),
    gain: 'vergelijken we je spaarrekening met de beste',
    note: (out) => {
      const best = `in een jaar, bij ${String(out.besteRekening ?? '')}`
      return number(out.verschilEigenBank) < 0 ? `${best}: je eigen rekening geeft meer` : `meer ${best}`
    },
    dates: (_, known) => {
      const paid = known.day('laatsteStorting')
      return paid === undefined
        ? []
        : [
            {
              date: addMonths(paid, 12),
              title: 'De getrouwheidspremie op je laatste storting is verworven: wie eerder overstapt, verliest ze',
            },
          ]
    },
  },
  {
    key: 'spaarvrijstelling',
    group: 'jaar',
    category: 'sparen',
    slug: 'spaarrekening-vergelijker',
    market: true,
    title: 'Ruimte in de vrijstelling van je spaarboekjes',
    show: ['ruimteVrijstelling'],
    needs: ['spaargeld'],
    fill: (known) => ownRates(known, 'basisrenteNu', 'premieNu'),
    free: ['laatsteStorting', 'nieuw', 'horizon', 'overstapdatum'],
    gain: 'kennen we de ruimte in de vrijstelling van je spaarboekjes',
    note: (out) =>
      number(out.ruimteVrijstelling) > 0 ? 'nog bij te sparen zonder belasting' : 'je vrijstelling is op',
    say: (out) =>
      `Aan je tarieven van nu is de rente vrij van belasting tot een saldo van **${eur0(number(out.vrijTotBedrag))}**, bij al je banken samen.`,
  },
  {
    ...LOAN,
    key: 'herfinancieren',
    group: 'nodig',
    title: 'Je lening herfinancieren',
    show: ['besparing'],
    gain: 'weten we of herfinancieren loont',
    note: (out) => (number(out.besparing) < 0 ? 'verlies na kosten, tot het einde' : 'winst na kosten, tot het einde'),
  },
  {
    key: 'lenen',
    group: 'nodig',
    category: 'lenen',
    slug: 'kredietcapaciteit-calculator',
    market: true,
    title: 'Zoveel kun je nog lenen',
    show: ['leenRond'],
    needs: ['nettoInkomen', 'gezin'],
    fill: (known) => ({
      // A partner without an income has to live as well.
      ontleners: isCouple(known) ? 'twee' : 'een',
      ...(known.maybe('gezin') === 'partnerZonderInkomen' && { inkomen2: '0' }),
      lopendeKredieten: known.typed((known.amount('maandlast') ?? 0) + (known.amount('lopendeKredieten') ?? 0)),
      looptijd: known.maybe('leninglooptijd') ?? '25',
      eigenInbreng: known.maybe('eigenInbreng') ?? known.need('spaargeld'),
      // Whoever has a home already may keep it.
      enigeEigenWoning: (known.maybe('enigeEigenWoning') ?? (known.maybe('woningwaarde') ? 'nee' : 'ja')) === 'ja',
    }),
    gain: 'kennen we hoeveel je kunt lenen',
    note: (out, known) =>
      number(out.leenRond) > 0
        ? `ongeveer, op ${known.maybe('leninglooptijd') ?? '25'} jaar met ${eur0(number(out.maandlastMax))} per maand`
        : `op ${known.maybe('leninglooptijd') ?? '25'} jaar`,
    say: (out) => {
      const [strict, usual] = [number(out.strengRond), number(out.leenRond)]
      if (usual === 0) return undefined
      return `Een voorzichtige bank leent je ${strict > 0 ? `ongeveer **${eur0(strict)}**` : 'niets'}, een gewone **${eur0(usual)}**.`
    },
  },
  {
    key: 'noodfonds',
    group: 'nodig',
    category: 'planning',
    slug: 'noodfonds-calculator',
    title: 'Je noodfonds',
    show: ['bufferRuim'],
    needs: ['nettoInkomen', 'vasteKosten', 'levensonderhoud', 'statuut', 'gezin'],
    when: { statuut: WORKING },
    // An owner needs a month more; what bad luck with the home costs is an amount that nobody gave.
    fill: () => ({ ziekteduur: '6', zoekduur: '6', woningpech: '0' }),
    free: ['sparenPerMaand', 'dakleeftijd'],
    gain: 'kennen we je noodfonds',
    note: (out) =>
      `zonder pech met woning of auto; ${number(out.nogNodig) > 0 ? `daarvan ontbreekt ${eur0(number(out.nogNodig))}` : 'dat staat er al'}`,
  },
  {
    ...BENEFIT,
    key: 'werkloos',
    title: 'Als je je werk verliest',
    needs: ['statuut', 'gezin', 'loopbaanjaren'],
    fill: (known) => ({ situatie: 'ontslag', gewerkt: known.need('loopbaanjaren'), leeftijd: countingAge(known) }),
    gain: 'kennen we je uitkering bij ontslag',
    note: () => 'netto in de eerste maand',
  },
  {
    ...BENEFIT,
    key: 'ziek',
    title: 'Als je ziek wordt',
    needs: ['statuut', 'gezin'],
    fill: () => ({ situatie: 'ziekte' }),
    gain: 'kennen we je uitkering bij ziekte',
    note: () => 'netto in de eerste maand',
  },
  {
    key: 'opzeg',
    group: 'nodig',
    category: 'planning',
    slug: 'opzegtermijn-calculator',
    title: 'Je opzegtermijn bij ontslag',
    show: ['weken'],
    needs: ['inDienst', 'brutoloon', 'statuut'],
    when: { statuut: EMPLOYED },
    // Years before the rules were one count in days for a manual worker; of a clerk the page says what it takes.
    fill: (known) => ({
      profiel2013:
        known.maybe('statuut') === 'arbeider' && (known.day('inDienst') ?? known.today) < UNIFIED
          ? 'arbeider'
          : undefined,
    }),
    free: ['loonMaanden'],
    note: (_, known) =>
      known.maybe('statuut') === 'bediende' && (known.day('inDienst') ?? known.today) < UNIFIED
        ? 'als je eind 2013 een bediende met een lager loon was'
        : '',
    gain: 'kennen we je opzegtermijn',
  },
  {
    key: 'pensioen',
    group: 'later',
    category: 'planning',
    slug: 'pensioen-calculator',
    title: 'Jouw pensioen',
    show: ['nettoPensioen'],
    needs: ['geboortedatum', 'statuut', 'gezin', 'loopbaanjaren', 'stopleeftijd', 'nettoInkomen'],
    when: { statuut: WORKING },
    fill: (known) => ({ gewenstNetto: known.need('nettoInkomen') }),
    free: ['uitkerenTot'],
    gain: 'kennen we je pensioen',
    note: (out) =>
      number(out.tekort) > 0 ? `netto per maand, ${eur0(number(out.tekort))} onder je netto van nu` : 'netto per maand',
  },
  {
    key: 'pensioenPartner',
    group: 'later',
    category: 'planning',
    slug: 'pensioen-calculator',
    title: 'Pensioen van je partner',
    show: ['nettoPensioen'],
    needs: [
      'geboortedatumPartner',
      'statuutPartner',
      'gezin',
      'brutoloonPartner',
      'loopbaanjarenPartner',
      'stopleeftijdPartner',
      'nettoPartner',
    ],
    when: { gezin: ['partnerMetInkomen'], statuutPartner: WORKING },
    fill: (known) => ({
      geboortedatum: known.need('geboortedatumPartner'),
      statuut: known.need('statuutPartner'),
      brutoMaandloon: known.need('brutoloonPartner'),
      loopbaanjaren: known.need('loopbaanjarenPartner'),
      stopleeftijd: known.need('stopleeftijdPartner'),
      gewenstNetto: known.need('nettoPartner'),
      eindejaarspremie: false,
    }),
    free: ['uitkerenTot'],
    gain: 'kennen we het pensioen van je partner',
    note: (out) =>
      number(out.tekort) > 0
        ? `netto per maand, ${eur0(number(out.tekort))} onder het netto van nu; zonder dertiende maand`
        : 'netto per maand, zonder dertiende maand',
    say: (out, known) =>
      `Stopt je partner op ${known.maybe('stopleeftijdPartner') ?? ''}, dan ${
        number(out.overbruggingMaanden) > 0
          ? `start het pensioen pas op ${dateText(String(out.ingangsdatum))}, met`
          : 'is dat'
      } ongeveer **${eur0(number(out.totaalNetto))}** netto per maand in euro’s van vandaag.`,
  },
  {
    key: 'beleggingen',
    group: 'later',
    category: 'beleggen',
    slug: 'meerwaardebelasting-calculator',
    title: 'Je beleggingen na belasting',
    show: ['nettoOpbrengst'],
    needs: ['beleggingen', 'beleggingenBasis', 'titularissen'],
    only: 'beleggingen',
    not: { beleggingen: '0' },
    // One lot, bought on the first day of the tax at what counts as its price.
    fill: (known) => ({
      loten: [lot({ datum: FIRST_DAY, prijs: known.need('beleggingenBasis') ?? '', foto: '' })],
      verkopen: [
        lot({
          datum: known.today,
          prijs: known.need('beleggingen') ?? '',
          rekening: '',
          ingehouden: 'onder',
        }),
      ],
    }),
    free: ['bewijs'],
    gain: 'kennen we je beleggingen na belasting',
    note: (out) => `als je vandaag alles verkoopt, na ${eur(number(out.belasting))} meerwaardebelasting`,
    say: (out) =>
      number(out.meerwaarden) > 0
        ? `Van **${eur0(number(out.meerwaarden))}** winst is **${eur0(number(out.vrijgesteld))}** vrijgesteld; ${number(out.nogVrij) > 0 ? `daarna is er dit jaar nog **${eur0(number(out.nogVrij))}** vrij` : 'daarmee is je vrijstelling van dit jaar op'}.`
        : 'Er is geen winst om te belasten.',
  },
  {
    key: 'overlijden',
    group: 'later',
    category: 'planning',
    slug: 'levensverzekeraar-calculator',
    market: true,
    title: 'Wat je gezin zou missen',
    show: ['behoefteJij'],
    needs: ['gezin', 'nettoInkomen', 'vasteKosten', 'levensonderhoud', 'kinderen', 'spaargeld'],
    when: { gezin: ['partnerMetInkomen', 'partnerZonderInkomen'] },
    fill: (known) => {
      // Fixed costs hold the loan, the page asks the spending beside it.
      const spending = (known.amount('vasteKosten') ?? 0) + (known.amount('levensonderhoud') ?? 0)
      const rest = known.maybe('leningRest')
      // Ages follow from the months of birth, as on the page itself.
      if (known.births().length === 0 && known.maybe('kinderen') !== '0') known.need('kinderenGeboren')
      return {
        metPartner: true,
        nettoInkomenPartner: known.maybe('gezin') === 'partnerZonderInkomen' ? '0' : known.need('nettoPartner'),
        uitgaven: known.typed(Math.max(0, spending - (known.amount('maandlast') ?? 0))),
        dekking: 'geen',
        ...(known.maybe('leningsaldo') === undefined ? { krediet: '0' } : {}),
        ...(rest === undefined ? {} : { looptijd: rest, rente: known.maybe('leningrente') }),
      }
    },
    free: ['looptijd', 'geboortejaar', 'geboortejaarPartner'],
    gain: 'kennen we wat je gezin zou missen',
    note: (_, known) =>
      hasLoan(known) ? 'in één keer, met de lening en zonder schuldsaldoverzekering' : 'in één keer',
    say: (out, known) => {
      const short = number(out.maandtekortJij)
      const covered = number(out.behoefteJij) > 0 ? '' : ': wat er is, dekt dat'
      if (short > 0) return `Zonder jou komt je gezin **${eur(short)}** per maand tekort${covered}.`
      return `Zonder jou komt je gezin per maand niets tekort${hasLoan(known) ? ', als de lening betaald is' : ''}.`
    },
  },
  {
    key: 'erfbelasting',
    group: 'later',
    category: 'planning',
    slug: 'erfbelasting-calculator',
    title: 'Erfbelasting bij jouw overlijden',
    show: ['erfbelasting'],
    needs: ['gewest', 'gezin', 'kinderen', 'spaargeld'],
    fill: (known) => {
      const children = known.amount('kinderen') ?? 0
      const lives = known.maybe('wonen') ?? (known.maybe('huur') === undefined ? 'eigen' : 'huur')
      const home = known.maybe('woningwaarde') ?? (lives === 'eigen' ? known.need('woningwaarde') : '0')
      const invested = known.amount('beleggingen') ?? 0
      const couple = isCouple(known)
      const married = couple ? known.need('gehuwd') : 'nee'
      return {
        langstlevende: couple ? (married === 'ja' ? 'gehuwd' : 'wettelijkSamenwonend') : 'geen',
        ...(couple
          ? { leeftijdPartner: known.need('geboortejaarPartner') && agePartner(known), vermogen: 'samen' }
          : {}),
        nakomelingen: children > 0,
        ...(children > 0 ? { aantalKinderen: known.typed(children) } : {}),
        nalatenschapRoerend: known.typed((known.amount('spaargeld') ?? 0) + invested),
        nalatenschapOnroerend: home,
        nalatenschapGezinswoning: home,
        schuldenVastgoed: known.maybe('leningsaldo'),
      }
    },
    gain: 'kennen we de erfbelasting in je gezin',
    note: (_, known) =>
      `als je vandaag overlijdt${isCouple(known) ? ' en alles van jullie twee is' : ''}, alle erfgenamen samen`,
    tone: 'tax',
  },
]
