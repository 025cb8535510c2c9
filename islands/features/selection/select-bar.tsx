import { useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { onDiskOf } from '#domain/albums/on-disk.ts'
import { useHalfStars } from '#islands/data/settings.ts'
import { takeOut } from '#islands/features/crates/public.ts'
import { exportSelected } from '#islands/features/export/public.ts'
import {
  markDownloaded,
  moveAlbums,
  pickAll,
  type ShownAlbums,
  unpickAll,
  usePicked,
} from '#islands/features/list/public.ts'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuButton, MenuLink } from '#islands/ui/menu.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { markSelected, unmarkSelected } from '#locales/downloads.ts'
import * as messages from '#locales/selection.ts'
import { share } from '#locales/share.ts'
import { albumCount } from '#locales/ui.ts'
import { rateAlbums } from './change-selected.ts'
import { leaveSelecting } from './leave-selecting.ts'
import { openTabs, pagesOf, TABS_WITHOUT_ASKING } from './open-in-bandcamp.ts'

type SelectBarProps = { shown: ShownAlbums; crateId: number | null }

/** The actions on the selected albums, at the bottom of the page; on a phone in place of the tab bar. */
export function SelectBar({ shown: { albums: page, hits }, crateId }: SelectBarProps) {
  const { ids, albums } = usePicked()
  const halves = useHalfStars()
  const unseen = useMemo(() => {
    if (!hits) return 0
    const seen = new Set(hits.map(({ id }) => id))
    return ids.filter((id) => !seen.has(id)).length
  }, [hits, ids])
  const isNone = ids.length === 0
  return (
    <section
      className=":uno: [translate:-50%] max-sm:([translate:none] inset-x-0 bottom-0 grid grid-cols-[1fr_1fr_48px_48px] h-auto gap-x-1 gap-y-0 rounded-none px-edge pb-[calc(12px+env(safe-area-inset-bottom))] pt-1) fixed bottom-6 left-1/2 z-20 max-tiny:grid-cols-[1fr_1fr_2fr] h-13 flex items-center gap-0.5 [&>.menu]:(whitespace-normal text-ink) whitespace-nowrap media-forced:(border border-[CanvasText]) rounded-panel bg-ink pl-4.5 pr-2 text-label text-bg shadow-float"
      data-select-bar
      aria-label={messages.bar}
    >
      <b className=":uno: max-tiny:col-span-2 max-sm:self-center font-semibold" role="status">
        <span>{messages.selectedCount(ids.length)}</span>
        {unseen > 0 && (
          <small className=":uno: max-sm:(ml-0 block text-meta) ml-1.5 text-label font-normal opacity-78">
            {messages.notShown(unseen)}
          </small>
        )}
      </b>
      <hr className="select-rule" />
      <span className=":uno: max-[1199.9px]:hidden flex gap-0.5">
        <button type="button" className="select-act" onClick={() => pickAll(page)}>
          {messages.selectPage((text) => (
            <small key="aside" className="text-label opacity-78">
              {text}
            </small>
          ))}
        </button>
        <button type="button" className="select-act" disabled={!hits} onClick={() => hits && pickAll(hits)}>
          {messages.selectMatching}
        </button>
        <button type="button" className="select-act" disabled={isNone} onClick={unpickAll}>
          {messages.selectNone}
        </button>
      </span>
      <Menu
        label={messages.selectMenu}
        className="select-act min-[1200px]:hidden"
        button={
          <>
            <span aria-hidden="true">{messages.select}</span>
            <Icon name="chevron-up" size={14} />
          </>
        }
      >
        <MenuButton icon="select" text={messages.selectPage((text) => text)} onClick={() => pickAll(page)} />
        <MenuButton icon="library" text={messages.selectMatching} onClick={() => hits && pickAll(hits)} />
        <MenuButton icon="x" text={messages.selectNone} onClick={unpickAll} />
      </Menu>
      <hr className="select-rule" />
      <DialogButton
        className="select-act :uno: max-sm:(col-span-2 row-start-2) max-tiny:col-span-3 bg-[color-mix(in_srgb,var(--bg)_12%,transparent)]"
        name="selected-crate"
        disabled={isNone}
      >
        <Icon name="folder-plus" />
        {messages.addToCrate}
      </DialogButton>
      <DialogButton className="select-act max-sm:hidden" name="selected-tags" disabled={isNone}>
        <Icon name="tag" />
        {messages.tags}
      </DialogButton>
      <DialogButton className="select-act max-sm:hidden min-[1200px]:hidden" name="selected-rating" disabled={isNone}>
        <Icon name="star" />
        {messages.rateSelected}
      </DialogButton>
      {!isNone && (
        <Stars
          className="[--accent:var(--bg)] [--line-2:var(--bg)] ml-2 max-[1199.9px]:hidden"
          label={messages.rating}
          value={albums.every(({ rating }) => rating === albums[0]?.rating) ? (albums[0]?.rating ?? 0) : 0}
          halves={halves}
          onChange={(stars) => void rateAlbums(ids, stars)}
        />
      )}
      <MoreActions ids={ids} albums={albums} crateId={crateId} />
      <DialogButton
        className="select-act :uno: max-sm:row-start-2 max-tiny:row-start-3 text-danger-inverse"
        name="selected-delete"
        disabled={isNone}
        label={messages.deleteSelected}
      >
        <Icon name="trash" />
        <span className="max-[799.9px]:hidden">{messages.deleteSelected}</span>
      </DialogButton>
      <hr className="select-rule" />
      <button
        type="button"
        className="select-act max-sm:col-span-2 max-tiny:(col-span-1 row-start-3)"
        aria-label={messages.cancel}
        onClick={leaveSelecting}
      >
        <Icon name="x" className="max-sm:hidden" />
        <span className="sm:hidden">{messages.cancel}</span>
      </button>
    </section>
  )
}

