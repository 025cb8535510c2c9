import { useLayoutEffect } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { knownCrates } from '#islands/data/store/records.ts'
import { readOnce, useAlbums, useCrates, useLoadError, useMembers } from '#islands/data/view/use-records.ts'
import { CrateChooser, changeCratesOfAlbum } from '#islands/features/crates/add-to-crate/public.ts'
import { fieldArrived } from '#islands/lib/held-keys.ts'
import { Popover } from '#islands/ui/popover.tsx'
import * as messages from '#locales/album-page.ts'
import { addToCrate as title } from '#locales/crate-dialogs.ts'
import { AlbumMenu } from '../album-menu.tsx'
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

/** The popovers that edit parts of an album beside it. */
export function AlbumPopover({ id, kind, albumId, anchor }: OpenPopover) {
  const albums = useAlbums()
  const album = albums?.find(({ id }) => id === albumId)
  // Its albums may still be loading.
  useLayoutEffect(() => {
    if (albums) fieldArrived()
  })
  if (!album) return null
  const close = () => popover.get()?.id === id && popover.set(null)
  if (kind === 'menu') return <AlbumMenu album={album} at={anchor} onClose={close} />
  const { label, Part } = PARTS[kind]
  return (
    <Popover anchor={anchor} label={label(album.title)} onClose={close}>
      <Part album={album} />
    </Popover>
  )
}

const NONE: CrateView[] = []

/** The crates as checkboxes that save at once whether they hold an album. */
function CrateTicks({ album: { id, title } }: { album: AlbumView }) {
  const crates = useCrates(NONE)
  const members = useMembers()
  const error = useLoadError()
  const isIn = (crateId: number) =>
    members?.some((crate) => crate.crateId === crateId && crate.albumIds.includes(id)) ?? false
  const turn = (crateId: number) => {
    const crate = knownCrates()?.find((one) => one.id === crateId)
    if (!crate) return
    void changeCratesOfAlbum(id, title, isIn(crateId) ? [] : [crate], isIn(crateId) ? [crate] : [])
  }
  const choice = {
    isKnown: members !== undefined,
    hasFailed: members === undefined && error !== undefined,
    load: readOnce,
    stateOf: (crate: CrateView) => ({ isChecked: isIn(crate.id), isSome: false, isFixed: false }),
    turn,
  }
  return <CrateChooser crates={crates} choice={choice} canFind />
}
