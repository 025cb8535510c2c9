import { FIELDS, isField } from '#domain/query/fields.ts'
import type { Fault } from '#domain/query/parse-query.ts'
import { MAX_TERMS } from '#domain/query/plain.ts'
import { openDialog } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/query-language.ts'
import { type Completion, exampleOf } from './complete-query.ts'

const MAX_FAULTS = 3

const faultText = ({ why, name }: Fault): string => {
  if (why === 'field') return messages.faults.field(name, Object.keys(FIELDS).join(', '))
  if (why === 'length') return messages.faults.length(MAX_TERMS)
  if (why === 'quote') return messages.faults.quote
  return isField(name) ? messages.faults.value(name, exampleOf(name)) : messages.faults.quote
}

type SuggestionsProps = {
  /** The common prefix of the ids of the list, its entries and the faults, by which the field refers to them. */
  id: string
  faults: readonly Fault[]
  completions: readonly Completion[]
  /** The chosen one; -1 for none. */
  index: number
  onTake: (completion: Completion) => void
}

/** The invalid parts of a search text, and its completions. The field keeps the focus. */
export const Suggestions = ({ id, faults, completions, index, onTake }: SuggestionsProps) => (
  <div
    className=":uno: absolute left-0 right-0 top-full z-1 max-w-120 media-forced:(border border-[CanvasText] border-solid) rounded-panel bg-raise p-1 text-small text-ink shadow-menu"
    onPointerDown={(event) => event.preventDefault()}
  >
    {faults.length > 0 && (
      <div id={`${id}-fault`} className="px-2 py-1.5 text-danger" role="status">
        {faults.slice(0, MAX_FAULTS).map((one) => (
          <p key={one.from}>{faultText(one)}</p>
        ))}
      </div>
    )}
    {completions.length > 0 && (
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={messages.suggestions}
        className="max-h-[min(320px,40dvh)] overflow-y-auto overscroll-contain"
      >
        {completions.map((one, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={one.text}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === index}
            className=":uno: max-sm:min-h-touch min-h-8 flex cursor-pointer items-center gap-3 rounded-control aria-selected:(bg-over media-forced:outline-2 media-forced:outline-[Highlight] media-forced:outline) hover:bg-over px-2"
            onClick={() => onTake(one)}
          >
            <span className="min-w-0 truncate font-medium">{one.text}</span>
            {one.about && <span className="ml-auto truncate text-meta text-ink-3">{one.about}</span>}
          </div>
        ))}
      </div>
    )}
    <p className="flex items-center justify-between gap-3 border-t border-line px-2 pt-1">
      <span className="text-meta text-ink-3" role="status">
        {completions.length > 0 && messages.suggestionCount(completions.length)}
      </span>
      <button type="button" className="meta-link" onClick={() => openDialog('keys-search')}>
        <Icon name="info" size={14} />
        {messages.searchHelp}
      </button>
    </p>
  </div>
)
