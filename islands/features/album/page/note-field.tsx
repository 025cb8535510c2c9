import { useEffect, useRef, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { LIMITS } from '#domain/limits.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { StaleChoice } from '#islands/ui/stale-choice.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/album-page.ts'
import { saveNote } from './save-note.ts'

const STATES = { saving: messages.saving, saved: messages.saved }

/** Adapts the height of a field to its text, in browsers without `field-sizing`. */
function fitText(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  if (field.scrollHeight <= field.clientHeight) field.style.height = '0'
  field.style.height = `${field.scrollHeight}px`
}

/** The note of an album, edited in place and saved when the field loses the focus. */
export function NoteField({ album }: { album: AlbumView }) {
  const { notes } = album
  const field = useRef<HTMLTextAreaElement>(null)
  // The album that the field's text started from; a newer version replaces it unless something was typed.
  const base = useRef(album)
  const typed = useRef<string | null>(null)
  // The album whose note is being saved.
  const sent = useRef<AlbumView | null>(null)
  const [state, setState] = useState<'' | 'saving' | 'saved'>('')
  const [other, setOther] = useState<AlbumView | null>(null)

  const put = (album: AlbumView) => {
    base.current = album
    typed.current = null
    const { current } = field
    if (!current) return
    current.value = album.notes
    fitText(current)
  }
  const save = async (from = sent.current ?? base.current) => {
    const text = typed.current ?? from.notes
    if (text === from.notes) return
    const mine = { ...from, notes: text }
    sent.current = mine
    setState('saving')
    const answer = await saveNote(from, text, () => field.current !== null)
    setOther(answer.kind === 'stale' ? answer.fresh : null)
    if (answer.kind === 'saved') base.current = { ...answer.album, notes: text }
    if (sent.current !== mine) return
    sent.current = null
    setState(answer.kind === 'saved' ? 'saved' : '')
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the album changes
  useEffect(() => {
    const { current } = field
    if (!current) return
    if (current.value === base.current.notes) put(album)
    else if (typed.current === null) {
      // The text was typed before hydration.
      typed.current = current.value
      if (document.activeElement !== current) void save()
    }
  }, [album])
  useEffect(() => {
    const { current } = field
    if (!current) return
    // Also runs when the field gets narrower.
    const sizes = new ResizeObserver(() => fitText(current))
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => {
    const saveLast = () => void latest.current()
    addEventListener('pagehide', saveLast)
    return () => {
      removeEventListener('pagehide', saveLast)
      saveLast()
    }
  }, [])

  return (
    <div className=":uno: mt-3">
      <textarea
        ref={field}
        className=":uno: [field-sizing:content] -mx-3 block w-[calc(100%+24px)] resize-none border-0 rounded-control bg-transparent focus:bg-bg hover:bg-over px-3 py-2 text-18px placeholder:text-ink-3 leading-7 focus-visible:(outline-2 outline-transparent outline-solid shadow-control-focus)"
        aria-label={messages.note}
        dir="auto"
        placeholder={messages.notePlaceholder}
        defaultValue={notes}
        rows={1}
        maxLength={LIMITS.notes}
        onInput={({ currentTarget }) => {
          typed.current = currentTarget.value
          fitText(currentTarget)
          setState('')
        }}
        onFocus={({ currentTarget: { value }, currentTarget }) => {
          if (currentTarget.selectionEnd === 0) currentTarget.setSelectionRange(value.length, value.length)
        }}
        onBlur={() => void save()}
      />
      <p className=":uno: -mt-1 h-4 text-right text-meta text-ink-3" role="status">
        {state && STATES[state]}
      </p>
      {other && (
        <div className="alert alert-danger mb-3" role="alert">
          <Icon name="circle-alert" />
          <div>
            <blockquote
              className=":uno: m-0 mb-3 whitespace-pre-line border-l-2 border-line-2 pl-3 text-ink-2"
              {...written}
            >
              {other.notes}
            </blockquote>
            <StaleChoice
              onMine={() => void save({ ...other, notes: base.current.notes })}
              onOther={() => {
                setOther(null)
                put(other)
              }}
            >
              {messages.noteStale}
            </StaleChoice>
          </div>
        </div>
      )}
    </div>
  )
}
