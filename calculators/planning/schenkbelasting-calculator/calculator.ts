import { defineCalculator } from '#calculators/calculator.ts'
import { choice, count, euro } from '#calculators/fields.ts'
import { eur, pct, plural } from '#calculators/format.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import { erfbelasting, type Verwantschap } from '#rules/erfbelasting.ts'
import { erfschalen } from '#rules/erftarieven.ts'
import { type Gewest, gewesten, gewestNaam, gewestOptions } from '#rules/gewest.ts'
import {
  type Begiftigde,
  schenkbelasting,
  schenkOnroerend,
  schenkRoerend,
  verdachtePeriode,
} from '#rules/schenkbelasting.ts'

const groupOf = (relation: Verwantschap): Begiftigde =>
  relation === 'partner' || relation === 'kind' ? 'lijn' : 'andere'

/** What the same amount costs when it is inherited on top of what the heir gets anyway. */
function whenInherited(
  law: Law,
  gewest: Gewest,
  relation: Verwantschap,
  soort: 'roerend' | 'onroerend',
  amount: number,
  rest: number,
): number {
  const taxOn = (total: number) =>
    erfbelasting(law, gewest, [
      {
        naam: '',
        verwantschap: relation,
        roerend: soort === 'roerend' ? total : 0,
        onroerend: soort === 'onroerend' ? total : 0,
        gezinswoning: 0,
      },
    ])[0]?.belasting ?? 0
  return roundCents(taxOn(amount + rest) - taxOn(rest))
}

export default defineCalculator({
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
    vroeger: euro({
      label: 'Vastgoed geschonken in de laatste drie jaar',
      start: 0,
      max: 100_000_000,
      refine: true,
      when: { soort: 'onroerend' },
      hint: 'Tussen dezelfde personen.',
    }),
    ookErven: euro({
      label: 'Wat deze persoon later nog erft',
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
    kosten: euro({ label: 'Kosten van de notaris', start: 0, max: 1_000_000, refine: true }),
  },

  compute(values, { law }) {
    const { gewest, soort, bedrag, aan } = values
    const group = groupOf(aan)
    const registered = schenkbelasting(law, gewest, soort, group, bedrag, values.vroeger)
    const period = law(verdachtePeriode)[gewest]
    const inherited = whenInherited(law, gewest, aan, soort, bedrag, values.ookErven)
    const bankGift = soort === 'roerend' ? (values.jaren < period ? inherited : 0) : null
    const cost = roundCents(registered.tax + values.kosten)
    const saving = roundCents(inherited - cost)
    const perRegion = gewesten.map((each) => ({
      each,
      gift: schenkbelasting(law, each, soort, group, bedrag, values.vroeger).tax,
      inherit: whenInherited(law, each, aan, soort, bedrag, values.ookErven),
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
    if (saving < 0) notices.push({ tone: 'info', text: 'Met deze cijfers kost schenken meer dan laten erven.' })
    notices.push({
      tone: 'law',
      text: 'Wat je schenkt, ben je kwijt. Hou genoeg over voor jezelf en bespreek beperkingen (vruchtgebruik, terugkeer) met een notaris.',
    })

    const steps: Step[] = [
      soort === 'roerend'
        ? {
            text: `Op een geregistreerde schenking van ${eur(bedrag)} betaal je ${pct(law(schenkRoerend)[gewest][group], 1, 0)}: **${eur(registered.tax)}**.`,
            formula: `${eur(bedrag)} × ${pct(law(schenkRoerend)[gewest][group], 1, 0)}`,
            law: [schenkRoerend],
          }
        : {
            text: `Op vastgoed van ${eur(bedrag)} is de schenkbelasting **${eur(registered.tax)}**.`,
            brackets: registered.lines,
            law: [schenkOnroerend],
          },
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
        'Schenkingen met vruchtgebruik of last.',
        'Bouwgrond, monumenten, energetische renovatie, familiebedrijven.',
        'De vermindering voor grote gezinnen in Vlaanderen.',
        'Meerwaardebelasting op geschonken beleggingen: de begunstigde neemt jouw aankoopprijs over.',
      ],
      next: [
        { slug: 'erfbelasting-calculator', text: 'De hele erfenis doorrekenen', carry: { gewest } },
        { slug: 'meerwaardebelasting-calculator', text: 'Schenk je beleggingen? Kijk naar de meerwaarde' },
      ],
    })
  },
})
