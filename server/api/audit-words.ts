/** The audit in words: what a row of the log means to somebody who reads it a year later. */
import { dateText, eur, num } from '#calculators/kernel/format.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { productTypeNames, type ProductType } from '#contract/product.ts'
import { numberColumns, numberLabels, productNumbers, rateNumbers } from '#contract/rate-columns.ts'
import { rateTypeNames, type RateType } from '#contract/rate.ts'
import type { AuditRow } from '#server/database/tables.ts'

const kindNames: Readonly<Record<string, string>> = {
  bank: 'de bank',
  product: 'het product',
  rente: 'de rente van',
  rentebestand: 'het bestand',
  reeks: 'de reeks',
  beheerder: 'de beheerder',
}

const verbs: Readonly<Record<string, string>> = {
  toevoegen: 'voegde toe:',
  wijzigen: 'wijzigde',
  corrigeren: 'corrigeerde',
  nakijken: 'keek na, ongewijzigd:',
  verwijderen: 'verwijderde',
  terugzetten: 'zette terug:',
  terugdraaien: 'draaide terug:',
  invoeren: 'voerde in:',
  uitschakelen: 'schakelde uit:',
}

/** Deeds that say it all by themselves. */
const sentences: Readonly<Record<string, string>> = {
  aanmelden: 'logde in',
  afmelden: 'logde uit',
  'overal afmelden': 'logde overal uit',
  'wachtwoord wijzigen': 'wijzigde het wachtwoord',
  'wachtwoord bevestigen': 'bevestigde het wachtwoord',
  'tweede factor aanzetten': 'zette de tweede factor aan',
  'tweede factor uitzetten': 'zette de tweede factor uit',
  'passkey toevoegen': 'voegde een passkey toe',
  'passkey verwijderen': 'verwijderde een passkey',
  'nieuwe herstelcodes': 'maakte nieuwe herstelcodes',
  'herstelcode gebruiken': 'logde in met een herstelcode',
  'sessie beëindigen': 'beëindigde een sessie',
  verzenden: 'meldde adressen aan IndexNow',
}

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Naam',
  shortName: 'Korte naam',
  website: 'Website',
  type: 'Type',
  bic: 'BIC',
  phone: 'Telefoon',
  email: 'E-mail',
  description: 'Beschrijving',
  isActive: 'Actief',
  productType: 'Producttype',
  regulated: 'Gereglementeerd',
  ...numberLabels(productNumbers),
  rateType: 'Soort',
  ...numberLabels(rateNumbers),
  validFrom: 'Geldig sinds',
  checkedOn: 'Nagekeken op',
  source: 'Bron',
  confidence: 'Zekerheid',
  note: 'Opmerking',
  added: 'Nieuw',
  changed: 'Gewijzigd',
  unchanged: 'Ongewijzigd',
  count: 'Nieuwe punten',
  submittedUrls: 'Adressen',
  message: 'Antwoord',
  bankId: 'Bank',
  productId: 'Product',
}

const moves: ReadonlySet<string> = new Set(['Bank', 'Product'])
const types: Readonly<Record<string, string>> = {
  retail: 'Retail',
  online: 'Online',
  cooperative: 'Coöperatief',
  investment: 'Investering',
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (typeof value === 'number') {
    const kind = numberColumns.get(field)?.kind
    if (kind === 'percent') return `${num(value, 4, 2)}\u00a0%`
    return kind === 'euro' ? eur(value) : num(value, 4)
  }
  if (typeof value !== 'string') return JSON.stringify(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dateText(value)
  if (field === 'productType') return productTypeNames[value as ProductType] ?? value
  if (field === 'rateType') return rateTypeNames[value as RateType] ?? value
  return field === 'type' ? (types[value] ?? value) : value
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function changesOf(before: unknown, after: unknown): AuditEntry['changes'] {
  const [old, young] = [fieldsOf(before), fieldsOf(after)]
  return (
    Object.entries(fieldNames)
      .map(([field, name]) => ({
        field: name,
        before: valueText(field, old[field]),
        after: valueText(field, young[field]),
      }))
      .filter((change) => change.before !== change.after)
      // Identifiers only say something when a row moved.
      .filter(({ field, before: was, after: is }) => !moves.has(field) || (was !== '' && is !== ''))
  )
}

function sentenceOf(row: AuditRow): string {
  const failed = row.result === 'ok' ? '' : row.action === 'aanmelden' ? 'probeerde in te loggen' : ' (mislukt)'
  const whole = sentences[row.action]
  if (whole !== undefined) return row.action === 'aanmelden' && failed !== '' ? failed : `${whole}${failed}`
  const name = row.object_name === '' ? row.object_id : row.object_name
  return `${[verbs[row.action] ?? row.action, kindNames[row.object_type] ?? row.object_type, name].join(' ').trim()}${failed}`
}

export function toEntry(row: AuditRow): AuditEntry {
  const value = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  const [before, after] = [value(row.before), value(row.after)]
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action,
    objectType: row.object_type,
    objectId: row.object_id,
    before,
    after,
    result: row.result,
    requestId: row.request_id,
    network: row.network,
    sentence: sentenceOf(row),
    changes: changesOf(before, after),
  }
}
