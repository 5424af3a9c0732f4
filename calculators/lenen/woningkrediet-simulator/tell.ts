import type { Env } from '#calculators/kernel/fields.ts'
import { asPercent, dateText, eur, eur0, longDate, money, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Notice, Telling } from '#calculators/kernel/report.ts'
import { amount } from '#calculators/lenen/words.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { nbbLtvEigenWoning, nbbLtvVerhuur, nbbMargeStarters } from '#rules/krediet/woonkrediet.figures.ts'
import type { outputs } from './outputs.ts'
import { stepsOf } from './steps.ts'
import { tablesOf } from './tables.ts'
import { type Buying, taxName } from './words.ts'

const LOAN_PAGE_SMALLEST = 1_000

function sentence({ values, out, work }: Buying): string {
  if (out.leenbedrag === 0)
    return `Je kunt alles met eigen geld betalen: het project kost **${money(out.projectkost)}** en er blijft ${money(out.eigenGeldOver)} over.`
  const rate = work.reference
    ? `aan ${pct(out.gebruikteRente)} (richtwaarde van ${longDate(work.reference.month)})`
    : `aan ${pct(out.gebruikteRente)}`
  const housing =
    out.woonlast === null ? '' : ` Met belasting en andere woonkosten is je woonlast ${eur(out.woonlast)} per maand.`
  return `De aankoop van ${amount(values.prijs)} kost met alles erbij ${money(out.projectkost)}. Je leent **${money(out.leenbedrag)}**: ${eur(out.maandlast)} per maand, ${values.looptijd} jaar lang ${rate}.${housing}`
}

function charts({ values, out, work }: Buying): Chart[] {
  const { project, monthly } = work
  const bars = [
    { label: 'Prijs', value: values.prijs, total: true },
    { label: 'Registratie', value: out.registratie },
    { label: 'Btw', value: out.btw },
    { label: 'Werken', value: project.works },
    { label: 'Akte aankoop', value: out.aktekosten },
    { label: 'Akte lening', value: out.kredietakte },
    { label: 'Bank', value: work.bankCosts },
    { label: 'Verhuis', value: values.verhuis },
    { label: 'Eigen geld', value: 0 - work.ownUsed },
    { label: 'Lening', value: out.leenbedrag, total: true },
  ]
  const parts = [
    { key: 'lening', label: 'Afbetaling', value: monthly.loan },
    { key: 'voorheffing', label: 'Onroerende voorheffing', value: monthly.tax },
    { key: 'andere', label: 'Andere woonkosten', value: monthly.other },
  ].filter(({ value }) => value > 0)
  return [
    {
      kind: 'waterfall',
      key: 'project',
      title: 'Van prijs naar lening',
      sentence: `De aankoop van ${eur0(values.prijs)} kost met alles erbij ${eur0(out.projectkost)}. Na ${eur0(work.ownUsed)} eigen geld blijft ${eur0(out.leenbedrag)} te lenen.`,
      y: { unit: 'euro0' },
      bars: bars.filter((bar) => bar.value !== 0 || bar.total),
    },
    ...(out.woonlast === null
      ? []
      : [
          {
            kind: 'donut' as const,
            key: 'woonlast',
            title: 'Je woonlast per maand',
            sentence: `Samen is dat ${eur(out.woonlast)} per maand, waarvan ${eur(out.maandlast)} voor de lening.`,
            y: { unit: 'euro0' as const },
            parts: parts.map(({ label, value }) => ({ label, value })),
          },
        ]),
  ]
}

function quotityNotice({ values, out, work }: Buying, law: Law): Notice[] {
  const low = law(nbbLtvVerhuur)
  if (work.tooHigh) {
    const missing = values.enigeEigenWoning ? out.tekortVoor90 : out.tekortVoor80
    const room = values.enigeEigenWoning
      ? ` Voor starters mogen banken daar bij ${pct(law(nbbMargeStarters), 0)} van hun kredieten van afwijken.`
      : ' Voor een woning die je niet zelf bewoont, wijken banken daar zelden van af.'
    return [
      {
        tone: out.kwotiteit > 1 || !values.enigeEigenWoning ? 'warning' : 'info',
        text: `Met ${pct(out.kwotiteit, 1)} zit je boven de ${pct(work.norm, 0)} van de waarde die de Nationale Bank verwacht. ${eur0(missing)} extra eigen geld brengt je eronder.${room}`,
      },
    ]
  }
  return out.tekortVoor80 > 0 && out.leenbedrag > 0
    ? [
        {
          tone: 'info',
          text: `${eur0(out.tekortVoor80)} extra eigen geld brengt je onder ${pct(low, 0)}. Vaak krijg je dan een lagere rente.`,
        },
      ]
    : []
}

