import type { AlbumView } from '#domain/albums/album.ts'
import { onDiskOf } from '#domain/albums/on-disk.ts'
import { givesHalfStars } from '#islands/data/settings.ts'
import { markDownloaded, markHeard, moveAlbums, rateAlbum, shownElement } from '#islands/features/list/public.ts'
import { canPlay, playAlbum, playsWhole } from '#islands/features/player/public.ts'
import { togglePick } from '#islands/features/selection/public.ts'
import { openAlbumId, openDialog } from '#islands/lib/location.ts'
import { type Command, type CommandOf, commandsOf } from '#islands/ui/command.ts'
import { deleteAlbum } from '#locales/album-form.ts'
import * as card from '#locales/collection.ts'
import * as messages from '#locales/commands.ts'
import { edit } from '#locales/crates.ts'
import { heard } from '#locales/diary.ts'
import { markAlbum, markSelected, unmarkAlbum, unmarkSelected } from '#locales/downloads.ts'
import { playButton } from '#locales/player.ts'
import { toCollection, toWishlist } from '#locales/selection.ts'
import { startDeleting } from './delete-button.tsx'
import { openPopover, type PopoverKind } from './page/popover-store.ts'

const otherList = ({ list }: AlbumView) => (list === 'wishlist' ? 'collection' : 'wishlist')
const partOfOpen = (selector: string) => document.querySelector<HTMLElement>(`[data-album-body] ${selector}`)

/** Opens a popover beside that part of the album on the list, or beside the whole album. */
function openBeside(kind: PopoverKind, id: number): void {
  const element = shownElement(id) ?? document.body
  const part = element.querySelector(`[data-part=${kind}]`)
  openPopover(kind, id, part?.checkVisibility() ? part : element)
}

/** Parts that can be edited on the album's own page, or beside the album on the list. */
const changes = (kind: PopoverKind, onPage: () => void) => ({
  name: ({ title }: AlbumView) => messages.of(title, messages.parts[kind]),
  entry: () => messages.parts[kind],
  act: ({ id }: AlbumView) => (openAlbumId() === null ? openBeside(kind, id) : onPage()),
})

/** `entry` is its name in the menu of the album. */
type AlbumCommand = CommandOf<AlbumView> & { entry: (album: AlbumView) => string }

/** The actions on an album, for ⌘K, its menu and by key. */
export const ALBUM_COMMANDS: readonly AlbumCommand[] = [
  {
    name: (album) => (playsWhole(album) ? card.albumLabels : card.previewLabels).start(album.title),
    entry: () => playButton,
    icon: 'play',
    key: 'playOrPause',
    when: canPlay,
    act: (album) => void playAlbum(album),
  },
  {
    name: ({ title }) => card.selectAlbum(title),
    entry: () => card.select,
    icon: 'select',
    key: 'select',
    when: () => openAlbumId() === null,
    act: ({ id }) => void togglePick(id, false),
  },
  {
    name: ({ title }) => card.edit(title),
    entry: () => edit,
    icon: 'pencil',
    key: 'edit',
    act: ({ id }) => openDialog('edit', id),
  },
  { ...changes('crates', () => partOfOpen('[data-crates-of]')?.click()), icon: 'crates', key: 'addToCrate' },
  { ...changes('tags', () => partOfOpen('[data-edit-tags]')?.click()), icon: 'tag', key: 'tags' },
  { ...changes('note', () => partOfOpen('textarea')?.focus()), icon: 'note', key: 'note' },
  {
    name: (album) => card.moveTo[otherList(album)](album.title),
    entry: (album) => (otherList(album) === 'collection' ? toCollection : toWishlist),
    icon: (album) => (otherList(album) === 'collection' ? 'library' : 'heart'),
    key: 'moveList',
    act: (album) => void moveAlbums([album], otherList(album)),
  },
  {
    name: ({ title }) => card.heardAlbum(title),
    entry: () => heard,
    icon: 'heard',
    key: 'heard',
    act: markHeard,
  },
  {
    name: (album) => (onDiskOf(album) === 'whole' ? unmarkAlbum : markAlbum)(album.title),
    entry: (album) => (onDiskOf(album) === 'whole' ? unmarkSelected : markSelected),
    icon: 'circle-check',
    act: (album) => markDownloaded([album], onDiskOf(album) !== 'whole'),
  },
]

const DELETE: AlbumCommand = {
  name: ({ title }) => card.deleteAlbum(title),
  entry: () => deleteAlbum,
  icon: 'trash',
  act: startDeleting,
}

/** The commands by their names in the album's menu. */
export const albumEntries = (album: AlbumView): Command[] =>
  commandsOf(
    [...ALBUM_COMMANDS, DELETE].map((row) => ({ ...row, name: row.entry })),
    album,
  )

const WHOLE = [5, 4, 3, 2, 1]
const HALVES = WHOLE.flatMap((star) => [star, star - 0.5])

const ratings = (): CommandOf<AlbumView>[] =>
  [...(givesHalfStars() ? HALVES : WHOLE), 0].map((stars) => ({
    name: ({ title }) => messages.rate(title, stars),
    icon: 'star',
    key: stars % 1 ? 'rateHalf' : 'rate',
    act: (album) => void rateAlbum(album, stars),
  }))

/** The commands of the open album, or the one that had the focus. */
export const albumCommands = (album: AlbumView): Command[] =>
  commandsOf([...ALBUM_COMMANDS, ...ratings(), DELETE], album)
