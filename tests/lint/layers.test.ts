import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
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
    ['domain/albums/album.ts', '#islands/data/client.ts'],
    ['domain/sleeve/sleeve.ts', '../../pages/layout.tsx'],
  ],
  'worker/db': [
    ['worker/db/albums/albums.ts', 'hono'],
    ['worker/db/albums/albums.ts', '#worker/auth/session.ts'],
    ['worker/db/albums/albums.ts', '#worker/routes/albums.ts'],
    ['worker/db/albums/albums.ts', '../../routes/albums.ts'],
    ['worker/db/albums/albums.ts', '#pages/layout.tsx'],
    ['worker/db/albums/albums.ts', '#islands/data/client.ts'],
    ['worker/db/changes/statements.ts', 'hono'],
    ['worker/db/database.ts', '../routes/albums.ts'],
    ['worker/db/database.ts', '#worker/mail/mailer.ts'],
  ],
  worker: [
    ['worker/auth/session.ts', '#pages/layout.tsx'],
    ['worker/auth/session.ts', '../routes/auth.ts'],
    ['worker/auth/session.ts', 'drizzle-orm'],
    ['worker/bandcamp/client.ts', '#islands/data/client.ts'],
    ['worker/exports/streams.ts', 'drizzle-orm/d1'],
    ['worker/imports/bulk-add.ts', '#islands/data/client.ts'],
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
    ['worker/routes/albums.ts', '../db/schema/records.ts'],
    ['worker/routes/albums.ts', '#worker/db/schema/auth.ts'],
    ['worker/routes/albums.ts', '#islands/data/client.ts'],
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
  'islands/shell': [
    ['islands/shell/header/header.tsx', '#islands/entries/hydrate.ts'],
    ['islands/shell/header/header.tsx', '../../entries/hydrate.ts'],
    ['islands/shell/header/header.tsx', '#worker/routes/api.ts'],
    ['islands/shell/header/header.tsx', '{ lazy } from react'],
  ],
  'islands/features': [
    ['islands/features/album/rating.tsx', '#islands/entries/hydrate.ts'],
    ['islands/features/album/rating.tsx', '#islands/shell/header/header.tsx'],
    ['islands/features/album/rating.tsx', '../../shell/header/header.tsx'],
    ['islands/features/album/rating.tsx', '#islands/features/list/selection.ts'],
    ['islands/features/album/rating.tsx', '../list/selection.ts'],
    ['islands/features/album/rating.tsx', '#worker/routes/api.ts'],
    ['islands/features/album/rating.tsx', 'zod'],
    ['islands/features/album/page/album-bar.tsx', '#islands/shell/header/header.tsx'],
    ['islands/features/album/page/album-bar.tsx', '#islands/features/list/selection.ts'],
    ['islands/features/album/page/album-bar.tsx', '../../list/selection.ts'],
    ['islands/features/album/page/album-bar.tsx', '#pages/layout.tsx'],
  ],
  'islands/data': [
    ['islands/data/store/records.ts', '#islands/shell/header/header.tsx'],
    ['islands/data/store/records.ts', '#islands/features/list/public.ts'],
    ['islands/data/store/records.ts', '../../features/list/public.ts'],
    ['islands/data/store/records.ts', '#worker/routes/api.ts'],
    ['islands/data/pull/pull.ts', '#islands/entries/hydrate.ts'],
    ['islands/data/pull/pull.ts', '#islands/ui/toaster.tsx'],
    ['islands/data/pull/pull.ts', '../../ui/toaster.tsx'],
    ['islands/data/changes/change.ts', '#worker/routes/api.ts'],
    ['islands/data/store/copy.ts', '#islands/features/list/public.ts'],
    ['islands/data/queue/queue.ts', '../../ui/toaster.tsx'],
    ['islands/data/api/albums-api.ts', '#worker/routes/api.ts'],
  ],
  'islands/ui': [
    ['islands/ui/chip.tsx', '#islands/features/list/public.ts'],
    ['islands/ui/chip.tsx', '#islands/data/store/records.ts'],
    ['islands/ui/chip.tsx', '../data/store/records.ts'],
    ['islands/ui/errors/attempt.ts', '../../data/store/records.ts'],
    ['islands/ui/errors/attempt.ts', '#worker/routes/api.ts'],
  ],
  'islands/lib': [
    ['islands/lib/location.ts', '#islands/ui/toaster.tsx'],
    ['islands/lib/location.ts', '../ui/toaster.tsx'],
    ['islands/lib/location.ts', '#islands/data/store/records.ts'],
    ['islands/lib/location.ts', '#worker/routes/api.ts'],
  ],
}

