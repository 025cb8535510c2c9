import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { DEMO_PLACES, PLACES } from '#domain/places.ts'
import { EVERYTHING, SYNC_FORM } from '#domain/sync/sync-call.ts'
import { createToken } from '#worker/db/accounts/access-tokens.ts'
import { editAlbums } from '#worker/db/albums/edit-albums.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { replaceTracks } from '#worker/db/bandcamp-link/link-tracks.ts'
import { saveLink } from '#worker/db/bandcamp-link/links.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { addListen } from '#worker/db/diary/listens.ts'
import { beginFileImport } from '#worker/db/imports/begin-finish.ts'
import { createShare } from '#worker/db/shares/shares.ts'
import { editTags } from '#worker/db/tags/edit-tags.ts'
import { seal } from '#worker/seal.ts'
import { newLink, toOwnShare } from '#worker/shares/token.ts'
import { HARBOUR } from '../../bandcamp-site/albums.ts'
import { fanItemsAnswer, fanPage } from '../../bandcamp-site/answers.ts'
import { answerAsFanApi, LOGIN } from '../../bandcamp-site/fan-api.ts'
import { desktopPage } from '../../bandcamp-site/pages.ts'
import { answerAsListenBrainz, createListenBrainz, TOKEN } from '../../listenbrainz-site/site.ts'
import { ACCOUNTS, RECORDS } from '../databases.ts'
import { call, ctxOf, newNetwork, ORIGIN, type Person } from '../people.ts'

/** The ids that the requests name. */
export type Things = {
  person: Person
  album: number
  twin: number
  crate: number
  import: number
  file: number
  session: string
  tagEdit: string
  edit: string
  track: number
  token: number
  share: number
  sharedToken: string
  listen: number
}

export type Row = {
  /** The path with ids; defaults to the route. */
  path?: (things: Things) => string
  json?: (things: Things) => unknown
  nobody: number
  /** Another person who names the same ids. */
  stranger: number
  user: number
  test: number
  admin: number
  /** What it answers about things of an account that is banned or deleted, if that differs. */
  closed?: number
  /** Whether access tokens are refused, though it is about records. */
  noTokens?: true
  /** The role whose invalid request reaches the validation. */
  wrongAs?: 'admin'
  /** Bodies or queries that return 400 with these fields. */
  wrong?: { json?: unknown; query?: string; fields: string[] }[]
}

const everybody = (status: number) => ({ nobody: status, stranger: status, user: status, test: status, admin: status })
/** A request about oneself: every signed-in person gets their own data. */
const own = (status = 200) => ({ ...everybody(status), nobody: 401 })
/** A request that names an id: only its owner gets it. */
const owned = (status = 200) => ({ ...own(status), stranger: 404 })

/** A request for administrators only. */
const administrators = (status = 200) => ({ ...everybody(403), nobody: 401, admin: status, wrongAs: 'admin' as const })
const userPath = (rest = '') => ({ path: ({ person }: Things) => `/api/admin/users/${person.id}${rest}` })
const newUser = { username: 'marit', email: 'marit@', role: 'user', password: 'sleeve' }

const sharePath = (rest = '') => ({ path: ({ share }: Things) => `/api/shares/${share}${rest}` })
const sharedPath = (rest = '') => ({ closed: 404, path: ({ sharedToken }: Things) => `/s/${sharedToken}${rest}` })
const wrongShare = [
  { json: { view: 'x' }, fields: ['view'] },
  { json: { expires: 'soon' }, fields: ['expires'] },
  { json: { gift: { until: '2020-01-01' } }, fields: ['gift'] },
  { json: { shows: { notes: 1 } }, fields: ['shows.notes'] },
  { json: { more: 1 }, fields: ['more'] },
]
const GUEST = { guest: 'a'.repeat(32) }
const albumPath = (rest = '') => ({ path: ({ album }: Things) => `/api/albums/${album}${rest}` })
const listenPath = { path: ({ listen }: Things) => `/api/listens/${listen}` }
const cratePath = (rest = '') => ({ path: ({ crate }: Things) => `/api/crates/${crate}${rest}` })
const albumInCrate = { path: ({ album, crate }: Things) => `/api/albums/${album}/crates/${crate}` }
const importPath = { path: (things: Things) => `/api/imports/${things.import}` }
const filePath = (rest: string) => ({ path: (things: Things) => `/api/imports/${things.file}/${rest}` })
const newFile = { fileName: 'albums.csv', format: 'csv', mode: 'skip' } as const
const albumIds = { json: ({ album }: Things) => ({ albumIds: [album] }) }
const wrongIds = (name: string) => [
  { json: {}, fields: [name] },
  { json: { [name]: ['1'] }, fields: [`${name}.0`] },
  { json: { [name]: [], more: 1 }, fields: ['more'] },
]
const wrongTags = (rest: object) => [
  { json: { ...rest }, fields: ['from'] },
  { json: { ...rest, from: [] }, fields: ['from'] },
  { json: { ...rest, from: [1] }, fields: ['from.0'] },
  { json: { ...rest, from: ['a', ' '] }, fields: ['from.1'] },
  { json: { ...rest, from: ['a'], more: 1 }, fields: ['more'] },
]
const wrongSearch = [
  { query: '?list=all', fields: ['list'] },
  { query: '?sort=newest&untagged=true&format=8-track', fields: ['sort', 'untagged', 'format'] },
  { query: '?crate=x', fields: ['crate'] },
  { query: '?min=6', fields: ['min'] },
]
const draft = { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/draft' }
const csv = { csvData: `title,artist,bandcampUrl\nT,A,https://a.bandcamp.com/album/csv\n` }
const wrongCsv = [
  { json: {}, fields: ['csvData'] },
  { json: { csvData: 'name\nA\n' }, fields: ['csvData'] },
  { json: { ...csv, list: 'wishlist' }, fields: ['list'] },
]

const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} }

