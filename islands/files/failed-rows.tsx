import { useState } from 'react'
import type { FailedRow } from '#domain/error.ts'
import * as messages from '#locales/files.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toaster.tsx'
import { saveFaultyRows } from './save-failed-rows.ts'

const MOST = 100

const rowText = ({ row, field, message }: FailedRow) =>
  field === 'row' ? messages.rowError(row, message) : messages.fieldError(row, field, message)

const crateText = ({ row, field, message }: FailedRow) =>
  field === 'row' ? messages.crateError(row, message) : messages.crateFieldError(row, field, message)

type FailedRowsProps = {
  failures: FailedRow[]
  /** How many there are, where not all are given. */
  count: number
  /** All rows of the file. */
  total: number
  isOver: boolean
}

/** The rows of a file that cannot be kept, and why; they can be saved, mended and brought again. */
export function FailedRows({ failures, count, total, isOver }: FailedRowsProps) {
  const [isBusy, setBusy] = useState(false)
  const shown = failures.slice(0, MOST)
  const save = async () => {
    setBusy(true)
    try {
      await saveFaultyRows(isOver ? failures : [])
    } catch (error) {
      showToast({ kind: 'error', title: messages.saveFailed, text: error instanceof Error ? error.message : undefined })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="alert bad" aria-label={messages.invalidRows}>
      <Icon name="circle-alert" />
      <div>
        <p>{isOver ? messages.wereSkipped(count, total) : messages.willBeSkipped(count, total)}</p>
        <FaultList faults={shown} more={count - shown.length} textOf={rowText} />
        <button type="button" className="btn line" disabled={isBusy} onClick={save}>
          <Icon name="arrow-down-to-line" />
          {messages.saveInvalidRows(count)}
        </button>
      </div>
    </section>
  )
}

/** What is wrong with the crates of a file; the rest of them is kept. */
export const CrateFaults = ({ faults }: { faults: FailedRow[] }) => (
  <section className="alert" aria-label={messages.invalidCrates}>
    <Icon name="info" />
    <div>
      <p>{messages.invalidCratesText}</p>
      <FaultList faults={faults.slice(0, MOST)} more={faults.length - MOST} textOf={crateText} />
    </div>
  </section>
)

type FaultListProps = { faults: FailedRow[]; more: number; textOf: (fault: FailedRow) => string }

const FaultList = ({ faults, more, textOf }: FaultListProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <ul className="failed-rows" tabIndex={0} aria-label={messages.problems}>
    {faults.map((fault) => (
      <li key={`${fault.row} ${fault.field}`}>{textOf(fault)}</li>
    ))}
    {more > 0 && <li>{messages.moreErrors(more)}</li>}
  </ul>
)
