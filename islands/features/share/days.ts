const DAY_MS = 86_400_000
const MONTH = 30

/** The day (YYYY-MM-DD) so many days after one that a time begins with. */
export const dayIn = (time: string, days: number): string =>
  new Date(Date.parse(time.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10)

/** Until when a gift list may be meant: Christmas Eve before Christmas, otherwise in a month. */
export function nextGiftDay(time: string): string {
  const eve = `${time.slice(0, 4)}-12-24`
  const [soon, later] = [dayIn(time, 2), dayIn(time, 2 * MONTH)]
  return soon <= eve && eve <= later ? eve : dayIn(time, MONTH)
}
