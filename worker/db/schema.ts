export * from './schema/accounts.ts'
export * from './schema/auth.ts'
export * from './schema/records.ts'
