import type { Buyout } from './case.ts'
import { by, madeOf } from '#calculators/kernel/carry.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { eur, eur0, leftOver, pct, plural, upperFirst } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Asking, Notice, Table, Telling } from '#calculators/kernel/report.ts'
import { LOAN_PAGE } from '#calculators/lenen/loan-page.ts'
import { guideRateNotice } from '#calculators/lenen/rate-words.ts'
import { next } from '#calculators/next.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { nbbLtvEigenWoning } from '#rules/krediet/woonkrediet.figures.ts'
import { verdeelrechtTermijn } from '#rules/wonen/verdeelrecht.figures.ts'
import type { outputs } from './outputs.ts'
import { stepsOf } from './steps.ts'

const METHOD: Readonly<Record<string, string>> = {
  renard0: 'Renard, kinderen jonger dan een jaar',
  renardGemiddeld: 'Renard, gemiddelde over alle leeftijden',
  renard10: 'Renard, kinderen van 10 jaar',
  renard17: 'Renard, kinderen van 17 jaar',
  vuistregel: 'Vuistregel van advocaten: deel van het inkomen',
}

/** The other ways, in a few words. */
function routes({ values, work }: Buyout): string {
  const other =
    values.schuld === 0
      ? ''
      : work.runsOn
        ? ` Met één nieuwe lening is dat ${eur(work.renew.payment)}.`
        : work.keep?.monthly
          ? ` Loopt je lening door, dan is dat ${eur(work.keep.monthly)}.`
          : ''
  return `${other} Verkopen jullie, dan ${leftOver(work.sell.forMe, eur0)}.`
}

function sentence(solved: Buyout): string | Asking {
  const { values, out, work } = solved
  if (values.waarde === 0) return { asks: 'Vul in wat je woning vandaag waard is.' }
  // The loan is more than the house, or what comes back first is more than what is left.
  const short =
    out.overwaarde < 0
      ? 'De lening is hoger dan wat de woning waard is voor jullie samen'
      : 'Je eigen geld is meer dan wat er te verdelen is'
  const cost =
    out.som < 0
      ? `${short}: je ex moet jou ${eur0(out.uitkoopsom)} betalen. De akten en de belasting kosten **${eur0(out.totaal)}**.`
      : `${out.uitkoopsom === 0 ? '**Niets**' : `**${eur0(out.uitkoopsom)}**`} gaat naar je ex, ${eur0(out.kosten)} naar kosten en belasting.`
  // Named, so that an example is marked as one.
  const income = `je inkomen${values.inkomen === 0 ? '' : ` van ${eur0(values.inkomen)}`} draagt`
  const carried =
    out.maandlast === 0
      ? ' Je hoeft niets te lenen.'
      : work.carries
        ? ` De maandlast wordt ${eur(out.maandlast)}. ${upperFirst(income)} tot ${eur(out.draagkracht)}: dat kan.`
        : ` De maandlast wordt ${eur(out.maandlast)}; ${income} ${out.draagkracht === 0 ? 'niets' : `maar ${eur(out.draagkracht)}`}.`
  return `${cost}${carried}${routes(solved)}`
}

/** The house in debt, your part and the part of your ex; below it what the buyout costs. */
function chart({ values, out }: Buyout): Chart {
  const own = Math.max(0, out.overwaarde - Math.max(0, out.som))
  return {
    kind: 'split',
    key: 'opbouw',
    title: 'Van wie het huis is, en wat de uitkoop kost',
    sentence: `Van ${eur0(Math.max(0, out.som))} voor je ex naar ${eur0(out.totaal)} met alle kosten.`,
    y: { unit: 'euro0' },
    rows: [
      {
        label: 'Het huis',
        whole: eur0(values.waarde),
        parts: [
          { label: 'Lening', value: values.schuld, tone: 'compare' },
          { label: 'Jij', value: own, tone: 'third' },
          { label: 'Je ex', value: Math.max(0, out.som), tone: 'main' },
        ],
      },
      {
        label: 'De uitkoop',
        whole: eur0(out.totaal),
        parts: [
          { label: 'Voor je ex', value: Math.max(0, out.som), tone: 'main' },
          { label: 'Verdeelrecht', value: out.verdeelrecht, tone: 'tax' },
          { label: 'Akte', value: out.akteVerdeling, tone: 'compare' },
          { label: 'Akte lening', value: out.kredietakte, tone: 'compare' },
          { label: 'Bank', value: out.dossier, tone: 'lost' },
          { label: 'Oude lening', value: out.wederbelegging + out.handlichting, tone: 'lost' },
        ],
      },
    ],
  }
}

