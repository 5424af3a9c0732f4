import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { asPercent, duration, eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import { yearsOf } from '#calculators/lenen/aflossing.ts'
import { monthlyRate } from '#calculators/lenen/rente.ts'
import { toetsKrediet } from '#calculators/lenen/wettelijk.ts'
import type { Chart, Figure, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { periodsFromPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import { hoogsteJkp, langsteLooptijd } from '#rules/krediet/consumentenkrediet.ts'
import {
  maximaleJkp,
  maximaleLooptijd,
  vergoedingVervroegd,
  vergoedingVervroegdLaatsteJaar,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import {
  ereloonKrediet,
  hypotheekrecht,
  kostenHandlichting,
  registratierechtHypotheek,
} from '#rules/krediet/kredietakte.figures.ts'
import {
  dossierkostenHerziening,
  dossierkostenWoonkrediet,
  omzettingRentevoet,
  renteVerschilVuistregel,
  wederbeleggingEigenBank,
  wederbeleggingMaanden,
} from '#rules/krediet/woonkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { balanceOf, cumulative, feeRate, monthsLeft, switchOf, tippingRate } from './switch.ts'

export default defineLegacy({
  inputs,

  check(values, { law }) {
    if (monthsLeft(values) < 1) return { resterend: 'Er moet minstens één maand overblijven.' }
    const { oorspronkelijkBedrag: principal, oorspronkelijkeLooptijd: term } = values
    if (principal !== null && term === null) return { oorspronkelijkeLooptijd: 'Vul ook de looptijd van toen in.' }
    if (principal === null && term !== null) return { oorspronkelijkBedrag: 'Vul ook het bedrag van toen in.' }
    if (term !== null && monthsLeft(values) > term * 12) {
      return { oorspronkelijkeLooptijd: 'De resterende looptijd is langer dan de hele lening.' }
    }
    const limit = law(wederbeleggingMaanden)
    if (
      values.soort === 'woonkrediet' &&
      values.wederbeleggingMaanden !== null &&
      values.wederbeleggingMaanden > limit
    ) {
      return { wederbeleggingMaanden: `De wet laat hoogstens ${limit} maanden rente toe. Vul ${limit} of minder in.` }
    }
    return undefined
  },

  compute(given, { law }) {
    const values = { ...given, saldo: balanceOf(given) }
    const { saldo, soort, waar, huidigeRente, nieuweRente } = values
    const change = switchOf(law, values)
    const { current, next, plain, costs, saving, months, newMonths } = change
    const home = soort === 'woonkrediet'
    const difference = roundCents(current.payment - plain.payment)
    const line = cumulative(values, change)
    const crossing = line.findIndex((amount) => amount >= 0)
    const paidBack = saving > 0 && crossing >= 0 ? crossing : null
    const tipping = tippingRate(values, change)
    const interestOnCosts =
      values.kostenBetaling === 'meelenen' ? roundCents(next.totalPaid - plain.totalPaid - costs.total) : 0

    const discount = monthlyRate(values.renteEigenGeld)
    const length = Math.max(current.rows.length, next.rows.length)
    let present = values.kostenBetaling === 'meelenen' ? 0 : 0 - costs.total
    for (let index = 0; index < length; index++) {
      present +=
        ((current.rows[index]?.payment ?? 0) - (next.rows[index]?.payment ?? 0)) / (1 + discount) ** (index + 1)
    }
    present -= sum(
      Array.from({ length: months }, (_, index) => values.belastingverlies / 12 / (1 + discount) ** (index + 1)),
    )
    const sameTerm = periodsFromPayment(
      change.principal,
      current.payment,
      monthlyRate(nieuweRente, values.renteomzetting),
    )
    const shorter = sameTerm === null ? null : Math.max(1, Math.ceil(sameTerm - 1e-6))

    const other = switchOf(law, { ...values, waar: waar === 'eigenBank' ? 'andereBank' : 'eigenBank' })
    const [own, elsewhere] = waar === 'eigenBank' ? [change, other] : [other, change]

    const figures: Figure[] = [
      figure('terugverdiendNa', 'Kosten terugverdiend na', paidBack, 'months'),
      figure('saldo', 'Openstaand kapitaal', saldo),
      figure('huidigeMaandlast', 'Maandlast nu', current.payment),
      figure('nieuweMaandlast', 'Nieuwe maandlast', next.payment),
      figure('maandverschil', 'Verschil per maand', roundCents(current.payment - next.payment)),
      figure('kosten', 'Kosten van de overstap', costs.total),
      figure(
        'wederbelegging',
        home ? 'Wederbeleggingsvergoeding' : 'Vergoeding voor vervroegde terugbetaling',
        costs.fee,
      ),
      figure('nieuweAkte', 'Nieuwe kredietakte', costs.deed),
      figure('handlichting', 'Schrappen van de oude hypotheek', costs.release),
      figure('dossierkosten', 'Dossierkosten', costs.file),
      figure('schatting', 'Schattingskosten', costs.valuation),
      figure('kantelrente', 'Kantelrente', tipping, 'percent', { note: 'Onder deze rente win je' }),
      figure('contanteWaarde', 'Voordeel in euro van vandaag', roundCents(present)),
      figure('renteNu', 'Rente die je nu nog betaalt', current.totalInterest),
      figure('renteNieuw', 'Rente op de nieuwe lening', next.totalInterest),
      figure('renteOpKosten', 'Rente op meegeleende kosten', interestOnCosts),
      figure('belastingverlies', 'Verloren belastingvoordeel', change.lostTax),
      figure('kortereLooptijd', 'Looptijd als je evenveel blijft betalen', shorter, 'months'),
      ...(home
        ? [
            figure('besparingEigenBank', 'Winst bij je eigen bank', own.saving),
            figure('besparingAndereBank', 'Winst bij een andere bank', elsewhere.saving),
          ]
        : []),
    ]

    const yearMarks = line.filter((_, index) => index % 12 === 0 || index === line.length - 1)
    const yearValues = line.flatMap((_, index) =>
      index % 12 === 0 || index === line.length - 1 ? [Number((index / 12).toFixed(2))] : [],
    )
    const charts: Chart[] = [
      {
        kind: 'line',
        key: 'voordeel',
        title: 'Wanneer je de kosten terugverdient',
        sentence:
          paidBack === null
            ? 'Met deze cijfers verdien je de kosten niet terug.'
            : `Na ${duration(paidBack)} zijn de kosten van ${eur0(costs.total)} terugverdiend.`,
        x: { label: 'Jaar', values: yearValues },
        y: { unit: 'euro0' },
        series: [{ key: 'voordeel', label: 'Gespaard op de afbetalingen, na kosten', values: yearMarks }],
        inYears: yearValues,
        ...(paidBack === null ? {} : { marks: [{ x: paidBack / 12, label: 'terugverdiend' }] }),
      },
    ]

    const oldYears = yearsOf(current)
    const newYears = yearsOf(next)
    const yearTable: Table = {
      key: 'jaren',
      title: 'Oud naast nieuw, jaar per jaar',
      columns: [
        { key: 'jaar', label: 'Jaar', unit: 'text' },
        { key: 'oud', label: 'Betaald, oude lening', unit: 'euro', total: true },
        { key: 'nieuw', label: 'Betaald, nieuwe lening', unit: 'euro', total: true },
        { key: 'verschil', label: 'Verschil', unit: 'euro', total: true, formula: '{oud}-{nieuw}' },
        { key: 'saldoOud', label: 'Schuld, oude lening', unit: 'euro' },
        { key: 'saldoNieuw', label: 'Schuld, nieuwe lening', unit: 'euro' },
      ],
      rows: Array.from({ length: Math.max(oldYears.length, newYears.length) }, (_, index) => {
        const before = oldYears[index]
        const after = newYears[index]
        return [
          String(index + 1),
          before?.paid ?? 0,
          after?.paid ?? 0,
          roundCents((before?.paid ?? 0) - (after?.paid ?? 0)),
          before?.balance ?? 0,
          after?.balance ?? 0,
        ]
      }),
      inYears: Array.from({ length: Math.max(oldYears.length, newYears.length) }, (_, index) => index + 1),
    }
    const compareTable: Table = {
      key: 'waar',
      title: 'Eigen bank of andere bank, aan dezelfde rente',
      columns: [
        { key: 'waar', label: 'Waar', unit: 'text' },
        { key: 'vergoeding', label: 'Vergoeding', unit: 'euro' },
        { key: 'notaris', label: 'Akte en handlichting', unit: 'euro' },
        { key: 'bank', label: 'Dossier, schatting, andere', unit: 'euro' },
        { key: 'kosten', label: 'Kosten', unit: 'euro', formula: '{vergoeding}+{notaris}+{bank}' },
        { key: 'winst', label: 'Winst', unit: 'euro' },
      ],
      rows: [
        ['Eigen bank', own],
        ['Andere bank', elsewhere],
      ].map(([label, option]) => {
        const { costs: made, saving: won } = option as typeof change
        return [
          label as string,
          made.fee,
          sum([made.deed, made.release]),
          sum([made.file, made.valuation, made.other]),
          made.total,
          won,
        ]
      }),
    }

    const feeLaw = home
      ? [waar === 'eigenBank' ? wederbeleggingEigenBank : wederbeleggingMaanden]
      : [months <= 12 ? vergoedingVervroegdLaatsteJaar : vergoedingVervroegd]
    const steps: Step[] = [
      {
        text: `Nu betaal je nog ${plural(months, 'maand', 'maanden')} **${eur(current.payment)}**, samen ${eur(current.totalPaid)}.`,
        law: [omzettingRentevoet],
      },
      {
        text: `Overstappen kost **${eur(costs.total)}**.`,
        sum: [
          {
            label: home
              ? `Wederbelegging: ${eur(saldo)} × ${pct(feeRate(values), 3)} × ${costs.feeMonths ?? 0} ÷ 12`
              : 'Vergoeding vervroegde terugbetaling',
            value: costs.fee,
          },
          { label: 'Schrappen van de oude hypotheek', value: costs.release },
          { label: 'Nieuwe kredietakte', value: costs.deed },
          { label: 'Dossierkosten', value: costs.file },
          { label: 'Schatting', value: costs.valuation },
          { label: 'Andere kosten', value: costs.other },
          { label: 'Kosten van de overstap', value: costs.total },
        ],
        law: [
          ...feeLaw,
          ...(home ? [waar === 'eigenBank' ? dossierkostenHerziening : dossierkostenWoonkrediet] : []),
          ...(home && waar === 'andereBank'
            ? [kostenHandlichting, registratierechtHypotheek, hypotheekrecht, ereloonKrediet]
            : []),
        ],
      },
      {
        text: `De nieuwe lening van ${eur(change.principal)} aan ${pct(nieuweRente)} kost ${plural(newMonths, 'maand', 'maanden')} **${eur(next.payment)}**, samen ${eur(next.totalPaid)}.`,
      },
      {
        text: saving >= 0 ? `Je wint **${eur(saving)}**.` : `Je verliest **${eur(-saving)}**.`,
        sum: [
          { label: 'Nog te betalen op de oude lening', value: current.totalPaid },
          { label: 'Te betalen op de nieuwe lening', value: -next.totalPaid },
          ...(values.kostenBetaling === 'zelf' ? [{ label: 'Kosten, zelf betaald', value: 0 - costs.total }] : []),
          ...(change.lostTax > 0 ? [{ label: 'Verloren belastingvoordeel', value: -change.lostTax }] : []),
          { label: 'Winst', value: saving },
        ],
      },
      ...(paidBack !== null && difference > 0
        ? [
            {
              text: `Je bespaart ${eur(difference)} per maand op de afbetaling. De kosten zijn terugverdiend na **${duration(paidBack)}**.`,
              ...(change.lostTax === 0 && newMonths === months
                ? { formula: `${eur(costs.total)} ÷ ${eur(difference)} = ${num(costs.total / difference, 1)} maanden` }
                : {}),
            },
          ]
        : []),
      ...(tipping === null
        ? []
        : [{ text: `De kantelrente is **${pct(tipping)}**: biedt een bank minder, dan win je.` }]),
    ]

    const notices: Notice[] = []
    const rule = law(renteVerschilVuistregel)
    if (home && waar === 'andereBank' && saving > 0 && (huidigeRente - nieuweRente < rule || months < 120)) {
      notices.push({
        tone: 'info',
        text: `Wikifin noemt als vuistregel minstens ${num(rule * 100)} procentpunt verschil en tien jaar te gaan. Je zit daaronder: kijk de kosten goed na.`,
      })
    }
    if (newMonths > months)
      notices.push({
        tone: 'warning',
        text: `Je nieuwe lening loopt ${duration(newMonths - months)} langer. De maandlast daalt, maar je betaalt langer rente.`,
      })
    if (home && waar === 'andereBank') {
      notices.push({
        tone: 'info',
        text: `Vraag eerst een nieuwe rente bij je eigen bank. Daar betaal je geen nieuwe akte: de kosten zijn dan ${eur(own.costs.total)}.`,
      })
    }
    if (!home)
      notices.push(...toetsKrediet(law, { bedrag: change.principal, looptijd: newMonths, jkp: nieuweRente }).notices)

    return report({
      headline: figure('besparing', 'Winst of verlies na kosten', saving),
      sentence:
        saving > 0
          ? `Je wint **${eur(saving)}** na ${eur(costs.total)} kosten${paidBack === null ? '' : `; die zijn terugverdiend na ${duration(paidBack)}`}. Je maandlast gaat van ${eur(current.payment)} naar ${eur(next.payment)}.`
          : saving === 0
            ? 'Overstappen levert **niets** op en kost niets.'
            : `Overstappen kost je **${eur(-saving)}** meer dan het opbrengt.${tipping === null ? '' : ` Pas onder ${pct(tipping)} begin je te winnen.`}`,
      figures,
      charts,
      tables: [...(home ? [compareTable] : []), yearTable],
      steps: home
        ? steps
        : [
            ...steps,
            {
              text: `Voor ${eur0(change.principal)} mag het JKP hoogstens **${pct(hoogsteJkp(law, 'lening', change.principal))}** zijn en de looptijd hoogstens **${plural(langsteLooptijd(law, change.principal), 'maand', 'maanden')}**.`,
              law: [maximaleJkp, maximaleLooptijd],
            },
          ],
      notices,
      assumptions: [
        'Oude en nieuwe lening hebben een vaste maandlast en een vaste rente.',
        'De overstap gebeurt vandaag, net na een afbetaling.',
        'Het terugverdienen telt de lagere afbetaling op het saldo, met de kosten vooraan en een verloren belastingvoordeel onderweg.',
      ],
      excluded: [
        'Een nieuwe schuldsaldo- of brandverzekering en verloren kortingen.',
        'Gewijzigde belasting door een nieuwe lening, behalve wat je zelf invult.',
        'Een lopende hypotheek die je kunt overnemen zonder nieuwe akte.',
      ],
      next: [
        {
          slug: 'hypothecaire-lening-berekenen',
          text: 'Bekijk de aflossingstabel van de nieuwe lening',
          carry: {
            leenbedrag: Math.max(1_000, Math.round(change.principal)),
            looptijd: Math.max(1, Math.min(40, Math.round(newMonths / 12))),
            rente: Math.min(15, asPercent(nieuweRente)),
          },
        },
        { slug: 'schuldenconsolidatie-calculator', text: 'Heb je meer leningen? Bekijk ze samen.' },
        { slug: 'rentevoet-vergelijker', text: 'Welke rentes staan er vandaag in de markt?' },
      ],
      inflation: values.inflatie,
    })
  },
})
