export { MOST_TABS, openTabs, pagesOf } from './open-in-bandcamp.ts'
export { togglePick } from './pick-by-mouse.ts'
export { startSelecting } from './start-selecting.ts'
