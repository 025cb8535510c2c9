import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as accounts from './accounts.ts'
import * as auth from './auth.ts'
import * as records from './records.ts'

const tablesOf = (...modules: object[]): SQLiteTable[] =>
  modules.flatMap((module) => Object.values(module)).filter((one): one is SQLiteTable => is(one, SQLiteTable))

/** The tables by role. The roles can be in different databases, so no foreign key, trigger, statement or transaction has tables of both. */
export const ROLES = {
  accounts: tablesOf(auth, accounts).map(getTableName),
  records: tablesOf(records).map(getTableName),
}

/** The tables whose rows belong to a person's records, with their primary keys. */
export const ownedRecords = (): { name: string; key: string[] }[] =>
  tablesOf(records)
    .map(getTableConfig)
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name, columns, primaryKeys: [composite] }) => ({
      name,
      key: (composite?.columns ?? columns.filter(({ primary }) => primary)).map((column) => column.name),
    }))
