import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { makeCertificate } from '../smtp-site/certificate.ts'
import { LOGIN, refusal, serveSmtp } from '../smtp-site/server.ts'

type Answer = { log: { level: string; line: string }[]; pauses: number[] }

const trusted = makeCertificate('localhost')
const forAnother = makeCertificate('mail.example')
const unknown = makeCertificate('localhost')
const folder = mkdtempSync(join(tmpdir(), 'gatefold-smtp-'))
const MAIL = {
  to: 'marit@example.com',
  subject: 'Ein “Link” für Åse, und noch einer, der länger ist als eine Zeile es erlaubt: 日本語',
  text: 'Open this:\n\nhttps://gatefold.example/verify-email?token=abc\n.\n..and Ünïcode',
  html: `<p>Open <a href="https://gatefold.example/x">this</a></p>${'é'.repeat(2_000)}`,
  href: 'https://gatefold.example/verify-email?token=abc',
}

let runtime: ChildProcess
let address = ''
beforeAll(async () => {
  writeFileSync(join(folder, 'trusted.pem'), trusted.cert + forAnother.cert)
  runtime = fork(join(import.meta.dirname, '../smtp-site/runtime.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'trusted.pem') },
  })
  const [said] = await Promise.race([once(runtime, 'message'), once(runtime, 'exit')])
  if (typeof said !== 'string') throw new Error('The runtime did not start')
  address = said
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  if (runtime.exitCode !== null) return
  const ended = once(runtime, 'exit')
  runtime.disconnect()
  await ended
})

async function send(settings: Record<string, unknown>, mail: Partial<typeof MAIL> = {}): Promise<Answer> {
  const defaults = { PUBLIC_URL: 'https://gatefold.example', MAIL_FROM: 'Gatefold <shop@gatefold.example>' }
  const body = JSON.stringify({ settings: { ...defaults, ...settings }, mail: { ...MAIL, ...mail } })
  return (await (await fetch(address, { method: 'POST', body })).json()) as Answer
}

async function server(options: SMTPServerOptions = {}) {
  const opened = await serveSmtp({ ...trusted, ...options })
  onTestFinished(opened.close)
  const login = `${encodeURIComponent(LOGIN.user)}:${encodeURIComponent(LOGIN.pass)}@`
  const at = (more = login, host = 'localhost') =>
    `${options.secure ? 'smtps' : 'smtp'}://${more}${host}:${opened.port}`
  return { ...opened, url: at(), at }
}

/** A server that knows no SMTP; its port. */
async function rawServer(onSocket: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const opened = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    onSocket(socket)
  }).listen(0, '127.0.0.1')
  await once(opened, 'listening')
  onTestFinished(() => {
    opened.close()
    for (const socket of sockets) socket.destroy()
  })
  return (opened.address() as AddressInfo).port
}

/** The headers and the two parts of a message, decoded. */
function read(message: string) {
  const [head = '', ...rest] = message.split('\r\n\r\n')
  const headers = Object.fromEntries(
    head
      .replace(/\r\n /g, ' ')
      .split('\r\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  )
  const words = (text = '') =>
    text
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?utf-8\?B\?(.*?)\?=/g, (_, word) => Buffer.from(word, 'base64').toString())
  const boundary = /boundary="(.+)"/.exec(headers['Content-Type'] ?? '')?.[1] ?? 'none'
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1)
  const [text = '', html = ''] = parts.map((part) => {
    const [about = '', body = ''] = part.split('\r\n\r\n')
    expect(about).toContain('Content-Transfer-Encoding: base64')
    return Buffer.from(body, 'base64').toString()
  })
  return { headers, subject: words(headers.Subject), from: words(headers.From), text, html }
}

const reasonIn = ({ log }: Answer) => log.map(({ level, line }) => [level, JSON.parse(line).error])

