import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export const LOGIN = { user: 'gatefold@example.com', pass: 'p@ss/wörd: 1' }

export type Received = {
  from: string
  to: string[]
  /** Who logged in, or nobody. */
  user: string | undefined
  isSecure: boolean
  /** How the client introduced itself. */
  client: string | false
  message: string
}

/** An answer of the server other than "accepted". */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/** An SMTP server on a free port that takes the login above; `options` say what it does otherwise. */
export async function serveSmtp(options: SMTPServerOptions) {
  const received: Received[] = []
  const counted = { connections: 0, logins: 0 }
  const server = new SMTPServer({
    logger: false,
    closeTimeout: 100,
    disableReverseLookup: true,
    onConnect(_, done) {
      counted.connections += 1
      done()
    },
    onAuth({ username, password }, _, done) {
      counted.logins += 1
      if (username === LOGIN.user && password === LOGIN.pass) done(null, { user: username })
      else done(refusal(535, `5.7.8 ${username} may not log in`))
    },
    async onData(stream, { envelope, user, secure, hostNameAppearsAs }, done) {
      const parts = await stream.toArray()
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        user: user ? String(user) : undefined,
        isSecure: secure,
        client: hostNameAppearsAs,
        message: Buffer.concat(parts).toString(),
      })
      done()
    },
    ...options,
  })
  // A client that does not trust the certificate breaks off.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return { port, received, counted, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
