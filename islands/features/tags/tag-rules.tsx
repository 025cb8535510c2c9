import { useTagRules } from '#islands/data/api/tags-api.ts'
import { Chip } from '#islands/ui/chip.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import * as messages from '#locales/tags.ts'
import { removeRule } from './change-tags.ts'

/** After a rule is removed, the focus goes to the next one. */
async function remove(from: string, list: Element | null, onNone: () => void) {
  if (!(await removeRule(from))) return
  const next = list?.querySelector<HTMLElement>('[data-rule]')
  if (next) next.focus()
  else onNone()
}

/** The rules that imports follow, the latest first, to remove. `onNone` is called when the last one is removed. */
export function TagRules({ onNone }: { onNone: () => void }) {
  const { data: rules, error, mutate } = useTagRules()
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
