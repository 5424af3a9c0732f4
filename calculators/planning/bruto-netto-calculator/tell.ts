import { by, madeOf } from '#calculators/kernel/carry.ts'
import { eur, longDate, pct } from '#calculators/kernel/format.ts'
import type { Asking, ToldNext, Notice, Telling } from '#calculators/kernel/report.ts'
import { next } from '#calculators/next.ts'
import type { outputs } from './outputs.ts'
import type { Pay } from './case.ts'
import { raiseTable, slipSteps, slipTable, wageChart, waterfall } from './tell-slip.ts'

/** Under this share a raise is mostly lost. */
const LITTLE = 0.4

function sentence({ values, out }: Pay): string | Asking {
  const raise = values.opslag > 0 ? ` Van ${eur(values.opslag)} opslag houd je ${eur(out.opslagNetto)} netto over.` : ''
  if (values.invoer === 'netto')
    return `Voor ${eur(out.netto)} netto per maand heb je **${eur(out.bruto)}** bruto nodig.${raise}`
  if (out.bruto === 0) return { asks: 'Vul je brutoloon in: dan zie je wat je netto overhoudt.' }
  if (out.netto < 0)
    return `De inhoudingen zijn **${eur(0 - out.netto)}** meer dan je loon in ${longDate(values.loonmaand)}, ${eur(out.bruto)} bruto.`
  return `Van ${eur(out.bruto)} bruto houd je in ${longDate(values.loonmaand)} **${eur(out.netto)}** over.${raise}`
}

function notices({ out, work }: Pay): Notice[] {
  const found: Notice[] = []
  if (work.withoutChildren !== null) {
    found.push({
      tone: 'info',
      text: `De kinderen tellen op één loonbrief, hier de jouwe. Telt je partner ze, dan is jouw netto ${eur(work.withoutChildren)}. Over het jaar maakt dat niets uit: de aanslag verrekent het.`,
    })
  }
  if (out.opslagAandeel > 0 && out.opslagAandeel < LITTLE) {
    found.push({
      tone: 'info',
      text: `Van deze opslag houd je maar ${pct(out.opslagAandeel, 0)} over. Bij lagere lonen daalt de werkbonus terwijl je bruto stijgt.`,
    })
  }
  if (out.werkbonus > 0) {
    found.push({
      tone: 'info',
      text: `Je krijgt ${eur(out.werkbonus)} werkbonus: een korting op de RSZ voor lage lonen. Ze verdwijnt stap voor stap als je meer verdient.`,
    })
  }
  if (out.netto <= 0 && out.bruto > 0) {
    found.push({ tone: 'warning', text: 'De inhoudingen zijn groter dan je loon. Kijk de bedragen na.' })
  }
  return found
}

/** What the wage was given as: a month, an hour, or the net pay one wants. */
const WAGE = ['bruto', 'uurloon', 'nettoGewenst'] as const

