import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, onTestFinished } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import type { ChunkReport, FileImportResult, FileImportView, FileRow, UndoReport } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import { createDb } from '#worker/db/database.ts'
import { getFileImport } from '#worker/db/imports/begin-finish.ts'
import { undoImport } from '#worker/db/imports/undo.ts'
import { takeFileRows } from '#worker/imports/file-chunks.ts'
import worker from '#worker/index.ts'
import { fillCrates, newEmptyPerson } from '../collections.ts'
import { countedCall } from '../counting.ts'
import { RECORDS } from '../databases.ts'
import { ctxOf, newPerson, type Person } from '../people.ts'

const answer = async <T>(response: Response | Promise<Response>): Promise<T> => (await response).json()
const failure = async (response: Response | Promise<Response>) => {
  const { status } = await response
  const { code, message } = await answer<{ code: string; message: string }>(response)
  return { status, code, message }
}

async function open(person: Person, given: object = {}): Promise<number> {
  const json = { fileName: 'albums.csv', format: 'csv', mode: 'skip', ...given }
  const response = await person.call('/api/imports/file', { json })
  expect(response.status).toBe(201)
  return (await answer<{ id: number }>(response)).id
}
const put = (person: Person, id: number, chunk: number, rows: unknown[]) =>
  person.call(`/api/imports/${id}/rows/${chunk}`, { method: 'PUT', json: { rows } })
const putCrates = (person: Person, id: number, chunk: number, crates: unknown[]) =>
  person.call(`/api/imports/${id}/crates/${chunk}`, { method: 'PUT', json: { crates } })
const finish = (person: Person, id: number, chunks: number, crateChunks = 0) =>
  person.call(`/api/imports/${id}/finish`, { json: { chunks, crateChunks } })
const undo = (person: Person, id: number) =>
  answer<UndoReport>(person.call(`/api/imports/${id}/undo`, { method: 'POST' }))
const list = (person: Person) => answer<AlbumView[]>(person.call('/api/albums'))
const titles = async (person: Person) => (await list(person)).map(({ title }) => title).sort()
const crates = (person: Person) => answer<CrateView[]>(person.call('/api/crates'))
const inside = async (person: Person, crate: number | undefined) =>
  (await answer<AlbumView[]>(person.call(`/api/crates/${crate}/albums`))).map(({ title }) => title)
/** The number of albums that a search in the database finds. */
const found = async (person: Person, words: string) =>
  (await (await person.call(`/api/export/albums?list=both&q=${encodeURIComponent(words)}`)).text()).trim().split('\r\n')
    .length - 1
const trash = async (person: Person) => (await answer<{ items: AlbumView[] }>(person.call('/api/trash'))).items

const url = (name: string | number) => `https://a.bandcamp.com/album/${name}`
const album = (title: string, given: object = {}) => ({ title, artist: 'A', bandcampUrl: url(title), ...given })
const rowsOf = (albums: object[], from = 1): FileRow[] =>
  albums.map((one, index) => ({ row: from + index, album: one }))

/** Imports albums in one chunk and returns the import's id and report. */
async function bring(person: Person, albums: object[], given: object = {}) {
  const id = await open(person, given)
  const report = await answer<ChunkReport>(put(person, id, 0, rowsOf(albums)))
  expect((await finish(person, id, 1)).status).toBe(200)
  return { id, report }
}

