import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, euro, percent, toggle } from '#calculators/kernel/fields.ts'
import { eur, pct, plural } from '#calculators/kernel/format.ts'
import { holidaySteps, holidayTable, holidayWaterfall } from '#calculators/common/vakantie.ts'
import type { Notice, Step } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { roundCents } from '#finance/money.ts'
import { rszWerknemer } from '#rules/loon/loon.figures.ts'
import { vakantiegeldOpVariabel } from '#rules/loon/vakantiegeld.ts'
import { type Ask, fundNotice, grossStep, holidayPay, leavingFigures, otherCases, sensitivity } from './pay.ts'

export default defineLegacy({
  inputs: {
    situatie: choice({
      label: 'Jouw situatie',
      start: 'bediende',
      options: [
        { value: 'bediende', label: 'Bediende, in dienst' },
        { value: 'variabel', label: 'Bediende met commissieloon' },
        { value: 'vertrek', label: 'Bediende die vertrekt of minder gaat werken' },
        { value: 'arbeider', label: 'Arbeider (vakantiekas)' },
      ],
    }),
    maandloon: euro({
      label: 'Bruto maandloon',
      start: 2_800,
      max: 50_000,
      slider: 50,
      when: { situatie: ['bediende', 'variabel', 'vertrek'] },
      hint: 'Het vaste loon van de maand waarin je vakantie neemt.',
    }),
    jaarloon: euro({
      label: 'Brutoloon van het jaar',
      start: 36_000,
      max: 500_000,
      slider: 500,
      when: { situatie: ['vertrek', 'arbeider'] },
      hint: 'Arbeider: wat je vorig jaar bruto verdiende. Vertrek: wat je bij deze werkgever in het jaar verdiende.',
    }),
    variabelLoon: euro({
      label: 'Variabel loon van de laatste twaalf maanden',
      start: 6_000,
      max: 500_000,
      slider: 250,
      when: { situatie: 'variabel' },
    }),
    gewerkteMaanden: count({
      label: 'Gewerkte maanden vorig jaar',
      start: 12,
      max: 12,
      decimals: 2,
      slider: 1,
      unit: 'maanden',
      when: { situatie: ['bediende', 'variabel'] },
    }),
    kinderen: count({ label: 'Kinderen ten laste', profile: 'kinderen', start: 0, max: 12, unit: 'kinderen' }),
    tewerkstellingVorigJaar: percent({
      label: 'Tewerkstelling vorig jaar',
      start: 1,
      min: 0,
      max: 1,
      refine: true,
      when: { situatie: ['bediende', 'variabel'] },
    }),
    tewerkstellingNu: percent({
      label: 'Tewerkstelling nu',
      start: 1,
      min: 0.05,
      max: 1,
      refine: true,
      when: { situatie: ['bediende', 'variabel'] },
      hint: 'Werk je nu meer uren dan vorig jaar, dan telt het loon van nu, in verhouding tot de uren van toen.',
    }),
    alOntvangen: euro({
      label: 'Dubbel vertrekvakantiegeld dat je al kreeg, bruto',
      start: 0,
      max: 100_000,
      refine: true,
      when: { situatie: ['bediende', 'variabel'] },
      hint: 'Je nieuwe werkgever trekt dit af. Het staat op je vakantieattest.',
    }),
    loonVorigJaar: euro({
      label: 'Brutoloon van vorig jaar bij deze werkgever',
      start: 0,
      max: 500_000,
      refine: true,
      when: { situatie: 'vertrek' },
      hint: 'Vul dit in als je dit jaar nog niet alle vakantie opnam.',
    }),
    dagenOver: count({
      label: 'Vakantiedagen van dit jaar die je niet opnam',
      start: 0,
      max: 30,
      decimals: 1,
      refine: true,
      unit: 'dagen',
      when: { situatie: 'vertrek' },
    }),
    dubbelBetaald: toggle({
      label: 'Het dubbel vakantiegeld van dit jaar is al betaald',
      start: true,
      refine: true,
      when: { situatie: 'vertrek' },
    }),
    enkelOntvangen: euro({
      label: 'Enkel vakantiegeld dat je op dit loon al kreeg, bruto',
      start: 0,
      max: 100_000,
      refine: true,
      when: { situatie: 'vertrek' },
      hint: 'Voor de afrekening in december als je minder gaat werken. Vul bij het brutoloon dat van vorig jaar in.',
    }),
    dubbelOntvangen: euro({
      label: 'Dubbel vakantiegeld dat je op dit loon al kreeg, bruto',
      start: 0,
      max: 100_000,
      refine: true,
      when: { situatie: 'vertrek' },
    }),
    grensVakantiekas: euro({
      label: 'Grens van het lage tarief bij de vakantiekas',
      start: null,
      optional: true,
      max: 10_000,
      refine: true,
      when: { situatie: 'arbeider' },
      hint: 'Leeg: de grens van het jaar. Het belastbaar bedrag tot hier heeft het lage tarief.',
    }),
    vakantiedagen: count({ label: 'Vakantiedagen', start: 20, min: 1, max: 30, refine: true, unit: 'dagen' }),
    werkdagen: count({ label: 'Werkdagen in een maand', start: 22, min: 1, max: 27, refine: true, unit: 'dagen' }),
  },

  check({ dagenOver, vakantiedagen }) {
    return dagenOver > vakantiedagen
      ? { dagenOver: `Je hebt recht op ${plural(vakantiedagen, 'dag', 'dagen')}. Dit kan er niet meer zijn.` }
      : undefined
  },

  compute(values, { law }) {
    const ask: Ask = {
      situatie: values.situatie,
      maandloon: values.maandloon,
      jaarloon: values.jaarloon,
      variabelLoon: values.variabelLoon,
      vakantiedagen: values.vakantiedagen,
      maanden: values.gewerkteMaanden,
      factor: values.tewerkstellingVorigJaar / values.tewerkstellingNu,
      kinderen: values.kinderen,
      alOntvangen: values.alOntvangen,
      loonVorigJaar: values.loonVorigJaar,
      deelOver: Math.min(1, values.dagenOver / values.vakantiedagen),
      dubbelBetaald: values.dubbelBetaald,
      enkelOntvangen: values.enkelOntvangen,
      dubbelOntvangen: values.dubbelOntvangen,
      grensVakantiekas: values.grensVakantiekas,
    }
    const { pay, scaled, yearlyPay, enkel } = holidayPay(law, ask)
    const worker = values.situatie === 'arbeider'
    const leaving = values.situatie === 'vertrek'
    const dayPay = roundCents(values.maandloon / values.werkdagen)
    const single = worker || leaving ? 0 : roundCents((values.maandloon * values.vakantiedagen) / values.werkdagen)
    const named = worker ? 'vakantiegeld' : leaving ? 'vertrekvakantiegeld' : 'dubbel vakantiegeld'

    const steps: Step[] = [
      grossStep(law, ask, pay, enkel),
      ...holidaySteps(pay, {
        rszRate: law(rszWerknemer),
        yearlyPay,
        scale: scaled?.schaal ?? null,
        children: values.kinderen,
      }),
    ]

    const notices: Notice[] = []
    if (worker) notices.push(...fundNotice(law, pay.belastbaar, values.grensVakantiekas))
    if (leaving && values.enkelOntvangen + values.dubbelOntvangen === 0) {
      notices.push({
        tone: 'info',
        text: 'Bewaar je vakantieattest. Je nieuwe werkgever trekt dit vakantiegeld later af van wat hij betaalt.',
      })
    }
    if (values.gewerkteMaanden === 0 && !worker && !leaving) {
      notices.push({
        tone: 'info',
        text: 'Zonder gewerkte maanden in het vorige jaar bouw je geen dubbel vakantiegeld op.',
      })
    }
    if (scaled && scaled.schaal.vrij > 0) {
      notices.push({
        tone: 'law',
        text: `Door je gezinslast is ${eur(scaled.schaal.vrij)} vrij van bedrijfsvoorheffing.`,
      })
    }

    return report({
      headline: figure('netto', `Netto ${named}`, pay.netto),
      sentence: `Je ${named} is ${eur(pay.bruto)} bruto. Na RSZ en bedrijfsvoorheffing houd je **${eur(pay.netto)}** over, ${pay.bruto > 0 ? pct(pay.netto / pay.bruto, 0) : '0 %'} van het bruto.`,
      figures: [
        figure('bruto', `Bruto ${named}`, pay.bruto),
        figure('rsz', 'RSZ', pay.rsz),
        ...(worker ? [figure('solidariteit', 'Solidariteitsinhouding', pay.solidariteit)] : []),
        figure('belastbaar', 'Belastbaar', pay.belastbaar),
        figure('tarief', 'Tarief van de bedrijfsvoorheffing', pay.tarief, 'percent'),
        figure('bedrijfsvoorheffing', 'Bedrijfsvoorheffing', pay.voorheffing),
        figure(
          'enkelVakantiegeld',
          'Enkel vakantiegeld, bruto',
          worker || leaving ? enkel : roundCents(single + enkel),
          'euro',
          {
            note: worker
              ? 'Zit in het bedrag van de vakantiekas'
              : leaving
                ? 'Zit in het vertrekvakantiegeld'
                : 'Je gewone loon tijdens je vakantie',
          },
        ),
        ...(worker
          ? [figure('dubbelVakantiegeld', 'Dubbel vakantiegeld, bruto', roundCents(pay.bruto - enkel))]
          : [figure('dagloon', 'Bruto per vakantiedag', dayPay)]),
        ...(values.situatie === 'variabel'
          ? [
              figure(
                'variabelPerDag',
                'Daggemiddelde van je variabel loon',
                vakantiegeldOpVariabel(law, values.variabelLoon, values.gewerkteMaanden).perDag,
                'euro',
                { note: 'Komt bij elke vakantiedag' },
              ),
            ]
          : []),
        ...(leaving ? leavingFigures(law, ask) : []),
        ...(worker ? [] : [figure('jaarloonNaRsz', 'Jaarloon na RSZ dat het tarief bepaalt', yearlyPay)]),
      ],
      charts: [holidayWaterfall(pay, 'Van bruto naar netto vakantiegeld'), sensitivity(law, ask)],
      tables: [holidayTable(pay, 'De berekening, lijn per lijn'), otherCases(law, ask)],
      steps,
      notices,
      assumptions: [
        'De bedrijfsvoorheffing is een voorschot; bij de aanslag telt het vakantiegeld als gewoon loon.',
        'Het jaarloon dat het tarief bepaalt is twaalf keer je maandloon, na RSZ.',
        worker
          ? 'Gelijkgestelde dagen zoals ziekte zitten in het brutojaarloon dat je invult.'
          : 'Gelijkgestelde maanden zoals ziekte of moederschapsrust tellen mee als gewerkt.',
      ],
      excluded: [
        'Extra vakantiedagen van je sector of je werkgever.',
        'Jeugd-, senior- en Europese vakantie.',
        'De bijzondere bijdrage, die in het kwartaal van betaling kan stijgen.',
      ],
      next: [
        {
          slug: 'vakantiegeld-sparen-calculator',
          text: 'Verdeel je vakantiegeld over reis, spaarpot en noodfonds',
          carry: worker
            ? { statuut: 'arbeider', jaarloon: values.jaarloon }
            : { maandloon: values.maandloon, gewerkteMaanden: values.gewerkteMaanden, kinderen: values.kinderen },
        },
        { slug: 'bruto-netto-calculator', text: 'Wat houd ik per maand over?', carry: { bruto: values.maandloon } },
        {
          slug: 'opzegtermijn-calculator',
          text: 'Vertrek je? Bereken je opzegtermijn',
        },
      ],
    })
  },
})