const routeTable = ({ values, out, work }: Buyout): Table => ({
  key: 'wegen',
  title: 'Houden, herfinancieren of verkopen',
  columns: [
    { key: 'weg', label: 'Weg', unit: 'text' },
    { key: 'maandlast', label: 'Per maand', unit: 'euro' },
    { key: 'kosten', label: 'Kosten', unit: 'euro' },
    { key: 'lenen', label: 'Te lenen', unit: 'euro' },
    { key: 'ex', label: 'Voor je ex', unit: 'euro' },
    { key: 'ik', label: 'Voor jou, in geld', unit: 'euro' },
  ],
  rows: [
    ...(work.keep
      ? [['Lening loopt door, je leent bij', work.keep.monthly, work.keep.costs, work.keep.loan, out.som, 0]]
      : []),
    [
      work.renew.loan > 0 ? 'Eén nieuwe lening' : 'Met eigen geld',
      work.renew.monthly,
      work.renew.costs,
      work.renew.loan,
      out.som,
      0,
    ],
    ['Verkopen en verdelen', 0, work.sell.costs, 0, work.sell.forEx, work.sell.forMe],
  ],
  strong: [work.keep && values.lening === 'nieuw' ? 1 : 0],
  note: `${values.schuld > 0 ? `De wederbeleggingsvergoeding is geraamd met ${pct(work.renew.rate)}, de rente van de nieuwe lening. ` : ''}Verkopen is gerekend zonder makelaar.`,
})

const regionTable = ({ values, work }: Buyout): Table => ({
  key: 'gewesten',
  title: 'Het verdeelrecht per gewest',
  columns: [
    { key: 'gewest', label: 'Gewest', unit: 'text' },
    { key: 'jullie', label: 'Voor jullie', unit: 'euro' },
    { key: 'gehuwd', label: 'Na een echtscheiding', unit: 'euro' },
    { key: 'feitelijk', label: 'Feitelijk samenwonend', unit: 'euro' },
  ],
  rows: work.regions.map(({ region, own, married, late }) => [gewestNaam[region], own, married, late]),
  strong: work.regions.flatMap(({ region }, index) => (region === values.gewest ? [index] : [])),
})