it('imports a file in chunks, shows progress and reports every row at the end', async () => {
  const person = await newEmptyPerson()
  const id = await open(person, { total: 6, fingerprint: 'abc123' })
  const first = rowsOf([album('1'), album(''), album('1'), album('4', { rating: 9 })])
  expect(await answer(put(person, id, 0, first))).toEqual({
    created: 1,
    updated: 0,
    skipped: 1,
    failed: [
      { row: 2, field: 'title', message: 'Title is required' },
      { row: 4, field: 'rating', message: 'A rating must be from half a star to five, in steps of half a star' },
    ],
  })
  const view = await answer<FileImportView>(person.call(`/api/imports/${id}`))
  expect(view).toMatchObject({
    status: 'running',
    found: 6,
    added: 1,
    updated: 0,
    existing: 1,
    failed: 2,
    chunks: [0],
    crateChunks: [],
  })
  expect(view.file).toEqual({
    name: 'albums.csv',
    format: 'csv',
    mode: 'skip',
    target: 'collection',
    crateId: null,
    fingerprint: 'abc123',
  })
  const fault = { field: 'row', message: 'A quote opens in this row and never closes' }
  await put(person, id, 2, [{ row: 5, fault }, ...rowsOf([album('6')], 6)])
  expect(await failure(finish(person, id, 3))).toEqual({
    status: 409,
    code: 'chunks-missing',
    message: 'Rows of this file are missing: chunk 1 has not arrived yet',
  })
  await put(person, id, 1, [])
  const done = await answer<FileImportResult>(finish(person, id, 3))
  expect(done).toMatchObject({ status: 'complete', added: 2, chunks: [0, 1, 2] })
  expect(done.report).toEqual({
    total: 6,
    created: 2,
    updated: 0,
    skipped: 1,
    failed: [
      { row: 2, field: 'title', message: 'Title is required' },
      { row: 4, field: 'rating', message: 'A rating must be from half a star to five, in steps of half a star' },
      { row: 5, ...fault },
    ],
    moreFailed: 0,
    tagRules: { added: 0, existing: 0, overLimit: 0 },
    aliasesOverLimit: 0,
    tagColors: { added: 0, existing: 0, overLimit: 0 },
    distinct: { added: 0, existing: 0, overLimit: 0 },
  })
  expect((await answer<FileImportResult>(finish(person, id, 3))).report).toEqual(done.report)
  expect(await titles(person)).toEqual(['1', '6'])
  const [past] = await answer<ImportView[]>(person.call('/api/imports'))
  expect(past).toMatchObject({ id, kind: 'file', status: 'complete', file: { name: 'albums.csv' } })
})

it('returns the same report for a repeated chunk, even simultaneously or after the end', async () => {
  const person = await newEmptyPerson()
  const id = await open(person)
  const rows = rowsOf([album('1'), album('2'), album(''), album('4', { bandcampUrl: '' })])
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(put(person, id, 0, rows))))
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  const [before] = await list(person)
  await person.call(`/api/albums/${before?.id}`, { method: 'DELETE' })
  expect(await answer(put(person, id, 0, rows))).toEqual(answers[0])
  await finish(person, id, 1)
  expect(await answer(put(person, id, 0, rows))).toEqual(answers[0])
  expect(await list(person)).toHaveLength(2)
  expect(await failure(put(person, id, 1, rows))).toMatchObject({ status: 409, code: 'import-over' })
})

it('needs two round trips per chunk of one step besides the session', async () => {
  const person = await newEmptyPerson()
  const id = await open(person, { format: 'json', mode: 'fill' })
  const names = Array.from({ length: 700 }, (_, index) => String(index))
  const cost = async (path: string, json: object) => {
    const { roundTrips, status } = await countedCall(person, `/api/imports/${id}/${path}`, { method: 'PUT', json })
    expect(status).toBe(200)
    return roundTrips
  }
  expect(await cost('crates/0', { crates: names.slice(0, 200).map((name, place) => ({ place, name })) })).toBe(3)
  const rows = rowsOf(names.map((name) => album(name))).map((row, index) => ({
    ...row,
    crates: [[index % 200, index]],
  }))
  expect(await cost('rows/0', { rows })).toBe(3)
  expect(await cost('rows/0', { rows })).toBe(2)
  await person.call('/api/albums/all', { method: 'DELETE' })
  expect(await cost('rows/1', { rows: rowsOf(names.map((name) => album(name, { notes: 'n' }))) })).toBe(3)
  const other = await open(person, { mode: 'fill' })
  const filling = rowsOf(names.map((name) => ({ title: name, artist: 'A', rating: 3 })))
  const { roundTrips, text } = await countedCall(person, `/api/imports/${other}/rows/0`, {
    method: 'PUT',
    json: { rows: filling },
  })
  expect(JSON.parse(text)).toEqual({ created: 0, updated: 700, skipped: 0, failed: [] })
  expect(roundTrips).toBe(3)
})

