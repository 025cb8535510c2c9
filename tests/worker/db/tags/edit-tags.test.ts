// @module-tag soak
import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { LIMITS } from '#domain/limits.ts'
import type { MadeEdit, TagRule } from '#domain/tags/tag-rules.ts'
import { repairSummaries } from '#worker/db/albums/check-summary.ts'
import { editAlbums } from '#worker/db/albums/edit-albums.ts'
import { beginFanImport } from '#worker/db/imports/begin-finish.ts'
import { writeAlbumDetails } from '#worker/db/imports/details.ts'
import { writeFanPage } from '#worker/db/imports/fan-page.ts'
import { cancelImport } from '#worker/db/imports/imports.ts'
import { editTags, removeTagRules, undoTagEdit } from '#worker/db/tags/edit-tags.ts'
import { listTagRules } from '#worker/db/tags/tag-rules.ts'
import worker from '#worker/index.ts'
import { runs } from '../../../runs.ts'
import { add, answer, newEmptyPerson } from '../../collections.ts'
import { RECORDS } from '../../databases.ts'
import { ctxOf, newPerson, type Person } from '../../people.ts'

const rename = (person: Person, from: string[], to: string | null) =>
  answer<MadeEdit>(person.call('/api/tags/edit', { json: { from, to } }))
const undo = (person: Person, edit: string) => person.call('/api/tags/undo', { json: { edit } })

/** All of the albums but what each write raises, and what is counted of them. */
async function stateOf({ id }: { id: string }) {
  const { results } = await RECORDS.prepare('SELECT * FROM album WHERE user_id = ? ORDER BY id').bind(id).all()
  const counts = await RECORDS.prepare(
    `SELECT kind, key, collection, wishlist FROM summary_count WHERE user_id = ? ORDER BY kind, key`,
  )
    .bind(id)
    .all()
  return { albums: results.map(({ version: _, changed: __, ...album }) => album), counts: counts.results }
}
const tagsOf = async (person: Person) =>
  (await answer<AlbumView[]>(person.call('/api/albums')))
    .sort((a, b) => a.id - b.id)
    .map(({ bandcampTags, userTags }) => ({ bandcampTags, userTags }))

it('renames a tag in all albums, those in the trash too, and takes it back byte for byte', async () => {
  const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
  const albums = [
    { bandcampTags: ['Hip Hop', 'dub'], userTags: ['mine'] },
    { bandcampTags: ['hip-hop', 'hip hop'] },
    { bandcampTags: ['dub'], userTags: ['HIP HOP'], list: 'wishlist' },
    { bandcampTags: ['hip hopper'] },
    { bandcampTags: ['hip hop'] },
  ]
  await add(other, albums)
  const made = await add(person, albums)
  await person.call(`/api/albums/${made[4]?.id}`, { method: 'DELETE' })
  const [before, others] = [await stateOf(person), await stateOf(other)]
  const edit = await rename(person, ['Hip Hop'], 'hip-hop')
  expect(edit).toMatchObject({ albums: 3, rules: [{ from: 'hip hop', to: 'hip-hop' }] })
  expect(await tagsOf(person)).toEqual([
    { bandcampTags: ['hip-hop', 'dub'], userTags: ['mine'] },
    { bandcampTags: ['hip-hop'], userTags: [] },
    { bandcampTags: ['dub'], userTags: ['hip-hop'] },
    { bandcampTags: ['hip hopper'], userTags: [] },
  ])
  expect(await repairSummaries(ctxOf(person.id))).toBe(0)
  expect((await stateOf(person)).counts).toContainEqual(
    expect.objectContaining({ kind: 'tag', key: 'hip-hop', collection: 2, wishlist: 1 }),
  )
  expect((await undo(other, edit.edit)).status).toBe(404)
  expect(await answer(undo(person, edit.edit))).toEqual({ rules: [] })
  expect(await stateOf(person)).toEqual(before)
  expect(await repairSummaries(ctxOf(person.id))).toBe(0)
  expect(await stateOf(other)).toEqual(others)
  expect((await undo(person, edit.edit)).status).toBe(404)
})

