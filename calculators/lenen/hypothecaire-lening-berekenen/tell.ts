import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { duration, eur, longDate, money, pct, plural } from '#calculators/kernel/format.ts'
import type { Asking, Notice, Telling } from '#calculators/kernel/report.ts'
import { instalmentWords, scheduleTable, yearChart } from '#calculators/lenen/schedule-table.ts'
import { amount } from '#calculators/lenen/words.ts'
import { next } from '#calculators/next.ts'
import type { BankWay } from './model-bank.ts'
import type { HomeLoan } from './case.ts'
import type { outputs } from './outputs.ts'
import { stepsOf } from './steps.ts'
import { extraChart, jkpTable, ratesTable, termsTable, variableChart, variableTable } from './views.ts'

const BANK_WAYS: Readonly<Record<BankWay, string>> = {
  'zoals-wij': 'actuarieel, gewoon afgerond: precies zoals wij',
  afgekapt: 'actuarieel, naar beneden afgerond op de cent',
  'maandrente-vier-decimalen': 'actuarieel, met de maandrente op vier decimalen',
  'maandrente-drie-decimalen': 'actuarieel, met de maandrente op drie decimalen',
  'jaarrente-twee-decimalen': 'actuarieel, met de jaarrente op twee decimalen',
  'door-twaalf': 'de jaarrente gedeeld door twaalf (proportioneel)',
  'door-twaalf-afgekapt': 'de jaarrente gedeeld door twaalf, naar beneden afgerond',
  'begin-van-de-maand': 'actuarieel, met betaling aan het begin van de maand',
  onbekend: 'geen bekende rekenwijze. Kijk of er kosten of een verzekering in zitten',
}

/** How the instalments go: only a plain annuity can be told as so many times the same amount. */
function payments({ values, out, work }: HomeLoan): string {
  const { expected, actual, revisions } = work.plan
  const { periods } = actual
  const grace = Math.min(work.plan.grace, periods - 1)
  const alone = values.delen.length === 0
  const isSame = actual === expected
  const plain = alone && isSame
  const first = eur(out.maandlast)
  const at = (month: number) => eur(actual.rows[month]?.payment ?? 0)
  const known = ((revisions[0]?.year ?? Infinity) - 1) * 12
  if (values.aflossing === 'alleenRente' && plain && out.herzieneMaandlast === null)
    return `${periods} keer ${first} rente en op het einde het kapitaal`
  const equal = known < periods ? null : instalmentWords(work.runs)
  if (equal) return equal
  const later = `${grace > 0 ? `eerst ${plural(grace, 'maand', 'maanden')} ${alone ? 'enkel rente' : 'minder'} en daarna ` : ''}${periods - grace} keer`
  if (values.aflossing === 'vastKapitaal') return `${later}, de eerste keer ${at(grace)} en dan telkens minder`
  if (grace > 0)
    return plain && values.schijven.length === 0
      ? `eerst ${grace} keer ${at(0)} rente en daarna ${periods - grace} keer ${first}`
      : `${later}${plain ? '' : ', de eerste keer'} ${at(grace)}`
  if (alone && out.maandlastNaExtra !== null) {
    const next = `${values.extraNa} keer ${first} en na je extra aflossing`
    // An index of the revision was given: after it the instalment is another one.
    if (out.herzieneMaandlast === null) return `${next} ${periods - values.extraNa} keer ${eur(out.maandlastNaExtra)}`
    return values.extraNa < known
      ? `${next} ${eur(out.maandlastNaExtra)} per maand, tot de rente herzien wordt`
      : `${known} keer ${first} en daarna een ander bedrag, want de rente wordt herzien`
  }
  if (!alone || (!isSame && (values.aflossing === 'alleenRente' || values.extraGevolg === 'lager')))
    return `${at(0)} per maand in het begin, ${periods} maanden lang met dalende bedragen`
  if (out.hoogsteMaandlast === null) return `${periods} keer ${first}`
  return `${known} keer ${first}${out.herzieneMaandlast === null ? `, daarna hoogstens ${eur(out.hoogsteMaandlast)}` : ` en na de eerste herziening ${eur(out.herzieneMaandlast)} per maand`}`
}

