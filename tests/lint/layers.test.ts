import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')

/** Plants a file with one import and answers whether the import rule refuses it. */
function isRefused(file: string, imported: string): boolean {
  const path = file.replace(/(\.tsx?)$/, '.planted$1')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import '${imported}'\n`)
  try {
    execFileSync(process.execPath, [biome, 'lint', '--only=style/noRestrictedImports', path], { stdio: 'pipe' })
    return false
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout).length + String((error as { stderr: Buffer }).stderr).length > 0
  } finally {
    rmSync(path)
  }
}

it.each([
  ['locales/en/pages.ts', 'react'],
  ['locales/en/pages.ts', '#domain/album.ts'],
  ['locales/en/pages.ts', '../../domain/album.ts'],
  ['domain/album.ts', 'drizzle-orm'],
  ['domain/album.ts', 'zod'],
  ['domain/album.ts', 'react'],
  ['domain/album.ts', '#worker/db/albums/albums.ts'],
  ['domain/album.ts', '../worker/db/albums.ts'],
  ['worker/db/albums/albums.ts', '#pages/layout.tsx'],
  ['worker/db/albums/albums.ts', '#worker/routes/albums.ts'],
  ['worker/db/albums/albums.ts', '../../routes/albums.ts'],
  ['worker/db/database.ts', '../routes/albums.ts'],
  ['worker/db/albums/albums.ts', 'hono'],
  ['worker/imports/bulk-add.ts', '#islands/api.ts'],
  ['worker/auth/session.ts', '#pages/layout.tsx'],
  ['worker/routes/albums.ts', 'drizzle-orm'],
  ['worker/routes/albums.ts', 'drizzle-orm/d1'],
  ['worker/routes/albums.ts', '../db/schema.ts'],
  ['worker/routes/albums.ts', '#islands/api.ts'],
  ['pages/layout.tsx', '#worker/db/albums/albums.ts'],
  ['pages/layout.tsx', '../worker/db/albums.ts'],
  ['pages/layout.tsx', 'drizzle-orm'],
  ['islands/collection/collection.tsx', '#worker/routes/api.ts'],
  ['islands/collection/collection.tsx', '../../worker/routes/api.ts'],
  ['islands/collection/collection.tsx', '#pages/layout.tsx'],
  ['islands/collection/collection.tsx', 'zod'],
])('%s may not import %s', (file, imported) => {
  expect(isRefused(file, imported)).toBe(true)
})

it.each([
  ['locales/en/pages.ts', '#locales/intl.ts'],
  ['locales/intl.ts', '#locales/language.ts'],
  ['domain/album.ts', '#locales/validation.ts'],
  ['worker/db/albums/albums.ts', '#locales/refusals.ts'],
  ['domain/album.ts', 'zod/mini'],
  ['domain/album.ts', './tags.ts'],
  ['worker/db/albums/albums.ts', 'drizzle-orm'],
  ['worker/db/albums/albums.ts', '#domain/album.ts'],
  ['worker/routes/albums.ts', '../db/albums.ts'],
  ['worker/routes/pages.tsx', '#pages/layout.tsx'],
  ['pages/layout.tsx', '#islands/ui/brand.tsx'],
  ['islands/collection/collection.tsx', '../ui/stars.tsx'],
  ['islands/collection/collection.tsx', '#domain/album.ts'],
])('%s may import %s', (file, imported) => {
  expect(isRefused(file, imported)).toBe(false)
})
