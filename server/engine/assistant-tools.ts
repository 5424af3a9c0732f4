/** The calculators that are asked most, as tools of their own for assistants, with exact schemas. */
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { type Schema, schemasOf } from '#calculators/kernel/schema.ts'

/** Those of the home page and of the questions behind it; a test refuses a slug that is not there. */
export const ownTools = [
  'bruto-netto-calculator',
  'hypothecaire-lening-berekenen',
  'kredietcapaciteit-calculator',
  'deposito-calculator',
  'samengestelde-interest-berekenen',
  'registratierechten-berekenen',
  'persoonlijke-lening-berekenen',
  'pensioen-calculator',
  'pensioensparen-calculator',
  'erfbelasting-calculator',
  'schenkbelasting-calculator',
  'huurindexatie-berekenen',
  'opzegtermijn-calculator',
  'vakantiegeld-berekenen',
  'meerwaardebelasting-calculator',
] as const

/** The parts of an answer that an assistant needs to tell it; the others it can ask `bereken` for. */
export const toldParts = 'invoer,zin,uitkomsten,meldingen,nietMeegerekend,link'

export type AssistantTool = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly input: Schema
  readonly outputs: Schema
}

/** The day and the rules, called as in a shared link: some calculators have fields called so. */
const around = {
  _datum: { type: 'string', description: 'De dag van vandaag in de berekening, JJJJ-MM-DD.' },
  _regels: { type: 'string', description: 'Het jaar (JJJJ) of de dag van de regels, of "aangekondigd".' },
}

export function assistantTool(meta: Meta, calculator: AnyCalculator, env: Env): AssistantTool {
  const { inputs, outputs } = schemasOf(calculator, env)
  return {
    slug: meta.slug,
    title: meta.pageTitle,
    description: `${meta.question} ${meta.metaDescription} Wat ontbreekt, krijgt zijn startwaarde en staat in "aangenomen".`,
    input: { ...inputs, properties: { ...(inputs['properties'] as Schema), ...around } },
    outputs,
  }
}
