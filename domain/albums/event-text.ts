import { events } from '#locales/album-page.ts'
import { numberText } from '#locales/intl.ts'
import type { AlbumEvent } from './album-view.ts'
import { amountText } from './price-text.ts'

/** An event as text. */
export function eventText({ kind, before, after }: AlbumEvent): string {
  const [old, now] = [before ?? '', after ?? ''].map((value) => {
    const [, amount, currency] = /^(\d+) ([A-Z]{3})$/.exec(value) ?? []
    if (amount && currency) return amountText(Number(amount), currency)
    return kind === 'rated' && value !== '' ? numberText(Number(value)) : value
  })
  return events[kind](old ?? '', now ?? '')
}
