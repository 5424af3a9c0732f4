import { defineCalculator } from '#calculators/calculator.ts'
import { choice, date, euro, rows, text } from '#calculators/fields.ts'
import { eur, pct } from '#calculators/format.ts'
import { type Chart, figure, type Notice, report, type Step, type Table } from '#calculators/report.ts'
import { at } from '#finance/list.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import { erfbelasting, type Erfgenaam, erfschalen, erfvrijstelling, partnerabattement } from '#rules/erfbelasting.ts'
import { gewesten, gewestNaam, gewestOptions } from '#rules/gewest.ts'

/** Debts come off movable goods first, then off immovable goods, each heir for his part. */
function minusDebts(heirs: readonly Erfgenaam[], debts: number): readonly Erfgenaam[] {
  const totals = heirs.map((heir) => heir.roerend + heir.onroerend)
  if (debts <= 0 || sum(totals) <= 0) return heirs
  const parts = largestRemainder(Math.min(debts, sum(totals)), totals)
  return heirs.map((heir, index) => {
    const part = at(parts, index)
    const fromMovable = Math.min(part, heir.roerend)
    return {
      ...heir,
      roerend: roundCents(heir.roerend - fromMovable),
      onroerend: roundCents(heir.onroerend - (part - fromMovable)),
    }
  })
}

