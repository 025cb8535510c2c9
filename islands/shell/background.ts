// Background work of the collection page; loaded after the page.
export { PasteAnywhere } from '#islands/features/album/paste-anywhere.ts'
export { SyncLink } from '#islands/features/bandcamp-link/sync-link.ts'
export { SyncDaily } from '#islands/features/import/daily-sync.ts'
export { ImportNews } from '#islands/features/import/import-news.ts'
export { ConnectionLine } from '#islands/features/offline/connection-line.tsx'
export { ResumePlayer } from '#islands/features/player/resume-player.ts'
export { SessionGuard } from '#islands/features/session/session-guard.tsx'
