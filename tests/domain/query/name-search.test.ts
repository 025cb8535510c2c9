import { describe, expect, it } from 'vitest'
import { toSearchable } from '#domain/query/collection-query.ts'
import { findAlbums, findByName, findNamed, namesOf } from '#domain/query/name-search.ts'
import { foldText } from '#domain/text/fold.ts'
import { albumView } from '../albums/album-view.ts'

const named = (...names: string[]) => names.map((name) => ({ item: name, text: foldText(name) }))
const found = (names: string[], text: string, max = 10) => findNamed(named(...names), text, max).map(({ item }) => item)

describe('findNamed', () => {
  it('puts what starts with the text before what has a word that does, and that before what contains it', () => {
    const names = ['Undub', 'Deep dub', 'Dubwise', 'Harbour', 'Dub']
    expect(found(names, 'dub')).toEqual(['Dubwise', 'Dub', 'Deep dub', 'Undub'])
  })

  it('finds the start of a later word after the text within a word', () => {
    expect(found(['Dodub', 'Undubbed dub'], 'dub')).toEqual(['Undubbed dub', 'Dodub'])
  })

  it('takes brackets and quotes as the start of a word, hyphens and letters of any language as its middle', () => {
    expect(found(['éa', 'Lo-fi', '(Fi)', '"Fi"', 'éFi', 'The Fi'], 'fi')).toEqual([
      'The Fi',
      '(Fi)',
      '"Fi"',
      'Lo-fi',
      'éFi',
    ])
  })

  it('finds a name however its words are joined', () => {
    for (const typed of ['hip hop', 'hip-hop', 'hiphop', 'HIP HOP'])
      expect(found(['Hip-Hop', 'hip hop', 'HipHop', 'Hip'], typed).sort()).toEqual(['Hip-Hop', 'HipHop', 'hip hop'])
    expect(findByName(['Drum & Bass', 'AC/DC'], 'drum and bass', (name) => name)).toEqual(['Drum & Bass'])
    expect(findByName(['Drum & Bass', 'AC/DC'], 'acdc', (name) => name)).toEqual(['AC/DC'])
    expect(findByName(['b', 'a'], ' ', (name) => name)).toEqual(['b', 'a'])
  })

  it('ignores case and blanks around the text', () => {
    expect(found(['Slow Harbour'], '  SLOW h')).toEqual(['Slow Harbour'])
  })

  it('keeps the best, in their order where they match equally', () => {
    expect(found(['Xa', 'Ab', 'Ac', 'Y a', 'Ad'], 'a', 3)).toEqual(['Ab', 'Ac', 'Ad'])
    expect(found(['Xa', 'Ab', 'Y a', 'Z a'], 'a', 2)).toEqual(['Ab', 'Y a'])
  })

  it('finds nothing where no name contains the text', () => {
    expect(found(['Ab', ''], 'x')).toEqual([])
  })
})

describe('namesOf', () => {
  const albums = [
    { id: 1, title: 'Untrue', artist: 'Burial', tags: ['Dubstep', 'Night'] },
    { id: 2, title: 'Burial Songs', artist: 'Somebody', tags: ['night'] },
    { id: 3, title: 'Kindred', artist: 'BURIAL', tags: [] },
  ].map((one) => toSearchable(albumView(one)))
  const names = namesOf(albums)
  const ids = (text: string) => findAlbums(names.albums, text).map(({ item }) => item.id)

  it('finds albums by title, then by artist', () => {
    expect(ids('burial')).toEqual([2, 1, 3])
  })

  it('finds an album by words of its title and its artist in any order', () => {
    expect(ids('untrue burial')).toEqual([1])
    expect(ids('bur untr')).toEqual([1])
    expect(ids('burial nothing')).toEqual([])
  })

  it('counts the albums of each artist and tag in whatever case, most first', () => {
    expect(names.artists.map(({ item }) => item)).toEqual([
      { name: 'Burial', count: 2 },
      { name: 'Somebody', count: 1 },
    ])
    expect(names.tags.map(({ item }) => item)).toEqual([
      { name: 'Night', count: 2 },
      { name: 'Dubstep', count: 1 },
    ])
  })

  it('counts the albums of each label as Bandcamp writes it', () => {
    const on = (label: string | undefined) => toSearchable(albumView(label === undefined ? {} : { label }))
    const { labels } = namesOf([on('élan'), on('Low Tide'), on(undefined), on('Low Tide'), on('low tide')])
    expect(labels).toEqual([
      { item: { name: 'Low Tide', count: 2 }, text: 'low tide' },
      { item: { name: 'élan', count: 1 }, text: 'elan' },
      { item: { name: 'low tide', count: 1 }, text: 'low tide' },
    ])
  })
})
