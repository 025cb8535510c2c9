import type { MeView } from '#domain/accounts/account.ts'
import type { AlbumView } from '#domain/albums/album.ts'
import type { KeptEdit } from '#domain/albums/kept-edit.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { type CollectionQuery, DEFAULT_QUERY, inKeptOrder, sortOf, sortsOf } from '#domain/query/collection-query.ts'
import { SETTINGS, type SettingValue } from '#domain/settings.ts'
import { givesHalfStars, keepSetting, readSetting } from '#islands/data/settings.ts'
import { albumCommands } from '#islands/features/album/album-commands.ts'
import { showView } from '#islands/features/album/show-view.ts'
import { VIEWS } from '#islands/features/album/views.tsx'
import { CRATE_COMMANDS } from '#islands/features/crates/crate-commands.ts'
import { chooseSort } from '#islands/features/list/choose-sort.ts'
import { nowPlaying } from '#islands/features/player/now-playing.ts'
import { pressPlayerKey } from '#islands/features/player/play-keys.ts'
import { startSelecting } from '#islands/features/selection/start-selecting.ts'
import { type Step, undoKept, undoStep } from '#islands/features/undo/public.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import type { DialogAddress } from '#islands/lib/dialog-names.ts'
import { openAlbumId, openDialog, placeInAddress, showQuery } from '#islands/lib/location.ts'
import { isNarrowed, withoutFilters } from '#islands/lib/queries.ts'
import { type Command, commandsOf } from '#islands/ui/command.ts'
import type { IconName } from '#islands/ui/icon.tsx'
import { type KeyName, letterOf } from '#islands/ui/keys.ts'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import { nameOf } from '#locales/album-form.ts'
import { since } from '#locales/album-page.ts'
import { name as calendar } from '#locales/calendar.ts'
import * as collection from '#locales/collection.ts'
import { shuffleAgain, sortNames } from '#locales/collection.ts'
import * as messages from '#locales/commands.ts'
import * as crates from '#locales/crates.ts'
import { friday } from '#locales/desk.ts'
import { year as yearName } from '#locales/diary.ts'
import { compareTitle } from '#locales/downloads.ts'
import * as header from '#locales/header.ts'
import { actions } from '#locales/keys.ts'
import { openNowPlaying } from '#locales/player.ts'
import * as settings from '#locales/settings.ts'
import { themes } from '#locales/settings.ts'
import { shareThese } from '#locales/share.ts'
import { PLACE_LINKS, visit } from '../places/places.ts'
import { PAGE_COMMANDS, searchField } from './page-commands.ts'

/** The state that the commands depend on. */
export type Scene = {
  me: MeView
  query: CollectionQuery
  /** The open crate. */
  crate: CrateView | undefined
  /** The open album, or the last one with the focus. */
  album: AlbumView | undefined
  /** The last step in this browser that can be undone. */
  step?: Step | undefined
  /** The last edit of many albums that the server can undo, if this browser has nothing to undo. */
  kept: KeptEdit | undefined
}

const show = (change: Partial<CollectionQuery>) => () =>
  showQuery(inKeptOrder({ ...DEFAULT_QUERY, ...change }, readSetting('sort')))

/** A command that opens a dialog. */
const opens = (dialog: DialogAddress, name: string, icon: IconName): Command => ({
  id: dialog,
  name,
  icon,
  act: () => openDialog(dialog),
})

/** The commands that show the pages beside the collection. */
const visits = (query: CollectionQuery): Command[] =>
  PLACE_LINKS.map((link) => ({
    id: link.place,
    name: link.command,
    icon: link.icon,
    key: link.key,
    act: () => visit(link, query),
  }))

const THEME_ICONS: Record<SettingValue<'theme'>, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' }

/** The page of a year is a document of its own. */
const yearPage = (year: number): Command => ({
  id: 'year',
  name: yearName(year),
  icon: 'diary',
  act: () => location.assign(`/app/year/${year}`),
})

const goes = ({ query }: Scene): Command[] => [
  { id: 'collection', name: messages.goTo(collection.collection), icon: 'library', act: show({}) },
  { id: 'wishlist', name: messages.goTo(collection.wishlist), icon: 'heart', act: show({ list: 'wishlist' }) },
  { id: 'both', name: messages.goTo(messages.bothLists), icon: 'library', act: show({ list: 'both' }) },
  {
    id: 'uncrated',
    name: messages.goTo(collection.uncrated),
    icon: 'crates',
    act: show({ list: 'both', crate: 'none' }),
  },
  ...visits(query),
  { id: 'friday', name: messages.goTo(friday), icon: 'heart', act: show({ list: 'wishlist', verdict: 'friday' }) },
  opens('since', since, 'clock'),
  ...(isDemo ? [] : [yearPage(new Date().getFullYear())]),
]

const player = (id: string, name: string, icon: IconName, key: KeyName): Command => ({
  id,
  name,
  icon,
  key,
  act: () => void pressPlayerKey(letterOf(key), null),
})

const plays = (): Command[] => {
  const start = player('play', actions.playOrPause, 'play', 'playOrPause')
  const queue = opens('now-playing', openNowPlaying, 'larger')
  if (nowPlaying.get() === null) return [start, PAGE_COMMANDS.something, queue]
  return [
    start,
    PAGE_COMMANDS.something,
    player('next', actions.nextPreview, 'next', 'nextPreview'),
    player('previous', actions.previousPreview, 'previous', 'previousPreview'),
    queue,
  ]
}

