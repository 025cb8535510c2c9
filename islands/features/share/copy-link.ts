import type { OwnShare } from '#domain/shares/share.ts'
import { copyText } from '#islands/ui/copy-text.ts'
import { language } from '#locales/language.ts'
import * as messages from '#locales/share.ts'

/** The link of a share. That of a calendar has the language and the time zone of the browser, which programs that ask for it don’t tell. */
export function linkOf({ of, url }: OwnShare): string | null {
  if (url === null || of.kind !== 'calendar') return url
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return `${url}?${new URLSearchParams({ lang: language, zone })}`
}

/** Puts a link on the clipboard, and says so. */
export const copyLink = (link: string | Promise<string>): Promise<void> =>
  copyText(link, { title: messages.copied }, { title: messages.copyFailed })
