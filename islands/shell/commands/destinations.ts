import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import {
  type AlbumNames,
  bestAlbums,
  type CountedName,
  findNamed,
  type Match,
  type Named,
} from '#domain/query/name-search.ts'
import { isPlain } from '#domain/query/plain.ts'
import type { SearchableAlbum } from '#domain/query/searchable-album.ts'
import { foldText } from '#domain/text/fold.ts'
import type { Command } from '#islands/ui/command.ts'
import { synonyms } from '#locales/commands.ts'

/** An entry of the command dialog. The id stays the same after a reload, so that recent choices can be stored. */
export type Destination = { id: string } & (
  | { kind: 'album'; item: AlbumView }
  | { kind: 'artist' | 'label' | 'tag'; item: CountedName }
  | { kind: 'crate'; item: CrateView }
  | { kind: 'command'; item: Command }
)
type Kind = Destination['kind']
export type Group = { name: Kind | 'recent' | 'search'; destinations: Destination[] }

const albumDestination = (item: AlbumView): Destination => ({ id: `album ${item.id}`, kind: 'album', item })
const artistDestination = (item: CountedName): Destination => ({ id: `artist ${item.name}`, kind: 'artist', item })
const labelDestination = (item: CountedName): Destination => ({ id: `label ${item.name}`, kind: 'label', item })
const tagDestination = (item: CountedName): Destination => ({ id: `tag ${item.name}`, kind: 'tag', item })
const crateDestination = (item: CrateView): Destination => ({ id: `crate ${item.id}`, kind: 'crate', item })
const commandDestination = (item: Command): Destination => ({ id: `command ${item.id}`, kind: 'command', item })

/** Everything that can be found; albums, artists, labels and tags only once the albums are loaded. */
export type Destinations = {
  albums: AlbumNames
  crates: readonly CrateView[]
  commands: readonly Command[]
  /** The albums that a search for the text finds, in its order. */
  hits: readonly SearchableAlbum[]
}

const named = <Item extends { name: string }>(items: readonly Item[]): Named<Item>[] =>
  items.map((item) => ({ item, text: foldText(item.name) }))

/** Commands by their names, or by their synonyms if these match better. */
export function findCommands(commands: readonly Command[], text: string): Match<Command>[] {
  const others = commands.flatMap((item) => (synonyms[item.id] ?? []).map((word) => ({ item, text: foldText(word) })))
  const best = new Map<Command, Match<Command>>()
  for (const match of findNamed([...named(commands), ...others], text))
    if (!best.has(match.item)) best.set(match.item, match)
  return [...best.values()].slice(0, 6)
}

/** For a text with operators, albums come first. */
const firstOf = (hits: readonly SearchableAlbum[]): Match<SearchableAlbum>[] =>
  hits.slice(0, 6).map((item) => ({ item, rank: 0 }))

/** What a text finds, a group of each kind; the group with the best match comes first. */
export function findDestinations({ albums, crates, commands, hits }: Destinations, text: string): Group[] {
  const group = <Item>(name: Kind, matches: Match<Item>[], toDestination: (item: Item) => Destination) => ({
    name,
    rank: matches[0]?.rank ?? 0,
    destinations: matches.map(({ item }) => toDestination(item)),
  })
  return [
    group('album', isPlain(text) ? bestAlbums(hits, text, 6) : firstOf(hits), albumDestination),
    group('artist', findNamed(albums.artists, text, 4), artistDestination),
    group('label', findNamed(albums.labels, text, 4), labelDestination),
    group('tag', findNamed(albums.tags, text, 4), tagDestination),
    group('crate', findNamed(named(crates), text, 4), crateDestination),
    group('command', findCommands(commands, text), commandDestination),
  ]
    .filter(({ destinations }) => destinations.length > 0)
    .sort((a, b) => a.rank - b.rank)
}

/** The entries before anything is typed: recent choices, then all commands. */
export function firstDestinations(
  { albums, crates, commands }: Omit<Destinations, 'hits'>,
  recentIds: readonly string[],
): Group[] {
  const find = (id: string): Destination | undefined => {
    const [kind, ...rest] = id.split(' ')
    const name = rest.join(' ')
    const isNamed = ({ item }: { item: CountedName }) => item.name === name
    const album = kind === 'album' && albums.albums.find((item) => String(item.id) === name)
    if (album) return albumDestination(album)
    const artist = kind === 'artist' && albums.artists.find(isNamed)
    if (artist) return artistDestination(artist.item)
    const label = kind === 'label' && albums.labels.find(isNamed)
    if (label) return labelDestination(label.item)
    const tag = kind === 'tag' && albums.tags.find(isNamed)
    if (tag) return tagDestination(tag.item)
    const crate = kind === 'crate' && crates.find((one) => String(one.id) === name)
    if (crate) return crateDestination(crate)
    const command = kind === 'command' && commands.find((one) => one.id === name)
    return command ? commandDestination(command) : undefined
  }
  const recent = recentIds.flatMap((id) => find(id) ?? [])
  const known = new Set(recent.map(({ id }) => id))
  return [
    { name: 'recent' as const, destinations: recent },
    { name: 'command' as const, destinations: commands.map(commandDestination).filter(({ id }) => !known.has(id)) },
  ].filter(({ destinations }) => destinations.length > 0)
}
