import { useMemo } from 'react'
import { albumCountText } from '#domain/crate-list.ts'
import { numberText } from '#words/intl.ts'
import { takeOutOfCrate } from '../crates/take-out.ts'
import { Menu, MenuButton } from '../header/menu.tsx'
import { openDialog } from '../location.ts'
import { Icon } from '../ui/icon.tsx'
import { moveAlbums } from './change-albums.ts'
import { DialogButton } from './dialog-button.tsx'
import { exportSelected } from './export-selected.ts'
import { openTabs, pagesOf, TABS_WITHOUT_ASKING } from './open-in-bandcamp.ts'
import { pickAll, unpickAll } from './selection.ts'
import { leaveSelecting } from './start-selecting.ts'
import { usePicked } from './use-picked.ts'
import type { ShownAlbums } from './use-shown-albums.ts'

type SelectBarProps = { shown: ShownAlbums; crateId: number | null }

/** What can be done with the selected albums, over the foot of the page; on a phone in place of the bar there. */
export function SelectBar({ shown: { albums: page, hits }, crateId }: SelectBarProps) {
  const { ids, albums } = usePicked()
  const unseen = useMemo(() => {
    if (!hits) return 0
    const seen = new Set(hits.map(({ id }) => id))
    return ids.filter((id) => !seen.has(id)).length
  }, [hits, ids])
  const isNone = ids.length === 0
  const tabs = pagesOf(albums)
  const open = () => (tabs.length > TABS_WITHOUT_ASKING ? openDialog('selected-open') : void openTabs(tabs))
  return (
    <section className="acts-bar" aria-label="Selected albums">
      <b role="status">
        {numberText(ids.length)} selected
        {unseen > 0 && <small>{numberText(unseen)} not shown</small>}
      </b>
      <hr />
      <span className="roomy">
        <button type="button" onClick={() => pickAll(page)}>
          Select all <small>(current page)</small>
        </button>
        <button type="button" disabled={!hits} onClick={() => hits && pickAll(hits)}>
          Select all that match
        </button>
        <button type="button" disabled={isNone} onClick={unpickAll}>
          Deselect all
        </button>
      </span>
      <Menu
        label="Select…"
        className="tight-only"
        button={
          <>
            <span aria-hidden="true">Select</span>
            <Icon name="chevron-up" size={14} />
          </>
        }
      >
        <MenuButton icon="select" onClick={() => pickAll(page)}>
          Select all (current page)
        </MenuButton>
        <MenuButton icon="library" onClick={() => hits && pickAll(hits)}>
          Select all that match
        </MenuButton>
        <MenuButton icon="x" onClick={unpickAll}>
          Deselect all
        </MenuButton>
      </Menu>
      <hr />
      <DialogButton className="main" name="selected-crate" disabled={isNone}>
        <Icon name="folder-plus" />
        Add to crate
      </DialogButton>
      <DialogButton className="only-wide" name="selected-tags" disabled={isNone}>
        <Icon name="tag" />
        Tags…
      </DialogButton>
      <DialogButton className="only-wide" name="selected-rating" disabled={isNone}>
        <Icon name="star" />
        Rate…
      </DialogButton>
      <Menu label="More" className="more-acts" button={<Icon name="ellipsis" size={18} />} disabled={isNone}>
        <MenuButton className="only-phone" icon="tag" onClick={() => openDialog('selected-tags')}>
          Tags…
        </MenuButton>
        <MenuButton className="only-phone" icon="star" onClick={() => openDialog('selected-rating')}>
          Rate…
        </MenuButton>
        {albums.length > 0 && (
          <>
            <MenuButton icon="heart" onClick={() => void moveAlbums(albums, 'wishlist')}>
              Move to wishlist
            </MenuButton>
            <MenuButton icon="library" onClick={() => void moveAlbums(albums, 'collection')}>
              Move to collection
            </MenuButton>
          </>
        )}
        <MenuButton icon="arrow-down-to-line" onClick={() => void exportSelected(ids)}>
          Export CSV
        </MenuButton>
        {tabs.length > 0 && (
          <MenuButton icon="external-link" onClick={open}>
            Open in Bandcamp
          </MenuButton>
        )}
        {crateId !== null && (
          <>
            <hr />
            <MenuButton icon="position" onClick={() => openDialog('position')}>
              Move to position…
            </MenuButton>
            <MenuButton icon="x" onClick={() => void takeOutOfCrate(crateId, ids, albumCountText(ids.length))}>
              Remove from crate
            </MenuButton>
          </>
        )}
      </Menu>
      <DialogButton className="bad" name="selected-delete" disabled={isNone} label="Delete selected">
        <Icon name="trash" />
        <span className="only-wide">Delete selected</span>
      </DialogButton>
      <hr />
      <button type="button" className="cancel" aria-label="Cancel" onClick={leaveSelecting}>
        <Icon name="x" className="only-wide" />
        <span className="only-phone">Cancel</span>
      </button>
    </section>
  )
}
