import { version } from '../../package.json'
import type { Env } from '../env.ts'
import { createBandcampClient } from './client.ts'

/** The Bandcamp client according to the settings: mirror and User-Agent. */
export const bandcampFromSettings = (env: Env) =>
  createBandcampClient({
    mirror: env.BANDCAMP_MIRROR || undefined,
    userAgent: `Gatefold/${version} (+${env.PUBLIC_URL})`,
  })

/** The factor for pauses between requests to Bandcamp; 1 unless set. */
export const bandcampPace = (env: Env): number => {
  const pace = Number(env.BANDCAMP_PACE || 1)
  return Number.isFinite(pace) && pace >= 0 ? pace : 1
}
