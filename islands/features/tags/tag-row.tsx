import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { chosenColor, TAG_COLORS, type TagColor, tagColor } from '#domain/tags/tag-color.ts'
import { foldTag, type TagCount } from '#domain/tags/tags.ts'
import { saveTagColor } from '#islands/data/api/tags-api.ts'
import { createCallQueue } from '#islands/data/queue/turns.ts'
import { tagColors, useTagColors } from '#islands/lib/tag-colors.ts'
import { Button } from '#islands/ui/button.tsx'
import { Chip } from '#islands/ui/chip.tsx'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu } from '#islands/ui/menu.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/tags.ts'
import { changeTags } from './change-tags.ts'

type TagRowProps = TagCount & {
  /** The tag that has a name, in any case. */
  find: (name: string) => TagCount | undefined
  /** Called when the tag was renamed or deleted, so that its row is removed. */
  onGone: () => void
}

type Form = 'rename' | 'delete'

/** A tag with the number of its albums, which it links to, and forms to rename or delete it. */
export function TagRow({ tag, count, find, onGone }: TagRowProps) {
  const [form, setForm] = useState<Form | null>(null)
  const last = useRef<Form | null>(null)
  const row = useRef<HTMLLIElement>(null)
  // The button that opened a form gets the focus back when the form is canceled.
  useEffect(() => {
    if (form === null && last.current) row.current?.querySelector<HTMLElement>(`[data-form=${last.current}]`)?.focus()
    last.current = form
  }, [form])
  // A change of spelling keeps the row; other changes may keep it for a moment.
  const done = () => {
    last.current = null
    setForm(null)
    onGone()
  }
  const props = { tag, count, find, onDone: done, onCancel: () => setForm(null) }
  return (
    <li ref={row} className=":uno: border-b border-line">
      {form ? (
        <TagForm {...props} isDeleting={form === 'delete'} />
      ) : (
        <div className=":uno: grid max-tiny:([&>:first-child]:col-span-full grid-cols-[minmax(0,1fr)_auto_auto_auto] gap-x-0) grid-cols-[minmax(0,1fr)_auto_auto_auto_auto] max-sm:min-h-12 min-h-10 items-center gap-x-1">
          <QueryLink
            query={{ ...DEFAULT_QUERY, list: 'both', tags: [tag] }}
            className="max-sm:min-h-touch min-w-0 flex items-center"
          >
            <Chip tag={tag} />
          </QueryLink>
          <span className="text-meta text-ink-3">{messages.count(count)}</span>
          <ColorMenu tag={tag} />
          <button
            type="button"
            className="icon-btn"
            data-form="rename"
            aria-label={messages.rename(tag)}
            onClick={() => setForm('rename')}
          >
            <Icon name="pencil" />
          </button>
          <button
            type="button"
            className="icon-btn"
            data-form="delete"
            aria-label={messages.remove(tag)}
            onClick={() => setForm('delete')}
          >
            <Icon name="trash" />
          </button>
        </div>
      )}
    </li>
  )
}

type TagFormProps = Omit<TagRowProps, 'onGone'> & { isDeleting: boolean; onDone: () => void; onCancel: () => void }

function TagForm({ tag, count, find, isDeleting, onDone, onCancel }: TagFormProps) {
  const [typed, setTyped] = useState(tag)
  const { isBusy, hold } = useAction()
  const name = typed.replace(/\s+/g, ' ').trim()
  const other = foldTag(name) === foldTag(tag) ? undefined : find(name)
  const to = other?.tag ?? name
  const isUnchanged = !isDeleting && (name === '' || name === tag)
  const preview = isDeleting
    ? messages.deletes(tag, count)
    : other
      ? messages.merges(tag, to, count)
      : messages.renames(tag, count)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnchanged) return
    const title = isDeleting ? messages.deleted : other ? messages.merged(1) : messages.renamed
    if (await hold(() => changeTags([tag], isDeleting ? null : to, title))) onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  return (
    <form className="grid gap-2 py-3" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      {!isDeleting && (
        <input
          className="input"
          aria-label={messages.newName(tag)}
          aria-describedby="tag-preview"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={LIMITS.tag}
          value={typed}
          ref={focusAndSelect}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <p id="tag-preview" className="break-anywhere text-small text-ink-2">
        <span>{preview}</span> <span className="text-ink-3">{messages.keptFor}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className={`btn ${isDeleting ? 'btn-danger' : 'btn-primary'}`}
          aria-disabled={isUnchanged || isBusy || undefined}
          ref={isDeleting ? focus : undefined}
        >
          {isDeleting ? messages.deleteTag : other ? messages.merge : messages.save}
        </button>
        <Button look="btn-ghost" text={messages.cancel} onClick={onCancel} />
      </div>
    </form>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
const focusAndSelect = (input: HTMLInputElement | null) => input?.select()

const Swatch = ({ color, isChosen = false }: { color: TagColor; isChosen?: boolean }) => (
  <span
    className={`${color} grid size-5 flex-none place-items-center rounded-full bg-[var(--cb)] c-[var(--c)] shadow-chosen media-forced:[forced-color-adjust:none]`}
    aria-hidden="true"
  >
    {isChosen && <Icon name="check" size={14} />}
  </span>
)

/** The color of a tag, with a button that opens a palette. */
function ColorMenu({ tag }: { tag: string }) {
  const colors = useTagColors()
  const chosen = chosenColor(tag, colors)
  const color = tagColor(tag, colors)
  const name = messages.colors[color]
  return (
    <Menu
      label={messages.color(tag, chosen ? name : messages.automaticColor(name))}
      className="icon-btn"
      button={<Swatch color={color} />}
    >
      {() => (
        <div className=":uno: grid grid-flow-col grid-cols-2 grid-rows-5">
          {[null, ...TAG_COLORS].map((one) => (
            <button
              key={one}
              type="button"
              role="menuitemradio"
              aria-checked={one === chosen}
              tabIndex={-1}
              className="menu-item"
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                void chooseColor(tag, one)
              }}
            >
              <Swatch color={one ?? tagColor(tag)} isChosen={one === chosen} />
              {one ? messages.colors[one] : messages.automatic}
            </button>
          ))}
        </div>
      )}
    </Menu>
  )
}

const queue = createCallQueue()
/** The tags whose colors are being saved: the number of running calls, and the last saved color. */
const waiting = new Map<string, { calls: number; saved: TagColor | null }>()

function show(tag: string, color: TagColor | null): void {
  if (chosenColor(tag, tagColors.get()) === color) return
  const { [tag]: _, ...others } = tagColors.get()
  tagColors.set(color ? { ...others, [tag]: color } : others)
}

async function save(tag: string, color: TagColor | null): Promise<void> {
  const one = waiting.get(tag) ?? { calls: 0, saved: chosenColor(tag, tagColors.get()) }
  waiting.set(tag, one)
  one.calls += 1
  show(tag, color)
  try {
    await queue(() => saveTagColor({ tag, color }))
    one.saved = color
  } finally {
    one.calls -= 1
    if (one.calls === 0) {
      waiting.delete(tag)
      show(tag, one.saved)
    }
  }
}

/** Sets a tag's color, or the automatic one. It is shown at once, and reverted if it cannot be saved. */
const chooseColor = (tag: string, color: TagColor | null): Promise<boolean> =>
  attempt(messages.colorFailed, () => save(foldTag(tag), color))
