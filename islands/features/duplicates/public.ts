// What other features may import.
export { DuplicatesAfterImport } from './after-import.tsx'
