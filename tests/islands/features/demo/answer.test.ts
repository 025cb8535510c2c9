import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createDuplicateFinder } from '#domain/albums/duplicates.ts'
import type { ListensPage, ListenYears } from '#domain/diary/listen.ts'

// Records of its own: the files of a run share modules.
vi.resetModules()
const { answer } = await import('#islands/features/demo/answer.ts')
const { make, records, show } = await import('#islands/features/demo/records.ts')
const { demoRecords } = await import('#islands/features/demo/shelf.ts')

const start = demoRecords(new Date('2026-06-01T12:00:00Z'))

beforeEach(() => show(start))

const call = async (method: string, path: string, body?: unknown) => {
  const response = await answer(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return response.status === 204 ? null : response.json()
}
const album = (title: string) => {
  const found = records().albums.find((one) => one.title === title)
  if (!found) throw new Error(`There is no “${title}”`)
  return found
}
const tagged = (tag: string) => records().albums.filter(({ tags }) => tags.includes(tag))

it('answers with the tracks of an album, and says of what the demo lacks that it needs an account', async () => {
  const { id, trackCount } = album('Kopje')
  const { tracks } = await call('GET', `/api/albums/${id}`)
  expect(tracks).toHaveLength(trackCount ?? 0)
  expect(tracks[0]).toMatchObject({ number: 1, title: expect.any(String), duration: expect.any(Number) })
  const refused = await answer('/api/imports')
  expect([refused.status, await refused.json()]).toEqual([403, { code: 'demo', message: 'This needs an account.' }])
})

const diaryOf = async (year: number) =>
  (await call('GET', `/api/listens?from=${year}-01-01&to=${year}-12-31`)) as ListensPage

it('has a diary of several years, to which listens are added, changed and removed', async () => {
  const years: ListenYears = await call('GET', '/api/listens/years')
  expect(years.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023])
  for (const { year, listens } of years) expect((await diaryOf(year)).listens).toHaveLength(listens)

  const { id: albumId } = album('Kopje')
  await make({ call: 'add-listen', id: 9_000, albumId, listen: { at: '2026-06-01T09:00:00', note: 'Loud' } })
  await make({ call: 'edit-listen', id: 9_000, albumId, patch: { rating: 3 } })
  await make({ call: 'edit-album', id: albumId, patch: { title: 'Koppie' } })
  const [first] = (await diaryOf(2026)).listens
  expect(first).toMatchObject({ id: 9_000, title: 'Koppie', note: 'Loud', rating: 3 })
  await make({ call: 'delete-listen', id: 9_000, albumId })
  expect(await call('GET', '/api/listens/years')).toEqual(years)
})

it('moves the diary of a merged album to the one that is kept, and back', async () => {
  const [kept, gone] = [album('Tin Parliament').id, album('Plain Song').id]
  const of = (id: number) => records().listens.filter(({ albumId }) => albumId === id).length
  const before = [of(kept), of(gone)]
  expect(before[1]).toBeGreaterThan(0)
  await call('POST', '/api/albums/merge', { keep: kept, merge: [gone] })
  expect([of(kept), of(gone)]).toEqual([(before[0] ?? 0) + (before[1] ?? 0), 0])
  await call('POST', '/api/albums/unmerge', { keep: kept, merge: [gone] })
  expect([of(kept), of(gone)]).toEqual(before)
})

