export const preview = (album: string) => `Preview of ${album}`
export const play = (album: string) => `Play the preview of ${album}`
export const pause = (album: string) => `Pause the preview of ${album}`
export const playFailed = 'The preview could not be played'
export const position = 'Position'
/** Both are times such as 1:07. */
export const playedOf = (played: string, length: string) => `${played} of ${length}`
export const mute = 'Mute'
export const volume = 'Volume'
export const volumePercent = (percent: number) => `${percent}%`
