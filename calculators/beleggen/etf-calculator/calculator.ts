import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Report, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { beurstaksFigures, beurstarief, fondsklasse, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { vrijstellingVan } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { inputs, type Values } from './inputs.ts'
import { type Plan, runPlan } from './plan.ts'
import { missingUnits, saleReport } from './sale.ts'
import { lastOf, profitOf, RHYTHM, variantsOf } from './variants.ts'
import { chartsOf, tablesOf } from './views.ts'

const CLASS_TEXT: Record<TobClass, string> = {
  laag: 'laagste klasse',
  midden: 'klasse van aandelen',
  hoog: 'hoogste klasse',
  geen: 'geen beurstaks',
}

function classOf(values: Values, distributes = values.type === 'distribuerend'): TobClass {
  if (values.beurstaksklasse === 'uitstap') return distributes ? 'geen' : 'hoog'
  if (values.beurstaksklasse !== 'auto') return values.beurstaksklasse
  return fondsklasse({ inEer: values.eer, bijFsma: values.fsma, distribueert: distributes })
}

/** What is not filled in is taken as nearby as possible: the photo value from today, the price paid from the photo. */
function existingOf({ bestaandeWaarde: value, bestaandeFoto, bestaandeAankoop }: Values): Plan['existing'] {
  const photo = bestaandeFoto > 0 ? bestaandeFoto : value
  return { value, photo, cost: bestaandeAankoop > 0 ? bestaandeAankoop : photo }
}

function planOf(values: Values, today: string): Plan {
  const { bestaandeWaarde: value } = values
  return {
    start: values.bedragIneens,
    monthly: values.perMaand,
    years: values.duur,
    rate: values.rendement,
    ter: values.ter,
    distributes: values.type === 'distribuerend',
    dividendYield: values.dividendrendement,
    reinvest: values.herbeleggen,
    tob: classOf(values),
    exitOnly: values.beurstaksklasse === 'uitstap',
    fee: { fixed: values.makelaarsloon, rate: values.makelaarsloonPercent },
    fx: values.valutakost,
    foreignTob: values.buitenlandseBeurstaks,
    bondShare: values.obligatiedeel,
    paysOutInterest: values.keertRenteUit,
    rhythm: RHYTHM[values.ritme],
    persons: values.koppel ? 2 : 1,
    harvest: values.verkoop === 'jaarlijks',
    existing: value > 0 ? existingOf(values) : null,
    firstYear: yearOf(today),
  }
}

function planReport(values: Values, law: Law, today: string): Report {
  const plan = planOf(values, today)
  const result = runPlan(law, plan)
  const end = lastOf(result.rows)
  const variants = variantsOf(law, plan, result, (distributes) => classOf(values, distributes))
  const { grossProfit, advantage, pays } = variants
  const profit = profitOf(end)
  const kept = grossProfit > 0 ? roundCents((100 * profit) / grossProfit) : 0
  const { costs, taxes } = end
  const fees = roundCents(costs.fee + costs.fx)
  const exchange = roundCents(costs.tobBuy + costs.tobSell)
  const { rate: tobRate } = beurstarief(law, plan.tob)
  const steps: Step[] = [
    {
      text: `Dit fonds valt in de ${CLASS_TEXT[plan.tob]} van de beurstaks: **${pct(tobRate, 2, 0)}** ${plan.exitOnly ? 'enkel bij het uitstappen' : 'bij elke aankoop en verkoop'}.`,
      law: beurstaksFigures(plan.tob),
    },
    {
      text: `Je legt ${eur(end.paidIn)} in en betaalt daarbovenop **${eur(end.onTop)}** kosten en beurstaks bij je orders.`,
      sum: [
        { label: 'Beurstaks bij aankoop', value: costs.tobBuy },
        { label: 'Buitenlandse taks', value: costs.foreignTob },
        { label: 'Andere kosten onderweg', value: roundCents(end.onTop - costs.tobBuy - costs.foreignTob) },
        { label: 'Bovenop je inleg', value: end.onTop },
      ],
    },
    {
      text: `Het fonds groeit ${pct(plan.rate)} per jaar, min ${pct(plan.ter)} lopende kosten. Op het einde is het **${eur(end.value)}** waard.`,
      formula: `(1 + ${pct(plan.rate)}) × (1 − ${pct(plan.ter)}) − 1 = ${pct((1 + plan.rate) * (1 - plan.ter) - 1, 3)} per jaar`,
    },
  ]
  if (taxes.dividend > 0) {
    steps.push({
      text: `Op de uitgekeerde dividenden houdt je broker ${pct(law(roerendeVoorheffing), 2, 0)} in: **${eur(taxes.dividend)}** samen.`,
      law: [roerendeVoorheffing],
    })
  }
  const reyndersApplies = reynderstaks(law, {
    gain: 1,
    bondShare: plan.bondShare,
    boughtOn: today,
    paysOutInterest: plan.paysOutInterest,
  }).applies
  if (reyndersApplies) {
    steps.push({
      text: `Met ${pct(plan.bondShare, 2, 0)} obligaties telt ${eur(result.reyndersInterest)} van de winst als rente. De Reynderstaks is **${eur(taxes.reynders)}**.`,
      law: [reyndersDrempel, roerendeVoorheffing],
    })
  }
  steps.push({
    text:
      law(meerwaardetarief) > 0
        ? `Bij de verkoop is je winst ${eur(result.gain)}. Na de vrijstelling betaal je **${eur(taxes.gains)}** meerwaardebelasting.`
        : 'Volgens deze regels is er geen meerwaardebelasting bij normaal beheer.',
    law: law(meerwaardetarief) > 0 ? [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum] : [meerwaardetarief],
  })
  steps.push({
    text: `Je houdt **${eur(end.net)}** over. Min je inleg en de kosten daarbovenop is dat ${eur(profit)} netto winst.`,
    sum: [
      { label: 'Netto na verkoop, met uitgekeerd dividend', value: end.net },
      { label: 'Ingelegd', value: -end.paidIn + 0 },
      { label: 'Kosten en taksen bovenop je inleg', value: -end.onTop + 0 },
      { label: 'Netto winst', value: profit },
    ],
  })

  const notices: Notice[] = []
  if (reyndersApplies) {
    notices.push({
      tone: 'law',
      text: 'Het fonds heeft meer obligaties dan de drempel van de Reynderstaks. Brokers berekenen het rentedeel niet allemaal op dezelfde manier.',
    })
  }
  if (plan.tob === 'hoog') {
    notices.push({
      tone: 'warning',
      text: 'Dit fonds valt in de duurste klasse van de beurstaks. Een gelijkaardig fonds dat niet in België is ingeschreven, valt vaak in de laagste klasse.',
    })
  }
  if (law(meerwaardetarief) > 0) {
    notices.push(
      pays >= 0
        ? {
            tone: 'info',
            text: `Elk jaar winst nemen loont hier als je minstens ${pays + 1} jaar belegt: op ${plan.years} jaar scheelt het ${eur0(advantage.at(-1) ?? 0)}.`,
          }
        : {
            tone: 'info',
            text: 'Elk jaar winst nemen en terugkopen loont hier niet: de extra kosten zijn hoger dan de uitgespaarde belasting.',
          },
    )
  }

  return report({
    headline: figure('nettoEindbedrag', 'Netto eindbedrag', end.net, 'euro', { inYears: plan.years }),
    sentence: `Na ${plan.years} jaar houd je **${eur0(end.net)}** over na alle kosten en taksen. Van elke € 100 winst die de markt geeft, blijft ${eur(kept)} voor jou.`,
    figures: [
      figure('nettoWinst', 'Netto winst', profit, 'euro', { inYears: plan.years }),
      figure('ingelegd', 'Ingelegd', end.paidIn),
      figure('brutoEindbedrag', 'Waarde voor verkoop', end.value, 'euro', { inYears: plan.years }),
      figure('nettoRendement', 'Netto rendement per jaar', result.irr, 'percent'),
      figure('behoudenPer100', 'Behouden van elke € 100 winst', kept),
      figure('beurstaksAankoop', 'Beurstaks bij aankoop', costs.tobBuy),
      figure('beurstaksVerkoop', 'Beurstaks bij verkoop', costs.tobSell),
      figure('beurstaksTotaal', 'Beurstaks samen', exchange),
      figure('buitenlandseBeurstaks', 'Buitenlandse taks bij aankoop', costs.foreignTob),
      figure('makelaarsloonTotaal', 'Makelaarsloon en wisselkost', fees),
      figure('lopendeKosten', 'Lopende kosten van het fonds', costs.ter),
      figure('dividendbelasting', 'Roerende voorheffing op dividend', taxes.dividend),
      figure('reynderstaks', 'Reynderstaks', taxes.reynders),
      figure('meerwaardebelasting', 'Meerwaardebelasting', taxes.gains),
      figure('meerwaarde', 'Winst bij de verkoop', result.gain),
      figure('voordeelJaarlijks', 'Elk jaar winst nemen scheelt', advantage.at(-1) ?? 0),
      figure('loontVanafJaar', 'Elk jaar winst nemen loont vanaf jaar', pays >= 0 ? pays + 1 : null, 'number'),
      figure('besteRitme', 'Voordeligste ritme', variants.bestRhythm, 'text'),
    ],
    charts: chartsOf(plan, result),
    tables: tablesOf(law, plan, result, variants),
    steps,
    notices,
    assumptions: [
      `Het rendement is elk jaar ${pct(plan.rate)}. In het echt gaat het op en neer: dit is een rekenmodel en zegt niets over wat komt.`,
      'Je koopt aan het begin van de maand; kosten en beurstaks betaal je bovenop het orderbedrag.',
      `De vrijstelling op meerwaarden blijft elk jaar ${num(law(meerwaardetarief) > 0 ? vrijstellingVan(law, yearOf(today)) : 0, 0)} euro per persoon; ongebruikte vrijstelling groeit aan zoals de wet zegt.`,
      'Je gebruikt je vrijstelling niet voor andere beleggingen.',
    ],
    excluded: [
      'Bewaarloon en kosten bij overdracht naar een andere broker.',
      'Buitenlandse belasting binnen het fonds: die zit al in het rendement.',
      'De jaarlijkse taks op effectenrekeningen boven een miljoen euro.',
    ],
    next: [
      {
        slug: 'beleggingsrente-calculator',
        text: 'Hoe ver kunnen goede en slechte jaren uit elkaar liggen?',
        carry: { startbedrag: plan.start, perMaand: plan.monthly, duur: plan.years },
      },
      {
        slug: 'dollar-cost-averaging-calculator',
        text: 'Alles ineens beleggen of spreiden?',
        carry: { bedrag: Math.max(plan.start, 100) },
      },
      {
        slug: 'belgische-beleggingsfiscaliteit-calculator',
        text: 'Alle taksen van je beleggingen in één jaar',
        carry: { obligatiedeel: asPercent(plan.bondShare) },
      },
    ],
    inflation: values.inflatie,
  })
}

export default defineLegacy({
  inputs,

  check(values, { law }) {
    if (values.vraag === 'plan' && values.bedragIneens + values.perMaand + values.bestaandeWaarde <= 0) {
      return { bedragIneens: 'Vul een bedrag ineens of een bedrag per maand in.' }
    }
    if (values.vraag === 'verkoop' && missingUnits(values, law) > 0) {
      return { verkoopAantal: 'Je verkoopt meer stuks dan je op die dag had. Kijk je aankopen na.' }
    }
    return undefined
  },

  compute(values, { law, today }) {
    return values.vraag === 'plan' ? planReport(values, law, today) : saleReport(values, law, classOf(values))
  },
})
