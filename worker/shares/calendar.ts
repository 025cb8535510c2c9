import {
  ICalAlarmType,
  ICalCalendar,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator'
import type { Shows } from '#domain/shares/share.ts'
import * as messages from '#locales/calendar.ts'
import { language } from '#locales/language.ts'
import { titleBy } from '#locales/share.ts'
import type { Release } from '../db/shares/calendar.ts'

const HOUR = 3_600
/** How often (s) programs ask for it, if they follow what it says. */
const REFRESH = 6 * HOUR
/** When (s) on the day reminders come. */
const NINE = 9 * HOUR
/** The numbers of versions (s) are counted from here, so that they stay within 32 bits. */
const START = Date.UTC(2026, 0, 1)
/** A Friday, the first of its month. */
const FIRST_FRIDAY = '2026-01-02'

const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ')

/** The releases as iCalendar: each has an event of its own, also after its day or the secret address has changed. */
export function calendarText(site: string, releases: readonly Release[], shows: Shows, today: string): string {
  const idOf = (name: string) => `${name}@${new URL(site).hostname}`
  const calendar = new ICalCalendar({
    name: messages.name,
    prodId: { company: 'Gatefold', product: 'Releases', language },
    ttl: REFRESH,
  })
  const create = (data: ICalEventData & { summary: string }, isToCome: boolean) => {
    const event = calendar.createEvent({ ...data, allDay: true, transparency: ICalEventTransparency.TRANSPARENT })
    if (isToCome && shows.reminders)
      event
        .createAlarm({ type: ICalAlarmType.display, triggerAfter: NINE, description: data.summary })
        .relatesTo('START')
  }
  for (const { id, title, artist, url, day, revision, isWished } of releases) {
    const names = plain(titleBy(title, artist))
    const event = {
      id: idOf(`album-${id}`),
      start: new Date(day),
      stamp: new Date(revision),
      sequence: Math.max(0, Math.floor((revision - START) / 1_000)),
      status: isWished ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      summary: day > today || !isWished ? names : messages.out(names),
      ...{ description: url, url },
    }
    create(event, day >= today && isWished)
  }
  if (shows.fridays) {
    const first = new Date(FIRST_FRIDAY)
    const repeating = { freq: ICalEventRepeatingFreq.MONTHLY, byDay: [ICalWeekday.FR], bySetPos: 1 }
    const [summary, description] = [messages.friday, messages.fridayText]
    create({ id: idOf('friday'), start: first, stamp: first, repeating, summary, description }, true)
  }
  return calendar.toString()
}
