import { useDeferredValue, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { findAlbums } from '#domain/query/name-search.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { byArtist } from '#locales/albums.ts'
import * as messages from '#locales/downloads.ts'

const MOST = 6

type ChooseAlbumProps = { name: string; albums: readonly AlbumView[]; onChoose: (id: number) => void }

/** Searches for the album of a name. */
export function ChooseAlbum({ name, albums, onChoose }: ChooseAlbumProps) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const found = useMemo(
    () => (wanted === '' ? [] : findAlbums(albums.map(searchableOf), wanted).slice(0, MOST)),
    [albums, wanted],
  )
  return (
    <div className="py-2">
      <div className="input">
        <Icon name="search" />
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the button that was just pressed opens it
          autoFocus
          placeholder={messages.findAlbum}
          aria-label={messages.of(messages.findAlbum, name)}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <ul>
        {found.map(({ item: { id, title, artist } }) => (
          <li key={id}>
            <button
              type="button"
              className=":uno: max-sm:min-h-touch min-h-9 w-full truncate rounded-control hover:bg-over px-3 text-left text-small"
              onClick={() => onChoose(id)}
            >
              {byArtist(title, artist)}
            </button>
          </li>
        ))}
      </ul>
      {wanted !== '' && found.length === 0 && (
        <p className="hint" role="status">
          {messages.noSuchAlbum}
        </p>
      )}
    </div>
  )
}
