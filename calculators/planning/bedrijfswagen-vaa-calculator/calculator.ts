import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { choice, count, date, euro, month, toggle, year } from '#calculators/kernel/fields.ts'
import { dateText, eur, num, pct } from '#calculators/kernel/format.ts'
import { gezinOptions, statuutOptions } from '#calculators/planning/loonbrief.ts'
import type { Figure, Notice } from '#calculators/kernel/report.ts'
import { figure, report } from '#calculators/kernel/legacy.ts'
import { isLeapYear } from '#finance/dates.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import { yearSpan } from '#rules/kernel/years.ts'
import {
  co2Maximum,
  co2Minimum,
  referentieBenzine,
  uitstootOnbekend,
  vaaMinimum,
  valseHybrideBatterij,
  valseHybrideFactor,
  valseHybrideUitstoot,
  valseHybrideUitstootStrengeNorm,
  vrijstellingWoonWerk,
} from '#rules/loon/bedrijfswagen.figures.ts'
import { voordeelWagen } from '#rules/loon/bedrijfswagen.ts'
import { ageChart, fuelChart, FUELS, fuelTable, netCost, periodTable, steps } from './views.ts'

const { first: FIRST_YEAR, last: LAST_YEAR } = yearSpan([referentieBenzine, vaaMinimum])
/** The withholding formula is known from this year; before it we show the benefit only. */
const FIRST_NET_YEAR = 2024
/** Since this year a false hybrid counts at a higher emission. */
const FIRST_HYBRID_YEAR = 2020

