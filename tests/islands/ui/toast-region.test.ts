import { isValidElement } from 'react'
import { toast as sonner } from 'sonner'
import { expect, it } from 'vitest'
import { show } from '#islands/ui/toast-region.tsx'

it('replaces the previous toast', () => {
  const said = () =>
    sonner.getToasts().flatMap((one) => {
      const shown = 'jsx' in one ? one.jsx : null
      return isValidElement<{ title: string }>(shown) ? shown.props.title : []
    })
  show({ kind: 'ok', title: 'Album added' })
  expect(said()).toEqual(['Album added'])
  show({ kind: 'error', title: 'Failed to delete album' })
  expect(said()).toEqual(['Failed to delete album'])
  sonner.dismiss()
  expect(said()).toEqual([])
})
