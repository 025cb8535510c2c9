import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { deploySteps, idStatements } from '../../scripts/deploy.ts'

it('applies the migrations to each database before the Worker is deployed', () => {
  const root = mkdtempSync(join(tmpdir(), 'gatefold-deploy-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const entry = (name: string, mark = '') =>
    ['[[d1_databases]]', `binding = "${name}"`, `database_id = "${name}"`, ''].map((line) => mark + line).join('\n')
  writeFileSync(join(root, 'wrangler.toml'), [entry('DB'), entry('RECORDS_1'), entry('RECORDS_2', '# ')].join('\n'))
  expect(deploySteps(root).map((step) => step.join(' '))).toEqual([
    'd1 migrations apply DB --remote',
    'd1 migrations apply RECORDS_1 --remote',
    'deploy',
  ])
  expect(idStatements(root).map(([binding]) => binding)).toEqual(['RECORDS_1'])
})
