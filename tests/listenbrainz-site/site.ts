// A stand-in for ListenBrainz, made from its documentation: https://listenbrainz.readthedocs.io/en/latest/users/api/

type Listen = {
  listened_at: number
  track_metadata: { artist_name: string; track_name: string; release_name?: string; additional_info?: object }
}

export type ListenBrainzSite = {
  /** The accounts by their tokens. */
  users: Map<string, string>
  /** What was accepted, as it came: the site itself shows the same listen once. */
  listens: (Listen & { user: string })[]
  requests: Request[]
  /** The kinds of submissions that were accepted. */
  types: string[]
  /** How many calls it answers before the window ends. */
  remaining: number
  /** The second of a listen that it refuses, for whatever reason. */
  unreadable?: number | undefined
}

export const TOKEN = '3f1c6a52-8d1e-4b7c-9a60-5f2e7d4c1b09'
export const USER = 'marit_lb'

const [MAX_LISTENS, MAX_LISTEN_BYTES, MIN_LISTENED_AT, RESET_IN] = [1_000, 10_240, 1_033_430_400, 7]

export const createListenBrainz = (): ListenBrainzSite => ({
  users: new Map([[TOKEN, USER]]),
  listens: [],
  requests: [],
  types: [],
  remaining: 30,
})

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** Why a listen is refused; undefined if it is not. */
function faultOf({ listened_at: at, track_metadata: track, ...more }: Partial<Listen>): string | undefined {
  if (!Number.isInteger(at) || Number(at) < MIN_LISTENED_AT) return 'listened_at'
  if (Number(at) > Date.now() / 1_000 + 3_600) return 'Value for key listened_at is too high.'
  if (!isText(track?.artist_name) || !isText(track?.track_name) || Object.keys(more).length > 0) return 'track_metadata'
  return JSON.stringify(track).length > MAX_LISTEN_BYTES ? 'too large' : undefined
}

/** The answer to a request, with the headers of the rate limit. */
export async function answerAsListenBrainz(site: ListenBrainzSite, request: Request): Promise<Response> {
  site.requests.push(request)
  const isOver = site.remaining === 0
  site.remaining = Math.max(0, site.remaining - 1)
  const headers = {
    'x-ratelimit-limit': '30',
    'x-ratelimit-remaining': String(site.remaining),
    'x-ratelimit-reset-in': String(RESET_IN),
  }
  const say = (status: number, body: object) => Response.json({ code: status, ...body }, { status, headers })
  if (isOver) return say(429, { error: 'You have exceeded your rate limit.' })
  const { pathname } = new URL(request.url)
  const user = site.users.get(/^Token (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '')
  if (pathname === '/1/validate-token')
    return say(
      200,
      user === undefined
        ? { message: 'Token invalid.', valid: false }
        : { message: 'Token valid.', valid: true, user_name: user },
    )
  if (pathname !== '/1/submit-listens' || request.method !== 'POST') return say(404, { error: 'Not found' })
  if (user === undefined) return say(401, { error: 'Invalid authorization token.' })
  const { listen_type: type, payload } = (await request.json()) as { listen_type: string; payload: Listen[] }
  const isWrong = type === 'single' ? payload.length !== 1 : type !== 'import' || payload.length === 0
  if (isWrong || payload.length > MAX_LISTENS) return say(400, { error: 'listen_type' })
  const unreadable = payload.find((listen) => listen.listened_at === site.unreadable) && 'unreadable'
  const fault = unreadable ?? payload.map(faultOf).find((one) => one !== undefined)
  if (fault) return say(400, { error: fault })
  site.types.push(type)
  site.listens.push(...payload.map((listen) => ({ ...listen, user })))
  return say(200, { status: 'ok' })
}
