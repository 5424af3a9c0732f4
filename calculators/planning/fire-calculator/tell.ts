import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice, Step, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import { pensioenleeftijd } from '#rules/pensioen/pensioen.figures.ts'
import { meerwaardetarief, meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { outputs } from './outputs.ts'
import type { FireCase } from './case.ts'
import { charts, tables } from './views.ts'

function sentence({ values, out, work }: FireCase): string {
  const spending = eur0(work.plan.spending / 12)
  // Whoever is past that age has no road left to coast on.
  if (values.type === 'coast' && work.plan.age < work.coastTarget)
    return out.coastVanaf === null || (out.coastVanaf === work.coastTarget && out.jarenTotFire !== 0)
      ? `Om op ${work.coastTarget} jaar te stoppen, spaar je tot dan. Met **${eur0(out.coastGetal)}** nu zou dat niet meer hoeven.`
      : `Vanaf **${out.coastVanaf} jaar** hoef je niet meer te sparen om op ${work.coastTarget} jaar te stoppen. Nu zou ${eur0(out.coastGetal)} daarvoor volstaan.`
  if (out.fireLeeftijd === null)
    return `Met deze cijfers kun je niet stoppen voor ${values.planTot} jaar. Op ${work.stopAge} jaar zou je **${eur0(out.benodigdKapitaal)}** nodig hebben.`
  if (out.benodigdKapitaal === 0)
    return `Je kunt stoppen op **${out.fireLeeftijd} jaar** (${out.fireJaar}): dan dekt het pensioen je uitgaven van ${spending} per maand.`
  const pension =
    out.pensioenBijStop > 0 && out.brugJaren > 0
      ? ` Vanaf ${out.pensioenleeftijd} jaar komt daar ${eur0(out.pensioenBijStop)} pensioen per maand bij.`
      : ''
  const partner =
    out.pensioenPartner !== null && out.pensioenPartner > 0 && out.pensioenPartnerVanaf !== null
      ? ` Je partner krijgt ${eur0(out.pensioenPartner)} pensioen zodra jij ${out.pensioenPartnerVanaf} bent.`
      : ''
  const side =
    work.plan.sideIncome > 0 && out.brugJaren > 0
      ? ` Tot ${out.pensioenleeftijd} jaar verdien je ${eur0(work.plan.sideIncome / 12)} per maand bij.`
      : ''
  return `Je kunt stoppen op **${out.fireLeeftijd} jaar** (${out.fireJaar}) met ${eur0(out.benodigdKapitaal)} in euro’s van vandaag, voor ${spending} uitgaven per maand.${pension}${partner}${side}`
}

function steps({ values, out, work }: FireCase): Step[] {
  const { plan } = work
  const spending = eur0(plan.spending / 12)
  const means = `${eur0(values.vermogen)} nu, ${eur0(out.inlegPerMaand)} per maand en ${pct(values.rendement)} reëel rendement`
  const own = values.maandelijksBelegd !== null
  const found: Step[] = [
    {
      text: `Je houdt **${out.inlegPerMaand === 0 ? 'niets' : eur0(out.inlegPerMaand)}** per maand over om te beleggen${own ? ', zoals je zelf invulde' : ''}.`,
      formula:
        own || out.inlegPerMaand === 0
          ? undefined
          : `${eur0(work.income)} − ${eur0(values.uitgaven)} = ${eur0(out.inlegPerMaand)}`,
    },
    {
      text: `De klassieke regel deelt je uitgaven${plan.sideIncome > 0 ? ', min wat je bijverdient,' : ''} door het opnamepercentage: **${eur0(out.fireGetal)}**.`,
      formula: `12 × ${plan.sideIncome > 0 ? `(${spending} − ${eur0(plan.sideIncome / 12)})` : spending} ÷ ${pct(plan.withdrawalRate)} = ${eur0(out.fireGetal)}`,
    },
    {
      text: `Stop je op ${work.stopAge}, dan is je pensioen vanaf ${plan.pensionAge} jaar ongeveer **${eur0(out.pensioenBijStop)}** per maand, in verhouding tot de jaren die je werkte.`,
      law: [pensioenleeftijd],
    },
    ...(out.pensioenPartner === null || out.pensioenPartner === 0
      ? []
      : [
          {
            text: `Je partner stopt samen met jou en krijgt ongeveer **${eur0(out.pensioenPartner)}** per maand, zodra jij ${out.pensioenPartnerVanaf ?? 0} bent.`,
            law: [pensioenleeftijd],
          },
        ]),
    {
      text:
        out.brugJaren > 0
          ? `Daarom heb je geen klassiek bedrag nodig, maar een brug van ${plural(out.brugJaren, 'jaar', 'jaar')} en een kapitaal voor daarna: samen **${eur0(out.benodigdKapitaal)}**.`
          : `Daarom heb je geen klassiek bedrag nodig: naast je pensioen ${out.benodigdKapitaal > 0 ? `volstaat **${eur0(out.benodigdKapitaal)}**` : 'heb je **niets** nodig'}.`,
      sum: [
        ...(out.brugJaren > 0
          ? [{ label: `Brug tot ${plan.pensionAge} jaar`, value: out.brugKapitaal, unit: 'euro0' } as const]
          : []),
        { label: 'Kapitaal voor daarna, nu al opzij', value: out.laterKapitaal, unit: 'euro0' },
        ...(plan.tax
          ? [{ label: 'Meerwaardebelasting op de verkopen', value: out.belastingReserve, unit: 'euro0' } as const]
          : []),
        { label: 'Nodig om te stoppen', value: out.benodigdKapitaal, unit: 'euro0' },
      ],
      law: plan.tax ? [meerwaardetarief, meerwaardevrijstelling] : [],
    },
    {
      text:
        out.jarenTotFire === null
          ? `Met ${means} haal je dat niet voor ${values.planTot} jaar.`
          : out.jarenTotFire === 0
            ? `Met ${means} heb je dat **nu al**.`
            : `Met ${means} heb je dat na **${plural(out.jarenTotFire, 'jaar', 'jaar')}**.`,
      formula: 'kapitaal volgend jaar = kapitaal × (1 + reëel rendement) + inleg',
    },
  ]
  if (plan.tax && work.reached)
    found.push({
      text: `Het eerste jaar betaal je ${out.belastingEersteJaar > 0 ? `**${eur0(out.belastingEersteJaar)}**` : '**geen**'} meerwaardebelasting: alleen de winst boven de vrijstelling telt.`,
      formula: `max(0, opname × winstdeel − ${eur0(plan.tax.exemption)}) × ${pct(plan.tax.rate, 2, 0)}`,
      law: [meerwaardetarief, meerwaardevrijstelling],
    })
  if (work.own)
    found.push({
      text: `We leggen je plan op elke reeks van ${work.own.years} jaar uit de beursgeschiedenis. Het geld reikt in **${pct(work.own.share ?? 0, 0)}** van de ${work.own.count} reeksen.`,
      formula: 'saldo = saldo × (1 + rendement van dat jaar) − opname, op het einde van elk jaar',
    })
  return found
}

function notices({ values, out, work }: FireCase): Notice[] {
  const found: Notice[] = []
  if (values.maandelijksBelegd === null && values.uitgaven > work.income)
    found.push({
      tone: 'warning',
      text: `Je geeft ${eur0(values.uitgaven - work.income)} per maand meer uit dan er binnenkomt. We rekenen zonder inleg.`,
    })
  if (values.rendement < values.opnamepercentage)
    found.push({
      tone: 'warning',
      text: 'Je opnamepercentage ligt boven je verwachte rendement. Op termijn teert je kapitaal dan in.',
    })
  if (out.slaagkans !== null && out.slaagkans < 0.9)
    found.push({
      tone: 'warning',
      text: `In ${pct(1 - out.slaagkans, 0)} van de historische reeksen raakt je geld op voor ${values.planTot} jaar. Een lager opnamepercentage helpt.`,
    })
  if (work.own && work.own.count < 30)
    found.push({
      tone: 'info',
      text: `Voor ${work.own.years} jaar zijn er maar ${work.own.count} reeksen, en ze overlappen. De slaagkans zegt dan weinig.`,
    })
  return found
}

export function tell(solved: FireCase): Telling<keyof typeof outputs> {
  const { values, out, work } = solved
  const coast = work.plan.age >= work.coastTarget ? {} : { note: `Om op ${work.coastTarget} jaar te stoppen` }
  const isCoast = values.type === 'coast'
  const stopAge = isCoast && work.plan.age < work.coastTarget ? work.coastTarget : work.stopAge
  return {
    headline: isCoast ? 'coastVanaf' : 'fireLeeftijd',
    key: isCoast
      ? ['coastGetal', 'fireLeeftijd', 'benodigdKapitaal', 'slaagkans']
      : ['benodigdKapitaal', 'fireJaar', 'brugJaren', 'slaagkans'],
    captions: {
      ...(isCoast ? { fireLeeftijd: { label: 'Volledig stoppen kan op' } } : {}),
      coastVanaf: coast,
      coastGetal: coast,
    },
    sentence: sentence(solved),
    charts: charts(solved),
    tables: tables(solved),
    steps: steps(solved),
    notices: notices(solved),
    assumptions: [
      'Alle bedragen zijn in euro’s van vandaag; het rendement is dus na inflatie.',
      `Na het stoppen rekenen we met het opnamepercentage als rendement${values.opnamepercentage < values.rendement ? ': voorzichtiger dan tijdens het sparen' : ''}.`,
      `Je pensioen neem je op ${work.plan.pensionAge} jaar. Het daalt in verhouding tot de jaren die je niet meer werkt.`,
      ...(values.meerwaardebelasting
        ? [
            'Op je vermogen van nu zit nog geen belastbare winst. De vrijstelling volgt de inflatie; je verkoopt winst en inleg in verhouding.',
          ]
        : []),
      'De slaagkans gebruikt Amerikaanse aandelen met dividend en obligaties op tien jaar (Shiller), zonder kosten.',
    ],
    excluded: [
      ...(values.socialeBijdragen === 0
        ? ['Sociale bijdragen en verzekeringen tussen het stoppen en je pensioen.']
        : []),
      values.meerwaardebelasting
        ? 'Overdracht van een ongebruikte vrijstelling naar latere jaren.'
        : 'Meerwaardebelasting op je verkopen.',
      'Beurstaks, roerende voorheffing en de taks op effectenrekeningen.',
      'Groepsverzekering en pensioensparen: tel ze bij je vermogen als je eraan kunt.',
      'Wisselkoersen: de geschiedenis is in dollar.',
    ],
    next: [
      next('pensioen-calculator', 'Wat wordt mijn wettelijk pensioen als ik dan stop?', {
        loopbaanjaren: by('loopbaanjaren'),
        stopleeftijd: madeOf(Math.min(85, Math.max(40, stopAge)), 'nettoInkomen', 'uitgaven', 'vermogen'),
      }),
      next('etf-calculator', 'Wat brengt mijn maandelijkse inleg op in een ETF?', {
        perMaand: madeOf(Math.round(out.inlegPerMaand), 'nettoInkomen', 'uitgaven', 'maandelijksBelegd'),
        bedragIneens: by('vermogen'),
      }),
      next('noodfonds-calculator', 'Hoeveel houd ik apart als buffer?'),
    ],
  }
}
