import { by, madeOf, spare } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { dateText, eur, eur0, longDate, money, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Part } from '#calculators/kernel/chart.ts'
import type { Notice, Telling } from '#calculators/kernel/report.ts'
import { LOAN_PAGE } from '#calculators/lenen/loan-page.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { nbbLtvEigenWoning, nbbLtvVerhuur, nbbMargeStarters } from '#rules/krediet/woonkrediet.figures.ts'
import type { outputs } from './outputs.ts'
import { stepsOf } from './steps.ts'
import { tablesOf } from './tables.ts'
import type { Buying } from './case.ts'
import { taxName } from './tell-words.ts'

/** Whether it fits the income: yes or no with what is missing, or what income it asks when none was given. */
function affords({ values, out, work }: Buying): string {
  const whose = values.inkomen2 > 0 ? 'jullie' : 'je'
  const needed = eur0(out.nodigInkomen ?? 0)
  if (out.inkomenTekort === null) return `Als vuistregel vraagt een bank daarvoor ${needed} netto per maand.`
  if (out.inkomenTekort === 0)
    return `**Ja**, dat past bij ${whose} inkomen van ${eur0(work.income)}: als vuistregel is ${needed} nodig.`
  return `**Nee**, dat past niet bij ${whose} inkomen: als vuistregel is ${needed} nodig, ${eur0(out.inkomenTekort)} meer per maand.${out.passendeLening ? ` Wel past een lening van ${eur0(out.passendeLening)}.` : ''}`
}

function sentence(solved: Buying): string {
  const { values, out, work } = solved
  if (out.leenbedrag === 0)
    return `Je kunt alles met eigen geld betalen: het project kost **${money(out.projectkost)}** en er blijft ${money(out.eigenGeldOver)} over.`
  const rate = work.reference
    ? `aan ${pct(out.gebruikteRente)} (richtwaarde, ${longDate(work.reference.month)})`
    : `aan ${pct(out.gebruikteRente)}`
  const housing =
    out.woonlast === null ? '' : ` Met belasting en andere woonkosten is je woonlast ${eur(out.woonlast)} per maand.`
  return `Je betaalt **${eur(out.maandlast)}** per maand, ${values.looptijd} jaar lang ${rate}. Met alle kosten is de aankoop ${money(out.projectkost)}.${housing} ${affords(solved)}`
}

