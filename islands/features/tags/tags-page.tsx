import { type RefObject, useMemo, useRef, useState } from 'react'
import { countTags } from '#domain/albums/statistics.ts'
import type { PlaceSeeds } from '#domain/places.ts'
import { looseTag } from '#domain/tags/tag-groups.ts'
import { foldTag, type TagCount } from '#domain/tags/tags.ts'
import { foldText, wordTest } from '#domain/text/fold.ts'
import { readOnce, useAlbums, useLoadError } from '#islands/data/view/use-records.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { Select } from '#islands/ui/select.tsx'
import { tagCount } from '#locales/places.ts'
import * as messages from '#locales/tags.ts'
import { Suggestions } from './suggestions.tsx'
import { TagRow } from './tag-row.tsx'
import { TagRules } from './tag-rules.tsx'

const PAGE = 100

/** All tags of the person, to rename, merge or delete in all albums, and the rules that this makes. */
export function TagsPage({ seed }: { seed?: PlaceSeeds['tags'] }) {
  const albums = useAlbums()
  const error = useLoadError()
  const counted = useMemo(() => albums && countTags(albums), [albums])
  const tags = counted ?? seed?.tags
  const total = counted?.length ?? seed?.total
  const field = useRef<HTMLInputElement>(null)
  // After the row that had the focus has handed it on.
  const focusField = () => void setTimeout(() => field.current?.focus())
  return (
    <>
      <PlaceTitle title={messages.title} detail={total === undefined ? undefined : tagCount(total)} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,320px)] max-lg:grid-cols-1 items-start gap-x-12 gap-y-8">
        {tags ? (
          <TagList tags={tags} field={field} onGone={focusField} />
        ) : error ? (
          <LoadProblem error={error} onRetry={readOnce} />
        ) : (
          <Progress label={messages.loading} />
        )}
        <div className="grid max-lg:contents gap-8">
          {tags && (
            <div className="max-lg:-order-1 empty:hidden">
              <Suggestions tags={tags} onGone={focusField} />
            </div>
          )}
          <TagRules onNone={focusField} />
        </div>
      </div>
    </>
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
    const hasWords = wordTest(wanted)
    const hits =
      wanted === '' ? tags : tags.filter(({ tag }) => hasWords(foldText(tag)) || looseTag(tag).includes(loose))
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
