import { useMemo, useState } from 'react'
import { groupTags, type TagGroup } from '#domain/tags/tag-groups.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import { Chip } from '#islands/ui/chip.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/tags.ts'
import { changeTags } from './change-tags.ts'

const FIRST = 3

/** Tags that are likely spellings of one, to merge with a click; after it the button is no more. */
export function Suggestions({ tags, onGone }: { tags: TagCount[]; onGone: () => void }) {
  const groups = useMemo(() => groupTags(tags), [tags])
  const [isWhole, setWhole] = useState(false)
  const { isBusy, hold } = useAction()
  if (groups.length === 0) return null
  const merge = async ({ to, from }: TagGroup) => {
    const merged = from.map(({ tag }) => tag)
    if (await hold(() => changeTags(merged, to.tag, messages.merged(from.length)))) onGone()
  }
  return (
    <section aria-labelledby="likely-the-same">
      <h2 id="likely-the-same" className="field-label">
        {messages.alike}
      </h2>
      <ul className=":uno: rounded-8px bg-raise px-3 shadow-line">
        {groups.slice(0, isWhole ? undefined : FIRST).map((group) => (
          <li
            key={group.to.tag}
            className=":uno: flex flex-wrap items-center gap-x-3 gap-y-1 border-t first:border-t-0 border-line py-2"
          >
            <span className="chips min-w-0 flex-1 max-sm:basis-full">
              {[group.to, ...group.from].map(({ tag, count }) => (
                <span key={tag} className="max-w-full inline-flex items-center gap-1">
                  <Chip tag={tag} />
                  <small className="text-meta text-ink-3">{count}</small>
                </span>
              ))}
            </span>
            <button
              type="button"
              className="btn btn-outline max-sm:w-full max-w-full min-w-0"
              aria-disabled={isBusy || undefined}
              onClick={() => void merge(group)}
            >
              <span className="truncate">{messages.mergeInto(group.to.tag)}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && groups.length > FIRST && (
        <button type="button" className="meta-link" onClick={() => setWhole(true)}>
          {messages.showAll(groups.length)}
        </button>
      )}
    </section>
  )
}
