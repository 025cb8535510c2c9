import { LIMITS } from '#domain/limits.ts'
import { isLinked } from '#islands/data/api/bandcamp-link-api.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { albumName, NamedList } from '#islands/ui/named-list.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import * as messages from '#locales/bandcamp-link.ts'
import { notFound } from '#locales/crate-dialogs.ts'
import { bringPlaylists } from '#locales/crates.ts'
import { cancel, done } from '#locales/phrases.ts'
import { BringPlaylists } from './bring-playlists.tsx'
import { goOn, makePlaylist, making, remove, stop } from './make-playlist.ts'

/** With a crate's id, makes a playlist of it at Bandcamp; without one, makes crates of the playlists there. */
export function PlaylistDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const hasLink = isLinked.use()
  const crate = useCrates(rendered).find((one) => one.id === id)
  const known = making.use()
  const made = known && (known.crate.id === id || /^(?:running|stopping)$/.test(known.state)) ? known : null
  const title = id === null ? bringPlaylists : messages.makeTitle
  if (hasLink && id === null) return <BringPlaylists isOpen={isOpen} />
  if (hasLink && made) return <Making isOpen={isOpen} {...made} />
  const footer = (
    <>
      <Button look="btn-ghost" text={cancel} onClick={closeDialog} />
      {!hasLink && (
        <DialogLink className="btn btn-primary" to="settings-bandcamp">
          {messages.title}
        </DialogLink>
      )}
      {hasLink && crate && (
        <Button look="btn-primary" data-autofocus text={messages.make} onClick={() => makePlaylist(crate)} />
      )}
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={title} width={420} footer={footer}>
      <p className="text-ink-2">
        {!hasLink ? messages.playlistsNeedLink : crate ? messages.makeText(crate.name, LIMITS.playlistSongs) : notFound}
      </p>
    </Dialog>
  )
}

type MakingProps = NonNullable<ReturnType<typeof making.get>> & { isOpen: boolean }

function Making({ isOpen, crate, state, playlist, albums, at, refused, problem, leftOut, tracks }: MakingProps) {
  const isRunning = state === 'running' || state === 'stopping'
  const close = () => {
    if (state === 'made' || (state === 'stopped' && !playlist)) making.set(null)
    closeDialog()
  }
  const progress = albums && messages.albumsDone(at, albums.length)
  const [text, act] = isRunning
    ? [state === 'stopping' ? messages.stopping : cancel, stop]
    : state === 'made'
      ? [done, close]
      : [messages.goOn, () => void goOn()]
  // One button, which keeps the focus.
  const footer = (
    <>
      {!isRunning && playlist && (
        <Button look="btn-danger-ghost" text={messages.deletePlaylist} onClick={() => remove(playlist)} />
      )}
      <Button
        look={isRunning ? 'btn-outline' : 'btn-primary'}
        data-autofocus
        text={text}
        aria-disabled={state === 'stopping' || undefined}
        onClick={act}
      />
    </>
  )
  return (
    <Dialog open={isOpen} onClose={close} title={messages.makeTitle} width={420} footer={footer}>
      <div className="stack" role="status">
        {isRunning && (
          <div>
            <p className="mb-3 text-small text-ink-2">{messages.makingOf(crate.name)}</p>
            <Progress label={messages.makeTitle} value={albums && at / albums.length} text={progress} />
            <p key={at} className="mt-3 text-small tabular-nums">
              {progress}
            </p>
          </div>
        )}
        {state === 'stopped' && (
          <p className="alert alert-danger">
            <Icon name="circle-alert" />
            <span>{problem ?? messages.stopped}</span>
          </p>
        )}
        {state === 'made' && playlist && <p>{messages.madeText(playlist.name, tracks)}</p>}
        <NamedList text={messages.leftOut(LIMITS.playlistSongs)} names={leftOut.map(albumName)} />
        <NamedList text={messages.refusedTracks} names={refused} />
      </div>
    </Dialog>
  )
}
