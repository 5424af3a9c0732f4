/** Steps of the schema that the back office asked for. Like all steps they only add. */
import type { Migration } from '#server/database/migration.ts'

export const adminMigrations: readonly Migration[] = [
  {
    name: '002-undo',
    up: async (change) => {
      await change.schema
        .createTable('undo')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('contents', 'text', (column) => column.notNull())
        .addColumn('inverse', 'text', (column) => column.notNull())
        .execute()
      await change.schema.createIndex('undo_by_time').on('undo').columns(['at', 'id']).execute()
    },
  },
  {
    name: '003-checks',
    up: async (change) => {
      await change.schema
        .createTable('product_checks')
        .addColumn('product_id', 'text', (column) => column.primaryKey().references('products.id').onDelete('cascade'))
        .addColumn('checked_on', 'text', (column) => column.notNull())
        .execute()
      await change.schema
        .createTable('import_runs')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('problem', 'text', (column) => column.notNull())
        .execute()
    },
  },
  {
    name: '004-audit-names',
    up: async (change) => {
      await change.schema
        .alterTable('audit')
        .addColumn('object_name', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
  },
  {
    name: '005-second-factor',
    up: async (change) => {
      await change.schema
        .createTable('second_factors')
        .addColumn('admin_id', 'text', (column) => column.primaryKey().references('admins.id').onDelete('cascade'))
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'text')
        .addColumn('last_step', 'integer', (column) => column.notNull())
        .execute()
      await change.schema
        .createTable('recovery_codes')
        .addColumn('code_hash', 'text', (column) => column.primaryKey())
        .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
        .execute()
      for (const name of ['device', 'network'] as const) {
        await change.schema
          .alterTable('sessions')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      }
    },
  },
]

export const passkeyMigration: Migration = {
  name: '008-passkeys',
  up: async (change) => {
    await change.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute()
    await change.schema
      .createTable('used_challenges')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .execute()
  },
}