/** What each route answers to whom. */
export const TABLE: Record<string, Row> = {
  'GET /': { nobody: 200, stranger: 302, user: 302, test: 302, admin: 302 },
  'GET /app': { nobody: 302, stranger: 200, user: 200, test: 200, admin: 200 },
  ...Object.fromEntries(PLACES.map((place) => [`GET /app/${place}`, { ...everybody(200), nobody: 302 }])),
  'GET /app/year/:year': { ...everybody(200), nobody: 302, path: () => '/app/year/2026' },
  'GET /app/album/:id': {
    path: ({ album }) => `/app/album/${album}`,
    nobody: 302,
    stranger: 404,
    user: 200,
    test: 200,
    admin: 200,
  },
  'POST /app/album/:id/restore': {
    ...everybody(303),
    nobody: 302,
    path: ({ album }) => `/app/album/${album}/restore`,
  },
  'GET /add': everybody(302),
  'GET /demo': everybody(200),
  'GET /demo/s/sunday': everybody(200),
  'GET /demo/album/:id': { ...everybody(200), path: () => '/demo/album/1' },
  ...Object.fromEntries(DEMO_PLACES.map((place) => [`GET /demo/${place}`, everybody(200)])),
  'GET /offline': everybody(200),
  'GET /docs/api': everybody(200),
  'GET /api/openapi.json': everybody(200),
  'GET /robots.txt': everybody(200),
  'GET /sitemap.xml': everybody(200),
  'GET /site.webmanifest': everybody(200),
  'GET /.well-known/security.txt': everybody(200),

  'GET /forgot-password': everybody(200),
  'POST /forgot-password': { ...everybody(400), json: () => ({}) },
  'GET /reset-password': everybody(400),
  'POST /reset-password': { ...everybody(400), json: () => ({}) },
  'GET /verify-email': everybody(400),
  'POST /verify-email/again': { ...everybody(200), nobody: 303 },

  'GET /api/health': everybody(200),
  'POST /api/signup/verify': {
    ...everybody(204),
    json: () => ({ password: 'open sesame' }),
    wrong: [
      { json: {}, fields: ['password'] },
      { json: { password: 'x', admin: true }, fields: ['admin'] },
    ],
  },
  'POST /api/signup/invitation': {
    ...everybody(403),
    json: () => ({ token: 'unknown' }),
    wrong: [
      { json: {}, fields: ['token'] },
      { json: { token: 'x', password: 'x' }, fields: ['password'] },
    ],
  },

  'POST /api/albums/:id/listens': {
    ...owned(201),
    ...albumPath('/listens'),
    json: () => ({ at: '2026-05-01T20:30', rating: 4, note: 'N' }),
    wrong: [
      { json: { at: '2026-02-30T10:00' }, fields: ['at'] },
      { json: { at: 1 }, fields: ['at'] },
      { json: { at: '2026-05-01' }, fields: ['at'] },
      { json: { rating: 6 }, fields: ['rating'] },
      { json: { note: 'x'.repeat(2_001) }, fields: ['note'] },
      { json: { id: 1 }, fields: ['id'] },
      { json: { more: 1 }, fields: ['more'] },
    ],
  },
  'GET /api/albums/:id/events': { ...owned(), ...albumPath('/events') },
  'GET /api/albums/edits': own(),
  'GET /api/albums/events': {
    ...own(),
    path: () => '/api/albums/events?since=2026-05-01T00:00:00Z',
    wrong: [
      { query: '', fields: ['since'] },
      { query: '?since=yesterday', fields: ['since'] },
      { query: '?since=2026-05-01T00:00:00Z&more=1', fields: ['more'] },
    ],
  },
  'GET /api/listens': {
    ...own(),
    wrong: [
      { query: '?from=2026', fields: ['from'] },
      { query: '?to=2026-02-30', fields: ['to'] },
      { query: '?after=x', fields: ['after'] },
      { query: '?more=1', fields: ['more'] },
    ],
  },
  'GET /api/listens/years': own(),
  'PATCH /api/listens/:id': {
    ...owned(),
    ...listenPath,
    json: () => ({ rating: null }),
    wrong: [
      { json: { at: '2026-05-01T24:00' }, fields: ['at'] },
      { json: { rating: '5' }, fields: ['rating'] },
      { json: { note: null }, fields: ['note'] },
      { json: { albumId: 1 }, fields: ['albumId'] },
    ],
  },
  'DELETE /api/listens/:id': { ...owned(204), ...listenPath },
  'GET /api/export/diary.csv': own(),
  'GET /api/export/diary.json': own(),

  'GET /api/shares': own(),
  'POST /api/shares': {
    ...owned(201),
    json: ({ crate }) => ({ of: { crate } }),
    wrong: [
      { json: {}, fields: ['of'] },
      { json: { of: {} }, fields: ['of'] },
      { json: { of: { crate: 1, list: 'wishlist' } }, fields: ['of'] },
      { json: { of: { list: 'both' } }, fields: ['of.list'] },
      ...wrongShare.map(({ json, fields }) => ({ json: { of: { list: 'wishlist' }, ...json }, fields })),
    ],
  },
  'GET /api/share-preview': {
    ...owned(),
    path: ({ crate }) => `/api/share-preview?share=${encodeURIComponent(JSON.stringify({ of: { crate } }))}`,
  },
  'GET /api/shares/:id': { ...owned(), ...sharePath() },
  'PATCH /api/shares/:id': { ...owned(), ...sharePath(), json: () => ({ title: 'T' }), wrong: wrongShare },
  'DELETE /api/shares/:id': { ...owned(), ...sharePath() },
  'POST /api/shares/restore': {
    ...own(404),
    json: () => ({ undo: 'x' }),
    wrong: [{ json: { undo: 1, link: 'x' }, fields: ['undo', 'link'] }],
  },
  'POST /api/shares/:id/link': { ...owned(), ...sharePath('/link') },
  'GET /api/shares/:id/gifts': { ...owned(409), ...sharePath('/gifts') },
  'GET /api/shares/:id/card': { ...owned(), ...sharePath('/card') },
  'PUT /api/shares/:id/card/:of': { ...owned(400), ...sharePath('/card/x'), stranger: 400 },
  'DELETE /api/admin/shares/:token': {
    ...administrators(204),
    path: ({ sharedToken }) => `/api/admin/shares/${sharedToken}`,
  },
  'GET /api/oembed': {
    ...everybody(200),
    closed: 404,
    path: ({ sharedToken }) => `/api/oembed?url=${encodeURIComponent(`${ORIGIN}/s/${sharedToken}`)}`,
    wrong: [
      { query: '', fields: ['url'] },
      { query: '?url=x&format=yaml', fields: ['format'] },
    ],
  },
  'GET /s/:token': { ...everybody(200), ...sharedPath() },
  'POST /s/:token/visit': { ...everybody(204), ...sharedPath('/visit') },
  'GET /s/:token/embed': { ...everybody(200), ...sharedPath('/embed') },
  'GET /s/:token/feed.xml': { ...everybody(200), ...sharedPath('/feed.xml') },
  'GET /s/:token/feed.json': { ...everybody(200), ...sharedPath('/feed.json') },
  'GET /s/:token/card.jpg': { ...everybody(302), ...sharedPath('/card.jpg') },
  // Of what else is shared there is none.
  'GET /s/:token/calendar.ics': { ...everybody(404), ...sharedPath('/calendar.ics') },
  'DELETE /api/shares/:id/gifts': { ...owned(204), ...sharePath('/gifts') },
  'POST /api/gifts/:token': {
    ...everybody(403),
    ...{ nobody: 200, stranger: 200, closed: 404 },
    path: ({ sharedToken }) => `/api/gifts/${sharedToken}`,
    json: () => GUEST,
    wrong: [{ json: {}, fields: ['guest'] }],
  },
  'PUT /api/gifts/:token/:album': {
    ...everybody(403),
    ...{ nobody: 404, stranger: 404 },
    path: ({ sharedToken, album }) => `/api/gifts/${sharedToken}/${album}`,
    json: () => GUEST,
    wrong: [{ json: {}, fields: ['guest'] }],
  },
  'DELETE /api/gifts/:token/:album': {
    ...everybody(403),
    ...{ nobody: 404, stranger: 404 },
    path: ({ sharedToken, album }) => `/api/gifts/${sharedToken}/${album}`,
    json: () => GUEST,
    wrong: [{ json: {}, fields: ['guest'] }],
  },

  'GET /api/auth/me': own(),
  'POST /api/auth/register': {
    ...own(),
    json: () => ({ username: 'u', email: 'e', password: 'p', displayName: 'd' }),
    wrong: [{ json: { role: 'admin' }, fields: ['role'] }],
  },
  'POST /api/auth/sign-in/email': {
    ...everybody(400),
    json: () => ({ email: 'nobody', password: 'sleeve' }),
    wrong: [
      { json: {}, fields: ['email', 'password'] },
      { json: { email: 'a@example.com', password: 'sleeve', rememberMe: true }, fields: ['rememberMe'] },
    ],
  },
  'POST /api/auth/sign-up/email': {
    ...everybody(403),
    json: () => ({ name: 'Nobody', email: 'nobody@example.com', password: 'sleeve' }),
    wrong: [
      { json: {}, fields: ['email', 'name', 'password'] },
      { json: { name: 'N.', email: 'a@example.com', password: 'sleeve', role: 'admin' }, fields: ['role'] },
    ],
  },
  'POST /api/auth/sign-in/social': {
    ...everybody(400),
    json: () => ({ provider: 'github' }),
    wrong: [
      { json: {}, fields: ['provider'] },
      { json: { provider: 'google', callbackURL: 'https://evil.example' }, fields: ['callbackURL'] },
    ],
  },
  'GET /api/auth/callback/google': everybody(302),
  'GET /api/auth/callback/oidc': everybody(404),
  'POST /api/auth/sign-out': {
    ...everybody(200),
    json: () => ({}),
    wrong: [{ json: { userId: 'x' }, fields: ['userId'] }],
  },
  'POST /api/auth/request-password-reset': {
    ...everybody(204),
    json: () => ({ email: `${crypto.randomUUID()}@example.com` }),
    wrong: [
      { json: {}, fields: ['email'] },
      { json: { email: 'a@example.com', redirectTo: 'https://evil.example' }, fields: ['redirectTo'] },
    ],
  },
  'POST /api/auth/reset-password': {
    ...everybody(400),
    json: () => ({ token: 'x', newPassword: 'Harbour22' }),
    wrong: [
      { json: {}, fields: ['newPassword', 'token'] },
      { json: { token: 'x', newPassword: 'Harbour22', userId: 'x' }, fields: ['userId'] },
    ],
  },
  'POST /api/auth/send-verification-email': {
    ...own(409),
    json: () => ({}),
    wrong: [{ json: { email: 'a@example.com' }, fields: ['email'] }],
  },
  'PATCH /api/user/preferences': {
    ...own(204),
    json: () => ({ itemsPerPage: 25 }),
    wrong: [
      { json: {}, fields: ['itemsPerPage'] },
      { json: { itemsPerPage: '25' }, fields: ['itemsPerPage'] },
      { json: { lastView: 'shelf' }, fields: ['lastView'] },
      { json: { itemsPerPage: 25, role: 'admin' }, fields: ['role'] },
    ],
  },

  'GET /api/passkeys': own(),
  'POST /api/passkeys/options': {
    ...own(),
    json: () => ({}),
    wrong: [{ json: { name: 'x' }, fields: ['name'] }],
  },
  'POST /api/passkeys': {
    ...own(403),
    json: () => ({ credential: CREDENTIAL, name: 'Laptop' }),
    wrong: [
      { json: {}, fields: ['credential', 'name'] },
      { json: { credential: CREDENTIAL, name: ' ' }, fields: ['name'] },
      { json: { credential: CREDENTIAL, name: 'Laptop', userId: 'x' }, fields: ['userId'] },
    ],
  },
  'DELETE /api/passkeys/:id': {
    ...own(404),
    path: () => '/api/passkeys/none',
    json: () => ({}),
    wrong: [{ json: { password: '' }, fields: ['password'] }],
  },
  'POST /api/passkeys/sign-in/options': {
    ...everybody(200),
    json: () => ({}),
    wrong: [{ json: { email: 'a@example.com' }, fields: ['email'] }],
  },
  'POST /api/passkeys/sign-in': {
    ...everybody(403),
    json: () => ({ credential: CREDENTIAL }),
    wrong: [
      { json: {}, fields: ['credential'] },
      { json: { credential: 'x' }, fields: ['credential'] },
    ],
  },
  'GET /api/tokens': own(),
  'POST /api/tokens': {
    ...own(201),
    json: () => ({ name: 'Script', scope: 'read', days: 30 }),
    wrong: [
      { json: {}, fields: ['name', 'scope', 'days'] },
      { json: { name: ' ', scope: 'admin', days: 0 }, fields: ['name', 'scope', 'days'] },
      { json: { name: 'x'.repeat(61), scope: 'write', days: 366 }, fields: ['name', 'days'] },
      { json: { name: 'Script', scope: 'read', days: 1.5 }, fields: ['days'] },
      { json: { name: 'Script', scope: 'read', days: 30, password: '' }, fields: ['password'] },
      { json: { name: 'Script', scope: 'read', days: 30, userId: 'x' }, fields: ['userId'] },
    ],
  },
  'DELETE /api/tokens/:id': { ...owned(204), path: ({ token }) => `/api/tokens/${token}` },
  'POST /api/second-factor': {
    ...own(),
    json: () => ({}),
    wrong: [{ json: { password: '' }, fields: ['password'] }],
  },
  'POST /api/second-factor/confirm': {
    ...own(400),
    json: () => ({ code: '000000' }),
    wrong: [
      { json: {}, fields: ['code'] },
      { json: { code: '12345' }, fields: ['code'] },
    ],
  },
  'POST /api/second-factor/recovery-codes': {
    ...own(409),
    json: () => ({}),
    wrong: [{ json: { count: 1 }, fields: ['count'] }],
  },
  'DELETE /api/second-factor': {
    ...own(409),
    json: () => ({}),
    wrong: [{ json: { userId: 'x' }, fields: ['userId'] }],
  },
  'POST /api/second-factor/sign-in': {
    ...everybody(409),
    json: () => ({ code: '000000' }),
    wrong: [
      { json: {}, fields: ['code'] },
      { json: { code: 'x' }, fields: ['code'] },
      { json: { recoveryCode: '' }, fields: ['recoveryCode'] },
      { json: { code: '000000', trustDevice: true }, fields: ['trustDevice'] },
    ],
  },
  // The address is not a picture's; no request leaves.
  'GET /api/pictures': {
    ...own(404),
    path: () => '/api/pictures?url=https://127.0.0.1/',
    wrong: [
      { query: '', fields: ['url'] },
      { query: '?url=x&size=1', fields: ['size'] },
    ],
  },

  'GET /api/user': own(),
  'PATCH /api/user': {
    ...own(),
    json: () => ({ displayName: 'Marit', photoUrl: null }),
    wrong: [
      { json: { displayName: 'M' }, fields: ['displayName'] },
      { json: { photoUrl: 'javascript:alert(1)' }, fields: ['photoUrl'] },
      { json: { photoUrl: 'http://example.com/a.jpg' }, fields: ['photoUrl'] },
      { json: { email: 'other@example.com', role: 'admin' }, fields: ['email', 'role'] },
    ],
  },
  // What is no picture is refused.
  'PUT /api/user/photo': own(400),
  'GET /api/user/photo/:hash': { ...own(404), path: () => '/api/user/photo/unknown' },
  'DELETE /api/user': {
    ...own(204),
    json: ({ person }) => ({ confirm: person.email }),
    // The confirmation is the owner's email address.
    stranger: 400,
    wrong: [
      { json: {}, fields: ['confirm'] },
      { json: { confirm: 'yes' }, fields: ['confirm'] },
      { json: { confirm: 'yes', id: 'x' }, fields: ['id'] },
    ],
  },
  'POST /api/user/password': {
    // These persons have no password.
    ...own(409),
    json: () => ({ currentPassword: 'sleeve', newPassword: 'Harbour22', confirmPassword: 'Harbour22' }),
    wrong: [
      { json: {}, fields: ['currentPassword', 'newPassword', 'confirmPassword'] },
      {
        json: { currentPassword: 'sleeve', newPassword: 'harbour22', confirmPassword: 'harbour22' },
        fields: ['newPassword'],
      },
      {
        json: { currentPassword: 'sleeve', newPassword: 'Harbour22', confirmPassword: 'Harbour2' },
        fields: ['confirmPassword'],
      },
      {
        json: { currentPassword: 'x', newPassword: 'Harbour22', confirmPassword: 'Harbour22', userId: 'x' },
        fields: ['userId'],
      },
    ],
  },
  'POST /api/user/email': {
    ...own(204),
    json: () => ({ newEmail: `${crypto.randomUUID()}@example.com` }),
    wrong: [
      { json: {}, fields: ['newEmail'] },
      { json: { newEmail: 'marit@' }, fields: ['newEmail'] },
      { json: { newEmail: 'a@example.com', emailVerified: true }, fields: ['emailVerified'] },
    ],
  },
  'GET /api/user/sessions': own(),
  'DELETE /api/user/sessions': {
    ...own(204),
    json: () => ({ revokesTokens: true }),
    wrong: [{ json: { revokesTokens: 'x', userId: 'x' }, fields: ['revokesTokens', 'userId'] }],
  },
  'DELETE /api/user/sessions/:id': { ...owned(204), path: ({ session }) => `/api/user/sessions/${session}` },

  'GET /confirm-email': { ...everybody(400), nobody: 200, path: () => '/confirm-email?code=x' },
  'POST /confirm-email': { ...everybody(400), nobody: 200, json: () => ({ code: 'x' }) },

  'GET /api/admin/users': {
    ...administrators(),
    wrong: [
      { query: '?sort=password', fields: ['sort'] },
      { query: '?direction=up', fields: ['direction'] },
      { query: '?after=x', fields: ['after'] },
      { query: '?page=2', fields: ['page'] },
    ],
  },
  'POST /api/admin/users': {
    ...administrators(201),
    json: () => ({ ...newUser, email: `${crypto.randomUUID()}@example.com` }),
    wrong: [
      { json: {}, fields: ['username', 'email', 'password'] },
      { json: newUser, fields: ['email'] },
      {
        json: { username: ' ', email: 'a@example.com', role: 'owner', password: 'short', displayName: 5 },
        fields: ['username', 'role', 'password', 'displayName'],
      },
      { json: { ...newUser, email: 'a@example.com', id: 'x' }, fields: ['id'] },
    ],
  },
  'PATCH /api/admin/users/:id': {
    ...administrators(),
    ...userPath(),
    json: () => ({ displayName: 'New', password: '' }),
    wrong: [
      { json: { role: 'owner' }, fields: ['role'] },
      { json: { username: '', email: '' }, fields: ['username', 'email'] },
      { json: { password: 'short' }, fields: ['password'] },
      { json: { emailVerified: true }, fields: ['emailVerified'] },
    ],
  },
  'DELETE /api/admin/users/:id': {
    ...administrators(204),
    ...userPath(),
    json: () => ({}),
    wrong: [
      { json: { ownPassword: 5 }, fields: ['ownPassword'] },
      { json: { password: 'x' }, fields: ['password'] },
    ],
  },
  'DELETE /api/admin/users/:id/sessions': {
    ...administrators(204),
    ...userPath('/sessions'),
    json: () => ({ revokesTokens: true }),
    wrong: [{ json: { revokesTokens: 'x', userId: 'x' }, fields: ['revokesTokens', 'userId'] }],
  },
  'POST /api/admin/users/:id/ban': {
    // Administrators cannot ban themselves.
    ...administrators(409),
    ...userPath('/ban'),
    json: () => ({ reason: 'Noise' }),
    wrong: [
      { json: { reason: 5 }, fields: ['reason'] },
      { json: { until: '2030-01-01' }, fields: ['until'] },
    ],
  },
  'POST /api/admin/users/:id/unban': { ...administrators(), ...userPath('/unban') },
  'GET /api/admin/invitations': administrators(),
  'POST /api/admin/invitations': {
    ...administrators(201),
    json: () => ({}),
    wrong: [{ json: { email: 'a@example.com' }, fields: ['email'] }],
  },
  'DELETE /api/admin/invitations/:id': { ...administrators(404), path: () => '/api/admin/invitations/999999999' },
  'GET /api/admin/audit-log': {
    ...administrators(),
    wrong: [
      { query: '?action=x', fields: ['action'] },
      { query: '?before=x', fields: ['before'] },
      { query: '?user=x', fields: ['user'] },
    ],
  },
  'POST /api/setup/admin': {
    // The settings list none of these addresses.
    ...everybody(403),
    nobody: 401,
    json: ({ person }) => ({ email: person.email }),
    wrong: [
      { json: {}, fields: ['email'] },
      { json: { email: ' ' }, fields: ['email'] },
      { json: { email: 'admin@example.com', role: 'admin' }, fields: ['role'] },
    ],
  },

  'GET /api/albums': {
    ...own(),
    wrong: [
      { query: '?list=x', fields: ['list'] },
      { query: '?q=x', fields: ['q'] },
    ],
  },
  'GET /api/albums/page': {
    ...own(),
    wrong: [...wrongSearch, { query: '?page=0', fields: ['page'] }],
  },
  'POST /api/albums': {
    ...own(201),
    json: () => draft,
    wrong: [
      { json: {}, fields: ['title', 'artist', 'bandcampUrl'] },
      { json: { ...draft, id: 1 }, fields: ['id'] },
    ],
  },
  'POST /api/albums/bulk': {
    ...own(),
    json: () => ({ albums: [draft] }),
    wrong: [
      { json: {}, fields: ['albums'] },
      { json: { albums: [], list: 'x' }, fields: ['list'] },
    ],
  },
  'POST /api/albums/delete': { ...own(), ...albumIds, wrong: wrongIds('albumIds') },
  'POST /api/albums/edit': {
    ...owned(),
    json: ({ album }) => ({ albumIds: [album], change: { rating: 4 } }),
    wrong: [
      { json: {}, fields: ['albumIds', 'change'] },
      { json: { albumIds: ['1'], change: { rating: 4 } }, fields: ['albumIds.0'] },
      { json: { albumIds: [], change: {} }, fields: ['change'] },
      { json: { albumIds: [], change: { rating: 4 }, more: 1 }, fields: ['more'] },
      { json: { albumIds: [], change: { title: 'T' } }, fields: ['change.title'] },
      { json: { albumIds: [], change: { rating: 4 }, edit: '' }, fields: ['edit'] },
    ],
  },
  'GET /api/albums/duplicates': own(),
  'POST /api/albums/distinct': {
    ...owned(204),
    json: ({ album, twin }) => ({ albumIds: [album, twin] }),
    wrong: [
      { json: {}, fields: ['albumIds'] },
      { json: { albumIds: [1] }, fields: ['albumIds'] },
      { json: { albumIds: [1, 1] }, fields: ['albumIds'] },
      { json: { albumIds: Array.from({ length: 21 }, (_, index) => index + 1) }, fields: ['albumIds'] },
      { json: { albumIds: [1, '2'] }, fields: ['albumIds.1'] },
      { json: { albumIds: [1, 2], isSame: 1 }, fields: ['isSame'] },
      { json: { albumIds: [1, 2], apart: 3 }, fields: ['apart'] },
      { json: { albumIds: [1, 2], apart: '1' }, fields: ['apart'] },
      { json: { albumIds: [1, 2], userId: 'x' }, fields: ['userId'] },
    ],
  },
  'POST /api/albums/merge': {
    ...owned(),
    json: ({ album, twin }) => ({ keep: album, merge: [twin] }),
    wrong: [
      { json: {}, fields: ['keep', 'merge'] },
      { json: { keep: 1, merge: [] }, fields: ['merge'] },
      { json: { keep: 1, merge: [2, 1] }, fields: ['merge'] },
      { json: { keep: 1, merge: Array.from({ length: 20 }, (_, index) => index + 2) }, fields: ['merge'] },
      { json: { keep: 1, merge: ['2'] }, fields: ['merge.0'] },
      { json: { keep: 1, merge: [2], rating: 6 }, fields: ['rating'] },
      { json: { keep: 1, merge: [2], versions: [1] }, fields: ['versions'] },
      { json: { keep: 1, merge: [2], userId: 'x' }, fields: ['userId'] },
    ],
  },
  'POST /api/albums/unmerge': {
    // Nothing was merged.
    ...owned(409),
    json: ({ album, twin }) => ({ keep: album, merge: [twin] }),
    wrong: [
      { json: {}, fields: ['keep', 'merge'] },
      { json: { keep: 1, merge: [1] }, fields: ['merge'] },
      { json: { keep: 1, merge: [2], rating: 1 }, fields: ['rating'] },
    ],
  },
  'POST /api/albums/restore': { ...own(), ...albumIds, wrong: wrongIds('albumIds') },
  'DELETE /api/albums/all': { ...own(204), noTokens: true },
  'PATCH /api/albums/:id': {
    ...owned(),
    ...albumPath(),
    json: () => ({ rating: 5 }),
    wrong: [
      { json: { rating: 6 }, fields: ['rating'] },
      { json: { userId: 'x' }, fields: ['userId'] },
    ],
  },
  'GET /api/albums/:id': { ...owned(), ...albumPath() },
  'DELETE /api/albums/:id': { ...owned(204), ...albumPath() },
  'GET /api/albums/:id/preview': { ...owned(), ...albumPath('/preview') },
  'GET /api/albums/:id/tracks': { ...owned(), ...albumPath('/tracks') },
  'GET /api/albums/:id/crates': { ...owned(), ...albumPath('/crates') },
  'PUT /api/albums/:id/crates': {
    ...owned(),
    ...albumPath('/crates'),
    json: ({ crate }) => ({ crateIds: [crate] }),
    wrong: wrongIds('crateIds'),
  },
  'POST /api/albums/:id/crates/:crateId': { ...owned(), ...albumInCrate },
  'DELETE /api/albums/:id/crates/:crateId': { ...owned(204), ...albumInCrate },

  'GET /api/crates': own(),
  'POST /api/crates': {
    ...own(201),
    json: () => ({ name: 'C' }),
    wrong: [
      { json: {}, fields: ['name'] },
      { json: { name: 'C', id: 1 }, fields: ['id'] },
      { json: { name: 'C', albumIds: ['1'] }, fields: ['albumIds.0'] },
      { json: { name: 'C', query: 'ratin:4' }, fields: ['query'] },
    ],
  },
  'POST /api/crates/restore': { ...own(), json: ({ crate }) => ({ crateIds: [crate] }), wrong: wrongIds('crateIds') },
  'GET /api/crates/members': own(),
  'PUT /api/crates/order': {
    ...owned(204),
    json: ({ crate }) => ({ crateIds: [crate] }),
    wrong: wrongIds('crateIds'),
  },
  'POST /api/crates/albums': {
    ...owned(),
    json: ({ album, crate }) => ({ crateIds: [crate], albumIds: [album] }),
    wrong: [
      { json: {}, fields: ['albumIds', 'crateIds'] },
      { json: { crateIds: [1], albumIds: ['1'] }, fields: ['albumIds.0'] },
      { json: { crateIds: [0], albumIds: [1] }, fields: ['crateIds.0'] },
      { json: { crateIds: [1], albumIds: [1], more: 1 }, fields: ['more'] },
    ],
  },
  'PATCH /api/crates/:id': {
    ...owned(),
    ...cratePath(),
    json: () => ({ name: 'New' }),
    wrong: [
      { json: { name: '' }, fields: ['name'] },
      { json: { query: 'ratin:4' }, fields: ['query'] },
      { json: { userId: 'x' }, fields: ['userId'] },
    ],
  },
  'DELETE /api/crates/:id': { ...owned(204), ...cratePath() },
  'PATCH /api/crates/:id/favorite': { ...owned(), ...cratePath('/favorite') },
  'GET /api/crates/:id/albums': { ...owned(), ...cratePath('/albums') },
  'POST /api/crates/:id/albums': { ...owned(), ...cratePath('/albums'), ...albumIds, wrong: wrongIds('albumIds') },
  'DELETE /api/crates/:id/albums': { ...owned(), ...cratePath('/albums'), ...albumIds, wrong: wrongIds('albumIds') },
  'PUT /api/crates/:id/order': { ...owned(), ...cratePath('/order'), ...albumIds, wrong: wrongIds('albumIds') },

  'GET /api/tags/rules': own(),
  'DELETE /api/tags/rules': { ...own(), json: () => ({ from: ['dub'] }), wrong: wrongTags({}) },
  'PUT /api/tags/color': {
    ...own(204),
    json: () => ({ tag: 'dub', color: 'rose' }),
    wrong: [
      { json: { color: 'rose' }, fields: ['tag'] },
      { json: { tag: ' ', color: null }, fields: ['tag'] },
      { json: { tag: 'x'.repeat(121), color: 'rose' }, fields: ['tag'] },
      { json: { tag: 'dub' }, fields: ['color'] },
      { json: { tag: 'dub', color: 'red' }, fields: ['color'] },
      { json: { tag: 'dub', color: 'rose', userId: 'x' }, fields: ['userId'] },
    ],
  },
  'POST /api/tags/edit': {
    ...own(),
    json: () => ({ from: ['dub'], to: 'dub techno' }),
    wrong: [
      ...wrongTags({ to: null }),
      { json: { from: ['dub'] }, fields: ['to'] },
      { json: { from: ['dub'], to: ' ' }, fields: ['to'] },
      { json: { from: ['dub'], to: 'x'.repeat(61) }, fields: ['to'] },
    ],
  },
  'POST /api/albums/undo': {
    ...owned(),
    json: ({ edit }) => ({ edit }),
    wrong: [
      { json: {}, fields: ['edit'] },
      { json: { edit: '' }, fields: ['edit'] },
      { json: { edit: 'e', more: 1 }, fields: ['more'] },
    ],
  },
  'POST /api/tags/undo': {
    ...owned(),
    json: ({ tagEdit }) => ({ edit: tagEdit }),
    wrong: [
      { json: {}, fields: ['edit'] },
      { json: { edit: '' }, fields: ['edit'] },
      { json: { edit: 'e', more: 1 }, fields: ['more'] },
    ],
  },

  'GET /api/bandcamp/metadata': {
    ...own(),
    path: () => '/api/bandcamp/metadata?url=https://harbour-lights.bandcamp.com/album/low-water-songs',
    wrong: [
      { query: '', fields: ['url'] },
      { query: '?url=low', fields: ['url'] },
      { query: '?url=https://a.bandcamp.com/a&url=https://a.bandcamp.com/b', fields: ['url'] },
      { query: '?url=https://example.com/album/low', fields: ['url'] },
      { query: '?url=https://bandcamp.com.example.com/', fields: ['url'] },
    ],
  },
  'GET /api/bandcamp/import': {
    ...own(),
    path: () => '/api/bandcamp/import?username=gull&type=wishlist&importTags=false',
    wrong: [
      { query: '', fields: ['username', 'type'] },
      { query: '?username=../etc&type=wishlist', fields: ['username'] },
      { query: '?username=gull&type=both', fields: ['type'] },
      { query: '?username=gull&type=wishlist&importTags=1', fields: ['importTags'] },
    ],
  },
  'GET /api/bandcamp-link': own(),
  'PUT /api/bandcamp-link': {
    ...own(),
    json: () => LOGIN,
    wrong: [
      { json: {}, fields: ['username', 'password'] },
      { json: { username: ' ', password: '' }, fields: ['username', 'password'] },
      { json: { ...LOGIN, password: 'x'.repeat(201) }, fields: ['password'] },
      { json: { ...LOGIN, userId: 'x' }, fields: ['userId'] },
      { json: { ...LOGIN, password: 'guess' }, fields: ['password'] },
    ],
  },
  'DELETE /api/bandcamp-link': own(204),
  // Somebody else has no link of their own.
  'GET /api/bandcamp-link/playlists': { ...own(), stranger: 409 },
  'POST /api/bandcamp-link/playlists': {
    ...own(201),
    stranger: 409,
    json: () => ({ name: 'Low water' }),
    wrong: [
      { json: {}, fields: ['name'] },
      { json: { name: ' ' }, fields: ['name'] },
      { json: { name: 'x', songs: [] }, fields: ['songs'] },
    ],
  },
  'GET /api/bandcamp-link/playlists/:id': { ...own(), stranger: 409, path: () => '/api/bandcamp-link/playlists/pl:1' },
  'POST /api/bandcamp-link/playlists/:id/albums': {
    ...own(),
    stranger: 409,
    path: () => '/api/bandcamp-link/playlists/pl:1/albums',
    json: ({ album }) => ({ albumId: album, from: 0 }),
    wrong: [
      { json: {}, fields: ['albumId', 'from'] },
      { json: { albumId: 0, from: -1 }, fields: ['albumId', 'from'] },
      { json: { albumId: 1, from: 0.5 }, fields: ['from'] },
      { json: { albumId: 1, from: 0, songIds: [] }, fields: ['songIds'] },
    ],
  },
  'DELETE /api/bandcamp-link/playlists/:id': {
    ...own(),
    stranger: 409,
    path: () => '/api/bandcamp-link/playlists/pl:1',
  },
  'GET /api/listenbrainz': own(),
  'PUT /api/listenbrainz': {
    ...own(),
    json: () => ({ token: TOKEN }),
    wrong: [
      { json: {}, fields: ['token'] },
      { json: { token: ' ' }, fields: ['token'] },
      { json: { token: 'two words' }, fields: ['token'] },
      { json: { token: 'x'.repeat(201) }, fields: ['token'] },
      { json: { token: TOKEN, userId: 'x' }, fields: ['userId'] },
      { json: { token: 'a-guess' }, fields: ['token'] },
    ],
  },
  'DELETE /api/listenbrainz': own(204),
  'POST /api/listenbrainz/scrobbles': {
    ...own(204),
    json: ({ album }) => ({ scrobbles: [{ albumId: album, number: 1, startedAt: 1_764_000_000 }] }),
    wrong: [
      { json: {}, fields: ['scrobbles'] },
      { json: { scrobbles: [] }, fields: ['scrobbles'] },
      {
        json: { scrobbles: Array(101).fill({ albumId: 1, number: 1, startedAt: 1_764_000_000 }) },
        fields: ['scrobbles'],
      },
      { json: { scrobbles: [{ albumId: 1, number: 0, startedAt: 1_764_000_000 }] }, fields: ['scrobbles.0.number'] },
      {
        json: { scrobbles: [{ albumId: 1, number: 1, startedAt: 1_764_000_000_000 }] },
        fields: ['scrobbles.0.startedAt'],
      },
    ],
  },
  'GET /api/play/:track': { ...owned(302), path: ({ track }) => `/api/play/${track}` },
  'GET /api/imports': own(),
  'POST /api/imports/fan': {
    ...own(202),
    json: () => ({ username: 'gull', type: 'collection' }),
    wrong: [
      { json: {}, fields: ['username', 'type'] },
      { json: { username: 'two words', type: 'collection' }, fields: ['username'] },
      { json: { username: 'gull', type: 'collection', userId: 'x' }, fields: ['userId'] },
    ],
  },
  'POST /api/imports/link': { ...own(202), stranger: 409 },
  'GET /api/imports/weekly': own(),
  'PUT /api/imports/weekly': {
    ...own(),
    json: () => ({ username: 'gull', lists: ['collection', 'wishlist'] }),
    wrong: [
      { json: {}, fields: ['username', 'lists'] },
      { json: { username: 'two words', lists: [] }, fields: ['username', 'lists'] },
      { json: { username: 'gull', lists: ['trash'] }, fields: ['lists.0'] },
      { json: { username: 'gull', lists: ['collection'], userId: 'x' }, fields: ['userId'] },
    ],
  },
  'DELETE /api/imports/weekly': own(204),
  'POST /api/imports/file': {
    ...own(201),
    json: () => newFile,
    wrong: [
      { json: {}, fields: ['fileName', 'format', 'mode'] },
      { json: { ...newFile, format: 'xml', mode: 'overwrite' }, fields: ['format', 'mode'] },
      { json: { ...newFile, total: 100_001, crateId: 0 }, fields: ['crateId', 'total'] },
      { json: { ...newFile, fingerprint: 'x', userId: 'x' }, fields: ['fingerprint', 'userId'] },
    ],
  },
  'PUT /api/imports/:id/rows/:chunk': {
    ...owned(),
    ...filePath('rows/0'),
    json: () => ({ rows: [{ row: 1, album: { title: 'T', artist: 'A' } }] }),
    wrong: [
      { json: {}, fields: ['rows'] },
      { json: { rows: [{ row: 0, album: {} }] }, fields: ['rows.0.row'] },
      { json: { rows: [{ row: 1, album: {}, id: 1 }] }, fields: ['rows.0.id'] },
      { json: { rows: [], userId: 'x' }, fields: ['userId'] },
    ],
  },
  'PUT /api/imports/:id/crates/:chunk': {
    ...owned(),
    ...filePath('crates/0'),
    json: () => ({ crates: [{ place: 0, name: 'New' }] }),
    wrong: [
      { json: {}, fields: ['crates'] },
      { json: { crates: [{ place: -1, name: '' }] }, fields: ['crates.0.name', 'crates.0.place'] },
      { json: { crates: [{ place: 0, name: 'N', id: 1 }] }, fields: ['crates.0.id'] },
    ],
  },
  'POST /api/imports/:id/finish': {
    ...owned(),
    ...filePath('finish'),
    json: () => ({ chunks: 0 }),
    wrong: [
      { json: {}, fields: ['chunks'] },
      { json: { chunks: 0, status: 'complete' }, fields: ['status'] },
    ],
  },
  'GET /api/sync': {
    ...own(),
    path: () => EVERYTHING,
    wrong: [
      { query: '', fields: ['form'] },
      { query: '?form=2', fields: ['form'] },
      { query: `?form=${SYNC_FORM}&since=1`, fields: ['epoch'] },
      { query: `?form=${SYNC_FORM}&epoch=e`, fields: ['since'] },
      { query: `?form=${SYNC_FORM}&since=-1&epoch=e`, fields: ['since'] },
      { query: `?form=${SYNC_FORM}&since=1&epoch=%00`, fields: ['epoch'] },
      { query: `?form=${SYNC_FORM}&since=1&epoch=e&more=1`, fields: ['more'] },
    ],
  },
  'GET /api/trash': { ...own(), wrong: [{ query: '?after=x', fields: ['after'] }] },
  'POST /api/trash/restore': own(),
  'DELETE /api/trash': { ...own(), noTokens: true },

  'GET /api/imports/:id': { ...owned(), ...importPath },
  'GET /api/imports/:id/albums': { ...owned(), path: (things) => `/api/imports/${things.import}/albums` },
  'DELETE /api/imports/:id': { ...owned(), ...importPath },
  'POST /api/imports/:id/restore': { ...owned(), path: (things) => `/api/imports/${things.import}/restore` },
  'GET /api/imports/:id/undo': { ...owned(), path: (things) => `/api/imports/${things.import}/undo` },
  'POST /api/imports/:id/undo': { ...owned(), path: (things) => `/api/imports/${things.import}/undo` },

  'GET /api/export/albums': {
    ...own(),
    wrong: wrongSearch,
  },
  'POST /api/export/albums': { ...own(), ...albumIds, wrong: wrongIds('albumIds') },
  'GET /api/export/crates/:id': { ...owned(), path: ({ crate }) => `/api/export/crates/${crate}` },
  'GET /api/export/collection': own(),
  'POST /api/import/albums': { ...own(), json: () => csv, wrong: wrongCsv },
  'POST /api/import/crates/:id': {
    ...owned(),
    path: ({ crate }) => `/api/import/crates/${crate}`,
    json: () => csv,
    wrong: wrongCsv,
  },
  'POST /api/import/collection': {
    ...own(),
    json: () => csv,
    wrong: [
      { json: {}, fields: ['body'] },
      { json: { collectionData: 'x' }, fields: ['body'] },
      { json: { csvData: 'x' }, fields: ['csvData'] },
    ],
  },
}

