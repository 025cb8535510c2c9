import type { MeView } from '#domain/accounts/account.ts'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { type CollectionQuery, DEFAULT_QUERY, sortOf, sortsOf } from '#domain/query/collection-query.ts'
import { VIEWS } from '#domain/query/view-preferences.ts'
import { showView } from '#islands/features/album/show-view.ts'
import { nowPlaying } from '#islands/features/player/now-playing.ts'
import { pressPlayerKey } from '#islands/features/player/play-keys.ts'
import { startSelecting } from '#islands/features/selection/start-selecting.ts'
import { chooseTheme, THEMES, type Theme } from '#islands/features/settings/theme.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { openAlbumId, openDialog, showQuery } from '#islands/lib/location.ts'
import { isNarrowed, sortedBy, withoutFilters } from '#islands/lib/queries.ts'
import type { IconName } from '#islands/ui/icon.tsx'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'
import * as artists from '#locales/collection/artists.ts'
import * as collection from '#locales/collection/page.ts'
import * as messages from '#locales/commands.ts'
import * as crates from '#locales/crates/crates.ts'
import { shuffleAgain, sortNames } from '#locales/find/query.ts'
import * as header from '#locales/header/header.ts'
import { actions } from '#locales/keys.ts'
import * as settings from '#locales/settings.ts'
import * as tags from '#locales/tags.ts'
import { themes } from '#locales/theme.ts'
import { VIEW_ICONS } from '../collection/view-switch.tsx'
import { type KeyName, letterOf } from '../keys/key-table.ts'
import { searchField } from '../keys/listen-to-keys.ts'
import { albumCommands } from './album-commands.ts'
import type { Command } from './command.ts'
import { crateCommands } from './crate-commands.ts'

/** What the commands depend on. */
export type Scene = {
  me: MeView
  query: CollectionQuery
  /** The open crate. */
  crate: CrateView | undefined
  /** The open album, or the one that had the focus. */
  album: AlbumView | undefined
}

const show = (change: Partial<CollectionQuery>) => () => showQuery({ ...DEFAULT_QUERY, ...change })

/** A command that opens a dialog. */
const opens = (dialog: string, name: string, icon: IconName, key?: KeyName): Command => ({
  id: dialog,
  name,
  icon,
  key,
  act: () => openDialog(dialog),
})

const THEME_ICONS: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' }

const goes = (): Command[] => [
  { id: 'collection', name: messages.goTo(collection.collection), icon: 'library', act: show({}) },
  { id: 'wishlist', name: messages.goTo(collection.wishlist), icon: 'heart', act: show({ list: 'wishlist' }) },
  { id: 'both', name: messages.goTo(messages.bothLists), icon: 'library', act: show({ list: 'both' }) },
  {
    id: 'uncrated',
    name: messages.goTo(collection.uncrated),
    icon: 'crates',
    act: show({ list: 'both', crate: 'none' }),
  },
  opens('today', header.todaysRecord, 'record'),
  opens('artists', messages.goTo(artists.artists), 'user'),
  opens('labels', messages.goTo(artists.labels), 'library'),
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
  if (nowPlaying.get() === null) return [start]
  return [
    start,
    player('next', actions.nextPreview, 'next', 'nextPreview'),
    player('previous', actions.previousPreview, 'previous', 'previousPreview'),
  ]
}

/** How the list is shown, where one is. */
const shows = ({ query }: Scene): Command[] => {
  if (openAlbumId() !== null) return []
  const field = searchField()
  return [
    ...(field
      ? [
          {
            id: 'search',
            name: collection.search,
            icon: 'search' as const,
            key: 'search' as const,
            act: () => field.focus(),
          },
        ]
      : []),
    { id: 'select', name: messages.select, icon: 'select', act: () => void startSelecting() },
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
    ...VIEWS.map((view) => ({
      id: `view-${view}`,
      name: messages.viewAs(collection.viewNames[view]),
      icon: VIEW_ICONS[view],
      act: () => void showView(view),
    })),
    {
      id: 'shuffle',
      name: sortOf(query) === 'random' ? shuffleAgain : messages.shuffle,
      icon: 'shuffle',
      act: () => showQuery(sortedBy(query, 'random')),
    },
    ...sortsOf(query)
      .filter((sort) => sort !== sortOf(query) && sort !== 'random')
      .map((sort) => ({
        id: `sort-${sort}`,
        name: messages.sortBy(sortNames[sort]),
        icon: 'arrow-up-down' as const,
        act: () => showQuery(sortedBy(query, sort)),
      })),
  ]
}

const sections = ({ role }: MeView): Command[] => [
  opens('settings', messages.settings(settings.accountTab), 'user'),
  opens('settings-security', messages.settings(settings.securityTab), 'shield'),
  opens('settings-appearance', messages.settings(settings.appearanceTab), 'settings'),
  opens('settings-data', messages.settings(settings.dataTab), 'arrow-up-down'),
  ...(role === 'admin' ? [opens('settings-admin', messages.settings(settings.adminTab), 'key')] : []),
]

/** Everything that can be done here: what concerns the open album or crate first. */
export const commandsFor = (scene: Scene): Command[] => [
  ...(scene.album ? albumCommands(scene.album) : []),
  ...(scene.crate ? crateCommands(scene.crate) : []),
  ...goes(),
  opens('add', actions.addAlbum, 'plus', 'addAlbum'),
  opens('import', header.importFromBandcamp, 'download'),
  opens('files', header.importExport, 'arrow-up-down'),
  opens('tags', tags.manage, 'tag'),
  opens('new-crate', crates.newCrate, 'folder-plus'),
  ...plays(),
  ...shows(scene),
  opens('duplicates', header.duplicates, 'copies'),
  opens('settings-trash', settings.trash, 'trash'),
  ...sections(scene.me),
  ...THEMES.map((theme) => ({
    id: `theme-${theme}`,
    name: messages.theme(themes[theme]),
    icon: THEME_ICONS[theme],
    act: () => chooseTheme(theme),
  })),
  opens('keys', actions.theseKeys, 'keyboard', 'theseKeys'),
  ...(isDemo
    ? []
    : [
        {
          id: 'leave',
          name: header.logOut,
          icon: 'log-out' as const,
          act: () => void import('../header/log-out.ts').then(({ logOut }) => logOut(), sayNotLoaded),
        },
      ]),
]
