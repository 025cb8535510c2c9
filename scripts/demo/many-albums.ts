import type { AlbumView } from '#domain/albums/album.ts'
import { EMPTY_FIELDS } from '#domain/albums/album-fields.ts'
import { demoAlbums } from '#domain/demo/albums.ts'
import { type Dice, dice } from '#domain/sleeve/dice.ts'
import { distinctTags } from '#domain/tags/tags.ts'

const wordsIn = (texts: readonly string[]) => [...new Set(texts.join(' ').match(/[\p{L}’]{2,}/gu))]
const SHELF = demoAlbums(new Date(0))
const WORDS = wordsIn(SHELF.map(({ title }) => title))
const NAMES = wordsIn(SHELF.map(({ artist }) => artist))
const PROSE = SHELF.flatMap(({ notes }) => notes.split(' ')).filter(Boolean)
const TAGS = [...new Set(SHELF.flatMap(({ bandcampTags }) => bandcampTags))]
const OWN_TAGS = [...new Set(SHELF.flatMap(({ userTags }) => userTags))]
const SYLLABLES =
  'ka to mi ren lo sha vel dor in ta ber quo lis mar ne sol um pa fri gen tho al wy zo har light tape'.split(' ')
const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY']
const ARTISTS = 3_000
const LABELS = 800
const RARE_TAGS = 1_000
const SECOND = 1_000
const DAY = 86_400_000

const any = ({ whole }: Dice, list: readonly string[]) => list[whole(0, list.length - 1)] ?? ''
/** One of a list whose first entries are common and last ones rare. */
const oneOf = ({ roll }: Dice, list: readonly string[]) => list[Math.floor(roll() ** 2 * list.length)] ?? ''
const some = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make)

const newWord = (random: Dice) => some(random.whole(2, 3), () => any(random, SYLLABLES)).join('')

/** A word of the demo albums, or one that nobody else has. */
const wordOf = (random: Dice, words: readonly string[]) => {
  if (random.roll() < 0.5) return any(random, words)
  const word = newWord(random)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
const nameOf = (random: Dice, words: readonly string[], most: number) =>
  some(random.whole(1, most), () => wordOf(random, words)).join(' ')

const slug = (name: string, joint: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join(joint) ?? 'u'

/**
 * A collection as large as wanted, newest first, whose albums differ as those of real ones do: each has its own title, dates, cover and
 * price, and they share artists, labels and tags. A larger collection begins with the albums of a smaller one.
 */
export function manyAlbums(count: number, now: Date): AlbumView[] {
  const random = dice(7)
  const artists = some(ARTISTS, () => ({ name: nameOf(random, NAMES, 3), label: random.whole(-LABELS, LABELS - 1) }))
  const labels = some(LABELS, () => nameOf(random, NAMES, 2))
  const tags = [...TAGS, ...some(RARE_TAGS, () => newWord(random))]
  const addresses = new Set<string>()
  let added = now.getTime()
  return Array.from({ length: count }, (_, index) => {
    const one = dice(index)
    const { name: artist, label = -1 } = artists[Math.floor(one.roll() ** 2 * ARTISTS)] ?? { name: '' }
    const host = slug(labels[label] ?? artist, '')
    let title = nameOf(one, WORDS, 4)
    while (addresses.has(`${host}/${slug(title, '-')}`)) title += ` ${wordOf(one, WORDS)}`
    addresses.add(`${host}/${slug(title, '-')}`)
    // Albums are bought several at a time, over years.
    added -= SECOND * (one.roll() < 0.5 ? one.whole(20, 300) : one.whole(1, DAY / SECOND / 2))
    const addedAt = new Date(added).toISOString()
    const bandcampTags = distinctTags(some(one.whole(2, 6), () => oneOf(one, tags)))
    const userTags = one.roll() < 0.2 ? [oneOf(one, OWN_TAGS)] : []
    const isOwned = one.roll() < 0.85
    // Two of 100,000 random ones would be the same.
    const itemId = 1e8 + index * 39_000 + one.whole(0, 38_999)
    return {
      ...EMPTY_FIELDS,
      id: index + 1,
      title,
      artist,
      bandcampUrl: `https://${host}.bandcamp.com/album/${slug(title, '-')}`,
      coverUrl: `https://f4.bcbits.com/img/a${String(one.whole(0, 4e9)).padStart(10, '0')}_10.jpg`,
      rating: one.whole(0, 5) || null,
      notes: one.roll() < 0.1 ? some(one.whole(3, 40), () => any(one, PROSE)).join(' ') : '',
      releaseDate: new Date(added - one.whole(0, 4_000) * DAY).toISOString().slice(0, 10),
      trackCount: one.whole(1, 14),
      tags: distinctTags([...bandcampTags, ...userTags]),
      bandcampTags,
      userTags,
      list: isOwned ? 'collection' : 'wishlist',
      addedAt,
      ...(isOwned && { purchasedAt: addedAt }),
      ...(labels[label] && { label: labels[label] }),
      price: one.whole(0, 20) * 100,
      currency: oneOf(one, CURRENCIES),
      itemType: 'album',
      itemId,
      changedAt: now.toISOString(),
      hasPreview: false,
      version: 1,
    }
  })
}
