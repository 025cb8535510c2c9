import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Row = [file: string, imported: string]

const FORBIDDEN: Record<string, Row[]> = {
  locales: [
    ['locales/en/pages.ts', 'react'],
    ['locales/en/pages.ts', '#domain/albums/album.ts'],
    ['locales/en/pages.ts', '../../domain/albums/album.ts'],
    ['locales/intl.ts', '#worker/env.ts'],
  ],
  domain: [
    ['domain/albums/album.ts', 'drizzle-orm'],
    ['domain/albums/album.ts', 'zod'],
    ['domain/albums/album.ts', 'react'],
    ['domain/albums/album.ts', '#worker/db/albums/albums.ts'],
    ['domain/albums/album.ts', '../../worker/db/albums/albums.ts'],
    ['domain/albums/album.ts', '#islands/data/api/client.ts'],
    ['domain/sleeve/sleeve.ts', '../../pages/layout.tsx'],
  ],
  'worker/db': [
    ['worker/db/albums/albums.ts', 'hono'],
    ['worker/db/albums/albums.ts', '#worker/auth/session.ts'],
    ['worker/db/albums/albums.ts', '#worker/routes/albums.ts'],
    ['worker/db/albums/albums.ts', '../../routes/albums.ts'],
    ['worker/db/albums/albums.ts', '#pages/layout.tsx'],
    ['worker/db/albums/albums.ts', '#islands/data/api/client.ts'],
    ['worker/db/database.ts', '../routes/albums.ts'],
    ['worker/db/database.ts', '#worker/mail/mailer.ts'],
  ],
  worker: [
    ['worker/auth/session.ts', '#pages/layout.tsx'],
    ['worker/auth/session.ts', '../routes/auth.ts'],
    ['worker/auth/session.ts', 'drizzle-orm'],
    ['worker/bandcamp/client.ts', '#islands/data/api/client.ts'],
    ['worker/exports/streams.ts', 'drizzle-orm/d1'],
    ['worker/imports/bulk-add.ts', '#islands/data/api/client.ts'],
    ['worker/imports/bulk-add.ts', '#worker/routes/albums.ts'],
    ['worker/mail/mailer.ts', '../../pages/layout.tsx'],
    ['worker/app.ts', '#pages/layout.tsx'],
    ['worker/app.ts', 'drizzle-orm'],
    ['worker/index.ts', './routes/api.ts'],
  ],
  'worker/routes': [
    ['worker/routes/albums.ts', 'drizzle-orm'],
    ['worker/routes/albums.ts', 'drizzle-orm/d1'],
    ['worker/routes/albums.ts', '../db/schema.ts'],
    ['worker/routes/albums.ts', '#worker/db/schema.ts'],
    ['worker/routes/albums.ts', '#islands/data/api/client.ts'],
  ],
  pages: [
    ['pages/layout.tsx', '#worker/db/albums/albums.ts'],
    ['pages/layout.tsx', '../worker/db/albums/albums.ts'],
    ['pages/layout.tsx', 'drizzle-orm'],
  ],
  islands: [
    ['islands/shell/collection/collection.tsx', '#worker/routes/api.ts'],
    ['islands/shell/collection/collection.tsx', '../../../worker/routes/api.ts'],
    ['islands/shell/collection/collection.tsx', '#pages/layout.tsx'],
    ['islands/shell/collection/collection.tsx', 'drizzle-orm'],
    ['islands/shell/collection/collection.tsx', 'zod'],
    ['islands/shell/collection/collection.tsx', '{ lazy } from react'],
    ['islands/shell/collection/collection.tsx', '{ Suspense } from react'],
  ],
}