/** The same household on the sister pages. A disabled child counts twice on a pay slip, and so for a premium. */
function nextSteps({ values, out, work }: Pay): ToldNext[] {
  const { gezin, statuut, voordeelWagen } = values
  const kinderen = madeOf(values.kinderen + values.kinderenHandicap, 'kinderenHandicap')
  const bruto = madeOf(out.bruto, ...WAGE)
  // What a partner with an income had withheld is not on this slip: the tax page estimates it for both.
  const withheld =
    gezin === 'partnerMetInkomen'
      ? {}
      : {
          bedrijfsvoorheffing: madeOf(out.ingehoudenJaar, ...WAGE),
          bbszIngehouden: madeOf(out.bbszJaar, ...WAGE),
        }
  return [
    next('belastingplanning-calculator', 'Wat wordt mijn belasting over het hele jaar?', {
      kinderenHandicap: by('kinderenHandicap'),
      alleenwonendeOuder: by('alleenstaandeOuder'),
      inkomen: madeOf(out.belastbaarJaar, ...WAGE),
      inkomstenjaar: madeOf(values.loonmaand.slice(0, 4), 'loonmaand'),
      werkbonusA: madeOf(out.werkbonusAJaar, ...WAGE),
      werkbonusB: madeOf(out.werkbonusBJaar, ...WAGE),
      ...withheld,
    }),
    next('eindejaarsbonus-calculator', 'Wat blijft er over van mijn eindejaarspremie?', {
      maandloon: bruto,
      kinderen,
      inkomen: madeOf(work.belastbaarZonderPremie, ...WAGE),
    }),
    statuut === 'arbeider'
      ? next('vakantiegeld-berekenen', 'Hoeveel vakantiegeld krijg ik?', {
          situatie: 'arbeider',
          jaarloon: madeOf(out.bruto * 12, ...WAGE),
          kinderen,
        })
      : next('vakantiegeld-berekenen', 'Hoeveel vakantiegeld krijg ik?', {
          situatie: 'bediende',
          maandloon: bruto,
          kinderen,
        }),
    next('bedrijfswagen-vaa-calculator', 'Wat kost een bedrijfswagen mij netto?', { bruto, kinderen }),
  ].filter((step) => voordeelWagen === 0 || step.slug !== 'bedrijfswagen-vaa-calculator')
}

export function tell(pay: Pay): Telling<keyof typeof outputs> {
  const { values, out, work } = pay
  const worker = values.statuut === 'arbeider'
  const wanted = values.invoer === 'netto'
  return {
    headline: wanted ? 'bruto' : 'netto',
    key: [
      ...(wanted ? (['netto'] as const) : values.invoer === 'uur' ? (['bruto'] as const) : (['belastbaar'] as const)),
      'bedrijfsvoorheffing',
      'nettoJaar',
      'opslagNetto',
      'loonkost',
    ],
    captions: {
      opslagNetto: { label: `Netto van ${eur(values.opslag, 0)} opslag` },
      fiscaleWerkbonus:
        work.fiscalUsed < out.fiscaleWerkbonus
          ? { note: `Hoogstens wat je aan voorheffing betaalt: hier ${eur(work.fiscalUsed)}` }
          : {},
      nettoJaar: values.eindejaarspremie ? {} : { note: 'Met vakantiegeld, voor de afrekening van de belasting' },
    },
    sentence: sentence(pay),
    charts: [waterfall(pay), wageChart(pay)],
    tables: [slipTable(pay), raiseTable(pay)],
    steps: slipSteps(pay),
    notices: notices(pay),
    assumptions: [
      'Je werkt de hele maand en woont in België.',
      'De bedrijfsvoorheffing volgt de sleutelformule van bijlage III.',
      worker
        ? 'Het jaarbedrag van een arbeider telt elf maanden loon en het vakantiegeld van de vakantiekas.'
        : 'Het jaarbedrag telt twaalf maanden loon, dubbel vakantiegeld en een dertiende maand als je die krijgt.',
      'De bijzondere bijdrage is een voorschot per maand. Je aanslag rekent ze af op het gezinsinkomen.',
      ...(values.invoer === 'uur' ? ['Een maand telt 13/3 weken: 52 weken verdeeld over twaalf maanden.'] : []),
      ...(values.tewerkstelling < 1
        ? [`Je werkt ${pct(values.tewerkstelling, 2, 0)}: de werkbonus volgt dat deel.`]
        : []),
    ],
    excluded: [
      'Overuren, flexi-jobs en studentenarbeid.',
      'De eindafrekening van de personenbelasting en de gemeentebelasting.',
      'Sectorale inhoudingen en vakbondsbijdrage.',
      'De Vlaamse jobbonus, die je na het jaar apart krijgt, en de zorgpremie.',
      'Maanden met moederschapsrust, geboorteverlof of ouderschapsverlof.',
      'Zorgbehoevende ouders ten laste, bedrijfsleiders en niet-inwoners.',
    ],
    next: nextSteps(pay),
  }
}
