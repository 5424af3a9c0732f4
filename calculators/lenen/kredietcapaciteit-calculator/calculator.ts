import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import { monthlyRate, monthlyRateFormula } from '#calculators/lenen/rente.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import {
  leefgeldVuistregel,
  leenlastVuistregel,
  nbbDsti,
  nbbDti,
  nbbLtvEigenWoning,
  nbbLtvVerhuur,
  omzettingRentevoet,
} from '#rules/krediet/woonkrediet.figures.ts'
import { capacityOf, loanOf, priceOf } from './capacity.ts'
import { inputs } from './inputs.ts'

/** Age at which banks start to ask about income after working life: practice, not law. */
const AGE_ASKED = 65

export default defineLegacy({
  inputs,

  compute(values, { law }) {
    const { rente, looptijd, eigenInbreng, ontleners } = values
    const capacity = capacityOf(values)
    const { income, credits, burden, living, byShare, byLiving, payment } = capacity
    const borrow = (instalment: number, rate: number, years: number) =>
      loanOf(instalment, rate, years, values.renteomzetting)
    const loan = borrow(payment, rente, looptijd)
    const loanShare = borrow(byShare, rente, looptijd)
    const loanLiving = borrow(byLiving, rente, looptijd)
    const strict = borrow(payment, rente + values.strengeOpslag, looptijd)
    // A bank that looks at living money only: still within half of the income, where the National Bank draws its line.
    const wide = Math.max(0, Math.min(byLiving, roundCents(income * law(nbbDsti) - burden)))
    const generous = Math.max(loan, borrow(wide, rente, looptijd))
    const withoutCredits = borrow(
      capacityOf({ ...values, lopendeKredieten: 0, kaartlimiet: 0 }).payment,
      rente,
      looptijd,
    )
    const home = priceOf(law, values, loan)
    const dsti = income > 0 ? (payment + credits) / income : null
    const dti = income > 0 ? (loan + values.openstaandeSchuld) / (income * 12) : null
    const ltv = home.price > 0 ? home.loan / home.price : null
    const left = roundCents(income - burden - payment)
    const ageAtEnd = values.leeftijd + looptijd

    const figures: Figure[] = [
      figure('leenbedragStreng', 'Voorzichtig: als de rente hoger is', strict),
      figure('leenbedragRuim', `Ruim: leefgeld, tot ${pct(law(nbbDsti), 0)} van het inkomen`, generous),
      figure('prijs', 'Woning tot ongeveer', home.price, 'euro0', {
        note: `Met ${eur0(eigenInbreng)} eigen geld, kosten inbegrepen`,
      }),
      figure('maandlastMax', 'Hoogste maandlast', payment),
      figure('maandlastEenDerde', 'Maandlast volgens het deel van je inkomen', byShare),
      figure('maandlastLeefgeld', 'Maandlast volgens het leefgeld', byLiving),
      figure('leenbedragEenDerde', 'Lening volgens het deel van je inkomen', loanShare),
      figure('leenbedragLeefgeld', 'Lening volgens het leefgeld', loanLiving),
      figure('leenbedragZonderKredieten', 'Lening zonder je lopende kredieten', withoutCredits),
      figure('inkomen', 'Inkomen dat meetelt', income),
      figure('leefgeldOver', 'Blijft over om van te leven', left),
      figure('leefgeldNorm', 'Leefgeld dat de bank vraagt', living),
      figure('dsti', 'Afbetalingen tegenover inkomen (DSTI)', dsti, 'percent'),
      figure('dti', 'Schuld tegenover jaarinkomen (DTI)', dti, 'number', { decimals: 1 }),
      figure('ltv', 'Lening tegenover prijs (kwotiteit)', ltv, 'percent'),
      figure('leningVoorPrijs', 'Lening voor die woning', home.loan),
      figure('aankoopkosten', 'Kosten van de aankoop en de lening', home.costs),
      figure('leeftijdEinde', 'Leeftijd op het einde', ageAtEnd, 'years', { decimals: 0 }),
    ]

    const chart: Chart = {
      kind: 'bar',
      key: 'regels',
      title: 'Drie regels, drie antwoorden',
      sentence: `Streng gerekend kun je ${eur0(strict)} lenen, volgens het deel van je inkomen ${eur0(loanShare)} en volgens het leefgeld ${eur0(generous)}.`,
      categories: [
        `Streng: rente + ${num(values.strengeOpslag * 100)} punt`,
        `${pct(values.norm, 0)} van het inkomen`,
        'Ruim: leefgeld',
      ],
      y: { unit: 'euro0' },
      series: [{ key: 'leenbedrag', label: 'Leenbedrag', values: [strict, loanShare, generous] }],
    }
    const split: Chart = {
      kind: 'donut',
      key: 'inkomen',
      title: 'Waar je inkomen heen gaat',
      sentence: `Van ${eur0(income)} gaat ${eur0(payment)} naar de woonlening en blijft ${eur0(Math.max(0, left))} over.`,
      y: { unit: 'euro0' },
      parts: [
        { label: 'Woonlening', value: payment },
        { label: 'Andere lasten', value: burden },
        { label: 'Om van te leven', value: Math.max(0, left) },
      ],
    }

    const terms = [15, 20, 25, 30]
    const rates = [-0.01, -0.005, 0, 0.005, 0.01].map((step) => rente + step).filter((rate) => rate >= 0)
    const matrix: Table = {
      key: 'rooster',
      title: 'Leenbedrag per looptijd en rente',
      columns: [
        { key: 'rente', label: 'Rente', unit: 'percent' },
        ...terms.map((term) => ({ key: `jaar${term}`, label: `${term} jaar`, unit: 'euro0' as const })),
      ],
      rows: rates.map((rate) => [rate, ...terms.map((term) => borrow(payment, rate, term))]),
      strong: [rates.indexOf(rente)],
    }
    const incomes = [
      ['Het kleinste inkomen valt weg', Math.min(values.inkomen1, values.inkomen2)],
      ['Het grootste inkomen valt weg', Math.max(values.inkomen1, values.inkomen2)],
    ] as const
    const doubled = roundCents(annuityPayment(loan, monthlyRate(rente * 2, values.renteomzetting), looptijd * 12))
    const stress: Table = {
      key: 'stresstest',
      title: 'Wat blijft er over als het tegenzit?',
      columns: [
        { key: 'geval', label: 'Geval', unit: 'text' },
        { key: 'inkomen', label: 'Inkomen', unit: 'euro' },
        { key: 'lasten', label: 'Afbetalingen en lasten', unit: 'euro' },
        { key: 'over', label: 'Blijft over', unit: 'euro', formula: '{inkomen}-{lasten}' },
        { key: 'nodig', label: 'Leefgeld', unit: 'euro' },
      ],
      rows: [
        ['Zoals nu', income, roundCents(payment + burden), left, living],
        ...(ontleners === 'twee'
          ? incomes.map(([label, lost]) => [
              label,
              roundCents(income - lost),
              roundCents(payment + burden),
              roundCents(left - lost),
              living,
            ])
          : []),
        [
          'Een veranderlijke rente verdubbelt',
          income,
          roundCents(doubled + burden),
          roundCents(income - doubled - burden),
          living,
        ],
        [
          'Er komt een kind bij',
          income,
          roundCents(payment + burden),
          left,
          roundCents(living + values.leefgeldPerKind),
        ],
      ],
    }

    const steps: Step[] = [
      {
        text: `Er telt **${eur(income)}** inkomen per maand mee, en ${eur(burden)} lasten.`,
        sum: [
          { label: 'Netto-inkomen', value: sum([values.inkomen1, ontleners === 'twee' ? values.inkomen2 : 0]) },
          { label: 'Huur, voor het deel dat telt', value: roundCents(values.huurinkomsten * values.huurWeging) },
          { label: 'Ander inkomen dat telt', value: values.anderInkomenTelt ? values.anderInkomen : 0 },
          { label: 'Premies die tellen', value: values.eindejaarTelt ? roundCents(values.eindejaar / 12) : 0 },
          { label: 'Inkomen dat meetelt', value: income },
        ],
      },
      {
        text: `Regel 1, een deel van je inkomen: **${eur(byShare)}** per maand.`,
        formula: `${values.normBasis === 'naVasteKosten' ? `(${eur(income)} − ${eur(values.vasteKosten)})` : eur(income)} × ${pct(values.norm, 2)} − ${eur(burden)}`,
        law: [leenlastVuistregel],
      },
      {
        text: `Regel 2, er moet genoeg overblijven om van te leven: **${eur(byLiving)}** per maand.`,
        formula: `${eur(income)} − ${eur(burden)} − ${eur(living)}`,
        law: [leefgeldVuistregel],
      },
      {
        text: `De laagste van de twee is ${eur(payment)}. Over ${plural(looptijd, 'jaar', 'jaar')} aan ${pct(rente)} leen je daarmee **${eur(loan)}**.`,
        formula: monthlyRateFormula(rente, monthlyRate(rente, values.renteomzetting), values.renteomzetting),
        law: [omzettingRentevoet],
      },
      {
        text: `Met ${eur0(eigenInbreng)} eigen geld koop je in ${gewestNaam[values.gewest]} een woning tot **${eur0(home.price)}**, kosten inbegrepen.`,
        sum: [
          { label: 'Lening voor deze woning', value: home.loan },
          { label: 'Eigen geld', value: roundCents(home.price + home.costs - home.loan) },
          { label: 'Kosten van aankoop en lening', value: 0 - home.costs },
          { label: 'Prijs van de woning', value: home.price },
        ],
        law: [values.enigeEigenWoning ? nbbLtvEigenWoning : nbbLtvVerhuur],
      },
      {
        text: `De Nationale Bank kijkt streng als je meer dan ${pct(law(nbbDsti), 0)} van je inkomen afbetaalt, of meer dan ${num(law(nbbDti))} keer je jaarinkomen leent, samen met een hoge kwotiteit.`,
        law: [nbbDsti, nbbDti],
      },
    ]

    const notices: Notice[] = []
    if (payment === 0) {
      notices.push({
        tone: 'warning',
        text:
          income === 0
            ? 'Zonder inkomen dat meetelt kun je niets lenen.'
            : byShare === 0
              ? 'Je lopende lasten nemen de hele ruimte in: volgens deze regels kun je nu niets bijlenen.'
              : 'Na het leefgeld blijft er niets over om af te betalen.',
      })
    }
    if (home.limitedBy === 'eigenGeld' && loan > 0) {
      notices.push({
        tone: 'info',
        text: `Je eigen geld is de rem, niet je inkomen: je kunt meer lenen dan deze woning toelaat bij een kwotiteit van ${pct(law(values.enigeEigenWoning ? nbbLtvEigenWoning : nbbLtvVerhuur), 0)}.`,
      })
    }
    if (withoutCredits - loan >= 1_000) {
      notices.push({
        tone: 'info',
        text: `Zonder je lopende kredieten van ${eur(credits)} per maand kun je ${eur0(withoutCredits - loan)} meer lenen.`,
      })
    }
    if (dsti !== null && dsti > law(nbbDsti))
      notices.push({
        tone: 'warning',
        text: `Je zou ${pct(dsti, 0)} van je inkomen afbetalen. Boven ${pct(law(nbbDsti), 0)} zijn banken heel terughoudend.`,
      })
    if (dti !== null && dti > law(nbbDti))
      notices.push({
        tone: 'warning',
        text: `Je schuld is ${num(dti, 1)} keer je jaarinkomen. Boven ${num(law(nbbDti))} zijn banken heel terughoudend.`,
      })
    if (ageAtEnd > AGE_ASKED)
      notices.push({
        tone: 'info',
        text: `Op het einde is de oudste ${ageAtEnd} jaar. De bank kijkt of je pensioen de afbetaling kan dragen.`,
      })

    const low = Math.min(strict, loan)
    return report({
      headline: figure('leenbedrag', 'Wat je kunt lenen', loan),
      sentence: `Je kunt ongeveer **${eur0(low)} tot ${eur0(loan)}** lenen met een maandlast van ${eur(payment)}, goed voor een woning tot ongeveer ${eur0(home.price)}.${generous > loan ? ` Een bank die enkel naar je leefgeld kijkt, gaat tot ${eur0(generous)}.` : ''}`,
      figures,
      charts: [chart, split],
      tables: [matrix, stress],
      steps,
      notices,
      assumptions: [
        'Een derde van het inkomen en het leefgeld zijn vuistregels van banken. Elke bank heeft haar eigen cijfers.',
        `De lening heeft een vaste maandlast. De maandrente is ${values.renteomzetting} berekend.`,
        'De woning is een bestaande woning; kosten van belasting, notaris en kredietakte zijn meegerekend.',
      ],
      excluded: [
        'Waarborgen van familie en een tweede pand.',
        'Sociale leningen met eigen inkomensgrenzen.',
        'Of je contract vast is, en de schatting van de bank.',
      ],
      next: [
        {
          slug: 'woningkrediet-simulator',
          text: 'Reken een concreet huis uit',
          carry: {
            prijs: Math.max(1_000, home.price),
            eigenInbreng,
            gewest: values.gewest,
            looptijd,
            rente: asPercent(rente),
          },
        },
        {
          slug: 'hypothecaire-lening-berekenen',
          text: 'Bekijk de aflossingstabel',
          carry: { leenbedrag: Math.max(1_000, Math.floor(loan)), looptijd, rente: asPercent(rente) },
        },
        { slug: 'budget-planner', text: 'Past deze maandlast in je budget?' },
      ],
      inflation: values.inflatie,
    })
  },
})
