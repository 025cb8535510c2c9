import type { MouseEvent } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { copyText } from '#islands/ui/copy-text.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { NewTabLink } from '#islands/ui/new-tab-link.tsx'
import * as messages from '#locales/import.ts'
import { bookmarkCode } from './bookmark-code.ts'

const copy = () =>
  copyText(
    bookmarkCode(location.origin),
    { title: messages.copied, text: messages.copiedText },
    { title: messages.copyFailed },
  )

// React replaces `javascript:` addresses. The Content Security Policy keeps them from running here; in the bookmarks bar it does not apply.
const setCode = (link: HTMLAnchorElement | null) => link?.setAttribute('href', bookmarkCode(location.origin))

function onClick(event: MouseEvent) {
  event.preventDefault()
  void copy()
}

const BookmarkButton = () => (
  <span className=":uno: mt-2 flex flex-wrap items-center gap-2">
    {/* biome-ignore lint/a11y/useValidAnchor: `setCode` gives it an address to drag */}
    <a ref={setCode} href="#import" className="btn btn-outline" onClick={onClick}>
      <Icon name="plus" />
      {messages.label}
    </a>
    <Button look="btn-ghost" text={messages.copy} onClick={copy} />
  </span>
)

/**
 * A bookmark for Bandcamp: on an album's page it adds the album, on the person's page it saves their lists. Phones have no bookmarks bar.
 */
export const Bookmarklet = () => (
  <section className="max-sm:hidden">
    <h3 className="field-label">{messages.bookmarkletTitle}</h3>
    <p className="text-small text-ink-2">
      {messages.bookmarkletText} {messages.otherwise}
    </p>
    <BookmarkButton />
  </section>
)

/**
 * The alternative when Bandcamp blocks the server: the person's own browser saves their lists to a file. The fan is unknown if the Bandcamp
 * link was refused.
 */
export const FromOwnBrowser = ({ username }: { username: string | null }) => (
  <section className=":uno: mt-5 border-t border-line pt-5">
    <h3 className="field-label">{messages.refusedTitle}</h3>
    <p className="text-small text-ink-2">
      {messages.refusedText} <span className=":uno: sm:hidden">{messages.onPhone}</span>
    </p>
    <ol className=":uno: [&>li+li]:mt-2 mt-2 list-decimal pl-5 text-small text-ink-2">
      <li>
        {messages.dragIt}
        <span className="block max-sm:hidden">
          <BookmarkButton />
        </span>
      </li>
      <li>
        {messages.openPage(
          (text) => (
            <NewTabLink key="page" href={`https://${text}`} text={text} />
          ),
          username && `bandcamp.com/${username}`,
        )}
      </li>
      <li>
        {messages.importIt((text) => (
          <DialogLink key="files" className="text-link max-sm:(-my-3.5 py-3.5)" to="files">
            {text}
          </DialogLink>
        ))}
      </li>
    </ol>
  </section>
)
