import type { List } from '#domain/albums/album.ts'

/** What an instance of the fan import Workflow is started with. */
export type FanImportParams = { userId: string; importId: number; username: string; type: List; importTags: boolean }
