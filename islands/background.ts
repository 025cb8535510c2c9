// What works in the background of the collection page; it loads after the page.
export { PasteAnywhere } from './album/paste-anywhere.ts'
export { ImportNews } from './import/import-news.ts'
export { ConnectionLine } from './offline/connection-line.tsx'
export { SessionGuard } from './session/session-guard.tsx'
