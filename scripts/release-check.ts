import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs, stripVTControlCharacters } from 'node:util'

// All that a release needs, in order: npm scripts. Each ends with 0, or 2 where it can't run on this machine and says in its last line why.
const PARTS = [
  'test',
  'test:screens',
  'test:browsers',
  'test:databases',
  'soak',
  'test:self-host',
  'test:container',
  'bench',
]
const PAGE = 'release-check.md'

type Ran = { status: number | null; seconds: number; last: string }

/** Runs a script of the project and shows what it says. */
async function run(name: string): Promise<Ran> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let last = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.setEncoding('utf8').on('data', (text: string) => {
      to.write(text)
      last = stripVTControlCharacters(text).trim().split('\n').at(-1) || last
    })
  const [status] = await once(child, 'close')
  return { status, seconds: (performance.now() - started) / 1_000, last }
}

function rowOf(name: string, isAsked: boolean, ran: Ran | undefined): string {
  const [result, why] = !isAsked
    ? ['left out', 'not asked for']
    : !ran
      ? ['not run yet', '']
      : ran.status === 0
        ? ['passed', '']
        : [ran.status === 2 ? 'left out' : '**failed**', ran.last]
  const seconds = Math.round(ran?.seconds ?? 0)
  const time = ran ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''
  return `| \`${name}\` | ${result} | ${time} | ${why.replaceAll('|', '\\|')} |`
}

async function check(): Promise<void> {
  const names = { type: 'string', multiple: true, default: [] as string[] } as const
  const { values } = parseArgs({ args: process.argv.slice(3), options: { only: names, skip: names } })
  const list = (some: string[]) => some.flatMap((text) => text.split(','))
  const [only, skip] = [list(values.only), list(values.skip)]
  const unknown = [...only, ...skip].find((name) => !PARTS.includes(name))
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}. There are ${PARTS.join(', ')}.`)
  const asked = PARTS.filter((name) => !skip.includes(name) && (only.length === 0 || only.includes(name)))
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  const head = `# Release check

Gatefold ${version}, commit ${stdout?.trim() || 'unknown'}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, on ${process.platform} ${process.arch}
with Node ${process.versions.node} and ${availableParallelism()} processors.

| part | result | time | why |
| --- | --- | --- | --- |
`
  const ran = new Map<string, Ran>()
  // After each part, so that the page is there whatever ends this.
  const write = () => {
    const text = `${head}${PARTS.map((name) => rowOf(name, asked.includes(name), ran.get(name))).join('\n')}\n`
    writeFileSync(PAGE, text)
    return text
  }
  write()
  for (const name of asked) {
    console.info(`\n=== npm run ${name}`)
    ran.set(name, await run(name))
    write()
  }
  console.info(`\n${write()}\nThis is in ${PAGE}.`)
  if ([...ran.values()].some(({ status }) => status !== 0 && status !== 2)) process.exitCode = 1
}

await check().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
