import { sql } from 'drizzle-orm'
import { WELCOME_ARTIST } from '#domain/albums/welcome-album.ts'
import { fileKey } from '#domain/imports/file-key.ts'
import type { AccountSettings } from '#domain/settings.ts'
import * as welcomeAlbum from '#locales/mail.ts'
import { type NewPerson, profileStatement } from '../accounts/profiles.ts'
import { counted } from '../changes/counted.ts'
import { insertStatement } from '../changes/insert-delete.ts'
import type { SystemCtx } from '../context.ts'
import { batch } from '../database.ts'
import { preferences } from '../schema.ts'
import { countAdded } from './album-count.ts'
import { toRow } from './insert-albums.ts'

/** The first album of a new account, as a row of an import. */
export const WELCOME_ALBUM = {
  title: welcomeAlbum.title,
  artist: WELCOME_ARTIST,
  bandcampUrl: null,
  // It is found by this key, so that is the same in all languages.
  sourceKey: fileKey({ title: 'Welcome to Gatefold', artist: WELCOME_ARTIST }, 1),
  rating: 5,
  trackCount: 1,
  userTags: welcomeAlbum.tags,
  notes: welcomeAlbum.notes,
}

/** Creates a person's preferences and welcome album if there are no preferences: in one transaction, so parallel calls create one album. */
export async function createRecords(
  system: SystemCtx,
  userId: string,
  language: AccountSettings['language'] = '',
): Promise<void> {
  const ctx = { ...system, userId }
  const { db, now } = ctx
  const isNew = sql`NOT EXISTS (SELECT 1 FROM preferences WHERE user_id = ${userId})`
  const rows = [toRow(WELCOME_ALBUM, now)]
  const welcome = insertStatement(ctx, { rows, json: JSON.stringify(rows) }, { guard: isNew })
  await batch(db, {
    ...counted(ctx, { welcome, count: countAdded(ctx) }),
    preferences: db.insert(preferences).values({ userId, settings: { language } }).onConflictDoNothing(),
  })
}

/**
 * Creates a person's profile, preferences and welcome album unless they exist; returns whether the profile is new. If a call fails halfway,
 * the next one creates the rest.
 */
export async function createProfile(
  ctx: SystemCtx,
  person: NewPerson,
  language: AccountSettings['language'] = '',
): Promise<boolean> {
  const [made] = await Promise.all([profileStatement(ctx, person), createRecords(ctx, person.id, language)])
  return made.length > 0
}
