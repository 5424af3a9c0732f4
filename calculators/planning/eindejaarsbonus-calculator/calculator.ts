import { defineCalculator } from '#calculators/calculator.ts'
import { choice, count, euro, percent, toggle } from '#calculators/fields.ts'
import { eur, num, pct, plural } from '#calculators/format.ts'
import { statuutOptions } from '#calculators/planning/loonbrief.ts'
import { figure, type Notice, report, type Step } from '#calculators/report.ts'
import { roundCents } from '#finance/money.ts'
import { aanslag } from '#rules/aanslag.ts'
import type { Law } from '#rules/dated.ts'
import {
  anciennieteitPc200,
  loonbonusMaximum,
  loonbonusWerkgever,
  nettoPremie,
  ontslagAnciennieteitPc200,
  premieElektro,
  premieUrenMetaal,
} from '#rules/eindejaarspremie.ts'
import { rszWerkgever } from '#rules/loon.ts'
import { gemeentebelastingRichtwaarde } from '#rules/personenbelasting.ts'
import { jaarloonNaRsz } from '#rules/vakantiegeld.ts'
import { formsAtEqualCost, formsChart, formsTable, netSteps, premiumTable, premiumWaterfall } from './forms.ts'

/** Working days of a full year at five days a week. */
const DAYS_IN_YEAR = 260

type Gross = { readonly bruto: number; readonly vol: number; readonly step: Step }

type Ask = {
  readonly paritairComite: 'pc200' | 'metaal' | 'elektro' | 'horeca' | 'vrij'
  readonly loon: number
  readonly uurloon: number
  readonly jaarloon: number
  readonly premie: number
  readonly gewerkteMaanden: number
  readonly gewerkteDagen: number
  readonly dagenVolJaar: number
  readonly afwezigeDagen: number
}

function grossPremium(law: Law, ask: Ask): Gross {
  if (ask.paritairComite === 'elektro') {
    const bruto = roundCents(ask.jaarloon * law(premieElektro))
    return {
      bruto,
      vol: bruto,
      step: {
        text: `De premie is ${pct(law(premieElektro))} van je brutojaarloon: **${eur(bruto)}**.`,
        formula: `${eur(ask.jaarloon)} × ${pct(law(premieElektro))}`,
        law: [premieElektro],
      },
    }
  }
  if (ask.paritairComite === 'horeca') {
    const bruto = roundCents((ask.loon * Math.min(ask.gewerkteDagen, ask.dagenVolJaar)) / ask.dagenVolJaar)
    return {
      bruto,
      vol: ask.loon,
      step: {
        text: `Je werkte ${plural(ask.gewerkteDagen, 'dag', 'dagen')} van de ${num(ask.dagenVolJaar)}: **${eur(bruto)}** bruto.`,
        formula: `${eur(ask.loon)} × ${num(ask.gewerkteDagen)} ÷ ${num(ask.dagenVolJaar)}`,
      },
    }
  }
  const hours = ask.paritairComite === 'metaal' ? law(premieUrenMetaal) : 0
  const full =
    ask.paritairComite === 'metaal'
      ? roundCents(ask.uurloon * hours)
      : ask.paritairComite === 'vrij'
        ? ask.premie
        : ask.loon
  const present = 1 - ask.afwezigeDagen / DAYS_IN_YEAR
  const bruto = roundCents(((full * ask.gewerkteMaanden) / 12) * present)
  const why = ask.paritairComite === 'metaal' ? `${num(ask.uurloon, 4)} euro × ${num(hours)} uren` : eur(full)
  return {
    bruto,
    vol: full,
    step: {
      text: `Een volle premie is ${eur(full)}. Voor ${plural(ask.gewerkteMaanden, 'maand', 'maanden')} krijg je **${eur(bruto)}** bruto.`,
      formula: `${why} × ${num(ask.gewerkteMaanden)} ÷ 12${ask.afwezigeDagen > 0 ? ` × ${pct(present)}` : ''}`,
      law: ask.paritairComite === 'metaal' ? [premieUrenMetaal] : undefined,
    },
  }
}

