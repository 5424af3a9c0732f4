import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Case } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, dateText, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { creditNotices, kredietregels } from '#calculators/lenen/credit-words.ts'
import { amount } from '#calculators/lenen/words.ts'
import { next } from '#calculators/next.ts'
import { jkpFormule, maximaleJkp, maximaleLooptijd } from '#rules/krediet/consumentenkrediet.figures.ts'
import type { inputs } from './inputs.ts'
import type { Offer } from './model-offers.ts'
import type { outputs } from './outputs.ts'
import type { solve } from './solve.ts'
import { marketTable, offerName, rankingTable } from './tables.ts'

type Comparison = Case<typeof inputs, typeof outputs, typeof solve>
type Compared = NonNullable<Comparison['work']['compared']>
type Told = Telling<keyof typeof outputs>

const jkpText = ({ jkp, stated, mismatch }: Offer) =>
  stated !== null && !mismatch ? pct(stated) : jkp === null ? 'onbekend' : pct(jkp)

/** What the law forbids is no offer to choose: then that is the answer. The cheapest above the ceiling puts all above it. */
function forbiddenOffers({ values, work }: Comparison, { offers, best }: Compared): string | null {
  const { maxJkp, maxLooptijd, teLang } = work.test
  const who = offers.length === 1 ? `**${offerName(best)} mag niet**` : '**Geen van deze aanbiedingen mag**'
  const amountText = eur(values.bedrag, 0)
  if (teLang)
    return `${who}: voor ${amountText} is ${plural(values.looptijd, 'maand', 'maanden')} te lang, hoogstens ${plural(maxLooptijd, 'maand', 'maanden')}.`
  if (best.tooDear) return `${who}: voor ${amountText} laat de wet hoogstens ${pct(maxJkp)} toe.`
  return null
}

const impossible = ({ payment }: Offer, { bedrag, looptijd }: Comparison['values']) =>
  `met ${looptijd} keer ${eur(payment)} betaal je ${looptijd * payment < bedrag ? 'minder terug dan je leent' : 'veel te veel terug'}.`

function sentence(solved: Comparison, compared: Compared): string | Asking {
  const { values, work } = solved
  const { offers, best, worst, difference } = compared
  // Paying back less than one gets is no credit, and what follows from it no answer.
  if (best.impossible)
    return { asks: `De cijfers van **${offerName(best)}** kunnen niet: ${impossible(best, values)} Kijk ze na.` }
  const no = forbiddenOffers(solved, compared)
  if (no !== null) return no
  const allowed = `Dat mag: de wet laat hoogstens ${pct(work.test.maxJkp)} toe.`
  if (offers.length === 1)
    return `**${offerName(best)}** kost ${eur(best.price)} bovenop het leenbedrag: ${values.looptijd} keer ${eur(best.payment)}, een JKP van ${jkpText(best)}. ${allowed}`
  if (difference < 1)
    return `De aanbiedingen kosten **evenveel**, op minder dan € 1 na: ${eur(best.price)} bovenop de ${amount(values.bedrag)} die je leent.`
  return `**${offerName(best)} is ${eur(difference)} goedkoper** dan ${offerName(worst)}: het kost ${eur(best.price)} bovenop de ${amount(values.bedrag)} die je leent, een JKP van ${jkpText(best)}. ${allowed}`
}

const costChart = ({ ranked }: Compared): Chart => {
  const tied = ranked.filter((offer) => offer.price - (ranked[0]?.price ?? 0) < 1).length
  return {
    kind: 'strips',
    key: 'kosten',
    title: 'Wat elk aanbod kost bovenop het leenbedrag',
    sentence: `${ranked.map((offer) => `${offerName(offer)} kost ${eur(offer.price)}`).join(', ')}.`,
    y: { unit: 'euro0' },
    tie: tied > 1 ? { count: tied, text: 'gelijke stand' } : undefined,
    strips: ranked.map((offer, index) => ({
      label: offerName(offer),
      parts: [
        { label: 'Rente', value: offer.interest, tone: index < tied ? 'main' : 'third' },
        { label: 'Kosten', value: offer.costs, tone: 'compare' },
        { label: 'Verzekering', value: offer.insurance, tone: 'lost' },
      ],
    })),
  }
}

