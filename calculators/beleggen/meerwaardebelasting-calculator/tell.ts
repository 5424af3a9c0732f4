import type { Gains } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import { BASIS_TEXT, PHOTO_MISSING } from '#calculators/beleggen/words.ts'
import { dateText, eur, num } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import { steps } from './steps.ts'
import { charts, tables } from './views.ts'

function roomText({ out, work }: Gains): string {
  if (!work.ordinary) return ''
  if (out.nogVrij === 0) return ` Je vrijstelling voor ${work.roomYear} is op.`
  const room = ` In ${work.roomYear} kun je nog ${eur(out.nogVrij)} winst nemen zonder belasting`
  if (out.vrijeStuks === null) return `${room}.`
  if (out.vrijeStuks === 0) return `${room}: te weinig voor een stuk ${work.asset}.`
  const few = `${num(out.vrijeStuks, 6)} ${out.vrijeStuks === 1 ? 'stuk' : 'stuks'}`
  return work.allHeld
    ? `${room}: alles wat je nog van ${work.asset} hebt, past daarin.`
    : `${room}: dat ${out.vrijeStuks === 1 ? 'is' : 'zijn'} ${few} ${work.asset}.`
}

/** What the return brings or takes. Years have a return each: one can give back while another still asks. */
function laterText({ ingehouden, terugTeVragen, bijTeBetalen }: Gains['out']): string {
  const still = eur(bijTeBetalen)
  if (terugTeVragen > 0) {
    const other = bijTeBetalen > 0 ? ` Voor een ander jaar betaal je nog ${still}.` : ''
    return ` De bank houdt ${eur(ingehouden)} in; vraag ${eur(terugTeVragen)} terug via je aangifte.${other}`
  }
  if (bijTeBetalen === 0) return ''
  return ingehouden > 0
    ? ` De bank houdt ${eur(ingehouden)} in; via je aangifte betaal je nog ${still}.`
    : ` Dat bedrag geef je zelf aan: nog ${still} te betalen.`
}

function sentence(solved: Gains): string {
  const { values, out, work } = solved
  if (values.verkopen.length === 0) return `Je verkocht nog niets.${roomText(solved)}`
  const net = out.nettoMeerwaarde
  // Since the photo day: who bought for less or more knows another profit.
  const made = work.settlement.slices.some(({ kind }) => kind === 'foto') ? 'Voor de fiscus maakte je' : 'Je maakte'
  const result = `${made} ${net === 0 ? 'geen' : eur(Math.abs(net))} netto ${net < 0 ? 'verlies' : 'winst'}`
  const due =
    out.belasting === 0
      ? `je betaalt ${net > 0 ? 'daarop ' : ''}**geen belasting**`
      : `je betaalt **${eur(out.belasting)}** belasting`
  return `${result} en ${due}.${laterText(out)}${roomText(solved)}`
}

function notices({ values, work }: Gains): Notice[] {
  const found: Notice[] = []
  if (work.photoMissing) {
    found.push({ tone: 'warning', text: PHOTO_MISSING })
  }
  if (work.unheld) {
    found.push({
      tone: 'law',
      text: `Voor verkopen vóór ${dateText(work.heldBackFrom)} hielden banken nog niets in. Die winst geef je zelf aan.`,
    })
  }
  if (work.unpublished) {
    found.push({
      tone: 'info',
      text: 'De vrijstelling van het laatste jaar is nog niet bekend; we rekenen met het laatste bedrag.',
    })
  }
  // A speculative loss does go to later years; a loss from before the tax counts in none.
  if (values.regime !== 'speculatief' && work.lines.some((line) => line.taxed && line.net < 0)) {
    found.push({
      tone: 'info',
      text: 'Een verlies telt enkel in hetzelfde jaar. Je kunt het niet meenemen naar volgend jaar.',
    })
  }
  if (values.loten.some((lot) => lot.munt !== 'EUR')) {
    found.push({
      tone: 'info',
      text: 'Bij vreemde munten telt de wisselkoers van de dag van aankoop en die van verkoop. Ook winst op de munt is belastbaar.',
    })
  }
  return found
}

