import type { ImportView } from '#domain/imports/fan-import.ts'
import { Progress } from '#islands/ui/progress.tsx'
import * as messages from '#locales/import.ts'
import { FIGURE_STYLES } from './figure-styles.tsx'
import { GUESS, paceOf, secondsLeft } from './import-pace.ts'
import { roughTime } from './rough-time.ts'
import { useSeconds } from './use-seconds.ts'

const percentText = (share: number) => messages.percent(Math.floor(share * 100))

const part = (done: number, of: number) => (of > 0 ? Math.min(1, done / of) : 0)

/** The progress of an import: albums by Bandcamp's count, then tags, and the remaining time. */
export function ImportFigures({ shown, isOver }: { shown: ImportView; isOver: boolean }) {
  const pace = paceOf(shown)
  const isKnown = pace.found > 0
  const read = () => {
    if (isOver || shown.kind === 'link') return messages.readInAll(pace.seen, FIGURE_STYLES)
    if (isKnown) return messages.readOfFound(pace.seen, pace.found, FIGURE_STYLES)
    return messages.readOfGuess(pace.seen, GUESS[shown.type ?? 'collection'], FIGURE_STYLES)
  }
  return (
    <>
      <div className="figures">
        {read()}
        {isKnown && !isOver && <span className="ml-auto text-ink-2">{percentText(part(pace.seen, pace.found))}</span>}
      </div>
      {!isOver && <Progress label={messages.albumsBar} value={isKnown ? part(pace.seen, pace.found) : undefined} />}
      {!isOver && pace.phase === 'tags' && (
        <>
          <div className="figures mb-1.5 mt-3 text-small">
            <span>{messages.tags}</span>
            <span className="ml-auto text-ink-2">{messages.tagsRead(pace.tagged, pace.toTag)}</span>
          </div>
          <Progress label={messages.tagsBar} value={pace.toTag > 0 ? part(pace.tagged, pace.toTag) : undefined} />
        </>
      )}
      {!isOver && <Doing shown={shown} />}
    </>
  )
}

function Doing({ shown }: { shown: ImportView }) {
  const now = useSeconds(true)
  const { phase, toTag } = paceOf(shown)
  const isKnown = (phase === 'list' && shown.kind !== 'link') || (phase === 'tags' && toTag > 0)
  return (
    <p className=":uno: mt-2 flex flex-wrap gap-x-3 text-small text-ink-2">
      <span>{messages.doing[phase === 'list' ? (shown.type ?? 'collection') : phase]}</span>
      {isKnown && <span className="ml-auto">{messages.timeLeft(roughTime(secondsLeft(shown, now)))}</span>}
    </p>
  )
}
