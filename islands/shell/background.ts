// What works in the background of the collection page; it loads after the page.
export { PasteAnywhere } from '#islands/features/album/paste-anywhere.ts'
export { ImportNews } from '#islands/features/import/import-news.ts'
export { ConnectionLine } from '#islands/features/offline/connection-line.tsx'
export { SessionGuard } from '#islands/features/session/session-guard.tsx'
