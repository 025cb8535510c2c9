import { Hono } from 'hono'
import type { AppEnv } from '../auth/app-env.ts'
import { admin } from './admin.ts'
import { albums } from './albums.ts'
import { auth } from './auth.ts'
import { bandcamp } from './bandcamp.ts'
import { bandcampLink } from './bandcamp-link.ts'
import { crates } from './crates.ts'
import { exportFiles } from './export.ts'
import { gifts } from './gifts.ts'
import { health } from './health.ts'
import { imports } from './imports.ts'
import { listenBrainz } from './listenbrainz.ts'
import { listens } from './listens.ts'
import { oembed } from './oembed.ts'
import { passkeys } from './passkeys.ts'
import { pictures } from './pictures.ts'
import { play } from './play.ts'
import { secondFactor } from './second-factor.ts'
import { setup } from './setup.ts'
import { shares } from './shares.ts'
import { signup } from './signup.ts'
import { sync } from './sync.ts'
import { tags } from './tags.ts'
import { tokens } from './tokens.ts'
import { trash } from './trash.ts'
import { user } from './user.ts'
import { wholeFileImports } from './whole-file-import.ts'

export const api = new Hono<AppEnv>()
  .route('/health', health)
  .route('/signup', signup)
  .route('/auth', auth)
  .route('/user', user)
  .route('/admin', admin)
  .route('/setup', setup)
  .route('/albums', albums)
  .route('/crates', crates)
  .route('/listens', listens)
  .route('/trash', trash)
  .route('/tags', tags)
  .route('/sync', sync)
  .route('/bandcamp', bandcamp)
  .route('/bandcamp-link', bandcampLink)
  .route('/listenbrainz', listenBrainz)
  .route('/play', play)
  .route('/imports', imports)
  .route('/passkeys', passkeys)
  .route('/shares', shares)
  .route('/oembed', oembed)
  .route('/gifts', gifts)
  .route('/pictures', pictures)
  .route('/tokens', tokens)
  .route('/second-factor', secondFactor)
  .route('/export', exportFiles)
  .route('/import', wholeFileImports)

/** The type of all API routes, for the typed client. */
export type Api = typeof api
