import { version } from '../../package.json'
import { openBody } from '../bandcamp/guarded-body.ts'
import { userAgent } from '../bandcamp/settings.ts'
import type { UnsentScrobble } from '../db/listenbrainz/scrobbles.ts'
import type { Env } from '../env.ts'

const TIMEOUT_MS = 10_000
/** How long to wait if ListenBrainz does not say, and at most, in seconds. */
const [USUAL_WAIT, MAX_WAIT] = [300, 86_400]

/** The result of a call: `refused` means the token, `invalid` the content; `wait` is in seconds. */
export type Outcome = { kind: 'done' | 'refused' | 'invalid' | 'later'; wait: number }

function ask(env: Env, token: string, path: string, json?: object): Promise<Response> {
  const headers = { authorization: `Token ${token}`, 'user-agent': userAgent(env), accept: 'application/json' }
  const address = `${(env.LISTENBRAINZ_URL || 'https://api.listenbrainz.org').replace(/(?<!\/)\/+$/, '')}${path}`
  return fetch(address, {
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
    headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** The user name that belongs to a token; null if the token is invalid. @throws if ListenBrainz does not say */
export async function findUser(env: Env, token: string): Promise<string | null> {
  const response = await ask(env, token, '/1/validate-token')
  const body = await openBody(response, AbortSignal.timeout(TIMEOUT_MS))
  if (response.status !== 200) {
    await body.cancel()
    throw new Error(`ListenBrainz answered ${response.status}`)
  }
  const answer: { valid?: unknown; user_name?: unknown } = await new Response(body).json()
  if (answer.valid === false) return null
  if (answer.valid === true && typeof answer.user_name === 'string') return answer.user_name.slice(0, 200)
  throw new Error('ListenBrainz answered something else')
}

/** Sends tracks that were heard in one call. */
export async function submit(env: Env, token: string, scrobbles: readonly UnsentScrobble[]): Promise<Outcome> {
  const body = { listen_type: scrobbles.length === 1 ? 'single' : 'import', payload: scrobbles.map(toListen) }
  const response = await ask(env, token, '/1/submit-listens', body).catch(() => null)
  if (!response) return { kind: 'later', wait: USUAL_WAIT }
  await response.body?.cancel().catch(() => undefined)
  const { status, headers } = response
  // ListenBrainz allows a program one call a second.
  if (status === 200) return { kind: 'done', wait: headers.get('x-ratelimit-remaining') === '0' ? waitOf(headers) : 1 }
  const kind = status === 401 ? 'refused' : status === 400 || status === 413 ? 'invalid' : 'later'
  return { kind, wait: waitOf(headers) }
}

function waitOf(headers: Headers): number {
  const seconds = Number(headers.get('x-ratelimit-reset-in') ?? headers.get('retry-after') ?? USUAL_WAIT)
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), MAX_WAIT) : USUAL_WAIT
}

const toListen = ({ startedAt, number, title, artist, album, duration }: UnsentScrobble) => ({
  listened_at: startedAt,
  track_metadata: {
    artist_name: artist,
    track_name: title,
    release_name: album,
    additional_info: {
      media_player: 'Gatefold',
      submission_client: 'Gatefold',
      submission_client_version: version,
      music_service: 'bandcamp.com',
      tracknumber: number,
      ...(duration !== null && { duration_ms: duration * 1_000 }),
    },
  },
})
