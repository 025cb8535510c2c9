import type { AlbumView } from '#domain/album.ts'
import type { CrateView } from '#domain/crate.ts'
import { type AlbumNames, type CountedName, findNamed, type Match, type Named } from '#domain/name-search.ts'
import type { Command } from './command.ts'

/** What the dialog leads to. The id is what it is remembered by, also after a reload. */
export type Place = { id: string } & (
  | { kind: 'album'; item: AlbumView }
  | { kind: 'artist' | 'label' | 'tag'; item: CountedName }
  | { kind: 'crate'; item: CrateView }
  | { kind: 'command'; item: Command }
)
export type Kind = Place['kind']
export type Group = { name: Kind | 'recent'; places: Place[] }

const albumPlace = (item: AlbumView): Place => ({ id: `album ${item.id}`, kind: 'album', item })
const artistPlace = (item: CountedName): Place => ({ id: `artist ${item.name}`, kind: 'artist', item })
const labelPlace = (item: CountedName): Place => ({ id: `label ${item.name}`, kind: 'label', item })
const tagPlace = (item: CountedName): Place => ({ id: `tag ${item.name}`, kind: 'tag', item })
const cratePlace = (item: CrateView): Place => ({ id: `crate ${item.id}`, kind: 'crate', item })
const commandPlace = (item: Command): Place => ({ id: `command ${item.id}`, kind: 'command', item })

/** Everything that can be found; of albums only once they are loaded. */
export type Places = { albums: AlbumNames; crates: readonly CrateView[]; commands: readonly Command[] }

const named = <Item extends { name: string }>(items: readonly Item[]): Named<Item>[] =>
  items.map((item) => ({ item, names: [item.name.toLowerCase()] }))

/** What a text finds, a group of each kind; the group with the best match comes first. */
export function findPlaces({ albums, crates, commands }: Places, text: string): Group[] {
  const group = <Item>(name: Kind, matches: Match<Item>[], toPlace: (item: Item) => Place) => ({
    name,
    rank: Math.floor(matches[0]?.rank ?? 0),
    places: matches.map(({ item }) => toPlace(item)),
  })
  return [
    group('album', findNamed(albums.albums, text, 6), albumPlace),
    group('artist', findNamed(albums.artists, text, 4), artistPlace),
    group('label', findNamed(albums.labels, text, 4), labelPlace),
    group('tag', findNamed(albums.tags, text, 4), tagPlace),
    group('crate', findNamed(named(crates), text, 4), cratePlace),
    group('command', findNamed(named(commands), text, 6), commandPlace),
  ]
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => a.rank - b.rank)
}

/** What is there before anything is typed: what was chosen last, then all commands. */
export function firstPlaces({ albums, crates, commands }: Places, recentIds: readonly string[]): Group[] {
  const find = (id: string): Place | undefined => {
    const [kind, ...rest] = id.split(' ')
    const name = rest.join(' ')
    const isNamed = ({ item }: { item: CountedName }) => item.name === name
    const album = kind === 'album' && albums.albums.find(({ item }) => String(item.id) === name)
    if (album) return albumPlace(album.item)
    const artist = kind === 'artist' && albums.artists.find(isNamed)
    if (artist) return artistPlace(artist.item)
    const label = kind === 'label' && albums.labels.find(isNamed)
    if (label) return labelPlace(label.item)
    const tag = kind === 'tag' && albums.tags.find(isNamed)
    if (tag) return tagPlace(tag.item)
    const crate = kind === 'crate' && crates.find((one) => String(one.id) === name)
    if (crate) return cratePlace(crate)
    const command = kind === 'command' && commands.find((one) => one.id === name)
    return command ? commandPlace(command) : undefined
  }
  const recent = recentIds.flatMap((id) => find(id) ?? [])
  const known = new Set(recent.map(({ id }) => id))
  return [
    { name: 'recent' as const, places: recent },
    { name: 'command' as const, places: commands.map(commandPlace).filter(({ id }) => !known.has(id)) },
  ].filter(({ places }) => places.length > 0)
}