it.each([
  ['TLS from the start', { secure: true }],
  ['STARTTLS', {}],
])('delivers an email over %s to a server that asks for a password', async (_, options) => {
  const before = Date.now()
  const smtp = await server(options)
  expect(await send({ SMTP_URL: smtp.url, MAIL_FROM: 'Åses Läden <shop@gatefold.example>' })).toEqual({
    log: [],
    pauses: [],
  })
  expect(smtp.received).toHaveLength(1)
  const [{ message = '', ...envelope } = {}] = smtp.received
  expect(envelope).toEqual({
    from: 'shop@gatefold.example',
    to: ['marit@example.com'],
    user: LOGIN.user,
    isSecure: true,
    client: 'gatefold.example',
  })
  const mail = read(message)
  expect(mail).toMatchObject({ subject: MAIL.subject, text: MAIL.text, html: MAIL.html })
  expect(mail.from).toBe('Åses Läden <shop@gatefold.example>')
  expect(mail.headers).toMatchObject({
    To: '<marit@example.com>',
    'Message-ID': expect.stringMatching(/^<[\w-]+@gatefold\.example>$/),
    'Auto-Submitted': 'auto-generated',
    'MIME-Version': '1.0',
  })
  const at = Date.parse(mail.headers.Date ?? '')
  expect(at).toBeGreaterThan(before - 1_000)
  expect(at).toBeLessThanOrEqual(Date.now())
  for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
})

it('sends without a password where the address has none', async () => {
  const smtp = await server({ authOptional: true })
  expect((await send({ SMTP_URL: smtp.at('') })).log).toEqual([])
  expect(smtp.received).toMatchObject([{ user: undefined, isSecure: true }])
})

it('writes no line of its own into the headers for a subject or a name with line breaks', async () => {
  const smtp = await server()
  const subject = 'One\r\nBcc: everybody@example.com\r\n\r\nanother text'
  await send({ SMTP_URL: smtp.url, MAIL_FROM: 'A "\\ b <shop@gatefold.example>' }, { subject })
  const { headers, from, ...mail } = read(smtp.received[0]?.message ?? '')
  expect(Object.keys(headers)).not.toContain('Bcc')
  expect(mail.subject).toBe(subject.replace(/[\r\n]/g, ' '))
  expect(from).toBe('"A \\"\\\\ b" <shop@gatefold.example>')
  expect(mail.text).toBe(MAIL.text)
})

const refuse = (about: { code: number; message: string }) => (_a: unknown, _b: unknown, done: (error: Error) => void) =>
  done(refusal(about.code, about.message))

it.each<[string, SMTPServerOptions, string]>([
  [
    'the sender',
    { onMailFrom: refuse({ code: 553, message: '5.7.1 shop@gatefold.example is not you, marit' }) },
    'MailRefused: The mail server refused the sender (553 5.7.1)',
  ],
  [
    'the recipient',
    { onRcptTo: refuse({ code: 550, message: '5.1.1 marit is unknown here' }) },
    'MailRefused: The mail server refused the recipient (550 5.1.1)',
  ],
  [
    'the message',
    {
      onData: (stream, _, done) => void stream.resume().on('end', () => done(refusal(554, 'marit writes spam'))),
    },
    'MailRefused: The mail server refused the message (554)',
  ],
  [
    'the password',
    { onAuth: refuse({ code: 535, message: '5.7.8 not marit' }) },
    'MailRefused: The mail server refused user name or password (535 5.7.8)',
  ],
])('logs once that the server refused %s, without its words', async (_, options, reason) => {
  const smtp = await server(options)
  const answer = await send({ SMTP_URL: smtp.url })
  expect(reasonIn(answer)).toEqual([['error', reason]])
  expect(answer.pauses).toEqual([])
  expect(JSON.stringify(answer)).not.toMatch(/marit|shop@|p@ss|token=/)
  expect(smtp.counted.connections).toBe(1)
  expect(smtp.received).toEqual([])
})

