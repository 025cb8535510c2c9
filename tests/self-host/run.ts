import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TEST_BUILD } from '../../scripts/build.ts'

// Runs the tests of the container: `npm run test:self-host -- --minutes 60 -t memory`. As root they have no network but this machine's own.
const { values, tokens } = parseArgs({
  options: { minutes: { type: 'string' } },
  strict: false,
  tokens: true,
})
const taken = tokens.flatMap((token) =>
  token.kind === 'option' && token.name === 'minutes'
    ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])]
    : [],
)
const rest = process.argv.slice(2).filter((_, index) => !taken.includes(index))
const root = join(import.meta.dirname, '../..')
const vitest = [
  process.execPath,
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--project',
  'self-host',
  ...rest,
]
const lonely = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"']
const isAlone = spawnSync('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up']).status === 0
if (!isAlone) console.info('The network stays on: taking it away needs root, unshare and ip.')
const [command = '', ...args] = isAlone ? [...lonely, ...vitest] : vitest
const env = { ...process.env, GATEFOLD_BUILD: TEST_BUILD, GATEFOLD_MINUTES: String(values.minutes ?? '') }
process.exitCode = spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1
