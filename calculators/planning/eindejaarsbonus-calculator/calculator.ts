import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { eur, num, pct } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents } from '#finance/money.ts'
import { aanslag } from '#rules/belasting/aanslag.ts'
import {
  anciennieteitPc200,
  loonbonusMaximum,
  loonbonusWerkgever,
  ontslagAnciennieteitPc200,
} from '#rules/loon/eindejaarspremie.figures.ts'
import { nettoPremie } from '#rules/loon/eindejaarspremie.ts'
import { jaarloonNaRsz } from '#rules/loon/vakantiegeld.ts'
import {
  costPerEuro,
  deductions,
  type FormKey,
  formOptions,
  formsAtEqualCost,
  formsChart,
  formsTable,
  formSteps,
  netSteps,
  onWarrants,
  payOut,
  premiumTable,
  premiumWaterfall,
  type Terms,
} from './forms.ts'
import { grossPremium } from './gross.ts'
import { inputs } from './inputs.ts'

const formName = (key: FormKey): string =>
  (formOptions.find((option) => option.value === key)?.label ?? key).toLowerCase()

export default defineLegacy({
  inputs,

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
    // The lines of plain pay; another form has lines of its own.
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

    const terms: Terms = {
      statuut: values.statuut,
      yearlyPay,
      children,
      sectorfonds: elektro || values.sectorfonds,
      employer: values.werkgeversbijdrage,
      warrantCost: values.kostWarrants,
      sellCost: values.verkoopkostWarrants,
    }
    const cost = roundCents(bruto * costPerEuro(law, values.vorm, terms))
    const forms = formsAtEqualCost(law, values.vorm, bruto, terms)
    const netOf = (key: FormKey) => forms.find((form) => form.key === key)?.netto ?? 0
    const bonus = forms.find((form) => form.key === 'loonbonus')
    const plain = values.vorm === 'premie'
    const paid = payOut(law, values.vorm, bruto, terms)
    const warrants = onWarrants(law, bruto, terms)
    const lines = deductions(law, paid, premium, terms)

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
    if (bonus && bonus.bruto >= law(loonbonusMaximum)) {
      notices.push({
        tone: 'info',
        text: `Een loonbonus is begrensd op ${eur(law(loonbonusMaximum), 0)} bruto per jaar. Wat erboven ligt, kan niet als loonbonus.`,
      })
    }
    notices.push({
      tone: 'info',
      text: 'In het kwartaal van betaling kan ook je bijzondere bijdrage (BBSZ) wat hoger zijn. Die zit niet in dit bedrag.',
    })

    return report({
      headline: figure('netto', plain ? 'Netto eindejaarspremie' : `Netto als ${formName(values.vorm)}`, paid.netto),
      sentence: `Van ${eur(paid.bruto)} bruto houd je **${eur(paid.netto)}** over, ${paid.bruto > 0 ? pct(paid.netto / paid.bruto, 0) : '0 %'}. ${plain ? `Als loonbonus met dezelfde kost voor je werkgever zou dat ${eur(netOf('loonbonus'))} zijn.` : `Als gewone premie met dezelfde kost voor je werkgever zou dat ${eur(netOf('premie'))} zijn.`}`,
      figures: [
        figure('bruto', 'Bruto premie', paid.bruto),
        figure('volledigePremie', 'Premie voor een vol jaar', gross.vol),
        ...(plain
          ? [
              figure('rsz', 'RSZ', premium.rsz),
              figure('belastbaar', 'Belastbaar', premium.belastbaar),
              figure('tarief', 'Tarief van de bedrijfsvoorheffing', premium.tarief, 'percent'),
              figure('bedrijfsvoorheffing', 'Bedrijfsvoorheffing', premium.voorheffing),
            ]
          : []),
        ...(values.vorm === 'warrants'
          ? [
              figure('tarief', 'Tarief van de bedrijfsvoorheffing', warrants.tarief, 'percent'),
              figure('bedrijfsvoorheffing', 'Bedrijfsvoorheffing', warrants.voorheffing),
            ]
          : []),
        figure('inhoudingen', 'Alle inhoudingen samen', paid.inhoudingen),
        figure('nettoAandeel', 'Netto in procent van bruto', paid.bruto > 0 ? paid.netto / paid.bruto : 0, 'percent'),
        figure('jaarloonNaRsz', 'Jaarloon na RSZ dat het tarief bepaalt', yearlyPay),
        ...(plain
          ? [
              figure('belastingBijAanslag', 'Echte belasting op de premie', finalTax, 'euro', {
                note: 'Alleenstaande, bij de aanslag',
              }),
              figure(
                'verrekening',
                settlement > 0 ? 'Nog bij te betalen bij de aanslag' : 'Terug bij de aanslag',
                Math.abs(settlement),
              ),
            ]
          : []),
        figure('loonkost', 'Kost voor je werkgever', cost),
        ...(plain ? [] : [figure('nettoPremie', 'Netto als gewone premie', netOf('premie'))]),
        figure('nettoLoonbonus', 'Netto als loonbonus cao 90', netOf('loonbonus')),
        figure('nettoWinstpremie', 'Netto als winstpremie', netOf('winstpremie')),
        figure('nettoWarrants', 'Netto als warrants', netOf('warrants')),
      ],
      charts: [premiumWaterfall(paid, lines), formsChart(forms)],
      tables: [premiumTable(paid, lines), formsTable(forms)],
      steps: [
        gross.step,
        ...(plain
          ? [
              ...netSteps(law, premium, terms),
              {
                text: `Bij de aanslag kost de premie je ${eur(finalTax)} belasting. Je betaalde al ${eur(premium.voorheffing)}, dus **${eur(Math.abs(settlement))}** ${settlement > 0 ? 'komt er nog bij' : 'krijg je terug'}.`,
              },
              {
                text: `De premie kost je werkgever ${eur(cost)}. Voor dat bedrag kan hij een loonbonus van **${eur(bonus?.bruto ?? 0)}** bruto geven.`,
                formula: `${eur(cost)} ÷ ${num(1 + law(loonbonusWerkgever), 2)}`,
                law: [loonbonusWerkgever, loonbonusMaximum],
              },
            ]
          : formSteps(law, paid, terms)),
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