/** What one pays with, what it costs, and the costs under a magnifier. */
function charts({ values, out, work }: Buying): Chart[] {
  const { project, monthly } = work
  const costs: Part[] = [
    { label: 'Registratie', value: out.registratie, tone: 'tax' },
    { label: 'Btw', value: out.btw, tone: 'tax' },
    { label: 'Koopakte', value: out.aktekosten, tone: 'compare' },
    { label: 'Kredietakte', value: out.kredietakte, tone: 'compare' },
    { label: 'Bank', value: work.bankCosts, tone: 'lost' },
    { label: 'Verhuis', value: values.verhuis, tone: 'lost' },
  ]
  const extra = costs.reduce((sum, { value }) => sum + value, 0)
  const housing: Part[] = [
    { label: 'Afbetaling', value: monthly.loan, tone: 'main' },
    { label: 'Onroerende voorheffing', value: monthly.tax, tone: 'tax' },
    { label: 'Andere woonkosten', value: monthly.other, tone: 'compare' },
  ]
  return [
    {
      kind: 'split',
      key: 'project',
      title: 'Waar het geld naartoe gaat, en vandaan komt',
      sentence: `De aankoop van ${eur0(values.prijs)} kost met alles erbij ${eur0(out.projectkost)}. Na ${eur0(work.ownUsed)} eigen geld blijft ${eur0(out.leenbedrag)} te lenen.`,
      y: { unit: 'euro0' },
      rows: [
        {
          label: 'Waarmee je betaalt',
          parts: [
            { label: 'Eigen', value: work.ownUsed, tone: 'third' },
            { label: 'Lening', value: out.leenbedrag, tone: 'main' },
          ],
        },
        {
          label: 'Wat het kost',
          whole: eur0(out.projectkost),
          parts: [
            { label: values.type === 'grond' ? 'Grond' : 'Huis', value: values.prijs, tone: 'lost' },
            { label: 'Werken', value: project.works, tone: 'lost' },
            { label: 'kosten', value: extra, tone: 'compare' },
          ],
        },
        ...(extra > 0 ? [{ enlarges: 1, parts: costs }] : []),
      ],
    },
    ...(out.woonlast === null
      ? []
      : [
          {
            kind: 'split' as const,
            key: 'woonlast',
            title: 'Je woonlast per maand',
            sentence: `Samen is dat ${eur(out.woonlast)} per maand, waarvan ${eur(out.maandlast)} voor de lening.`,
            y: { unit: 'euro0' as const },
            rows: [{ parts: housing }],
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
  const works = values.renovatie > 0 ? '' : ' Vul bij “Andere vragen” in wat de werken kosten.'
  return [
    {
      tone: 'law',
      text:
        duty.years === null
          ? `In ${gewestNaam[duty.region]} is een slecht energielabel vandaag geen verbod, maar de eisen worden strenger. Vraag na welke werken verplicht zijn.${works}`
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
            text: `Voor een akte op ${dateText(work.datumAkte)} rekenen we de notaris met de bedragen van vandaag. Die worden elk jaar geïndexeerd.`,
          },
        ]
      : []),
    ...(values.btwTarief === 'heropbouw' && out.btw > 0 && work.surface !== null
      ? [
          {
            tone: 'law' as const,
            text: `Het lage btw-tarief geldt enkel voor je enige eigen woning van hoogstens ${work.surface} m², als ${values.type === 'nieuwbouw' ? 'de verkoper zelf afbrak en herbouwde' : 'je zelf bouwt'}.`,
          },
        ]
      : []),
  ]
}

export function tell(solved: Buying, { law }: Env): Telling<keyof typeof outputs> {
  const { out, work } = solved
  const high = pct(law(nbbLtvEigenWoning), 0)
  const loan = Math.round(out.leenbedrag)
  const ofLoan = ['prijs', 'eigenInbreng', 'bouwkost', 'renovatie'] as const
  // The same loan there too, where that page starts from another term.
  const looptijd = madeOf(solved.values.looptijd, ...ofLoan)
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
      'De maandlast is elke maand gelijk, met een vaste rente, actuarieel berekend.',
    ],
    excluded: [
      'Commissie van een makelaar, die de verkoper betaalt.',
      'Verlaagde tarieven voor beschermde monumenten en sociale woningen.',
      'Premies en de Vlaamse of Waalse sociale leningen.',
      'Basisakte, nutsaansluitingen en bodemonderzoek bij nieuwbouw.',
    ],
    next: [
      next('hypothecaire-lening-berekenen', 'Bekijk de volledige aflossingstabel', {
        leenbedrag: madeOf(Math.max(LOAN_PAGE.smallest, loan), ...ofLoan),
        looptijd,
        rente: by('rente'),
        waarde: madeOf(work.project.value, 'prijs', 'bouwkost', 'renovatie'),
      }),
      next('kredietcapaciteit-calculator', 'Geeft de bank mij dit bedrag?', {
        leenbedrag: spare(loan, ...ofLoan),
        // Who gave one income buys alone.
        ontleners: madeOf(solved.values.inkomen2 > 0 ? 'twee' : 'een', 'inkomen1', 'inkomen2'),
        looptijd,
        rente: by('rente'),
      }),
      next('onroerende-voorheffing-berekenen', 'Welke belasting komt er elk jaar bij?'),
      next('huren-of-kopen-calculator', 'Of is huren beter?', {
        looptijd,
        rente: by('rente'),
        // What that page does not ask.
        aankoopkosten: madeOf(work.buyingCosts, 'aandeelEigenWoning', 'kernstad', 'klassensprong'),
      }),
    ],
  }
}
