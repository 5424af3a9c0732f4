import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, percent, toggle } from '#calculators/kernel/fields.ts'
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import { aanslag } from '#rules/belasting/aanslag.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import {
  bijdrage,
  type Bijdrage,
  bijdrageSchijven,
  inkomenUitWinst,
  type StatuutZelfstandige,
  voorlopigeBijdrage,
} from '#rules/zelfstandigen/zelfstandigen.ts'
import {
  bijdrageTariefEerste,
  bijdrageTariefGepensioneerde,
  bijdrageTariefTweede,
  drempelBijberoep,
  drempelGepensioneerde,
  drempelStudent,
  grensArtikel37,
  grensEersteSchijf,
  herwaarderingInkomen,
  inkomensplafond,
  minimumInkomenHoofdberoep,
  minimumInkomenMeewerkend,
  primostarterInkomen,
  primostarterKorting,
} from '#rules/zelfstandigen/zelfstandigen.figures.ts'
import { incomeTable, quarterTable, splitChart, STATUTES, statuteChart } from './show.ts'

const RULE_TEXTS: Record<Bijdrage['regel'], string> = {
  vrij: 'Onder de drempel betaal je niets.',
  minimum: 'Je inkomen ligt onder het minimum. Je betaalt op het minimuminkomen.',
  deel: 'Als student betaal je alleen op het deel boven de drempel.',
  gewoon: 'Je betaalt op je hele inkomen.',
  maximum: 'Boven het plafond betaal je niets extra.',
}

const floors: Record<StatuutZelfstandige, Dated<number>> = {
  hoofdberoep: minimumInkomenHoofdberoep,
  bijberoep: drempelBijberoep,
  primostarter: primostarterInkomen,
  student: drempelStudent,
  meewerkend: minimumInkomenMeewerkend,
  gepensioneerde: drempelGepensioneerde,
  artikel37: grensArtikel37,
}

