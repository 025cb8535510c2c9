import * as messages from '#locales/files.ts'
import { numberText } from '#locales/intl.ts'
import type { Progress } from './file-job.ts'

/** Named counts, side by side. */
export const RowCounts = ({ counts }: { counts: [name: string, count: number][] }) => (
  <dl className="counts :uno: [.meter+&]:mt-4 flex flex-wrap gap-x-8 gap-y-2">
    {counts.map(([name, count]) => (
      <div key={name} className="flex flex-col-reverse">
        <dt className="text-small text-ink-2">{name}</dt>
        <dd className="text-heading tracking-normal">{numberText(count)}</dd>
      </div>
    ))}
  </dl>
)

/** The results of the processed rows. */
export const ProgressCounts = ({ progress: { created, updated, skipped, failed } }: { progress: Progress }) => (
  <RowCounts
    counts={[
      [messages.added, created],
      ...(updated > 0 ? [[messages.filled, updated] as [string, number]] : []),
      [messages.existing, skipped],
      [messages.skipped, failed],
    ]}
  />
)
