// What other features may import.

export { canPlay, playsWhole, usePlaysWhole } from './can-play.ts'
export { nowPlaying } from './now-playing.ts'
export { playAlbum, withPlayer } from './play.ts'
export { pressPlayerKey } from './play-keys.ts'
export { TrackRows } from './track-rows.tsx'
export { type Preview, usePreview } from './use-preview.tsx'
