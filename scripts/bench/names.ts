import { toSearchable } from '#domain/collection-query.ts'
import { findNamed, namesOf } from '#domain/name-search.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { median } from './measure.ts'

const TEXTS = ['ambient field', 'harbour light', 'tin par', 'zzzz', 'dub']

/** Milliseconds of work that finding names takes; time in which other processes ran does not count. */
export type NameTimes = { prepare: number; median: number; slowest: number }

/** Types some texts, key by key, into a search for names among `count` albums, their artists and tags, as the command dialog does. */
export function measureNames(count: number): NameTimes {
  const albums = manyAlbums(count, new Date()).map(toSearchable)
  const workOf = (act: () => unknown): number => {
    const before = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const names = namesOf(albums)
  const prepare = workOf(() => namesOf(albums))
  const press = (typed: string) =>
    workOf(() => {
      for (const list of [names.albums, names.artists, names.tags]) findNamed<unknown>(list, typed, 6)
    })
  const times = TEXTS.flatMap((text) => Array.from(text, (_, at) => press(text.slice(0, at + 1))))
  return { prepare, median: median(times), slowest: Math.max(...times) }
}
