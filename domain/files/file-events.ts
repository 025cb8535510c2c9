import * as z from 'zod/mini'
import * as messages from '#locales/file-rows.ts'
import { EVENT_KINDS, type EventKind } from '../albums/album-event.ts'
import { LISTS, Moment } from '../albums/album-field-schemas.ts'
import { fieldErrors } from '../errors/error.ts'
import { LIMITS } from '../limits.ts'
import type { LeftOut } from './csv.ts'
import { isObject } from './json-values.ts'

const isRating = (text: string) => /^(?:0\.5|[1-5](?:\.[05])?)$/.test(text) && Number(text) <= 5
const isPrice = (text: string) => /^\d{1,12} [A-Z]{3}$/.test(text)
const isCount = (text: string) => /^\d{1,6}$/.test(text)
const isList = (text: string) => (LISTS as readonly string[]).includes(text)

const VALUES: Partial<Record<EventKind, (value: string | null) => boolean>> = {
  rated: (value) => value === null || isRating(value),
  moved: (value) => value !== null && isList(value),
  price: (value) => value !== null && isPrice(value),
  grew: (value) => value !== null && isCount(value),
}

const value = z.nullable(z.string())

/** What happened to an album, in a file. */
export const FileEvent = z
  .strictObject({ at: Moment, kind: z.enum(EVENT_KINDS), before: value, after: value }, messages.notAnEvent)
  .check(
    z.refine(({ kind, before, after }) => {
      const isValue = VALUES[kind] ?? ((one: string | null) => one === null)
      return isValue(before) && isValue(after)
    }, messages.notAnEvent),
  )
export type FileEvent = z.infer<typeof FileEvent>

/**
 * An unchecked album with those of its events that can be read, the newest if they are too many, and what is wrong with the first of
 * the others. An album is no less one without its history.
 */
export function takeEvents(raw: unknown): { album: unknown; left: LeftOut[] } {
  if (!isObject(raw) || raw.events === undefined) return { album: raw, left: [] }
  const { events, ...rest } = raw
  const fault = (message: string): LeftOut => ({ field: 'events', message })
  if (!Array.isArray(events)) return { album: rest, left: [fault(messages.wrongEvents)] }
  const left: LeftOut[] = []
  const valid = events.slice(-LIMITS.importCallRows).flatMap((one) => {
    const checked = FileEvent.safeParse(one)
    if (checked.success) return [checked.data]
    if (left.length === 0) left.push(fault(Object.values(fieldErrors(checked.error.issues))[0] ?? messages.notAnEvent))
    return []
  })
  const newest = valid.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)).slice(-LIMITS.eventsPerAlbum)
  if (newest.length < valid.length && left.length === 0) left.push(fault(messages.tooManyEvents(LIMITS.eventsPerAlbum)))
  return { album: { ...rest, ...(newest.length > 0 && { events: newest }) }, left }
}
