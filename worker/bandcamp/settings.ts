import { version } from '../../package.json'
import type { Env } from '../env.ts'
import { createBandcampClient } from './client.ts'

/** How requests to Bandcamp say who makes them. */
export const userAgent = (env: Env): string => `Gatefold/${version} (+${env.PUBLIC_URL})`

/** The Bandcamp client as configured: mirror and User-Agent. */
export const bandcampFromSettings = (env: Env) =>
  createBandcampClient({
    mirror: env.BANDCAMP_MIRROR || undefined,
    userAgent: userAgent(env),
  })

/** The factor for pauses between requests to Bandcamp; 1 unless set. */
export const bandcampPace = (env: Env): number => {
  const pace = Number(env.BANDCAMP_PACE || 1)
  return Number.isFinite(pace) && pace >= 0 ? pace : 1
}