function steps({ values, work }: Comparison, { best, bestMonthly }: Compared): Step[] {
  const { bedrag, looptijd } = values
  return [
    {
      text: `Voor elk aanbod rekenen we met ${eur(bedrag)} over ${plural(looptijd, 'maand', 'maanden')}. Staat er geen maandlast bij, dan volgt ze uit het JKP of uit de debetrente.`,
    },
    {
      text: `${offerName(best)} kost in totaal **${eur(best.price)}**.`,
      sum: [
        { label: `${looptijd} keer ${eur(best.payment)}`, value: best.instalments },
        ...(best.costs > 0 ? [{ label: 'Kosten bij de start', value: best.costs }] : []),
        ...(best.insurance > 0 ? [{ label: 'Verplichte verzekering', value: best.insurance }] : []),
        { label: 'Leenbedrag', value: 0 - bedrag },
        { label: 'Kost van het krediet', value: best.price },
      ],
    },
    {
      text: 'Het JKP is de rente waarbij alles wat je krijgt en alles wat je betaalt, teruggerekend naar de start, even groot is.',
      formula: `${eur(bedrag)} − ${eur(best.costs)} = ${eur(bestMonthly)} × Σ (1 + JKP)^(−maand ÷ 12)`,
      law: [jkpFormule],
    },
    {
      text: `Voor ${eur(bedrag, 0)} mag het JKP hoogstens **${pct(work.test.maxJkp)}** zijn.`,
      law: work.byTerm ? [maximaleJkp, maximaleLooptijd] : [maximaleJkp],
    },
  ]
}

function noticesFor(offer: Offer, { values, work }: Comparison): Notice[] {
  const found: Notice[] = []
  const name = offerName(offer)
  if (offer.mismatch && offer.stated !== null && offer.jkp !== null)
    found.push({
      tone: 'warning',
      text: `${name}: bij deze betalingen hoort een JKP van ${pct(offer.jkp)}, niet ${pct(offer.stated)}. Vraag de aanbieder welke kosten er nog bij komen of al in zitten.`,
    })
  if (offer.variable)
    found.push({
      tone: 'info',
      text: `${name} heeft een veranderlijke rente. De kost en het JKP gelden enkel zolang ze blijft zoals vandaag.`,
    })
  if (offer.impossible)
    found.push({
      tone: 'warning',
      text: `${name}: er bestaat geen JKP voor deze cijfers: ${impossible(offer, values)}`,
    })
  else if (offer.tooDear)
    found.push({
      tone: 'law',
      text: `${name}: een JKP van ${pct(offer.jkp ?? 0)} ligt boven het wettelijke maximum van ${pct(work.test.maxJkp)} voor ${eur(values.bedrag, 0)}.`,
    })
  return found
}

