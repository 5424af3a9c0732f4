import type { Child } from './case.ts'
import { madeOf } from '#calculators/kernel/carry.ts'
import { asPercent, dateText, eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { groeipakketBasis } from '#rules/familie/groeipakket.figures.ts'
import { meerwaardetarief, meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'
import { premieTermijn, spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { charts } from './charts.ts'
import type { outputs } from './outputs.ts'
import { tables } from './tables.ts'

function sentence({ values, out, work }: Child): string {
  const [amount, inToday] = [eur0(out.kapitaalNetto), eur0(out.vandaag)]
  const today = amount === inToday ? '' : ` Dat is ${inToday} in euro’s van vandaag.`
  if (out.kapitaalNetto === 0) return `Zonder storting staat er op ${values.totLeeftijd} jaar **niets**.`
  if (out.kapitaalLaag === null || out.kapitaalHoog === null)
    return `Op ${values.totLeeftijd} jaar staat er **${amount}**.${today}`
  return `Op ${values.totLeeftijd} jaar is er na belasting ongeveer **${amount}** als het fonds ${pct(work.plan.fundReturn)} per jaar opbrengt na kosten: ${eur0(out.kapitaalLaag)} als het tegenvalt, ${eur0(out.kapitaalHoog)} als het meevalt.${today}`
}

function notices({ values, out, work }: Child): Notice[] {
  const found: Notice[] = []
  if (values.opNaam === 'kind')
    found.push({
      tone: 'info',
      text: 'Vanaf 18 jaar mag je kind vrij over dit geld beschikken. Jij kunt het dan niet meer tegenhouden.',
    })
  if (values.opNaam === 'derdenbeding')
    found.push({
      tone: 'warning',
      text: 'Bij een derdenbeding kan er erfbelasting komen als jij overlijdt voor de overdracht. Vraag het na bij je bank of notaris.',
    })
  if (out.belasting > 0)
    found.push({
      tone: 'law',
      text: `De rente komt in sommige jaren boven de vrijstelling van ${eur0(out.vrijstelling)} uit.`,
    })
  if (out.studiekost > 0) {
    const cost = `${plural(values.studiejaren, 'studiejaar kost dan', 'studiejaren kosten dan samen')} ${eur0(out.studiekost)}`
    found.push({
      tone: 'info',
      text:
        out.studieTekort > 0
          ? `${cost}: je komt ${eur0(out.studieTekort)} tekort.`
          : `${cost}: dat kun je betalen, en er blijft ${eur0(work.studyLeft)} over.`,
    })
  }
  if (work.oldAllowance !== null)
    found.push({
      tone: 'warning',
      text: `Voor kinderen geboren vóór ${work.oldAllowance} geldt nog de oude kinderbijslag. Vul het echte bedrag in bij je storting per maand.`,
    })
  return found
}

function fundSteps({ values, out, work }: Child): Step[] {
  if (values.fonds === 0) return []
  return [
    {
      text: `In het fonds rekenen we met ${pct(work.plan.fundReturn)} na kosten: dat deel groeit tot **${eur(out.fonds)}**.`,
    },
    {
      text:
        work.fundTax > 0
          ? `Bij de verkoop van het fonds gaat er samen **${eur(work.fundTax)}** belasting af.`
          : 'Bij de verkoop van het fonds betaal je met deze cijfers **geen belasting**.',
      sum: [
        { label: 'Roerende voorheffing op het obligatiedeel', value: out.reynderstaks },
        { label: 'Meerwaardebelasting', value: out.meerwaardebelasting },
        { label: 'Samen', value: work.fundTax },
      ],
      law: [reyndersDrempel, meerwaardetarief, meerwaardevrijstelling],
    },
  ]
}

function steps(solved: Child): Step[] {
  const { values, out, work } = solved
  const account: Step[] = [
    {
      text: `Op de spaarrekening rekenen we zoals een bank, dag per dag, met ${pct(values.basisrente)} basisrente op 1 januari en ${pct(values.premie)} premie op elk bedrag dat een vol jaar stond. Dat deel groeit tot **${eur(out.spaarrekening)}**.`,
      law: [premieTermijn],
    },
    {
      text: `De rente is vrij tot ${eur0(out.vrijstelling)} per jaar; daarboven gaat er ${pct(work.savingsTaxRate, 0, 0)} af. ${out.belasting > 0 ? `Samen **${eur(out.belasting)}**.` : 'Je komt daar niet aan: **geen belasting**.'}`,
      law: [spaarvrijstelling, voorheffingSpaarrekening],
    },
  ]
  return [
    {
      text: `Van ${dateText(work.plan.from)} tot ${dateText(work.end)} stort je ${out.stortingen === 0 ? '**niets** per maand' : `${out.stortingen} keer **${eur(work.plan.monthly)}**`}.`,
      ...(out.groeipakketPerMaand > 0
        ? {
            sum: [
              { label: 'Zelf per maand', value: values.perMaand },
              { label: `${pct(values.groeipakket, 2, 0)} van het Groeipakket`, value: out.groeipakketPerMaand },
              { label: 'Samen', value: work.plan.monthly },
            ],
            law: [groeipakketBasis],
          }
        : {}),
    },
    ...(values.fonds === 1 ? [] : account),
    ...fundSteps(solved),
    {
      text: `Samen is dat **${eur(out.kapitaalNetto)}**.`,
      sum: [
        { label: 'Zelf ingelegd', value: out.zelfIngelegd },
        ...(out.uitGiften > 0 ? [{ label: 'Giften', value: out.uitGiften }] : []),
        { label: 'Rente en rendement', value: out.opbrengst },
        ...(work.fundTax > 0 ? [{ label: 'Belasting op het fonds', value: 0 - work.fundTax }] : []),
        { label: 'Kapitaal', value: out.kapitaalNetto },
      ],
    },
  ]
}

export function tell(solved: Child): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const ofPlan = ['startbedrag', 'perMaand', 'groeipakket'] as const
  return {
    headline: 'kapitaalNetto',
    key: ['vandaag', 'zelfIngelegd', 'uitGiften', 'opbrengst', 'studieTekort'],
    captions: {
      kapitaalNetto: { label: `Op ${values.totLeeftijd} jaar` },
      ...(values.fonds === 0 ? { kapitaal: { label: 'Kapitaal op het einde' } } : {}),
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      `De eerste storting komt ${values.stortMoment === 'begin' ? 'meteen' : 'na een maand'}; giften komen ${values.giftenMoment === 'begin' ? 'bij het begin van elk levensjaar' : 'op elke verjaardag'}.`,
      'De vrijstelling telt per kalenderjaar. Een premie telt in het jaar waarin ze verworven is.',
      'Spaarrente en rendement blijven elk jaar gelijk. Bij een fonds is dat een gemiddelde, geen belofte.',
      ...(values.fonds > 0
        ? ['Je verkoopt het hele fonds in één keer op het einde. De belasting volgt de regels van vandaag.']
        : []),
      ...(out.groeipakketPerMaand > 0
        ? ['Het Groeipakket blijft op het bedrag van vandaag en loopt tot de gekozen leeftijd.']
        : []),
    ],
    excluded: [
      'Beurstaks en instapkosten van het fonds.',
      'Erfbelasting en schenkbelasting.',
      'Andere spaarrente en meerwaarden van de ouders, die dezelfde vrijstellingen gebruiken.',
    ],
    next: [
      next('beleggingsrente-calculator', 'Wat als de beurs tegenvalt? Bekijk de bandbreedte', {
        startbedrag: madeOf(values.startbedrag + work.plan.monthly > 0 ? values.startbedrag : null, ...ofPlan),
        perMaand: madeOf(work.plan.monthly, ...ofPlan),
        duur: madeOf(Math.max(1, Math.min(50, Math.round(work.months / 12))), 'geboortedatum', 'totLeeftijd'),
      }),
      next('hoogste-spaarrente-belgie', 'Welke rekening geeft het meest?', {
        // Nothing put in at once is nothing there too.
        startbedrag: madeOf(values.startbedrag, 'startbedrag', 'perMaand', 'groeipakket'),
        maandelijks: madeOf(Math.min(5_000, work.plan.monthly), 'perMaand', 'groeipakket'),
      }),
      next('studieschuld-calculator', 'Wat als er voor studies geleend moet worden?', {
        perJaar: madeOf(Math.min(20_000, values.studiekost), 'studiekost'),
      }),
      next('reele-rente-berekenen', 'Wat brengt de spaarrekening echt op?', {
        brutorente: madeOf(asPercent(Number((values.basisrente + values.premie).toFixed(4))), 'basisrente', 'premie'),
      }),
    ],
  }
}
