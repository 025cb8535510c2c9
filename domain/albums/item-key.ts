type BandcampItem = { itemType?: 'album' | 'track' | null; itemId?: number | null }

/** The key of an album's item at Bandcamp: `a` or `t` and its number; null if it is unknown. */
export const itemKeyOf = ({ itemType, itemId }: BandcampItem): string | null =>
  itemId ? `${itemType === 'track' ? 't' : 'a'}${itemId}` : null

/** The item at Bandcamp that `itemKeyOf` made this key of. */
export const itemOf = (itemKey: string) => ({
  itemType: itemKey.startsWith('t') ? ('track' as const) : ('album' as const),
  itemId: Number(itemKey.slice(1)),
})

/** Whether a key is of an item at Bandcamp: `a` or `t` and its number. */
export const isItem = (key: string | null | undefined): key is string => /^[at]\d+$/.test(key ?? '')

type Keyed = { itemKey?: string | null | undefined }

/**
 * Whether both are items at Bandcamp with different numbers. Before August 2026 the Bandcamp link only gave the number, stored as an
 * album's, so the letter is ignored.
 */
export const areOtherItems = ({ itemKey: one }: Keyed, { itemKey: other }: Keyed): boolean =>
  isItem(one) && isItem(other) && one.slice(1) !== other.slice(1)
