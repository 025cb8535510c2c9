import { Hono } from 'hono'
import type { AppEnv } from '../auth/session.ts'
import { admin } from './admin.ts'
import { albums } from './albums.ts'
import { auth } from './auth.ts'
import { bandcamp } from './bandcamp.ts'
import { crates } from './crates.ts'
import { exportFiles } from './export.ts'
import { health } from './health.ts'
import { imports } from './imports.ts'
import { passkeys } from './passkeys.ts'
import { pictures } from './pictures.ts'
import { secondFactor } from './second-factor.ts'
import { setup } from './setup.ts'
import { signup } from './signup.ts'
import { sync } from './sync.ts'
import { tags } from './tags.ts'
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
  .route('/trash', trash)
  .route('/tags', tags)
  .route('/sync', sync)
  .route('/bandcamp', bandcamp)
  .route('/imports', imports)
  .route('/passkeys', passkeys)
  .route('/pictures', pictures)
  .route('/second-factor', secondFactor)
  .route('/export', exportFiles)
  .route('/import', wholeFileImports)

/** The type of all API routes, for the typed client. */
export type Api = typeof api
