import type { Env } from '../env.ts'
import { errorLine } from '../log.ts'
import { MailRefused } from './errors.ts'
import type { Letter, Sender } from './message.ts'

export type Mail = Letter & { href: string }

const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::|\/|$)/
const SENDER = 'Gatefold <gatefold@example.com>'
const PAUSES = [1_000, 5_000]

/** Parses `Name <address>` or a bare address. */
function readSender(sender: string): Sender {
  const [, name = '', email = sender] = /^([^<>]*)<([^<>]+)>\s*$/.exec(sender) ?? []
  return { name: name.trim().replace(/^"|"$/g, '') || 'Gatefold', email: email.trim() }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The transport for emails: the server in `SMTP_URL`, else the binding; null if there is neither. */
function readTransport(env: Env): ((from: Sender, letter: Letter) => Promise<unknown>) | null {
  const { SMTP_URL, EMAIL, PUBLIC_URL } = env
  if (SMTP_URL) {
    return async (from, letter) => {
      const { sendBySmtp } = await import('./smtp.ts')
      await sendBySmtp(SMTP_URL, new URL(PUBLIC_URL).hostname, from, letter)
    }
  }
  return EMAIL ? (from, letter) => EMAIL.send({ ...letter, from }) : null
}

/**
 * Sends an email, with up to three attempts. If no email leaves the machine, the link in it is printed for the administrator (as a warning,
 * the lowest level the local server shows): without a transport, and locally, where the binding writes a file. Failures are only logged.
 */
export async function sendMail(env: Env, { href, ...letter }: Mail, pause = wait): Promise<void> {
  const send = readTransport(env)
  if (!send || (LOCAL.test(env.PUBLIC_URL) && !env.SMTP_URL)) {
    console.warn(`Mail to ${letter.to}: ${letter.subject} ${href}`)
  }
  const from = readSender(env.MAIL_FROM || SENDER)
  for (let attempt = 0; send; attempt += 1) {
    try {
      await send(from, letter)
      return
    } catch (error) {
      const next = error instanceof MailRefused ? undefined : PAUSES[attempt]
      const line = errorLine(error, { mail: letter.subject, attempts: attempt + 1 })
      if (next === undefined) return console.error(line)
      console.info(line)
      await pause(next)
    }
  }
}
