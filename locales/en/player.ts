export const player = 'Player'
export const preview = (album: string) => `Preview of ${album}`
export const play = (album: string) => `Play the preview of ${album}`
export const pause = (album: string) => `Pause the preview of ${album}`
export const playAll = 'Play all'
// In the dock.
export const playButton = 'Play'
export const pauseButton = 'Pause'
export const previous = 'Previous preview'
export const next = 'Next preview'
export const shuffle = 'Shuffle'
export const closePlayer = 'Close player'
export const nowPlaying = (album: string, artist: string) => `Now playing: ${album} by ${artist}`
export const position = 'Position'
/** Both are times such as 1:07. */
export const playedOf = (played: string, length: string) => `${played} of ${length}`
export const mute = 'Mute'
export const volume = 'Volume'
export const volumePercent = (percent: number) => `${percent}%`

// Toasts.
export const playFailed = 'The preview could not be played'
export const skipped = (album: string) => `Skipped ${album}`
export const offline = 'You are offline'
export const offlineText = 'Previews play when the connection is back.'
export const nothing = 'Nothing to play'
export const nothingText = 'None of these albums has a preview.'
export const silent = 'No audio output'
export const silentText = 'Connect speakers or headphones, then press play again.'
