import type { SharedAlbum, SharedTrack } from '#domain/shares/shared-page.ts'
import { type TagColors, tagColor } from '#domain/tags/tag-color.ts'
import { Button } from '#islands/ui/button.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { written } from '#islands/ui/written.ts'
import { duration } from '#locales/album-page.ts'
import * as messages from '#locales/share.ts'
import { SharedCover } from './shared-cover.tsx'

export type ItemLook = {
  isList: boolean
  /** Whether the albums are wishes. */
  isWish: boolean
  tagColors: TagColors
  line: (album: SharedAlbum) => string
  gift: (album: SharedAlbum) => 'none' | 'free' | 'taken'
  isFirst: boolean
}

const of = (text: string, title: string) => messages.ofAlbum(text, title, srOnly)

/** An album of a share, in a wall below its cover, in a list beside it. */
export function SharedItem({ album, ...look }: ItemLook & { album: SharedAlbum }) {
  return look.isList ? (
    <li className=":uno: grid grid-cols-[minmax(0,240px)_minmax(0,1fr)] max-sm:(grid-cols-[104px_minmax(0,1fr)] gap-x-4 py-5) max-tiny:(grid-cols-1 gap-y-3) gap-x-8 border-t border-line py-8">
      <div>
        <div className="cover">
          <SharedCover album={album} sizes="(width < 600px) 104px, 240px" isFirst={look.isFirst} />
        </div>
      </div>
      <Words album={album} {...look} />
    </li>
  ) : (
    <li className="min-w-0">
      <div className="cover">
        <SharedCover album={album} sizes="(width < 600px) 46vw, 300px" isFirst={look.isFirst} />
      </div>
      <Words album={album} {...look} />
    </li>
  )
}

function Words({ album, isList, isWish, tagColors, line, gift }: ItemLook & { album: SharedAlbum }) {
  const { title, artist, url, rating, tags = [], notes, tracks = [], player } = album
  const facts = line(album)
  // A card on paper only has room for title, artist and stars.
  const more = isList ? '' : 'print:hidden'
  return (
    <div className={isList ? 'min-w-0' : 'mt-3'}>
      <h2 className={isList ? 'text-heading break-anywhere' : 'text-record break-anywhere'} {...written}>
        {title}
      </h2>
      <p className="break-anywhere text-ink-2" {...written}>
        {artist}
      </p>
      {facts && <p className={`mt-0.5 break-anywhere text-meta text-ink-3 ${more}`}>{facts}</p>}
      {rating !== undefined && <Stars className="mt-1" value={rating} label={title} />}
      {tags.length > 0 && (
        <div className={`mt-2 flex flex-wrap gap-1 ${more}`}>
          {tags.map((tag) => (
            <span key={tag} className={`chip ${tagColor(tag, tagColors)}`} {...written}>
              {tag}
            </span>
          ))}
        </div>
      )}
      {notes && (
        <p
          className={
            isList
              ? 'mt-4 max-w-64ch whitespace-pre-line break-anywhere text-18px leading-7 max-sm:text-16px max-sm:leading-6'
              : 'print:hidden mt-2 whitespace-pre-line break-anywhere text-small'
          }
          {...written}
        >
          {notes}
        </p>
      )}
      {tracks.length > 0 && <Tracks tracks={tracks} artist={artist} className={more} />}
      {(url || player) && (
        <p className=":uno: -ml-2.5 mt-2 print:hidden flex flex-wrap items-center gap-x-1">
          {url && (
            <a className="btn btn-ghost" href={url} rel="noopener nofollow">
              {of(isWish ? messages.buy : messages.listen, title)}
            </a>
          )}
          {player && (
            <Button
              look="btn-ghost"
              className="hidden media-script:inline-flex"
              text={of(messages.play, title)}
              data-play={player}
              data-title={messages.playerTitle(title)}
              data-look=":uno: col-span-full mt-3 h-30 w-full border-0"
            />
          )}
        </p>
      )}
      <Gift album={album} state={gift(album)} />
    </div>
  )
}

type TracksProps = { tracks: SharedTrack[]; artist: string; className: string }

const Tracks = ({ tracks, artist, className }: TracksProps) => (
  <details className={`mt-2 max-w-64ch text-small ${className}`}>
    <summary className=":uno: max-sm:(min-h-touch leading-11) min-h-6 cursor-pointer text-ink-2">
      {messages.tracks(tracks.length)}
    </summary>
    <ol className="mt-1">
      {tracks.map((track, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tracks stay in their order
        <li key={index} className=":uno: flex justify-between gap-3 border-t border-line py-1">
          <span className="min-w-0 break-anywhere">
            <bdi translate="no">{track.title}</bdi>
            {track.artist && track.artist !== artist && (
              <span className="text-ink-3">
                {' '}
                <bdi translate="no">{track.artist}</bdi>
              </span>
            )}
          </span>
          {track.duration !== null && <span className="text-ink-3">{duration(track.duration)}</span>}
        </li>
      ))}
    </ol>
  </details>
)

/** The button by which a guest removes their mark from the album. */
export const ReleaseButton = ({ title }: Pick<SharedAlbum, 'title'>) => (
  <Button look="btn-ghost" text={of(messages.release, title)} data-release="" />
)

/** The states of an album in a gift list; the script shows the one for this browser. */
function Gift({ album: { id, title }, state }: { album: SharedAlbum; state: ReturnType<ItemLook['gift']> }) {
  if (state === 'none') return null
  return (
    <div className=":uno: mt-2 print:hidden" data-gift={id} data-taken={state === 'taken' || undefined}>
      <p className=":uno: min-h-9 flex items-center text-ink-3" data-when="taken" hidden={state !== 'taken'}>
        {messages.taken}
      </p>
      <p data-when="free" hidden={state === 'taken'}>
        <Button className="hidden media-script:inline-flex" text={of(messages.give, title)} data-give="" />
      </p>
      <p className=":uno: flex flex-wrap items-center gap-x-2 text-accent" data-when="mine" hidden>
        {messages.yours}
        <ReleaseButton title={title} />
      </p>
    </div>
  )
}