/** Answers in place of the mailer, of Bandcamp and of ListenBrainz. */
export function answerOutside(): void {
  vi.spyOn(env.EMAIL, 'send').mockResolvedValue({ messageId: 'test' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const { pathname } = url
    if (url.hostname === 'api.listenbrainz.org')
      return answerAsListenBrainz(createListenBrainz(), new Request(input as RequestInfo, init as RequestInit))
    const playlists = [{ id: 'pl:1', name: 'Low water', songs: [] }]
    const ofFanApi = answerAsFanApi([{ ...LOGIN, albums: [HARBOUR], playlists }], url)
    if (ofFanApi) return ofFanApi
    if (init?.method === 'POST') return Response.json(fanItemsAnswer([]))
    const fan = { id: 1, username: 'gull', name: 'Gull', collectionCount: 0, wishlistCount: 0 }
    const page = pathname.startsWith('/gull') ? fanPage(fan) : desktopPage(HARBOUR)
    return new Response(page, { headers: { 'content-type': 'text/html; charset=UTF-8' } })
  })
}

/** Gives a person a thing of each kind; their texts name the person. */
export async function thingsOf(person: Person): Promise<Things> {
  const ctx = ctxOf(person.id)
  const album = {
    ...draft,
    title: person.email,
    bandcampUrl: 'https://harbour-lights.bandcamp.com/album/low-water-songs',
    ...{ list: 'collection' as const, notes: '', userTags: [] },
  }
  const twin = { ...album, bandcampUrl: `${album.bandcampUrl}-deluxe` }
  const [[albumId, twinId], crate, fan, file, session, tags] = await Promise.all([
    insertAlbums(ctx, [album, twin]),
    createCrate(ctx, { name: person.email }),
    RECORDS.prepare(
      `INSERT INTO fan_import (user_id, kind, username, type, status, started_at) VALUES (?, 'fan', 'tern', 'wishlist', 'complete', 0) RETURNING id`,
    )
      .bind(person.id)
      .first<number>('id'),
    beginFileImport(ctx, newFile),
    ACCOUNTS.prepare('SELECT id FROM session WHERE user_id = ?').bind(person.id).first<string>('id'),
    editTags(ctx, { from: ['unheard'], to: person.email }),
  ])
  if (!albumId || !twinId || !fan || !session) throw new Error('No things')
  await editAlbums(ctx, [albumId], { downloadedAt: '2020-02-02T02:02:02.002Z' }, person.email)
  const track = HARBOUR.tracks[0]?.id ?? 0
  const sealed = await seal(env.BETTER_AUTH_SECRET, `bandcamp-link ${person.id}`, LOGIN.password)
  await saveLink(ctx, { username: LOGIN.username, sealed })
  const token = await createToken(
    ctx,
    { name: person.email, scope: 'read', days: 1 },
    { hash: person.id, sessionId: session },
  )
  await replaceTracks(ctx, albumId, [{ id: track, number: 1, title: person.email, streamable: true }])
  const link = newLink(env)
  // An empty title, so that what everybody sees names nobody.
  const { share } = await createShare(ctx, { of: { list: 'wishlist' }, gift: { until: '2099-01-01' } }, link)
  const { url } = toOwnShare(env, ORIGIN, share)
  const listen = await addListen(ctx, albumId, { note: person.email })
  return {
    person,
    album: albumId,
    twin: twinId,
    crate: crate.id,
    import: fan,
    file: file.id,
    session,
    tagEdit: tags.edit,
    edit: person.email,
    track,
    token,
    share: share.id,
    sharedToken: url?.split('/s/')[1] ?? '',
    listen: listen.id,
  }
}