it('gives each change a new revision, so that devices hear of it', async () => {
  const person = await newEmptyPerson()
  const [album] = await add(person, [{ userTags: ['dub'] }])
  const newest = () =>
    RECORDS.prepare('SELECT changed, version FROM album WHERE id = ?')
      .bind(album?.id)
      .first<{ changed: number; version: number }>()
  const first = await newest()
  const { edit } = await rename(person, ['dub'], 'Dub')
  const second = await newest()
  await undo(person, edit)
  const third = await newest()
  expect([first, second, third].map((one) => one?.version)).toEqual([1, 2, 3])
  expect(second?.changed).toBeGreaterThan(first?.changed ?? 0)
  expect(third?.changed).toBeGreaterThan(second?.changed ?? 0)
})

it('renames tags in smart crates too, and takes that back where the query is still the same', async () => {
  const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
  await add(person, [{ userTags: ['dub'] }])
  const smart = (name: string, query: string, owner = person) =>
    answer<CrateView>(owner.call('/api/crates', { json: { name, query } }))
  const crates = [await smart('One', 'tag:dub rating>=4'), await smart('Two', '-tag:dub'), await smart('Three', 'dub')]
  await smart('Other', 'tag:dub', other)
  const queries = async (owner = person) =>
    (await answer<CrateView[]>(owner.call('/api/crates'))).map(({ query, version }) => `${query} ${version}`)
  const { edit } = await rename(person, ['dub'], 'Dub Techno')
  expect(await queries()).toEqual(['tag:"Dub Techno" rating>=4 2', '-tag:"Dub Techno" 2', 'dub 1'])
  await answer(person.call(`/api/crates/${crates[1]?.id}`, { method: 'PATCH', json: { query: 'tag:tape' } }))
  await answer(undo(person, edit))
  expect(await queries()).toEqual(['tag:dub rating>=4 3', 'tag:tape 3', 'dub 1'])
  expect(await queries(other)).toEqual(['tag:dub 1'])
})

it('renames tags in smart crates in the trash too, and takes that back wherever they are by then', async () => {
  const person = await newEmptyPerson()
  await add(person, [{ userTags: ['dub'] }])
  const smart = async (name: string) =>
    (await answer<CrateView>(person.call('/api/crates', { json: { name, query: 'tag:dub' } }))).id
  const [inTrash, restoredLater, deletedLater] = [await smart('One'), await smart('Two'), await smart('Three')]
  const trash = async (id: number) =>
    expect((await person.call(`/api/crates/${id}`, { method: 'DELETE' })).ok).toBe(true)
  const restore = (crateIds: number[]) =>
    answer<CrateView[]>(person.call('/api/crates/restore', { json: { crateIds } }))
  await trash(inTrash)
  await trash(restoredLater)
  const { edit } = await rename(person, ['dub'], 'Dub Techno')
  expect(await restore([restoredLater])).toMatchObject([{ query: 'tag:"Dub Techno"' }])
  await trash(deletedLater)
  await answer(undo(person, edit))
  expect((await restore([inTrash, deletedLater])).map(({ query }) => query)).toEqual(['tag:dub', 'tag:dub'])
  expect((await answer<CrateView[]>(person.call('/api/crates'))).map(({ query }) => query)).toEqual(
    Array.from({ length: 3 }, () => 'tag:dub'),
  )
})

const TAGS = ['a', 'A', 'b', 'B b', 'b-b', 'ü', 'Ü', 'q"\\']
const anyTags = fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 })
const anyEdit = fc.record({
  from: fc.uniqueArray(
    fc.constantFrom(...TAGS).map((tag) => tag.toLowerCase()),
    { minLength: 1, maxLength: 2 },
  ),
  to: fc.option(fc.constantFrom(...TAGS, 'new'), { freq: 4 }),
})

it('takes back any edits, the last first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ bandcampTags: anyTags, userTags: anyTags }), { minLength: 1, maxLength: 4 }),
      fc.array(anyEdit, { minLength: 1, maxLength: 4 }),
      async (albums, edits) => {
        const person = await newEmptyPerson()
        const ctx = ctxOf(person.id)
        await add(
          person,
          albums.map((album) => ({ ...album })),
        )
        const states: { state: unknown; rules: TagRule[] }[] = []
        const made: string[] = []
        for (const edit of edits) {
          states.push({ state: await stateOf(person), rules: await listTagRules(ctx) })
          made.push((await editTags(ctx, edit)).edit)
        }
        expect(await repairSummaries(ctx)).toBe(0)
        for (const edit of made.toReversed()) {
          expect(await undoTagEdit(ctx, edit)).toEqual(states.at(-1)?.rules)
          expect(await stateOf(person)).toEqual(states.pop()?.state)
        }
      },
    ),
    { numRuns: runs(10, 200) },
  )
})

