import type { AlbumView } from '#domain/albums/album.ts'
import { offline } from '#islands/data/connection.ts'
import { pageAccount } from '#islands/data/store/device.ts'
import { knownAlbums } from '#islands/data/store/records.ts'
import { onTabNews, tellTabs } from '#islands/data/tabs.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { pleaseTryAgain } from '#locales/phrases.ts'
import * as messages from '#locales/player.ts'
import { canPlay, playsWhole } from './can-play.ts'
import { countHeard } from './count-heard.ts'
import { createPlayer } from './create-player.ts'
import { findParts } from './find-parts.ts'
import { announceAlbum, announcePosition, announceSound } from './media-session.ts'
import { keepPlace, keptPlace } from './place.ts'
import { createSound } from './sound.ts'

/** How often the position is stored during playback, in seconds. */
const KEPT_EVERY = 5

// A page that only shows what another one played stores nothing.
let hasPlayed = false
let keptTime = 0

const keep = () => {
  if (!hasPlayed) return
  keptTime = player.sound.get().time
  keepPlace(pageAccount(), player.place())
}
/** The same, unless the data of this device was deleted meanwhile. */
const keepOn = () => keptPlace(pageAccount()) && keep()

/** The player of this page. */
export const player = createPlayer({
  makeSound: createSound,
  find: findParts,
  canPlay,
  countTracks: (album) => (album && playsWhole(album) ? Math.max(1, album.trackCount ?? 1) : 1),
  goOnWith(played) {
    const others = (knownAlbums() ?? []).filter(
      (album) => album.list === 'collection' && canPlay(album) && !played.has(album.id),
    )
    return others[Math.floor(Math.random() * others.length)] ?? null
  },
  isOffline: offline.get,
  random: Math.random,
  say: {
    skipped: (titles) => void showToast({ kind: 'info', title: messages.skipped(titles), text: messages.playFailed }),
    failed: (error) =>
      void showToast({ kind: 'error', title: messages.playFailed, text: error ? errorText(error) : pleaseTryAgain }),
    offline: () => void showToast({ kind: 'info', title: messages.offline, text: messages.offlineText }),
    silent: () => void showToast({ kind: 'error', title: messages.silent, text: messages.silentText }),
    nothing: () => void showToast({ kind: 'info', title: messages.nothing, text: messages.nothingText }),
  },
  onSound(isPlaying) {
    announceSound(isPlaying)
    if (!isPlaying) return void keepOn()
    hasPlayed = true
    keep()
    tellTabs({ kind: 'plays' })
  },
  onAlbum(album: AlbumView | null, track: string) {
    announceAlbum(album && { ...album, title: track || album.title, album: album.title }, player)
    if (album) keep()
    else keepPlace(pageAccount(), null)
  },
  onTime(tracks) {
    const sound = player.sound.get()
    const { time, length } = sound
    announcePosition(time, length)
    countHeard(player.get(), sound, tracks)
    if (Math.abs(time - keptTime) >= KEPT_EVERY) keepOn()
  },
})

// Another tab is playing.
onTabNews((news) => void (news.kind === 'plays' && player.pause()))
addEventListener('pagehide', keepOn)
