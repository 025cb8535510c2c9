import type { DatabaseBindings } from './db/databases.ts'
import type { FanImportParams, LinkImportParams } from './imports/fan-import-params.ts'

/** The Worker's bindings and settings. An empty setting counts as not set. */
export type Env = DatabaseBindings & {
  /** Missing in some installations outside Cloudflare. */
  EMAIL?: SendEmail
  ASSETS: Fetcher
  FAN_IMPORT: Workflow<FanImportParams | LinkImportParams>
  BACKUPS?: R2Bucket
  /** In a local installation: answers 507 while its disk is full. */
  DISK?: Fetcher
  /** In a container: answers with the state of the container's own backups. */
  OWN_BACKUPS?: Fetcher
  /** Missing in a local installation, which cannot answer as many. */
  ACCOUNT_CALLS?: RateLimit
  NETWORK_CALLS: RateLimit
  SHARE_CALLS: RateLimit
  BETTER_AUTH_SECRET: string
  PUBLIC_URL: string
  SIGNUP_PASSWORD: string
  ADMIN_EMAILS?: string
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  GOOGLE_ISSUER?: string
  OIDC_ISSUER?: string
  OIDC_CLIENT_ID?: string
  OIDC_CLIENT_SECRET?: string
  OIDC_NAME?: string
  OIDC_SIGNUP?: string
  MAIL_FROM?: string
  SMTP_URL?: string
  SECURITY_CONTACT?: string
  BANDCAMP_MIRROR?: string
  BANDCAMP_PACE?: string
  BANDCAMP_LINK?: string
  LISTENBRAINZ_URL?: string
}