it('refuses to take back an edit that another followed, also one of the rules', async () => {
  const person = await newEmptyPerson()
  await add(person, [{ userTags: ['a', 'b'] }])
  const first = await rename(person, ['a'], 'c')
  const second = await answer<MadeEdit>(person.call('/api/tags/rules', { method: 'DELETE', json: { from: ['a'] } }))
  expect(second).toMatchObject({ albums: 0, rules: [] })
  const refused = await undo(person, first.edit)
  expect([refused.status, (await answer<{ code: string }>(refused)).code]).toEqual([409, 'stale'])
  expect(await tagsOf(person)).toEqual([{ bandcampTags: [], userTags: ['c', 'b'] }])
  expect(await answer(undo(person, second.edit))).toEqual({ rules: first.rules })
  expect((await undo(person, first.edit)).status).toBe(200)
  expect(await tagsOf(person)).toEqual([{ bandcampTags: [], userTags: ['a', 'b'] }])
})

it('leaves albums alone whose tags have changed since', async () => {
  const person = await newEmptyPerson()
  const [first] = await add(person, [{ userTags: ['a'] }, { userTags: ['a'] }])
  const { edit } = await rename(person, ['a'], 'b')
  await person.call(`/api/albums/${first?.id}`, { method: 'PATCH', json: { tags: ['b', 'mine'] } })
  await undo(person, edit)
  expect((await tagsOf(person)).map(({ userTags }) => userTags)).toEqual([['b', 'mine'], ['a']])
})

it('does all of the edits that are sent at once', async () => {
  const person = await newEmptyPerson()
  await add(
    person,
    Array.from({ length: 20 }, () => ({ userTags: ['a', 'b', 'c'] })).map((album, index) => ({
      ...album,
      bandcampUrl: `https://a.example/${index}`,
    })),
  )
  const sent = await Promise.allSettled(
    ['a', 'b', 'c'].map((tag) => editTags(ctxOf(person.id), { from: [tag], to: `${tag}!` })),
  )
  const done = ['a', 'b', 'c'].filter((_, index) => sent[index]?.status === 'fulfilled')
  expect(done.length).toBeGreaterThan(0)
  const tags = ['a', 'b', 'c'].map((tag) => (done.includes(tag) ? `${tag}!` : tag))
  expect(new Set((await tagsOf(person)).map(({ userTags }) => userTags.join()))).toEqual(new Set([tags.join()]))
  expect((await listTagRules(ctxOf(person.id))).map(({ from }) => from).sort()).toEqual(done)
})

const RULES: TagRule[] = [
  { from: 'hip hop', to: 'hip-hop' },
  { from: 'seen live', to: null },
]

async function withRules(): Promise<Person> {
  const person = await newEmptyPerson()
  for (const { from, to } of RULES) await editTags(ctxOf(person.id), { from: [from], to })
  return person
}

