import { Hono } from 'hono'
import type { ReaderEnv } from '../auth/app-env.ts'
import { requireWriter } from '../auth/require.ts'
import { findMedia } from '../bandcamp-link/media.ts'
import { pathId } from '../respond.ts'
import { ifLinkOffered } from './bandcamp-link.ts'

export const play = new Hono<ReaderEnv>().get('/:track', ifLinkOffered, requireWriter, async (c) => {
  // The address expires and is only for this person.
  c.header('cache-control', 'no-store')
  return c.redirect(await findMedia(c.get('ctx'), c.env, pathId(c, 'track')), 302)
})
