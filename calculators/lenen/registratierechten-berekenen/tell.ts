import type { Duties } from './case.ts'
import { by, madeOf, spare } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, listText, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Table, Telling } from '#calculators/kernel/report.ts'
import { amount } from '#calculators/lenen/words.ts'
import { next } from '#calculators/next.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { aanhorigheden } from '#rules/krediet/kredietakte.figures.ts'
import type { outputs } from './outputs.ts'
import type { Remark } from './model.ts'
import { stepsOf } from './steps.ts'

const taxName = ({ values }: Duties) => (values.gewest === 'vlaanderen' ? 'registratiebelasting' : 'registratierechten')

function sentence(solved: Duties): string {
  const { values, out, work } = solved
  const parts = [
    `${out.registratie === 0 ? 'geen' : eur(out.registratie)} ${taxName(solved)}`,
    `${eur(out.aktekosten)} voor de akte van aankoop`,
    ...(out.kredietakte > 0 ? [`${eur(out.kredietakte)} voor de akte van je lening van ${eur0(values.krediet)}`] : []),
    ...(out.btw > 0 ? [`${eur(out.btw)} btw`] : []),
  ]
  const [own, other] = work.costs.registratie.lijnen
  const split = other
    ? ` Je betaalt ${pct(own?.tarief ?? 0, 2, 0)} op een deel en ${pct(other.tarief, 2, 0)} op de rest.`
    : ''
  return `Bovenop de prijs van ${amount(values.prijs)} betaal je **${eur(out.totaleKosten)}**: ${listText(parts)}.${split}`
}

const charts = ({ values, out, work }: Duties): Chart[] => [
  {
    kind: 'split',
    key: 'verdeling',
    title: 'Wat het kost, en wie het krijgt',
    sentence: `Van de ${eur0(out.totaleKosten)} kosten gaat ${eur0(work.toState)} naar de overheid.`,
    y: { unit: 'euro0' },
    rows: [
      {
        label: 'De kosten',
        whole: eur0(out.totaleKosten),
        parts: [
          { label: 'Registratie', value: out.registratie, tone: 'tax' },
          { label: 'Btw', value: out.btw, tone: 'tax' },
          { label: 'Koopakte', value: out.aktekosten, tone: 'compare' },
          { label: 'Kredietakte', value: out.kredietakte, tone: 'compare' },
        ],
      },
      {
        label: 'Wie het krijgt',
        parts: [
          { label: 'Overheid', value: work.toState, tone: 'tax' },
          { label: 'Notaris', value: work.toNotary, tone: 'compare' },
          { label: 'Derden', value: work.toOthers, tone: 'lost' },
        ],
      },
    ],
  },
  {
    kind: 'strips',
    key: 'gewesten',
    title: 'Registratie in de drie gewesten',
    sentence: `${work.regions.map(({ region, own, other }) => `${gewestNaam[region]}: ${eur0(own)} als enige eigen woning, ${eur0(other)} anders`).join('; ')}.`,
    y: { unit: 'euro0' },
    strips: work.regions.map(({ region, own, other }) => ({
      label: gewestNaam[region],
      end: `${eur0(own)} of ${eur0(other)}`,
      parts: [
        { label: 'Enige eigen woning', value: own, tone: region === values.gewest ? 'tax' : 'compare' },
        {
          label: 'Meer bij een andere aankoop',
          value: Math.max(0, other - own),
          tone: region === values.gewest ? 'spared' : 'lost',
        },
      ],
    })),
  },
]

const regionTable = ({ values, work }: Duties): Table => ({
  key: 'gewesten',
  title: 'Registratie voor dezelfde prijs in elk gewest',
  columns: [
    { key: 'gewest', label: 'Gewest', unit: 'text' },
    { key: 'eigen', label: 'Enige eigen woning', unit: 'euro' },
    { key: 'gewoon', label: 'Andere aankoop', unit: 'euro' },
    { key: 'voordeel', label: 'Verschil', unit: 'euro', formula: '{gewoon}-{eigen}' },
  ],
  rows: work.regions.map(({ region, own, other, difference }) => [gewestNaam[region], own, other, difference]),
  strong: [work.regions.findIndex(({ region }) => region === values.gewest)],
})

