import type { Env } from '../env.ts'
import { errorLine } from '../log.ts'

export type Mail = { to: string; subject: string; html: string; text: string; href: string }

const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::|\/|$)/
const SENDER = 'Gatefold <gatefold@example.com>'
const PAUSES = [1_000, 5_000]

/** Parses `Name <address>` or a bare address into the sender the binding expects. */
function readSender(sender: string) {
  const [, name = '', email = sender] = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(sender) ?? []
  return { name: name || 'Gatefold', email: email.trim() }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Sends an email, with up to three attempts. Locally the binding writes it to a file and its link is printed (as a warning, the lowest
 * level the local server shows). Failures are only logged.
 */
export async function sendMail(env: Env, { href, ...mail }: Mail, pause = wait): Promise<void> {
  if (LOCAL.test(env.PUBLIC_URL)) console.warn(`Mail to ${mail.to}: ${mail.subject} ${href}`)
  const message = { ...mail, from: readSender(env.MAIL_FROM || SENDER) }
  for (let attempt = 0; ; attempt += 1) {
    try {
      await env.EMAIL.send(message)
      return
    } catch (error) {
      const next = PAUSES[attempt]
      const line = errorLine(error, { mail: mail.subject, attempts: attempt + 1 })
      if (next === undefined) return console.error(line)
      console.info(line)
      await pause(next)
    }
  }
}
