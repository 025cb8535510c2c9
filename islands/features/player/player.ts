import type { AlbumView } from '#domain/albums/album.ts'
import { findPreview } from '#islands/data/api/bandcamp-api.ts'
import { offline } from '#islands/data/connection.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { pleaseTryAgain } from '#locales/phrases.ts'
import * as messages from '#locales/player.ts'
import { createPlayer } from './create-player.ts'
import { announceAlbum, announceSound } from './media-session.ts'
import { createSound } from './sound.ts'

const channel = new BroadcastChannel('gatefold.player')

/** The player of this page. */
export const player = createPlayer({
  makeSound: createSound,
  find: findPreview,
  isOffline: offline.get,
  random: Math.random,
  say: {
    skipped: ({ title }) => void showToast({ kind: 'info', title: messages.skipped(title), text: messages.playFailed }),
    failed: (error) =>
      void showToast({ kind: 'error', title: messages.playFailed, text: error ? errorText(error) : pleaseTryAgain }),
    offline: () => void showToast({ kind: 'info', title: messages.offline, text: messages.offlineText }),
    silent: () => void showToast({ kind: 'error', title: messages.silent, text: messages.silentText }),
    nothing: () => void showToast({ kind: 'info', title: messages.nothing, text: messages.nothingText }),
  },
  onSound(isPlaying) {
    announceSound(isPlaying)
    if (isPlaying) channel.postMessage('playing')
  },
  onAlbum: (album: AlbumView | null, track: string) =>
    announceAlbum(album && { ...album, title: track || album.title, album: album.title }, {
      play: player.play,
      pause: player.pause,
      seekto: ({ seekTime }) => player.sound.seek(seekTime ?? 0),
      nexttrack: player.next,
      previoustrack: player.previous,
    }),
})

// Another tab plays.
channel.onmessage = player.pause
