import { eur, eur0, longDate, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { overbruggingsrecht, overbruggingsrechtDuur } from '#rules/uitkeringen/overbruggingsrecht.figures.ts'
import {
  gewaarborgdLoon,
  invaliditeitPercentage,
  voorheffingWerkloosheid,
  voorheffingZiekte,
  werkloosheid,
  ziekteLoongrens,
  ziekteMaximum,
  ziekteMinimum,
  ziekteMinimumVanaf,
  ziektePercentage,
  ziekteZelfstandige,
} from '#rules/uitkeringen/uitkeringen.figures.ts'
import {
  moederschapDeel,
  moederschapWeken,
  moederschapZelfstandige,
  tijdelijkeWerkloosheid,
  tijdelijkeWerkloosheidDeel,
  voorheffingTijdelijk,
} from '#rules/uitkeringen/tijdelijk-en-moederschap.figures.ts'
import {
  werkloosheidDuur,
  werkloosheidLangeLoopbaan,
  werkloosheidVast,
} from '#rules/uitkeringen/werkloosheidsduur.figures.ts'
import { KLOK, werkloosheidOvergang, werkloosheidVroeger } from '#rules/uitkeringen/werkloosheid-overgang.figures.ts'
import type { Benefits } from './case.ts'
import type { Paid } from './model.ts'
import { boundsOf, decided, periodText } from './tell-words.ts'

const FAMILIES = {
  gezinslast: 'iemand met gezinslast',
  alleenstaand: 'alleenwonend',
  samenwonend: 'samenwonend',
} as const

const lawOf = {
  gewaarborgd: [gewaarborgdLoon],
  eerste3: [werkloosheid],
  tot6: [werkloosheid],
  tot12: [werkloosheid],
  vast: [werkloosheidVast],
  oud: [werkloosheidVroeger],
  tweede: [werkloosheidVroeger],
  ziekte: [ziektePercentage, ziekteMaximum, ziekteMinimum, ziekteMinimumVanaf],
  ziekteVanaf7: [ziekteMinimum],
  invaliditeit: [invaliditeitPercentage, ziekteLoongrens, ziekteMinimum],
  overbrugging: [overbruggingsrecht],
  tijdelijk: [tijdelijkeWerkloosheid, tijdelijkeWerkloosheidDeel],
  moederschap: [moederschapDeel, moederschapWeken],
  moederschapDaarna: [moederschapDeel, ziekteLoongrens],
  terug: [],
  niets: [],
} as const

const OWN_LAW = {
  ziekte: [ziekteZelfstandige],
  tijdelijk: [overbruggingsrecht],
  moederschap: [moederschapZelfstandige, moederschapWeken],
} as const

/** What is withheld at first, and from when no longer. */
function withheldStep({ values, out }: Benefits): Step {
  const own = values.statuut === 'zelfstandige'
  const { situatie } = values
  const later = { ontslag: ' Op het vaste bedrag niet meer.', ziekte: ' Na een jaar niet meer.' } as const
  return {
    text:
      out.ingehouden === 0
        ? `In het begin wordt er **niets** ingehouden${own && situatie !== 'ziekte' ? ': op overbruggingsrecht betaal je pas later belasting' : ''}.`
        : `In het begin wordt er **${eur(out.ingehouden)}** bedrijfsvoorheffing ingehouden.${situatie === 'ontslag' || situatie === 'ziekte' ? later[situatie] : ''}`,
    law:
      situatie === 'tijdelijk'
        ? own
          ? []
          : [voorheffingTijdelijk]
        : situatie === 'ontslag'
          ? own
            ? []
            : [voorheffingWerkloosheid]
          : [voorheffingZiekte],
  }
}

function durationStep({ values, out, work }: Benefits): Step {
  if (values.statuut === 'zelfstandige' && values.reden === 'vrijwillig')
    return { text: 'Wie uit eigen keuze stopt, heeft **geen** overbruggingsrecht.' }
  if (values.statuut === 'zelfstandige') {
    return {
      text: `Voor één gebeurtenis krijg je hoogstens een jaar overbruggingsrecht. Voor jou blijven er **${plural(out.maandenRecht ?? 0, 'maand', 'maanden')}** over.`,
      law: [overbruggingsrechtDuur],
    }
  }
  if (work.transition && out.maandenRecht)
    return {
      text: `De overgang geeft **${plural(work.transition.given, 'maand', 'maanden')}**, vanaf je eerste maand en niet voor ${longDate(`${KLOK}-01`)}.`,
      law: [werkloosheidOvergang],
    }
  if (out.maandenRecht === null) {
    return {
      text: 'Met jouw leeftijd en loopbaan heeft de uitkering **geen einde** voor je pensioen. Vanaf de dertiende maand blijft het vaste bedrag.',
      law: [werkloosheidLangeLoopbaan],
    }
  }
  return {
    text: `Met ${num(values.gewerkt)} jaar werk krijg je **${plural(out.maandenRecht, 'maand', 'maanden')}** een uitkering. ${
      out.maandenRecht === 0
        ? 'Een eerste recht vraagt een jaar werk.'
        : 'Het eerste jaar werk geeft twaalf maanden, elke vier maanden werk erna geven één maand meer.'
    }`,
    formula:
      work.duration && out.maandenRecht > 0
        ? `${work.duration.base} + ${work.duration.extra} maanden: ${num(work.duration.days)} dagen min ${num(work.duration.admission)}, gedeeld door ${num(work.duration.perMonth)}`
        : undefined,
    law: [werkloosheidDuur],
  }
}

/** The share of the wage, its bounds, and whether the whole month is of it. */
function shareText(paid: Paid, wage: number): string | undefined {
  if (!paid.tussen) return undefined
  const { laagste, hoogste } = boundsOf(paid)
  const bounds = [
    ...(laagste === null ? [] : [`minstens ${eur(laagste)}`]),
    ...(hoogste === null ? [] : [`hoogstens ${eur(hoogste)}`]),
  ]
  return [
    `${pct(paid.tussen.deel, 0)} × ${eur(wage)}`,
    ...(bounds.length > 0 ? [bounds.join(' en ')] : []),
    ...(paid.partly ? ['voor een deel van de maand'] : []),
  ].join(', ')
}

export function steps(solved: Benefits): Step[] {
  const { values, out, work } = solved
  const sick = values.situatie !== 'ontslag'
  const own = values.statuut === 'zelfstandige'
  const insured = values.situatie === 'ziekte' && values.verzekering > 0
  const paid = work.phases.filter(({ paid: { phase, bruto } }) => phase !== 'niets' && phase !== 'terug' && bruto > 0)
  return [
    ...(work.byFamily ? [{ text: `Voor je uitkering ben je **${FAMILIES[work.family]}**.` }] : []),
    ...(sick ? [] : [durationStep(solved)]),
    ...paid.map((phase): Step => {
      return {
        text: `${periodText(phase)}: **${eur(phase.paid.bruto)}** voor inhouding. ${decided(phase.paid)}.`,
        formula: shareText(phase.paid, values.brutoloon),
        law: own && values.situatie !== 'ontslag' ? OWN_LAW[values.situatie] : lawOf[phase.paid.phase],
      }
    }),
    ...(work.amounts.length === 0 ? [] : [withheldStep(solved)]),
    {
      text: `Over ${plural(values.duur, 'maand', 'maanden')} kom je ${out.tekort > 0 ? `samen **${eur0(out.tekort)}**` : '**niets**'} tekort tegenover kosten van ${eur(out.kosten)} per maand.`,
      formula: `per maand: ${['kosten', 'uitkering', ...(insured ? ['verzekering'] : []), ...(out.partner > 0 ? ['inkomen van je partner'] : [])].join(' − ')}, nooit onder nul`,
    },
  ]
}
