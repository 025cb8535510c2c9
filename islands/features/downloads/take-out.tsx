import type { AlbumView } from '#domain/albums/album.ts'
import { itemLine } from '#domain/albums/folder-names.ts'
import { onDiskOf } from '#domain/albums/on-disk.ts'
import { csvCells } from '#domain/files/csv-cells.ts'
import { saveFile } from '#islands/lib/save-file.ts'
import { Button } from '#islands/ui/button.tsx'
import * as messages from '#locales/downloads.ts'

const COLUMNS = ['title', 'artist', 'bandcampUrl', 'trackCount', 'downloadedTracks'] as const

const lineOf = (album: AlbumView) => csvCells(COLUMNS.map((column) => String(album[column] ?? '')))

/** Saves what is on disk as the list that downloaders skip, and what of the collection is missing there as CSV. */
export function TakeOut({ albums }: { albums: readonly AlbumView[] }) {
  const there = albums.filter((album) => onDiskOf(album) === 'whole')
  const listed = there.filter(({ itemId }) => itemId)
  const missing = albums.filter((album) => album.list === 'collection' && onDiskOf(album) !== 'whole')
  const save = (parts: string[], type: string, name: string) => saveFile(new Blob(parts, { type }), name)
  return (
    <section className="stack mt-4">
      <h3 className="text-label">{messages.takeOut}</h3>
      <p className="text-small text-ink-2">{messages.takeOutText}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          text={messages.takeOutThere(listed.length)}
          disabled={listed.length === 0}
          onClick={() => save(listed.map(itemLine), 'text/plain', 'ignores.txt')}
        />
        <Button
          text={messages.takeOutMissing(missing.length)}
          disabled={missing.length === 0}
          onClick={() => save([csvCells(COLUMNS), ...missing.map(lineOf)], 'text/csv', messages.missingFile)}
        />
      </div>
      {there.length > listed.length && <p className="hint">{messages.withoutNumber(there.length - listed.length)}</p>}
    </section>
  )
}
