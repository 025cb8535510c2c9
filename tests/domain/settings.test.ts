import { expect, it } from 'vitest'
import { renderedSettings, SETTINGS, settingIn, viewOf } from '#domain/settings.ts'

it('reads what a device has kept, and takes the usual value for anything else', () => {
  expect(settingIn('theme', 'dark')).toBe('dark')
  for (const kept of [null, undefined, '', 'purple']) expect(settingIn('theme', kept)).toBe('system')
  expect(settingIn('columns', 'label.price')).toBe('label.price')
})

it('renders by cookies and the account alone', () => {
  const asked = new Set<string>()
  const settings = renderedSettings({ itemsPerPage: 25 }, (key) => {
    asked.add(key)
    return key === 'gatefold.view' ? 'wall' : undefined
  })
  expect(settings).toMatchObject({ view: 'wall', itemsPerPage: 25, charts: 'closed' })
  const cookies = Object.values(SETTINGS).filter(({ storedIn }) => storedIn === 'cookie')
  expect(asked).toEqual(new Set(cookies.map(({ key }) => key)))
})

it('shows the view of the device, without one that of the account, and without both the grid', () => {
  expect(viewOf({ view: 'list', lastView: 'wall' })).toBe('list')
  expect(viewOf({ view: '', lastView: 'wall' })).toBe('wall')
  expect(viewOf({ view: '', lastView: '' })).toBe('grid')
})

it('keeps each setting under a name of its own', () => {
  const keys = Object.values(SETTINGS).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
