import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { playPreview } from '#locales/album/card.ts'
import * as messages from '#locales/player.ts'
import { nowPlaying } from './now-playing.ts'
import { playAlbum, preloadPlayer, withPlayer } from './play.ts'

/** The button that plays the preview of an album; `toggle` only if it is in the dock. */
export type Preview = { playButton: ReactNode; toggle: ReactNode }

export function usePreview(album: AlbumView): Preview {
  const isCurrent = nowPlaying.use((now) => now?.albumId === album.id, false)
  const playButton = (album.hasPreview || isCurrent) && <PlayButton album={album} />
  return { playButton, toggle: isCurrent ? playButton : null }
}

function PlayButton({ album }: { album: AlbumView }) {
  const state = nowPlaying.use((now) => (now?.albumId === album.id ? now.state : null), null)
  const label = state === 'playing' ? messages.pause : state === 'paused' ? messages.play : playPreview
  const press = () => void (state === null ? playAlbum(album) : withPlayer((player) => player.toggle()))
  return (
    <button
      type="button"
      className="play :uno: [.compact_&]:(bottom-auto left-0 top-[calc(50%-18px)]) max-sm:[.compact_&]:(-left-1 top-[calc(50%-22px)] border-4 border-transparent bg-clip-padding) media-no-hover:[.compact_&:not([data-state])]:hidden data-[state]:text-accent [.compact-row:not(:hover,:focus-within)>&:not([data-state])]:opacity-0"
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
