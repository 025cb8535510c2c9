import { useRef, useState } from 'react'
import { offline } from '#islands/data/connection.ts'
import { Button } from '#islands/ui/button.tsx'
import { NothingYet, ToCollection } from '#islands/ui/empty.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import * as messages from '#locales/duplicates.ts'
import { places } from '#locales/places.ts'
import { DuplicateGroup } from './duplicate-group.tsx'
import { type Duplicates, useDuplicates } from './use-duplicates.ts'

const AT_ONCE = 10

/** Likely duplicates, to merge. */
export function DuplicatesPage() {
  const { groups, error, retry } = useDuplicates()
  return (
    <>
      <PlaceTitle title={places.tidy.name} />
      {groups && <Groups groups={groups} />}
      {!groups && error && <LoadProblem error={error} onRetry={retry} />}
      {!groups && !error && <Progress label={messages.looking} />}
    </>
  )
}

const keyOf = ({ albums }: Duplicates) =>
  albums
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join('-')

function Groups({ groups }: { groups: Duplicates[] }) {
  const isOffline = offline.use()
  const [most, setMost] = useState(AT_ONCE)
  const count = useRef<HTMLParagraphElement>(null)
  return (
    <div className="stack">
      <p ref={count} className="empty:hidden text-ink-2" role="status" tabIndex={-1}>
        {groups.length > 0 && messages.found(groups.length)}
      </p>
      {isOffline && (
        <p className="alert">
          <Icon name="info" />
          <span>{messages.offline}</span>
        </p>
      )}
      {groups.length === 0 && (
        <NothingYet title={messages.none} text={messages.noneText}>
          <ToCollection />
        </NothingYet>
      )}
      <div>
        {groups.slice(0, most).map((group) => (
          // The group is removed, and the focus stays on the page.
          <DuplicateGroup
            key={keyOf(group)}
            group={group}
            isOffline={isOffline}
            onDone={() => count.current?.focus()}
          />
        ))}
      </div>
      {groups.length > most && (
        <Button
          look="meta-link"
          className="justify-self-start"
          text={messages.showMore}
          onClick={() => setMost(most + AT_ONCE)}
        />
      )}
    </div>
  )
}
