import { integer } from 'drizzle-orm/sqlite-core'

/** A column with a moment, stored in milliseconds since 1970. */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
