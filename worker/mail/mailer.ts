import type { Env } from '../env.ts'

export type Mail = { to: string; subject: string; html: string; text: string }

const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::|\/|$)/

/**
 * Sends a mail. Locally the binding writes it into a file, and it is printed (as a warning: the local server shows no less) so that
 * nobody has to look for its link. A failure is logged and tells the person nothing.
 */
export async function sendMail(env: Env, mail: Mail): Promise<void> {
  if (LOCAL.test(env.PUBLIC_URL)) console.warn(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`)
  try {
    await env.EMAIL.send({ ...mail, from: env.MAIL_FROM || 'Gatefold <gatefold@example.com>' })
  } catch (error) {
    console.error(JSON.stringify({ mail: mail.subject, error: String(error) }))
  }
}
