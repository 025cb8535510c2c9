import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/collection.ts'
import { useCanPlay, usePlaysWhole } from './can-play.ts'
import { nowPlaying } from './now-playing.ts'
import { playAlbum, preloadPlayer, withPlayer } from './play.ts'

/** The button that plays an album or its preview; `toggle` only if it is in the dock. */
export type Preview = { playButton: ReactNode; toggle: ReactNode }

export function usePreview(album: AlbumView): Preview {
  const isCurrent = nowPlaying.use((now) => now?.albumId === album.id, false)
  const hasSound = useCanPlay(album)
  const playButton = (hasSound || isCurrent) && <PlayButton album={album} />
  return { playButton, toggle: isCurrent ? playButton : null }
}

function PlayButton({ album }: { album: AlbumView }) {
  const state = nowPlaying.use((now) => (now?.albumId === album.id ? now.state : null), null)
  const labels = usePlaysWhole(album) ? messages.albumLabels : messages.previewLabels
  const label = labels[state === 'playing' ? 'pause' : state === 'paused' ? 'play' : 'start']
  const press = () => void (state === null ? playAlbum(album) : withPlayer((player) => player.toggle()))
  return (
    <button
      type="button"
      className="play :uno: [.compact_&]:(bottom-auto left-0 top-[calc(50%-12px)] size-6) max-sm:[.compact_&]:(-left-1 top-[calc(50%-22px)] size-touch border-4 border-transparent bg-clip-padding) media-no-hover:[.compact_&:not([data-state])]:hidden data-[state]:text-accent [[data-album]:not(:hover,:focus-within)_&:not([data-state])]:media-hover:opacity-0"
      data-state={state ?? undefined}
      aria-label={label(album.title)}
      aria-busy={state === 'finding'}
      onPointerEnter={preloadPlayer}
      onClick={press}
    >
      <Icon name={state === 'playing' ? 'pause' : 'play'} />
    </button>
  )
}
