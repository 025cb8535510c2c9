import { DialogTitle } from '@headlessui/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import { onDiskOf } from '#domain/albums/on-disk.ts'
import { useAlbumDetails } from '#islands/data/api/album-details-api.ts'
import { albumElement, markDownloaded, markHeard } from '#islands/features/list/public.ts'
import { usePreview } from '#islands/features/player/public.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { DialogShell } from '#islands/ui/dialog.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/album-page.ts'
import { heardAlbum } from '#locales/collection.ts'
import { heard } from '#locales/diary.ts'
import * as downloads from '#locales/downloads.ts'
import { BandcampLink } from '../bandcamp-link.tsx'
import { Rating } from '../rating.tsx'
import type { HoldingCrate } from './crate-links.tsx'
import { CratesPart } from './crates-part.tsx'
import { EventsPart } from './events-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { MoreAlbums } from './more-albums.tsx'
import { NoteField } from './note-field.tsx'
import { Section } from './section.tsx'
import { AlbumRating, AlbumTitle, SleeveLayout } from './sleeve-layout.tsx'
import { TagsPart } from './tags-part.tsx'
import { TracksPart } from './tracks-part.tsx'

type AlbumSleeveProps = {
  album: AlbumView
  /** The parts that the server rendered. */
  rendered?: { details: AlbumDetails; crates: HoldingCrate[] }
  isOver: boolean
  bar: ReactNode
}

const NO_CRATES: HoldingCrate[] = []

/** An album with all its data, to read and to edit. */
export const AlbumSleeve = ({ bar, ...shown }: AlbumSleeveProps) => (
  <SleeveLayout
    isOver={shown.isOver}
    bar={bar}
    cover={<LargeCover key={shown.album.id} {...shown} />}
    below={shown.isOver ? undefined : <TracksOf key={shown.album.id} {...shown} />}
  >
    <Parts key={shown.album.id} {...shown} />
  </SleeveLayout>
)

function LargeCover({ album, isOver }: Omit<AlbumSleeveProps, 'bar'>) {
  const preview = usePreview(album)
  // Shows the picture that the list has already loaded, until the larger one has loaded.
  const behind = useMemo(
    () => (isOver ? albumElement(album.id)?.querySelector<HTMLImageElement>('.cover img')?.currentSrc : undefined),
    [album.id, isOver],
  )
  const [isLarge, setLarge] = useState(false)
  const { title, artist, coverUrl } = album
  const turn = (label: string, classes: string) => (
    <button type="button" className={classes} aria-label={label} onClick={() => setLarge(!isLarge)} />
  )
  return (
    <>
      <Cover title={title} artist={artist} coverUrl={coverUrl} size={608} eager>
        {behind && <img className=":uno: absolute inset-0 -z-1" src={behind} alt="" referrerPolicy="no-referrer" />}
        {turn(messages.enlargeCover, ':uno: [.cover:has(.sleeve)_&]:hidden absolute inset-0 cursor-zoom-in')}
        {preview.playButton}
      </Cover>
      <DialogShell open={isLarge} onClose={() => setLarge(false)} width="window" layout="grid place-content-center">
        <DialogTitle className="sr-only" {...written}>
          {title}
        </DialogTitle>
        <div className="w-[min(100vw,100dvh)]">
          <Cover title={title} artist={artist} coverUrl={coverUrl} size={1200} eager />
        </div>
        {turn(messages.close, ':uno: absolute inset-0 cursor-zoom-out focus-visible:outline-offset--4px')}
      </DialogShell>
    </>
  )
}

/** Marks an album of the collection as downloaded or not. */
function DownloadedButton({ album }: { album: AlbumView }) {
  const state = onDiskOf(album)
  const isDownloaded = state === 'whole'
  if (album.list === 'wishlist' && state === 'missing') return null
  const unmarked =
    state === 'missing' ? downloads.markDownloaded : downloads.partOnDisk(album.downloadedTracks ?? 0, album.trackCount)
  return (
    <Button
      look="meta-link"
      icon={isDownloaded ? 'circle-check' : 'arrow-down-to-line'}
      text={isDownloaded ? downloads.downloaded : unmarked}
      title={isDownloaded ? downloads.unmarkAlbum(album.title) : downloads.markAlbum(album.title)}
      onClick={() => void markDownloaded([album], !isDownloaded)}
    />
  )
}

/** Over the list, the panels are as high as the window; on its own page, the tracks are below the cover. */
function TracksOf({ album, rendered }: Pick<AlbumSleeveProps, 'album' | 'rendered'>) {
  const { data, error, mutate } = useAlbumDetails(album.id)
  return (
    <TracksPart album={album} details={data ?? rendered?.details}>
      {error && <LoadProblem error={error} onRetry={() => void mutate()} />}
    </TracksPart>
  )
}

function Parts({ album, rendered, isOver }: Omit<AlbumSleeveProps, 'bar'>) {
  const { data, mutate } = useAlbumDetails(album.id)
  const details = data ?? rendered?.details
  const isOlder = data && data.version !== album.version && (data.rating !== album.rating || data.list !== album.list)
  useEffect(() => {
    if (isOlder) void mutate()
  }, [isOlder, mutate])
  return (
    <>
      <AlbumTitle album={album} isOver={isOver} />
      <AlbumRating>
        <Rating album={album} size="l" />
        <span className="flex max-tiny:flex-wrap items-center gap-4">
          <Button
            look="meta-link"
            icon="heard"
            text={heard}
            title={heardAlbum(album.title)}
            onClick={() => markHeard(album)}
          />
          <DownloadedButton album={album} />
          <BandcampLink className="meta-link" album={album} />
        </span>
      </AlbumRating>
      <TagsPart album={album} />
      <NoteField album={album} />
      <Section title={messages.crates}>
        <CratesPart album={album} rendered={rendered?.crates ?? NO_CRATES} />
      </Section>
      <FactsPart album={{ ...details, ...album }} />
      {isOver && <TracksOf album={album} rendered={rendered} />}
      <HistoryPart album={album} details={details}>
        {!isDemo && <EventsPart albumId={album.id} />}
      </HistoryPart>
      <MoreAlbums album={album} />
    </>
  )
}
