import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildFolder } from '../../scripts/build.ts'
import { frameMapper } from '../../scripts/map-frames.ts'

const root = mkdtempSync(join(tmpdir(), 'gatefold-frames-'))
const folder = join(buildFolder(root), 'gatefold')

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  // Column 8 of the second line is line 3, column 5 of the source.
  const map = { version: 3, sources: [relative(folder, join(root, 'worker/app.ts'))], names: [], mappings: ';OAEI' }
  writeFileSync(join(folder, 'index.js.map'), JSON.stringify(map))
})

afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['as Cloudflare logs it', 'at a (index.js:2:8)'],
  ['as the local server logs it', `at a (${pathToFileURL(folder)}/index.js:2:8)`],
])('finds the place in the sources of a frame %s', (_, frame) => {
  expect(frameMapper(root)(JSON.stringify({ stack: [frame] }))).toBe('{"stack":["at a (worker/app.ts:3:5)"]}')
})

it.each(['at cloudflare-internal:d1-api:188:19', 'at other.js:1:1', 'at index.js:1:1'])(
  'leaves %s as it is',
  (frame) => {
    expect(frameMapper(root)(frame)).toBe(frame)
  },
)
