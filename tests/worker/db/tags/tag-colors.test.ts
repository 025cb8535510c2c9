import { expect, it } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import type { TagColor } from '#domain/tags/tag-color.ts'
import type { MadeEdit } from '#domain/tags/tag-rules.ts'
import { editTags, removeTagRules } from '#worker/db/tags/edit-tags.ts'
import { add, answer, newEmptyPerson } from '../../collections.ts'
import { RECORDS } from '../../databases.ts'
import { newDevice } from '../../device.ts'
import { ctxOf, type Person } from '../../people.ts'

const choose = (person: Person, tag: string, color: TagColor | null) =>
  person.call('/api/tags/color', { method: 'PUT', json: { tag, color } })
const rename = (person: Person, from: string[], to: string | null) =>
  answer<MadeEdit>(person.call('/api/tags/edit', { json: { from, to } }))
const undo = (person: Person, edit: string) => person.call('/api/tags/undo', { json: { edit } })

const colorsOf = async ({ id }: Person): Promise<unknown> =>
  JSON.parse(
    (await RECORDS.prepare('SELECT tag_colors FROM preferences WHERE user_id = ?')
      .bind(id)
      .first<string>('tag_colors')) ?? '',
  )

it('keeps the color of a tag in any case, for one person only, and takes it back', async () => {
  const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
  expect((await choose(person, ' Dub ', 'rose')).status).toBe(204)
  expect((await choose(person, '"quoted\\"', 'sky')).status).toBe(204)
  expect((await choose(person, '__proto__', 'moss')).status).toBe(204)
  expect((await choose(person, 'dub', 'teal')).status).toBe(204)
  expect(await colorsOf(person)).toEqual(JSON.parse('{"dub":"teal","\\"quoted\\\\\\"":"sky","__proto__":"moss"}'))
  expect(await colorsOf(other)).toEqual({})
  for (const tag of ['DUB', '"quoted\\"', '__proto__', 'none'])
    expect((await choose(person, tag, null)).status).toBe(204)
  expect(await colorsOf(person)).toEqual({})
})

it('keeps a bounded number of colors; another color for one of those tags and the automatic one are always possible', async () => {
  const person = await newEmptyPerson()
  const full = Object.fromEntries(Array.from({ length: LIMITS.tagColors }, (_, at) => [`t${at}`, 'sky']))
  await RECORDS.prepare('UPDATE preferences SET tag_colors = ? WHERE user_id = ?')
    .bind(JSON.stringify(full), person.id)
    .run()
  const response = await choose(person, 'more', 'rose')
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('at most 500 tags') })
  expect((await choose(person, 't1', 'rose')).status).toBe(204)
  expect((await choose(person, 't2', null)).status).toBe(204)
  expect((await choose(person, 'more', 'rose')).status).toBe(204)
  const { t2: _, ...others } = full
  expect(await colorsOf(person)).toEqual({ ...others, t1: 'rose', more: 'rose' })
})

it('tells devices of a new color, and only of one', async () => {
  const person = await newEmptyPerson()
  await choose(person, 'dub', 'rose')
  const device = await newDevice(person)
  expect(device.tagColors).toEqual({ dub: 'rose' })
  await choose(person, 'dub', 'rose')
  expect((await device.sync()).changes).toEqual([])
  await choose(person, 'tape', 'moss')
  expect(await device.sync()).toMatchObject({ changes: [{ tagColors: { dub: 'rose', tape: 'moss' } }] })
  const { edit } = await rename(person, ['dub'], 'Dub Techno')
  await device.sync()
  expect(device.tagColors).toEqual({ 'dub techno': 'rose', tape: 'moss' })
  await undo(person, edit)
  await device.sync()
  expect(device.tagColors).toEqual({ dub: 'rose', tape: 'moss' })
})

it('renders a page with the colors, the pages of others without', async () => {
  const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
  const [album] = await add(person, [{ userTags: ['Dub</script>'] }])
  await add(other, [{ userTags: ['Dub</script>'] }])
  const chip = /class="chip (\w+)"[^>]*>Dub&lt;\/script/
  const page = async (one: Person, path = '/app') => (await one.call(path)).text()
  const automatic = (await page(other)).match(chip)?.[1]
  const color = automatic === 'rose' ? 'sky' : 'rose'
  await choose(person, 'dub</SCRIPT>', color)
  const [own, alone, others] = await Promise.all([page(person), page(person, `/app/album/${album?.id}`), page(other)])
  for (const text of [own, alone]) {
    expect(text.match(chip)?.[1]).toBe(color)
    expect(text).toContain(`data-tag-colors="true">{"dub\\u003c/script>":"${color}"}</script>`)
  }
  expect(others.match(chip)?.[1]).toBe(automatic)
  expect(others).not.toContain('data-tag-colors')
})

it('carries a color along when tags are renamed or merged, drops it with the tag, and Undo brings it back', async () => {
  const person = await newEmptyPerson()
  await add(person, [{ userTags: ['dub', 'tape'] }, { bandcampTags: ['hip hop', 'hip-hop'] }])
  for (const [tag, color] of [
    ['dub', 'rose'],
    ['hip hop', 'sky'],
    ['hip-hop', 'moss'],
  ] as const) {
    await choose(person, tag, color)
  }
  const before = await colorsOf(person)
  const renamed = await rename(person, ['dub'], 'Dub Techno')
  expect(await colorsOf(person)).toEqual({ 'dub techno': 'rose', 'hip hop': 'sky', 'hip-hop': 'moss' })
  const merged = await rename(person, ['hip hop'], 'hip-hop')
  expect(await colorsOf(person)).toEqual({ 'dub techno': 'rose', 'hip-hop': 'moss' })
  const deleted = await rename(person, ['hip-hop'], null)
  expect(await colorsOf(person)).toEqual({ 'dub techno': 'rose' })
  const removed = await removeTagRules(ctxOf(person.id), ['hip hop'])
  for (const { edit } of [removed, deleted, merged, renamed]) expect((await undo(person, edit)).status).toBe(200)
  expect(await colorsOf(person)).toEqual(before)
})

it('leaves a color as it is that was chosen after the edit', async () => {
  const person = await newEmptyPerson()
  await add(person, [{ userTags: ['dub'] }])
  await choose(person, 'dub', 'rose')
  const { edit } = await editTags(ctxOf(person.id), { from: ['dub'], to: 'Techno' })
  await choose(person, 'techno', 'sky')
  await undo(person, edit)
  expect(await colorsOf(person)).toEqual({ dub: 'rose', techno: 'sky' })
})
