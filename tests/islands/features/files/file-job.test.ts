import { expect, it } from 'vitest'
import { currentJob, setJob } from '#islands/features/files/file-job.ts'

it('shows the last file job', () => {
  const file = new File(['title,artist'], 'shelf.csv')
  setJob({ stage: 'reading', file, share: 0.5 })
  setJob({ stage: 'rejected', file, message: 'This file is empty' })
  expect(currentJob()).toEqual({ stage: 'rejected', file, message: 'This file is empty' })
  setJob({ stage: 'none' })
  expect(currentJob()).toEqual({ stage: 'none' })
})
