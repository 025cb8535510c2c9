import { Icon } from '#islands/ui/icon.tsx'
import { byArtist } from '#locales/album/changes.ts'
import * as messages from '#locales/files.ts'
import type { Apart, ImportPreview } from './file-job.ts'

type ProbablyThereProps = Pick<ImportPreview, 'probable' | 'probableCount'> & {
  apart: Apart
  onChange: (apart: Apart) => void
}

/** The rows that are probably albums that are there, to be told apart one by one or all at once. */
export function ProbablyThere({ probable, probableCount, apart, onChange }: ProbablyThereProps) {
  const areSame = (row: number) => apart !== 'all' && !apart.includes(row)
  const toggle = (row: number, isSame: boolean) => {
    const rows = apart === 'all' ? probable.map((one) => one.row) : apart
    onChange(isSame ? rows.filter((one) => one !== row) : [...rows, row])
  }
  return (
    <section className="alert" aria-label={messages.probablyThere}>
      <Icon name="info" />
      <div className="min-w-0 flex-1">
        <p>{messages.probablyThereText(probableCount)}</p>
        <ul className=":uno: [scrollbar-width:thin] mt-2 max-h-64 overflow-y-auto">
          {probable.map(({ row, title, artist, there }) => (
            <li key={row}>
              <label className=":uno: max-sm:min-h-touch flex items-start gap-2 py-1">
                <input
                  type="checkbox"
                  className="check"
                  checked={areSame(row)}
                  // Those that are not listed would change with it.
                  disabled={apart === 'all' && probableCount > probable.length}
                  onChange={({ target }) => toggle(row, target.checked)}
                />
                <span className="min-w-0 break-anywhere">
                  {byArtist(title, artist)}
                  <span className="block text-small text-ink-2">
                    {messages.isThere(byArtist(there.title, there.artist))}
                  </span>
                </span>
              </label>
            </li>
          ))}
          {probableCount > probable.length && <li>{messages.moreFailures(probableCount - probable.length)}</li>}
        </ul>
        <button type="button" className="meta-link mt-2" onClick={() => onChange(apart.length > 0 ? [] : 'all')}>
          {apart.length > 0 ? messages.allAreThere : messages.allAreOthers}
        </button>
      </div>
    </section>
  )
}
