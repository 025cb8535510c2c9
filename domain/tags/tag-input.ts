import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { LIMITS } from '../limits.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'
import { distinctTags } from './tags.ts'

/** A tag: trimmed, inner white space collapsed, 1 to 60 characters, case preserved. */
export const Tag = z.pipe(
  z.string().check(wholeText),
  z.pipe(
    z.transform((text: string) => text.replace(/\s+/g, ' ').trim()),
    z.string().check(maxLength(LIMITS.tag, messages.tagTooLong)),
  ),
)

/** The most tags that are looked at to find 60 without duplicates. */
const MOST_SENT = 1_000

/** A list of at most 60 tags without empty ones and duplicates, ignoring case; the first spelling stays. */
export const Tags = z.pipe(
  z.array(Tag, messages.wrongTags).check(maxLength(MOST_SENT, () => messages.tooManyTags(LIMITS.tagsPerAlbum))),
  z.pipe(
    z.transform((tags: string[]) => distinctTags(tags)),
    z.array(z.string()).check(maxLength(LIMITS.tagsPerAlbum, messages.tooManyTags)),
  ),
)
