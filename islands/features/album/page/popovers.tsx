import { useLayoutEffect } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { fieldArrived } from '#islands/lib/held-keys.ts'
import { Popover } from '#islands/ui/popover.tsx'
import * as messages from '#locales/album-page.ts'
import { addToCrate as title } from '#locales/crate-dialogs.ts'
import { CrateTicks } from './crate-ticks.tsx'
import { NoteField } from './note-field.tsx'
import { type OpenPopover, type PopoverKind, popover } from './popover-store.ts'
import { TagsEditor } from './tags-editor.tsx'

const PARTS: Record<
  PopoverKind,
  { label: (title: string) => string; Part: (props: { album: AlbumView }) => React.ReactNode }
> = {
  crates: { label: () => title, Part: CrateTicks },
  tags: { label: messages.tagsOf, Part: TagsEditor },
  note: { label: messages.noteOn, Part: NoteField },
}

/** What of an album is changed beside it. */
export function AlbumPopover({ kind, albumId, anchor }: OpenPopover) {
  const albums = useAlbums()
  const album = albums?.find(({ id }) => id === albumId)
  // Its albums may still be on their way.
  useLayoutEffect(() => {
    if (albums) fieldArrived()
  })
  if (!album) return null
  const { label, Part } = PARTS[kind]
  return (
    <Popover anchor={anchor} label={label(album.title)} onClose={() => popover.set(null)}>
      <Part album={album} />
    </Popover>
  )
}
