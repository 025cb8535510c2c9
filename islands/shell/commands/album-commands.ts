import type { AlbumView } from '#domain/albums/album.ts'
import { givesHalfStars } from '#islands/data/settings.ts'
import { startDeleting } from '#islands/features/album/delete-button.tsx'
import { openPopover, type PopoverKind } from '#islands/features/album/page/popover-store.ts'
import { actOnOpen } from '#islands/features/album/page/use-album-keys.ts'
import { moveAlbums, rateAlbum } from '#islands/features/list/change-albums.ts'
import { markDownloaded } from '#islands/features/list/mark-downloaded.ts'
import { markHeard } from '#islands/features/list/mark-heard.ts'
import { canPlay, playsWhole } from '#islands/features/player/can-play.ts'
import { playAlbum } from '#islands/features/player/play.ts'
import { togglePick } from '#islands/features/selection/pick-by-mouse.ts'
import { openAlbumId, openDialog } from '#islands/lib/location.ts'
import type { IconName } from '#islands/ui/icon.tsx'
import * as card from '#locales/album/card.ts'
import * as messages from '#locales/commands.ts'
import { heardAlbum } from '#locales/diary.ts'
import { markAlbum, unmarkAlbum } from '#locales/downloads.ts'
import { albumLabels, previewLabels } from '#locales/player.ts'
import { type KeyName, letterOf } from '../keys/key-table.ts'
import { partOf } from '../keys/listen-to-keys.ts'
import type { Command } from './command.ts'

const POPOVERS: [kind: PopoverKind, icon: IconName, key: KeyName][] = [
  ['crates', 'crates', 'addToCrate'],
  ['tags', 'tag', 'tags'],
  ['note', 'pencil', 'note'],
]

const WHOLE = [5, 4, 3, 2, 1]
const HALVES = WHOLE.flatMap((star) => [star, star - 0.5])

const playLabel = (album: AlbumView) => (playsWhole(album) ? albumLabels : previewLabels).start(album.title)

/** What can be done with the open album, or the one that had the focus. */
export function albumCommands(album: AlbumView): Command[] {
  const { id, title, list } = album
  const one = (name: string, icon: IconName, act: () => void, key?: KeyName): Command => ({
    id: '',
    name,
    icon,
    key,
    act,
  })
  const isOpen = openAlbumId() !== null
  const isDownloaded = Boolean(album.downloadedAt)
  const to = list === 'wishlist' ? 'collection' : 'wishlist'
  return [
    ...(canPlay(album) ? [one(playLabel(album), 'play', () => void playAlbum(album), 'playOrPause')] : []),
    ...(isOpen ? [] : [one(card.select(title), 'select', () => void togglePick(id, false), 'select')]),
    one(card.edit(title), 'pencil', () => openDialog('edit', id), 'edit'),
    ...POPOVERS.map(([kind, icon, key]) =>
      one(
        messages.of(title, messages.parts[kind]),
        icon,
        () => (isOpen ? actOnOpen(album, letterOf(key)) : openPopover(kind, id, partOf(id, kind))),
        key,
      ),
    ),
    one(
      card.moveTo[to](title),
      to === 'collection' ? 'library' : 'heart',
      () => void moveAlbums([album], to),
      'moveList',
    ),
    one(heardAlbum(title), 'heard', () => markHeard(album), 'heard'),
    one(isDownloaded ? unmarkAlbum(title) : markAlbum(title), 'circle-check', () =>
      markDownloaded([album], !isDownloaded),
    ),
    ...[...(givesHalfStars() ? HALVES : WHOLE), 0].map((stars) =>
      one(messages.rate(title, stars), 'star', () => void rateAlbum(album, stars), stars % 1 ? 'rateHalf' : 'rate'),
    ),
    one(card.deleteAlbum(title), 'trash', () => startDeleting(album)),
  ]
}
