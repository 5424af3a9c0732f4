/**
 * The interface for other programs, version 1. One language throughout: Dutch, as the addresses, the fields and the outputs
 * are; those words are in links and in the law, so translating only the envelope would leave two languages in one answer.
 * What may change and what not: docs/api-v1.md.
 */
import * as z from 'zod'
import { computeRequest, longestQuestion } from '#contract/compute.ts'
import { confidences } from '#contract/fields.ts'

/** Of the interface, not of the product. The first number is in the address; the second grows with every addition. */
export const apiVersion = '1.1'
export const v1Prefix = '/api/v1'

/** What was added when, newest first. The page for developers and the first address show it. */
export const apiChanges: readonly { readonly version: string; readonly on: string; readonly text: string }[] = [
  {
    version: '1.1',
    on: '2026-11-19',
    text: 'Bij een vraag: wat erin staat en nergens in paste (nietGebruikt).',
  },
  {
    version: '1.0',
    on: '2026-11-17',
    text: 'Eerste versie: rekenhulpen, reeksen tot 100 gevallen, één uitkomst als tekst, vragen in gewone taal, cijfers uit de wet op een dag.',
  },
]

export const mostCases = 100
export const mostBatchBytes = 64 * 1024

const versie = z.string().describe('Versie van deze interface.')
const motor = z.string().describe('Versie van de rekenhulpen en de regels.')
const value = z.union([z.number(), z.string(), z.null()])
const day = z.string().describe('JJJJ-MM-DD')
export const lawStates = ['geldt', 'wet', 'gestemd', 'ontwerp', 'aangekondigd'] as const
const stand = z
  .enum(lawStates)
  .describe(
    'geldt: wet van kracht; wet: gestemd en bekendgemaakt, begint later; gestemd, ontwerp en aangekondigd: nog geen wet.',
  )

export const v1Request = computeRequest
const cases = `Geef 1 tot ${mostCases} gevallen.`
const batchOf = (each: z.ZodType) =>
  z.strictObject({
    gevallen: z.array(each).min(1, cases).max(mostCases, cases).describe('De gevallen, elk met zijn eigen invoer.'),
  })
export const v1Batch = batchOf(computeRequest)
/** As it is read: each case is checked on its own, so that a wrong one does not stop the others. */
export const v1BatchAsSent = batchOf(z.unknown())
const question = `Stel een vraag van 2 tot ${longestQuestion} tekens.`
export const v1Question = z.strictObject({
  vraag: z.string().trim().min(2, question).max(longestQuestion, question),
})

const choice = z.object({ waarde: z.string(), label: z.string() })

/** What is wrong with one field. The kinds with a fixed sentence come in the language that was asked for. */
const faultKinds = ['onbekend', 'keuze', 'ontbreekt', 'jaar', 'vorm', 'waarde'] as const
const v1Fault = z.object({
  veld: z.string().describe('Het veld ("schulden.1.saldo" voor een cel van een lijst), of leeg voor het geheel.'),
  soort: z.enum(faultKinds),
  boodschap: z.string(),
  keuzes: z.array(choice).optional().describe('Wat hier mag staan.'),
  bekend: z.array(z.string()).optional().describe('De velden of namen die er wel zijn.'),
  min: value.optional(),
  max: value.optional(),
  eenheid: z.string().optional(),
  jaren: z.array(z.number()).optional().describe('De jaren waarvan we de regels kennen.'),
})
export type V1Fault = z.infer<typeof v1Fault>

const faultCodes = [
  'ongeldige_invoer',
  'geen_json',
  'onbekend',
  'methode',
  'te_groot',
  'adres_te_lang',
  'onvolledig',
  'herkomst',
  'te_veel',
  'te_druk',
  'intern',
] as const
export type FaultCode = (typeof faultCodes)[number]

const refused = {
  code: z.enum(faultCodes),
  boodschap: z.string().describe('Voor mensen, in de taal van Accept-Language: nl, fr of en.'),
  velden: z.array(v1Fault).optional(),
}
/** One shape for every refusal. */
export const v1Error = z.object({ versie, ...refused, verzoek: z.string().describe('Staat ook in X-Request-Id.') })
export type V1Error = z.infer<typeof v1Error>

/** The parts of an answer that `velden=` can choose, besides the outputs by their own name. */
export const answerParts = [
  'invoer',
  'gegeven',
  'zin',
  'uitkomsten',
  'details',
  'meldingen',
  'wijzigingen',
  'tabellen',
  'stappen',
  'aannames',
  'nietMeegerekend',
  'wet',
  'link',
] as const
export type AnswerPart = (typeof answerParts)[number]