const METHODS = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE']
const rankOf = (key: string) => METHODS.indexOf(key.split(' ')[0] ?? '')

/** The rows of the table, those that take something away last, so that what calls use up is needed by few behind them. */
export const ROWS = Object.entries(TABLE).toSorted(([one], [other]) => rankOf(one) - rankOf(other))

/** Asks with what earlier calls may have used up, and if that is not answered as listed, with something new. */
export async function askAsListed(expected: number, request: (isNew: boolean) => Promise<Response>): Promise<Response> {
  const response = await request(false)
  if (response.status === expected) return response
  await response.body?.cancel()
  return request(true)
}

/** Sends the request of a row, with the ids of `things`. */
export async function ask(
  key: string,
  row: Row,
  things: Things,
  cookie?: string,
  headers?: Record<string, string>,
): Promise<Response> {
  const [method, route = ''] = key.split(' ')
  // Wait for the Workflow that the request starts.
  await using workflows = /^.api.imports.(?:fan|link)$/.test(route)
    ? await introspectWorkflow(env.FAN_IMPORT)
    : undefined
  const response = await call(row.path?.(things) ?? route, {
    method,
    json: row.json?.(things),
    headers: { ...newNetwork(), ...headers },
    cookie,
  })
  for (const instance of (await workflows?.get()) ?? []) await instance.waitForStatus('complete')
  return response
}
