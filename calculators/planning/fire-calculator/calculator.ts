import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { meerwaardetarief, meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { pensioenleeftijd } from '#rules/pensioen/pensioen.figures.ts'
import { answerFor } from './answer.ts'
import { inputs } from './inputs.ts'
import { yearsToTarget } from './plan.ts'
import { chartsOf, historyTable, variants, yearTable } from './show.ts'

export default defineLegacy({
  inputs,

  check(values, { today }) {
    const age = yearOf(today) - values.geboortejaar
    return {
      geboortejaar:
        age >= values.planTot ? `Je bent dit jaar ${age}. Kies een later eindpunt voor je plan.` : undefined,
    }
  },

  compute(values, env) {
    const answer = answerFor(values, env)
    const { plan, fire, need, stopAge, saved, classic, coast, tested, own } = answer
    const isCoast = values.type === 'coast'
    const spendingText = eur0(plan.spending / 12)

    const steps: Step[] = [
      {
        text: `Je houdt **${eur0(saved)}** per maand over om te beleggen${values.maandelijksBelegd === null ? '' : ', zoals je zelf invulde'}.`,
        formula:
          values.maandelijksBelegd === null
            ? `${eur0(values.nettoInkomen)} − ${eur0(values.uitgaven)} = ${eur0(saved)}`
            : undefined,
      },
      {
        text: `De klassieke regel deelt je uitgaven${plan.sideIncome > 0 ? ', min wat je bijverdient,' : ''} door het opnamepercentage: **${eur0(classic)}**.`,
        formula: `12 × ${plan.sideIncome > 0 ? `(${spendingText} − ${eur0(plan.sideIncome / 12)})` : spendingText} ÷ ${pct(plan.withdrawalRate)} = ${eur0(classic)}`,
      },
    ]
    if (plan.twoPhases) {
      steps.push(
        {
          text: `Stop je op ${stopAge}, dan is je pensioen vanaf ${plan.pensionAge} jaar ongeveer **${eur0(need.pension / 12)}** per maand${plan.scalePension ? ', minder omdat er loopbaanjaren ontbreken' : ''}.`,
          law: [pensioenleeftijd],
        },
        {
          text: `Daarom heb je geen klassiek bedrag nodig, maar een brug van ${plural(need.bridgeYears, 'jaar', 'jaar')} en een kleiner kapitaal daarna: samen **${eur0(need.total)}**.`,
          sum: [
            { label: `Brug tot ${plan.pensionAge} jaar`, value: need.bridge, unit: 'euro0' },
            { label: 'Kapitaal voor daarna, nu al opzij', value: need.later, unit: 'euro0' },
            { label: 'Meerwaardebelasting op de verkopen', value: need.tax, unit: 'euro0' },
            { label: 'Nodig om te stoppen', value: need.total, unit: 'euro0' },
          ],
          law: plan.tax ? [meerwaardetarief, meerwaardevrijstelling] : [],
        },
      )
    }
    steps.push({
      text: fire
        ? `Met ${eur0(values.vermogen)} nu, ${eur0(saved)} per maand en ${pct(values.rendement)} reëel rendement heb je dat na **${plural(fire.years, 'jaar', 'jaar')}**.`
        : `Met ${eur0(values.vermogen)} nu, ${eur0(saved)} per maand en ${pct(values.rendement)} reëel rendement haal je dat niet voor ${values.planTot} jaar.`,
      formula: 'kapitaal volgend jaar = kapitaal × (1 + reëel rendement) + inleg',
    })
    if (plan.tax && fire) {
      steps.push({
        text: `Het eerste jaar betaal je **${eur(need.firstTax)}** meerwaardebelasting: alleen de winst boven de vrijstelling telt.`,
        formula: `max(0, opname × winstdeel − ${eur0(plan.tax.exemption)}) × ${pct(plan.tax.rate, 2, 0)}`,
        law: [meerwaardetarief, meerwaardevrijstelling],
      })
    }
    steps.push({
      text: `De toets legt een opname van ${pct(tested.rate)} op elke reeks van ${values.toetsDuur} jaar: die lukt in **${tested.share === null ? 'geen enkele' : pct(tested.share, 0)}** van de ${tested.windows} reeksen.`,
      formula: `saldo = saldo × (1 + rendement van dat jaar) − opname, op het einde van elk jaar`,
    })

    const notices: Notice[] = []
    if (values.maandelijksBelegd === null && values.uitgaven > values.nettoInkomen) {
      notices.push({
        tone: 'warning',
        text: `Je geeft ${eur0(values.uitgaven - values.nettoInkomen)} per maand meer uit dan er binnenkomt. We rekenen zonder inleg.`,
      })
    }
    if (values.rendement < values.opnamepercentage) {
      notices.push({
        tone: 'warning',
        text: `Je opnamepercentage ligt boven je verwachte rendement. Op termijn teert je kapitaal dan in.`,
      })
    }
    if (own && (own.share ?? 1) < 0.9) {
      notices.push({
        tone: 'warning',
        text: `In ${pct(1 - (own.share ?? 0), 0)} van de historische reeksen raakt je geld op voor ${values.planTot} jaar. Een lager opnamepercentage helpt.`,
      })
    }
    if (own && own.windows.length < 30) {
      notices.push({
        tone: 'info',
        text: `Voor ${own.years} jaar zijn er maar ${own.windows.length} reeksen, en ze overlappen. De slaagkans zegt dan weinig.`,
      })
    }

    const headline = isCoast
      ? figure('coastVanaf', 'Stoppen met sparen kan vanaf de leeftijd van', coast.age, 'number', { decimals: 0 })
      : figure('fireLeeftijd', 'Stoppen kan op de leeftijd van', fire?.age ?? null, 'number', { decimals: 0 })
    const other = isCoast
      ? figure('fireLeeftijd', 'Volledig stoppen kan op', fire?.age ?? null, 'number', { decimals: 0 })
      : figure('coastVanaf', `Stoppen met sparen kan vanaf, om op ${coast.target} te stoppen`, coast.age, 'number', {
          decimals: 0,
        })
    const fireText = fire
      ? `Je kunt stoppen op **${fire.age} jaar** (${plan.year + fire.years}) met ${eur0(need.total)} in euro’s van vandaag, voor ${spendingText} uitgaven per maand.`
      : `Met deze cijfers kun je niet stoppen voor ${values.planTot} jaar. Op ${plan.pensionAge} zou je **${eur0(need.total)}** nodig hebben.`
    const coastText =
      coast.age === null
        ? `Je haalt coast FIRE niet voor ${coast.target} jaar. Nu zou je **${eur0(coast.number)}** moeten hebben.`
        : `Vanaf **${coast.age} jaar** hoef je niet meer te sparen om op ${coast.target} te stoppen. Nu zou ${eur0(coast.number)} daarvoor volstaan.`

    return report({
      headline,
      sentence: isCoast ? coastText : fireText,
      figures: [
        other,
        figure('fireJaar', 'Jaar waarin je kunt stoppen', fire ? String(plan.year + fire.years) : null, 'text'),
        figure('jarenTotFire', 'Jaren te gaan', fire?.years ?? null, 'years', { decimals: 0 }),
        figure('benodigdKapitaal', 'Nodig kapitaal', need.total, 'euro0'),
        figure('fireGetal', 'FIRE-getal: uitgaven ÷ opnamepercentage', classic, 'euro0'),
        figure(
          'jarenKlassiek',
          'Jaren tot het FIRE-getal, volgens de formule',
          yearsToTarget(classic, values.vermogen, saved * 12, values.rendement),
          'number',
          { decimals: 1, note: 'Zonder belasting en zonder pensioen' },
        ),
        figure('brugKapitaal', 'Daarvan voor de brug', need.bridge, 'euro0'),
        figure('laterKapitaal', 'Daarvan voor na je pensioenleeftijd', need.later, 'euro0'),
        figure('belastingReserve', 'Daarvan voor meerwaardebelasting', need.tax, 'euro0'),
        figure('brugJaren', 'Jaren brug', need.bridgeYears, 'years', { decimals: 0 }),
        figure('pensioenleeftijd', 'Pensioenleeftijd', plan.pensionAge, 'number', { decimals: 0 }),
        figure('pensioenBijStop', 'Pensioen per maand als je dan stopt', need.pension / 12, 'euro0'),
        figure('belastingEersteJaar', 'Meerwaardebelasting in het eerste jaar', roundCents(need.firstTax)),
        figure('coastGetal', `Coast-getal: nu genoeg om op ${coast.target} te stoppen`, coast.number, 'euro0'),
        figure('inlegPerMaand', 'Belegd per maand', saved),
        figure('spaarquote', 'Spaarquote', values.nettoInkomen > 0 ? saved / values.nettoInkomen : null, 'percent'),
        figure('slaagkans', 'Slaagkans van je plan in de geschiedenis', own?.share ?? null, 'percent', { decimals: 0 }),
        figure(
          'slaagkansToets',
          `Slaagkans van ${pct(tested.rate)} over ${values.toetsDuur} jaar`,
          tested.share,
          'percent',
          { decimals: 0 },
        ),
        figure('aantalReeksen', 'Aantal reeksen in de toets', tested.windows, 'number', { decimals: 0 }),
      ],
      charts: chartsOf(answer),
      tables: [variants(values, plan), historyTable(values), yearTable(answer)],
      steps,
      notices,
      assumptions: [
        'Alle bedragen zijn in euro’s van vandaag; het rendement is dus na inflatie.',
        'Na het stoppen rekenen we met het opnamepercentage als rendement: voorzichtiger dan tijdens het sparen.',
        'Je pensioen neem je op de wettelijke leeftijd. Het daalt in verhouding tot de jaren die je niet meer werkt.',
        'De vrijstelling van de meerwaardebelasting volgt de inflatie; je verkoopt winst en inleg in verhouding.',
        'De toets gebruikt Amerikaanse aandelen met dividend en obligaties op tien jaar (Shiller), zonder kosten.',
      ],
      excluded: [
        'Overdracht van een ongebruikte vrijstelling naar latere jaren.',
        'Beurstaks, roerende voorheffing en de taks op effectenrekeningen.',
        'Groepsverzekering en pensioensparen: tel ze bij je vermogen als je eraan kunt.',
        'Wisselkoersen: de geschiedenis is in dollar.',
      ],
      next: [
        {
          slug: 'pensioen-calculator',
          text: 'Wat wordt mijn wettelijk pensioen als ik dan stop?',
          carry: { loopbaanjaren: values.loopbaanjaren, stopleeftijd: Math.min(70, Math.max(60, stopAge)) },
        },
        {
          slug: 'etf-calculator',
          text: 'Wat brengt mijn maandelijkse inleg op in een ETF?',
          carry: { perMaand: Math.round(saved), bedragIneens: Math.round(values.vermogen) },
        },
        {
          slug: 'noodfonds-calculator',
          text: 'Hoeveel houd ik apart als buffer?',
          carry: { nettoInkomen: Math.round(values.nettoInkomen) },
        },
      ],
    })
  },
})
