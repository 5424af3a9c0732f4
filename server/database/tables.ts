/** The tables as Kysely sees them. Only text, integer and double: the same on SQLite and PostgreSQL. */
import type { Kysely, Transaction } from 'kysely'
import type { NumberRow, productNumbers, rateNumbers } from '#contract/rate-columns.ts'

type Bookkeeping = { version: number; created_at: string; updated_at: string }

/** Truth values are 0 or 1. */
export type Bit = number

export type BankRow = Bookkeeping & {
  id: string
  name: string
  short_name: string
  /** Lower-case short name: unique without leaning on a collation. */
  short_name_key: string
  website: string
  type: string
  bic: string
  phone: string
  email: string
  description: string
  is_active: Bit
}

export type ProductRow = Bookkeeping &
  NumberRow<typeof productNumbers> & {
    id: string
    bank_id: string
    name: string
    product_type: string
    description: string
    regulated: Bit | null
    is_active: Bit
  }

type RateValues = NumberRow<typeof rateNumbers> & {
  rate_type: string
  valid_from: string
  checked_on: string
  source: string
  confidence: string
  note: string
}

export type RateRow = Bookkeeping & RateValues & { id: string; product_id: string }

/** Names are copied: history outlives the product and the bank. */
export type RateHistoryRow = RateValues & {
  id: string
  product_id: string | null
  bank_name: string
  product_name: string
  product_type: string
  total_rate: number | null
  action: string
  recorded_at: string
}

export type AdminRow = {
  id: string
  email: string
  email_key: string
  password_hash: string
  must_change_password: Bit
  is_disabled: Bit
  created_at: string
  updated_at: string
}

export type SessionRow = {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  token_hash: string
  admin_id: string
  created_at: string
  last_seen_at: string
  expires_at: string
  /** What the browser calls itself, and a truncated network: so that its owner recognises it in a list. */
  device: string
  network: string
}

export type SecondFactorRow = {
  admin_id: string
  /** Base32, as the authenticator app got it. */
  secret: string
  /** Null until the first code proved that the app has the secret. */
  confirmed_at: string | null
  /** The newest time step a code was accepted for: a code counts once. */
  last_step: number
}

/** SHA-256 of a code of 80 random bits; a used one is removed. */
export type RecoveryCodeRow = { code_hash: string; admin_id: string }

/** `id` and `public_key` are base64url, as the authenticator gave them. */
export type PasskeyRow = {
  id: string
  admin_id: string
  name: string
  public_key: string
  /** Up to 32 bits without a sign: as text, for both databases. */
  counter: string
  created_at: string
  last_used_at: string | null
}

export type UsedChallengeRow = { hash: string; used_at: string }

export type AuditRow = {
  id: string
  at: string
  actor: string
  action: string
  object_type: string
  object_id: string
  before: string | null
  after: string | null
  result: string
  request_id: string
  network: string
  /** What people call the record; it may be gone when the log is read. */
  object_name: string
}

export type ThrottleRow = { key: string; failures: number; window_start: string; blocked_until: string }

/** A browser that logged in before: SHA-256 of the token in its cookie. */
export type DeviceRow = { token_hash: string; admin_id: string; created_at: string; last_used_at: string }

export type FailedLoginRow = { id: string; at: string; address_hash: string; network: string; request_id: string }

export type SubmissionRow = {
  id: string
  at: string
  scope: string
  success: Bit
  status_code: number | null
  submitted_urls: number
  message: string
  /** Path and content hash of every address sent, so that the next one can send only what changed. */
  sent: string
}

export type LockRow = { name: string; held_until: string }

export type IdempotencyRow = {
  key: string
  request_hash: string
  status: number
  body: string
  created_at: string
}

/** Points of public series: rate levels of the market. */
export type SeriesPointRow = {
  series: string
  period: string
  value: number
  source: string
  fetched_at: string
}

/** A deed that can be taken back: a deletion or an import. `inverse` is what undoes it. */
export type UndoRow = {
  id: string
  at: string
  actor: string
  kind: string
  name: string
  contents: string
  inverse: string
}

/** Somebody looked at a product without a rate and found nothing to change. */
export type ProductCheckRow = { product_id: string; checked_on: string }

/** The last turn of an importer; `problem` is empty when it went well. */
export type ImportRunRow = { name: string; at: string; problem: string }

export type MetaRow = { key: string; value: string; number: number }

export type Tables = {
  banks: BankRow
  products: ProductRow
  rates: RateRow
  rate_history: RateHistoryRow
  admins: AdminRow
  sessions: SessionRow
  audit: AuditRow
  throttle: ThrottleRow
  devices: DeviceRow
  failed_logins: FailedLoginRow
  indexnow_submissions: SubmissionRow
  locks: LockRow
  idempotency: IdempotencyRow
  series_points: SeriesPointRow
  undo: UndoRow
  product_checks: ProductCheckRow
  import_runs: ImportRunRow
  second_factors: SecondFactorRow
  recovery_codes: RecoveryCodeRow
  passkeys: PasskeyRow
  used_challenges: UsedChallengeRow
  meta: MetaRow
}

export type Query = Kysely<Tables>
export type Change = Transaction<Tables>
