import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur } from '#calculators/kernel/format.ts'
import type { Figure } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { marginalRate } from '#finance/brackets.ts'
import { roundCents, roundTo, sum } from '#finance/money.ts'
import type { Aanslag } from '#rules/belasting/aanslag.ts'
import { voorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import { onderhoudsgeldAftrek } from '#rules/belasting/belastingvoordelen.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { rszWerknemer } from '#rules/loon/loon.figures.ts'
import { werkbonusVoor } from '#rules/loon/loon.ts'
import { belastingschijven } from '#rules/belasting/personenbelasting.figures.ts'
import { assess, hasReplacement, isCouple, lawOfYear, totalDue } from './household.ts'
import { inputs, type Values } from './inputs.ts'
import { leftToSave, type Lever, rankLevers } from './levers.ts'
import { notices } from './notices.ts'
import { assessmentSteps, assessmentTable, bracketChart, leverChart, leverTable } from './views.ts'

const PERIODS = { maand: 12, halvemaand: 24, week: 52 } as const

export default defineLegacy({
  inputs,

  check(values) {
    const { kinderen, kinderenHandicap, kinderenOnderDrie } = values
    if (kinderenHandicap > kinderen)
      return { kinderenHandicap: 'Dit kan niet meer zijn dan het aantal kinderen ten laste.' }
    if (kinderenOnderDrie > kinderen)
      return { kinderenOnderDrie: 'Dit kan niet meer zijn dan het aantal kinderen ten laste.' }
    if (values.kinderenCoOuderschap > kinderen)
      return { kinderenCoOuderschap: 'Dit kan niet meer zijn dan het aantal kinderen ten laste.' }
    if (values.inkomstenjaar < '2024' && values.dienstencheques > 0) {
      return {
        inkomstenjaar: `Voor ${values.inkomstenjaar} kennen we de bedragen van dienstencheques niet. Kies 2024 of later.`,
      }
    }
    if (values.inkomstenjaar < '2023' && hasReplacement(values)) {
      return {
        inkomstenjaar: `Voor ${values.inkomstenjaar} kennen we de vermindering voor pensioenen en uitkeringen niet. Kies 2023 of later.`,
      }
    }
    return undefined
  },

  compute(values, { law: open, today }) {
    const law = lawOfYear(open, values.inkomstenjaar)
    const result = assess(law, values)
    const due = totalDue(result)
    const levers = rankLevers(law, values, result)
    const left = leftToSave(levers)
    const current = values.inkomstenjaar === today.slice(0, 4)
    const [first] = result.kolommen
    if (!first) throw new RangeError('an assessment has at least one column')
    const top = marginalRate(first.belastbaar, law(belastingschijven))
    // A reduction for pension or benefits shrinks as income grows, which the bracket alone does not show.
    const marginal = first.pensioenvermindering > 0 ? nextEuro(law, values, result) : first.marginaal
    const estimated = values.bedrijfsvoorheffing === null && result.voorheffingen > 0
    const best = levers.find((lever) => lever.keeps && lever.extra > 0)

    const todo = figure('nogTeBesparen', 'Nog te besparen', left, 'euro', {
      note: 'Met pensioensparen en langetermijnsparen',
    })
    const total = figure('totaalVerschuldigd', 'Belasting over het hele jaar', due)

    return report({
      headline: current ? todo : total,
      sentence: current
        ? left > 0
          ? `Je betaalt over ${values.inkomstenjaar} in totaal ${eur(due)}. Je kunt nog **${eur(left)}** besparen vóór 31 december${best ? `, het meest per euro met ${best.label.toLowerCase()}` : ''}.`
          : `Je betaalt over ${values.inkomstenjaar} in totaal **${eur(due)}**. De spaarvoordelen zijn voor dit jaar opgebruikt.`
        : `Over ${values.inkomstenjaar} is de belasting **${eur(due)}**. ${
            result.voorheffingen === 0
              ? 'Vul onder Verfijn de bedrijfsvoorheffing in om te zien wat je terugkrijgt of bijbetaalt.'
              : `Met wat al betaald is, ${result.saldo >= 0 ? 'betaal je' : 'krijg je'} ${eur(Math.abs(result.saldo))} ${result.saldo >= 0 ? 'bij' : 'terug'}.`
          }`,
      figures: [
        ...(current ? [total] : [todo]),
        figure('saldo', 'Saldo van de aanslag', result.saldo, 'euro', {
          note: `${estimated ? 'Met geraamde voorheffing. ' : ''}Negatief: je krijgt terug`,
        }),
        figure('belasting', 'Belasting Staat en gewest', result.belasting),
        figure('gemeentebelasting', 'Gemeentebelasting', result.gemeentebelasting),
        figure('totaleBelasting', 'Belasting met gemeentebelasting', sum([result.belasting, result.gemeentebelasting])),
        figure('bbsz', 'Bijzondere bijdrage (BBSZ)', result.bbsz),
        figure('marginaalTarief', 'Belasting op je volgende euro', marginal, 'percent', {
          note: 'Met gemeentebelasting',
        }),
        figure('schijf', 'Je hoogste schijf', top, 'percent', { decimals: 0 }),
        figure(
          'gemiddeldTarief',
          'Gemiddelde belasting op je inkomen',
          averageRate(
            result.kolommen.map((k) => sum([k.inkomen, k.vervanging, k.onroerend])),
            due,
          ),
          'percent',
        ),
        figure('nettoBelastbaar', 'Netto belastbaar inkomen', sum([first.netto, first.onroerend])),
        figure('beroepskosten', 'Afgetrokken beroepskosten', first.kosten),
        figure('belastbaarInkomen', 'Belastbaar na huwelijksquotiënt en aftrek', first.belastbaar),
        figure('basisbelasting', 'Basisbelasting volgens de schijven', first.basisbelasting),
        figure('belastingvrijeSom', 'Je belastingvrije som', first.vrijeSom),
        figure('verminderingVrijeSom', 'Vermindering op de belastingvrije som', first.vermindering),
        figure('omTeSlaneBelasting', 'Om te slane belasting', first.omTeSlane),
        figure('hoofdsom', 'Hoofdsom', first.hoofdsom),
        figure('deelStaat', 'Deel van de Staat', first.staat),
        figure('deelGewest', 'Deel van het gewest', first.gewestelijk),
        ...(isCouple(values)
          ? [
              figure('huwelijksquotient', 'Huwelijksquotiënt', result.quotient),
              figure('overgedragenVrijeSom', 'Belastingvrije som van je partner', result.overgedragen),
            ]
          : []),
        ...partnerFigures(result.kolommen[1]),
        ...(result.kindkrediet > 0
          ? [figure('kredietKinderen', 'Belastingkrediet voor kinderen', result.kindkrediet)]
          : []),
        ...(result.opvangkrediet > 0
          ? [figure('kredietKinderopvang', 'Terugbetaald voor kinderopvang', result.opvangkrediet)]
          : []),
        ...(result.werkbonuskrediet > 0
          ? [figure('kredietWerkbonus', 'Fiscale werkbonus', result.werkbonuskrediet)]
          : []),
        ...(first.pensioenvermindering > 0
          ? [figure('pensioenvermindering', 'Vermindering voor pensioen en uitkeringen', first.pensioenvermindering)]
          : []),
        figure('voorheffingen', 'Al betaald of ingehouden', result.voorheffingen),
        ...leverFigures(law, values, levers),
        ...whatIfFigures(law, values, result.belasting, result.gemeentebelasting),
        ...wageFigures(open, values, marginal),
      ],
      charts: [bracketChart(law, first), leverChart(due, levers)],
      tables: [leverTable(levers), assessmentTable(result)],
      steps: assessmentSteps(law, values, result),
      notices: notices(law, values, due, current),
      assumptions: [
        'Rijksinwoner, een heel jaar dezelfde gezinssituatie.',
        'De toeslag voor kinderen gaat naar de partner met het hoogste inkomen.',
        'Elke lijn wordt op de cent afgerond, zoals Tax-Calc dat doet.',
        estimated
          ? 'De bedrijfsvoorheffing van werknemers is geraamd op twaalf gelijke maanden.'
          : 'De bedrijfsvoorheffing is wat je zelf invulde.',
      ],
      excluded: [
        'Afzonderlijk belaste inkomsten zoals achterstallen.',
        'De vermeerdering voor zelfstandigen zonder voorafbetalingen.',
        'De bedragen van de Waalse chèque habitat en de Brusselse woonbonus: die vul je zelf in.',
        'Het jaarlijkse maximum van de fiscale werkbonus.',
        'Tijdskrediet en een vrij aanvullend pensioen voor werknemers.',
        'De eindbelasting later op pensioensparen en langetermijnsparen.',
      ],
      next: [
        { slug: 'pensioensparen-calculator', text: 'Wat brengt pensioensparen op tot je pensioen?' },
        {
          slug: 'bruto-netto-calculator',
          text: 'Wat betekent dit op mijn loonbrief?',
          carry: { bruto: roundCents(values.inkomen / 12 / (1 - law(rszWerknemer))) },
        },
        ...(values.statuut === 'zelfstandige'
          ? [
              {
                slug: 'sociale-bijdragen-zelfstandige-calculator',
                text: 'Mijn sociale bijdragen per kwartaal',
                carry: { soortInkomen: 'winst', inkomen: values.inkomen },
              },
            ]
          : []),
      ],
    })
  },
})

const TRIED = 100

/** Tax on a little more income, as a part of it. */
function nextEuro(law: Law, values: Values, now: Aanslag): number {
  const more = assess(law, { ...values, inkomen: values.inkomen + TRIED })
  const extra = more.belasting + more.gemeentebelasting - now.belasting - now.gemeentebelasting
  return roundTo(Math.max(0, extra) / TRIED, 4)
}

const averageRate = (incomes: readonly number[], due: number): number => {
  const income = sum(incomes)
  return income > 0 ? due / income : 0
}

function partnerFigures(
  second: { readonly netto: number; readonly belasting: number; readonly basisbelasting: number } | undefined,
): Figure[] {
  if (!second) return []
  return [
    figure('nettoBelastbaarPartner', 'Netto belastbaar inkomen van je partner', second.netto),
    figure('basisbelastingPartner', 'Basisbelasting van je partner', second.basisbelasting),
    figure('belastingPartner', 'Belasting van je partner', second.belasting),
  ]
}

/** What each lever in use saves, by its own key, so that one can be looked up apart. */
function leverFigures(law: Law, values: Values, levers: readonly Lever[]): Figure[] {
  const named = levers
    .filter((lever) => lever.spent > 0)
    .map((lever) =>
      figure(
        `voordeel${lever.key.charAt(0).toUpperCase()}${lever.key.slice(1)}`,
        `Bespaard met ${lever.label.toLowerCase()}`,
        lever.saving,
      ),
    )
  if (values.onderhoudsgeld > 0) {
    named.push(
      figure(
        'aftrekOnderhoudsgeld',
        'Aftrekbaar onderhoudsgeld',
        roundCents(values.onderhoudsgeld * law(onderhoudsgeldAftrek)),
      ),
    )
  }
  return named
}

/** The effect of a higher tax-free sum, with and without municipal tax. */
function whatIfFigures(law: Law, values: Values, tax: number, municipal: number): Figure[] {
  if (values.extraVrijeSom === 0) return []
  const before = assess(law, { ...values, extraVrijeSom: 0 })
  const saved = roundCents(before.belasting - tax)
  const all = roundCents(saved + before.gemeentebelasting - municipal)
  return [
    figure('voordeelVrijeSom', 'Voordeel van de hogere belastingvrije som', saved),
    figure('voordeelVrijeSomTotaal', 'Voordeel met gemeentebelasting', all),
    figure('voordeelVrijeSomMaand', 'Voordeel per maand', roundCents(all / 12)),
  ]
}

function wageFigures(open: Law, values: Values, marginal: number): Figure[] {
  const figures: Figure[] = []
  if (values.statuut === 'werknemer' && values.opslag > 0) {
    const afterRsz = roundCents(values.opslag * (1 - open(rszWerknemer)))
    figures.push(
      figure('opslagNaRsz', 'Je opslag na RSZ', afterRsz),
      figure('opslagNetto', 'Je opslag na RSZ en belasting', roundCents(afterRsz * (1 - marginal))),
    )
  }
  if (values.brutomaandloon !== null) {
    const bonus = werkbonusVoor(open.on(`${values.loonmaand}-15`), values.brutomaandloon)
    figures.push(
      figure('werkbonusMaand', 'Werkbonus in die maand', bonus.totaal),
      figure('fiscaleWerkbonusMaand', 'Fiscale werkbonus in die maand', bonus.fiscaal),
    )
  }
  if (values.periodeloon !== null) {
    const law = lawOfYear(open, values.inkomstenjaar < '2024' ? '2024' : values.inkomstenjaar)
    const gezin = !isCouple(values)
      ? 'alleenstaand'
      : values.inkomenPartner > 0
        ? 'partnerMetInkomen'
        : 'partnerZonderInkomen'
    const withheld = voorheffing(law, values.periodeloon, gezin, {
      children: values.kinderen + values.kinderenHandicap,
      perJaar: PERIODS[values.periode],
    })
    figures.push(figure('bedrijfsvoorheffingPeriode', 'Bedrijfsvoorheffing op dat loon', withheld.perPeriode))
  }
  return figures
}
