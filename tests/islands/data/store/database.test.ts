import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { closeDatabase, openDatabase } from '#islands/data/store/database.ts'
import { onTabNews, tellAllTabs, tellTabs } from '#islands/data/tabs.ts'
import { waitFor } from '../../../wait-for.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await closeDatabase()
})

describe('the database on the device', () => {
  it('has a store for each kind of record and one for changes that were not sent', async () => {
    const database = await openDatabase()
    expect([...database.objectStoreNames]).toEqual(['albums', 'crates', 'members', 'outbox', 'state'])
    expect(await openDatabase()).toBe(database)
  })

  it('is opened again after it could not be', async () => {
    const throwing = {
      open: () => {
        throw new DOMException('The operation is insecure', 'SecurityError')
      },
    }
    vi.stubGlobal('indexedDB', throwing)
    await expect(openDatabase()).rejects.toThrow('insecure')
    vi.unstubAllGlobals()
    expect((await openDatabase()).name).toBe('gatefold')
  })

  it('cannot be opened after a newer build, whose stores it does not know', async () => {
    ;(await openDB('gatefold', 9)).close()
    await expect(openDatabase()).rejects.toThrow()
  })

  it('makes way for a newer build in another tab', async () => {
    const old = await openDatabase()
    const newer = await openDB('gatefold', 2)
    expect(() => old.transaction('state')).toThrow()
    newer.close()
  })
})

it('tells the other tabs, not this one', async () => {
  const heard: unknown[] = []
  const other = new BroadcastChannel('gatefold')
  const arrival = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data)
  })
  const stop = onTabNews((news) => heard.push(news))
  tellTabs({ kind: 'synced', revision: 7 })
  expect(await arrival).toEqual({ kind: 'synced', revision: 7 })
  other.postMessage({ kind: 'wiped' })
  await waitFor(() => expect(heard).toEqual([{ kind: 'wiped' }]))
  stop()
  other.close()
})

it('tells all tabs, with this one, who is signed in', async () => {
  const heard: unknown[] = []
  const other = new BroadcastChannel('gatefold')
  other.onmessage = ({ data }) => heard.push(data)
  const stop = onTabNews((news) => heard.push(news))
  const news = { kind: 'session', session: { person: '7' } } as const
  tellAllTabs(news)
  await waitFor(() => expect(heard).toEqual([news, news]))
  stop()
  other.close()
})
