import { useEffect } from 'react'
import { pageAccount } from '#islands/data/store/device.ts'
import { readRecords } from '#islands/data/view/use-records.ts'
import { nowPlaying } from './now-playing.ts'
import { keptPlace } from './place.ts'
import { withPlayer } from './play.ts'

/** Shows what was playing on this device another time, paused. */
async function resume(): Promise<void> {
  const place = keptPlace(pageAccount())
  if (!place || nowPlaying.get()) return
  const { albums } = await readRecords()
  await withPlayer((player) => {
    if (nowPlaying.get() === null) player.restore(place, albums)
  })
}

/** Does so once, when the page has loaded. */
export function ResumePlayer(): null {
  useEffect(() => {
    // Without the records there is nothing to show.
    resume().catch(() => undefined)
  }, [])
  return null
}