const undo = (step: string, act: () => void): Command => ({
  id: 'undo',
  name: messages.undo(step),
  icon: 'undo',
  key: 'undo',
  act,
})

const undoes = (step: Step): Command => undo(step.done.text ?? step.done.title, () => void undoStep(step))

const undoOf = (kept: KeptEdit) => undo(nameOf(kept), () => void undoKept(kept))

const filters = (query: CollectionQuery): Command[] => {
  const filter = (id: 'unrated' | 'untagged', name: string): Command => ({
    id,
    name: messages.filterBy(name),
    icon: 'sliders',
    act: () => showQuery({ ...query, [id]: true, page: 1 }),
  })
  return [
    ...(query.unrated ? [] : [filter('unrated', collection.unrated)]),
    ...(query.untagged ? [] : [filter('untagged', collection.untagged)]),
  ]
}

/** Commands for how the list is shown, if there is one. */
const shows = ({ query }: Scene): Command[] => {
  if (openAlbumId() !== null || placeInAddress() !== null) return []
  return [
    ...(searchField() ? [PAGE_COMMANDS.search] : []),
    opens('share', shareThese, 'link'),
    { id: 'select', name: messages.select, icon: 'select', act: () => void startSelecting() },
    ...filters(query),
    ...(isNarrowed(query)
      ? [
          opens('new-smart-crate', collection.saveAsSmartCrate, 'folder-plus'),
          {
            id: 'clear-filters',
            name: collection.clearFilters,
            icon: 'x' as const,
            act: () => showQuery(withoutFilters(query)),
          },
        ]
      : []),
    charts(),
    ...VIEWS.map(({ name, label, icon }) => ({
      id: `view-${name}`,
      name: messages.viewAs(label),
      icon,
      act: () => void showView(name),
    })),
    {
      id: 'shuffle',
      name: sortOf(query) === 'random' ? shuffleAgain : messages.shuffle,
      icon: 'shuffle',
      act: () => chooseSort(query, 'random'),
    },
    ...sortsOf(query)
      .filter((sort) => sort !== sortOf(query) && sort !== 'random')
      .map((sort) => ({
        id: `sort-${sort}`,
        name: messages.sortBy(sortNames[sort]),
        icon: 'arrow-up-down' as const,
        act: () => chooseSort(query, sort),
      })),
  ]
}

const sections = ({ role, isLinkOffered }: MeView): Command[] => [
  opens('settings', messages.settings(settings.accountTab), 'user'),
  opens('settings-security', messages.settings(settings.securityTab), 'shield'),
  opens('settings-appearance', messages.settings(settings.appearanceTab), 'settings'),
  ...(isLinkOffered ? [opens('settings-bandcamp', messages.settings(settings.bandcampTab), 'link')] : []),
  opens('settings-data', messages.settings(settings.dataTab), 'arrow-up-down'),
  ...(role === 'admin' ? [opens('settings-admin', messages.settings(settings.adminTab), 'key')] : []),
]

const charts = (): Command => {
  const isOpen = readSetting('charts') === 'open'
  return {
    id: 'charts',
    name: messages.charts[isOpen ? 'off' : 'on'],
    icon: 'chart',
    act: () => keepSetting('charts', isOpen ? 'closed' : 'open'),
  }
}

const halfStars = (): Command => {
  const next = givesHalfStars() ? 'off' : 'on'
  return { id: 'half-stars', name: messages.halfStars[next], icon: 'star', act: () => keepSetting('halfStars', next) }
}

/** All commands that are available here; those for the open album or crate come first. */
export const commandsFor = (scene: Scene): Command[] => [
  ...(scene.step ? [undoes(scene.step)] : []),
  ...(scene.album ? albumCommands(scene.album) : []),
  ...(scene.crate ? commandsOf(CRATE_COMMANDS, scene.crate) : []),
  ...goes(scene),
  PAGE_COMMANDS.add,
  opens('import', header.importFromBandcamp, 'download'),
  opens('files', header.importExport, 'arrow-up-down'),
  opens('compare-folder', compareTitle, 'circle-check'),
  opens('calendar', calendar, 'diary'),
  opens('new-crate', crates.newCrate, 'folder-plus'),
  ...(scene.me.isLinkOffered ? [opens('playlist', crates.bringPlaylists, 'list')] : []),
  ...plays(),
  ...shows(scene),
  ...sections(scene.me),
  ...SETTINGS.theme.values.map((theme) => ({
    id: `theme-${theme}`,
    name: messages.theme(themes[theme]),
    icon: THEME_ICONS[theme],
    act: () => keepSetting('theme', theme),
  })),
  halfStars(),
  PAGE_COMMANDS.keys,
  ...(isDemo
    ? []
    : [
        {
          id: 'leave',
          name: header.logOut,
          icon: 'log-out' as const,
          act: () => void import('../header/log-out.ts').then(({ logOut }) => logOut(), showLoadError),
        },
      ]),
  // Last in the list, because it appears when the server has answered, and nothing may move under the pointer then.
  ...(scene.kept && !scene.step ? [undoOf(scene.kept)] : []),
]
