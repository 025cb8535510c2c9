import { expect, it, vi } from 'vitest'
import { DEFAULT_QUERY, toSearchable } from '#domain/query/collection-query.ts'
import { findAlbums, namesOf } from '#domain/query/name-search.ts'
import { commandsFor, type Scene } from '#islands/shell/commands/commands.ts'
import {
  type Destinations,
  findDestinations,
  firstDestinations,
  type Group,
} from '#islands/shell/commands/destinations.ts'
import type { Command } from '#islands/ui/command.ts'
import { synonyms } from '#locales/commands.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { scene } from './scene.ts'

const SCENE: Scene = {
  ...scene,
  query: { ...DEFAULT_QUERY, q: 'dub' },
  step: { id: '1', page: '1', at: 0, done: { title: 'Rated' }, failed: '', back: null },
}

vi.stubGlobal('location', { pathname: '/app' })
vi.stubGlobal('document', { cookie: '', querySelector: () => null })

const command = (id: string, name: string): Command => ({ id, name, icon: 'plus', act: () => undefined })
const crate = (id: number, name: string) => ({
  id,
  name,
  description: '',
  isFavorite: false,
  albumCount: 0,
  previewCovers: [],
  version: 1,
})
const albums = Array.from({ length: 8 }, (_, index) =>
  toSearchable(
    albumView({
      id: index + 1,
      title: `Sorted ${index + 1}`,
      artist: `Artist ${index % 6}`,
      tags: [`tag ${index % 5}`],
    }),
  ),
)
const destinations: Omit<Destinations, 'hits'> = {
  albums: namesOf(albums),
  crates: [crate(1, 'Sunday, slow'), crate(2, 'Late')],
  commands: [command('add', 'Add an album'), command('sort-title', 'Sort by: Title'), command('', 'Edit Sorted 1')],
}
const find = (text: string, given: Partial<Destinations> = {}) =>
  findDestinations({ ...destinations, hits: findAlbums(albums, text).map(({ item }) => item), ...given }, text)
const shown = (groups: Group[]) =>
  Object.fromEntries(groups.map(({ name, destinations }) => [name, destinations.map(({ id }) => id)]))

it('finds albums, artists, tags, crates and commands, a few of each', () => {
  expect(shown(find('sort'))).toEqual({
    album: [1, 2, 3, 4, 5, 6].map((id) => `album ${id}`),
    command: ['command sort-title', 'command '],
  })
  expect(shown(find('artist')).artist).toHaveLength(4)
  expect(shown(find('tag')).tag).toHaveLength(4)
  expect(shown(find('slow'))).toEqual({ crate: ['crate 1'] })
})

it('finds commands by other words that people use', () => {
  const found = (text: string) => shown(find(text, { commands: commandsFor(SCENE) })).command?.[0]
  expect(['random', 'unrated', 'share', 'spreadsheet', 'offline', 'dark', 'exit', 'revert', 'ics'].map(found)).toEqual(
    ['shuffle', 'unrated', 'share', 'files', 'settings-data', 'theme-dark', 'leave', 'undo', 'calendar'].map(
      (id) => `command ${id}`,
    ),
  )
})

it('has other words for commands only that there are', () => {
  const ids = new Set(commandsFor(SCENE).map(({ id }) => id))
  expect(Object.keys(synonyms).filter((id) => !ids.has(id))).toEqual([])
})

it('puts the group with the best match first', () => {
  expect(find('a').map(({ name }) => name)).toEqual(['artist', 'command', 'album', 'tag', 'crate'])
  expect(find('sort by').map(({ name }) => name)).toEqual(['command'])
  expect(find('zzz')).toEqual([])
})

it('begins with what was chosen last, without what no longer exists, then has all other commands', () => {
  const recent = ['tag tag 1', 'command add', 'album 99', 'crate 2', 'artist Artist 5', 'album 3', 'command gone']
  expect(shown(firstDestinations(destinations, recent))).toEqual({
    recent: ['tag tag 1', 'command add', 'crate 2', 'artist Artist 5', 'album 3'],
    command: ['command sort-title', 'command '],
  })
  expect(firstDestinations(destinations, []).map(({ name }) => name)).toEqual(['command'])
})
