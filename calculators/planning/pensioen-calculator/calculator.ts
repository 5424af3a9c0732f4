import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { dateText, duration, eur, eur0, num, pct } from '#calculators/kernel/format.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { survival } from '#finance/lifetable.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { effective, monthlyActuarial, discountSum } from '#finance/rate.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import {
  ambtenarenplafond,
  correctieZelfstandige,
  inkomensplafondPensioen,
  loonplafond,
  minimumpensioenAlleenstaande,
  minimumpensioenGezin,
  minimumpensioenJaren,
  pensioenAlleenstaande,
  pensioenGezin,
  pensioenleeftijd,
  tantieme,
  vervroegdPensioen,
  volledigeLoopbaan,
} from '#rules/pensioen/pensioen.figures.ts'
import { ingangsdatum, opbouwWerknemer } from '#rules/pensioen/pensioen.ts'
import {
  malusDagen,
  malusJaren,
  malusPerJaar,
  malusVanaf,
  pensioenbonusBedragen,
} from '#rules/pensioen/pensioenhervorming.figures.ts'
import { malustarief, oudePensioenbonus } from '#rules/pensioen/pensioenhervorming.ts'
import {
  nulgrensPensioen,
  rizivGrens,
  rizivTarief,
  solidariteitsgrenzen,
} from '#rules/pensioen/pensioeninhouding.figures.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'
import { kapitaaltarieven, solidariteitKapitaal } from '#rules/pensioen/tweede-pijler.figures.ts'
import { wettelijkeTafel } from '#rules/pensioen/sterftetafels.ts'
import { ageInMonths, ceilingOf, earliestAge, stopAt, yearlyPay } from './career.ts'
import { inputs, type Values } from './inputs.ts'
import { incomeChart, type Pillars, stopAges, stopChart, stopTable } from './show.ts'

const STATUS_FIGURES: Record<Values['statuut'], readonly Dated<unknown>[]> = {
  werknemer: [loonplafond, volledigeLoopbaan],
  zelfstandige: [inkomensplafondPensioen, correctieZelfstandige, volledigeLoopbaan],
  ambtenaar: [tantieme, ambtenarenplafond],
  mypension: [],
}
const YEARS_BEFORE_WORK = 15

/** Never minus zero. */
const minus = (amount: number): number => 0 - amount

