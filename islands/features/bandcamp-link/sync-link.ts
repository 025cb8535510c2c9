import { useEffect } from 'react'
import { isSyncDue } from '#domain/imports/bandcamp-link.ts'
import { startLinkImport } from '#islands/data/api/bandcamp-link-api.ts'
import { readStored, writeStored } from '#islands/lib/browser-storage.ts'

const KEY = 'bandcamp-link-synced'

/** When this browser last began to sync this account's link (ms). */
function lastBegun(userId: string): number {
  const [id, time] = readStored(KEY)?.split(' ') ?? []
  return id === userId ? Number(time) : 0
}

/** Syncs the Bandcamp link once, if this browser has not done so lately: a page may be older than the last sync. */
export function SyncLink({ userId }: { userId: string }): null {
  useEffect(() => {
    const now = Date.now()
    if (!isSyncDue(lastBegun(userId), now)) return
    writeStored(KEY, `${userId} ${now}`)
    // One that runs already is as good; what is wrong with the link, its settings say.
    startLinkImport().catch(() => undefined)
  }, [userId])
  return null
}