/** What goes with the return: each lot in a line, so that the figures can be checked. */
const annex = ({ values, out, work }: Gains): Telling<keyof typeof outputs>['letter'] => ({
  title: 'Bijlage bij mijn aangifte: meerwaarden op financiële activa',
  paragraphs: [
    ...work.settlement.slices.map(
      (slice) =>
        `${slice.asset}: ${num(slice.units, 6)} ${slice.units === 1 ? 'stuk' : 'stuks'}, gekocht op ${dateText(slice.boughtOn)}, verkocht op ${dateText(slice.soldOn)}. Opbrengst ${eur(slice.proceeds)} − startwaarde ${eur(slice.base)} (${BASIS_TEXT[slice.kind]}) = ${eur(slice.gain)}.`,
    ),
    // The exemption and the rate of a year are those of ordinary investments only.
    ...(values.regime === 'gewoon' ? work.lines : []).map(
      (line) =>
        `Inkomstenjaar ${line.year}: winsten ${eur(line.gains)}, verliezen ${eur(line.losses)}, vrijstelling ${eur(line.exempt + line.carriedUsed)}, belastbaar ${eur(line.taxable)}, belasting ${eur(line.tax)}.`,
    ),
    `Belasting: ${eur(out.belasting)}. Ingehouden door de bank: ${eur(out.ingehouden)}. Terug te vragen: ${eur(out.terugTeVragen)}. Nog te betalen: ${eur(out.bijTeBetalen)}.`,
  ],
})

/** The last year of sales, with what was held back: the page of the year goes on from there. */
const yearOf = ({ work: { year } }: Gains) => {
  const of = (value: string | number | null) => madeOf(year ? value : null, 'loten', 'verkopen')
  const held = year?.unheld === 0 ? 'ja' : year?.unheld === year?.gains ? 'nee' : 'deels'
  return {
    inkomstenjaar: of(year?.year ?? null),
    meerwaarden: of(year?.gains ?? null),
    minwaarden: of(year?.losses ?? null),
    overgedragen: of(year?.carriedIn === 0 ? null : (year?.carriedIn ?? null)),
    meerwaardenIngehouden: of(held),
    winstZonderInhouding: of(held === 'deels' ? (year?.unheld ?? null) : null),
  }
}

export function tell(solved: Gains): Telling<keyof typeof outputs> {
  const { values, work } = solved
  const sold = values.verkopen.length > 0
  return {
    headline: sold ? 'belasting' : 'nogVrij',
    key: sold
      ? [
          'nettoMeerwaarde',
          'terugTeVragen',
          'bijTeBetalen',
          ...(work.ordinary ? (['nogVrij'] as const) : []),
          'vrijeStuks',
        ]
      : ['vrijeStuks', 'belasting'],
    captions: {
      nogVrij: { label: `Nog vrij te nemen winst in ${work.roomYear}` },
      vrijeStuks: { label: `Nog vrij te verkopen: stuks ${work.asset}` },
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Je bent een particulier die in België woont en je vermogen normaal beheert, tenzij je een ander regime kiest.',
      'Aankopen van dezelfde naam horen bij elkaar; de oudste stuks gaan het eerst weg.',
      'Bij twee partners is alles gemeenschappelijk, elk voor de helft.',
      'Hoeveel stuks je nog vrij kunt verkopen, rekenen we per effect, alsof je enkel dat verkoopt.',
      ...(values.regime === 'aanmerkelijk'
        ? [
            'Bij een aanmerkelijk belang tellen de schijven over vijf jaar samen. De fiscus heeft dat nog niet uitgelegd.',
          ]
        : []),
    ],
    excluded: [
      'Makelaarsloon en beurstaks: die mag je niet aftrekken, behalve bij speculatie.',
      'Het rentedeel in fondsen met obligaties (Reynderstaks).',
      'Verzekeringen (tak 21, 23 en 26), de winst op een muntrekening zelf en verhuizen naar het buitenland.',
      'Geschonken of geërfde effecten: de startwaarde van vroeger loopt door. Vul ze zelf in.',
    ],
    letter: sold ? annex(solved) : undefined,
    next: [
      next(
        'belgische-beleggingsfiscaliteit-calculator',
        'Maak het dossier van het jaar: alle taksen en codes',
        yearOf(solved),
      ),
      next('aandelen-calculator', 'Reken één aandeel door met kosten, beurstaks en dividend'),
      next('etf-calculator', 'Loont het om elk jaar winst te nemen?'),
    ],
  }
}
