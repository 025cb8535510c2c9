import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailRefused, MailUnsent } from './errors.ts'
import { type Letter, type Sender, writeMessage } from './message.ts'

type Server = { host: string; port: number; isTls: boolean; user: string; pass: string }

/** How long the server may be silent. Three attempts with their pauses fit into the 30 s that Cloudflare gives work after a response. */
const SILENCE_MS = 7_000
/** How long a connection may take to end after the server has taken the email. */
const GOODBYE_MS = 1_000

const FORM = 'smtps://user:password@host:465 or smtp://user:password@host:587'

/** Parses `SMTP_URL`. */
function readServer(address: string): Server {
  try {
    const { protocol, hostname, port, username, password } = new URL(address)
    const isTls = protocol === 'smtps:'
    if (hostname && (isTls || protocol === 'smtp:')) {
      return {
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port) || (isTls ? 465 : 587),
        isTls,
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      }
    }
  } catch {
    // Not a URL, or its user name or password is not escaped correctly.
  }
  throw new MailRefused(`SMTP_URL is not of the form ${FORM}`)
}

/**
 * A connection to the server. Not made by the library, which asks a public resolver for the host and would not find names of the local
 * network. The runtime checks the certificate.
 */
function openSocket({ host, port, isTls }: Server): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = isTls ? connectTls({ host, port, servername: host }) : connectPlain({ host, port })
  const timer = setTimeout(() => fail('did not answer in time'), SILENCE_MS)
  const fail = (reason: string) => {
    clearTimeout(timer)
    socket.destroy()
    reject(new MailUnsent(`The mail server ${reason}`))
  }
  // The runtime reports an unreachable server and an invalid certificate with the same error.
  socket.on('error', () => fail(isTls ? 'cannot be reached, or its certificate is not valid' : 'cannot be reached'))
  socket.once(isTls ? 'secureConnect' : 'connect', () => {
    clearTimeout(timer)
    resolve(socket)
  })
  return promise
}

const REFUSED = { AUTH: 'user name or password', MAIL: 'the sender', RCPT: 'the recipient', DATA: 'the message' }

type Failure = Error & { code?: string; command?: string; response?: string; responseCode?: number }

/**
 * The failure as a reason for the log. The server's reply may contain email addresses, so only its status is logged. `beganTls`: STARTTLS
 * was the last command that succeeded.
 */
function explain(error: Failure, beganTls: boolean): Error {
  const { code, command = '', responseCode = 0 } = error
  const [, enhanced = ''] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(error.response ?? '') ?? []
  const status = responseCode ? ` (${[responseCode, enhanced].filter(Boolean).join(' ')})` : ''
  if (code === 'ETLS') return new MailRefused(`The mail server offers no TLS${status}`)
  if (code === 'ETIMEDOUT') return new MailUnsent('The mail server did not answer in time')
  const what = Object.entries(REFUSED).find(([name]) => command.startsWith(name))?.[1]
  if (code === 'EAUTH') return new MailRefused(`The mail server refused ${REFUSED.AUTH}${status}`)
  // The runtime calls the connection secure before it has checked the certificate.
  if (beganTls) return new MailUnsent('The mail server broke off TLS, or its certificate is not valid')
  if (!what || !responseCode) return new MailUnsent(`The connection to the mail server was lost${status}`)
  const Refusal = responseCode >= 500 ? MailRefused : MailUnsent
  return new Refusal(`The mail server refused ${what}${status}`)
}

/** Sends an email by the server in `SMTP_URL`, over TLS only. `name` is how Gatefold introduces itself there. */
export async function sendBySmtp(address: string, name: string, from: Sender, letter: Letter): Promise<void> {
  const server = readServer(address)
  const socket = await openSocket(server)
  const connection = new SMTPConnection({
    connection: socket,
    name,
    host: server.host,
    secured: server.isTls,
    secure: server.isTls,
    requireTLS: true,
    greetingTimeout: SILENCE_MS,
    connectionTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    logger: false,
  })
  const failed = Promise.withResolvers<never>()
  // Keeps the runtime from reporting a rejection that nobody awaits, or no longer.
  failed.promise.catch(() => {})
  connection.on('error', failed.reject)
  // The library does not notice a connection that closes right after opening.
  socket.once('close', () => failed.reject(new Error('closed')))
  let isReady = false
  const step = (begin: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed.promise,
      new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
    ])
  try {
    await step((done) => connection.connect(done))
    isReady = true
    const { user, pass } = server
    if (user) await step((done) => connection.login({ user, pass }, done))
    const envelope = { from: from.email, to: letter.to }
    await step((done) => connection.send(envelope, writeMessage(from, letter), done))
  } catch (error) {
    const reason = explain(error as Failure, !server.isTls && connection.secure && !isReady)
    connection.close()
    throw reason
  }
  const ended = new Promise<void>((resolve) => connection.once('end', resolve))
  connection.quit()
  await Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, GOODBYE_MS))])
  connection.close()
}
