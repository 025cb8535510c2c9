import { useState } from 'react'
import type { RowFailure } from '#domain/error.ts'
import { numberText } from '#words/intl.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { countText } from './counts.ts'
import { saveFaultyRows } from './save-faulty-rows.ts'

const MOST = 100

type FailedRowsProps = {
  failures: RowFailure[]
  /** How many there are, where not all are given. */
  count: number
  isOver: boolean
}

/** The rows of a file that cannot be kept, and why; they can be saved, mended and brought again. */
export function FailedRows({ failures, count, isOver }: FailedRowsProps) {
  const [isBusy, setBusy] = useState(false)
  const shown = failures.slice(0, MOST)
  const them = count === 1 ? 'it' : 'them'
  const left = isOver ? (count === 1 ? 'was left out' : 'were left out') : 'will be left out'
  const save = async () => {
    setBusy(true)
    try {
      await saveFaultyRows(isOver ? failures : [])
    } catch (error) {
      showToast({ kind: 'error', title: 'Error', text: error instanceof Error ? error.message : undefined })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="alert bad" aria-label="Faulty rows">
      <Icon name="circle-alert" />
      <div>
        <p>
          {countText(count, 'row')} {left}. {isOver ? 'All others are in.' : 'All others are fine.'} Save {them}, mend{' '}
          {them}, and bring that file in.
        </p>
        <FaultList name="Row" faults={shown} more={count - shown.length} />
        <button type="button" className="btn line" disabled={isBusy} onClick={save}>
          <Icon name="arrow-down-to-line" />
          Save {them} as CSV
        </button>
      </div>
    </section>
  )
}

/** What is wrong with the crates of a file; the rest of them is kept. */
export const CrateFaults = ({ faults }: { faults: RowFailure[] }) => (
  <section className="alert" aria-label="Faulty crates">
    <Icon name="info" />
    <div>
      <p>Some of its crates are not whole. What is wrong in them will be left out.</p>
      <FaultList name="Crate" faults={faults.slice(0, MOST)} more={faults.length - MOST} />
    </div>
  </section>
)

const FaultList = ({ name, faults, more }: { name: string; faults: RowFailure[]; more: number }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <ul className="failed-rows" tabIndex={0} aria-label="What is wrong">
    {faults.map(({ row, field, message }) => (
      <li key={`${row} ${field}`}>
        {field === 'row' ? `${name} ${row}` : `${name} ${row}, ${field}`}: {message}
      </li>
    ))}
    {more > 0 && <li>and {numberText(more)} more</li>}
  </ul>
)
