import type { Databases } from './context.ts'

/** The bindings: `DB` has the accounts and is the records database 0; `RECORDS_1` and so on have those numbers. */
export type DatabaseBindings = { DB: D1Database; [binding: `RECORDS_${number}`]: D1Database | undefined }

/** The records database with a number. @throws RecordsUnavailable */
export function databaseOf(env: DatabaseBindings, number: number): D1Database {
  const database = number === 0 ? env.DB : env[`RECORDS_${number}`]
  if (!database) throw new RecordsUnavailable(`RECORDS_${number} is not bound`)
  return database
}

/** The database of a person's records is unreachable, or no longer has them. This is temporary and affects nobody else. */
export class RecordsUnavailable extends Error {}

/** The numbers of all records databases. */
export const recordsDatabases = (env: object): number[] => [
  0,
  ...Object.keys(env)
    .flatMap((name) => /^RECORDS_([1-9]\d*)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other),
]

/** The databases of an account with its records in the database with this number. */
export const databasesOf = (env: DatabaseBindings, number: number): Databases<D1Database> => ({
  accounts: env.DB,
  records: databaseOf(env, number),
})
