import type { List } from '#domain/albums/album.ts'

/** What an instance of the import Workflow is started with for a fan's list; `isLook` says that it is a weekly look. */
export type FanImportParams = {
  userId: string
  /** The number of the database with the import and what it writes. */
  database: number
  importId: number
  username: string
  type: List
  importTags: boolean
  isLook: boolean
}

/** The same for the person's Bandcamp link. The login is read in each step, and is never part of what the engine stores. */
export type LinkImportParams = { userId: string; database: number; importId: number; source: 'link' }
