// Plain JavaScript, because it runs before the dependencies are installed, on any Node version.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const LINE = /^([A-Z][A-Z0-9_]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*$/

const parse = (text) =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const match = LINE.exec(line.trim())
      return match ? [[match[1], match[2] ?? match[3] ?? match[4]]] : []
    }),
  )

const serialize = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('')

/** Creates `.dev.vars` with random secrets if it does not exist. */
export function createSettings(root) {
  const file = `${root}/.dev.vars`
  if (existsSync(file)) return
  const settings = parse(readFileSync(`${root}/.dev.vars.example`, 'utf8'))
  settings.BETTER_AUTH_SECRET = randomBytes(32).toString('base64url')
  settings.SIGNUP_PASSWORD = `crate-${randomBytes(4).toString('hex')}`
  writeFileSync(file, serialize(settings), { mode: 0o600 })
}

/** The effective variables: `.dev.vars`, overridden by environment variables of the same names. `port` sets the default `PUBLIC_URL`. */
export function readSettings(root, port, environment = process.env) {
  const names = Object.keys(parse(readFileSync(`${root}/.dev.vars.example`, 'utf8')))
  const settings = parse(readFileSync(`${root}/.dev.vars`, 'utf8'))
  if (!environment.PUBLIC_URL) settings.PUBLIC_URL = `http://127.0.0.1:${port}`
  for (const name of names) if (environment[name] !== undefined) settings[name] = environment[name]
  return settings
}

/** Writes the effective variables next to the Worker configuration in `folder`, where the runtime reads them. */
export const writeSettings = (folder, settings) =>
  writeFileSync(`${folder}/.dev.vars`, serialize(settings), { mode: 0o600 })
