import { createProfile } from '#worker/db/albums/welcome-album.ts'
import type { SystemCtx } from '#worker/db/context.ts'
import { user } from '#worker/db/schema.ts'

/** The prefix of the usernames. */
export const CROWD = 'crowd'

/** Creates more users than the administration lists at once, `crowd-00` first. They cannot sign in, and no test changes them. */
export async function seedCrowd(ctx: SystemCtx): Promise<void> {
  const start = Date.now() - 86_400_000
  for (let index = 0; index < 52; index += 1) {
    const name = `${CROWD}-${String(index).padStart(2, '0')}`
    const role = index === 7 ? 'test' : 'user'
    const createdAt = new Date(start + index * 1_000)
    const person = { id: name, name, email: `${name}@example.com` }
    await ctx.accounts.insert(user).values({ ...person, role, createdAt, updatedAt: createdAt })
    await createProfile({ ...ctx, now: createdAt }, person)
  }
}
