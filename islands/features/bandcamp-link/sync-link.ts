import { useEffect } from 'react'
import { isSyncDue } from '#domain/imports/bandcamp-link.ts'
import { startLinkImport } from '#islands/data/api/bandcamp-link-api.ts'
import { linkSynced } from '#islands/data/store/account-storage.ts'
import { pageAccount } from '#islands/data/store/device.ts'

/** Syncs the Bandcamp link once, unless this browser has done so lately: a page may be older than the last sync. */
export function SyncLink(): null {
  useEffect(() => {
    const [account, now] = [pageAccount(), Date.now()]
    if (!isSyncDue(Number(linkSynced.get(account) ?? 0), now)) return
    linkSynced.keep(account, String(now))
    // An import that is already running does the same. The settings show errors of the link.
    startLinkImport().catch(() => undefined)
  }, [])
  return null
}
