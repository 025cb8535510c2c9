import { SERVER_HEADER } from '#domain/sync/device-names.ts'
import { isUnreachable } from './is-unreachable.ts'

/** Who answers at the server's address: itself, something in front of it, such as a login or a Wi-Fi's page, or nobody. */
export async function whoAnswers(): Promise<'server' | 'other' | 'nobody'> {
  // Logins have a `robots.txt` of their own, and lead to other hosts, of which a page sees no answer.
  const asked = fetch('/sitemap.xml', { method: 'HEAD', cache: 'no-store', redirect: 'manual' })
  const answer = await asked.catch(() => null)
  if (!answer || isUnreachable(answer)) return 'nobody'
  return answer.headers.has(SERVER_HEADER) ? 'server' : 'other'
}