it('fills empty fields only and counts only filled albums', async () => {
  const person = await newEmptyPerson()
  await bring(person, [
    album('Empty'),
    album('Full', {
      rating: 1,
      notes: 'mine',
      userTags: ['mine'],
      coverUrl: 'https://x.org/mine.jpg',
      releaseDate: '2001-01-01',
      trackCount: 1,
      previewTitle: 'mine',
    }),
    album('Half', { notes: 'mine' }),
  ])
  const theirs = {
    rating: 5,
    notes: 'ÉTÉ theirs',
    bandcampTags: ['Dub'],
    userTags: ['Tape'],
    coverUrl: 'https://x.org/a.jpg',
    releaseDate: '2020-02-02',
    trackCount: 9,
    previewTitle: 'theirs',
  }
  const file = [
    album('Empty', theirs),
    album('Full', theirs),
    album('Half', theirs),
    album('New', theirs),
    album('Empty', { rating: 2 }),
  ]
  const { report } = await bring(person, file, { mode: 'fill' })
  expect(report).toEqual({ created: 1, updated: 2, skipped: 2, failed: [] })
  const byTitle = new Map((await list(person)).map((one) => [one.title, one]))
  expect(byTitle.get('Empty')).toMatchObject({ ...theirs, tags: ['Dub', 'Tape'] })
  expect(byTitle.get('Full')).toMatchObject({
    rating: 1,
    notes: 'mine',
    tags: ['mine'],
    trackCount: 1,
    previewTitle: 'mine',
    version: 1,
  })
  expect(byTitle.get('Half')).toMatchObject({ ...theirs, notes: 'mine' })
  expect(await found(person, 'été')).toBe(2)
  expect((await bring(person, file, { mode: 'fill' })).report).toEqual({
    created: 0,
    updated: 0,
    skipped: 5,
    failed: [],
  })
  expect((await bring(person, file)).report).toMatchObject({ created: 0, updated: 0, skipped: 5 })
})

it('matches rows without an address by title and artist', async () => {
  const person = await newEmptyPerson()
  await bring(person, [album('Ébb'), album('Plain', { bandcampUrl: '' })])
  const words = [
    { title: 'ÉBB', artist: ' a ', rating: 4 },
    { title: 'plain', artist: 'A', rating: 3 },
    { title: 'Third', artist: 'A', rating: 2 },
  ]
  expect((await bring(person, words, { mode: 'fill' })).report).toMatchObject({ created: 1, updated: 2 })
  expect((await list(person)).map(({ rating }) => rating).sort()).toEqual([2, 3, 4])
  expect((await bring(person, words)).report).toMatchObject({ created: 0, skipped: 3 })
  // In a file of Gatefold's own, an album with an address and one without are two.
  const own = rowsOf(words).map((row) => ({ ...row, isExact: true }))
  const report = await answer<ChunkReport>(put(person, await open(person), 0, own))
  expect(report).toMatchObject({ created: 1, skipped: 2 })
})

it('restores a trashed album with the values of the file', async () => {
  const person = await newEmptyPerson()
  const words = (title: string, nth: number, notes: string) => ({
    row: nth,
    nth,
    album: { title, artist: 'A', bandcampUrl: '', notes },
  })
  const first = await open(person)
  await put(person, first, 0, [
    ...rowsOf([album('One', { notes: 'old' })], 3),
    words('Same', 1, 'old'),
    words('Same', 2, 'old'),
  ])
  const ids = (await list(person)).map(({ id }) => id).sort()
  await person.call('/api/albums/all', { method: 'DELETE' })
  const second = await open(person)
  expect(await answer(put(person, second, 1, [words('Same', 2, 'new')]))).toMatchObject({ created: 1 })
  expect(
    await answer(put(person, second, 0, [words('Same', 1, 'new'), ...rowsOf([album('One', { notes: 'new' })], 3)])),
  ).toMatchObject({ created: 2 })
  expect((await list(person)).map(({ id, notes }) => [id, notes]).sort()).toEqual(ids.map((id) => [id, 'new']))
})

