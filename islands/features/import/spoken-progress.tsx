import type { ReactNode } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { spokenOf } from './import-pace.ts'

/** What screen readers are told while imports run; `children` are told after the end. */
export const SpokenProgress = ({ running, children }: { running: readonly ImportView[]; children?: ReactNode }) => (
  <div className="sr-only" role="status">
    {running.map((one) => (
      <p key={one.id}>{spokenOf(one)}</p>
    ))}
    {running.length === 0 && children}
  </div>
)
