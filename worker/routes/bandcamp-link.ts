import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { LinkInput } from '#domain/imports/bandcamp-link.ts'
import { PlaylistAlbum, PlaylistInput } from '#domain/imports/playlist.ts'
import type { SignedInEnv } from '../auth/app-env.ts'
import { requirePerson } from '../auth/require.ts'
import { connect, readLink } from '../bandcamp-link/link.ts'
import { isLinkOffered } from '../bandcamp-link/offered.ts'
import {
  addToPlaylist,
  createPlaylist,
  deletePlaylist,
  listPlaylists,
  matchPlaylist,
} from '../bandcamp-link/playlists.ts'
import type { Env } from '../env.ts'
import { disconnectLink } from '../imports/link-imports.ts'
import { jsonBody, noContent } from '../respond.ts'

/** Answers 404 if the installation does not offer the Bandcamp link. */
export const ifLinkOffered = createMiddleware<{ Bindings: Env }>((c, next) =>
  isLinkOffered(c.env) ? next() : Promise.resolve(c.notFound()),
)

export const bandcampLink = new Hono<SignedInEnv>()
  .use(ifLinkOffered, requirePerson)
  .get('/', async (c) => c.json(await readLink(c.get('ctx'), c.env)))
  .put('/', jsonBody(LinkInput), async (c) => c.json(await connect(c.get('ctx'), c.env, c.req.valid('json'))))
  .delete('/', (c) => noContent(c, disconnectLink(c.get('ctx'), c.env)))
  .get('/playlists', async (c) => c.json(await listPlaylists(c.get('ctx'), c.env)))
  .post('/playlists', jsonBody(PlaylistInput), async (c) =>
    c.json(await createPlaylist(c.get('ctx'), c.env, c.req.valid('json').name), 201),
  )
  .get('/playlists/:id', async (c) => c.json(await matchPlaylist(c.get('ctx'), c.env, c.req.param('id'))))
  .post('/playlists/:id/albums', jsonBody(PlaylistAlbum), async (c) =>
    c.json(await addToPlaylist(c.get('ctx'), c.env, c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/playlists/:id', async (c) => c.json(await deletePlaylist(c.get('ctx'), c.env, c.req.param('id'))))
