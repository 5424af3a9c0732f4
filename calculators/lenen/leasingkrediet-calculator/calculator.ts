import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, dateText, duration, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { monthlyRate, monthlyRateFormula } from '#calculators/lenen/rente.ts'
import { toetsKrediet } from '#calculators/lenen/wettelijk.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { at } from '#finance/list.ts'
import { loanFromPayment } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { jkpFormule, maximaleJkp, maximaleLooptijd } from '#rules/krediet/consumentenkrediet.figures.ts'
import { btwLeasing, restwaardegrensLeasing } from '#rules/krediet/leasing.figures.ts'
import { contractOf, optionOf } from './contract.ts'
import {
  buyWay,
  cashWay,
  interestByMonth,
  leaseWay,
  loanOf,
  tippingKilometers,
  tippingMonth,
  valueAfter,
} from './cost.ts'
import { inputs } from './inputs.ts'
import { yearTable } from './jaren.ts'

/** Term of the home loan behind "hoeveel minder kun je lenen". */
const HOME_LOAN_MONTHS = 300

export default defineLegacy({
  inputs,

  check(values) {
    const { prijs, voorschot, vorm } = values
    if (voorschot >= prijs) return { voorschot: 'Het voorschot moet kleiner zijn dan de prijs.' }
    if (vorm === 'financieringshuur' && optionOf(values) >= prijs - voorschot)
      return {
        [values.restwaarde === null ? 'aankoopoptie' : 'restwaarde']:
          'De aankoopoptie moet kleiner zijn dan de prijs min het voorschot.',
      }
    return contractOf(values) === null
      ? { maandbedrag: 'Met dit maandbedrag duurt het contract langer dan 600 maanden. Kies een hoger bedrag.' }
      : undefined
  },

  compute(values, env) {
    const { law } = env
    const { prijs, voorschot, vorm } = values
    const contract = contractOf(values)
    if (contract === null) throw new RangeError('check refuses a contract that never ends')
    const { months, rent, option, financed, jkp } = contract
    const withOption = vorm === 'financieringshuur'
    const business = values.btw === 'exclusief'
    const vat = law(btwLeasing)
    const years = months / 12
    const interest = interestByMonth(values, months)
    const lease = leaseWay(values, contract)
    const buy = buyWay(values, months, interest)
    const cash = cashWay(values, months)
    const ways = [lease, buy, cash]
    const difference = roundCents(lease.total - buy.total)
    const cheapest = at(
      ways.toSorted((a, b) => a.total - b.total),
      0,
    )
    const value = valueAfter(values, months, months)
    const kilometers = values.kilometers * years
    const tipKm = withOption ? null : tippingKilometers(values, contract, interest)
    const tipMonth = withOption ? null : tippingMonth(values, contract, interest)
    const toets =
      withOption && !business
        ? toetsKrediet(law, { bedrag: financed, looptijd: months, jkp, soort: 'financieringshuur' })
        : null
    const loan = loanOf(values, months)
    const home = homeLoanRate(env, 25)
    const lessHome = roundCents(loanFromPayment(rent, monthlyRate(home.rate), HOME_LOAN_MONTHS))
    const stop = withOption || values.stopNaMaand === null || values.stopNaMaand >= months ? null : values.stopNaMaand
    const breakCost = stop === null ? null : roundCents((months - stop) * rent * values.verbreking)
    const [exVat, inVat] = business ? [rent, roundCents(rent * (1 + vat))] : [roundCents(rent / (1 + vat)), rent]

    const figures: Figure[] = [
      figure('maandbedrag', 'Huur per maand', rent),
      figure('looptijd', 'Looptijd', months, 'months'),
      figure('maanden', 'Aantal maanden', months, 'number', { decimals: 0 }),
      figure('kostKopen', 'Kopen met een lening, totale kost', buy.total),
      figure('kostEigenGeld', 'Kopen met eigen geld, totale kost', cash.total),
      figure('verschil', 'Lease min kopen met een lening', difference, 'euro', {
        note: 'Positief: de lease kost meer',
      }),
      figure('verschilPerMaand', 'Verschil per maand', roundCents(difference / months)),
      figure('kostPerMaand', 'Volledige kost van de lease per maand', roundCents(lease.total / months)),
      figure(
        'kostPerKm',
        'Kost van de lease per kilometer',
        kilometers > 0 ? roundCents(lease.total / kilometers) : null,
      ),
      figure(
        'kostKopenPerKm',
        'Kost van kopen per kilometer',
        kilometers > 0 ? roundCents(buy.total / kilometers) : null,
      ),
      figure('totaalHuur', 'Alle huur samen', contract.totalRent),
      figure('voorschot', 'Voorschot', voorschot),
      figure('maandbedragExclBtw', 'Huur per maand zonder btw', exVat),
      figure('maandbedragInclBtw', 'Huur per maand met btw', inVat),
      figure('verkoopwaarde', 'Waarde van de wagen op het einde', value, 'euro', { inYears: years }),
      figure('autoleningMaandlast', 'Maandlast van een autolening', loan.payment),
      figure('autoleningRente', 'Rente van een autolening', loan.totalInterest),
      figure('minderLenenWoning', 'Zoveel minder kun je lenen voor een woning', lessHome, 'euro0', {
        note: 'Als de bank je huur aftrekt, op 25 jaar',
      }),
    ]
    if (withOption) {
      figures.push(
        figure('gefinancierd', 'Gefinancierd bedrag', financed),
        figure('aankoopoptie', 'Aankoopoptie', option, 'euro', { inYears: years }),
        figure('rentelast', 'Totale rentelast', contract.interest),
        figure('jkp', 'JKP achter de lease', jkp, 'percent'),
        figure('maxJkp', 'Hoogste toegelaten JKP', toets?.maxJkp ?? null, 'percent', {
          note: toets ? `Sinds ${dateText(toets.sinds)}` : 'Enkel voor particulieren',
        }),
        figure('maxLooptijd', 'Langste toegelaten looptijd', toets?.maxLooptijd ?? null, 'months'),
      )
    } else {
      figures.push(
        figure('kantelKilometers', 'Kilometers per jaar waar het kantelt', tipKm, 'number', { decimals: 0 }),
        figure('kantelMaand', 'Kopen wordt goedkoper als je de wagen houdt vanaf', tipMonth, 'months'),
        figure('totaalBetaald', 'Voorschot en huur samen', lease.car),
        figure('meerkilometers', 'Kost van kilometers te veel', roundCents(lease.extra - values.inleverschade)),
        figure('inleverschade', 'Schade bij teruggave', values.inleverschade),
        figure('kostVerbreking', 'Kost om vroeger te stoppen', breakCost),
      )
    }

    const chart: Chart = {
      kind: 'bar',
      key: 'totaleKost',
      title: `Totale kost over ${plural(months, 'maand', 'maanden')}`,
      sentence: ways.map((way) => `${way.name}: ${eur0(way.total)}.`).join(' '),
      stacked: true,
      categories: ways.map((way) => way.name),
      y: { unit: 'euro0' },
      series: [
        {
          key: 'wagen',
          label: withOption ? 'Waardeverlies' : 'Huur of waardeverlies',
          values: ways.map((way) => way.car),
        },
        { key: 'rente', label: 'Rente', values: ways.map((way) => way.interest) },
        { key: 'gebruik', label: 'Gebruik dat je zelf betaalt', values: ways.map((way) => way.use) },
        ...(withOption ? [] : [{ key: 'extra', label: 'Kilometers en schade', values: ways.map((way) => way.extra) }]),
      ],
    }
    const wayTable: Table = {
      key: 'manieren',
      title: 'Drie manieren naast elkaar',
      columns: [
        { key: 'manier', label: 'Manier', unit: 'text' },
        { key: 'wagen', label: withOption ? 'Waardeverlies' : 'Huur of waardeverlies', unit: 'euro' },
        { key: 'rente', label: 'Rente', unit: 'euro' },
        { key: 'gebruik', label: 'Gebruik', unit: 'euro' },
        { key: 'extra', label: 'Kilometers en schade', unit: 'euro' },
        { key: 'totaal', label: 'Totaal', unit: 'euro', formula: '{wagen}+{rente}+{gebruik}+{extra}' },
      ],
      rows: ways.map((way) => [way.name, way.car, way.interest, way.use, way.extra, way.total]),
      note: 'Bij eigen geld is de rente wat je spaargeld had opgebracht.',
    }

    const steps: Step[] = []
    if (withOption) {
      steps.push({
        text: `De leasemaatschappij schiet **${eur(financed)}** voor.`,
        sum: [
          { label: 'Prijs', value: prijs },
          { label: 'Voorschot', value: 0 - voorschot },
          { label: 'Gefinancierd', value: financed },
        ],
      })
      if (values.gezocht === 'looptijd')
        steps.push({
          text: `Met de rentelast en zonder de aankoopoptie blijft **${eur(contract.totalRent)}** huur over: ${plural(months, 'maand', 'maanden')} van ${eur(rent)}.`,
          sum: [
            { label: 'Gefinancierd', value: financed },
            { label: 'Aankoopoptie', value: 0 - option },
            { label: 'Rentelast', value: values.rentelast },
            { label: 'Alle huur samen', value: contract.totalRent },
          ],
        })
      if (values.gezocht === 'maandbedrag') {
        const rate = monthlyRate(values.rente, values.renteomzetting)
        steps.push(
          {
            text: `Een rente van ${pct(values.rente)} is **${num(rate * 100, 4, 4)} %** per maand.`,
            formula: monthlyRateFormula(values.rente, rate, values.renteomzetting),
          },
          {
            text: `Dat geeft een huur van **${eur(rent)}** per maand, ${values.betaaltijdstip} betaald.`,
            formula: `(${eur(financed)} − ${eur(option)} ÷ (1 + ${num(rate, 8)})^${months}) × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${months})${values.betaaltijdstip === 'vooraf' ? ` ÷ (1 + ${num(rate, 8)})` : ''}`,
          },
        )
      }
      steps.push({
        text:
          jkp === null
            ? 'Er is geen rente waarbij huur en aankoopoptie samen evenveel waard zijn als het gefinancierde bedrag.'
            : `Huur en aankoopoptie zijn samen even veel waard als ${eur(financed)} bij een JKP van **${pct(jkp)}**.`,
        law: [jkpFormule],
      })
      if (toets)
        steps.push({
          text: `Voor financieringshuur van ${eur0(financed)} mag het JKP hoogstens **${pct(toets.maxJkp)}** zijn en de looptijd hoogstens ${plural(toets.maxLooptijd, 'maand', 'maanden')}.`,
          law: [maximaleJkp, maximaleLooptijd],
        })
    } else {
      steps.push({
        text: `Over ${plural(months, 'maand', 'maanden')} kost de private lease **${eur(lease.total)}**.`,
        sum: [
          { label: `${months} keer ${eur(rent)}`, value: contract.totalRent },
          { label: 'Voorschot of eerste huur', value: voorschot },
          { label: 'Kosten die niet inbegrepen zijn', value: lease.use },
          { label: 'Kilometers te veel en schade', value: lease.extra },
          { label: 'Totaal', value: lease.total },
        ],
      })
    }
    steps.push(
      {
        text: `Dezelfde wagen kopen met een lening kost **${eur(buy.total)}**.`,
        sum: [
          { label: 'Waardeverlies', value: buy.car },
          { label: 'Rente van de lening', value: buy.interest },
          { label: 'Verzekering, onderhoud en taks', value: buy.use },
          { label: 'Totaal', value: buy.total },
        ],
      },
      {
        text: `De huur van ${eur(inVat)} met btw is ${eur(exVat)} zonder btw (${pct(vat, 0)}).`,
        law: business ? [btwLeasing, restwaardegrensLeasing] : [btwLeasing],
      },
    )

    const notices: Notice[] = [...(toets?.notices ?? [])]
    if (!withOption)
      notices.push({
        tone: 'info',
        text: 'Private lease zonder aankoopoptie is huur, geen krediet. De wettelijke maxima voor consumentenkrediet gelden er niet.',
      })
    if (withOption && jkp !== null && jkp < 0)
      notices.push({
        tone: 'warning',
        text: 'Huur en aankoopoptie zijn samen minder dan het gefinancierde bedrag. Kijk je bedragen na.',
      })
    if (business && withOption)
      notices.push({
        tone: 'info',
        text: `Een aankoopoptie van ${pct(option / prijs, 1, 0)} is ${option <= prijs * law(restwaardegrensLeasing) ? 'leasing: de wagen staat op je balans' : 'financiële renting: de huur is een kost buiten de balans'}. De grens ligt op ${pct(law(restwaardegrensLeasing), 0)}.`,
      })
    if (breakCost !== null)
      notices.push({
        tone: 'warning',
        text: `Stoppen na ${plural(stop ?? 0, 'maand', 'maanden')} kost ${eur(breakCost)}: ${pct(values.verbreking, 0)} van de resterende huur.`,
      })
    if (!withOption && values.kilometers > values.contractKilometers)
      notices.push({
        tone: 'warning',
        text: `Je rijdt ${num(values.kilometers - values.contractKilometers)} km per jaar meer dan in het contract. Een ruimer contract is meestal goedkoper dan meerkilometers.`,
      })

    return report({
      headline: figure('kostLease', 'Totale kost van de lease', lease.total),
      sentence: `Over ${plural(months, 'maand', 'maanden')} kost de lease **${eur(lease.total)}** en kopen met een lening ${eur(buy.total)}: ${eur(Math.abs(difference) / months)} per maand ${difference >= 0 ? 'meer' : 'minder'}. ${withOption && jkp !== null ? `Achter de lease zit een JKP van ${pct(jkp)}.` : `Het laagst in kost: ${cheapest.name.toLowerCase()}.`}`,
      figures,
      charts: [chart],
      tables: [wayTable, yearTable(values, contract, lease, buy)],
      steps,
      notices,
      assumptions: [
        'Een eigen wagen verliest elke maand hetzelfde percentage van zijn waarde, tot je schatting op het einde.',
        withOption
          ? 'Je oefent de aankoopoptie uit en houdt de wagen.'
          : 'Op het einde geef je de wagen terug. Hernieuw je, dan blijft de huur gelijk.',
        `Een woonlening rekenen we aan ${pct(home.rate)}. ${homeLoanHint(env, 25)}`,
        ...(tipMonth === null || tipMonth <= 12
          ? []
          : [`Het kantelpunt ligt op ${duration(tipMonth)}: tot dan is huren niet duurder.`]),
      ],
      excluded: [
        'Brandstof of stroom: die betaal je in elk geval.',
        'Belasting op inverkeerstelling.',
        ...(withOption ? ['De vergoeding als je de aankoopoptie vroeger uitoefent.'] : []),
        'Fiscale aftrek van btw en kosten voor ondernemingen.',
      ],
      next: [
        {
          slug: 'autolening-berekenen',
          text: 'De lening in detail, met slotsom',
          carry: { prijs, looptijd: Math.min(240, months), jkp: asPercent(values.jkpAutolening) },
        },
        { slug: 'bedrijfswagen-vaa-calculator', text: 'Via je werkgever? Bekijk het voordeel van alle aard' },
        {
          slug: 'kredietcapaciteit-calculator',
          text: 'Wat kun je nog lenen voor een woning?',
          carry: { lopendeKredieten: Math.min(20_000, rent) },
        },
      ],
      inflation: values.inflatie,
    })
  },
})
