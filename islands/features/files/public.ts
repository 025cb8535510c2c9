// What other features may import.
export { currentJob } from './file-job.ts'
