import packageJson from '../../package.json'
import type { Env } from '../env.ts'
import { createBandcampClient } from './client.ts'

/** The Bandcamp client as the settings have it: a mirror for local use, shorter pauses for tests, a User-Agent that names us. */
export const bandcampFromSettings = (env: Env) =>
  createBandcampClient({
    mirror: env.BANDCAMP_MIRROR || undefined,
    userAgent: `Gatefold/${packageJson.version} (+${env.PUBLIC_URL})`,
  })

/** What pauses towards Bandcamp are multiplied with; 1 unless set. */
export const bandcampPace = (env: Env): number => {
  const pace = Number(env.BANDCAMP_PACE || 1)
  return Number.isFinite(pace) && pace >= 0 ? pace : 1
}
