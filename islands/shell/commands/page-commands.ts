import { playSomething } from '#islands/features/player/play-something.ts'
import { openDialog } from '#islands/lib/location.ts'
import type { Command } from '#islands/ui/command.ts'
import { search } from '#locales/collection.ts'
import { actions } from '#locales/keys.ts'
import { playSomething as playSomethingName } from '#locales/player.ts'

/** The search field of the page; there is none where there are no albums. */
export const searchField = (): HTMLElement | null => document.querySelector('main :is([role=combobox], [type=search])')

/** The commands whose keys work on all pages. */
export const PAGE_COMMANDS = {
  search: { id: 'search', name: search, icon: 'search', key: 'search', act: () => searchField()?.focus() },
  add: { id: 'add', name: actions.addAlbum, icon: 'plus', key: 'addAlbum', act: () => openDialog('add') },
  something: {
    id: 'something',
    name: playSomethingName,
    icon: 'dice',
    key: 'playSomething',
    act: () => void playSomething(),
  },
  keys: { id: 'keys', name: actions.theseKeys, icon: 'keyboard', key: 'theseKeys', act: () => openDialog('keys') },
} as const satisfies Record<string, Command>