export default defineLegacy({
  inputs,

  check(values, { today }) {
    const age = ageInMonths(values, today)
    return {
      stopleeftijd:
        age > values.stopleeftijd * 12
          ? `Je bent al ${Math.floor(age / 12)}. Kies een latere leeftijd om te stoppen.`
          : undefined,
      loopbaanjaren:
        values.loopbaanjaren + values.andereJaren > age / 12 - YEARS_BEFORE_WORK
          ? `Dat is te veel voor je leeftijd: reken hoogstens ${num(Math.max(0, Math.floor(age / 12 - YEARS_BEFORE_WORK)))} loopbaanjaren.`
          : undefined,
    }
  },

  compute(values, env) {
    const { law } = env
    const stop = stopAt(values, env, values.stopleeftijd * 12)
    const stops = stopAges(values, env)
    const next = stopAt(values, env, values.stopleeftijd * 12 + 12)
    const { net, capital } = stop
    const months = Math.max(1, values.uitkerenTot * 12 - stop.starts)
    const rate = monthlyActuarial(effective(values.reeelRendement))
    const perMonth = (amount: number) => roundCents(annuityPayment(amount, rate, months))
    const pillars: Pillars = {
      second: perMonth(capital.netto),
      third: perMonth(values.pensioensparen),
      fourth: perMonth(values.eigenVermogen),
    }
    const total = roundCents(net.netto + pillars.second + pillars.third + pillars.fourth)
    const gap = roundCents(Math.max(0, values.gewenstNetto - total))
    const gapCapital = roundCents(gap * discountSum(rate, months))
    const bonus = oudePensioenbonus(law, values.bonusJaren, stop.careerYears)
    const earliest = earliestAge(values, env)
    const coefficient = values.herwaarderingscoefficient
    const accrual = roundCents(
      opbouwWerknemer(law, yearlyPay(values), values.gezinstype, ceilingOf(values, law)) * coefficient,
    )
    const payShare = roundCents(
      (Math.min(yearlyPay(values), ceilingOf(values, law)) * coefficient) / law(volledigeLoopbaan),
    )
    const finalPay =
      values.statuut === 'mypension'
        ? null
        : (yearlyPay(values) / 12) *
          (1 + values.reeleLoongroei) ** (Math.max(0, stop.stops - ageInMonths(values, env.today)) / 12)
    const announced = values.regels === 'aangekondigd'
    const family = values.gezinstype === 'gezin'
    const share = law(family ? pensioenGezin : pensioenAlleenstaande)
    const raised = stop.minimum !== null && stop.minimum > stop.formula

    const steps: Step[] = [
      {
        text: `Je wettelijke pensioenleeftijd is **${stop.legal / 12} jaar**: vanaf ${dateText(ingangsdatum(values.geboortedatum, stop.legal))}. Werk je door, dan kan het ten vroegste op **${duration(earliest)}**.`,
        law: [pensioenleeftijd, vervroegdPensioen],
      },
    ]
    if (values.statuut === 'mypension') {
      steps.push({ text: `Volgens jouw bedrag van mypension.be krijg je **${eur(stop.formula)}** bruto per maand.` })
    } else if (values.statuut === 'ambtenaar') {
      steps.push({
        text: `Voor elk dienstjaar krijg je 1/60 van je referentiewedde, hoogstens drie kwart. Na ${num(stop.careerYears, 1)} jaar is dat **${eur(stop.formula)}** bruto per maand.`,
        law: STATUS_FIGURES.ambtenaar,
      })
    } else {
      steps.push({
        text: `Elk jaar telt voor ${pct(share, 2, 0)} van je loon, gedeeld door ${law(volledigeLoopbaan)}. Na ${num(stop.careerYears, 1)} loopbaanjaren geeft dat **${eur(stop.formula)}** bruto per maand.`,
        formula: `dit jaar: ${eur(Math.min(yearlyPay(values), ceilingOf(values, law)))}${coefficient === 1 ? '' : ` × ${num(coefficient, 6)}`} × ${pct(share, 2, 0)} ÷ ${law(volledigeLoopbaan)} = ${eur(accrual)} pensioen per jaar erbij`,
        law: [...STATUS_FIGURES[values.statuut], family ? pensioenGezin : pensioenAlleenstaande],
      })
    }
    if (stop.minimum !== null) {
      steps.push({
        text: raised
          ? `Het minimumpensioen voor jouw loopbaan ligt hoger: **${eur(stop.minimum)}**.`
          : `Het minimumpensioen voor jouw loopbaan is ${eur(stop.minimum)}. Je eigen pensioen ligt hoger.`,
        law: [family ? minimumpensioenGezin : minimumpensioenAlleenstaande, minimumpensioenJaren],
      })
    }
    if (announced) {
      const difference = stop.starts - stop.legal
      const why =
        difference === 0
          ? 'Je pensioen start op de wettelijke leeftijd: geen malus en geen bonus.'
          : stop.factor === 1
            ? `Je valt niet onder de ${difference < 0 ? 'malus' : 'bonus'}.`
            : `Je start ${duration(Math.abs(difference))} ${difference < 0 ? 'vroeger' : 'later'} dan de wettelijke leeftijd: ${pct(malustarief(law, Number(values.geboortedatum.slice(0, 4))), 2, 0)} per jaar, samen **${pct(stop.factor - 1)}**.`
      steps.push({ text: why, law: [malusPerJaar, malusJaren, malusDagen, malusVanaf] })
    }
    steps.push(
      {
        text: `Van bruto naar netto per maand: **${eur(net.netto)}**.`,
        sum: [
          { label: 'Bruto pensioen', value: stop.gross },
          { label: 'RIZIV-bijdrage', value: minus(net.riziv) },
          { label: 'Solidariteitsbijdrage', value: minus(net.solidariteit) },
          { label: 'Belasting, een twaalfde', value: minus(net.belasting) },
          { label: 'Netto pensioen', value: net.netto },
        ],
        law: [rizivTarief, rizivGrens, solidariteitsgrenzen, nulgrensPensioen, pensioenvermindering],
      },
      {
        text: `Van je groepsverzekering van ${eur(capital.bruto)} houd je **${eur(capital.netto)}** over.`,
        sum: [
          { label: 'Kapitaal en winstdeling', value: capital.bruto },
          { label: 'RIZIV-bijdrage', value: minus(capital.riziv) },
          { label: 'Solidariteitsbijdrage', value: minus(capital.solidariteit) },
          {
            label: `Belasting (${pct(capital.tarief, 2, 0)} van ${eur(capital.grondslag)})`,
            value: minus(capital.belasting),
          },
          { label: 'Netto kapitaal', value: capital.netto },
        ],
        law: [kapitaaltarieven, solidariteitKapitaal],
      },
      {
        text: `Je verdeelt al je kapitaal tot ${values.uitkerenTot} jaar, aan ${pct(values.reeelRendement)} boven de inflatie. Samen heb je **${eur(total)}** per maand.`,
        sum: [
          { label: 'Wettelijk pensioen', value: net.netto },
          { label: 'Groepsverzekering', value: pillars.second },
          { label: 'Pensioensparen', value: pillars.third },
          { label: 'Eigen vermogen', value: pillars.fourth },
          { label: 'Samen netto per maand', value: total },
        ],
      },
      {
        text:
          gap > 0
            ? `Je mist **${eur(gap)}** per maand. Dat is een kapitaal van **${eur0(gapCapital)}** op de dag dat je pensioen start.`
            : `Je haalt je wens van ${eur0(values.gewenstNetto)} per maand.`,
        formula:
          gap > 0 ? `${eur(gap)} per maand × ${num(discountSum(rate, months), 2)} (${months} maanden)` : undefined,
      },
    )
    if (bonus > 0) {
      steps.push({
        text: `Voor ${values.bonusJaren} jaar pensioenbonus tot eind 2025 krijg je nog **${eur(bonus)}** netto, één keer.`,
        law: [pensioenbonusBedragen],
      })
    }

    const notices: Notice[] = []
    if (stop.starts > stop.stops) {
      notices.push({
        tone: 'law',
        text: `Op ${values.stopleeftijd} kun je nog niet met pensioen. Stop je dan toch, dan start je pensioen pas op ${dateText(stop.startsOn)}: ${duration(stop.starts - stop.stops)} zelf overbruggen.`,
      })
    }
    if (!announced) {
      notices.push({
        tone: 'info',
        text: 'Vanaf 2027 zijn een malus en een nieuwe bonus aangekondigd. Op 15/11/2026 hebben we geen wet in het Staatsblad gezien. Zet onder Verfijn de aangekondigde regels aan om het verschil te zien.',
      })
    } else {
      notices.push({
        tone: 'warning',
        text: 'Dit zijn aangekondigde regels (ministerraad van 12/12/2025), nog geen gepubliceerde wet. Stand op 15/11/2026.',
      })
    }
    if (values.statuut === 'werknemer' && yearlyPay(values) > ceilingOf(values, law)) {
      notices.push({
        tone: 'law',
        text: `Je loon ligt boven het loonplafond van ${eur0(ceilingOf(values, law))}. Wat erboven zit, geeft geen extra pensioen.`,
      })
    }
    if (values.statuut === 'ambtenaar' || values.statuut === 'zelfstandige') {
      notices.push({
        tone: 'info',
        text: `Voor een ${values.statuut} is dit een schets op hoofdlijnen. Op mypension.be staat je eigen loopbaan.`,
      })
    }

    const table = wettelijkeTafel(law, 'XR')
    const chance = survival(table, Math.floor(stop.starts / 12), values.uitkerenTot - Math.floor(stop.starts / 12))
    return report({
      headline: figure('totaalNetto', 'Netto per maand, in euro’s van vandaag', total),
      sentence: `Stop je op ${values.stopleeftijd}, dan heb je ongeveer **${eur0(total)}** netto per maand in euro’s van vandaag, waarvan ${eur0(net.netto)} wettelijk pensioen. ${gap > 0 ? `Je mist **${eur0(gap)}** per maand: dat is ${eur0(gapCapital)} kapitaal.` : `Dat volstaat voor je wens van ${eur0(values.gewenstNetto)}.`}`,
      figures: [
        figure('nettoPensioen', 'Wettelijk pensioen netto per maand', net.netto),
        figure('brutoPensioen', 'Wettelijk pensioen bruto per maand', stop.gross),
        figure('formulePensioen', 'Volgens de formule, zonder minimum', stop.formula),
        figure('minimumpensioen', 'Minimumpensioen voor jouw loopbaan', stop.minimum),
        figure('bonusMalus', 'Bonus of malus', stop.factor - 1, 'percent'),
        figure('opbouwPerJaar', 'Pensioen per jaar dat je dit jaar opbouwt', accrual, 'euro', {
          note: 'Formule van een werknemer',
        }),
        figure('loonaandeelPerJaar', 'Loon van dat jaar, gedeeld door een volledige loopbaan', payShare),
        figure('loopbaanjaren', 'Loopbaanjaren als je stopt', stop.careerYears, 'number', { decimals: 1 }),
        figure('wettelijkeLeeftijd', 'Wettelijke pensioenleeftijd', stop.legal / 12, 'number', { decimals: 0 }),
        figure('wettelijkeDatum', 'Wettelijke pensioendatum', ingangsdatum(values.geboortedatum, stop.legal), 'date'),
        figure(
          'vroegsteDatum',
          'Vroegste datum als je doorwerkt',
          ingangsdatum(values.geboortedatum, earliest),
          'date',
        ),
        figure('ingangsdatum', 'Start van je pensioen', stop.startsOn, 'date'),
        figure('rizivBijdrage', 'RIZIV-bijdrage per maand', net.riziv),
        figure('rizivVolledig', 'RIZIV-bijdrage zonder de ondergrens', net.rizivVol),
        figure('fictieveRente', 'Fictieve rente per maand die meetelt', stop.fictitious),
        figure('solidariteitsbijdrage', 'Solidariteitsbijdrage per maand', net.solidariteit),
        figure('belastbaarPerJaar', 'Belastbaar pensioen per jaar', net.belastbaarJaar),
        figure('belastingvermindering', 'Belastingvermindering voor pensioenen per jaar', net.vermindering),
        figure('belastingPerJaar', 'Belasting per jaar, met gemeentebelasting', net.belastingJaar),
        figure('tweedePijlerNetto', 'Groepsverzekering, netto kapitaal', capital.netto),
        figure('tweedePijlerRiziv', 'RIZIV-bijdrage op de groepsverzekering', capital.riziv),
        figure('tweedePijlerSolidariteit', 'Solidariteitsbijdrage op de groepsverzekering', capital.solidariteit),
        figure('tweedePijlerBelasting', 'Belasting op de groepsverzekering', capital.belasting),
        figure('tweedePijlerPerMaand', 'Groepsverzekering per maand', pillars.second),
        figure('derdePijlerPerMaand', 'Pensioensparen per maand', pillars.third),
        figure('vierdePijlerPerMaand', 'Eigen vermogen per maand', pillars.fourth),
        figure('tekort', 'Tekort per maand', gap),
        figure('kapitaalVoorTekort', 'Kapitaal voor dat tekort', gapCapital),
        figure('eenJaarLanger', 'Een jaar langer werken, netto per maand', roundCents(next.net.netto - net.netto)),
        figure(
          'vervangingsratio',
          'Bruto pensioen tegenover je laatste bruto loon',
          finalPay !== null && finalPay > 0 ? stop.gross / finalPay : null,
          'percent',
          { decimals: 0 },
        ),
        figure('pensioenbonus', 'Pensioenbonus van voor 2026, netto', bonus),
        figure('kansOpLeeftijd', `Kans om ${values.uitkerenTot} te worden`, chance, 'percent', {
          decimals: 0,
          note: 'Wettelijke levenstafel van de verzekeraars',
        }),
      ],
      charts: [incomeChart(values, stop, pillars), stopChart(stops)],
      tables: [stopTable(values, stops)],
      steps,
      notices,
      assumptions: [
        'Alle bedragen zijn in euro’s van vandaag. Lonen van vroeger volgen de prijzen, zoals de pensioendienst doet.',
        'Je werkt elk jaar dat meetelt; jaren boven 45 tellen erbij als je ze werkt.',
        'Plafonds, minima en belastingschijven blijven gelijk in euro’s van vandaag.',
        'De belasting is die van iemand met alleen een pensioen. Met het gezinspensioen heeft je partner geen inkomen.',
        'Bij een bedrag van mypension.be schalen we andere leeftijden in verhouding tot de loopbaan.',
      ],
      excluded: [
        'Gelijkgestelde periodes met een lager fictief loon en het minimumrecht per loopbaanjaar.',
        'Loopbaanjaren van minder dan 156 dagen, die vanaf 2027 niet meer zouden tellen (aangekondigd).',
        'Overgangsmaatregelen, zware beroepen en betere tantièmes van ambtenaren.',
        'Een langere referentieperiode voor ambtenaren vanaf 2027 (aangekondigd).',
        'Overlevingspensioen, inkomen uit werk naast je pensioen en kinderen ten laste.',
      ],
      next: [
        {
          slug: 'pensioensparen-calculator',
          text: 'Hoeveel brengt pensioensparen op tegen dan?',
          carry: { geboortejaar: Number(values.geboortedatum.slice(0, 4)) },
        },
        {
          slug: 'fire-calculator',
          text: 'Kan ik vroeger stoppen met eigen vermogen?',
          carry: { pensioen: Math.round(net.netto), geboortejaar: Number(values.geboortedatum.slice(0, 4)) },
        },
        {
          slug: 'samengestelde-interest-berekenen',
          text: 'Het tekort bijeensparen of beleggen',
        },
      ],
    })
  },
})
