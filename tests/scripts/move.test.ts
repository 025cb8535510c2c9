import { execFile } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished, vi } from 'vitest'
import { databaseOf } from '#worker/db/databases.ts'
import { movePerson } from '#worker/db/move/move.ts'
import { prepareDatabase, withLocalDatabase } from '../../scripts/database.ts'
import { withValues } from '../../scripts/remote-binding.ts'

const ROOT = join(import.meta.dirname, '../..')
const MIGRATIONS = readdirSync(join(ROOT, 'migrations')).filter((name) => name.endsWith('.sql'))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('writes values in place of placeholders, and of nothing else', () => {
  const sql = `SELECT '?', "a?", 'it''s ?', ?, ? FROM t WHERE \`b?\` = ? -- really?`
  expect(withValues(sql, ["it's ?", null, 7])).toBe(
    `SELECT '?', "a?", 'it''s ?', 'it''s ?', NULL FROM t WHERE \`b?\` = 7 -- really?`,
  )
})

it('moves a person to a local database that was just added', async () => {
  const root = newFolder()
  const state = join(root, 'state')
  symlinkSync(join(ROOT, 'migrations'), join(root, 'migrations'))
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  onTestFinished(() => info.mockRestore())
  for (const name of ['DB', 'RECORDS_1']) {
    appendFileSync(join(root, 'wrangler.toml'), `[[d1_databases]]\nbinding = "${name}"\ndatabase_id = "${name}"\n\n`)
    await prepareDatabase(root, state, { isEmpty: true })
  }
  await withLocalDatabase(root, state, async (_, env) => {
    const [first, second] = [databaseOf(env, 0), databaseOf(env, 1)]
    const at = Date.now()
    await first.batch([
      first.prepare(
        `INSERT INTO user (id, name, email, created_at, updated_at) VALUES ('ida', 'Ida', 'ida@example.com', ${at}, ${at})`,
      ),
      first.prepare("INSERT INTO preferences (user_id) VALUES ('ida')"),
      first.prepare(`
        INSERT INTO album (user_id, title, artist, list, added_at, search_text, tag_text, changed, bandcamp_tags, user_tags)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
        SELECT 'ida', 'Tide ' || i, 'Harbour', 'collection', ${at} + i, '', '', ${at} + i, '[]', '[]' FROM n`),
    ])
    const { rows } = await movePerson(
      env,
      { email: ' Ida@example.com', to: 1 },
      { migrations: MIGRATIONS, wait: async () => undefined },
    )
    expect(rows).toBe(5_001)
    const count = (database: typeof first) => database.prepare('SELECT count(*) AS count FROM album').first()
    expect([await count(first), await count(second)]).toEqual([{ count: 0 }, { count: 2_500 }])
    expect(await first.prepare('SELECT database FROM user').first()).toEqual({ database: 1 })
  })
})

it('says what it needs, and where there is nothing to move', async () => {
  const state = join(newFolder(), 'state')
  mkdirSync(state)
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(ROOT, 'scripts/move.ts'), ...args], {
      env: { ...process.env, GATEFOLD_STATE: state },
    }).catch((error: { stderr: string }) => error.stderr)
  expect(await run('--email', 'ida@example.com')).toContain('npm run move -- --email <address> --to <number>')
  expect(await run('--email', 'ida@example.com', '--to', 'two')).toContain('npm run move -- --email')
  expect(await run('--email', 'ida@example.com', '--to', '2')).toContain('Run npm start first.')
})