export default defineCalculator({
  inputs: {
    gewest: choice({
      label: 'Gewest van de overledene',
      start: 'vlaanderen',
      options: gewestOptions,
    }),
    erfgenamen: rows({
      label: 'Erfgenamen en wat ze krijgen',
      row: 'erfgenaam',
      min: 1,
      max: 20,
      columns: {
        naam: text({ label: 'Naam', start: '', maxLength: 40 }),
        verwantschap: choice({
          label: 'Verwantschap',
          start: 'kind',
          options: [
            { value: 'partner', label: 'partner' },
            { value: 'kind', label: 'kind, kleinkind of ouder' },
            { value: 'broerZus', label: 'broer of zus' },
            { value: 'oomNeef', label: 'oom, tante, neef of nicht' },
            { value: 'andere', label: 'iemand anders' },
          ],
        }),
        roerend: euro({ label: 'Roerend (geld, beleggingen)', start: 0, max: 100_000_000 }),
        onroerend: euro({ label: 'Onroerend', start: 0, max: 100_000_000 }),
        gezinswoning: euro({ label: 'Waarvan gezinswoning', start: 0, max: 100_000_000 }),
      },
      start: [
        { naam: 'Partner', verwantschap: 'partner', roerend: 60_000, onroerend: 150_000, gezinswoning: 150_000 },
        { naam: 'Kind', verwantschap: 'kind', roerend: 60_000, onroerend: 150_000, gezinswoning: 0 },
      ],
    }),
    schulden: euro({ label: 'Schulden en begrafenis', start: 0, max: 100_000_000, refine: true }),
    overlijden: date({
      label: 'Datum van overlijden',
      start: ({ today }) => today,
      refine: true,
      min: '2018-09-01',
      max: '2027-12-31',
    }),
  },

  check({ erfgenamen }) {
    return Object.fromEntries(
      erfgenamen.flatMap((heir, index) =>
        heir.gezinswoning > heir.onroerend
          ? [[`erfgenamen.${index}.gezinswoning`, 'Dit kan niet meer zijn dan het onroerende deel.']]
          : [],
      ),
    )
  },

  compute(values, { law: today }) {
    const law = today.on(values.overlijden)
    const heirs: readonly Erfgenaam[] = minusDebts(
      values.erfgenamen.map((heir, index) => ({ ...heir, naam: heir.naam || `Erfgenaam ${index + 1}` })),
      values.schulden,
    )
    const parts = erfbelasting(law, values.gewest, heirs)
    const total = sum(parts.map((part) => part.belasting))
    const estate = sum(heirs.map((heir) => roundCents(heir.roerend + heir.onroerend)))
    const perRegion = gewesten.map((gewest) => ({
      gewest,
      tax: sum(erfbelasting(law, gewest, heirs).map((part) => part.belasting)),
    }))
    const largest = parts.reduce((top, part) => (part.belasting > top.belasting ? part : top))

    const chart: Chart = {
      kind: 'bar',
      key: 'erfgenamen',
      title: 'Wat elk krijgt en wat naar de belasting gaat',
      sentence: `Van ${eur(estate)} gaat ${eur(total)} naar de belasting.`,
      stacked: true,
      categories: parts.map((part) => part.erfgenaam.naam),
      y: { unit: 'euro0' },
      series: [
        { key: 'netto', label: 'Netto', values: parts.map((part) => part.netto) },
        { key: 'belasting', label: 'Erfbelasting', values: parts.map((part) => part.belasting) },
      ],
    }
    const table: Table = {
      key: 'erfgenamen',
      title: 'Per erfgenaam',
      columns: [
        { key: 'naam', label: 'Naam', unit: 'text' },
        { key: 'deel', label: 'Krijgt', unit: 'euro', total: true },
        { key: 'vrij', label: 'Vrijgesteld', unit: 'euro', total: true },
        { key: 'belastbaar', label: 'Belastbaar', unit: 'euro', total: true },
        { key: 'belasting', label: 'Erfbelasting', unit: 'euro', total: true },
        { key: 'netto', label: 'Netto', unit: 'euro', total: true, formula: '{deel}-{belasting}' },
        { key: 'druk', label: 'Druk', unit: 'percent' },
      ],
      rows: parts.map((part) => {
        const share = roundCents(part.erfgenaam.roerend + part.erfgenaam.onroerend)
        return [
          part.erfgenaam.naam,
          share,
          part.vrij,
          part.belastbaar,
          part.belasting,
          part.netto,
          share > 0 ? part.belasting / share : 0,
        ]
      }),
    }
    const regions: Table = {
      key: 'gewesten',
      title: 'Dezelfde erfenis in de drie gewesten',
      columns: [
        { key: 'gewest', label: 'Gewest', unit: 'text' },
        { key: 'belasting', label: 'Erfbelasting', unit: 'euro' },
        { key: 'druk', label: 'Druk', unit: 'percent' },
      ],
      rows: perRegion.map(({ gewest, tax }) => [gewestNaam[gewest], tax, estate > 0 ? tax / estate : 0]),
      strong: [gewesten.indexOf(values.gewest)],
    }

    const notices: Notice[] = []
    if (values.gewest !== 'vlaanderen')
      notices.push({
        tone: 'info',
        text: 'De hogere schijven van Brussel en Wallonië konden we niet bij de bron nakijken. Vraag een notaris om bevestiging.',
      })
    if (values.gewest === 'wallonie')
      notices.push({
        tone: 'info',
        text: 'Wallonië kondigde aan de tarieven te verlagen vanaf 2028. Dat is nog niet verwerkt.',
      })
    if (
      largest.belasting > 0 &&
      (largest.erfgenaam.verwantschap === 'andere' || largest.erfgenaam.verwantschap === 'oomNeef')
    )
      notices.push({
        tone: 'info',
        text: 'Een geregistreerde schenking van geld is vaak veel goedkoper dan erven voor wie geen naaste familie is.',
      })

    const steps: Step[] = parts.flatMap((part) =>
      part.lijnen
        .filter((line) => line.base > 0)
        .map((line) => ({
          text: `${part.erfgenaam.naam}, ${line.label.toLowerCase()}: op ${eur(line.base)} is de belasting **${eur(line.tax)}**.`,
          brackets: line.brackets,
          law:
            part.erfgenaam.verwantschap === 'partner' && values.gewest === 'vlaanderen'
              ? [erfschalen, partnerabattement]
              : values.gewest === 'vlaanderen'
                ? [erfschalen]
                : [erfschalen, erfvrijstelling],
        })),
    )
    steps.push({
      text: `Samen is dat **${eur(total)}**.`,
      sum: [
        ...parts.map((part) => ({ label: part.erfgenaam.naam, value: part.belasting })),
        { label: 'Erfbelasting samen', value: total },
      ],
    })
    if (steps.length === 1) steps.unshift({ text: 'Alles valt onder een vrijstelling.' })

    return report({
      headline: figure('erfbelasting', 'Erfbelasting samen', total),
      sentence: `De erfgenamen betalen samen **${eur(total)}** op ${eur(estate)}, of ${pct(estate > 0 ? total / estate : 0)}.`,
      figures: [
        figure('nettoErfenis', 'Netto voor de erfgenamen', roundCents(estate - total)),
        figure('druk', 'Gemiddelde druk', estate > 0 ? total / estate : 0, 'percent'),
        ...parts.map((part, index) =>
          figure(`belasting${index + 1}`, `Erfbelasting ${part.erfgenaam.naam}`, part.belasting),
        ),
        ...perRegion.map(({ gewest, tax }) =>
          figure(`in${gewestNaam[gewest].replace('ë', 'e')}`, `In ${gewestNaam[gewest]}`, tax),
        ),
        figure('nalatenschap', 'Netto nalatenschap', estate),
      ],
      charts: [chart],
      tables: [table, regions],
      steps,
      notices,
      assumptions: [
        'Je vult zelf in wie wat krijgt: wettelijk erfrecht, testament of huwelijkscontract.',
        'Wettelijk samenwonenden zijn partner in de drie gewesten; feitelijk samenwonenden enkel in Vlaanderen, na een jaar.',
        'De regels zijn die van de dag van overlijden.',
      ],
      excluded: [
        'De vermindering voor kleine erfenissen en voor alleenstaanden zonder kinderen in Vlaanderen.',
        'Lagere tarieven voor de gezinswoning in rechte lijn in Brussel en Wallonië.',
        'Familiebedrijven, goede doelen, duolegaten.',
        'Schenkingen van de laatste jaren die mee belast worden.',
      ],
      next: [
        {
          slug: 'schenkbelasting-calculator',
          text: 'Wat als een deel nu al geschonken wordt?',
          carry: { gewest: values.gewest },
        },
        { slug: 'levensverzekeraar-calculator', text: 'De erfbelasting dekken met een verzekering' },
      ],
    })
  },
})