const maintenanceTable = ({ values, work }: Buyout): Table => ({
  key: 'onderhoudsgeld',
  title: 'Onderhoudsgeld volgens enkele methodes, per maand',
  columns: [
    { key: 'methode', label: 'Methode', unit: 'text' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
    { key: 'wie', label: 'Wie betaalt', unit: 'text' },
    { key: 'kost', label: 'Wat de kinderen kosten', unit: 'euro' },
  ],
  rows: work.maintenance.map(({ code, cost, fromEx }) => [
    METHOD[code] ?? code,
    Math.abs(fromEx),
    fromEx > 0 ? 'je ex' : fromEx < 0 ? 'jij' : 'niemand',
    cost,
  ]),
  note: `Voor ${plural(values.kinderen, 'kind', 'kinderen')} samen, met een inkomen van ${eur0(values.inkomen)} voor jou en ${eur0(values.inkomenEx ?? 0)} voor je ex. Geen enkele methode is de wet: de rechter beslist.`,
})

function notices({ values, out, work }: Buyout, law: Law): Notice[] {
  const found = guideRateNotice(work.reference)
  if (!work.carries)
    found.push({
      tone: 'warning',
      text: `Volgens de vuistregels van banken is de maandlast ${eur(out.tekortPerMaand)} te hoog voor ${values.inkomen === 0 ? 'iemand zonder inkomen' : `je inkomen van ${eur0(values.inkomen)}`}. Meer eigen geld, een langere looptijd of een borg kan helpen.`,
    })
  if (work.tooMuch)
    found.push({
      tone: 'warning',
      text: `Na de uitkoop leen je meer dan ${pct(law(nbbLtvEigenWoning), 0, 0)} van de waarde. Banken doen dat niet voor iedereen.`,
    })
  if (values.notariskosten === null)
    found.push({
      tone: 'info',
      text: 'De akte van verdeling is een raming met de kosten van een aankoopakte. Het echte bedrag kan lager zijn: vraag een offerte.',
    })
  if (values.gewest === 'vlaanderen' && (values.relatie === 'wettelijkLaat' || values.relatie === 'feitelijk'))
    found.push({
      tone: 'law',
      text: `Het lage Vlaamse tarief geldt alleen na een echtscheiding, of binnen ${law(verdeelrechtTermijn)} jaar na een wettelijke samenwoning van minstens een jaar.`,
    })
  if (values.gewest === 'wallonie' && (values.relatie === 'wettelijkLaat' || values.relatie === 'feitelijk'))
    found.push({
      tone: 'warning',
      text: 'Wallonië kondigde een hoger verdeelrecht van 3 % aan voor wie niet gehuwd of wettelijk samenwonend was. We vonden geen tekst: vraag het na bij je notaris.',
    })
  if (values.kinderen > 0 && values.inkomenEx === null)
    found.push({
      tone: 'info',
      text: 'Vul onder “Andere vragen” het inkomen van je ex in om het onderhoudsgeld volgens enkele methodes te zien.',
    })
  return found
}

export function tell(solved: Buyout, { law }: Env): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const owes = values.schuld > 0 && out.nieuweLening > 0
  return {
    headline: 'totaal',
    key: ['uitkoopsom', 'kosten', 'nieuweLening', 'maandlast', 'draagkracht'],
    sentence: sentence(solved),
    captions: {
      totaal: {
        estimated: true,
        ...(out.som < 0
          ? { label: 'De verdeling kost' }
          : values.schuld > 0 && { note: 'Zonder de lening die je overneemt' }),
      },
      uitkoopsom: { label: out.som < 0 ? 'Je ex betaalt jou' : 'Voor je ex', estimated: true },
      kosten: { estimated: true },
      ...(values.inkomen > 0 && { draagkracht: { note: `Van ${eur0(values.inkomen)} per maand` } }),
      nieuweLening: {
        estimated: true,
        ...(owes && { note: work.runsOn ? 'Bovenop de lening die doorloopt' : 'De oude lening inbegrepen' }),
      },
      ...(values.notariskosten === null ? {} : { akteVerdeling: { label: 'Akte van verdeling' } }),
    },
    charts: [chart(solved)],
    tables: [
      routeTable(solved),
      regionTable(solved),
      ...(work.maintenance.length > 0 ? [maintenanceTable(solved)] : []),
    ],
    steps: stepsOf(solved),
    notices: notices(solved, law),
    assumptions: [
      'Jullie zijn met twee eigenaar en na de akte ben jij het alleen.',
      'Eigen geld dat iemand kan bewijzen, gaat eerst terug. De rest wordt verdeeld volgens de aandelen.',
      'Het verdeelrecht telt op de hele waarde van de woning. De lening gaat er niet af.',
      'Een bank kijkt naar een derde van je inkomen en naar wat er overblijft om van te leven, zoals op de pagina over kredietcapaciteit.',
      ...(values.kinderen > 0
        ? [
            `Wie onderhoudsgeld betaalt, trekt ${pct(work.deductible, 0)} af van zijn inkomen. Bij fiscaal co-ouderschap mag dat niet.`,
            'Andere rekenwijzen, zoals die van de Gezinsbond, hebben geen openbare formule en kunnen een ander bedrag geven.',
          ]
        : []),
    ],
    excluded: [
      'Een makelaar, als jullie verkopen.',
      'Wat de bank vraagt om je ex van de lening te laten gaan.',
      'Een vergoeding omdat een van jullie alleen in de woning bleef wonen.',
      'De verdeling van meubels, spaargeld, wagen en andere schulden.',
      'Een uitkering tussen ex-echtgenoten.',
      'De kosten van een advocaat, een bemiddelaar, een schatter en de rechtbank.',
    ],
    next: [
      next('kredietcapaciteit-calculator', 'Wat kun je alleen lenen?', {
        ontleners: 'een',
        lopendeKredieten: by('lasten'),
        rente: by('rente'),
      }),
      ...(values.schuld > 0 ? [next('lening-herfinancieren', 'Loont een nieuwe lening?')] : []),
      ...(out.nieuweLening < LOAN_PAGE.smallest
        ? []
        : [
            next('hypothecaire-lening-berekenen', 'De nieuwe lening doorrekenen', {
              leenbedrag: madeOf(out.nieuweLening, 'waarde', 'schuld'),
              looptijd: madeOf(values.looptijd, 'waarde', 'schuld'),
              rente: by('rente'),
              // Beside a loan that goes on, the new one alone is no share of the home.
              waarde: madeOf(values.lening === 'nieuw' ? values.waarde : null, 'waarde', 'schuld'),
            }),
          ]),
      next('groeipakket-berekenen', 'Hoeveel kinderbijslag krijg je?', { woonplaats: by('gewest') }),
    ],
  }
}
