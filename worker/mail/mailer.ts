import type { Env } from '../env.ts'

export type Mail = { to: string; subject: string; html: string; text: string; href: string }

const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::|\/|$)/
const SENDER = 'Gatefold <gatefold@example.com>'
const PAUSES = [1_000, 5_000]

/** The sender as the binding takes it, out of `Name <address>` or an address alone. */
function readSender(sender: string) {
  const [, name = '', email = sender] = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(sender) ?? []
  return { name: name || 'Gatefold', email: email.trim() }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Sends a mail, three times if need be. Locally the binding writes it into a file; its link is printed too (as a warning: the local
 * server shows no less). What fails is logged and tells the person nothing.
 */
export async function sendMail(env: Env, { href, ...mail }: Mail, pause = wait): Promise<void> {
  if (LOCAL.test(env.PUBLIC_URL)) console.warn(`Mail to ${mail.to}: ${mail.subject} ${href}`)
  const message = { ...mail, from: readSender(env.MAIL_FROM || SENDER) }
  for (let tried = 0; ; tried += 1) {
    try {
      await env.EMAIL.send(message)
      return
    } catch (error) {
      const next = PAUSES[tried]
      const line = JSON.stringify({ mail: mail.subject, tries: tried + 1, error: String(error) })
      if (next === undefined) return console.error(line)
      console.info(line)
      await pause(next)
    }
  }
}
