import { expect, it } from 'vitest'
import { parseHash } from '#islands/lib/location.ts'

it.each([
  ['', null],
  ['#', null],
  ['#add', { name: 'add', id: null }],
  ['#edit-12', { name: 'edit', id: 12 }],
  ['#edit-crate-7', { name: 'edit-crate', id: 7 }],
  ['#settings-admin-log', { name: 'settings-admin-log', id: null }],
  ['#album-562949953421311', { name: 'album', id: 562949953421311 }],
  ['#edit--12', null],
  ['#Edit-12', null],
  ['#edit-12-', null],
  ['#12', null],
])('reads the address %j as the dialog %j', (hash, dialog) => {
  expect(parseHash(hash)).toEqual(dialog)
})
