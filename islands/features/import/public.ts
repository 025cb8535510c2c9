// What other features may import.

export { FIGURE_STYLES } from './figure-styles.tsx'
export { PastImports } from './past-imports.tsx'
export { SeeOnWall } from './see-on-wall.tsx'
export { SpokenProgress } from './spoken-progress.tsx'
export { showStarted } from './start-imports.ts'
export { UndoImport } from './undo-import.tsx'
