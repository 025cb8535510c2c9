import type { RowFailure } from '#domain/error.ts'
import { Icon } from '../../ui/icon.tsx'

const MOST = 200

/** The rows of a file that could not be kept, and why. */
export function FailedRows({ failed }: { failed: RowFailure[] }) {
  const hidden = failed.length - MOST
  return (
    <div className="alert bad" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>
          {failed.length === 1 ? 'One row was left out' : `${failed.length.toLocaleString('en')} rows were left out`}.
          The others are in your collection.
        </p>
        <ul className="failed-rows">
          {failed.slice(0, MOST).map((failure) => (
            <li key={failure.row}>
              Row {failure.row}, {failure.field}: {failure.message}
            </li>
          ))}
          {hidden > 0 && <li>and {hidden.toLocaleString('en')} more</li>}
        </ul>
      </div>
    </div>
  )
}