const ALLOWED: Record<string, Row[]> = {
  locales: [
    ['locales/en/pages.ts', '#locales/intl.ts'],
    ['locales/en/pages.ts', './wait.ts'],
  ],
  domain: [
    ['domain/albums/album.ts', 'zod/mini'],
    ['domain/albums/album.ts', '../tags/tags.ts'],
    ['domain/albums/album.ts', '#locales/validation/album.ts'],
  ],
  'worker/db': [
    ['worker/db/albums/albums.ts', 'drizzle-orm'],
    ['worker/db/albums/albums.ts', '../schema.ts'],
    ['worker/db/albums/albums.ts', '#domain/albums/album.ts'],
    ['worker/db/albums/albums.ts', '#locales/errors/albums.ts'],
  ],
  worker: [
    ['worker/imports/bulk-add.ts', '../db/albums/insert-albums.ts'],
    ['worker/imports/bulk-add.ts', '#domain/albums/album.ts'],
    ['worker/mail/templates.ts', '#locales/mail.ts'],
    ['worker/app.ts', './routes/api.ts'],
    ['worker/auth/auth.ts', '../db/schema.ts'],
  ],
  'worker/routes': [
    ['worker/routes/albums.ts', '../db/albums/albums.ts'],
    ['worker/routes/albums.ts', '../auth/session.ts'],
    ['worker/routes/albums.ts', '#domain/albums/album.ts'],
    ['worker/routes/albums.ts', '#locales/errors/albums.ts'],
    ['worker/routes/pages.tsx', '#pages/layout.tsx'],
  ],
  pages: [
    ['pages/layout.tsx', '#islands/ui/brand.tsx'],
    ['pages/layout.tsx', '#domain/albums/album.ts'],
    ['pages/layout.tsx', '#locales/pages.ts'],
  ],
  islands: [
    ['islands/shell/collection/collection.tsx', '#islands/ui/stars.tsx'],
    ['islands/shell/collection/collection.tsx', '{ useState } from react'],
    ['islands/shell/collection/collection.tsx', '#domain/albums/album.ts'],
    ['islands/shell/collection/collection.tsx', '#locales/collection/page.ts'],
    ['islands/data/api/client.ts', '#worker/routes/api.ts'],
  ],
}

/** The file that an import refers to, or null for a package. */
function target(file: string, imported: string): string | null {
  if (imported.startsWith('.')) return resolve(dirname(file), imported)
  if (!imported.startsWith('#')) return null
  return resolve(imported.replace(/^#locales\/(?!intl\.ts)/, 'locales/en/').replace('#', ''))
}

const rows = [FORBIDDEN, ALLOWED].flatMap((table) => Object.values(table).flat())
const files = [...new Set(rows.map(([file]) => file))]
/** Every import of a file, one per line. */
const importsOf = (file: string) => [...new Set(rows.filter(([name]) => name === file).map(([, imported]) => imported))]

let folder = ''
const rejected = new Set<string>()

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'gatefold-layers-')))
  await copyFile('biome.json', join(folder, 'biome.json'))
  for (const file of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(
      join(folder, file),
      importsOf(file)
        .map((imported) => `import ${imported.replace(/[^ ]+$/, "'$&'")}\n`)
        .join(''),
    )
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none']
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, [biome, ...options], { cwd: folder }, (_, stdout) => done(stdout)),
  )
  const errors = output.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+)/g)
  for (const [, path = '', line] of errors) {
    const file = relative(folder, resolve(folder, path))
    rejected.add(`${file} ${importsOf(file)[Number(line) - 1]}`)
  }
})
afterAll(() => rm(folder, { recursive: true }))

it('lists only existing files', () => {
  const paths = rows.flatMap(([file, imported]) => [resolve(file), target(file, imported) ?? resolve(file)])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

describe.each(Object.entries(FORBIDDEN))('%s', (_, forbidden) => {
  it.each(forbidden)('rejects in %s an import of %s', (file, imported) => {
    expect(rejected).toContain(`${file} ${imported}`)
  })
})

describe.each(Object.entries(ALLOWED))('%s', (_, allowed) => {
  it.each(allowed)('accepts in %s an import of %s', (file, imported) => {
    expect(rejected).not.toContain(`${file} ${imported}`)
  })
})