function dutyNotice({ values, work }: Buying): Notice[] {
  const { duty } = work
  if (!duty) return []
  const works = values.renovatie > 0 ? '' : ' Vul bij Meer opties in wat de werken kosten.'
  return [
    {
      tone: 'law',
      text:
        duty.years === null
          ? `In ${gewestNaam[duty.region]} is een slecht energielabel vandaag geen verbod, maar de eisen worden strenger. Vraag na wat je moet renoveren.${works}`
          : `Renovatieplicht: koop je in Vlaanderen een woning met label E of F, dan moet ze binnen ${plural(duty.years, 'jaar', 'jaar')} na de akte minstens label D halen. Kijk de termijn na bij je notaris.${works}`,
    },
  ]
}

function notices(solved: Buying, law: Law): Notice[] {
  const { values, out, work } = solved
  return [
    ...quotityNotice(solved, law),
    ...dutyNotice(solved),
    ...(work.advanceTooDear
      ? [
          {
            tone: 'warning' as const,
            text: `Je eigen geld is kleiner dan het gebruikelijke voorschot van ${eur0(out.voorschot)}. Vraag of een lager voorschot mag.`,
          },
        ]
      : []),
    ...(work.nextYear
      ? [
          {
            tone: 'info' as const,
            text: `De akte valt op ${dateText(work.datumAkte)}. De kosten van de notaris rekenen we met de bedragen van vandaag; ze worden elk jaar geïndexeerd.`,
          },
        ]
      : []),
    ...(values.btwTarief === 'heropbouw' && out.btw > 0 && work.surface !== null
      ? [
          {
            tone: 'law' as const,
            text: `Het lage btw-tarief geldt enkel voor je enige eigen woning van hoogstens ${work.surface} m², als je zelf bouwt.`,
          },
        ]
      : []),
  ]
}

export function tell(solved: Buying, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const { prijs, gewest, looptijd, eigenInbreng } = values
  const rente = asPercent(out.gebruikteRente)
  const high = pct(law(nbbLtvEigenWoning), 0)
  return {
    headline: 'leenbedrag',
    key: [
      'maandlast',
      out.woonlast === null ? 'kwotiteit' : 'woonlast',
      'voorschot',
      'eigenGeldBijAkte',
      'projectkost',
    ],
    sentence: sentence(solved),
    captions: {
      registratie: { label: taxName(solved) },
      nodigVoor90: { label: `Eigen geld voor een kwotiteit van ${high}` },
      tekortVoor90: { label: `Tekort voor een kwotiteit van ${high}` },
      tekortVoor80: { label: `Tekort voor een kwotiteit van ${pct(law(nbbLtvVerhuur), 0)}` },
    },
    charts: charts(solved),
    tables: tablesOf(solved),
    steps: stepsOf(solved),
    notices: notices(solved, law),
    assumptions: [
      'De kwotiteit is de lening gedeeld door de prijs met bouw en renovatie. De bank gebruikt haar eigen schatting.',
      'De kosten van de lening worden meegeleend.',
      'Je eigen geld gaat eerst naar het voorschot en de akte; de bank betaalt de rest.',
      'De maandlast is een vaste mensualiteit met vaste rente, actuarieel berekend.',
    ],
    excluded: [
      'Commissie van een makelaar, die de verkoper betaalt.',
      'Verlaagde tarieven voor beschermde monumenten en sociale woningen.',
      'Premies en de Vlaamse of Waalse sociale leningen.',
      'Basisakte, nutsaansluitingen en bodemonderzoek bij nieuwbouw.',
    ],
    next: [
      next('hypothecaire-lening-berekenen', 'Bekijk de volledige aflossingstabel', {
        leenbedrag: Math.max(LOAN_PAGE_SMALLEST, Math.round(out.leenbedrag)),
        looptijd,
        rente,
        waarde: work.project.value,
      }),
      next('kredietcapaciteit-calculator', 'Geeft de bank mij dit bedrag?', { looptijd, rente, eigenInbreng, gewest }),
      next('onroerende-voorheffing-berekenen', 'Welke belasting komt er elk jaar bij?', { gewest }),
      next('huren-of-kopen-calculator', 'Of is huren beter?', { prijs, gewest, eigenGeld: eigenInbreng }),
    ],
  }
}