const SAID = { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t', bandcampTags: ['Hip Hop'] }
const file = (album: object) => ({
  collectionData: JSON.stringify({ format: 'gatefold', version: 1, albums: [album], crates: [] }),
})

it.each<[string, (person: Person) => Promise<Response>]>([
  ['a new album', (person) => person.call('/api/albums', { json: { ...SAID, tags: ['Hip Hop', 'seen live'] } })],
  [
    'many new albums',
    (person) => person.call('/api/albums/bulk', { json: { albums: [{ ...SAID, userTags: ['seen live'] }] } }),
  ],
  ['a file', (person) => person.call('/api/import/collection', { json: file({ ...SAID, userTags: ['seen live'] }) })],
  [
    'a fetch for an album',
    async (person) => {
      const [album] = await add(person, [{ ...SAID, bandcampTags: [] }])
      return person.call(`/api/albums/${album?.id}`, {
        method: 'PATCH',
        json: { tags: ['Hip Hop', 'seen live'], bandcampTags: ['Hip Hop'] },
      })
    },
  ],
])('gives the tags of Bandcamp their names in %s, and leaves the person’s own', async (_, write) => {
  const person = await withRules()
  expect((await write(person)).status).toBeLessThan(300)
  expect(await tagsOf(person)).toEqual([{ bandcampTags: ['hip-hop'], userTags: ['seen live'] }])
})

it('keeps names through three syncs of a list', async () => {
  const person = await newEmptyPerson()
  const said = ['Hip Hop', 'seen live', 'dub']
  const sync = async () => {
    const ctx = ctxOf(person.id)
    const { id } = await beginFanImport(ctx, { username: 'fan', type: 'collection' })
    const listed = {
      title: 'T',
      artist: 'A',
      bandcampUrl: SAID.bandcampUrl,
      sourceKey: 'a1',
      list: 'collection' as const,
    }
    await writeFanPage(ctx, { importId: id, page: 0, albums: [listed], found: 1, skipped: 0 })
    const [album] = await answer<AlbumView[]>(person.call('/api/albums'))
    // As if its page had never been read.
    await RECORDS.prepare('UPDATE album SET details_at = NULL WHERE id = ?').bind(album?.id).run()
    await writeAlbumDetails(ctx, { importId: id, albumId: album?.id ?? 0 }, { bandcampTags: said })
    await cancelImport(ctx, id)
  }
  await sync()
  expect(await tagsOf(person)).toEqual([{ bandcampTags: said, userTags: [] }])
  for (const { from, to } of RULES) await rename(person, [from], to)
  await rename(person, ['dub'], 'Dub techno')
  await rename(person, ['dub techno'], 'dub-techno')
  for (let time = 0; time < 3; time += 1) {
    await sync()
    expect(await tagsOf(person)).toEqual([{ bandcampTags: ['hip-hop', 'dub-techno'], userTags: [] }])
  }
  // Without the rule the next sync brings the name back.
  await removeTagRules(ctxOf(person.id), ['seen live'])
  await sync()
  expect(await tagsOf(person)).toEqual([{ bandcampTags: ['hip-hop', 'dub-techno', 'seen live'], userTags: [] }])
})

it('bounds the rules and the edits that can be taken back', async () => {
  const person = await newEmptyPerson()
  const ctx = ctxOf(person.id)
  const tags = (from: number) => Array.from({ length: LIMITS.tagsPerEdit }, (_, index) => `tag ${from + index}`)
  for (let from = 0; from < LIMITS.tagRules; from += LIMITS.tagsPerEdit) {
    await editTags(ctx, { from: tags(from), to: 'one' })
  }
  await editTags(ctx, { from: ['tag 1'], to: 'two' })
  await expect(editTags(ctx, { from: ['one more'], to: 'one' })).rejects.toThrow('at most 1,000 rules')
  const kept = () =>
    RECORDS.prepare('SELECT count(*) AS count FROM journal WHERE user_id = ?').bind(person.id).first<number>('count')
  expect(await kept()).toBe(LIMITS.editsKept)
  await worker.scheduled(createScheduledController({ scheduledTime: Date.now() + 2 * 86_400_000 }), env as never)
  expect(await kept()).toBe(0)
})

it('changes 10,000 albums in one step', async () => {
  const { id: userId } = await newPerson()
  const { results } = await RECORDS.prepare(
    `INSERT INTO album (user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed)
     SELECT ?, 'collection', 'Album ' || value, 'Artist', '["dub"]', '[]', '', char(10) || 'dub' || char(10), value, value
     FROM json_each(?) RETURNING id`,
  )
    .bind(userId, JSON.stringify(Array.from({ length: 10_000 }, (_, index) => index)))
    .all<{ id: number }>()
  const tagged = (tag: string) =>
    RECORDS.prepare(`SELECT count(*) AS count FROM album WHERE user_id = ? AND bandcamp_tags = ?`)
      .bind(userId, JSON.stringify([tag]))
      .first<number>('count')
  // Albums that change meanwhile are read again.
  const ids = results.slice(0, 10).map(({ id }) => id)
  const [{ edit, albums }] = await Promise.all([
    editTags(ctxOf(userId), { from: ['dub'], to: 'Dub techno' }),
    editAlbums(ctxOf(userId), ids, { rating: 4 }),
  ])
  expect(albums).toBe(10_000)
  expect(await tagged('Dub techno')).toBe(10_000)
  await undoTagEdit(ctxOf(userId), edit)
  expect([await tagged('dub'), await tagged('Dub techno')]).toEqual([10_000, 0])
})
