import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '#domain/errors/app-error.ts'
import type { NewShare } from '#domain/shares/share.ts'
import * as messages from '#locales/errors.ts'
import { yearTitle } from '#locales/share.ts'
import type { AccountsCtx, Ctx, SystemCtx } from '../context.ts'
import { crate, share, user } from '../schema.ts'
import { allShown, listOrYear } from './shares.ts'

/** A share that everybody who has its link can see. */
export type OpenShare = Awaited<ReturnType<typeof readShare>> & object

/** Stands for the id of a share that is not saved yet. */
export const DRAFT = 0

/** The fields that determine what a share shows. */
export type ShownShare = Omit<OpenShare, 'tokenHash' | 'seed' | 'expiresAt' | 'removedAt' | 'visits' | 'createdAt'>

/**
 * The row of the visible share whose token has this hash: not expired, not taken down, and the account is open; null otherwise. `database`
 * is the database of its owner's records, from which `readShare` reads the rest.
 */
export const findShare = (ctx: AccountsCtx, tokenHash: string) => findOpen(ctx, eq(share.tokenHash, tokenHash))

async function findOpen({ accounts, now }: AccountsCtx, which: SQL | undefined) {
  const [found] = await accounts
    .select({ share, database: user.database })
    .from(share)
    .innerJoin(user, and(eq(user.id, share.userId), isNull(user.bannedAt), isNull(user.deletedAt)))
    .where(
      and(which, isNull(share.removedAt), sql`coalesce(${share.expiresAt}, ${now.getTime()} + 1) > ${now.getTime()}`),
    )
  return found ?? null
}

/** The share of a row, with its crate; null if the crate is missing. */
export async function readShare(ctx: SystemCtx, row: typeof share.$inferSelect) {
  const { now } = ctx
  const shown = { ...row, ...listOrYear(row.list), isGiftList: row.giftUntil !== null && row.giftUntil > now }
  if (row.crateId === null) return { ...shown, crate: null }
  const crate = await findCrate({ ...ctx, userId: row.userId }, row.crateId)
  return crate && { ...shown, crate }
}

/** What a share shows of its crate besides the albums; null if the person has none with this id. */
async function findCrate({ db, userId }: Ctx, id: number) {
  const { name, description, query } = crate
  const [found] = await db
    .select({ id: crate.id, name, description, query })
    .from(crate)
    .where(and(eq(crate.userId, userId), eq(crate.id, id)))
  return found ? { ...found, query: found.query ?? undefined } : null
}

/** Counts a visit. Nothing about the visitor is stored. */
export const countVisit = ({ accounts }: AccountsCtx, id: number): Promise<unknown> =>
  accounts
    .update(share)
    .set({ visits: sql`${share.visits} + 1` })
    .where(eq(share.id, id))

/** The title of a share: its own, or that of its contents. Empty for a query without one. */
export const titleOf = ({ title, crate, year }: ShownShare) =>
  title || crate?.name || (year === null ? '' : yearTitle(year))

/** A share that is not saved yet, as its link would show it. @throws NotFound if the crate is not the person's */
export async function draftShare(ctx: Ctx, { of, ...options }: NewShare): Promise<ShownShare> {
  const { userId, now } = ctx
  const crate = of.crate === undefined ? null : await findCrate(ctx, of.crate)
  if (of.crate !== undefined && !crate) throw new NotFound(messages.crateGone)
  return {
    id: DRAFT,
    userId,
    crateId: crate?.id ?? null,
    crate,
    list: of.list ?? null,
    year: of.year ?? null,
    query: of.query ?? null,
    title: options.title ?? '',
    sharer: options.sharer ?? '',
    shows: allShown(options.shows),
    view: options.view ?? 'wall',
    isListed: false,
    giftUntil: options.gift ? now : null,
    isGiftList: options.gift !== undefined,
  }
}

/** A share of the person as others see it; null if it is not visible to them, or not the person's. */
export async function findOwnOpenShare(ctx: Ctx, id: number): Promise<OpenShare | null> {
  const found = await findOpen(ctx, and(eq(share.userId, ctx.userId), eq(share.id, id)))
  return found && readShare(ctx, found.share)
}