const outputKey = z.string().describe('Sleutel van een uitkomst')
const change = z.object({
  tekst: z.string().describe('Wat er verandert, zoals het na "Als" komt.'),
  winst: z.number().describe('Het verschil van twee antwoorden.'),
  daarna: z.number(),
  invoer: z.record(z.string(), z.unknown()).describe('De velden die veranderen.'),
})

export const v1Answer = z.object({
  versie,
  motor,
  rekenhulp: z.string(),
  datum: day,
  regels: day.optional().describe('De dag van de regels, als die een andere is.'),
  aangekondigd: z.boolean().optional().describe('Gerekend met wat gestemd of aangekondigd is.'),
  voorlopig: z.string().optional().describe('Gezegd als cijfers van de wet voor die dag nog niet bekend zijn.'),
  voorbeeld: z.boolean().describe('Er was niets gegeven: het hele antwoord is een voorbeeld.'),
  hoofd: outputKey,
  kern: z.array(outputKey).describe('Wat iemand zou opschrijven, naast het hoofd.'),
  aangenomen: z
    .array(
      z.object({
        veld: z.string(),
        tekst: z.string(),
        herkomst: z.enum(['voorbeeld', 'markt', 'wet', 'raming']),
        van: z.string().optional().describe('De dag of maand van het marktcijfer, de wet of de raming.'),
      }),
    )
    .describe('Wat meebeslist en niet gegeven was. Staat in elk antwoord.'),
  gegeven: z.array(z.object({ veld: z.string(), herkomst: z.literal('opgegeven') })).optional(),
  invoer: z.record(z.string(), z.unknown()).optional().describe('Alle velden met hun waarde, ook de startwaarden.'),
  zin: z.string().optional(),
  uitkomsten: z
    .record(z.string(), value)
    .optional()
    .describe('Afgerond volgens de eenheid; percentages zoals je ze schrijft.'),
  details: z
    .array(z.object({ sleutel: outputKey, label: z.string(), eenheid: z.string(), tekst: z.string() }))
    .optional(),
  meldingen: z.array(z.object({ soort: z.enum(['info', 'opgelet', 'wet']), tekst: z.string() })).optional(),
  wijzigingen: z
    .object({
      uitkomst: outputKey,
      beter: z.enum(['meer', 'minder']),
      elk: z.array(change),
      samen: change.nullable(),
    })
    .optional()
    .describe('Als … dan …: elk verschil is opnieuw gerekend.'),
  tabellen: z
    .array(
      z.object({
        sleutel: z.string(),
        titel: z.string(),
        kolommen: z.array(z.object({ sleutel: z.string(), label: z.string(), eenheid: z.string() })),
        rijen: z.array(z.array(value)),
      }),
    )
    .optional(),
  stappen: z.array(z.string()).optional(),
  aannames: z.array(z.string()).optional(),
  nietMeegerekend: z.array(z.string()).optional(),
  wet: z
    .array(
      z.object({
        id: z.string().describe('Ook op /api/v1/cijfers/{id}.'),
        label: z.string(),
        waarde: z.unknown().describe('Tarieven als breuk: 0.15 is 15 %.'),
        eenheid: z.string(),
        vanaf: day,
        bron: z.string(),
        artikel: z.string().optional(),
        adres: z.string().optional(),
        zekerheid: z.enum(confidences),
        nagekeken: day,
        stand,
        afgeleid: z.boolean().optional(),
        voorlopig: z.boolean(),
      }),
    )
    .optional(),
  link: z
    .string()
    .optional()
    .describe('Opent dit geval op de site, op de dag van vandaag; de invoer staat achter het hekje.'),
})
export type V1Answer = z.infer<typeof v1Answer>

/** In the place of the answer to a wrong case. */
export const v1CaseRefusal = z.object({ fout: z.object({ status: z.number(), ...refused }) })

export const v1Answers = z.object({
  versie,
  rekenhulp: z.string(),
  antwoorden: z
    .array(z.union([v1Answer, v1CaseRefusal]))
    .describe('In de volgorde van de gevallen; een fout geval houdt de andere niet tegen.'),
})

const summary = z.object({
  slug: z.string(),
  categorie: z.enum(['sparen', 'lenen', 'beleggen', 'planning']),
  titel: z.string(),
  vraag: z.string(),
  pagina: z.string(),
})
export const v1List = z.object({ versie, motor, rekenhulpen: z.array(summary) })

