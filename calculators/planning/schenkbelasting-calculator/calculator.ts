import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, toggle } from '#calculators/kernel/fields.ts'
import { eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Step, Table } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents } from '#finance/money.ts'
import { erfschalen } from '#rules/familie/erftarieven.figures.ts'
import { gewesten, gewestNaam, gewestOptions } from '#rules/kernel/gewest.ts'
import {
  grootGezin,
  schenkOnroerend,
  schenkRenovatie,
  schenkRoerend,
  verdachtePeriode,
} from '#rules/familie/schenkbelasting.figures.ts'
import { type Gift, groupOf, lowerRate, registeredTax, whenInherited } from './gift.ts'

export default defineLegacy({
  inputs: {
    gewest: choice({
      label: 'Gewest van de schenker',
      start: 'vlaanderen',
      options: gewestOptions,
    }),
    soort: choice({
      label: 'Wat schenk je?',
      start: 'roerend',
      options: [
        { value: 'roerend', label: 'geld of beleggingen' },
        { value: 'onroerend', label: 'vastgoed' },
      ],
    }),
    bedrag: euro({ label: 'Waarde', start: 100_000, min: 1, max: 100_000_000, slider: 5_000 }),
    aan: choice({
      label: 'Aan wie?',
      start: 'kind',
      options: [
        { value: 'partner', label: 'partner' },
        { value: 'kind', label: 'kind, kleinkind of ouder' },
        { value: 'broerZus', label: 'broer of zus' },
        { value: 'oomNeef', label: 'oom, tante, neef of nicht' },
        { value: 'andere', label: 'iemand anders' },
      ],
    }),
    schenkers: count({
      label: 'Aantal schenkers',
      start: 1,
      min: 1,
      max: 2,
      unit: 'personen',
      refine: true,
      hint: 'Twee ouders die samen een goed schenken, doen elk een schenking van de helft.',
    }),
    begiftigden: count({
      label: 'Aantal ontvangers',
      start: 1,
      min: 1,
      max: 20,
      unit: 'personen',
      refine: true,
      hint: 'Elk krijgt een gelijk deel. Elke schenking begint opnieuw in de laagste schijf.',
    }),
    vroeger: euro({
      label: 'Vastgoed geschonken in de laatste drie jaar',
      start: 0,
      max: 100_000_000,
      refine: true,
      when: { soort: 'onroerend' },
      hint: 'Per schenker en ontvanger, dus tussen dezelfde twee personen.',
    }),
    renovatie: toggle({
      label: 'De ontvanger renoveert of verhuurt het gebouw',
      start: false,
      refine: true,
      when: { gewest: 'vlaanderen', soort: 'onroerend' },
      hint: ({ law }) => {
        const { werken, binnenJaren, huurJaren } = law(schenkRenovatie)
        return `Energetische werken van minstens ${eur(werken, 0)} zonder btw binnen ${binnenJaren} jaar, of verhuurd voor ${huurJaren} jaar met conformiteitsattest. Je krijgt dan een deel terug.`
      },
    }),
    ookErven: euro({
      label: 'Wat elke ontvanger later nog erft van elke schenker',
      start: 0,
      max: 100_000_000,
      refine: true,
      hint: 'Van dezelfde soort. Dan valt het geschonken deel in een hogere schijf.',
    }),
    jaren: count({
      label: 'Stel dat je overlijdt na',
      start: 4,
      max: 60,
      unit: 'jaar',
      refine: true,
      when: { soort: 'roerend' },
    }),
    kinderenOnder21: count({
      label: 'Kinderen onder 21 van de ontvanger',
      start: 0,
      max: 15,
      unit: 'kinderen',
      refine: true,
      when: { gewest: 'vlaanderen' },
      hint: 'Grote gezinnen krijgen in Vlaanderen een vermindering.',
    }),
    kosten: euro({ label: 'Kosten van de notaris', start: 0, max: 1_000_000, refine: true }),
  },

  compute(values, { law }) {
    const { gewest, soort, bedrag } = values
    const group = groupOf(values.aan)
    const gift: Gift = { ...values, vroeger: soort === 'onroerend' ? values.vroeger : 0 }
    const registered = registeredTax(law, gewest, gift)
    const period = law(verdachtePeriode)[gewest]
    const inherited = whenInherited(law, gewest, gift)
    const bankGift = soort === 'roerend' ? (values.jaren < period ? inherited : 0) : null
    const cost = roundCents(registered.tax + values.kosten)
    const saving = roundCents(inherited - cost)
    const perRegion = gewesten.map((each) => ({
      each,
      gift: registeredTax(law, each, gift).tax,
      inherit: whenInherited(law, each, gift),
      wait: law(verdachtePeriode)[each],
    }))

    const chart: Chart = {
      kind: 'bar',
      key: 'wegen',
      title: 'Drie wegen, drie rekeningen',
      sentence: `Met registratie kost het ${eur(cost)}, als erfenis ${eur(inherited)}.`,
      categories:
        soort === 'roerend'
          ? ['Schenken met registratie', `Bankgift, overlijden na ${values.jaren} jaar`, 'Laten erven']
          : ['Schenken', 'Laten erven'],
      y: { unit: 'euro0' },
      series: [
        {
          key: 'kost',
          label: 'Belasting en kosten',
          values: soort === 'roerend' ? [cost, bankGift ?? 0, inherited] : [cost, inherited],
        },
      ],
    }
    const table: Table = {
      key: 'gewesten',
      title: 'Hetzelfde in de drie gewesten',
      columns: [
        { key: 'gewest', label: 'Gewest', unit: 'text' },
        { key: 'schenken', label: 'Schenkbelasting', unit: 'euro' },
        { key: 'erven', label: 'Als het geërfd wordt', unit: 'euro' },
        { key: 'wachttijd', label: 'Wachttijd zonder registratie', unit: 'text' },
      ],
      rows: perRegion.map(({ each, gift, inherit, wait }) => [
        gewestNaam[each],
        gift,
        inherit,
        soort === 'roerend' ? plural(wait, 'jaar', 'jaar') : 'niet mogelijk',
      ]),
      strong: [gewesten.indexOf(gewest)],
    }

    const notices: Notice[] = []
    if (soort === 'roerend' && values.jaren < period)
      notices.push({
        tone: 'warning',
        text: `Binnen ${period} jaar na een niet-geregistreerde schenking betaalt de ontvanger erfbelasting: hier ${eur(inherited)}.`,
      })
    if (soort === 'onroerend')
      notices.push({
        tone: 'info',
        text: 'Vastgoed schenken kan alleen via een notaris. Reken ook op zijn ereloon en de aktekosten.',
      })
    if (soort === 'onroerend' && gewest === 'wallonie')
      notices.push({
        tone: 'info',
        text: 'Wallonië verlaagt de tarieven op vastgoed vanaf 1 januari 2028 (decreet van 5 december 2024). Dat is hier niet verwerkt.',
      })
    if (saving < 0) notices.push({ tone: 'info', text: 'Met deze cijfers kost schenken meer dan laten erven.' })
    notices.push({
      tone: 'law',
      text: 'Wat je schenkt, ben je kwijt. Houd genoeg over voor jezelf en bespreek beperkingen (vruchtgebruik, terugkeer) met een notaris.',
    })

    const steps: Step[] = [
      soort === 'roerend'
        ? {
            text: `Op een geregistreerde schenking van ${eur(bedrag)} betaal je ${pct(law(schenkRoerend)[gewest][group], 1, 0)}: **${eur(registered.before)}**.`,
            formula: `${eur(bedrag)} × ${pct(law(schenkRoerend)[gewest][group], 1, 0)}`,
            law: [schenkRoerend],
          }
        : {
            text:
              registered.count > 1
                ? `De wet ziet ${registered.count} schenkingen van ${eur(registered.part)}, elk met eigen schijven. Samen is de schenkbelasting **${eur(registered.before)}**.`
                : `Op vastgoed van ${eur(bedrag)} is de schenkbelasting **${eur(registered.before)}**.`,
            brackets: registered.lines,
            law: [lowerRate(gewest, gift) ? schenkRenovatie : schenkOnroerend],
          },
      ...(registered.refund > 0
        ? [
            {
              text: `Bij de akte betaal je het gewone tarief. Na de werken of de verhuring krijg je **${eur(registered.refund)}** terug.`,
              law: [schenkOnroerend, schenkRenovatie],
            },
          ]
        : []),
      ...(registered.reduction > 0
        ? [
            {
              text: `Met ${values.kinderenOnder21} kinderen onder 21 gaat er ${eur(registered.reduction)} af: je betaalt **${eur(registered.tax)}**.`,
              law: [grootGezin],
            },
          ]
        : []),
      ...(soort === 'roerend'
        ? [
            {
              text: `Zonder registratie betaal je nu niets. De wachttijd in ${gewestNaam[gewest]} is ${plural(period, 'jaar', 'jaar')}.`,
              law: [verdachtePeriode],
            },
          ]
        : []),
      { text: `Komt hetzelfde bedrag later uit de erfenis, dan kost het **${eur(inherited)}**.`, law: [erfschalen] },
      {
        text: `Nu schenken met registratie scheelt **${eur(Math.abs(saving))}** ${saving >= 0 ? 'in het voordeel van schenken' : 'in het voordeel van erven'}.`,
        sum: [
          { label: 'Als erfenis', value: inherited },
          { label: 'Schenkbelasting en kosten', value: -cost },
          { label: 'Verschil', value: saving },
        ],
      },
    ]

    return report({
      headline: figure('schenkbelasting', 'Schenkbelasting', registered.tax),
      sentence: `Met registratie betaal je **${eur(registered.tax)}**. Als erfenis zou het ${eur(inherited)} kosten: ${saving >= 0 ? `schenken bespaart ${eur(saving)}` : `erven is ${eur(-saving)} goedkoper`}.`,
      figures: [
        figure('perSchenking', 'Schenkbelasting per schenking', roundCents(registered.tax / registered.count)),
        figure('aantalSchenkingen', 'Aantal schenkingen voor de wet', registered.count, 'number', { decimals: 0 }),
        figure('vermindering', 'Vermindering voor grote gezinnen', registered.reduction),
        ...(lowerRate(gewest, gift)
          ? [figure('teruggave', 'Teruggave na renovatie of verhuring', registered.refund)]
          : []),
        figure('nettoSchenking', 'Netto voor de ontvanger', roundCents(bedrag - cost)),
        figure('erfbelasting', 'Als het geërfd wordt', inherited),
        figure('besparing', 'Verschil met erven', saving),
        figure('bankgift', `Bankgift, overlijden na ${values.jaren} jaar`, bankGift),
        figure('wachttijd', 'Wachttijd zonder registratie', soort === 'roerend' ? period : null, 'years', {
          decimals: 0,
        }),
        figure('druk', 'Druk van de schenkbelasting', registered.tax / bedrag, 'percent'),
        ...perRegion.map(({ each, gift }) =>
          figure(`in${gewestNaam[each].replace('ë', 'e')}`, `Schenkbelasting in ${gewestNaam[each]}`, gift),
        ),
      ],
      charts: [chart],
      tables: [table],
      steps,
      notices,
      assumptions: [
        'De regels van vandaag, ook voor een overlijden later.',
        'Bij erven telt enkel dit bedrag en wat je invult als latere erfenis.',
        'De gezinswoning en de vrijstelling voor de partner tellen we bij vastgoed niet mee.',
      ],
      excluded: [
        'Schenkingen met een last. Met voorbehoud van vruchtgebruik betaal je op de volle waarde.',
        'Bouwgrond, monumenten en familiebedrijven.',
        'Meerwaardebelasting op geschonken beleggingen: de begunstigde neemt jouw aankoopprijs over.',
      ],
      next: [
        { slug: 'erfbelasting-calculator', text: 'De hele erfenis doorrekenen', carry: { gewest } },
        { slug: 'meerwaardebelasting-calculator', text: 'Schenk je beleggingen? Kijk naar de meerwaarde' },
      ],
    })
  },
})
