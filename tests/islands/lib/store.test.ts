import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createStore } from '#islands/lib/store.ts'

type Counted = { count: number; name: string }

test('a store returns what was set last, and tells its listeners of each change', () => {
  const store = createStore(1)
  const listener = vi.fn(() => store.get())
  store.subscribe(listener)
  expect(store.get()).toBe(1)
  store.set(2)
  store.set(3)
  expect(listener.mock.results.map(({ value }) => value)).toEqual([2, 3])
})

test('a listener hears nothing after it unsubscribed, and another one still does', () => {
  const store = createStore('a')
  const [gone, staying] = [vi.fn(), vi.fn()]
  const unsubscribe = store.subscribe(gone)
  store.subscribe(staying)
  unsubscribe()
  store.set('b')
  expect([gone.mock.calls.length, staying.mock.calls.length]).toEqual([0, 1])
})

test.each([
  ['the first state', (store: ReturnType<typeof createStore<Counted>>) => store.use().name, 'first'],
  ['the selected part', (store) => String(store.use(({ count }) => count)), '1'],
  ['the given value', (store) => String(store.use(({ count }) => count, 7)), '7'],
] satisfies [string, (store: ReturnType<typeof createStore<Counted>>) => string, string][])(
  'the server renders %s, whatever was set since',
  (_, read, shown) => {
    const store = createStore<Counted>({ count: 1, name: 'first' })
    store.set({ count: 2, name: 'second' })
    expect(renderToString(createElement(() => read(store)))).toBe(shown)
  },
)
