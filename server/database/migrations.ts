/**
 * The schema as a list of steps. Steps only ever add (tables, columns with a default, indexes), so that the
 * previous release keeps running on the new schema. Never edit a step that was released: add one.
 */
import { sql } from 'kysely'
import { createLoginTables } from '#server/database/logins.ts'
import { adminMigrations, passkeyMigration } from '#server/database/admin-migrations.ts'
import type { DatabaseKind, Migration } from '#server/database/migration.ts'
import type { Change } from '#server/database/tables.ts'

async function createRateTables(change: Change): Promise<void> {
  await change.schema
    .createTable('banks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('short_name_key', 'text', (column) => column.notNull().unique())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bic', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await change.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bank_id', 'text', (column) => column.notNull().references('banks.id').onDelete('restrict'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('product_type', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('regulated', 'integer')
    .addColumn('min_amount', 'double precision')
    .addColumn('max_amount', 'double precision')
    .addColumn('max_monthly_deposit', 'double precision')
    .addColumn('min_term', 'integer')
    .addColumn('max_term', 'integer')
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await change.schema.createIndex('products_by_bank').on('products').column('bank_id').execute()
  await change.schema
    .createTable('rates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id').onDelete('restrict'))
    .addColumn('rate_type', 'text', (column) => column.notNull())
    .addColumn('base_rate', 'double precision')
    .addColumn('loyalty_bonus', 'double precision')
    .addColumn('promotional_rate', 'double precision')
    .addColumn('promotional_period', 'integer')
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('checked_on', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('confidence', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('one_rate_per_type', ['product_id', 'rate_type'])
    .execute()
  await change.schema
    .createTable('rate_history')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text')
    .addColumn('bank_name', 'text', (column) => column.notNull())
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('product_type', 'text', (column) => column.notNull())
    .addColumn('rate_type', 'text', (column) => column.notNull())
    .addColumn('base_rate', 'double precision')
    .addColumn('loyalty_bonus', 'double precision')
    .addColumn('promotional_rate', 'double precision')
    .addColumn('promotional_period', 'integer')
    .addColumn('total_rate', 'double precision')
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('checked_on', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('confidence', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .execute()
  await change.schema
    .createIndex('history_by_product')
    .on('rate_history')
    .columns(['product_id', 'valid_from'])
    .execute()
  await change.schema
    .createTable('series_points')
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('value', 'double precision', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('fetched_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('series_points_key', ['series', 'period'])
    .execute()
}

async function createAdminTables(change: Change): Promise<void> {
  await change.schema
    .createTable('admins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('must_change_password', 'integer', (column) => column.notNull())
    .addColumn('is_disabled', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await change.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await change.schema.createIndex('sessions_by_admin').on('sessions').columns(['admin_id', 'created_at']).execute()
  await change.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('window_start', 'text', (column) => column.notNull())
    .addColumn('blocked_until', 'text', (column) => column.notNull())
    .execute()
  await change.schema
    .createTable('idempotency')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await change.schema
    .createTable('indexnow_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('success', 'integer', (column) => column.notNull())
    .addColumn('status_code', 'integer')
    .addColumn('submitted_urls', 'integer', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('sent', 'text', (column) => column.notNull())
    .execute()
  await change.schema
    .createTable('locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('held_until', 'text', (column) => column.notNull())
    .execute()
}

/** Nobody, not even this server, changes or removes what was written down. */
async function createAuditTable(change: Change, kind: DatabaseKind): Promise<void> {
  await change.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('object_type', 'text', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .execute()
  await change.schema.createIndex('audit_by_time').on('audit').columns(['at', 'id']).execute()
  if (kind === 'sqlite') {
    await sql`create trigger audit_keeps_rows before delete on audit
      begin select raise(abort, 'audit rows stay'); end`.execute(change)
    await sql`create trigger audit_keeps_values before update on audit
      begin select raise(abort, 'audit rows stay as they are'); end`.execute(change)
  } else {
    await sql`create function refuse_audit_change() returns trigger language plpgsql as
      'begin raise exception ''audit rows stay as they are''; end'`.execute(change)
    await sql`create trigger audit_keeps_rows before update or delete on audit
      for each row execute function refuse_audit_change()`.execute(change)
    await sql`create trigger audit_keeps_table before truncate on audit
      for each statement execute function refuse_audit_change()`.execute(change)
  }
}

export const migrations: readonly Migration[] = [
  {
    name: '001-start',
    up: async (change, kind) => {
      await createRateTables(change)
      await createAdminTables(change)
      await createAuditTable(change, kind)
    },
  },
  ...adminMigrations,
  { name: '007-logins', up: createLoginTables },
  passkeyMigration,
]
