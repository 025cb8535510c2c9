import type { Env } from '../env.ts'

/** Whether this installation offers the Bandcamp link. */
export const isLinkOffered = (env: Env): boolean => env.BANDCAMP_LINK?.trim().toLowerCase() !== 'off'
