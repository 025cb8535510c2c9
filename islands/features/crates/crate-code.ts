import { lazyCode } from '#islands/lib/lazy.ts'

// Code that only an open crate needs: it loads when one is open, or in advance. The server includes it.
export const CRATE_HEAD = lazyCode(() => import('./crate-head.tsx'))
export const CRATE_ALBUM_MENU = lazyCode(async () => (await import('./crate-album-menu.tsx')).CrateAlbumMenu)

export const loadCrate = (): Promise<unknown> => Promise.all([CRATE_HEAD.load(), CRATE_ALBUM_MENU.load()])