export default defineLegacy({
  inputs: {
    cataloguswaarde: euro({
      label: 'Cataloguswaarde',
      start: 55_000,
      min: 1_000,
      max: 500_000,
      slider: 500,
      hint: 'Met btw en opties, zonder korting.',
    }),
    brandstof: choice({ label: 'Aandrijving', start: 'elektrisch', options: FUELS }),
    uitstoot: count({
      label: 'CO2-uitstoot',
      start: 110,
      max: 500,
      slider: 1,
      unit: 'g/km',
      when: { brandstof: ['benzine', 'diesel'] },
      hint: 'Staat op het gelijkvormigheidsattest. Gebruik de waarde die je werkgever toepast (NEDC of WLTP).',
    }),
    eersteInschrijving: month({
      label: 'Eerste inschrijving',
      start: null,
      optional: true,
      min: '2000-01',
      max: '2030-12',
      hint: 'Leeg: een nieuwe wagen, ingeschreven in januari. Tweedehands: de allereerste inschrijving.',
    }),
    bruto: euro({ label: 'Jouw brutoloon per maand', start: 4_000, max: 50_000, slider: 50 }),
    eigenBijdrage: euro({
      label: 'Eigen bijdrage per maand',
      start: 0,
      max: 5_000,
      refine: true,
      hint: 'Wat je zelf betaalt voor privégebruik, uit je nettoloon.',
    }),
    jaar: year({
      label: 'Inkomstenjaar',
      start: ({ law }) => Math.min(LAST_YEAR, Math.max(FIRST_YEAR, Number(law.date.slice(0, 4)))),
      min: FIRST_YEAR,
      max: LAST_YEAR,
      refine: true,
      unit: '',
    }),
    vanaf: date({
      label: 'Ter beschikking vanaf',
      start: null,
      optional: true,
      min: '2000-01-01',
      max: '2030-12-31',
      refine: true,
      hint: 'Leeg: al van voor dit jaar. De eerste dag telt mee.',
    }),
    tot: date({
      label: 'Ingeleverd op',
      start: null,
      optional: true,
      min: '2000-01-01',
      max: '2030-12-31',
      refine: true,
      hint: 'Leeg: je houdt de wagen het hele jaar. De dag van inleveren telt niet mee.',
    }),
    uitstootOnbekend: toggle({
      label: 'De uitstoot is niet bekend',
      start: false,
      refine: true,
      when: { brandstof: ['benzine', 'diesel'] },
      hint: 'Voor oude wagens zonder gegevens: de wet neemt dan een hoog vast cijfer.',
    }),
    valseHybride: toggle({
      label: 'Valse hybride zonder overeenkomstig model',
      start: false,
      refine: true,
      when: { brandstof: ['benzine', 'diesel'] },
      hint: ({ law }) =>
        `Een plug-inhybride met minder dan ${num(law(valseHybrideBatterij))} kWh batterij per 100 kg, of met meer dan ${law(valseHybrideUitstoot)} gram uitstoot (${law(valseHybrideUitstootStrengeNorm)} gram bij Euro 6e-bis). Bestaat hetzelfde model zonder stekker, vul dan de uitstoot van dat model in.`,
    }),
    woonWerk: toggle({
      label: 'Je rijdt ermee naar het werk en bewijst geen werkelijke kosten',
      start: false,
      refine: true,
      group: 'Je loon',
      hint: 'Dan is een deel van het voordeel vrijgesteld. Je werkgever past dat toe op je loon, of je krijgt het terug via je aangifte.',
    }),
    statuut: choice({
      label: 'Statuut',
      profile: 'statuut',
      start: 'bediende',
      options: statuutOptions,
      refine: true,
      group: 'Je loon',
    }),
    gezin: choice({
      label: 'Gezin',
      profile: 'gezin',
      start: 'alleenstaand',
      options: gezinOptions,
      refine: true,
      group: 'Je loon',
    }),
    kinderen: count({
      label: 'Kinderen ten laste',
      profile: 'kinderen',
      start: 0,
      max: 15,
      refine: true,
      group: 'Je loon',
      unit: 'kinderen',
    }),
    eigenWagen: euro({
      label: 'Wat een eigen wagen je zou kosten per maand',
      start: 600,
      max: 10_000,
      refine: true,
      group: 'Vergelijken',
      hint: 'Afschrijving, verzekering, onderhoud en brandstof.',
    }),
  },

  check({ jaar, eersteInschrijving, vanaf, tot }) {
    if (eersteInschrijving && Number(eersteInschrijving.slice(0, 4)) > jaar) {
      return {
        eersteInschrijving: `De wagen is pas na ${jaar} ingeschreven. Kies een vroegere maand of een later jaar.`,
      }
    }
    if (vanaf && Number(vanaf.slice(0, 4)) > jaar) return { vanaf: `Kies een dag in ${jaar} of vroeger.` }
    const first = vanaf && vanaf > `${jaar}-01-01` ? vanaf : `${jaar}-01-01`
    if (tot && tot <= first) return { tot: `Kies een dag na ${dateText(first)}, of laat leeg.` }
    return undefined
  },

  compute(values, { law: today }) {
    const law = today.on(`${values.jaar}-12-31`)
    const { cataloguswaarde, brandstof, jaar } = values
    const plug = values.valseHybride && brandstof !== 'elektrisch' && jaar >= FIRST_HYBRID_YEAR
    const known =
      values.uitstootOnbekend && brandstof !== 'elektrisch' ? law(uitstootOnbekend)[brandstof] : values.uitstoot
    const uitstoot = plug ? roundTo(known * law(valseHybrideFactor), 1) : known
    const eersteInschrijving = values.eersteInschrijving ?? `${jaar}-01`
    const car = { ...values, uitstoot, eersteInschrijving }
    const vaa = voordeelWagen(law, {
      cataloguswaarde,
      brandstof,
      uitstoot,
      eersteInschrijving: `${eersteInschrijving}-01`,
      jaar,
      vanaf: values.vanaf ?? undefined,
      tot: values.tot ?? undefined,
      eigenBijdrageMaand: values.eigenBijdrage,
    })
    const months = (vaa.dagen / (isLeapYear(jaar) ? 366 : 365)) * 12
    const perMonth = roundCents(vaa.belastbaar / months)

    const exempt = jaar >= FIRST_NET_YEAR ? Math.min(perMonth, roundCents(law(vrijstellingWoonWerk) / 12)) : 0
    const taxed = roundCents(perMonth - (values.woonWerk ? exempt : 0))
    const net = jaar >= FIRST_NET_YEAR ? netCost(law, car, taxed) : null
    const benefit = figure('voordeelJaar', `Voordeel van alle aard in ${jaar}`, vaa.belastbaar)
    const figures: Figure[] = [
      figure('voordeelVoorBijdrage', 'Voordeel vóór eigen bijdrage', vaa.bruto),
      figure('voordeelFormule', 'Voordeel volgens de formule', vaa.formule),
      figure('minimumVoordeel', 'Wettelijk minimum', vaa.minimum),
      figure('voordeelMaand', 'Voordeel per maand', perMonth),
      figure('co2Percentage', 'CO2-percentage', vaa.co2, 'percent'),
      figure('leeftijdspercentage', 'Leeftijdspercentage', vaa.delen.at(-1)?.leeftijd ?? 1, 'percent', {
        decimals: 0,
        note: 'Op het einde van het jaar',
      }),
      figure('eigenBijdrageJaar', 'Eigen bijdrage die afgaat', vaa.eigenBijdrage),
      figure('uitstootTelt', 'CO2-uitstoot die telt', brandstof === 'elektrisch' ? 0 : uitstoot, 'number', {
        decimals: 1,
      }),
      figure('dagen', 'Dagen ter beschikking', vaa.dagen, 'days'),
      ...(net
        ? [
            figure('nettoKostJaar', 'Netto kost per jaar', roundCents(net.total * months)),
            figure('belastingPerMaand', 'Waarvan extra bedrijfsvoorheffing', net.tax),
            figure('vrijgesteldPerMaand', 'Vrijgesteld voor woon-werk, per maand', values.woonWerk ? exempt : 0),
            figure('nettoloonZonder', 'Nettoloon zonder wagen', net.without),
            figure('nettoloonMet', 'Nettoloon met wagen', roundCents(net.without - net.total)),
            figure(
              'voordeelTegenoverEigen',
              'Voordeliger dan een eigen wagen, per maand',
              roundCents(values.eigenWagen - net.total),
            ),
          ]
        : []),
    ]

    const notices: Notice[] = []
    if (vaa.formule < vaa.minimum) {
      notices.push({
        tone: 'law',
        text: `De formule geeft ${eur(vaa.formule)}, maar het voordeel is minstens ${eur(vaa.minimum)} in ${jaar}. Een duurdere wagen verandert hier dus eerst niets.`,
      })
    }
    if (brandstof !== 'elektrisch' && (vaa.co2 === law(co2Maximum) || vaa.co2 === law(co2Minimum))) {
      notices.push({ tone: 'law', text: `Het CO2-percentage zit aan zijn grens van ${pct(vaa.co2, 1)}.` })
    }
    if (net === null) {
      notices.push({
        tone: 'info',
        text: `Voor ${jaar} tonen we alleen het voordeel. De nettokost rekenen we uit vanaf ${FIRST_NET_YEAR}.`,
      })
    }
    if (net !== null && !values.woonWerk && exempt > 0) {
      const saved = roundCents(net.total - netCost(law, car, roundCents(perMonth - exempt)).total)
      if (saved > 0)
        notices.push({
          tone: 'info',
          text: `Rijd je ermee naar het werk en gebruik je het kostenforfait? Dan is ${eur(exempt)} per maand vrijgesteld en kost de wagen je ${eur(saved)} minder.`,
        })
    }
    if (vaa.eigenBijdrage < roundCents(values.eigenBijdrage * months)) {
      notices.push({
        tone: 'warning',
        text: 'Je eigen bijdrage is groter dan het voordeel. Het belastbaar voordeel wordt nul, niet negatief.',
      })
    }

    return report({
      headline: net ? figure('nettoKost', 'Netto kost per maand', net.total) : benefit,
      sentence: net
        ? `De wagen telt voor ${eur(taxed)} per maand mee in je belasting. Dat kost je **${eur(net.total)}** netto per maand${values.eigenBijdrage > 0 ? `, met je eigen bijdrage van ${eur(values.eigenBijdrage)}` : ''}.`
        : `In ${jaar} was het belastbaar voordeel van deze wagen **${eur(vaa.belastbaar)}**.`,
      figures: net ? [benefit, ...figures] : figures,
      charts: [ageChart(law, car, vaa), fuelChart(law, car)],
      tables: [periodTable(vaa), fuelTable(law, car)],
      steps: steps(law, car, vaa, net, values.woonWerk ? exempt : 0),
      notices,
      assumptions: [
        'De leeftijd van de wagen verandert in de maand van de eerste inschrijving; we rekenen op dagen.',
        'De nettokost is de extra bedrijfsvoorheffing op je loon, plus je eigen bijdrage.',
        'Op het voordeel van een wagen betaalt een werknemer geen RSZ.',
      ],
      excluded: [
        'De CO2-bijdrage en de niet-aftrekbare kosten van je werkgever.',
        'De omrekening van NEDC naar WLTP.',
        'De eindafrekening: met een hoog tarief en gemeentebelasting kan de kost wat hoger zijn.',
      ],
      next: [
        {
          slug: 'bruto-netto-calculator',
          text: 'Mijn hele loonbrief met deze wagen',
          carry: { bruto: values.bruto, voordeelWagen: perMonth },
        },
        {
          slug: 'autolening-berekenen',
          text: 'Wat kost een lening voor een eigen wagen?',
          carry: { prijs: cataloguswaarde },
        },
        { slug: 'leasingkrediet-calculator', text: 'Zelf leasen: wat kost dat?' },
      ],
    })
  },
})
