// What other features may import.

export { pressPlayerKey } from './play-keys.ts'
export { type Preview, usePreview } from './use-preview.tsx'
