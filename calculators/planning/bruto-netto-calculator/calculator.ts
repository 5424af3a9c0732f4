import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, month, percent, toggle } from '#calculators/kernel/fields.ts'
import { asPercent, eur, longDate, pct, plural } from '#calculators/kernel/format.ts'
import {
  gezinOptions,
  loonbrief,
  type Loonvraag,
  metHervorming,
  statuutOptions,
} from '#calculators/planning/loonbrief.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import { arbeiderBasis, chequeEigenBijdrage, rszWerkgever, werkbonus } from '#rules/loon/loon.figures.ts'
import { yearSpan } from '#rules/kernel/years.ts'
import { partnerKleinGrens, sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { nettoPremie } from '#rules/loon/eindejaarspremie.ts'
import { dubbelVoorBediende, jaarloonNaRsz, vakantiegeldVoorArbeider } from '#rules/loon/vakantiegeld.ts'
import { linesTable, raiseChart, raiseTable, slipSteps, waterfall } from './slip.ts'

const span = yearSpan([sleutelformule, werkbonus])
const FIRST_MONTH = `${span.first}-01`
const LAST_MONTH = `${span.last}-12`

/** The month of today, within the months of which the withholding is known. */
const payMonth = (date: string) => {
  const wanted = date.slice(0, 7)
  return wanted < FIRST_MONTH ? FIRST_MONTH : wanted > LAST_MONTH ? LAST_MONTH : wanted
}

export default defineLegacy({
  inputs: {
    bruto: euro({ label: 'Brutoloon per maand', start: 3_200, min: 0, max: 50_000, slider: 50 }),
    statuut: choice({ label: 'Statuut', profile: 'statuut', start: 'bediende', options: statuutOptions }),
    gezin: choice({ label: 'Gezin', profile: 'gezin', start: 'alleenstaand', options: gezinOptions }),
    kinderen: count({ label: 'Kinderen ten laste', profile: 'kinderen', start: 0, max: 15, unit: 'kinderen' }),
    opslag: euro({
      label: 'Opslag, bruto per maand',
      start: 100,
      min: 0,
      max: 20_000,
      slider: 25,
      hint: 'We tonen wat je daar netto van overhoudt.',
    }),
    loonmaand: month({
      label: 'Loon van de maand',
      start: ({ law }) => payMonth(law.date),
      min: FIRST_MONTH,
      max: LAST_MONTH,
      refine: true,
      hint: 'De werkbonus en de bedrijfsvoorheffing veranderen in de loop van het jaar.',
    }),
    tewerkstelling: percent({
      label: 'Tewerkstelling',
      start: 1,
      min: 0.05,
      max: 1,
      refine: true,
      hint: 'Het brutoloon is wat je echt krijgt. Dit deel telt voor de werkbonus.',
    }),
    alleenstaandeOuder: toggle({
      label: 'Alleenstaande ouder',
      start: false,
      refine: true,
      when: { gezin: 'alleenstaand' },
    }),
    kinderenHandicap: count({
      label: 'Waarvan kinderen met een handicap',
      start: 0,
      max: 15,
      refine: true,
      hint: 'Zij tellen dubbel voor de bedrijfsvoorheffing.',
    }),
    anderenTenLaste: count({
      label: 'Andere personen ten laste',
      start: 0,
      max: 10,
      refine: true,
      unit: 'personen',
    }),
    handicap: toggle({ label: 'Ik heb zelf een erkende handicap', start: false, refine: true }),
    partnerInkomen: choice({
      label: 'Inkomen van je partner',
      start: 'gewoon',
      refine: true,
      when: { gezin: 'partnerMetInkomen' },
      hint: ({ law }) => {
        const limits = law.on(`${payMonth(law.date)}-15`)(partnerKleinGrens)
        return `Klein: hoogstens ${eur(limits.inkomen, 0)} netto per maand, of ${eur(limits.pensioen, 0)} als het een pensioen is.`
      },
      options: [
        { value: 'gewoon', label: 'gewoon inkomen' },
        { value: 'kleinInkomen', label: 'klein beroepsinkomen' },
        { value: 'kleinPensioen', label: 'klein pensioen' },
      ],
    }),
    hervorming: toggle({
      label: 'Reken met de aangekondigde fiscale werkbonus',
      start: false,
      refine: true,
      hint: 'Staat in een wetsontwerp van 17 december 2025 en is niet bevestigd. Je werkgever rekent er in 2026 niet mee.',
    }),
    voordeelWagen: euro({
      label: 'Voordeel van alle aard per maand',
      start: 0,
      max: 5_000,
      refine: true,
      group: 'Voordelen',
      hint: 'Bijvoorbeeld van een bedrijfswagen of een gsm: belast, maar niet uitbetaald.',
    }),
    groepsverzekering: euro({
      label: 'Eigen bijdrage groepsverzekering per maand',
      start: 0,
      max: 5_000,
      refine: true,
      group: 'Voordelen',
      hint: 'Gaat van je netto af, maar verlaagt de bedrijfsvoorheffing.',
    }),
    nettovergoeding: euro({
      label: 'Nettovergoeding per maand',
      start: 0,
      max: 5_000,
      refine: true,
      group: 'Voordelen',
      hint: 'Onkosten of thuiswerk, zonder belasting.',
    }),
    maaltijdcheques: count({
      label: 'Maaltijdcheques per maand',
      start: 0,
      max: 23,
      refine: true,
      group: 'Voordelen',
      unit: 'cheques',
    }),
    waardeCheque: euro({ label: 'Waarde van een cheque', start: 8, max: 10, refine: true, group: 'Voordelen' }),
    eigenBijdrageCheque: euro({
      label: 'Eigen bijdrage per cheque',
      start: ({ law }) => law(chequeEigenBijdrage),
      max: 10,
      refine: true,
      group: 'Voordelen',
    }),
    eindejaarspremie: toggle({
      label: 'Ik krijg een dertiende maand',
      start: true,
      refine: true,
      group: 'Per jaar',
    }),
  },

  check({ kinderen, kinderenHandicap }) {
    return kinderenHandicap > kinderen
      ? {
          kinderenHandicap: `Je vulde ${plural(kinderen, 'kind', 'kinderen')} ten laste in. Dit kan er niet meer zijn.`,
        }
      : undefined
  },

  compute(values, { law: today }) {
    const law = today.on(`${values.loonmaand}-15`)
    const children = values.kinderen + values.kinderenHandicap
    const ask: Loonvraag = {
      bruto: values.bruto,
      statuut: values.statuut,
      gezin: values.gezin,
      kinderen: children,
      alleenstaandeOuder: values.alleenstaandeOuder,
      tewerkstelling: values.tewerkstelling,
      voordeel: values.voordeelWagen,
      aangekondigd: values.hervorming,
      anderenTenLaste: values.anderenTenLaste,
      handicap: values.handicap,
      partner: values.partnerInkomen,
      groepsverzekering: values.groepsverzekering,
    }
    const slip = loonbrief(law, ask)
    const raised = loonbrief(law, { ...ask, bruto: roundCents(values.bruto + values.opslag) })
    const raiseNet = roundCents(raised.netto - slip.netto)
    const raiseShare = values.opslag > 0 ? raiseNet / values.opslag : 0

    const vouchers = roundCents(values.maaltijdcheques * values.waardeCheque)
    const ownVouchers = roundCents(values.maaltijdcheques * values.eigenBijdrageCheque)
    const paidOut = roundCents(slip.netto - ownVouchers + values.nettovergoeding)

    const clerk = values.statuut === 'bediende'
    const yearlyPay = jaarloonNaRsz(law, values.bruto, values.statuut)
    const holiday = clerk
      ? dubbelVoorBediende(law, values.bruto, 12, 1, children)
      : vakantiegeldVoorArbeider(law, values.bruto * 12)
    const premium = values.eindejaarspremie
      ? nettoPremie(law, values.bruto, yearlyPay, { statuut: values.statuut, children, sectorfonds: false }).netto
      : 0
    // A manual worker's single holiday pay comes from the fund, in place of about one month of pay.
    const months = clerk ? 12 : 11
    const grossYear = sum([values.bruto * months, holiday.bruto, values.eindejaarspremie ? values.bruto : 0])
    const netYear = sum([paidOut * months, holiday.netto, premium])
    const employerCost = roundCents(values.bruto * (1 + law(rszWerkgever) * (clerk ? 1 : law(arbeiderBasis))))

    const notices: Notice[] = []
    if (raiseShare > 0 && raiseShare < 0.4) {
      notices.push({
        tone: 'info',
        text: `Van deze opslag houd je maar ${pct(raiseShare, 0)} over. Bij lagere lonen daalt de werkbonus terwijl je bruto stijgt.`,
      })
    }
    if (slip.bonus.totaal > 0) {
      notices.push({
        tone: 'info',
        text: `Je krijgt ${eur(slip.bonus.totaal)} werkbonus: een korting op de RSZ voor lage lonen. Ze verdwijnt stap voor stap als je meer verdient.`,
      })
    }
    if (metHervorming(law, { aangekondigd: values.hervorming })) {
      notices.push({
        tone: 'warning',
        text: 'Je rekent met de aangekondigde fiscale werkbonus. Op 15 november 2026 was ze niet bevestigd.',
      })
    }
    if (slip.netto <= 0 && values.bruto > 0) {
      notices.push({
        tone: 'warning',
        text: 'De belasting op je voordelen is groter dan je loon. Kijk de bedragen na.',
      })
    }

    return report({
      headline: figure('netto', 'Nettoloon per maand', slip.netto),
      sentence: `Van ${eur(values.bruto)} bruto houd je in ${longDate(values.loonmaand)} **${eur(slip.netto)}** over. Van ${eur(values.opslag)} opslag komt er ${eur(raiseNet)} netto bij.`,
      figures: [
        figure('rsz', 'RSZ (sociale zekerheid)', slip.rsz),
        figure('werkbonus', 'Werkbonus', slip.bonus.totaal),
        figure('werkbonusA', 'Werkbonus, luik A', slip.bonus.a),
        figure('werkbonusB', 'Werkbonus, luik B', slip.bonus.b),
        figure('rszNaWerkbonus', 'RSZ na werkbonus', slip.rszNaBonus),
        figure('belastbaar', 'Belastbaar loon', slip.belastbaar),
        figure('bedrijfsvoorheffingVoorWerkbonus', 'Bedrijfsvoorheffing volgens de formule', slip.formule.perPeriode),
        figure('fiscaleWerkbonus', 'Fiscale werkbonus', slip.bonus.fiscaal),
        figure('bedrijfsvoorheffing', 'Bedrijfsvoorheffing', slip.bedrijfsvoorheffing),
        figure('bbsz', 'Bijzondere bijdrage (BBSZ)', slip.bbsz),
        ...(slip.groepsverzekering > 0
          ? [figure('verminderingGroepsverzekering', 'Vermindering voor groepsverzekering', slip.groepsvermindering)]
          : []),
        figure('uitbetaald', 'Uitbetaald, met nettovergoeding en na cheques', paidOut),
        figure('waardeCheques', 'Waarde van je maaltijdcheques', vouchers),
        figure(
          'nettoAandeel',
          'Netto in procent van bruto',
          values.bruto > 0 ? slip.netto / values.bruto : 0,
          'percent',
        ),
        figure('opslagNetto', 'Netto van je opslag', raiseNet),
        figure('opslagAandeel', 'Deel van je opslag dat je houdt', raiseShare, 'percent'),
        figure('nettoNaOpslag', 'Nettoloon na opslag', raised.netto),
        figure('brutoJaar', 'Bruto per jaar', grossYear),
        figure('nettoJaar', 'Netto per jaar', netYear, 'euro', {
          note: 'Met vakantiegeld en premie, voor de eindafrekening',
        }),
        figure('nettoVakantiegeld', 'Netto vakantiegeld', holiday.netto),
        figure('nettoPremie', 'Netto dertiende maand', premium),
        figure('loonkost', 'Loonkost voor je werkgever per maand', employerCost, 'euro', {
          note: 'Basistarief, zonder verminderingen',
        }),
      ],
      charts: [waterfall(slip), raiseChart(law, ask)],
      tables: [linesTable(slip), raiseTable(law, ask)],
      steps: slipSteps(law, slip, ask),
      notices,
      assumptions: [
        'Je werkt de hele maand en woont in België.',
        'De bedrijfsvoorheffing volgt de sleutelformule van bijlage III.',
        clerk
          ? 'Het jaarbedrag telt twaalf maanden loon, dubbel vakantiegeld en een dertiende maand als je die krijgt.'
          : 'Het jaarbedrag van een arbeider telt elf maanden loon en het vakantiegeld van de vakantiekas.',
        'De bijzondere bijdrage is een voorschot per maand; je aanslag rekent ze af op het gezinsinkomen.',
      ],
      excluded: [
        'Overuren, flexi-jobs en studentenarbeid.',
        'De eindafrekening van de personenbelasting en de gemeentebelasting.',
        'Sectorale inhoudingen en vakbondsbijdrage.',
        'Zorgbehoevende ouders ten laste, bedrijfsleiders en niet-inwoners.',
      ],
      next: [
        {
          slug: 'belastingplanning-calculator',
          text: 'Wat wordt mijn belasting over het hele jaar?',
          carry: { inkomen: roundCents(slip.belastbaar * 12) },
        },
        {
          slug: 'bedrijfswagen-vaa-calculator',
          text: 'Wat kost een bedrijfswagen mij netto?',
          carry: { bruto: values.bruto },
        },
        {
          slug: 'eindejaarsbonus-calculator',
          text: 'Wat blijft er over van mijn eindejaarspremie?',
          carry: {
            maandloon: roundCents(values.bruto / values.tewerkstelling),
            tewerkstelling: asPercent(values.tewerkstelling),
          },
        },
      ],
    })
  },
})
