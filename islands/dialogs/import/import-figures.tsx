import type { ImportView } from '#domain/fan-import.ts'
import { numberText } from '#words/intl.ts'
import { Progress } from '../../ui/progress.tsx'
import { GUESS, paceOf, roughTime, secondsLeft } from './import-pace.ts'
import { useNow } from './use-now.ts'

const part = (done: number, of: number) => (of > 0 ? Math.min(1, done / of) : 0)

/** How far an import is: the list by Bandcamp's own count, then the tags of what came in, and how long it still takes. */
export function ImportFigures({ shown, isOver }: { shown: ImportView; isOver: boolean }) {
  const pace = paceOf(shown)
  const isKnown = pace.found > 0
  const of = isKnown ? pace.found : GUESS[shown.type ?? 'collection']
  return (
    <>
      <div className="figures">
        <span className="t-num">{numberText(pace.seen)}</span>
        <span className="dim">{isOver ? 'read' : `of about ${numberText(of)}${isKnown ? ' found' : ''}`}</span>
        {isKnown && !isOver && <span className="push dim">{Math.floor(part(pace.seen, pace.found) * 100)}%</span>}
      </div>
      {!isOver && <Progress label="Albums" value={isKnown ? part(pace.seen, pace.found) : undefined} />}
      {!isOver && pace.phase === 'tags' && (
        <>
          <div className="figures small">
            <span>Tags</span>
            <span className="push dim">
              {numberText(pace.tagged)} of {numberText(pace.toTag)}
            </span>
          </div>
          <Progress label="Tags" value={part(pace.tagged, pace.toTag)} />
        </>
      )}
      {!isOver && <Doing shown={shown} />}
    </>
  )
}

const DOING = { fan: 'Looking up the fan', tags: 'Reading the tags, album by album' }

function Doing({ shown }: { shown: ImportView }) {
  const now = useNow(true)
  const { phase } = paceOf(shown)
  const list = shown.type === 'wishlist' ? 'Reading the wishlist' : 'Reading the collection'
  return (
    <p className="doing">
      <span>{phase === 'list' ? list : DOING[phase]}</span>
      {phase !== 'fan' && <span className="push">{roughTime(secondsLeft(shown, now))} left</span>}
    </p>
  )
}
