import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { AlbumIds } from '../albums/album.ts'
import { DrawnId } from '../id-list.ts'
import { LIMITS } from '../limits.ts'
import { CrateIds, CrateInput, withoutAlbumsOfItsOwn } from './crate.ts'

/** A new crate, optionally with its first albums, and with an id if a device has drawn one. */
export const NewCrate = z
  .strictObject({ ...CrateInput.shape, id: z.optional(DrawnId), albumIds: z.optional(AlbumIds.shape.albumIds) })
  .check(withoutAlbumsOfItsOwn())
export type NewCrate = z.infer<typeof NewCrate>

/** Albums to add to several crates at once. */
export const CratesAndAlbums = z.strictObject({ ...CrateIds.shape, ...AlbumIds.shape }).check(
  z.refine(({ crateIds, albumIds }) => crateIds.length * albumIds.length <= LIMITS.cratePlacesPerCall, {
    error: () => messages.tooManyPlaces(LIMITS.cratePlacesPerCall),
    path: ['albumIds'],
    when: ({ issues }) => issues.length === 0,
  }),
)