export default defineCalculator({
  years: [2025, 2026],
  inputs: {
    paritairComite: choice({
      label: 'Paritair comité',
      start: 'pc200',
      hint: 'Staat op je loonbrief. Het bepaalt hoe de premie is opgebouwd.',
      options: [
        { value: 'pc200', label: 'PC 200: één maandloon' },
        { value: 'metaal', label: 'PC 111 metaal: uren loon' },
        { value: 'elektro', label: 'PC 149.01 elektro: deel van het jaarloon' },
        { value: 'horeca', label: 'PC 302 horeca: per gewerkte dag' },
        { value: 'vrij', label: 'Andere: ik ken het brutobedrag' },
      ],
    }),
    statuut: choice({ label: 'Statuut', start: 'bediende', options: statuutOptions }),
    maandloon: euro({
      label: 'Bruto maandloon, voltijds',
      start: 3_400,
      max: 50_000,
      slider: 50,
      hint: 'Ook nodig voor het tarief van de bedrijfsvoorheffing.',
    }),
    uurloon: euro({
      label: 'Bruto uurloon',
      start: 18.5,
      max: 500,
      decimals: 4,
      when: { paritairComite: 'metaal' },
    }),
    jaarloon: euro({
      label: 'Brutojaarloon van het refertejaar',
      start: 34_000,
      max: 500_000,
      when: { paritairComite: 'elektro' },
    }),
    premie: euro({
      label: 'Bruto premie voor een vol jaar',
      start: 3_000,
      max: 500_000,
      when: { paritairComite: 'vrij' },
    }),
    gewerkteMaanden: count({
      label: 'Gewerkte maanden dit jaar',
      start: 12,
      max: 12,
      decimals: 2,
      slider: 1,
      unit: 'maanden',
      when: { paritairComite: ['pc200', 'metaal', 'vrij'] },
    }),
    gewerkteDagen: count({
      label: 'Gewerkte en gelijkgestelde dagen',
      start: 230,
      max: 366,
      unit: 'dagen',
      when: { paritairComite: 'horeca' },
    }),
    kinderen: count({ label: 'Kinderen ten laste', start: 0, max: 12, unit: 'kinderen' }),
    dagenVolJaar: count({
      label: 'Dagen van een vol jaar',
      start: DAYS_IN_YEAR,
      min: 1,
      max: 366,
      refine: true,
      unit: 'dagen',
      when: { paritairComite: 'horeca' },
      hint: 'Vijfdagenweek 260, zesdagenweek 312.',
    }),
    tewerkstelling: percent({ label: 'Tewerkstelling', start: 1, min: 0.05, max: 1, refine: true }),
    afwezigeDagen: count({
      label: 'Afwezige dagen die niet meetellen',
      start: 0,
      max: DAYS_IN_YEAR,
      refine: true,
      unit: 'dagen',
      when: { paritairComite: ['pc200', 'metaal', 'vrij'] },
      hint: 'Gelijkgestelde dagen zoals ziekte met gewaarborgd loon tellen wel mee: vul ze hier niet in.',
    }),
    dienstmaanden: count({
      label: 'Maanden in dienst',
      start: 60,
      max: 600,
      refine: true,
      unit: 'maanden',
      when: { paritairComite: 'pc200' },
    }),
    zelfOntslag: toggle({
      label: 'Ik nam dit jaar zelf ontslag',
      start: false,
      refine: true,
      when: { paritairComite: 'pc200' },
    }),
    sectorfonds: toggle({
      label: 'Het sectorfonds betaalt de premie',
      start: false,
      refine: true,
      when: { paritairComite: ['metaal', 'horeca', 'vrij'] },
      hint: 'Een fonds houdt een vast percentage bedrijfsvoorheffing in.',
    }),
    werkgeversbijdrage: percent({
      label: 'Bijdrage van de werkgever',
      start: ({ law }) => law(rszWerkgever),
      min: 0,
      max: 0.6,
      refine: true,
      group: 'Andere vormen vergelijken',
    }),
    kostWarrants: percent({
      label: 'Kosten van warrants',
      start: 0.05,
      min: 0,
      max: 0.3,
      refine: true,
      group: 'Andere vormen vergelijken',
    }),
    gemeentebelasting: percent({
      label: 'Gemeentebelasting',
      start: ({ law }) => law(gemeentebelastingRichtwaarde),
      min: 0,
      max: 0.1,
      refine: true,
      group: 'Eindafrekening',
    }),
  },

  compute(values, { law }) {
    const loon = roundCents(values.maandloon * values.tewerkstelling)
    const elektro = values.paritairComite === 'elektro'
    const gross = grossPremium(law, { ...values, loon })
    const tooShort = values.paritairComite === 'pc200' && values.dienstmaanden < law(anciennieteitPc200)
    const resigned =
      values.paritairComite === 'pc200' &&
      values.zelfOntslag &&
      values.dienstmaanden < law(ontslagAnciennieteitPc200) * 12
    const bruto = tooShort || resigned ? 0 : gross.bruto
    const yearlyPay = jaarloonNaRsz(law, loon, values.statuut)
    const children = values.kinderen
    const premium = nettoPremie(law, bruto, yearlyPay, {
      statuut: values.statuut,
      children,
      sectorfonds: elektro || values.sectorfonds,
    })

    // At the assessment the premium is taxed as the last part of the year's pay.
    const bill = (income: number) => {
      const result = aanslag(law, [{ soort: 'werknemer', inkomen: income }], {
        gewest: 'vlaanderen',
        gemeentebelasting: values.gemeentebelasting,
      })
      return result.belasting + result.gemeentebelasting
    }
    const finalTax = roundCents(bill(yearlyPay + premium.belastbaar) - bill(yearlyPay))
    const settlement = roundCents(finalTax - premium.voorheffing)

    const cost = roundCents(bruto * (1 + values.werkgeversbijdrage))
    const forms = formsAtEqualCost(law, premium, { cost, yearlyPay, children, warrantCost: values.kostWarrants })
    const bonus = forms[1]

    const notices: Notice[] = []
    if (tooShort) {
      notices.push({
        tone: 'law',
        text: `In PC 200 heb je minstens ${law(anciennieteitPc200)} maanden dienst nodig voor een eindejaarspremie.`,
      })
    }
    if (resigned) {
      notices.push({
        tone: 'law',
        text: `Wie in PC 200 zelf ontslag neemt, krijgt pas een premie vanaf ${law(ontslagAnciennieteitPc200)} jaar dienst.`,
      })
    }
    if (cost / (1 + law(loonbonusWerkgever)) > law(loonbonusMaximum)) {
      notices.push({
        tone: 'info',
        text: `Een loonbonus is begrensd op ${eur(law(loonbonusMaximum), 0)} bruto per jaar. Van dit budget blijft dan een deel over.`,
      })
    }
    notices.push({
      tone: 'info',
      text: 'In het kwartaal van betaling kan ook je bijzondere bijdrage (BBSZ) wat hoger zijn. Die zit niet in dit bedrag.',
    })

    return report({
      headline: figure('netto', 'Netto eindejaarspremie', premium.netto),
      sentence: `Van ${eur(premium.bruto)} bruto houd je **${eur(premium.netto)}** over, ${premium.bruto > 0 ? pct(premium.netto / premium.bruto, 0) : '0 %'}. Als loonbonus met dezelfde kost voor je werkgever zou dat ${eur(bonus?.netto ?? 0)} zijn.`,
      figures: [
        figure('bruto', 'Bruto premie', premium.bruto),
        figure('volledigePremie', 'Premie voor een vol jaar', gross.vol),
        figure('rsz', 'RSZ', premium.rsz),
        figure('belastbaar', 'Belastbaar', premium.belastbaar),
        figure('tarief', 'Tarief van de bedrijfsvoorheffing', premium.tarief, 'percent'),
        figure('bedrijfsvoorheffing', 'Bedrijfsvoorheffing', premium.voorheffing),
        figure(
          'nettoAandeel',
          'Netto in procent van bruto',
          premium.bruto > 0 ? premium.netto / premium.bruto : 0,
          'percent',
        ),
        figure('jaarloonNaRsz', 'Jaarloon na RSZ dat het tarief bepaalt', yearlyPay),
        figure('belastingBijAanslag', 'Echte belasting op de premie', finalTax, 'euro', {
          note: 'Alleenstaande, bij de aanslag',
        }),
        figure(
          'verrekening',
          settlement > 0 ? 'Nog bij te betalen bij de aanslag' : 'Terug bij de aanslag',
          Math.abs(settlement),
        ),
        figure('loonkost', 'Kost voor je werkgever', cost),
        figure('nettoLoonbonus', 'Netto als loonbonus cao 90', forms[1]?.netto ?? 0),
        figure('nettoWinstpremie', 'Netto als winstpremie', forms[2]?.netto ?? 0),
        figure('nettoWarrants', 'Netto als warrants', forms[3]?.netto ?? 0),
      ],
      charts: [premiumWaterfall(premium), formsChart(forms)],
      tables: [premiumTable(premium), formsTable(forms)],
      steps: [
        gross.step,
        ...netSteps(law, premium, { statuut: values.statuut, yearlyPay, children }),
        {
          text: `Bij de aanslag kost de premie je ${eur(finalTax)} belasting. Je betaalde al ${eur(premium.voorheffing)}, dus **${eur(Math.abs(settlement))}** ${settlement > 0 ? 'komt er nog bij' : 'krijg je terug'}.`,
        },
        {
          text: `De premie kost je werkgever ${eur(cost)}. Voor dat bedrag kan hij een loonbonus van **${eur(bonus?.bruto ?? 0)}** bruto geven.`,
          formula: `${eur(cost)} ÷ ${num(1 + law(loonbonusWerkgever), 2)}`,
          law: [loonbonusWerkgever, loonbonusMaximum],
        },
      ],
      notices,
      assumptions: [
        'Er is geen wet die een eindejaarspremie oplegt: ze volgt uit een cao, je contract of gewoonte.',
        'De afrekening bij de aanslag is voor een alleenstaande in Vlaanderen of Wallonië, zonder andere inkomsten.',
        'Andere vormen rekenen met dezelfde kost voor de werkgever, vóór winst van de vennootschap.',
      ],
      excluded: [
        'Sectorale bijzonderheden zoals getrouwheidszegels in de bouw.',
        'De bijzondere bijdrage sociale zekerheid.',
        'Koerswinst of -verlies op warrants.',
      ],
      next: [
        { slug: 'vakantiegeld-berekenen', text: 'En mijn vakantiegeld?', carry: { maandloon: values.maandloon } },
        { slug: 'bruto-netto-calculator', text: 'Wat houd ik per maand over?', carry: { bruto: loon } },
        {
          slug: 'belastingplanning-calculator',
          text: 'Mijn belasting over het hele jaar',
          carry: { inkomen: roundCents(yearlyPay + premium.belastbaar) },
        },
      ],
    })
  },
})
