import type { ImportView } from '#domain/imports/fan-import.ts'
import { shareDone } from '#islands/lib/share-done.ts'
import { Progress } from '#islands/ui/progress.tsx'
import { SECOND, useNow } from '#islands/ui/use-now.ts'
import * as messages from '#locales/import.ts'
import * as progress from '#locales/import-progress.ts'
import { FIGURE_STYLES } from './figure-styles.tsx'
import { type ImportPace, paceOf, secondsLeft } from './import-pace.ts'
import { roughTime } from './rough-time.ts'

const percentText = (share: number) => messages.percent(Math.floor(share * 100))

function read({ seen, found, phase }: ImportPace, isOver: boolean) {
  if (isOver) return messages.readInAll(seen, FIGURE_STYLES)
  if (found > 0) return messages.readOfFound(seen, found, FIGURE_STYLES)
  return phase === 'fan' ? FIGURE_STYLES.small(messages.notKnownYet) : messages.readSoFar(seen, FIGURE_STYLES)
}

/** The progress of an import: albums by Bandcamp's count, then tags, and the remaining time. */
export function ImportFigures({ shown, isOver }: { shown: ImportView; isOver: boolean }) {
  const pace = paceOf(shown)
  const { seen, found, tagged, toTag } = pace
  const isTagging = pace.phase === 'tags' && !isOver
  return (
    <>
      <div className="figures">
        {read(pace, isOver)}
        {found > 0 && !isOver && !isTagging && (
          <span className="ml-auto text-ink-2">{percentText(shareDone(seen, found))}</span>
        )}
      </div>
      {!isOver && !isTagging && (
        <Progress
          label={messages.albumsBar}
          value={found > 0 ? shareDone(seen, found) : undefined}
          text={found > 0 ? progress.albumsDone(seen, found) : progress.albumsSoFar(seen)}
        />
      )}
      {isTagging && (
        <>
          <div className="figures mb-1.5 mt-3 text-small">
            <span>{messages.tags}</span>
            <span className="ml-auto text-ink-2">{messages.tagsRead(tagged, toTag)}</span>
          </div>
          <Progress
            label={messages.tagsBar}
            value={toTag > 0 ? shareDone(tagged, toTag) : undefined}
            text={toTag > 0 ? progress.tagsDone(tagged, toTag) : progress.tagsSoFar(tagged)}
          />
        </>
      )}
      {!isOver && <Doing shown={shown} />}
    </>
  )
}

function Doing({ shown }: { shown: ImportView }) {
  const now = useNow(SECOND)
  const { phase, share } = paceOf(shown)
  return (
    <p className=":uno: mt-2 flex flex-wrap gap-x-3 text-small text-ink-2">
      <span>{messages.doing[phase === 'list' ? (shown.type ?? 'collection') : phase]}</span>
      {phase !== 'fan' && (
        <span className="ml-auto">
          {share === null ? messages.totalUnknown : messages.timeLeft(roughTime(secondsLeft(shown, now)))}
        </span>
      )}
    </p>
  )
}
