import { useEffect, useRef, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { updateAlbum } from '#islands/data/api/albums-api.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { editBack, offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { TagField, withTyped } from '#islands/ui/tag-field.tsx'
import * as messages from '#locales/album-page.ts'
import { enqueueEdit } from './enqueue-edit.ts'

/** Saves the tags of an album, shows them at once, and offers to undo it. */
const saveTags = ({ id, title, tags: before, bandcampTags }: AlbumView, tags: string[]): Promise<boolean> =>
  attempt(messages.tagsFailed, async () => {
    const saved = await updateAlbum(id, { tags }, enqueueEdit)
    const back = editBack('edit-album', id, { tags: before, bandcampTags }, saved)
    offerUndo({ title: messages.tagsUpdated, text: title }, messages.tagsFailed, [back])
  })

/** The tags of an album as a field. Each change is saved at once. */
export function TagsEditor({ album, onDone }: { album: AlbumView; onDone?: () => void }) {
  const albums = useAlbums() ?? []
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const leave = () => {
    if (typed.trim() !== '') void saveTags(album, withTyped(album.tags, typed))
    onDone?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches its field
    <div
      ref={box}
      className=":uno: mt-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        // A removed chip takes the focus with it; then there is no `relatedTarget`.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) leave()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onDone) return
        event.preventDefault()
        leave()
      }}
    >
      <TagField
        tags={album.tags}
        onTags={(tags) => void saveTags(album, tags)}
        typed={typed}
        onTyped={setTyped}
        albums={albums}
      />
    </div>
  )
}
