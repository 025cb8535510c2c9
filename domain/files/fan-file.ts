import * as z from 'zod/mini'
import { fanAlbum, readFanItem } from '../bandcamp/fan-items.ts'

const Items = z._default(z.array(z.unknown()), [])

/** What the bookmarklet saves of a fan's page on Bandcamp: the entries of both lists, newest first, as Bandcamp sends them. */
const FanFile = z.object({
  format: z.literal('gatefold-bandcamp'),
  version: z.literal(1),
  collection: Items,
  wishlist: Items,
})
export type FanFile = z.input<typeof FanFile> & { fan: string; savedAt: string }

/**
 * The unchecked albums in such a file, by the rules of an import from Bandcamp: those that the fan hides and private ones are left out.
 * Null if it is another file.
 */
export function albumsOfFanFile(value: unknown): unknown[] | null {
  const file = FanFile.safeParse(value).data
  if (!file) return null
  return (['collection', 'wishlist'] as const).flatMap((list) =>
    file[list].flatMap((entry) => {
      const item = readFanItem(entry)
      if (item === 'hidden' || item === 'private') return []
      return [item === 'unreadable' ? entry : fanAlbum(item, list)]
    }),
  )
}
