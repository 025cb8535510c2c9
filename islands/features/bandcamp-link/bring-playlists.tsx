import { useState } from 'react'
import type { PlaylistContent, PlaylistView } from '#domain/imports/playlist.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { createCrate } from '#islands/data/api/crate-changes-api.ts'
import { readPlaylist, usePlaylists } from '#islands/data/api/playlists-api.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { closeDialog, showQuery } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { albumName, NamedList } from '#islands/ui/named-list.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/bandcamp-link.ts'
import { created, updateFailed } from '#locales/crate-dialogs.ts'
import { bringPlaylists } from '#locales/crates.ts'
import { trackCount } from '#locales/ui.ts'

/** A crate that was made of a playlist, unless none of its albums is here. */
type Brought = PlaylistContent & { crateId: number | null }

/** The person's playlists at Bandcamp, each of which becomes a crate. */
export function BringPlaylists({ isOpen }: { isOpen: boolean }) {
  const { data: lists, error, mutate } = usePlaylists(isOpen)
  const [brought, setBrought] = useState<Brought | null>(null)
  const { isBusy, run } = useAction()
  const bring = ({ id }: PlaylistView) =>
    run(messages.bringFailed, async () => {
      const content = await readPlaylist(id)
      const { name, albumIds } = content
      const crate = albumIds.length > 0 ? await createCrate({ name, albumIds }) : null
      if (crate) offerUndo({ title: created, text: name }, updateFailed, [{ call: 'delete-crate', id: crate.id }])
      if (crate && content.missing.length === 0) show(crate.id)
      else setBrought({ ...content, crateId: crate?.id ?? null })
    })
  const show = (crate: number) => showQuery({ ...DEFAULT_QUERY, crate })
  if (brought) {
    const { crateId, name, albumIds, missing } = brought
    return (
      <Dialog
        open={isOpen}
        onClose={closeDialog}
        title={bringPlaylists}
        footer={
          <>
            <Button look="btn-ghost" text={messages.otherPlaylists} onClick={() => setBrought(null)} />
            {crateId !== null && (
              <Button look="btn-primary" data-autofocus text={messages.showCrate} onClick={() => show(crateId)} />
            )}
          </>
        }
      >
        <div className="stack">
          <p>{messages.broughtIn(name, albumIds.length)}</p>
          <NamedList text={messages.notHere} names={missing.map(albumName)} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={bringPlaylists}>
      <div className="min-h-90">
        {error && <LoadProblem error={error} onRetry={() => void mutate()} />}
        {!lists && !error && <Progress label={messages.playlistsLoading} />}
        {lists && (
          <p className="mb-3 text-small text-ink-2">{lists.length > 0 ? messages.bringText : messages.noPlaylists}</p>
        )}
        <ul>
          {lists?.map((list) => (
            <li key={list.id} className="setting-row">
              <span className="min-w-0 flex-1">
                <span className="block break-anywhere" {...written}>
                  {list.name}
                </span>
                {list.songs !== null && <span className="text-small text-ink-2">{trackCount(list.songs)}</span>}
              </span>
              <Button
                text={messages.bring}
                aria-label={messages.bringCalled(list.name)}
                disabled={isBusy}
                onClick={() => bring(list)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