export const fieldKinds = {
  euro: 'bedrag',
  percent: 'percentage',
  months: 'maanden',
  years: 'jaren',
  year: 'jaartal',
  count: 'aantal',
  date: 'datum',
  month: 'maand',
  text: 'tekst',
  choice: 'keuze',
  toggle: 'janee',
  rows: 'lijst',
} as const
const kindWords = z.enum(Object.values(fieldKinds) as [string, ...string[]])

const simpleField = z.object({
  sleutel: z.string(),
  label: z.string(),
  soort: kindWords,
  uitleg: z.string().optional(),
  eenheid: z.string().optional(),
  start: z.unknown(),
  min: value.optional(),
  max: value.optional(),
  decimalen: z.number().optional(),
  leegMag: z.boolean().optional(),
  keuzes: z.array(choice).optional(),
  toonAls: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Telt alleen mee als deze velden deze waarden hebben.'),
})
export const v1Description = summary.extend({
  versie,
  motor,
  jaren: z.array(z.number()).describe('Jaren waarvan de regels een ander antwoord geven, voor `regels`.'),
  aangekondigd: z.boolean().describe('Of gestemde of aangekondigde regels het standaardgeval veranderen.'),
  velden: z.array(simpleField.extend({ kolommen: z.array(simpleField).optional() })),
  uitkomsten: z.array(
    z.object({
      sleutel: outputKey,
      label: z.string(),
      eenheid: z.string(),
      type: z.enum(['getal', 'tekst']),
      uitleg: z.string().optional(),
      kanOntbreken: z.boolean().optional(),
    }),
  ),
})
export type V1Description = z.infer<typeof v1Description>

const figureHead = {
  id: z.string(),
  label: z.string(),
  onderwerp: z.string(),
  eenheid: z.string(),
}
const figureRow = {
  vanaf: day,
  waarde: z
    .unknown()
    .describe('Tarieven als breuk, bedragen in euro, schalen als lijst of object, null na een afschaffing.'),
  stand,
  bron: z.string(),
  artikel: z.string().optional(),
  adres: z.string().optional(),
  bewijs: z.string().optional().describe('Wat er in de tekst staat.'),
  zekerheid: z.enum(confidences),
  nagekeken: day,
  afgeleid: z.boolean().optional(),
  opmerking: z.string().optional(),
}
const coming = z.object({ vanaf: day, waarde: z.unknown(), stand })
export const v1Figure = z.object({
  versie,
  ...figureHead,
  datum: day,
  ...figureRow,
  voorlopig: z.boolean().describe('Gevraagd na de laatste dag waarvoor we het cijfer kennen.'),
  bekendTot: day.optional(),
  komt: z.array(coming).describe('Wat na die dag begint of nog geen wet is.'),
})
export const v1Figures = z.object({
  versie,
  datum: day,
  cijfers: z.array(z.object({ ...figureHead, vanaf: day, waarde: z.unknown(), stand, voorlopig: z.boolean() })),
})
export const v1History = z.object({
  versie,
  ...figureHead,
  bekendTot: day.optional(),
  rijen: z.array(z.object({ ...figureRow, tot: day.optional().describe('Laatste dag; ontbreekt als ze nog geldt.') })),
})

const reading = z.object({ slug: z.string(), titel: z.string(), pagina: z.string() })
export const v1QuestionAnswer = z.object({
  versie,
  rekenhulp: z.string().nullable().describe('De rekenhulp, of null als we dit niet uitrekenen.'),
  zeker: z.boolean().describe('Bij false ligt een andere lezing dichtbij: vraag welke bedoeld is.'),
  titel: z.string().optional(),
  invoer: z
    .record(z.string(), z.unknown())
    .describe('Wat de vraag zegt, en wat vanzelf spreekt: een verkoop zonder dag is van vandaag. Nooit een voorbeeld.'),
  tekst: z.record(z.string(), z.string()).describe('De woorden achter elk veld.'),
  nietGebruikt: z
    .array(z.string())
    .optional()
    .describe('Bedragen en andere waarden uit de vraag die nergens in pasten.'),
  antwoord: v1Answer.optional(),
  fouten: z.array(v1Fault).optional().describe('Als wat de vraag zegt niet kan.'),
  andere: z.array(reading.extend({ invoer: z.record(z.string(), z.unknown()) })).describe('Andere lezingen.'),
  bericht: z.string().optional(),
})
export type V1QuestionAnswer = z.infer<typeof v1QuestionAnswer>

export const v1Index = z.object({
  versie,
  motor,
  wijzigingen: z.array(z.object({ versie: z.string(), op: day, tekst: z.string() })),
  adressen: z.record(z.string(), z.string()),
})
