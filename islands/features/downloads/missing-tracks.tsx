import { useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { missingTracks } from '#domain/albums/missing-tracks.ts'
import { useAlbumDetails } from '#islands/data/api/album-details-api.ts'
import { FoldButton } from '#islands/ui/folded.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/downloads.ts'

type MissingTracksProps = { album: AlbumView; files: readonly string[] }

/** The tracks of an album that are not among these files, read when unfolded. */
export function MissingTracks({ album, files }: MissingTracksProps) {
  const [isFolded, setFolded] = useState(true)
  return (
    <>
      <FoldButton
        className="max-sm:min-h-touch text-meta"
        isFolded={isFolded}
        text={messages.missingTracks}
        onFold={setFolded}
      />
      {!isFolded && <Tracks album={album} files={files} />}
    </>
  )
}

function Tracks({ album, files }: MissingTracksProps) {
  const { data, error, mutate } = useAlbumDetails(album.id)
  if (error) return <LoadProblem error={error} onRetry={() => void mutate()} />
  if (!data) return null
  const missing = missingTracks(data.tracks, files)
  if (missing.length === 0)
    return <p className="hint">{data.tracks.length === 0 ? messages.tracksUnknown : messages.noneMissing}</p>
  return (
    <ol className="text-small text-ink-2" aria-label={messages.of(messages.missingTracks, album.title)}>
      {missing.map(({ number, title }) => (
        <li key={`${number}${title}`} {...written}>
          {`${number}. ${title}`}
        </li>
      ))}
    </ol>
  )
}
