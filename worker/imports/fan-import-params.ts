import type { List } from '#domain/albums/album.ts'

/** The parameters of the import Workflow for a fan's list; `isLook` marks a weekly look. */
export type FanImportParams = {
  userId: string
  /** The number of the database with the import and its records. */
  database: number
  importId: number
  username: string
  type: List
  importTags: boolean
  isLook: boolean
}

/** The same for the person's Bandcamp link. The login is read in each step, and never stored by the engine. */
export type LinkImportParams = { userId: string; database: number; importId: number; source: 'link' }
