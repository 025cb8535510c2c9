import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { idList } from '../id-list.ts'
import { LIMITS } from '../limits.ts'
import { CrateQuery } from '../query/crate-query.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'

export type { CrateView } from './crate-view.ts'

/** The fields of a crate that a person can write. */
export const CrateInput = z.strictObject({
  name: z
    .string(messages.nameMissing)
    .check(wholeText, z.trim(), z.minLength(1, messages.nameMissing), maxLength(LIMITS.crateName)),
  description: z.nullish(z.string().check(wholeText, z.trim(), maxLength(LIMITS.crateDescription))),
  isFavorite: z.optional(z.boolean()),
  /** Only smart crates have a query. */
  query: z.optional(CrateQuery),
})
export type CrateInput = z.infer<typeof CrateInput>

/** A check that a smart crate has no albums of its own. */
export const withoutAlbumsOfItsOwn = <
  Crate extends { query?: string | undefined; albumIds?: number[] | undefined },
>() =>
  z.refine<Crate>(({ query, albumIds = [] }) => query === undefined || albumIds.length === 0, {
    error: () => messages.smartCrateHasNoAlbums,
    path: ['albumIds'],
  })

/** Changes to a crate; absent fields stay. `version` is the version they are based on, which detects a stale edit. */
export const CratePatch = z.strictObject({ ...z.partial(CrateInput).shape, version: z.optional(z.int()) })
export type CratePatch = z.infer<typeof CratePatch>

/** The complete set of crates for an album. */
export const CrateIds = z.strictObject({
  crateIds: idList(messages.wrongCrateIds, z.maxLength(LIMITS.cratesPerPerson)),
})
