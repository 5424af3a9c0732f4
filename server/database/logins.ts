/** Step 007: browsers that logged in before, and addresses tried in vain. */
import { randomBytes } from 'node:crypto'
import type { Change } from '#server/database/tables.ts'

export async function createLoginTables(change: Change): Promise<void> {
  await change.schema
    .createTable('devices')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .execute()
  await change.schema.createIndex('devices_by_admin').on('devices').columns(['admin_id', 'last_used_at']).execute()
  await change.schema
    .createTable('failed_logins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute()
  await change.schema.createIndex('failed_logins_by_time').on('failed_logins').column('at').execute()
  // An address can be guessed and hashed by anyone; with a key of this database it cannot be looked up elsewhere.
  const value = randomBytes(32).toString('base64url')
  await change.insertInto('meta').values({ key: 'login_key', value, number: 0 }).execute()
}
