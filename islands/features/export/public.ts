// What other features may import.
export { exportFrom, exportSelected, startExport } from './start-export.ts'
