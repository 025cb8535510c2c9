import { type SQL, sql } from 'drizzle-orm'
import { Conflict } from '#domain/errors/app-error.ts'
import { idTaken } from '#locales/errors.ts'
import type { Ctx } from './context.ts'

/** Called when nothing was added: throws if the reason is that the id is taken. `isTaken` is the condition. @throws Conflict `id-taken` */
export async function requireFreeId({ db }: Ctx, isTaken: SQL): Promise<void> {
  const [one] = await db.all<{ isTaken: number }>(sql`SELECT ${isTaken} AS isTaken`)
  if (one?.isTaken) throw new Conflict('id-taken', idTaken)
}
