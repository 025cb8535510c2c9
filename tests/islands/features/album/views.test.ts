import { expect, it } from 'vitest'
import { VIEWS, viewNamed } from '#islands/features/album/views.tsx'

it('shows albums in the usual view, unless a view of the kept name exists', () => {
  for (const kept of ['', 'tiles', 'constructor']) expect(viewNamed(kept).name).toBe('grid')
  for (const view of VIEWS) expect(viewNamed(view.name)).toEqual(view)
})

it('gives every view its own name and icon, and code that loads', async () => {
  for (const part of ['label', 'icon'] as const)
    expect(new Set(VIEWS.map((view) => view[part])).size).toBe(VIEWS.length)
  for (const { code } of VIEWS) expect(await code.load()).toBeTypeOf('object')
})
