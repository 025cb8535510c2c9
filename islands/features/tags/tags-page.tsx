import { type RefObject, useMemo, useRef, useState } from 'react'
import { countTags } from '#domain/albums/statistics.ts'
import { nameTest } from '#domain/query/name-search.ts'
import { groupTags, type TagGroup } from '#domain/tags/tag-groups.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import { foldTag, type TagCount } from '#domain/tags/tags.ts'
import { foldText } from '#domain/text/fold.ts'
import { useTagRules } from '#islands/data/api/tags-api.ts'
import { readOnce, useLoadError, useNewerAlbums } from '#islands/data/view/use-records.ts'
import { Button } from '#islands/ui/button.tsx'
import { Chip } from '#islands/ui/chip.tsx'
import { NothingYet, ToCollection } from '#islands/ui/empty.tsx'
import { FindInput } from '#islands/ui/find-input.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { Select } from '#islands/ui/select.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { compareNames } from '#locales/intl.ts'
import { tagCount } from '#locales/places.ts'
import * as messages from '#locales/tags.ts'
import { changeTags, removeRule } from './change-tags.ts'
import { TagRow } from './tag-row.tsx'

const PAGE = 100

/** All tags of the person, to rename, merge or delete in all albums, and the rules that this makes. */
export function TagsPage({ seed }: { seed?: { tags: TagCount[]; total: number; rules: TagRule[] } }) {
  const albums = useNewerAlbums(seed !== undefined)
  const error = useLoadError()
  const counted = useMemo(() => albums && countTags(albums), [albums])
  const tags = counted ?? seed?.tags
  const total = counted?.length ?? seed?.total
  const field = useRef<HTMLInputElement>(null)
  // Runs after the row with the focus has passed it on.
  const focusField = () => void setTimeout(() => field.current?.focus())
  return (
    <>
      <PlaceTitle title={messages.title} detail={total ? tagCount(total) : undefined} />
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
          <TagRules rendered={seed?.rules} onNone={focusField} />
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
    const isFound = nameTest(wanted)
    const hits = wanted === '' ? tags : tags.filter(({ tag }) => isFound(foldText(tag)))
    return sort === 'count' ? hits : hits.toSorted((a, b) => compareNames(a.tag, b.tag))
  }, [tags, wanted, sort])
  if (tags.length === 0)
    return (
      <NothingYet title={messages.noTags} text={messages.noTagsText}>
        <ToCollection />
      </NothingYet>
    )
  return (
    <div>
      <div className="mb-2 flex max-tiny:flex-wrap gap-2">
        <FindInput
          ref={field}
          className="input"
          label={messages.findTag}
          autoCapitalize="none"
          value={typed}
          onText={setTyped}
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
      {found.length > most && <Button look="meta-link" text={messages.showMore} onClick={() => setMost(most + PAGE)} />}
    </div>
  )
}

const FIRST = 3

/** Tags that are likely spellings of the same tag, to merge with a click; afterwards the button is removed. */
function Suggestions({ tags, onGone }: { tags: TagCount[]; onGone: () => void }) {
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
            <span className="chips min-w-0 basis-full">
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
        <Button look="meta-link" text={messages.showAll(groups.length)} onClick={() => setWhole(true)} />
      )}
    </section>
  )
}

/** After a rule is removed, the focus goes to the next one. */
async function remove(from: string, list: Element | null, onNone: () => void) {
  if (!(await removeRule(from))) return
  const next = list?.querySelector<HTMLElement>('[data-rule]')
  if (next) next.focus()
  else onNone()
}

/** The rules that imports follow, the latest first, to remove. `onNone` is called when the last one is removed. */
function TagRules({ rendered, onNone }: { rendered: TagRule[] | undefined; onNone: () => void }) {
  const { data: rules, error, mutate } = useTagRules(rendered)
  return (
    <section aria-labelledby="tag-rules">
      <h2 id="tag-rules" className="field-label">
        {messages.rules}
      </h2>
      {rules ? (
        <>
          <p className="mb-2 text-small text-ink-2">{rules.length === 0 ? messages.noRules : messages.rulesHint}</p>
          <ul>
            {rules.toReversed().map(({ from, to }) => (
              <li
                key={from}
                className=":uno: grid grid-cols-[minmax(0,1fr)_auto] max-sm:min-h-12 min-h-10 items-center border-b border-line"
              >
                <span className="min-w-0 flex flex-wrap items-center gap-1.5">
                  <Chip tag={from} />
                  {srOnly(messages.becomes)}
                  <Icon name="chevron-right" size={14} className="text-ink-3" />
                  {to === null ? (
                    <span className="text-small text-ink-2">{messages.becomesNone}</span>
                  ) : (
                    <Chip tag={to} />
                  )}
                </span>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={messages.removeRule(from)}
                  data-rule
                  onClick={({ currentTarget }) => void remove(from, currentTarget.closest('section'), onNone)}
                >
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : error ? (
        <LoadProblem error={error} onRetry={() => void mutate()} />
      ) : (
        <Progress label={messages.loadingRules} />
      )}
    </section>
  )
}
