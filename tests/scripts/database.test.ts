import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appliedMigrations } from '../../scripts/database.ts'

it('prepares a database that was deleted again, whatever was noted about it', () => {
  const state = mkdtempSync(join(tmpdir(), 'gatefold-state-'))
  const databases = join(state, 'v3/d1/databases')
  mkdirSync(databases, { recursive: true })
  writeFileSync(join(databases, 'one.sqlite'), '')
  writeFileSync(join(state, 'gatefold-prepared.json'), '["0000_start.sql"]')
  expect(appliedMigrations(state)).toEqual(['0000_start.sql'])
  rmSync(databases, { recursive: true })
  expect(appliedMigrations(state)).toEqual([])
  rmSync(state, { recursive: true })
})