function billTable({ out, work }: Duties): Table {
  const { registratie, akte } = work.costs
  return {
    key: 'kosten',
    title: 'Alle posten van de afrekening',
    columns: [
      { key: 'post', label: 'Post', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
      { key: 'naar', label: 'Gaat naar', unit: 'text' },
    ],
    rows: [
      ...registratie.lijnen.map(({ label, bedrag }) => [`Registratie: ${label.toLowerCase()}`, bedrag, 'overheid']),
      ...(out.vermindering > 0 ? [['Vermindering bescheiden woning', 0 - out.vermindering, 'overheid']] : []),
      ...(out.meegenomen > 0 ? [['Meegenomen van de vorige woning', 0 - out.meegenomen, 'overheid']] : []),
      ...(out.btw > 0 ? [['Btw op de bouw', out.btw, 'overheid']] : []),
      ...akte.lijnen.map(({ label, bedrag, naar }) => [label, bedrag, naar]),
      ...work.deed.lijnen.map(({ label, bedrag, naar }) => [`Lening: ${label.toLowerCase()}`, bedrag, naar]),
    ],
  }
}

function noticeOf(remark: Remark): Notice {
  switch (remark.code) {
    case 'boven-plafond':
      return { tone: 'law', text: `Boven ${eur0(remark.amount)} vervalt het Brussels abattement volledig.` }
    case 'net-boven-grens':
      return {
        tone: 'info',
        text: `Je prijs ligt net boven ${eur0(remark.amount)}, de grens voor een bescheiden woning.`,
      }
    case 'compromis-tarief':
      return {
        tone: 'law',
        text: `Voor deze verhoging telt de datum van het compromis. Tekende je het ervoor, dan is het gewone tarief ${pct(remark.amount, 0)}.`,
      }
    case 'compromis-abattement':
      return {
        tone: 'law',
        text: `In Brussel telt de datum van het compromis. Tekende je voor de verhoging, dan is er ${remark.amount === 0 ? 'geen abattement' : `een abattement van ${eur0(remark.amount)}`}.`,
      }
    case 'sloop-gewoon-tarief':
      return {
        tone: 'law',
        text: 'Koop je een woning om ze af te breken, dan geldt in Vlaanderen het gewone tarief.',
      }
    case 'renovatie-afgeschaft':
      return {
        tone: 'law',
        text: 'Het lagere tarief voor een ingrijpende energetische renovatie is afgeschaft en telt op deze datum niet mee.',
      }
    case 'meeneembaarheid-afgeschaft':
      return { tone: 'law', text: 'De meeneembaarheid is afgeschaft en telt op deze datum niet mee.' }
    case 'meeneembaarheid-keuze':
      return {
        tone: 'law',
        text: 'Op deze datum koos je tussen de nieuwe tarieven en de oude met meeneembaarheid. We tonen het laagste bedrag.',
      }
    case 'bescheiden-afgeschaft':
      return {
        tone: 'law',
        text: 'Het lagere tarief voor een bescheiden woning is afgeschaft en telt op deze datum niet mee.',
      }
    case 'verkopen-brussel':
      return {
        tone: 'info',
        text: `In Brussel betaal je eerst de volle registratierechten, ${eur0(remark.amount)} meer. Je vraagt dat terug als je andere woning op tijd verkocht is.`,
      }
    case 'verkopen':
      return {
        tone: 'info',
        text: 'Verkoop je je andere woning niet binnen de termijn, dan betaal je het gewone tarief bij.',
      }
    case 'notaris-van-vandaag':
      return {
        tone: 'info',
        text: 'Voor een akte na dit jaar rekenen we de notaris met de bedragen van vandaag. Ze worden elk jaar geïndexeerd.',
      }
  }
}

export function tell(solved: Duties, { law }: Env): Telling<keyof typeof outputs> {
  const { values, work } = solved
  const { gewest } = values
  return {
    headline: 'totaleKosten',
    key: ['registratie', 'aktekosten', 'kredietakte', 'btw', 'kostenPercentage'],
    sentence: sentence(solved),
    captions: { registratie: { label: gewest === 'vlaanderen' ? 'Registratiebelasting' : 'Registratierechten' } },
    charts: charts(solved),
    tables: [regionTable(solved), billTable(solved)],
    steps: stepsOf(solved),
    notices: work.remarks.map(noticeOf),
    assumptions: [
      `Je koopt als particulier de volle eigendom. Kopen meer mensen, dan ${values.gewest === 'brussel' ? 'voldoet elke koper aan de voorwaarden' : 'gelden de voorwaarden per koper'}.`,
      'Opzoekingen en attesten zijn een raming: ze verschillen per dossier.',
      `Het ereloon van de kredietakte volgt de schaal voor een woonlening. De hypotheek dekt de lening en ${pct(law(aanhorigheden), 0)} aanhorigheden.`,
    ],
    excluded: [
      'Vlaanderen, vroegere jaren: het tarief voor beschermde monumenten.',
      'Aankoop door een vennootschap of een beroepsverkoper, vruchtgebruik en uitkoop van een partner.',
      ...(values.nogTeVerkopen ? [] : ['Teruggave als je je vorige woning binnen de termijn verkoopt.']),
      'De dossier- en schattingskosten van je bank.',
    ],
    next: [
      next('woningkrediet-simulator', 'Reken de hele aankoop uit, met lening en woonlast', {
        type: by('goed'),
        grondwaarde: by('grondwaarde'),
        btwTarief: madeOf(values.lageBtw ? 'heropbouw' : 'gewoon', 'lageBtw'),
        datumAkte: by('datumAkte'),
        aandeelEigenWoning: by('aandeelEigenWoning'),
        kernstad: by('kernstad'),
        klassensprong: by('klassensprong'),
        // With this loan, what is left to pay oneself.
        eigenInbreng: spare(values.krediet > 0 ? solved.out.eigenGeld : null, 'krediet'),
      }),
      next('hypothecaire-lening-berekenen', 'Bereken de maandlast van je lening', { waarde: by('prijs') }),
      next('huren-of-kopen-calculator', 'Is kopen met deze kosten voordeliger dan huren?'),
      next('kredietcapaciteit-calculator', 'Hoeveel kan ik lenen?'),
      next('onroerende-voorheffing-berekenen', 'Welke belasting komt er elk jaar bij?'),
    ],
  }
}
