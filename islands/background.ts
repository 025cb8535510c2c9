// What works in the background of the collection page; it loads after the page.
export { ImportNews } from './import/import-news.ts'
export { SessionGuard } from './session/session-guard.tsx'
