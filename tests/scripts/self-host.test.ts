import { once } from 'node:events'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dueJobs, nextTime } from '../../deploy/self-host/crons.ts'
import { keptText } from '../../deploy/self-host/kept.ts'
import { takeFolder } from '../../deploy/self-host/lock.ts'
import { backupName, newestBackup, oldBackups } from '../../deploy/self-host/nightly-backups.ts'
import { readSettings, VARIABLES } from '../../deploy/self-host/settings.ts'
import { readProxies } from '../../scripts/client-addresses.ts'
import { replaceFile } from '../../scripts/replace-file.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'gatefold-kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

const faultsOf = (environment: Record<string, string>) => readSettings(environment).faults ?? []

describe('settings of a container', () => {
  it('needs none', () => {
    const { settings } = readSettings({ PATH: '/usr/bin', HOSTNAME: 'a1b2c3' })
    expect(settings?.port).toBe(8080)
    expect(settings?.worker).toEqual({ PUBLIC_URL: 'http://localhost:8080' })
    expect(settings?.edge).toMatchObject({ host: '0.0.0.0', isHttps: false })
    expect(settings?.edge.proxies.rules).toEqual([])
  })

  it('passes on to the Worker what is for it, and nothing else', () => {
    const { settings } = readSettings({
      PATH: '/usr/bin',
      PORT: '9000',
      PUBLIC_URL: 'https://Music.example.com/',
      SIGNUP_PASSWORD: '',
      ADMIN_EMAILS: 'ines@example.com, rui@example.com',
      TRUSTED_PROXIES: '172.18.0.0/16',
      CF_TOKEN: 'x',
    })
    expect(settings).toMatchObject({ port: 9000, edge: { isHttps: true } })
    expect(settings?.worker).toEqual({
      PUBLIC_URL: 'https://music.example.com',
      SIGNUP_PASSWORD: '',
      ADMIN_EMAILS: 'ines@example.com, rui@example.com',
    })
    expect(settings?.edge.proxies.check('172.18.0.1')).toBe(true)
    expect(settings?.edge.proxies.check('203.0.113.1')).toBe(false)
  })

  const FAULTS: [environment: Record<string, string>, fault: RegExp][] = [
    [{ PUBLIC_URL: 'http://nas.local:8080' }, /PUBLIC_URL must be https or localhost/],
    [{ PUBLIC_URL: 'http://192.168.1.4' }, /PUBLIC_URL must be https or localhost/],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, /PUBLIC_URL must be https or localhost/],
    [{ PUBLIC_URL: 'gatefold.example.com' }, /PUBLIC_URL is no address/],
    [{ PUBLIC_URL: 'https://example.com/gatefold' }, /PUBLIC_URL must end with the name of the host/],
    [{ PUBLIC_URL: 'https://me:pass@example.com' }, /PUBLIC_URL must end with the name of the host/],
    [{ PORT: 'http' }, /PORT must be a number from 1 to 65535/],
    [{ PORT: '0' }, /PORT must be a number/],
    [{ PORT: '65536' }, /PORT must be a number/],
    [{ PORT: '80.5' }, /PORT must be a number/],
    [{ ADMIN_EMAILS: 'ines@example.com, rui' }, /ADMIN_EMAILS must be email addresses.* This is none: rui\./],
    [{ BETTER_AUTH_SECRET: 'short' }, /BETTER_AUTH_SECRET must have at least 32 characters/],
    [{ GATEFOLD_PORT: '80' }, /There is no variable GATEFOLD_PORT/],
    [{ OIDC_CLIENTID: 'x' }, /There is no variable OIDC_CLIENTID/],
    [{ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_SECRET is missing/],
    [{ OIDC_ISSUER: 'https://id.example.com' }, /OIDC_CLIENT_ID and OIDC_CLIENT_SECRET is missing/],
    [{ OIDC_SIGNUP: 'yes' }, /OIDC_SIGNUP must be open/],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.example' }, /SMTP_URL must be smtps:/],
    [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'a@b.example' }, /SMTP_URL must be smtps:/],
    [{ SMTP_URL: 'smtps://mail.example.com' }, /SMTP_URL needs MAIL_FROM/],
    [{ MAIL_FROM: 'Gatefold' }, /MAIL_FROM must be an email address/],
    [{ BANDCAMP_LINK: 'no' }, /BANDCAMP_LINK must be off/],
    [{ TRUSTED_PROXIES: 'caddy' }, /TRUSTED_PROXIES must be the addresses/],
    [{ TRUSTED_PROXIES: 'private' }, /TRUSTED_PROXIES must be the addresses/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES must be the addresses/],
  ]
  it.each(FAULTS)('refuses %o', (environment, fault) => {
    const faults = faultsOf(environment)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(fault)
  })

  it('tells all that is wrong at once, and no secret', () => {
    const faults = faultsOf({
      PORT: 'x',
      PUBLIC_URL: 'x',
      BETTER_AUTH_SECRET: 'hunter2',
      SMTP_URL: 'smpt://me:hunter2@x',
    })
    expect(faults).toHaveLength(5)
    expect(faults.join()).not.toContain('hunter2')
  })

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:9000', 'https://a.example:8443'])(
    'takes %s as the public address',
    (address) => expect(readSettings({ PUBLIC_URL: address }).settings?.worker.PUBLIC_URL).toBe(address),
  )

  it('has each variable of local use, and the page for those who host it lists all', () => {
    const local = readFileSync(join(ROOT, '.dev.vars.example'), 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
    expect(VARIABLES).toEqual(expect.arrayContaining(local))
    const page = readFileSync(join(ROOT, 'docs/self-host.md'), 'utf8')
    expect(VARIABLES.filter((name) => !new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm').test(page))).toEqual([])
  })
})

describe('jobs', () => {
  const at = (time: string) => Date.parse(`2026-11-${time}Z`)

  it.each([
    ['17 4 * * *', '27T04:16:59', '27T04:17:00'],
    ['17 4 * * *', '27T04:17:00', '28T04:17:00'],
    ['17 4 * * *', '27T23:00:00', '28T04:17:00'],
    ['*/5 * * * *', '27T04:00:00', '27T04:05:00'],
    ['*/5 * * * *', '27T23:58:00', '28T00:00:00'],
    ['0 */6 * * *', '27T06:00:00', '27T12:00:00'],
  ])('runs %s next after %s at %s', (cron, after, next) => {
    expect(nextTime(cron, at(after))).toBe(at(next))
  })

  it.each(['0 4 1 * *', '0 4 * * 1', '@daily', '', '61 4 * * *', '0 24 * * *'])('knows no times like "%s"', (cron) => {
    expect(() => nextTime(cron, at('27T00:00:00'))).toThrow(`no times like "${cron}"`)
  })

  it('knows the times of the Worker', () => {
    const [, crons = ''] = /^crons = \[(.+)\]$/m.exec(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')) ?? []
    const all = [...crons.matchAll(/"([^"]+)"/g)].map(([, cron = '']) => cron)
    expect(all.length).toBeGreaterThan(1)
    for (const cron of all) expect(nextTime(cron, 0)).toBeGreaterThan(0)
  })

  it('makes up for one that was missed, once, and begins with the first start', () => {
    const [daily, look] = ['17 4 * * *', '*/5 * * * *'] as const
    expect(dueJobs([daily, look], {}, at('27T12:00:00'))).toEqual([])
    const last = { [daily]: at('20T04:17:10'), [look]: at('27T11:58:00') }
    expect(dueJobs([daily, look], last, at('27T11:59:00'))).toEqual([daily])
    expect(dueJobs([daily, look], { ...last, [daily]: at('27T11:59:00') }, at('27T12:00:00'))).toEqual([look])
  })
})

it('deletes backups that are older than 30 days, and no other file', () => {
  const now = new Date('2026-11-27T04:47:00Z')
  expect(backupName(now)).toBe('gatefold-2026-11-27T04-47-00.sql.gz')
  const kept = [
    backupName(now),
    'gatefold-2026-10-28T04-47-00.sql.gz',
    'gatefold-2026-10-28T04-47-01.records-1.sql.gz',
    'before-the-move.sql.gz',
    'gatefold-2020-01-01.sql.gz',
    'gatefold-2020-01-01T00-00-00.sql.gz.part',
  ]
  const old = ['gatefold-2026-10-28T04-46-59.sql.gz', 'gatefold-2025-01-01T00-00-00.records-12.sql.gz']
  expect(oldBackups([...kept, ...old], now)).toEqual(old)
  expect(newestBackup([...kept, ...old])).toBe(now.getTime())
  expect(newestBackup(['before-the-move.sql.gz'])).toBeUndefined()
})

it('makes a secret once, which only its owner reads', () => {
  const file = join(folder, 'secret')
  let made = 0
  const make = () => {
    made += 1
    return `secret-${made}`
  }
  expect([keptText(file, make), keptText(file, make)]).toEqual(['secret-1', 'secret-1'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  // What a process that was killed left there.
  writeFileSync(file, '')
  expect(keptText(file, make)).toBe('secret-2')
  replaceFile(file, 'another')
  expect(keptText(file, make)).toBe('another')
  expect(readdirSync(folder)).toEqual(['secret'])
})

describe('a data folder', () => {
  const HALF_A_MINUTE = 30_000
  let path = ''
  let lost = 0
  beforeEach(() => {
    path = join(mkdtempSync(join(folder, 'data-')), 'running')
    lost = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const leave of process.listeners('exit').splice(before)) process.off('exit', leave)
  })
  const before = process.listenerCount('exit')
  const onLoss = () => {
    lost += 1
  }
  const lease = () => JSON.parse(readFileSync(path, 'utf8'))
  /** Takes the folder, for which it may have to wait. */
  const take = async () => {
    const taken = takeFolder(path, onLoss)
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
    return taken
  }
  /** The lease of a server that is gone, or that lives elsewhere. */
  const leave = (change: object) => {
    writeFileSync(path, JSON.stringify({ ...lease(), id: 'another', ...change }))
    utimesSync(path, 1, 1)
  }

  it('is for one server at a time, which says who it is', async () => {
    expect(await take()).toBeNull()
    expect(await take()).toMatch(
      new RegExp(`^It runs on ${hostname()} since 20\\S+\\. Stop it first\\. If it is gone, start this one`),
    )
    expect([lease().process, lost]).toEqual([process.pid, 0])
  })

  it('is free at once after one that was killed here', async () => {
    await take()
    leave({ process: 4_194_305 })
    expect(await takeFolder(path, onLoss)).toBeNull()
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
    expect(lost).toBe(1)
  })

  it('is free half a minute after one that was killed on another machine, and not while that renews its lease', async () => {
    await take()
    vi.clearAllTimers()
    leave({ host: 'another', since: '2026-11-27T09:00:00.000Z' })
    const renewal = setInterval(() => utimesSync(path, new Date(), new Date()), 10_000)
    expect(await take()).toMatch(/^It runs on another since 2026-11-27T09:00:00.000Z\. /)
    clearInterval(renewal)
    expect(await take()).toBeNull()
    expect(lease().host).toBe(hostname())
  })

  it('is no longer of a server from whom another has taken it', async () => {
    await take()
    rmSync(path)
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
    expect(lost).toBe(1)
  })

  it('has no lease after its server has ended', async () => {
    await take()
    for (const listener of process.listeners('exit').slice(before)) (listener as () => void)()
    expect(readdirSync(dirname(path))).toEqual([])
  })

  it('is free where the socket of an earlier version is left', async () => {
    const first = createServer().listen(path)
    await once(first, 'listening')
    renameSync(path, `${path}-left`)
    first.close()
    await once(first, 'close')
    renameSync(`${path}-left`, path)
    expect(await take()).toBeNull()
    expect(lease().process).toBe(process.pid)
  })
})

describe('image', () => {
  const dockerfile = readFileSync(join(ROOT, 'deploy/self-host/Dockerfile'), 'utf8')

  it('is built with the Node version that tests run with', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const [from] = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
    expect(from).toBe(`node:${devDependencies.node}-bookworm-slim`)
  })

  it('has the versions that its page names', () => {
    const page = readFileSync(join(ROOT, 'docs/self-host.md'), 'utf8').replace(/\s+/g, ' ')
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    for (const [name, title] of Object.entries({ workerd: 'workerd', miniflare: 'Miniflare' }))
      expect(page).toMatch(
        new RegExp(`\\[${title}\\]\\(\\S+\\) ${packages[`node_modules/${name}`].version.replaceAll('.', '\\.')}[ ,]`),
      )
  })

  it('believes the network of its compose file, and no other', () => {
    const compose = readFileSync(join(ROOT, 'deploy/self-host/compose.yml'), 'utf8')
    const [, subnet] = /subnet: (\S+)/.exec(compose) ?? []
    expect(/TRUSTED_PROXIES: (\S+)/.exec(compose)?.[1]).toBe(subnet)
    expect(readProxies(subnet ?? '')?.rules).toHaveLength(1)
  })

  it('runs as nobody, with data in one volume', () => {
    expect(dockerfile).toMatch(/^USER 65532:65532$/m)
    expect(dockerfile.match(/^VOLUME .*$/gm)).toEqual(['VOLUME /data'])
    const compose = readFileSync(join(ROOT, 'deploy/self-host/compose.yml'), 'utf8')
    for (const line of ['read_only: true', '- ALL', '- no-new-privileges:true', '- data:/data'])
      expect(compose).toContain(line)
  })
})