function sentence(solved: HomeLoan): string | Asking {
  const { values, out, work } = solved
  const { reference } = work
  if (work.plan.principal === 0) return { asks: 'Vul in hoeveel je leent: dan zie je wat je elke maand betaalt.' }
  const lead = reference
    ? `Aan ${pct(reference.rate)} (richtwaarde van ${longDate(reference.month)}${values.formule === 'vast' ? ` voor ${values.looptijd} jaar vast` : ''}) betaal je`
    : 'Je betaalt'
  const together =
    values.formule === 'vast'
      ? out.totaleRente === 0
        ? 'Daarin zit'
        : 'Samen is dat'
      : `Blijft de rentevoet ${out.herzieneRente === null ? 'gelijk' : 'daarna gelijk'}, dan is dat samen`
  const paid = payments(solved)
  const most = eur(out.hoogsteMaandlast ?? out.maandlast)
  // Some ways of paying name it already, or it never gets higher than at the start.
  const risk =
    paid.endsWith(most) || most === eur(out.maandlast) ? '' : ` In het slechtste geval wordt het ${most} per maand.`
  const shorter =
    out.renteBespaard === null
      ? ''
      : ` Door je extra aflossing bespaar je ${eur(out.renteBespaard)} rente${out.maandenKorter ? ` en ben je ${duration(out.maandenKorter)} vroeger klaar` : ''}${out.wederbelegging ? `; de bank mag daarvoor hoogstens ${eur(out.wederbelegging)} vergoeding vragen` : ''}.`
  const bridge =
    out.maandlastMetOverbrugging === null
      ? ''
      : ` Zolang de overbrugging loopt, komt er ${eur(out.overbruggingPerMaand)} per maand bij.`
  const interest =
    out.totaleRente > 0
      ? `**${money(out.totaleRente)}** rente`
      : out.totaleRente === 0
        ? '**geen** rente'
        : `**${money(0 - out.totaleRente)}** rente die je terugkrijgt,`
  return `${lead} ${paid}. ${together} ${interest} op ${amount(work.plan.principal)}.${risk}${shorter}${bridge}`
}

function notices({ values, out, work }: HomeLoan): Notice[] {
  const found: Notice[] = []
  if (values.renteomzetting === 'proportioneel' && values.rentePer === 'jaar')
    found.push({
      tone: 'warning',
      text: `Je rekent met jaarrente ÷ 12. Dat komt neer op ${pct(out.jaarrente, 3)} per jaar.`,
    })
  if (values.formule !== 'vast' && work.reference)
    found.push({
      tone: 'warning',
      text: `Richtwaarde voor ${values.formule}: het marktgemiddelde van ${longDate(work.reference.month)}, met het verschil van deze formule in ${longDate(work.reference.since ?? work.reference.month)}.`,
    })
  if (values.formule !== 'vast' && values.cap > values.floor)
    found.push({
      tone: 'law',
      text: 'Een cap groter dan de floor mag niet (art. VII.143 WER).',
    })
  if (out.kwotiteit !== null && work.quotityTooHigh !== null)
    found.push({
      tone: 'info',
      text: `Je leent ${pct(out.kwotiteit, 1)} van de waarde. De Nationale Bank verwacht hoogstens ${pct(work.quotityTooHigh, 0)} voor een eigen woning; daarboven is de rente vaak hoger.`,
    })
  if (values.aflossing === 'alleenRente' && work.atOnce > 0)
    found.push({
      tone: 'warning',
      text: `Op het einde betaal je ${eur(work.atOnce, 0)} in één keer terug, uit ander geld.`,
    })
  if (values.extraBedrag > 0 && out.renteBespaard === null)
    found.push({
      tone: 'info',
      text: `Na ${plural(values.extraNa, 'maand', 'maanden')} is de lening al afgelost: de extra aflossing telt niet mee.`,
    })
  if (out.jkp === null && work.plan.principal > 0)
    found.push({
      tone: 'warning',
      text: 'Er is geen JKP: de kosten zijn te groot tegenover de lening.',
    })
  if (values.maandlastBank !== null && values.maandlastBank > 0)
    found.push({
      tone: 'info',
      text: work.bank
        ? `Je bank rekent ${eur(values.maandlastBank)}: ${BANK_WAYS[work.bank.way]}${work.bank.rate === null ? '' : `. Die maandlast hoort bij een rente van ${pct(work.bank.rate, 3)}`}.`
        : 'De rekenwijze van je bank zoeken we enkel bij een vaste maandlast zonder uitstel of schijven.',
    })
  return found
}

