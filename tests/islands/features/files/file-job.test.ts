import { describe, expect, it } from 'vitest'
import { currentJob, type FileEvent, type FileJob, shareOf } from '#islands/features/files/file-job.ts'
import { dispatch, nextJob } from '#islands/features/files/import-file.ts'

const file = new File(['title,artist'], 'shelf.csv')
const progress = {
  ...{ rows: 0, total: 3, created: 0, updated: 0, skipped: 0, failed: 0, crates: 0 },
  waiting: 'server' as const,
}
const sent = { file, importId: 7, plan: { kind: 'albums' as const }, progress }
const STAGES = {
  none: { stage: 'none' },
  reading: { stage: 'reading', file, share: 0.5 },
  rejected: { stage: 'rejected', file, message: 'This file is empty' },
  previewed: { stage: 'previewed', file, hash: 'a1' },
  sending: { stage: 'sending', ...sent },
  interrupted: { stage: 'interrupted', ...sent, message: 'No' },
  finished: { stage: 'finished', file },
} as unknown as Record<FileJob['stage'], FileJob>

/** The stages that an event changes, each with the stage after it. */
const effectOf = (event: FileEvent) =>
  Object.fromEntries(
    Object.values(STAGES).flatMap((job) => {
      const next = nextJob(job, event)
      return next === job ? [] : [[job.stage, next.stage]]
    }),
  )

it('shows the last file job', () => {
  dispatch({ type: 'chosen', file })
  dispatch({ type: 'read', share: 0.5 })
  expect(currentJob()).toEqual({ stage: 'reading', file, share: 0.5 })
  dispatch({ type: 'rejected', file, message: 'This file is empty' })
  expect(currentJob()).toEqual({ stage: 'rejected', file, message: 'This file is empty' })
  dispatch({ type: 'closed' })
  expect(currentJob()).toEqual({ stage: 'none' })
})

describe('the stages', () => {
  it('chooses no other file while one is sent', () => {
    const stages = ['none', 'reading', 'rejected', 'previewed', 'interrupted', 'finished']
    expect(effectOf({ type: 'chosen', file })).toEqual(Object.fromEntries(stages.map((stage) => [stage, 'reading'])))
  })

  it('ignores what comes too late', () => {
    const previewed = { file } as Extract<FileEvent, { type: 'previewed' }>['previewed']
    expect(effectOf({ type: 'read', share: 1 })).toEqual({ reading: 'reading' })
    expect(effectOf({ type: 'previewed', previewed })).toEqual({ reading: 'previewed' })
    const other = { ...previewed, file: new File([], 'other.csv') }
    expect(effectOf({ type: 'previewed', previewed: other })).toEqual({})
    expect(effectOf({ type: 'started', sent })).toEqual({ previewed: 'sending', interrupted: 'sending' })
    expect(effectOf({ type: 'progress', progress })).toEqual({ sending: 'sending' })
  })

  it('never goes back, nor says that all is done before the end', () => {
    const at = (rows: number) => ({ ...progress, rows, total: 4 })
    const further = nextJob(STAGES.sending, { type: 'progress', progress: at(3) })
    const again = nextJob(further, { type: 'progress', progress: at(1) })
    expect(again).toMatchObject({ progress: { rows: 3 } })
    expect([at(0), at(1), at(4)].map(shareOf)).toEqual([0, 0.25, 0.99])
  })

  it('waits for nothing once it is interrupted', () => {
    const event = { type: 'interrupted', message: 'Lost' } as const
    expect(effectOf(event)).toEqual({ sending: 'interrupted', interrupted: 'interrupted' })
    expect(nextJob(STAGES.sending, event)).toMatchObject({ importId: 7, message: 'Lost', progress: { waiting: null } })
  })

  it('keeps the file to its end', () => {
    const result = { view: {}, progress, failures: [] } as unknown as Extract<FileEvent, { type: 'finished' }>['result']
    expect(effectOf({ type: 'finished', result })).toEqual({ sending: 'finished', interrupted: 'finished' })
    expect(nextJob(STAGES.sending, { type: 'finished', result })).toMatchObject({ file, progress })
  })
})
