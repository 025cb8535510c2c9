import { type ClipboardEvent, type KeyboardEvent, useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { countTags } from '#domain/albums/statistics.ts'
import { findByName } from '#domain/query/name-search.ts'
import { distinctTags, foldTag } from '#domain/tags/tags.ts'
import * as messages from '#locales/album-form.ts'
import { RemovableChip } from './chip.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

const MAX_SUGGESTED = 10

/** The tags, with the typed text added; commas separate several. */
export const withTyped = (tags: readonly string[], typed: string): string[] =>
  distinctTags([...tags, ...typed.split(',').map((tag) => tag.replace(/\s+/g, ' ').trim())])

/** The user's own tags, most used first. */
function useOwnTags(albums: readonly AlbumView[]): string[] {
  return useMemo(() => countTags(albums.map(({ userTags }) => ({ tags: userTags }))).map(({ tag }) => tag), [albums])
}

type TagFieldProps = {
  label?: string
  tags: string[]
  onTags: (tags: string[]) => void
  /** The typed text that is not a tag yet. */
  typed: string
  onTyped: (typed: string) => void
  albums: readonly AlbumView[]
  error?: string
}

export function TagField({ label = messages.label, tags, onTags, typed, onTyped, albums, error }: TagFieldProps) {
  const own = useOwnTags(albums)
  const applied = new Set(tags.map(foldTag))
  const free = own.filter((tag) => !applied.has(foldTag(tag)))
  const suggested = findByName(free, typed, (tag) => tag).slice(0, MAX_SUGGESTED)

  const add = (text: string) => {
    onTags(withTyped(tags, text))
    onTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onTags(tags.slice(0, -1))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,\n]/.test(text)) return
    event.preventDefault()
    add(`${typed}${text.replaceAll('\n', ',')}`)
  }
  return (
    <div>
      <Field label={label} help={messages.help} error={error}>
        {(control) => (
          <div className="input input-wrap">
            {tags.map((tag) => (
              <RemovableChip
                key={tag}
                tag={tag}
                label={tag}
                onRemove={() => onTags(tags.filter((other) => other !== tag))}
              />
            ))}
            <input
              {...control}
              value={typed}
              placeholder={messages.placeholder}
              autoComplete="off"
              dir="auto"
              autoCapitalize="none"
              enterKeyHint="enter"
              onChange={(event) => onTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            {typed.trim() !== '' && (
              <button
                type="button"
                className="icon-btn icon-btn-sm"
                aria-label={messages.addTag}
                onClick={() => add(typed)}
              >
                <Icon name="plus" />
              </button>
            )}
          </div>
        )}
      </Field>
      {(own.length > 0 || albums.length === 0) && (
        // As high as all suggestions together, so that nothing below moves when their number changes.
        <div className=":uno: mt-1 max-sm:min-h-18 min-h-12 flex flex-wrap content-start items-center gap-x-2.5 max-sm:gap-x-3.5">
          {suggested.length > 0 && <span className="text-meta text-ink-3">{messages.suggestedTitle}</span>}
          {suggested.map((tag) => (
            <button
              key={tag}
              type="button"
              className="meta-link text-ink-2"
              aria-label={messages.addSuggested(tag)}
              onClick={() => add(tag)}
            >
              <Icon name="plus" size={12} />
              <bdi translate="no">{tag}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
