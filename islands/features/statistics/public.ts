// What other features may import.

export { Statistics } from './statistics.tsx'
export { ChartsButton } from './totals.tsx'