it('adds what may only be new, and leaves alone what is there or in the trash', async () => {
  const person = await newEmptyPerson()
  await bring(person, [album('Owned'), album('Let go')])
  const letGo = (await list(person)).find(({ title }) => title === 'Let go')
  await person.call(`/api/albums/${letGo?.id}`, { method: 'DELETE' })
  const id = await open(person, { mode: 'fill', target: 'collection', format: 'json' })
  await putCrates(person, id, 0, [{ place: 0, name: 'News' }])
  const rows = rowsOf(['Owned', 'Let go', 'Fresh'].map((title) => album(title, { list: 'wishlist', notes: 'Told' })))
  const news = rows.map((row, place) => ({ ...row, isOnlyNew: true, crates: [[0, place]] }))
  expect(await answer(put(person, id, 0, news))).toMatchObject({ created: 1, updated: 0, skipped: 2, failed: [] })
  expect((await put(person, id, 1, [{ ...news[0], isOnlyNew: 'yes' }])).status).toBe(400)
  await finish(person, id, 1, 1)
  expect((await trash(person)).map(({ title }) => title)).toEqual(['Let go'])
  expect((await list(person)).map((one) => [one.title, one.list, one.notes]).sort()).toEqual([
    ['Fresh', 'wishlist', 'Told'],
    ['Owned', 'collection', ''],
  ])
  expect(await inside(person, (await crates(person)).find(({ name }) => name === 'News')?.id)).toEqual(['Fresh'])
})

it('keeps albums with the same title and artist and no address apart, in any order of chunks', async () => {
  const person = await newEmptyPerson()
  const rows = Array.from({ length: 4 }, (_, index) => ({
    row: index + 1,
    ...(index > 0 && { nth: index + 1 }),
    album: { title: 'Untitled', artist: 'A', bandcampUrl: '', notes: `${index}` },
  }))
  for (const order of [
    [3, 1, 0, 2],
    [0, 1, 2, 3],
    [2, 0, 3, 1],
  ]) {
    const id = await open(person)
    await Promise.all(order.slice(0, 2).map((chunk) => put(person, id, chunk, rows.slice(chunk, chunk + 1))))
    for (const chunk of order.slice(2)) await put(person, id, chunk, rows.slice(chunk, chunk + 1))
    await finish(person, id, 4)
    expect((await list(person)).map(({ notes }) => notes).sort()).toEqual(['0', '1', '2', '3'])
  }
  const [one, two] = await list(person)
  await person.call(`/api/albums/${one?.id}`, { method: 'PATCH', json: { title: 'Named' } })
  await person.call(`/api/albums/${two?.id}`, { method: 'DELETE' })
  await person.call('/api/trash', { method: 'DELETE' })
  const id = await open(person)
  expect(await answer(put(person, id, 0, rows))).toMatchObject({ created: 2, skipped: 2 })
  expect(await titles(person)).toEqual(['Named', 'Untitled', 'Untitled', 'Untitled', 'Untitled'])
})

it('names an album that came in without its name only where its empty fields are filled', async () => {
  const person = await newEmptyPerson()
  await bring(person, [album('Untitled')])
  const [{ bandcampUrl } = { bandcampUrl: '' }] = await list(person)
  for (const [mode, updated, title] of [
    ['skip', 0, 'Untitled'],
    ['fill', 1, 'Ebb'],
  ] as const) {
    const id = await open(person, { mode })
    expect(await answer(put(person, id, 0, rowsOf([{ ...album('Ebb'), bandcampUrl }], 1)))).toMatchObject({ updated })
    await finish(person, id, 1)
    expect(await titles(person)).toEqual([title])
  }
})

it('imports a CSV into a crate in file order, in any order of chunks', async () => {
  const person = await newEmptyPerson()
  const { id: crateId } = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
  await bring(person, [album('There'), album('Other')])
  const [other] = (await list(person)).filter(({ title }) => title === 'Other')
  await person.call(`/api/albums/${other?.id}/crates/${crateId}`, { method: 'POST' })
  const id = await open(person, { crateId })
  await put(person, id, 1, rowsOf([album('Three'), album('Other')], 3))
  await put(person, id, 0, rowsOf([album('One'), album('There')], 1))
  await finish(person, id, 2)
  expect(await inside(person, crateId)).toEqual(['Other', 'One', 'There', 'Three'])
  expect(await undo(person, id)).toEqual({ removed: 2, reverted: 0, crates: 0, tagRules: 0, kept: 0, keptBy: [] })
  expect(await inside(person, crateId)).toEqual(['Other'])
  const stranger = await newPerson()
  const json = { fileName: 'a.csv', format: 'csv', mode: 'skip', crateId }
  expect(await failure(stranger.call('/api/imports/file', { json }))).toMatchObject({ status: 404 })
})

