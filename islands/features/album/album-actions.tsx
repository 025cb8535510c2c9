import type { AlbumView } from '#domain/albums/album.ts'
import { CRATE_ALBUM_MENU } from '#islands/features/crates/public.ts'
import { markHeard } from '#islands/features/list/public.ts'
import { useCode } from '#islands/lib/lazy.ts'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import * as messages from '#locales/collection.ts'
import { DeleteButton } from './delete-button.tsx'
import { openPopover } from './page/popover-store.ts'

/** The actions on an album. The compact view on a phone shows only those with `keep`. */
export function AlbumActions({ album, crateId }: { album: AlbumView; crateId: number | null }) {
  const { id, title } = album
  return (
    <>
      <IconButton
        icon="folder-plus"
        className="icon-btn-sm"
        label={messages.addToCrate(title)}
        aria-haspopup="dialog"
        data-part="crates"
        onClick={({ currentTarget }) => openPopover('crates', id, currentTarget)}
      />
      <IconButton
        icon="heard"
        className="icon-btn-sm :uno: [.compact-row_&]:hidden [.in-crate_.card-footer_&]:max-md:hidden [[data-small]_&]:hidden"
        label={messages.heardAlbum(title)}
        onClick={() => markHeard(album)}
      />
      <DialogButton className="keep icon-btn icon-btn-sm" name="edit" id={id} label={messages.edit(title)}>
        <Icon name="pencil" />
      </DialogButton>
      <DeleteButton className="icon-btn-sm" album={album} />
      {crateId !== null && <MenuInCrate album={album} crateId={crateId} />}
    </>
  )
}

function MenuInCrate(props: { album: AlbumView; crateId: number }) {
  const CrateAlbumMenu = useCode(CRATE_ALBUM_MENU)
  return CrateAlbumMenu && <CrateAlbumMenu {...props} />
}
