import type { Env } from './env.ts'

/** The link for contacting whoever runs this instance; empty if the settings name nobody. */
export function contactLink({ SECURITY_CONTACT, MAIL_FROM = '' }: Env): string {
  const contact = SECURITY_CONTACT || (/<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM)
  return contact && !contact.includes(':') ? `mailto:${contact}` : contact
}
