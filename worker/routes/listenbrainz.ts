import { Hono } from 'hono'
import { ListenBrainzInput, ScrobblesInput } from '#domain/diary/scrobble.ts'
import type { SignedInEnv } from '../auth/app-env.ts'
import { requirePerson } from '../auth/require.ts'
import { readListenBrainz, removeListenBrainz } from '../db/listenbrainz/account.ts'
import { addScrobbles } from '../db/listenbrainz/scrobbles.ts'
import { inBackground } from '../in-background.ts'
import { connect, sendScrobbles } from '../listenbrainz/listenbrainz.ts'
import { jsonBody, noContent } from '../respond.ts'
import { ifLinkOffered } from './bandcamp-link.ts'

export const listenBrainz = new Hono<SignedInEnv>()
  .use(ifLinkOffered, requirePerson)
  .get('/', async (c) => c.json(await readListenBrainz(c.get('ctx'))))
  .put('/', jsonBody(ListenBrainzInput), async (c) => {
    const ctx = c.get('ctx')
    const account = await connect(ctx, c.env, c.req.valid('json'))
    inBackground(c, sendScrobbles(ctx, c.env))
    return c.json(account)
  })
  .delete('/', (c) => noContent(c, removeListenBrainz(c.get('ctx'))))
  .post('/scrobbles', jsonBody(ScrobblesInput), async (c) => {
    const ctx = c.get('ctx')
    await addScrobbles(ctx, c.req.valid('json'))
    inBackground(c, sendScrobbles(ctx, c.env))
    return c.body(null, 204)
  })
