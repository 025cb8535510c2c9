import { copyText } from '#islands/ui/copy-text.ts'
import * as messages from '#locales/share.ts'

/** Puts a link on the clipboard, and says so. */
export const copyLink = (link: string | Promise<string>): Promise<void> =>
  copyText(link, { title: messages.copied }, { title: messages.copyFailed })
