// What other features may import.

export { FactsPart } from './facts-part.tsx'
export { openPopover, type PopoverKind } from './popover-store.ts'
export { TitleLevel } from './section.tsx'
export { AlbumRating, AlbumTitle, SleeveLayout } from './sleeve-layout.tsx'
export { useStillPage } from './use-still-page.ts'
export { useSwipe } from './use-swipe.ts'
