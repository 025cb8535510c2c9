// What other features may import.
export { markHeard } from './mark-heard.ts'
