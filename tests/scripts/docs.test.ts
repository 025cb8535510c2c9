import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LEFT_OUT } from '#worker/db/backup/backup.ts'

it.each(['*.md', 'docs/**/*.md'])(
  '%s runs scripts with the Node version of the project, not the system’s',
  (pattern) => {
    const files = globSync(pattern)
    expect(files.length).toBeGreaterThan(1)
    // `npx node` is the one in `node_modules`. Older ones can't run TypeScript.
    const found = files.filter((file) => /(?<!npx )\bnode scripts\/\S+\.ts/.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  },
)

it.each(['docs/deploy.md', 'docs/decisions/0005-databases.md'])(
  '%s names each table that a backup leaves out',
  (file) => {
    const text = readFileSync(file, 'utf8')
    expect(LEFT_OUT.filter((table) => !text.includes(`\`${table}\``))).toEqual([])
  },
)