it('merges crates by name or creates them, in order, before their rows', async () => {
  const person = await newEmptyPerson()
  await answer<CrateView>(person.call('/api/crates', { json: { name: 'Joined', description: 'mine' } }))
  const id = await open(person, { format: 'json' })
  expect(await failure(put(person, id, 0, [{ row: 1, album: album('1'), crates: [[0, 0]] }]))).toMatchObject({
    status: 409,
    code: 'crates-missing',
  })
  expect(await failure(putCrates(person, id, 1, [{ place: 2, name: 'Made' }]))).toMatchObject({
    code: 'crates-out-of-order',
  })
  const chunk = [
    { place: 0, name: 'Joined', description: 'theirs' },
    { place: 1, name: 'Joined', isFavorite: true },
  ]
  expect(await answer(putCrates(person, id, 0, chunk))).toEqual({ created: 1, updated: 0, skipped: 1, failed: [] })
  expect(await answer(putCrates(person, id, 0, chunk))).toEqual({ created: 1, updated: 0, skipped: 1, failed: [] })
  await putCrates(person, id, 1, [{ place: 2, name: 'Made', description: 'd' }])
  await put(person, id, 1, [
    {
      row: 2,
      album: album('2'),
      crates: [
        [0, 0],
        [2, 1],
      ],
    },
  ])
  await put(person, id, 0, [
    {
      row: 1,
      album: album('1'),
      crates: [
        [0, 1],
        [1, 0],
        [2, 0],
      ],
    },
  ])
  expect(await failure(finish(person, id, 2, 3))).toMatchObject({ code: 'chunks-missing' })
  await finish(person, id, 2, 2)
  const made = await crates(person)
  expect(made.map(({ name, description, isFavorite }) => [name, description, isFavorite])).toEqual([
    ['Joined', 'mine', false],
    ['Joined', '', true],
    ['Made', 'd', false],
  ])
  expect(await Promise.all(made.map((crate) => inside(person, crate.id)))).toEqual([['2', '1'], ['1'], ['1', '2']])
})

it('returns 409 and creates no crates beyond the limit', async () => {
  const person = await newEmptyPerson()
  await fillCrates(person)
  const id = await open(person, { format: 'json' })
  const two = [
    { place: 0, name: 'C7' },
    { place: 1, name: 'New' },
    { place: 2, name: 'Too many' },
  ]
  expect(await failure(putCrates(person, id, 0, two))).toEqual({
    status: 409,
    code: 'limit-exceeded',
    message: 'You can have at most 2,000 crates',
  })
  expect(await crates(person)).toHaveLength(1_999)
  expect(await answer(putCrates(person, id, 0, two.slice(0, 2)))).toMatchObject({ created: 1, skipped: 1 })
})

it('reports rows beyond the collection limit and imports the others', async () => {
  const person = await newEmptyPerson()
  await bring(person, [album('There'), album('Trashed')])
  const [trashed] = (await list(person)).filter(({ title }) => title === 'Trashed')
  await person.call(`/api/albums/${trashed?.id}`, { method: 'DELETE' })
  const most = LIMITS.albumsPerPerson
  Object.assign(LIMITS, { albumsPerPerson: 3 })
  onTestFinished(() => void Object.assign(LIMITS, { albumsPerPerson: most }))
  const { report } = await bring(person, [
    album('There'),
    album('New'),
    album('New'),
    album('Too many'),
    album('Trashed'),
  ])
  expect(report).toEqual({
    created: 2,
    updated: 0,
    skipped: 2,
    failed: [{ row: 4, field: 'row', message: 'You can have at most 3 albums' }],
  })
})