function tellFlows({ values, work }: Comparison, flows: NonNullable<Comparison['work']['flows']>): Told {
  const { jkp, received, paid, cost } = flows
  return {
    headline: 'jkpStromen',
    key: ['kostStromen', 'gekregen', 'betaald', 'maxJkp'],
    sentence:
      jkp === null
        ? 'Bij deze opnames en betalingen hoort **geen JKP**: de vergelijking heeft geen of meer dan één oplossing.'
        : `Je krijgt ${amount(received)} en betaalt ${amount(paid)}: dat is een JKP van **${pct(jkp)}**.`,
    captions: { maxJkp: { note: `Sinds ${dateText(work.test.sinds)}` } },
    charts: [
      {
        kind: 'bar',
        key: 'stromen',
        title: 'Wat je krijgt en wat je betaalt',
        sentence: `Je krijgt ${eur(received)} en betaalt ${eur(paid)}.`,
        categories: ['Je krijgt', 'Je betaalt'],
        y: { unit: 'euro0' },
        series: [{ key: 'bedrag', label: 'Bedrag', values: [received, paid] }],
      },
    ],
    tables: [
      {
        key: 'stromen',
        title: 'Je opnames en betalingen',
        columns: [
          { key: 'soort', label: 'Wat', unit: 'text' },
          { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
          { key: 'aantal', label: 'Aantal keer', unit: 'number', decimals: 0 },
          { key: 'wanneer', label: 'Vanaf', unit: 'text' },
        ],
        rows: values.stromen.map((flow) => [
          flow.soort === 'opname' ? 'je krijgt' : 'je betaalt',
          flow.bedrag,
          flow.aantal,
          flow.datum === null ? `maand ${flow.maanden ?? 0}` : dateText(flow.datum),
        ]),
      },
    ],
    steps: [
      {
        text: `Samen kost het krediet **${eur(cost)}**.`,
        sum: [
          { label: 'Alles wat je betaalt', value: paid },
          { label: 'Alles wat je krijgt', value: 0 - received },
          { label: 'Kost van het krediet', value: cost },
        ],
      },
      {
        text:
          jkp === null
            ? 'Er is **geen JKP** dat alles wat je krijgt even groot maakt als alles wat je betaalt.'
            : `Het JKP waarbij beide kanten even groot zijn is **${pct(jkp, 3)}**, met de tijd gemeten in ${values.tijdmeting}.`,
        law: [jkpFormule],
      },
    ],
    notices: [
      {
        tone: 'info',
        text: 'Dit gaat enkel over je losse opnames en betalingen. Maak die lijst leeg om aanbiedingen te vergelijken.',
      },
    ],
    assumptions: ['Het eerste bedrag dat je krijgt of betaalt is de start van de telling.'],
    excluded: ['Vrijwillige verzekeringen.', 'Wat er gebeurt als je te laat betaalt.'],
    next: [next('persoonlijke-lening-berekenen', 'Reken een gewone lening op afbetaling uit')],
  }
}

function tellOffers(solved: Comparison, compared: Compared, { law, today }: Env): Told {
  const { work } = solved
  const { offers, ranked, best, difference } = compared
  const several = offers.length > 1 && difference > 0
  return {
    headline: several ? 'verschil' : 'kostGoedkoopste',
    key: [
      ...(several ? (['goedkoopste', 'kostGoedkoopste'] as const) : []),
      'maandlastGoedkoopste',
      'jkpGoedkoopste',
      'maxJkp',
    ],
    sentence: sentence(solved, compared),
    captions: {
      verschil: { label: `Zoveel scheelt ${offerName(best)} met het duurste aanbod` },
      kostGoedkoopste: { label: several ? `Kost van ${offerName(best)}` : 'Kost van het krediet' },
      maandlastGoedkoopste: { label: `Maandlast van ${offerName(best)}` },
      jkpGoedkoopste: { label: `JKP van ${offerName(best)}`, note: 'Nagerekend op de betalingen' },
      maxJkp: { note: `Sinds ${dateText(work.test.sinds)}` },
    },
    charts: [costChart(compared)],
    // A market of one guide value is no market.
    tables: [
      rankingTable(ranked),
      ...(work.market.some(({ from }) => typeof from === 'object') ? [marketTable(work.market, today)] : []),
    ],
    steps: steps(solved, compared),
    notices: [
      ...offers.flatMap((offer) => noticesFor(offer, solved)),
      ...(work.byTerm ? creditNotices(work.test) : []),
    ],
    assumptions: [
      'Alle aanbiedingen lopen over hetzelfde bedrag en dezelfde looptijd, met gelijke maandelijkse betalingen.',
      'Een JKP op een aanbod bevat de verplichte kosten en verzekering al. Een debetrente niet.',
      'Een verschil van een cent op de maandlast geldt als afronding, niet als fout.',
      kredietregels(law),
    ],
    excluded: [
      'Vrijwillige verzekeringen.',
      'Wat er gebeurt als je te laat betaalt.',
      'Kortingen die pas later ingaan.',
    ],
    next: [
      next('persoonlijke-lening-berekenen', `Bekijk de aflossingstabel van ${offerName(best)}`, {
        bedrag: by('bedrag'),
        looptijd: by('looptijd'),
        ...(best.debit === null
          ? {
              jkp: madeOf(
                best.jkp === null ? null : Math.max(0, Number(asPercent(best.jkp).toFixed(2))),
                'aanbiedingen',
              ),
            }
          : {
              debetrente: madeOf(asPercent(best.debit), 'aanbiedingen'),
              kosten: madeOf(best.costs, 'aanbiedingen'),
              kostenBetaling: 'vooraf',
            }),
      }),
      next('autolening-berekenen', 'Gaat het om een wagen? Reken met slotsom en restwaarde.', {
        leenbedrag: by('bedrag'),
        looptijd: by('looptijd'),
      }),
      next('schuldenconsolidatie-calculator', 'Lopen er al leningen? Zet ze samen op een rij.'),
    ],
  }
}

export function tell(solved: Comparison, env: Env): Told {
  const { flows, compared } = solved.work
  if (flows) return tellFlows(solved, flows)
  if (compared) return tellOffers(solved, compared, env)
  throw new Error('either flows or offers')
}
