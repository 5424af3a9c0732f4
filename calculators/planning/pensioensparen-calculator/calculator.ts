import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { beurstaksLaag } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { meerwaardetarief, meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import {
  eindbelastingLeeftijd,
  eindbelastingTarief,
  fictiefRendement,
  pensioensparenHoog,
  pensioensparenLaag,
  pensioensparenLooptijd,
  pensioensparenTarief,
  pensioensparenTariefLaag,
  pensioensparenTot,
  pensioensparenVanaf,
  vervroegdeOpname,
} from '#rules/pensioen/pensioensparen.figures.ts'
import { leeftijdEindbelasting, omslagpunt, voordeelPensioensparen } from '#rules/pensioen/pensioensparen.ts'
import { inputs, type Values } from './inputs.ts'
import { equalEtfRate, highestCost, type Plan, runPlan } from './plan.ts'
import { ceilingTable, chartsOf, yearTable } from './show.ts'

const MOMENTS = { januari: 0, gespreid: 0.5, december: 1 } as const

function planOf(values: Values, today: string): Plan {
  const firstYear = yearOf(today)
  const age = firstYear - values.geboortejaar
  return {
    birthYear: values.geboortejaar,
    firstYear,
    payoutAge: values.uitkeringsleeftijd,
    startAge: values.startleeftijd ?? age,
    deposit: values.storting,
    saved: values.alGespaard,
    paidBefore: values.alGestort,
    prepaidTax: values.alBetaald,
    form: values.vorm,
    rate: values.rendement,
    profitShare: Math.min(values.winstdeling, Math.max(0, values.rendement)),
    entryFee: values.instapkost,
    runningCost: values.lopendeKost,
    municipal: values.gemeentebelasting,
    moment: MOMENTS[values.stortmoment],
    etfRate: values.etfRendement,
    etfCost: values.etfKost,
    etfTax: values.etfBelasting,
    reinvest: values.belastingvoordeel === 'herbeleggen',
  }
}

/** The deposit that brings back most of its own euros: the first ceiling, or less when less is paid in. */
function bestDeposit(law: Law, deposit: number): number {
  return voordeelPensioensparen(law, deposit).fuik ? law(pensioensparenLaag) : deposit
}

export default defineLegacy({
  inputs,

  check(values, { law, today }) {
    const age = yearOf(today) - values.geboortejaar
    const high = law(pensioensparenHoog)
    const start = values.startleeftijd ?? age
    const shortest = start + law(pensioensparenLooptijd)
    return {
      geboortejaar:
        age < law(pensioensparenVanaf)
          ? `Pensioensparen kan vanaf ${law(pensioensparenVanaf)} jaar. Kies een vroeger geboortejaar.`
          : age >= values.uitkeringsleeftijd
            ? `Je bent dit jaar al ${age}. Kies een latere uitkering of een ander geboortejaar.`
            : undefined,
      storting:
        values.storting > high
          ? `Je mag in ${law.date.slice(0, 4)} hoogstens ${eur0(high)} storten. Vul minder in.`
          : undefined,
      startleeftijd:
        values.startleeftijd !== null && values.startleeftijd > age
          ? `Dat ligt in de toekomst: je bent nu ${age}. Laat leeg als je nu begint.`
          : undefined,
      uitkeringsleeftijd:
        age < values.uitkeringsleeftijd && shortest > values.uitkeringsleeftijd
          ? `Een contract loopt minstens ${law(pensioensparenLooptijd)} jaar. Kies een uitkering vanaf ${shortest} jaar.`
          : undefined,
    }
  },

  compute(values, { law, today }) {
    const plan = planOf(values, today)
    const outcome = runPlan(law, plan)
    const low = law(pensioensparenLaag)
    const high = law(pensioensparenHoog)
    const turn = omslagpunt(law)
    const year = law.date.slice(0, 4)
    const own = voordeelPensioensparen(law, values.storting)
    const best = bestDeposit(law, values.storting)
    const lost = own.fuik ? roundCents(voordeelPensioensparen(law, low).voordeel - own.voordeel) : 0
    const withMunicipal = roundCents(own.voordeel * (1 + values.gemeentebelasting))
    const reinvests = plan.reinvest
    const total = reinvests ? roundCents(outcome.net + outcome.reinvested) : outcome.net
    const difference = roundCents(outcome.net + outcome.reinvested - outcome.etf.net)
    const needed = equalEtfRate(law, plan, outcome)
    const bearable = highestCost(law, plan, outcome)
    const { yearlyReturn } = outcome
    const inYears = outcome.years
    const taxText = values.vorm === 'fonds' ? 'fictieve waarde van je fonds' : 'reserve zonder winstdeling'

    const steps: Step[] = [
      {
        text: `Je stort ${eur(values.storting)}. ${own.tarief === law(pensioensparenTarief) ? `Dat is niet meer dan ${eur0(low)}, dus je krijgt ${pct(own.tarief, 2, 0)} terug` : `Dat is meer dan ${eur0(low)}, dus je krijgt ${pct(own.tarief, 2, 0)} terug op alles`}: **${eur(own.voordeel)}**.`,
        formula: `${eur(own.grondslag)} × ${pct(own.tarief, 2, 0)} = ${eur(own.voordeel)}`,
        law: [pensioensparenLaag, pensioensparenHoog, pensioensparenTarief, pensioensparenTariefLaag],
      },
      {
        text: `Je betaalt daardoor ook minder gemeentebelasting. Samen is dat **${eur(withMunicipal)}** per jaar.`,
        formula: `${eur(own.voordeel)} × (1 + ${pct(values.gemeentebelasting)}) = ${eur(withMunicipal)}`,
      },
      {
        text: `Van elke storting gaat ${pct(values.instapkost)} instapkost af, en elk jaar ${pct(values.lopendeKost)} van de reserve. Over ${plural(outcome.years, 'jaar', 'jaar')} kost dat **${eur(outcome.costs)}**.`,
      },
    ]
    if (outcome.endTax > 0) {
      steps.push({
        text: `Op ${outcome.endTaxAge} jaar houdt de bank of verzekeraar de eindbelasting in: **${eur(outcome.endTax)}**. De grondslag is de ${taxText}.`,
        formula: `${eur(outcome.endTaxBase)} × ${pct(law(eindbelastingTarief), 2, 0)}${values.alBetaald > 0 ? ` − ${eur(values.alBetaald)}` : ''} = ${eur(outcome.endTax)}`,
        law: values.vorm === 'fonds' ? [eindbelastingTarief, fictiefRendement] : [eindbelastingTarief],
      })
    }
    steps.push(
      {
        text: `Op ${values.uitkeringsleeftijd} jaar staat er **${eur(outcome.net)}**.`,
        sum: [
          { label: 'Wat er nu staat', value: values.alGespaard },
          { label: 'Stortingen', value: outcome.paidIn },
          {
            label: 'Opbrengst vóór kosten',
            value: roundCents(outcome.net - values.alGespaard - outcome.paidIn + outcome.costs + outcome.endTax),
          },
          { label: 'Kosten', value: 0 - outcome.costs },
          { label: 'Eindbelasting', value: 0 - outcome.endTax },
          { label: 'Netto kapitaal', value: outcome.net },
        ],
      },
      {
        text:
          yearlyReturn === null
            ? 'Een rendement per jaar is hier niet te berekenen.'
            : `Tel je het voordeel mee, dan brengt elke euro **${pct(yearlyReturn)}** per jaar op. Dat is de interne opbrengstvoet van al je stortingen, de teruggaven en het eindbedrag.`,
        formula: 'Σ stromen ÷ (1 + r)^tijd = 0, met de teruggave anderhalf jaar na het begin van het inkomstenjaar',
      },
      {
        text: `Hetzelfde geld in een ETF zonder voordeel geeft na verkoop **${eur(outcome.etf.net)}**.`,
        sum: [
          { label: 'Waarde voor verkoop', value: outcome.etf.gross },
          { label: 'Beurstaks bij verkoop', value: 0 - outcome.etf.tob },
          { label: 'Meerwaardebelasting', value: 0 - outcome.etf.tax },
          { label: 'Netto', value: outcome.etf.net },
        ],
        law: values.etfBelasting ? [beurstaksLaag, meerwaardetarief, meerwaardevrijstelling] : [],
      },
    )

    const notices: Notice[] = []
    if (own.fuik) {
      notices.push({
        tone: 'warning',
        text: `Je zit in de fuik. Tussen ${eur(low + 0.01)} en ${eur(turn)} krijg je niet meer terug dan met ${eur(low)}. Stort ${eur(low)} en je krijgt ${eur(lost)} meer terug, of ga boven ${eur(turn)}.`,
      })
    } else if (values.storting > turn) {
      notices.push({
        tone: 'law',
        text: `Boven ${eur0(low)} moet je het hogere plafond elk jaar uitdrukkelijk kiezen bij je bank of verzekeraar. Zonder die keuze telt maar ${eur0(low)}.`,
      })
    }
    const ageNow = plan.firstYear - plan.birthYear
    if (outcome.reductionsAfterEndTax > 0) {
      notices.push({
        tone: 'info',
        text: `Na de eindbelasting op ${outcome.endTaxAge} kun je blijven storten tot ${law(pensioensparenTot)} jaar. Dat geeft nog ${eur(outcome.reductionsAfterEndTax)} voordeel, zonder nieuwe eindbelasting.`,
      })
    }
    if (ageNow > law(pensioensparenTot)) {
      notices.push({
        tone: 'law',
        text: `Na je ${law(pensioensparenTot)}ste geeft een storting geen voordeel meer. We rekenen dus zonder nieuwe stortingen.`,
      })
    }
    if (leeftijdEindbelasting(law, plan.startAge) <= ageNow) {
      notices.push({ tone: 'info', text: 'De eindbelasting is al gevallen. We trekken ze niet nog eens af.' })
    }

    return report({
      headline: figure('nettoKapitaal', `Netto kapitaal op ${values.uitkeringsleeftijd} jaar`, total, 'euro', {
        inYears,
      }),
      sentence: `Met ${eur(values.storting)} per jaar heb je op ${values.uitkeringsleeftijd} jaar **${eur(total)}** netto. ${yearlyReturn === null ? '' : `Elke gestorte euro brengt **${pct(yearlyReturn)}** per jaar op, belastingvoordeel inbegrepen. `}${reinvests ? 'Het herbelegde voordeel zit daarin.' : `Onderweg krijg je ${eur(outcome.reductions)} belasting terug.`} Dezelfde stortingen in een ETF eindigen op ${eur(outcome.etf.net)}, zonder teruggave.`,
      figures: [
        figure('belastingvoordeel', `Belastingvermindering in ${year}`, own.voordeel),
        figure('voordeelMetGemeente', 'Met de gemeentebelasting erbij', withMunicipal),
        figure('stortingPerMaand', 'Storting per maand, gespreid over het jaar', roundCents(values.storting / 12)),
        figure('nettoKost', 'Wat de storting je netto kost', roundCents(values.storting - withMunicipal)),
        figure('tarief', 'Tarief van de vermindering', own.tarief, 'percent', { decimals: 0 }),
        figure('omslagpunt', 'Omslagpunt tussen de plafonds', turn),
        figure('verliesFuik', 'Verlies door de fuik', lost),
        figure('besteStorting', 'Beste storting in jouw buurt', best),
        figure('eerstePlafond', 'Eerste plafond', low),
        figure('tweedePlafond', 'Tweede plafond', high),
        figure('totaalGestort', 'Totaal gestort', outcome.paidIn),
        figure('totaalVoordeel', 'Belastingvoordeel over alle jaren', outcome.reductions),
        figure('kosten', 'Kosten over alle jaren', outcome.costs),
        figure('brutoKapitaal', 'Kapitaal zonder eindbelasting', outcome.gross, 'euro', { inYears }),
        figure('eindbelasting', 'Eindbelasting', outcome.endTax),
        figure('grondslagEindbelasting', 'Grondslag van de eindbelasting', outcome.endTaxBase),
        figure('leeftijdEindbelasting', 'Leeftijd bij de eindbelasting', outcome.endTaxAge, 'number'),
        figure('voordeelNaEindbelasting', 'Voordeel op stortingen na de eindbelasting', outcome.reductionsAfterEndTax),
        figure('nettoRendement', 'Rendement per jaar, voordeel en belasting inbegrepen', yearlyReturn, 'percent'),
        ...(values.alGespaard > 0 && ageNow < law(eindbelastingLeeftijd)
          ? [
              figure(
                'nettoBijVroegeOpname',
                'Netto als je je spaargeld nu al opneemt',
                roundCents(values.alGespaard * (1 - law(vervroegdeOpname) * (1 + values.gemeentebelasting))),
                'euro',
                {
                  note: `Vóór ${law(eindbelastingLeeftijd)} jaar: ${pct(law(vervroegdeOpname), 0)} en gemeentebelasting`,
                },
              ),
            ]
          : []),
        figure('etfKapitaal', 'ETF na verkoop', outcome.etf.net, 'euro', { inYears }),
        figure('etfRendement', 'Rendement van de ETF na kosten en belasting', outcome.etf.yearlyReturn, 'percent'),
        figure('verschilEtf', 'Pensioensparen min ETF, met het voordeel herbelegd', difference, 'euro', { inYears }),
        figure('herbelegdVoordeel', 'Belastingvoordeel als je het herbelegt', outcome.reinvested, 'euro', { inYears }),
        figure('nodigEtfRendement', 'ETF doet even goed vanaf een rendement van', needed, 'percent'),
        figure('hoogsteKost', 'Lopende kost waarbij het voordeel op is', bearable, 'percent'),
      ],
      charts: chartsOf(law, outcome, values),
      tables: [yearTable(outcome, plan), ceilingTable(law, values.gemeentebelasting)],
      steps,
      notices,
      assumptions: [
        `De plafonds en tarieven van ${year} blijven gelden.${year >= '2025' ? ' Ze zijn bevroren tot en met 2029; daarna kunnen ze stijgen.' : ''}`,
        'Je betaalt genoeg belasting om het voordeel volledig te krijgen.',
        'In het jaar waarin de eindbelasting valt, stort je na je verjaardag: die storting is niet meer belast.',
        'Voor de eindbelasting van een fonds telt elke storting na de instapkost, en vanaf 1 januari van het jaar waarin je stort.',
        'Alle jaren kennen hetzelfde rendement. Echte jaren schommelen.',
        'De ETF is een fonds uit de EER in de laagste klasse van de beurstaks, in één keer verkocht door één persoon.',
      ],
      excluded: [
        'Makelaarsloon en bewaarloon van de ETF.',
        'De dekking bij overlijden die sommige verzekeringen bevatten.',
        'Uitstapkosten en de kost om van aanbieder te veranderen.',
        'Een hogere vrijstelling van de meerwaardebelasting door latere indexering.',
      ],
      next: [
        {
          slug: 'pensioen-calculator',
          text: 'Wat wordt mijn pensioen met dit kapitaal erbij?',
          carry: { pensioensparen: Math.round(outcome.net) },
        },
        {
          slug: 'etf-calculator',
          text: 'De ETF in detail, met alle kosten en taksen',
          carry: {
            perMaand: roundCents(values.storting / 12),
            duur: Math.min(50, outcome.years),
            rendement: asPercent(values.etfRendement),
          },
        },
        {
          slug: 'belastingplanning-calculator',
          text: 'Welke andere belastingvoordelen laat ik liggen?',
        },
      ],
      inflation: values.inflatie,
    })
  },
})