it('undoes albums, crates, memberships, filled fields and albums restored from the trash', async () => {
  const person = await newEmptyPerson()
  await bring(person, [
    album('Mine', { rating: 2 }),
    album('Filled'),
    album('Trashed', { notes: 'old', userTags: ['x'] }),
  ])
  await answer(person.call('/api/crates', { json: { name: 'Joined' } }))
  const byTitle = async () => new Map((await list(person)).map((one) => [one.title, one]))
  const trashed = (await byTitle()).get('Trashed')
  await person.call(`/api/albums/${trashed?.id}`, { method: 'DELETE' })
  const whole = async () => {
    const albums = (await list(person)).map(({ version: _, changedAt: __, ...one }) => one)
    const gone = (await trash(person)).map(({ id, title, notes, tags }) => ({ id, title, notes, tags }))
    return {
      albums,
      crates: await crates(person),
      gone,
      found: await found(person, 'theirs'),
    }
  }
  const before = await whole()
  const id = await open(person, { format: 'json', mode: 'fill' })
  await putCrates(person, id, 0, [
    { place: 0, name: 'Joined' },
    { place: 1, name: 'Made' },
  ])
  const theirs = {
    rating: 5,
    notes: 'theirs',
    bandcampTags: ['Dub'],
    coverUrl: 'https://x.org/a.jpg',
    releaseDate: '2020-02-02',
    trackCount: 0,
    previewTitle: 'p',
  }
  const rows = ['Mine', 'Filled', 'Trashed', 'New'].map((title, index) => ({
    row: index + 1,
    album: album(title, theirs),
    crates: [
      [0, index],
      [1, index],
    ],
  }))
  expect(await answer(put(person, id, 0, rows))).toEqual({ created: 2, updated: 2, skipped: 0, failed: [] })
  await finish(person, id, 1, 1)
  expect((await crates(person)).map((crate) => [crate.name, crate.albumCount])).toEqual([
    ['Joined', 4],
    ['Made', 4],
  ])
  expect(await undo(person, id)).toEqual({ removed: 1, reverted: 3, crates: 1, tagRules: 0, kept: 0, keptBy: [] })
  expect(await whole()).toEqual(before)
  expect(await undo(person, id)).toEqual({ removed: 0, reverted: 0, crates: 0, tagRules: 0, kept: 0, keptBy: [] })
  expect(await answer<ImportView>(person.call(`/api/imports/${id}`))).toMatchObject({ undoneAt: expect.any(String) })
  const again = await open(person, { format: 'json', mode: 'fill' })
  expect(await answer(put(person, again, 0, rowsOf(rows.map((row) => row.album))))).toMatchObject({
    created: 2,
    updated: 2,
  })
})

it('keeps what was changed since when an import is undone', async () => {
  const person = await newEmptyPerson()
  await bring(
    person,
    ['Rated', 'Annotated', 'Untouched'].map((title) => album(title)),
  )
  const { id } = await bring(
    person,
    [
      ...['Rated', 'Annotated', 'Untouched'].map((title) =>
        album(title, { rating: 3, notes: 'theirs', userTags: ['t'] }),
      ),
      album('New'),
      album('Kept'),
      album('Put'),
    ],
    { mode: 'fill' },
  )
  const ids = new Map((await list(person)).map((one) => [one.title, one.id]))
  const change = (title: string, json: object) =>
    person.call(`/api/albums/${ids.get(title)}`, { method: 'PATCH', json })
  await change('Rated', { rating: 5 })
  await change('Annotated', { notes: 'mine', tags: ['t', 'u'] })
  await change('Kept', { rating: 1 })
  const crate = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
  await person.call(`/api/albums/${ids.get('Put')}/crates/${crate.id}`, { method: 'POST' })
  const state = (await person.call('/api/albums')).headers.get('etag') ?? ''
  expect(await undo(person, id)).toEqual({ removed: 1, reverted: 3, crates: 0, tagRules: 0, kept: 2, keptBy: [] })
  const after = (await list(person)).map(({ title, rating, notes, tags }) => [title, rating, notes, tags])
  expect(after.sort()).toEqual([
    ['Annotated', null, 'mine', ['t', 'u']],
    ['Kept', 1, '', []],
    ['Put', null, '', []],
    ['Rated', 5, '', []],
    ['Untouched', null, '', []],
  ])
  expect((await person.call('/api/albums', { headers: { 'if-none-match': state } })).status).toBe(200)
})

