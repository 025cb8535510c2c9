import { useEffect, useRef, useState } from 'react'
import type { ListenView } from '#domain/diary/listen.ts'
import { LIMITS } from '#domain/limits.ts'
import { useHalfStars } from '#islands/data/settings.ts'
import { AlbumLink } from '#islands/features/album/public.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/diary.ts'
import { changeListen } from './change-listen.ts'

const CLOCK = [11, 16] as const

export const entryId = (id: number): string => `listen-${id}`

type EntryProps = {
  listen: ListenView
  /** The day, for the first entry of each day. */
  day: string | null
  onEdit: () => void
}

/** An entry with its rating and note, which are edited in place. */
export function Entry({ listen, day, onEdit }: EntryProps) {
  const { id, albumId, at, title, artist, rating, note } = listen
  const [isWriting, setWriting] = useState(false)
  const halves = useHalfStars()
  return (
    <li
      id={entryId(id)}
      className=":uno: grid grid-cols-[36px_minmax(0,1fr)_auto] scroll-mt-24 items-start gap-x-2 border-b border-line py-2"
    >
      <span className=":uno: grid row-span-2 justify-items-start leading-none">
        {day && (
          <h3>
            <time dateTime={day}>
              {srOnly(messages.day(day))}
              <span aria-hidden="true" className="block text-section">
                {Number(day.slice(-2))}
              </span>
              <span aria-hidden="true" className="text-chart text-ink-3">
                {messages.weekdayOf(day)}
              </span>
            </time>
          </h3>
        )}
      </span>
      <div className=":uno: sm:row-span-2 min-w-0">
        <AlbumLink
          album={{ id: albumId }}
          className=":uno: max-sm:(-my-3 py-3) block truncate text-label hover:underline decoration-1 underline-offset-3"
        >
          <bdi translate="no">{title}</bdi>
        </AlbumLink>
        <span className="block truncate text-small text-ink-2" {...written}>
          {artist}
        </span>
      </div>
      <Stars
        value={rating ?? 0}
        halves={halves}
        label={messages.ratingOf(title)}
        className="max-sm:(col-span-2 col-start-2 row-start-2) sm:(col-start-3 row-start-1 justify-self-end)"
        onChange={(stars) => void changeListen(listen, { rating: stars || null })}
      />
      <span className=":uno: col-start-3 max-sm:row-start-1 sm:row-start-2 -mr-1 flex max-tiny:flex-col items-center justify-self-end">
        <time className="mr-1 text-meta text-ink-3" dateTime={at}>
          {at.slice(...CLOCK)}
        </time>
        {note === '' && !isWriting && (
          <IconButton
            icon="note"
            size={14}
            className="icon-btn-sm"
            label={messages.addNote(title)}
            onClick={() => setWriting(true)}
          />
        )}
        <IconButton
          icon="pencil"
          size={14}
          className="icon-btn-sm"
          label={messages.edit(title)}
          aria-haspopup="dialog"
          onClick={onEdit}
        />
      </span>
      {(note !== '' || isWriting) && <Note listen={listen} isNew={isWriting} onDone={() => setWriting(false)} />}
    </li>
  )
}

type NoteProps = { listen: ListenView; isNew: boolean; onDone: () => void }

/** The note of an entry, saved when its field loses the focus. Escape discards the typed text. */
function Note({ listen, isNew, onDone }: NoteProps) {
  const { title, note } = listen
  const [text, setText] = useState(note)
  const [before, setBefore] = useState(note)
  // A note that was changed elsewhere replaces the text, unless something was typed.
  if (before !== note) {
    setBefore(note)
    if (text === before) setText(note)
  }
  const isLeft = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  const leave = () => {
    const typed = text.trim()
    if (isLeft.current) setText(note)
    else if (typed !== note) void changeListen(listen, { note: typed }).then((isSaved) => isSaved || setText(note))
    isLeft.current = false
    onDone()
  }
  return (
    <textarea
      className=":uno: [field-sizing:content] col-span-2 col-start-2 -mx-2 block max-sm:min-h-touch min-h-8 w-[calc(100%+16px)] resize-none border-0 rounded-control bg-transparent focus:bg-raise hover:bg-over max-sm:py-3 px-2 py-1 text-small placeholder:text-ink-3 text-ink-2 focus-visible:(outline-2 outline-transparent outline-solid shadow-control-focus)"
      aria-label={messages.noteOf(title)}
      dir="auto"
      placeholder={messages.notePlaceholder}
      rows={1}
      maxLength={LIMITS.listenNote}
      ref={field}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
        if (event.key !== 'Escape' && !isDone) return
        event.preventDefault()
        event.stopPropagation()
        isLeft.current = event.key === 'Escape'
        event.currentTarget.blur()
      }}
      onBlur={leave}
    />
  )
}
