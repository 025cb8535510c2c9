import { reasons } from '#locales/bandcamp-errors.ts'
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

const REASONS: Record<BandcampError['reason'], string> = {
  'slow-down': reasons.slowDown,
  blocked: reasons.blocked,
  // Only the Bandcamp link has a login, and it has its own message.
  refused: reasons.blocked,
  timeout: reasons.silent,
  unreachable: reasons.unreachable,
  'not-found': reasons.unreadable,
  'too-large': reasons.unreadable,
  'unexpected-content': reasons.unreadable,
  'forbidden-address': reasons.unreadable,
  redirects: reasons.unreadable,
}

/** The reason why an import waits or has given up, for people, without a full stop. */
export const reasonText = (reason: BandcampError['reason']): string => REASONS[reason]