it('keeps a crate of an undone import if it holds other albums', async () => {
  const person = await newEmptyPerson()
  await bring(person, [album('Mine')])
  const id = await open(person, { format: 'json' })
  await putCrates(person, id, 0, [
    { place: 0, name: 'Kept' },
    { place: 1, name: 'Gone' },
  ])
  await put(person, id, 0, [
    {
      row: 1,
      album: album('1'),
      crates: [
        [0, 0],
        [1, 0],
      ],
    },
  ])
  const [mine] = (await list(person)).filter(({ title }) => title === 'Mine')
  const [kept] = await crates(person)
  await person.call(`/api/albums/${mine?.id}/crates/${kept?.id}`, { method: 'POST' })
  expect(await undo(person, id)).toEqual({ removed: 1, reverted: 0, crates: 1, tagRules: 0, kept: 0, keptBy: [] })
  expect((await crates(person)).map((crate) => [crate.name, crate.albumCount])).toEqual([['Kept', 1]])
})

it('ends a running import when it is undone and keeps imported albums when it is cancelled', async () => {
  const person = await newEmptyPerson()
  const [undone, cancelled] = [await open(person), await open(person)]
  await put(person, undone, 0, rowsOf([album('1')]))
  await put(person, cancelled, 0, rowsOf([album('2')]))
  expect(await undo(person, undone)).toMatchObject({ removed: 1 })
  expect(await failure(put(person, undone, 1, rowsOf([album('3')])))).toMatchObject({ code: 'import-over' })
  expect(await answer<ImportView>(person.call(`/api/imports/${cancelled}`, { method: 'DELETE' }))).toMatchObject({
    status: 'cancelled',
    added: 1,
  })
  expect(await failure(putCrates(person, cancelled, 0, [{ place: 0, name: 'C' }]))).toMatchObject({
    code: 'import-over',
  })
  expect(await answer<FileImportResult>(finish(person, cancelled, 9))).toMatchObject({
    status: 'cancelled',
    report: { total: 1, created: 1 },
  })
  expect(await titles(person)).toEqual(['2'])
  expect(await undo(person, cancelled)).toMatchObject({ removed: 1 })
  expect(await titles(person)).toEqual([])
})

it('writes nothing after an import has ended, even from a chunk already in progress', async () => {
  const person = await newEmptyPerson()
  await bring(person, [album('Filled'), album('Trashed', { notes: 'old' })])
  const [trashed] = (await list(person)).filter(({ title }) => title === 'Trashed')
  await person.call(`/api/albums/${trashed?.id}`, { method: 'DELETE' })
  const { id: crateId } = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
  const id = await open(person, { mode: 'fill', crateId })
  let batches = 0
  const database = new Proxy(RECORDS, {
    get(target, key) {
      const value = Reflect.get(target, key)
      if (key !== 'batch') return typeof value === 'function' ? value.bind(target) : value
      return async (statements: D1PreparedStatement[]) => {
        batches += 1
        if (batches === 2) await person.call(`/api/imports/${id}`, { method: 'DELETE' })
        return target.batch(statements)
      }
    },
  })
  const rows = rowsOf(['New', 'Filled', 'Trashed'].map((title) => album(title, { rating: 5, notes: 'theirs' })))
  await expect(
    takeFileRows({ ...ctxOf(person.id), db: createDb(database) }, { importId: id, chunk: 0 }, rows),
  ).rejects.toThrow('This import has ended')
  expect((await list(person)).map(({ title, rating }) => [title, rating])).toEqual([['Filled', null]])
  expect((await trash(person)).map(({ notes }) => notes)).toEqual(['old'])
  expect(await inside(person, crateId)).toEqual([])
  expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject({ status: 'cancelled', added: 0, chunks: [] })
})

