import { lazyCode } from '#islands/lib/lazy.ts'

// What only an open crate shows: its code loads when one is, or in advance. The server has it.
export const CRATE_HEAD = lazyCode(() => import('./crate-head.tsx'))
export const CRATE_ALBUM_MENU = lazyCode(async () => (await import('./crate-album-menu.tsx')).CrateAlbumMenu)

export const loadCrate = (): Promise<unknown> => Promise.all([CRATE_HEAD.load(), CRATE_ALBUM_MENU.load()])
