import { useSetting } from '#islands/data/settings.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { KEYS, type KeyName } from '#islands/ui/keys.ts'
import { type LinkedTab, LinkedTabsDialog } from '#islands/ui/tabbed-dialog.tsx'
import * as messages from '#locales/keys.ts'
import * as search from '#locales/query-language.ts'
import { Keyboard } from './keyboard.tsx'

const NAMES = Object.keys(KEYS) as KeyName[]

const SEARCH = 'keys-search'

/** The keys, and what can be typed into the search field. */
export function KeysDialog({ name, isOpen }: DialogContentProps) {
  const isSearch = name === SEARCH
  const tabs: LinkedTab[] = [
    { name: search.keysTab, address: 'keys', content: <Keys /> },
    { name: search.searchTab, address: SEARCH, content: <SearchHelp /> },
  ]
  return (
    <LinkedTabsDialog
      isOpen={isOpen}
      title={isSearch ? search.helpTitle : messages.title}
      width={520}
      tabs={tabs}
      shown={isSearch ? 1 : 0}
    />
  )
}

const ROW = ':uno: grid items-center border-t first:border-t-0 border-line'

function Keys() {
  const [keys, setKeys] = useSetting('keys')
  return (
    <div className="body">
      <dl className="mb-4">
        {NAMES.map((name) => (
          <div key={name} className={`${ROW} min-h-9 max-tiny:(grid-cols-1 py-2) grid-cols-[136px_1fr]`}>
            <dt>
              <Keyboard keys={KEYS[name]} />
            </dt>
            <dd>{messages.actions[name]}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={messages.useSingleKeys}
        checked={keys === 'on'}
        onChange={({ target }) => setKeys(target.checked ? 'on' : 'off')}
      />
    </div>
  )
}

const SearchHelp = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and has nothing else to focus
  <section className="body" tabIndex={0} aria-label={search.searchTab}>
    <p className="mb-2 text-small text-ink-2">{search.helpIntro}</p>
    <dl>
      {search.help.map(([example, what]) => (
        <div
          key={example}
          className={`${ROW} min-h-8 max-tiny:grid-cols-1 grid-cols-[3fr_4fr] gap-3 max-tiny:gap-1 py-0.5 text-small`}
        >
          <dt>
            <code className=":uno: [overflow-wrap:anywhere] rounded-chip bg-over px-1.5 py-px text-small font-sans">
              {example}
            </code>
          </dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  </section>
)