it('has a share of a crate, which cannot be changed', async () => {
  vi.stubGlobal('location', { origin: 'https://gatefold.example' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const [share, ...others] = await call('GET', '/api/shares')
  expect(others).toEqual([])
  expect(share.url).toBe('https://gatefold.example/demo/s/sunday')
  expect(records().crates.find(({ id }) => id === share.of.id)?.name).toBe(share.of.name)
  expect((await answer(`/api/shares/${share.id}`, { method: 'DELETE' })).status).toBe(403)
})

it('answers with a preview of every album, named like one of its tracks', async () => {
  expect(records().albums.every(({ hasPreview }) => hasPreview)).toBe(true)
  const { id } = album('Tin Parliament')
  const { url, title } = await call('GET', `/api/albums/${id}/preview`)
  expect(url).toMatch(/^data:audio\/wav;base64,/)
  expect((await call('GET', `/api/albums/${id}`)).tracks.map((track: { title: string }) => track.title)).toContain(
    title,
  )
  expect(await call('GET', `/api/albums/${id}/preview?fresh=1`)).toEqual({ url, title })
})

it('renames a tag in all albums, keeps that as a rule, carries its color, and takes it back', async () => {
  const folk = tagged('folk').length
  await call('PUT', '/api/tags/color', { tag: 'folk', color: 'moss' })
  const made = await call('POST', '/api/tags/edit', { from: ['folk'], to: 'Folk music' })
  expect(made).toMatchObject({ albums: folk, rules: [{ from: 'folk', to: 'Folk music' }] })
  expect([tagged('folk').length, tagged('Folk music').length]).toEqual([0, folk])
  expect(records().colors).toEqual({ 'folk music': 'moss' })
  await make({ call: 'edit-album', id: album('Paper Orchard').id, patch: { rating: 1 } })
  expect(await call('POST', '/api/tags/undo', { edit: made.edit })).toEqual({ rules: [] })
  expect([tagged('folk').length, tagged('Folk music').length]).toEqual([folk, 0])
  expect(records().colors).toEqual({ folk: 'moss' })
  expect(album('Paper Orchard').rating).toBe(1)
})

it('renames a tag that was added, leaves one that was removed, and undoes only the last edit', async () => {
  await make({ call: 'edit-albums', albumIds: [album('Valve').id], change: { addTags: ['dub'], removeTags: ['jazz'] } })
  const first = await call('POST', '/api/tags/edit', { from: ['dub'], to: 'dub techno' })
  expect(album('Valve').tags).toEqual(['free improv', 'dub techno'])
  await call('POST', '/api/tags/edit', { from: ['jazz'], to: null })
  expect(tagged('jazz')).toEqual([])
  expect((await answer('/api/tags/undo', { method: 'POST', body: JSON.stringify({ edit: first.edit }) })).status).toBe(
    409,
  )
  expect(await call('DELETE', '/api/tags/rules', { from: ['jazz'] })).toMatchObject({
    albums: 0,
    rules: [{ from: 'dub', to: 'dub techno' }],
  })
})

it('renames a tag in smart crates', async () => {
  await make({ call: 'add-crate', id: 5_000, input: { name: 'Dubby', query: 'tag:dub rating:4' } })
  const { edit } = await call('POST', '/api/tags/edit', { from: ['dub'], to: 'Version' })
  const query = () => records().crates.find(({ id }) => id === 5_000)?.query
  expect(query()).toBe('tag:Version rating:4')
  await call('POST', '/api/tags/undo', { edit })
  expect(query()).toBe('tag:dub rating:4')
})

const groups = () => {
  const finder = createDuplicateFinder()
  for (const one of records().albums) finder.add(one)
  return finder.groups(records().distinct)
}

it('has likely duplicates, which are gone when they are marked as not the same', async () => {
  const [group] = groups()
  expect(group?.ids).toHaveLength(2)
  await call('POST', '/api/albums/distinct', { albumIds: group?.ids })
  expect(groups()).toEqual([])
  expect((await call('GET', '/api/albums/duplicates')).distinct).toHaveLength(1)
  await call('POST', '/api/albums/distinct', { albumIds: group?.ids, isSame: true })
  expect(groups()).toHaveLength(1)
})

it('merges albums with their crates, and takes that back unless the kept album was changed', async () => {
  const [kept, gone] = [album('Paper Orchard'), album('Kopje')]
  const crate = records().crates.find(({ name }) => name === 'Dancefloor, 118 to 124')?.id ?? 0
  const inside = () => records().members.find(({ crateId }) => crateId === crate)?.albumIds
  const before = inside()
  const input = { keep: kept.id, merge: [gone.id], rating: 4 }
  const merged = await call('POST', '/api/albums/merge', input)
  expect(merged).toMatchObject({ rating: 4, tags: ['folk', 'guitar', 'dub', 'house', 'lo-fi', 'vinyl'] })
  expect(inside()).toEqual(before?.map((id) => (id === gone.id ? kept.id : id)))
  expect(records().albums).toHaveLength(119)
  await call('POST', '/api/albums/unmerge', { keep: kept.id, merge: [gone.id] })
  expect(records()).toEqual(start)

  await make({ call: 'add-to-crates', crateIds: [crate], albumIds: [kept.id] })
  await call('POST', '/api/albums/merge', input)
  expect(inside()).toEqual([...(before ?? []).filter((id) => id !== gone.id), kept.id])
  await make({ call: 'edit-album', id: kept.id, patch: { rating: 2 } })
  const refused = await answer('/api/albums/unmerge', { method: 'POST', body: JSON.stringify(input) })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'stale'])
})
