import { useEffect, useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { restoreAlbums } from '#islands/data/api/trash-api.ts'
import { refresh } from '#islands/data/pull/refresh.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { openDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { StaleChoice } from '#islands/ui/stale-choice.tsx'
import { releaseDialog } from '#islands/ui/unsaved.ts'
import * as messages from '#locales/album-form.ts'

/** The reason why an album was not saved. */
export type SaveProblem =
  | { kind: 'stale'; fresh: AlbumView }
  | { kind: 'there'; message: string; album: AlbumView; inTrash: boolean }
  | { kind: 'other'; message: string }

export function problemOf(error: unknown): SaveProblem {
  const message = errorText(error)
  if (!(error instanceof ApiError)) return { kind: 'other', message }
  const album = error.details.album as AlbumView | undefined
  if (album && error.code === 'stale') return { kind: 'stale', fresh: album }
  if (album && error.code === 'already-there') {
    return { kind: 'there', message, album, inTrash: error.details.inTrash === true }
  }
  return { kind: 'other', message }
}

function open(album: AlbumView) {
  releaseDialog()
  openDialog('edit', album.id)
}

async function restore(album: AlbumView) {
  try {
    await restoreAlbums([album.id])
    open(album)
  } catch (error) {
    showError(messages.restoreFailed, error)
  }
}

type SaveProblemAlertProps = {
  problem: SaveProblem
  onMine: (version: number) => void
  onOther: (fresh: AlbumView) => void
}

export function SaveProblemAlert({ problem, onMine, onOther }: SaveProblemAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem scrolls into view
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={box} className="alert alert-danger" role="alert">
      <Icon name="circle-alert" />
      <div>
        {problem.kind === 'stale' && (
          <StaleChoice
            onMine={() => onMine(problem.fresh.version)}
            onOther={() => {
              void refresh()
              onOther(problem.fresh)
            }}
          >
            {messages.changedElsewhere}
          </StaleChoice>
        )}
        {problem.kind === 'there' && (
          <>
            <p>{messages.alreadyExists(problem.message)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                text={problem.inTrash ? messages.restore : messages.open}
                onClick={() => (problem.inTrash ? restore(problem.album) : open(problem.album))}
              />
            </div>
          </>
        )}
        {problem.kind === 'other' && <p>{problem.message}</p>}
      </div>
    </div>
  )
}
