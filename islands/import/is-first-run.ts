import type { AlbumView } from '#domain/album.ts'
import { welcomeAlbumTitle } from '#locales/auth.ts'

/** Whether there is nothing yet but the welcome album. */
export const isFirstRun = ([only, ...others]: readonly AlbumView[]): boolean =>
  others.length === 0 && only?.title === welcomeAlbumTitle && only.bandcampUrl === ''
