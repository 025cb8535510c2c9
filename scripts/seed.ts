import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { LIMITS } from '#domain/limits.ts'
import { type AccountsCtx, createCtx } from '#worker/db/context.ts'
import { type DatabaseBindings, databasesOf } from '#worker/db/databases.ts'
import { album, user } from '#worker/db/schema.ts'
import { prepareDatabase, withLocalDatabase } from './database.ts'
import { DEMO } from './demo/accounts.ts'
import { insertInPieces } from './demo/insert-in-pieces.ts'
import { manyAlbums } from './demo/many-albums.ts'

const text = (count: number) => count.toLocaleString('en')

/** Adds generated albums to an account of the local database, up to the album limit. */
async function seed(
  { accounts }: AccountsCtx,
  bindings: DatabaseBindings,
  email: string,
  count: number,
): Promise<{ added: number; before: number }> {
  const [person] = await accounts
    .select({ id: user.id, database: user.database })
    .from(user)
    .where(eq(user.email, email))
  if (!person) throw new Error(`There is no account ${email} in the local database.`)
  const ctx = createCtx(databasesOf(bindings, person.database))
  const { db, now } = ctx
  const before = await db.$count(album, eq(album.userId, person.id))
  const albums = manyAlbums(Math.min(before + count, LIMITS.albumsPerPerson), now).slice(before)
  // The database ends connections after some seconds; this one must notice before it is used again.
  await setImmediate()
  const written = await insertInPieces({ ...ctx, userId: person.id }, albums)
  return { added: written.length, before }
}

const { values } = parseArgs({
  options: {
    email: { type: 'string', default: DEMO.demo.email },
    albums: { type: 'string', default: '10000' },
  },
  strict: false,
})
const count = Number(values.albums)
if (!Number.isInteger(count) || count < 1 || count > LIMITS.albumsPerPerson) {
  console.error(`--albums must be a whole number from 1 to ${text(LIMITS.albumsPerPerson)}.`)
  process.exit(1)
}

const root = resolve(import.meta.dirname, '..')
const state = resolve(root, process.env.GATEFOLD_STATE || join('.wrangler', 'state'))
await prepareDatabase(root, state)
try {
  const { added, before } = await withLocalDatabase(root, state, (ctx, bindings) =>
    seed(ctx, bindings, String(values.email), count),
  )
  console.info(`${text(added)} albums added for ${values.email}, who had ${text(before)} (including the trash).`)
  if (added < count) console.info(`A collection holds at most ${text(LIMITS.albumsPerPerson)} albums.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
