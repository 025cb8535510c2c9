import * as messages from '#locales/bandcamp-errors.ts'
import * as errors from '#locales/errors.ts'
import { type NoAlbums, toldOfNoAlbums } from '../bandcamp/no-albums.ts'
import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits.ts'
import { waitText } from '../text/wait-text.ts'

const { repeats, strangers, endless } = messages
const REASONS = { ...messages.reasons, repeats, strangers, endless }
/** Why an import waits or has given up. */
export type ImportReason = keyof typeof REASONS

/** Those that have no values. */
const TEXTS = {
  'list-unknown': () => messages.listUnknown,
  'login-refused': () => messages.loginRefused,
  'not-connected': () => messages.notConnected,
  'not-started': () => messages.importNotStarted,
  stale: () => errors.albumsStale,
  'albums-full': () => errors.collectionFull(LIMITS.albumsPerPerson),
  'crate-list-full': () => errors.tooManyCrates(LIMITS.cratesPerPerson),
  'crates-full': () => errors.cratesFull(LIMITS.cratePlacesPerPerson),
  'data-full': () => errors.dataFull(LIMITS.bytesPerPerson / 1_000_000),
}

/**
 * What is said of an import: a code and the values of its text, which its row keeps. `isKept` is 1 for an import that failed and had brought
 * something.
 */
export type ImportMessage = { isKept?: number } & (
  | { code: keyof typeof TEXTS | 'left-unfinished' }
  | { code: 'waits' | 'gave-up' | 'look-gave-up'; reason: ImportReason }
  | { code: 'stopped'; id: string }
  | { code: 'too-many-changes'; seconds: number }
  | { code: 'no-such-fan'; username: string }
  | { code: 'list-hidden'; canConnect: boolean }
  | { code: 'hosts-silent'; hosts: readonly string[] }
  | { code: 'tags-unread'; albums: number; hosts: readonly string[] }
  | { code: 'no-albums'; counts: NoAlbums }
  | { code: 'list-short'; count: number; shown: number }
  | { code: 'on-your-albums'; count: number; first: readonly { track: string; album: string }[] }
  | { code: 'doubled' | 'unreadable'; count: number }
  | { code: 'fewer'; before: number; now: number }
)

function textOf(message: ImportMessage): string {
  const isKept = Boolean(message.isKept)
  switch (message.code) {
    case 'left-unfinished':
      return messages.leftUnfinished(isKept)
    case 'waits':
      return REASONS[message.reason]
    case 'gave-up':
      return messages.gaveUp(REASONS[message.reason], isKept)
    case 'look-gave-up':
      return messages.lookGaveUp(REASONS[message.reason], isKept)
    case 'stopped':
      return messages.importStopped(message.id, isKept)
    case 'too-many-changes':
      return errors.tooManyChanges(waitText(message.seconds))
    case 'no-such-fan':
      return messages.noSuchFan(message.username)
    case 'list-hidden':
      return messages.listHidden(message.canConnect)
    case 'hosts-silent':
      return messages.noAnswerFrom(message.hosts)
    case 'tags-unread':
      return messages.tagsUnread(message.albums, message.hosts)
    case 'no-albums':
      return toldOfNoAlbums(message.counts).map(messages.leftOut).join('\n')
    case 'list-short':
      return messages.fewerShown(message.count, message.shown)
    case 'on-your-albums':
      return messages.onYourAlbums(message.count, message.first)
    case 'doubled':
      return messages.doubled(message.count)
    case 'unreadable':
      return messages.skipped(message.count)
    case 'fewer':
      return messages.fewer(message.before, message.now)
    default:
      return TEXTS[message.code]()
  }
}

/** Messages as a row keeps them; null if there are none. */
export function storedMessages(said: readonly (ImportMessage | false)[]): string | null {
  const kept = said.filter((one) => one !== false)
  return kept.length > 0 ? JSON.stringify(kept) : null
}

/** What a row says of its import, a line each, in the reader's language. Old rows have an English sentence, which stays. */
export const importText = (stored: string | null): string | null =>
  stored?.startsWith('[') ? (JSON.parse(stored) as ImportMessage[]).map(textOf).join('\n') : stored

const CODES = Object.keys(TEXTS) as (keyof typeof TEXTS)[]

/** What is said of an import that an error has ended; `id` finds an unexpected one in the log. Errors of one code have several texts. */
export function messageOfError(error: unknown, id: string, username: string | null): ImportMessage {
  const { code, message, retryAfter = 0 } = error instanceof AppError ? error : {}
  if (code === 'no-such-fan' && username !== null) return { code, username }
  if (code === 'too-many-changes') return { code, seconds: retryAfter }
  const told = CODES.find((one) => TEXTS[one]() === message)
  return told ? { code: told } : { code: 'stopped', id }
}
