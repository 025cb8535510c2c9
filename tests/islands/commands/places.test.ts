import { expect, it } from 'vitest'
import { toSearchable } from '#domain/collection-query.ts'
import { namesOf } from '#domain/name-search.ts'
import type { Command } from '#islands/commands/command.ts'
import { findPlaces, firstPlaces, type Group, type Places } from '#islands/commands/places.ts'
import { albumView } from '../../domain/album-view.ts'

const command = (id: string, name: string): Command => ({ id, name, icon: 'plus', act: () => undefined })
const crate = (id: number, name: string) => ({
  id,
  name,
  description: '',
  isFavorite: false,
  albumCount: 0,
  front: [],
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
const places: Places = {
  albums: namesOf(albums),
  crates: [crate(1, 'Sunday, slow'), crate(2, 'Late')],
  commands: [command('add', 'Add an album'), command('sort-title', 'Sort by: Title'), command('', 'Edit Sorted 1')],
}
const shown = (groups: Group[]) =>
  Object.fromEntries(groups.map(({ name, places }) => [name, places.map(({ id }) => id)]))

it('finds albums, artists, tags, crates and commands, a few of each', () => {
  expect(shown(findPlaces(places, 'sort'))).toEqual({
    album: [1, 2, 3, 4, 5, 6].map((id) => `album ${id}`),
    command: ['command sort-title', 'command '],
  })
  expect(shown(findPlaces(places, 'artist')).artist).toHaveLength(4)
  expect(shown(findPlaces(places, 'tag')).tag).toHaveLength(4)
  expect(shown(findPlaces(places, 'slow'))).toEqual({ crate: ['crate 1'] })
})

it('puts the group with the best match first', () => {
  expect(findPlaces(places, 'a').map(({ name }) => name)).toEqual(['album', 'artist', 'command', 'tag', 'crate'])
  expect(findPlaces(places, 'sort by').map(({ name }) => name)).toEqual(['command'])
  expect(findPlaces(places, 'zzz')).toEqual([])
})

it('begins with what was chosen last, without what no longer exists, then has all other commands', () => {
  const recent = ['tag tag 1', 'command add', 'album 99', 'crate 2', 'artist Artist 5', 'album 3', 'command gone']
  expect(shown(firstPlaces(places, recent))).toEqual({
    recent: ['tag tag 1', 'command add', 'crate 2', 'artist Artist 5', 'album 3'],
    command: ['command sort-title', 'command '],
  })
  expect(firstPlaces(places, []).map(({ name }) => name)).toEqual(['command'])
})
