import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { PLACE_GAP } from '#domain/crates/places.ts'

const FILES = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** A database with the migrations before one, a way to apply the others, and one to read rows. */
function databaseBefore(first: string) {
  const db = new DatabaseSync(':memory:')
  const apply = (names: readonly string[]) => {
    for (const name of names)
      db.exec(readFileSync(`migrations/${name}`, 'utf8').replaceAll('--> statement-breakpoint', ''))
  }
  const at = FILES.indexOf(first)
  apply(FILES.slice(0, at))
  const rows = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row))
  return { db, rows, applyRest: () => apply(FILES.slice(at)) }
}

it('counts what a person has when the counts begin to be kept, and gives positions gaps', () => {
  const { db, rows, applyRest } = databaseBefore('0013_summary.sql')
  db.exec(`
    INSERT INTO user (id, name, email, created_at, updated_at) VALUES ('u', 'u', 'u', 0, 0);
    INSERT INTO album (id, user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed, rating, track_count, release_date, deleted_at)
    VALUES (1, 'u', 'collection', 'One', 'A', '["Dub"]', '["late"]', '', char(10) || 'dub' || char(10) || 'late' || char(10), 0, 1, 5, 7, '2019-06', NULL),
      (2, 'u', 'wishlist', 'Two', 'A', '[]', '["dub"]', '', char(10) || 'dub' || char(10), 0, 1, NULL, NULL, NULL, NULL),
      (3, 'u', 'collection', 'Three', 'A', '[]', '["x"]', '', char(10) || 'x' || char(10), 0, 1, 1, 1, '1999', 5);
    INSERT INTO crate (id, user_id, name, position, created_at) VALUES (1, 'u', 'C', 2, 0);
    INSERT INTO crate_album (user_id, crate_id, album_id, position) VALUES ('u', 1, 1, 2), ('u', 1, 3, 1);
    INSERT INTO deleted_crate (id, user_id, name, description, is_favorite, position, created_at, version, album_count, deleted_at)
    VALUES (2, 'u', 'D', '', 0, 3, 0, 1, 2, 0);
    INSERT INTO deleted_crate_albums (user_id, crate_id, part, places) VALUES ('u', 2, 0, '[[2,1,null],[1,2,9]]')`)
  applyRest()
  expect(rows('SELECT list, albums, uncrated, tracks, stars1, stars5, tags FROM summary ORDER BY list')).toEqual([
    ['both', 0, 0, 0, 0, 0, 2],
    ['collection', 1, 0, 7, 0, 1, 2],
    ['wishlist', 1, 1, 0, 0, 0, 1],
  ])
  expect(rows('SELECT kind, key, name, collection, wishlist FROM summary_count ORDER BY 1, 2')).toEqual([
    ['decade', '2010', '', 1, 0],
    ['month', '1970-01', '', 1, 1],
    ['tag', 'dub', expect.stringMatching(/^dub$/i), 1, 1],
    ['tag', 'late', 'late', 1, 0],
  ])
  const front = { id: 1, position: 2 * PLACE_GAP, title: 'One', artist: 'A', coverUrl: null }
  expect(rows('SELECT album_count, front, position FROM crate')).toEqual([[1, JSON.stringify([front]), 2 * PLACE_GAP]])
  expect(rows('SELECT album_id, position FROM crate_album ORDER BY 2')).toEqual([
    [3, PLACE_GAP],
    [1, 2 * PLACE_GAP],
  ])
  expect(rows('SELECT position, places FROM deleted_crate, deleted_crate_albums')).toEqual([
    [
      3 * PLACE_GAP,
      JSON.stringify([
        [2, PLACE_GAP, null],
        [1, 2 * PLACE_GAP, 9],
      ]),
    ],
  ])
})

it("keeps Bandcamp's addresses in lower case from then on, but for one that another album has", () => {
  const { db, rows, applyRest } = databaseBefore('0025_invitations.sql')
  const at = (id: number, address: string) =>
    `(${id}, 'u', 'collection', 'T', 'A', '[]', '[]', '', '', 0, 1, '${address}')`
  db.exec(`
    INSERT INTO user (id, name, email, created_at, updated_at) VALUES ('u', 'u', 'u', 0, 0);
    INSERT INTO album (id, user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed, bandcamp_url)
    VALUES ${[
      at(1, 'https://a.bandcamp.com/album/Q3'),
      at(2, 'https://a.bandcamp.com/album/Two'),
      at(3, 'https://a.bandcamp.com/album/two'),
      at(4, 'https://music.example.org/Album/A'),
      at(5, 'https://music.example.org/x.bandcamp.com/A'),
    ].join()}`)
  applyRest()
  expect(rows('SELECT bandcamp_url FROM album ORDER BY id').flat()).toEqual([
    'https://a.bandcamp.com/album/q3',
    'https://a.bandcamp.com/album/Two',
    'https://a.bandcamp.com/album/two',
    'https://music.example.org/Album/A',
    'https://music.example.org/x.bandcamp.com/A',
  ])
})

it('finds albums by the tracks that are known already', () => {
  const { db, rows, applyRest } = databaseBefore('0029_tracks_searched.sql')
  db.exec(`
    INSERT INTO user (id, name, email, created_at, updated_at) VALUES ('u', 'u', 'u', 0, 0);
    INSERT INTO album (id, user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed)
    VALUES (1, 'u', 'collection', 'T', 'A', '[]', '[]', '', '', 0, 1), (2, 'u', 'collection', 'T', 'A', '[]', '[]', '', '', 0, 1);
    INSERT INTO album_track (user_id, album_id, number, title, artist, streamable)
    VALUES ('u', 1, 2, 'Été à Ōtsu', NULL, 1), ('u', 1, 1, 'Straße', 'Żal', 1)`)
  applyRest()
  const [first, second] = rows('SELECT track_text FROM album ORDER BY id').flat()
  expect(String(first).split('\n').sort()).toEqual(['ete a otsu', 'strasse', 'zal'])
  expect(second).toBe('')
})