export function tell(solved: HomeLoan, { today }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  // Where the loan runs already, what is left of it can be refinanced.
  const due = values.eersteAflossing === null ? [] : work.view.months.filter(({ date }) => date <= today)
  const left = work.plan.months - due.length
  // As the other pages ask it: effective, a year; the reference stays behind.
  const rente = by(values.rente === null ? 'rente' : 'jaarrente')
  return {
    headline: 'maandlast',
    key: [
      'hoogsteMaandlast',
      'totaleRente',
      'jkp',
      'laatsteVervaldag',
      out.maandlastMetOverbrugging === null ? 'kwotiteit' : 'maandlastMetOverbrugging',
    ],
    sentence: sentence(solved),
    captions: {
      ...(values.aflossing === 'vastKapitaal' ? { maandlast: { label: 'Eerste maandlast' } } : {}),
      ...(values.formule === 'vast'
        ? {}
        : {
            totaleRente: {
              note: out.herzieneRente === null ? 'Als de rentevoet gelijk blijft' : 'Met de herziene rente',
            },
          }),
      ...(values.saldoNa === null
        ? {}
        : { openstaandSaldo: { label: `Kapitaal dat openstaat na ${plural(values.saldoNa, 'maand', 'maanden')}` } }),
      ...(values.vergelijkRente === null
        ? {}
        : { maandlastVergelijk: { label: `Maandlast bij ${pct(values.vergelijkRente)}` } }),
    },
    // Where the instalment can go decides for a variable rate, so that comes first.
    charts:
      values.formule === 'vast'
        ? [yearChart(work.view), ...extraChart(solved)]
        : [...variableChart(solved), yearChart(work.view)],
    tables: [
      scheduleTable(work.view, { rateKey: values.delen.length === 0 ? 'maandrente' : undefined }),
      ...variableTable(solved),
      termsTable(solved),
      ratesTable(solved),
      jkpTable(solved),
    ],
    steps: stepsOf(solved),
    notices: notices(solved),
    assumptions: [
      'Je betaalt op het einde van elke maand, de eerste keer een maand na de opname.',
      'De rente van elke maand wordt op de cent afgerond.',
      'Het JKP rekent met de rente van vandaag, zonder extra aflossing of overbrugging.',
      ...(values.overbrugging > 0
        ? ['Het overbruggingskrediet betaal je in één keer terug als je vorige woning verkocht is.']
        : []),
    ],
    excluded: ['Belastingvoordelen van oudere leningen.', 'De dossierkosten van een overbruggingskrediet.'],
    next: [
      next('woningkrediet-simulator', 'Wat kost de hele aankoop?', { prijs: by('waarde'), rente }),
      next('kredietcapaciteit-calculator', 'Past deze maandlast bij mijn inkomen?', { rente }),
      next('lening-herfinancieren', 'Loopt de lening al? Loont een lagere rente?', {
        saldo: madeOf(due.at(-1)?.balance ?? values.leenbedrag, 'leenbedrag'),
        huidigeRente: rente,
        resterend: madeOf(Math.floor(left / 12), 'leenbedrag'),
        extraMaanden: madeOf(left % 12, 'leenbedrag'),
      }),
    ],
  }
}
