import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, date, euro, rows, text, toggle } from '#calculators/kernel/fields.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents, sum } from '#finance/money.ts'
import { erfbelasting, type Erfgenaam, singleMogelijk, vruchtgebruikDeel } from '#rules/familie/erfbelasting.ts'
import { gewesten, gewestNaam, gewestOptions } from '#rules/kernel/gewest.ts'
import { byLawText, heirsByLaw, minusDebts, shareOf } from './estate.ts'
import { heirsChart, heirSteps, heirsTable, reformNotices, regionsTable } from './show.ts'

const MAX = 100_000_000
const byHand = { when: { verdeling: 'zelf' } } as const
const byLaw = { when: { verdeling: 'wettelijk' } } as const

export default defineLegacy({
  inputs: {
    gewest: choice({
      label: 'Gewest van de overledene',
      start: 'vlaanderen',
      options: gewestOptions,
      hint: 'Waar de overledene in de laatste vijf jaar het langst woonde.',
    }),
    verdeling: choice({
      label: 'Wie krijgt wat?',
      start: 'zelf',
      options: [
        { value: 'zelf', label: 'ik vul elke erfgenaam in' },
        { value: 'wettelijk', label: 'partner en kinderen, volgens de wet' },
      ],
    }),
    erfgenamen: rows({
      label: 'Erfgenamen en wat ze krijgen',
      row: 'erfgenaam',
      min: 1,
      max: 20,
      ...byHand,
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
            { value: 'goedDoel', label: 'goed doel (vzw of stichting)' },
          ],
        }),
        roerend: euro({ label: 'Roerend (geld, beleggingen)', start: 0, max: MAX }),
        onroerend: euro({ label: 'Onroerend', start: 0, max: MAX }),
        gezinswoning: euro({ label: 'Waarvan gezinswoning', start: 0, max: MAX }),
        leeftijd: count({
          label: 'Leeftijd (kind onder 21 of handicap)',
          start: null,
          optional: true,
          max: 120,
          unit: 'jaar',
        }),
        bijzonder: choice({
          label: 'Bijzondere vrijstelling (Vlaanderen)',
          start: 'geen',
          options: [
            { value: 'geen', label: 'geen' },
            { value: 'wees', label: 'wees onder 21' },
            { value: 'handicap', label: 'handicap' },
          ],
        }),
        geschonken: euro({ label: 'Vastgoed gekregen in de laatste drie jaar (Vlaanderen)', start: 0, max: MAX }),
      },
      start: [
        {
          naam: 'Partner',
          verwantschap: 'partner',
          roerend: 60_000,
          onroerend: 150_000,
          gezinswoning: 150_000,
          leeftijd: null,
          bijzonder: 'geen',
          geschonken: 0,
        },
        {
          naam: 'Kind',
          verwantschap: 'kind',
          roerend: 60_000,
          onroerend: 150_000,
          gezinswoning: 0,
          leeftijd: null,
          bijzonder: 'geen',
          geschonken: 0,
        },
      ],
    }),
    nalatenschapRoerend: euro({
      label: 'Geld en beleggingen in de nalatenschap',
      start: 120_000,
      max: MAX,
      hint: 'Alleen het deel van de overledene: bij gehuwden met gemeenschap de helft.',
      ...byLaw,
    }),
    nalatenschapOnroerend: euro({ label: 'Vastgoed in de nalatenschap', start: 200_000, max: MAX, ...byLaw }),
    nalatenschapGezinswoning: euro({ label: 'Waarvan gezinswoning', start: 200_000, max: MAX, ...byLaw }),
    aantalKinderen: count({ label: 'Aantal kinderen', start: 2, min: 1, max: 15, unit: 'kinderen', ...byLaw }),
    langstlevende: choice({
      label: 'Langstlevende partner',
      start: 'gehuwd',
      options: [
        { value: 'gehuwd', label: 'gehuwd' },
        { value: 'wettelijkSamenwonend', label: 'wettelijk samenwonend' },
        { value: 'geen', label: 'geen partner' },
      ],
      ...byLaw,
    }),
    leeftijdPartner: count({
      label: 'Leeftijd van de partner',
      start: 65,
      min: 18,
      max: 120,
      unit: 'jaar',
      hint: 'Bepaalt de waarde van het vruchtgebruik.',
      when: { verdeling: 'wettelijk', langstlevende: ['gehuwd', 'wettelijkSamenwonend'] },
    }),
    schulden: euro({
      label: 'Schulden en begrafenis',
      start: 0,
      max: MAX,
      refine: true,
      hint: 'Gaan eerst van de roerende goederen af.',
    }),
    schuldenVastgoed: euro({
      label: 'Schulden voor vastgoed',
      start: 0,
      max: MAX,
      refine: true,
      hint: 'Bijvoorbeeld het saldo van de woonlening. Gaat van de gezinswoning af, dan van ander vastgoed, dan van de rest.',
    }),
    single: toggle({
      label: 'Een testament wijst de erfgenamen aan voor het lage tarief',
      start: false,
      refine: true,
      hint: 'De singlevermindering in Vlaanderen, voor wie geen partner of kinderen nalaat. Voor 2026, en in Brussel sinds 2024, de vriendenerfenis.',
      when: { gewest: ['vlaanderen', 'brussel'], verdeling: 'zelf' },
    }),
    vrijstellingen: toggle({
      label: 'Vrije eerste schijf en kleine verminderingen meerekenen',
      start: true,
      refine: true,
      hint: 'Zet uit om een voorbeeld na te rekenen dat enkel de schijven toepast. De gezinswoning en de vrijstelling van de Vlaamse partner blijven.',
    }),
    overlijden: date({
      label: 'Datum van overlijden',
      start: ({ today }) => today,
      refine: true,
      min: '2018-09-01',
      max: '2028-12-31',
    }),
  },

  check(values) {
    if (values.verdeling === 'wettelijk')
      return values.nalatenschapGezinswoning > values.nalatenschapOnroerend
        ? { nalatenschapGezinswoning: 'Dit kan niet meer zijn dan het vastgoed.' }
        : undefined
    return Object.fromEntries(
      values.erfgenamen.flatMap((heir, index) =>
        Object.entries({
          gezinswoning: heir.gezinswoning > heir.onroerend && 'Dit kan niet meer zijn dan het onroerende deel.',
          leeftijd:
            heir.bijzonder === 'handicap' &&
            heir.leeftijd === null &&
            'Vul de leeftijd in: daarvan hangt de vrijstelling af.',
          bijzonder:
            heir.bijzonder === 'wees' &&
            heir.verwantschap !== 'kind' &&
            'Alleen een kind van de overledene kan wees zijn.',
        }).flatMap(([key, error]): [string, string][] => (error ? [[`erfgenamen.${index}.${key}`, error]] : [])),
      ),
    )
  },

  compute(values, { law: today }) {
    const law = today.on(values.overlijden)
    const legal = values.verdeling === 'wettelijk'
    const gross: readonly Erfgenaam[] = legal
      ? heirsByLaw(law, values)
      : values.erfgenamen.map((heir, index) => ({ ...heir, naam: heir.naam || `Erfgenaam ${index + 1}` }))
    const heirs = minusDebts(gross, values.schulden, values.schuldenVastgoed)
    const single = values.single && !legal && values.gewest !== 'wallonie'
    const choices = { single, zonderVrijstelling: !values.vrijstellingen }
    const parts = erfbelasting(law, values.gewest, heirs, choices)
    const total = sum(parts.map((part) => part.belasting))
    const estate = sum(heirs.map((heir) => roundCents(heir.roerend + heir.onroerend)))
    const perRegion = gewesten.map((gewest) => ({
      gewest,
      tax:
        gewest === values.gewest ? total : sum(erfbelasting(law, gewest, heirs, choices).map((part) => part.belasting)),
    }))
    const reduction = sum(parts.map((part) => part.vermindering))
    const largest = parts.reduce((top, part) => (part.belasting > top.belasting ? part : top))
    const singleApplies = single && singleMogelijk(law, values.gewest, heirs)

    const notices: Notice[] = []
    notices.push(...reformNotices(values.gewest, values.overlijden, heirs))
    if (single && !singleApplies)
      notices.push({
        tone: 'law',
        text:
          values.gewest === 'vlaanderen'
            ? 'De singlevermindering geldt alleen als er geen partner en geen (klein)kinderen erven. Voor juli 2021 bestond er niets gelijkaardigs.'
            : 'De vriendenerfenis bestaat in Brussel sinds 1 januari 2024.',
      })
    if (
      largest.belasting > 0 &&
      (largest.erfgenaam.verwantschap === 'andere' || largest.erfgenaam.verwantschap === 'oomNeef')
    )
      notices.push({
        tone: 'info',
        text: 'Een geregistreerde schenking van geld is vaak veel goedkoper dan erven voor wie geen naaste familie is.',
      })

    return report({
      headline: figure('erfbelasting', 'Erfbelasting samen', total),
      sentence: `${legal ? `${byLawText(values)} Samen betalen ze` : 'De erfgenamen betalen samen'} **${eur(total)}** op ${eur(estate)}, of ${pct(estate > 0 ? total / estate : 0)}.`,
      figures: [
        figure('nettoErfenis', 'Netto voor de erfgenamen', roundCents(estate - total)),
        figure('druk', 'Gemiddelde druk', estate > 0 ? total / estate : 0, 'percent'),
        ...parts.map((part, index) =>
          figure(`belasting${index + 1}`, `Erfbelasting ${part.erfgenaam.naam}`, part.belasting),
        ),
        figure('vermindering', 'Verminderingen samen', reduction),
        figure('volgensSchaal', 'Volgens de schijven, voor verminderingen', roundCents(total + reduction)),
        ...(legal && values.langstlevende !== 'geen'
          ? [
              figure(
                'vruchtgebruik',
                'Waarde van het vruchtgebruik',
                vruchtgebruikDeel(law, values.leeftijdPartner),
                'percent',
                { decimals: 0 },
              ),
              figure('deelPartner', 'Wat de partner krijgt', shareOf(heirs, 'partner')),
            ]
          : []),
        ...(legal ? [figure('deelKind', 'Wat elk kind krijgt', shareOf(heirs, 'kind'))] : []),
        ...perRegion.map(({ gewest, tax }) =>
          figure(`in${gewestNaam[gewest].replace('ë', 'e')}`, `In ${gewestNaam[gewest]}`, tax),
        ),
        figure('nalatenschap', 'Netto nalatenschap', estate),
      ],
      charts: [heirsChart(parts, estate, total)],
      tables: [heirsTable(parts), regionsTable(perRegion, estate, values.gewest)],
      steps: heirSteps(parts, values.gewest, singleApplies, total),
      notices,
      assumptions: [
        legal
          ? 'Er is geen testament of huwelijkscontract dat iets anders bepaalt.'
          : 'Je vult zelf in wie wat krijgt: wettelijk erfrecht, testament of huwelijkscontract.',
        'Wettelijk samenwonenden zijn partner in de drie gewesten. Feitelijk samenwonenden zijn dat na een jaar in Vlaanderen en, zonder de vrije gezinswoning, in Brussel. Na drie jaar krijgen ze in Brussel het verlaagde tarief voor de woning: kies dan kind.',
        'Een kind dat de gezinswoning erft in Brussel of Wallonië, krijgt het verlaagde tarief. In Wallonië moet de overledene er tot 2028 vijf jaar gewoond hebben.',
        'De regels zijn die van de dag van overlijden.',
      ],
      excluded: [
        'Familiebedrijven.',
        'De kleine vermindering in Brussel en Wallonië voor een erfgenaam die zelf minstens drie kinderen onder 21 heeft.',
        'Een duolegaat: vul het goed doel in als erfgenaam. De belasting klopt, wie ze betaalt bepaalt het testament.',
        'Schenkingen zonder registratie die mee belast worden: tel ze bij wat de erfgenaam krijgt.',
        'Vastgoed dat al geschonken is, duwt ook in Wallonië naar hogere schijven. Dat rekenen we enkel in Vlaanderen.',
        'Erfenissen zonder kinderen volgens de wet: vul dan elke erfgenaam in.',
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
