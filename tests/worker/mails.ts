import { env } from 'cloudflare:workers'
import { beforeEach, vi } from 'vitest'
import { waitFor } from '../wait-for.ts'

export type SentMail = {
  from: { name: string; email: string }
  to: string
  subject: string
  text: string
  html: string
}

/** Collects the emails of each test in a file instead of sending them. */
export function collectMails() {
  const taken: SentMail[] = []
  beforeEach(() => {
    taken.length = 0
    vi.spyOn(env.EMAIL, 'send').mockImplementation(async (mail) => {
      taken.push(mail as never)
      return { messageId: 'test' }
    })
    for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  })
  return {
    taken,
    /** Waits for `count` emails and removes all from the list. */
    async take(count = 1): Promise<SentMail[]> {
      await waitFor(() => {
        if (taken.length < count) throw new Error(`${taken.length} of ${count} mails were sent`)
      })
      return taken.splice(0)
    },
  }
}

export const linkIn = (mail: SentMail | undefined): string => /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
