import { readProxies } from '../../scripts/client-addresses.ts'
import type { Edge } from '../../scripts/front.ts'

/** What the Worker is told, as it is. */
const WORKER = [
  'BETTER_AUTH_SECRET',
  'PUBLIC_URL',
  'SIGNUP_PASSWORD',
  'ADMIN_EMAILS',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'OIDC_SIGNUP',
  'MAIL_FROM',
  'SMTP_URL',
  'SECURITY_CONTACT',
  'BANDCAMP_LINK',
]
/** For tests. */
const TESTS = ['GOOGLE_ISSUER', 'BANDCAMP_MIRROR', 'BANDCAMP_PACE', 'LISTENBRAINZ_URL']
/** What the server itself reads. */
const SERVER = ['PORT', 'HOST', 'TRUSTED_PROXIES']

/** All variables that a container takes. */
export const VARIABLES: readonly string[] = [...WORKER, ...TESTS, ...SERVER]

// A misspelt variable begins like one of ours: OIDC_CLIENTID, GATEFOLD_PORT.
const OURS = [
  'GATEFOLD_',
  ...new Set(VARIABLES.filter((name) => name.includes('_')).map((name) => `${name.split('_')[0]}_`)),
]

const DEFAULT_PORT = 8080
const MIN_SECRET = 32

type Environment = Record<string, string | undefined>

/** What a server is started with. A setting that is not given is made on the first start, if it has to be there. */
export type Settings = { port: number; worker: Record<string, string>; edge: Edge & { host: string } }

/** Settings, or why they are none: a sentence for each fault. */
type ReadSettings = { settings: Settings; faults?: never } | { settings?: never; faults: string[] }

const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535

const isEmail = (text: string) => /^[^\s@,<>"]+@[^\s@,<>"]+$/.test(text)

const commaSeparated = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function publicUrlFault(address: string): string | null {
  const url = parsed(address)
  if (!url || !/^https?:$/.test(url.protocol))
    return `PUBLIC_URL is no address: ${address}. Give it as https://gatefold.example.com.`
  if (url.protocol === 'http:' && !isLocal(url))
    return `PUBLIC_URL must be https or localhost: browsers send passwords to ${url.host} unprotected, and keep no copy for offline use there.`
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password)
    return 'PUBLIC_URL must end with the name of the host, or its port. Gatefold has no path of its own.'
  return null
}

function smtpFault(address: string): string | null {
  const url = parsed(address)
  const isServer = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
  return isServer ? null : 'SMTP_URL must be smtps://user:password@host:465 or smtp://user:password@host:587.'
}

/** Faults of one variable each; those that are empty are not looked at. */
const CHECKS: Record<string, (value: string) => string | null> = {
  PORT: (text) => (isPort(text) ? null : `PORT must be a number from 1 to 65535, not ${text}.`),
  PUBLIC_URL: publicUrlFault,
  BETTER_AUTH_SECRET: ({ length }) =>
    length >= MIN_SECRET
      ? null
      : `BETTER_AUTH_SECRET must have at least ${MIN_SECRET} characters: openssl rand -base64 32 makes one.`,
  ADMIN_EMAILS: (text) => {
    const wrong = commaSeparated(text).filter((email) => !isEmail(email))
    return wrong.length === 0
      ? null
      : `ADMIN_EMAILS must be email addresses, separated by commas. This is none: ${wrong[0]}.`
  },
  MAIL_FROM: (text) =>
    isEmail(/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text)
      ? null
      : 'MAIL_FROM must be an email address, or a name and one: Gatefold <gatefold@example.com>.',
  SMTP_URL: smtpFault,
  OIDC_ISSUER: (text) => (parsed(text) ? null : `OIDC_ISSUER is no address: ${text}.`),
  OIDC_SIGNUP: (text) => (text === 'open' ? null : 'OIDC_SIGNUP must be open, or empty.'),
  BANDCAMP_LINK: (text) => (text === 'off' ? null : 'BANDCAMP_LINK must be off, or empty.'),
  TRUSTED_PROXIES: (text) =>
    readProxies(text)
      ? null
      : 'TRUSTED_PROXIES must be the addresses of your reverse proxies, or ranges like 10.3.0.0/24, separated by commas.',
}

/** Variables that mean nothing without each other. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
]

/** Reads the settings from the environment of a container. Nothing that is unknown or wrong is passed over. */
export function readSettings(environment: Environment): ReadSettings {
  const has = (name: string) => Boolean(environment[name])
  const unknown = Object.keys(environment)
    .filter((name) => OURS.some((prefix) => name.startsWith(prefix)) && !VARIABLES.includes(name))
    .map((name) => `There is no variable ${name}. docs/self-host.md lists all.`)
  const wrong = Object.entries(CHECKS).map(([name, check]) => (has(name) ? check(environment[name] ?? '') : null))
  const apart = TOGETHER.filter((names) => names.some(has) && !names.every(has)).map(
    (names) =>
      `${names.filter((name) => !has(name)).join(' and ')} is missing: ${names.join(', ')} work together only.`,
  )
  const faults = [...unknown, ...wrong.filter((fault) => fault !== null), ...apart]
  if (has('SMTP_URL') && !has('MAIL_FROM')) faults.push('SMTP_URL needs MAIL_FROM, the sender of the emails.')
  const proxies = readProxies(environment.TRUSTED_PROXIES ?? '')
  if (faults.length > 0 || !proxies) return { faults }
  const port = Number(environment.PORT || DEFAULT_PORT)
  const publicUrl = new URL(environment.PUBLIC_URL || `http://localhost:${port}`)
  const given = [...WORKER, ...TESTS].flatMap((name) => {
    const value = environment[name]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    settings: {
      port,
      worker: { ...Object.fromEntries(given), PUBLIC_URL: publicUrl.origin },
      edge: { host: environment.HOST || '0.0.0.0', proxies, isHttps: publicUrl.protocol === 'https:' },
    },
  }
}
