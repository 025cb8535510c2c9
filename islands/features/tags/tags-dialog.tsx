import { type RefObject, useMemo, useRef, useState } from 'react'
import { countTags } from '#domain/albums/statistics.ts'
import { looseTag } from '#domain/tags/tag-groups.ts'
import { foldTag, type TagCount } from '#domain/tags/tags.ts'
import { useAlbums } from '#islands/data/api/albums-api.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { Select } from '#islands/ui/select.tsx'
import { LinkedTabsDialog } from '#islands/ui/tabbed-dialog.tsx'
import * as messages from '#locales/tags.ts'
import { Suggestions } from './suggestions.tsx'
import { TagRow } from './tag-row.tsx'
import { TagRules } from './tag-rules.tsx'

const PAGE = 100

const RULES = 'tags-rules'

/** All tags of the person, to rename, merge or delete in all albums, and the rules that this makes. */
export function TagsDialog({ name, isOpen }: DialogContentProps) {
  const tabs = [
    { name: messages.title, address: 'tags', content: <Tags /> },
    { name: messages.rulesTab, address: RULES, content: <TagRules /> },
  ]
  return <LinkedTabsDialog isOpen={isOpen} title={messages.title} tabs={tabs} shown={name === RULES ? 1 : 0} />
}

function Tags() {
  const { data: albums, error, mutate } = useAlbums()
  const tags = useMemo(() => albums && countTags(albums), [albums])
  const field = useRef<HTMLInputElement>(null)
  const focusField = () => field.current?.focus()
  return (
    <div className="body">
      {tags ? (
        <div className="stack">
          <Suggestions tags={tags} onGone={focusField} />
          <TagList tags={tags} field={field} onGone={focusField} />
        </div>
      ) : error ? (
        <LoadProblem error={error} onRetry={() => void mutate()} />
      ) : (
        <Progress label={messages.loading} />
      )}
    </div>
  )
}

const SORTS = Object.entries(messages.sorts) as [keyof typeof messages.sorts, string][]

type TagListProps = { tags: TagCount[]; field: RefObject<HTMLInputElement | null>; onGone: () => void }

function TagList({ tags, field, onGone }: TagListProps) {
  const [typed, setTyped] = useState('')
  const [sort, setSort] = useState<keyof typeof messages.sorts>('count')
  const [most, setMost] = useState(PAGE)
  const counts = useMemo(() => new Map(tags.map((one) => [foldTag(one.tag), one])), [tags])
  const wanted = foldTag(typed)
  const found = useMemo(() => {
    const loose = looseTag(wanted)
    const hits =
      wanted === '' ? tags : tags.filter(({ tag }) => foldTag(tag).includes(wanted) || looseTag(tag).includes(loose))
    return sort === 'count' ? hits : hits.toSorted((a, b) => a.tag.localeCompare(b.tag, 'en'))
  }, [tags, wanted, sort])
  if (tags.length === 0) return <p className="text-ink-2">{messages.noTags}</p>
  return (
    <div>
      <div className="mb-2 flex gap-2">
        <input
          ref={field}
          type="search"
          className="input"
          placeholder={messages.findTag}
          aria-label={messages.findTag}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return
            event.preventDefault()
            event.stopPropagation()
            setTyped('')
          }}
        />
        <div className="flex-none">
          <Select label={messages.sort} options={SORTS} value={sort} onChange={setSort} />
        </div>
      </div>
      {found.length === 0 && <p className="py-2 text-ink-2">{messages.noTagFound}</p>}
      <ul>
        {found.slice(0, most).map((one) => (
          <TagRow key={foldTag(one.tag)} {...one} find={(name) => counts.get(foldTag(name))} onGone={onGone} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className="meta-link" onClick={() => setMost(most + PAGE)}>
          {messages.showMore}
        </button>
      )}
    </div>
  )
}
