import type { MouseEvent } from 'react'
import { copyText } from '#islands/ui/copy-text.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/import/bookmarklet.ts'

const codeOf = (origin: string) =>
  `javascript:void open('${origin}/add?url='+encodeURIComponent(location.href),'_blank','noopener')`

const copy = () =>
  copyText(
    codeOf(location.origin),
    { title: messages.copied, text: messages.copiedText },
    { title: messages.copyFailed },
  )

// React replaces `javascript:` addresses. The Content Security Policy lets none run here; in the bookmarks bar it does not apply.
const setCode = (link: HTMLAnchorElement | null) => link?.setAttribute('href', codeOf(location.origin))

function onClick(event: MouseEvent) {
  event.preventDefault()
  void copy()
}

/** A bookmark that opens the Add dialog with the address of the page it is used on. Phones have no bookmarks bar. */
export const Bookmarklet = () => (
  <section className="max-sm:hidden">
    <h3 className="field-label">{messages.title}</h3>
    <p className="text-small text-ink-2">
      {messages.text} {messages.otherwise}
    </p>
    <p className="mt-2 flex flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useValidAnchor: `setCode` gives it an address to drag */}
      <a ref={setCode} href="#import" className="btn btn-outline" onClick={onClick}>
        <Icon name="plus" />
        {messages.label}
      </a>
      <button type="button" className="btn btn-ghost" onClick={copy}>
        {messages.copy}
      </button>
    </p>
  </section>
)
