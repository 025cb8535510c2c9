// What other features may import.
export { exportSelected, startExport } from './start-export.ts'