it('limits open imports, fails abandoned ones and deletes undo data after a while', async () => {
  const person = await newEmptyPerson()
  const opened = await Promise.all(
    Array.from({ length: 14 }, () =>
      person.call('/api/imports/file', { json: { fileName: 'a', format: 'csv', mode: 'skip' } }),
    ),
  )
  expect(opened.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), ...Array(4).fill(409)])
  const [first] = await answer<ImportView[]>(person.call('/api/imports'))
  const id = Number(first?.id)
  await put(person, id, 0, rowsOf([album('1')]))
  const day = 86_400_000
  const clean = (time: number) =>
    worker.scheduled(createScheduledController({ scheduledTime: new Date(time) }), env as never)
  await clean(Date.now() + day / 2)
  await put(person, id, 1, rowsOf([album('2')]))
  expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject({ status: 'running', chunks: [0, 1] })
  await clean(Date.now() + 2 * day)
  expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject({
    status: 'failed',
    message: 'This import was left unfinished. What was imported by then is kept.',
    chunks: [0, 1],
  })
  await clean(Date.now() + 33 * day)
  // The job has ended the session too.
  expect(await getFileImport(ctxOf(person.id), id)).toMatchObject({ added: 2, chunks: [] })
  await RECORDS.prepare('UPDATE fan_import SET finished_at = ? WHERE id = ?')
    .bind(Date.now() - 31 * day, id)
    .run()
  await expect(undoImport(ctxOf(person.id), id)).rejects.toMatchObject({
    status: 409,
    code: 'too-late',
    message: 'A file import can be undone for 30 days',
  })
})

it.each([
  [
    'too many rows',
    { rows: rowsOf(Array.from({ length: 2_001 }, () => album('1'))) },
    400,
    /^At most 2,000 rows in one chunk$/,
  ],
  ['an invalid row', { rows: [{ row: 1, album: {} }, 5] }, 400, /./],
  [
    'a row number over 100,000',
    { rows: [{ row: 100_001, album: {} }] },
    400,
    /^A file can have at most 100,000 albums$/,
  ],
  ['a body over 2 MB', { rows: rowsOf([album('1', { notes: 'x'.repeat(2_000_000) })]) }, 413, null],
])('returns the error and writes nothing for %s', async (_, json, status, message) => {
  const person = await newEmptyPerson()
  const id = await open(person)
  const response = await person.call(`/api/imports/${id}/rows/0`, { method: 'PUT', json })
  expect(response.status).toBe(status)
  const { fields } = await answer<{ fields?: Record<string, string> }>(response)
  if (message) expect(Object.values(fields ?? {})[0]).toMatch(message)
  expect(await answer(person.call(`/api/imports/${id}`))).toMatchObject({ chunks: [], found: 0 })
})

it('returns 404 for unknown chunks and imports', async () => {
  const person = await newPerson()
  const id = await open(person)
  for (const chunk of ['-1', '1e3', 'x', '1.5']) {
    const response = await person.call(`/api/imports/${id}/rows/${chunk}`, { method: 'PUT', json: { rows: [] } })
    expect(response.status, chunk).toBe(404)
  }
  const beyond = await person.call(`/api/imports/${id}/rows/1000`, { method: 'PUT', json: { rows: [] } })
  expect(await beyond.json()).toMatchObject({ fields: { chunk: 'A file can have at most 1,000 chunks' } })
  expect((await put(person, id + 999, 0, [])).status).toBe(404)
  expect((await finish(person, id + 999, 0)).status).toBe(404)
})

it('tells which albums an import added, and shows those alone, to its person only', async () => {
  const [person, other] = [await newEmptyPerson(), await newPerson()]
  await bring(person, [album('before')])
  const { id } = await bring(person, [album('before'), album('one'), album('two')])
  const ids = (path = `/api/imports/${id}/albums`) => answer<number[]>(person.call(path))
  const shown = async (who: Person) =>
    (await answer<{ albums: AlbumView[] }>(who.call(`/api/albums/page?list=both&import=${id}`))).albums
  expect((await shown(person)).map(({ title }) => title).sort()).toEqual(['one', 'two'])
  expect((await ids()).sort()).toEqual((await shown(person)).map((one) => one.id).sort())
  const [first] = await ids()
  await person.call(`/api/albums/${first}`, { method: 'DELETE' })
  expect(await ids()).toHaveLength(1)
  expect(await shown(other)).toEqual([])
  expect((await other.call(`/api/imports/${id}/albums`)).status).toBe(404)
})
