import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { ALBUM_KEYS, albumField } from '#domain/albums/album-fields.ts'
import { LIMITS } from '#domain/limits.ts'
import { RECORDS } from './databases.ts'
import { collectMails } from './mails.ts'
import { type Named, newWorld, sendFor, stateAfter, type World, writes } from './promises/writes.ts'

collectMails()

const FAN_IMPORT: Named = {
  name: 'POST /api/imports/fan',
  call: () => ({ json: { username: 'gull', type: 'collection' } }),
  grows: ['fan_imports'],
}

const limits: Record<string, number> = LIMITS
const LEVELS = {
  places: { limit: 'cratePlacesPerPerson', code: 'crates-full' },
  bytes: { limit: 'bytesPerPerson', code: 'data-full' },
  fan_imports: { limit: 'runningFanImports', code: 'too-many-imports' },
} as const
type Level = keyof typeof LEVELS
const NAMES = Object.keys(LEVELS) as Level[]

/** What the person has, as the database counts it. */
async function levelsOf({ person }: World): Promise<Record<Level, number>> {
  const levels = await RECORDS.prepare(
    `SELECT (SELECT count(*) FROM crate_album WHERE user_id = ?1)
        + (SELECT total(album_count) FROM deleted_crate WHERE user_id = ?1) AS places,
      (SELECT total(bytes) FROM album WHERE user_id = ?1)
        + (SELECT total(octet_length(title) + octet_length(coalesce(artist, ''))) FROM album_track WHERE user_id = ?1)
        + (SELECT total(octet_length(failed)) FROM import_chunk WHERE user_id = ?1)
        + (SELECT total(octet_length(rest)) FROM journal WHERE user_id = ?1 AND kind IN ('edit', 'merge'))
        + (SELECT total(octet_length(albums)) FROM journal_row WHERE user_id = ?1 AND kind <> 'import')
        + (SELECT total(octet_length(names || coalesce(address, ''))) FROM album_alias WHERE user_id = ?1) AS bytes,
      (SELECT count(*) FROM fan_import WHERE user_id = ?1 AND kind <> 'file' AND status IN ('running', 'waiting')) AS fan_imports`,
  )
    .bind(person.id)
    .first<Record<Level, number>>()
  if (!levels) throw new Error('No levels')
  return levels
}

/** Does something while the person has all that they may have of these levels, and of rows in the hour. */
async function atLimits<Result>(
  world: World,
  { levels, rows }: { levels: readonly Level[]; rows: boolean },
  act: () => Promise<Result>,
): Promise<Result> {
  const [real, has] = [{ ...limits }, await levelsOf(world)]
  for (const name of levels) limits[LEVELS[name].limit] = has[name]
  await RECORDS.prepare(
    `INSERT INTO budget (user_id, name, count, max, resets_at) VALUES (?1, 'rows', ?2, ?2, ?3)
     ON CONFLICT DO UPDATE SET count = ?2, resets_at = ?3`,
  )
    .bind(world.person.id, rows ? LIMITS.rowsWrittenPerHour : 0, Date.now() + 3_600_000)
    .run()
  try {
    return await act()
  } finally {
    Object.assign(limits, real)
  }
}

it.each([...writes, FAN_IMPORT])('stops $name at each limit that it can exceed, and at no other', async (write) => {
  vi.spyOn(env.FAN_IMPORT, 'create').mockImplementation(async () => ({ id: crypto.randomUUID() }) as WorkflowInstance)
  const { grows = [], isUncounted = false } = write
  const world = await newWorld()
  const before = await stateAfter(write, world)
  const expectRefusal = async (code: string, levels: readonly Level[], rows: boolean) => {
    const { status, body, headers } = await atLimits(world, { levels, rows }, () => sendFor(write, world))
    expect([status, body.code]).toEqual([rows ? 429 : 409, code])
    if (rows) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    if (!write.isInSteps) expect(await stateAfter(write, world)).toBe(before)
  }
  if (!isUncounted) await expectRefusal('too-many-changes', [], true)
  for (const level of grows) await expectRefusal(LEVELS[level].code, [level], false)
  const others = NAMES.filter((name) => !grows.includes(name))
  const had = await levelsOf(world)
  const { status } = await atLimits(world, { levels: others, rows: isUncounted }, () => sendFor(write, world))
  expect(status).toBeLessThan(300)
  const has = await levelsOf(world)
  for (const name of others) expect(has[name], name).toBeLessThanOrEqual(had[name])
})

it('counts the bytes of every text of an album that can be long', async () => {
  const table = await RECORDS.prepare(
    "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = 'album'",
  ).first<string>('sql')
  const counted = new Set(Array.from(table?.matchAll(/length\(cast\((\w+) AS blob\)\)/g) ?? [], ([, column]) => column))
  const texts = ALBUM_KEYS.map(albumField).filter(({ type, values }) => !values && (type === 'text' || type === 'tags'))
  const short = texts.map(({ column }) => column).filter((column) => !counted.has(column))
  expect(short).toEqual(['release_date', 'preview_title', 'paid_currency', 'currency'])
})
