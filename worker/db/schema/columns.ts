import { integer, text } from 'drizzle-orm/sqlite-core'

/** A column with a moment, stored in milliseconds since 1970. */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** The column of the person that a row belongs to, whose account can be in another database. */
export const owner = () => text('user_id').notNull()
