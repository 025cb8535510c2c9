import type { AlbumView, TrackView } from '#domain/albums/album.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { duration as durationText } from '#locales/album-page.ts'
import { nowPlaying } from './now-playing.ts'
import { playTrack, preloadPlayer } from './play.ts'

/** The tracks of an album that plays whole, each of which plays from there. */
export function TrackRows({ album, tracks }: { album: AlbumView; tracks: readonly TrackView[] }) {
  const now = nowPlaying.use((state) => (state?.albumId === album.id ? state : null), null)
  return (
    <ol className="-mx-2">
      {tracks.map((track) => (
        <li key={track.number}>
          <TrackRow album={album} track={track} state={now?.number === track.number ? now.state : null} />
        </li>
      ))}
    </ol>
  )
}

type TrackRowProps = { album: AlbumView; track: TrackView; state: 'finding' | 'playing' | 'paused' | null }

function TrackRow({ album, track: { number, title, artist, duration }, state }: TrackRowProps) {
  const icon = state === 'playing' ? 'pause' : 'play'
  return (
    <button
      type="button"
      className=":uno: group grid grid-cols-[28px_minmax(0,1fr)_auto] max-sm:min-h-touch min-h-8 w-full cursor-pointer items-center gap-2 rounded-control aria-[current]:(bg-over text-accent) hover:bg-over px-2 py-1 text-left"
      aria-current={state ? 'true' : undefined}
      aria-busy={state === 'finding' || undefined}
      onPointerEnter={preloadPlayer}
      onClick={() => void playTrack(album, number)}
    >
      <span className=":uno: grid min-h-5 items-center [[aria-current]>&]:text-accent text-ink-3 tabular-nums">
        <span
          className={state ? 'sr-only' : ':uno: group-hover:opacity-0 group-focus-visible:opacity-0 [grid-area:1/1]'}
        >
          {number}
        </span>
        <Icon
          name={icon}
          size={14}
          className={
            state
              ? ':uno: [grid-area:1/1]'
              : ':uno: group-hover:opacity-100 group-focus-visible:opacity-100 [grid-area:1/1] opacity-0'
          }
        />
      </span>
      <span className="break-anywhere">
        <bdi translate="no">{title}</bdi>
        {artist && (
          <span className="text-ink-3">
            {' · '}
            <bdi translate="no">{artist}</bdi>
          </span>
        )}
      </span>
      {duration !== undefined && <span className="text-ink-3 tabular-nums">{durationText(duration)}</span>}
    </button>
  )
}
