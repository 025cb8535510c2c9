export { MOST_TABS, openTabs, pagesOf } from './open-in-bandcamp.ts'