export default defineLegacy({
  inputs: {
    statuut: choice({ label: 'Statuut', start: 'hoofdberoep', options: STATUTES }),
    soortInkomen: choice({
      label: 'Ik vul in',
      start: 'netto',
      options: [
        { value: 'netto', label: 'Netto belastbaar inkomen', hint: 'Winst na kosten en na sociale bijdragen.' },
        { value: 'winst', label: 'Winst vóór sociale bijdragen', hint: 'We lossen de kring zelf op.' },
      ],
    }),
    inkomen: euro({ label: 'Inkomen per jaar', start: 40_000, max: 1_000_000, slider: 1_000 }),
    beheerskost: percent({
      label: 'Beheerskost van je fonds',
      start: 0.0395,
      min: 0,
      max: 0.1,
      hint: 'Elk sociaal verzekeringsfonds kiest zijn kost, meestal 3 tot 4,5 %.',
    }),
    kwartalen: count({
      label: 'Kwartalen actief dit jaar',
      start: 4,
      min: 1,
      max: 4,
      refine: true,
      unit: 'kwartalen',
      hint: 'Bij minder dan vier kwartalen wordt je inkomen eerst naar een vol jaar gebracht.',
    }),
    eersteKwartaal: toggle({
      label: 'Je allereerste kwartaal valt in dit jaar',
      start: true,
      refine: true,
      when: { statuut: 'primostarter' },
      hint: 'In dat kwartaal betaal je minder.',
    }),
    voorlopigBetaald: euro({
      label: 'Voorlopige bijdrage per kwartaal, zonder kosten',
      start: null,
      optional: true,
      max: 50_000,
      refine: true,
      group: 'Voorlopig en definitief',
      hint: 'Laat leeg: dan rekenen we ze uit.',
    }),
    inkomenN3: euro({
      label: 'Inkomen van drie jaar geleden',
      start: null,
      optional: true,
      max: 1_000_000,
      refine: true,
      group: 'Voorlopig en definitief',
      hint: 'Hierop betaal je de voorlopige bijdrage. Leeg: je bent starter.',
    }),
    herwaardering: percent({
      label: 'Indexering van dat inkomen',
      start: ({ law }) => law(herwaarderingInkomen),
      min: 0,
      max: 0.5,
      decimals: 6,
      refine: true,
      group: 'Voorlopig en definitief',
    }),
    gemeentebelasting: percent({
      label: 'Gemeentebelasting',
      start: ({ law }) => law(gemeentebelastingRichtwaarde),
      min: 0,
      max: 0.1,
      refine: true,
      group: 'Belasting',
    }),
  },

  compute(values, { law }) {
    const { statuut, beheerskost, kwartalen } = values
    const entered = roundCents((values.inkomen * 4) / kwartalen)
    const reduction = statuut === 'primostarter' && values.eersteKwartaal ? law(primostarterKorting) : 0
    const base =
      values.soortInkomen === 'winst'
        ? inkomenUitWinst(law, entered, statuut, beheerskost, (reduction * 4) / kwartalen)
        : entered
    const due = bijdrage(law, base, statuut)
    const addCost = (amount: number) => roundCents(amount * (1 + beheerskost))
    const withCost = addCost(due.kwartaal)
    const firstQuarter = roundCents(due.kwartaal - reduction)
    const yearDue = roundCents(due.kwartaal * (kwartalen - 1) + firstQuarter)
    const yearTotal = roundCents(withCost * (kwartalen - 1) + addCost(firstQuarter))

    const provisionalIncome =
      values.inkomenN3 === null ? null : roundCents(values.inkomenN3 * (1 + values.herwaardering))
    const provisional = values.voorlopigBetaald ?? voorlopigeBijdrage(law, provisionalIncome, statuut).kwartaal
    // The reduction counts in the provisional contribution as well.
    const provisionalFirst = roundCents(Math.max(0, provisional - reduction))
    const paid = roundCents(provisional * (kwartalen - 1) + provisionalFirst)
    const settlement = roundCents(yearDue - paid)
    const provisionalWithCost = addCost(provisional)
    const paidWithCost = roundCents(provisionalWithCost * (kwartalen - 1) + addCost(provisionalFirst))
    const settlementWithCost = roundCents(yearTotal - paidWithCost)

    const income = roundCents((base * kwartalen) / 4)
    const bill = aanslag(law, [{ soort: 'zelfstandige', inkomen: income, kosten: 'geen' }], {
      gewest: 'vlaanderen',
      gemeentebelasting: values.gemeentebelasting,
    })
    const marginal = bill.kolommen[0]?.marginaal ?? 0
    const tax = roundCents(bill.belasting + bill.gemeentebelasting)

    const notices: Notice[] = []
    if (due.regel === 'minimum') notices.push({ tone: 'law', text: `${RULE_TEXTS.minimum} Dat is ${eur(due.basis)}.` })
    if (due.regel === 'maximum')
      notices.push({ tone: 'law', text: `${RULE_TEXTS.maximum} Het plafond is ${eur(law(inkomensplafond))}.` })
    if (statuut === 'bijberoep' && base >= law(minimumInkomenHoofdberoep)) {
      notices.push({
        tone: 'info',
        text: 'In bijberoep bouw je hiermee dezelfde bijdrage op als een hoofdberoep met dit inkomen.',
      })
    }
    if (statuut === 'bijberoep' && base > 0 && base < law(drempelBijberoep)) {
      notices.push({
        tone: 'info',
        text: 'Onder de drempel betaal je niets. Eén euro erboven betaal je op je hele inkomen.',
      })
    }
    if (statuut === 'artikel37' && base >= law(grensArtikel37)) {
      notices.push({
        tone: 'law',
        text: `Vanaf ${eur(law(grensArtikel37))} vervalt de gelijkstelling en betaal je zoals in hoofdberoep.`,
      })
    }
    if (settlement > 0) {
      notices.push({
        tone: 'warning',
        text: `Je betaalt voorlopig ${eur(provisional)} per kwartaal. Binnen twee tot drie jaar volgt een afrekening van ${eur(settlement)}. Je mag nu al meer betalen.`,
      })
    }

    const brackets = progressive(due.basis, bijdrageSchijven(law, statuut)).lines
    const steps: Step[] = []
    if (kwartalen < 4) {
      steps.push({
        text: `${eur(values.inkomen)} in ${plural(kwartalen, 'kwartaal', 'kwartalen')} telt als **${eur(entered)}** per jaar.`,
        formula: `${eur(values.inkomen)} × 4 ÷ ${kwartalen}`,
      })
    }
    if (values.soortInkomen === 'winst') {
      steps.push({
        text: `Van ${eur(entered)} winst blijft na bijdragen en kosten **${eur(base)}** netto belastbaar inkomen over.`,
        formula: `inkomen + bijdrage op dat inkomen × ${num(1 + beheerskost, 4)} = ${eur(entered)}`,
      })
    }
    steps.push(
      { text: `${RULE_TEXTS[due.regel]} De basis is **${eur(due.basis)}**.`, law: [floors[statuut]] },
      {
        text: `Op die basis is de bijdrage ${eur(due.jaar)} per jaar, dus **${eur(due.kwartaal)}** per kwartaal.`,
        brackets,
        law: [
          statuut === 'gepensioneerde' ? bijdrageTariefGepensioneerde : bijdrageTariefEerste,
          bijdrageTariefTweede,
          grensEersteSchijf,
          inkomensplafond,
        ],
      },
      {
        text: `Je fonds rekent ${pct(beheerskost)} beheerskost: je betaalt **${eur(withCost)}** per kwartaal.`,
        formula: `${eur(due.kwartaal)} × ${num(1 + beheerskost, 4)}`,
      },
      ...(reduction > 0
        ? [
            {
              text: `In je eerste kwartaal gaat er ${eur(reduction)} van je bijdrage af: je betaalt dan **${eur(addCost(firstQuarter))}**.`,
              formula: `(${eur(due.kwartaal)} − ${eur(reduction)}) × ${num(1 + beheerskost, 4)}`,
              law: [primostarterKorting],
            },
          ]
        : []),
      {
        text:
          settlement === 0
            ? 'Je voorlopige bijdragen **komen overeen** met de definitieve.'
            : `Voorlopig betaal je ${eur(paid)}, definitief ${eur(yearDue)}: **${eur(Math.abs(settlement))}** ${settlement > 0 ? 'bij te betalen' : 'terug'}.`,
        sum: [
          { label: 'Definitieve bijdrage', value: yearDue },
          { label: 'Voorlopig betaald', value: 0 - paid },
          { label: settlement >= 0 ? 'Bij te betalen' : 'Terug', value: settlement },
        ],
      },
    )

    return report({
      headline: figure('teBetalen', 'Te betalen per kwartaal', withCost),
      sentence: `Op ${eur(base)} netto inkomen betaal je **${eur(withCost)}** per kwartaal, ${eur(yearTotal)} per jaar. Daarvan is ${eur(roundCents(yearTotal - yearDue))} beheerskost.`,
      figures: [
        figure('kwartaalbijdrage', 'Bijdrage per kwartaal, zonder kosten', due.kwartaal),
        ...(reduction > 0 ? [figure('eersteKwartaal', 'Te betalen in je eerste kwartaal', addCost(firstQuarter))] : []),
        figure('jaarbijdrage', 'Bijdrage per jaar, zonder kosten', yearDue),
        figure('jaarTotaal', 'Per jaar, met beheerskost', yearTotal),
        figure('basisinkomen', 'Inkomen waarop je betaalt', due.basis),
        figure('nettoInkomen', 'Netto belastbaar inkomen', base),
        figure('voorlopigPerKwartaal', 'Voorlopige bijdrage per kwartaal', provisional),
        figure('voorlopigMetKost', 'Voorlopig per kwartaal, met beheerskost', provisionalWithCost),
        figure('afrekening', settlement >= 0 ? 'Later bij te betalen' : 'Later terug', Math.abs(settlement), 'euro', {
          note: 'Zonder beheerskost',
        }),
        figure(
          'afrekeningMetKost',
          settlement >= 0 ? 'Later bij te betalen, met beheerskost' : 'Later terug, met beheerskost',
          Math.abs(settlementWithCost),
        ),
        figure('bijdragePercentage', 'Bijdrage in procent van je inkomen', base > 0 ? due.jaar / base : 0, 'percent'),
        figure('belasting', 'Personenbelasting op dit inkomen', tax, 'euro', {
          note: 'Alleenstaande, zonder voordelen',
        }),
        figure('overschot', 'Over na bijdragen en belasting', roundCents(income - tax)),
        figure('nettoKost', 'Bijdrage na belastingvoordeel', roundCents(yearTotal * (1 - marginal)), 'euro', {
          note: `Aftrekbaar aan ${pct(marginal, 1)}`,
        }),
      ],
      charts: [statuteChart(law, base, statuut), splitChart(yearDue, yearTotal, tax, income)],
      tables: [
        quarterTable(law, [firstQuarter, ...Array<number>(kwartalen - 1).fill(due.kwartaal)], addCost),
        incomeTable(law, statuut, beheerskost),
      ],
      steps,
      notices,
      assumptions: [
        'De definitieve bijdrage volgt uit het inkomen van het jaar zelf.',
        values.inkomenN3 === null
          ? 'Zonder inkomen van drie jaar geleden betaal je de voorlopige bijdrage van een starter.'
          : 'De voorlopige bijdrage volgt het geïndexeerde inkomen van drie jaar geleden.',
        'De belasting is die van een alleenstaande in Vlaanderen of Wallonië, zonder kinderen.',
        ...(statuut === 'gepensioneerde' ? ['Je pensioen zelf zit niet in die belasting.'] : []),
      ],
      excluded: [
        'Verhogingen bij laattijdige betaling en terugbetaling met interest.',
        'De korting van een meewerkende partner in het eerste kwartaal.',
        'Het ministatuut van meewerkende partners die voor 1956 geboren zijn.',
        'Wie na de pensioenleeftijd werkt zonder pensioen.',
        'Vrijwillig aanvullend pensioen (VAPZ) en de vennootschapsbijdrage.',
      ],
      next: [
        {
          slug: 'belastingplanning-calculator',
          text: 'Mijn personenbelasting als zelfstandige',
          carry: { statuut: 'zelfstandige', inkomen: roundCents(income + yearTotal), socialeBijdragen: yearTotal },
        },
        { slug: 'pensioen-calculator', text: 'Welk pensioen bouw ik hiermee op?' },
        { slug: 'noodfonds-calculator', text: 'Een buffer voor de kwartalen en de afrekening' },
      ],
    })
  },
})
