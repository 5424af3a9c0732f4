import type { Rent } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, eur, longDate, pct } from '#calculators/kernel/format.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import { rentLetter } from './tell-letter.ts'
import { allowedText, rentChart, rentSteps, rentTable } from './views.ts'

function sentence({ values, out, work }: Rent): string {
  if (out.wachtOp !== null)
    return `De gezondheidsindex van **${longDate(out.wachtOp)}** staat nog niet in onze reeks. Vul hem in, dan rekenen we de huur vanaf ${dateText(out.verjaardag ?? values.vanaf)} uit. Tot dan blijft de huur hoogstens ${eur(out.huurTotDan ?? values.basishuur)}.`
  const from = `Vanaf ${dateText(out.vanafGevraagd ?? values.vanaf)}`
  const rise = out.stijging ?? 0
  const late = work.late
    ? ` De verjaardag was ${dateText(out.verjaardag ?? '')}, maar een vraag op ${dateText(work.request)} werkt niet zo ver terug.`
    : ''
  return `${from} mag de huur **${eur(out.nieuweHuur ?? values.basishuur)}** per maand zijn, ${pct(Math.abs(rise))} ${rise >= 0 ? 'meer' : 'minder'} dan de basishuur.${late}`
}

function notices({ values, out, work: { result } }: Rent): Notice[] {
  const found: Notice[] = []
  if (result && result.allowed < 1)
    found.push({
      tone: 'law',
      text: `Door het EPC mocht deze huur een jaar lang ${allowedText(result.allowed)}. Die correctie blijft gelden, tot er een beter EPC of een nieuw contract is.`,
    })
  if (result && values.huidigeHuur !== null && (out.verschil ?? 0) < 0)
    found.push({
      tone: 'warning',
      text: `Er wordt nu ${eur(-(out.verschil ?? 0))} per maand meer betaald dan de index toelaat.`,
    })
  if (values.gewest !== 'vlaanderen')
    found.push({
      tone: 'law',
      text:
        values.gewest === 'brussel'
          ? 'In Brussel mag de verhuurder pas indexeren als het contract geregistreerd is en de huurder het EPB-certificaat kreeg.'
          : 'In Wallonië mag de verhuurder pas indexeren als het contract geregistreerd is.',
    })
  return found
}

export function tell(rent: Rent, { today }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = rent
  const waiting = out.wachtOp !== null
  return {
    headline: waiting ? 'wachtOp' : 'nieuweHuur',
    key: waiting
      ? ['huurTotDan', 'schatting', 'verjaardag']
      : [
          'vanafGevraagd',
          'verschil',
          'achterstal',
          'stijging',
          ...(work.result && work.result.allowed < 1 ? (['correctiefactor'] as const) : []),
        ],
    captions: {
      ...(out.huurTotDan === values.basishuur ? { huurTotDan: { note: 'De basishuur' } } : {}),
      verschil: { note: values.huidigeHuur === null ? 'Met de basishuur' : 'Met wat nu betaald wordt' },
      schatting: { note: `Een schatting, met de index van ${longDate(work.newest)}` },
    },
    sentence: sentence(rent),
    charts: [rentChart(rent)],
    tables: [rentTable(rent)],
    steps: rentSteps(rent),
    notices: notices(rent),
    assumptions: [
      'Het gaat om een hoofdverblijfplaats met een gewone indexeringsclausule.',
      'Gezondheidsindex van Statbel, op basis 2013 = 100.',
      'Het EPC dat je invult, was er al toen de indexering van slecht geïsoleerde woningen beperkt werd.',
      `De verhuurder ${work.request < today ? 'vroeg' : 'vraagt'} de indexering op ${dateText(work.request)}.`,
    ],
    excluded: [
      'Kosten en lasten naast de huur.',
      'Huurherziening na werken of om de drie jaar: begin dan met de herziene huur.',
      'Contracten die voor februari 1994 zijn gesloten.',
    ],
    next: [
      next('inflatie-calculator-belgie', 'Een ander bedrag met de index omrekenen', {
        bedrag: by('basishuur'),
        index: 'gezondheid',
      }),
      next('huren-of-kopen-calculator', 'Blijft huren voordeliger dan kopen?', {
        huur: madeOf(Math.round(out.nieuweHuur ?? out.huurTotDan ?? values.basishuur), 'basishuur'),
      }),
    ],
    letter: rentLetter(rent),
  }
}
