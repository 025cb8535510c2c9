import type { FailedRow } from '#domain/errors/error.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/files.ts'
import { saveFailedRows } from './save-failed-rows.ts'

const MAX_SHOWN = 100

const rowText = ({ row, field, message }: FailedRow) =>
  row === 0 ? message : field === 'row' ? messages.rowFailure(row, message) : messages.fieldFailure(row, field, message)

const crateText = ({ row, field, message }: FailedRow) =>
  field === 'row' ? messages.crateFailure(row, message) : messages.crateFieldFailure(row, field, message)

const colorText = ({ row, message }: FailedRow) => messages.colorFailure(row, message)
const pairText = ({ row, message }: FailedRow) => messages.pairFailure(row, message)
const ruleText = ({ row, field, message }: FailedRow) =>
  field === 'row' ? messages.ruleFailure(row, message) : messages.ruleFieldFailure(row, field, message)

type FailedRowsProps = {
  failures: FailedRow[]
  /** How many there are; `failures` may hold only the first. */
  count: number
  /** All rows of the file. */
  total: number
  isOver: boolean
}

/** The rows of a file that cannot be imported, and why; they can be downloaded, fixed and imported. */
export function FailedRows({ failures, count, total, isOver }: FailedRowsProps) {
  const { isBusy, run } = useAction()
  const shown = failures.slice(0, MAX_SHOWN)
  const refuse = (error: unknown) =>
    showToast({ kind: 'error', title: messages.saveFailed, text: error instanceof Error ? error.message : undefined })
  const save = () => run(refuse, () => saveFailedRows(isOver ? failures : []))
  return (
    <section className="alert alert-danger" aria-label={messages.failedRows}>
      <Icon name="circle-alert" />
      <div>
        <p>{isOver ? messages.wereSkipped(count, total) : messages.willBeSkipped(count, total)}</p>
        <FailureList failures={shown} more={count - shown.length} textOf={rowText} />
        <button type="button" className="btn btn-outline mt-3" disabled={isBusy} onClick={save}>
          <Icon name="arrow-down-to-line" />
          {messages.saveFailedRows(count)}
        </button>
      </div>
    </section>
  )
}

type LeftOutProps = { left: FailedRow[]; counts: [field: string, count: number][] }

/** What is left out of the rows of a file because it can't be read; the rest of them is imported. */
export function LeftOut({ left, counts }: LeftOutProps) {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <section className="alert" aria-label={messages.leftOut}>
      <Icon name="info" />
      <div>
        <p>{messages.leftOutText(counts)}</p>
        <FailureList
          failures={left.slice(0, MAX_SHOWN)}
          more={total - Math.min(left.length, MAX_SHOWN)}
          textOf={rowText}
        />
      </div>
    </section>
  )
}

/** The invalid parts of the crates in a file; the rest of them is imported. */
export const FailedCrates = ({ failures }: { failures: FailedRow[] }) => (
  <FailedParts title={messages.failedCrates} text={messages.failedCratesText} failures={failures} textOf={crateText} />
)

/** The invalid tag rules in a file; the others are imported. */
export const FailedRules = ({ failures }: { failures: FailedRow[] }) => (
  <FailedParts title={messages.failedRules} text={messages.failedRulesText} failures={failures} textOf={ruleText} />
)

/** The invalid colors of tags in a file. */
export const FailedColors = ({ failures }: { failures: FailedRow[] }) => (
  <FailedParts title={messages.failedColors} text={messages.failedColorsText} failures={failures} textOf={colorText} />
)

/** The invalid pairs of albums that are not the same. */
export const FailedPairs = ({ failures }: { failures: FailedRow[] }) => (
  <FailedParts title={messages.failedPairs} text={messages.failedPairsText} failures={failures} textOf={pairText} />
)

type FailedPartsProps = { title: string; text: string; failures: FailedRow[]; textOf: (failure: FailedRow) => string }

const FailedParts = ({ title, text, failures, textOf }: FailedPartsProps) => (
  <section className="alert" aria-label={title}>
    <Icon name="info" />
    <div>
      <p>{text}</p>
      <FailureList failures={failures.slice(0, MAX_SHOWN)} more={failures.length - MAX_SHOWN} textOf={textOf} />
    </div>
  </section>
)

type FailureListProps = { failures: FailedRow[]; more: number; textOf: (failure: FailedRow) => string }

const FailureList = ({ failures, more, textOf }: FailureListProps) => (
  <ul
    className=":uno: [scrollbar-width:thin] mt-2 max-h-42 overflow-y-auto text-ink-2"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    tabIndex={0}
    aria-label={messages.problems}
  >
    {failures.map((failure) => (
      <li key={`${failure.row} ${failure.field}`}>{textOf(failure)}</li>
    ))}
    {more > 0 && <li>{messages.moreFailures(more)}</li>}
  </ul>
)