it.each<[string, SMTPServerOptions, string, number]>([
  [
    'offers no TLS',
    { hideSTARTTLS: true, disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
    'MailRefused: The mail server offers no TLS (500)',
    0,
  ],
  [
    'has a certificate nobody knows, by STARTTLS',
    unknown,
    'MailUnsent: The mail server broke off TLS, or its certificate is not valid',
    2,
  ],
  [
    'has a certificate for another name, by STARTTLS',
    forAnother,
    'MailUnsent: The mail server broke off TLS, or its certificate is not valid',
    2,
  ],
  [
    'has a certificate nobody knows',
    { ...unknown, secure: true },
    'MailUnsent: The mail server cannot be reached, or its certificate is not valid',
    2,
  ],
  [
    'has a certificate for another name',
    { ...forAnother, secure: true },
    'MailUnsent: The mail server cannot be reached, or its certificate is not valid',
    2,
  ],
])('tells no password to a server that %s', async (_, options, reason, again) => {
  const smtp = await server(options)
  const answer = await send({ SMTP_URL: smtp.url })
  expect(reasonIn(answer).at(-1)).toEqual(['error', reason])
  expect(answer.pauses).toHaveLength(again)
  expect(smtp.counted.logins).toBe(0)
  expect(smtp.received).toEqual([])
})

it('tries again where the server refuses for now, and delivers once', async () => {
  let asked = 0
  const smtp = await server({
    onRcptTo(_, __, done) {
      asked += 1
      done(asked < 3 ? refusal(451, '4.7.1 marit, try again later') : undefined)
    },
  })
  const answer = await send({ SMTP_URL: smtp.url })
  const later = ['info', 'MailUnsent: The mail server refused the recipient (451 4.7.1)']
  expect(reasonIn(answer)).toEqual([later, later])
  expect(answer.pauses).toEqual([1_000, 5_000])
  expect(smtp.received).toHaveLength(1)
})

it('gives up after three attempts where nothing listens, or the connection breaks', async () => {
  const gone = await server()
  await gone.close()
  const port = await rawServer((socket) => socket.write('220 hello\r\n', () => socket.destroySoon()))
  for (const [url, reason] of [
    [gone.url, 'MailUnsent: The mail server cannot be reached'],
    [`smtp://localhost:${port}`, 'MailUnsent: The connection to the mail server was lost'],
    ['smtp://nowhere.invalid', 'MailUnsent: The mail server cannot be reached'],
  ] as const) {
    const answer = await send({ SMTP_URL: url })
    expect(reasonIn(answer)).toEqual([
      ['info', reason],
      ['info', reason],
      ['error', reason],
    ])
  }
})

it('stops waiting for a server that is silent, and tries again', async () => {
  const silences = new Map<string, (socket: Socket) => void>([
    ['smtp', () => {}],
    ['smtps', () => {}],
    ['smtp ', (socket) => socket.write('220 hello\r\n')],
  ])
  await Promise.all(
    Array.from(silences, async ([protocol, begin]) => {
      let connections = 0
      const port = await rawServer((socket) => {
        connections += 1
        if (connections === 1) begin(socket)
        else socket.destroy()
      })
      const answer = await send({ SMTP_URL: `${protocol.trim()}://localhost:${port}` })
      expect(reasonIn(answer)[0]).toEqual(['info', 'MailUnsent: The mail server did not answer in time'])
      expect(connections).toBe(3)
    }),
  )
})

it.each(['smtp.example.com', 'https://smtp.example.com', 'smtps://', 'smtp://user:%zz@localhost:1'])(
  'says that %s is no address of a mail server, without telling it',
  async (url) => {
    const answer = await send({ SMTP_URL: url })
    expect(reasonIn(answer)).toEqual([['error', expect.stringContaining('MailRefused: SMTP_URL is not of the form')]])
    expect(answer.log[0]?.line).not.toContain('%zz')
  },
)

it('prints the link for the administrator where there is no way to send an email, and not where there is one', async () => {
  const line = `Mail to ${MAIL.to}: ${MAIL.subject} ${MAIL.href}`
  expect(await send({})).toEqual({ log: [{ level: 'warn', line }], pauses: [] })
  const smtp = await server()
  expect(await send({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://127.0.0.1:5173' })).toEqual({ log: [], pauses: [] })
})
