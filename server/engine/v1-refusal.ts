/** A refusal as version 1 gives it: one shape, one status per kind of fault, fixed sentences in Dutch, French or English. */
import type { FieldErrors } from '#contract/check.ts'
import type { ErrorCode } from '#contract/error.ts'
import { apiVersion, type FaultCode, v1Prefix, type V1Error, type V1Fault } from '#contract/v1.ts'
import type { Context } from '#server/http/environment.ts'
import type { Problem, ProblemStatus } from '#server/http/problem.ts'

export const isV1 = (path: string): boolean => path === v1Prefix || path.startsWith(`${v1Prefix}/`)

const languages = ['nl', 'fr', 'en'] as const
export type Language = (typeof languages)[number]
type Sentences = Readonly<Record<Language, string>>

/** The language with the highest weight of those we write; Dutch when none is. */
export function languageOf(accepted: string | undefined): Language {
  const asked = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const weight = Number(
        parameters
          .find((one) => one.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { language: tag.trim().toLowerCase().split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight }
    })
  const best = asked
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ language }) => (languages as readonly string[]).includes(language))
  return (best?.language as Language | undefined) ?? 'nl'
}

const sentences: Readonly<Record<FaultCode, Sentences>> = {
  ongeldige_invoer: {
    nl: 'Kijk de invoer na.',
    fr: 'Vérifiez les données envoyées.',
    en: 'Check what you sent.',
  },
  geen_json: {
    nl: 'Stuur geldige JSON, als application/json.',
    fr: 'Envoyez du JSON valide, en application/json.',
    en: 'Send valid JSON, as application/json.',
  },
  onbekend: { nl: 'Dit bestaat niet.', fr: 'Ceci n’existe pas.', en: 'This does not exist.' },
  methode: {
    nl: 'Deze methode kan hier niet.',
    fr: 'Cette méthode n’est pas possible ici.',
    en: 'This method is not possible here.',
  },
  te_groot: { nl: 'Dit verzoek is te groot.', fr: 'Cette demande est trop grande.', en: 'This request is too large.' },
  adres_te_lang: { nl: 'Dit adres is te lang.', fr: 'Cette adresse est trop longue.', en: 'This address is too long.' },
  onvolledig: {
    nl: 'Het verzoek kwam niet volledig aan. Probeer het opnieuw.',
    fr: 'La demande est arrivée incomplète. Réessayez.',
    en: 'The request did not arrive whole. Try again.',
  },
  herkomst: {
    nl: 'Vraag dit over https.',
    fr: 'Posez la question en https.',
    en: 'Ask this over https.',
  },
  te_veel: {
    nl: 'Je vroeg te veel in korte tijd. Wacht zo lang als Retry-After zegt.',
    fr: 'Trop de demandes en peu de temps. Attendez le délai indiqué par Retry-After.',
    en: 'Too much in a short time. Wait as long as Retry-After says.',
  },
  te_druk: {
    nl: 'Het is even te druk. Wacht zo lang als Retry-After zegt.',
    fr: 'Le service est trop sollicité. Attendez le délai indiqué par Retry-After.',
    en: 'The service is too busy. Wait as long as Retry-After says.',
  },
  intern: {
    nl: 'Er liep iets mis op de server.',
    fr: 'Une erreur s’est produite sur le serveur.',
    en: 'Something went wrong on the server.',
  },
}

/** Kinds of faults with one sentence; a value out of its bounds is told in Dutch, with the bounds beside it. */
const faultSentences: Readonly<Partial<Record<V1Fault['soort'], Sentences>>> = {
  onbekend: { nl: 'Onbekend veld.', fr: 'Champ inconnu.', en: 'Unknown field.' },
  keuze: {
    nl: 'Kies een van de mogelijkheden.',
    fr: 'Choisissez une des possibilités.',
    en: 'Choose one of the possibilities.',
  },
  ontbreekt: {
    nl: 'Ontbreekt.',
    fr: 'Manque : sans « streng », nous calculons avec un exemple.',
    en: 'Missing: without "streng" we compute with an example.',
  },
  jaar: {
    nl: 'We kennen de regels van dat jaar niet.',
    fr: 'Nous ne connaissons pas les règles de cette année pour ce cas.',
    en: 'We do not have the rules of that year for this case.',
  },
  vorm: {
    nl: 'Deze waarde heeft niet de juiste vorm.',
    fr: 'Cette valeur n’a pas la bonne forme (AAAA ou AAAA-MM-JJ pour une date).',
    en: 'This value does not have the right form (YYYY or YYYY-MM-DD for a date).',
  },
}

const codes: Readonly<Partial<Record<ErrorCode, FaultCode>>> = {
  invalid_input: 'ongeldige_invoer',
  invalid_json: 'geen_json',
  not_json: 'geen_json',
  not_found: 'onbekend',
  method_not_allowed: 'methode',
  too_large: 'te_groot',
  uri_too_long: 'adres_te_lang',
  incomplete: 'onvolledig',
  wrong_origin: 'herkomst',
  too_many_attempts: 'te_veel',
  overloaded: 'te_druk',
  database_unavailable: 'te_druk',
}

const inLanguage = (fault: V1Fault, language: Language): V1Fault => {
  // The Dutch sentence may say more than the fixed one.
  const fixed = language === 'nl' ? undefined : faultSentences[fault.soort]
  return fixed ? { ...fault, boodschap: fixed[language] } : fault
}

/** Messages of a schema: about the whole body an unknown name, else a value that has not the right form. */
export const faultsOfSchema = (fields: FieldErrors): readonly V1Fault[] =>
  Object.entries(fields).map(([path, [boodschap = '']]) => ({
    // A field of a calculator has the same name in every refusal.
    veld: path.replace(/^invoer\./, ''),
    soort: boodschap.startsWith('Onbekend veld') ? 'onbekend' : 'vorm',
    boodschap,
  }))

export type Refusal = Omit<V1Error, 'versie' | 'verzoek'> & { readonly status: ProblemStatus }

export function refusalOf({ code, status, extra }: Problem, language: Language): Refusal {
  const fault = codes[code] ?? 'intern'
  const faults = extra.faults ?? (extra.fields && faultsOfSchema(extra.fields))
  return {
    // One kind of fault, one status: what cannot be read is 400, what is wrong in it 422.
    status: fault === 'ongeldige_invoer' ? 422 : code === 'not_json' ? 415 : status,
    code: fault,
    boodschap: sentences[fault][language],
    ...(faults === undefined ? {} : { velden: faults.map((one) => inLanguage(one, language)) }),
  }
}

export const languageFor = (context: Context): Language => languageOf(context.req.header('accept-language'))

export function refuse(context: Context, problem: Problem): Response {
  const language = languageFor(context)
  const { status, ...refusal } = refusalOf(problem, language)
  context.header('Content-Language', language)
  const body: V1Error = { versie: apiVersion, ...refusal, verzoek: context.get('requestId') }
  return context.json(body, status)
}
