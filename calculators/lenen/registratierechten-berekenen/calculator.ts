import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { dateText, eur, eur0, pct } from '#calculators/kernel/format.ts'
import { lawOfDeed, type Purchase, purchaseCosts } from '#calculators/lenen/aankoop.ts'
import type { Chart, Figure, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import {
  ereloonKrediet,
  hypotheekrecht,
  registratierechtHypotheek,
  retributieInschrijving,
  uitgavenDerdenBijkomend,
  uitgavenDerdenKrediet,
} from '#rules/krediet/kredietakte.figures.ts'
import { kostenKredietakte } from '#rules/krediet/kredietakte.ts'
import {
  administratieveKosten,
  administratieveKostenBijkomend,
  btwNotaris,
  ereloonAankoop,
  ereloonGezinswoning,
  overschrijving,
  rechtOpGeschriften,
} from '#rules/wonen/notaris.figures.ts'
import { ereloonAankoopakte } from '#rules/wonen/notaris.ts'
import { type Gewest, gewesten, gewestNaam } from '#rules/kernel/gewest.ts'
import { btwHeropbouw, btwNieuwbouw } from '#rules/wonen/registratietarieven.figures.ts'
import { inputs } from './inputs.ts'
import { noticesOf } from './notices.ts'

export default defineLegacy({
  inputs,

  check({ goed, prijs, grondwaarde }) {
    if (goed === 'nieuwbouw' && grondwaarde > prijs)
      return { grondwaarde: 'De grond kan niet meer kosten dan de hele aankoop.' }
    return undefined
  },

  compute(values, { law, today }) {
    const { prijs, gewest, goed, datumAkte, krediet } = values
    const purchase = (region: Gewest, own: boolean): Purchase => ({
      gewest: region,
      goed,
      prijs,
      grondwaarde: values.grondwaarde,
      lageBtw: values.lageBtw,
      aandeelEigenWoning: own ? values.aandeelEigenWoning : 0,
      nogTeVerkopen: values.nogTeVerkopen,
      kernstad: values.kernstad,
      meeneembaar: values.meeneembaar,
      renovatie: values.renovatie,
      waalsBescheiden: values.bescheidenWoning
        ? { sociaal: values.sociaalKrediet, drukzone: values.drukzone }
        : undefined,
      klassensprong: values.klassensprong,
      eigenTarief: values.eigenTarief,
      derden: values.derden ?? undefined,
      datumAkte,
    })
    const costs = purchaseCosts(law, purchase(gewest, values.enigeEigenWoning))
    const { registratie, akte } = costs
    const deedLaw = lawOfDeed(law, datumAkte)
    const deed = kostenKredietakte(deedLaw, {
      krediet,
      aanhorigheden: values.aanhorigheden,
      volmacht: values.volmacht,
      sociaal: values.sociaalKrediet,
      bijkomend: values.zelfdeNotaris,
    })
    const total = sum([costs.kosten, costs.btw, deed.totaal])
    const ordinary = purchaseCosts(law, purchase(gewest, false)).registratie.belasting
    const advantage = roundCents(ordinary - registratie.belasting)
    const fee = ereloonAankoopakte(deedLaw, prijs, costs.gezinswoning)
    const line = (key: string) => akte.lijnen.find((candidate) => candidate.key === key)?.bedrag ?? 0

    const figures: Figure[] = [
      figure('tarief', 'Tarief', registratie.tarief, 'percent'),
      figure('effectiefTarief', 'Registratie in procent van de prijs', registratie.belasting / prijs, 'percent'),
      figure('abattement', 'Abattement', registratie.abattement, 'euro', {
        note: 'Deel van de prijs waarop je niets betaalt',
      }),
      figure('vermindering', 'Vermindering bescheiden woning', registratie.vermindering),
      figure('meegenomen', 'Meegenomen van je vorige woning', registratie.meegenomen),
      figure('voordeel', 'Voordeel van de enige eigen woning', advantage),
      figure('btw', 'Btw op de bouw', costs.btw),
      figure('ereloon', 'Ereloon notaris, zonder btw', akte.ereloon),
      figure('administratieveKosten', 'Administratieve kosten, zonder btw', line('administratie')),
      figure('btwNotaris', 'Btw op de notaris', akte.btw),
      figure('aktekosten', 'Akte van aankoop, alles inbegrepen', akte.totaal),
      figure('aankoopkosten', 'Registratie en akte samen', costs.kosten),
      figure('kredietakte', 'Akte van de lening, alles inbegrepen', deed.totaal),
      figure('ereloonKrediet', 'Ereloon voor de lening, zonder btw', deed.ereloon),
      figure('totaleKosten', 'Alle kosten', total),
      figure('kostenPercentage', 'Alle kosten in procent van de prijs', total / prijs, 'percent'),
      figure('teBetalen', 'Prijs met alle kosten', roundCents(prijs + total)),
    ]

    const compared = gewesten.map((region) => ({
      region,
      own: purchaseCosts(law, purchase(region, true)),
      other: purchaseCosts(law, purchase(region, false)),
    }))
    const toState = sum([registratie.belasting, costs.btw, ...shareOf('overheid')])
    const charts: Chart[] = [
      {
        kind: 'bar',
        key: 'gewesten',
        title: 'Registratie in de drie gewesten',
        sentence:
          compared
            .map(
              ({ region, own, other }) =>
                `${gewestNaam[region]}: ${eur0(own.registratie.belasting)} als enige eigen woning, ${eur0(other.registratie.belasting)} anders`,
            )
            .join('; ') + '.',
        categories: gewesten.map((region) => gewestNaam[region]),
        y: { unit: 'euro0' },
        series: [
          { key: 'eigen', label: 'Enige eigen woning', values: compared.map(({ own }) => own.registratie.belasting) },
          { key: 'gewoon', label: 'Andere aankoop', values: compared.map(({ other }) => other.registratie.belasting) },
        ],
      },
      {
        kind: 'donut',
        key: 'verdeling',
        title: 'Wie krijgt het geld?',
        sentence: `Van de ${eur0(total)} kosten gaat ${eur0(toState)} naar de overheid.`,
        y: { unit: 'euro0' },
        parts: [
          { label: 'Overheid', value: toState },
          { label: 'Notaris', value: sum(shareOf('notaris')) },
          { label: 'Derden', value: sum(shareOf('derden')) },
        ],
      },
    ]
    function shareOf(naar: string): number[] {
      return [...akte.lijnen, ...deed.lijnen].filter((candidate) => candidate.naar === naar).map(({ bedrag }) => bedrag)
    }

    const regionTable: Table = {
      key: 'gewesten',
      title: 'Zelfde prijs, ander gewest',
      columns: [
        { key: 'gewest', label: 'Gewest', unit: 'text' },
        { key: 'eigen', label: 'Enige eigen woning', unit: 'euro' },
        { key: 'gewoon', label: 'Andere aankoop', unit: 'euro' },
        { key: 'voordeel', label: 'Verschil', unit: 'euro', formula: '{gewoon}-{eigen}' },
      ],
      rows: compared.map(({ region, own, other }) => [
        gewestNaam[region],
        own.registratie.belasting,
        other.registratie.belasting,
        roundCents(other.registratie.belasting - own.registratie.belasting),
      ]),
      strong: [gewesten.indexOf(gewest)],
    }
    const lines: Table = {
      key: 'kosten',
      title: 'Alle posten van de afrekening',
      columns: [
        { key: 'post', label: 'Post', unit: 'text' },
        { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
        { key: 'naar', label: 'Gaat naar', unit: 'text' },
      ],
      rows: [
        ...registratie.lijnen.map(({ label, bedrag }) => [`Registratie: ${label.toLowerCase()}`, bedrag, 'overheid']),
        ...(registratie.vermindering > 0
          ? [['Vermindering bescheiden woning', -registratie.vermindering, 'overheid']]
          : []),
        ...(registratie.meegenomen > 0
          ? [['Meegenomen van de vorige woning', -registratie.meegenomen, 'overheid']]
          : []),
        ...(costs.btw > 0 ? [['Btw op de bouw', costs.btw, 'overheid']] : []),
        ...akte.lijnen.map(({ label, bedrag, naar }) => [label, bedrag, naar]),
        ...deed.lijnen.map(({ label, bedrag, naar }) => [`Lening: ${label.toLowerCase()}`, bedrag, naar]),
      ],
    }

    const steps: Step[] = [
      {
        text: `Op ${dateText(datumAkte)} betaal je in ${gewestNaam[gewest]} **${eur(registratie.belasting)}** registratie.`,
        formula: [
          ...(registratie.abattement > 0 ? [`vrij: ${eur(registratie.abattement)}`] : []),
          ...registratie.lijnen.map(
            ({ grondslag, tarief, bedrag }) => `${eur(grondslag)} × ${pct(tarief, 2, 0)} = ${eur(bedrag)}`,
          ),
          ...[registratie.vermindering, registratie.meegenomen].filter((off) => off > 0).map((off) => `− ${eur(off)}`),
        ].join('; '),
        law: registratie.cijfers,
      },
      ...(costs.btw > 0
        ? [
            {
              text: `Op het gebouw betaal je ${pct(costs.btwTarief, 0)} btw: **${eur(costs.btw)}**.`,
              law: [values.lageBtw ? btwHeropbouw : btwNieuwbouw],
            },
          ]
        : []),
      {
        text: `Het ereloon van de notaris is **${eur(fee.ereloon)}**: een vast deel van ${eur(fee.vast)} en een percentage per schijf van de prijs.`,
        brackets: fee.schaal.lines,
        law: [costs.gezinswoning ? ereloonGezinswoning : ereloonAankoop],
      },
      {
        text: `Met administratie, opzoekingen, rechten en btw kost de akte **${eur(akte.totaal)}**.`,
        sum: [
          ...akte.lijnen.map(({ label, bedrag }) => ({ label, value: bedrag })),
          { label: 'Akte van aankoop', value: akte.totaal },
        ],
        law: [administratieveKosten, rechtOpGeschriften, overschrijving, btwNotaris],
      },
    ]
    if (krediet > 0) {
      steps.push({
        text: `De akte van je lening van ${eur(krediet)} kost **${eur(deed.totaal)}**. De rechten worden berekend op ${eur(deed.inschrijving)}.`,
        sum: [
          ...deed.lijnen.map(({ label, bedrag }) => ({ label, value: bedrag })),
          { label: 'Akte van de lening', value: deed.totaal },
        ],
        law: [
          registratierechtHypotheek,
          hypotheekrecht,
          retributieInschrijving,
          ereloonKrediet,
          ...(values.zelfdeNotaris
            ? [administratieveKostenBijkomend, uitgavenDerdenBijkomend]
            : [uitgavenDerdenKrediet]),
        ],
      })
    }

    const extras = ['notaris', ...(krediet > 0 ? ['lening'] : []), ...(costs.btw > 0 ? ['btw'] : [])]
    const withWords = extras.length > 1 ? `${extras.slice(0, -1).join(', ')} en ${extras.at(-1)}` : extras[0]
    return report({
      headline: figure(
        'registratie',
        gewest === 'vlaanderen' ? 'Registratiebelasting' : 'Registratierechten',
        registratie.belasting,
      ),
      sentence: `Op een prijs van ${eur0(prijs)} betaal je **${eur(registratie.belasting)}** registratie. Met ${withWords} erbij zijn alle kosten samen ${eur(total)}, of ${pct(total / prijs, 1)} van de prijs.`,
      figures,
      charts,
      tables: [regionTable, lines],
      steps,
      notices: noticesOf(values, law.on(datumAkte), today),
      assumptions: [
        'Je koopt als particulier de volle eigendom. Kopen meer mensen, dan gelden de voorwaarden per koper.',
        'Opzoekingen en attesten zijn een raming: ze verschillen per dossier.',
        'Het ereloon van de kredietakte volgt de schaal voor een woonlening.',
      ],
      excluded: [
        'Vlaanderen tot eind 2024: het tarief voor beschermde monumenten.',
        'Aankoop door een vennootschap of een beroepsverkoper, vruchtgebruik en uitkoop van een partner.',
        'Teruggave als je je vorige woning binnen de termijn verkoopt.',
      ],
      next: [
        {
          slug: 'woningkrediet-simulator',
          text: 'Reken de hele aankoop uit, met lening en woonlast',
          carry: { prijs, gewest, enigeEigenWoning: values.enigeEigenWoning, type: goed },
        },
        {
          slug: 'hypothecaire-lening-berekenen',
          text: 'Bereken de maandlast van je lening',
          ...(krediet >= 1_000 ? { carry: { leenbedrag: krediet } } : {}),
        },
        { slug: 'onroerende-voorheffing-berekenen', text: 'Welke belasting komt er elk jaar bij?', carry: { gewest } },
      ],
    })
  },
})
