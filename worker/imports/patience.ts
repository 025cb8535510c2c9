import type { ImportReason } from '#domain/imports/import-message.ts'
import type { BandcampError } from '../bandcamp/upstream-error.ts'

/** How an import reacts to refusals by Bandcamp: attempts per step, the longest wait in seconds, and whether there was a refusal. */
export type Patience = { most: number; longest: number; wasRefused: boolean }

const BACK_OFF_SECONDS = [60, 120]
const LONGEST_BACK_OFF_SECONDS = 300

/** The patience of an import that somebody waits for, or of a weekly look, which may take until the next one. */
export const patienceOf = (isLook: boolean): Patience =>
  isLook ? { most: 3, longest: 600, wasRefused: false } : { most: 20, longest: 3_600, wasRefused: false }

/** How long to wait after the nth refused attempt of a step. */
export const secondsToWait = (
  { retryAfter }: Pick<BandcampError, 'retryAfter'>,
  attempt: number,
  { longest }: Patience,
): number => Math.min(retryAfter ?? BACK_OFF_SECONDS[attempt - 1] ?? LONGEST_BACK_OFF_SECONDS, longest)

/** What an import says of a refusal by Bandcamp. */
export const REASONS: Record<BandcampError['reason'], ImportReason> = {
  'slow-down': 'slowDown',
  blocked: 'blocked',
  // Only the Bandcamp link has a login, and it has its own message.
  refused: 'blocked',
  timeout: 'silent',
  unreachable: 'unreachable',
  'not-found': 'unreadable',
  'too-large': 'unreadable',
  'unexpected-content': 'unreadable',
  'forbidden-address': 'unreadable',
  redirects: 'unreadable',
}