const ALLOWED: Record<string, Row[]> = {
  locales: [
    ['locales/en/pages.ts', '#locales/intl.ts'],
    ['locales/en/pages.ts', './ui.ts'],
  ],
  domain: [
    ['domain/albums/album.ts', 'zod/mini'],
    ['domain/albums/album.ts', '../tags/tags.ts'],
    ['domain/albums/album.ts', '#locales/validation.ts'],
  ],
  'worker/db': [
    ['worker/db/albums/albums.ts', 'drizzle-orm'],
    ['worker/db/albums/albums.ts', '../schema.ts'],
    ['worker/db/albums/albums.ts', '#domain/albums/album.ts'],
    ['worker/db/albums/albums.ts', '#locales/errors.ts'],
    ['worker/db/albums/albums.ts', '../changes/counted.ts'],
    ['worker/db/changes/statements.ts', '../schema.ts'],
    ['worker/db/changes/statements.ts', '#domain/albums/album.ts'],
  ],
  worker: [
    ['worker/imports/bulk-add.ts', '../db/albums/insert-albums.ts'],
    ['worker/imports/bulk-add.ts', '#domain/albums/album.ts'],
    ['worker/mail/account-mails.ts', '#locales/mail.ts'],
    ['worker/app.ts', './routes/api.ts'],
    ['worker/auth/auth.ts', '../db/schema/auth.ts'],
  ],
  'worker/routes': [
    ['worker/routes/albums.ts', '../db/albums/albums.ts'],
    ['worker/routes/albums.ts', '../auth/session.ts'],
    ['worker/routes/albums.ts', '#domain/albums/album.ts'],
    ['worker/routes/albums.ts', '#locales/errors.ts'],
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
    ['islands/shell/collection/collection.tsx', '#locales/collection.ts'],
    ['islands/data/client.ts', '#worker/routes/api.ts'],
  ],
  'islands/entries': [
    ['islands/entries/app.ts', './hydrate.ts'],
    ['islands/entries/app.ts', '#islands/shell/header/header.tsx'],
  ],
  'islands/shell': [
    ['islands/shell/header/header.tsx', '#islands/features/list/selection.ts'],
    ['islands/shell/header/header.tsx', '../tabbar/tab-bar.tsx'],
    ['islands/shell/header/header.tsx', '#islands/data/store/records.ts'],
  ],
  'islands/features': [
    ['islands/features/album/rating.tsx', './wish.tsx'],
    ['islands/features/album/rating.tsx', './page/album-bar.tsx'],
    ['islands/features/album/rating.tsx', '#islands/features/list/public.ts'],
    ['islands/features/album/rating.tsx', '#islands/features/crates/add-to-crate/public.ts'],
    ['islands/features/album/rating.tsx', '#islands/data/store/records.ts'],
    ['islands/features/album/rating.tsx', '#islands/ui/chip.tsx'],
    ['islands/features/album/rating.tsx', '#islands/lib/store.ts'],
    ['islands/features/album/page/album-bar.tsx', '../rating.tsx'],
    ['islands/features/album/page/album-bar.tsx', '#islands/features/list/public.ts'],
    ['islands/features/album/page/album-bar.tsx', '#domain/albums/album.ts'],
  ],
  'islands/data': [
    ['islands/data/store/records.ts', '#islands/lib/store.ts'],
    ['islands/data/client.ts', './connection.ts'],
    ['islands/data/changes/kinds.ts', '../client.ts'],
    ['islands/data/store/copy.ts', '../tabs.ts'],
    ['islands/data/session.ts', './store/wipe.ts'],
    ['islands/data/pull/pull.ts', '../store/records.ts'],
    ['islands/data/queue/queue.ts', '../pull/refresh.ts'],
    ['islands/data/api/albums-api.ts', '../queue/write.ts'],
    ['islands/data/view/use-found.ts', '../api/imports-api.ts'],
  ],
  'islands/ui': [
    ['islands/ui/chip.tsx', './icon.tsx'],
    ['islands/ui/chip.tsx', '#islands/lib/store.ts'],
    ['islands/ui/chip.tsx', '#locales/ui.ts'],
    ['islands/ui/errors/attempt.ts', '../toaster.tsx'],
  ],
  'islands/lib': [['islands/lib/location.ts', './store.ts']],
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

/** The features that each feature imports. */
const imports = new Map<string, Set<string>>()
for (const file of globSync('islands/features/*/**/*.{ts,tsx}')) {
  const [, , feature = ''] = file.split(sep)
  const others = imports.get(feature) ?? new Set()
  for (const [, other = ''] of readFileSync(file, 'utf8').matchAll(/'#islands\/features\/([^/]+)/g)) others.add(other)
  imports.set(feature, others)
}

/** The features that a feature needs, itself only in a circle. */
function neededBy(feature: string, found = new Set<string>()): Set<string> {
  for (const other of imports.get(feature) ?? []) if (!found.has(other)) neededBy(other, found.add(other))
  return found
}

it('has features that do not need each other in a circle', () => {
  expect(imports.size).toBeGreaterThan(10)
  expect([...imports.keys()].filter((feature) => neededBy(feature).has(feature))).toEqual([])
})

/** The folders and files of two folders: each imports only itself and those before it. */
const ORDER = {
  'islands/data': 'connection probe client changes tabs store session settings pull queue api view',
  'worker/db':
    'schema *.ts accounts admin backup move changes tags albums crates diary trash sync bandcamp-link listenbrainz imports shares pages',
}

it.each(Object.entries(ORDER))('has in %s imports that lead one way', (root, order) => {
  const names = order.split(' ')
  const positionOf = (file: string) => {
    const [name = '', ...rest] = relative(root, file).split(sep)
    const position = names.indexOf(rest.length > 0 ? name : name.replace(/\.tsx?$/, ''))
    return position >= 0 || rest.length > 0 ? position : names.indexOf('*.ts')
  }
  const all = globSync(`${root}/**/*.{ts,tsx}`)
  expect(all.filter((file) => positionOf(file) < 0)).toEqual([])
  const wrong = all.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'([#.][^']+)'/g)]
      .map(([, imported = '']) => relative('.', target(file, imported) ?? ''))
      .filter((imported) => imported.startsWith(join(root, sep)) && positionOf(imported) > positionOf(file))
      .map((imported) => `${file} imports ${imported}`),
  )
  expect(wrong).toEqual([])
})

const WRITES_ALBUMS =
  /(?:UPDATE|INSERT|DELETE) (?:OR \w+ )?(?:INTO |FROM )?album\b|(?:INTO|DELETE FROM) crate_album\b|\.(?:update|insert|delete)\((?:album|crateAlbum)\)/

it('adds, changes and deletes albums and what is in crates in one folder alone', () => {
  const found = globSync('worker/**/*.ts').filter((file) => WRITES_ALBUMS.test(readFileSync(file, 'utf8')))
  expect(found.filter((file) => !file.includes(join('db', 'changes')))).toEqual([])
  expect(found.length).toBeGreaterThan(3)
})