type MoreActionsProps = { ids: number[]; albums: AlbumView[]; crateId: number | null }

/** The actions that have no button of their own. */
function MoreActions({ ids, albums, crateId }: MoreActionsProps) {
  const { urls, missing } = pagesOf(albums)
  return (
    <Menu
      label={messages.more}
      className="select-act max-sm:row-start-2 max-tiny:row-start-3"
      button={<Icon name="ellipsis" size={18} />}
      disabled={ids.length === 0}
    >
      <MenuLink className="sm:hidden" icon="tag" href="#selected-tags" text={messages.tags} />
      <MenuLink className="sm:max-[1199.9px]:hidden" icon="star" href="#selected-rating" text={messages.rateSelected} />
      {albums.length > 0 && (
        <>
          <MenuButton icon="heart" text={messages.toWishlist} onClick={() => void moveAlbums(albums, 'wishlist')} />
          <MenuButton
            icon="library"
            text={messages.toCollection}
            onClick={() => void moveAlbums(albums, 'collection')}
          />
          {albums.some((album) => onDiskOf(album) !== 'whole') && (
            <MenuButton icon="circle-check" text={markSelected} onClick={() => void markDownloaded(albums, true)} />
          )}
          {albums.some((album) => onDiskOf(album) !== 'missing') && (
            <MenuButton icon="x" text={unmarkSelected} onClick={() => void markDownloaded(albums, false)} />
          )}
        </>
      )}
      <MenuLink icon="link" href="#selected-share" text={share} />
      <MenuButton icon="arrow-down-to-line" text={messages.exportCsv} onClick={() => exportSelected(ids)} />
      {urls.length > TABS_WITHOUT_ASKING ? (
        <MenuLink icon="external-link" href="#selected-open" text={messages.openInBandcamp} />
      ) : (
        albums.length > 0 && (
          <MenuButton
            icon="external-link"
            text={messages.openInBandcamp}
            onClick={() => void openTabs(urls, missing)}
          />
        )
      )}
      {albums.length > 0 && <MenuLink icon="tag" href="#selected-buy" text={messages.buy} />}
      {crateId !== null && (
        <>
          <hr />
          <MenuLink icon="position" href="#position" text={messages.moveToPosition} />
          <MenuButton
            icon="x"
            text={messages.removeFromCrate}
            onClick={() => takeOut(crateId, ids, albumCount(ids.length))}
          />
        </>
      )}
    </Menu>
  )
}
